// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `233|1.0||Reserved|Reserved|Reserved
233|1.128||mofl|Momentum flux|Pa
233|1.135||maxv|Max wind speed (at 10m)|m s**-1
233|1.140||tland|Temperature over land|K
233|1.141||qland|Specific humidity over land|kg kg**-1
233|1.142||rhland|Relative humidity over land Fraction|1
233|1.143||dptland|Dew point over land K|1
233|1.160||slfr|Slope fraction|-
233|1.161||shfr|Shadow fraction|-
233|1.162||rsha|Shadow parameter A|-
233|1.163||rshb|Shadow parameter B|-
233|1.165||susl|Surface slope|-
233|1.166||skwf|Sky wiew factor|-
233|1.167||frasp|Fraction of aspect|-
233|1.190||asn|Snow albedo|-
233|1.191||dsn|Snow density|-
233|1.192||watcn|Water on canopy level|kg m**-2
233|1.193||ssi|Surface soil ice|m**3 m**-3
233|1.195||sltyp|Soil type code|-
233|1.196||fol|Fraction of lake|-
233|1.197||fof|Fraction of forest|-
233|1.198||fool|Fraction of open land|-
233|1.199||vgtyp|Vegetation type (Olsson land use)|-
233|1.200||tke|Turbulent Kinetic Energy|J kg**-1
233|1.208||mssso|Maximum slope of smallest scale orography|rad
233|1.209||sdsso|Standard deviation of smallest scale orography|gpm
233|1.228||gust|Max wind gust|m s**-1
233|1.40||tw|Vertical velocity|m s**-1
233|1.49||ucurr|U-component of current|m s**-1
233|1.50||vcurr|V-component of current|m s**-1
233|1.58||ciwc|Cloud ice|kg m**-2
233|1.61||tp|Total precipitation|kg m**-2
233|253.1||pres|Pressure|Pa
233|253.10||tco3|Total column ozone|Dobson
233|253.100||swh|Signific.height,combined wind waves+swell|m
233|253.101||mdww|Mean direction of wind waves|Degree true
233|253.102||shww|Significant height of wind waves|m
233|253.103||mpww|Mean period of wind waves|s
233|253.104||swdir|Direction of swell waves|Degree true
233|253.105||swell|Significant height of swell waves|m
233|253.106||swper|Mean period of swell waves|s
233|253.107||mdps|Mean direction of primary swell|Degree true
233|253.108||mpps|Mean period of primary swell|s
233|253.109||dirsw|Secondary wave direction|Degree true
233|253.11||t|Temperature|K
233|253.110||swp|Secondary wave mean period|s
233|253.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
233|253.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
233|253.113||nswrt|Net short-wave radiation flux (atmosph.top)|W m**-2
233|253.114||nlwrt|Net long-wave radiation flux (atmosph.top)|W m**-2
233|253.115||lwavr|Long-wave radiation flux|W m**-2
233|253.116||swavr|Short-wave radiation flux|W m**-2
233|253.117||grad|Global radiation flux|W m**-2
233|253.118||btmp|Brightness temperature|K
233|253.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
233|253.12||vptmp|Virtual potential temperature|K
233|253.120||swrad|Radiance (with respect to wave length)|W m-**3 sr**-1
233|253.121||slhf|Latent heat flux|W m**-2
233|253.122||sshf|Sensible heat flux|W m**-2
233|253.123||bld|Boundary layer dissipation|W m**-2
233|253.124||uflx|Momentum flux, u-component|N m**-2
233|253.125||vflx|Momentum flux, v-component|N m**-2
233|253.126||wmixe|Wind mixing energy|J
233|253.127||imgd|Image data|-
233|253.128||armsp|Analysed RMS of PHI (CANARI)|m**2 s**-2
233|253.129||frmsp|Forecast RMS of PHI (CANARI)|m**2 s**-2
233|253.13||pt|Potential temperature|K
233|253.130||cssw|SW net clear sky rad|W m**-2
233|253.131||cslw|LW net clear sky rad|W m**-2
233|253.132||lhe|Latent heat flux through evaporation|W m**-2
233|253.133||msca|Mask of significant cloud amount|s**-1
233|253.135||icei|Icing index|-
233|253.136||psct|Pseudo satellite image: cloud top temperature (infrared)|-
233|253.137||pstb|Pseudo satellite image: water vapour Tb|-
233|253.138||pstbc|Pseudo satellite image: water vapour Tb + correction for clouds|-
233|253.139||pscw|Pseudo satellite image: cloud water reflectivity (visible)|-
233|253.14||papt|Pseudo-adiabatic potential temperature|K
233|253.140||dni|Direct normal irradiance|W m**-2
233|253.144||prtp|Precipitation Type|-
233|253.15||tmax|Maximum temperature|K
233|253.158||mrad|Surface downward moon radiation|-
233|253.16||tmin|Minimum temperature|K
233|253.160||cape|CAPE out of the model|J kg-1
233|253.161||xhail|AROME hail diagnostic|kg m**-2
233|253.162||ugst|Gust, u-component|m s*-1
233|253.163||vgst|Gust, v-component|m s*-1
233|253.166||mcn|MOCON out of the model| kg kg**-1 s**-1
233|253.167||totqv|Total water vapour|kg kg**-1
233|253.17||td|Dew point temperature|K
233|253.170||bt_oz_cs|Brightness temperature OZ clear|K
233|253.171||bt_oz_cl|Brightness temperature OZ cloud|K
233|253.172||bt_ir_cs|Brightness temperature IR clear|K
233|253.173||bt_ir_cl|Brightness temperature IR cloud|K
233|253.174||bt_wv_cs|Brightness temperature WV clear|K
233|253.175||bt_wv_cl|Brightness temperature WV cloud|K
233|253.18||depr|Dew point depression (or deficit)|K
233|253.181||rain|Rain|kg m**-2
233|253.182||srain|Stratiform rain|kg m**-2
233|253.183||cr|Convective rain|kg m**-2
233|253.184||snow|Snow|kg m**-2
233|253.185||tpsolid|Total solid precipitation|kg m**-2
233|253.186||cb|Cloud base|m
233|253.187||ct|Cloud top|m
233|253.188||ful|Fraction of urban land|%
233|253.19||lapr|Lapse rate|K m**-1
233|253.190||asn|Snow albedo|(0-1)
233|253.191||rsn|Snow density|kg m**-3
233|253.192||w_i|Water on canopy (Interception content)|kg m**-2
233|253.193||w_so_ice|Soil ice|kg m**-2
233|253.195||gwdu|Gravity wave stress U-comp|kg m**-1 s**-1
233|253.196||gwdv|Gravity wave stress V-comp|kg m**-1 s**-1
233|253.2||msl|Mean sea level pressure|Pa
233|253.20||vis|Visibility|m
233|253.200||tke|TKE|m**2 s**-2
233|253.201||grpl|Graupel|kg m**-2
233|253.204||hail|Hail|kg m**-2
233|253.21||rdsp1|Radar spectra (1)|-
233|253.210||refl|Simulated reflectivity|dBz
233|253.211||lgt|Lightning|-
233|253.212||pdep|Pressure departure|Pa
233|253.213||vdiv|Vertical Divergence|s**-1
233|253.214||upom|Updraft omega|ms*-1
233|253.215||dnom|Downdraft omega|ms*-1
233|253.216||upmf|Updraft mesh fraction|-
233|253.217||dnmf|Downdraft mesh fraction|-
233|253.219||alns|Surface albedo for non snow covered areas|-
233|253.22||rdsp2|Radar spectra (2)|-
233|253.220||stdo|Standard deviation of orography * g|m**2s**-2
233|253.221||atop|Anisotropy coeff of topography|rad
233|253.222||dtop|Direction of main axis of topography|-
233|253.223||srbs|Roughness length of bare surface * g|m2 2**-2
233|253.224||srveg|Roughness length for vegetation * g|m2 2**-2
233|253.225||clfr|Fraction of clay within soil|-
233|253.226||slfr|Fraction of sand within soil|-
233|253.227||vegmax|Maximum - of vegetation|-
233|253.228||fg|Gust|m s**-1
233|253.229||alb|Albedo of bare ground|-
233|253.23||rdsp3|Radar spectra (3)|-
233|253.230||alv|Albedo of vegetation|-
233|253.231||smnr|Stomatal minimum resistance|s m**-1
233|253.232||lai|Leaf area index|m**2 m**-2
233|253.234||dvi|Dominant vegetation index|-
233|253.235||se|Surface emissivity|-
233|253.236||sdmax|Maximum soil depth|m
233|253.237||sld|Soil depth|m
233|253.238||swv|Soil wetness|kg m**-2
233|253.239||zt|Thermal roughness length * g|m
233|253.24||pli|Parcel lifted index (to 500 hPa)|K
233|253.240||rev|Resistance to evapotransiration|s m**-1
233|253.241||rmn|Minimum relative moisture at 2 meters|-
233|253.242||rmx|Maximum relative moisture at 2 meters|-
233|253.243||dutp|Duration of total precipitation|s
233|253.244||lhsub|Latent Heat Sublimation|J kg**-1
233|253.245||wevap|Water evaporation|kg m**-2
233|253.246||snsub|Snow Sublimation|kg m**-2
233|253.247||shis|Snow history|???
233|253.248||ao|A Ozone|kg kg**-1
233|253.249||bo|B Ozone|kg kg**-1
233|253.25||ta|Temperature anomaly|K
233|253.250||co|C Ozone|kg kg**-1
233|253.251||aers|Surface aerosol sea|kg kg**-1
233|253.252||aerl|Surface aerosol land|kg kg**-1
233|253.253||aerc|Surface aerosol soot (carbon)|kg kg**-1
233|253.254||aerd|Surface aerosol desert|kg kg**-1
233|253.255||-|Missing|1
233|253.26||presa|Pressure anomaly|Pa
233|253.27||gpa|Geopotential height anomaly|gpm
233|253.28||wvsp1|Wave spectra (1)|-
233|253.29||wvsp2|Wave spectra (2)|-
233|253.3||ptend|Pressure tendency|Pa s**-1
233|253.30||wvsp3|Wave spectra (3)|-
233|253.31||wdir|Wind direction|Degree true
233|253.32||ws|Wind speed|m s**-1
233|253.33||u|u-component of wind|m s**-1
233|253.34||v|v-component of wind|m s**-1
233|253.35||strf|Stream function|m2 s**-1
233|253.36||vp|Velocity potential|m2 s**-1
233|253.37||mntsf|Montgomery stream function|m**2 s**-1
233|253.38||sgcvv|Sigma coordinate vertical velocity|s**-1
233|253.39||w|Pressure Vertical velocity|Pa s**-1
233|253.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
233|253.40||tw|Vertical velocity|m s**-1
233|253.41||absv|Absolute vorticity|s**-1
233|253.42||absd|Absolute divergence|s**-1
233|253.43||vo|Relative vorticity|s**-1
233|253.44||d|Relative divergence|s**-1
233|253.45||vucsh|Vertical u-component shear|s**-1
233|253.46||vvcsh|Vertical v-component shear|s**-1
233|253.47||dirc|Direction of current|Degree true
233|253.48||spc|Speed of current|m s**-1
233|253.49||ucurr|U-component of current|m s**-1
233|253.5||icaht|ICAO Standard Atmosphere reference height|m
233|253.50||vcurr|V-component of current|m s**-1
233|253.51||q|Specific humidity|kg kg**-1
233|253.52||r|Relative humidity|%
233|253.53||mixr|Humidity mixing ratio|kg kg**-1
233|253.54||pwat|Precipitable water|kg m**-2
233|253.55||vp|Vapour pressure|Pa
233|253.56||satd|Saturation deficit|Pa
233|253.57||e|Evaporation|kg m**-2
233|253.58||ciwc|Cloud ice|kg m**-2
233|253.59||prate|Precipitation rate|kg m**-2 s**-1
233|253.6||z|Geopotential|m**2 s**-2
233|253.60||tstm|Thunderstorm probability|%
233|253.61||tp|Total precipitation|kg m**-2
233|253.62||lsp|Large scale precipitation|kg m**-2
233|253.63||acpcp|Convective precipitation (water)|kg m**-2
233|253.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
233|253.65||sf|Water equivalent of accumulated snow depth|kg m**-2
233|253.66||sd|Snow depth|m
233|253.67||mld|Mixed layer depth|m
233|253.68||tthdp|Transient thermocline depth|m
233|253.69||mthd|Main thermocline depth|m
233|253.7||gh|Geopotential height|gpm
233|253.70||mtha|Main thermocline anomaly|m
233|253.71||tcc|Total cloud cover|(0 - 1)
233|253.72||ccc|Convective cloud cover|(0 - 1)
233|253.73||lcc|Low cloud cover|(0 - 1)
233|253.74||mcc|Medium cloud cover|(0 - 1)
233|253.75||hcc|High cloud cover|(0 - 1)
233|253.76||cwat|Cloud water|kg m**-2
233|253.77||bli|Best lifted index (to 500 hPa)|K
233|253.78||csf|Convective snowfall|kg m**-2
233|253.79||lsf|Large scale snowfall|kg m**-2
233|253.8||h|Geometrical height|m
233|253.80||wtmp|Water temperature|K
233|253.81||lsm|Land cover (1=land, 0=sea)|(0 - 1)
233|253.82||dslm|Deviation of sea-level from mean|m
233|253.83||sr|Surface roughness|m
233|253.84||al|Albedo|-
233|253.85||st|Soil temperature|K
233|253.86||sm|Soil moisture content|kg m**-2
233|253.87||veg|Vegetation|%
233|253.88||s|Salinity|kg kg**-1
233|253.89||den|Density|kg m**-3
233|253.9||hstdv|Standard deviation of height|m
233|253.90||ro|Water run-off|kg m**-2
233|253.91||icec|Ice cover (1=land, 0=sea)|(0 - 1)
233|253.92||icetk|Ice thickness|m
233|253.93||diced|Direction of ice drift|Degree true
233|253.94||siced|Speed of ice drift|m s**-1
233|253.95||uice|U-component of ice drift|m s**-1
233|253.96||vice|V-component of ice drift|m s**-1
233|253.97||iceg|Ice growth rate|m s**-1
233|253.98||iced|Ice divergence|s**-1
233|253.99||snom|Snow melt|kg m**-2`;
