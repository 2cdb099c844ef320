// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|200.1||strfdiff|Stream function difference|m**2 s**-1
98|200.11||udvwdiff|U component of divergent wind difference|m s**-1
98|200.12||vdvwdiff|V component of divergent wind difference|m s**-1
98|200.121||mx2t6diff|Maximum temperature at 2 metres difference|K
98|200.122||mn2t6diff|Minimum temperature at 2 metres difference|K
98|200.123||10fg6diff|10 metre wind gust in the last 6 hours difference|m s**-1
98|200.127||atdiff|Atmospheric tide difference|1
98|200.128||bvdiff|Budget values difference|1
98|200.129||zdiff|Geopotential difference|m**2 s**-2
98|200.13||urtwdiff|U component of rotational wind difference|m s**-1
98|200.130||tdiff|Temperature difference|K
98|200.131||udiff|U component of wind difference|m s**-1
98|200.132||vdiff|V component of wind difference|m s**-1
98|200.133||qdiff|Specific humidity difference|kg kg**-1
98|200.134||spdiff|Surface pressure difference|Pa
98|200.135||wdiff|Vertical velocity (pressure) difference|Pa s**-1
98|200.136||tcwdiff|Total column water difference|kg m**-2
98|200.137||tcwvdiff|Total column water vapour difference|kg m**-2
98|200.138||vodiff|Vorticity (relative) difference|s**-1
98|200.139||stl1diff|Soil temperature level 1 difference|K
98|200.14||vrtwdiff|V component of rotational wind difference|m s**-1
98|200.140||swl1diff|Soil wetness level 1 difference|kg m**-2
98|200.141||sddiff|Snow depth difference|m of water equivalent
98|200.142||lspdiff|Stratiform precipitation (Large-scale precipitation) difference|m
98|200.143||cpdiff|Convective precipitation difference|m
98|200.144||sfdiff|Snowfall (convective + stratiform) difference|m of water equivalent
98|200.145||blddiff|Boundary layer dissipation difference|J m**-2
98|200.146||sshfdiff|Surface sensible heat flux difference|J m**-2
98|200.147||slhfdiff|Surface latent heat flux difference|J m**-2
98|200.148||chnkdiff|Charnock difference|1
98|200.149||snrdiff|Surface net radiation difference|J m**-2
98|200.150||tnrdiff|Top net radiation difference|1
98|200.151||msldiff|Mean sea level pressure difference|Pa
98|200.152||lnspdiff|Logarithm of surface pressure difference|kg m**-2
98|200.153||swhrdiff|Short-wave heating rate difference|K
98|200.154||lwhrdiff|Long-wave heating rate difference|K
98|200.155||ddiff|Divergence difference|s**-1
98|200.156||ghdiff|Height difference|m
98|200.157||rdiff|Relative humidity difference|%
98|200.158||tspdiff|Tendency of surface pressure difference|Pa s**-1
98|200.159||blhdiff|Boundary layer height difference|m
98|200.160||sdordiff|Standard deviation of orography difference|m
98|200.161||isordiff|Anisotropy of sub-gridscale orography difference|1
98|200.162||anordiff|Angle of sub-gridscale orography difference|radians
98|200.163||slordiff|Slope of sub-gridscale orography difference|1
98|200.164||tccdiff|Total cloud cover difference|(0 - 1)
98|200.165||10udiff|10 metre U wind component difference|m s**-1
98|200.166||10vdiff|10 metre V wind component difference|m s**-1
98|200.167||2tdiff|2 metre temperature difference|K
98|200.168||2ddiff|2 metre dewpoint temperature difference|K
98|200.169||ssrddiff|Surface solar radiation downwards difference|J m**-2
98|200.170||stl2diff|Soil temperature level 2 difference|K
98|200.171||swl2diff|Soil wetness level 2 difference|kg m**-2
98|200.172||lsmdiff|Land-sea mask difference|(0 - 1)
98|200.173||srdiff|Surface roughness difference|m
98|200.174||aldiff|Albedo difference|(0 - 1)
98|200.175||strddiff|Surface thermal radiation downwards difference|J m**-2
98|200.176||ssrdiff|Surface net solar radiation difference|J m**-2
98|200.177||strdiff|Surface net thermal radiation difference|J m**-2
98|200.178||tsrdiff|Top net solar radiation difference|J m**-2
98|200.179||ttrdiff|Top net thermal radiation difference|J m**-2
98|200.180||ewssdiff|East-West surface stress difference|N m**-2 s
98|200.181||nsssdiff|North-South surface stress difference|N m**-2 s
98|200.182||ediff|Evaporation difference|kg m**-2
98|200.183||stl3diff|Soil temperature level 3 difference|K
98|200.184||swl3diff|Soil wetness level 3 difference|kg m**-2
98|200.185||cccdiff|Convective cloud cover difference|(0 - 1)
98|200.186||lccdiff|Low cloud cover difference|(0 - 1)
98|200.187||mccdiff|Medium cloud cover difference|(0 - 1)
98|200.188||hccdiff|High cloud cover difference|(0 - 1)
98|200.189||sunddiff|Sunshine duration difference|s
98|200.190||ewovdiff|East-West component of sub-gridscale orographic variance difference|m**2
98|200.191||nsovdiff|North-South component of sub-gridscale orographic variance difference|m**2
98|200.192||nwovdiff|North-West/South-East component of sub-gridscale orographic variance difference|m**2
98|200.193||neovdiff|North-East/South-West component of sub-gridscale orographic variance difference|m**2
98|200.194||btmpdiff|Brightness temperature difference|K
98|200.195||lgwsdiff|Longitudinal component of gravity wave stress difference|N m**-2 s
98|200.196||mgwsdiff|Meridional component of gravity wave stress difference|N m**-2 s
98|200.197||gwddiff|Gravity wave dissipation difference|J m**-2
98|200.198||srcdiff|Skin reservoir content difference|kg m**-2
98|200.199||vegdiff|Vegetation fraction difference|(0 - 1)
98|200.2||vpotdiff|Velocity potential difference|m**2 s**-1
98|200.200||vsodiff|Variance of sub-gridscale orography difference|m**2
98|200.201||mx2tdiff|Maximum temperature at 2 metres since previous post-processing difference|K
98|200.202||mn2tdiff|Minimum temperature at 2 metres since previous post-processing difference|K
98|200.203||o3diff|Ozone mass mixing ratio difference|kg kg**-1
98|200.204||pawdiff|Precipitation analysis weights difference|1
98|200.205||rodiff|Runoff difference|m
98|200.206||tco3diff|Total column ozone difference|kg m**-2
98|200.207||10sidiff|10 metre wind speed difference|m s**-1
98|200.208||tsrcdiff|Top net solar radiation, clear sky difference|J m**-2
98|200.209||ttrcdiff|Top net thermal radiation, clear sky difference|J m**-2
98|200.21||uctpdiff|Unbalanced component of temperature difference|K
98|200.210||ssrcdiff|Surface net solar radiation, clear sky difference|J m**-2
98|200.211||strcdiff|Surface net thermal radiation, clear sky difference|J m**-2
98|200.212||tisrdiff|TOA incident solar radiation difference|J m**-2
98|200.214||dhrdiff|Diabatic heating by radiation difference|K
98|200.215||dhvddiff|Diabatic heating by vertical diffusion difference|K
98|200.216||dhccdiff|Diabatic heating by cumulus convection difference|K
98|200.217||dhlcdiff|Diabatic heating large-scale condensation difference|K
98|200.218||vdzwdiff|Vertical diffusion of zonal wind difference|m s**-1
98|200.219||vdmwdiff|Vertical diffusion of meridional wind difference|m s**-1
98|200.22||uclndiff|Unbalanced component of logarithm of surface pressure difference|1
98|200.220||ewgddiff|East-West gravity wave drag tendency difference|m s**-1
98|200.221||nsgddiff|North-South gravity wave drag tendency difference|m s**-1
98|200.222||ctzwdiff|Convective tendency of zonal wind difference|m s**-1
98|200.223||ctmwdiff|Convective tendency of meridional wind difference|m s**-1
98|200.224||vdhdiff|Vertical diffusion of humidity difference|kg kg**-1
98|200.225||htccdiff|Humidity tendency by cumulus convection difference|kg kg**-1
98|200.226||htlcdiff|Humidity tendency by large-scale condensation difference|kg kg**-1
98|200.227||crnhdiff|Change from removal of negative humidity difference|kg kg**-1
98|200.228||tpdiff|Total precipitation difference|m
98|200.229||iewsdiff|Instantaneous X surface stress difference|N m**-2
98|200.23||ucdvdiff|Unbalanced component of divergence difference|s**-1
98|200.230||inssdiff|Instantaneous Y surface stress difference|N m**-2
98|200.231||ishfdiff|Instantaneous surface heat flux difference|J m**-2
98|200.232||iediff|Instantaneous moisture flux difference|kg m**-2 s
98|200.233||asqdiff|Apparent surface humidity difference|kg kg**-1
98|200.234||lsrhdiff|Logarithm of surface roughness length for heat difference|1
98|200.235||sktdiff|Skin temperature difference|K
98|200.236||stl4diff|Soil temperature level 4 difference|K
98|200.237||swl4diff|Soil wetness level 4 difference|m
98|200.238||tsndiff|Temperature of snow layer difference|K
98|200.239||csfdiff|Convective snowfall difference|m of water equivalent
98|200.240||lsfdiff|Large scale snowfall difference|m of water equivalent
98|200.241||acfdiff|Accumulated cloud fraction tendency difference|(-1 to 1)
98|200.242||alwdiff|Accumulated liquid water tendency difference|(-1 to 1)
98|200.243||faldiff|Forecast albedo difference|(0 - 1)
98|200.244||fsrdiff|Forecast surface roughness difference|m
98|200.245||flsrdiff|Forecast logarithm of surface roughness for heat difference|1
98|200.246||clwcdiff|Specific cloud liquid water content difference|kg kg**-1
98|200.247||ciwcdiff|Specific cloud ice water content difference|kg kg**-1
98|200.248||ccdiff|Cloud cover difference|(0 - 1)
98|200.249||aiwdiff|Accumulated ice water tendency difference|(-1 to 1)
98|200.250||icediff|Ice age difference|(0 - 1)
98|200.251||attediff|Adiabatic tendency of temperature difference|K
98|200.252||athediff|Adiabatic tendency of humidity difference|kg kg**-1
98|200.253||atzediff|Adiabatic tendency of zonal wind difference|m s**-1
98|200.254||atmwdiff|Adiabatic tendency of meridional wind difference|m s**-1
98|200.26||cldiff|Lake cover difference|(0 - 1)
98|200.27||cvldiff|Low vegetation cover difference|(0 - 1)
98|200.28||cvhdiff|High vegetation cover difference|(0 - 1)
98|200.29||tvldiff|Type of low vegetation difference|1
98|200.3||ptdiff|Potential temperature difference|K
98|200.30||tvhdiff|Type of high vegetation difference|1
98|200.31||sicdiff|Sea-ice cover difference|(0 - 1)
98|200.32||asndiff|Snow albedo difference|(0 - 1)
98|200.33||rsndiff|Snow density difference|kg m**-3
98|200.34||sstdiff|Sea surface temperature difference|K
98|200.35||istl1diff|Ice surface temperature layer 1 difference|K
98|200.36||istl2diff|Ice surface temperature layer 2 difference|K
98|200.37||istl3diff|Ice surface temperature layer 3 difference|K
98|200.38||istl4diff|Ice surface temperature layer 4 difference|K
98|200.39||swvl1diff|Volumetric soil water layer 1 difference|m**3 m**-3
98|200.4||eqptdiff|Equivalent potential temperature difference|K
98|200.40||swvl2diff|Volumetric soil water layer 2 difference|m**3 m**-3
98|200.41||swvl3diff|Volumetric soil water layer 3 difference|m**3 m**-3
98|200.42||swvl4diff|Volumetric soil water layer 4 difference|m**3 m**-3
98|200.43||sltdiff|Soil type difference|1
98|200.44||esdiff|Snow evaporation difference|kg m**-2
98|200.45||smltdiff|Snowmelt difference|kg m**-2
98|200.46||sdurdiff|Solar duration difference|s
98|200.47||dsrpdiff|Direct solar radiation difference|J m**-2
98|200.48||magssdiff|Magnitude of turbulent surface stress difference|N m**-2 s
98|200.49||10fgdiff|10 metre wind gust difference|m s**-1
98|200.5||septdiff|Saturated equivalent potential temperature difference|K
98|200.50||lspfdiff|Large-scale precipitation fraction difference|s
98|200.51||mx2t24diff|Maximum 2 metre temperature difference|K
98|200.52||mn2t24diff|Minimum 2 metre temperature difference|K
98|200.53||montdiff|Montgomery potential difference|m**2 s**-2
98|200.54||presdiff|Pressure difference|Pa
98|200.55||mean2t24diff|Mean 2 metre temperature in the last 24 hours difference|K
98|200.56||mn2d24diff|Mean 2 metre dewpoint temperature in the last 24 hours difference|K
98|200.57||uvbdiff|Downward UV radiation at the surface difference|J m**-2
98|200.58||pardiff|Photosynthetically active radiation at the surface difference|J m**-2
98|200.59||capediff|Convective available potential energy difference|J kg**-1
98|200.60||pvdiff|Potential vorticity difference|K m**2 kg**-1 s**-1
98|200.61||tpodiff|Total precipitation from observations difference|Millimetres*100 + number of stations
98|200.62||obctdiff|Observation count difference|1`;
