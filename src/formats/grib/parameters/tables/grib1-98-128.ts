// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|128.1||strf|Stream function|m**2 s**-1
98|128.10||ws|Wind speed|m s**-1
98|128.11||udvw|U component of divergent wind|m s**-1
98|128.12||vdvw|V component of divergent wind|m s**-1
98|128.121||mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
98|128.122||mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
98|128.123||10fg6|Maximum 10 metre wind gust in the last 6 hours|m s**-1
98|128.124||emis|Surface emissivity|Proportion
98|128.125||vite|Vertically integrated total energy|J m**-2
98|128.127||at|Atmospheric tide|1
98|128.128||bv|Budget values|1
98|128.129||z|Geopotential|m**2 s**-2
98|128.13||urtw|U component of rotational wind|m s**-1
98|128.130||t|Temperature|K
98|128.131||u|U component of wind|m s**-1
98|128.132||v|V component of wind|m s**-1
98|128.133||q|Specific humidity|kg kg**-1
98|128.134||sp|Surface pressure|Pa
98|128.135||w|Vertical velocity|Pa s**-1
98|128.136||tcw|Total column water|kg m**-2
98|128.137||tcwv|Total column vertically-integrated water vapour|kg m**-2
98|128.138||vo|Vorticity (relative)|s**-1
98|128.139||stl1|Soil temperature level 1|K
98|128.14||vrtw|V component of rotational wind|m s**-1
98|128.140||swl1|Soil wetness level 1|m of water equivalent
98|128.141||sd|Snow depth|m of water equivalent
98|128.142||lsp|Large-scale precipitation|m
98|128.143||cp|Convective precipitation|m
98|128.144||sf|Snowfall|m of water equivalent
98|128.145||bld|Time-integrated boundary layer dissipation|J m**-2
98|128.146||sshf|Time-integrated surface sensible heat net flux|J m**-2
98|128.147||slhf|Time-integrated surface latent heat net flux|J m**-2
98|128.148||chnk|Charnock|Numeric
98|128.149||snr|Surface net radiation (SW and LW)|J m**-2
98|128.15||aluvp|UV visible albedo for direct radiation (climatological)|(0 - 1)
98|128.150||tnr|Top net radiation (SW and LW)|J m**-2
98|128.151||msl|Mean sea level pressure|Pa
98|128.152||lnsp|Logarithm of surface pressure|Numeric
98|128.153||swhr|Short-wave heating rate|K
98|128.154||lwhr|Long-wave heating rate|K
98|128.155||d|Divergence|s**-1
98|128.156||gh|Geopotential height|gpm
98|128.157||r|Relative humidity|%
98|128.158||tsp|Tendency of surface pressure|Pa s**-1
98|128.159||blh|Boundary layer height|m
98|128.16||aluvd|UV visible albedo for diffuse radiation (climatological)|(0 - 1)
98|128.160||sdor|Standard deviation of sub-gridscale orography|m
98|128.161||isor|Anisotropy of sub-gridscale orography|Numeric
98|128.162||anor|Angle of sub-gridscale orography|radians
98|128.163||slor|Slope of sub-gridscale orography|Numeric
98|128.164||tcc|Total cloud cover|(0 - 1)
98|128.165||10u|10 metre U wind component|m s**-1
98|128.166||10v|10 metre V wind component|m s**-1
98|128.167||2t|2 metre temperature|K
98|128.168||2d|2 metre dewpoint temperature|K
98|128.169||ssrd|Surface short-wave (solar) radiation downwards|J m**-2
98|128.17||alnip|Near IR albedo for direct radiation (climatological)|(0 - 1)
98|128.170||stl2|Soil temperature level 2|K
98|128.171||swl2|Soil wetness level 2|m of water equivalent
98|128.172||lsm|Land-sea mask|(0 - 1)
98|128.173||sr|Surface roughness (climatological)|m
98|128.174||al|Albedo (climatological)|(0 - 1)
98|128.175||strd|Surface long-wave (thermal) radiation downwards|J m**-2
98|128.176||ssr|Surface net short-wave (solar) radiation|J m**-2
98|128.177||str|Surface net long-wave (thermal) radiation|J m**-2
98|128.178||tsr|Top net short-wave (solar) radiation|J m**-2
98|128.179||ttr|Top net long-wave (thermal) radiation|J m**-2
98|128.18||alnid|Near IR albedo for diffuse radiation (climatological)|(0 - 1)
98|128.180||ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
98|128.181||nsss|Time-integrated northward turbulent surface stress|N m**-2 s
98|128.182||e|Evaporation|m of water equivalent
98|128.183||stl3|Soil temperature level 3|K
98|128.184||swl3|Soil wetness level 3|m of water equivalent
98|128.185||ccc|Convective cloud cover|(0 - 1)
98|128.186||lcc|Low cloud cover|(0 - 1)
98|128.187||mcc|Medium cloud cover|(0 - 1)
98|128.188||hcc|High cloud cover|(0 - 1)
98|128.189||sund|Sunshine duration|s
98|128.19||uvcs|Clear sky surface UV|J m**-2
98|128.190||ewov|East-West component of sub-gridscale orographic variance|m**2
98|128.191||nsov|North-South component of sub-gridscale orographic variance|m**2
98|128.192||nwov|North-West/South-East component of sub-gridscale orographic variance|m**2
98|128.193||neov|North-East/South-West component of sub-gridscale orographic variance|m**2
98|128.194||btmp|Brightness temperature|K
98|128.195||lgws|Eastward gravity wave surface stress|N m**-2 s
98|128.196||mgws|Northward gravity wave surface stress|N m**-2 s
98|128.197||gwd|Gravity wave dissipation|J m**-2
98|128.198||src|Skin reservoir content|m of water equivalent
98|128.199||veg|Vegetation fraction|(0 - 1)
98|128.2||vp|Velocity potential|m**2 s**-1
98|128.20||parcs|Surface photosynthetically active radiation, clear sky|J m**-2
98|128.200||vso|Variance of sub-gridscale orography|m**2
98|128.201||mx2t|Maximum temperature at 2 metres since previous post-processing|K
98|128.202||mn2t|Minimum temperature at 2 metres since previous post-processing|K
98|128.203||o3|Ozone mass mixing ratio|kg kg**-1
98|128.204||paw|Precipitation analysis weights|1
98|128.205||ro|Runoff|m
98|128.206||tco3|Total column ozone|kg m**-2
98|128.207||10si|10 metre wind speed|m s**-1
98|128.208||tsrc|Top net short-wave (solar) radiation, clear sky|J m**-2
98|128.209||ttrc|Top net long-wave (thermal) radiation, clear sky|J m**-2
98|128.21||uctp|Unbalanced component of temperature|K
98|128.210||ssrc|Surface net short-wave (solar) radiation, clear sky|J m**-2
98|128.211||strc|Surface net long-wave (thermal) radiation, clear sky|J m**-2
98|128.212||tisr|TOA incident short-wave (solar) radiation|J m**-2
98|128.213||vimd|Vertically integrated moisture divergence|kg m**-2
98|128.214||dhr|Diabatic heating by radiation|K
98|128.215||dhvd|Diabatic heating by vertical diffusion|K
98|128.216||dhcc|Diabatic heating by cumulus convection|K
98|128.217||dhlc|Diabatic heating large-scale condensation|K
98|128.218||vdzw|Vertical diffusion of zonal wind|m s**-1
98|128.219||vdmw|Vertical diffusion of meridional wind|m s**-1
98|128.22||ucln|Unbalanced component of logarithm of surface pressure|1
98|128.220||ewgd|East-West gravity wave drag tendency|m s**-1
98|128.221||nsgd|North-South gravity wave drag tendency|m s**-1
98|128.222||ctzw|Convective tendency of zonal wind|m s**-1
98|128.223||ctmw|Convective tendency of meridional wind|m s**-1
98|128.224||vdh|Vertical diffusion of humidity|kg kg**-1
98|128.225||htcc|Humidity tendency by cumulus convection|kg kg**-1
98|128.226||htlc|Humidity tendency by large-scale condensation|kg kg**-1
98|128.227||crnh|Tendency due to removal of negative humidity|kg kg**-1
98|128.228||tp|Total precipitation|m
98|128.229||iews|Instantaneous eastward turbulent surface stress|N m**-2
98|128.23||ucdv|Unbalanced component of divergence|s**-1
98|128.230||inss|Instantaneous northward turbulent surface stress|N m**-2
98|128.231||ishf|Instantaneous surface sensible heat net flux|W m**-2
98|128.232||ie|Instantaneous moisture flux|kg m**-2 s**-1
98|128.233||asq|Apparent surface humidity|kg kg**-1
98|128.234||lsrh|Logarithm of surface roughness length for heat (climatological)|Numeric
98|128.235||skt|Skin temperature|K
98|128.236||stl4|Soil temperature level 4|K
98|128.237||swl4|Soil wetness level 4|m
98|128.238||tsn|Temperature of snow layer|K
98|128.239||csf|Convective snowfall|m of water equivalent
98|128.240||lsf|Large-scale snowfall|m of water equivalent
98|128.241||acf|Accumulated cloud fraction tendency|(-1 to 1)
98|128.242||alw|Accumulated liquid water tendency|(-1 to 1)
98|128.243||fal|Forecast albedo|(0 - 1)
98|128.244||fsr|Forecast surface roughness|m
98|128.245||flsr|Forecast logarithm of surface roughness for heat|Numeric
98|128.246||clwc|Specific cloud liquid water content|kg kg**-1
98|128.247||ciwc|Specific cloud ice water content|kg kg**-1
98|128.248||cc|Fraction of cloud cover|(0 - 1)
98|128.249||aiw|Accumulated ice water tendency|(-1 to 1)
98|128.250||ice|Ice age|(0 - 1)
98|128.251||atte|Adiabatic tendency of temperature|K
98|128.252||athe|Adiabatic tendency of humidity|kg kg**-1
98|128.253||atze|Adiabatic tendency of zonal wind|m s**-1
98|128.254||atmw|Adiabatic tendency of meridional wind|m s**-1
98|128.26||cl|Lake cover|(0 - 1)
98|128.27||cvl|Low vegetation cover|(0 - 1)
98|128.28||cvh|High vegetation cover|(0 - 1)
98|128.29||tvl|Type of low vegetation|(Code table 4.234)
98|128.3||pt|Potential temperature|K
98|128.30||tvh|Type of high vegetation|(Code table 4.234)
98|128.31||ci|Sea ice area fraction|(0 - 1)
98|128.32||asn|Snow albedo|(0 - 1)
98|128.33||rsn|Snow density|kg m**-3
98|128.34||sst|Sea surface temperature|K
98|128.35||istl1|Ice temperature layer 1|K
98|128.36||istl2|Ice temperature layer 2|K
98|128.37||istl3|Ice temperature layer 3|K
98|128.38||istl4|Ice temperature layer 4|K
98|128.39||swvl1|Volumetric soil water layer 1|m**3 m**-3
98|128.4||eqpt|Equivalent potential temperature|K
98|128.40||swvl2|Volumetric soil water layer 2|m**3 m**-3
98|128.41||swvl3|Volumetric soil water layer 3|m**3 m**-3
98|128.42||swvl4|Volumetric soil water layer 4|m**3 m**-3
98|128.43||slt|Soil type|(Code table 4.213)
98|128.44||es|Snow evaporation|m of water equivalent
98|128.45||smlt|Snowmelt|m of water equivalent
98|128.46||sdur|Solar duration|s
98|128.47||dsrp|Surface direct normal short-wave (solar) radiation|J m**-2
98|128.48||magss|Time-integrated magnitude of turbulent surface stress|N m**-2 s
98|128.49||10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
98|128.5||sept|Saturated equivalent potential temperature|K
98|128.50||lspf|Large-scale precipitation fraction|s
98|128.51||mx2t24|Maximum temperature at 2 metres in the last 24 hours|K
98|128.52||mn2t24|Minimum temperature at 2 metres in the last 24 hours|K
98|128.53||mont|Montgomery potential|m**2 s**-2
98|128.54||pres|Pressure|Pa
98|128.55||mean2t24|Mean temperature at 2 metres in the last 24 hours|K
98|128.56||mn2d24|Mean 2 metre dewpoint temperature in the last 24 hours|K
98|128.57||uvb|Surface downward UV radiation|J m**-2
98|128.58||par|Photosynthetically active radiation at the surface|J m**-2
98|128.59||cape|Convective available potential energy|J kg**-1
98|128.6||ssfr|Soil sand fraction|(0 - 1)
98|128.60||pv|Potential vorticity|K m**2 kg**-1 s**-1
98|128.62||obct|Observation count|1
98|128.63||stsktd|Start time for skin temperature difference|s
98|128.64||ftsktd|Finish time for skin temperature difference|s
98|128.65||sktd|Skin temperature difference|K
98|128.66||lai_lv|Leaf area index, low vegetation|m**2 m**-2
98|128.67||lai_hv|Leaf area index, high vegetation|m**2 m**-2
98|128.68||msr_lv|Minimum stomatal resistance, low vegetation|s m**-1
98|128.69||msr_hv|Minimum stomatal resistance, high vegetation|s m**-1
98|128.7||scfr|Soil clay fraction|(0 - 1)
98|128.70||bc_lv|Biome cover, low vegetation|(0 - 1)
98|128.71||bc_hv|Biome cover, high vegetation|(0 - 1)
98|128.72||issrd|Instantaneous surface solar radiation downwards|W m**-2
98|128.73||istrd|Instantaneous surface thermal radiation downwards|W m**-2
98|128.74||sdfor|Standard deviation of filtered subgrid orography (climatological)|m
98|128.75||crwc|Specific rain water content|kg kg**-1
98|128.76||cswc|Specific snow water content|kg kg**-1
98|128.77||etadot|Eta-coordinate vertical velocity|s**-1
98|128.78||tclw|Total column cloud liquid water|kg m**-2
98|128.79||tciw|Total column cloud ice water|kg m**-2
98|128.8||sro|Surface runoff|m
98|128.9||ssro|Sub-surface runoff|m`;
