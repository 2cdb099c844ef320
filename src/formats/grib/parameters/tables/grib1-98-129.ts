// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|129.1||strfgrd|Stream function gradient|m**2 s**-1
98|129.11||udvwgrd|U component of divergent wind gradient|m s**-1
98|129.12||vdvwgrd|V component of divergent wind gradient|m s**-1
98|129.121||mx2t6grd|Maximum temperature at 2 metres gradient|K
98|129.122||mn2t6grd|Minimum temperature at 2 metres gradient|K
98|129.123||10fg6grd|10 metre wind gust in the last 6 hours gradient|m s**-1
98|129.127||atgrd|Atmospheric tide gradient|1
98|129.128||bvgrd|Budget values gradient|1
98|129.129||zgrd|Geopotential gradient|m**2 s**-2
98|129.13||urtwgrd|U component of rotational wind gradient|m s**-1
98|129.130||tgrd|Temperature gradient|K
98|129.131||ugrd|U component of wind gradient|m s**-1
98|129.132||vgrd|V component of wind gradient|m s**-1
98|129.133||qgrd|Specific humidity gradient|kg kg**-1
98|129.134||spgrd|Surface pressure gradient|Pa
98|129.135||wgrd|vertical velocity (pressure) gradient|Pa s**-1
98|129.136||tcwgrd|Total column water gradient|kg m**-2
98|129.137||tcwvgrd|Total column water vapour gradient|kg m**-2
98|129.138||vogrd|Vorticity (relative) gradient|s**-1
98|129.139||stl1grd|Soil temperature level 1 gradient|K
98|129.14||vrtwgrd|V component of rotational wind gradient|m s**-1
98|129.140||swl1grd|Soil wetness level 1 gradient|kg m**-2
98|129.141||sdgrd|Snow depth gradient|m of water equivalent
98|129.142||lspgrd|Stratiform precipitation (Large-scale precipitation) gradient|m
98|129.143||cpgrd|Convective precipitation gradient|m
98|129.144||sfgrd|Snowfall (convective + stratiform) gradient|m of water equivalent
98|129.145||bldgrd|Boundary layer dissipation gradient|J m**-2
98|129.146||sshfgrd|Surface sensible heat flux gradient|J m**-2
98|129.147||slhfgrd|Surface latent heat flux gradient|J m**-2
98|129.148||chnkgrd|Charnock gradient|1
98|129.149||snrgrd|Surface net radiation gradient|J m**-2
98|129.150||tnrgrd|Top net radiation gradient|1
98|129.151||mslgrd|Mean sea level pressure gradient|Pa
98|129.152||lnspgrd|Logarithm of surface pressure gradient|1
98|129.153||swhrgrd|Short-wave heating rate gradient|K
98|129.154||lwhrgrd|Long-wave heating rate gradient|K
98|129.155||dgrd|Divergence gradient|s**-1
98|129.156||ghgrd|Height gradient|m
98|129.157||rgrd|Relative humidity gradient|%
98|129.158||tspgrd|Tendency of surface pressure gradient|Pa s**-1
98|129.159||blhgrd|Boundary layer height gradient|m
98|129.160||sdorgrd|Standard deviation of orography gradient|1
98|129.161||isorgrd|Anisotropy of sub-gridscale orography gradient|1
98|129.162||anorgrd|Angle of sub-gridscale orography gradient|radians
98|129.163||slorgrd|Slope of sub-gridscale orography gradient|1
98|129.164||tccgrd|Total cloud cover gradient|(0 - 1)
98|129.165||10ugrd|10 metre U wind component gradient|m s**-1
98|129.166||10vgrd|10 metre V wind component gradient|m s**-1
98|129.167||2tgrd|2 metre temperature gradient|K
98|129.168||2dgrd|2 metre dewpoint temperature gradient|K
98|129.169||ssrdgrd|Surface solar radiation downwards gradient|J m**-2
98|129.170||stl2grd|Soil temperature level 2 gradient|K
98|129.171||swl2grd|Soil wetness level 2 gradient|kg m**-2
98|129.172||lsmgrd|Land-sea mask gradient|(0 - 1)
98|129.173||srgrd|Surface roughness gradient|m
98|129.174||algrd|Albedo gradient|(0 - 1)
98|129.175||strdgrd|Surface thermal radiation downwards gradient|J m**-2
98|129.176||ssrgrd|Surface net solar radiation gradient|J m**-2
98|129.177||strgrd|Surface net thermal radiation gradient|J m**-2
98|129.178||tsrgrd|Top net solar radiation gradient|J m**-2
98|129.179||ttrgrd|Top net thermal radiation gradient|J m**-2
98|129.180||ewssgrd|East-West surface stress gradient|N m**-2 s
98|129.181||nsssgrd|North-South surface stress gradient|N m**-2 s
98|129.182||egrd|Evaporation gradient|kg m**-2
98|129.183||stl3grd|Soil temperature level 3 gradient|K
98|129.184||swl3grd|Soil wetness level 3 gradient|kg m**-2
98|129.185||cccgrd|Convective cloud cover gradient|(0 - 1)
98|129.186||lccgrd|Low cloud cover gradient|(0 - 1)
98|129.187||mccgrd|Medium cloud cover gradient|(0 - 1)
98|129.188||hccgrd|High cloud cover gradient|(0 - 1)
98|129.189||sundgrd|Sunshine duration gradient|s
98|129.190||ewovgrd|East-West component of sub-gridscale orographic variance gradient|m**2
98|129.191||nsovgrd|North-South component of sub-gridscale orographic variance gradient|m**2
98|129.192||nwovgrd|North-West/South-East component of sub-gridscale orographic variance gradient|m**2
98|129.193||neovgrd|North-East/South-West component of sub-gridscale orographic variance gradient|m**2
98|129.194||btmpgrd|Brightness temperature gradient|K
98|129.195||lgwsgrd|Longitudinal component of gravity wave stress gradient|N m**-2 s
98|129.196||mgwsgrd|Meridional component of gravity wave stress gradient|N m**-2 s
98|129.197||gwdgrd|Gravity wave dissipation gradient|J m**-2
98|129.198||srcgrd|Skin reservoir content gradient|kg m**-2
98|129.199||veggrd|Vegetation fraction gradient|(0 - 1)
98|129.2||vpotgrd|Velocity potential gradient|m**2 s**-1
98|129.200||vsogrd|Variance of sub-gridscale orography gradient|m**2
98|129.201||mx2tgrd|Maximum temperature at 2 metres since previous post-processing gradient|K
98|129.202||mn2tgrd|Minimum temperature at 2 metres since previous post-processing gradient|K
98|129.203||o3grd|Ozone mass mixing ratio gradient|kg kg**-1
98|129.204||pawgrd|Precipitation analysis weights gradient|1
98|129.205||rogrd|Runoff gradient|m
98|129.206||tco3grd|Total column ozone gradient|kg m**-2
98|129.207||10sigrd|10 metre wind speed gradient|m s**-1
98|129.208||tsrcgrd|Top net solar radiation, clear sky gradient|J m**-2
98|129.209||ttrcgrd|Top net thermal radiation, clear sky gradient|J m**-2
98|129.21||uctpgrd|Unbalanced component of temperature gradient|K
98|129.210||ssrcgrd|Surface net solar radiation, clear sky gradient|J m**-2
98|129.211||strcgrd|Surface net thermal radiation, clear sky gradient|J m**-2
98|129.212||tisrgrd|TOA incident solar radiation gradient|J m**-2
98|129.214||dhrgrd|Diabatic heating by radiation gradient|K
98|129.215||dhvdgrd|Diabatic heating by vertical diffusion gradient|K
98|129.216||dhccgrd|Diabatic heating by cumulus convection gradient|K
98|129.217||dhlcgrd|Diabatic heating large-scale condensation gradient|K
98|129.218||vdzwgrd|Vertical diffusion of zonal wind gradient|m s**-1
98|129.219||vdmwgrd|Vertical diffusion of meridional wind gradient|m s**-1
98|129.22||uclngrd|Unbalanced component of logarithm of surface pressure gradient|1
98|129.220||ewgdgrd|East-West gravity wave drag tendency gradient|m s**-1
98|129.221||nsgdgrd|North-South gravity wave drag tendency gradient|m s**-1
98|129.222||ctzwgrd|Convective tendency of zonal wind gradient|m s**-1
98|129.223||ctmwgrd|Convective tendency of meridional wind gradient|m s**-1
98|129.224||vdhgrd|Vertical diffusion of humidity gradient|kg kg**-1
98|129.225||htccgrd|Humidity tendency by cumulus convection gradient|kg kg**-1
98|129.226||htlcgrd|Humidity tendency by large-scale condensation gradient|kg kg**-1
98|129.227||crnhgrd|Change from removal of negative humidity gradient|kg kg**-1
98|129.228||tpgrd|Total precipitation gradient|m
98|129.229||iewsgrd|Instantaneous X surface stress gradient|N m**-2
98|129.23||ucdvgrd|Unbalanced component of divergence gradient|s**-1
98|129.230||inssgrd|Instantaneous Y surface stress gradient|N m**-2
98|129.231||ishfgrd|Instantaneous surface heat flux gradient|J m**-2
98|129.232||iegrd|Instantaneous moisture flux gradient|kg m**-2 s
98|129.233||asqgrd|Apparent surface humidity gradient|kg kg**-1
98|129.234||lsrhgrd|Logarithm of surface roughness length for heat gradient|1
98|129.235||sktgrd|Skin temperature gradient|K
98|129.236||stl4grd|Soil temperature level 4 gradient|K
98|129.237||swl4grd|Soil wetness level 4 gradient|m
98|129.238||tsngrd|Temperature of snow layer gradient|K
98|129.239||csfgrd|Convective snowfall gradient|m of water equivalent
98|129.240||lsfgrd|Large scale snowfall gradient|m of water equivalent
98|129.241||acfgrd|Accumulated cloud fraction tendency gradient|(-1 to 1)
98|129.242||alwgrd|Accumulated liquid water tendency gradient|(-1 to 1)
98|129.243||falgrd|Forecast albedo gradient|(0 - 1)
98|129.244||fsrgrd|Forecast surface roughness gradient|m
98|129.245||flsrgrd|Forecast logarithm of surface roughness for heat gradient|1
98|129.246||clwcgrd|Specific cloud liquid water content gradient|kg kg**-1
98|129.247||ciwcgrd|Specific cloud ice water content gradient|kg kg**-1
98|129.248||ccgrd|Cloud cover gradient|(0 - 1)
98|129.249||aiwgrd|Accumulated ice water tendency gradient|(-1 to 1)
98|129.250||icegrd|Ice age gradient|(0 - 1)
98|129.251||attegrd|Adiabatic tendency of temperature gradient|K
98|129.252||athegrd|Adiabatic tendency of humidity gradient|kg kg**-1
98|129.253||atzegrd|Adiabatic tendency of zonal wind gradient|m s**-1
98|129.254||atmwgrd|Adiabatic tendency of meridional wind gradient|m s**-1
98|129.26||clgrd|Lake cover gradient|(0 - 1)
98|129.27||cvlgrd|Low vegetation cover gradient|(0 - 1)
98|129.28||cvhgrd|High vegetation cover gradient|(0 - 1)
98|129.29||tvlgrd|Type of low vegetation gradient|1
98|129.3||ptgrd|Potential temperature gradient|K
98|129.30||tvhgrd|Type of high vegetation gradient|1
98|129.31||sicgrd|Sea-ice cover gradient|(0 - 1)
98|129.32||asngrd|Snow albedo gradient|(0 - 1)
98|129.33||rsngrd|Snow density gradient|kg m**-3
98|129.34||sstkgrd|Sea surface temperature gradient|K
98|129.35||istl1grd|Ice surface temperature layer 1 gradient|K
98|129.36||istl2grd|Ice surface temperature layer 2 gradient|K
98|129.37||istl3grd|Ice surface temperature layer 3 gradient|K
98|129.38||istl4grd|Ice surface temperature layer 4 gradient|K
98|129.39||swvl1grd|Volumetric soil water layer 1 gradient|m**3 m**-3
98|129.4||eqptgrd|Equivalent potential temperature gradient|K
98|129.40||swvl2grd|Volumetric soil water layer 2 gradient|m**3 m**-3
98|129.41||swvl3grd|Volumetric soil water layer 3 gradient|m**3 m**-3
98|129.42||swvl4grd|Volumetric soil water layer 4 gradient|m**3 m**-3
98|129.43||sltgrd|Soil type gradient|1
98|129.44||esgrd|Snow evaporation gradient|kg m**-2
98|129.45||smltgrd|Snowmelt gradient|kg m**-2
98|129.46||sdurgrd|Solar duration gradient|s
98|129.47||dsrpgrd|Direct solar radiation gradient|J m**-2
98|129.48||magssgrd|Magnitude of turbulent surface stress gradient|N m**-2 s
98|129.49||10fggrd|10 metre wind gust gradient|m s**-1
98|129.5||septgrd|Saturated equivalent potential temperature gradient|K
98|129.50||lspfgrd|Large-scale precipitation fraction gradient|s
98|129.51||mx2t24grd|Maximum 2 metre temperature gradient|K
98|129.52||mn2t24grd|Minimum 2 metre temperature gradient|K
98|129.53||montgrd|Montgomery potential gradient|m**2 s**-2
98|129.54||presgrd|Pressure gradient|Pa
98|129.55||mean2t24grd|Mean 2 metre temperature in the last 24 hours gradient|K
98|129.56||mn2d24grd|Mean 2 metre dewpoint temperature in the last 24 hours gradient|K
98|129.57||uvbgrd|Downward UV radiation at the surface gradient|J m**-2
98|129.58||pargrd|Photosynthetically active radiation at the surface gradient|J m**-2
98|129.59||capegrd|Convective available potential energy gradient|J kg**-1
98|129.60||pvgrd|Potential vorticity gradient|K m**2 kg**-1 s**-1
98|129.61||tpogrd|Total precipitation from observations gradient|Millimetres*100 + number of stations
98|129.62||obctgrd|Observation count gradient|1`;
