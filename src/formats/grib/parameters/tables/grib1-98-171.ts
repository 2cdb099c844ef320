// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|171.1||strfa|Stream function anomaly|m**2 s**-1
98|171.11||udwa|U component of divergent wind anomaly|m s**-1
98|171.12||vdwa|V component of divergent wind anomaly|m s**-1
98|171.121||mx2t6a|Maximum temperature at 2 metres in the last 6 hours anomaly|K
98|171.122||mn2t6a|Minimum temperature at 2 metres in the last 6 hours anomaly|K
98|171.125||vitea|Vertically integrated total energy anomaly|J m**-2
98|171.127||ata|Atmospheric tide anomaly|1
98|171.128||bva|Budget values anomaly|1
98|171.129||za|Geopotential anomaly|m**2 s**-2
98|171.13||urwa|U component of rotational wind anomaly|m s**-1
98|171.130||t_a|Temperature anomaly|K
98|171.131||ua|U component of wind anomaly|m s**-1
98|171.132||va|V component of wind anomaly|m s**-1
98|171.133||qa|Specific humidity anomaly|kg kg**-1
98|171.134||spa|Surface pressure anomaly|Pa
98|171.135||wa|Vertical velocity (pressure) anomaly|Pa s**-1
98|171.136||tcwa|Total column water anomaly|kg m**-2
98|171.137||tcwva|Total column water vapour anomaly|kg m**-2
98|171.138||voa|Relative vorticity anomaly|s**-1
98|171.139||stal1|Soil temperature anomaly level 1|K
98|171.14||vrwa|V component of rotational wind anomaly|m s**-1
98|171.140||swal1|Soil wetness anomaly level 1|kg m**-2
98|171.141||sda|Snow depth anomaly|m of water equivalent
98|171.142||lspa|Stratiform precipitation (Large-scale precipitation) anomaly|m
98|171.143||cpa|Convective precipitation anomaly|m
98|171.144||sfa|Snowfall (convective + stratiform) anomaly|m of water equivalent
98|171.145||blda|Boundary layer dissipation anomaly|J m**-2
98|171.146||sshfa|Surface sensible heat flux anomaly|J m**-2
98|171.147||slhfa|Surface latent heat flux anomaly|J m**-2
98|171.148||chnka|Charnock anomaly|1
98|171.149||snra|Surface net radiation anomaly|J m**-2
98|171.150||tnra|Top net radiation anomaly|1
98|171.151||msla|Mean sea level pressure anomaly|Pa
98|171.152||lspa|Logarithm of surface pressure anomaly|1
98|171.153||swhra|Short-wave heating rate anomaly|K
98|171.154||lwhra|Long-wave heating rate anomaly|K
98|171.155||da|Relative divergence anomaly|s**-1
98|171.156||gha|Height anomaly|m
98|171.157||ra|Relative humidity anomaly|%
98|171.158||tspa|Tendency of surface pressure anomaly|Pa s**-1
98|171.159||blha|Boundary layer height anomaly|m
98|171.160||sdora|Standard deviation of orography anomaly|m
98|171.161||isora|Anisotropy of sub-gridscale orography anomaly|1
98|171.162||anora|Angle of sub-gridscale orography anomaly|radians
98|171.163||slora|Slope of sub-gridscale orography anomaly|1
98|171.164||tcca|Total cloud cover anomaly|(0 - 1)
98|171.165||10ua|10 metre U wind component anomaly|m s**-1
98|171.166||10va|10 metre V wind component anomaly|m s**-1
98|171.167||2ta|2 metre temperature anomaly|K
98|171.168||2da|2 metre dewpoint temperature anomaly|K
98|171.169||ssrda|Surface solar radiation downwards anomaly|J m**-2
98|171.170||stal2|Soil temperature anomaly level 2|K
98|171.171||swal2|Soil wetness anomaly level 2|kg m**-2
98|171.172||lsm|Land-sea mask|(0 - 1)
98|171.173||sra|Surface roughness anomaly|m
98|171.174||ala|Albedo anomaly|(0 - 1)
98|171.175||strda|Surface thermal radiation downwards anomaly|J m**-2
98|171.176||ssra|Surface net solar radiation anomaly|J m**-2
98|171.177||stra|Surface net thermal radiation anomaly|J m**-2
98|171.178||tsra|Top net solar radiation anomaly|J m**-2
98|171.179||ttra|Top net thermal radiation anomaly|J m**-2
98|171.180||eqssa|East-West surface stress anomaly|N m**-2 s
98|171.181||nsssa|North-South surface stress anomaly|N m**-2 s
98|171.182||ea|Evaporation anomaly|kg m**-2
98|171.183||stal3|Soil temperature anomaly level 3|K
98|171.184||swal3|Soil wetness anomaly level 3|kg m**-2
98|171.185||ccca|Convective cloud cover anomaly|(0 - 1)
98|171.186||lcca|Low cloud cover anomaly|(0 - 1)
98|171.187||mcca|Medium cloud cover anomaly|(0 - 1)
98|171.188||hcca|High cloud cover anomaly|(0 - 1)
98|171.189||sunda|Sunshine duration anomaly|s
98|171.190||ewova|East-West component of sub-gridscale orographic variance anomaly|m**2
98|171.191||nsova|North-South component of sub-gridscale orographic variance anomaly|m**2
98|171.192||nwova|North-West/South-East component of sub-gridscale orographic variance anomaly|m**2
98|171.193||neova|North-East/South-West component of sub-gridscale orographic variance anomaly|m**2
98|171.194||btmpa|Brightness temperature anomaly|K
98|171.195||lgwsa|Longitudinal component of gravity wave stress anomaly|N m**-2 s
98|171.196||mgwsa|Meridional component of gravity wave stress anomaly|N m**-2 s
98|171.197||gwda|Gravity wave dissipation anomaly|J m**-2
98|171.198||srca|Skin reservoir content anomaly|kg m**-2
98|171.199||vfa|Vegetation fraction anomaly|(0 - 1)
98|171.2||vpota|Velocity potential anomaly|m**2 s**-1
98|171.200||vsoa|Variance of sub-gridscale orography anomaly|m**2
98|171.201||mx2ta|Maximum temperature at 2 metres anomaly|K
98|171.202||mn2ta|Minimum temperature at 2 metres anomaly|K
98|171.203||o3a|Ozone mass mixing ratio anomaly|kg kg**-1
98|171.204||pawa|Precipitation analysis weights anomaly|1
98|171.205||roa|Runoff anomaly|m
98|171.206||tco3a|Total column ozone anomaly|kg m**-2
98|171.207||10sia|10 metre wind speed anomaly|m s**-1
98|171.208||tsrca|Top net solar radiation clear sky anomaly|J m**-2
98|171.209||ttrca|Top net thermal radiation clear sky anomaly|J m**-2
98|171.21||uctpa|Unbalanced component of temperature anomaly|K
98|171.210||ssrca|Surface net solar radiation clear sky anomaly|J m**-2
98|171.211||strca|Surface net thermal radiation, clear sky anomaly|J m**-2
98|171.212||sia|Solar insolation anomaly|J m**-2
98|171.214||dhra|Diabatic heating by radiation anomaly|K
98|171.215||dhvda|Diabatic heating by vertical diffusion anomaly|K
98|171.216||dhcca|Diabatic heating by cumulus convection anomaly|K
98|171.217||dhlca|Diabatic heating by large-scale condensation anomaly|K
98|171.218||vdzwa|Vertical diffusion of zonal wind anomaly|m s**-1
98|171.219||vdmwa|Vertical diffusion of meridional wind anomaly|m s**-1
98|171.22||uclna|Unbalanced component of logarithm of surface pressure anomaly|1
98|171.220||ewgda|East-West gravity wave drag tendency anomaly|m s**-1
98|171.221||nsgda|North-South gravity wave drag tendency anomaly|m s**-1
98|171.222||ctzwa|Convective tendency of zonal wind anomaly|m s**-1
98|171.223||ctmwa|Convective tendency of meridional wind anomaly|m s**-1
98|171.224||vdha|Vertical diffusion of humidity anomaly|kg kg**-1
98|171.225||htcca|Humidity tendency by cumulus convection anomaly|kg kg**-1
98|171.226||htlca|Humidity tendency by large-scale condensation anomaly|kg kg**-1
98|171.227||crnha|Change from removal of negative humidity anomaly|kg kg**-1
98|171.228||tpa|Total precipitation anomaly|m
98|171.229||iewsa|Instantaneous X surface stress anomaly|N m**-2
98|171.23||ucdva|Unbalanced component of divergence anomaly|s**-1
98|171.230||inssa|Instantaneous Y surface stress anomaly|N m**-2
98|171.231||ishfa|Instantaneous surface heat flux anomaly|J m**-2
98|171.232||iea|Instantaneous moisture flux anomaly|kg m**-2 s
98|171.233||asqa|Apparent surface humidity anomaly|kg kg**-1
98|171.234||lsrha|Logarithm of surface roughness length for heat anomaly|1
98|171.235||skta|Skin temperature anomaly|K
98|171.236||stal4|Soil temperature level 4 anomaly|K
98|171.237||swal4|Soil wetness level 4 anomaly|m
98|171.238||tsna|Temperature of snow layer anomaly|K
98|171.239||csfa|Convective snowfall anomaly|m of water equivalent
98|171.24||lmlta|Lake mix-layer temperature anomaly|K
98|171.240||lsfa|Large scale snowfall anomaly|m of water equivalent
98|171.241||acfa|Accumulated cloud fraction tendency anomaly|(-1 to 1)
98|171.242||alwa|Accumulated liquid water tendency anomaly|(-1 to 1)
98|171.243||fala|Forecast albedo anomaly|(0 - 1)
98|171.244||fsra|Forecast surface roughness anomaly|m
98|171.245||flsra|Forecast logarithm of surface roughness for heat anomaly|1
98|171.246||clwca|Cloud liquid water content anomaly|kg kg**-1
98|171.247||ciwca|Cloud ice water content anomaly|kg kg**-1
98|171.248||cca|Cloud cover anomaly|(0 - 1)
98|171.249||aiwa|Accumulated ice water tendency anomaly|(-1 to 1)
98|171.25||licda|Lake ice depth anomaly|m
98|171.250||iaa|Ice age anomaly|(0 - 1)
98|171.251||attea|Adiabatic tendency of temperature anomaly|K
98|171.252||athea|Adiabatic tendency of humidity anomaly|kg kg**-1
98|171.253||atzea|Adiabatic tendency of zonal wind anomaly|m s**-1
98|171.254||atmwa|Adiabatic tendency of meridional wind anomaly|m s**-1
98|171.26||cla|Lake cover anomaly|(0 - 1)
98|171.27||cvla|Low vegetation cover anomaly|(0 - 1)
98|171.28||cvha|High vegetation cover anomaly|(0 - 1)
98|171.29||tvla|Type of low vegetation anomaly|1
98|171.3||pta|Potential temperature anomaly|K
98|171.30||tvha|Type of high vegetation anomaly|1
98|171.31||sica|Sea-ice cover anomaly|(0 - 1)
98|171.32||asna|Snow albedo anomaly|(0 - 1)
98|171.33||rsna|Snow density anomaly|kg m**-3
98|171.34||ssta|Sea surface temperature anomaly|K
98|171.35||istal1|Ice surface temperature anomaly layer 1|K
98|171.36||istal2|Ice surface temperature anomaly layer 2|K
98|171.37||istal3|Ice surface temperature anomaly layer 3|K
98|171.38||istal4|Ice surface temperature anomaly layer 4|K
98|171.39||swval1|Volumetric soil water anomaly layer 1|m**3 m**-3
98|171.4||epta|Equivalent potential temperature anomaly|K
98|171.40||swval2|Volumetric soil water anomaly layer 2|m**3 m**-3
98|171.41||swval3|Volumetric soil water anomaly layer 3|m**3 m**-3
98|171.42||swval4|Volumetric soil water anomaly layer 4|m**3 m**-3
98|171.43||slta|Soil type anomaly|1
98|171.44||esa|Snow evaporation anomaly|kg m**-2
98|171.45||smlta|Snowmelt anomaly|kg m**-2
98|171.46||sdura|Solar duration anomaly|s
98|171.47||dsrpa|Direct solar radiation anomaly|J m**-2
98|171.48||magssa|Magnitude of turbulent surface stress anomaly|N m**-2 s
98|171.49||10fga|10 metre wind gust anomaly|m s**-1
98|171.5||septa|Saturated equivalent potential temperature anomaly|K
98|171.50||lspfa|Large-scale precipitation fraction anomaly|s
98|171.51||mx2t24a|Maximum 2 metre temperature in the last 24 hours anomaly|K
98|171.52||mn2t24a|Minimum 2 metre temperature in the last 24 hours anomaly|K
98|171.53||monta|Montgomery potential anomaly|m**2 s**-2
98|171.54||pa|Pressure anomaly|Pa
98|171.55||mean2t24a|Mean 2 metre temperature in the last 24 hours anomaly|K
98|171.56||mn2d24a|Mean 2 metre dewpoint temperature in the last 24 hours anomaly|K
98|171.57||uvba|Downward UV radiation at the surface anomaly|J m**-2
98|171.58||para|Photosynthetically active radiation at the surface anomaly|J m**-2
98|171.59||capea|Convective available potential energy anomaly|J kg**-1
98|171.6||100ua|100 metre U wind component anomaly|m s**-1
98|171.60||pva|Potential vorticity anomaly|K m**2 kg**-1 s**-1
98|171.61||tpoa|Total precipitation from observations anomaly|Millimetres*100 + number of stations
98|171.62||obcta|Observation count anomaly|1
98|171.63||stsktda|Start time for skin temperature difference anomaly|s
98|171.64||ftsktda|Finish time for skin temperature difference anomaly|s
98|171.65||sktda|Skin temperature difference anomaly|K
98|171.7||100va|100 metre V wind component anomaly|m s**-1
98|171.78||tclwa|Total column liquid water anomaly|kg m**-2
98|171.79||tciwa|Total column ice water anomaly|kg m**-2
98|171.8||100sia|100 metre wind speed anomaly|m s**-1`;
