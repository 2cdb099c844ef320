// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|192.128.11||udvw|U component of divergent wind|m s**-1
98|192.128.12||vdvw|V component of divergent wind|m s**-1
98|192.128.124||emis|Surface emissivity|Proportion|old
98|192.128.125||vite|Vertically integrated total energy|J m**-2
98|192.128.127||at|Atmospheric tide|1
98|192.128.128||bv|Budget values|1
98|192.128.13||urtw|U component of rotational wind|m s**-1
98|192.128.137||tcwv|Total column vertically-integrated water vapour|kg m**-2|old
98|192.128.139||stl1|Soil temperature level 1|K
98|192.128.14||vrtw|V component of rotational wind|m s**-1
98|192.128.140||swl1|Soil wetness level 1|m of water equivalent
98|192.128.142||lsp|Large-scale precipitation|m|old
98|192.128.144||sf|Snowfall|m of water equivalent|old
98|192.128.148||chnk|Charnock|Numeric|old
98|192.128.149||snr|Surface net radiation (SW and LW)|J m**-2|old
98|192.128.15||aluvp|UV visible albedo for direct radiation (climatological)|(0 - 1)|old
98|192.128.150||tnr|Top net radiation (SW and LW)|J m**-2|old
98|192.128.153||swhr|Short-wave heating rate|K
98|192.128.154||lwhr|Long-wave heating rate|K
98|192.128.158||tsp|Tendency of surface pressure|Pa s**-1
98|192.128.159||blh|Boundary layer height|m|old
98|192.128.16||aluvd|UV visible albedo for diffuse radiation (climatological)|(0 - 1)|old
98|192.128.160||sdor|Standard deviation of sub-gridscale orography|m|old
98|192.128.161||isor|Anisotropy of sub-gridscale orography|Numeric|old
98|192.128.162||anor|Angle of sub-gridscale orography|radians|old
98|192.128.163||slor|Slope of sub-gridscale orography|Numeric|old
98|192.128.164||tcc|Total cloud cover|(0 - 1)|old
98|192.128.169||ssrd|Surface short-wave (solar) radiation downwards|J m**-2|old
98|192.128.17||alnip|Near IR albedo for direct radiation (climatological)|(0 - 1)|old
98|192.128.170||stl2|Soil temperature level 2|K
98|192.128.171||swl2|Soil wetness level 2|m of water equivalent
98|192.128.174||al|Albedo (climatological)|(0 - 1)|old
98|192.128.175||strd|Surface long-wave (thermal) radiation downwards|J m**-2|old
98|192.128.178||tsr|Top net short-wave (solar) radiation|J m**-2|old
98|192.128.18||alnid|Near IR albedo for diffuse radiation (climatological)|(0 - 1)|old
98|192.128.180||ewss|Time-integrated eastward turbulent surface stress|N m**-2 s|old
98|192.128.181||nsss|Time-integrated northward turbulent surface stress|N m**-2 s|old
98|192.128.182||e|Evaporation|m of water equivalent|old
98|192.128.183||stl3|Soil temperature level 3|K
98|192.128.184||swl3|Soil wetness level 3|m of water equivalent
98|192.128.185||ccc|Convective cloud cover|(0 - 1)
98|192.128.186||lcc|Low cloud cover|(0 - 1)|old
98|192.128.187||mcc|Medium cloud cover|(0 - 1)|old
98|192.128.188||hcc|High cloud cover|(0 - 1)|old
98|192.128.19||uvcs|Clear sky surface UV|J m**-2
98|192.128.190||ewov|East-West component of sub-gridscale orographic variance|m**2
98|192.128.191||nsov|North-South component of sub-gridscale orographic variance|m**2
98|192.128.192||nwov|North-West/South-East component of sub-gridscale orographic variance|m**2
98|192.128.193||neov|North-East/South-West component of sub-gridscale orographic variance|m**2
98|192.128.195||lgws|Eastward gravity wave surface stress|N m**-2 s|old
98|192.128.196||mgws|Northward gravity wave surface stress|N m**-2 s|old
98|192.128.197||gwd|Gravity wave dissipation|J m**-2|old
98|192.128.198||src|Skin reservoir content|m of water equivalent|old
98|192.128.199||veg|Vegetation fraction|(0 - 1)
98|192.128.20||parcs|Surface photosynthetically active radiation, clear sky|J m**-2|old
98|192.128.200||vso|Variance of sub-gridscale orography|m**2
98|192.128.204||paw|Precipitation analysis weights|1
98|192.128.205||ro|Runoff|m|old
98|192.128.206||tco3|Total column ozone|kg m**-2|old
98|192.128.208||tsrc|Top net short-wave (solar) radiation, clear sky|J m**-2|old
98|192.128.209||ttrc|Top net long-wave (thermal) radiation, clear sky|J m**-2|old
98|192.128.21||uctp|Unbalanced component of temperature|K|old
98|192.128.210||ssrc|Surface net short-wave (solar) radiation, clear sky|J m**-2|old
98|192.128.211||strc|Surface net long-wave (thermal) radiation, clear sky|J m**-2|old
98|192.128.212||tisr|TOA incident short-wave (solar) radiation|J m**-2|old
98|192.128.213||vimd|Vertically integrated moisture divergence|kg m**-2|old
98|192.128.214||dhr|Diabatic heating by radiation|K
98|192.128.215||dhvd|Diabatic heating by vertical diffusion|K
98|192.128.216||dhcc|Diabatic heating by cumulus convection|K
98|192.128.217||dhlc|Diabatic heating large-scale condensation|K
98|192.128.218||vdzw|Vertical diffusion of zonal wind|m s**-1
98|192.128.219||vdmw|Vertical diffusion of meridional wind|m s**-1
98|192.128.22||ucln|Unbalanced component of logarithm of surface pressure|1|old
98|192.128.220||ewgd|East-West gravity wave drag tendency|m s**-1
98|192.128.221||nsgd|North-South gravity wave drag tendency|m s**-1
98|192.128.222||ctzw|Convective tendency of zonal wind|m s**-1
98|192.128.223||ctmw|Convective tendency of meridional wind|m s**-1
98|192.128.224||vdh|Vertical diffusion of humidity|kg kg**-1
98|192.128.225||htcc|Humidity tendency by cumulus convection|kg kg**-1
98|192.128.226||htlc|Humidity tendency by large-scale condensation|kg kg**-1
98|192.128.227||crnh|Tendency due to removal of negative humidity|kg kg**-1
98|192.128.229||iews|Instantaneous eastward turbulent surface stress|N m**-2|old
98|192.128.23||ucdv|Unbalanced component of divergence|s**-1|old
98|192.128.230||inss|Instantaneous northward turbulent surface stress|N m**-2|old
98|192.128.231||ishf|Instantaneous surface sensible heat net flux|W m**-2|old
98|192.128.232||ie|Instantaneous moisture flux|kg m**-2 s**-1|old
98|192.128.233||asq|Apparent surface humidity|kg kg**-1
98|192.128.234||lsrh|Logarithm of surface roughness length for heat (climatological)|Numeric|old
98|192.128.236||stl4|Soil temperature level 4|K
98|192.128.237||swl4|Soil wetness level 4|m
98|192.128.238||tsn|Temperature of snow layer|K|old
98|192.128.239||csf|Convective snowfall|m of water equivalent|old
98|192.128.240||lsf|Large-scale snowfall|m of water equivalent|old
98|192.128.241||acf|Accumulated cloud fraction tendency|(-1 to 1)
98|192.128.242||alw|Accumulated liquid water tendency|(-1 to 1)
98|192.128.243||fal|Forecast albedo|(0 - 1)|old
98|192.128.244||fsr|Forecast surface roughness|m|old
98|192.128.245||flsr|Forecast logarithm of surface roughness for heat|Numeric|old
98|192.128.249||aiw|Accumulated ice water tendency|(-1 to 1)
98|192.128.250||ice|Ice age|(0 - 1)
98|192.128.251||atte|Adiabatic tendency of temperature|K
98|192.128.252||athe|Adiabatic tendency of humidity|kg kg**-1
98|192.128.253||atze|Adiabatic tendency of zonal wind|m s**-1
98|192.128.254||atmw|Adiabatic tendency of meridional wind|m s**-1
98|192.128.26||cl|Lake cover|(0 - 1)|old
98|192.128.27||cvl|Low vegetation cover|(0 - 1)|old
98|192.128.28||cvh|High vegetation cover|(0 - 1)|old
98|192.128.29||tvl|Type of low vegetation|(Code table 4.234)|old
98|192.128.30||tvh|Type of high vegetation|(Code table 4.234)|old
98|192.128.31||ci|Sea ice area fraction|(0 - 1)|old
98|192.128.32||asn|Snow albedo|(0 - 1)|old
98|192.128.33||rsn|Snow density|kg m**-3|old
98|192.128.34||sst|Sea surface temperature|K|old
98|192.128.35||istl1|Ice temperature layer 1|K
98|192.128.36||istl2|Ice temperature layer 2|K
98|192.128.37||istl3|Ice temperature layer 3|K
98|192.128.38||istl4|Ice temperature layer 4|K
98|192.128.39||swvl1|Volumetric soil water layer 1|m**3 m**-3
98|192.128.4||eqpt|Equivalent potential temperature|K
98|192.128.40||swvl2|Volumetric soil water layer 2|m**3 m**-3
98|192.128.41||swvl3|Volumetric soil water layer 3|m**3 m**-3
98|192.128.42||swvl4|Volumetric soil water layer 4|m**3 m**-3
98|192.128.44||es|Snow evaporation|m of water equivalent|old
98|192.128.45||smlt|Snowmelt|m of water equivalent|old
98|192.128.46||sdur|Solar duration|s
98|192.128.47||dsrp|Surface direct normal short-wave (solar) radiation|J m**-2|old
98|192.128.48||magss|Time-integrated magnitude of turbulent surface stress|N m**-2 s|old
98|192.128.5||sept|Saturated equivalent potential temperature|K
98|192.128.50||lspf|Large-scale precipitation fraction|s|old
98|192.128.53||mont|Montgomery potential|m**2 s**-2|old
98|192.128.55||mean2t24|Mean temperature at 2 metres in the last 24 hours|K|old
98|192.128.56||mn2d24|Mean 2 metre dewpoint temperature in the last 24 hours|K|old
98|192.128.57||uvb|Surface downward UV radiation|J m**-2|old
98|192.128.58||par|Photosynthetically active radiation at the surface|J m**-2|old
98|192.128.6||ssfr|Soil sand fraction|(0 - 1)
98|192.128.62||obct|Observation count|1
98|192.128.63||stsktd|Start time for skin temperature difference|s
98|192.128.64||ftsktd|Finish time for skin temperature difference|s
98|192.128.65||sktd|Skin temperature difference|K
98|192.128.66||lai_lv|Leaf area index, low vegetation|m**2 m**-2|old
98|192.128.67||lai_hv|Leaf area index, high vegetation|m**2 m**-2|old
98|192.128.7||scfr|Soil clay fraction|(0 - 1)
98|192.128.70||bc_lv|Biome cover, low vegetation|(0 - 1)
98|192.128.71||bc_hv|Biome cover, high vegetation|(0 - 1)
98|192.128.74||sdfor|Standard deviation of filtered subgrid orography (climatological)|m|old
98|192.128.78||tclw|Total column cloud liquid water|kg m**-2|old
98|192.128.79||tciw|Total column cloud ice water|kg m**-2|old
98|192.128.8||sro|Surface runoff|m|old
98|192.128.9||ssro|Sub-surface runoff|m|old
98|192.129.1||strfgrd|Stream function gradient|m**2 s**-1
98|192.129.11||udvwgrd|U component of divergent wind gradient|m s**-1
98|192.129.12||vdvwgrd|V component of divergent wind gradient|m s**-1
98|192.129.121||mx2t6grd|Maximum temperature at 2 metres gradient|K
98|192.129.122||mn2t6grd|Minimum temperature at 2 metres gradient|K
98|192.129.123||10fg6grd|10 metre wind gust in the last 6 hours gradient|m s**-1
98|192.129.127||atgrd|Atmospheric tide gradient|1
98|192.129.128||bvgrd|Budget values gradient|1
98|192.129.129||zgrd|Geopotential gradient|m**2 s**-2
98|192.129.13||urtwgrd|U component of rotational wind gradient|m s**-1
98|192.129.130||tgrd|Temperature gradient|K
98|192.129.131||ugrd|U component of wind gradient|m s**-1
98|192.129.132||vgrd|V component of wind gradient|m s**-1
98|192.129.133||qgrd|Specific humidity gradient|kg kg**-1
98|192.129.134||spgrd|Surface pressure gradient|Pa
98|192.129.135||wgrd|vertical velocity (pressure) gradient|Pa s**-1
98|192.129.136||tcwgrd|Total column water gradient|kg m**-2
98|192.129.137||tcwvgrd|Total column water vapour gradient|kg m**-2
98|192.129.138||vogrd|Vorticity (relative) gradient|s**-1
98|192.129.139||stl1grd|Soil temperature level 1 gradient|K
98|192.129.14||vrtwgrd|V component of rotational wind gradient|m s**-1
98|192.129.140||swl1grd|Soil wetness level 1 gradient|kg m**-2
98|192.129.141||sdgrd|Snow depth gradient|m of water equivalent
98|192.129.142||lspgrd|Stratiform precipitation (Large-scale precipitation) gradient|m
98|192.129.143||cpgrd|Convective precipitation gradient|m
98|192.129.144||sfgrd|Snowfall (convective + stratiform) gradient|m of water equivalent
98|192.129.145||bldgrd|Boundary layer dissipation gradient|J m**-2
98|192.129.146||sshfgrd|Surface sensible heat flux gradient|J m**-2
98|192.129.147||slhfgrd|Surface latent heat flux gradient|J m**-2
98|192.129.148||chnkgrd|Charnock gradient|1
98|192.129.149||snrgrd|Surface net radiation gradient|J m**-2
98|192.129.150||tnrgrd|Top net radiation gradient|1
98|192.129.151||mslgrd|Mean sea level pressure gradient|Pa
98|192.129.152||lnspgrd|Logarithm of surface pressure gradient|1
98|192.129.153||swhrgrd|Short-wave heating rate gradient|K
98|192.129.154||lwhrgrd|Long-wave heating rate gradient|K
98|192.129.155||dgrd|Divergence gradient|s**-1
98|192.129.156||ghgrd|Height gradient|m
98|192.129.157||rgrd|Relative humidity gradient|%
98|192.129.158||tspgrd|Tendency of surface pressure gradient|Pa s**-1
98|192.129.159||blhgrd|Boundary layer height gradient|m
98|192.129.160||sdorgrd|Standard deviation of orography gradient|1
98|192.129.161||isorgrd|Anisotropy of sub-gridscale orography gradient|1
98|192.129.162||anorgrd|Angle of sub-gridscale orography gradient|radians
98|192.129.163||slorgrd|Slope of sub-gridscale orography gradient|1
98|192.129.164||tccgrd|Total cloud cover gradient|(0 - 1)
98|192.129.165||10ugrd|10 metre U wind component gradient|m s**-1
98|192.129.166||10vgrd|10 metre V wind component gradient|m s**-1
98|192.129.167||2tgrd|2 metre temperature gradient|K
98|192.129.168||2dgrd|2 metre dewpoint temperature gradient|K
98|192.129.169||ssrdgrd|Surface solar radiation downwards gradient|J m**-2
98|192.129.170||stl2grd|Soil temperature level 2 gradient|K
98|192.129.171||swl2grd|Soil wetness level 2 gradient|kg m**-2
98|192.129.172||lsmgrd|Land-sea mask gradient|(0 - 1)
98|192.129.173||srgrd|Surface roughness gradient|m
98|192.129.174||algrd|Albedo gradient|(0 - 1)
98|192.129.175||strdgrd|Surface thermal radiation downwards gradient|J m**-2
98|192.129.176||ssrgrd|Surface net solar radiation gradient|J m**-2
98|192.129.177||strgrd|Surface net thermal radiation gradient|J m**-2
98|192.129.178||tsrgrd|Top net solar radiation gradient|J m**-2
98|192.129.179||ttrgrd|Top net thermal radiation gradient|J m**-2
98|192.129.180||ewssgrd|East-West surface stress gradient|N m**-2 s
98|192.129.181||nsssgrd|North-South surface stress gradient|N m**-2 s
98|192.129.182||egrd|Evaporation gradient|kg m**-2
98|192.129.183||stl3grd|Soil temperature level 3 gradient|K
98|192.129.184||swl3grd|Soil wetness level 3 gradient|kg m**-2
98|192.129.185||cccgrd|Convective cloud cover gradient|(0 - 1)
98|192.129.186||lccgrd|Low cloud cover gradient|(0 - 1)
98|192.129.187||mccgrd|Medium cloud cover gradient|(0 - 1)
98|192.129.188||hccgrd|High cloud cover gradient|(0 - 1)
98|192.129.189||sundgrd|Sunshine duration gradient|s
98|192.129.190||ewovgrd|East-West component of sub-gridscale orographic variance gradient|m**2
98|192.129.191||nsovgrd|North-South component of sub-gridscale orographic variance gradient|m**2
98|192.129.192||nwovgrd|North-West/South-East component of sub-gridscale orographic variance gradient|m**2
98|192.129.193||neovgrd|North-East/South-West component of sub-gridscale orographic variance gradient|m**2
98|192.129.194||btmpgrd|Brightness temperature gradient|K
98|192.129.195||lgwsgrd|Longitudinal component of gravity wave stress gradient|N m**-2 s
98|192.129.196||mgwsgrd|Meridional component of gravity wave stress gradient|N m**-2 s
98|192.129.197||gwdgrd|Gravity wave dissipation gradient|J m**-2
98|192.129.198||srcgrd|Skin reservoir content gradient|kg m**-2
98|192.129.199||veggrd|Vegetation fraction gradient|(0 - 1)
98|192.129.2||vpotgrd|Velocity potential gradient|m**2 s**-1
98|192.129.200||vsogrd|Variance of sub-gridscale orography gradient|m**2
98|192.129.201||mx2tgrd|Maximum temperature at 2 metres since previous post-processing gradient|K
98|192.129.202||mn2tgrd|Minimum temperature at 2 metres since previous post-processing gradient|K
98|192.129.203||o3grd|Ozone mass mixing ratio gradient|kg kg**-1
98|192.129.204||pawgrd|Precipitation analysis weights gradient|1
98|192.129.205||rogrd|Runoff gradient|m
98|192.129.206||tco3grd|Total column ozone gradient|kg m**-2
98|192.129.207||10sigrd|10 metre wind speed gradient|m s**-1
98|192.129.208||tsrcgrd|Top net solar radiation, clear sky gradient|J m**-2
98|192.129.209||ttrcgrd|Top net thermal radiation, clear sky gradient|J m**-2
98|192.129.21||uctpgrd|Unbalanced component of temperature gradient|K
98|192.129.210||ssrcgrd|Surface net solar radiation, clear sky gradient|J m**-2
98|192.129.211||strcgrd|Surface net thermal radiation, clear sky gradient|J m**-2
98|192.129.212||tisrgrd|TOA incident solar radiation gradient|J m**-2
98|192.129.214||dhrgrd|Diabatic heating by radiation gradient|K
98|192.129.215||dhvdgrd|Diabatic heating by vertical diffusion gradient|K
98|192.129.216||dhccgrd|Diabatic heating by cumulus convection gradient|K
98|192.129.217||dhlcgrd|Diabatic heating large-scale condensation gradient|K
98|192.129.218||vdzwgrd|Vertical diffusion of zonal wind gradient|m s**-1
98|192.129.219||vdmwgrd|Vertical diffusion of meridional wind gradient|m s**-1
98|192.129.22||uclngrd|Unbalanced component of logarithm of surface pressure gradient|1
98|192.129.220||ewgdgrd|East-West gravity wave drag tendency gradient|m s**-1
98|192.129.221||nsgdgrd|North-South gravity wave drag tendency gradient|m s**-1
98|192.129.222||ctzwgrd|Convective tendency of zonal wind gradient|m s**-1
98|192.129.223||ctmwgrd|Convective tendency of meridional wind gradient|m s**-1
98|192.129.224||vdhgrd|Vertical diffusion of humidity gradient|kg kg**-1
98|192.129.225||htccgrd|Humidity tendency by cumulus convection gradient|kg kg**-1
98|192.129.226||htlcgrd|Humidity tendency by large-scale condensation gradient|kg kg**-1
98|192.129.227||crnhgrd|Change from removal of negative humidity gradient|kg kg**-1
98|192.129.228||tpgrd|Total precipitation gradient|m
98|192.129.229||iewsgrd|Instantaneous X surface stress gradient|N m**-2
98|192.129.23||ucdvgrd|Unbalanced component of divergence gradient|s**-1
98|192.129.230||inssgrd|Instantaneous Y surface stress gradient|N m**-2
98|192.129.231||ishfgrd|Instantaneous surface heat flux gradient|J m**-2
98|192.129.232||iegrd|Instantaneous moisture flux gradient|kg m**-2 s
98|192.129.233||asqgrd|Apparent surface humidity gradient|kg kg**-1
98|192.129.234||lsrhgrd|Logarithm of surface roughness length for heat gradient|1
98|192.129.235||sktgrd|Skin temperature gradient|K
98|192.129.236||stl4grd|Soil temperature level 4 gradient|K
98|192.129.237||swl4grd|Soil wetness level 4 gradient|m
98|192.129.238||tsngrd|Temperature of snow layer gradient|K
98|192.129.239||csfgrd|Convective snowfall gradient|m of water equivalent
98|192.129.240||lsfgrd|Large scale snowfall gradient|m of water equivalent
98|192.129.241||acfgrd|Accumulated cloud fraction tendency gradient|(-1 to 1)
98|192.129.242||alwgrd|Accumulated liquid water tendency gradient|(-1 to 1)
98|192.129.243||falgrd|Forecast albedo gradient|(0 - 1)
98|192.129.244||fsrgrd|Forecast surface roughness gradient|m
98|192.129.245||flsrgrd|Forecast logarithm of surface roughness for heat gradient|1
98|192.129.246||clwcgrd|Specific cloud liquid water content gradient|kg kg**-1
98|192.129.247||ciwcgrd|Specific cloud ice water content gradient|kg kg**-1
98|192.129.248||ccgrd|Cloud cover gradient|(0 - 1)
98|192.129.249||aiwgrd|Accumulated ice water tendency gradient|(-1 to 1)
98|192.129.250||icegrd|Ice age gradient|(0 - 1)
98|192.129.251||attegrd|Adiabatic tendency of temperature gradient|K
98|192.129.252||athegrd|Adiabatic tendency of humidity gradient|kg kg**-1
98|192.129.253||atzegrd|Adiabatic tendency of zonal wind gradient|m s**-1
98|192.129.254||atmwgrd|Adiabatic tendency of meridional wind gradient|m s**-1
98|192.129.26||clgrd|Lake cover gradient|(0 - 1)
98|192.129.27||cvlgrd|Low vegetation cover gradient|(0 - 1)
98|192.129.28||cvhgrd|High vegetation cover gradient|(0 - 1)
98|192.129.29||tvlgrd|Type of low vegetation gradient|1
98|192.129.3||ptgrd|Potential temperature gradient|K
98|192.129.30||tvhgrd|Type of high vegetation gradient|1
98|192.129.31||sicgrd|Sea-ice cover gradient|(0 - 1)
98|192.129.32||asngrd|Snow albedo gradient|(0 - 1)
98|192.129.33||rsngrd|Snow density gradient|kg m**-3
98|192.129.34||sstkgrd|Sea surface temperature gradient|K
98|192.129.35||istl1grd|Ice surface temperature layer 1 gradient|K
98|192.129.36||istl2grd|Ice surface temperature layer 2 gradient|K
98|192.129.37||istl3grd|Ice surface temperature layer 3 gradient|K
98|192.129.38||istl4grd|Ice surface temperature layer 4 gradient|K
98|192.129.39||swvl1grd|Volumetric soil water layer 1 gradient|m**3 m**-3
98|192.129.4||eqptgrd|Equivalent potential temperature gradient|K
98|192.129.40||swvl2grd|Volumetric soil water layer 2 gradient|m**3 m**-3
98|192.129.41||swvl3grd|Volumetric soil water layer 3 gradient|m**3 m**-3
98|192.129.42||swvl4grd|Volumetric soil water layer 4 gradient|m**3 m**-3
98|192.129.43||sltgrd|Soil type gradient|1
98|192.129.44||esgrd|Snow evaporation gradient|kg m**-2
98|192.129.45||smltgrd|Snowmelt gradient|kg m**-2
98|192.129.46||sdurgrd|Solar duration gradient|s
98|192.129.47||dsrpgrd|Direct solar radiation gradient|J m**-2
98|192.129.48||magssgrd|Magnitude of turbulent surface stress gradient|N m**-2 s
98|192.129.49||10fggrd|10 metre wind gust gradient|m s**-1
98|192.129.5||septgrd|Saturated equivalent potential temperature gradient|K
98|192.129.50||lspfgrd|Large-scale precipitation fraction gradient|s
98|192.129.51||mx2t24grd|Maximum 2 metre temperature gradient|K
98|192.129.52||mn2t24grd|Minimum 2 metre temperature gradient|K
98|192.129.53||montgrd|Montgomery potential gradient|m**2 s**-2
98|192.129.54||presgrd|Pressure gradient|Pa
98|192.129.55||mean2t24grd|Mean 2 metre temperature in the last 24 hours gradient|K|old
98|192.129.56||mn2d24grd|Mean 2 metre dewpoint temperature in the last 24 hours gradient|K|old
98|192.129.57||uvbgrd|Downward UV radiation at the surface gradient|J m**-2
98|192.129.58||pargrd|Photosynthetically active radiation at the surface gradient|J m**-2
98|192.129.59||capegrd|Convective available potential energy gradient|J kg**-1
98|192.129.60||pvgrd|Potential vorticity gradient|K m**2 kg**-1 s**-1
98|192.129.61||tpogrd|Total precipitation from observations gradient|Millimetres*100 + number of stations
98|192.129.62||obctgrd|Observation count gradient|1
98|192.130.208||tsru|Top solar radiation upward|J m**-2
98|192.130.209||ttru|Top thermal radiation upward|J m**-2
98|192.130.210||tsuc|Top solar radiation upward, clear sky|J m**-2
98|192.130.211||ttuc|Top thermal radiation upward, clear sky|J m**-2
98|192.130.212||clw|Cloud liquid water|kg kg**-1
98|192.130.213||cf|Cloud fraction|(0 - 1)
98|192.130.214||dhr|Diabatic heating by radiation|K s**-1
98|192.130.215||dhvd|Diabatic heating by vertical diffusion|K s**-1
98|192.130.216||dhcc|Diabatic heating by cumulus convection|K s**-1
98|192.130.217||dhlc|Diabatic heating by large-scale condensation|K s**-1
98|192.130.218||vdzw|Vertical diffusion of zonal wind|m**2 s**-3
98|192.130.219||vdmw|Vertical diffusion of meridional wind|m**2 s**-3
98|192.130.220||ewgd|East-West gravity wave drag|m**2 s**-3
98|192.130.221||nsgd|North-South gravity wave drag|m**2 s**-3
98|192.130.224||vdh|Vertical diffusion of humidity|kg kg**-1 s**-1
98|192.130.225||htcc|Humidity tendency by cumulus convection|kg kg**-1 s**-1
98|192.130.226||htlc|Humidity tendency by large-scale condensation|kg kg**-1 s**-1
98|192.130.228||att|Adiabatic tendency of temperature|K s**-1
98|192.130.229||ath|Adiabatic tendency of humidity|kg kg**-1 s**-1
98|192.130.230||atzw|Adiabatic tendency of zonal wind|m**2 s**-3
98|192.130.231||atmwax|Adiabatic tendency of meridional wind|m**2 s**-3
98|192.130.232||mvv|Mean vertical velocity|Pa s**-1|old
98|192.131.1||2tag2|2m temperature anomaly of at least +2K|%|old
98|192.131.10||mslag0|Mean sea level pressure anomaly of at least 0 Pa|%|old
98|192.131.129||zp|Geopotential probability|%
98|192.131.130||tap|Temperature anomaly probability|%
98|192.131.139||stl1p|Soil temperature level 1 probability|%
98|192.131.144||sfp|Snowfall (convective + stratiform) probability|%
98|192.131.15||h0dip|Height of 0 degree isotherm probability|%
98|192.131.151||mslpp|Mean sea level pressure probability|%
98|192.131.16||hslp|Height of snowfall limit probability|%
98|192.131.164||tccp|Total cloud cover probability|%
98|192.131.165||10sp|10 metre speed probability|%
98|192.131.167||2tp|2 metre temperature probability|%
98|192.131.17||saip|Showalter index probability|%
98|192.131.18||whip|Whiting index probability|%
98|192.131.2||2tag1|2m temperature anomaly of at least +1K|%|old
98|192.131.20||talm2|Temperature anomaly less than -2 K|%|old
98|192.131.201||mx2tp|Maximum 2 metre temperature probability|%
98|192.131.202||mn2tp|Minimum 2 metre temperature probability|%
98|192.131.21||tag2|Temperature anomaly of at least +2 K|%|old
98|192.131.22||talm8|Temperature anomaly less than -8 K|%|old
98|192.131.228||tpp|Total precipitation probability|%
98|192.131.229||swhp|Significant wave height probability|%
98|192.131.23||talm4|Temperature anomaly less than -4 K|%|old
98|192.131.232||mwpp|Mean wave period probability|%
98|192.131.24||tag4|Temperature anomaly greater than +4 K|%|old
98|192.131.25||tag8|Temperature anomaly greater than +8 K|%|old
98|192.131.3||2tag0|2m temperature anomaly of at least 0K|%|old
98|192.131.4||2talm1|2m temperature anomaly of at most -1K|%|old
98|192.131.49||10gp|10 metre wind gust probability|%
98|192.131.5||2talm2|2m temperature anomaly of at most -2K|%|old
98|192.131.59||capep|Convective available potential energy probability|%
98|192.131.6||tpag20|Total precipitation anomaly of at least 20 mm|%|old
98|192.131.60||tpg1|Total precipitation of at least 1 mm|%|old
98|192.131.61||tpg5|Total precipitation of at least 5 mm|%|old
98|192.131.64||tpl01|Total precipitation less than 0.1 mm|%|old
98|192.131.65||tprl1|Total precipitation rate less than 1 mm/day|%|old
98|192.131.66||tprg3|Total precipitation rate of at least 3 mm/day|%|old
98|192.131.67||tprg5|Total precipitation rate of at least 5 mm/day|%|old
98|192.131.68||10spg10|10 metre Wind speed of at least 10 m/s|%|old
98|192.131.69||10spg15|10 metre Wind speed of at least 15 m/s|%|old
98|192.131.7||tpag10|Total precipitation anomaly of at least 10 mm|%|old
98|192.131.73||2tl273|2 metre temperature less than 273.15 K|%|old
98|192.131.78||mwpg8|Mean wave period of at least 8 s|%
98|192.131.79||mwpg10|Mean wave period of at least 10 s|%
98|192.131.8||tpag0|Total precipitation anomaly of at least 0 mm|%|old
98|192.131.80||mwpg12|Mean wave period of at least 12 s|%
98|192.131.81||mwpg15|Mean wave period of at least 15 s|%
98|192.131.82||tpg40|Total precipitation of at least 40 mm|%|old
98|192.131.83||tpg60|Total precipitation of at least 60 mm|%|old
98|192.131.84||tpg80|Total precipitation of at least 80 mm|%|old
98|192.131.85||tpg100|Total precipitation of at least 100 mm|%|old
98|192.131.86||tpg150|Total precipitation of at least 150 mm|%|old
98|192.131.87||tpg200|Total precipitation of at least 200 mm|%|old
98|192.131.88||tpg300|Total precipitation of at least 300 mm|%|old
98|192.131.9||stag0|Surface temperature anomaly of at least 0K|%|old
98|192.133.1||2tplm10|2m temperature probability less than -10 C|%
98|192.133.10||2tpg45|2m temperature probability greater than 45 C|%
98|192.133.11||mn2tplm10|Minimum 2 metre temperature probability less than -10 C|%
98|192.133.12||mn2tplm5|Minimum 2 metre temperature probability less than -5 C|%
98|192.133.13||mn2tpl0|Minimum 2 metre temperature probability less than 0 C|%
98|192.133.14||mn2tpl5|Minimum 2 metre temperature probability less than 5 C|%
98|192.133.15||mn2tpl10|Minimum 2 metre temperature probability less than 10 C|%
98|192.133.16||mx2tpg25|Maximum 2 metre temperature probability greater than 25 C|%
98|192.133.17||mx2tpg30|Maximum 2 metre temperature probability greater than 30 C|%
98|192.133.18||mx2tpg35|Maximum 2 metre temperature probability greater than 35 C|%
98|192.133.19||mx2tpg40|Maximum 2 metre temperature probability greater than 40 C|%
98|192.133.2||2tplm5|2m temperature probability less than -5 C|%
98|192.133.20||mx2tpg45|Maximum 2 metre temperature probability greater than 45 C|%
98|192.133.21||10spg10|10 metre wind speed probability of at least 10 m/s|%
98|192.133.22||10spg15|10 metre wind speed probability of at least 15 m/s|%
98|192.133.23||10spg20|10 metre wind speed probability of at least 20 m/s|%
98|192.133.24||10spg35|10 metre wind speed probability of at least 35 m/s|%
98|192.133.25||10spg50|10 metre wind speed probability of at least 50 m/s|%
98|192.133.26||10gpg20|10 metre wind gust probability of at least 20 m/s|%
98|192.133.27||10gpg35|10 metre wind gust probability of at least 35 m/s|%
98|192.133.28||10gpg50|10 metre wind gust probability of at least 50 m/s|%
98|192.133.29||10gpg75|10 metre wind gust probability of at least 75 m/s|%
98|192.133.3||2tpl0|2m temperature probability less than 0 C|%
98|192.133.30||10gpg100|10 metre wind gust probability of at least 100 m/s|%
98|192.133.31||tppg1|Total precipitation probability of at least 1 mm|%
98|192.133.32||tppg5|Total precipitation probability of at least 5 mm|%
98|192.133.33||tppg10|Total precipitation probability of at least 10 mm|%
98|192.133.34||tppg20|Total precipitation probability of at least 20 mm|%
98|192.133.35||tppg40|Total precipitation probability of at least 40 mm|%
98|192.133.36||tppg60|Total precipitation probability of at least 60 mm|%
98|192.133.37||tppg80|Total precipitation probability of at least 80 mm|%
98|192.133.38||tppg100|Total precipitation probability of at least 100 mm|%
98|192.133.39||tppg150|Total precipitation probability of at least 150 mm|%
98|192.133.4||2tpl5|2m temperature probability less than 5 C|%
98|192.133.40||tppg200|Total precipitation probability of at least 200 mm|%
98|192.133.41||tppg300|Total precipitation probability of at least 300 mm|%
98|192.133.42||sfpg1|Snowfall probability of at least 1 mm|%
98|192.133.43||sfpg5|Snowfall probability of at least 5 mm|%
98|192.133.44||sfpg10|Snowfall probability of at least 10 mm|%
98|192.133.45||sfpg20|Snowfall probability of at least 20 mm|%
98|192.133.46||sfpg40|Snowfall probability of at least 40 mm|%
98|192.133.47||sfpg60|Snowfall probability of at least 60 mm|%
98|192.133.48||sfpg80|Snowfall probability of at least 80 mm|%
98|192.133.49||sfpg100|Snowfall probability of at least 100 mm|%
98|192.133.5||2tpl10|2m temperature probability less than 10 C|%
98|192.133.50||sfpg150|Snowfall probability of at least 150 mm|%
98|192.133.51||sfpg200|Snowfall probability of at least 200 mm|%
98|192.133.52||sfpg300|Snowfall probability of at least 300 mm|%
98|192.133.53||tccpg10|Total Cloud Cover probability greater than 10%|%
98|192.133.54||tccpg20|Total Cloud Cover probability greater than 20%|%
98|192.133.55||tccpg30|Total Cloud Cover probability greater than 30%|%
98|192.133.56||tccpg40|Total Cloud Cover probability greater than 40%|%
98|192.133.57||tccpg50|Total Cloud Cover probability greater than 50%|%
98|192.133.58||tccpg60|Total Cloud Cover probability greater than 60%|%
98|192.133.59||tccpg70|Total Cloud Cover probability greater than 70%|%
98|192.133.6||2tpg25|2m temperature probability greater than 25 C|%
98|192.133.60||tccpg80|Total Cloud Cover probability greater than 80%|%
98|192.133.61||tccpg90|Total Cloud Cover probability greater than 90%|%
98|192.133.62||tccpg99|Total Cloud Cover probability greater than 99%|%
98|192.133.63||hccpg10|High Cloud Cover probability greater than 10%|%
98|192.133.64||hccpg20|High Cloud Cover probability greater than 20%|%
98|192.133.65||hccpg30|High Cloud Cover probability greater than 30%|%
98|192.133.66||hccpg40|High Cloud Cover probability greater than 40%|%
98|192.133.67||hccpg50|High Cloud Cover probability greater than 50%|%
98|192.133.68||hccpg60|High Cloud Cover probability greater than 60%|%
98|192.133.69||hccpg70|High Cloud Cover probability greater than 70%|%
98|192.133.7||2tpg30|2m temperature probability greater than 30 C|%
98|192.133.70||hccpg80|High Cloud Cover probability greater than 80%|%
98|192.133.71||hccpg90|High Cloud Cover probability greater than 90%|%
98|192.133.72||hccpg99|High Cloud Cover probability greater than 99%|%
98|192.133.73||mccpg10|Medium Cloud Cover probability greater than 10%|%
98|192.133.74||mccpg20|Medium Cloud Cover probability greater than 20%|%
98|192.133.75||mccpg30|Medium Cloud Cover probability greater than 30%|%
98|192.133.76||mccpg40|Medium Cloud Cover probability greater than 40%|%
98|192.133.77||mccpg50|Medium Cloud Cover probability greater than 50%|%
98|192.133.78||mccpg60|Medium Cloud Cover probability greater than 60%|%
98|192.133.79||mccpg70|Medium Cloud Cover probability greater than 70%|%
98|192.133.8||2tpg35|2m temperature probability greater than 35 C|%
98|192.133.80||mccpg80|Medium Cloud Cover probability greater than 80%|%
98|192.133.81||mccpg90|Medium Cloud Cover probability greater than 90%|%
98|192.133.82||mccpg99|Medium Cloud Cover probability greater than 99%|%
98|192.133.83||lccpg10|Low Cloud Cover probability greater than 10%|%
98|192.133.84||lccpg20|Low Cloud Cover probability greater than 20%|%
98|192.133.85||lccpg30|Low Cloud Cover probability greater than 30%|%
98|192.133.86||lccpg40|Low Cloud Cover probability greater than 40%|%
98|192.133.87||lccpg50|Low Cloud Cover probability greater than 50%|%
98|192.133.88||lccpg60|Low Cloud Cover probability greater than 60%|%
98|192.133.89||lccpg70|Low Cloud Cover probability greater than 70%|%
98|192.133.9||2tpg40|2m temperature probability greater than 40 C|%
98|192.133.90||lccpg80|Low Cloud Cover probability greater than 80%|%
98|192.133.91||lccpg90|Low Cloud Cover probability greater than 90%|%
98|192.133.92||lccpg99|Low Cloud Cover probability greater than 99%|%
98|192.140.200||maxswh|Maximum of significant wave height|m
98|192.140.215||ust|U-component surface stokes drift|m s**-1|old
98|192.140.216||vst|V-component surface stokes drift|m s**-1|old
98|192.140.217||tmax|Period corresponding to maximum individual wave height|s|old
98|192.140.218||hmax|Envelop-maximum individual wave height|m|old
98|192.140.219||wmb|Model bathymetry|m|old
98|192.140.220||mp1|Mean wave period based on first moment|s|old
98|192.140.221||mp2|Mean zero-crossing wave period|s|old
98|192.140.222||wdw|Wave spectral directional width|radians|old
98|192.140.223||p1ww|Mean wave period based on first moment for wind waves|s|old
98|192.140.224||p2ww|Mean wave period based on second moment for wind waves|s|old
98|192.140.225||dwww|Wave spectral directional width for wind waves|radians|old
98|192.140.226||p1ps|Mean wave period based on first moment for swell|s|old
98|192.140.227||p2ps|Mean wave period based on second moment for swell|s|old
98|192.140.228||dwps|Wave spectral directional width for swell|radians|old
98|192.140.231||pp1d|Peak wave period|s|old
98|192.140.233||cdww|Coefficient of drag with waves|dimensionless|old
98|192.140.235||mdww|Mean direction of wind waves|degrees|old
98|192.140.237||shts|Significant height of total swell|m|old
98|192.140.238||mdts|Mean direction of total swell|degrees|old
98|192.140.239||mpts|Mean period of total swell|s|old
98|192.140.240||sdhs|Standard deviation wave height|m|old
98|192.140.241||mu10|Mean of 10 metre wind speed|m s**-1|old
98|192.140.242||mdwi|Mean wind direction|degrees|old
98|192.140.243||sdu|Standard deviation of 10 metre wind speed|m s**-1|old
98|192.140.244||msqs|Mean square slope of waves|dimensionless|old
98|192.140.245||wind|10 metre wind speed|m s**-1|old
98|192.140.246||awh|Altimeter wave height|m|old
98|192.140.247||acwh|Altimeter corrected wave height|m|old
98|192.140.248||arrc|Altimeter range relative correction|1|old
98|192.140.249||dwi|10 metre wind direction|degrees|old
98|192.140.250||2dsp|2D wave spectra (multiple)|m**2 s radian**-1
98|192.140.251||2dfd|2D wave spectra (single)|m**2 s radian**-1|old
98|192.140.252||wsk|Wave spectral kurtosis|dimensionless|old
98|192.140.253||bfi|Benjamin-Feir index|dimensionless|old
98|192.140.254||wsp|Wave spectral peakedness|dimensionless|old
98|192.150.129||ocpt|Ocean potential temperature|deg C
98|192.150.130||ocs|Ocean salinity|psu
98|192.150.131||ocpd|Ocean potential density|kg m**-3 -1000
98|192.150.135||ocw|Ocean W wind component|m s**-1
98|192.150.137||rn|Richardson number|1
98|192.150.139||uv|U*V product|m s**-2
98|192.150.140||ut|U*T product|m s**-1 deg C
98|192.150.141||vt|V*T product|m s**-1 deg C
98|192.150.142||uu|U*U product|m s**-2
98|192.150.143||vv|V*V product|m s**-2
98|192.150.152||sl|Sea level|m
98|192.150.154||mld|Mixed layer depth|m
98|192.150.171||nsf|Net surface heat flux|1
98|192.151.129||thetao|Sea water potential temperature|deg C|old
98|192.151.130||so|Sea water practical salinity|psu|old
98|192.151.131||ocu|Eastward surface sea water velocity|m s**-1|old
98|192.151.132||ocv|Northward surface sea water velocity|m s**-1|old
98|192.151.133||wo|Upward sea water velocity|m s**-1|old
98|192.151.134||mst|Modulus of strain rate tensor|s**-1
98|192.151.135||vvs|Vertical viscosity|m**2 s**-1
98|192.151.136||vdf|Vertical diffusivity|m**2 s**-1
98|192.151.137||dep|Bottom level Depth|m
98|192.151.138||sigmat|Sea water sigma theta|kg m**-3|old
98|192.151.139||rn|Richardson number|1
98|192.151.140||uv|UV product|m**2 s**-2
98|192.151.141||ut|UT product|m s**-1 degC
98|192.151.142||vt|VT product|m s**-1 deg C
98|192.151.143||uu|UU product|m**2 s**-2
98|192.151.144||vv|VV product|m**2 s**-2
98|192.151.145||zos|Sea surface height|m|old
98|192.151.146||sl_1|Sea level previous timestep|m
98|192.151.147||stfbarot|Ocean barotropic stream function|m**3 s**-1
98|192.151.148||mld|Mixed layer depth|m
98|192.151.150||sh|Steric height|m
98|192.151.151||crl|Curl of Wind Stress|N m**-3
98|192.151.153||taueo|Surface downward eastward stress|N m**-2|old
98|192.151.154||tauno|Surface downward northward stress|N m**-2|old
98|192.151.155||tki|Turbulent kinetic energy input|J m**-2
98|192.151.156||nsf|Net surface heat flux|J m**-2
98|192.151.157||asr|Absorbed solar radiation|J m**-2
98|192.151.158||pme|Precipitation - evaporation|m s**-1
98|192.151.159||sst|Specified sea surface temperature|deg C
98|192.151.160||shf|Specified surface heat flux|J m**-2
98|192.151.161||dte|Diagnosed sea surface temperature error|deg C
98|192.151.162||hfc|Heat flux correction|J m**-2
98|192.151.163||t20d|Depth of 20C isotherm|m|old
98|192.151.164||tav300|Average potential temperature in the upper 300m|degrees C
98|192.151.165||uba1|Vertically integrated zonal velocity (previous time step)|m**2 s**-1
98|192.151.166||vba1|Vertically Integrated meridional velocity (previous time step)|m**2 s**-1
98|192.151.167||ztr|Vertically integrated zonal volume transport|m**2 s**-1
98|192.151.168||mtr|Vertically integrated meridional volume transport|m**2 s**-1
98|192.151.169||zht|Vertically integrated zonal heat transport|J m**-1 s**-1
98|192.151.170||mht|Vertically integrated meridional heat transport|J m**-1 s**-1
98|192.151.175||sav300|Average sea water practical salinity in the upper 300m|psu|old
98|192.151.176||ldp|Layer Thickness at scalar points|m
98|192.151.177||ldu|Layer Thickness at vector points|m
98|192.151.178||pti|Potential temperature increment|deg C
98|192.151.179||ptae|Potential temperature analysis error|deg C
98|192.151.180||bpt|Background potential temperature|deg C
98|192.151.181||apt|Analysed potential temperature|deg C
98|192.151.182||ptbe|Potential temperature background error|deg C
98|192.151.183||as|Analysed salinity|psu
98|192.151.184||sali|Salinity increment|psu
98|192.151.185||ebt|Estimated Bias in Temperature|deg C
98|192.151.186||ebs|Estimated Bias in Salinity|psu
98|192.151.187||uvi|Zonal Velocity increment (from balance operator)|m s**-1 per time step
98|192.151.188||vvi|Meridional Velocity increment (from balance operator)|1
98|192.151.190||subi|Salinity increment (from salinity data)|psu per time step
98|192.151.191||sale|Salinity analysis error|psu
98|192.151.192||bsal|Background Salinity|psu
98|192.151.194||salbe|Salinity background error|psu
98|192.151.199||ebta|Estimated temperature bias from assimilation|deg C
98|192.151.200||ebsa|Estimated salinity bias from assimilation|psu
98|192.151.201||lti|Temperature increment from relaxation term|deg C per time step
98|192.151.202||lsi|Salinity increment from relaxation term|1
98|192.151.203||bzpga|Bias in the zonal pressure gradient (applied)|Pa m**-1
98|192.151.204||bmpga|Bias in the meridional pressure gradient (applied)|Pa m**-1
98|192.151.205||ebtl|Estimated temperature bias from relaxation|deg C
98|192.151.206||ebsl|Estimated salinity bias from relaxation|psu
98|192.151.207||fgbt|First guess bias in temperature|deg C
98|192.151.208||fgbs|First guess bias in salinity|psu
98|192.151.209||bpa|Applied bias in pressure|Pa
98|192.151.210||fgbp|FG bias in pressure|Pa
98|192.151.211||pta|Bias in temperature(applied)|deg C
98|192.151.212||psa|Bias in salinity (applied)|psu
98|192.160.135||wrea|vertical velocity (pressure)|Pa s**-1
98|192.160.137||pwcrea|Precipitable water content|kg m**-2
98|192.160.140||swl1rea|Soil wetness level 1|m
98|192.160.142||lsprea|Large-scale precipitation|kg m**-2 s**-1
98|192.160.143||cprea|Convective precipitation|kg m**-2 s**-1
98|192.160.144||sfrea|Snowfall|kg m**-2 s**-1
98|192.160.156||ghrea|Height|m
98|192.160.157||rrea|Relative humidity|(0 - 1)
98|192.160.171||swl2rea|Soil wetness level 2|m
98|192.160.180||ewssrea|East-West surface stress|N m**-2 s**-1
98|192.160.181||nsssrea|North-South surface stress|N m**-2 s**-1
98|192.160.182||erea|Evaporation|kg m**-2 s**-1
98|192.160.184||swl3rea|Soil wetness level 3|m
98|192.160.198||srcon|Skin reservoir content|kg m**-2|old
98|192.160.199||vegrea|Percentage of vegetation|%
98|192.160.205||rorea|Runoff|kg m**-2 s**-1
98|192.160.207||tzrea|Covariance of temperature and geopotential|K m**2 s**-2
98|192.160.209||qzrea|Covariance of specific humidity and geopotential|m**2 s**-2
98|192.160.210||qtrea|Covariance of specific humidity and temperature|K
98|192.160.212||uzrea|Covariance of U component and geopotential|m**3 s**-3
98|192.160.213||utrea|Covariance of U component and temperature|K m s**-1
98|192.160.214||uqrea|Covariance of U component and specific humidity|m s**-1
98|192.160.216||vzrea|Covariance of V component and geopotential|m**3 s**-3
98|192.160.217||vtrea|Covariance of V component and temperature|K m s**-1
98|192.160.218||vqrea|Covariance of V component and specific humidity|m s**-1
98|192.160.219||vurea|Covariance of V component and U component|m**2 s**-2
98|192.160.221||wzrea|Covariance of W component and geopotential|Pa m**2 s**-3
98|192.160.222||wtrea|Covariance of W component and temperature|K Pa s**-1
98|192.160.223||wqrea|Covariance of W component and specific humidity|Pa s**-1
98|192.160.224||wurea|Covariance of W component and U component|Pa m s**-2
98|192.160.225||wvrea|Covariance of W component and V component|Pa m s**-2
98|192.160.231||ishfrea|Instantaneous surface heat flux|J m**-2
98|192.160.239||csfrea|Convective snowfall|kg m**-2 s**-1
98|192.160.240||lsfrea|Large scale snowfall|kg m**-2 s**-1
98|192.160.241||clwcerrea|Cloud liquid water content|kg kg**-1
98|192.160.242||ccrea|Cloud cover|(0 - 1)
98|192.160.243||falrea|Forecast albedo|1
98|192.160.246||10wsrea|10 metre wind speed|m s**-1
98|192.160.247||moflrea|Momentum flux|N m**-2
98|192.160.254||hsdrea|Heaviside beta function|(0 - 1)
98|192.160.49||10fgrea|10 metre wind gust during averaging time|m s**-1
98|192.162.100||srta|Time-integrated temperature tendency due to short-wave radiation|K|old
98|192.162.101||trta|Time-integrated temperature tendency due to long-wave radiation|K|old
98|192.162.102||srtca|Time-integrated temperature tendency due to short wave radiation, clear sky|K|old
98|192.162.103||trtca|Time-integrated temperature tendency due to long-wave radiation, clear sky|K|old
98|192.162.104||umfa|Time-integrated updraught mass flux|kg m**-2|old
98|192.162.105||dmfa|Time-integrated downdraught mass flux|kg m**-2|old
98|192.162.106||udra|Time-integrated updraught detrainment rate|kg m**-3|old
98|192.162.107||ddra|Time-integrated downdraught detrainment rate|kg m**-3|old
98|192.162.108||tpfa|Time-integrated total precipitation flux|kg m**-2|old
98|192.162.109||tdcha|Time-integrated turbulent diffusion coefficient for heat|m**2|old
98|192.162.110||ttpha|Time-integrated temperature tendency due to parametrisations|K|old
98|192.162.111||qtpha|Time-integrated specific humidity tendency due to parametrisations|kg kg**-1|old
98|192.162.112||utpha|Time-integrated eastward wind tendency due to parametrisations|m s**-1|old
98|192.162.113||vtpha|Time-integrated northward wind tendency due to parametrisations|m s**-1|old
98|192.162.114||utendd|U-tendency from dynamics|m s**-1
98|192.162.115||vtendd|V-tendency from dynamics|m s**-1
98|192.162.116||ttendd|T-tendency from dynamics|K
98|192.162.117||qtendd|q-tendency from dynamics|kg kg**-1
98|192.162.118||ttendr|T-tendency from radiation|K
98|192.162.119||utendts|U-tendency from turbulent diffusion + subgrid orography|m s**-1
98|192.162.120||vtendts|V-tendency from turbulent diffusion + subgrid orography|m s**-1
98|192.162.121||ttendts|T-tendency from turbulent diffusion + subgrid orography|K
98|192.162.122||qtendt|q-tendency from turbulent diffusion|kg kg**-1
98|192.162.123||utends|U-tendency from subgrid orography|m s**-1
98|192.162.124||vtends|V-tendency from subgrid orography|m s**-1
98|192.162.125||ttends|T-tendency from subgrid orography|K
98|192.162.126||utendcds|U-tendency from convection (deep+shallow)|m s**-1
98|192.162.127||vtendcds|V-tendency from convection (deep+shallow)|m s**-1
98|192.162.128||ttendcds|T-tendency from convection (deep+shallow)|K
98|192.162.129||qtendcds|q-tendency from convection (deep+shallow)|kg kg**-1
98|192.162.130||lpc|Liquid Precipitation flux from convection|kg m**-2
98|192.162.131||ipc|Ice Precipitation flux from convection|kg m**-2
98|192.162.132||ttendcs|T-tendency from cloud scheme|K
98|192.162.133||qtendcs|q-tendency from cloud scheme|kg kg**-1
98|192.162.134||qltendcs|ql-tendency from cloud scheme|kg kg**-1
98|192.162.135||qitendcs|qi-tendency from cloud scheme|kg kg**-1
98|192.162.136||lpcs|Liquid Precip flux from cloud scheme (stratiform)|kg m**-2
98|192.162.137||ipcs|Ice Precip flux from cloud scheme (stratiform)|kg m**-2
98|192.162.138||utendcs|U-tendency from shallow convection|m s**-1
98|192.162.139||vtendcs|V-tendency from shallow convection|m s**-1
98|192.162.140||ttendsc|T-tendency from shallow convection|K
98|192.162.141||qtendsc|q-tendency from shallow convection|kg kg**-1
98|192.162.53||vima|Total column vertically-integrated mass of atmosphere|kg m**-2|old
98|192.162.54||vit|Total column vertically-integrated temperature|K kg m**-2|old
98|192.162.55||viwv|Total column vertically-integrated water vapour|kg m**-2|old
98|192.162.56||vilw|Total column vertically-integrated cloud liquid water|kg m**-2|old
98|192.162.57||viiw|Total column vertically-integrated cloud frozen water|kg m**-2|old
98|192.162.58||vioz|Total column vertically-integrated ozone|kg m**-2|old
98|192.162.59||vike|Total column vertically-integrated kinetic energy|J m**-2|old
98|192.162.60||vithe|Total column vertically-integrated enthalpy|J m**-2|old
98|192.162.61||vipie|Total column vertically-integrated potential + internal energy|J m**-2|old
98|192.162.62||vipile|Total column vertically-integrated potential+internal+latent energy|J m**-2|old
98|192.162.63||vitoe|Total column vertically-integrated total energy|J m**-2|old
98|192.162.64||viec|Total column vertically-integrated energy conversion|W m**-2|old
98|192.162.65||vimae|Total column vertically-integrated eastward mass flux|kg m**-1 s**-1|old
98|192.162.66||viman|Total column vertically-integrated northward mass flux|kg m**-1 s**-1|old
98|192.162.67||vikee|Total column vertically-integrated eastward kinetic energy flux|W m**-1|old
98|192.162.68||viken|Total column vertically-integrated northward kinetic energy flux|W m**-1|old
98|192.162.69||vithee|Total column vertically-integrated eastward heat flux|W m**-1|old
98|192.162.70||vithen|Total column vertically-integrated northward heat flux|W m**-1|old
98|192.162.71||viwve|Total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1|old
98|192.162.72||viwvn|Total column vertically-integrated northward water vapour flux|kg m**-1 s**-1|old
98|192.162.73||vige|Total column vertically-integrated eastward geopotential flux|W m**-1|old
98|192.162.74||vign|Total column vertically-integrated northward geopotential flux|W m**-1|old
98|192.162.75||vitee|Total column vertically-integrated eastward total energy flux|W m**-1|old
98|192.162.76||viten|Total column vertically-integrated northward total energy flux|W m**-1|old
98|192.162.77||vioze|Total column vertically-integrated eastward ozone flux|kg m**-1 s**-1|old
98|192.162.78||viozn|Total column vertically-integrated northward ozone flux|kg m**-1 s**-1|old
98|192.162.81||vimad|Total column vertically-integrated divergence of mass flux|kg m**-2 s**-1|old
98|192.162.82||viked|Total column vertically-integrated divergence of kinetic energy flux|W m**-2|old
98|192.162.83||vithed|Total column vertically-integrated divergence of thermal energy flux|W m**-2|old
98|192.162.84||vimdf|Total column vertically-integrated moisture divergence flux|kg m**-2 s**-1|old
98|192.162.85||vigd|Total column vertically-integrated divergence of geopotential flux|W m**-2|old
98|192.162.86||vited|Total column vertically-integrated divergence of total energy flux|W m**-2|old
98|192.162.87||viozd|Total column vertically-integrated divergence of ozone flux|kg m**-2 s**-1|old
98|192.170.149||tsw|Total soil moisture|m
98|192.170.171||swl2|Soil wetness level 2|m
98|192.170.179||ttr|Top net thermal radiation|J m**-2
98|192.171.1||strfa|Stream function anomaly|m**2 s**-1|old
98|192.171.11||udwa|U component of divergent wind anomaly|m s**-1
98|192.171.12||vdwa|V component of divergent wind anomaly|m s**-1
98|192.171.121||mx2t6a|Maximum temperature at 2 metres in the last 6 hours anomaly|K
98|192.171.122||mn2t6a|Minimum temperature at 2 metres in the last 6 hours anomaly|K
98|192.171.125||vitea|Vertically integrated total energy anomaly|J m**-2
98|192.171.127||ata|Atmospheric tide anomaly|1
98|192.171.128||bva|Budget values anomaly|1
98|192.171.129||za|Geopotential anomaly|m**2 s**-2|old
98|192.171.13||urwa|U component of rotational wind anomaly|m s**-1
98|192.171.130||t_a|Temperature anomaly|K|old
98|192.171.131||ua|U component of wind anomaly|m s**-1|old
98|192.171.132||va|V component of wind anomaly|m s**-1|old
98|192.171.133||qa|Specific humidity anomaly|kg kg**-1|old
98|192.171.134||spa|Surface pressure anomaly|Pa
98|192.171.135||wa|Vertical velocity (pressure) anomaly|Pa s**-1
98|192.171.136||tcwa|Total column water anomaly|kg m**-2|old
98|192.171.137||tcwva|Total column water vapour anomaly|kg m**-2|old
98|192.171.138||voa|Relative vorticity anomaly|s**-1|old
98|192.171.139||stal1|Soil temperature anomaly level 1|K
98|192.171.14||vrwa|V component of rotational wind anomaly|m s**-1
98|192.171.140||swal1|Soil wetness anomaly level 1|kg m**-2
98|192.171.141||sda|Snow depth anomaly|m of water equivalent
98|192.171.142||lspa|Stratiform precipitation (Large-scale precipitation) anomaly|m
98|192.171.143||cpa|Convective precipitation anomaly|m
98|192.171.144||sfa|Snowfall (convective + stratiform) anomaly|m of water equivalent
98|192.171.145||blda|Boundary layer dissipation anomaly|J m**-2
98|192.171.146||sshfa|Surface sensible heat flux anomaly|J m**-2
98|192.171.147||slhfa|Surface latent heat flux anomaly|J m**-2
98|192.171.148||chnka|Charnock anomaly|1
98|192.171.149||snra|Surface net radiation anomaly|J m**-2
98|192.171.150||tnra|Top net radiation anomaly|1
98|192.171.151||msla|Mean sea level pressure anomaly|Pa|old
98|192.171.152||lspa|Logarithm of surface pressure anomaly|1
98|192.171.153||swhra|Short-wave heating rate anomaly|K
98|192.171.154||lwhra|Long-wave heating rate anomaly|K
98|192.171.155||da|Relative divergence anomaly|s**-1|old
98|192.171.156||gha|Height anomaly|m
98|192.171.157||ra|Relative humidity anomaly|%
98|192.171.158||tspa|Tendency of surface pressure anomaly|Pa s**-1
98|192.171.159||blha|Boundary layer height anomaly|m
98|192.171.160||sdora|Standard deviation of orography anomaly|m
98|192.171.161||isora|Anisotropy of sub-gridscale orography anomaly|1
98|192.171.162||anora|Angle of sub-gridscale orography anomaly|radians
98|192.171.163||slora|Slope of sub-gridscale orography anomaly|1
98|192.171.164||tcca|Total cloud cover anomaly|(0 - 1)
98|192.171.165||10ua|10 metre U wind component anomaly|m s**-1|old
98|192.171.166||10va|10 metre V wind component anomaly|m s**-1|old
98|192.171.167||2ta|2 metre temperature anomaly|K|old
98|192.171.168||2da|2 metre dewpoint temperature anomaly|K|old
98|192.171.169||ssrda|Surface solar radiation downwards anomaly|J m**-2|old
98|192.171.170||stal2|Soil temperature anomaly level 2|K
98|192.171.171||swal2|Soil wetness anomaly level 2|kg m**-2
98|192.171.173||sra|Surface roughness anomaly|m
98|192.171.174||ala|Albedo anomaly|(0 - 1)
98|192.171.175||strda|Surface thermal radiation downwards anomaly|J m**-2
98|192.171.176||ssra|Surface net solar radiation anomaly|J m**-2
98|192.171.177||stra|Surface net thermal radiation anomaly|J m**-2
98|192.171.178||tsra|Top net solar radiation anomaly|J m**-2
98|192.171.179||ttra|Top net thermal radiation anomaly|J m**-2
98|192.171.180||eqssa|East-West surface stress anomaly|N m**-2 s
98|192.171.181||nsssa|North-South surface stress anomaly|N m**-2 s
98|192.171.182||ea|Evaporation anomaly|kg m**-2
98|192.171.183||stal3|Soil temperature anomaly level 3|K
98|192.171.184||swal3|Soil wetness anomaly level 3|kg m**-2
98|192.171.185||ccca|Convective cloud cover anomaly|(0 - 1)
98|192.171.186||lcca|Low cloud cover anomaly|(0 - 1)
98|192.171.187||mcca|Medium cloud cover anomaly|(0 - 1)
98|192.171.188||hcca|High cloud cover anomaly|(0 - 1)
98|192.171.189||sunda|Sunshine duration anomaly|s
98|192.171.190||ewova|East-West component of sub-gridscale orographic variance anomaly|m**2
98|192.171.191||nsova|North-South component of sub-gridscale orographic variance anomaly|m**2
98|192.171.192||nwova|North-West/South-East component of sub-gridscale orographic variance anomaly|m**2
98|192.171.193||neova|North-East/South-West component of sub-gridscale orographic variance anomaly|m**2
98|192.171.194||btmpa|Brightness temperature anomaly|K
98|192.171.195||lgwsa|Longitudinal component of gravity wave stress anomaly|N m**-2 s
98|192.171.196||mgwsa|Meridional component of gravity wave stress anomaly|N m**-2 s
98|192.171.197||gwda|Gravity wave dissipation anomaly|J m**-2
98|192.171.198||srca|Skin reservoir content anomaly|kg m**-2
98|192.171.199||vfa|Vegetation fraction anomaly|(0 - 1)
98|192.171.2||vpota|Velocity potential anomaly|m**2 s**-1|old
98|192.171.200||vsoa|Variance of sub-gridscale orography anomaly|m**2
98|192.171.201||mx2ta|Maximum temperature at 2 metres anomaly|K|old
98|192.171.202||mn2ta|Minimum temperature at 2 metres anomaly|K|old
98|192.171.203||o3a|Ozone mass mixing ratio anomaly|kg kg**-1|old
98|192.171.204||pawa|Precipitation analysis weights anomaly|1
98|192.171.205||roa|Runoff anomaly|m
98|192.171.206||tco3a|Total column ozone anomaly|kg m**-2
98|192.171.207||10sia|10 metre wind speed anomaly|m s**-1|old
98|192.171.208||tsrca|Top net solar radiation clear sky anomaly|J m**-2
98|192.171.209||ttrca|Top net thermal radiation clear sky anomaly|J m**-2
98|192.171.21||uctpa|Unbalanced component of temperature anomaly|K
98|192.171.210||ssrca|Surface net solar radiation clear sky anomaly|J m**-2
98|192.171.211||strca|Surface net thermal radiation, clear sky anomaly|J m**-2
98|192.171.212||sia|Solar insolation anomaly|J m**-2
98|192.171.214||dhra|Diabatic heating by radiation anomaly|K
98|192.171.215||dhvda|Diabatic heating by vertical diffusion anomaly|K
98|192.171.216||dhcca|Diabatic heating by cumulus convection anomaly|K
98|192.171.217||dhlca|Diabatic heating by large-scale condensation anomaly|K
98|192.171.218||vdzwa|Vertical diffusion of zonal wind anomaly|m s**-1
98|192.171.219||vdmwa|Vertical diffusion of meridional wind anomaly|m s**-1
98|192.171.22||uclna|Unbalanced component of logarithm of surface pressure anomaly|1
98|192.171.220||ewgda|East-West gravity wave drag tendency anomaly|m s**-1
98|192.171.221||nsgda|North-South gravity wave drag tendency anomaly|m s**-1
98|192.171.222||ctzwa|Convective tendency of zonal wind anomaly|m s**-1
98|192.171.223||ctmwa|Convective tendency of meridional wind anomaly|m s**-1
98|192.171.224||vdha|Vertical diffusion of humidity anomaly|kg kg**-1
98|192.171.225||htcca|Humidity tendency by cumulus convection anomaly|kg kg**-1
98|192.171.226||htlca|Humidity tendency by large-scale condensation anomaly|kg kg**-1
98|192.171.227||crnha|Change from removal of negative humidity anomaly|kg kg**-1
98|192.171.228||tpa|Total precipitation anomaly|m
98|192.171.229||iewsa|Instantaneous X surface stress anomaly|N m**-2|old
98|192.171.23||ucdva|Unbalanced component of divergence anomaly|s**-1
98|192.171.230||inssa|Instantaneous Y surface stress anomaly|N m**-2|old
98|192.171.231||ishfa|Instantaneous surface heat flux anomaly|J m**-2
98|192.171.232||iea|Instantaneous moisture flux anomaly|kg m**-2 s
98|192.171.233||asqa|Apparent surface humidity anomaly|kg kg**-1
98|192.171.234||lsrha|Logarithm of surface roughness length for heat anomaly|1
98|192.171.235||skta|Skin temperature anomaly|K|old
98|192.171.236||stal4|Soil temperature level 4 anomaly|K
98|192.171.237||swal4|Soil wetness level 4 anomaly|m
98|192.171.238||tsna|Temperature of snow layer anomaly|K
98|192.171.239||csfa|Convective snowfall anomaly|m of water equivalent
98|192.171.240||lsfa|Large scale snowfall anomaly|m of water equivalent
98|192.171.241||acfa|Accumulated cloud fraction tendency anomaly|(-1 to 1)
98|192.171.242||alwa|Accumulated liquid water tendency anomaly|(-1 to 1)
98|192.171.243||fala|Forecast albedo anomaly|(0 - 1)
98|192.171.244||fsra|Forecast surface roughness anomaly|m
98|192.171.245||flsra|Forecast logarithm of surface roughness for heat anomaly|1
98|192.171.246||clwca|Cloud liquid water content anomaly|kg kg**-1
98|192.171.247||ciwca|Cloud ice water content anomaly|kg kg**-1
98|192.171.248||cca|Cloud cover anomaly|(0 - 1)
98|192.171.249||aiwa|Accumulated ice water tendency anomaly|(-1 to 1)
98|192.171.250||iaa|Ice age anomaly|(0 - 1)
98|192.171.251||attea|Adiabatic tendency of temperature anomaly|K
98|192.171.252||athea|Adiabatic tendency of humidity anomaly|kg kg**-1
98|192.171.253||atzea|Adiabatic tendency of zonal wind anomaly|m s**-1
98|192.171.254||atmwa|Adiabatic tendency of meridional wind anomaly|m s**-1
98|192.171.26||cla|Lake cover anomaly|(0 - 1)
98|192.171.27||cvla|Low vegetation cover anomaly|(0 - 1)
98|192.171.28||cvha|High vegetation cover anomaly|(0 - 1)
98|192.171.29||tvla|Type of low vegetation anomaly|1
98|192.171.3||pta|Potential temperature anomaly|K|old
98|192.171.30||tvha|Type of high vegetation anomaly|1
98|192.171.31||sica|Sea-ice cover anomaly|(0 - 1)|old
98|192.171.32||asna|Snow albedo anomaly|(0 - 1)
98|192.171.33||rsna|Snow density anomaly|kg m**-3|old
98|192.171.34||ssta|Sea surface temperature anomaly|K|old
98|192.171.35||istal1|Ice surface temperature anomaly layer 1|K
98|192.171.36||istal2|Ice surface temperature anomaly layer 2|K
98|192.171.37||istal3|Ice surface temperature anomaly layer 3|K
98|192.171.38||istal4|Ice surface temperature anomaly layer 4|K
98|192.171.39||swval1|Volumetric soil water anomaly layer 1|m**3 m**-3
98|192.171.4||epta|Equivalent potential temperature anomaly|K
98|192.171.40||swval2|Volumetric soil water anomaly layer 2|m**3 m**-3
98|192.171.41||swval3|Volumetric soil water anomaly layer 3|m**3 m**-3
98|192.171.42||swval4|Volumetric soil water anomaly layer 4|m**3 m**-3
98|192.171.43||slta|Soil type anomaly|1
98|192.171.44||esa|Snow evaporation anomaly|kg m**-2
98|192.171.45||smlta|Snowmelt anomaly|kg m**-2
98|192.171.46||sdura|Solar duration anomaly|s
98|192.171.47||dsrpa|Direct solar radiation anomaly|J m**-2
98|192.171.48||magssa|Magnitude of turbulent surface stress anomaly|N m**-2 s
98|192.171.49||10fga|10 metre wind gust anomaly|m s**-1|old
98|192.171.5||septa|Saturated equivalent potential temperature anomaly|K
98|192.171.50||lspfa|Large-scale precipitation fraction anomaly|s
98|192.171.51||mx2t24a|Maximum 2 metre temperature in the last 24 hours anomaly|K
98|192.171.52||mn2t24a|Minimum 2 metre temperature in the last 24 hours anomaly|K
98|192.171.53||monta|Montgomery potential anomaly|m**2 s**-2
98|192.171.54||pa|Pressure anomaly|Pa
98|192.171.55||mean2t24a|Mean 2 metre temperature in the last 24 hours anomaly|K
98|192.171.56||mn2d24a|Mean 2 metre dewpoint temperature in the last 24 hours anomaly|K
98|192.171.57||uvba|Downward UV radiation at the surface anomaly|J m**-2
98|192.171.58||para|Photosynthetically active radiation at the surface anomaly|J m**-2
98|192.171.59||capea|Convective available potential energy anomaly|J kg**-1|old
98|192.171.60||pva|Potential vorticity anomaly|K m**2 kg**-1 s**-1|old
98|192.171.61||tpoa|Total precipitation from observations anomaly|Millimetres*100 + number of stations
98|192.171.62||obcta|Observation count anomaly|1
98|192.171.63||stsktda|Start time for skin temperature difference anomaly|s
98|192.171.64||ftsktda|Finish time for skin temperature difference anomaly|s
98|192.171.65||sktda|Skin temperature difference anomaly|K
98|192.171.78||tclwa|Total column liquid water anomaly|kg m**-2|old
98|192.171.79||tciwa|Total column ice water anomaly|kg m**-2|old
98|192.172.142||mlsprt|Time-mean large-scale precipitation rate|m s**-1|old
98|192.172.143||cprate|Time-mean convective precipitation rate|m s**-1|old
98|192.172.144||mtsfr|Time-mean total snowfall rate|m of water equivalent s**-1|old
98|192.172.146||msshfl|Time-mean surface sensible heat flux|W m**-2|old
98|192.172.147||mslhfl|Time-mean surface latent heat flux|W m**-2|old
98|192.172.149||msnrf|Mean surface net radiation flux|W m**-2|old
98|192.172.153||mswhr|Time-mean short-wave (solar) heating rate|K s**-1
98|192.172.154||mlwhr|Time-mean long-wave (thermal) heating rate|K s**-1
98|192.172.169||msdsrf|Time-mean surface downward short-wave (solar) radiation flux|W m**-2|old
98|192.172.175||msdtrf|Time-mean surface downward long-wave (thermal) radiation flux|W m**-2|old
98|192.172.176||msnsrf|Time-mean surface net short-wave (solar) radiation flux|W m**-2|old
98|192.172.177||msntrf|Time-mean surface net long-wave (thermal) radiation flux|W m**-2|old
98|192.172.178||mtnsrf|Time-mean top net short-wave (solar) radiation flux|W m**-2|old
98|192.172.179||mtntrf|Time-mean top net long-wave (thermal) radiation flux|W m**-2|old
98|192.172.180||ewssra|Time-mean eastward turbulent surface stress|N m**-2|old
98|192.172.181||nsssra|Time-mean northward turbulent surface stress|N m**-2|old
98|192.172.182||erate|Time-mean evaporation rate|m of water equivalent s**-1|old
98|192.172.205||mrort|Time-mean runoff rate|m s**-1|old
98|192.172.212||soira|Time-mean short-wave (solar) insolation rate|W m**-2|old
98|192.172.228||tprate|Time-mean total precipitation rate|m s**-1|old
98|192.172.44||esrate|Time-mean snow evaporation rate|m of water equivalent s**-1
98|192.173.142||lspara|Stratiform precipitation (Large-scale precipitation) anomalous rate of accumulation|m s**-1
98|192.173.143||mcpra|Mean convective precipitation rate anomaly|m s**-1
98|192.173.144||sfara|Snowfall (convective + stratiform) anomalous rate of accumulation|m of water equivalent s**-1
98|192.173.146||sshfara|Surface sensible heat flux anomalous rate of accumulation|J m**-2|old
98|192.173.147||slhfara|Surface latent heat flux anomalous rate of accumulation|J m**-2|old
98|192.173.169||ssrdara|Surface solar radiation downwards anomalous rate of accumulation|J m**-2|old
98|192.173.175||strdara|Surface thermal radiation downwards anomalous rate of accumulation|J m**-2|old
98|192.173.176||ssrara|Surface solar radiation anomalous rate of accumulation|J m**-2|old
98|192.173.177||strara|Surface thermal radiation anomalous rate of accumulation|J m**-2|old
98|192.173.178||tsrara|Top solar radiation anomalous rate of accumulation|J m**-2|old
98|192.173.179||ttrara|Top thermal radiation anomalous rate of accumulation|J m**-2|old
98|192.173.180||ewssara|East-West surface stress anomalous rate of accumulation|N m**-2|old
98|192.173.181||nsssara|North-South surface stress anomalous rate of accumulation|N m**-2|old
98|192.173.182||evara|Time-mean evaporation anomalous rate of accumulation|m of water equivalent s**-1
98|192.173.189||sundara|Sunshine duration anomalous rate of accumulation|dimensionless|old
98|192.173.205||roara|Runoff anomalous rate of accumulation|m s**-1
98|192.173.212||soiara|Solar insolation anomalous rate of accumulation|W m**-2 s**-1|old
98|192.173.228||tpara|Total precipitation anomalous rate of accumulation|m s**-1
98|192.174.8||sro|Surface runoff|kg m**-2|old
98|192.174.98||sithick|Sea-ice thickness|m|old
98|192.180.149||tsw|Total soil wetness|m
98|192.180.176||ssr|Surface net solar radiation|J m**-2
98|192.180.177||str|Surface net thermal radiation|J m**-2
98|192.180.178||tsr|Top net solar radiation|J m**-2
98|192.180.179||ttr|Top net thermal radiation|J m**-2
98|192.190.141||sdsien|Snow depth|kg m**-2|old
98|192.190.170||cap|Field capacity|(0 - 1)
98|192.190.171||wiltsien|Wilting point|(0 - 1)
98|192.190.173||sr|Roughness length|(0 - 1)
98|192.190.229||tsm|Total soil moisture|m**3 m**-3
98|192.200.1||strfdiff|Stream function difference|m**2 s**-1
98|192.200.11||udvwdiff|U component of divergent wind difference|m s**-1
98|192.200.12||vdvwdiff|V component of divergent wind difference|m s**-1
98|192.200.121||mx2t6diff|Maximum temperature at 2 metres difference|K
98|192.200.122||mn2t6diff|Minimum temperature at 2 metres difference|K
98|192.200.123||10fg6diff|10 metre wind gust in the last 6 hours difference|m s**-1
98|192.200.127||atdiff|Atmospheric tide difference|1
98|192.200.128||bvdiff|Budget values difference|1
98|192.200.129||zdiff|Geopotential difference|m**2 s**-2
98|192.200.13||urtwdiff|U component of rotational wind difference|m s**-1
98|192.200.131||udiff|U component of wind difference|m s**-1
98|192.200.132||vdiff|V component of wind difference|m s**-1
98|192.200.134||spdiff|Surface pressure difference|Pa
98|192.200.135||wdiff|Vertical velocity (pressure) difference|Pa s**-1
98|192.200.136||tcwdiff|Total column water difference|kg m**-2
98|192.200.137||tcwvdiff|Total column water vapour difference|kg m**-2
98|192.200.139||stl1diff|Soil temperature level 1 difference|K
98|192.200.14||vrtwdiff|V component of rotational wind difference|m s**-1
98|192.200.140||swl1diff|Soil wetness level 1 difference|kg m**-2
98|192.200.141||sddiff|Snow depth difference|m of water equivalent
98|192.200.142||lspdiff|Stratiform precipitation (Large-scale precipitation) difference|m
98|192.200.143||cpdiff|Convective precipitation difference|m
98|192.200.144||sfdiff|Snowfall (convective + stratiform) difference|m of water equivalent
98|192.200.145||blddiff|Boundary layer dissipation difference|J m**-2
98|192.200.146||sshfdiff|Surface sensible heat flux difference|J m**-2
98|192.200.147||slhfdiff|Surface latent heat flux difference|J m**-2
98|192.200.148||chnkdiff|Charnock difference|1
98|192.200.149||snrdiff|Surface net radiation difference|J m**-2
98|192.200.150||tnrdiff|Top net radiation difference|1
98|192.200.151||msldiff|Mean sea level pressure difference|Pa
98|192.200.153||swhrdiff|Short-wave heating rate difference|K
98|192.200.154||lwhrdiff|Long-wave heating rate difference|K
98|192.200.156||ghdiff|Height difference|m
98|192.200.157||rdiff|Relative humidity difference|%
98|192.200.158||tspdiff|Tendency of surface pressure difference|Pa s**-1
98|192.200.159||blhdiff|Boundary layer height difference|m
98|192.200.160||sdordiff|Standard deviation of orography difference|m
98|192.200.161||isordiff|Anisotropy of sub-gridscale orography difference|1
98|192.200.162||anordiff|Angle of sub-gridscale orography difference|radians
98|192.200.163||slordiff|Slope of sub-gridscale orography difference|1
98|192.200.164||tccdiff|Total cloud cover difference|(0 - 1)
98|192.200.165||10udiff|10 metre U wind component difference|m s**-1
98|192.200.166||10vdiff|10 metre V wind component difference|m s**-1
98|192.200.167||2tdiff|2 metre temperature difference|K
98|192.200.168||2ddiff|2 metre dewpoint temperature difference|K
98|192.200.169||ssrddiff|Surface solar radiation downwards difference|J m**-2
98|192.200.170||stl2diff|Soil temperature level 2 difference|K
98|192.200.171||swl2diff|Soil wetness level 2 difference|kg m**-2
98|192.200.172||lsmdiff|Land-sea mask difference|(0 - 1)
98|192.200.173||srdiff|Surface roughness difference|m
98|192.200.174||aldiff|Albedo difference|(0 - 1)
98|192.200.175||strddiff|Surface thermal radiation downwards difference|J m**-2
98|192.200.176||ssrdiff|Surface net solar radiation difference|J m**-2
98|192.200.177||strdiff|Surface net thermal radiation difference|J m**-2
98|192.200.178||tsrdiff|Top net solar radiation difference|J m**-2
98|192.200.179||ttrdiff|Top net thermal radiation difference|J m**-2
98|192.200.180||ewssdiff|East-West surface stress difference|N m**-2 s
98|192.200.181||nsssdiff|North-South surface stress difference|N m**-2 s
98|192.200.182||ediff|Evaporation difference|kg m**-2
98|192.200.183||stl3diff|Soil temperature level 3 difference|K
98|192.200.184||swl3diff|Soil wetness level 3 difference|kg m**-2
98|192.200.185||cccdiff|Convective cloud cover difference|(0 - 1)
98|192.200.186||lccdiff|Low cloud cover difference|(0 - 1)
98|192.200.187||mccdiff|Medium cloud cover difference|(0 - 1)
98|192.200.188||hccdiff|High cloud cover difference|(0 - 1)
98|192.200.189||sunddiff|Sunshine duration difference|s
98|192.200.190||ewovdiff|East-West component of sub-gridscale orographic variance difference|m**2
98|192.200.191||nsovdiff|North-South component of sub-gridscale orographic variance difference|m**2
98|192.200.192||nwovdiff|North-West/South-East component of sub-gridscale orographic variance difference|m**2
98|192.200.193||neovdiff|North-East/South-West component of sub-gridscale orographic variance difference|m**2
98|192.200.194||btmpdiff|Brightness temperature difference|K
98|192.200.195||lgwsdiff|Longitudinal component of gravity wave stress difference|N m**-2 s
98|192.200.196||mgwsdiff|Meridional component of gravity wave stress difference|N m**-2 s
98|192.200.197||gwddiff|Gravity wave dissipation difference|J m**-2
98|192.200.198||srcdiff|Skin reservoir content difference|kg m**-2
98|192.200.199||vegdiff|Vegetation fraction difference|(0 - 1)
98|192.200.2||vpotdiff|Velocity potential difference|m**2 s**-1
98|192.200.200||vsodiff|Variance of sub-gridscale orography difference|m**2
98|192.200.201||mx2tdiff|Maximum temperature at 2 metres since previous post-processing difference|K
98|192.200.202||mn2tdiff|Minimum temperature at 2 metres since previous post-processing difference|K
98|192.200.204||pawdiff|Precipitation analysis weights difference|1
98|192.200.205||rodiff|Runoff difference|m
98|192.200.206||tco3diff|Total column ozone difference|kg m**-2
98|192.200.207||10sidiff|10 metre wind speed difference|m s**-1
98|192.200.208||tsrcdiff|Top net solar radiation, clear sky difference|J m**-2
98|192.200.209||ttrcdiff|Top net thermal radiation, clear sky difference|J m**-2
98|192.200.21||uctpdiff|Unbalanced component of temperature difference|K
98|192.200.210||ssrcdiff|Surface net solar radiation, clear sky difference|J m**-2
98|192.200.211||strcdiff|Surface net thermal radiation, clear sky difference|J m**-2
98|192.200.212||tisrdiff|TOA incident solar radiation difference|J m**-2
98|192.200.214||dhrdiff|Diabatic heating by radiation difference|K
98|192.200.215||dhvddiff|Diabatic heating by vertical diffusion difference|K
98|192.200.216||dhccdiff|Diabatic heating by cumulus convection difference|K
98|192.200.217||dhlcdiff|Diabatic heating large-scale condensation difference|K
98|192.200.218||vdzwdiff|Vertical diffusion of zonal wind difference|m s**-1
98|192.200.219||vdmwdiff|Vertical diffusion of meridional wind difference|m s**-1
98|192.200.22||uclndiff|Unbalanced component of logarithm of surface pressure difference|1
98|192.200.220||ewgddiff|East-West gravity wave drag tendency difference|m s**-1
98|192.200.221||nsgddiff|North-South gravity wave drag tendency difference|m s**-1
98|192.200.222||ctzwdiff|Convective tendency of zonal wind difference|m s**-1
98|192.200.223||ctmwdiff|Convective tendency of meridional wind difference|m s**-1
98|192.200.224||vdhdiff|Vertical diffusion of humidity difference|kg kg**-1
98|192.200.225||htccdiff|Humidity tendency by cumulus convection difference|kg kg**-1
98|192.200.226||htlcdiff|Humidity tendency by large-scale condensation difference|kg kg**-1
98|192.200.227||crnhdiff|Change from removal of negative humidity difference|kg kg**-1
98|192.200.228||tpdiff|Total precipitation difference|m
98|192.200.229||iewsdiff|Instantaneous X surface stress difference|N m**-2
98|192.200.23||ucdvdiff|Unbalanced component of divergence difference|s**-1
98|192.200.230||inssdiff|Instantaneous Y surface stress difference|N m**-2
98|192.200.231||ishfdiff|Instantaneous surface heat flux difference|J m**-2
98|192.200.232||iediff|Instantaneous moisture flux difference|kg m**-2 s
98|192.200.233||asqdiff|Apparent surface humidity difference|kg kg**-1
98|192.200.234||lsrhdiff|Logarithm of surface roughness length for heat difference|1
98|192.200.235||sktdiff|Skin temperature difference|K
98|192.200.236||stl4diff|Soil temperature level 4 difference|K
98|192.200.237||swl4diff|Soil wetness level 4 difference|m
98|192.200.238||tsndiff|Temperature of snow layer difference|K
98|192.200.239||csfdiff|Convective snowfall difference|m of water equivalent
98|192.200.240||lsfdiff|Large scale snowfall difference|m of water equivalent
98|192.200.241||acfdiff|Accumulated cloud fraction tendency difference|(-1 to 1)
98|192.200.242||alwdiff|Accumulated liquid water tendency difference|(-1 to 1)
98|192.200.243||faldiff|Forecast albedo difference|(0 - 1)
98|192.200.244||fsrdiff|Forecast surface roughness difference|m
98|192.200.245||flsrdiff|Forecast logarithm of surface roughness for heat difference|1
98|192.200.246||clwcdiff|Specific cloud liquid water content difference|kg kg**-1
98|192.200.247||ciwcdiff|Specific cloud ice water content difference|kg kg**-1
98|192.200.248||ccdiff|Cloud cover difference|(0 - 1)
98|192.200.249||aiwdiff|Accumulated ice water tendency difference|(-1 to 1)
98|192.200.250||icediff|Ice age difference|(0 - 1)
98|192.200.251||attediff|Adiabatic tendency of temperature difference|K
98|192.200.252||athediff|Adiabatic tendency of humidity difference|kg kg**-1
98|192.200.253||atzediff|Adiabatic tendency of zonal wind difference|m s**-1
98|192.200.254||atmwdiff|Adiabatic tendency of meridional wind difference|m s**-1
98|192.200.26||cldiff|Lake cover difference|(0 - 1)
98|192.200.27||cvldiff|Low vegetation cover difference|(0 - 1)
98|192.200.28||cvhdiff|High vegetation cover difference|(0 - 1)
98|192.200.29||tvldiff|Type of low vegetation difference|1
98|192.200.3||ptdiff|Potential temperature difference|K
98|192.200.30||tvhdiff|Type of high vegetation difference|1
98|192.200.31||sicdiff|Sea-ice cover difference|(0 - 1)
98|192.200.32||asndiff|Snow albedo difference|(0 - 1)
98|192.200.33||rsndiff|Snow density difference|kg m**-3
98|192.200.34||sstdiff|Sea surface temperature difference|K
98|192.200.35||istl1diff|Ice surface temperature layer 1 difference|K
98|192.200.36||istl2diff|Ice surface temperature layer 2 difference|K
98|192.200.37||istl3diff|Ice surface temperature layer 3 difference|K
98|192.200.38||istl4diff|Ice surface temperature layer 4 difference|K
98|192.200.39||swvl1diff|Volumetric soil water layer 1 difference|m**3 m**-3
98|192.200.4||eqptdiff|Equivalent potential temperature difference|K
98|192.200.40||swvl2diff|Volumetric soil water layer 2 difference|m**3 m**-3
98|192.200.41||swvl3diff|Volumetric soil water layer 3 difference|m**3 m**-3
98|192.200.42||swvl4diff|Volumetric soil water layer 4 difference|m**3 m**-3
98|192.200.43||sltdiff|Soil type difference|1
98|192.200.44||esdiff|Snow evaporation difference|kg m**-2
98|192.200.45||smltdiff|Snowmelt difference|kg m**-2
98|192.200.46||sdurdiff|Solar duration difference|s
98|192.200.47||dsrpdiff|Direct solar radiation difference|J m**-2
98|192.200.48||magssdiff|Magnitude of turbulent surface stress difference|N m**-2 s
98|192.200.49||10fgdiff|10 metre wind gust difference|m s**-1
98|192.200.5||septdiff|Saturated equivalent potential temperature difference|K
98|192.200.50||lspfdiff|Large-scale precipitation fraction difference|s
98|192.200.51||mx2t24diff|Maximum 2 metre temperature difference|K
98|192.200.52||mn2t24diff|Minimum 2 metre temperature difference|K
98|192.200.53||montdiff|Montgomery potential difference|m**2 s**-2
98|192.200.54||presdiff|Pressure difference|Pa
98|192.200.55||mean2t24diff|Mean 2 metre temperature in the last 24 hours difference|K
98|192.200.56||mn2d24diff|Mean 2 metre dewpoint temperature in the last 24 hours difference|K
98|192.200.57||uvbdiff|Downward UV radiation at the surface difference|J m**-2
98|192.200.58||pardiff|Photosynthetically active radiation at the surface difference|J m**-2
98|192.200.59||capediff|Convective available potential energy difference|J kg**-1
98|192.200.60||pvdiff|Potential vorticity difference|K m**2 kg**-1 s**-1
98|192.200.61||tpodiff|Total precipitation from observations difference|Millimetres*100 + number of stations
98|192.200.62||obctdiff|Observation count difference|1
98|192.201.100||prr_gsp|surface precipitation rate, rain, grid scale|kg s**-1 m**-2
98|192.201.101||prs_gsp|surface precipitation rate, snow, grid scale|kg s**-1 m**-2
98|192.201.102||rain_gsp|surface precipitation amount, rain, grid scale|kg m**-2
98|192.201.111||prr_con|surface precipitation rate, rain, convective|kg s**-1 m**-2
98|192.201.112||prs_con|surface precipitation rate, snow, convective|kg s**-1 m**-2
98|192.201.113||rain_con|surface precipitation amount, rain, convective|kg m**-2
98|192.201.13||sohr_rad|shortwave radiative heating rate|K s**-1
98|192.201.14||thhr_rad|longwave radiative heating rate|K s**-1
98|192.201.200||w_i|water content of interception store|kg m**-2
98|192.201.203||t_snow|snow temperature|K
98|192.201.215||t_ice|ice surface temperature|K
98|192.201.241||cape_con|convective available potential energy|J kg**-1
98|192.201.29||clc|fractional cloud cover|(0 - 1)
98|192.201.31||qc|specific cloud water content|kg kg**-1
98|192.201.33||qi|specific cloud ice content, grid scale|kg kg**-1
98|192.201.41||twater|total column water|kg m**-2
98|192.201.5||apab_s|downwd photosynthetic active radiant flux density|J m**-2
98|192.201.50||ch_cm_cl|cloud covers CH_CM_CL (000...888)|(0 - 1)
98|192.201.68||hbas_con|cloud base, convective clouds (above msl)|m
98|192.201.69||htop_con|cloud top, convective clouds (above msl)|m
98|192.201.72||bas_con|convection base index|dimensionless
98|192.201.73||top_con|convection top index|dimensionless
98|192.201.74||dt_con|convective temperature tendency|K s**-1
98|192.201.75||dqv_con|convective tendency of specific humidity|s**-1
98|192.201.78||du_con|convective momentum tendency (X-component)|m s**-2
98|192.201.79||dv_con|convective momentum tendency (Y-component)|m s**-2
98|192.201.82||htop_dc|top of dry convection (above msl)|m
98|192.201.84||hzerocl|height of 0 degree Celsius isotherm above msl|m
98|192.201.85||snowlmt|height of snow-fall limit|m
98|192.201.99||qrs_gsp|spec. content of precip. particles|kg kg**-1
98|192.210.1||aermr01|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
98|192.210.10||aermr10|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|192.210.100||crfire|Wildfire combustion rate|kg m**-2 s**-1|old
98|192.210.101||maxfrpfire|Wildfire radiative power maximum|W
98|192.210.102||so2fire|Wildfire flux of Sulfur Dioxide|kg m**-2 s**-1
98|192.210.103||ch3ohfire|Wildfire Flux of Methanol (CH3OH)|kg m**-2 s**-1
98|192.210.104||c2h5ohfire|Wildfire Flux of Ethanol (C2H5OH)|kg m**-2 s**-1
98|192.210.105||c3h8fire|Wildfire Flux of Propane (C3H8)|kg m**-2 s**-1
98|192.210.106||c2h4fire|Wildfire Flux of Ethene (C2H4)|kg m**-2 s**-1
98|192.210.107||c3h6fire|Wildfire Flux of Propene (C3H6)|kg m**-2 s**-1
98|192.210.108||c5h8fire|Wildfire Flux of Isoprene (C5H8)|kg m**-2 s**-1
98|192.210.109||terpenesfire|Wildfire Flux of Terpenes (C5H8)n|kg m**-2 s**-1
98|192.210.11||aermr11|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|192.210.110||toluenefire|Wildfire Flux of Toluene_lump (C7H8+ C6H6 + C8H10)|kg m**-2 s**-1
98|192.210.111||hialkenesfire|Wildfire Flux of Higher Alkenes (CnH2n, C>=4)|kg m**-2 s**-1
98|192.210.112||hialkanesfire|Wildfire Flux of Higher Alkanes (CnH2n+2, C>=4)|kg m**-2 s**-1
98|192.210.113||ch2ofire|Wildfire Flux of Formaldehyde (CH2O)|kg m**-2 s**-1
98|192.210.114||c2h4ofire|Wildfire Flux of Acetaldehyde (C2H4O)|kg m**-2 s**-1
98|192.210.115||c3h6ofire|Wildfire Flux of Acetone (C3H6O)|kg m**-2 s**-1
98|192.210.116||nh3fire|Wildfire Flux of Ammonia (NH3)|kg m**-2 s**-1
98|192.210.117||c2h6sfire|Wildfire Flux of Dimethyl Sulfide (DMS) (C2H6S)|kg m**-2 s**-1
98|192.210.118||c2h6fire|Wildfire Flux of Ethane (C2H6)|kg m**-2 s**-1
98|192.210.119||mami|Mean height of maximum injection|m|old
98|192.210.12||aermr12|SO2 precursor mixing ratio|kg kg**-1
98|192.210.120||apt|Plume top height above surface|m|old
98|192.210.121||no2|Nitrogen dioxide mass mixing ratio|kg kg**-1|old
98|192.210.122||so2|Sulphur dioxide mass mixing ratio|kg kg**-1|old
98|192.210.123||co|Carbon monoxide mass mixing ratio|kg kg**-1|old
98|192.210.124||hcho|Formaldehyde|kg kg**-1
98|192.210.125||tcno2|Total column Nitrogen dioxide|kg m**-2
98|192.210.126||tcso2|Total column Sulphur dioxide|kg m**-2
98|192.210.127||tcco|Total column Carbon monoxide|kg m**-2
98|192.210.128||tchcho|Total column Formaldehyde|kg m**-2
98|192.210.129||nox|Nitrogen Oxides|kg kg**-1
98|192.210.13||aermr13|Volcanic ash aerosol mixing ratio|kg kg**-1
98|192.210.130||tcnox|Total Column Nitrogen Oxides|kg m**-2
98|192.210.131||grg1|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|192.210.132||tcgrg1|Total column GRG tracer 1|kg m**-2
98|192.210.133||grg2|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|192.210.134||tcgrg2|Total column GRG tracer 2|kg m**-2
98|192.210.135||grg3|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|192.210.136||tcgrg3|Total column GRG tracer 3|kg m**-2
98|192.210.137||grg4|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|192.210.138||tcgrg4|Total column GRG tracer 4|kg m**-2
98|192.210.139||grg5|Reactive tracer 5 mass mixing ratio|kg kg**-1
98|192.210.14||aermr14|Volcanic sulphate aerosol mixing ratio|kg kg**-1
98|192.210.140||tcgrg5|Total column GRG tracer 5|kg m**-2
98|192.210.141||grg6|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|192.210.142||tcgrg6|Total column GRG tracer 6|kg m**-2
98|192.210.143||grg7|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|192.210.144||tcgrg7|Total column GRG tracer 7|kg m**-2
98|192.210.145||grg8|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|192.210.146||tcgrg8|Total column GRG tracer 8|kg m**-2
98|192.210.147||grg9|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|192.210.148||tcgrg9|Total column GRG tracer 9|kg m**-2
98|192.210.149||grg10|Reactive tracer 10 mass mixing ratio|kg kg**-1
98|192.210.15||aermr15|Volcanic SO2 precursor mixing ratio|kg kg**-1
98|192.210.150||tcgrg10|Total column GRG tracer 10|kg m**-2
98|192.210.151||sfnox|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|192.210.152||sfno2|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|192.210.153||sfso2|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|192.210.154||sfco2|Surface flux Carbon monoxide|kg m**-2 s**-1
98|192.210.155||sfhcho|Surface flux Formaldehyde|kg m**-2 s**-1
98|192.210.156||sfgo3|Surface flux GEMS Ozone|kg m**-2 s**-1
98|192.210.157||sfgr1|Surface flux reactive tracer 1|kg m**-2 s**-1
98|192.210.158||sfgr2|Surface flux reactive tracer 2|kg m**-2 s**-1
98|192.210.159||sfgr3|Surface flux reactive tracer 3|kg m**-2 s**-1
98|192.210.16||aergn01|Aerosol type 1 source/gain accumulated|kg m**-2
98|192.210.160||sfgr4|Surface flux reactive tracer 4|kg m**-2 s**-1
98|192.210.161||sfgr5|Surface flux reactive tracer 5|kg m**-2 s**-1
98|192.210.162||sfgr6|Surface flux reactive tracer 6|kg m**-2 s**-1
98|192.210.163||sfgr7|Surface flux reactive tracer 7|kg m**-2 s**-1
98|192.210.164||sfgr8|Surface flux reactive tracer 8|kg m**-2 s**-1
98|192.210.165||sfgr9|Surface flux reactive tracer 9|kg m**-2 s**-1
98|192.210.166||sfgr10|Surface flux reactive tracer 10|kg m**-2 s**-1
98|192.210.167||frpdayfire|Wildfire day-time radiative power|W m**-2
98|192.210.169||frpngtfire|Wildfire night-time radiative power|W m**-2
98|192.210.17||aergn02|Aerosol type 2 source/gain accumulated|kg m**-2
98|192.210.177||frpdayivar|Wildfire day-time inverse variance of radiative power|W**-2 m**4
98|192.210.179||frpngtivar|Wildfire night-time inverse variance of radiative power|W**-2 m**4
98|192.210.18||aergn03|Aerosol type 3 source/gain accumulated|kg m**-2
98|192.210.181||ra|Radon|kg kg**-1
98|192.210.182||sf6|Sulphur Hexafluoride|kg kg**-1
98|192.210.183||tcra|Total column Radon|kg m**-2
98|192.210.184||tcsf6|Total column Sulphur Hexafluoride|kg m**-2
98|192.210.185||sf6apf|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|192.210.186||aluvpi|UV visible albedo for direct radiation, isotropic component (climatological)|(0 - 1)|old
98|192.210.187||aluvpv|UV visible albedo for direct radiation, volumetric component (climatological)|(0 - 1)|old
98|192.210.188||aluvpg|UV visible albedo for direct radiation, geometric component (climatological)|(0 - 1)|old
98|192.210.189||alnipi|Near IR albedo for direct radiation, isotropic component (climatological)|(0 - 1)|old
98|192.210.19||aergn04|Aerosol type 4 source/gain accumulated|kg m**-2
98|192.210.190||alnipv|Near IR albedo for direct radiation, volumetric component (climatological)|(0 - 1)|old
98|192.210.191||alnipg|Near IR albedo for direct radiation, geometric component (climatological)|(0 - 1)|old
98|192.210.192||aluvdi|UV visible albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)|old
98|192.210.193||aluvdv|UV visible albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)|old
98|192.210.194||aluvdg|UV visible albedo for diffuse radiation, geometric component (climatological)|(0 - 1)|old
98|192.210.195||alnidi|Near IR albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)|old
98|192.210.196||alnidv|Near IR albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)|old
98|192.210.197||alnidg|Near IR albedo for diffuse radiation, geometric component (climatological)|(0 - 1)|old
98|192.210.2||aermr02|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
98|192.210.20||aergn05|Aerosol type 5 source/gain accumulated|kg m**-2
98|192.210.203||go3|Ozone mass mixing ratio (full chemistry scheme)|kg kg**-1|old
98|192.210.206||gtco3|GEMS Total column ozone|kg m**-2
98|192.210.207||aod550|Total Aerosol Optical Depth at 550nm|1
98|192.210.208||ssaod550|Sea Salt Aerosol Optical Depth at 550nm|1
98|192.210.209||duaod550|Dust Aerosol Optical Depth at 550nm|1
98|192.210.21||aergn06|Aerosol type 6 source/gain accumulated|kg m**-2
98|192.210.210||omaod550|Organic Matter Aerosol Optical Depth at 550nm|1
98|192.210.211||bcaod550|Black Carbon Aerosol Optical Depth at 550nm|1
98|192.210.212||suaod550|Sulphate Aerosol Optical Depth at 550nm|1
98|192.210.213||aod469|Total Aerosol Optical Depth at 469nm|1
98|192.210.214||aod670|Total Aerosol Optical Depth at 670nm|1
98|192.210.215||aod865|Total Aerosol Optical Depth at 865nm|1
98|192.210.216||aod1240|Total Aerosol Optical Depth at 1240nm|1
98|192.210.217||aod340|Total aerosol optical depth at 340 nm|1
98|192.210.218||aod355|Total aerosol optical depth at 355 nm|1
98|192.210.219||aod380|Total aerosol optical depth at 380 nm|1
98|192.210.22||aergn07|Aerosol type 7 source/gain accumulated|kg m**-2
98|192.210.220||aod400|Total aerosol optical depth at 400 nm|1
98|192.210.221||aod440|Total aerosol optical depth at 440 nm|1
98|192.210.222||aod500|Total aerosol optical depth at 500 nm|1
98|192.210.223||aod532|Total aerosol optical depth at 532 nm|1
98|192.210.224||aod645|Total aerosol optical depth at 645 nm|1
98|192.210.225||aod800|Total aerosol optical depth at 800 nm|1
98|192.210.226||aod858|Total aerosol optical depth at 858 nm|1
98|192.210.227||aod1020|Total aerosol optical depth at 1020 nm|1
98|192.210.228||aod1064|Total aerosol optical depth at 1064 nm|1
98|192.210.229||aod1640|Total aerosol optical depth at 1640 nm|1
98|192.210.23||aergn08|Aerosol type 8 source/gain accumulated|kg m**-2
98|192.210.230||aod2130|Total aerosol optical depth at 2130 nm|1
98|192.210.231||c7h8fire|Wildfire Flux of Toluene (C7H8)|kg m**-2 s**-1
98|192.210.232||c6h6fire|Wildfire Flux of Benzene (C6H6)|kg m**-2 s**-1
98|192.210.233||c8h10fire|Wildfire Flux of Xylene (C8H10)|kg m**-2 s**-1
98|192.210.234||c4h8fire|Wildfire Flux of Butenes (C4H8)|kg m**-2 s**-1
98|192.210.235||c5h10fire|Wildfire Flux of Pentenes (C5H10)|kg m**-2 s**-1
98|192.210.236||c6h12fire|Wildfire Flux of Hexene (C6H12)|kg m**-2 s**-1
98|192.210.237||c8h16fire|Wildfire Flux of Octene (C8H16)|kg m**-2 s**-1
98|192.210.238||c4h10fire|Wildfire Flux of Butanes (C4H10)|kg m**-2 s**-1
98|192.210.239||c5h12fire|Wildfire Flux of Pentanes (C5H12)|kg m**-2 s**-1
98|192.210.24||aergn09|Aerosol type 9 source/gain accumulated|kg m**-2
98|192.210.240||c6h14fire|Wildfire Flux of Hexanes (C6H14)|kg m**-2 s**-1
98|192.210.241||c7h16fire|Wildfire Flux of Heptane (C7H16)|kg m**-2 s**-1
98|192.210.242||apb|Plume bottom height above surface|m|old
98|192.210.243||vsuaod550|Volcanic sulphate aerosol optical depth at 550 nm|1
98|192.210.244||vashaod550|Volcanic ash optical depth at 550 nm|1
98|192.210.245||taedec550|Profile of total aerosol dry extinction coefficient|m**-1
98|192.210.246||taedab550|Profile of total aerosol dry absorption coefficient|m**-1
98|192.210.25||aergn10|Aerosol type 10 source/gain accumulated|kg m**-2
98|192.210.26||aergn11|Aerosol type 11 source/gain accumulated|kg m**-2
98|192.210.27||aergn12|Aerosol type 12 source/gain accumulated|kg m**-2
98|192.210.28||aerpr03|SO4 aerosol precursor mass mixing ratio|kg kg**-1
98|192.210.29||aerwv01|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
98|192.210.3||aermr03|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
98|192.210.30||aerwv02|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
98|192.210.31||aerls01|Aerosol type 1 sink/loss accumulated|kg m**-2
98|192.210.32||aerls02|Aerosol type 2 sink/loss accumulated|kg m**-2
98|192.210.33||aerls03|Aerosol type 3 sink/loss accumulated|kg m**-2
98|192.210.34||aerls04|Aerosol type 4 sink/loss accumulated|kg m**-2
98|192.210.35||aerls05|Aerosol type 5 sink/loss accumulated|kg m**-2
98|192.210.36||aerls06|Aerosol type 6 sink/loss accumulated|kg m**-2
98|192.210.37||aerls07|Aerosol type 7 sink/loss accumulated|kg m**-2
98|192.210.38||aerls08|Aerosol type 8 sink/loss accumulated|kg m**-2
98|192.210.39||aerls09|Aerosol type 9 sink/loss accumulated|kg m**-2
98|192.210.4||aermr04|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|192.210.40||aerls10|Aerosol type 10 sink/loss accumulated|kg m**-2
98|192.210.41||aerls11|Aerosol type 11 sink/loss accumulated|kg m**-2
98|192.210.42||aerls12|Aerosol type 12 sink/loss accumulated|kg m**-2
98|192.210.43||emdms|DMS surface emission|kg m**-2 s**-1
98|192.210.44||aerwv03|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|192.210.45||aerwv04|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|192.210.46||aerpr|Aerosol precursor mixing ratio|kg kg**-1
98|192.210.47||aersm|Aerosol small mode mixing ratio|kg kg**-1
98|192.210.48||aerlg|Aerosol large mode mixing ratio|kg kg**-1
98|192.210.49||aodpr|Aerosol precursor optical depth|dimensionless
98|192.210.5||aermr05|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|192.210.50||aodsm|Aerosol small mode optical depth|dimensionless
98|192.210.51||aodlg|Aerosol large mode optical depth|dimensionless
98|192.210.52||aerdep|Dust emission potential|kg s**2 m**-5
98|192.210.53||aerlts|Lifting threshold speed|m s**-1
98|192.210.54||aerscc|Soil clay content|%
98|192.210.57||ocnuc|Mixing ration of organic carbon aerosol, nucleation mode|kg kg**-1
98|192.210.58||monot|Monoterpene precursor mixing ratio|kg kg**-1
98|192.210.59||soapr|Secondary organic precursor mixing ratio|kg kg**-1
98|192.210.6||aermr06|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|192.210.60||injh|Injection height (from IS4FIRES)|m|old
98|192.210.61||co2|Carbon dioxide mass mixing ratio|kg kg**-1
98|192.210.62||ch4|Methane|kg kg**-1
98|192.210.63||n2o|Nitrous oxide|kg kg**-1
98|192.210.64||tcco2|CO2 column-mean molar fraction|ppm
98|192.210.65||tcch4|CH4 column-mean molar fraction|ppb
98|192.210.66||tcn2o|Total column Nitrous oxide|kg m**-2
98|192.210.67||co2of|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|192.210.68||co2nbf|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|192.210.69||co2apf|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
98|192.210.7||aermr07|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|192.210.70||ch4f|Methane Surface Fluxes|kg m**-2 s**-1
98|192.210.71||kch4|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|192.210.72||pm1|Particulate matter d <= 1 um|kg m**-3|old
98|192.210.73||pm2p5|Particulate matter d <= 2.5 um|kg m**-3|old
98|192.210.74||pm10|Particulate matter d <= 10 um|kg m**-3|old
98|192.210.79||vafire|Wildfire viewing angle of observation|deg
98|192.210.8||aermr08|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|192.210.80||co2fire|Wildfire flux of Carbon Dioxide|kg m**-2 s**-1
98|192.210.81||cofire|Wildfire flux of Carbon Monoxide|kg m**-2 s**-1
98|192.210.82||ch4fire|Wildfire flux of Methane|kg m**-2 s**-1
98|192.210.83||nmhcfire|Wildfire flux of Non-Methane Hydro-Carbons|kg m**-2 s**-1
98|192.210.84||h2fire|Wildfire flux of Hydrogen|kg m**-2 s**-1
98|192.210.85||noxfire|Wildfire flux of Nitrogen Oxides NOx|kg m**-2 s**-1
98|192.210.86||n2ofire|Wildfire flux of Nitrous Oxide|kg m**-2 s**-1
98|192.210.87||pm2p5fire|Wildfire flux of Particulate Matter PM2.5|kg m**-2 s**-1
98|192.210.88||tpmfire|Wildfire flux of Total Particulate Matter|kg m**-2 s**-1
98|192.210.89||tcfire|Wildfire flux of Total Carbon in Aerosols|kg m**-2 s**-1
98|192.210.9||aermr09|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|192.210.90||ocfire|Wildfire flux of Organic Carbon|kg m**-2 s**-1
98|192.210.91||bcfire|Wildfire flux of Black Carbon|kg m**-2 s**-1
98|192.210.92||cfire|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|192.210.93||c4ffire|Wildfire fraction of C4 plants|dimensionless
98|192.210.94||vegfire|Wildfire vegetation map index|dimensionless
98|192.210.95||ccfire|Wildfire Combustion Completeness|dimensionless
98|192.210.96||flfire|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|192.210.97||offire|Wildfire fraction of area observed|dimensionless
98|192.210.98||nofrp|Number of positive FRP pixels per grid cell|1
98|192.210.99||frpfire|Wildfire radiative power density|W m**-2|old
98|192.211.1||aermr01diff|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
98|192.211.10||aermr10diff|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|192.211.100||crfirediff|Wildfire combustion rate|kg m**-2 s**-1
98|192.211.101||maxfrpfirediff|Wildfire radiative power maximum|W
98|192.211.11||aermr11diff|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|192.211.119||alediff|Altitude of emitter|m
98|192.211.12||aermr12diff|Aerosol type 12 mixing ratio|kg kg**-1
98|192.211.120||aptdiff|Altitude of plume top|m
98|192.211.121||no2diff|Nitrogen dioxide mass mixing ratio difference|kg kg**-1|old
98|192.211.122||so2diff|Sulphur dioxide mass mixing ratio difference|kg kg**-1|old
98|192.211.123||codiff|Carbon monoxide mass mixing ratio difference|kg kg**-1|old
98|192.211.124||hchodiff|Formaldehyde|kg kg**-1
98|192.211.125||tcno2diff|Total column Nitrogen dioxide|kg m**-2
98|192.211.126||tcso2diff|Total column Sulphur dioxide|kg m**-2
98|192.211.127||tccodiff|Total column Carbon monoxide|kg m**-2
98|192.211.128||tchchodiff|Total column Formaldehyde|kg m**-2
98|192.211.129||noxdiff|Nitrogen Oxides|kg kg**-1
98|192.211.13||aermr13diff|Aerosol type 13 mass mixing ratio|kg kg**-1
98|192.211.130||tcnoxdiff|Total Column Nitrogen Oxides|kg m**-2
98|192.211.131||grg1diff|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|192.211.132||tcgrg1diff|Total column GRG tracer 1|kg m**-2
98|192.211.133||grg2diff|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|192.211.134||tcgrg2diff|Total column GRG tracer 2|kg m**-2
98|192.211.135||grg3diff|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|192.211.136||tcgrg3diff|Total column GRG tracer 3|kg m**-2
98|192.211.137||grg4diff|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|192.211.138||tcgrg4diff|Total column GRG tracer 4|kg m**-2
98|192.211.139||grg5diff|Reactive tracer 5 mass mixing ratio|kg kg**-1
98|192.211.14||aermr14diff|Aerosol type 14 mass mixing ratio|kg kg**-1
98|192.211.140||tcgrg5diff|Total column GRG tracer 5|kg m**-2
98|192.211.141||grg6diff|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|192.211.142||tcgrg6diff|Total column GRG tracer 6|kg m**-2
98|192.211.143||grg7diff|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|192.211.144||tcgrg7diff|Total column GRG tracer 7|kg m**-2
98|192.211.145||grg8diff|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|192.211.146||tcgrg8diff|Total column GRG tracer 8|kg m**-2
98|192.211.147||grg9diff|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|192.211.148||tcgrg9diff|Total column GRG tracer 9|kg m**-2
98|192.211.149||grg10diff|Reactive tracer 10 mass mixing ratio|kg kg**-1
98|192.211.15||aermr15diff|Aerosol type 15 mass mixing ratio|kg kg**-1
98|192.211.150||tcgrg10diff|Total column GRG tracer 10|kg m**-2
98|192.211.151||sfnoxdiff|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|192.211.152||sfno2diff|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|192.211.153||sfso2diff|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|192.211.154||sfco2diff|Surface flux Carbon monoxide|kg m**-2 s**-1
98|192.211.155||sfhchodiff|Surface flux Formaldehyde|kg m**-2 s**-1
98|192.211.156||sfgo3diff|Surface flux GEMS Ozone|kg m**-2 s**-1
98|192.211.157||sfgr1diff|Surface flux reactive tracer 1|kg m**-2 s**-1
98|192.211.158||sfgr2diff|Surface flux reactive tracer 2|kg m**-2 s**-1
98|192.211.159||sfgr3diff|Surface flux reactive tracer 3|kg m**-2 s**-1
98|192.211.16||aergn01diff|Aerosol type 1 source/gain accumulated|kg m**-2
98|192.211.160||sfgr4diff|Surface flux reactive tracer 4|kg m**-2 s**-1
98|192.211.161||sfgr5diff|Surface flux reactive tracer 5|kg m**-2 s**-1
98|192.211.162||sfgr6diff|Surface flux reactive tracer 6|kg m**-2 s**-1
98|192.211.163||sfgr7diff|Surface flux reactive tracer 7|kg m**-2 s**-1
98|192.211.164||sfgr8diff|Surface flux reactive tracer 8|kg m**-2 s**-1
98|192.211.165||sfgr9diff|Surface flux reactive tracer 9|kg m**-2 s**-1
98|192.211.166||sfgr10diff|Surface flux reactive tracer 10|kg m**-2 s**-1
98|192.211.17||aergn02diff|Aerosol type 2 source/gain accumulated|kg m**-2
98|192.211.18||aergn03diff|Aerosol type 3 source/gain accumulated|kg m**-2
98|192.211.181||radiff|Radon|kg kg**-1
98|192.211.182||sf6diff|Sulphur Hexafluoride|kg kg**-1
98|192.211.183||tcradiff|Total column Radon|kg m**-2
98|192.211.184||tcsf6diff|Total column Sulphur Hexafluoride|kg m**-2
98|192.211.185||sf6apfdiff|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|192.211.19||aergn04diff|Aerosol type 4 source/gain accumulated|kg m**-2
98|192.211.2||aermr02diff|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
98|192.211.20||aergn05diff|Aerosol type 5 source/gain accumulated|kg m**-2
98|192.211.203||go3diff|Ozone mass mixing ratio difference (full chemistry scheme)|kg kg**-1|old
98|192.211.206||gtco3diff|GEMS Total column ozone|kg m**-2
98|192.211.207||aod550diff|Total Aerosol Optical Depth at 550nm|1
98|192.211.208||ssaod550diff|Sea Salt Aerosol Optical Depth at 550nm|1
98|192.211.209||duaod550diff|Dust Aerosol Optical Depth at 550nm|1
98|192.211.21||aergn06diff|Aerosol type 6 source/gain accumulated|kg m**-2
98|192.211.210||omaod550diff|Organic Matter Aerosol Optical Depth at 550nm|1
98|192.211.211||bcaod550diff|Black Carbon Aerosol Optical Depth at 550nm|1
98|192.211.212||suaod550diff|Sulphate Aerosol Optical Depth at 550nm|1
98|192.211.213||aod469diff|Total Aerosol Optical Depth at 469nm|1
98|192.211.214||aod670diff|Total Aerosol Optical Depth at 670nm|1
98|192.211.215||aod865diff|Total Aerosol Optical Depth at 865nm|1
98|192.211.216||aod1240diff|Total Aerosol Optical Depth at 1240nm|1
98|192.211.22||aergn07diff|Aerosol type 7 source/gain accumulated|kg m**-2
98|192.211.23||aergn08diff|Aerosol type 8 source/gain accumulated|kg m**-2
98|192.211.24||aergn09diff|Aerosol type 9 source/gain accumulated|kg m**-2
98|192.211.25||aergn10diff|Aerosol type 10 source/gain accumulated|kg m**-2
98|192.211.26||aergn11diff|Aerosol type 11 source/gain accumulated|kg m**-2
98|192.211.27||aergn12diff|Aerosol type 12 source/gain accumulated|kg m**-2
98|192.211.28||aerpr03diff|SO4 aerosol precursor mass mixing ratio|kg kg**-1
98|192.211.29||aerwv01diff|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
98|192.211.3||aermr03diff|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
98|192.211.30||aerwv02diff|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
98|192.211.31||aerls01diff|Aerosol type 1 sink/loss accumulated|kg m**-2
98|192.211.32||aerls02diff|Aerosol type 2 sink/loss accumulated|kg m**-2
98|192.211.33||aerls03diff|Aerosol type 3 sink/loss accumulated|kg m**-2
98|192.211.34||aerls04diff|Aerosol type 4 sink/loss accumulated|kg m**-2
98|192.211.35||aerls05diff|Aerosol type 5 sink/loss accumulated|kg m**-2
98|192.211.36||aerls06diff|Aerosol type 6 sink/loss accumulated|kg m**-2
98|192.211.37||aerls07diff|Aerosol type 7 sink/loss accumulated|kg m**-2
98|192.211.38||aerls08diff|Aerosol type 8 sink/loss accumulated|kg m**-2
98|192.211.39||aerls09diff|Aerosol type 9 sink/loss accumulated|kg m**-2
98|192.211.4||aermr04diff|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|192.211.40||aerls10diff|Aerosol type 10 sink/loss accumulated|kg m**-2
98|192.211.41||aerls11diff|Aerosol type 11 sink/loss accumulated|kg m**-2
98|192.211.42||aerls12diff|Aerosol type 12 sink/loss accumulated|kg m**-2
98|192.211.43||emdmsdiff|DMS surface emission|kg m**-2 s**-1
98|192.211.44||aerwv03diff|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|192.211.45||aerwv04diff|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|192.211.46||aerprdiff|Aerosol precursor mixing ratio|kg kg**-1
98|192.211.47||aersmdiff|Aerosol small mode mixing ratio|kg kg**-1
98|192.211.48||aerlgdiff|Aerosol large mode mixing ratio|kg kg**-1
98|192.211.49||aodprdiff|Aerosol precursor optical depth|dimensionless
98|192.211.5||aermr05diff|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|192.211.50||aodsmdiff|Aerosol small mode optical depth|dimensionless
98|192.211.51||aodlgdiff|Aerosol large mode optical depth|dimensionless
98|192.211.52||aerdepdiff|Dust emission potential|kg s**2 m**-5
98|192.211.53||aerltsdiff|Lifting threshold speed|m s**-1
98|192.211.54||aersccdiff|Soil clay content|%
98|192.211.6||aermr06diff|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|192.211.61||co2diff|Carbon Dioxide|kg kg**-1
98|192.211.62||ch4diff|Methane|kg kg**-1
98|192.211.63||n2odiff|Nitrous oxide|kg kg**-1
98|192.211.64||tcco2diff|Total column Carbon Dioxide|kg m**-2
98|192.211.65||tcch4diff|Total column Methane|kg m**-2
98|192.211.66||tcn2odiff|Total column Nitrous oxide|kg m**-2
98|192.211.67||co2ofdiff|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|192.211.68||co2nbfdiff|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|192.211.69||co2apfdiff|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
98|192.211.7||aermr07diff|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|192.211.70||ch4fdiff|Methane Surface Fluxes|kg m**-2 s**-1
98|192.211.71||kch4diff|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|192.211.8||aermr08diff|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|192.211.9||aermr09diff|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|192.211.92||cfirediff|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|192.211.93||c4ffirediff|Wildfire fraction of C4 plants|dimensionless
98|192.211.94||vegfirediff|Wildfire vegetation map index|dimensionless
98|192.211.95||ccfirediff|Wildfire Combustion Completeness|dimensionless
98|192.211.96||flfirediff|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|192.211.97||offirediff|Wildfire fraction of area observed|dimensionless
98|192.211.98||oafirediff|Wildfire observed area|m**2
98|192.211.99||frpfirediff|Wildfire radiative power|W m**-2
98|192.213.1||sppt1|Random pattern 1 for sppt|dimensionless
98|192.213.101||spp1|Random pattern 1 for SPP scheme|dimensionless|old
98|192.213.102||spp2|Random pattern 2 for SPP scheme|dimensionless|old
98|192.213.103||spp3|Random pattern 3 for SPP scheme|dimensionless|old
98|192.213.104||spp4|Random pattern 4 for SPP scheme|dimensionless|old
98|192.213.105||spp5|Random pattern 5 for SPP scheme|dimensionless|old
98|192.213.106||spp6|Random pattern 6 for SPP scheme|dimensionless|old
98|192.213.107||spp7|Random pattern 7 for SPP scheme|dimensionless|old
98|192.213.108||spp8|Random pattern 8 for SPP scheme|dimensionless|old
98|192.213.109||spp9|Random pattern 9 for SPP scheme|dimensionless|old
98|192.213.110||spp10|Random pattern 10 for SPP scheme|dimensionless|old
98|192.213.111||spp11|Random pattern 11 for SPP scheme|dimensionless|old
98|192.213.112||spp12|Random pattern 12 for SPP scheme|dimensionless|old
98|192.213.113||spp13|Random pattern 13 for SPP scheme|dimensionless|old
98|192.213.114||spp14|Random pattern 14 for SPP scheme|dimensionless|old
98|192.213.115||spp15|Random pattern 15 for SPP scheme|dimensionless|old
98|192.213.116||spp16|Random pattern 16 for SPP scheme|dimensionless|old
98|192.213.117||spp17|Random pattern 17 for SPP scheme|dimensionless|old
98|192.213.118||spp18|Random pattern 18 for SPP scheme|dimensionless|old
98|192.213.119||spp19|Random pattern 19 for SPP scheme|dimensionless|old
98|192.213.120||spp20|Random pattern 20 for SPP scheme|dimensionless|old
98|192.213.121||spp21|Random pattern 21 for SPP scheme|dimensionless|old
98|192.213.122||spp22|Random pattern 22 for SPP scheme|dimensionless|old
98|192.213.123||spp23|Random pattern 23 for SPP scheme|dimensionless|old
98|192.213.124||spp24|Random pattern 24 for SPP scheme|dimensionless|old
98|192.213.125||spp25|Random pattern 25 for SPP scheme|dimensionless|old
98|192.213.126||spp26|Random pattern 26 for SPP scheme|dimensionless|old
98|192.213.127||spp27|Random pattern 27 for SPP scheme|dimensionless|old
98|192.213.128||spp28|Random pattern 28 for SPP scheme|dimensionless|old
98|192.213.129||spp29|Random pattern 29 for SPP scheme|dimensionless|old
98|192.213.130||spp30|Random pattern 30 for SPP scheme|dimensionless|old
98|192.213.131||spp31|Random pattern 31 for SPP scheme|dimensionless|old
98|192.213.132||spp32|Random pattern 32 for SPP scheme|dimensionless|old
98|192.213.133||spp33|Random pattern 33 for SPP scheme|dimensionless|old
98|192.213.134||spp34|Random pattern 34 for SPP scheme|dimensionless|old
98|192.213.135||spp35|Random pattern 35 for SPP scheme|dimensionless|old
98|192.213.136||spp36|Random pattern 36 for SPP scheme|dimensionless|old
98|192.213.137||spp37|Random pattern 37 for SPP scheme|dimensionless|old
98|192.213.138||spp38|Random pattern 38 for SPP scheme|dimensionless|old
98|192.213.139||spp39|Random pattern 39 for SPP scheme|dimensionless|old
98|192.213.140||spp40|Random pattern 40 for SPP scheme|dimensionless|old
98|192.213.141||spp41|Random pattern 41 for SPP scheme|dimensionless|old
98|192.213.142||spp42|Random pattern 42 for SPP scheme|dimensionless|old
98|192.213.143||spp43|Random pattern 43 for SPP scheme|dimensionless|old
98|192.213.144||spp44|Random pattern 44 for SPP scheme|dimensionless|old
98|192.213.145||spp45|Random pattern 45 for SPP scheme|dimensionless|old
98|192.213.146||spp46|Random pattern 46 for SPP scheme|dimensionless|old
98|192.213.147||spp47|Random pattern 47 for SPP scheme|dimensionless|old
98|192.213.148||spp48|Random pattern 48 for SPP scheme|dimensionless|old
98|192.213.149||spp49|Random pattern 49 for SPP scheme|dimensionless|old
98|192.213.150||spp50|Random pattern 50 for SPP scheme|dimensionless|old
98|192.213.151||spp51|Random pattern 51 for SPP scheme|dimensionless|old
98|192.213.152||spp52|Random pattern 52 for SPP scheme|dimensionless|old
98|192.213.153||spp53|Random pattern 53 for SPP scheme|dimensionless|old
98|192.213.154||spp54|Random pattern 54 for SPP scheme|dimensionless|old
98|192.213.155||spp55|Random pattern 55 for SPP scheme|dimensionless|old
98|192.213.156||spp56|Random pattern 56 for SPP scheme|dimensionless|old
98|192.213.157||spp57|Random pattern 57 for SPP scheme|dimensionless|old
98|192.213.158||spp58|Random pattern 58 for SPP scheme|dimensionless|old
98|192.213.159||spp59|Random pattern 59 for SPP scheme|dimensionless|old
98|192.213.160||spp60|Random pattern 60 for SPP scheme|dimensionless|old
98|192.213.161||spp61|Random pattern 61 for SPP scheme|dimensionless|old
98|192.213.162||spp62|Random pattern 62 for SPP scheme|dimensionless|old
98|192.213.163||spp63|Random pattern 63 for SPP scheme|dimensionless|old
98|192.213.164||spp64|Random pattern 64 for SPP scheme|dimensionless|old
98|192.213.165||spp65|Random pattern 65 for SPP scheme|dimensionless|old
98|192.213.166||spp66|Random pattern 66 for SPP scheme|dimensionless|old
98|192.213.167||spp67|Random pattern 67 for SPP scheme|dimensionless|old
98|192.213.168||spp68|Random pattern 68 for SPP scheme|dimensionless|old
98|192.213.169||spp69|Random pattern 69 for SPP scheme|dimensionless|old
98|192.213.170||spp70|Random pattern 70 for SPP scheme|dimensionless|old
98|192.213.171||spp71|Random pattern 71 for SPP scheme|dimensionless|old
98|192.213.172||spp72|Random pattern 72 for SPP scheme|dimensionless|old
98|192.213.173||spp73|Random pattern 73 for SPP scheme|dimensionless|old
98|192.213.174||spp74|Random pattern 74 for SPP scheme|dimensionless|old
98|192.213.175||spp75|Random pattern 75 for SPP scheme|dimensionless|old
98|192.213.176||spp76|Random pattern 76 for SPP scheme|dimensionless|old
98|192.213.177||spp77|Random pattern 77 for SPP scheme|dimensionless|old
98|192.213.178||spp78|Random pattern 78 for SPP scheme|dimensionless|old
98|192.213.179||spp79|Random pattern 79 for SPP scheme|dimensionless|old
98|192.213.180||spp80|Random pattern 80 for SPP scheme|dimensionless|old
98|192.213.181||spp81|Random pattern 81 for SPP scheme|dimensionless|old
98|192.213.182||spp82|Random pattern 82 for SPP scheme|dimensionless|old
98|192.213.183||spp83|Random pattern 83 for SPP scheme|dimensionless|old
98|192.213.184||spp84|Random pattern 84 for SPP scheme|dimensionless|old
98|192.213.185||spp85|Random pattern 85 for SPP scheme|dimensionless|old
98|192.213.186||spp86|Random pattern 86 for SPP scheme|dimensionless|old
98|192.213.187||spp87|Random pattern 87 for SPP scheme|dimensionless|old
98|192.213.188||spp88|Random pattern 88 for SPP scheme|dimensionless|old
98|192.213.189||spp89|Random pattern 89 for SPP scheme|dimensionless|old
98|192.213.190||spp90|Random pattern 90 for SPP scheme|dimensionless|old
98|192.213.191||spp91|Random pattern 91 for SPP scheme|dimensionless|old
98|192.213.192||spp92|Random pattern 92 for SPP scheme|dimensionless|old
98|192.213.193||spp93|Random pattern 93 for SPP scheme|dimensionless|old
98|192.213.194||spp94|Random pattern 94 for SPP scheme|dimensionless|old
98|192.213.195||spp95|Random pattern 95 for SPP scheme|dimensionless|old
98|192.213.196||spp96|Random pattern 96 for SPP scheme|dimensionless|old
98|192.213.197||spp97|Random pattern 97 for SPP scheme|dimensionless|old
98|192.213.198||spp98|Random pattern 98 for SPP scheme|dimensionless|old
98|192.213.199||spp99|Random pattern 99 for SPP scheme|dimensionless|old
98|192.213.2||sppt2|Random pattern 2 for sppt|dimensionless
98|192.213.200||spp100|Random pattern 100 for SPP scheme|dimensionless|old
98|192.213.201||spp101|Random pattern 101 for SPP scheme|dimensionless|old
98|192.213.202||spp102|Random pattern 102 for SPP scheme|dimensionless|old
98|192.213.203||spp103|Random pattern 103 for SPP scheme|dimensionless|old
98|192.213.204||spp104|Random pattern 104 for SPP scheme|dimensionless|old
98|192.213.205||spp105|Random pattern 105 for SPP scheme|dimensionless|old
98|192.213.206||spp106|Random pattern 106 for SPP scheme|dimensionless|old
98|192.213.207||spp107|Random pattern 107 for SPP scheme|dimensionless|old
98|192.213.208||spp108|Random pattern 108 for SPP scheme|dimensionless|old
98|192.213.209||spp109|Random pattern 109 for SPP scheme|dimensionless|old
98|192.213.210||spp110|Random pattern 110 for SPP scheme|dimensionless|old
98|192.213.211||spp111|Random pattern 111 for SPP scheme|dimensionless|old
98|192.213.212||spp112|Random pattern 112 for SPP scheme|dimensionless|old
98|192.213.213||spp113|Random pattern 113 for SPP scheme|dimensionless|old
98|192.213.214||spp114|Random pattern 114 for SPP scheme|dimensionless|old
98|192.213.215||spp115|Random pattern 115 for SPP scheme|dimensionless|old
98|192.213.216||spp116|Random pattern 116 for SPP scheme|dimensionless|old
98|192.213.217||spp117|Random pattern 117 for SPP scheme|dimensionless|old
98|192.213.218||spp118|Random pattern 118 for SPP scheme|dimensionless|old
98|192.213.219||spp119|Random pattern 119 for SPP scheme|dimensionless|old
98|192.213.220||spp120|Random pattern 120 for SPP scheme|dimensionless|old
98|192.213.221||spp121|Random pattern 121 for SPP scheme|dimensionless|old
98|192.213.3||sppt3|Random pattern 3 for sppt|dimensionless
98|192.213.4||sppt4|Random pattern 4 for sppt|dimensionless
98|192.213.5||sppt5|Random pattern 5 for sppt|dimensionless
98|192.214.1||cossza|Cosine of solar zenith angle|Numeric|old
98|192.214.10||uvsflxt310315|Total surface UV spectral flux (310-315 nm)|W m**-2
98|192.214.11||uvsflxt315320|Total surface UV spectral flux (315-320 nm)|W m**-2
98|192.214.12||uvsflxt320325|Total surface UV spectral flux (320-325 nm)|W m**-2
98|192.214.13||uvsflxt325330|Total surface UV spectral flux (325-330 nm)|W m**-2
98|192.214.14||uvsflxt330335|Total surface UV spectral flux (330-335 nm)|W m**-2
98|192.214.15||uvsflxt335340|Total surface UV spectral flux (335-340 nm)|W m**-2
98|192.214.16||uvsflxt340345|Total surface UV spectral flux (340-345 nm)|W m**-2
98|192.214.17||uvsflxt345350|Total surface UV spectral flux (345-350 nm)|W m**-2
98|192.214.18||uvsflxt350355|Total surface UV spectral flux (350-355 nm)|W m**-2
98|192.214.19||uvsflxt355360|Total surface UV spectral flux (355-360 nm)|W m**-2
98|192.214.2||uvbed|UV biologically effective dose|1|old
98|192.214.20||uvsflxt360365|Total surface UV spectral flux (360-365 nm)|W m**-2
98|192.214.21||uvsflxt365370|Total surface UV spectral flux (365-370 nm)|W m**-2
98|192.214.22||uvsflxt370375|Total surface UV spectral flux (370-375 nm)|W m**-2
98|192.214.23||uvsflxt375380|Total surface UV spectral flux (375-380 nm)|W m**-2
98|192.214.24||uvsflxt380385|Total surface UV spectral flux (380-385 nm)|W m**-2
98|192.214.25||uvsflxt385390|Total surface UV spectral flux (385-390 nm)|W m**-2
98|192.214.26||uvsflxt390395|Total surface UV spectral flux (390-395 nm)|W m**-2
98|192.214.27||uvsflxt395400|Total surface UV spectral flux (395-400 nm)|W m**-2
98|192.214.28||uvsflxcs280285|Clear-sky surface UV spectral flux (280-285 nm)|W m**-2
98|192.214.29||uvsflxcs285290|Clear-sky surface UV spectral flux (285-290 nm)|W m**-2
98|192.214.3||uvbedcs|UV biologically effective dose clear-sky|1|old
98|192.214.30||uvsflxcs290295|Clear-sky surface UV spectral flux (290-295 nm)|W m**-2
98|192.214.31||uvsflxcs295300|Clear-sky surface UV spectral flux (295-300 nm)|W m**-2
98|192.214.32||uvsflxcs300305|Clear-sky surface UV spectral flux (300-305 nm)|W m**-2
98|192.214.33||uvsflxcs305310|Clear-sky surface UV spectral flux (305-310 nm)|W m**-2
98|192.214.34||uvsflxcs310315|Clear-sky surface UV spectral flux (310-315 nm)|W m**-2
98|192.214.35||uvsflxcs315320|Clear-sky surface UV spectral flux (315-320 nm)|W m**-2
98|192.214.36||uvsflxcs320325|Clear-sky surface UV spectral flux (320-325 nm)|W m**-2
98|192.214.37||uvsflxcs325330|Clear-sky surface UV spectral flux (325-330 nm)|W m**-2
98|192.214.38||uvsflxcs330335|Clear-sky surface UV spectral flux (330-335 nm)|W m**-2
98|192.214.39||uvsflxcs335340|Clear-sky surface UV spectral flux (335-340 nm)|W m**-2
98|192.214.4||uvsflxt280285|Total surface UV spectral flux (280-285 nm)|W m**-2
98|192.214.40||uvsflxcs340345|Clear-sky surface UV spectral flux (340-345 nm)|W m**-2
98|192.214.41||uvsflxcs345350|Clear-sky surface UV spectral flux (345-350 nm)|W m**-2
98|192.214.42||uvsflxcs350355|Clear-sky surface UV spectral flux (350-355 nm)|W m**-2
98|192.214.43||uvsflxcs355360|Clear-sky surface UV spectral flux (355-360 nm)|W m**-2
98|192.214.44||uvsflxcs360365|Clear-sky surface UV spectral flux (360-365 nm)|W m**-2
98|192.214.45||uvsflxcs365370|Clear-sky surface UV spectral flux (365-370 nm)|W m**-2
98|192.214.46||uvsflxcs370375|Clear-sky surface UV spectral flux (370-375 nm)|W m**-2
98|192.214.47||uvsflxcs375380|Clear-sky surface UV spectral flux (375-380 nm)|W m**-2
98|192.214.48||uvsflxcs380385|Clear-sky surface UV spectral flux (380-385 nm)|W m**-2
98|192.214.49||uvsflxcs385390|Clear-sky surface UV spectral flux (385-390 nm)|W m**-2
98|192.214.5||uvsflxt285290|Total surface UV spectral flux (285-290 nm)|W m**-2
98|192.214.50||uvsflxcs390395|Clear-sky surface UV spectral flux (390-395 nm)|W m**-2
98|192.214.51||uvsflxcs395400|Clear-sky surface UV spectral flux (395-400 nm)|W m**-2
98|192.214.52||aot340|Profile of optical thickness at 340 nm|1
98|192.214.6||uvsflxt290295|Total surface UV spectral flux (290-295 nm)|W m**-2
98|192.214.7||uvsflxt295300|Total surface UV spectral flux (295-300 nm)|W m**-2
98|192.214.8||uvsflxt300305|Total surface UV spectral flux (300-305 nm)|W m**-2
98|192.214.9||uvsflxt305310|Total surface UV spectral flux (305-310 nm)|W m**-2
98|192.215.1||aersrcsss|Source/gain of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|192.215.10||aerwdlssss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.100||aodabs440|Total absorption aerosol optical depth at 440 nm|1
98|192.215.101||aodabs469|Total absorption aerosol optical depth at 469 nm|1
98|192.215.102||aodabs500|Total absorption aerosol optical depth at 500 nm|1
98|192.215.103||aodabs532|Total absorption aerosol optical depth at 532 nm|1
98|192.215.104||aodabs550|Total absorption aerosol optical depth at 550 nm|1
98|192.215.105||aodabs645|Total absorption aerosol optical depth at 645 nm|1
98|192.215.106||aodabs670|Total absorption aerosol optical depth at 670 nm|1
98|192.215.107||aodabs800|Total absorption aerosol optical depth at 800 nm|1
98|192.215.108||aodabs858|Total absorption aerosol optical depth at 858 nm|1
98|192.215.109||aodabs865|Total absorption aerosol optical depth at 865 nm|1
98|192.215.11||aerwdlsssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.110||aodabs1020|Total absorption aerosol optical depth at 1020 nm|1
98|192.215.111||aodabs1064|Total absorption aerosol optical depth at 1064 nm|1
98|192.215.112||aodabs1240|Total absorption aerosol optical depth at 1240 nm|1
98|192.215.113||aodabs1640|Total absorption aerosol optical depth at 1640 nm|1
98|192.215.114||aodfm340|Total fine mode (r < 0.5 um) aerosol optical depth at 340 nm|1
98|192.215.115||aodfm355|Total fine mode (r < 0.5 um) aerosol optical depth at 355 nm|1
98|192.215.116||aodfm380|Total fine mode (r < 0.5 um) aerosol optical depth at 380 nm|1
98|192.215.117||aodfm400|Total fine mode (r < 0.5 um) aerosol optical depth at 400 nm|1
98|192.215.118||aodfm440|Total fine mode (r < 0.5 um) aerosol optical depth at 440 nm|1
98|192.215.119||aodfm469|Total fine mode (r < 0.5 um) aerosol optical depth at 469 nm|1
98|192.215.12||aerwdlsssl|Wet deposition of sea salt aerosol (5 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.120||aodfm500|Total fine mode (r < 0.5 um) aerosol optical depth at 500 nm|1
98|192.215.121||aodfm532|Total fine mode (r < 0.5 um) aerosol optical depth at 532 nm|1
98|192.215.122||aodfm550|Total fine mode (r < 0.5 um) aerosol optical depth at 550 nm|1
98|192.215.123||aodfm645|Total fine mode (r < 0.5 um) aerosol optical depth at 645 nm|1
98|192.215.124||aodfm670|Total fine mode (r < 0.5 um) aerosol optical depth at 670 nm|1
98|192.215.125||aodfm800|Total fine mode (r < 0.5 um) aerosol optical depth at 800 nm|1
98|192.215.126||aodfm858|Total fine mode (r < 0.5 um) aerosol optical depth at 858 nm|1
98|192.215.127||aodfm865|Total fine mode (r < 0.5 um) aerosol optical depth at 865 nm|1
98|192.215.128||aodfm1020|Total fine mode (r < 0.5 um) aerosol optical depth at 1020 nm|1
98|192.215.129||aodfm1064|Total fine mode (r < 0.5 um) aerosol optical depth at 1064 nm|1
98|192.215.13||aerwdccsss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by convective precipitation|kg m**-2 s**-1
98|192.215.130||aodfm1240|Total fine mode (r < 0.5 um) aerosol optical depth at 1240 nm|1
98|192.215.131||aodfm1640|Total fine mode (r < 0.5 um) aerosol optical depth at 1640 nm|1
98|192.215.132||ssa340|Single scattering albedo at 340 nm|(0 - 1)
98|192.215.133||ssa355|Single scattering albedo at 355 nm|(0 - 1)
98|192.215.134||ssa380|Single scattering albedo at 380 nm|(0 - 1)
98|192.215.135||ssa400|Single scattering albedo at 400 nm|(0 - 1)
98|192.215.136||ssa440|Single scattering albedo at 440 nm|(0 - 1)
98|192.215.137||ssa469|Single scattering albedo at 469 nm|(0 - 1)
98|192.215.138||ssa500|Single scattering albedo at 500 nm|(0 - 1)
98|192.215.139||ssa532|Single scattering albedo at 532 nm|(0 - 1)
98|192.215.14||aerwdccssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by convective precipitation|kg m**-2 s**-1
98|192.215.140||ssa550|Single scattering albedo at 550 nm|(0 - 1)
98|192.215.141||ssa645|Single scattering albedo at 645 nm|(0 - 1)
98|192.215.142||ssa670|Single scattering albedo at 670 nm|(0 - 1)
98|192.215.143||ssa800|Single scattering albedo at 800 nm|(0 - 1)
98|192.215.144||ssa858|Single scattering albedo at 858 nm|(0 - 1)
98|192.215.145||ssa865|Single scattering albedo at 865 nm|(0 - 1)
98|192.215.146||ssa1020|Single scattering albedo at 1020 nm|(0 - 1)
98|192.215.147||ssa1064|Single scattering albedo at 1064 nm|(0 - 1)
98|192.215.148||ssa1240|Single scattering albedo at 1240 nm|(0 - 1)
98|192.215.149||ssa1640|Single scattering albedo at 1640 nm|(0 - 1)
98|192.215.15||aerwdccssl|Wet deposition of sea salt aerosol (5 - 20 um) by convective precipitation|kg m**-2 s**-1
98|192.215.150||asymmetry340|Asymmetry factor at 340 nm|1
98|192.215.151||asymmetry355|Asymmetry factor at 355 nm|1
98|192.215.152||asymmetry380|Asymmetry factor at 380 nm|1
98|192.215.153||asymmetry400|Asymmetry factor at 400 nm|1
98|192.215.154||asymmetry440|Asymmetry factor at 440 nm|1
98|192.215.155||asymmetry469|Asymmetry factor at 469 nm|1
98|192.215.156||asymmetry500|Asymmetry factor at 500 nm|1
98|192.215.157||asymmetry532|Asymmetry factor at 532 nm|1
98|192.215.158||asymmetry550|Asymmetry factor at 550 nm|1
98|192.215.159||asymmetry645|Asymmetry factor at 645 nm|1
98|192.215.16||aerngtsss|Negative fixer of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|192.215.160||asymmetry670|Asymmetry factor at 670 nm|1
98|192.215.161||asymmetry800|Asymmetry factor at 800 nm|1
98|192.215.162||asymmetry858|Asymmetry factor at 858 nm|1
98|192.215.163||asymmetry865|Asymmetry factor at 865 nm|1
98|192.215.164||asymmetry1020|Asymmetry factor at 1020 nm|1
98|192.215.165||asymmetry1064|Asymmetry factor at 1064 nm|1
98|192.215.166||asymmetry1240|Asymmetry factor at 1240 nm|1
98|192.215.167||asymmetry1640|Asymmetry factor at 1640 nm|1
98|192.215.168||aersrcso2|Source/gain of sulphur dioxide|kg m**-2 s**-1
98|192.215.169||aerddpso2|Dry deposition of sulphur dioxide|kg m**-2 s**-1
98|192.215.17||aerngtssm|Negative fixer of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|192.215.170||aersdmso2|Sedimentation of sulphur dioxide|kg m**-2 s**-1
98|192.215.171||aerwdlsso2|Wet deposition of sulphur dioxide by large-scale precipitation|kg m**-2 s**-1
98|192.215.172||aerwdccso2|Wet deposition of sulphur dioxide by convective precipitation|kg m**-2 s**-1
98|192.215.173||aerngtso2|Negative fixer of sulphur dioxide|kg m**-2 s**-1
98|192.215.174||aermssso2|Vertically integrated mass of sulphur dioxide|kg m**-2
98|192.215.175||aerodso2|Sulphur dioxide optical depth|1
98|192.215.176||aodabs2130|Total absorption aerosol optical depth at 2130 nm|1
98|192.215.177||aodfm2130|Total fine mode (r < 0.5 um) aerosol optical depth at 2130 nm|1
98|192.215.178||ssa2130|Single scattering albedo at 2130 nm|(0 - 1)
98|192.215.179||asymmetry2130|Asymmetry factor at 2130 nm|1
98|192.215.18||aerngtssl|Negative fixer of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|192.215.180||aerext355|Aerosol extinction coefficient at 355 nm|m**-1
98|192.215.181||aerext532|Aerosol extinction coefficient at 532 nm|m**-1
98|192.215.182||aerext1064|Aerosol extinction coefficient at 1064 nm|m**-1
98|192.215.183||aerbackscattoa355|Aerosol backscatter coefficient at 355 nm (from top of atmosphere)|m**-1 sr**-1
98|192.215.184||aerbackscattoa532|Aerosol backscatter coefficient at 532 nm (from top of atmosphere)|m**-1 sr**-1
98|192.215.185||aerbackscattoa1064|Aerosol backscatter coefficient at 1064 nm (from top of atmosphere)|m**-1 sr**-1
98|192.215.186||aerbackscatgnd355|Aerosol backscatter coefficient at 355 nm (from ground)|m**-1 sr**-1
98|192.215.187||aerbackscatgnd532|Aerosol backscatter coefficient at 532 nm (from ground)|m**-1 sr**-1
98|192.215.188||aerbackscatgnd1064|Aerosol backscatter coefficient at 1064 nm (from ground)|m**-1 sr**-1
98|192.215.19||aermsssss|Vertically integrated mass of sea salt aerosol (0.03 - 0.5 um)|kg m**-2
98|192.215.2||aersrcssm|Source/gain of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|192.215.20||aermssssm|Vertically integrated mass of sea salt aerosol (0.5 - 5 um)|kg m**-2
98|192.215.21||aermssssl|Vertically integrated mass of sea salt aerosol (5 - 20 um)|kg m**-2
98|192.215.22||aerodsss|Sea salt aerosol (0.03 - 0.5 um) optical depth|1
98|192.215.23||aerodssm|Sea salt aerosol (0.5 - 5 um) optical depth|1
98|192.215.24||aerodssl|Sea salt aerosol (5 - 20 um) optical depth|1
98|192.215.25||aersrcdus|Source/gain of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|192.215.26||aersrcdum|Source/gain of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|192.215.27||aersrcdul|Source/gain of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|192.215.28||aerddpdus|Dry deposition of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|192.215.29||aerddpdum|Dry deposition of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|192.215.3||aersrcssl|Source/gain of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|192.215.30||aerddpdul|Dry deposition of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|192.215.31||aersdmdus|Sedimentation of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|192.215.32||aersdmdum|Sedimentation of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|192.215.33||aersdmdul|Sedimentation of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|192.215.34||aerwdlsdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.35||aerwdlsdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.36||aerwdlsdul|Wet deposition of dust aerosol (0.9 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|192.215.37||aerwdccdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by convective precipitation|kg m**-2 s**-1
98|192.215.38||aerwdccdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by convective precipitation|kg m**-2 s**-1
98|192.215.39||aerwdccdul|Wet deposition of dust aerosol (0.9 - 20 um) by convective precipitation|kg m**-2 s**-1
98|192.215.4||aerddpsss|Dry deposition of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|192.215.40||aerngtdus|Negative fixer of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|192.215.41||aerngtdum|Negative fixer of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|192.215.42||aerngtdul|Negative fixer of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|192.215.43||aermssdus|Vertically integrated mass of dust aerosol (0.03 - 0.55 um)|kg m**-2
98|192.215.44||aermssdum|Vertically integrated mass of dust aerosol (0.55 - 0.9 um)|kg m**-2
98|192.215.45||aermssdul|Vertically integrated mass of dust aerosol (0.9 - 20 um)|kg m**-2
98|192.215.46||aeroddus|Dust aerosol (0.03 - 0.55 um) optical depth|1
98|192.215.47||aeroddum|Dust aerosol (0.55 - 0.9 um) optical depth|1
98|192.215.48||aeroddul|Dust aerosol (0.9 - 20 um) optical depth|1
98|192.215.49||aersrcomhphob|Source/gain of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|192.215.5||aerddpssm|Dry deposition of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|192.215.50||aersrcomhphil|Source/gain of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|192.215.51||aerddpomhphob|Dry deposition of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|192.215.52||aerddpomhphil|Dry deposition of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|192.215.53||aersdmomhphob|Sedimentation of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|192.215.54||aersdmomhphil|Sedimentation of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|192.215.55||aerwdlsomhphob|Wet deposition of hydrophobic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|192.215.56||aerwdlsomhphil|Wet deposition of hydrophilic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|192.215.57||aerwdccomhphob|Wet deposition of hydrophobic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|192.215.58||aerwdccomhphil|Wet deposition of hydrophilic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|192.215.59||aerngtomhphob|Negative fixer of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|192.215.6||aerddpssl|Dry deposition of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|192.215.60||aerngtomhphil|Negative fixer of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|192.215.61||aermssomhphob|Vertically integrated mass of hydrophobic organic matter aerosol|kg m**-2
98|192.215.62||aermssomhphil|Vertically integrated mass of hydrophilic organic matter aerosol|kg m**-2
98|192.215.63||aerodomhphob|Hydrophobic organic matter aerosol optical depth|1
98|192.215.64||aerodomhphil|Hydrophilic organic matter aerosol optical depth|1
98|192.215.65||aersrcbchphob|Source/gain of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|192.215.66||aersrcbchphil|Source/gain of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|192.215.67||aerddpbchphob|Dry deposition of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|192.215.68||aerddpbchphil|Dry deposition of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|192.215.69||aersdmbchphob|Sedimentation of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|192.215.7||aersdmsss|Sedimentation of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|192.215.70||aersdmbchphil|Sedimentation of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|192.215.71||aerwdlsbchphob|Wet deposition of hydrophobic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|192.215.72||aerwdlsbchphil|Wet deposition of hydrophilic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|192.215.73||aerwdccbchphob|Wet deposition of hydrophobic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|192.215.74||aerwdccbchphil|Wet deposition of hydrophilic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|192.215.75||aerngtbchphob|Negative fixer of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|192.215.76||aerngtbchphil|Negative fixer of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|192.215.77||aermssbchphob|Vertically integrated mass of hydrophobic black carbon aerosol|kg m**-2
98|192.215.78||aermssbchphil|Vertically integrated mass of hydrophilic black carbon aerosol|kg m**-2
98|192.215.79||aerodbchphob|Hydrophobic black carbon aerosol optical depth|1
98|192.215.8||aersdmssm|Sedimentation of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|192.215.80||aerodbchphil|Hydrophilic black carbon aerosol optical depth|1
98|192.215.81||aersrcsu|Source/gain of sulphate aerosol|kg m**-2 s**-1
98|192.215.82||aerddpsu|Dry deposition of sulphate aerosol|kg m**-2 s**-1
98|192.215.83||aersdmsu|Sedimentation of sulphate aerosol|kg m**-2 s**-1
98|192.215.84||aerwdlssu|Wet deposition of sulphate aerosol by large-scale precipitation|kg m**-2 s**-1
98|192.215.85||aerwdccsu|Wet deposition of sulphate aerosol by convective precipitation|kg m**-2 s**-1
98|192.215.86||aerngtsu|Negative fixer of sulphate aerosol|kg m**-2 s**-1
98|192.215.87||aermsssu|Vertically integrated mass of sulphate aerosol|kg m**-2
98|192.215.88||aerodsu|Sulphate aerosol optical depth|1
98|192.215.89||accaod550|Accumulated total aerosol optical depth at 550 nm|s
98|192.215.9||aersdmssl|Sedimentation of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|192.215.90||aluvpsn|Effective (snow effect included) UV visible albedo for direct radiation|(0 - 1)
98|192.215.91||aerdep10si|10 metre wind speed dust emission potential|kg s**2 m**-5
98|192.215.92||aerdep10fg|10 metre wind gustiness dust emission potential|kg s**2 m**-5
98|192.215.93||aot532|Total aerosol optical thickness at 532 nm|dimensionless
98|192.215.94||naot532|Natural (sea-salt and dust) aerosol optical thickness at 532 nm|dimensionless
98|192.215.95||aaot532|Anthropogenic (black carbon, organic matter, sulphate) aerosol optical thickness at 532 nm|dimensionless
98|192.215.96||aodabs340|Total absorption aerosol optical depth at 340 nm|1
98|192.215.97||aodabs355|Total absorption aerosol optical depth at 355 nm|1
98|192.215.98||aodabs380|Total absorption aerosol optical depth at 380 nm|1
98|192.215.99||aodabs400|Total absorption aerosol optical depth at 400 nm|1
98|192.217.10||c2h4|Ethene|kg kg**-1
98|192.217.100||xyl|Xylene and more reactive aromatics|kg kg**-1
98|192.217.101||glyald|Glycolaldehyde|kg kg**-1
98|192.217.102||cresol|Cresol|kg kg**-1
98|192.217.103||ald|Acetaldehyde and higher|kg kg**-1
98|192.217.104||ch3coooh|Peracetic acid|kg kg**-1
98|192.217.105||ket|Ketones|kg kg**-1
98|192.217.106||eo2|Hoch2ch2o2|kg kg**-1
98|192.217.107||glyoxal|Glyoxal|kg kg**-1
98|192.217.108||eo|Hoch2ch2o|kg kg**-1
98|192.217.109||dcb|Unsaturated dicarbonyls|kg kg**-1
98|192.217.11||ole|Olefins|kg kg**-1
98|192.217.110||macr|Methacrolein|kg kg**-1
98|192.217.111||udd|Unsaturated hydroxy dicarbonyl|kg kg**-1
98|192.217.112||c3h7o2|Isopropyldioxidanyl|kg kg**-1
98|192.217.113||hket|Hydroxy ketone|kg kg**-1
98|192.217.114||c3h7ooh|Isopropyl hydroperoxide|kg kg**-1
98|192.217.115||po2|C3h6oho2|kg kg**-1
98|192.217.116||pooh|C3h6ohooh|kg kg**-1
98|192.217.117||op2|Higher organic peroxides|kg kg**-1
98|192.217.118||hyac|Hydroxyacetone|kg kg**-1
98|192.217.119||paa|Peroxyacetic acid|kg kg**-1
98|192.217.12||ald2|Aldehydes|kg kg**-1
98|192.217.120||ro2|Ch3coch2o2|kg kg**-1
98|192.217.121||ethp|Peroxy radical from c2h6|kg kg**-1
98|192.217.122||hc3p|Peroxy radical from hc3|kg kg**-1
98|192.217.123||hc5p|Peroxy radical from hc5|kg kg**-1
98|192.217.124||bigene|Lumped alkenes|kg kg**-1
98|192.217.125||hc8p|Peroxy radical from hc8|kg kg**-1
98|192.217.126||bigalk|Lumped alkanes|kg kg**-1
98|192.217.127||etep|Peroxy radical from c2h4|kg kg**-1
98|192.217.128||mek|C4h8o|kg kg**-1
98|192.217.129||oltp|Peroxy radical from terminal alkenes|kg kg**-1
98|192.217.13||pan|Peroxyacetyl nitrate|kg kg**-1
98|192.217.130||eneo2|C4h9o3|kg kg**-1
98|192.217.131||olip|Peroxy radical from internal alkenes|kg kg**-1
98|192.217.132||meko2|Ch3coch(oo)ch3|kg kg**-1
98|192.217.133||isopo2|Peroxy radical from c5h8|kg kg**-1
98|192.217.134||mekooh|Ch3coch(ooh)ch3|kg kg**-1
98|192.217.135||apip|Peroxy radical from a-pinene cyclic terpenes|kg kg**-1
98|192.217.136||mco3|Ch2=c(ch3)co3|kg kg**-1
98|192.217.137||limp|Peroxy radical from d-limonene cyclic diene|kg kg**-1
98|192.217.138||mvk|Methylvinylketone|kg kg**-1
98|192.217.139||pho|Phenoxy radical|kg kg**-1
98|192.217.14||rooh|Peroxides|kg kg**-1
98|192.217.140||tolp|Peroxy radical from toluene and less reactive aromatics|kg kg**-1
98|192.217.141||macro2|Ch3c(o)ch(oo)ch2oh|kg kg**-1
98|192.217.142||xylp|Peroxy radical from xylene and more reactive aromatics|kg kg**-1
98|192.217.143||macrooh|H3c(o)ch(ooh)ch2oh|kg kg**-1
98|192.217.144||cslp|Peroxy radical from cresol|kg kg**-1
98|192.217.145||mpan|Unsaturated pans|kg kg**-1
98|192.217.146||tco3_c|Unsaturated acyl peroxy radical|kg kg**-1
98|192.217.147||ketp|Peroxy radical from ketones|kg kg**-1
98|192.217.148||alko2|C5h11o2|kg kg**-1
98|192.217.149||olnn|No3-alkenes adduct reacting to form carbonitrates|kg kg**-1
98|192.217.15||onit|Organic nitrates|kg kg**-1
98|192.217.150||alkooh|C5h11ooh|kg kg**-1
98|192.217.151||olnd|No3-alkenes adduct reacting via decomposition|kg kg**-1
98|192.217.152||bigald|Hoch2c(ch3)=chcho|kg kg**-1
98|192.217.153||hydrald|C5h6o2|kg kg**-1
98|192.217.154||sulf|Trop sulfuric acid|kg kg**-1
98|192.217.155||ox|Oxides|kg kg**-1
98|192.217.156||isopno3|Ch2chc(ch3)(oo)ch2ono2|kg kg**-1
98|192.217.157||onitr|C3 organic nitrate|kg kg**-1
98|192.217.158||clox|Chlorine oxides|kg kg**-1
98|192.217.159||brox|Bromine oxides|kg kg**-1
98|192.217.16||c5h8|Isoprene|kg kg**-1
98|192.217.160||xooh|Hoch2c(ooh)(ch3)chchoh|kg kg**-1
98|192.217.161||isopooh|Hoch2c(ooh)(ch3)ch=ch2|kg kg**-1
98|192.217.162||toluene|Lumped aromatics|kg kg**-1
98|192.217.163||dmso|Dimethyl sulfoxyde|kg kg**-1
98|192.217.164||tolo2|C7h9o5|kg kg**-1
98|192.217.165||tolooh|C7h10o5|kg kg**-1
98|192.217.166||h2s|Hydrogensulfide|kg kg**-1
98|192.217.167||xoh|C7h10o6|kg kg**-1
98|192.217.168||noy|All nitrogen oxides|kg kg**-1
98|192.217.169||cly|Chlorine family|kg kg**-1
98|192.217.170||terpo2|C10h16(oh)(oo)|kg kg**-1
98|192.217.171||bry|Bromine family|kg kg**-1
98|192.217.172||terpooh|C10h18o3|kg kg**-1
98|192.217.173||n|Nitrogen atom|kg kg**-1
98|192.217.174||clo|Chlorine monoxide|kg kg**-1
98|192.217.175||cl_c|Chlorine atom|kg kg**-1
98|192.217.176||bro|Bromine monoxide|kg kg**-1
98|192.217.177||h_c|Hydrogen atom|kg kg**-1
98|192.217.178||ch3|Methyl group|kg kg**-1
98|192.217.179||addt|Aromatic-ho from toluene and less reactive aromatics|kg kg**-1
98|192.217.18||dms|Dimethyl sulfide|kg kg**-1
98|192.217.180||addx|Aromatic-ho from xylene and more reactive aromatics|kg kg**-1
98|192.217.181||nh4no3|Ammonium nitrate|kg kg**-1
98|192.217.182||addc|Aromatic-ho from csl|kg kg**-1
98|192.217.183||soa1|Secondary organic aerosol type 1|kg kg**-1
98|192.217.184||soa2a|Secondary organic aerosol type 2a|kg kg**-1
98|192.217.185||soa2b|Secondary organic aerosol type 2b|kg kg**-1
98|192.217.186||sog1|Condensable gas type 1|kg kg**-1
98|192.217.187||sog2a|Condensable gas type 2a|kg kg**-1
98|192.217.188||sog2b|Condensable gas type 2b|kg kg**-1
98|192.217.189||so3|Sulfur trioxide|kg kg**-1
98|192.217.19||nh3|Ammonia mass mixing ratio|kg kg**-1|old
98|192.217.190||ocs_c|Carbonyl sulfide|kg kg**-1
98|192.217.191||br|Bromine atom|kg kg**-1
98|192.217.192||br2|Bromine|kg kg**-1
98|192.217.193||brcl|Bromine monochloride|kg kg**-1
98|192.217.194||brono2|Bromine nitrate|kg kg**-1
98|192.217.195||ch2br2|Dibromomethane|kg kg**-1
98|192.217.196||ch3o|Methoxy radical|kg kg**-1
98|192.217.197||chbr3|Tribromomethane|kg kg**-1
98|192.217.198||cloo|Asymmetric chlorine dioxide radical|kg kg**-1
98|192.217.199||h2|Hydrogen|kg kg**-1
98|192.217.20||so4|Sulfate|kg kg**-1
98|192.217.200||hcl|Hydrogen chloride|kg kg**-1
98|192.217.201||hco|Formyl radical|kg kg**-1
98|192.217.202||hf|Hydrogen fluoride|kg kg**-1
98|192.217.203||o|Oxygen atom|kg kg**-1
98|192.217.204||o1d|Excited oxygen atom|kg kg**-1
98|192.217.205||o3p|Ground state oxygen atom|kg kg**-1
98|192.217.206||strataer|Stratospheric aerosol|kg kg**-1
98|192.217.21||nh4|Ammonium|kg kg**-1
98|192.217.22||msa|Methane sulfonic acid|kg kg**-1
98|192.217.23||ch3cocho|Methyl glyoxal|kg kg**-1
98|192.217.24||o3s|Stratospheric ozone|kg kg**-1
98|192.217.26||pb|Lead|kg kg**-1
98|192.217.27||no|Nitrogen monoxide mass mixing ratio|kg kg**-1|old
98|192.217.28||ho2|Hydroperoxy radical|kg kg**-1
98|192.217.29||ch3o2|Methylperoxy radical|kg kg**-1
98|192.217.3||h2o2|Hydrogen peroxide|kg kg**-1
98|192.217.30||oh|Hydroxyl radical|kg kg**-1
98|192.217.32||no3|Nitrate radical|kg kg**-1
98|192.217.33||n2o5|Dinitrogen pentoxide|kg kg**-1
98|192.217.34||ho2no2|Pernitric acid|kg kg**-1
98|192.217.35||c2o3|Peroxy acetyl radical|kg kg**-1
98|192.217.36||ror|Organic ethers|kg kg**-1
98|192.217.37||rxpar|PAR budget corrector|kg kg**-1
98|192.217.38||xo2|NO to NO2 operator|kg kg**-1
98|192.217.39||xo2n|NO to alkyl nitrate operator|kg kg**-1
98|192.217.4||ch4_c|Methane (chemistry)|kg kg**-1
98|192.217.40||nh2|Amine|kg kg**-1
98|192.217.41||psc|Polar stratospheric cloud|kg kg**-1
98|192.217.42||ch3oh|Methanol|kg kg**-1
98|192.217.43||hcooh|Formic acid|kg kg**-1
98|192.217.44||mcooh|Methacrylic acid|kg kg**-1
98|192.217.45||c2h6|Ethane|kg kg**-1
98|192.217.46||c2h5oh|Ethanol|kg kg**-1
98|192.217.47||c3h8|Propane|kg kg**-1
98|192.217.48||c3h6|Propene|kg kg**-1
98|192.217.49||c10h16|Terpenes|kg kg**-1
98|192.217.50||ispd|Methacrolein MVK|kg kg**-1
98|192.217.51||no3_a|Nitrate|kg kg**-1
98|192.217.52||ch3coch3|Acetone|kg kg**-1
98|192.217.53||aco2|Acetone product|kg kg**-1
98|192.217.54||ic3h7o2|IC3H7O2|kg kg**-1
98|192.217.55||hypropo2|HYPROPO2|kg kg**-1
98|192.217.56||noxa|Nitrogen oxides Transp|kg kg**-1
98|192.217.57||co2_c|Carbon dioxide (chemistry)|kg kg**-1
98|192.217.58||n2o_c|Nitrous oxide (chemistry)|kg kg**-1
98|192.217.59||h2o|Water vapour (chemistry)|kg kg**-1
98|192.217.6||hno3|Nitric acid|kg kg**-1
98|192.217.60||o2|Oxygen|kg kg**-1
98|192.217.61||o2_1s|Singlet oxygen|kg kg**-1
98|192.217.62||o2_1d|Singlet delta oxygen|kg kg**-1
98|192.217.63||oclo|Chlorine dioxide|kg kg**-1
98|192.217.64||clono2|Chlorine nitrate|kg kg**-1
98|192.217.65||hocl|Hypochlorous acid|kg kg**-1
98|192.217.66||cl2|Chlorine|kg kg**-1
98|192.217.67||clno2|Nitryl chloride|kg kg**-1
98|192.217.68||hbr|Hydrogen bromide|kg kg**-1
98|192.217.69||cl2o2|Dichlorine dioxide|kg kg**-1
98|192.217.7||ch3ooh|Methyl peroxide|kg kg**-1
98|192.217.70||hobr|Hypobromous acid|kg kg**-1
98|192.217.71||cfc11|Trichlorofluoromethane|kg kg**-1
98|192.217.72||cfc12|Dichlorodifluoromethane|kg kg**-1
98|192.217.73||cfc113|Trichlorotrifluoroethane|kg kg**-1
98|192.217.74||cfc114|Dichlorotetrafluoroethane|kg kg**-1
98|192.217.75||cfc115|Chloropentafluoroethane|kg kg**-1
98|192.217.76||ccl4|Tetrachloromethane|kg kg**-1
98|192.217.77||ch3ccl3|Methyl chloroform|kg kg**-1
98|192.217.78||ch3cl|Methyl chloride|kg kg**-1
98|192.217.79||hcfc22|Chlorodifluoromethane|kg kg**-1
98|192.217.80||ch3br|Methyl bromide|kg kg**-1
98|192.217.81||ha1202|Dibromodifluoromethane|kg kg**-1
98|192.217.82||ha1211|Bromochlorodifluoromethane|kg kg**-1
98|192.217.83||ha1301|Trifluorobromomethane|kg kg**-1
98|192.217.84||ha2402|Cbrf2cbrf2|kg kg**-1
98|192.217.85||h2so4|Sulfuric acid|kg kg**-1
98|192.217.86||hono|Nitrous acid|kg kg**-1
98|192.217.87||hc3|Alkanes low oh rate|kg kg**-1
98|192.217.88||hc5|Alkanes med oh rate|kg kg**-1
98|192.217.89||hc8|Alkanes high oh rate|kg kg**-1
98|192.217.9||par|Paraffins|kg kg**-1
98|192.217.90||olt|Terminal alkenes|kg kg**-1
98|192.217.91||oli|Internal alkenes|kg kg**-1
98|192.217.92||c2h5o2|Ethylperoxy radical|kg kg**-1
98|192.217.93||dien|Butadiene|kg kg**-1
98|192.217.94||c2h5ooh|Ethyl hydroperoxide|kg kg**-1
98|192.217.95||api|A-pinene cyclic terpenes|kg kg**-1
98|192.217.96||ch3cooh|Acetic acid|kg kg**-1
98|192.217.97||lim|D-limonene cyclic diene|kg kg**-1
98|192.217.98||ch3cho|Acetaldehyde|kg kg**-1
98|192.217.99||tol|Toluene and less reactive aromatics|kg kg**-1
98|192.218.10||tc_c2h4|Total column ethene|kg m**-2
98|192.218.100||tc_xyl|Total column of xylene and more reactive aromatics|kg m**-2
98|192.218.101||tc_glyald|Total column of glycolaldehyde|kg m**-2
98|192.218.102||tc_cresol|Total column of cresol|kg m**-2
98|192.218.103||tc_ald|Total column of acetaldehyde and higher|kg m**-2
98|192.218.104||tc_ch3coooh|Total column of peracetic acid|kg m**-2
98|192.218.105||tc_ket|Total column of ketones|kg m**-2
98|192.218.106||tc_eo2|Total column of hoch2ch2o2|kg m**-2
98|192.218.107||tc_glyoxal|Total column of glyoxal|kg m**-2
98|192.218.108||tc_eo|Total column of hoch2ch2o|kg m**-2
98|192.218.109||tc_dcb|Total column of unsaturated dicarbonyls|kg m**-2
98|192.218.11||tc_ole|Total column olefins|kg m**-2
98|192.218.110||tc_macr|Total column of methacrolein|kg m**-2
98|192.218.111||tc_udd|Total column of unsaturated hydroxy dicarbonyl|kg m**-2
98|192.218.112||tc_c3h7o2|Total column of isopropyldioxidanyl|kg m**-2
98|192.218.113||tc_hket|Total column of hydroxy ketone|kg m**-2
98|192.218.114||tc_c3h7ooh|Total column of isopropyl hydroperoxide|kg m**-2
98|192.218.115||tc_po2|Total column of c3h6oho2|kg m**-2
98|192.218.116||tc_pooh|Total column of c3h6ohooh|kg m**-2
98|192.218.117||tc_op2|Total column of higher organic peroxides|kg m**-2
98|192.218.118||tc_hyac|Total column of hydroxyacetone|kg m**-2
98|192.218.119||tc_paa|Total column of peroxyacetic acid|kg m**-2
98|192.218.12||tc_ald2|Total column aldehydes|kg m**-2
98|192.218.120||tc_ro2|Total column of ch3coch2o2|kg m**-2
98|192.218.121||tc_ethp|Total column of peroxy radical from c2h6|kg m**-2
98|192.218.122||tc_hc3p|Total column of peroxy radical from hc3|kg m**-2
98|192.218.123||tc_hc5p|Total column of peroxy radical from hc5|kg m**-2
98|192.218.124||tc_bigene|Total column of lumped alkenes|kg m**-2
98|192.218.125||tc_hc8p|Total column of peroxy radical from hc8|kg m**-2
98|192.218.126||tc_bigalk|Total column of lumped alkanes|kg m**-2
98|192.218.127||tc_etep|Total column of peroxy radical from c2h4|kg m**-2
98|192.218.128||tc_mek|Total column of c4h8o|kg m**-2
98|192.218.129||tc_oltp|Total column of peroxy radical from terminal alkenes|kg m**-2
98|192.218.13||tc_pan|Total column  peroxyacetyl nitrate|kg m**-2
98|192.218.130||tc_eneo2|Total column of c4h9o3|kg m**-2
98|192.218.131||tc_olip|Total column of peroxy radical from internal alkenes|kg m**-2
98|192.218.132||tc_meko2|Total column of ch3coch(oo)ch3|kg m**-2
98|192.218.133||tc_isopo2|Total column of peroxy radical from c5h8|kg m**-2
98|192.218.134||tc_mekooh|Total column of ch3coch(ooh)ch3|kg m**-2
98|192.218.135||tc_apip|Total column of peroxy radical from a-pinene cyclic terpenes|kg m**-2
98|192.218.136||tc_mco3|Total column of ch2=c(ch3)co3|kg m**-2
98|192.218.137||tc_limp|Total column of peroxy radical from d-limonene cyclic diene|kg m**-2
98|192.218.138||tc_mvk|Total column of methylvinylketone|kg m**-2
98|192.218.139||tc_pho|Total column of phenoxy radical|kg m**-2
98|192.218.14||tc_rooh|Total column peroxides|kg m**-2
98|192.218.140||tc_tolp|Total column of peroxy radical from toluene and less reactive aromatics|kg m**-2
98|192.218.141||tc_macro2|Total column of ch3c(o)ch(oo)ch2oh|kg m**-2
98|192.218.142||tc_xylp|Total column of peroxy radical from xylene and more reactive aromatics|kg m**-2
98|192.218.143||tc_macrooh|Total column of h3c(o)ch(ooh)ch2oh|kg m**-2
98|192.218.144||tc_cslp|Total column of peroxy radical from cresol|kg m**-2
98|192.218.145||tc_mpan|Total column of unsaturated pans|kg m**-2
98|192.218.146||tc_tco3_c|Total column of unsaturated acyl peroxy radical|kg m**-2
98|192.218.147||tc_ketp|Total column of peroxy radical from ketones|kg m**-2
98|192.218.148||tc_alko2|Total column of c5h11o2|kg m**-2
98|192.218.149||tc_olnn|Total column of no3-alkenes adduct reacting to form carbonitrates|kg m**-2
98|192.218.15||tc_onit|Total column organic nitrates|kg m**-2
98|192.218.150||tc_alkooh|Total column of c5h11ooh|kg m**-2
98|192.218.151||tc_olnd|Total column of no3-alkenes adduct reacting via decomposition|kg m**-2
98|192.218.152||tc_bigald|Total column of hoch2c(ch3)=chcho|kg m**-2
98|192.218.153||tc_hydrald|Total column of c5h6o2|kg m**-2
98|192.218.154||tc_sulf|Total column of trop sulfuric acid|kg m**-2
98|192.218.155||tc_ox|Total column of oxides|kg m**-2
98|192.218.156||tc_isopno3|Total column of ch2chc(ch3)(oo)ch2ono2|kg m**-2
98|192.218.157||tc_onitr|Total column of c3 organic nitrate|kg m**-2
98|192.218.158||tc_clox|Total column of chlorine oxides|kg m**-2
98|192.218.159||tc_brox|Total column of bromine oxides|kg m**-2
98|192.218.16||tc_c5h8|Total column  isoprene|kg m**-2
98|192.218.160||tc_xooh|Total column of hoch2c(ooh)(ch3)chchoh|kg m**-2
98|192.218.161||tc_isopooh|Total column of hoch2c(ooh)(ch3)ch=ch2|kg m**-2
98|192.218.162||tc_toluene|Total column of lumped aromatics|kg m**-2
98|192.218.163||tc_dmso|Total column of dimethyl sulfoxyde|kg m**-2
98|192.218.164||tc_tolo2|Total column of c7h9o5|kg m**-2
98|192.218.165||tc_tolooh|Total column of c7h10o5|kg m**-2
98|192.218.166||tc_h2s|Total column of hydrogensulfide|kg m**-2
98|192.218.167||tc_xoh|Total column of c7h10o6|kg m**-2
98|192.218.168||tc_noy|Total column of all nitrogen oxides|kg m**-2
98|192.218.169||tc_cly|Total column of chlorine family|kg m**-2
98|192.218.170||tc_terpo2|Total column of c10h16(oh)(oo)|kg m**-2
98|192.218.171||tc_bry|Total column of bromine family|kg m**-2
98|192.218.172||tc_terpooh|Total column of c10h18o3|kg m**-2
98|192.218.173||tc_n|Total column of nitrogen atom|kg m**-2
98|192.218.174||tc_clo|Total column of chlorine monoxide|kg m**-2
98|192.218.175||tc_cl_c|Total column of chlorine atom|kg m**-2
98|192.218.176||tc_bro|Total column of bromine monoxide|kg m**-2
98|192.218.177||tc_h_c|Total column of hydrogen atom|kg m**-2
98|192.218.178||tc_ch3|Total column of methyl group|kg m**-2
98|192.218.179||tc_addt|Total column of aromatic-ho from toluene and less reactive aromatics|kg m**-2
98|192.218.18||tc_dms|Total column dimethyl sulfide|kg m**-2
98|192.218.180||tc_addx|Total column of aromatic-ho from xylene and more reactive aromatics|kg m**-2
98|192.218.181||tc_nh4no3|Total column of ammonium nitrate|kg m**-2
98|192.218.182||tc_addc|Total column of aromatic-ho from csl|kg m**-2
98|192.218.183||tc_soa1|Total column of secondary organic aerosol type 1|kg m**-2
98|192.218.184||tc_soa2a|Total column of secondary organic aerosol type 2a|kg m**-2
98|192.218.185||tc_soa2b|Total column of secondary organic aerosol type 2b|kg m**-2
98|192.218.186||tc_sog1|Total column of condensable gas type 1|kg m**-2
98|192.218.187||tc_sog2a|Total column of condensable gas type 2a|kg m**-2
98|192.218.188||tc_sog2b|Total column of condensable gas type 2b|kg m**-2
98|192.218.189||tc_so3|Total column of sulfur trioxide|kg m**-2
98|192.218.19||tc_nh3|Total column ammonia|kg m**-2
98|192.218.190||tc_ocs_c|Total column of carbonyl sulfide|kg m**-2
98|192.218.191||tc_br|Total column of bromine atom|kg m**-2
98|192.218.192||tc_br2|Total column of bromine|kg m**-2
98|192.218.193||tc_brcl|Total column of bromine monochloride|kg m**-2
98|192.218.194||tc_brono2|Total column of bromine nitrate|kg m**-2
98|192.218.195||tc_ch2br2|Total column of dibromomethane|kg m**-2
98|192.218.196||tc_ch3o|Total column of methoxy radical|kg m**-2
98|192.218.197||tc_chbr3|Total column of tribromomethane|kg m**-2
98|192.218.198||tc_cloo|Total column of asymmetric chlorine dioxide radical|kg m**-2
98|192.218.199||tc_h2|Total column of hydrogen|kg m**-2
98|192.218.20||tc_so4|Total column  sulfate|kg m**-2
98|192.218.200||tc_hcl|Total column of hydrogen chloride|kg m**-2
98|192.218.201||tc_hco|Total column of formyl radical|kg m**-2
98|192.218.202||tc_hf|Total column of hydrogen fluoride|kg m**-2
98|192.218.203||tc_o|Total column of oxygen atom|kg m**-2
98|192.218.204||tc_o1d|Total column of excited oxygen atom|kg m**-2
98|192.218.205||tc_o3p|Total column of ground state oxygen atom|kg m**-2
98|192.218.206||tc_strataer|Total column of stratospheric aerosol|kg m**-2
98|192.218.21||tc_nh4|Total column ammonium|kg m**-2
98|192.218.22||tc_msa|Total column  methane sulfonic acid|kg m**-2
98|192.218.23||tc_ch3cocho|Total column methyl glyoxal|kg m**-2
98|192.218.24||tc_o3s|Total column stratospheric ozone|kg m**-2
98|192.218.26||tc_pb|Total column  lead|kg m**-2
98|192.218.27||tc_no|Total column nitrogen monoxide|kg m**-2
98|192.218.28||tc_ho2|Total column hydroperoxy radical|kg m**-2
98|192.218.29||tc_ch3o2|Total column methylperoxy radical|kg m**-2
98|192.218.3||tc_h2o2|Total column hydrogen peroxide|kg m**-2
98|192.218.30||tc_oh|Total column hydroxyl radical|kg m**-2
98|192.218.32||tc_no3|Total column nitrate radical|kg m**-2
98|192.218.33||tc_n2o5|Total column dinitrogen pentoxide|kg m**-2
98|192.218.34||tc_ho2no2|Total column pernitric acid|kg m**-2
98|192.218.35||tc_c2o3|Total column peroxy acetyl radical|kg m**-2
98|192.218.36||tc_ror|Total column  organic ethers|kg m**-2
98|192.218.37||tc_rxpar|Total column PAR budget corrector|kg m**-2
98|192.218.38||tc_xo2|Total column NO to NO2 operator|kg m**-2
98|192.218.39||tc_xo2n|Total column NO to alkyl nitrate operator|kg m**-2
98|192.218.4||tc_ch4|Total column methane|kg m**-2
98|192.218.40||tc_nh2|Total column amine|kg m**-2
98|192.218.41||tc_psc|Total column  polar stratospheric cloud|kg m**-2
98|192.218.42||tc_ch3oh|Total column methanol|kg m**-2
98|192.218.43||tc_hcooh|Total column formic acid|kg m**-2
98|192.218.44||tc_mcooh|Total column  methacrylic acid|kg m**-2
98|192.218.45||tc_c2h6|Total column  ethane|kg m**-2
98|192.218.46||tc_c2h5oh|Total column ethanol|kg m**-2
98|192.218.47||tc_c3h8|Total column propane|kg m**-2
98|192.218.48||tc_c3h6|Total column propene|kg m**-2
98|192.218.49||tc_c10h16|Total column terpenes|kg m**-2
98|192.218.50||tc_ispd|Total column methacrolein MVK|kg m**-2
98|192.218.51||tc_no3_a|Total column nitrate|kg m**-2
98|192.218.52||tc_ch3coch3|Total column acetone|kg m**-2
98|192.218.53||tc_aco2|Total column acetone product|kg m**-2
98|192.218.54||tc_ic3h7o2|Total column IC3H7O2|kg m**-2
98|192.218.55||tc_hypropo2|Total column HYPROPO2|kg m**-2
98|192.218.56||tc_noxa|Total column nitrogen oxides Transp|kg m**-2
98|192.218.57||tc_co2_c|Total column of carbon dioxide (chemistry)|kg m**-2
98|192.218.58||tc_n2o_c|Total column of nitrous oxide (chemistry)|kg m**-2
98|192.218.59||tc_h2o|Total column of water vapour (chemistry)|kg m**-2
98|192.218.6||tc_hno3|Total column nitric acid|kg m**-2
98|192.218.60||tc_o2|Total column of oxygen|kg m**-2
98|192.218.61||tc_o2_1s|Total column of singlet oxygen|kg m**-2
98|192.218.62||tc_o2_1d|Total column of singlet delta oxygen|kg m**-2
98|192.218.63||tc_oclo|Total column of chlorine dioxide|kg m**-2
98|192.218.64||tc_clono2|Total column of chlorine nitrate|kg m**-2
98|192.218.65||tc_hocl|Total column of hypochlorous acid|kg m**-2
98|192.218.66||tc_cl2|Total column of chlorine|kg m**-2
98|192.218.67||tc_clno2|Total column of nitryl chloride|kg m**-2
98|192.218.68||tc_hbr|Total column of hydrogen bromide|kg m**-2
98|192.218.69||tc_cl2o2|Total column of dichlorine dioxide|kg m**-2
98|192.218.7||tc_ch3ooh|Total column methyl peroxide|kg m**-2
98|192.218.70||tc_hobr|Total column of hypobromous acid|kg m**-2
98|192.218.71||tc_cfc11|Total column of trichlorofluoromethane|kg m**-2
98|192.218.72||tc_cfc12|Total column of dichlorodifluoromethane|kg m**-2
98|192.218.73||tc_cfc113|Total column of trichlorotrifluoroethane|kg m**-2
98|192.218.74||tc_cfc114|Total column of dichlorotetrafluoroethane|kg m**-2
98|192.218.75||tc_cfc115|Total column of chloropentafluoroethane|kg m**-2
98|192.218.76||tc_ccl4|Total column of tetrachloromethane|kg m**-2
98|192.218.77||tc_ch3ccl3|Total column of methyl chloroform|kg m**-2
98|192.218.78||tc_ch3cl|Total column of methyl chloride|kg m**-2
98|192.218.79||tc_hcfc22|Total column of chlorodifluoromethane|kg m**-2
98|192.218.80||tc_ch3br|Total column of methyl bromide|kg m**-2
98|192.218.81||tc_ha1202|Total column of dibromodifluoromethane|kg m**-2
98|192.218.82||tc_ha1211|Total column of bromochlorodifluoromethane|kg m**-2
98|192.218.83||tc_ha1301|Total column of trifluorobromomethane|kg m**-2
98|192.218.84||tc_ha2402|Total column of cbrf2cbrf2|kg m**-2
98|192.218.85||tc_h2so4|Total column of sulfuric acid|kg m**-2
98|192.218.86||tc_hono|Total column of nitrous acid|kg m**-2
98|192.218.87||tc_hc3|Total column of alkanes low oh rate|kg m**-2
98|192.218.88||tc_hc5|Total column of alkanes med oh rate|kg m**-2
98|192.218.89||tc_hc8|Total column of alkanes high oh rate|kg m**-2
98|192.218.9||tc_par|Total column paraffins|kg m**-2
98|192.218.90||tc_olt|Total column of terminal alkenes|kg m**-2
98|192.218.91||tc_oli|Total column of internal alkenes|kg m**-2
98|192.218.92||tc_c2h5o2|Total column of ethylperoxy radical|kg m**-2
98|192.218.93||tc_dien|Total column of butadiene|kg m**-2
98|192.218.94||tc_c2h5ooh|Total column of ethyl hydroperoxide|kg m**-2
98|192.218.95||tc_api|Total column of a-pinene cyclic terpenes|kg m**-2
98|192.218.96||tc_ch3cooh|Total column of acetic acid|kg m**-2
98|192.218.97||tc_lim|Total column of d-limonene cyclic diene|kg m**-2
98|192.218.98||tc_ch3cho|Total column of acetaldehyde|kg m**-2
98|192.218.99||tc_tol|Total column of toluene and less reactive aromatics|kg m**-2
98|192.219.1||e_go3|Ozone emissions|kg m**-2 s**-1
98|192.219.10||e_c2h4|Ethene emissions|kg m**-2 s**-1
98|192.219.100||e_xyl|Emissions of xylene and more reactive aromatics|kg m**-2 s**-1
98|192.219.101||e_glyald|Emissions of glycolaldehyde|kg m**-2 s**-1
98|192.219.102||e_cresol|Emissions of cresol|kg m**-2 s**-1
98|192.219.103||e_ald|Emissions of acetaldehyde and higher|kg m**-2 s**-1
98|192.219.104||e_ch3coooh|Emissions of peracetic acid|kg m**-2 s**-1
98|192.219.105||e_ket|Emissions of ketones|kg m**-2 s**-1
98|192.219.106||e_eo2|Emissions of hoch2ch2o2|kg m**-2 s**-1
98|192.219.107||e_glyoxal|Emissions of glyoxal|kg m**-2 s**-1
98|192.219.108||e_eo|Emissions of hoch2ch2o|kg m**-2 s**-1
98|192.219.109||e_dcb|Emissions of unsaturated dicarbonyls|kg m**-2 s**-1
98|192.219.11||e_ole|Olefins emissions|kg m**-2 s**-1
98|192.219.110||e_macr|Emissions of methacrolein|kg m**-2 s**-1
98|192.219.111||e_udd|Emissions of unsaturated hydroxy dicarbonyl|kg m**-2 s**-1
98|192.219.112||e_c3h7o2|Emissions of isopropyldioxidanyl|kg m**-2 s**-1
98|192.219.113||e_hket|Emissions of hydroxy ketone|kg m**-2 s**-1
98|192.219.114||e_c3h7ooh|Emissions of isopropyl hydroperoxide|kg m**-2 s**-1
98|192.219.115||e_po2|Emissions of c3h6oho2|kg m**-2 s**-1
98|192.219.116||e_pooh|Emissions of c3h6ohooh|kg m**-2 s**-1
98|192.219.117||e_op2|Emissions of higher organic peroxides|kg m**-2 s**-1
98|192.219.118||e_hyac|Emissions of hydroxyacetone|kg m**-2 s**-1
98|192.219.119||e_paa|Emissions of peroxyacetic acid|kg m**-2 s**-1
98|192.219.12||e_ald2|Aldehydes emissions|kg m**-2 s**-1
98|192.219.120||e_ro2|Emissions of ch3coch2o2|kg m**-2 s**-1
98|192.219.121||e_ethp|Emissions of peroxy radical from c2h6|kg m**-2 s**-1
98|192.219.122||e_hc3p|Emissions of peroxy radical from hc3|kg m**-2 s**-1
98|192.219.123||e_hc5p|Emissions of peroxy radical from hc5|kg m**-2 s**-1
98|192.219.124||e_bigene|Emissions of lumped alkenes|kg m**-2 s**-1
98|192.219.125||e_hc8p|Emissions of peroxy radical from hc8|kg m**-2 s**-1
98|192.219.126||e_bigalk|Emissions of lumped alkanes|kg m**-2 s**-1
98|192.219.127||e_etep|Emissions of peroxy radical from c2h4|kg m**-2 s**-1
98|192.219.128||e_mek|Emissions of c4h8o|kg m**-2 s**-1
98|192.219.129||e_oltp|Emissions of peroxy radical from terminal alkenes|kg m**-2 s**-1
98|192.219.13||e_pan|Peroxyacetyl nitrate emissions|kg m**-2 s**-1
98|192.219.130||e_eneo2|Emissions of c4h9o3|kg m**-2 s**-1
98|192.219.131||e_olip|Emissions of peroxy radical from internal alkenes|kg m**-2 s**-1
98|192.219.132||e_meko2|Emissions of ch3coch(oo)ch3|kg m**-2 s**-1
98|192.219.133||e_isopo2|Emissions of peroxy radical from c5h8|kg m**-2 s**-1
98|192.219.134||e_mekooh|Emissions of ch3coch(ooh)ch3|kg m**-2 s**-1
98|192.219.135||e_apip|Emissions of peroxy radical from a-pinene cyclic terpenes|kg m**-2 s**-1
98|192.219.136||e_mco3|Emissions of ch2=c(ch3)co3|kg m**-2 s**-1
98|192.219.137||e_limp|Emissions of peroxy radical from d-limonene cyclic diene|kg m**-2 s**-1
98|192.219.138||e_mvk|Emissions of methylvinylketone|kg m**-2 s**-1
98|192.219.139||e_pho|Emissions of phenoxy radical|kg m**-2 s**-1
98|192.219.14||e_rooh|Peroxides emissions|kg m**-2 s**-1
98|192.219.140||e_tolp|Emissions of peroxy radical from toluene and less reactive aromatics|kg m**-2 s**-1
98|192.219.141||e_macro2|Emissions of ch3c(o)ch(oo)ch2oh|kg m**-2 s**-1
98|192.219.142||e_xylp|Emissions of peroxy radical from xylene and more reactive aromatics|kg m**-2 s**-1
98|192.219.143||e_macrooh|Emissions of h3c(o)ch(ooh)ch2oh|kg m**-2 s**-1
98|192.219.144||e_cslp|Emissions of peroxy radical from cresol|kg m**-2 s**-1
98|192.219.145||e_mpan|Emissions of unsaturated pans|kg m**-2 s**-1
98|192.219.146||e_tco3_c|Emissions of unsaturated acyl peroxy radical|kg m**-2 s**-1
98|192.219.147||e_ketp|Emissions of peroxy radical from ketones|kg m**-2 s**-1
98|192.219.148||e_alko2|Emissions of c5h11o2|kg m**-2 s**-1
98|192.219.149||e_olnn|Emissions of no3-alkenes adduct reacting to form carbonitrates|kg m**-2 s**-1
98|192.219.15||e_onit|Organic nitrates emissions|kg m**-2 s**-1
98|192.219.150||e_alkooh|Emissions of c5h11ooh|kg m**-2 s**-1
98|192.219.151||e_olnd|Emissions of no3-alkenes adduct reacting via decomposition|kg m**-2 s**-1
98|192.219.152||e_bigald|Emissions of hoch2c(ch3)=chcho|kg m**-2 s**-1
98|192.219.153||e_hydrald|Emissions of c5h6o2|kg m**-2 s**-1
98|192.219.154||e_sulf|Emissions of trop sulfuric acid|kg m**-2 s**-1
98|192.219.155||e_ox|Emissions of oxides|kg m**-2 s**-1
98|192.219.156||e_isopno3|Emissions of ch2chc(ch3)(oo)ch2ono2|kg m**-2 s**-1
98|192.219.157||e_onitr|Emissions of c3 organic nitrate|kg m**-2 s**-1
98|192.219.158||e_clox|Emissions of chlorine oxides|kg m**-2 s**-1
98|192.219.159||e_brox|Emissions of bromine oxides|kg m**-2 s**-1
98|192.219.16||e_c5h8|Isoprene emissions|kg m**-2 s**-1
98|192.219.160||e_xooh|Emissions of hoch2c(ooh)(ch3)chchoh|kg m**-2 s**-1
98|192.219.161||e_isopooh|Emissions of hoch2c(ooh)(ch3)ch=ch2|kg m**-2 s**-1
98|192.219.162||e_toluene|Emissions of lumped aromatics|kg m**-2 s**-1
98|192.219.163||e_dmso|Emissions of dimethyl sulfoxyde|kg m**-2 s**-1
98|192.219.164||e_tolo2|Emissions of c7h9o5|kg m**-2 s**-1
98|192.219.165||e_tolooh|Emissions of c7h10o5|kg m**-2 s**-1
98|192.219.166||e_h2s|Emissions of hydrogensulfide|kg m**-2 s**-1
98|192.219.167||e_xoh|Emissions of c7h10o6|kg m**-2 s**-1
98|192.219.168||e_noy|Emissions of all nitrogen oxides|kg m**-2 s**-1
98|192.219.169||e_cly|Emissions of chlorine family|kg m**-2 s**-1
98|192.219.17||e_so2|Sulfur dioxide emissions|kg m**-2 s**-1
98|192.219.170||e_terpo2|Emissions of c10h16(oh)(oo)|kg m**-2 s**-1
98|192.219.171||e_bry|Emissions of bromine family|kg m**-2 s**-1
98|192.219.172||e_terpooh|Emissions of c10h18o3|kg m**-2 s**-1
98|192.219.173||e_n|Emissions of nitrogen atom|kg m**-2 s**-1
98|192.219.174||e_clo|Emissions of chlorine monoxide|kg m**-2 s**-1
98|192.219.175||e_cl_c|Emissions of chlorine atom|kg m**-2 s**-1
98|192.219.176||e_bro|Emissions of bromine monoxide|kg m**-2 s**-1
98|192.219.177||e_h_c|Emissions of hydrogen atom|kg m**-2 s**-1
98|192.219.178||e_ch3|Emissions of methyl group|kg m**-2 s**-1
98|192.219.179||e_addt|Emissions of aromatic-ho from toluene and less reactive aromatics|kg m**-2 s**-1
98|192.219.18||e_dms|Dimethyl sulfide emissions|kg m**-2 s**-1
98|192.219.180||e_addx|Emissions of aromatic-ho from xylene and more reactive aromatics|kg m**-2 s**-1
98|192.219.181||e_nh4no3|Emissions of ammonium nitrate|kg m**-2 s**-1
98|192.219.182||e_addc|Emissions of aromatic-ho from csl|kg m**-2 s**-1
98|192.219.183||e_soa1|Emissions of secondary organic aerosol type 1|kg m**-2 s**-1
98|192.219.184||e_soa2a|Emissions of secondary organic aerosol type 2a|kg m**-2 s**-1
98|192.219.185||e_soa2b|Emissions of secondary organic aerosol type 2b|kg m**-2 s**-1
98|192.219.186||e_sog1|Emissions of condensable gas type 1|kg m**-2 s**-1
98|192.219.187||e_sog2a|Emissions of condensable gas type 2a|kg m**-2 s**-1
98|192.219.188||e_sog2b|Emissions of condensable gas type 2b|kg m**-2 s**-1
98|192.219.189||e_so3|Emissions of sulfur trioxide|kg m**-2 s**-1
98|192.219.19||e_nh3|Ammonia emissions|kg m**-2 s**-1
98|192.219.190||e_ocs_c|Emissions of carbonyl sulfide|kg m**-2 s**-1
98|192.219.191||e_br|Emissions of bromine atom|kg m**-2 s**-1
98|192.219.192||e_br2|Emissions of bromine|kg m**-2 s**-1
98|192.219.193||e_brcl|Emissions of bromine monochloride|kg m**-2 s**-1
98|192.219.194||e_brono2|Emissions of bromine nitrate|kg m**-2 s**-1
98|192.219.195||e_ch2br2|Emissions of dibromomethane|kg m**-2 s**-1
98|192.219.196||e_ch3o|Emissions of methoxy radical|kg m**-2 s**-1
98|192.219.197||e_chbr3|Emissions of tribromomethane|kg m**-2 s**-1
98|192.219.198||e_cloo|Emissions of asymmetric chlorine dioxide radical|kg m**-2 s**-1
98|192.219.199||e_h2|Emissions of hydrogen|kg m**-2 s**-1
98|192.219.2||e_nox|Nitrogen oxides emissions|kg m**-2 s**-1
98|192.219.20||e_so4|Sulfate emissions|kg m**-2 s**-1
98|192.219.200||e_hcl|Emissions of hydrogen chloride|kg m**-2 s**-1
98|192.219.201||e_hco|Emissions of formyl radical|kg m**-2 s**-1
98|192.219.202||e_hf|Emissions of hydrogen fluoride|kg m**-2 s**-1
98|192.219.203||e_o|Emissions of oxygen atom|kg m**-2 s**-1
98|192.219.204||e_o1d|Emissions of excited oxygen atom|kg m**-2 s**-1
98|192.219.205||e_o3p|Emissions of ground state oxygen atom|kg m**-2 s**-1
98|192.219.206||e_strataer|Emissions of stratospheric aerosol|kg m**-2 s**-1
98|192.219.207||parfire|Wildfire flux of paraffins|kg m**-2 s**-1
98|192.219.208||olefire|Wildfire flux of olefines|kg m**-2 s**-1
98|192.219.209||ald2fire|Wildfire flux of aldehydes|kg m**-2 s**-1
98|192.219.21||e_nh4|Ammonium emissions|kg m**-2 s**-1
98|192.219.210||ketfire|Wildfire flux of ketones|kg m**-2 s**-1
98|192.219.211||apifire|Wildfire flux of f a-pinene cyclic terpenes|kg m**-2 s**-1
98|192.219.212||tolfire|Wildfire flux of  toluene less reactive aromatics|kg m**-2 s**-1
98|192.219.213||xylfire|Wildfire flux of xylene more reactive aromatics|kg m**-2 s**-1
98|192.219.214||limfire|Wildfire flux of d-limonene cyclic diene|kg m**-2 s**-1
98|192.219.215||oltfire|Wildfire flux of  terminal alkenes|kg m**-2 s**-1
98|192.219.216||hc3fire|Wildfire flux of  alkanes low oh rate|kg m**-2 s**-1
98|192.219.217||hc5fire|Wildfire flux of alkanes med oh rate|kg m**-2 s**-1
98|192.219.218||hc8fire|Wildfire flux of alkanes high oh rate|kg m**-2 s**-1
98|192.219.219||hcnfire|Wildfire flux of hydrogen cyanide|kg m**-2 s**-1
98|192.219.22||e_msa|Methane sulfonic acid emissions|kg m**-2 s**-1
98|192.219.220||ch3cnfire|Wildfire flux of acetonitrile|kg m**-2 s**-1
98|192.219.23||e_ch3cocho|Methyl glyoxal emissions|kg m**-2 s**-1
98|192.219.24||e_o3s|Stratospheric ozone emissions|kg m**-2 s**-1
98|192.219.25||e_ra|Radon emissions|kg m**-2 s**-1
98|192.219.26||e_pb|Lead emissions|kg m**-2 s**-1
98|192.219.27||e_no|Nitrogen monoxide emissions|kg m**-2 s**-1
98|192.219.28||e_ho2|Hydroperoxy radical emissions|kg m**-2 s**-1
98|192.219.29||e_ch3o2|Methylperoxy radical emissions|kg m**-2 s**-1
98|192.219.3||e_h2o2|Hydrogen peroxide emissions|kg m**-2 s**-1
98|192.219.30||e_oh|Hydroxyl radical emissions|kg m**-2 s**-1
98|192.219.31||e_no2|Nitrogen dioxide emissions|kg m**-2 s**-1
98|192.219.32||e_no3|Nitrate radical emissions|kg m**-2 s**-1
98|192.219.33||e_n2o5|Dinitrogen pentoxide emissions|kg m**-2 s**-1
98|192.219.34||e_ho2no2|Pernitric acid emissions|kg m**-2 s**-1
98|192.219.35||e_c2o3|Peroxy acetyl radical emissions|kg m**-2 s**-1
98|192.219.36||e_ror|Organic ethers emissions|kg m**-2 s**-1
98|192.219.37||e_rxpar|PAR budget corrector emissions|kg m**-2 s**-1
98|192.219.38||e_xo2|NO to NO2 operator emissions|kg m**-2 s**-1
98|192.219.39||e_xo2n|NO to alkyl nitrate operator emissions|kg m**-2 s**-1
98|192.219.4||e_ch4|Methane emissions|kg m**-2 s**-1
98|192.219.40||e_nh2|Amine emissions|kg m**-2 s**-1
98|192.219.41||e_psc|Polar stratospheric cloud emissions|kg m**-2 s**-1
98|192.219.42||e_ch3oh|Methanol emissions|kg m**-2 s**-1
98|192.219.43||e_hcooh|Formic acid emissions|kg m**-2 s**-1
98|192.219.44||e_mcooh|Methacrylic acid emissions|kg m**-2 s**-1
98|192.219.45||e_c2h6|Ethane emissions|kg m**-2 s**-1
98|192.219.46||e_c2h5oh|Ethanol emissions|kg m**-2 s**-1
98|192.219.47||e_c3h8|Propane emissions|kg m**-2 s**-1
98|192.219.48||e_c3h6|Propene emissions|kg m**-2 s**-1
98|192.219.49||e_c10h16|Terpenes emissions|kg m**-2 s**-1
98|192.219.5||e_co|Carbon monoxide emissions|kg m**-2 s**-1
98|192.219.50||e_ispd|Methacrolein MVK  emissions|kg m**-2 s**-1
98|192.219.51||e_no3_a|Nitrate emissions|kg m**-2 s**-1
98|192.219.52||e_ch3coch3|Acetone emissions|kg m**-2 s**-1
98|192.219.53||e_aco2|Acetone product emissions|kg m**-2 s**-1
98|192.219.54||e_ic3h7o2|IC3H7O2 emissions|kg m**-2 s**-1
98|192.219.55||e_hypropo2|HYPROPO2 emissions|kg m**-2 s**-1
98|192.219.56||e_noxa|Nitrogen oxides Transp emissions|kg m**-2 s**-1
98|192.219.57||e_co2_c|Emissions of carbon dioxide (chemistry)|kg m**-2 s**-1
98|192.219.58||e_n2o_c|Emissions of nitrous oxide (chemistry)|kg m**-2 s**-1
98|192.219.59||e_h2o|Emissions of water vapour (chemistry)|kg m**-2 s**-1
98|192.219.6||e_hno3|Nitric acid emissions|kg m**-2 s**-1
98|192.219.60||e_o2|Emissions of oxygen|kg m**-2 s**-1
98|192.219.61||e_o2_1s|Emissions of singlet oxygen|kg m**-2 s**-1
98|192.219.62||e_o2_1d|Emissions of singlet delta oxygen|kg m**-2 s**-1
98|192.219.63||e_oclo|Emissions of chlorine dioxide|kg m**-2 s**-1
98|192.219.64||e_clono2|Emissions of chlorine nitrate|kg m**-2 s**-1
98|192.219.65||e_hocl|Emissions of hypochlorous acid|kg m**-2 s**-1
98|192.219.66||e_cl2|Emissions of chlorine|kg m**-2 s**-1
98|192.219.67||e_clno2|Emissions of nitryl chloride|kg m**-2 s**-1
98|192.219.68||e_hbr|Emissions of hydrogen bromide|kg m**-2 s**-1
98|192.219.69||e_cl2o2|Emissions of dichlorine dioxide|kg m**-2 s**-1
98|192.219.7||e_ch3ooh|Methyl peroxide emissions|kg m**-2 s**-1
98|192.219.70||e_hobr|Emissions of hypobromous acid|kg m**-2 s**-1
98|192.219.71||e_cfc11|Emissions of trichlorofluoromethane|kg m**-2 s**-1
98|192.219.72||e_cfc12|Emissions of dichlorodifluoromethane|kg m**-2 s**-1
98|192.219.73||e_cfc113|Emissions of trichlorotrifluoroethane|kg m**-2 s**-1
98|192.219.74||e_cfc114|Emissions of dichlorotetrafluoroethane|kg m**-2 s**-1
98|192.219.75||e_cfc115|Emissions of chloropentafluoroethane|kg m**-2 s**-1
98|192.219.76||e_ccl4|Emissions of tetrachloromethane|kg m**-2 s**-1
98|192.219.77||e_ch3ccl3|Emissions of methyl chloroform|kg m**-2 s**-1
98|192.219.78||e_ch3cl|Emissions of methyl chloride|kg m**-2 s**-1
98|192.219.79||e_hcfc22|Emissions of chlorodifluoromethane|kg m**-2 s**-1
98|192.219.8||e_hcho|Formaldehyde emissions|kg m**-2 s**-1
98|192.219.80||e_ch3br|Emissions of methyl bromide|kg m**-2 s**-1
98|192.219.81||e_ha1202|Emissions of dibromodifluoromethane|kg m**-2 s**-1
98|192.219.82||e_ha1211|Emissions of bromochlorodifluoromethane|kg m**-2 s**-1
98|192.219.83||e_ha1301|Emissions of trifluorobromomethane|kg m**-2 s**-1
98|192.219.84||e_ha2402|Emissions of cbrf2cbrf2|kg m**-2 s**-1
98|192.219.85||e_h2so4|Emissions of sulfuric acid|kg m**-2 s**-1
98|192.219.86||e_hono|Emissions of nitrous acid|kg m**-2 s**-1
98|192.219.87||e_hc3|Emissions of alkanes low oh rate|kg m**-2 s**-1
98|192.219.88||e_hc5|Emissions of alkanes med oh rate|kg m**-2 s**-1
98|192.219.89||e_hc8|Emissions of alkanes high oh rate|kg m**-2 s**-1
98|192.219.9||e_par|Paraffins emissions|kg m**-2 s**-1
98|192.219.90||e_olt|Emissions of terminal alkenes|kg m**-2 s**-1
98|192.219.91||e_oli|Emissions of internal alkenes|kg m**-2 s**-1
98|192.219.92||e_c2h5o2|Emissions of ethylperoxy radical|kg m**-2 s**-1
98|192.219.93||e_dien|Emissions of butadiene|kg m**-2 s**-1
98|192.219.94||e_c2h5ooh|Emissions of ethyl hydroperoxide|kg m**-2 s**-1
98|192.219.95||e_api|Emissions of a-pinene cyclic terpenes|kg m**-2 s**-1
98|192.219.96||e_ch3cooh|Emissions of acetic acid|kg m**-2 s**-1
98|192.219.97||e_lim|Emissions of d-limonene cyclic diene|kg m**-2 s**-1
98|192.219.98||e_ch3cho|Emissions of acetaldehyde|kg m**-2 s**-1
98|192.219.99||e_tol|Emissions of toluene and less reactive aromatics|kg m**-2 s**-1
98|192.220.228||tpoc|Total precipitation observation count|dimensionless
98|192.221.1||dv_go3|Ozone deposition velocity|m s**-1
98|192.221.10||dv_c2h4|Ethene deposition velocity|m s**-1
98|192.221.100||dv_xyl|Dry deposition velocity of xylene and more reactive aromatics|m s**-1
98|192.221.101||dv_glyald|Dry deposition velocity of glycolaldehyde|m s**-1
98|192.221.102||dv_cresol|Dry deposition velocity of cresol|m s**-1
98|192.221.103||dv_ald|Dry deposition velocity of acetaldehyde and higher|m s**-1
98|192.221.104||dv_ch3coooh|Dry deposition velocity of peracetic acid|m s**-1
98|192.221.105||dv_ket|Dry deposition velocity of ketones|m s**-1
98|192.221.106||dv_eo2|Dry deposition velocity of hoch2ch2o2|m s**-1
98|192.221.107||dv_glyoxal|Dry deposition velocity of glyoxal|m s**-1
98|192.221.108||dv_eo|Dry deposition velocity of hoch2ch2o|m s**-1
98|192.221.109||dv_dcb|Dry deposition velocity of unsaturated dicarbonyls|m s**-1
98|192.221.11||dv_ole|Olefins deposition velocity|m s**-1
98|192.221.110||dv_macr|Dry deposition velocity of methacrolein|m s**-1
98|192.221.111||dv_udd|Dry deposition velocity of unsaturated hydroxy dicarbonyl|m s**-1
98|192.221.112||dv_c3h7o2|Dry deposition velocity of isopropyldioxidanyl|m s**-1
98|192.221.113||dv_hket|Dry deposition velocity of hydroxy ketone|m s**-1
98|192.221.114||dv_c3h7ooh|Dry deposition velocity of isopropyl hydroperoxide|m s**-1
98|192.221.115||dv_po2|Dry deposition velocity of c3h6oho2|m s**-1
98|192.221.116||dv_pooh|Dry deposition velocity of c3h6ohooh|m s**-1
98|192.221.117||dv_op2|Dry deposition velocity of higher organic peroxides|m s**-1
98|192.221.118||dv_hyac|Dry deposition velocity of hydroxyacetone|m s**-1
98|192.221.119||dv_paa|Dry deposition velocity of peroxyacetic acid|m s**-1
98|192.221.12||dv_ald2|Aldehydes deposition velocity|m s**-1
98|192.221.120||dv_ro2|Dry deposition velocity of ch3coch2o2|m s**-1
98|192.221.121||dv_ethp|Dry deposition velocity of peroxy radical from c2h6|m s**-1
98|192.221.122||dv_hc3p|Dry deposition velocity of peroxy radical from hc3|m s**-1
98|192.221.123||dv_hc5p|Dry deposition velocity of peroxy radical from hc5|m s**-1
98|192.221.124||dv_bigene|Dry deposition velocity of lumped alkenes|m s**-1
98|192.221.125||dv_hc8p|Dry deposition velocity of peroxy radical from hc8|m s**-1
98|192.221.126||dv_bigalk|Dry deposition velocity of lumped alkanes|m s**-1
98|192.221.127||dv_etep|Dry deposition velocity of peroxy radical from c2h4|m s**-1
98|192.221.128||dv_mek|Dry deposition velocity of c4h8o|m s**-1
98|192.221.129||dv_oltp|Dry deposition velocity of peroxy radical from terminal alkenes|m s**-1
98|192.221.13||dv_pan|Peroxyacetyl nitrate deposition velocity|m s**-1
98|192.221.130||dv_eneo2|Dry deposition velocity of c4h9o3|m s**-1
98|192.221.131||dv_olip|Dry deposition velocity of peroxy radical from internal alkenes|m s**-1
98|192.221.132||dv_meko2|Dry deposition velocity of ch3coch(oo)ch3|m s**-1
98|192.221.133||dv_isopo2|Dry deposition velocity of peroxy radical from c5h8|m s**-1
98|192.221.134||dv_mekooh|Dry deposition velocity of ch3coch(ooh)ch3|m s**-1
98|192.221.135||dv_apip|Dry deposition velocity of peroxy radical from a-pinene cyclic terpenes|m s**-1
98|192.221.136||dv_mco3|Dry deposition velocity of ch2=c(ch3)co3|m s**-1
98|192.221.137||dv_limp|Dry deposition velocity of peroxy radical from d-limonene cyclic diene|m s**-1
98|192.221.138||dv_mvk|Dry deposition velocity of methylvinylketone|m s**-1
98|192.221.139||dv_pho|Dry deposition velocity of phenoxy radical|m s**-1
98|192.221.14||dv_rooh|Peroxides deposition velocity|m s**-1
98|192.221.140||dv_tolp|Dry deposition velocity of peroxy radical from toluene and less reactive aromatics|m s**-1
98|192.221.141||dv_macro2|Dry deposition velocity of ch3c(o)ch(oo)ch2oh|m s**-1
98|192.221.142||dv_xylp|Dry deposition velocity of peroxy radical from xylene and more reactive aromatics|m s**-1
98|192.221.143||dv_macrooh|Dry deposition velocity of h3c(o)ch(ooh)ch2oh|m s**-1
98|192.221.144||dv_cslp|Dry deposition velocity of peroxy radical from cresol|m s**-1
98|192.221.145||dv_mpan|Dry deposition velocity of unsaturated pans|m s**-1
98|192.221.146||dv_tco3_c|Dry deposition velocity of unsaturated acyl peroxy radical|m s**-1
98|192.221.147||dv_ketp|Dry deposition velocity of peroxy radical from ketones|m s**-1
98|192.221.148||dv_alko2|Dry deposition velocity of c5h11o2|m s**-1
98|192.221.149||dv_olnn|Dry deposition velocity of no3-alkenes adduct reacting to form carbonitrates|m s**-1
98|192.221.15||dv_onit|Organic nitrates deposition velocity|m s**-1
98|192.221.150||dv_alkooh|Dry deposition velocity of c5h11ooh|m s**-1
98|192.221.151||dv_olnd|Dry deposition velocity of no3-alkenes adduct reacting via decomposition|m s**-1
98|192.221.152||dv_bigald|Dry deposition velocity of hoch2c(ch3)=chcho|m s**-1
98|192.221.153||dv_hydrald|Dry deposition velocity of c5h6o2|m s**-1
98|192.221.154||dv_sulf|Dry deposition velocity of trop sulfuric acid|m s**-1
98|192.221.155||dv_ox|Dry deposition velocity of oxides|m s**-1
98|192.221.156||dv_isopno3|Dry deposition velocity of ch2chc(ch3)(oo)ch2ono2|m s**-1
98|192.221.157||dv_onitr|Dry deposition velocity of c3 organic nitrate|m s**-1
98|192.221.158||dv_clox|Dry deposition velocity of chlorine oxides|m s**-1
98|192.221.159||dv_brox|Dry deposition velocity of bromine oxides|m s**-1
98|192.221.16||dv_c5h8|Isoprene deposition velocity|m s**-1
98|192.221.160||dv_xooh|Dry deposition velocity of hoch2c(ooh)(ch3)chchoh|m s**-1
98|192.221.161||dv_isopooh|Dry deposition velocity of hoch2c(ooh)(ch3)ch=ch2|m s**-1
98|192.221.162||dv_toluene|Dry deposition velocity of lumped aromatics|m s**-1
98|192.221.163||dv_dmso|Dry deposition velocity of dimethyl sulfoxyde|m s**-1
98|192.221.164||dv_tolo2|Dry deposition velocity of c7h9o5|m s**-1
98|192.221.165||dv_tolooh|Dry deposition velocity of c7h10o5|m s**-1
98|192.221.166||dv_h2s|Dry deposition velocity of hydrogensulfide|m s**-1
98|192.221.167||dv_xoh|Dry deposition velocity of c7h10o6|m s**-1
98|192.221.168||dv_noy|Dry deposition velocity of all nitrogen oxides|m s**-1
98|192.221.169||dv_cly|Dry deposition velocity of chlorine family|m s**-1
98|192.221.17||dv_so2|Sulfur dioxide deposition velocity|m s**-1
98|192.221.170||dv_terpo2|Dry deposition velocity of c10h16(oh)(oo)|m s**-1
98|192.221.171||dv_bry|Dry deposition velocity of bromine family|m s**-1
98|192.221.172||dv_terpooh|Dry deposition velocity of c10h18o3|m s**-1
98|192.221.173||dv_n|Dry deposition velocity of nitrogen atom|m s**-1
98|192.221.174||dv_clo|Dry deposition velocity of chlorine monoxide|m s**-1
98|192.221.175||dv_cl_c|Dry deposition velocity of chlorine atom|m s**-1
98|192.221.176||dv_bro|Dry deposition velocity of bromine monoxide|m s**-1
98|192.221.177||dv_h_c|Dry deposition velocity of hydrogen atom|m s**-1
98|192.221.178||dv_ch3|Dry deposition velocity of methyl group|m s**-1
98|192.221.179||dv_addt|Dry deposition velocity of aromatic-ho from toluene and less reactive aromatics|m s**-1
98|192.221.18||dv_dms|Dimethyl sulfide deposition velocity|m s**-1
98|192.221.180||dv_addx|Dry deposition velocity of aromatic-ho from xylene and more reactive aromatics|m s**-1
98|192.221.181||dv_nh4no3|Dry deposition velocity of ammonium nitrate|m s**-1
98|192.221.182||dv_addc|Dry deposition velocity of aromatic-ho from csl|m s**-1
98|192.221.183||dv_soa1|Dry deposition velocity of secondary organic aerosol type 1|m s**-1
98|192.221.184||dv_soa2a|Dry deposition velocity of secondary organic aerosol type 2a|m s**-1
98|192.221.185||dv_soa2b|Dry deposition velocity of secondary organic aerosol type 2b|m s**-1
98|192.221.186||dv_sog1|Dry deposition velocity of condensable gas type 1|m s**-1
98|192.221.187||dv_sog2a|Dry deposition velocity of condensable gas type 2a|m s**-1
98|192.221.188||dv_sog2b|Dry deposition velocity of condensable gas type 2b|m s**-1
98|192.221.189||dv_so3|Dry deposition velocity of sulfur trioxide|m s**-1
98|192.221.19||dv_nh3|Ammonia deposition velocity|m s**-1
98|192.221.190||dv_ocs_c|Dry deposition velocity of carbonyl sulfide|m s**-1
98|192.221.191||dv_br|Dry deposition velocity of bromine atom|m s**-1
98|192.221.192||dv_br2|Dry deposition velocity of bromine|m s**-1
98|192.221.193||dv_brcl|Dry deposition velocity of bromine monochloride|m s**-1
98|192.221.194||dv_brono2|Dry deposition velocity of bromine nitrate|m s**-1
98|192.221.195||dv_ch2br2|Dry deposition velocity of dibromomethane|m s**-1
98|192.221.196||dv_ch3o|Dry deposition velocity of methoxy radical|m s**-1
98|192.221.197||dv_chbr3|Dry deposition velocity of tribromomethane|m s**-1
98|192.221.198||dv_cloo|Dry deposition velocity of asymmetric chlorine dioxide radical|m s**-1
98|192.221.199||dv_h2|Dry deposition velocity of hydrogen|m s**-1
98|192.221.2||dv_nox|Nitrogen oxides deposition velocity|m s**-1
98|192.221.20||dv_so4|Sulfate deposition velocity|m s**-1
98|192.221.200||dv_hcl|Dry deposition velocity of hydrogen chloride|m s**-1
98|192.221.201||dv_hco|Dry deposition velocity of formyl radical|m s**-1
98|192.221.202||dv_hf|Dry deposition velocity of hydrogen fluoride|m s**-1
98|192.221.203||dv_o|Dry deposition velocity of oxygen atom|m s**-1
98|192.221.204||dv_o1d|Dry deposition velocity of excited oxygen atom|m s**-1
98|192.221.205||dv_o3p|Dry deposition velocity of ground state oxygen atom|m s**-1
98|192.221.206||dv_strataer|Dry deposition velocity of stratospheric aerosol|m s**-1
98|192.221.21||dv_nh4|Ammonium deposition velocity|m s**-1
98|192.221.22||dv_msa|Methane sulfonic acid deposition velocity|m s**-1
98|192.221.23||dv_ch3cocho|Methyl glyoxal deposition velocity|m s**-1
98|192.221.24||dv_o3s|Stratospheric ozone deposition velocity|m s**-1
98|192.221.25||dv_ra|Radon deposition velocity|m s**-1
98|192.221.26||dv_pb|Lead deposition velocity|m s**-1
98|192.221.27||dv_no|Nitrogen monoxide deposition velocity|m s**-1
98|192.221.28||dv_ho2|Hydroperoxy radical deposition velocity|m s**-1
98|192.221.29||dv_ch3o2|Methylperoxy radical deposition velocity|m s**-1
98|192.221.3||dv_h2o2|Hydrogen peroxide deposition velocity|m s**-1
98|192.221.30||dv_oh|Hydroxyl radical deposition velocity|m s**-1
98|192.221.31||dv_no2|Nitrogen dioxide deposition velocity|m s**-1
98|192.221.32||dv_no3|Nitrate radical deposition velocity|m s**-1
98|192.221.33||dv_n2o5|Dinitrogen pentoxide deposition velocity|m s**-1
98|192.221.34||dv_ho2no2|Pernitric acid deposition velocity|m s**-1
98|192.221.35||dv_c2o3|Peroxy acetyl radical deposition velocity|m s**-1
98|192.221.36||dv_ror|Organic ethers deposition velocity|m s**-1
98|192.221.37||dv_rxpar|PAR budget corrector deposition velocity|m s**-1
98|192.221.38||dv_xo2|NO to NO2 operator deposition velocity|m s**-1
98|192.221.39||dv_xo2n|NO to alkyl nitrate operator deposition velocity|m s**-1
98|192.221.4||dv_ch4|Methane deposition velocity|m s**-1
98|192.221.40||dv_nh2|Amine deposition velocity|m s**-1
98|192.221.41||dv_psc|Polar stratospheric cloud deposition velocity|m s**-1
98|192.221.42||dv_ch3oh|Methanol deposition velocity|m s**-1
98|192.221.43||dv_hcooh|Formic acid deposition velocity|m s**-1
98|192.221.44||dv_mcooh|Methacrylic acid deposition velocity|m s**-1
98|192.221.45||dv_c2h6|Ethane deposition velocity|m s**-1
98|192.221.46||dv_c2h5oh|Ethanol deposition velocity|m s**-1
98|192.221.47||dv_c3h8|Propane deposition velocity|m s**-1
98|192.221.48||dv_c3h6|Propene deposition velocity|m s**-1
98|192.221.49||dv_c10h16|Terpenes deposition velocity|m s**-1
98|192.221.5||dv_co|Carbon monoxide deposition velocity|m s**-1
98|192.221.50||dv_ispd|Methacrolein MVK  deposition velocity|m s**-1
98|192.221.51||dv_no3_a|Nitrate deposition velocity|m s**-1
98|192.221.52||dv_ch3coch3|Acetone deposition velocity|m s**-1
98|192.221.53||dv_aco2|Acetone product deposition velocity|m s**-1
98|192.221.54||dv_ic3h7o2|IC3H7O2 deposition velocity|m s**-1
98|192.221.55||dv_hypropo2|HYPROPO2 deposition velocity|m s**-1
98|192.221.56||dv_noxa|Nitrogen oxides Transp deposition velocity|m s**-1
98|192.221.57||dv_co2_c|Dry deposition velocity of carbon dioxide (chemistry)|m s**-1
98|192.221.58||dv_n2o_c|Dry deposition velocity of nitrous oxide (chemistry)|m s**-1
98|192.221.59||dv_h2o|Dry deposition velocity of water vapour (chemistry)|m s**-1
98|192.221.6||dv_hno3|Nitric acid deposition velocity|m s**-1
98|192.221.60||dv_o2|Dry deposition velocity of oxygen|m s**-1
98|192.221.61||dv_o2_1s|Dry deposition velocity of singlet oxygen|m s**-1
98|192.221.62||dv_o2_1d|Dry deposition velocity of singlet delta oxygen|m s**-1
98|192.221.63||dv_oclo|Dry deposition velocity of chlorine dioxide|m s**-1
98|192.221.64||dv_clono2|Dry deposition velocity of chlorine nitrate|m s**-1
98|192.221.65||dv_hocl|Dry deposition velocity of hypochlorous acid|m s**-1
98|192.221.66||dv_cl2|Dry deposition velocity of chlorine|m s**-1
98|192.221.67||dv_clno2|Dry deposition velocity of nitryl chloride|m s**-1
98|192.221.68||dv_hbr|Dry deposition velocity of hydrogen bromide|m s**-1
98|192.221.69||dv_cl2o2|Dry deposition velocity of dichlorine dioxide|m s**-1
98|192.221.7||dv_ch3ooh|Methyl peroxide deposition velocity|m s**-1
98|192.221.70||dv_hobr|Dry deposition velocity of hypobromous acid|m s**-1
98|192.221.71||dv_cfc11|Dry deposition velocity of trichlorofluoromethane|m s**-1
98|192.221.72||dv_cfc12|Dry deposition velocity of dichlorodifluoromethane|m s**-1
98|192.221.73||dv_cfc113|Dry deposition velocity of trichlorotrifluoroethane|m s**-1
98|192.221.74||dv_cfc114|Dry deposition velocity of dichlorotetrafluoroethane|m s**-1
98|192.221.75||dv_cfc115|Dry deposition velocity of chloropentafluoroethane|m s**-1
98|192.221.76||dv_ccl4|Dry deposition velocity of tetrachloromethane|m s**-1
98|192.221.77||dv_ch3ccl3|Dry deposition velocity of methyl chloroform|m s**-1
98|192.221.78||dv_ch3cl|Dry deposition velocity of methyl chloride|m s**-1
98|192.221.79||dv_hcfc22|Dry deposition velocity of chlorodifluoromethane|m s**-1
98|192.221.8||dv_hcho|Formaldehyde deposition velocity|m s**-1
98|192.221.80||dv_ch3br|Dry deposition velocity of methyl bromide|m s**-1
98|192.221.81||dv_ha1202|Dry deposition velocity of dibromodifluoromethane|m s**-1
98|192.221.82||dv_ha1211|Dry deposition velocity of bromochlorodifluoromethane|m s**-1
98|192.221.83||dv_ha1301|Dry deposition velocity of trifluorobromomethane|m s**-1
98|192.221.84||dv_ha2402|Dry deposition velocity of cbrf2cbrf2|m s**-1
98|192.221.85||dv_h2so4|Dry deposition velocity of sulfuric acid|m s**-1
98|192.221.86||dv_hono|Dry deposition velocity of nitrous acid|m s**-1
98|192.221.87||dv_hc3|Dry deposition velocity of alkanes low oh rate|m s**-1
98|192.221.88||dv_hc5|Dry deposition velocity of alkanes med oh rate|m s**-1
98|192.221.89||dv_hc8|Dry deposition velocity of alkanes high oh rate|m s**-1
98|192.221.9||dv_par|Paraffins deposition velocity|m s**-1
98|192.221.90||dv_olt|Dry deposition velocity of terminal alkenes|m s**-1
98|192.221.91||dv_oli|Dry deposition velocity of internal alkenes|m s**-1
98|192.221.92||dv_c2h5o2|Dry deposition velocity of ethylperoxy radical|m s**-1
98|192.221.93||dv_dien|Dry deposition velocity of butadiene|m s**-1
98|192.221.94||dv_c2h5ooh|Dry deposition velocity of ethyl hydroperoxide|m s**-1
98|192.221.95||dv_api|Dry deposition velocity of a-pinene cyclic terpenes|m s**-1
98|192.221.96||dv_ch3cooh|Dry deposition velocity of acetic acid|m s**-1
98|192.221.97||dv_lim|Dry deposition velocity of d-limonene cyclic diene|m s**-1
98|192.221.98||dv_ch3cho|Dry deposition velocity of acetaldehyde|m s**-1
98|192.221.99||dv_tol|Dry deposition velocity of toluene and less reactive aromatics|m s**-1
98|192.228.10||lblt|Lake bottom temperature|K|old
98|192.228.100||evatc|Evaporation from the top of canopy|m of water equivalent
98|192.228.101||evabs|Evaporation from bare soil|m of water equivalent
98|192.228.102||evaow|Evaporation from open water surfaces excluding oceans|m of water equivalent
98|192.228.103||evavt|Evaporation from vegetation transpiration|m of water equivalent
98|192.228.11||ltlt|Lake total layer temperature|K|old
98|192.228.12||lshf|Lake shape factor|dimensionless|old
98|192.228.129||ssrdc|Surface short-wave (solar) radiation downward clear-sky|J m**-2|old
98|192.228.13||lict|Lake ice surface temperature|K|old
98|192.228.130||strdc|Surface long-wave (thermal) radiation downward clear-sky|J m**-2|old
98|192.228.131||u10n|10 metre u-component of neutral wind|m s**-1|old
98|192.228.132||v10n|10 metre v-component of neutral wind|m s**-1|old
98|192.228.14||licd|Lake ice total depth|m|old
98|192.228.15||dndzn|Minimum vertical gradient of refractivity inside trapping layer|m**-1|old
98|192.228.16||dndza|Mean vertical gradient of refractivity inside trapping layer|m**-1|old
98|192.228.17||dctb|Duct base height|m|old
98|192.228.18||tplb|Trapping layer base height|m|old
98|192.228.19||tplt|Trapping layer top height|m|old
98|192.228.21||fdir|Surface direct short-wave (solar) radiation|J m**-2|old
98|192.228.22||cdir|Surface direct short-wave radiation, clear sky|J m**-2|old
98|192.228.23||cbh|Cloud base height|m|old
98|192.228.24||deg0l|Geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
98|192.228.246||100u|100 metre U wind component|m s**-1|old
98|192.228.247||100v|100 metre V wind component|m s**-1|old
98|192.228.248||tccsw|Surface short wave-effective total cloudiness|dimensionless
98|192.228.249||100si|100 metre wind speed|m s**-1|old
98|192.228.25||hvis|Horizontal visibility|m
98|192.228.250||irrfr|Irrigation fraction|Proportion
98|192.228.251||pev|Potential evaporation|m|old
98|192.228.252||irr|Irrigation|m
98|192.228.253||ascat_sm_cdfa|ASCAT first soil moisture CDF matching parameter|m**3 m**-3
98|192.228.254||ascat_sm_cdfb|ASCAT second soil moisture CDF matching parameter|dimensionless
98|192.228.255||tcclw|Surface long wave-effective total cloudiness|dimensionless
98|192.228.28||10fg3|Maximum 10 metre wind gust in the last 3 hours|m s**-1|old
98|192.228.3||zust|Friction velocity|m s**-1|old
98|192.228.4||avg_2t|Time-mean 2 metre temperature|K|old
98|192.228.40||swi1|Soil wetness index in layer 1|dimensionless
98|192.228.41||swi2|Soil wetness index in layer 2|dimensionless
98|192.228.42||swi3|Soil wetness index in layer 3|dimensionless
98|192.228.43||swi4|Soil wetness index in layer 4|dimensionless
98|192.228.47||hwbt0|Height of zero-degree wet-bulb temperature|m|old
98|192.228.48||hwbt1|Height of one-degree wet-bulb temperature|m|old
98|192.228.5||avg_10ws|Time-mean 10 metre wind speed|m s**-1|old
98|192.228.50||litoti|Instantaneous total lightning flash density|km**-2 day**-1|old
98|192.228.51||litota1|Averaged total lightning flash density in the last hour|km**-2 day**-1|old
98|192.228.52||licgi|Instantaneous cloud-to-ground lightning flash density|km**-2 day**-1|old
98|192.228.53||licga1|Averaged cloud-to-ground lightning flash density in the last hour|km**-2 day**-1|old
98|192.228.57||litota3|Averaged total lightning flash density in the last 3 hours|km**-2 day**-1|old
98|192.228.58||litota6|Averaged total lightning flash density in the last 6 hours|km**-2 day**-1|old
98|192.228.59||licga3|Averaged cloud-to-ground lightning flash density in the last 3 hours|km**-2 day**-1|old
98|192.228.6||meantcc|Mean total cloud cover|(0 - 1)|old
98|192.228.60||licga6|Averaged cloud-to-ground lightning flash density in the last 6 hours|km**-2 day**-1|old
98|192.228.7||dl|Lake total depth|m|old
98|192.228.8||lmlt|Lake mix-layer temperature|K|old
98|192.228.89||tcrw|Total column rain water|kg m**-2|old
98|192.228.9||lmld|Lake mix-layer depth|m|old
98|192.228.90||tcsw|Total column snow water|kg m**-2|old
98|192.228.91||ccf|Canopy cover fraction|(0 - 1)
98|192.228.92||stf|Soil texture fraction|(0 - 1)
98|192.228.93||swv|Volumetric soil moisture|m**3 m**-3
98|192.228.94||ist|Ice temperature|K|old
98|192.234.139||sts|Surface temperature significance|%|old
98|192.234.151||msls|Mean sea level pressure significance|%|old
98|192.234.167||2ts|2 metre temperature significance|%|old
98|192.234.228||tps|Total precipitation significance|%|old`;
