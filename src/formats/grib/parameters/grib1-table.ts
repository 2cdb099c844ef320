// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Parameters of edition 1: centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const GRIB1_TABLE: string = `82|1.0||Reserved|Reserved|Reserved
233|1.0||Reserved|Reserved|Reserved
|1.1||pres|Pressure|Pa
|1.1|t1|sp|Surface pressure|Pa
|1.10||tco3|Total column ozone|kg m**-2
|1.100||swh|Significant height of combined wind waves and swell|m
|1.101||mdww|Mean direction of wind waves|Degree true
|1.102||shww|Significant height of wind waves|m
|1.103||mpww|Mean period of wind waves|s
|1.104||swdir|Direction of swell waves|Degree true
|1.105||swell|Significant height of swell waves|m
|1.106||swper|Mean period of swell waves|s
|1.107||mdps|Primary wave direction|Degree true
|1.108||mpps|Primary wave mean period|s
|1.109||dirsw|Secondary wave direction|Degree true
|1.11||t|Temperature|K
|1.11|t105,v2|2t|2 metre temperature|K
|1.110||swp|Secondary wave mean period|s
|1.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
|1.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
|1.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
|1.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
|1.115||lwavr|Long wave radiation flux|W m**-2
|1.116||swavr|Short wave radiation flux|W m**-2
|1.117||grad|Global radiation flux|W m**-2
|1.118||btmp|Brightness temperature|K
|1.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|1.12||vtmp|Virtual temperature|K
|1.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|1.121||lhf|Latent heat flux|W m**-2
|1.122||shf|Sensible heat flux|W m**-2
|1.123||bld|Boundary layer dissipation|W m**-2
|1.124||uflx|Momentum flux, u-component|N m**-2
|1.125||vflx|Momentum flux, v-component|N m**-2
|1.126||wmixe|Wind mixing energy|J
|1.127||imgd|Image data|1
82|1.128||mofl|Momentum flux|Pa
233|1.128||mofl|Momentum flux|Pa
82|1.129||qten|Humidity tendencies|?
|1.13||pt|Potential temperature|K
82|1.130||radtop|Radiation at top of atmosphere|?
82|1.131||ctt|Cloud top temperature, infrared|K
82|1.132||wvbt|Water vapor brightness temperature|K
82|1.133||wvbt_corr|Water vapor brightness temperature, correction|K
82|1.134||cwref|Cloud water reflectivity|Fraction
82|1.135||maxgust|Maximum wind|m/s
233|1.135||maxv|Max wind speed (at 10m)|m s**-1
82|1.136||mingust|Minimum wind|m/s
82|1.137||icc|Integrated cloud condensate|kg/m2
82|1.138||sd_cold|Snow depth, cold snow|m
82|1.139||sd_cold_ol|Open land snow depth|m
|1.14||papt|Pseudo-adiabatic potential temperature|K
82|1.140||tland|Temperature over land|K
233|1.140||tland|Temperature over land|K
82|1.141||qland|Specific humidity over land|kg/kg
233|1.141||qland|Specific humidity over land|kg kg**-1
82|1.142||rhland|Relative humidity over land|Fraction
233|1.142||rhland|Relative humidity over land Fraction|1
82|1.143||dptland|Dew point over land|K
233|1.143||dptland|Dew point over land K|1
|1.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|1.15||tmax|Maximum temperature|K
|1.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|1.16||tmin|Minimum temperature|K
82|1.160||slfr|Slope fraction|Fraction
84|1.160||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
85|1.160||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
233|1.160||slfr|Slope fraction|-
82|1.161||shfr|Shadow fraction|Fraction
233|1.161||shfr|Shadow fraction|-
82|1.162||RSHA|Shadow parameter RSHA|-
233|1.162||rsha|Shadow parameter A|-
82|1.163||RSHB|Shadow parameter RSHB|-
233|1.163||rshb|Shadow parameter B|-
82|1.164||movegro|Momentum vegetation roughness|m
82|1.165||susl|Surface slope|-
233|1.165||susl|Surface slope|-
82|1.166||skwf|Sky wiew factor|Fraction
233|1.166||skwf|Sky wiew factor|-
82|1.167||frasp|Fraction of aspect|-
233|1.167||frasp|Fraction of aspect|-
82|1.168||hero|Heat roughness|m
82|1.169||al_scorr|Albedo with solar angle correction|Fraction
|1.17|t105,v2|2d|2 metre dewpoint temperature|K
|1.17||dpt|Dew point temperature|K
|1.18||depr|Dew point depression (or deficit)|K
82|1.189||swi|Soil wetness index|-
|1.19||lapr|Lapse rate|K m**-1
82|1.190||asn|Snow albedo|Fraction
233|1.190||asn|Snow albedo|-
82|1.191||dsn|Snow density|?
233|1.191||dsn|Snow density|-
82|1.192||watcn|Water on canopy level|kg/m2
233|1.192||watcn|Water on canopy level|kg m**-2
82|1.193||ssi|Surface soil ice|m3/m3
233|1.193||ssi|Surface soil ice|m**3 m**-3
82|1.194||frst|Fraction of surface type|Fraction
82|1.195||slt|Soil type|code
233|1.195||sltyp|Soil type code|-
82|1.196||fol|Fraction of lake|Fraction
233|1.196||fol|Fraction of lake|-
82|1.197||fof|Fraction of forest|Fraction
233|1.197||fof|Fraction of forest|-
82|1.198||fool|Fraction of open land|Fraction
233|1.198||fool|Fraction of open land|-
82|1.199||vgtyp|Vegetation type (Olsson land use)|-
233|1.199||vgtyp|Vegetation type (Olsson land use)|-
|1.2||msl|Mean sea level pressure|Pa
|1.20||vis|Visibility|m
82|1.200||TKE|Turbulent Kinetic Energy|J/kg
233|1.200||tke|Turbulent Kinetic Energy|J kg**-1
82|1.204||orostdv|Standard deviation of mesoscale orography|gpm
82|1.205||amo|Anisotrophic mesoscale orography|-
82|1.206||anmo|X-angle of mesoscale orography|rad
82|1.208||mssso|Maximum slope of smallest scale orography|rad
233|1.208||mssso|Maximum slope of smallest scale orography|rad
82|1.209||sdsso|Standard deviation of smallest scale orography|gpm
233|1.209||sdsso|Standard deviation of smallest scale orography|gpm
|1.21||rdsp1|Radar spectra (1)|1
82|1.210||iceex|Ice existence|?
|1.22||rdsp2|Radar spectra (2)|1
82|1.222||lcl|Lifting condensation level|m
82|1.223||lnb|Level of neutral buoyancy|m
82|1.224||ci|Convective inhibation|J/kg
94|1.224||cin|Convective inhibition|J kg**-1
82|1.225||CAPE|CAPE|J/kg
88|1.225||cape|Convective available potential energy|J kg**-1
94|1.225||cape|Convective available potential energy|J kg**-1
82|1.226||ptype|Precipitation type|code
82|1.227||vfr|Friction velocity|m/s
82|1.228||gust|Wind gust|m/s
88|1.228||gust|10 metre wind gust|m s**-1
94|1.228||gust|10 metre wind gust|m s**-1
233|1.228||gust|Max wind gust|m s**-1
|1.23||rdsp3|Radar spectra (3)|1
|1.24||pli|Parcel lifted index (to 500 hPa)|K
|1.25||ta|Temperature anomaly|K
82|1.250||anpr3|Analysed 3-hour precipitation (-3h/0h)|kg/m2
82|1.251||anpr12|Analysed 12-hour precipitation (-12h/0h)|kg/m2
82|1.255||Missing|Missing|Missing
|1.26||presa|Pressure anomaly|Pa
|1.27||gpa|Geopotential height anomaly|gpm
|1.28||wvsp1|Wave spectra (1)|1
|1.29||wvsp2|Wave spectra (2)|1
|1.3||ptend|Pressure tendency|Pa s**-1
|1.30||wvsp3|Wave spectra (3)|1
|1.31||wdir|Wind direction|Degree true
|1.32||ws|Wind speed|m s**-1
|1.33||u|U component of wind|m s**-1
|1.33|t105,v10|10u|10 metre U wind component|m s**-1
|1.34||v|V component of wind|m s**-1
|1.34|t105,v10|10v|10 metre V wind component|m s**-1
|1.35||strf|Stream function|m**2 s**-1
|1.36||vp|Velocity potential|m**2 s**-1
|1.37||mntsf|Montgomery stream Function|m**2 s**-2
|1.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|1.39||w|Vertical velocity|Pa s**-1
|1.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
82|1.40||w|Geometric Vertical velocity|m/s
233|1.40||tw|Vertical velocity|m s**-1
|1.41||absv|Absolute vorticity|s**-1
|1.42||absd|Absolute divergence|s**-1
|1.43||vo|Vorticity (relative)|s**-1
|1.44||d|Divergence|s**-1
|1.45||vucsh|Vertical u-component shear|s**-1
|1.46||vvcsh|Vertical v-component shear|s**-1
|1.47||dirc|Direction of current|Degree true
|1.48||spc|Speed of current|m s**-1
78|1.49||UCURR|U-component of current|m s-1
82|1.49||ucurr|u-component of current|m/s
233|1.49||ucurr|U-component of current|m s**-1
|1.5||icaht|ICAO Standard Atmosphere reference height|m
78|1.50||VCURR|V-component of current|m s-1
82|1.50||vcurr|v-component of current|m/s
233|1.50||vcurr|V-component of current|m s**-1
|1.51||q|Specific humidity|kg kg**-1
|1.52||r|Relative humidity|%
|1.53||mixr|Humidity mixing ratio|kg kg**-1
|1.54||pwat|Precipitable water|kg m**-2
|1.55||vp|Vapour pressure|Pa
|1.56||satd|Saturation deficit|Pa
|1.57||e|Evaporation|m of water equivalent
82|1.58||cice|Cloud Ice|kg/m2
233|1.58||ciwc|Cloud ice|kg m**-2
|1.59||prate|Precipitation rate|kg m**-2 s**-1
|1.6||z|Geopotential|m**2 s**-2
|1.60||tstm|Thunderstorm probability|%
|1.61|t1,v0|tp|Total Precipitation|kg m**-2
78|1.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2
82|1.61||tp|Total precipitation|kg/m2
88|1.61||tp|Total precipitation|kg m**-2
94|1.61||tp|Total precipitation|kg m**-2
233|1.61||tp|Total precipitation|kg m**-2
|1.62||lsp|Large-scale precipitation|kg m**-2
|1.63||acpcp|Convective precipitation (water)|kg m**-2
|1.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|1.65||sf|Snowfall water equivalent|kg m**-2
|1.66||sde|Snow depth|m
|1.67||mld|Mixed layer depth|m
|1.68||tthdp|Transient thermocline depth|m
|1.69||mthd|Main thermocline depth|m
|1.7||gh|Geopotential height|gpm
|1.7|t1|orog|Orography|m
|1.70||mtha|Main thermocline anomaly|m
|1.71||tcc|Total Cloud Cover|%
|1.72||ccc|Convective cloud cover|%
|1.73||lcc|Low cloud cover|%
|1.74||mcc|Medium cloud cover|%
|1.75||hcc|High cloud cover|%
|1.76||cwat|Cloud water|kg m**-2
|1.77||bli|Best lifted index (to 500 hPa)|K
|1.78||snoc|Convective snow|kg m**-2
|1.79||lssf|Large scale snow|kg m**-2
|1.8||h|Geometrical height above ground|m
|1.80||wtmp|Water temperature|K
|1.81||lsm|Land-sea mask|(0 - 1)
|1.82||dslm|Deviation of sea-level from mean|m
|1.83||sr|Surface roughness (climatological)|m
|1.84||al|Forecast albedo|%
|1.85||st|Soil temperature|K
|1.86||sm|Soil moisture|kg m**-3
|1.87||vegrea|Percentage of vegetation|%
|1.88||s|Salinity|kg kg**-1
|1.89||den|Density|kg m**-3
|1.9||hstdv|Standard deviation of height|m
|1.90||ro|Runoff|m
|1.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
|1.92||icetk|Ice thickness|m
|1.93||diced|Direction of ice drift|Degree true
|1.94||siced|Speed of ice drift|m s**-1
|1.95||uice|U-component of ice drift|m s**-1
|1.96||vice|V-component of ice drift|m s**-1
|1.97||iceg|Ice growth rate|m s**-1
|1.98||iced|Ice divergence|s**-1
|1.99||snom|Snowmelt|kg m**-2
82|128.0||Reserved|Reserved|Reserved
82|128.1||SO2|SO2/SO2|-
98|128.1||strf|Stream function|m**2 s**-1
82|128.10||SO2_AQ|SO2_AQ/SO2 in aqueous phase|-
98|128.10||ws|Wind speed|m s**-1
82|128.100||Sr90|Sr90|-
82|128.101||Co60|Co60/Co60|-
82|128.102||Ru103|Ru103/Ru103|-
82|128.103||Ru106|Ru106/Ru106|-
82|128.104||Cs134|Cs134/Cs134|-
82|128.105||Cs137|Cs137/Cs137|-
82|128.106||Ra223|Ra223/Ra123|-
82|128.108||Ra228|Ra228/Ra228|-
82|128.11||SO4_AQ|SO4_AQ/sulfate in aqueous phase|-
98|128.11||udvw|U component of divergent wind|m s**-1
82|128.110||Zr95|Zr95|-
82|128.111||Nb95|Nb95/Nb95|-
82|128.112||Ce144|Ce144/Ce144|-
82|128.113||Np238|Np238/Np238|-
82|128.114||Np239|Np239/Np239|-
82|128.115||Pu241|Pu241/Pu241|-
82|128.116||Pb210|Pb210/Pb210|-
82|128.119||ALL|ALL|-
98|128.12||vdvw|V component of divergent wind|m s**-1
82|128.120||NACL|NACL|-
82|128.121||Na+|SODIUM/Na+|-
98|128.121||mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
82|128.122||Mg++|MAGNESIUM/Mg++|-
98|128.122||mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
82|128.123||K+|POTASSIUM/K+|-
98|128.123||10fg6|Maximum 10 metre wind gust in the last 6 hours|m s**-1
82|128.124||Ca++|CALCIUM/Ca++|-
98|128.124||emis|Surface emissivity|Proportion
82|128.125||XMG|XMG/excess Mg++ (corrected for sea salt)|-
98|128.125||vite|Vertically integrated total energy|J m**-2
82|128.126||XK|XK/excess K+ (corrected for sea salt)|-
98|128.127||at|Atmospheric tide|1
82|128.128||XCA|XCA/excess Ca++ (corrected for sea salt)|-
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
82|128.140||Cl2|Cl2/Cloride|-
98|128.140||swl1|Soil wetness level 1|m of water equivalent
7|128.141||sd|Snow Depth|m of water equivalent
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
82|128.160||PMFINE|PMFINE|-
98|128.160||sdor|Standard deviation of sub-gridscale orography|m
82|128.161||PMCOARSE|PMCOARSE/Coarse particles|-
98|128.161||isor|Anisotropy of sub-gridscale orography|Numeric
82|128.162||DUST|DUST/Dust (particles)|-
98|128.162||anor|Angle of sub-gridscale orography|radians
82|128.163||PNUMBER|PNUMBER/Number concentration|-
98|128.163||slor|Slope of sub-gridscale orography|Numeric
82|128.164||PRADIUS|PRADIUS/Particle radius|-
98|128.164||tcc|Total cloud cover|(0 - 1)
82|128.165||PSURFACE|PSURFACE/Particle surface conc|-
98|128.165||10u|10 metre U wind component|m s**-1
82|128.166||PMASS|PMASS/Particle mass conc|-
98|128.166||10v|10 metre V wind component|m s**-1
82|128.167||PM10|PM10/PM10 particles|-
98|128.167||2t|2 metre temperature|K
82|128.168||PSOX|PSOX/Particulate sulfate|-
98|128.168||2d|2 metre dewpoint temperature|K
82|128.169||PNOX|PNOX/Particulate nitrate|-
98|128.169||ssrd|Surface short-wave (solar) radiation downwards|J m**-2
98|128.17||alnip|Near IR albedo for direct radiation (climatological)|(0 - 1)
82|128.170||PNHX|PNHX/Particulate ammonium|-
98|128.170||stl2|Soil temperature level 2|K
82|128.171||PPMFINE|PPMFINE/Primary emitted fine particles|-
98|128.171||swl2|Soil wetness level 2|m of water equivalent
82|128.172||PPM10|PPM10/Primary emitted particles|-
98|128.172||lsm|Land-sea mask|(0 - 1)
82|128.173||SOA|SOA/Secondary Organic Aerosol|-
98|128.173||sr|Surface roughness (climatological)|m
82|128.174||PM2.5|PM2.5/PM2.5 particles|-
98|128.174||al|Albedo (climatological)|(0 - 1)
82|128.175||PM|PM/Total particulate matter|-
98|128.175||strd|Surface long-wave (thermal) radiation downwards|J m**-2
98|128.176||ssr|Surface net short-wave (solar) radiation|J m**-2
98|128.177||str|Surface net long-wave (thermal) radiation|J m**-2
98|128.178||tsr|Top net short-wave (solar) radiation|J m**-2
98|128.179||ttr|Top net long-wave (thermal) radiation|J m**-2
98|128.18||alnid|Near IR albedo for diffuse radiation (climatological)|(0 - 1)
82|128.180||BIRCH_POLLEN|BIRCH_POLLEN/Birch pollen|-
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
82|128.2||SO4(2-)|SO4(2-)/SO4(2-) (sulphate)|-
98|128.2||vp|Velocity potential|m**2 s**-1
98|128.20||parcs|Surface photosynthetically active radiation, clear sky|J m**-2
82|128.200||KZ|KZ| m2/s
98|128.200||vso|Variance of sub-gridscale orography|m**2
82|128.201||L|L/Monin-Obukhovs length [m]| m
98|128.201||mx2t|Maximum temperature at 2 metres since previous post-processing|K
82|128.202||U*|U*/Friction velocity [m/s]| m/s
98|128.202||mn2t|Minimum temperature at 2 metres since previous post-processing|K
82|128.203||W*|W*/Convective velocity scale [m/s]| m/s
98|128.203||o3|Ozone mass mixing ratio|kg kg**-1
82|128.204||Z-D|Z-D/Z0 minus displacement length [m]| m
98|128.204||paw|Precipitation analysis weights|1
98|128.205||ro|Runoff|m
98|128.206||tco3|Total column ozone|kg m**-2
98|128.207||10si|10 metre wind speed|m s**-1
98|128.208||tsrc|Top net short-wave (solar) radiation, clear sky|J m**-2
98|128.209||ttrc|Top net long-wave (thermal) radiation, clear sky|J m**-2
98|128.21||uctp|Unbalanced component of temperature|K
82|128.210||SURFTYPE|SURFTYPE/Surface type (see link{OCTET45})|-
98|128.210||ssrc|Surface net short-wave (solar) radiation, clear sky|J m**-2
82|128.211||LAI|LAI/Leaf area index|-
98|128.211||strc|Surface net long-wave (thermal) radiation, clear sky|J m**-2
82|128.212||SOILTYPE|SOILTYPE/Soil type|-
98|128.212||tisr|TOA incident short-wave (solar) radiation|J m**-2
82|128.213||SSALB|SSALB/Single scattering albodo [1]|1
98|128.213||vimd|Vertically integrated moisture divergence|kg m**-2
82|128.214||ASYMPAR|ASYMPAR/Asymmetry parameter|-
98|128.214||dhr|Diabatic heating by radiation|K
82|128.215||VIS|VIS/Visibility [m]| m
98|128.215||dhvd|Diabatic heating by vertical diffusion|K
82|128.216||EXT|EXT/Extinction [1/m]| 1/m
98|128.216||dhcc|Diabatic heating by cumulus convection|K
82|128.217||BSCA|BSCA/Backscattering coeff [1/m/sr]| 1/m/sr
98|128.217||dhlc|Diabatic heating large-scale condensation|K
82|128.218||AOD|AOD/Aerosol opt depth [1]|1
98|128.218||vdzw|Vertical diffusion of zonal wind|m s**-1
82|128.219||DAOD|DAOD/AOD per layer [1]|1
98|128.219||vdmw|Vertical diffusion of meridional wind|m s**-1
98|128.22||ucln|Unbalanced component of logarithm of surface pressure|1
82|128.220||CONV_TIED|CONV_TIED|-
98|128.220||ewgd|East-West gravity wave drag tendency|m s**-1
82|128.221||CONV_BOT|CONV_BOT/Convective cloud bottom (unit?)|-
98|128.221||nsgd|North-South gravity wave drag tendency|m s**-1
82|128.222||CONV_TOP|CONV_TOP/Convective cloud top (unit?)|-
98|128.222||ctzw|Convective tendency of zonal wind|m s**-1
82|128.223||DXDY|DXDY/Gridsize [m2]| m2
98|128.223||ctmw|Convective tendency of meridional wind|m s**-1
98|128.224||vdh|Vertical diffusion of humidity|kg kg**-1
98|128.225||htcc|Humidity tendency by cumulus convection|kg kg**-1
98|128.226||htlc|Humidity tendency by large-scale condensation|kg kg**-1
98|128.227||crnh|Tendency due to removal of negative humidity|kg kg**-1
98|128.228||tp|Total precipitation|m
98|128.229||iews|Instantaneous eastward turbulent surface stress|N m**-2
82|128.23||LRT_SO2_S|LRT_SO2_S/long-range SO2_S|-
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
82|128.24||LRT_SO4_S|LRT_SO4_S/LRT-contriubtion to SO4_S|-
82|128.240||EMIS|EMIS/Sectoral emissions|-
98|128.240||lsf|Large-scale snowfall|m of water equivalent
82|128.241||LONG|LONG/Longitude|-
98|128.241||acf|Accumulated cloud fraction tendency|(-1 to 1)
82|128.242||LAT|LAT/Latitude|-
98|128.242||alw|Accumulated liquid water tendency|(-1 to 1)
98|128.243||fal|Forecast albedo|(0 - 1)
98|128.244||fsr|Forecast surface roughness|m
98|128.245||flsr|Forecast logarithm of surface roughness for heat|Numeric
98|128.246||clwc|Specific cloud liquid water content|kg kg**-1
98|128.247||ciwc|Specific cloud ice water content|kg kg**-1
98|128.248||cc|Fraction of cloud cover|(0 - 1)
98|128.249||aiw|Accumulated ice water tendency|(-1 to 1)
82|128.25||LRT_SOX_S|LRT_SOX_S/LRT-contriubtion to SO4_S|-
98|128.250||ice|Ice age|(0 - 1)
98|128.251||atte|Adiabatic tendency of temperature|K
98|128.252||athe|Adiabatic tendency of humidity|kg kg**-1
98|128.253||atze|Adiabatic tendency of zonal wind|m s**-1
98|128.254||atmw|Adiabatic tendency of meridional wind|m s**-1
82|128.255||Missing|Missing|Missing
82|128.26||XSOX_S|XSOX_S/excess SOX (corrected for sea salt as sulfur)|-
98|128.26||cl|Lake cover|(0 - 1)
82|128.27||SO2_S|SO2_S/SO2 (as sulphur)|-
98|128.27||cvl|Low vegetation cover|(0 - 1)
82|128.28||SO4_S|SO4_S/SO4 (as sulphur)|-
98|128.28||cvh|High vegetation cover|(0 - 1)
82|128.29||SOX_S|SOX_S/All oxidised sulphur compounds (as sulphur)|-
98|128.29||tvl|Type of low vegetation|(Code table 4.234)
82|128.3||DMS|DMS/DMS|-
98|128.3||pt|Potential temperature|K
82|128.30||NO|NO|-
98|128.30||tvh|Type of high vegetation|(Code table 4.234)
82|128.31||NO2|NO2/NO2|-
98|128.31||ci|Sea ice area fraction|(0 - 1)
82|128.32||HNO3|HNO3/HNO3|-
98|128.32||asn|Snow albedo|(0 - 1)
82|128.33||NO3(-1)|NO3(-1)/NO3(-1) (nitrate)|-
98|128.33||rsn|Snow density|kg m**-3
82|128.34||NH4NO3|NH4NO3/NH4NO3|-
98|128.34||sst|Sea surface temperature|K
82|128.35||NITRATE|NITRATE/NITRATE|-
98|128.35||istl1|Ice temperature layer 1|K
82|128.36||PNO3|PNO3/(COARSE) NITRATE|-
98|128.36||istl2|Ice temperature layer 2|K
82|128.37||LRT_NOY_N|LRT_NOY_N/long-range NOY_N|-
98|128.37||istl3|Ice temperature layer 3|K
82|128.38||NO3_N|NO3_N/NO3 as N|-
98|128.38||istl4|Ice temperature layer 4|K
82|128.39||HNO3_N|HNO3_N/HNO3 as N|-
98|128.39||swvl1|Volumetric soil water layer 1|m**3 m**-3
82|128.4||MSA|MSA/MSA|-
98|128.4||eqpt|Equivalent potential temperature|K
82|128.40||LRT_NO3_N|LRT_NO3_N/long-range NO3_N|-
98|128.40||swvl2|Volumetric soil water layer 2|m**3 m**-3
82|128.41||LRT_HNO3_N|LRT_HNO3_N/long-range HNO3_N|-
98|128.41||swvl3|Volumetric soil water layer 3|m**3 m**-3
82|128.42||LRT_NO2_N|LRT_NO2_N/long-range NO2_N|-
98|128.42||swvl4|Volumetric soil water layer 4|m**3 m**-3
82|128.43||LRT_NOZ_N|LRT_NOZ_N/long-range NOZ_N|-
98|128.43||slt|Soil type|(Code table 4.213)
82|128.44||NOX|NOX/NOX as NO2|-
98|128.44||es|Snow evaporation|m of water equivalent
82|128.45||NO_N|NO_N/NO as N|-
98|128.45||smlt|Snowmelt|m of water equivalent
82|128.46||NO2_N|NO2_N/NO2 as N|-
98|128.46||sdur|Solar duration|s
82|128.47||NOX_N|NOX_N/NO2+NO (NOx) as nitrogen|-
98|128.47||dsrp|Surface direct normal short-wave (solar) radiation|J m**-2
82|128.48||NOY_N|NOY_N/All oxidised N-compounds (as nitrogen)|-
98|128.48||magss|Time-integrated magnitude of turbulent surface stress|N m**-2 s
82|128.49||NOZ_N|NOZ_N/NOy-NOx (as nitrogen)|-
98|128.49||10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
82|128.5||H2S|H2S/H2S|-
98|128.5||sept|Saturated equivalent potential temperature|K
82|128.50||NH3|NH3/NH3|-
98|128.50||lspf|Large-scale precipitation fraction|s
82|128.51||NH4(+1)|NH4(+1)/NH4|-
98|128.51||mx2t24|Maximum temperature at 2 metres in the last 24 hours|K
82|128.52||AMMONIUM|AMMONIUM/AMMONIUM|-
98|128.52||mn2t24|Minimum temperature at 2 metres in the last 24 hours|K
98|128.53||mont|Montgomery potential|m**2 s**-2
82|128.54||NH3_N|NH3_N/NH3 (as nitrogen)|-
98|128.54||pres|Pressure|Pa
82|128.55||NH4_N|NH4_N/NH4 (as nitrogen)|-
98|128.55||mean2t24|Mean temperature at 2 metres in the last 24 hours|K
82|128.56||LRT_NH3_N|LRT_NH3_N/long-range NH3_N|-
98|128.56||mn2d24|Mean 2 metre dewpoint temperature in the last 24 hours|K
82|128.57||LRT_NH4_N|LRT_NH4_N/long-range NH4_N|-
98|128.57||uvb|Surface downward UV radiation|J m**-2
82|128.58||LRT_NHX_N|LRT_NHX_N/long-range NHX_N|-
98|128.58||par|Photosynthetically active radiation at the surface|J m**-2
82|128.59||NHX_N|NHX_N/All reduced nitrogen (as nitrogen)|-
98|128.59||cape|Convective available potential energy|J kg**-1
82|128.6||NH4SO4|NH4SO4/(NH4)1.5H0.5SO4|-
98|128.6||ssfr|Soil sand fraction|(0 - 1)
82|128.60||O3|O3|-
98|128.60||pv|Potential vorticity|K m**2 kg**-1 s**-1
82|128.61||H2O2|H2O2/H2O2|-
82|128.62||OH|OH/OH|-
98|128.62||obct|Observation count|1
82|128.63||O3_AQ|O3_AQ/O3 in aqueous phase|-
98|128.63||stsktd|Start time for skin temperature difference|s
82|128.64||H2O2_AQ|H2O2_AQ/H2O2 in aqueous phase|-
98|128.64||ftsktd|Finish time for skin temperature difference|s
82|128.65||OX|OX/Ox=O3+NO2|-
98|128.65||sktd|Skin temperature difference|K
98|128.66||lai_lv|Leaf area index, low vegetation|m**2 m**-2
98|128.67||lai_hv|Leaf area index, high vegetation|m**2 m**-2
98|128.68||msr_lv|Minimum stomatal resistance, low vegetation|s m**-1
98|128.69||msr_hv|Minimum stomatal resistance, high vegetation|s m**-1
82|128.7||NH4HSO4|NH4HSO4/NH4HSO4|-
98|128.7||scfr|Soil clay fraction|(0 - 1)
82|128.70||C|C|-
98|128.70||bc_lv|Biome cover, low vegetation|(0 - 1)
82|128.71||CO|CO/CO|-
98|128.71||bc_hv|Biome cover, high vegetation|(0 - 1)
82|128.72||CO2|CO2/CO2|-
98|128.72||issrd|Instantaneous surface solar radiation downwards|W m**-2
82|128.73||CH4|CH4/CH4|-
98|128.73||istrd|Instantaneous surface thermal radiation downwards|W m**-2
82|128.74||OC|OC/Organic carbon (particles)|-
98|128.74||sdfor|Standard deviation of filtered subgrid orography (climatological)|m
82|128.75||EC|EC/Elementary carbon (particles)|-
98|128.75||crwc|Specific rain water content|kg kg**-1
98|128.76||cswc|Specific snow water content|kg kg**-1
98|128.77||etadot|Eta-coordinate vertical velocity|s**-1
98|128.78||tclw|Total column cloud liquid water|kg m**-2
98|128.79||tciw|Total column cloud ice water|kg m**-2
82|128.8||NH42SO4|NH42SO4/(NH4)2SO4|-
98|128.8||sro|Surface runoff|m
82|128.80||CF6|CF6|-
82|128.81||PMCH|PMCH/PMCH|-
82|128.82||PMCP|PMCP/PMCP|-
82|128.83||TRACER|TRACER/Tracer|-
82|128.84||Inert|Inert/Inert|-
82|128.85||H3|H3|-
82|128.86||Ar41|Ar41/Ar41|-
82|128.87||Kr85|Kr85/Kr85|-
82|128.88||Kr88|Kr88/Kr88|-
82|128.9||SFT|SULFATE/SULFATE|-
98|128.9||ssro|Sub-surface runoff|m
82|128.91||Xe131|Xe131/Xe131|-
82|128.92||Xe133|Xe133/Xe133|-
82|128.93||Rn222|Rn222/Rn222|-
82|128.95||I131|I131/I131|-
82|128.96||I132|I132/I132|-
82|128.97||I133|I133/I133|-
82|128.98||I135|I135/I135|-
82|129.0||Reserved|Reserved|Reserved
82|129.1||MSL|Pressure reduced to MSL|Pa
98|129.1||strfgrd|Stream function gradient|m**2 s**-1
82|129.11||t|Temperature|K
98|129.11||udvwgrd|U component of divergent wind gradient|m s**-1
82|129.12||Tiw|Wet bulb temperature|K
98|129.12||vdvwgrd|V component of divergent wind gradient|m s**-1
98|129.121||mx2t6grd|Maximum temperature at 2 metres gradient|K
98|129.122||mn2t6grd|Minimum temperature at 2 metres gradient|K
98|129.123||10fg6grd|10 metre wind gust in the last 6 hours gradient|m s**-1
98|129.127||atgrd|Atmospheric tide gradient|1
98|129.128||bvgrd|Budget values gradient|1
98|129.129||zgrd|Geopotential gradient|m**2 s**-2
82|129.13||mean2t24h|24 hour mean of 2 meter temperature|K
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
82|129.145||prtype|Type of precipitation|code
98|129.145||bldgrd|Boundary layer dissipation gradient|J m**-2
82|129.146||prsort|Sort of precipitation|code
98|129.146||sshfgrd|Surface sensible heat flux gradient|J m**-2
98|129.147||slhfgrd|Surface latent heat flux gradient|J m**-2
98|129.148||chnkgrd|Charnock gradient|1
98|129.149||snrgrd|Surface net radiation gradient|J m**-2
82|129.15||tmax|Maximum temperature|K
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
82|129.16||tmin|Minimum temperature|K
98|129.160||sdorgrd|Standard deviation of orography gradient|1
82|129.161||prec6h|6 hour precipitation|mm
98|129.161||isorgrd|Anisotropy of sub-gridscale orography gradient|1
82|129.162||prec12h|12 hour precipitation|mm
98|129.162||anorgrd|Angle of sub-gridscale orography gradient|radians
82|129.163||prec18h|18 hour precipitation|mm
98|129.163||slorgrd|Slope of sub-gridscale orography gradient|1
82|129.164||prec24h|24 hour precipitation|mm
98|129.164||tccgrd|Total cloud cover gradient|(0 - 1)
82|129.165||prec1h|1 hour precipitation|mm
98|129.165||10ugrd|10 metre U wind component gradient|m s**-1
82|129.166||prec2h|2 hour precipitation|mm
98|129.166||10vgrd|10 metre V wind component gradient|m s**-1
82|129.167||prec3h|3 hour precipitation|mm
98|129.167||2tgrd|2 metre temperature gradient|K
82|129.168||prec9h|9 hour precipitation|mm
98|129.168||2dgrd|2 metre dewpoint temperature gradient|K
82|129.169||prec15h|15 hour precipitation|mm
98|129.169||ssrdgrd|Surface solar radiation downwards gradient|J m**-2
98|129.170||stl2grd|Soil temperature level 2 gradient|K
82|129.171||frsn6h|6 hour fresh snow cover|cm
98|129.171||swl2grd|Soil wetness level 2 gradient|kg m**-2
82|129.172||frsn12h|12 hour fresh snow cover|cm
98|129.172||lsmgrd|Land-sea mask gradient|(0 - 1)
82|129.173||frsn18h|18 hour fresh snow cover|cm
98|129.173||srgrd|Surface roughness gradient|m
82|129.174||frsn24h|24 hour fresh snow cover|cm
98|129.174||algrd|Albedo gradient|(0 - 1)
82|129.175||frsn1h|1 hour fresh snow cover|cm
98|129.175||strdgrd|Surface thermal radiation downwards gradient|J m**-2
82|129.176||frsn2h|2 hour fresh snow cover|cm
98|129.176||ssrgrd|Surface net solar radiation gradient|J m**-2
82|129.177||frsn3h|3 hour fresh snow cover|cm
98|129.177||strgrd|Surface net thermal radiation gradient|J m**-2
82|129.178||frsn9h|9 hour fresh snow cover|cm
98|129.178||tsrgrd|Top net solar radiation gradient|J m**-2
82|129.179||frsn15h|15 hour fresh snow cover|cm
98|129.179||ttrgrd|Top net thermal radiation gradient|J m**-2
98|129.180||ewssgrd|East-West surface stress gradient|N m**-2 s
82|129.181||prec6h_cor|6 hour precipitation, corrected|mm
98|129.181||nsssgrd|North-South surface stress gradient|N m**-2 s
82|129.182||prec12h_cor|12 hour precipitation, corrected|mm
98|129.182||egrd|Evaporation gradient|kg m**-2
82|129.183||prec18h_cor|18 hour precipitation, corrected|mm
98|129.183||stl3grd|Soil temperature level 3 gradient|K
82|129.184||prec24h_cor|24 hour precipitation, corrected|mm
98|129.184||swl3grd|Soil wetness level 3 gradient|kg m**-2
82|129.185||prec1h_cor|1 hour precipitation, corrected|mm
98|129.185||cccgrd|Convective cloud cover gradient|(0 - 1)
82|129.186||prec2h_cor|2 hour precipitation, corrected|mm
98|129.186||lccgrd|Low cloud cover gradient|(0 - 1)
82|129.187||prec3h_cor|3 hour precipitation, corrected|mm
98|129.187||mccgrd|Medium cloud cover gradient|(0 - 1)
82|129.188||prec9h_cor|9 hour precipitation, corrected|mm
98|129.188||hccgrd|High cloud cover gradient|(0 - 1)
82|129.189||prec15h_cor|15 hour precipitation, corrected|mm
98|129.189||sundgrd|Sunshine duration gradient|s
98|129.190||ewovgrd|East-West component of sub-gridscale orographic variance gradient|m**2
82|129.191||frsn6h_cor|6 hour fresh snow cover, corrected|cm
98|129.191||nsovgrd|North-South component of sub-gridscale orographic variance gradient|m**2
82|129.192||frsn12h_cor|12 hour fresh snow cover, corrected|cm
98|129.192||nwovgrd|North-West/South-East component of sub-gridscale orographic variance gradient|m**2
82|129.193||frsn18h_cor|18 hour fresh snow cover, corrected|cm
98|129.193||neovgrd|North-East/South-West component of sub-gridscale orographic variance gradient|m**2
82|129.194||frsn24h_cor|24 hour fresh snow cover, corrected|cm
98|129.194||btmpgrd|Brightness temperature gradient|K
82|129.195||frsn1h_cor|1 hour fresh snow cover, corrected|cm
98|129.195||lgwsgrd|Longitudinal component of gravity wave stress gradient|N m**-2 s
82|129.196||frsn2h_cor|2 hour fresh snow cover, corrected|cm
98|129.196||mgwsgrd|Meridional component of gravity wave stress gradient|N m**-2 s
82|129.197||frsn3h_cor|3 hour fresh snow cover, corrected|cm
98|129.197||gwdgrd|Gravity wave dissipation gradient|J m**-2
82|129.198||frsn9h_cor|9 hour fresh snow cover, corrected|cm
98|129.198||srcgrd|Skin reservoir content gradient|kg m**-2
82|129.199||frsn15h_cor|15 hour fresh snow cover, corrected|cm
98|129.199||veggrd|Vegetation fraction gradient|(0 - 1)
98|129.2||vpotgrd|Velocity potential gradient|m**2 s**-1
82|129.20||vis|Visibility|m
98|129.200||vsogrd|Variance of sub-gridscale orography gradient|m**2
82|129.201||prec6h_sta|6 hour precipitation, standardized|mm
98|129.201||mx2tgrd|Maximum temperature at 2 metres since previous post-processing gradient|K
82|129.202||prec12h_sta|12 hour precipitation, standardized|mm
98|129.202||mn2tgrd|Minimum temperature at 2 metres since previous post-processing gradient|K
82|129.203||prec18h_sta|18 hour precipitation, standardized|mm
98|129.203||o3grd|Ozone mass mixing ratio gradient|kg kg**-1
82|129.204||prec24h_sta|24 hour precipitation, standardized|mm
98|129.204||pawgrd|Precipitation analysis weights gradient|1
82|129.205||prec1h_sta|1 hour precipitation, standardized|mm
98|129.205||rogrd|Runoff gradient|m
82|129.206||prec2h_sta|2 hour precipitation, standardized|mm
98|129.206||tco3grd|Total column ozone gradient|kg m**-2
82|129.207||prec3h_sta|3 hour precipitation, standardized|mm
98|129.207||10sigrd|10 metre wind speed gradient|m s**-1
82|129.208||prec9h_sta|9 hour precipitation, standardized|mm
98|129.208||tsrcgrd|Top net solar radiation, clear sky gradient|J m**-2
82|129.209||prec15h_sta|15 hour precipitation, standardized|mm
98|129.209||ttrcgrd|Top net thermal radiation, clear sky gradient|J m**-2
98|129.21||uctpgrd|Unbalanced component of temperature gradient|K
98|129.210||ssrcgrd|Surface net solar radiation, clear sky gradient|J m**-2
82|129.211||frsn6h_sta|6 hour fresh snow cover, standardized|cm
98|129.211||strcgrd|Surface net thermal radiation, clear sky gradient|J m**-2
82|129.212||frsn12h_sta|12 hour fresh snow cover, standardized|cm
98|129.212||tisrgrd|TOA incident solar radiation gradient|J m**-2
82|129.213||frsn18h_sta|18 hour fresh snow cover, standardized|cm
82|129.214||frsn24h_sta|24 hour fresh snow cover, standardized|cm
98|129.214||dhrgrd|Diabatic heating by radiation gradient|K
82|129.215||frsn1h_sta|1 hour fresh snow cover, standardized|cm
98|129.215||dhvdgrd|Diabatic heating by vertical diffusion gradient|K
82|129.216||frsn2h_sta|2 hour fresh snow cover, standardized|cm
98|129.216||dhccgrd|Diabatic heating by cumulus convection gradient|K
82|129.217||frsn3h_sta|3 hour fresh snow cover, standardized|cm
98|129.217||dhlcgrd|Diabatic heating large-scale condensation gradient|K
82|129.218||frsn9h_sta|9 hour fresh snow cover, standardized|cm
98|129.218||vdzwgrd|Vertical diffusion of zonal wind gradient|m s**-1
82|129.219||frsn15h_sta|15 hour fresh snow cover, standardized|cm
98|129.219||vdmwgrd|Vertical diffusion of meridional wind gradient|m s**-1
98|129.22||uclngrd|Unbalanced component of logarithm of surface pressure gradient|1
98|129.220||ewgdgrd|East-West gravity wave drag tendency gradient|m s**-1
82|129.221||prec6h_corsta|6 hour precipitation, corrected and standardized|mm
98|129.221||nsgdgrd|North-South gravity wave drag tendency gradient|m s**-1
82|129.222||prec12h_corsta|12 hour precipitation, corrected and standardized|mm
98|129.222||ctzwgrd|Convective tendency of zonal wind gradient|m s**-1
82|129.223||prec18h_corsta|18 hour precipitation, corrected and standardized|mm
98|129.223||ctmwgrd|Convective tendency of meridional wind gradient|m s**-1
82|129.224||prec24h_corsta|24 hour precipitation, corrected and standardized|mm
98|129.224||vdhgrd|Vertical diffusion of humidity gradient|kg kg**-1
82|129.225||prec1h_corsta|1 hour precipitation, corrected and standardized|mm
98|129.225||htccgrd|Humidity tendency by cumulus convection gradient|kg kg**-1
82|129.226||prec2h_corsta|2 hour precipitation, corrected and standardized|mm
98|129.226||htlcgrd|Humidity tendency by large-scale condensation gradient|kg kg**-1
82|129.227||prec3h_corsta|3 hour precipitation, corrected and standardized|mm
98|129.227||crnhgrd|Change from removal of negative humidity gradient|kg kg**-1
82|129.228||prec9h_corsta|9 hour precipitation, corrected and standardized|mm
98|129.228||tpgrd|Total precipitation gradient|m
82|129.229||prec15h_corsta|15 hour precipitation, corrected and standardized|mm
98|129.229||iewsgrd|Instantaneous X surface stress gradient|N m**-2
98|129.23||ucdvgrd|Unbalanced component of divergence gradient|s**-1
98|129.230||inssgrd|Instantaneous Y surface stress gradient|N m**-2
82|129.231||frsn6h_corsta|6 hour fresh snow cover, corrected and standardized|cm
98|129.231||ishfgrd|Instantaneous surface heat flux gradient|J m**-2
82|129.232||frsn12h_corsta|12 hour fresh snow cover, corrected and standardized|cm
98|129.232||iegrd|Instantaneous moisture flux gradient|kg m**-2 s
82|129.233||frsn18h_corsta|18 hour fresh snow cover, corrected and standardized|cm
98|129.233||asqgrd|Apparent surface humidity gradient|kg kg**-1
82|129.234||frsn24h_corsta|24 hour fresh snow cover, corrected and standardized|cm
98|129.234||lsrhgrd|Logarithm of surface roughness length for heat gradient|1
82|129.235||frsn1h_corsta|1 hour fresh snow cover, corrected and standardized|cm
98|129.235||sktgrd|Skin temperature gradient|K
82|129.236||frsn2h_corsta|2 hour fresh snow cover, corrected and standardized|cm
98|129.236||stl4grd|Soil temperature level 4 gradient|K
82|129.237||frsn3h_corsta|3 hour fresh snow cover, corrected and standardized|cm
98|129.237||swl4grd|Soil wetness level 4 gradient|m
82|129.238||frsn9h_corsta|9 hour fresh snow cover, corrected and standardized|cm
98|129.238||tsngrd|Temperature of snow layer gradient|K
82|129.239||frsn15h_corsta|15 hour fresh snow cover, corrected and standardized|cm
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
82|129.255||Missing|Missing|Missing
98|129.26||clgrd|Lake cover gradient|(0 - 1)
98|129.27||cvlgrd|Low vegetation cover gradient|(0 - 1)
98|129.28||cvhgrd|High vegetation cover gradient|(0 - 1)
98|129.29||tvlgrd|Type of low vegetation gradient|1
98|129.3||ptgrd|Potential temperature gradient|K
98|129.30||tvhgrd|Type of high vegetation gradient|1
98|129.31||sicgrd|Sea-ice cover gradient|(0 - 1)
82|129.32||gust|Wind gusts|m/s
98|129.32||asngrd|Snow albedo gradient|(0 - 1)
82|129.33||u|u-component of wind|m/s
98|129.33||rsngrd|Snow density gradient|kg m**-3
82|129.34||v|v-component of wind|m/s
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
82|129.52||r|Relative humidity|%
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
98|129.62||obctgrd|Observation count gradient|1
82|129.71||tcc|Total cloud cover|fraction
82|129.73||lcc|Low cloud cover|fraction
82|129.74||mcc|Medium cloud cove|fraction
82|129.75||hcc|High cloud cover|fraction
82|129.77||c_sigfr|Fraction of significant clouds|fraction
82|129.78||cb_sig|Cloud base of significant clouds|m
82|129.79||ct_sig|Cloud top of significant clouds|m
82|130.0||Reserved|Reserved|Reserved
82|130.1||msl|Pressure reduced to MSL|Pa
82|130.100||2tmax3dind|Index 2m maxtemperatur over 3 dygn|-
82|130.11||t|Temperature|K
82|130.110||epstm|EPS T mean|K
82|130.111||epststdv|EPS T standard deviation|K
82|130.130||maxws|Maximum wind (mean 10 min)|M/S
82|130.131||gust|Wind gust|M/S
82|130.135||cb_sig|Cloud base (significant)|m
82|130.136||ct_sig|Cloud top (significant)|m
82|130.137||parmin2|Omradesnederbord gridpunkts-min|kg/m2
82|130.138||parmax2|Omradesnederbord gridpunkts-max|kg/m2
82|130.139||parmean2|Omradesnederbord gridpunkts-medel|kg/m2
82|130.140||pit|Precipitation intensity total|kg/m2/s
82|130.141||pis|Precipitation intensity snow|kg/m2/s
82|130.142||parmin|Area_time_min_precipitation|kg/m2
82|130.143||parmax|Area_time_max_precipitation|kg/m2
82|130.145||ptype|Precipitation type, conv 0, large scale 1, no prec -9|category
82|130.146||pcat|Category of precipitation, 0 no, 1 snow, 2 snow and rain, 3 rain, 4 drizzle, 5, freezing rain, 6 freezing drizzle|category
82|130.147||Wsymb|Vadersymbol|category
82|130.148||parmean|Area_time_mean_precipitation|kg/m2
82|130.149||parmedian|Area_time_median_precipitation|kg/m2
82|130.20||vis|Visibility|m
98|130.208||tsru|Top solar radiation upward|J m**-2
98|130.209||ttru|Top thermal radiation upward|J m**-2
98|130.210||tsuc|Top solar radiation upward, clear sky|J m**-2
98|130.211||ttuc|Top thermal radiation upward, clear sky|J m**-2
98|130.212||clw|Cloud liquid water|kg kg**-1
98|130.213||cf|Cloud fraction|(0 - 1)
98|130.214||dhr|Diabatic heating by radiation|K s**-1
98|130.215||dhvd|Diabatic heating by vertical diffusion|K s**-1
98|130.216||dhcc|Diabatic heating by cumulus convection|K s**-1
98|130.217||dhlc|Diabatic heating by large-scale condensation|K s**-1
98|130.218||vdzw|Vertical diffusion of zonal wind|m**2 s**-3
98|130.219||vdmw|Vertical diffusion of meridional wind|m**2 s**-3
98|130.220||ewgd|East-West gravity wave drag|m**2 s**-3
98|130.221||nsgd|North-South gravity wave drag|m**2 s**-3
98|130.222||ctzw|Convective tendency of zonal wind|m s**-1
98|130.223||ctmw|Convective tendency of meridional wind|m s**-1
98|130.224||vdh|Vertical diffusion of humidity|kg kg**-1 s**-1
98|130.225||htcc|Humidity tendency by cumulus convection|kg kg**-1 s**-1
98|130.226||htlc|Humidity tendency by large-scale condensation|kg kg**-1 s**-1
98|130.227||crnh|Tendency due to removal of negative humidity|kg kg**-1
98|130.228||att|Adiabatic tendency of temperature|K s**-1
98|130.229||ath|Adiabatic tendency of humidity|kg kg**-1 s**-1
98|130.230||atzw|Adiabatic tendency of zonal wind|m**2 s**-3
98|130.231||atmwax|Adiabatic tendency of meridional wind|m**2 s**-3
98|130.232||mvv|Mean vertical velocity|Pa s**-1
82|130.255||Missing|Missing|Missing
82|130.33||u|u-component of wind|m/s
82|130.34||v|v-component of wind|m/s
82|130.52||r|Relative humidity|%
82|130.58||fzrpr|Probability of frozen rain|%
82|130.60||tstm|Probability thunderstorm|%
82|130.61||tp|Total_precipitation|kg/m2
82|130.65||sdwe|Water_equiv._of_snow_depth|kg/m2
82|130.67||tccarmin|Area_time_min_totalcloudcover|fraction
82|130.68||tccarmax|Area_time_max_totalcloudcover|fraction
82|130.69||tccarmedian|Area_time_median_totalcloudcover|fraction
82|130.70||tccarmean|Area_time_mean_totalcloudcover|fraction
82|130.71||tcc|Total cloud cover|fraction
82|130.72||ccc|Convective cloud cover|fraction
82|130.73||lcc|Low cloud cover|fraction
82|130.74||mcc|Medium cloud cove|fraction
82|130.75||hcc|High cloud cover|fraction
82|130.77||cm|cloud mask|fraction
82|131.0||Reserved|Reserved|Reserved
98|131.1||2tag2|2m temperature anomaly of at least +2K|%
98|131.10||mslag0|Mean sea level pressure anomaly of at least 0 Pa|%
98|131.100||10fgg10|10 metre wind gust of at least 10 m/s|%
82|131.11||sstLAKE|Sea surface temperature (LAKE)|K
98|131.129||zp|Geopotential probability|%
98|131.130||tap|Temperature anomaly probability|%
98|131.139||stl1p|Soil temperature level 1 probability|%
98|131.144||sfp|Snowfall (convective + stratiform) probability|%
98|131.15||h0dip|Height of 0 degree isotherm probability|%
82|131.150||t_ABC|Temperature ABC-lake|K
82|131.151||t_C|Temperature C-lake|K
98|131.151||mslpp|Mean sea level pressure probability|%
82|131.152||t_D|Temperature D-lake|K
82|131.153||t_E|Temperature E-lake|K
98|131.16||hslp|Height of snowfall limit probability|%
82|131.160||ar_ABC|Area ABC-lake|km2
82|131.161||dp_ABC|Depth ABC-lake|m
82|131.162||Clake|C-lakes|amount
82|131.163||Dlake|D-lakes|amount
82|131.164||Elake|E-lakes|amount
98|131.164||tccp|Total cloud cover probability|%
98|131.165||10sp|10 metre speed probability|%
98|131.167||2tp|2 metre temperature probability|%
98|131.17||saip|Showalter index probability|%
82|131.170||icth_ABC|Ice thickness ABC-lake|m
82|131.171||icth_C|Ice thickness C-lake|m
82|131.172||icth_D|Ice thickness D-lake|m
82|131.173||icth_E|Ice thickness E-lake|m
98|131.18||whip|Whiting index probability|%
82|131.180||sst|Sea surface temperature (T)|K
82|131.183||icc|Ice concentration (I)|fraction
82|131.196||fl|Fraction lake|fraction
98|131.2||2tag1|2m temperature anomaly of at least +1K|%
98|131.20||talm2|Temperature anomaly less than -2 K|%
98|131.201||mx2tp|Maximum 2 metre temperature probability|%
98|131.202||mn2tp|Minimum 2 metre temperature probability|%
98|131.21||tag2|Temperature anomaly of at least +2 K|%
98|131.22||talm8|Temperature anomaly less than -8 K|%
98|131.228||tpp|Total precipitation probability|%
98|131.229||swhp|Significant wave height probability|%
98|131.23||talm4|Temperature anomaly less than -4 K|%
98|131.232||mwpp|Mean wave period probability|%
98|131.24||tag4|Temperature anomaly greater than +4 K|%
82|131.241||bit_pr|Black ice thickness in Probe|m
82|131.244||icth_ri|Vallad istjocklek i Probe|m
82|131.245||intic_pr|Internal ice concentration in Probe|fraction
82|131.246||icfr_pr|Isfrontlaege i Probe|m
98|131.25||tag8|Temperature anomaly greater than +8 K|%
82|131.250||heat_pr|Heat in Probe|Joule
82|131.251||TKE|Turbulent Kintetic Energy|J/kg
82|131.252||TKEdiss|Dissipation rate Turbulent Kinetic Energy|W/kg
82|131.255||Missing|Missing|Missing
98|131.3||2tag0|2m temperature anomaly of at least 0K|%
98|131.4||2talm1|2m temperature anomaly of at most -1K|%
82|131.49||ecurr|Current east|m/s
98|131.49||10gp|10 metre wind gust probability|%
98|131.5||2talm2|2m temperature anomaly of at most -2K|%
82|131.50||ncurr|Current north|m/s
98|131.59||capep|Convective available potential energy probability|%
98|131.6||tpag20|Total precipitation anomaly of at least 20 mm|%
98|131.60||tpg1|Total precipitation of at least 1 mm|%
98|131.61||tpg5|Total precipitation of at least 5 mm|%
98|131.62||tpg10|Total precipitation of at least 10 mm|%
98|131.63||tpg20|Total precipitation of at least 20 mm|%
98|131.64||tpl01|Total precipitation less than 0.1 mm|%
98|131.65||tprl1|Total precipitation rate less than 1 mm/day|%
82|131.66||sd_pr|Snowdepth in Probe|m
98|131.66||tprg3|Total precipitation rate of at least 3 mm/day|%
98|131.67||tprg5|Total precipitation rate of at least 5 mm/day|%
98|131.68||10spg10|10 metre Wind speed of at least 10 m/s|%
98|131.69||10spg15|10 metre Wind speed of at least 15 m/s|%
98|131.7||tpag10|Total precipitation anomaly of at least 10 mm|%
98|131.70||10fgg15|10 metre wind gust of at least 15 m/s|%
98|131.71||10fgg20|10 metre wind gust of at least 20 m/s|%
98|131.72||10fgg25|10 metre wind gust of at least 25 m/s|%
98|131.73||2tl273|2 metre temperature less than 273.15 K|%
98|131.74||swhg2|Significant wave height of at least 2 m|%
98|131.75||swhg4|Significant wave height of at least 4 m|%
98|131.76||swhg6|Significant wave height of at least 6 m|%
98|131.77||swhg8|Significant wave height of at least 8 m|%
98|131.78||mwpg8|Mean wave period of at least 8 s|%
98|131.79||mwpg10|Mean wave period of at least 10 s|%
98|131.8||tpag0|Total precipitation anomaly of at least 0 mm|%
98|131.80||mwpg12|Mean wave period of at least 12 s|%
98|131.81||mwpg15|Mean wave period of at least 15 s|%
98|131.82||tpg40|Total precipitation of at least 40 mm|%
98|131.83||tpg60|Total precipitation of at least 60 mm|%
98|131.84||tpg80|Total precipitation of at least 80 mm|%
98|131.85||tpg100|Total precipitation of at least 100 mm|%
98|131.86||tpg150|Total precipitation of at least 150 mm|%
98|131.87||tpg200|Total precipitation of at least 200 mm|%
98|131.88||tpg300|Total precipitation of at least 300 mm|%
98|131.89||pts|Probability of a tropical storm|%
98|131.9||stag0|Surface temperature anomaly of at least 0K|%
98|131.90||ph|Probability of a hurricane|%
82|131.91||iccLAKE|Ice concentration (LAKE)|fraction
98|131.91||ptd|Probability of a tropical depression|%
82|131.92||icth_pr|Ice thickness Probe-lake|m
98|131.92||cpts|Climatological probability of a tropical storm|%
98|131.93||cph|Climatological probability of a hurricane|%
98|131.94||cptd|Climatological probability of a tropical depression|%
98|131.95||pats|Probability anomaly of a tropical storm|%
98|131.96||pah|Probability anomaly of a hurricane|%
98|131.97||patd|Probability anomaly of a tropical depression|%
98|131.98||tpg25|Total precipitation of at least 25 mm|%
98|131.99||tpg50|Total precipitation of at least 50 mm|%
98|132.144||sfi|Snowfall index|Numeric
98|132.165||10wsi|10 metre speed index|Numeric
98|132.167||2ti|2 metre temperature index|Numeric
98|132.201||mx2ti|Maximum temperature at 2 metres index|Numeric
98|132.202||mn2ti|Minimum temperature at 2 metres index|Numeric
98|132.216||maxswhi|Maximum of significant wave height index|Numeric
98|132.228||tpi|Total precipitation index|Numeric
98|132.44||capesi|Convective available potential energy shear index|Numeric
98|132.45||wvfi|Water vapour flux index|Numeric
98|132.49||10fgi|10 metre wind gust index|Numeric
98|132.59||capei|Convective available potential energy index|Numeric
82|133.0||Reserved|Reserved|Reserved
82|133.1||MSL|Pressure reduced to MSL|Pa
98|133.1||2tplm10|2m temperature probability less than -10 C|%
98|133.10||2tpg45|2m temperature probability greater than 45 C|%
82|133.100||swh|Significant wave height|m
82|133.101||wvdir|Direction of Wind Waves|Deg. true
82|133.102||shww|Sign Height Wind Waves|m
82|133.103||mpww|Mean Period Wind Waves|s
82|133.104||swdir|Direction of Swell Waves|Deg. true
82|133.105||shps|Sign Height Swell Waves|m
82|133.106||swper|Mean Period Swell Waves|s
82|133.107||dirpw|Primary wave direction|Deg true
82|133.108||perpw|Primary wave mean period|s
82|133.109||dirsw|Secondary wave direction|Deg true
82|133.11||t|Temperature|Deg C
98|133.11||mn2tplm10|Minimum 2 metre temperature probability less than -10 C|%
82|133.110||persw|Secondary wave mean period|s
82|133.111||mpw|Mean period of waves|s
82|133.112||wadir|Mean direction of Waves|Deg. true
82|133.113||pp1d|Peak period of 1D spectra|s
98|133.12||mn2tplm5|Minimum 2 metre temperature probability less than -5 C|%
82|133.13||pt|Potential temperature|K
98|133.13||mn2tpl0|Minimum 2 metre temperature probability less than 0 C|%
82|133.130||usurf|Skin velocity, x-comp.|cm/s
82|133.131||vsurf|Skin velocity, y-comp.|cm/s
98|133.14||mn2tpl5|Minimum 2 metre temperature probability less than 5 C|%
98|133.15||mn2tpl10|Minimum 2 metre temperature probability less than 10 C|%
82|133.151||NO3|Nitrate|-
82|133.152||NH4|Ammonium|-
82|133.153||PO4|Phosphate|-
82|133.154||O2|Oxygen|-
82|133.155||phpl|Phytoplankton|-
82|133.156||zpl|Zooplankton|-
82|133.157||dtr|Detritus|-
82|133.158||benN|Bentos nitrogen|-
82|133.159||benP|Bentos phosphorus|-
98|133.16||mx2tpg25|Maximum 2 metre temperature probability greater than 25 C|%
82|133.160||SiO4|Silicate|-
82|133.161||SiO2_bi|Biogenic silica|-
82|133.162||li_wacol|Light in water column|-
82|133.163||inorg_mat|Inorganic suspended matter|-
82|133.164||diat|Diatomes (algae)|-
82|133.165||flag|Flagellates (algae)|-
82|133.166||NO3_agg|Nitrate (aggregated)|-
98|133.17||mx2tpg30|Maximum 2 metre temperature probability greater than 30 C|%
98|133.18||mx2tpg35|Maximum 2 metre temperature probability greater than 35 C|%
98|133.19||mx2tpg40|Maximum 2 metre temperature probability greater than 40 C|%
98|133.2||2tplm5|2m temperature probability less than -5 C|%
98|133.20||mx2tpg45|Maximum 2 metre temperature probability greater than 45 C|%
82|133.200||TKE|Turbulent Kinetic Energy|J/kg
82|133.201||DTKE|Dissipation rate of TKE|W/kg
82|133.202||Km|Eddy viscosity|m2/s
82|133.203||Kh|Eddy diffusivity|m2/s
98|133.21||10spg10|10 metre wind speed probability of at least 10 m/s|%
98|133.22||10spg15|10 metre wind speed probability of at least 15 m/s|%
82|133.220||hlev| Level ice thickness|m
82|133.221||hrdg|Ridged ice thickness|m
82|133.222||Rh|Ice ridge height|m
82|133.223||Rd|Ice ridge density|1/km
98|133.23||10spg20|10 metre wind speed probability of at least 20 m/s|%
82|133.231||ucurmean|U-mean (prev. timestep)|cm/s
82|133.232||vcurmean|V-mean (prev. timestep)|cm/s
82|133.233||wcurmean|W-mean (prev. timestep)|m/s
82|133.239||tsn|Snow temperature|Deg C
98|133.24||10spg35|10 metre wind speed probability of at least 35 m/s|%
82|133.243||dpt|Total depth in meters|m
98|133.25||10spg50|10 metre wind speed probability of at least 50 m/s|%
82|133.255||Missing|Missing|Missing
98|133.26||10gpg20|10 metre wind gust probability of at least 20 m/s|%
98|133.27||10gpg35|10 metre wind gust probability of at least 35 m/s|%
82|133.28||wvsp1|Wave spectra (1)|-
98|133.28||10gpg50|10 metre wind gust probability of at least 50 m/s|%
82|133.29||wvsp2|Wave spectra (2)|-
98|133.29||10gpg75|10 metre wind gust probability of at least 75 m/s|%
98|133.3||2tpl0|2m temperature probability less than 0 C|%
82|133.30||wvsp3|Wave spectra (3)|-
98|133.30||10gpg100|10 metre wind gust probability of at least 100 m/s|%
82|133.31||wdir|Wind direction|Deg true
98|133.31||tppg1|Total precipitation probability of at least 1 mm|%
82|133.32||ws|Wind speed|m/s
98|133.32||tppg5|Total precipitation probability of at least 5 mm|%
82|133.33||u|U-component of Wind|m/s
98|133.33||tppg10|Total precipitation probability of at least 10 mm|%
82|133.34||v|V-component of Wind|m/s
98|133.34||tppg20|Total precipitation probability of at least 20 mm|%
82|133.35||strf|Stream function|m2/s
98|133.35||tppg40|Total precipitation probability of at least 40 mm|%
82|133.36||vp|Velocity potential|m2/s
98|133.36||tppg60|Total precipitation probability of at least 60 mm|%
82|133.37||mntsf|Montgomery stream function|m2/s2
98|133.37||tppg80|Total precipitation probability of at least 80 mm|%
82|133.38||sgcvv|Sigma coordinate vertical velocity|1/s
98|133.38||tppg100|Total precipitation probability of at least 100 mm|%
82|133.39||wcur_pr|Z-component of velocity (pressure)|Pa/s
98|133.39||tppg150|Total precipitation probability of at least 150 mm|%
98|133.4||2tpl5|2m temperature probability less than 5 C|%
82|133.40||wcur_ge|Z-component of velocity (geometric)|m/s
98|133.40||tppg200|Total precipitation probability of at least 200 mm|%
82|133.41||absv|Absolute vorticity|1/s
98|133.41||tppg300|Total precipitation probability of at least 300 mm|%
82|133.42||absd|Absolute divergence|1/s
98|133.42||sfpg1|Snowfall probability of at least 1 mm|%
82|133.43||vo|Relative vorticity|1/s
98|133.43||sfpg5|Snowfall probability of at least 5 mm|%
82|133.44||d|Relative divergence|1/s
98|133.44||sfpg10|Snowfall probability of at least 10 mm|%
82|133.45||vshu|Vertical u-component shear|1/s
98|133.45||sfpg20|Snowfall probability of at least 20 mm|%
82|133.46||vshv|Vertical v-component shear|1/s
98|133.46||sfpg40|Snowfall probability of at least 40 mm|%
82|133.47||dirhcur|Direction of horizontal current|Deg true
98|133.47||sfpg60|Snowfall probability of at least 60 mm|%
82|133.48||spdhcur|Speed of horizontal current|m/s
98|133.48||sfpg80|Snowfall probability of at least 80 mm|%
82|133.49||ucur|U-comp of Current|cm/s
98|133.49||sfpg100|Snowfall probability of at least 100 mm|%
98|133.5||2tpl10|2m temperature probability less than 10 C|%
82|133.50||vcur|V-comp of Current|cm/s
98|133.50||sfpg150|Snowfall probability of at least 150 mm|%
82|133.51||q|Specific humidity|g/kg
98|133.51||sfpg200|Snowfall probability of at least 200 mm|%
98|133.52||sfpg300|Snowfall probability of at least 300 mm|%
98|133.53||tccpg10|Total Cloud Cover probability greater than 10%|%
98|133.54||tccpg20|Total Cloud Cover probability greater than 20%|%
98|133.55||tccpg30|Total Cloud Cover probability greater than 30%|%
98|133.56||tccpg40|Total Cloud Cover probability greater than 40%|%
98|133.57||tccpg50|Total Cloud Cover probability greater than 50%|%
98|133.58||tccpg60|Total Cloud Cover probability greater than 60%|%
98|133.59||tccpg70|Total Cloud Cover probability greater than 70%|%
98|133.6||2tpg25|2m temperature probability greater than 25 C|%
98|133.60||tccpg80|Total Cloud Cover probability greater than 80%|%
98|133.61||tccpg90|Total Cloud Cover probability greater than 90%|%
98|133.62||tccpg99|Total Cloud Cover probability greater than 99%|%
98|133.63||hccpg10|High Cloud Cover probability greater than 10%|%
98|133.64||hccpg20|High Cloud Cover probability greater than 20%|%
98|133.65||hccpg30|High Cloud Cover probability greater than 30%|%
82|133.66||sd|Snow Depth|m
98|133.66||hccpg40|High Cloud Cover probability greater than 40%|%
82|133.67||mld|Mixed layer depth|m
98|133.67||hccpg50|High Cloud Cover probability greater than 50%|%
82|133.68||tthdp|Transient thermocline depth|m
98|133.68||hccpg60|High Cloud Cover probability greater than 60%|%
82|133.69||mthd|Main thermocline depth|m
98|133.69||hccpg70|High Cloud Cover probability greater than 70%|%
98|133.7||2tpg30|2m temperature probability greater than 30 C|%
82|133.70||mtha|Main thermocline anomaly|m
98|133.70||hccpg80|High Cloud Cover probability greater than 80%|%
82|133.71||tcc|Total Cloud Cover|Fraction
98|133.71||hccpg90|High Cloud Cover probability greater than 90%|%
98|133.72||hccpg99|High Cloud Cover probability greater than 99%|%
98|133.73||mccpg10|Medium Cloud Cover probability greater than 10%|%
98|133.74||mccpg20|Medium Cloud Cover probability greater than 20%|%
98|133.75||mccpg30|Medium Cloud Cover probability greater than 30%|%
98|133.76||mccpg40|Medium Cloud Cover probability greater than 40%|%
98|133.77||mccpg50|Medium Cloud Cover probability greater than 50%|%
98|133.78||mccpg60|Medium Cloud Cover probability greater than 60%|%
98|133.79||mccpg70|Medium Cloud Cover probability greater than 70%|%
98|133.8||2tpg35|2m temperature probability greater than 35 C|%
82|133.80||wtmp|Water temperature|K
98|133.80||mccpg80|Medium Cloud Cover probability greater than 80%|%
98|133.81||mccpg90|Medium Cloud Cover probability greater than 90%|%
82|133.82||dslm|Deviation of sea level from mean|cm
98|133.82||mccpg99|Medium Cloud Cover probability greater than 99%|%
98|133.83||lccpg10|Low Cloud Cover probability greater than 10%|%
98|133.84||lccpg20|Low Cloud Cover probability greater than 20%|%
98|133.85||lccpg30|Low Cloud Cover probability greater than 30%|%
98|133.86||lccpg40|Low Cloud Cover probability greater than 40%|%
98|133.87||lccpg50|Low Cloud Cover probability greater than 50%|%
82|133.88||s|Salinity|psu
98|133.88||lccpg60|Low Cloud Cover probability greater than 60%|%
82|133.89||den|Density|kg/m3
98|133.89||lccpg70|Low Cloud Cover probability greater than 70%|%
98|133.9||2tpg40|2m temperature probability greater than 40 C|%
98|133.90||lccpg80|Low Cloud Cover probability greater than 80%|%
82|133.91||icec|Ice Cover|Fraction
98|133.91||lccpg90|Low Cloud Cover probability greater than 90%|%
82|133.92||icetk|Total ice thickness|m
98|133.92||lccpg99|Low Cloud Cover probability greater than 99%|%
82|133.93||diced|Direction of ice drift|Deg true
82|133.94||siced|Speed of ice drift|m/s
82|133.95||uice|U-component of ice drift|cm/s
82|133.96||vice|V-component of ice drift|cm/s
82|133.97||iceg|Ice growth rate|m/s
82|133.98||iced|Ice divergence|1/s
82|134.0||Reserved|Reserved|Reserved
82|134.1||C2H6|C2H6/Ethane|-
82|134.10||GLYOX|GLYOX/Glyoxal (HCOCHO)|-
82|134.100||CH2CHCN|CH2CHCN|-
82|134.101||(CH3)2NNH2|(CH3)2NNH2/Dimetylhydrazin|-
82|134.102||CH2OC2H3Cl|CH2OC2H3Cl/Epiklorhydrin|-
82|134.103||CH2OC2|CH2OC2/Etylenoxid|-
82|134.105||HF|HF/Vaetefluorid|-
82|134.106||Hcl|Hcl/Vaeteklorid|-
82|134.107||CS2|CS2/Koldisulfid|-
82|134.108||CH3NH2|CH3NH2/Metylamin|-
82|134.11||C5H8|C5H8/Isoprene|-
82|134.110||SF6|SF6/Sulphurhexafloride|-
82|134.111||HCN|HCN/Vaetecyanid|-
82|134.112||COCl2|COCl2/Fosgen|-
82|134.113||H2CCHCl|H2CCHCl/Vinylklorid|-
82|134.12||C2H5OH|C2H5OH/Ethanol|-
82|134.13||CH3OH|CH3OH/Metanol|-
82|134.14||HCOOH|HCOOH/Formic acid|-
82|134.15||CH3COOH|CH3COOH/Acetic acid|-
82|134.19||NMVOC_C|NMVOC_C/Total NMVOC as C|-
82|134.2||NC4H10|NC4H10/N-butane|-
82|134.20|||Reserved|1
82|134.21||PAN|PAN/Peroxy acetyl nitrate|-
82|134.22||NO3|NO3/Nitrate radical|-
82|134.23||N2O5|N2O5/Dinitrogen pentoxide|-
82|134.24||ONIT|ONIT/Organic nitrate|-
82|134.25||ISONRO2|ISONRO2/Isoprene-NO3 adduct|-
82|134.255||Missing|Missing|Missing
82|134.26||HO2NO2|HO2NO2/HO2NO2|-
82|134.27||MPAN|MPAN|-
82|134.28||ISONO3H|ISONO3H|-
82|134.29||HONO|HONO|-
82|134.3||C2H4|C2H4/Ethene|-
82|134.30|||Reserved|1
82|134.31||HO2|HO2/Hydroperhydroxyl radical|-
82|134.32||H2|H2/Molecular hydrogen|-
82|134.33||O|O/Oxygen atomic ground state (3P)|-
82|134.34||O1D|O1D/Oxygen atomic first singlet state|-
82|134.4||C3H6|C3H6/Propene|-
82|134.40||-|Reserved|-
82|134.41||CH3O2|CH3O2/Methyl peroxy radical|-
82|134.42||CH3O2H|CH3O2H/Methyl hydroperoxide|-
82|134.43||C2H5O2|C2H5O2/Ethyl peroxy radical|-
82|134.44||CH3COO2|CH3COO2/Peroxy acetyl radical|-
82|134.45||SECC4H9O2|SECC4H9O2/Buthyl peroxy radical|-
82|134.46||CH3COCHO2CH3|CH3COCHO2CH3/peroxy radical from MEK|-
82|134.47||ACETOL|ACETOL/acetol (hydroxy acetone)|-
82|134.48||CH2O2CH2OH|CH2O2CH2OH|-
82|134.49||CH3CHO2CH2OH|CH3CHO2CH2OH/Peroxy radical from C3H6 + OH|-
82|134.5||OXYLENE|OXYLENE/O-xylene|-
82|134.50||MAL|MAL/CH3COCH=CHCHO|-
82|134.51||MALO2|MALO2/Peroxy radical from MAL + oh|-
82|134.52||ISRO2|ISRO2/Peroxy radical from isoprene + oh|-
82|134.53||ISOPROD|ISOPROD/Peroxy radical from ISOPROD|-
82|134.54||C2H5OOH|C2H5OOH/Ethyl hydroperoxide|-
82|134.55||CH3COO2H|CH3COO2H|-
82|134.56||OXYO2H|OXYO2H/Hydroperoxide from OXYO2|-
82|134.57||SECC4H9O2H|SECC4H9O2H/Buthyl hydroperoxide|-
82|134.58||CH2OOHCH2OH|CH2OOHCH2OH|-
82|134.59||CH3CHOOHCH2OH|CH3CHOOHCH2OH//hydroperoxide from PRRO2 + HO2|-
82|134.6||HCHO|HCHO/Formalydehyde|-
82|134.60||CH3COCHO2HCH3|CH3COCHO2HCH3/hydroperoxide from MEKO2 + HO2|-
82|134.61||MALO2H|MALO2H/Hydroperoxide from MALO2 + ho2|-
82|134.62||IPRO2|IPRO2|-
82|134.63||XO2|XO2|-
82|134.64||OXYO2|OXYO2/Peroxy radical from o-xylene + oh|-
82|134.65||ISRO2H|ISRO2H|-
82|134.66||MVK|MVK|-
82|134.67||MVKO2|MVKO2|-
82|134.68||MVKO2H|MVKO2H|-
82|134.7||CH3CHO|CH3CHO/Acetaldehyde|-
82|134.70||BENZENE|BENZENE|-
82|134.74||ISNI|ISNI|-
82|134.75||ISNIR|ISNIR|-
82|134.76||ISNIRH|ISNIRH|-
82|134.77||MACR|MACR|-
82|134.78||AOH1|AOH1|-
82|134.79||AOH1H|AOH1H|-
82|134.8||CH3COC2H5|CH3COC2H5/Ethyl methyl keton|-
82|134.80||MACRO2|MACRO2|-
82|134.81||MACO3H|MACO3H|-
82|134.82||MACOOH|MACOOH|-
82|134.83||CH2CCH3|CH2CCH3|-
82|134.84||CH2CO2HCH3|CH2CO2HCH3|-
82|134.9||MGLYOX|MGLYOX/Methyl-glyoxal (CH3COCHO)|-
82|134.90||BIGENE|BIGENE|-
82|134.91||BIGALK|BIGALK|-
82|134.92||TOLUENE|TOLUENE|-
82|135.0||Reserved|Reserved|Reserved
82|135.1||GRG1|GRG1/MOZART specie|kg/kg
82|135.100||VIS-340|VIS-340/Visibility at 340 nm|m
82|135.101||VIS-355|VIS-355/Visibility at 355 nm|m
82|135.102||VIS-380|VIS-380/Visibility at 380 nm|m
82|135.103||VIS-440|VIS-440/Visibility at 440 nm|m
82|135.104||VIS-500|VIS-500/Visibility at 500 nm|m
82|135.105||VIS-532|VIS-532/Visibility at 532 nm|m
82|135.106||VIS-675|VIS-675/Visibility at 675 nm|m
82|135.107||VIS-870|VIS-870/Visibility at 870 nm|m
82|135.108||VIS-1020|VIS-1020/Visibility at 1020 nm|m
82|135.109||VIS-1064|VIS-1064/Visibility at 1064 nm|m
82|135.110||VIS-3500|VIS-3500/Visibility at 3500 nm|m
82|135.111||VIS-10000|VIS-10000/Visibility at 10000 nm|m
82|135.120||BSCA-340|BSCA-340/Backscatter at 340 nm|1/m/sr
82|135.121||BSCA-355|BSCA-355/Backscatter at 355 nm|1/m/sr
82|135.122||BSCA-380|BSCA-380/Backscatter at 380 nm|1/m/sr
82|135.123||BSCA-440|BSCA-440/Backscatter at 440 nm|1/m/sr
82|135.124||BSCA-500|BSCA-500/Backscatter at 500 nm|1/m/sr
82|135.125||BSCA-532|BSCA-532/Backscatter at 532 nm|1/m/sr
82|135.126||BSCA-675|BSCA-675/Backscatter at 675 nm|1/m/sr
82|135.127||BSCA-870|BSCA-870/Backscatter at 870 nm|1/m/sr
82|135.128||BSCA-1020|BSCA-1020/Backscatter at 1020 nm|1/m/sr
82|135.129||BSCA-1064|BSCA-1064/Backscatter at 1064 nm|1/m/sr
82|135.130||BSCA-3500|BSCA-3500/Backscatter at 3500 nm|1/m/sr
82|135.131||BSCA-10000|BSCA-10000/Backscatter at 10000 nm|1/m/sr
82|135.140||EXT-340|EXT-340/Extinction at 340 nm|1/m
82|135.141||EXT-355|EXT-355/Extinction at 355 nm|1/m
82|135.142||EXT-380|EXT-380/Extinction at 380 nm|1/m
82|135.143||EXT-440|EXT-440/Extinction at 440 nm|1/m
82|135.144||EXT-500|EXT-500/Extinction at 500 nm|1/m
82|135.145||EXT-532|EXT-532/Extinction at 532 nm|1/m
82|135.146||EXT-675|EXT-675/Extinction at 675 nm|1/m
82|135.147||EXT-870|EXT-870/Extinction at 870 nm|1/m
82|135.148||EXT-1020|EXT-1020/Extinction at 1020 nm|1/m
82|135.149||EXT-1064|EXT-1064/Extinction at 1064 nm|1/m
82|135.150||EXT-3500|EXT-3500/Extinction at 3500 nm|1/m
82|135.151||EXT-10000|EXT-10000/Extinction at 10000 nm|1/m
82|135.160||AOD-340|AOD-340/Aerosol optical depth at 340 nm|1
82|135.161||AOD-355|AOD-355/Aerosol optical depth at 355 nm|1
82|135.162||AOD-380|AOD-380/Aerosol optical depth at 380 nm|1
82|135.163||AOD-440|AOD-440/Aerosol optical depth at 440 nm|1
82|135.164||AOD-500|AOD-500/Aerosol optical depth at 500 nm|1
82|135.165||AOD-532|AOD-532/Aerosol optical depth at 532 nm|1
82|135.166||AOD-675|AOD-675/Aerosol optical depth at 675 nm|1
82|135.167||AOD-870|AOD-870/Aerosol optical depth at 870 nm|1
82|135.168||AOD-1020|AOD-1020/Aerosol optical depth at 1020 nm|1
82|135.169||AOD-1064|AOD-1064/Aerosol optical depth at 1064 nm|1
82|135.170||AOD-3500|AOD-3500/Aerosol optical depth at 3500 nm|1
82|135.171||AOD-10000|AOD-10000/Aerosol optical depth at 10000 nm|1
82|135.2||GRG2|GRG2/MOZART specie|kg/kg
82|135.208||fra|Rain fraction of total cloud water|Proportion
82|135.209||facra|Rain factor|Numeric
82|135.210||tqr|Total column integrated rain|kg/m2
82|135.211||tqs|Total column integrated snow|kg/m2
82|135.212||twatp|Total water precipitation|kg/m2
82|135.213||tsnowp|Total snow precipitation|kg/m2
82|135.214||tcw|Total column water (Vertically integrated total water)|kg/m2
82|135.215||lsprate|Large scale precipitation rate|kg/m2/s
82|135.216||csrwe|Convective snowfall rate water equivalent|kg/m2/s
82|135.217||prs_gsp|Large scale snowfall rate water equivalent|kg/m2/s
82|135.218||tsrate|Total snowfall rate|m/s
82|135.219||csrate|Convective snowfall rate|m/s
82|135.220||lssrate|Large scale snowfall rate|m/s
82|135.221||sdwe|Snow depth water equivalent|kg/m2
82|135.222||se|Snow evaporation|kg/m2
82|135.223||tciwv|Total column integrated water vapour|kg/m2
82|135.224||rprate|Rain precipitation rate|kg/m2/s
82|135.225||sprate|Snow precipitation rate|kg/m2/s
82|135.226||fprate|Freezing rain precipitation rate|kg/m2/s
82|135.227||iprate|Ice pellets precipitation rate|kg/m2/s
82|135.228||clwc|Specific cloud liquid water content|kg/kg
82|135.229||ciwc|Specific cloud ice water content|kg/kg
82|135.230||crwc|Specific rain water content|kg/kg
82|135.231||cswc|Specific snow water content|kg/kg
82|135.232||ugust|u-component of wind (gust)|m/s
82|135.233||vgust|v-component of wind (gust)|m/s
82|135.234||vwsh|Vertical speed shear|1/s
82|135.235||mflx|Horizontal momentum flux|N/m2
82|135.236||ustm|u-component storm motion|m/s
82|135.237||vstm|v-component storm motion|m/s
82|135.238||cd|Drag coefficient|Numeric
82|135.239||eta|Eta coordinate vertical velocity|1/s
82|135.240||alts|Altimeter setting|Pa
82|135.241||thick|Thickness|m
82|135.242||presalt|Pressure altitude|m
82|135.243||denalt|Density altitude|m
82|135.244||5wavh|5-wave geopotential height|gpm
82|135.245||u-gwd|Zonal flux of gravity wave stress|N/m2
82|135.246||v-gwd|Meridional flux of gravity wave stress|N/m2
82|135.247||hbpl|Planetary boundary layer height|m
82|135.248||5wava|5-wave geopotential height anomaly|gpm
82|135.249||stdsgor|Standard deviation of sub-gridscale orography|m
82|135.250||angsgor|Angle of sub-gridscale orography|rad
82|135.251||slsgor|Slope of sub-gridscale orography|Numeric
82|135.252||gwd|Gravity wave dissipation|W/m2
82|135.253||isor|Anisotropy of sub-gridscale orography|Numeric
82|135.254||nlpres|Natural logarithm of pressure in Pa|Numeric
82|135.255||Missing|Missing|Missing
82|135.3||GRG3|GRG3/MOZART specie|kg/kg
82|135.4||GRG4|GRG4/MOZART specie|kg/kg
82|135.5||GRG5|GRG5/MOZART specie|kg/kg
82|136.0||Reserved|Reserved|Reserved
82|136.1||pres|Pressure|Pa
82|136.11||t|Temperature|K
82|136.116||UVirr|CIE-weighted UV irradiance|mW/m2
82|136.117||GLirr|Global irradiance|W/m2
82|136.118||BNirr|Beam normal irradiance|W/m2
82|136.119||sun|Sunshine duration|min
82|136.120||PAR|PAR|W/m2
82|136.165||pr_1h|Accumulated precipitation, 1 hours|mm
82|136.175||sn_1h|Accumulated fresh snow, 1 hours|cm
82|136.206||totO3|Total ozone|Atm cm
82|136.255||Missing|Missing|Missing
82|136.51||q|Specific humidity|kg/kg
82|136.54||pwat|Precipitable water|kg/m2
82|136.66||sd|Snow depth|m
82|136.71||tcc|Total cloud cover|fraction
82|136.73||lcc|Low cloud cover|fraction
82|136.77||cb_sigpr|Probability for significant cloud base|fraction
82|136.78||cb_sig|Significant cloud base|m
82|136.79||ct_sig|Significant cloud top|m
82|136.84||al|Albedo (lev 0=global radiation lev 1=UV radiation)|fraction
82|136.91||icec|Ice concentration|fraction
82|137.0||Reserved|Reserved|Reserved
82|137.1||XSOX_HIL|Concentration of SOX, excluding seasalt, in air|ug/m**3
82|137.10||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.100||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.101||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.102||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.103||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.104||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.105||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.106||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.107||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.11||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.110||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.111||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.112||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.113||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.114||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.115||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.116||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.117||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.12||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.120||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.121||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.122||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.123||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.124||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.125||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.126||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.127||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.13||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.130||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.131||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.132||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.133||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.134||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.135||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.136||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.137||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.14||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.15||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.16||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.17||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.2||XSOX_DRY_MIX|Drydeposition of SOX, excluding seasalt, mixed gound|mg S/m**2
82|137.20||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.21||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.22||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.23||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.24||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.25||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.255||Missing|Missing|Missing
82|137.26||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.27||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.3||XSOX_DRY_PA|Drydeposition of SOX, excluding seasalt, Pasture|mg S/m**2
82|137.30||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.31||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.32||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.33||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.34||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.35||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.36||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.37||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.4||XSOX_DRY_AR|Drydeposition of SOX, excluding seasalt, Arable|mg S/m**2
82|137.40||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.41||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.42||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.43||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.44||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.45||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.46||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.47||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.5||XSOX_DRY_BO|Drydeposition of SOX, excluding seasalt, Beach Oak|mg S/m**2
82|137.50||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.51||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.52||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.53||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.54||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.55||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.56||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.57||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.6||XSOX_DRY_DE|Drydeposition of SOX, excluding seasalt, Deciduous|mg S/m**2
82|137.60||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.61||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.62||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.63||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.64||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.65||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.66||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.67||SOX_HIL|Concentration of SOX in air|ug/m**3
82|137.7||XSOX_DRY_SP|Drydeposition of SOX, excluding seasalt, Spruce|mg S/m**2
82|137.70||XSOX_DRY_PI|Drydeposition of SOX, excluding seasalt, Pine|mg S/m**2
82|137.71||XSOX_DRY_WE|Drydeposition of SOX, excluding seasalt, Wetland|mg S/m**2
82|137.72||XSOX_DRY_MH|Drydeposition of SOX, excluding seasalt, Mountain|mg S/m**2
82|137.73||XSOX_DRY_UR|Drydeposition of SOX, excluding seasalt, Urban|mg S/m**2
82|137.74||XSOX_DRY_WA|Drydeposition of SOX, excluding seasalt, Water|mg S/m**2
82|137.75||XSOX_WET|Wetdeposition of SOX, excluding seasalt|mg S/m**2
82|137.76||XSOX_TOT|Total deposition of SOX, excluding seasalt|mg S/m**2
82|137.77||SOX_HIL|Concentration of SOX in air|ug/m**3
82|140.0||Reserved|Reserved|Reserved
82|140.1||CTGDC|Cloud to ground discharge count|count
98|140.100||wnslc|Number of events in freak waves statistics|Numeric
98|140.101||utaua|U-component of atmospheric surface momentum flux|N m**-2
98|140.102||vtaua|V-component of atmospheric surface momentum flux|N m**-2
98|140.103||utauo|U-component of surface momentum flux into ocean|N m**-2
98|140.104||vtauo|V-component of surface momentum flux into ocean|N m**-2
98|140.105||wphio|Wave turbulent energy flux into ocean|W m**-2
98|140.106||wdw1|Wave directional width of first swell partition|radians
98|140.107||wfw1|Wave frequency width of first swell partition|dimensionless
98|140.108||wdw2|Wave directional width of second swell partition|radians
98|140.109||wfw2|Wave frequency width of second swell partition|dimensionless
98|140.110||wdw3|Wave directional width of third swell partition|radians
98|140.111||wfw3|Wave frequency width of third swell partition|dimensionless
98|140.112||wefxm|Wave energy flux magnitude|W m**-1
98|140.113||wefxd|Wave energy flux mean direction|Degree true
98|140.114||h1012|Significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
98|140.115||h1214|Significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
98|140.116||h1417|Significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
98|140.117||h1721|Significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
98|140.118||h2125|Significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
98|140.119||h2530|Significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
98|140.120||sh10|Significant wave height of all waves with period larger than 10s|m
98|140.121||swh1|Significant wave height of first swell partition|m
98|140.122||mwd1|Mean wave direction of first swell partition|degrees
98|140.123||mwp1|Mean wave period of first swell partition|s
98|140.124||swh2|Significant wave height of second swell partition|m
98|140.125||mwd2|Mean wave direction of second swell partition|degrees
98|140.126||mwp2|Mean wave period of second swell partition|s
98|140.127||swh3|Significant wave height of third swell partition|m
98|140.128||mwd3|Mean wave direction of third swell partition|degrees
98|140.129||mwp3|Mean wave period of third swell partition|s
82|140.2||CTCDC|Cloud to cloud discharge count|count
98|140.200||maxswh|Maximum of significant wave height|m
98|140.207||wss|Wave Spectral Skewness|Numeric
98|140.208||wstar|Free convective velocity over the oceans|m s**-1
98|140.209||rhoao|Air density over the oceans|kg m**-3
98|140.210||mswsi|Mean square wave strain in sea ice|1
98|140.211||phiaw|Normalized energy flux into waves|Numeric
98|140.212||phioc|Normalized energy flux into ocean|Numeric
98|140.213||tla|Turbulent Langmuir number|1
98|140.214||tauoc|Normalized stress into ocean|Numeric
98|140.215||ust|U-component surface stokes drift|m s**-1
98|140.216||vst|V-component surface stokes drift|m s**-1
98|140.217||tmax|Period corresponding to maximum individual wave height|s
98|140.218||hmax|Envelop-maximum individual wave height|m
98|140.219||wmb|Model bathymetry|m
98|140.220||mp1|Mean wave period based on first moment|s
98|140.221||mp2|Mean zero-crossing wave period|s
98|140.222||wdw|Wave spectral directional width|radians
98|140.223||p1ww|Mean wave period based on first moment for wind waves|s
98|140.224||p2ww|Mean wave period based on second moment for wind waves|s
98|140.225||dwww|Wave spectral directional width for wind waves|radians
98|140.226||p1ps|Mean wave period based on first moment for swell|s
98|140.227||p2ps|Mean wave period based on second moment for swell|s
98|140.228||dwps|Wave spectral directional width for swell|radians
98|140.229||swh|Significant height of combined wind waves and swell|m
98|140.230||mwd|Mean wave direction|Degree true
98|140.231||pp1d|Peak wave period|s
98|140.232||mwp|Mean wave period|s
98|140.233||cdww|Coefficient of drag with waves|dimensionless
98|140.234||shww|Significant height of wind waves|m
98|140.235||mdww|Mean direction of wind waves|degrees
98|140.236||mpww|Mean period of wind waves|s
98|140.237||shts|Significant height of total swell|m
98|140.238||mdts|Mean direction of total swell|degrees
98|140.239||mpts|Mean period of total swell|s
98|140.240||sdhs|Standard deviation wave height|m
98|140.241||mu10|Mean of 10 metre wind speed|m s**-1
98|140.242||mdwi|Mean wind direction|degrees
98|140.243||sdu|Standard deviation of 10 metre wind speed|m s**-1
98|140.244||msqs|Mean square slope of waves|dimensionless
98|140.245||wind|10 metre wind speed|m s**-1
98|140.246||awh|Altimeter wave height|m
98|140.247||acwh|Altimeter corrected wave height|m
98|140.248||arrc|Altimeter range relative correction|1
98|140.249||dwi|10 metre wind direction|degrees
98|140.250||2dsp|2D wave spectra (multiple)|m**2 s radian**-1
98|140.251||2dfd|2D wave spectra (single)|m**2 s radian**-1
98|140.252||wsk|Wave spectral kurtosis|dimensionless
98|140.253||bfi|Benjamin-Feir index|dimensionless
98|140.254||wsp|Wave spectral peakedness|dimensionless
82|140.255||Missing|Missing|Missing
82|140.3||TDC|Total discharge count|count
82|140.4||CTGAAPC|Cloud to ground accumulated absolute peek current|kA
82|140.5||CTCAAPC|Cloud to cloud accumulated absolute peek current|kA
82|140.6||TAAPC|Total accumulated absolute peek current|kA
82|140.7||SCTGDC|Significant cloud to ground discharge count (discharges with absolute peek current above 100kA)|count
82|140.8||SCTCDC|Significant cloud to cloud discharge count (discharges with absolute peek current above 100kA)|count
98|140.80||wx1|Wave experimental parameter 1|1
98|140.81||wx2|Wave experimental parameter 2|1
98|140.82||wx3|Wave experimental parameter 3|1
98|140.83||wx4|Wave experimental parameter 4|1
98|140.84||wx5|Wave experimental parameter 5|1
82|140.9||STDC|Significant total discharge count (discharges with absolute peek current above 100kA)|count
98|140.98||weta|Wave induced mean sea level correction|m
98|140.99||wraf|Ratio of wave angular and frequency width|Numeric
82|150.0||Reserved|Reserved |Reserved
98|150.129||ocpt|Ocean potential temperature|deg C
98|150.130||ocs|Ocean salinity|psu
98|150.131||ocpd|Ocean potential density|kg m**-3 -1000
98|150.135||ocw|Ocean W wind component|m s**-1
98|150.137||rn|Richardson number|1
98|150.139||uv|U*V product|m s**-2
98|150.140||ut|U*T product|m s**-1 deg C
98|150.141||vt|V*T product|m s**-1 deg C
98|150.142||uu|U*U product|m s**-2
98|150.143||vv|V*V product|m s**-2
98|150.152||sl|Sea level|m
98|150.154||mld|Mixed layer depth|m
98|150.171||nsf|Net surface heat flux|1
82|150.255||Missing|Missing|Missing
82|150.57||eP|Evaporation Penman formula|mm
82|150.58||spw|Spray weather recomendation|index
82|151.0||Reserved|Reserved|Reserved
82|151.1||tp_1_10|Probability total precipitation between 1 and 10 mm|%
98|151.129||thetao|Sea water potential temperature|deg C
98|151.130||so|Sea water practical salinity|psu
98|151.131||ocu|Eastward surface sea water velocity|m s**-1
98|151.132||ocv|Northward surface sea water velocity|m s**-1
98|151.133||wo|Upward sea water velocity|m s**-1
98|151.134||mst|Modulus of strain rate tensor|s**-1
98|151.135||vvs|Vertical viscosity|m**2 s**-1
98|151.136||vdf|Vertical diffusivity|m**2 s**-1
98|151.137||dep|Bottom level Depth|m
98|151.138||sigmat|Sea water sigma theta|kg m**-3
98|151.139||rn|Richardson number|1
98|151.140||uv|UV product|m**2 s**-2
98|151.141||ut|UT product|m s**-1 degC
98|151.142||vt|VT product|m s**-1 deg C
98|151.143||uu|UU product|m**2 s**-2
98|151.144||vv|VV product|m**2 s**-2
98|151.145||zos|Sea surface height|m
98|151.146||sl_1|Sea level previous timestep|m
98|151.147||stfbarot|Ocean barotropic stream function|m**3 s**-1
98|151.148||mld|Mixed layer depth|m
98|151.149||btp|Bottom Pressure (equivalent height)|m
98|151.150||sh|Steric height|m
98|151.151||crl|Curl of Wind Stress|N m**-3
98|151.153||taueo|Surface downward eastward stress|N m**-2
98|151.154||tauno|Surface downward northward stress|N m**-2
98|151.155||tki|Turbulent kinetic energy input|J m**-2
98|151.156||nsf|Net surface heat flux|J m**-2
98|151.157||asr|Absorbed solar radiation|J m**-2
98|151.158||pme|Precipitation - evaporation|m s**-1
98|151.159||sst|Specified sea surface temperature|deg C
98|151.160||shf|Specified surface heat flux|J m**-2
98|151.161||dte|Diagnosed sea surface temperature error|deg C
98|151.162||hfc|Heat flux correction|J m**-2
98|151.163||t20d|Depth of 20C isotherm|m
98|151.164||tav300|Average potential temperature in the upper 300m|degrees C
98|151.165||uba1|Vertically integrated zonal velocity (previous time step)|m**2 s**-1
98|151.166||vba1|Vertically Integrated meridional velocity (previous time step)|m**2 s**-1
98|151.167||ztr|Vertically integrated zonal volume transport|m**2 s**-1
98|151.168||mtr|Vertically integrated meridional volume transport|m**2 s**-1
98|151.169||zht|Vertically integrated zonal heat transport|J m**-1 s**-1
98|151.170||mht|Vertically integrated meridional heat transport|J m**-1 s**-1
98|151.171||umax|U velocity maximum|m s**-1
98|151.172||dumax|Depth of the velocity maximum|m
98|151.173||smax|Salinity maximum|psu
98|151.174||dsmax|Depth of salinity maximum|m
98|151.175||sav300|Average sea water practical salinity in the upper 300m|psu
98|151.176||ldp|Layer Thickness at scalar points|m
98|151.177||ldu|Layer Thickness at vector points|m
98|151.178||pti|Potential temperature increment|deg C
98|151.179||ptae|Potential temperature analysis error|deg C
98|151.180||bpt|Background potential temperature|deg C
98|151.181||apt|Analysed potential temperature|deg C
98|151.182||ptbe|Potential temperature background error|deg C
98|151.183||as|Analysed salinity|psu
98|151.184||sali|Salinity increment|psu
98|151.185||ebt|Estimated Bias in Temperature|deg C
98|151.186||ebs|Estimated Bias in Salinity|psu
98|151.187||uvi|Zonal Velocity increment (from balance operator)|m s**-1 per time step
98|151.188||vvi|Meridional Velocity increment (from balance operator)|1
98|151.190||subi|Salinity increment (from salinity data)|psu per time step
98|151.191||sale|Salinity analysis error|psu
98|151.192||bsal|Background Salinity|psu
98|151.194||salbe|Salinity background error|psu
98|151.199||ebta|Estimated temperature bias from assimilation|deg C
82|151.2||tp_10_50|Probability total precipitation between 10 and 50 mm|%
98|151.200||ebsa|Estimated salinity bias from assimilation|psu
98|151.201||lti|Temperature increment from relaxation term|deg C per time step
98|151.202||lsi|Salinity increment from relaxation term|1
98|151.203||bzpga|Bias in the zonal pressure gradient (applied)|Pa m**-1
98|151.204||bmpga|Bias in the meridional pressure gradient (applied)|Pa m**-1
98|151.205||ebtl|Estimated temperature bias from relaxation|deg C
98|151.206||ebsl|Estimated salinity bias from relaxation|psu
98|151.207||fgbt|First guess bias in temperature|deg C
98|151.208||fgbs|First guess bias in salinity|psu
98|151.209||bpa|Applied bias in pressure|Pa
98|151.210||fgbp|FG bias in pressure|Pa
98|151.211||pta|Bias in temperature(applied)|deg C
98|151.212||psa|Bias in salinity (applied)|psu
82|151.255||Missing|Missing|Missing
82|151.3||tp_>50|Probability total precipitation more than 50 mm|%
82|151.57||eP|Evaporation Penman formula|mm
98|160.127||at|Atmospheric tide|1
98|160.128||bv|Budget values|1
98|160.129||z|Geopotential|m**2 s**-2
98|160.130||t|Temperature|K
98|160.131||u|U component of wind|m s**-1
98|160.132||v|V component of wind|m s**-1
98|160.133||q|Specific humidity|kg kg**-1
98|160.134||sp|Surface pressure|Pa
98|160.135||wrea|vertical velocity (pressure)|Pa s**-1
98|160.136||tcw|Total column water|kg m**-2
98|160.137||pwcrea|Precipitable water content|kg m**-2
98|160.138||vo|Vorticity (relative)|s**-1
98|160.139||stl1|Soil temperature level 1|K
98|160.140||swl1rea|Soil wetness level 1|m
98|160.141||sdrea|Snow depth|kg m**-2
98|160.142||lsprea|Large-scale precipitation|kg m**-2 s**-1
98|160.143||cprea|Convective precipitation|kg m**-2 s**-1
98|160.144||sfrea|Snowfall|kg m**-2 s**-1
98|160.145||bld|Time-integrated boundary layer dissipation|J m**-2
98|160.146||sshf|Time-integrated surface sensible heat net flux|J m**-2
98|160.147||slhf|Time-integrated surface latent heat net flux|J m**-2
98|160.151||msl|Mean sea level pressure|Pa
98|160.152||lnsp|Logarithm of surface pressure|Numeric
98|160.155||d|Divergence|s**-1
98|160.156||ghrea|Height|m
98|160.157||rrea|Relative humidity|(0 - 1)
98|160.158||tsp|Tendency of surface pressure|Pa s**-1
98|160.164||tcc|Total cloud cover|(0 - 1)
98|160.165||10u|10 metre U wind component|m s**-1
98|160.166||10v|10 metre V wind component|m s**-1
98|160.167||2t|2 metre temperature|K
98|160.168||2d|2 metre dewpoint temperature|K
98|160.170||stl2|Soil temperature level 2|K
98|160.171||swl2rea|Soil wetness level 2|m
98|160.172||lsm|Land-sea mask|(0 - 1)
98|160.173||sr|Surface roughness (climatological)|m
98|160.174||al|Albedo (climatological)|(0 - 1)
98|160.176||ssr|Surface net short-wave (solar) radiation|J m**-2
98|160.177||str|Surface net long-wave (thermal) radiation|J m**-2
98|160.178||tsr|Top net short-wave (solar) radiation|J m**-2
98|160.179||ttr|Top net long-wave (thermal) radiation|J m**-2
98|160.180||ewssrea|East-West surface stress|N m**-2 s**-1
98|160.181||nsssrea|North-South surface stress|N m**-2 s**-1
98|160.182||erea|Evaporation|kg m**-2 s**-1
98|160.183||stl3|Soil temperature level 3|K
98|160.184||swl3rea|Soil wetness level 3|m
98|160.185||ccc|Convective cloud cover|(0 - 1)
98|160.186||lcc|Low cloud cover|(0 - 1)
98|160.187||mcc|Medium cloud cover|(0 - 1)
98|160.188||hcc|High cloud cover|(0 - 1)
98|160.190||ewov|East-West component of sub-gridscale orographic variance|m**2
98|160.191||nsov|North-South component of sub-gridscale orographic variance|m**2
98|160.192||nwov|North-West/South-East component of sub-gridscale orographic variance|m**2
98|160.193||neov|North-East/South-West component of sub-gridscale orographic variance|m**2
98|160.195||lgws|Eastward gravity wave surface stress|N m**-2 s
98|160.196||mgws|Northward gravity wave surface stress|N m**-2 s
98|160.197||gwd|Gravity wave dissipation|J m**-2
98|160.198||srcon|Skin reservoir content|kg m**-2
98|160.199||vegrea|Percentage of vegetation|%
98|160.200||vso|Variance of sub-gridscale orography|m**2
98|160.204||paw|Precipitation analysis weights|1
98|160.205||rorea|Runoff|kg m**-2 s**-1
98|160.207||tzrea|Covariance of temperature and geopotential|K m**2 s**-2
98|160.209||qzrea|Covariance of specific humidity and geopotential|m**2 s**-2
98|160.210||qtrea|Covariance of specific humidity and temperature|K
98|160.212||uzrea|Covariance of U component and geopotential|m**3 s**-3
98|160.213||utrea|Covariance of U component and temperature|K m s**-1
98|160.214||uqrea|Covariance of U component and specific humidity|m s**-1
98|160.216||vzrea|Covariance of V component and geopotential|m**3 s**-3
98|160.217||vtrea|Covariance of V component and temperature|K m s**-1
98|160.218||vqrea|Covariance of V component and specific humidity|m s**-1
98|160.219||vurea|Covariance of V component and U component|m**2 s**-2
98|160.221||wzrea|Covariance of W component and geopotential|Pa m**2 s**-3
98|160.222||wtrea|Covariance of W component and temperature|K Pa s**-1
98|160.223||wqrea|Covariance of W component and specific humidity|Pa s**-1
98|160.224||wurea|Covariance of W component and U component|Pa m s**-2
98|160.225||wvrea|Covariance of W component and V component|Pa m s**-2
98|160.228||tp|Total precipitation|m
98|160.229||iews|Instantaneous eastward turbulent surface stress|N m**-2
98|160.230||inss|Instantaneous northward turbulent surface stress|N m**-2
98|160.231||ishfrea|Instantaneous surface heat flux|J m**-2
98|160.232||ie|Instantaneous moisture flux|kg m**-2 s**-1
98|160.233||asq|Apparent surface humidity|kg kg**-1
98|160.234||lsrh|Logarithm of surface roughness length for heat (climatological)|Numeric
98|160.235||skt|Skin temperature|K
98|160.236||stl4|Soil temperature level 4|K
98|160.237||swl4|Soil wetness level 4|m
98|160.238||tsn|Temperature of snow layer|K
98|160.239||csfrea|Convective snowfall|kg m**-2 s**-1
98|160.240||lsfrea|Large scale snowfall|kg m**-2 s**-1
98|160.241||clwcerrea|Cloud liquid water content|kg kg**-1
98|160.242||ccrea|Cloud cover|(0 - 1)
98|160.243||falrea|Forecast albedo|1
98|160.244||fsr|Forecast surface roughness|m
98|160.245||flsr|Forecast logarithm of surface roughness for heat|Numeric
98|160.246||10wsrea|10 metre wind speed|m s**-1
98|160.247||moflrea|Momentum flux|N m**-2
98|160.254||hsdrea|Heaviside beta function|(0 - 1)
98|160.49||10fgrea|10 metre wind gust during averaging time|m s**-1
98|162.100||srta|Time-integrated temperature tendency due to short-wave radiation|K
98|162.101||trta|Time-integrated temperature tendency due to long-wave radiation|K
98|162.102||srtca|Time-integrated temperature tendency due to short wave radiation, clear sky|K
98|162.103||trtca|Time-integrated temperature tendency due to long-wave radiation, clear sky|K
98|162.104||umfa|Time-integrated updraught mass flux|kg m**-2
98|162.105||dmfa|Time-integrated downdraught mass flux|kg m**-2
98|162.106||udra|Time-integrated updraught detrainment rate|kg m**-3
98|162.107||ddra|Time-integrated downdraught detrainment rate|kg m**-3
98|162.108||tpfa|Time-integrated total precipitation flux|kg m**-2
98|162.109||tdcha|Time-integrated turbulent diffusion coefficient for heat|m**2
98|162.110||ttpha|Time-integrated temperature tendency due to parametrisations|K
98|162.111||qtpha|Time-integrated specific humidity tendency due to parametrisations|kg kg**-1
98|162.112||utpha|Time-integrated eastward wind tendency due to parametrisations|m s**-1
98|162.113||vtpha|Time-integrated northward wind tendency due to parametrisations|m s**-1
98|162.114||utendd|U-tendency from dynamics|m s**-1
98|162.115||vtendd|V-tendency from dynamics|m s**-1
98|162.116||ttendd|T-tendency from dynamics|K
98|162.117||qtendd|q-tendency from dynamics|kg kg**-1
98|162.118||ttendr|T-tendency from radiation|K
98|162.119||utendts|U-tendency from turbulent diffusion + subgrid orography|m s**-1
98|162.120||vtendts|V-tendency from turbulent diffusion + subgrid orography|m s**-1
98|162.121||ttendts|T-tendency from turbulent diffusion + subgrid orography|K
98|162.122||qtendt|q-tendency from turbulent diffusion|kg kg**-1
98|162.123||utends|U-tendency from subgrid orography|m s**-1
98|162.124||vtends|V-tendency from subgrid orography|m s**-1
98|162.125||ttends|T-tendency from subgrid orography|K
98|162.126||utendcds|U-tendency from convection (deep+shallow)|m s**-1
98|162.127||vtendcds|V-tendency from convection (deep+shallow)|m s**-1
98|162.128||ttendcds|T-tendency from convection (deep+shallow)|K
98|162.129||qtendcds|q-tendency from convection (deep+shallow)|kg kg**-1
98|162.130||lpc|Liquid Precipitation flux from convection|kg m**-2
98|162.131||ipc|Ice Precipitation flux from convection|kg m**-2
98|162.132||ttendcs|T-tendency from cloud scheme|K
98|162.133||qtendcs|q-tendency from cloud scheme|kg kg**-1
98|162.134||qltendcs|ql-tendency from cloud scheme|kg kg**-1
98|162.135||qitendcs|qi-tendency from cloud scheme|kg kg**-1
98|162.136||lpcs|Liquid Precip flux from cloud scheme (stratiform)|kg m**-2
98|162.137||ipcs|Ice Precip flux from cloud scheme (stratiform)|kg m**-2
98|162.138||utendcs|U-tendency from shallow convection|m s**-1
98|162.139||vtendcs|V-tendency from shallow convection|m s**-1
98|162.140||ttendsc|T-tendency from shallow convection|K
98|162.141||qtendsc|q-tendency from shallow convection|kg kg**-1
98|162.45||wvf|Water vapour flux|kg m**-1 s**-1
98|162.52||sp|Surface pressure|Pa
98|162.53||vima|Total column vertically-integrated mass of atmosphere|kg m**-2
98|162.54||vit|Total column vertically-integrated temperature|K kg m**-2
98|162.55||viwv|Total column vertically-integrated water vapour|kg m**-2
98|162.56||vilw|Total column vertically-integrated cloud liquid water|kg m**-2
98|162.57||viiw|Total column vertically-integrated cloud frozen water|kg m**-2
98|162.58||vioz|Total column vertically-integrated ozone|kg m**-2
98|162.59||vike|Total column vertically-integrated kinetic energy|J m**-2
98|162.60||vithe|Total column vertically-integrated enthalpy|J m**-2
98|162.61||vipie|Total column vertically-integrated potential + internal energy|J m**-2
98|162.62||vipile|Total column vertically-integrated potential+internal+latent energy|J m**-2
98|162.63||vitoe|Total column vertically-integrated total energy|J m**-2
98|162.64||viec|Total column vertically-integrated energy conversion|W m**-2
98|162.65||vimae|Total column vertically-integrated eastward mass flux|kg m**-1 s**-1
98|162.66||viman|Total column vertically-integrated northward mass flux|kg m**-1 s**-1
98|162.67||vikee|Total column vertically-integrated eastward kinetic energy flux|W m**-1
98|162.68||viken|Total column vertically-integrated northward kinetic energy flux|W m**-1
98|162.69||vithee|Total column vertically-integrated eastward heat flux|W m**-1
98|162.70||vithen|Total column vertically-integrated northward heat flux|W m**-1
98|162.71||viwve|Total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
98|162.72||viwvn|Total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
98|162.73||vige|Total column vertically-integrated eastward geopotential flux|W m**-1
98|162.74||vign|Total column vertically-integrated northward geopotential flux|W m**-1
98|162.75||vitee|Total column vertically-integrated eastward total energy flux|W m**-1
98|162.76||viten|Total column vertically-integrated northward total energy flux|W m**-1
98|162.77||vioze|Total column vertically-integrated eastward ozone flux|kg m**-1 s**-1
98|162.78||viozn|Total column vertically-integrated northward ozone flux|kg m**-1 s**-1
98|162.79||vilwd|Total column vertically-integrated divergence of cloud liquid water flux|kg m**-2 s**-1
98|162.80||viiwd|Total column vertically-integrated divergence of cloud frozen water flux|kg m**-2 s**-1
98|162.81||vimad|Total column vertically-integrated divergence of mass flux|kg m**-2 s**-1
98|162.82||viked|Total column vertically-integrated divergence of kinetic energy flux|W m**-2
98|162.83||vithed|Total column vertically-integrated divergence of thermal energy flux|W m**-2
98|162.84||vimdf|Total column vertically-integrated moisture divergence flux|kg m**-2 s**-1
98|162.85||vigd|Total column vertically-integrated divergence of geopotential flux|W m**-2
98|162.86||vited|Total column vertically-integrated divergence of total energy flux|W m**-2
98|162.87||viozd|Total column vertically-integrated divergence of ozone flux|kg m**-2 s**-1
98|162.88||vilwe|Total column vertically-integrated eastward cloud liquid water flux|kg m**-1 s**-1
98|162.89||vilwn|Total column vertically-integrated northward cloud liquid water flux|kg m**-1 s**-1
98|162.90||viiwe|Total column vertically-integrated eastward cloud frozen water flux|kg m**-1 s**-1
98|162.91||viiwn|Total column vertically-integrated northward cloud frozen water flux|kg m**-1 s**-1
98|162.92||vimat|Total column vertically-integrated mass tendency|kg m**-2 s**-1
98|170.1||spi03|Standardised precipitation index valid in the last 3 months|dimensionless
98|170.129||z|Geopotential|m**2 s**-2
98|170.130||t|Temperature|K
98|170.131||u|U component of wind|m s**-1
98|170.132||v|V component of wind|m s**-1
98|170.133||q|Specific humidity|kg kg**-1
98|170.135||w|Vertical velocity|Pa s**-1
98|170.138||vo|Vorticity (relative)|s**-1
98|170.139||stl1|Soil temperature level 1|K
98|170.140||swl1|Soil wetness level 1|m of water equivalent
98|170.141||sd|Snow depth|m of water equivalent
98|170.142||lsp|Large-scale precipitation|m
98|170.143||cp|Convective precipitation|m
98|170.146||sshf|Time-integrated surface sensible heat net flux|J m**-2
98|170.147||slhf|Time-integrated surface latent heat net flux|J m**-2
98|170.149||tsw|Total soil moisture|m
98|170.151||msl|Mean sea level pressure|Pa
98|170.155||d|Divergence|s**-1
98|170.157||r|Relative humidity|%
98|170.164||tcc|Total cloud cover|(0 - 1)
98|170.171||swl2|Soil wetness level 2|m
98|170.176||ssr|Surface net short-wave (solar) radiation|J m**-2
98|170.177||str|Surface net long-wave (thermal) radiation|J m**-2
98|170.179||ttr|Top net thermal radiation|J m**-2
98|170.180||ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
98|170.181||nsss|Time-integrated northward turbulent surface stress|N m**-2 s
98|170.182||e|Evaporation|m of water equivalent
98|170.184||swl3|Soil wetness level 3|m of water equivalent
98|170.185||ccc|Convective cloud cover|(0 - 1)
98|170.2||spi06|Standardised precipitation index valid in the last 6 months|dimensionless
98|170.201||mx2t|Maximum temperature at 2 metres since previous post-processing|K
98|170.202||mn2t|Minimum temperature at 2 metres since previous post-processing|K
98|170.228||tp|Total precipitation|m
98|170.3||spi12|Standardised precipitation index valid in the last 12 months|dimensionless
98|171.1||strfa|Stream function anomaly|m**2 s**-1
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
98|171.8||100sia|100 metre wind speed anomaly|m s**-1
98|172.142||mlsprt|Time-mean large-scale precipitation rate|m s**-1
98|172.143||cprate|Time-mean convective precipitation rate|m s**-1
98|172.144||mtsfr|Time-mean total snowfall rate|m of water equivalent s**-1
98|172.145||bldrate|Boundary layer dissipation|W m**-2
98|172.146||msshfl|Time-mean surface sensible heat flux|W m**-2
98|172.147||mslhfl|Time-mean surface latent heat flux|W m**-2
98|172.153||mswhr|Time-mean short-wave (solar) heating rate|K s**-1
98|172.154||mlwhr|Time-mean long-wave (thermal) heating rate|K s**-1
98|172.169||msdsrf|Time-mean surface downward short-wave (solar) radiation flux|W m**-2
98|172.175||msdtrf|Time-mean surface downward long-wave (thermal) radiation flux|W m**-2
98|172.176||msnsrf|Time-mean surface net short-wave (solar) radiation flux|W m**-2
98|172.177||msntrf|Time-mean surface net long-wave (thermal) radiation flux|W m**-2
98|172.178||mtnsrf|Time-mean top net short-wave (solar) radiation flux|W m**-2
98|172.179||mtntrf|Time-mean top net long-wave (thermal) radiation flux|W m**-2
98|172.180||ewssra|Time-mean eastward turbulent surface stress|N m**-2
98|172.181||nsssra|Time-mean northward turbulent surface stress|N m**-2
98|172.182||erate|Time-mean evaporation rate|m of water equivalent s**-1
98|172.189||msdr|Mean sunshine duration rate|s s**-1
98|172.197||gwdrate|Gravity wave dissipation|W m**-2
98|172.205||mrort|Time-mean runoff rate|m s**-1
98|172.212||soira|Time-mean short-wave (solar) insolation rate|W m**-2
98|172.228||tprate|Time-mean total precipitation rate|m s**-1
98|172.44||esrate|Time-mean snow evaporation rate|m of water equivalent s**-1
98|172.50||mlspfr|Mean large-scale precipitation fraction|1
98|172.8||msror|Time-mean surface runoff rate|m s**-1
98|172.9||mssror|Time-mean sub-surface runoff rate|m s**-1
98|173.142||lspara|Stratiform precipitation (Large-scale precipitation) anomalous rate of accumulation|m s**-1
98|173.143||mcpra|Mean convective precipitation rate anomaly|m s**-1
98|173.144||sfara|Snowfall (convective + stratiform) anomalous rate of accumulation|m of water equivalent s**-1
98|173.146||sshfara|Surface sensible heat flux anomalous rate of accumulation|J m**-2
98|173.147||slhfara|Surface latent heat flux anomalous rate of accumulation|J m**-2
98|173.169||ssrdara|Surface solar radiation downwards anomalous rate of accumulation|J m**-2
98|173.175||strdara|Surface thermal radiation downwards anomalous rate of accumulation|J m**-2
98|173.176||ssrara|Surface solar radiation anomalous rate of accumulation|J m**-2
98|173.177||strara|Surface thermal radiation anomalous rate of accumulation|J m**-2
98|173.178||tsrara|Top solar radiation anomalous rate of accumulation|J m**-2
98|173.179||ttrara|Top thermal radiation anomalous rate of accumulation|J m**-2
98|173.180||ewssara|East-West surface stress anomalous rate of accumulation|N m**-2
98|173.181||nsssara|North-South surface stress anomalous rate of accumulation|N m**-2
98|173.182||evara|Time-mean evaporation anomalous rate of accumulation|m of water equivalent s**-1
98|173.189||sundara|Sunshine duration anomalous rate of accumulation|dimensionless
98|173.205||roara|Runoff anomalous rate of accumulation|m s**-1
98|173.212||soiara|Solar insolation anomalous rate of accumulation|W m**-2 s**-1
98|173.228||tpara|Total precipitation anomalous rate of accumulation|m s**-1
98|173.8||msrora|Mean surface runoff rate anomaly|m of water equivalent s**-1
98|173.9||mssrora|Mean sub-surface runoff rate anomaly|m of water equivalent s**-1
98|174.10||sswcsdown|Clear-sky (II) down surface sw flux|W m**-2
98|174.116||swrsurf|Short wave radiation flux at surface|J m**-2
98|174.117||swrtop|Short wave radiation flux at top of atmosphere|J m**-2
98|174.13||sswcsup|Clear-sky (II) up surface sw flux|W m**-2
98|174.137||tcwvap|Total column water vapour|kg m**-2
98|174.142||lsrrate|Large scale rainfall rate|kg m**-2 s**-1
98|174.143||crfrate|Convective rainfall rate|kg m**-2 s**-1
98|174.172||lsm|Land-sea mask|(0 - 1)
98|174.186||vlca|Very low cloud amount|(0 - 1)
98|174.239||csfrate|Convective snowfall rate|kg m**-2 s**-1
98|174.240||lsfrate|Large scale snowfall rate|kg m**-2 s**-1
98|174.248||tccro|Total cloud amount - random overlap|(0 - 1)
98|174.249||tcclwr|Total cloud amount in lw radiation|(0 - 1)
98|174.25||vis15|Visibility at 1.5m|m
98|174.50||mn15t|Minimum temperature at 1.5m since previous post-processing|K
98|174.51||mx15t|Maximum temperature at 1.5m since previous post-processing|K
98|174.52||rhum|Relative humidity at 1.5m|kg kg**-1
98|174.8||sro|Surface runoff|kg m**-2
7|174.96||vice|V-component of ice drift|m s**-1
98|174.96||2sh|2 metre specific humidity|kg kg**-1
98|174.97||sisnthick|Sea ice snow thickness|m
98|174.98||sithick|Sea-ice thickness|m
98|175.172||lsm|Land-sea mask|(0 - 1)
98|180.129||z|Geopotential|m**2 s**-2
98|180.130||t|Temperature|K
98|180.131||u|U component of wind|m s**-1
98|180.132||v|V component of wind|m s**-1
98|180.133||q|Specific humidity|kg kg**-1
98|180.134||sp|Surface pressure|Pa
98|180.137||tcwv|Total column vertically-integrated water vapour|kg m**-2
98|180.138||vo|Vorticity (relative)|s**-1
98|180.141||sd|Snow depth|m of water equivalent
98|180.142||lsp|Large-scale precipitation|m
98|180.143||cp|Convective precipitation|m
98|180.144||sf|Snowfall|m of water equivalent
98|180.146||sshf|Time-integrated surface sensible heat net flux|J m**-2
98|180.147||slhf|Time-integrated surface latent heat net flux|J m**-2
98|180.149||tsw|Total soil wetness|m
98|180.151||msl|Mean sea level pressure|Pa
98|180.155||d|Divergence|s**-1
98|180.164||tcc|Total cloud cover|(0 - 1)
98|180.165||10u|10 metre U wind component|m s**-1
98|180.166||10v|10 metre V wind component|m s**-1
98|180.167||2t|2 metre temperature|K
98|180.168||2d|2 metre dewpoint temperature|K
98|180.172||lsm|Land-sea mask|(0 - 1)
98|180.176||ssr|Surface net solar radiation|J m**-2
98|180.177||str|Surface net thermal radiation|J m**-2
98|180.178||tsr|Top net solar radiation|J m**-2
98|180.179||ttr|Top net thermal radiation|J m**-2
98|180.180||ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
98|180.181||nsss|Time-integrated northward turbulent surface stress|N m**-2 s
98|180.182||e|Evaporation|m of water equivalent
98|180.205||ro|Runoff|m
98|190.129||z|Geopotential|m**2 s**-2
98|190.130||t|Temperature|K
98|190.131||u|U component of wind|m s**-1
98|190.132||v|V component of wind|m s**-1
98|190.133||q|Specific humidity|kg kg**-1
98|190.134||sp|Surface pressure|Pa
98|190.138||vo|Vorticity (relative)|s**-1
98|190.139||stl1|Soil temperature level 1|K
98|190.141||sdsien|Snow depth|kg m**-2
98|190.146||sshf|Time-integrated surface sensible heat net flux|J m**-2
98|190.147||slhf|Time-integrated surface latent heat net flux|J m**-2
98|190.151||msl|Mean sea level pressure|Pa
98|190.155||d|Divergence|s**-1
98|190.157||r|Relative humidity|%
98|190.164||tcc|Total cloud cover|(0 - 1)
98|190.165||10u|10 metre U wind component|m s**-1
98|190.166||10v|10 metre V wind component|m s**-1
98|190.167||2t|2 metre temperature|K
98|190.168||2d|2 metre dewpoint temperature|K
98|190.169||ssrd|Surface short-wave (solar) radiation downwards|J m**-2
98|190.170||cap|Field capacity|(0 - 1)
98|190.171||wiltsien|Wilting point|(0 - 1)
98|190.172||lsm|Land-sea mask|(0 - 1)
98|190.173||sr|Roughness length|(0 - 1)
98|190.174||al|Albedo (climatological)|(0 - 1)
98|190.175||strd|Surface long-wave (thermal) radiation downwards|J m**-2
98|190.176||ssr|Surface net short-wave (solar) radiation|J m**-2
98|190.177||str|Surface net long-wave (thermal) radiation|J m**-2
98|190.178||tsr|Top net short-wave (solar) radiation|J m**-2
98|190.179||ttr|Top net long-wave (thermal) radiation|J m**-2
98|190.182||e|Evaporation|m of water equivalent
98|190.201||mx2t|Maximum temperature at 2 metres since previous post-processing|K
98|190.202||mn2t|Minimum temperature at 2 metres since previous post-processing|K
98|190.228||tp|Total precipitation|m
98|190.229||tsm|Total soil moisture|m**3 m**-3
|2.1||pres|Pressure|Pa
|2.1|t1|sp|Surface pressure|Pa
|2.10||tco3|Total column ozone|kg m**-2
80|2.10|t1|to3|Total Column Integrated Ozone|Dobson
|2.100||swh|Significant height of combined wind waves and swell|m
|2.101||mdww|Mean direction of wind waves|Degree true
|2.102||shww|Significant height of wind waves|m
|2.103||mpww|Mean period of wind waves|s
|2.104||swdir|Direction of swell waves|Degree true
|2.105||swell|Significant height of swell waves|m
|2.106||swper|Mean period of swell waves|s
|2.107||mdps|Primary wave direction|Degree true
|2.108||mpps|Primary wave mean period|s
|2.109||dirsw|Secondary wave direction|Degree true
|2.11||t|Temperature|K
|2.11|t105,v2|2t|2 metre temperature|K
78|2.11|t1|T_G|Temperature (G)|K
78|2.11|t105,v2,r3|T_2M_CL|Climat. temperature, 2m Temperature|K
80|2.11|t1|t_g|Temperature (G)|K
80|2.11|t105,v2,r3|t_2m_cl|Climat. temperature, 2m Temperature|K
|2.110||swp|Secondary wave mean period|s
|2.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
78|2.111|t1,r3|ASOB_S|Net short wave radiation flux (at the surface)|W m-2
78|2.111|t1|SOBS_RAD|Net short wave radiation flux (at the surface)|W m-2
78|2.111|t1,r1|ASOB_S|Net short wave radiation flux (at the surface)|W m-2
80|2.111|t1,r3|asob_s|Net short wave radiation flux (m) (at the surface)|W m**-2
80|2.111|t1,r0|sobs_rad|Net short wave radiation flux|W m**-2
|2.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
78|2.112|t1,r3|ATHB_S|Net long wave radiation flux (m) (at the surface)|W m-2
78|2.112|t1|THBS_RAD|Net long wave radiation flux|W m-2
78|2.112|t1,r1|ATHB_S|Net long wave radiation flux|W m-2
80|2.112|t1,r3|athb_s|Net long wave radiation flux (m) (at the surface)|W m**-2
80|2.112|t1,r0|thbs_rad|Net long wave radiation flux|W m**-2
|2.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
78|2.113|t8,r3|ASOB_T|Net short wave radiation flux (on the model top)|W m-2
78|2.113|t8|SOBT_RAD|Net short wave radiation flux|W m-2
78|2.113|t8,r1|ASOB_T|Net short wave radiation flux|W m-2
80|2.113|t8,r3|asob_t|Net short wave radiation flux (m) (on the model top)|W m**-2
80|2.113|t8,r0|sobt_rad|Net short wave radiation flux|W m**-2
|2.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
78|2.114|t8,r3|ATHB_T|Net long wave radiation flux (m) (on the model top)|W m-2
78|2.114|t8|THBT_RAD|Net long wave radiation flux|W m-2
78|2.114|t8,r1|ATHB_T|Net long wave radiation flux|W m-2
80|2.114|t8,r3|athb_t|Net long wave radiation flux (m) (on the model top)|W m**-2
80|2.114|t8,r0|thbt_rad|Net long wave radiation flux|W m**-2
|2.115||lwavr|Long wave radiation flux|W m**-2
|2.116||swavr|Short wave radiation flux|W m**-2
|2.117||grad|Global radiation flux|W m**-2
|2.118||btmp|Brightness temperature|K
|2.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|2.12||vtmp|Virtual temperature|K
|2.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|2.121||lhf|Latent heat flux|W m**-2
78|2.121|t1,r3|ALHFL_S|Latent Heat Net Flux (m)|W m-2
78|2.121|t1,r1|ALHFL_S|Latent Heat Net Flux (m) Initialisation|W m-2
78|2.121|t1|LHFL_S|Latent Heat Net Flux - instant - at surface|W m-2
80|2.121|t1,r3|alhfl_s|Latent Heat Net Flux (m)|W m**-2
|2.122||shf|Sensible heat flux|W m**-2
78|2.122|t1,r3|ASHFL_S|Sensible Heat Net Flux (m)|W m-2
78|2.122|t1,r1|ASHFL_S|Sensible Heat Net Flux (m) Initialisation|W m-2
78|2.122|t1|SHFL_S|Sensible Heat Net Flux - instant - at surface|1
80|2.122|t1,r3|ashfl_s|Sensible Heat Net Flux (m)|W m**-2
|2.123||bld|Boundary layer dissipation|W m**-2
|2.124||uflx|Momentum flux, u-component|N m**-2
78|2.124|t1,r3|AUMFL_S|Momentum Flux, U-Component (m)|N m-2
78|2.124|t1,r1|AUMFL_S|Momentum Flux, U-Component (m) Initialisation|N m-2
78|2.124|t1|UMFL_S|Momentum Flux, U-Component (m)|N m-2
80|2.124|t1,r3|aumfl_s|Momentum Flux, U-Component (m)|N m**-2
|2.125||vflx|Momentum flux, v-component|N m**-2
78|2.125|t1,r3|AVMFL_S|Momentum Flux, V-Component (m)|N m-2
78|2.125|t1,r1|AVMFL_S|Momentum Flux, V-Component (m) Initialisation|N m-2
78|2.125|t1|VMFL_S|Momentum Flux, V-Component (m)|N m-2
80|2.125|t1,r3|avmfl_s|Momentum Flux, V-Component (m)|N m**-2
|2.126||wmixe|Wind mixing energy|J
|2.127||imgd|Image data|1
|2.13||pt|Potential temperature|K
|2.14||papt|Pseudo-adiabatic potential temperature|K
|2.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|2.15||tmax|Maximum temperature|K
78|2.15|t105,v2,r0|TMAX_2M|Max 2m Temperature (i) Initialisation|K
78|2.15|t105,v2,r1|TMAX_2M|Max 2m Temperature (i) Initialisation|K
80|2.15|t105,v2,r2|tmax_2m|Max 2m Temperature (i)|K
|2.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|2.16||tmin|Minimum temperature|K
78|2.16|t105,v2,r0|TMIN_2M|Min 2m Temperature (i) Initialisation|K
78|2.16|t105,v2,r1|TMIN_2M|Min 2m Temperature (i) Initialisation|K
80|2.16|t105,v2,r2|tmin_2m|Min 2m Temperature (i)|K
|2.17|t105,v2|2d|2 metre dewpoint temperature|K
|2.17||dpt|Dew point temperature|K
78|2.17|t105,v2,r3|TD_2M_AV|2m Dew Point Temperature (AV)|K
80|2.17|t105,v2,r3|td_2m_av|2m Dew Point Temperature (AV)|1
|2.18||depr|Dew point depression (or deficit)|K
|2.19||lapr|Lapse rate|K m**-1
|2.2||msl|Mean sea level pressure|Pa
80|2.2|t102|pmsl|Pressure Reduced to MSL|Pa
|2.20||vis|Visibility|m
|2.21||rdsp1|Radar spectra (1)|1
80|2.21|t1|dbz_max|Radar spectra (1)|1
|2.22||rdsp2|Radar spectra (2)|1
|2.23||rdsp3|Radar spectra (3)|1
|2.24||pli|Parcel lifted index (to 500 hPa)|K
|2.25||ta|Temperature anomaly|K
|2.26||presa|Pressure anomaly|Pa
|2.27||gpa|Geopotential height anomaly|gpm
|2.28||wvsp1|Wave spectra (1)|1
|2.29||wvsp2|Wave spectra (2)|1
|2.3||ptend|Pressure tendency|Pa s**-1
78|2.3|t1|DPSDT|Pressure Tendency (S)|Pa s-1
80|2.3|t1|dpsdt|Pressure Tendency (S)|Pa s**-1
|2.30||wvsp3|Wave spectra (3)|1
|2.31||wdir|Wind direction|Degree true
78|2.31|t105,v10|DD_10M|Wind Direction (DD_10M)|degree true
80|2.31|t105,v10|dd_10m|Wind Direction (DD_10M)|degrees
80|2.31|t110|dd|Wind Direction (DD)|degrees
|2.32||ws|Wind speed|m s**-1
78|2.32|t105,v10|SP_10M|Wind speed (SP_10M)|m s-1
80|2.32|t105,v10|sp_10m|Wind speed (SP_10M)|m s**-1
80|2.32|t110|sp|Wind speed (SP)|m s**-1
|2.33||u|U component of wind|m s**-1
|2.33|t105,v10|10u|10 metre U wind component|m s**-1
|2.34||v|V component of wind|m s**-1
|2.34|t105,v10|10v|10 metre V wind component|m s**-1
|2.35||strf|Stream function|m**2 s**-1
|2.36||vp|Velocity potential|m**2 s**-1
|2.37||mntsf|Montgomery stream Function|m**2 s**-2
|2.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|2.39||w|Vertical velocity|Pa s**-1
|2.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
78|2.40||W|Vertical Velocity (Geometric) (w)|m s-1
80|2.40||w|Vertical Velocity (Geometric) (w)|m s**-1
|2.41||absv|Absolute vorticity|s**-1
|2.42||absd|Absolute divergence|s**-1
|2.43||vo|Vorticity (relative)|s**-1
|2.44||d|Divergence|s**-1
|2.45||vucsh|Vertical u-component shear|s**-1
|2.46||vvcsh|Vertical v-component shear|s**-1
|2.47||dirc|Direction of current|Degree true
|2.48||spc|Speed of current|m s**-1
78|2.49||UCURR|U-component of current|m s-1
|2.5||icaht|ICAO Standard Atmosphere reference height|m
78|2.50||VCURR|V-component of current|m s-1
|2.51||q|Specific humidity|kg kg**-1
78|2.51|t105,v2|QV_2M|Specific Humidity (2m)|kg kg-1
78|2.51|t1|QV_S|Specific Humidity (S)|kg kg-1
80|2.51|t1|qv_s|Specific Humidity (S)|kg kg**-1
80|2.51|t105,v2|qv_2m|Specific Humidity (2m)|kg kg**-1
|2.52||r|Relative humidity|%
78|2.52|t105,v2|RELHUM_2M|2m Relative Humidity|%
80|2.52|t105,v2|relhum_2m|2m Relative Humidity|%
|2.53||mixr|Humidity mixing ratio|kg kg**-1
|2.54||pwat|Precipitable water|kg m**-2
80|2.54|t1|tqv|Total column integrated water vapour|kg m**-2
|2.55||vp|Vapour pressure|Pa
|2.56||satd|Saturation deficit|Pa
|2.57||e|Evaporation|m of water equivalent
78|2.57|t1|AEVAP_S|Evaporation (s)|kg m-2
78|2.57|t1,r0|AEVAP_S|Evaporation (s) Initialisation|kg m-2
80|2.57|t1,r4|aevap_s|Evaporation (s)|kg m**-2
78|2.58||TQI|Total Column-Integrated Cloud Ice|kg m-2
80|2.58|t1|tqi|Total Column-Integrated Cloud Ice|kg m**-2
|2.59||prate|Precipitation rate|kg m**-2 s**-1
|2.6||z|Geopotential|m**2 s**-2
78|2.6|t1|FIS|Geopotential (S)|m2 s-2
78|2.6|t110|FIF|Geopotential (full lev)|m2 s-2
80|2.6|t1|fis|Geopotential (S)|m**2 s**-2
80|2.6|t110|fif|Geopotential (full lev)|m**2 s**-2
|2.60||tstm|Thunderstorm probability|%
|2.61|t1,v0|tp|Total Precipitation|kg m**-2
78|2.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2
78|2.61|r5|TOT_PREC_D|Total Precipitation Difference|kg m-2
78|2.61|r0|TOT_PREC|Total Precipitation (Accumulation) Initialisation|kg m-2
78|2.61|r1|TOT_PREC|Total Precipitation (Accumulation) Initialisation|kg m-2
80|2.61|t1,r4|tot_prec|Total Precipitation rate (S)|kg m**-2 s**-1
|2.62||lsp|Large-scale precipitation|kg m**-2
78|2.62|r4|PREC_GSP|Large-Scale Precipitation (Accumulation)|kg m-2
80|2.62|r4|prec_gsp|Large-Scale Precipitation rate|kg m**-2 s**-1
|2.63||acpcp|Convective precipitation (water)|kg m**-2
78|2.63|r4|PREC_CON|Convective Precipitation (Accumulation)|kg m-2
78|2.63|r5|PREC_CON_D|Convective Precipitation (difference)|kg m-2
80|2.63|t1,r4|prec_con|Convective Precipitation rate|kg m**-2 s**-1
|2.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|2.65||sf|Snowfall water equivalent|kg m**-2
80|2.65|t1|w_snow|Snow depth water equivalent|kg m**-2
|2.66||sde|Snow depth|m
80|2.66|t1|h_snow|Snow Depth|m
|2.67||mld|Mixed layer depth|m
|2.68||tthdp|Transient thermocline depth|m
|2.69||mthd|Main thermocline depth|m
|2.7||gh|Geopotential height|gpm
|2.7|t1|orog|Orography|m
|2.70||mtha|Main thermocline anomaly|m
|2.71||tcc|Total Cloud Cover|%
80|2.71|t1|clct|Total Cloud Cover|%
|2.72||ccc|Convective cloud cover|%
80|2.72|t110|clc_con|Convective Cloud Cover|%
|2.73||lcc|Low cloud cover|%
78|2.73|t1|CLCL|Cloud Cover (800 hPa - Soil)|%
80|2.73|t1|clcl|Cloud Cover (800 hPa - Soil)|%
|2.74||mcc|Medium cloud cover|%
78|2.74|t1|CLCM|Cloud Cover (400 - 800 hPa)|%
80|2.74|t1|clcm|Cloud Cover (400 - 800 hPa)|%
|2.75||hcc|High cloud cover|%
78|2.75|t1|CLCH|Cloud Cover (0 - 400 hPa)|%
80|2.75|t1|clch|Cloud Cover (0 - 400 hPa)|%
|2.76||cwat|Cloud water|kg m**-2
80|2.76|t1|tqc|Total Column-Integrated Cloud Water|kg m**-2
|2.77||bli|Best lifted index (to 500 hPa)|K
|2.78||snoc|Convective snow|kg m**-2
78|2.78|r0|SNOW_CON|Convective Snowfall water equivalent (s) Initialisation|kg m-2
78|2.78|r1|SNOW_CON|Convective Snowfall water equivalent (s) Initialisation|kg m-2
80|2.78|t1,r4|snow_con|Convective Snowfall rate water equivalent (s)|kg m**-2 s**-1
|2.79||lssf|Large scale snow|kg m**-2
78|2.79|r0|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation) Initialisation|kg m-2
78|2.79|r1|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation) Initialisation|kg m-2
80|2.79|t1,r4|snow_gsp|Large-Scale snowfall rate water equivalent (s)|kg m**-2 s**-1
|2.8||h|Geometrical height above ground|m
78|2.8|t1|HSURF|Geometric Height of the earths surface above sea level|m
78|2.8|t109|HHL|Geometric Height of the layer limits above sea level(NN)|m
80|2.8|t1|hsurf|Geometric Height of the earths surface above sea level|m
80|2.8|t109|hhl|Geometric Height of the layer limits above sea level(NN)|m
|2.80||wtmp|Water temperature|K
|2.81||lsm|Land-sea mask|(0 - 1)
80|2.81|t1|fr_land|Land Cover (1=land, 0=sea)|(0 - 1)
|2.82||dslm|Deviation of sea-level from mean|m
|2.83||sr|Surface roughness (climatological)|m
80|2.83|t1|z0|Surface Roughness length Surface Roughness|m
|2.84||al|Forecast albedo|%
78|2.84|r3|ALBEDO_B|Albedo (in short-wave, average)|%
80|2.84|t1|alb_rad|Albedo (in short-wave)|%
80|2.84|t1,r3|albedo_b|Albedo (in short-wave)|%
|2.85||st|Soil temperature|K
78|2.85|t111,v36|T_CL|Soil Temperature  ( 36 cm depth, vv=0h)|K
78|2.85|t111,v41|T_CL_LM|Soil Temperature (41 cm depth)|K
78|2.85|t111,v9|T_M|Soil Temperature|K
78|2.85|t111|T_S|Soil Temperature|K
78|2.85|t112|T_S_L|Soil Temperature (layer)|K
80|2.85|t111,v36|t_cl|Soil Temperature  ( 36 cm depth, vv=0h)|K
80|2.85|t111,v41|t_cl_lm|Soil Temperature (41 cm depth)|K
80|2.85|t111,v9|t_m|Soil Temperature|K
80|2.85|t111,v0|t_s|Soil Temperature|K
|2.86||sm|Soil moisture|kg m**-3
|2.87||vegrea|Percentage of vegetation|%
80|2.87|t1|plcov|Plant cover|%
|2.88||s|Salinity|kg kg**-1
|2.89||den|Density|kg m**-3
|2.9||hstdv|Standard deviation of height|m
|2.90||ro|Runoff|m
|2.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
80|2.91|t1|fr_ice|Sea Ice Cover ( 0= free, 1=cover)|1
|2.92||icetk|Ice thickness|m
80|2.92|t1|h_ice|sea Ice Thickness|m
|2.93||diced|Direction of ice drift|Degree true
|2.94||siced|Speed of ice drift|m s**-1
|2.95||uice|U-component of ice drift|m s**-1
|2.96||vice|V-component of ice drift|m s**-1
|2.97||iceg|Ice growth rate|m s**-1
|2.98||iced|Ice divergence|s**-1
|2.99||snom|Snowmelt|kg m**-2
34|200.1||pres|Pressure|Pa
34|200.1|t1|sp|Surface pressure|Pa
98|200.1||strfdiff|Stream function difference|m**2 s**-1
34|200.10||tcioz|Total column integrated ozone|DU
34|200.100||swh|Significant height of combined wind waves and swell|m
34|200.101||mdww|Mean direction of wind waves|Degree true
34|200.102||shww|Significant height of wind waves|m
34|200.103||mpww|Mean period of wind waves|s
34|200.104||swdir|Direction of swell waves|Degree true
34|200.105||swell|Significant height of swell waves|m
34|200.106||swper|Mean period of swell waves|s
34|200.107||mdps|Primary wave direction|Degree true
34|200.108||mpps|Primary wave mean period|s
34|200.109||dirsw|Secondary wave direction|Degree true
34|200.11||t|Temperature|K
34|200.11|t105,v2|2t|2 metre temperature|K
98|200.11||udvwdiff|U component of divergent wind difference|m s**-1
34|200.110||swp|Secondary wave mean period|s
34|200.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
34|200.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
34|200.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
34|200.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
34|200.115||lwavr|Long wave radiation flux|W m**-2
34|200.116||swavr|Short wave radiation flux|W m**-2
34|200.117||grad|Global radiation flux|W m**-2
34|200.118||btmp|Brightness temperature|K
34|200.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
34|200.12||vtmp|Virtual temperature|K
98|200.12||vdvwdiff|V component of divergent wind difference|m s**-1
34|200.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
34|200.121||lhf|Latent heat flux|W m**-2
98|200.121||mx2t6diff|Maximum temperature at 2 metres difference|K
34|200.122||shf|Sensible heat flux|W m**-2
98|200.122||mn2t6diff|Minimum temperature at 2 metres difference|K
34|200.123||bld|Boundary layer dissipation|W m**-2
98|200.123||10fg6diff|10 metre wind gust in the last 6 hours difference|m s**-1
34|200.124||uflx|Momentum flux, u-component|N m**-2
34|200.125||vflx|Momentum flux, v-component|N m**-2
34|200.126||wmixe|Wind mixing energy|J
34|200.127||imgd|Image data|1
98|200.127||atdiff|Atmospheric tide difference|1
98|200.128||bvdiff|Budget values difference|1
98|200.129||zdiff|Geopotential difference|m**2 s**-2
34|200.13||pt|Potential temperature|K
98|200.13||urtwdiff|U component of rotational wind difference|m s**-1
98|200.130||tdiff|Temperature difference|K
98|200.131||udiff|U component of wind difference|m s**-1
34|200.132||bvf2tht|Square of Brunt-Vaisala frequency|s**-2
98|200.132||vdiff|V component of wind difference|m s**-1
98|200.133||qdiff|Specific humidity difference|kg kg**-1
98|200.134||spdiff|Surface pressure difference|Pa
98|200.135||wdiff|Vertical velocity (pressure) difference|Pa s**-1
98|200.136||tcwdiff|Total column water difference|kg m**-2
98|200.137||tcwvdiff|Total column water vapour difference|kg m**-2
98|200.138||vodiff|Vorticity (relative) difference|s**-1
98|200.139||stl1diff|Soil temperature level 1 difference|K
34|200.14||papt|Pseudo-adiabatic potential temperature|K
98|200.14||vrtwdiff|V component of rotational wind difference|m s**-1
98|200.140||swl1diff|Soil wetness level 1 difference|kg m**-2
98|200.141||sddiff|Snow depth difference|m of water equivalent
98|200.142||lspdiff|Stratiform precipitation (Large-scale precipitation) difference|m
98|200.143||cpdiff|Convective precipitation difference|m
34|200.144||ctmp|Temperature at canopy|K
98|200.144||sfdiff|Snowfall (convective + stratiform) difference|m of water equivalent
34|200.145||tgsc|Ground/surface cover temperature|K
98|200.145||blddiff|Boundary layer dissipation difference|J m**-2
34|200.146||cwork|Cloud work function|J kg**-1
98|200.146||sshfdiff|Surface sensible heat flux difference|J m**-2
34|200.147||fglusfc|Mean zonal momentum flux by long gravity wave|N m**-2
98|200.147||slhfdiff|Surface latent heat flux difference|J m**-2
34|200.148||fglvsfc|Mean meridional momentum flux by long gravity wave|N m**-2
98|200.148||chnkdiff|Charnock difference|1
98|200.149||snrdiff|Surface net radiation difference|J m**-2
34|200.15||tmax|Maximum temperature|K
98|200.150||tnrdiff|Top net radiation difference|1
34|200.151||aduahbl|Adiabatic zonal acceleration|m s**-1 per day
98|200.151||msldiff|Mean sea level pressure difference|Pa
34|200.152||viwvn|Total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
98|200.152||lnspdiff|Logarithm of surface pressure difference|kg m**-2
98|200.153||swhrdiff|Short-wave heating rate difference|K
34|200.154||fgsvsfc|Mean meridional momentum flux by short gravity wave|N m**-2
98|200.154||lwhrdiff|Long-wave heating rate difference|K
34|200.155||gflux|Ground heat flux|W m**-2
98|200.155||ddiff|Divergence difference|s**-1
98|200.156||ghdiff|Height difference|m
34|200.157||viwve|Total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
98|200.157||rdiff|Relative humidity difference|%
98|200.158||tspdiff|Tendency of surface pressure difference|Pa s**-1
34|200.159||fgsusfc|Mean zonal momentum flux by short gravity wave|N m**-2
98|200.159||blhdiff|Boundary layer height difference|m
34|200.16||tmin|Minimum temperature|K
34|200.160||csusf|Clear Sky Upward Solar Flux|W m**-2
98|200.160||sdordiff|Standard deviation of orography difference|m
34|200.161||csdsf|Clear Sky Downward Solar Flux|W m**-2
98|200.161||isordiff|Anisotropy of sub-gridscale orography difference|1
34|200.162||csulf|Clear Sky Upward Long Wave Flux|W m**-2
98|200.162||anordiff|Angle of sub-gridscale orography difference|radians
34|200.163||csdlf|Clear Sky Downward Long Wave Flux|W m**-2
98|200.163||slordiff|Slope of sub-gridscale orography difference|1
98|200.164||tccdiff|Total cloud cover difference|(0 - 1)
34|200.165||advaprs|Adiabatic meridional acceleration|m s**-1 per day
98|200.165||10udiff|10 metre U wind component difference|m s**-1
98|200.166||10vdiff|10 metre V wind component difference|m s**-1
98|200.167||2tdiff|2 metre temperature difference|K
98|200.168||2ddiff|2 metre dewpoint temperature difference|K
98|200.169||ssrddiff|Surface solar radiation downwards difference|J m**-2
34|200.17||dpt|Dew point temperature|K
34|200.170||frcvsfc|Mean frequency of deep convection|%
98|200.170||stl2diff|Soil temperature level 2 difference|K
34|200.171||frcvssfc|Mean frequency of shallow convection|%
98|200.171||swl2diff|Soil wetness level 2 difference|kg m**-2
34|200.172||frscsfc|Mean frequency of stratocumulus parameterisation|%
98|200.172||lsmdiff|Land-sea mask difference|(0 - 1)
34|200.173||gwduahbl|Gravity wave zonal acceleration|m s**-1 per day
98|200.173||srdiff|Surface roughness difference|m
34|200.174||gwdvahbl|Gravity wave meridional acceleration|m s**-1 per day
98|200.174||aldiff|Albedo difference|(0 - 1)
98|200.175||strddiff|Surface thermal radiation downwards difference|J m**-2
98|200.176||ssrdiff|Surface net solar radiation difference|J m**-2
98|200.177||strdiff|Surface net thermal radiation difference|J m**-2
98|200.178||tsrdiff|Top net solar radiation difference|J m**-2
98|200.179||ttrdiff|Top net thermal radiation difference|J m**-2
34|200.18||depr|Dew point depression (or deficit)|K
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
34|200.19||lapr|Lapse rate|K m**-1
34|200.190||vithee|Total column vertically-integrated eastward heat flux|W m**-1
98|200.190||ewovdiff|East-West component of sub-gridscale orographic variance difference|m**2
34|200.191||vithen|Total column vertically-integrated northward heat flux|W m**-1
98|200.191||nsovdiff|North-South component of sub-gridscale orographic variance difference|m**2
98|200.192||nwovdiff|North-West/South-East component of sub-gridscale orographic variance difference|m**2
98|200.193||neovdiff|North-East/South-West component of sub-gridscale orographic variance difference|m**2
98|200.194||btmpdiff|Brightness temperature difference|K
98|200.195||lgwsdiff|Longitudinal component of gravity wave stress difference|N m**-2 s
98|200.196||mgwsdiff|Meridional component of gravity wave stress difference|N m**-2 s
98|200.197||gwddiff|Gravity wave dissipation difference|J m**-2
98|200.198||srcdiff|Skin reservoir content difference|kg m**-2
98|200.199||vegdiff|Vegetation fraction difference|(0 - 1)
34|200.2||msl|Mean sea level pressure|Pa
98|200.2||vpotdiff|Velocity potential difference|m**2 s**-1
34|200.20||vis|Visibility|m
98|200.200||vsodiff|Variance of sub-gridscale orography difference|m**2
98|200.201||mx2tdiff|Maximum temperature at 2 metres since previous post-processing difference|K
34|200.202||ltrssfc|Mean evapotranspiration|W m**-2
98|200.202||mn2tdiff|Minimum temperature at 2 metres since previous post-processing difference|K
34|200.203||pitp|Interception loss|W m**-2
98|200.203||o3diff|Ozone mass mixing ratio difference|kg kg**-1
34|200.204||sdswrf|Surface downward short-wave radiation flux|W m**-2
98|200.204||pawdiff|Precipitation analysis weights difference|1
34|200.205||sdlwrf|Surface downward long-wave radiation flux|W m**-2
98|200.205||rodiff|Runoff difference|m
98|200.206||tco3diff|Total column ozone difference|kg m**-2
98|200.207||10sidiff|10 metre wind speed difference|m s**-1
98|200.208||tsrcdiff|Top net solar radiation, clear sky difference|J m**-2
98|200.209||ttrcdiff|Top net thermal radiation, clear sky difference|J m**-2
34|200.21||rdsp1|Radar spectra (1)|1
98|200.21||uctpdiff|Unbalanced component of temperature difference|K
98|200.210||ssrcdiff|Surface net solar radiation, clear sky difference|J m**-2
34|200.211||suswrf|Surface upward short-wave radiation flux|W m**-2
98|200.211||strcdiff|Surface net thermal radiation, clear sky difference|J m**-2
34|200.212||sulwrf|Surface upward long-wave radiation flux|W m**-2
98|200.212||tisrdiff|TOA incident solar radiation difference|J m**-2
98|200.214||dhrdiff|Diabatic heating by radiation difference|K
98|200.215||dhvddiff|Diabatic heating by vertical diffusion difference|K
98|200.216||dhccdiff|Diabatic heating by cumulus convection difference|K
98|200.217||dhlcdiff|Diabatic heating large-scale condensation difference|K
98|200.218||vdzwdiff|Vertical diffusion of zonal wind difference|m s**-1
98|200.219||vdmwdiff|Vertical diffusion of meridional wind difference|m s**-1
34|200.22||rdsp2|Radar spectra (2)|1
98|200.22||uclndiff|Unbalanced component of logarithm of surface pressure difference|1
98|200.220||ewgddiff|East-West gravity wave drag tendency difference|m s**-1
34|200.221||qc|specific cloud water content|kg kg**-1
98|200.221||nsgddiff|North-South gravity wave drag tendency difference|m s**-1
34|200.222||adhrhbl|Adiabatic heating rate|K per day
98|200.222||ctzwdiff|Convective tendency of zonal wind difference|m s**-1
34|200.223||mscsfc|Moisture storage on canopy|m
98|200.223||ctmwdiff|Convective tendency of meridional wind difference|m s**-1
34|200.224||msgsfc|Moisture storage on ground or cover|m
98|200.224||vdhdiff|Vertical diffusion of humidity difference|kg kg**-1
34|200.225||ussl|Soil wetness of surface|(0 - 1)
98|200.225||htccdiff|Humidity tendency by cumulus convection difference|kg kg**-1
34|200.226||smcugl|Mass concentration of condensed water in soil|kg m**-3
98|200.226||htlcdiff|Humidity tendency by large-scale condensation difference|kg kg**-1
34|200.227||tclw|Total column cloud liquid water|kg m**-2
98|200.227||crnhdiff|Change from removal of negative humidity difference|kg kg**-1
34|200.228||clw|Cloud liquid water|kg kg**-1
98|200.228||tpdiff|Total precipitation difference|m
34|200.229||ciwc|Specific cloud ice water content|kg kg**-1
98|200.229||iewsdiff|Instantaneous X surface stress difference|N m**-2
34|200.23||rdsp3|Radar spectra (3)|1
98|200.23||ucdvdiff|Unbalanced component of divergence difference|s**-1
34|200.230||mflxbhbl|Upward mass flux at cloud base|kg m**-2 s**-1
98|200.230||inssdiff|Instantaneous Y surface stress difference|N m**-2
34|200.231||mfluxhbl|Upward mass flux|kg m**-2 s**-1
98|200.231||ishfdiff|Instantaneous surface heat flux difference|J m**-2
98|200.232||iediff|Instantaneous moisture flux difference|kg m**-2 s
98|200.233||asqdiff|Apparent surface humidity difference|kg kg**-1
98|200.234||lsrhdiff|Logarithm of surface roughness length for heat difference|1
98|200.235||sktdiff|Skin temperature difference|K
34|200.236||admrhbl|Adiabatic moistening rate|kg kg**-1 per day
98|200.236||stl4diff|Soil temperature level 4 difference|K
34|200.237||ozonehbl|Ozone mixing ratio|mg kg**-1
98|200.237||swl4diff|Soil wetness level 4 difference|m
98|200.238||tsndiff|Temperature of snow layer difference|K
34|200.239||cnvuahbl|Convective zonal acceleration|m s**-1 per day
98|200.239||csfdiff|Convective snowfall difference|m of water equivalent
34|200.24||pli|Parcel lifted index (to 500 hPa)|K
34|200.240||cnvvahbl|Convective meridional acceleration|m s**-1 per day
98|200.240||lsfdiff|Large scale snowfall difference|m of water equivalent
34|200.241||lrghrhbl|Large scale condensation heating rate|K per day
98|200.241||acfdiff|Accumulated cloud fraction tendency difference|(-1 to 1)
34|200.242||cnvhrhbl|Convective heating rate|K per day
98|200.242||alwdiff|Accumulated liquid water tendency difference|(-1 to 1)
34|200.243||cnvmrhbl|Convective moistening rate|kg kg**-1 per day
98|200.243||faldiff|Forecast albedo difference|(0 - 1)
98|200.244||fsrdiff|Forecast surface roughness difference|m
98|200.245||flsrdiff|Forecast logarithm of surface roughness for heat difference|1
34|200.246||vdfhrhbl|Vertical diffusion heating rate|K per day
98|200.246||clwcdiff|Specific cloud liquid water content difference|kg kg**-1
34|200.247||vdfuahbl|Vertical diffusion zonal acceleration|m s**-1 per day
98|200.247||ciwcdiff|Specific cloud ice water content difference|kg kg**-1
34|200.248||vdfvahbl|Vertical diffusion meridional acceleration|m s**-1 per day
98|200.248||ccdiff|Cloud cover difference|(0 - 1)
34|200.249||vdfmrhbl|Vertical diffusion moistening rate|kg kg**-1 per day
98|200.249||aiwdiff|Accumulated ice water tendency difference|(-1 to 1)
34|200.25||ta|Temperature anomaly|K
34|200.250||swhrhbl|Solar radiative heating rate|K per day
98|200.250||icediff|Ice age difference|(0 - 1)
34|200.251||lwhrhbl|Long wave radiative heating rate|K per day
98|200.251||attediff|Adiabatic tendency of temperature difference|K
34|200.252||tovg|Type of vegetation|(Code table JMA-252)
98|200.252||athediff|Adiabatic tendency of humidity difference|kg kg**-1
34|200.253||lrgmrhbl|Large scale moistening rate|kg kg**-1 per day
98|200.253||atzediff|Adiabatic tendency of zonal wind difference|m s**-1
98|200.254||atmwdiff|Adiabatic tendency of meridional wind difference|m s**-1
34|200.26||presa|Pressure anomaly|Pa
98|200.26||cldiff|Lake cover difference|(0 - 1)
34|200.27||gpa|Geopotential height anomaly|gpm
98|200.27||cvldiff|Low vegetation cover difference|(0 - 1)
34|200.28||wvsp1|Wave spectra (1)|1
98|200.28||cvhdiff|High vegetation cover difference|(0 - 1)
34|200.29||wvsp2|Wave spectra (2)|1
98|200.29||tvldiff|Type of low vegetation difference|1
34|200.3||ptend|Pressure tendency|Pa s**-1
98|200.3||ptdiff|Potential temperature difference|K
34|200.30||wvsp3|Wave spectra (3)|1
98|200.30||tvhdiff|Type of high vegetation difference|1
34|200.31||wdir|Wind direction|Degree true
98|200.31||sicdiff|Sea-ice cover difference|(0 - 1)
34|200.32||ws|Wind speed|m s**-1
98|200.32||asndiff|Snow albedo difference|(0 - 1)
34|200.33||u|U component of wind|m s**-1
34|200.33|t105,v10|10u|10 metre U wind component|m s**-1
98|200.33||rsndiff|Snow density difference|kg m**-3
34|200.34||v|V component of wind|m s**-1
98|200.34||sstdiff|Sea surface temperature difference|K
34|200.35||strf|Stream function|m**2 s**-1
98|200.35||istl1diff|Ice surface temperature layer 1 difference|K
34|200.36||vp|Velocity potential|m**2 s**-1
98|200.36||istl2diff|Ice surface temperature layer 2 difference|K
34|200.37||mont|Montgomery potential|m**2 s**-2
98|200.37||istl3diff|Ice surface temperature layer 3 difference|K
34|200.38||sgcvv|Sigma coordinate vertical velocity|s**-1
98|200.38||istl4diff|Ice surface temperature layer 4 difference|K
34|200.39||w|Vertical velocity|Pa s**-1
98|200.39||swvl1diff|Volumetric soil water layer 1 difference|m**3 m**-3
34|200.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
98|200.4||eqptdiff|Equivalent potential temperature difference|K
34|200.40||omg2|Vertical velocity|m s**-1
98|200.40||swvl2diff|Volumetric soil water layer 2 difference|m**3 m**-3
34|200.41||absv|Absolute vorticity|s**-1
98|200.41||swvl3diff|Volumetric soil water layer 3 difference|m**3 m**-3
34|200.42||absd|Absolute divergence|s**-1
98|200.42||swvl4diff|Volumetric soil water layer 4 difference|m**3 m**-3
34|200.43||vo|Vorticity (relative)|s**-1
98|200.43||sltdiff|Soil type difference|1
34|200.44||d|Divergence|s**-1
98|200.44||esdiff|Snow evaporation difference|kg m**-2
34|200.45||vucsh|Vertical u-component shear|s**-1
98|200.45||smltdiff|Snowmelt difference|kg m**-2
34|200.46||vvcsh|Vertical v-component shear|s**-1
98|200.46||sdurdiff|Solar duration difference|s
34|200.47||dirc|Direction of current|Degree true
98|200.47||dsrpdiff|Direct solar radiation difference|J m**-2
34|200.48||spc|Speed of current|m s**-1
98|200.48||magssdiff|Magnitude of turbulent surface stress difference|N m**-2 s
98|200.49||10fgdiff|10 metre wind gust difference|m s**-1
34|200.5||icaht|ICAO Standard Atmosphere reference height|m
98|200.5||septdiff|Saturated equivalent potential temperature difference|K
98|200.50||lspfdiff|Large-scale precipitation fraction difference|s
34|200.51||q|Specific humidity|kg kg**-1
34|200.51|t105,v2|2sh|2 metre specific humidity|kg kg**-1
98|200.51||mx2t24diff|Maximum 2 metre temperature difference|K
34|200.52||r|Relative humidity|%
34|200.52|t105,v2|2r|2 metre relative humidity|%
98|200.52||mn2t24diff|Minimum 2 metre temperature difference|K
34|200.53||mixr|Humidity mixing ratio|kg kg**-1
98|200.53||montdiff|Montgomery potential difference|m**2 s**-2
34|200.54||tcwv|Total column vertically-integrated water vapour|kg m**-2
98|200.54||presdiff|Pressure difference|Pa
34|200.55||vp|Vapour pressure|Pa
98|200.55||mean2t24diff|Mean 2 metre temperature in the last 24 hours difference|K
34|200.56||satd|Saturation deficit|Pa
98|200.56||mn2d24diff|Mean 2 metre dewpoint temperature in the last 24 hours difference|K
34|200.57||evpsfc|Mean evaporation|mm per day
98|200.57||uvbdiff|Downward UV radiation at the surface difference|J m**-2
34|200.58||tciw|Total column cloud ice water|kg m**-2
98|200.58||pardiff|Photosynthetically active radiation at the surface difference|J m**-2
34|200.59||prate|Precipitation rate|kg m**-2 s**-1
98|200.59||capediff|Convective available potential energy difference|J kg**-1
34|200.6||z|Geopotential|m**2 s**-2
34|200.60||tstm|Thunderstorm probability|%
98|200.60||pvdiff|Potential vorticity difference|K m**2 kg**-1 s**-1
34|200.61||tpratsfc|Mean total precipitation|mm per day
98|200.61||tpodiff|Total precipitation from observations difference|Millimetres*100 + number of stations
34|200.62||lpratsfc|Mean large scale precipitation|mm per day
98|200.62||obctdiff|Observation count difference|1
34|200.63||cpratsfc|Mean convective precipitation|mm per day
34|200.64||srweqsfc|Mean snowfall rate water equivalent|mm per day
34|200.65||sd|Snow depth water equivalent|kg m**-2
34|200.66||sde|Snow depth|m
34|200.67||mld|Mixed layer depth|m
34|200.68||tthdp|Transient thermocline depth|m
34|200.69||mthd|Main thermocline depth|m
34|200.7||gh|Geopotential height|gpm
34|200.70||mtha|Main thermocline anomaly|m
34|200.71||tcc|Total Cloud Cover|%
34|200.72||ccc|Convective cloud cover|%
34|200.73||lcc|Low cloud cover|%
34|200.74||mcc|Medium cloud cover|%
34|200.75||hcc|High cloud cover|%
34|200.76||cwat|Cloud water|kg m**-2
34|200.77||bli|Best lifted index (to 500 hPa)|K
34|200.78||snoc|Convective snow|kg m**-2
34|200.79||lssf|Large scale snow|kg m**-2
34|200.8||h|Geometrical height above ground|m
34|200.80||wtmp|Water temperature|K
34|200.81||lsm|Land-sea mask|(0 - 1)
34|200.82||dslm|Deviation of sea-level from mean|m
34|200.83||sr|Surface roughness (climatological)|m
34|200.84||al|Forecast albedo|%
34|200.85||st|Soil temperature|K
34|200.86||ssw|Soil moisture content|kg m**-2
34|200.87||vegrea|Percentage of vegetation|%
34|200.88||s|Salinity|kg kg**-1
34|200.89||den|Density|kg m**-3
34|200.9||hstdv|Standard deviation of height|m
34|200.90||rofsfc|Mean surface water runoff|mm per day
34|200.91||ci|Sea ice area fraction|(0 - 1)
34|200.92||icetk|Ice thickness|m
34|200.93||diced|Direction of ice drift|Degree true
34|200.94||siced|Speed of ice drift|m s**-1
34|200.95||uice|U-component of ice drift|m s**-1
34|200.96||vice|V-component of ice drift|m s**-1
34|200.97||iceg|Ice growth rate|m s**-1
34|200.98||iced|Ice divergence|s**-1
34|200.99||snom|Snowmelt|kg m**-2
78|201.100||PRR_GSP|Large scale rain rate|kg m-2 s-1
80|201.100|t1|prr_gsp|Large scale rain rate|kg m**-2 s**-1
98|201.100||prr_gsp|surface precipitation rate, rain, grid scale|kg s**-1 m**-2
78|201.101||PRS_GSP|Large scale snowfall rate water equivalent|kg m-2 s-1
80|201.101|t1|prs_gsp|Large scale snowfall rate water equivalent|kg m**-2 s**-1
98|201.101||prs_gsp|surface precipitation rate, snow, grid scale|kg s**-1 m**-2
78|201.102||RAIN_GSP|Large scale rain (Accumulation)|kg m-2
78|201.102|r0|RAIN_GSP|Large scale rain (Accumulation) Initialisation|kg m-2
78|201.102|r1|RAIN_GSP|Large scale rain (Accumulation) Initialisation|kg m-2
80|201.102|t1,r4|rain_gsp|Large scale rain rate (s)|kg m**-2 s**-1
98|201.102||rain_gsp|surface precipitation amount, rain, grid scale|kg m**-2
78|201.111||PRR_CON|Convective rain rate|kg m-2 s-1
80|201.111|t1|prr_con|Convective rain rate|kg m**-2 s**-1
98|201.111||prr_con|surface precipitation rate, rain, convective|kg s**-1 m**-2
78|201.112||PRS_CON|Convective snowfall rate water equivalent|kg m-2 s-1
80|201.112|t1|prs_con|Convective snowfall rate water equivalent|kg m**-2 s**-1
98|201.112||prs_con|surface precipitation rate, snow, convective|kg s**-1 m**-2
78|201.113||RAIN_CON|Convective rain|kg m-2
78|201.113|r0|RAIN_CON|Convective rain Initialisation|kg m-2
78|201.113|r1|RAIN_CON|Convective rain Initialisation|kg m-2
80|201.113|t1,r4|rain_con|Convective rain rate (s)|kg m**-2 s**-1
98|201.113||rain_con|surface precipitation amount, rain, convective|kg m**-2
78|201.122||TOT_RAIN|rain amount, grid-scale plus convective|kg m-2
80|201.122|t1|rr_f|rain amount, grid-scale plus convective|kg m**-2
78|201.123||TOT_SNOW|snow amount, grid-scale plus convective|kg m-2
80|201.123|t1|rr_c|snow amount, grid-scale plus convective|kg m**-2
78|201.124||DT_GSP|Temperature tendency due to grid scale precipation|K s-1
80|201.124|t110|dt_gsp|Temperature tendency due to grid scale precipation|K s**-1
78|201.125||DQV_GSP|Specific humidity tendency due to grid scale precipitation|kg kg-1 s-1
80|201.125|t110|dqv_gsp|Specific humitiy tendency due to grid scale precipitation|kg kg**-1 s**-1
78|201.127||DQC_GSP|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg-1 s-1
80|201.127|t110|dqc_gsp|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg**-1 s**-1
78|201.129||FRESHSNW|Fresh snow factor (weighting function for albedo indicating freshness of snow)|Numeric
80|201.129|t1|freshsnw|Fresh snow factor (weighting function for albedo indicating freshness of snow)|1
78|201.13||SOHR_RAD|Solar radiation heating rate|K s-1
80|201.13|t110|sohr_rad|Solar radiation heating rate|K s**-1
98|201.13||sohr_rad|shortwave radiative heating rate|K s**-1
78|201.130||DQI_GSP|tendency of specific cloud ice content due to grid scale precipitation|kg kg-1 s-1
80|201.130|t110|dqi_gsp|tendency of specific cloud ice content due to grid scale precipitation|kg kg**-1 s**-1
78|201.131||PRG_GSP|Graupel (snow pellets) precipitation rate|kg m-2 s-1
80|201.131|t1|prg_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
78|201.132||GRAU_GSP|Graupel (snow pellets) precipitation (Accumulation)|kg m-2
78|201.132|r0|GRAU_GSP|Graupel (snow pellets) precipitation (Initialisation)|kg m-2
80|201.132|t1,r4|grau_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
78|201.133||RHO_SNOW|Snow density|kg m-3
80|201.133|t1|rho_snow|Snow density|kg m**-3
78|201.139||PP|Pressure perturbation|Pa
80|201.139|t110|pp|Pressure perturbation|Pa
78|201.14||THHR_RAD|Thermal radiation heating rate|K s-1
80|201.14|t110|thhr_rad|Thermal radiation heating rate|K s**-1
98|201.14||thhr_rad|longwave radiative heating rate|K s**-1
78|201.141||SDI_1|supercell detection index 1 (rot. up+down drafts)|s-1
80|201.141|t1|sdi_1|supercell detection index 1 (rot. up+down drafts)|s**-1
78|201.142||SDI_2|supercell detection index 2 (only rot. up drafts)|s-1
80|201.142|t1|sdi_2|supercell detection index 2 (only rot. up drafts)|s**-1
78|201.143|t1|CAPE_MU|Convective Available Potential Energy, most unstable|J kg-1
80|201.143|t1|cape_mu|Convective Available Potential Energy, most unstable|J kg**-1
78|201.144|t1|CIN_MU|Convective Inhibition, most unstable|J kg-1
80|201.144|t1|cin_mu|Convective Inhibition, most unstable|J kg**-1
78|201.145|t1|CAPE_ML|Convective Available Potential Energy, mean layer|J kg-1
80|201.145|t1|cape_ml|Convective Available Potential Energy, mean layer|J kg**-1
78|201.146|t1|CIN_ML|Convective Inhibition, mean layer|J kg-1
80|201.146|t1|cin_ml|Convective Inhibition, mean layer|J kg**-1
78|201.147||TKE_CON|Convective turbulent kinetic enery|J kg-1
80|201.147||tke_con|Convective turbulent kinetic enery|J kg**-1
78|201.148||TKETENS|Tendency of turbulent kinetic energy|m2 s-3
80|201.148|t109|tketens|Tendency of turbulent kinetic energy|m s**-1
78|201.149||KE|Kinetic Energy|J kg-1
80|201.149|t110|ke|Kinetic Energy|J kg**-1
78|201.151||EDR|Eddy dissipitation rate of TKE|m2 s-3
224|201.151||msl|Mean sea level pressure|Pa
78|201.152||TKE|Turbulent Kinetic Energy|J kg-1
80|201.152|t109|tke|Turbulent Kinetic Energy|J kg**-1
78|201.153||TKVM|Turbulent diffusioncoefficient for momentum|m2 s-1
80|201.153|t109|tkvm|Turbulent diffusioncoefficient for momentum|m**2 s**-1
78|201.154||TKVH|Turbulent diffusion coefficient for heat (and moisture)|m2 s-1
80|201.154|t109|tkvh|Turbulent diffusion coefficient for heat (and moisture)|m**2 s**-1
78|201.155||DTKE_SSO|wake-production of TKE due to sub grid scale orography|m2 s-3
78|201.156||DTKE_HSH|shear-production of TKE due to separated horizontal shear modes|m2 s-3
78|201.157||DTKE_CON|buoyancy-production of TKE due to sub grid scale convection|m2 s-3
224|201.165||10u|10 metre U wind component|m s**-1
224|201.166||10v|10 metre V wind component|m s**-1
224|201.167||2t|2 metre temperature|K
224|201.168||2d|2 metre dewpoint temperature|K
78|201.170||TCM|Turbulent transfer coefficient for impulse|Numeric
80|201.170|t1|tcm|Turbulent transfer coefficient for impulse|1
78|201.171||TCH|Turbulent transfer coefficient for heat (and Moisture)|Numeric
80|201.171|t1|tch|Turbulent transfer coefficient for heat (and Moisture)|1
78|201.173||MH|mixed layer depth|m
80|201.173|t1|mh|mixed layer depth|m
78|201.18|r3|ALHFL_BS|Latent heat flux from bare soil|W m-2
80|201.18|t1,r3|alhfl_bs|Latent heat flux from bare soil|W m**-2
78|201.187|t105,v10|VMAX_10M|maximum Wind 10m|m s-1
78|201.187|t105,v10,r0|VMAX_10M|maximum Wind 10m Initialisation|m s-1
80|201.187|t105,v10,r2|vmax_10m|maximum Wind 10m|m s**-1
98|201.187||vmax_10m|Maximum wind velocity|m s**-1
78|201.19|t111,r3|ALHFL_PL|Latent heat flux from plants|W m-2
80|201.19|t111,r3|alhfl_pl|Latent heat flux from plants|W m**-2
78|201.190||T_BS_LK|Temperature at the lower boundary of the thermally active layer of bottom sediment|K
78|201.191||T_BOT_LK|Bottom temperature (temperature at the water-bottom sediment interface)|K
78|201.192||T_B1_LK|Temperature at the lower boundary of the upper layer of bottom sediment (penetrated by thermal wave)|K
78|201.193||T_WML_LK|Mixed-layer temperature|K
78|201.194||T_MNW_LK|Mean temperature of the water column|K
80|201.194|t100|ru-103|Air concentration of Ruthenium 103|Bq m**-3
78|201.196||LPI|Lightning Potential Index|J kg-1
78|201.196|r2|LPI_MAX|Maximum of Lightning Potential Index (over given time interval)|J kg-1
78|201.197|t111|T_SO|Soil Temperature (multilayer model)|K
80|201.197|t111|t_so|Soil Temperature (multilayers)|K
78|201.198|t111|W_SO|Column-integrated Soil Moisture (multilayers)|kg m-2
80|201.198|t111|w_so|Column-integrated Soil Moisture (multilayers)|kg m**-2
78|201.199|t111|W_SO_ICE|soil ice content (multilayers)|kg m-2
80|201.199|t111|w_so_ice|soil ice content (multilayers)|kg m**-2
78|201.20|r4|SUNSHHRS|Sunshine duration in h|h
80|201.20|r4|dursun|Sunshine|1
78|201.200||W_I|Plant Canopy Surface Water|kg m-2
80|201.200|t1|w_i|Plant Canopy Surface Water|kg m**-2
98|201.200||w_i|water content of interception store|kg m**-2
78|201.203||T_SNOW|Snow temperature (top of snow)|K
80|201.203|t1|t_snow|Snow temperature (top of snow)|K
98|201.203||t_snow|snow temperature|K
224|201.206||gust|10 metre wind gust|m s**-1
224|201.208||tp|Total precipitation|kg m**-2
78|201.21|r0|RSTOM|Stomatal Resistance|s m-1
80|201.21|t1,r0|rstom|Stomatal Resistance|s m**-1
78|201.211||ATM_RSTC|Atmospheric Resistance|s m-1
78|201.212||RSMIN|Minimal Stomatal Resistance|s m-1
80|201.212|t1|prs_min|Minimal Stomatal Resistance|s m**-1
78|201.215||T_ICE|Sea Ice Temperature|K
80|201.215|t1|t_ice|sea Ice Temperature|K
98|201.215||t_ice|ice surface temperature|K
78|201.22|t1,r3|ASWDIR_S|Downward direct short wave radiation flux at surface (mean over forecast time)|W m-2
78|201.22|t1,r1|ASWDIR_S|Downward direct short wave radiation flux at surface (mean over forecast time) Initialisation|W m-2
78|201.22|t1|SWDIRS_RAD|Downward direct short wave radiation flux|1
78|201.23|t1,r3|ASWDIFD_S|Downward diffusive short wave radiation flux|W m-2
78|201.23|t1,r1|ASWDIFD_S|Downward diffusive short wave radiation flux at surface ( mean over forecast time) Initialisation|W m-2
78|201.23|t1|SWDIFDS_RAD|Downward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|201.230|t1|DBZ_850|Base reflectivity|dBZ
78|201.230|t110|DBZ|Base reflectivity|dBZ
78|201.230|t200|DBZ_CMAX|Base reflectivity (cmax)|dBZ
78|201.230|t200,r2|DBZ_CTMAX|Maximum reflectivity track (over given time interval and entire atmosphere)|dBZ
80|201.230|t1|dbz_850|Base reflectivity|dB
80|201.230|t110|dbz|Base reflectivity|dB
80|201.230|t200|dbz_cmax|Base reflectivity (cmax)|dB
78|201.231||FE1|- FE1 I128A[AMP]ROUTI von 199809 bis 199905|1
78|201.232||DTTDIV|solution of 2-d Helmholtz equations - needed for restart|Numeric
80|201.232|t110|dttdiv|unknown|m
224|201.232||lsp|Large-scale precipitation|kg m**-2
78|201.233||SOTR_RAD|Effective transmissivity of solar radiation|K s-1
80|201.233|t110|sotr_rad|Effective transmissivity of solar radiation|K s**-1
224|201.233||gh|Geopotential Height|gpm
78|201.234||DBZCMP_SIM|Composite reflectivity - forecast (simulation)|dBZ
78|201.235||DBZCMP_OBS|Composite reflectivity - observation|dBZ
224|201.235||z|Geopotential|m**2 s**-2
78|201.236||EVATRA_SUM|sum of contributions to evaporation|kg m-2
80|201.236||evatra_sum|sum of contributions to evaporation|kg m**-2
78|201.237||TRA_SUM|total transpiration from all soil layers|kg m-2
80|201.237||tra_sum|total transpiration from all soil layers|kg m**-2
78|201.238||TOTFORCE_S|total forcing at soil surface|W m-2
80|201.238||totforce_s|total forcing at soil surface|W m**-2
224|201.238||cape|Convective available potential energy|J kg**-1
78|201.239||RESID_WSO|residuum of soil moisture|kg m-2
80|201.239||resid_wso|residuum of soil moisture|kg m**-2
78|201.24|t1,r3|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|201.24|t1,r1|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time) Initialisation|W m-2
78|201.24|t1|SWDIFUS_RAD|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|201.240|t1|MFLX_CON|Massflux at convective cloud base|kg m-2 s-1
80|201.240|t1|mflx_con|Massflux at convective cloud base|kg m**-2 s**-1
78|201.241||CAPE_CON|Convective Available Potential Energy|J kg-1
80|201.241|t1|cape_con|Convective Available Potential Energy|J kg**-1
98|201.241||cape_con|convective available potential energy|J kg**-1
78|201.243||QCVG_CON|moisture convergence for Kuo-type closure|s-1
80|201.243|t1|qcvg_con|moisture convergence for Kuo-type closure|s**-1
224|201.243||cin|Convective inhibition|J kg**-1
78|201.25||THDS_RAD|Downward long-wave radiation flux|W m-2 
78|201.25|r3|ATHD_S|Downward long-wave radiation flux avg|W m-2 
78|201.25|r4|ACCTHD_S|Downward long-wave radiation flux accum|W m-2 
78|201.29||CLC|Cloud cover|%
80|201.29|t110|clc|Cloud cover|%
98|201.29||clc|fractional cloud cover|(0 - 1)
78|201.30||CLC_SGS|Non-Convective Cloud Cover, grid scale|%
80|201.30|t110|clc_sgs|Non-Convective Cloud Cover, grid scale|%
78|201.31||QC|Cloud Mixing Ratio|kg kg-1
80|201.31|t110|qc|Cloud Mixing Ratio|kg kg**-1
98|201.31||qc|specific cloud water content|kg kg**-1
78|201.33||QI|Cloud Ice Mixing Ratio|kg kg-1
80|201.33|t110|qi|Cloud Ice Mixing Ratio|kg kg**-1
98|201.33||qi|specific cloud ice content, grid scale|kg kg**-1
78|201.35||QR|Rain mixing ratio|kg kg-1
80|201.35|t110|qr|Rain mixing ratio|kg kg**-1
78|201.36||QS|Snow mixing ratio|kg kg-1
80|201.36|t110|qs|Snow mixing ratio|kg kg**-1
78|201.37||TQR|Total column integrated rain|kg m-2
80|201.37|t1|tqr|Total column integrated rain|kg m**-2
78|201.38||TQS|Total column integrated snow|kg m-2
80|201.38|t1|tqs|Total column integrated snow|kg m**-2
78|201.39||QG|Grauple|kg kg-1
80|201.39|t110|qg|Grauple|kg kg**-1
78|201.40||TQG|Total column integrated grauple|kg m-2
80|201.40||tqg|Total column integrated grauple|kg m**-2
78|201.41||TWATER|Total Column integrated water (all components incl. precipitation)|kg m-2
80|201.41|t1|twater|Total Column integrated water (all components incl. precipitation)|kg m**-2
98|201.41||twater|total column water|kg m**-2
78|201.42||TDIV_HUM|vertical integral of divergence of total water content (s)|kg m-2
78|201.42|r0|TDIV_HUM|vertical integral of divergence of total water content (s)|kg m-2
80|201.42|t1|tdiv_hum|vertical integral of divergence of total water content (s)|kg m**-2
78|201.43||QC_RAD|subgrid scale cloud water|kg kg-1
80|201.43|t110|qc_rad|subgrid scale cloud water|kg kg**-1
78|201.44||QI_RAD|subgridscale cloud ice|kg kg-1
80|201.44|t110|qi_rad|subgridscale cloud ice|kg kg**-1
78|201.48|t200,r2|TCOND_MAX|Maximum total-column integrated condensed  water (over given time interval)|kg m-2
78|201.49|r2|TCOND10_MX|Maximum total-column integrated condensed water above -10 C isotherm (over given time interval)|kg m-2
78|201.5|t1,r3|APAB_S|Photosynthetically active radiation (m) (at the surface)|W m-2
78|201.5|t1|PABS_RAD|Photosynthetically active radiation|W m-2
78|201.5|t1,r1|APAB_S|Photosynthetically active radiation|W m-2
80|201.5|t1,r3|apab_s|Photosynthetically active radiation (m) (at the surface)|W m**-2
80|201.5|t1,r0|pabs_rad|Photosynthetically active radiation|W m**-2
98|201.5||apab_s|downwd photosynthetic active radiant flux density|J m**-2
98|201.50||ch_cm_cl|cloud covers CH_CM_CL (000...888)|(0 - 1)
78|201.51||CLCH_8|cloud cover CH (0..8)|Numeric
80|201.51||clch_8|cloud cover CH (0..8)|1
78|201.52||CLCM_8|cloud cover CM (0..8)|Numeric
80|201.52||clcm_8|cloud cover CM (0..8)|1
78|201.53||CLCL_8|cloud cover CL (0..8)|Numeric
80|201.53||clcl_8|cloud cover CL (0..8)|1
78|201.58|t2|HBAS_SC|cloud base above msl, shallow convection|m
80|201.58|t2|hbas_sc|cloud base above msl, shallow convection|m
78|201.59|t3|HTOP_SC|Cloud top above msl, shallow convection|m
80|201.59|t3|htop_sc|cloud top above msl, shallow convection|m
78|201.61||CLW_CON|specific cloud water content, convective cloud|kg kg-1
80|201.61|t110|clw_con|specific cloud water content, convective cloud|kg kg**-1
78|201.68|t2|HBAS_CON|Height of Convective Cloud Base above msl|m
80|201.68|t2|hbas_con|Height of Convective Cloud Base (i)|m
98|201.68||hbas_con|cloud base, convective clouds (above msl)|m
78|201.69|t3|HTOP_CON|Height of Convective Cloud Top above msl|m
80|201.69|t3|htop_con|Height of Convective Cloud Top (i)|m
98|201.69||htop_con|cloud top, convective clouds (above msl)|m
78|201.72|t1|BAS_CON|base index (vertical level) of main convective cloud (i)|Numeric
80|201.72|t1|bas_con|base index (vertical level) of main convective cloud (i)|1
98|201.72||bas_con|convection base index|dimensionless
78|201.73|t1|TOP_CON|top index (vertical level) of main convective cloud (i)|Numeric
80|201.73|t1|top_con|top index (vertical level) of main convective cloud (i)|1
98|201.73||top_con|convection top index|dimensionless
78|201.74||DT_CON|Temperature tendency due to convection|K s-1
80|201.74|t110|dt_con|Temperature tendency due to convection|K s**-1
98|201.74||dt_con|convective temperature tendency|K s**-1
78|201.75||DQV_CON|Specific humidity tendency due to convection|kg kg-1 s-1
80|201.75|t110|dqv_con|Specific humitiy tendency due to convection|kg kg**-1 s**-1
98|201.75||dqv_con|convective tendency of specific humidity|s**-1
78|201.78||DU_CON|zonal wind tendency due to convection|m s-2
80|201.78|t110|du_con|zonal wind tendency due to convection|m s**-1
98|201.78||du_con|convective momentum tendency (X-component)|m s**-2
78|201.79||DV_CON|meridional wind tendency due to convection|m s-2
80|201.79|t110|dv_con|meridional wind tendency due to convection|m s**-1
98|201.79||dv_con|convective momentum tendency (Y-component)|m s**-2
224|201.81||lsm|Land-sea mask|Proportion
78|201.82|t1|HTOP_DC|Height of top of dry convection above MSL|m
80|201.82|t1|htop_dc|height of top of dry convection|m
98|201.82||htop_dc|top of dry convection (above msl)|m
78|201.83||TOP_DCON|dry convection top index|Numeric
78|201.84|t4|HZEROCL|Height of 0 degree Celsius isotherm above msl|m
80|201.84|t4|hzerocl|height of 0 degree celsius level code 0,3,6 ?|m
98|201.84||hzerocl|height of 0 degree Celsius isotherm above msl|m
78|201.85|t4|SNOWLMT|Height of snow fall limit above MSL|m
80|201.85|t4|snowlmt|Height of snow fall limit|m
98|201.85||snowlmt|height of snow-fall limit|m
78|201.88||DQC_CON|Tendency of specific cloud liquid water content due to convection|kg kg-1 s-1
80|201.88|t110|dqc_con|Tendency of specific cloud liquid water content due to conversion|kg kg**-1 s**-1
78|201.89||DQI_CON|tendency of  specific cloud ice content due to convection|kg kg-1 s-1
80|201.89|t110|dqi_con|tendency of  specific cloud ice content due to convection|kg kg**-1 s**-1
78|201.90||HTOP_THERM|Height of thermals above MSL|m
78|201.91||C_T_LK|Shape factor with respect to the temperature profile in the thermocline|Numeric
78|201.92||GAMSO_LK|Attenuation coefficient of water with respect to solar radiation|m-1
78|201.93||DP_BS_LK|Depth of thermally active layer of bottom sediment|m
78|201.94||H_B1_LK|Sediment thickness of the upper layer of bottom sediments|m
78|201.95||H_ML_LK|Mixed-layer depth|m
78|201.96||DEPTH_LK|Lake depth|m
78|201.97||FETCH_LK|Wind fetch|m
78|201.99||Q_SEDIM|Specific content of precipitation particles (needed for water loading)|kg kg-1
80|201.99|t110|q_sedim|Specific content of precipitation particles (needed for water loadin)g|kg kg**-1
98|201.99||qrs_gsp|spec. content of precip. particles|kg kg**-1
78|202.10||TM10|Total wave mean period|s
80|202.10||tm10|total wave mean period|s
78|202.101||TIDAL|tidal tendencies|s2 m-2
78|202.104||DQVDT|tendency of specific humidity|s-1
80|202.104|t110|dqvdt|tendency of specific humidity|s**-1
78|202.105||QVSFLX|water vapor flux|s-1 m-2
80|202.105|t1|qvsflx|water vapor flux|s**-1 m**-2
78|202.113||FC|Coriolis parameter|s-1
80|202.113|t1|fc|Coriolis parameter|s**-1
78|202.114||RLAT|geographical latitude|deg N
80|202.114|t1|rlat|geographical latitude|Degree N
78|202.115||RLON|geographical longitude|deg E
80|202.115|t1|rlon|geographical longitude|Degree E
78|202.117||SST_IC|Sea surface temperature interpolated in time in C|C
78|202.119||LNPS|Logarithm of Pressure|Pa
78|202.120||USTR|Friction Velocity|1
80|202.120|t110|ustr|Friction velocity|m s**-1
78|202.121||ZTD|Delay of the GPS signal trough the (total) atm.|m
80|202.121|t1|ztd|Delay of the GPS signal trough the (total) atm.|m
78|202.122||ZWD|Delay of the GPS signal trough wet atmos.|m
80|202.122|t1|zwd|Delay of the GPS signal trough wet atmos.|m
78|202.123||ZHD|Delay of the GPS signal trough dry atmos.|m
80|202.123|t1|zhd|Delay of the GPS signal trough dry atmos.|m
78|202.129|r3|ALB_DIF12|Albedo - diffusive solar - time average (0.3 - 5.0 m-6) |%
78|202.129||ALB_DIF|Albedo - diffusive solar (0.3 - 5.0 m-6)|%
78|202.133||VORTIC_U|relative vorticity,U-component|s-1
78|202.134||VORTIC_V|relative vorticity,V-component|s-1
78|202.17||TM01|Total Tm1 period|s
80|202.17||tm01|total Tm1 period|s
78|202.18||TM02|Total Tm2 period|s
80|202.18||tm02|total Tm2 period|s
78|202.180||O3|Ozone Mixing Ratio|kg kg-1
80|202.180|t110|o3|Ozone Mixing Ratio|kg kg**-1
78|202.19||SPRD|Total directional spread|degree true
80|202.19||sprd|total directional spread|Degree true
78|202.194||Ru-103|Air concentration of Ruthenium 103|Bq m-3
80|202.194||ru-103|Air concentration of Ruthenium 103 (Ru103- concentration)|Bq m**-3
78|202.195||Ru-103d|Ru103 - dry deposition|Bq m-2
80|202.195|t1|ru-103d|Ru103-dry deposition|Bq m**-2
78|202.196||Ru-103w|Ru103 - wet deposition|Bq m-2
80|202.196|t1|ru-103w|Ru103-wet deposition|Bq m**-2
78|202.197||Sr-90|Air concentration of Strontium 90|Bq m-3
80|202.197||sr-90|Air concentration of Strontium 90|Bq m**-3
78|202.198||Sr-90d|Sr90 - dry deposition|Bq m-2
80|202.198|t1|sr-90d|Sr90-dry deposition|Bq m**-2
78|202.199||Sr-90w|Sr90 - wet deposition|Bq m-2
80|202.199|t1|sr-90w|Sr90-wet deposition|Bq m**-2
78|202.200||I-131a|Air concentration of Iodine 131 aerosol|Bq m-3
80|202.200||i-131a|I131-concentration|Bq m**-3
78|202.201||I-131ad|I131 - dry deposition|Bq m-2
80|202.201|t1|i-131ad|I131-dry deposition|Bq m**-2
78|202.202||I-131aw|I131 - wet deposition|Bq m-2
80|202.202|t1|i-131aw|I131-wet deposition|Bq m**-2
78|202.203||Cs-137|Air concentration of Caesium 137|Bq m-3
80|202.203||cs-137|Cs137-concentration|Bq m**-3
78|202.204||Cs-137d|Cs137 - dry deposition|Bq m-2
80|202.204|t1|cs-137d|Cs137-dry deposition|Bq m**-2
80|202.205|t1|cs-137w|Cs137-wet deposition|Bq m**-2
78|202.206||Te-132|Air concentration of Tellurium 132|Bq m-3
80|202.206||te-132|Air concentration of Tellurium 132 (Te132-concentration)|Bq m**-3
78|202.207||Te-132d|Te132 - dry deposition|Bq m-2
80|202.207|t1|te-132d|Te132-dry deposition|Bq m**-2
78|202.208||Te-132w|Te132 - wet deposition|Bq m-2
80|202.208|t1|te-132w|Te132-wet deposition|Bq m**-2
78|202.209||Zr-95|Air concentration of Zirconium 95|Bq m-3
80|202.209||zr-95|Air concentration of Zirconium 95 (Zr95-concentration)|Bq m**-3
78|202.210||Zr-95d|Zr95 - dry deposition|Bq m-2
80|202.210|t1|zr-95d|Zr95-dry deposition|Bq m**-2
78|202.211||Zr-95w|Zr95 - wet deposition|Bq m-2
80|202.211|t1|zr-95w|Zr95-wet deposition|Bq m**-2
78|202.212||Kr-85|Air concentration of Krypton 85|Bq m-3
80|202.212||kr-85|Air concentration of Krypton 85  (Kr85-concentration)|Bq m**-3
78|202.213||Kr-85d|Kr85 - dry deposition|Bq m-2
80|202.213|t1|kr-85d|Kr85-dry deposition|Bq m**-2
78|202.214||Kr-85w|Kr85 - wet deposition|Bq m-2
80|202.214|t1|kr-85w|Kr85-wet deposition|Bq m**-2
78|202.215||Tr-2|TRACER - concentration|Bq m-3
80|202.215||tr-2|TRACER - concentration|Bq m**-3
78|202.216||Tr-2d|TRACER - dry deposition|Bq m-2
80|202.216|t1|tr-2d|TRACER - dry deposition|Bq m**-2
78|202.217||Tr-2w|TRACER - wet deposition|Bq m-2
80|202.217|t1|tr-2w|TRACER - wet deposition|Bq m**-2
78|202.218||Xe-133|Air concentration of Xenon 133|Bq m-3
80|202.218||xe-133|Air concentration of Xenon 133 (Xe133  - concentration)|Bq m**-3
78|202.219||Xe-133d|Xe133 - dry deposition|Bq m-2
80|202.219|t1|xe-133d|Xe133  - dry deposition|Bq m**-2
78|202.220||Xe-133w|Xe133 - wet deposition|Bq m-2
80|202.220|t1|xe-133w|Xe133  - wet deposition|Bq m**-2
78|202.221||I-131g|Air concentration of Iodine 131 elementary gaseous|Bq m-3
80|202.221||i-131g|I131g - concentration|Bq m**-3
78|202.222||I-131gd|I131g - dry deposition|Bq m-2
80|202.222|t1|i-131gd|Xe133  - wet deposition|Bq m**-2
78|202.223||I-131gw|I131g - wet deposition|Bq m-2
80|202.223|t1|i-131gw|I131g  - wet deposition|Bq m**-2
78|202.224||I-131o|Air concentration of Iodine 131 organic bounded|Bq m-3
80|202.224||i-131o|I131o  - concentration|Bq m**-3
78|202.225||I-131od|I131o - dry deposition|Bq m-2
80|202.225|t1|i-131od|I131o  - dry deposition|Bq m**-2
78|202.226||I-131ow|I131o - wet deposition|Bq m-2
80|202.226|t1|i-131ow|I131o  - wet deposition|Bq m**-2
78|202.227||Ba-140|Air concentration of Barium 140|Bq m-3
80|202.227||ba-140|Air concentration of Barium 40|Bq m**-3
78|202.228||Ba-140d|Ba140 - dry deposition|Bq m-2
80|202.228|t1|ba-140d|Ba140 - dry deposition|Bq m**-2
78|202.229||Ba-140w|Ba140 - wet deposition|Bq m-2
80|202.229|t1|ba-140w|Ba140  - wet deposition|Bq m**-2
78|202.231|r3|AUSTR_SSO|u-momentum flux due to SSO-effects|N m-2
78|202.231||USTR_SSO|u-momentum flux due to SSO-effects|N m-2
78|202.231|r1|AUSTR_SSO|u-momentum flux due to SSO-effects|N m-2
80|202.231|t1,r3|austr_sso|u-momentum flux due to SSO-effects|N m**-2
80|202.231|t1,r0|ustr_sso|u-momentum flux due to SSO-effects|N m**-2
78|202.232|r3|AVSTR_SSO|v-momentum flux due to SSO-effects (average)|N m-2
78|202.232||VSTR_SSO|v-momentum flux due to SSO-effects|N m-2
78|202.232|r1|AVSTR_SSO|v-momentum flux due to SSO-effects|N m-2
80|202.232|t1,r3|avstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|202.232|t1,r0|vstr_sso|v-momentum flux due to SSO-effects|N m**-2
78|202.233|r1|AVDIS_SSO|Gravity wave dissipation (initialisation)|W m-2
78|202.233||VDIS_SSO|Gravity wave dissipation (vertical integral)|W m-2
78|202.233|r3|AVDIS_SSO|Gravity wave dissipation |W m-2
80|202.233|t1,r3|avdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|202.233|t1,r0|vdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
78|202.240||UVI_CS_COR|UV Index, clear sky; corrected for albedo, aerosol and altitude|Numeric
78|202.241||UVI_B_CS|Basic UV Index, clear sky; MSL, fixed albedo, fixed aerosol|Numeric
78|202.242||UVI_CL_COR|UV Index, clouded sky; corrected for albedo, aerosol, altitude and clouds|Numeric
78|202.243||UVI_MAX_CS|UV Index, clear sky, maximum|Numeric
78|202.247||TOT_O3|Total ozone|DU
78|202.248||UVI_MAX_CL|UV Index, clouded sky, maximum|Numeric
80|202.248|t1|uv_max|UV_Index_Maximum_W  UV_Index clouded (W), daily maximum|1
78|202.249||UVI_MAX_H|Time of maximum of UV Index, clouded|Numeric
78|202.33||FR_PAVED|Impervious (paved or sealed) surface fraction|Proportion
78|202.34||AHF|Antropogenic heat flux (e.g. urban heating, traffic)|W m-2
78|202.36||ECHOTOP|Echotop-pressure: smallest pressure where radar reflectivity above a threshold is present|Pa
78|202.37||ECHOTOPinM|Echotop-height: largest height where radar reflectivity above a threshold is present|m
78|202.38||SKT|Skin temperature|K
78|202.39||SKC|Skin conductivity (ratio ground heat flux to temperature difference soil-skin layer)|W m-2 K-1
78|202.4||MWD|Total Wave Direction|degree true
80|202.4||mwd|total wave direction|Degree true
78|202.40||ANA_ERR_FI|analysis error(standard deviation), geopotential(gpm)|gpm
80|202.40|t100|ana_err_fi|analysis error(standard deviation), geopotential(gpm)|gpm
78|202.41||ANA_ERR_U|analysis error(standard deviation), u-comp. of wind|m2 s-2
80|202.41|t100|ana_err_u|analysis error(standard deviation), u-comp. of wind|m**2 s**-2
78|202.42||ANA_ERR_V|analysis error(standard deviation), v-comp. of wind|m2 s-2
80|202.42|v100|ana_err_v|analysis error(standard deviation), v-comp. of wind|m**2 s**-2
78|202.44||DU_SSO|zonal wind tendency due to subgrid scale oro.|m s-2
80|202.44|t110|du_sso|zonal wind tendency due to subgrid scale oro.|m s**-1
78|202.45||DV_SSO|meridional wind tendency due to subgrid scale oro.|m s-2
80|202.45|t110|dv_sso|meridional wind tendency due to subgrid scale oro.|m s**-1
78|202.46||SSO_STDH|Standard deviation of sub-grid scale orography|m
80|202.46|t1|sso_stdh|Standard deviation of sub-grid scale orography|m
78|202.47||SSO_GAMMA|Anisotropy of sub-gridscale orography|Numeric
80|202.47|t1|sso_gamma|Anisotropy of sub-gridscale orography|1
78|202.48||SSO_THETA|Angle of sub-gridscale orography|rad
80|202.48|t1|sso_theta|Angle of sub-gridscale orography|radians
78|202.49||SSO_SIGMA|Slope of sub-gridscale orography|Numeric
80|202.49|t1|sso_sigma|Slope of sub-gridscale orography|1
78|202.55||FR_LAKE|Water Fraction|Proportion
78|202.56||EMIS_RAD|surface emissivity|Numeric
80|202.56|t1,v0,r0|emis_rad|surface emissivity|1
78|202.57||SOILTYP|soil type of grid (1...9, local soilType.table)|Numeric
80|202.57|t1|soiltyp|Soil Type|1
78|202.61||LAI|Leaf area index|Numeric
80|202.61|t1|lai|Leaf area index|1
78|202.62||ROOTDP|root depth of vegetation|m
80|202.62|t1|rootdp|root depth of vegetation|m
78|202.64||HMO3|height of ozone maximum (climatological)|Pa
80|202.64|t1|hmo3|height of ozone maximum (climatological)|Pa
78|202.65||VIO3|vertically integrated ozone content (climatological)|Pa
80|202.65|t1|vio3|vertically integrated ozone content (climatological)|Pa
78|202.67||PLCOV_MX|Plant covering degree in the vegetation phase|Numeric
80|202.67|t1|plcov_mx|Plant covering degree in the vegetation phase|1
78|202.68||PLCOV_MN|Plant covering degree in the quiescent phas|Numeric
80|202.68|t1|plcov_mn|Plant covering degree in the quiescent phas|1
78|202.69||LAI_MX|Max Leaf area index|Numeric
80|202.69|t1|lai_mx|Max Leaf area index|1
78|202.7||PPTS|Peak period of total swell|s
80|202.7|t102|mwp_x|wind sea mean period|s
80|202.7||ppww|wind sea peak period|s
78|202.70||LAI_MN|Min Leaf area index|Numeric
80|202.70|t1|lai_mn|Min Leaf area index|1
78|202.71||ORO_MOD|Orographie + Land-Meer-Verteilung|m
80|202.71||oro_mod|Orographie + Land-Meer-Verteilung|m
78|202.75||FOR_E|evergreen forest|Numeric
80|202.75|t1|for_e|evergreen forest|1
78|202.76||FOR_D|deciduous forest|Numeric
80|202.76|t1|for_d|deciduous forest|1
78|202.77|r3|NDVI|normalized differential vegetation index|Numeric
80|202.77|r3|ndvi|normalized differential vegetation index|1
78|202.78|r0|NDVI_MAX|normalized differential vegetation index (NDVI)|Numeric
80|202.78|r3|ndvi_max|normalized differential vegetation index (NDVI)|1
78|202.79|r3|NDVI_MRAT|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|202.79|r0|NDVIRATIO|current ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
80|202.79|t1|ndvi_mrat|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|202.79|t1,r0|ndviratio|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
78|202.8||PPWW|Swell peak period|s
80|202.8|t102|mpp_s|swell mean period|s
80|202.8||ppps|swell peak period|s
78|202.84||AER_SO4|Total sulfate aerosol|Numeric
78|202.84|r3|AER_SO412|Total sulfate aerosol (12M)|Numeric
80|202.84||aer_so4|Total sulfate aerosol|1
80|202.84|r3|aer_so412|Total sulfate aerosol (12M)|1
78|202.86||AER_DUST|Total soil dust aerosol (climatology)|Numeric
78|202.86|r3|AER_DUST12|Total soil dust aerosol (climatology,12M)|Numeric
80|202.86||aer_dust|Total soil dust aerosol|1
80|202.86|r3|aer_dust12|Total soil dust aerosol (12M)|1
78|202.9||PP1D|Total wave peak period|s
80|202.9||pp1d|total wave peak period|s
78|202.91||AER_ORG|Organic aerosol|Numeric
78|202.91|r3|AER_ORG12|Organic aerosol (12M)|Numeric
80|202.91||aer_org|Organic aerosol|1
80|202.91|r3|aer_org12|Organic aerosol (12M)|1
78|202.92||AER_BC|Black carbon aerosol|Numeric
78|202.92|r3|AER_BC12|Black carbon aerosol (12M)|Numeric
80|202.92||aer_bc|Black carbon aerosol|1
80|202.92|r3|aer_bc12|Black carbon aerosol (12M)|1
78|202.93||AER_SS|Sea salt aerosol|Numeric
78|202.93|r3|AER_SS12|Sea salt aerosol (12M)|Numeric
80|202.93||aer_ss|Sea salt aerosol|1
80|202.93|r3|aer_ss12|Sea salt aerosol (12M)|1
86|203.1||P-HPA|Pressure in hPa|hPa
78|203.10||PPP|3 hour pressure change|Pa-3h
86|203.10||TD-C|Dew point Temperature in C|C
78|203.100||VORG|geostrophische Vorticity|s-1
86|203.100||IC-0TO1|Ice Cover, 1=ice, 0=no ice|0to1
78|203.101||ADVORG|geostrophische Vorticityadvektion|s-2
80|203.101|t100|advorg|geostrophische  Vorticityadvektion|s**-2
86|203.101||RHO-KGM3|Density of dry air in Kg m-3|kg m-3
86|203.102||SSICING-N|Sea spray icing for major oceans|Code
78|203.103||ADVOR|geostrophische Schichtdickenadvektion|m3 kg-1 s-1
80|203.103|t101|advor|Geo Temperatur Adv  geostrophische Schichtdickenadvektion|m**3 kg**-1 s**-1
86|203.103||ICING-N|Icing, code 20041 in BUFR|Code
86|203.104||CLDICE-KGKG|Cloud ice|kg kg-1
78|203.105||FORCOMEGA|Forcing rechte Seite Omegagleichung|m kg-1 s-1
86|203.105||CLDCND-KGKG|Cloud condensate|kg kg-1
86|203.106||SNL-KGM2|Large scale snow accumulation in kg/m2|kg m-2
78|203.107||ADRTG|Schichtdickenadvektion|m3 kg-1 s-1
80|203.107|t101|adrtg|Schichtdicken-Advektion|m**3 kg**-1 s**-1
86|203.107||SNC-KGM2|Convective snow accumulation in kg/m2|kg m-2
86|203.108||SNRL-KGM2|Large scale snowfall rate in mm/h|kg m-2 s-1
78|203.109||WDIV|Winddivergenz|s-1
80|203.109|t100|wdiv|Winddivergenz|s**-1
86|203.109||SNRC-KGM2|Convective snowfall rate in mm/h|kg m-2 s-1
86|203.110||SNR-KGM2|Snowfall rate in mm/s or mm/h|kg/m2/h
78|203.111||QVX|Q-Vektor X-Komponente (geostrophisch)|m2 kg-1 s-1
86|203.111||T-C1-C|Temperature in cluster 1 of EPS|C
78|203.112||QVY|Q-Vektor Y-Komponente (geostrophisch)|m2 kg-1 s-1
86|203.112||T-C2-C|Temperature in cluster 2 of EPS|C
78|203.113||DIVGEO|Divergenz Q (geostrophisch)|m kg-1 s-1
86|203.113||T-C3-C|Temperature in cluster 3 of EPS|C
78|203.114||QVNGEO|Q-Vektor senkrecht zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
86|203.114||T-C4-C|Temperature in cluster 4 of EPS|C
78|203.115||QVSGEO|Q-Vektor parallel zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
86|203.115||T-C5-C|Temperature in cluster 5 of EPS|C
78|203.116||DIVQNGEO|Divergenz Qn geostrophisch|m kg-1 s-1
86|203.116||T-C6-C|Temperature in cluster 6 of EPS|C
78|203.117||DIVQSGEO|Divergenz Qs geostrophisch|m kg-1 s-1
86|203.117||Z-C1-M2S2|Geopotential in cluster 1 of EPS|m2 s-2
78|203.118||FRONTO|Frontogenesefunktion|K2 m-2 s-1
86|203.118||Z-C2-M2S2|Geopotential in cluster 2 of EPS|m2 s-2
78|203.119||PVP|Potentielle Vorticity (auf Druckflaechen, nicht isentrop)|K m2 kg-1 s-1
86|203.119||Z-C3-M2S2|Geopotential in cluster 3 of EPS|m2 s-2
86|203.12||Q-KGKG|Specific Humidity in kg/kg|kg kg-1
86|203.120||Z-C4-M2S2|Geopotential in cluster 4 of EPS|m2 s-2
86|203.121||Z-C5-M2S2|Geopotential in cluster 5 of EPS|m2 s-2
86|203.122||Z-C6-M2S2|Geopotential in cluster 6 of EPS|m2 s-2
78|203.123||DIVQ|Divergenz|m kg-1 s-1
78|203.124||QVN|Q-Vektor senkrecht zu den Isothermen|m2 kg-1 s-1
80|203.124|t100|fqn|Qn-Vektor Q isother-senkr-KompQn ,Komp. Q-Vektor senkrecht zu den Isothermen|m**2 kg**-1 s**-1
78|203.125||QVS|Q-Vektor parallel zu den Isothermen|m2 kg-1 s-1
78|203.126||DIVQN|Divergenz Qn|m kg-1 s-1
86|203.126||RTOPLW-WM2|Net long wave radiation, top of athmosphere|W m-2
78|203.127||DIVQS|Divergenz Qs|m kg-1 s-1
78|203.128||FRONTOF|Frontogenesis function|Km kg-1 s-1
86|203.128||RNETSW-WM2|Net short wave radiation|W m-2
86|203.129||TPE-K|Equivalent potential temperature in K|K
86|203.13||RH-PRCNT|Relative Humidity in percents|%
78|203.130|t100|IPV|Isentrope potentielle Vorticity|K m2 kg-1 s-1
80|203.130|t100|ipv|Isentrope potentielle Vorticity|K m**2 kg**-1 s**-1
86|203.130||ABSH-KGM3|Absolute humidity, kg/m^3|kg m-3
78|203.131||UP|Wind X-Komponente auf isentropen Flaechen|m s-1
80|203.131|t100|up|XIPV Wind X-Komp     Wind X-Komponente auf isentropen Flaechen|m s**-1
86|203.131||PROB-T-1|Probability of big negative temperature anomaly (-8 K) in EPS|%
78|203.132||VP|Wind Y-Komponente auf isentropen Flaechen|m s-1
80|203.132|t100|vp|YIPV Wind Y-Komp     Wind Y-Komponente auf isentropen Flaechen|m s**-1
86|203.132||PROB-T-2|Probability of moderate negative temperature anomaly (-4 K) in EPS|%
78|203.133|t100|PTHETA|Druck einer isentropen Flaeche|hPa
80|203.133|t100|ptheta|Druck einer isentropen Flaeche|Pa
86|203.133||PROB-T-3|Probability of moderate positive temperature anomaly (+4 K) in EPS|%
86|203.134||PROB-T-4|Probability of big positive temperature anomaly (+8 K) in EPS|%
78|203.140||KO|KO index|K
80|203.140|t1|ko|KO index|K
86|203.141||PROB-RR-1|Probability of reaching precipitation of 1 mm in 24 hours in EPS|%
86|203.142||PROB-RR-2|Probability of reaching precipitation of 5 mm in 24 hours in EPS|%
86|203.143||PROB-RR-3|Probability of reaching precipitation of 10 mm in 24 hours in EPS|%
86|203.144||PROB-RR-4|Probability of reaching precipitation of 20 mm in 24 hours in EPS|%
86|203.145||WSH-KT|Wind shear in knots|kt
78|203.146||CATIX|Clear Air Turbulence Index|s-1
86|203.146||WSH-1-KT|Wind shear at 1km in knots|kt
86|203.147||HLCY-M2S2|Storm relative helicity|m2 s-2
86|203.148||HLCY-1-M2S2|Storm relative helicity, 0 .. 1 km|m2 s-2
86|203.149||FF1500-MS|Wind speed at 1500 meters in m/s|m s-1
86|203.15||CLDSYM-N|Cloud Symbol|No Unit
86|203.150||TPE3-C|Equivalent potential temperature from range 0 ..3km in C|C
86|203.151||PROB-W-1|Probability of reaching wind speed of 10 m/s in EPS|%
86|203.152||PROB-W-2|Probability of reaching wind speed of 15 m/s in EPS|%
86|203.153||PROB-WG-1|Probability of reaching wind gust speed of 15 m/s in EPS|%
78|203.154||THETAE|Aequivalentpotentielle Temperatur|K
80|203.154|t100|thetae|Aequivalentpotentielle Temperatur|K
86|203.154||PROB-WG-2|Probability of reaching wind gust speed of 20 m/s in EPS|%
86|203.155||PROB-WG-3|Probability of reaching wind gust speed of 25 m/s in EPS|%
86|203.156||EFI-WS|Extreme forecast index for wind speed|%
78|203.157||CEILING|Ceiling|m
80|203.157|t1|ceiling|Ceiling|m
86|203.157||EFI-T|Extreme forecast index for temperature|%
86|203.158||EFI-WG|Extreme forecast index for wind gusts|%
86|203.159||EFI-RR|Extreme forecast index for precipitation|%
86|203.161||PROBSN-0TO1|Probability of snow|0to1
86|203.163||MOL-M|Inverse of Monin-Obukhov length, i.e. 1/L in m-1|m
86|203.164||SRMOM-M|Surface Roughness (momentum) in meters|m
86|203.165||RRI-KGM2|Instant rain in kg/m2|kg/m2/h
86|203.166||RSI-KGM2|Instant solid precipitation (snow+graupel) in kg/m2|kg/m2/h
86|203.167||MIXHGT-M|Mixed layer height in m|m
86|203.168||SI-N|Showalter index|kg s-2
86|203.169||LI-N|Lifted index|kg s-2
86|203.170||CTI-N|Cross totals index|kg s-2
86|203.171||VTI-N|Vertical totals index|kg s-2
86|203.172||TTI-N|Total totals index|kg s-2
86|203.173||F0-T-K|0th fractal (ie. minimum) temperature in EPS|K
86|203.174||F10-T-K|10th fractal temperature in EPS|K
86|203.175||F25-T-K|25th fractal temperature in EPS|K
86|203.176||F50-T-K|50th fractal temperature in EPS|K
86|203.177||F75-T-K|75th fractal temperature in EPS|K
86|203.178||F90-T-K|90th fractal temperature in EPS|K
86|203.179||F100-T-K|100th fractal (ie. maximum) temperature in EPS|K
86|203.18||FRNTSYM-N|Front Symbol|No Unit
86|203.180||LCL-MU-HPA|Height of LCL in hPa, source data is found from most unstable level|hPa
78|203.181|t202,v1|PIDC_BASE_HFT|Icing Base (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v2|PIDC_MAX_BASE_HFT|Icing Max Base (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v3|PIDC_MAX_TOP_HFT|Icing Max Top (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v4|PIDC_TOP_HFT|Icing Top (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v5|PIDC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Prognose Icing Degree Composit|Numeric
78|203.181|t202,v6|PIDC_MAX_CODE|Icing Max Code (1=light,2=moderate,3=severe) - Prognose Icing Degree Composit|Numeric
86|203.181||LFC-MU-HPA|Height of LFC in hPa, source data is found from most unstable level|hPa
78|203.182|t202,v1|PISC_BASE_HFT|Icing Base (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v2|PISC_SIG_BASE_HFT|Icing Signifikant Base (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v3|PISC_SIG_TOP_HFT|Icing Signifikant Top (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v4|PISC_TOP_HFT|Icing Top (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v5|PISC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Prognose Icing Scenario Composit|Numeric
78|203.182|t202,v6|PISC_SIG_CODE|Icing Signifikant Code (1=general,2=convective,3=stratiform,4=freezing) - Prognose Icing Scenario Composit|Numeric
86|203.182||EL-MU-HPA|Height of EL in hPa, source data is found from most unstable level|hPa
78|203.183|t202,v1|DIDC_BASE_HFT|Icing Base (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v2|DIDC_MAX_BASE_HFT|Icing Max Base (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v3|DIDC_MAX_TOP_HFT|Icing Max Top (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v4|DIDC_TOP_HFT|Icing Top (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v5|DIDC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Diagnose Icing Degree Composit|Numeric
78|203.183|t202,v6|DIDC_MAX_CODE|Icing Max Code (1=light,2=moderate,3=severe) - Diagnose Icing Degree Composit|Numeric
86|203.183||SR-M|Surface Roughness in Meters|m
78|203.184|t202,v1|DISC_BASE_HFT|Icing Base (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v2|DISC_SIG_BASE_HFT|Icing Signifikant Base (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v3|DISC_SIG_TOP_HFT|Icing Signifikant Top (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v4|DISC_TOP_HFT|Icing Top (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v5|DISC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Diagnose Icing Scenario Composit|Numeric
78|203.184|t202,v6|DISC_SIG_CODE|Icing Signifikant Code (1=general,2=convective,3=stratiform,4=freezing) - Diagnose Icing Scenario Composit|Numeric
86|203.184||LCL-MU-M|Height of LCL in meters, source data is found from most unstable level|m
86|203.185||LFC-MU-M|Height of LFC in meters, source data is found from most unstable level|m
86|203.186||SM-KGM2|Soil Moisture Content in Kg per square meter|kg m-2
86|203.187||F0-RR-6|0th fractal precipitation in EPS|kg m-2
86|203.188||F10-RR-6|10th fractal precipitation in EPS|kg m-2
86|203.189||F25-RR-6|25th fractal precipitation in EPS|kg m-2
86|203.19||FOGSYM-N|Fog symbol|No Unit
86|203.190||F50-RR-6|50th fractal precipitation in EPS|kg m-2
78|203.191||PID_CODE|Prognose Icing Degree Code (1=light,2=moderate,3=severe)|Numeric
86|203.191||F75-RR-6|75th fractal precipitation in EPS|kg m-2
78|203.192||PIS_CODE|Prognose Icing Scenario Code (1=general,2=convective,3=stratiform,4=freezing)|Numeric
86|203.192||F90-RR-6|90th fractal precipitation in EPS|kg m-2
78|203.193||DID_CODE|Diagnose Icing Degree Code (1=light,2=moderate,3=severe)|Numeric
86|203.193||F100-RR-6|100th fractal precipitation in EPS|kg m-2
78|203.194||DIS_CODE|Diagnose Icing Scenario Code (1=general,2=convective,3=stratiform,4=freezing)|Numeric
86|203.194||EL-MU-M|Height of EL in meters, source data is found from most unstable level|m
86|203.195||CAPE-MU-JKG|Convective available potential energy, source data is most unstable|J kg-1
78|203.196||ICE_GRD|Icing Grade (1=LGT,2=MOD,3=SEV)|Numeric
80|203.196|t100|ice_grd|Icing Grade (1=LGT,2=MOD,3=SEV)|1
86|203.196||UVIMAX-N|UV index maximum|No Unit
86|203.197||UVI-N|UV index|No Unit
86|203.198||O3ANOM-PRCNT|Ozone anomaly|%
86|203.199||CIN-MU-N|Convective inhibition, source data is most unstable|J kg-1
78|203.2||GH_10GPM|Geopotential height|10 gpm
86|203.2||Z-M2S2|Geopotential|m2 s-2
86|203.20||DD-D|Wind Direction in Degrees|Deg
86|203.200||CANW-KGM2|Canopy water|kg m-2
86|203.201||FLLAT-JM2|Latent heat flux|kg s-2
86|203.202||FLSEN-JM2|Sensible heat flux|kg s-2
78|203.203||CLDEPTH|modified cloud depth for media|Numeric
80|203.203|t1|cldepth|modified cloud depth for media|1
86|203.203||FLMOM-PA|Scalar momentum flux in Pa|kg m-1 s-2
78|203.204||CLCT_MOD|modified cloud cover for media|Numeric
80|203.204|t1|clct_mod|modified cloud cover for media|1
86|203.204||CAPE-0-3-MU|CAPE, source data is most unstable, value of CAPE between 0 .. 3km|J kg-1
78|203.205||WW_0-9|current weather (symbol number: 0..9)|Numeric
86|203.205||CAPE1040-MU|CAPE, source data is most unstable, value of parameter when -40C < T < -10C|J kg-1
86|203.206||ILSAA1-N|FMIWEATHERSYMBOL1|JustAnumber
86|203.207||SOILTY-N|Soil type|No Unit
86|203.208||TKEN-JKG|Kinetic energy of turbulence in J kg-1|J kg-1
86|203.209||UFLMOM-NM2|U-component of momentum flux in N m-2|N m-2 s
86|203.21||FF-MS|Wind speed in m/s|m s-1
86|203.210||VFLMOM-NM2|V-component of momentum flux in N m-2|N m-2 s
86|203.211||VEGET-N|Vegetation type|No Unit
86|203.212||GRR-MMH|Graupel rate in mm/h|kg/m2/h
86|203.213||RRRS-KGM2|Solid precipitation rate (f.ex. snow+graupel)|kg m-2
86|203.214||F0-N-0TO1|0th fractal cloudiness in EPS|0to1
86|203.215||F10-N-0TO1|10th fractal cloudiness in EPS|0to1
86|203.216||F25-N-0TO1|25th fractal cloudiness in EPS|0to1
86|203.217||F50-N-0TO1|50th fractal cloudiness in EPS|0to1
86|203.218||F75-N-0TO1|75th fractal cloudiness in EPS|0to1
86|203.219||F90-N-0TO1|90th fractal cloudiness in EPS|0to1
86|203.22||DF-MS|Wind Vector in m/s|m s-1
86|203.220||F100-N-0TO1|100th fractal cloudiness in EPS|0to1
86|203.221||F0-FFG-MS|0th fractal wind gust speed in EPS|m s-1
86|203.222||F10-FFG-MS|10th fractal wind gust speed in EPS|m s-1
86|203.223||F25-FFG-MS|25th fractal wind gust speed in EPS|m s-1
86|203.224||F50-FFG-MS|50th fractal wind gust speed in EPS|m s-1
86|203.225||F75-FFG-MS|75th fractal wind gust speed in EPS|m s-1
86|203.226||F90-FFG-MS|90th fractal wind gust speed in EPS|m s-1
86|203.227||F100-FFG-MS|100th fractal wind gust speed in EPS|m s-1
86|203.228||F0-FF-MS|0th fractal wind speed in EPS|m s-1
86|203.229||F10-FF-MS|10th fractal wind speed in EPS|m s-1
86|203.23||U-MS|U wind in m/s|m s-1
86|203.230||F25-FF-MS|25th fractal wind speed in EPS|m s-1
86|203.231||F50-FF-MS|50th fractal wind speed in EPS|m s-1
86|203.232||F75-FF-MS|75th fractal wind speed in EPS|m s-1
86|203.233||F90-FF-MS|90th fractal wind speed in EPS|m s-1
86|203.234||F100-FF-MS|100th fractal wind speed in EPS|m s-1
86|203.235||LCL-HPA|Height of LCL in hPa|hPa
86|203.236||LFC-HPA|Height of LFC in hPa|hPa
86|203.237||EL-HPA|Height of EL in hPa|hPa
86|203.238||LCL-M|Height of LCL in meters|m
86|203.239||LFC-M|Height of LFC in meters|m
86|203.24||V-MS|V wind in m/s|m s-1
86|203.240||EL-M|Height of EL in meters|m
86|203.241||CAPE-JKG|Convective available potential energy|J kg-1
86|203.242||CAPE-500|Convective available potential energy, source data is LCL-500 and EL-500|J kg-1
86|203.243||CAPE1040|Convective available potential energy, value of parameter when -40C < T < -10C|J kg-1
86|203.244||CIN-N|Convective inhibition (cin)|J kg-1
86|203.245||LCL-500-HPA|Height of LCL in hPa, source data is averaged between 0 .. 500m|hPa
86|203.246||LFC-500-HPA|Height of LFC in hPa, source data is averaged between 0 .. 500m|hPa
86|203.247||EL-500-HPA|Height of EL in hPa, source data is averaged between 0 .. 500m|hPa
86|203.248||LCL-500-M|Height of LCL in meters, source data is averaged between 0 .. 500m|m
86|203.249||LFC-500-M|Height of LFC in meters, source data is averaged between 0 .. 500m|m
86|203.250||EL-500-M|Height of EL in meters, source data is averaged between 0 .. 500m|m
86|203.251||CAPE-0-3|Convective available potential energy, value of CAPE between 0 .. 3km|J kg-1
86|203.252||CAPE-0-3-500|CAPE, source data is LFC-500 and EL-500, value of CAPE between 0 .. 3km|J kg-1
86|203.253||CAPE1040-500|CAPE, source data is LFC-500 and EL-500, value of CAPE when -40C < T < -10C|J kg-1
86|203.254||CIN-500-N|Convective inhibition, source data is LFC-500 and EL-500|J kg-1
86|203.255||PRECFORM2-N|Precipitation form, duplicate parameter for HIMAN purposes|JustAnumber
86|203.27||FFG-MS|Instantaneous Wind Speed in m/s|m s-1
86|203.28||HM20C-M|Height of -20 C level in meters|m
78|203.29||W_SHAER|Vertical speed shear|s-1
80|203.29|t110|w_shaer|wind shear|m s**-1
86|203.3||HL-M|Height of level in meters|m
78|203.30||SRH|storm relative helicity|J kg-1
80|203.30|t110|srh|storm relative helicity|J kg**-1
86|203.31||ABSVO-HZ-5|Absolute Vorticity in HZ/10000|s-1 10-5
78|203.33||VABS|Absolute vorticity advection|s-2
80|203.33|t100|vabs|absolute vorticity advection|s**-2
78|203.35|r2|UH_MAX|Maximum amplitude (positive or negative) of updraft helicity  (over given time interval)|m2s-2
78|203.36|r2|VORW_CTMAX|Maximum rotation amplitude (positive or negative)  (over given time interval and column)|s-1
78|203.37|r2|W_CTMAX|Maximum updraft track (over given time interval and column)|m s-1
86|203.38||AQI-N|FMI Air Quality Index|No Unit
86|203.39||FF10-MS|WindSpeed at 10 m in m/s|m s-1
86|203.4||T-C|Temperature in Celsius|C
86|203.40||VV-PAS|Vertical Velocity in pa/s|Pa/s
86|203.43||VV-MMS|Vertical Velocity in mm/s|mm s-1
86|203.44||VV-MS|Vertical Velocity in m/s|m s-1
86|203.47||PRCWAT-KGM2|Precipitable water in mm|kg m-2
86|203.50||RR-MM10|Total precipitation|mm
86|203.51||SD-M|Snow Depth in Meters|m
86|203.52||HSADE1-N|Precalculated weather symbol|No Unit
86|203.53||HSADE2-N|Precalculated weather symbol|No Unit
86|203.54||RR-6-MM|Rain over the last 6 hours in mm|mm
78|203.55|t105,v2,r2|TMAX_2M_L|Max 2m Temperature long periods > h|C
86|203.55||RR-12-MM|Rain over the last 12 hours in mm|mm
78|203.56|t105,v2,r2|TMIN_2M_L|Min 2m Temperature long periods > h|C
86|203.56||RR-1-MM|Rain over the last 1 hour in mm|mm
78|203.57||SUL_PROB|probability to perceive sultriness|Numeric
86|203.57||RR-2-MM|Rain over the last 2 hours in mm|mm
78|203.58||CLO|value of isolation of clothes|Numeric
86|203.58||RR-3-MM|Rain over the last 3 hours in mm|mm
86|203.59||PRECFORM-N|Precipitation form|JustAnumber
78|203.60||PT1M|perceived temperature|K
86|203.60||SMOGI-N|Calculated smog appearance|No Unit
78|203.61||T_SEA_C|Water temperature in C|C
86|203.62||RRL-MM10|Large Scale precipitation in 10ths of mm|m 10-4
86|203.63||RRC-MM10|Convective precipitation in 10ths of mm|m 10-4
86|203.68||SNACC-KGM2|Snowfall accumulation  in mm|kg m-2
86|203.69||RNETLW-WM2|Net long wave radiation|W m-2
86|203.70||H0C-M|Height of 0 C level in meters|m
78|203.71||PREC|Precipitation|kg m-2
86|203.71||RRR-KGM2|Total Precipitation rate in kg m-2|kg/m2/h
78|203.72||RADAR_RQ|precipitation, qualified,BRD|kg m-2
86|203.72||RRRC-KGM2|Convective Precipitation rate in kg m-2|kg/m2/h
78|203.73||RADAR_RS|precipitation,BRD|kg m-2
86|203.73||RRRL-KGM2|Large Scale Precipitation rate in kg m-2|kg/m2/h
86|203.74||LNSP-N|Log Surface Pressure|No Unit
78|203.75||RADAR_RE|precipitation phase,BRD|1
86|203.75||TG-K|Ground Temperature in Kelvins|K
78|203.76||RADAR_RH|hail flag,BRD|Numeric
78|203.77||RADAR_FS|snow rate,BRD|0.01 m
86|203.77||LSSN-M100|Loose snow depth in cm|cm
86|203.78||CLDWAT-KGKG|Cloud water|kg kg-1
86|203.79||N-PRCNT|Total Cloud Cover in %|%
86|203.8||TP-K|Potential temperature|K
86|203.80||KINDEX-N|Stability index (-50 -> 50)|No Unit
86|203.89||ALBEDO|ALBEDO 0 to 1|%
86|203.9||TPW-K|Pseudoadiabatic potential temperature in K|K
78|203.90||CL_TYP|Kombination Niederschlag-Bewoelkung-Blauthermik (cl_typ,tab)|Numeric
80|203.90|t1|cl_typ|NiederschlagBew.-ArtKombination Niederschl.-Bew.-Blautherm. (283..407)|1
78|203.91|t1|CCL_GND|Hoehe der Konvektionsuntergrenze ueber Grund|m
80|203.91|t1|ccl_gnd|Konvektions-U-GrenzeHoehe der Konvektionsuntergrenze ueber Grund|m
86|203.91||HESSAA-N|Simple weather symbol fo HS and others|No Unit
78|203.93||C_TYPE|Konvektionsart (0..4)|Numeric
78|203.94|t1|CCL_NN|Hoehe der Konvektionsuntergrenze ueber nn|m
80|203.94|t1|ccl_nn|Konv.-U-Grenze-nn   Hoehe der Konvektionsuntergrenze ueber nn|m
86|203.95||RADLW-WM2|Long wave radiation|W m-2
86|203.96||RADGLO-WM2|Global radiation|W m-2
78|203.99||WW|weather interpretation (WMO)|Numeric
80|203.99|t1|ww|weather interpretation (WMO)|1
86|203.99||LC-0TO1|Land Cover, 1=land, 0=sea|0to1
78|204.1||EFA-PS|Monthly Mean of RMS of difference FG-AN of pressure reduced to MSL|Pa
80|204.1||efa-ps|Monthly Mean of RMS of difference FG-AN of pressure reduced to MSL|Pa
78|204.10||EIA-RH|Monthly Mean of RMS of difference IA-AN of relative humidity|%
80|204.10||eia-rh|Monthly Mean of RMS of difference IA-AN of relative humidity|%
78|204.11||EFA-T|Monthly Mean of RMS of difference FG-AN of temperature|K
80|204.11||efa-t|Monthly Mean of RMS of difference FG-AN of temperature|K
78|204.12||EIA-T|Monthly Mean of RMS of difference IA-AN of temperature|K
80|204.12||eia-t|Monthly Mean of RMS of difference IA-AN of temperature|K
78|204.13||EFA-OM|Monthly Mean of RMS of difference FG-AN of vert.velocity (pressure)|Pa s-1
80|204.13||efa-om|Monthly Mean of RMS of difference FG-AN of vert.velocity (pressure)|Pa s**-1
78|204.14||EIA-OM|Monthly Mean of RMS of difference IA-AN of vert.velocity (pressure)|Pa s-1
80|204.14||eia-om|Monthly Mean of RMS of difference IA-AN of vert.velocity (pressure)|Pa s**-1
78|204.15||EFA-KE|Monthly Mean of RMS of difference FG-AN of kinetic energy|J kg-1
80|204.15||efa-ke|Monthly Mean of RMS of difference FG-AN of kinetic energy|J kg**-1
78|204.16||EIA-KE|Monthly Mean of RMS of difference IA-AN of kinetic energy|J kg-1
80|204.16||eia-ke|Monthly Mean of RMS of difference IA-AN of kinetic energy|J kg**-1
78|204.2||EIA-PS|Monthly Mean of RMS of difference IA-AN of pressure reduced to MSL|Pa
80|204.2||eia-ps|Monthly Mean of RMS of difference IA-AN of pressure reduced to MSL|Pa
78|204.3||EFA-U|Monthly Mean of RMS of difference FG-AN of u-component of wind|m s-1
80|204.3||efa-u|Monthly Mean of RMS of difference FG-AN of u-component of wind|m s**-1
78|204.4||EIA-U|Monthly Mean of RMS of difference IA-AN of u-component of wind|m s-1
80|204.4||eia-u|Monthly Mean of RMS of difference IA-AN of u-component of wind|m s**-1
78|204.46||RADAR_FQ|snow rate, qualified,BRD|0.01 m
78|204.5||EFA-V|Monthly Mean of RMS of difference FG-AN of v-component of wind|m s-1
80|204.5||efa-v|Monthly Mean of RMS of difference FG-AN of v-component of wind|m s**-1
78|204.6||EIA-V|Monthly Mean of RMS of difference IA-AN of v-component of wind|m s-1
80|204.6||eia-v|Monthly Mean of RMS of difference IA-AN of v-component of wind|m s**-1
78|204.7||EFA-FI|Monthly Mean of RMS of difference FG-AN of geopotential|m2 s-2
80|204.7||efa-fi|Monthly Mean of RMS of difference FG-AN of geopotential|m**2 s**-2
78|204.70||EDP|Eddy Dissipation Rate|m2/3 s-1
78|204.71||ELD|Ellrod Index|10-7 s-2
78|204.8||EIA-FI|Monthly Mean of RMS of difference IA-AN of geopotential|m2 s-2
80|204.8||eia-fi|Monthly Mean of RMS of difference IA-AN of geopotential|m**2 s**-2
78|204.9||EFA-RH|Monthly Mean of RMS of difference FG-AN of relative humidity|%
80|204.9||efa-rh|Monthly Mean of RMS of difference FG-AN of relative humidity|%
86|205.1||TSEA-C|Sea Temperature in Celsius|C
86|205.10||IRIDGC-PRCNT|Ice concentration of ridging|%
86|205.11||IRAFTTHK-CM|Rafted sea ice mean thickness|cm
86|205.12||IRCNCT-PRCNT|Rafted sea ice concentration|%
86|205.13||IDD-D|Ice Direction in Degrees|m s-1
86|205.14||IFF-MS|Ice speed in m/s|m s-1
86|205.2||ICNCT-PRCNT|Ice concentration|%
86|205.3||ITHK-CM|Ice thickness|cm
86|205.4||IMINTHK-CM|Ice minimum thickness|cm
86|205.5||IMAXTHK-CM|Ice maximum thickness|cm
86|205.6||IRIDGE-CM|Ice degree of ridging|cm
86|205.7||IVELU-MS|Sea ice velocity (U) in m/s|m s-1
86|205.8||IVELV-MS|Sea ice velocity (V) in m/s|m s-1
86|205.9||IMEANTHK-CM|Ice mean thickness|cm
78|206.11|t105,v2|T_2M_S|smoothed forecast, temperature|K
80|206.11|t105,v2|t_2m_s|smoothed forecast, temperature|K
78|206.15|t105,v2,r2|TMAX_2M_S|smoothed forecast, maximum temp.|K
80|206.15|t105,v2,r2|tmax_2m_s|smoothed forecast, maximum temp.|K
78|206.16|t105,v2,r2|TMIN_2M_S|smoothed forecast, minimum temp.|K
80|206.16|t105,v2,r2|tmin_2m_s|smoothed forecast, minimum temp.|K
78|206.17|t105,v2|TD_2M_S|smoothed forecast, dew point temp.|K
80|206.17|t105,v2|td_2m_s|smoothed forecast, dew point temp.|K
78|206.187|t105,v10|VMAX_10M_S|smoothed forecast, wind speed (gust)|m s-1
80|206.187|t105,v10|vmax_10m_s|smoothed forecast, wind speed (gust)|m s**-1
78|206.33|t105,v10|U_10M_S|smoothed forecast, u comp. of wind|m s-1
80|206.33|t105,v10|u_10m_s|smoothed forecast, u comp. of wind|m s**-1
78|206.34|t105,v10|V_10M_S|smoothed forecast, v comp. of wind|m s-1
80|206.34|t105,v10|v_10m_s|smoothed forecast, v comp. of wind|m s**-1
78|206.61||TOT_PREC_S|smoothed forecast, total precipitation (Accumulation)|kg m-2
80|206.61|t1|tot_prec_s|smoothed forecast, total precipitation rate|kg m**-2 s**-1
78|206.71||CLCT_S|smoothed forecast, total cloud cover|%
80|206.71|t1|clct_s|smoothed forecast, total cloud cover|%
78|206.73|t1|CLCL_S|smoothed forecast, cloud cover low|%
80|206.73|t1|clcl_s|smoothed forecast, cloud cover low|%
78|206.74|t1|CLCM_S|smoothed forecast, cloud cover medium|%
80|206.74|t1|clcm_s|smoothed forecast, cloud cover medium|%
78|206.75|t1|CLCH_S|smoothed forecast, cloud cover high|%
80|206.75|t1|clch_s|smoothed forecast, cloud cover high|%
78|206.79||SNOW_GSP_S|smoothed forecast, large-scale snowfall|kg m-2
80|206.79|t1|snow_gsp_s|smoothed forecast, large-scale snowfall rate w.e.|kg m**-2 s**-1
78|206.85|t111,v0|T_S_S|smoothed forecast, soil temperature|K
80|206.85|t111,v0|t_s_s|smoothed forecast, soil temperature|K
78|207.187|t105,v10|VMAX_10M_C|calibrated forecast, wind speed (gust)|m s-1
80|207.187|t105,v10|vmax_10m_c|calibrated forecast, wind speed (gust)|m s**-1
78|207.61||TOT_PREC_C|calibrated forecast, total precipitation  (Accumulation)|kg m-2
80|207.61|t1|tot_prec_c|calibrated forecast, total precipitation rate|kg m**-2 s**-1
78|207.79||SNOW_GSP_C|calibrated forecast, large-scale snowfall|kg m-2
80|207.79|t1|snow_gsp_c|calibrated forecast, large-scale snowfall rate w.e.|kg m**-2 s**-1
78|208.1||W_SKRR_01|Probability of 1h total precipitation >= 10mm|kg m2
78|208.132||W_WND_01|Probability of 1h maximum wind gust speed >= 14m/s|m s-1
78|208.134||W_STM_01|Probability of 1h maximum wind gust speed >= 18m/s|m s-1
78|208.136||W_STMSW_01|Probability of 1h maximum wind gust speed >= 25m/s|m s-1
78|208.137||U_ORKAR_01|Probability of 1h maximum wind gust speed >= 29m/s|m s-1
78|208.138||U_ORK_01|Probability of 1h maximum wind gust speed >= 33m/s|m s-1
78|208.139||E_ORK_01|Probability of 1h maximum wind gust speed >= 39m/s|m s-1
78|208.14||W_SKRR_06|Probability of 6h total precipitation >= 20mm|kg m2
78|208.17||U_SKRRH_06|Probability of 6h total precipitation >= 35mm|kg m2
78|208.191||W_GLEIS_01|Probability of black ice during 1h|Numeric
78|208.197||W_GEW_01|Probability of thunderstorm during 1h|Numeric
78|208.198||W_GEWSK_01|Probability of heavy thunderstorm during 1h|Numeric
78|208.199||U_GEWSW_01|Probability of severe thunderstorm during 1h|Numeric
78|208.212||W_SVW_12|Probability of snowdrift during 12h|Numeric
78|208.213||U_SVWSK_12|Probability of strong snowdrift during 12h|Numeric
78|208.232||W_FR_01|Probability of temperature < 0 deg C during 1h|K
78|208.236||W_FRSTR_06|Probability of temperature <= -10 deg C during 6h|K
78|208.26||W_DRR_12|Probability of 12h total precipitation >= 25mm|kg m2
78|208.29||U_DRRER_12|Probability of 12h total precipitation >= 40mm|kg m2
78|208.3||U_SKRRH_01|Probability of 1h total precipitation >= 25mm|kg m2
78|208.32||E_DR_12|Probability of 12h total precipitation >= 70mm|kg m2
78|208.69||W_SFL_06|Probability of 6h accumulated snow >=0.5cm|kg m2
78|208.70||W_SF_06|Probability of 6h accumulated snow >= 5cm|kg m2
78|208.71||U_SFSK_06|Probability of 6h accumulated snow >= 10cm|kg m2
78|208.72||W_SFL_12|Probability of 12h accumulated snow >=0.5cm|kg m2
78|208.74||W_SF_12|Probability of 12h accumulated snow >= 10cm|kg m2
78|208.75||U_SFSK_12|Probability of 12h accumulated snow >= 15cm|kg m2
78|208.77||E_SF_12|Probability of 12h accumulated snow >= 25cm|kg m2
78|210.1||FX25|Prob Windboeen > 25 kn|Numeric
98|210.1||aermr01|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
78|210.10||SH25|Prob Heftiger Starkregen > 25 mm|Numeric
98|210.10||aermr10|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|210.100||crfire|Wildfire combustion rate|kg m**-2 s**-1
98|210.101||maxfrpfire|Wildfire radiative power maximum|W
98|210.102||so2fire|Wildfire flux of Sulfur Dioxide|kg m**-2 s**-1
98|210.103||ch3ohfire|Wildfire Flux of Methanol (CH3OH)|kg m**-2 s**-1
98|210.104||c2h5ohfire|Wildfire Flux of Ethanol (C2H5OH)|kg m**-2 s**-1
98|210.105||c3h8fire|Wildfire Flux of Propane (C3H8)|kg m**-2 s**-1
98|210.106||c2h4fire|Wildfire Flux of Ethene (C2H4)|kg m**-2 s**-1
98|210.107||c3h6fire|Wildfire Flux of Propene (C3H6)|kg m**-2 s**-1
98|210.108||c5h8fire|Wildfire Flux of Isoprene (C5H8)|kg m**-2 s**-1
98|210.109||terpenesfire|Wildfire Flux of Terpenes (C5H8)n|kg m**-2 s**-1
78|210.11||SH50|Prob Extrem Heftiger Starkregen > 50 mm|Numeric
98|210.11||aermr11|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|210.110||toluenefire|Wildfire Flux of Toluene_lump (C7H8+ C6H6 + C8H10)|kg m**-2 s**-1
98|210.111||hialkenesfire|Wildfire Flux of Higher Alkenes (CnH2n, C>=4)|kg m**-2 s**-1
98|210.112||hialkanesfire|Wildfire Flux of Higher Alkanes (CnH2n+2, C>=4)|kg m**-2 s**-1
98|210.113||ch2ofire|Wildfire Flux of Formaldehyde (CH2O)|kg m**-2 s**-1
98|210.114||c2h4ofire|Wildfire Flux of Acetaldehyde (C2H4O)|kg m**-2 s**-1
98|210.115||c3h6ofire|Wildfire Flux of Acetone (C3H6O)|kg m**-2 s**-1
98|210.116||nh3fire|Wildfire Flux of Ammonia (NH3)|kg m**-2 s**-1
98|210.117||c2h6sfire|Wildfire Flux of Dimethyl Sulfide (DMS) (C2H6S)|kg m**-2 s**-1
98|210.118||c2h6fire|Wildfire Flux of Ethane (C2H6)|kg m**-2 s**-1
98|210.119||mami|Mean height of maximum injection|m
78|210.12||SN00|Prob Leichter Schneefall > 0,1 mm|Numeric
98|210.12||aermr12|SO2 precursor mixing ratio|kg kg**-1
98|210.120||apt|Plume top height above surface|m
98|210.121||no2|Nitrogen dioxide mass mixing ratio|kg kg**-1
98|210.122||so2|Sulphur dioxide mass mixing ratio|kg kg**-1
98|210.123||co|Carbon monoxide mass mixing ratio|kg kg**-1
98|210.124||hcho|Formaldehyde|kg kg**-1
98|210.125||tcno2|Total column Nitrogen dioxide|kg m**-2
98|210.126||tcso2|Total column Sulphur dioxide|kg m**-2
98|210.127||tcco|Total column Carbon monoxide|kg m**-2
98|210.128||tchcho|Total column Formaldehyde|kg m**-2
98|210.129||nox|Nitrogen Oxides|kg kg**-1
78|210.13||SN001|Prob Leichter Schneefall > 0,1 cm|Numeric
98|210.13||aermr13|Volcanic ash aerosol mixing ratio|kg kg**-1
98|210.130||tcnox|Total Column Nitrogen Oxides|kg m**-2
98|210.131||grg1|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|210.132||tcgrg1|Total column GRG tracer 1|kg m**-2
98|210.133||grg2|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|210.134||tcgrg2|Total column GRG tracer 2|kg m**-2
98|210.135||grg3|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|210.136||tcgrg3|Total column GRG tracer 3|kg m**-2
98|210.137||grg4|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|210.138||tcgrg4|Total column GRG tracer 4|kg m**-2
98|210.139||grg5|Reactive tracer 5 mass mixing ratio|kg kg**-1
78|210.14||SN005|Prob Leichter Schneefall > 0,5 cm|Numeric
98|210.14||aermr14|Volcanic sulphate aerosol mixing ratio|kg kg**-1
98|210.140||tcgrg5|Total column GRG tracer 5|kg m**-2
98|210.141||grg6|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|210.142||tcgrg6|Total column GRG tracer 6|kg m**-2
98|210.143||grg7|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|210.144||tcgrg7|Total column GRG tracer 7|kg m**-2
98|210.145||grg8|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|210.146||tcgrg8|Total column GRG tracer 8|kg m**-2
98|210.147||grg9|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|210.148||tcgrg9|Total column GRG tracer 9|kg m**-2
98|210.149||grg10|Reactive tracer 10 mass mixing ratio|kg kg**-1
78|210.15||SN01|Prob Leichter Schneefall > 1 cm|Numeric
98|210.15||aermr15|Volcanic SO2 precursor mixing ratio|kg kg**-1
98|210.150||tcgrg10|Total column GRG tracer 10|kg m**-2
98|210.151||sfnox|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|210.152||sfno2|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|210.153||sfso2|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|210.154||sfco2|Surface flux Carbon monoxide|kg m**-2 s**-1
98|210.155||sfhcho|Surface flux Formaldehyde|kg m**-2 s**-1
98|210.156||sfgo3|Surface flux GEMS Ozone|kg m**-2 s**-1
98|210.157||sfgr1|Surface flux reactive tracer 1|kg m**-2 s**-1
98|210.158||sfgr2|Surface flux reactive tracer 2|kg m**-2 s**-1
98|210.159||sfgr3|Surface flux reactive tracer 3|kg m**-2 s**-1
78|210.16||SN05|Prob Schneefall > 5 cm|Numeric
98|210.16||aergn01|Aerosol type 1 source/gain accumulated|kg m**-2
98|210.160||sfgr4|Surface flux reactive tracer 4|kg m**-2 s**-1
98|210.161||sfgr5|Surface flux reactive tracer 5|kg m**-2 s**-1
98|210.162||sfgr6|Surface flux reactive tracer 6|kg m**-2 s**-1
98|210.163||sfgr7|Surface flux reactive tracer 7|kg m**-2 s**-1
98|210.164||sfgr8|Surface flux reactive tracer 8|kg m**-2 s**-1
98|210.165||sfgr9|Surface flux reactive tracer 9|kg m**-2 s**-1
98|210.166||sfgr10|Surface flux reactive tracer 10|kg m**-2 s**-1
78|210.17||SN10|Prob Starker Schneefall > 10 cm|Numeric
98|210.17||aergn02|Aerosol type 2 source/gain accumulated|kg m**-2
78|210.18||SN25|Prob Extrem starker Schneefall > 25 cm|Numeric
98|210.18||aergn03|Aerosol type 3 source/gain accumulated|kg m**-2
98|210.181||ra|Radon|kg kg**-1
98|210.182||sf6|Sulphur Hexafluoride|kg kg**-1
98|210.183||tcra|Total column Radon|kg m**-2
98|210.184||tcsf6|Total column Sulphur Hexafluoride|kg m**-2
98|210.185||sf6apf|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|210.186||aluvpi|UV visible albedo for direct radiation, isotropic component (climatological)|(0 - 1)
98|210.187||aluvpv|UV visible albedo for direct radiation, volumetric component (climatological)|(0 - 1)
98|210.188||aluvpg|UV visible albedo for direct radiation, geometric component (climatological)|(0 - 1)
98|210.189||alnipi|Near IR albedo for direct radiation, isotropic component (climatological)|(0 - 1)
78|210.19||TN00|Prob Frost|Numeric
98|210.19||aergn04|Aerosol type 4 source/gain accumulated|kg m**-2
98|210.190||alnipv|Near IR albedo for direct radiation, volumetric component (climatological)|(0 - 1)
98|210.191||alnipg|Near IR albedo for direct radiation, geometric component (climatological)|(0 - 1)
98|210.192||aluvdi|UV visible albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)
98|210.193||aluvdv|UV visible albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)
98|210.194||aluvdg|UV visible albedo for diffuse radiation, geometric component (climatological)|(0 - 1)
98|210.195||alnidi|Near IR albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)
98|210.196||alnidv|Near IR albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)
98|210.197||alnidg|Near IR albedo for diffuse radiation, geometric component (climatological)|(0 - 1)
78|210.2||FX27|Prob Windboeen > 27 kn|Numeric
98|210.2||aermr02|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
78|210.20||TN10|Prob Strenger Frost|Numeric
98|210.20||aergn05|Aerosol type 5 source/gain accumulated|kg m**-2
98|210.203||go3|Ozone mass mixing ratio (full chemistry scheme)|kg kg**-1
98|210.206||gtco3|GEMS Total column ozone|kg m**-2
98|210.207||aod550|Total Aerosol Optical Depth at 550nm|1
98|210.208||ssaod550|Sea Salt Aerosol Optical Depth at 550nm|1
98|210.209||duaod550|Dust Aerosol Optical Depth at 550nm|1
78|210.21||TS|Prob Gewitter|Numeric
98|210.21||aergn06|Aerosol type 6 source/gain accumulated|kg m**-2
98|210.210||omaod550|Organic Matter Aerosol Optical Depth at 550nm|1
98|210.211||bcaod550|Black Carbon Aerosol Optical Depth at 550nm|1
98|210.212||suaod550|Sulphate Aerosol Optical Depth at 550nm|1
98|210.213||aod469|Total Aerosol Optical Depth at 469nm|1
98|210.214||aod670|Total Aerosol Optical Depth at 670nm|1
98|210.215||aod865|Total Aerosol Optical Depth at 865nm|1
98|210.216||aod1240|Total Aerosol Optical Depth at 1240nm|1
98|210.217||aod340|Total aerosol optical depth at 340 nm|1
98|210.218||aod355|Total aerosol optical depth at 355 nm|1
98|210.219||aod380|Total aerosol optical depth at 380 nm|1
78|210.22||TSX|Prob Starkes Gewitter|Numeric
98|210.22||aergn07|Aerosol type 7 source/gain accumulated|kg m**-2
98|210.220||aod400|Total aerosol optical depth at 400 nm|1
98|210.221||aod440|Total aerosol optical depth at 440 nm|1
98|210.222||aod500|Total aerosol optical depth at 500 nm|1
98|210.223||aod532|Total aerosol optical depth at 532 nm|1
98|210.224||aod645|Total aerosol optical depth at 645 nm|1
98|210.225||aod800|Total aerosol optical depth at 800 nm|1
98|210.226||aod858|Total aerosol optical depth at 858 nm|1
98|210.227||aod1020|Total aerosol optical depth at 1020 nm|1
98|210.228||aod1064|Total aerosol optical depth at 1064 nm|1
98|210.229||aod1640|Total aerosol optical depth at 1640 nm|1
78|210.23||TSXX|Prob Schweres Gewitter|Numeric
98|210.23||aergn08|Aerosol type 8 source/gain accumulated|kg m**-2
98|210.230||aod2130|Total aerosol optical depth at 2130 nm|1
98|210.231||c7h8fire|Wildfire Flux of Toluene (C7H8)|kg m**-2 s**-1
98|210.232||c6h6fire|Wildfire Flux of Benzene (C6H6)|kg m**-2 s**-1
98|210.233||c8h10fire|Wildfire Flux of Xylene (C8H10)|kg m**-2 s**-1
98|210.234||c4h8fire|Wildfire Flux of Butenes (C4H8)|kg m**-2 s**-1
98|210.235||c5h10fire|Wildfire Flux of Pentenes (C5H10)|kg m**-2 s**-1
98|210.236||c6h12fire|Wildfire Flux of Hexene (C6H12)|kg m**-2 s**-1
98|210.237||c8h16fire|Wildfire Flux of Octene (C8H16)|kg m**-2 s**-1
98|210.238||c4h10fire|Wildfire Flux of Butanes (C4H10)|kg m**-2 s**-1
98|210.239||c5h12fire|Wildfire Flux of Pentanes (C5H12)|kg m**-2 s**-1
78|210.24||RA25|Prob Dauerregen|Numeric
98|210.24||aergn09|Aerosol type 9 source/gain accumulated|kg m**-2
98|210.240||c6h14fire|Wildfire Flux of Hexanes (C6H14)|kg m**-2 s**-1
98|210.241||c7h16fire|Wildfire Flux of Heptane (C7H16)|kg m**-2 s**-1
98|210.242||apb|Plume bottom height above surface|m
98|210.243||vsuaod550|Volcanic sulphate aerosol optical depth at 550 nm|1
98|210.244||vashaod550|Volcanic ash optical depth at 550 nm|1
98|210.245||taedec550|Profile of total aerosol dry extinction coefficient|m**-1
98|210.246||taedab550|Profile of total aerosol dry absorption coefficient|m**-1
98|210.247||aermr16|Nitrate fine mode aerosol mass mixing ratio|kg kg**-1
98|210.248||aermr17|Nitrate coarse mode aerosol mass mixing ratio|kg kg**-1
98|210.249||aermr18|Ammonium aerosol mass mixing ratio|kg kg**-1
78|210.25||RA40|Prob Ergiebiger Dauerregen|Numeric
98|210.25||aergn10|Aerosol type 10 source/gain accumulated|kg m**-2
98|210.250||niaod550|Nitrate aerosol optical depth at 550 nm|dimensionless
98|210.251||amaod550|Ammonium aerosol optical depth at 550 nm|dimensionless
78|210.26||RA70|Prob Extrem ergiebiger Dauerregen|Numeric
98|210.26||aergn11|Aerosol type 11 source/gain accumulated|kg m**-2
78|210.27||BLSN6|Prob Schneeverwehung|Numeric
98|210.27||aergn12|Aerosol type 12 source/gain accumulated|kg m**-2
78|210.28||BLSN8|Prob Starke Schneeverwehung|Numeric
98|210.28||aerpr03|SO4 aerosol precursor mass mixing ratio|kg kg**-1
78|210.29||FZ|Prob Glaette|Numeric
98|210.29||aerwv01|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
78|210.3||FX33|Prob Sturmboeen > 33 kn|Numeric
98|210.3||aermr03|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
78|210.30||FZRA|Prob oertlich Glatteis|Numeric
98|210.30||aerwv02|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
78|210.31||FZRAX|Prob Glatteis|Numeric
98|210.31||aerls01|Aerosol type 1 sink/loss accumulated|kg m**-2
78|210.32||FG|Prob Nebel (ueberoertl. Sichtweite < 150 m)|Numeric
98|210.32||aerls02|Aerosol type 2 sink/loss accumulated|kg m**-2
78|210.33||TAU|Prob Tauwetter|Numeric
98|210.33||aerls03|Aerosol type 3 sink/loss accumulated|kg m**-2
78|210.34||TAUX|Prob Starkes Tauwetter|Numeric
98|210.34||aerls04|Aerosol type 4 sink/loss accumulated|kg m**-2
98|210.35||aerls05|Aerosol type 5 sink/loss accumulated|kg m**-2
98|210.36||aerls06|Aerosol type 6 sink/loss accumulated|kg m**-2
98|210.37||aerls07|Aerosol type 7 sink/loss accumulated|kg m**-2
98|210.38||aerls08|Aerosol type 8 sink/loss accumulated|kg m**-2
98|210.39||aerls09|Aerosol type 9 sink/loss accumulated|kg m**-2
78|210.4||FX40|Prob Sturmboeen > 40 kn|Numeric
98|210.4||aermr04|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|210.40||aerls10|Aerosol type 10 sink/loss accumulated|kg m**-2
98|210.41||aerls11|Aerosol type 11 sink/loss accumulated|kg m**-2
98|210.42||aerls12|Aerosol type 12 sink/loss accumulated|kg m**-2
98|210.43||emdms|DMS surface emission|kg m**-2 s**-1
98|210.44||aerwv03|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|210.45||aerwv04|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|210.46||aerpr|Aerosol precursor mixing ratio|kg kg**-1
98|210.47||aersm|Aerosol small mode mixing ratio|kg kg**-1
98|210.48||aerlg|Aerosol large mode mixing ratio|kg kg**-1
98|210.49||aodpr|Aerosol precursor optical depth|dimensionless
78|210.5||FX47|Prob Schwere Sturmboeen > 47 kn|Numeric
98|210.5||aermr05|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|210.50||aodsm|Aerosol small mode optical depth|dimensionless
98|210.51||aodlg|Aerosol large mode optical depth|dimensionless
98|210.52||aerdep|Dust emission potential|kg s**2 m**-5
98|210.53||aerlts|Lifting threshold speed|m s**-1
98|210.54||aerscc|Soil clay content|%
98|210.57||ocnuc|Mixing ration of organic carbon aerosol, nucleation mode|kg kg**-1
98|210.58||monot|Monoterpene precursor mixing ratio|kg kg**-1
98|210.59||soapr|Secondary organic precursor mixing ratio|kg kg**-1
78|210.6||FX55|Prob Orkanartige Boeen > 55 kn|Numeric
98|210.6||aermr06|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|210.60||injh|Injection height (from IS4FIRES)|m
98|210.61||co2|Carbon dioxide mass mixing ratio|kg kg**-1
98|210.62||ch4|Methane|kg kg**-1
98|210.63||n2o|Nitrous oxide|kg kg**-1
98|210.64||tcco2|CO2 column-mean molar fraction|ppm
98|210.65||tcch4|CH4 column-mean molar fraction|ppb
98|210.66||tcn2o|Total column Nitrous oxide|kg m**-2
98|210.67||co2of|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|210.68||co2nbf|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|210.69||co2apf|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
78|210.7||FX63|Prob Orkanboeen > 63 kn|Numeric
98|210.7||aermr07|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|210.70||ch4f|Methane Surface Fluxes|kg m**-2 s**-1
98|210.71||kch4|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|210.72||pm1|Particulate matter d <= 1 um|kg m**-3
98|210.73||pm2p5|Particulate matter d <= 2.5 um|kg m**-3
98|210.74||pm10|Particulate matter d <= 10 um|kg m**-3
98|210.79||vafire|Wildfire viewing angle of observation|deg
78|210.8||FX75|Prob Oberoertliche Orkanboeen > 75 kn|Numeric
98|210.8||aermr08|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|210.80||co2fire|Wildfire flux of Carbon Dioxide|kg m**-2 s**-1
98|210.81||cofire|Wildfire flux of Carbon Monoxide|kg m**-2 s**-1
98|210.82||ch4fire|Wildfire flux of Methane|kg m**-2 s**-1
98|210.83||nmhcfire|Wildfire flux of Non-Methane Hydro-Carbons|kg m**-2 s**-1
98|210.84||h2fire|Wildfire flux of Hydrogen|kg m**-2 s**-1
98|210.85||noxfire|Wildfire flux of Nitrogen Oxides NOx|kg m**-2 s**-1
98|210.86||n2ofire|Wildfire flux of Nitrous Oxide|kg m**-2 s**-1
98|210.87||pm2p5fire|Wildfire flux of Particulate Matter PM2.5|kg m**-2 s**-1
98|210.88||tpmfire|Wildfire flux of Total Particulate Matter|kg m**-2 s**-1
98|210.89||tcfire|Wildfire flux of Total Carbon in Aerosols|kg m**-2 s**-1
78|210.9||SH10|Prob Starkregen > 10 mm|Numeric
98|210.9||aermr09|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|210.90||ocfire|Wildfire flux of Organic Carbon|kg m**-2 s**-1
98|210.91||bcfire|Wildfire flux of Black Carbon|kg m**-2 s**-1
98|210.92||cfire|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|210.93||c4ffire|Wildfire fraction of C4 plants|dimensionless
98|210.94||vegfire|Wildfire vegetation map index|dimensionless
98|210.95||ccfire|Wildfire Combustion Completeness|dimensionless
98|210.96||flfire|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|210.97||offire|Wildfire fraction of area observed|dimensionless
98|210.98||nofrp|Number of positive FRP pixels per grid cell|1
98|210.99||frpfire|Wildfire radiative power density|W m**-2
98|211.1||aermr01diff|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
98|211.10||aermr10diff|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|211.100||crfirediff|Wildfire combustion rate|kg m**-2 s**-1
98|211.101||maxfrpfirediff|Wildfire radiative power maximum|W
98|211.102||so2firediff|Wildfire flux of Sulfur Dioxide|kg m**-2 s**-1
98|211.103||ch3ohfirediff|Wildfire Flux of Methanol (CH3OH)|kg m**-2 s**-1
98|211.104||c2h5ohfirediff|Wildfire Flux of Ethanol (C2H5OH)|kg m**-2 s**-1
98|211.105||c3h8firediff|Wildfire Flux of Propane (C3H8)|kg m**-2 s**-1
98|211.106||c2h4firediff|Wildfire Flux of Ethene (C2H4)|kg m**-2 s**-1
98|211.107||c3h6firediff|Wildfire Flux of Propene (C3H6)|kg m**-2 s**-1
98|211.108||c5h8firediff|Wildfire Flux of Isoprene (C5H8)|kg m**-2 s**-1
98|211.109||terpenesfirediff|Wildfire Flux of Terpenes (C5H8)n|kg m**-2 s**-1
98|211.11||aermr11diff|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|211.110||toluenefirediff|Wildfire Flux of Toluene_lump (C7H8+ C6H6 + C8H10)|kg m**-2 s**-1
98|211.111||hialkenesfirediff|Wildfire Flux of Higher Alkenes (CnH2n, C>=4)|kg m**-2 s**-1
98|211.112||hialkanesfirediff|Wildfire Flux of Higher Alkanes (CnH2n+2, C>=4)|kg m**-2 s**-1
98|211.113||ch2ofirediff|Wildfire Flux of Formaldehyde (CH2O)|kg m**-2 s**-1
98|211.114||c2h4ofirediff|Wildfire Flux of Acetaldehyde (C2H4O)|kg m**-2 s**-1
98|211.115||c3h6ofirediff|Wildfire Flux of Acetone (C3H6O)|kg m**-2 s**-1
98|211.116||nh3firediff|Wildfire Flux of Ammonia (NH3)|kg m**-2 s**-1
98|211.117||c2h6sfirediff|Wildfire Flux of Dimethyl Sulfide (DMS) (C2H6S)|kg m**-2 s**-1
98|211.118||c2h6firediff|Wildfire Flux of Ethane (C2H6)|kg m**-2 s**-1
98|211.119||alediff|Altitude of emitter|m
98|211.12||aermr12diff|Aerosol type 12 mixing ratio|kg kg**-1
98|211.120||aptdiff|Altitude of plume top|m
98|211.121||no2diff|Nitrogen dioxide mass mixing ratio difference|kg kg**-1
98|211.122||so2diff|Sulphur dioxide mass mixing ratio difference|kg kg**-1
98|211.123||codiff|Carbon monoxide mass mixing ratio difference|kg kg**-1
98|211.124||hchodiff|Formaldehyde|kg kg**-1
98|211.125||tcno2diff|Total column Nitrogen dioxide|kg m**-2
98|211.126||tcso2diff|Total column Sulphur dioxide|kg m**-2
98|211.127||tccodiff|Total column Carbon monoxide|kg m**-2
98|211.128||tchchodiff|Total column Formaldehyde|kg m**-2
98|211.129||noxdiff|Nitrogen Oxides|kg kg**-1
98|211.13||aermr13diff|Aerosol type 13 mass mixing ratio|kg kg**-1
98|211.130||tcnoxdiff|Total Column Nitrogen Oxides|kg m**-2
98|211.131||grg1diff|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|211.132||tcgrg1diff|Total column GRG tracer 1|kg m**-2
98|211.133||grg2diff|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|211.134||tcgrg2diff|Total column GRG tracer 2|kg m**-2
98|211.135||grg3diff|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|211.136||tcgrg3diff|Total column GRG tracer 3|kg m**-2
98|211.137||grg4diff|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|211.138||tcgrg4diff|Total column GRG tracer 4|kg m**-2
98|211.139||grg5diff|Reactive tracer 5 mass mixing ratio|kg kg**-1
98|211.14||aermr14diff|Aerosol type 14 mass mixing ratio|kg kg**-1
98|211.140||tcgrg5diff|Total column GRG tracer 5|kg m**-2
98|211.141||grg6diff|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|211.142||tcgrg6diff|Total column GRG tracer 6|kg m**-2
98|211.143||grg7diff|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|211.144||tcgrg7diff|Total column GRG tracer 7|kg m**-2
98|211.145||grg8diff|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|211.146||tcgrg8diff|Total column GRG tracer 8|kg m**-2
98|211.147||grg9diff|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|211.148||tcgrg9diff|Total column GRG tracer 9|kg m**-2
98|211.149||grg10diff|Reactive tracer 10 mass mixing ratio|kg kg**-1
98|211.15||aermr15diff|Aerosol type 15 mass mixing ratio|kg kg**-1
98|211.150||tcgrg10diff|Total column GRG tracer 10|kg m**-2
98|211.151||sfnoxdiff|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|211.152||sfno2diff|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|211.153||sfso2diff|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|211.154||sfco2diff|Surface flux Carbon monoxide|kg m**-2 s**-1
98|211.155||sfhchodiff|Surface flux Formaldehyde|kg m**-2 s**-1
98|211.156||sfgo3diff|Surface flux GEMS Ozone|kg m**-2 s**-1
98|211.157||sfgr1diff|Surface flux reactive tracer 1|kg m**-2 s**-1
98|211.158||sfgr2diff|Surface flux reactive tracer 2|kg m**-2 s**-1
98|211.159||sfgr3diff|Surface flux reactive tracer 3|kg m**-2 s**-1
98|211.16||aergn01diff|Aerosol type 1 source/gain accumulated|kg m**-2
98|211.160||sfgr4diff|Surface flux reactive tracer 4|kg m**-2 s**-1
98|211.161||sfgr5diff|Surface flux reactive tracer 5|kg m**-2 s**-1
98|211.162||sfgr6diff|Surface flux reactive tracer 6|kg m**-2 s**-1
98|211.163||sfgr7diff|Surface flux reactive tracer 7|kg m**-2 s**-1
98|211.164||sfgr8diff|Surface flux reactive tracer 8|kg m**-2 s**-1
98|211.165||sfgr9diff|Surface flux reactive tracer 9|kg m**-2 s**-1
98|211.166||sfgr10diff|Surface flux reactive tracer 10|kg m**-2 s**-1
98|211.17||aergn02diff|Aerosol type 2 source/gain accumulated|kg m**-2
98|211.18||aergn03diff|Aerosol type 3 source/gain accumulated|kg m**-2
98|211.181||radiff|Radon|kg kg**-1
98|211.182||sf6diff|Sulphur Hexafluoride|kg kg**-1
98|211.183||tcradiff|Total column Radon|kg m**-2
98|211.184||tcsf6diff|Total column Sulphur Hexafluoride|kg m**-2
98|211.185||sf6apfdiff|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|211.19||aergn04diff|Aerosol type 4 source/gain accumulated|kg m**-2
98|211.2||aermr02diff|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
98|211.20||aergn05diff|Aerosol type 5 source/gain accumulated|kg m**-2
98|211.203||go3diff|Ozone mass mixing ratio difference (full chemistry scheme)|kg kg**-1
98|211.206||gtco3diff|GEMS Total column ozone|kg m**-2
98|211.207||aod550diff|Total Aerosol Optical Depth at 550nm|1
98|211.208||ssaod550diff|Sea Salt Aerosol Optical Depth at 550nm|1
98|211.209||duaod550diff|Dust Aerosol Optical Depth at 550nm|1
98|211.21||aergn06diff|Aerosol type 6 source/gain accumulated|kg m**-2
98|211.210||omaod550diff|Organic Matter Aerosol Optical Depth at 550nm|1
98|211.211||bcaod550diff|Black Carbon Aerosol Optical Depth at 550nm|1
98|211.212||suaod550diff|Sulphate Aerosol Optical Depth at 550nm|1
98|211.213||aod469diff|Total Aerosol Optical Depth at 469nm|1
98|211.214||aod670diff|Total Aerosol Optical Depth at 670nm|1
98|211.215||aod865diff|Total Aerosol Optical Depth at 865nm|1
98|211.216||aod1240diff|Total Aerosol Optical Depth at 1240nm|1
98|211.22||aergn07diff|Aerosol type 7 source/gain accumulated|kg m**-2
98|211.23||aergn08diff|Aerosol type 8 source/gain accumulated|kg m**-2
98|211.24||aergn09diff|Aerosol type 9 source/gain accumulated|kg m**-2
98|211.25||aergn10diff|Aerosol type 10 source/gain accumulated|kg m**-2
98|211.26||aergn11diff|Aerosol type 11 source/gain accumulated|kg m**-2
98|211.27||aergn12diff|Aerosol type 12 source/gain accumulated|kg m**-2
98|211.28||aerpr03diff|SO4 aerosol precursor mass mixing ratio|kg kg**-1
98|211.29||aerwv01diff|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
98|211.3||aermr03diff|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
98|211.30||aerwv02diff|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
98|211.31||aerls01diff|Aerosol type 1 sink/loss accumulated|kg m**-2
98|211.32||aerls02diff|Aerosol type 2 sink/loss accumulated|kg m**-2
98|211.33||aerls03diff|Aerosol type 3 sink/loss accumulated|kg m**-2
98|211.34||aerls04diff|Aerosol type 4 sink/loss accumulated|kg m**-2
98|211.35||aerls05diff|Aerosol type 5 sink/loss accumulated|kg m**-2
98|211.36||aerls06diff|Aerosol type 6 sink/loss accumulated|kg m**-2
98|211.37||aerls07diff|Aerosol type 7 sink/loss accumulated|kg m**-2
98|211.38||aerls08diff|Aerosol type 8 sink/loss accumulated|kg m**-2
98|211.39||aerls09diff|Aerosol type 9 sink/loss accumulated|kg m**-2
98|211.4||aermr04diff|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|211.40||aerls10diff|Aerosol type 10 sink/loss accumulated|kg m**-2
98|211.41||aerls11diff|Aerosol type 11 sink/loss accumulated|kg m**-2
98|211.42||aerls12diff|Aerosol type 12 sink/loss accumulated|kg m**-2
98|211.43||emdmsdiff|DMS surface emission|kg m**-2 s**-1
98|211.44||aerwv03diff|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|211.45||aerwv04diff|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|211.46||aerprdiff|Aerosol precursor mixing ratio|kg kg**-1
98|211.47||aersmdiff|Aerosol small mode mixing ratio|kg kg**-1
98|211.48||aerlgdiff|Aerosol large mode mixing ratio|kg kg**-1
98|211.49||aodprdiff|Aerosol precursor optical depth|dimensionless
98|211.5||aermr05diff|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|211.50||aodsmdiff|Aerosol small mode optical depth|dimensionless
98|211.51||aodlgdiff|Aerosol large mode optical depth|dimensionless
98|211.52||aerdepdiff|Dust emission potential|kg s**2 m**-5
98|211.53||aerltsdiff|Lifting threshold speed|m s**-1
98|211.54||aersccdiff|Soil clay content|%
98|211.6||aermr06diff|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|211.61||co2diff|Carbon Dioxide|kg kg**-1
98|211.62||ch4diff|Methane|kg kg**-1
98|211.63||n2odiff|Nitrous oxide|kg kg**-1
98|211.64||tcco2diff|Total column Carbon Dioxide|kg m**-2
98|211.65||tcch4diff|Total column Methane|kg m**-2
98|211.66||tcn2odiff|Total column Nitrous oxide|kg m**-2
98|211.67||co2ofdiff|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|211.68||co2nbfdiff|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|211.69||co2apfdiff|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
98|211.7||aermr07diff|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|211.70||ch4fdiff|Methane Surface Fluxes|kg m**-2 s**-1
98|211.71||kch4diff|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|211.8||aermr08diff|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|211.80||co2firediff|Wildfire flux of Carbon Dioxide|kg m**-2 s**-1
98|211.81||cofirediff|Wildfire flux of Carbon Monoxide|kg m**-2 s**-1
98|211.82||ch4firediff|Wildfire flux of Methane|kg m**-2 s**-1
98|211.83||nmhcfirediff|Wildfire flux of Non-Methane Hydro-Carbons|kg m**-2 s**-1
98|211.84||h2firediff|Wildfire flux of Hydrogen|kg m**-2 s**-1
98|211.85||noxfirediff|Wildfire flux of Nitrogen Oxides NOx|kg m**-2 s**-1
98|211.86||n2ofirediff|Wildfire flux of Nitrous Oxide|kg m**-2 s**-1
98|211.87||pm2p5firediff|Wildfire flux of Particulate Matter PM2.5|kg m**-2 s**-1
98|211.88||tpmfirediff|Wildfire flux of Total Particulate Matter|kg m**-2 s**-1
98|211.89||tcfirediff|Wildfire flux of Total Carbon in Aerosols|kg m**-2 s**-1
98|211.9||aermr09diff|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|211.90||ocfirediff|Wildfire flux of Organic Carbon|kg m**-2 s**-1
98|211.91||bcfirediff|Wildfire flux of Black Carbon|kg m**-2 s**-1
98|211.92||cfirediff|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|211.93||c4ffirediff|Wildfire fraction of C4 plants|dimensionless
98|211.94||vegfirediff|Wildfire vegetation map index|dimensionless
98|211.95||ccfirediff|Wildfire Combustion Completeness|dimensionless
98|211.96||flfirediff|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|211.97||offirediff|Wildfire fraction of area observed|dimensionless
98|211.98||oafirediff|Wildfire observed area|m**2
98|211.99||frpfirediff|Wildfire radiative power|W m**-2
98|213.1||sppt1|Random pattern 1 for sppt|dimensionless
98|213.101||spp1|Random pattern 1 for SPP scheme|dimensionless
98|213.102||spp2|Random pattern 2 for SPP scheme|dimensionless
98|213.103||spp3|Random pattern 3 for SPP scheme|dimensionless
98|213.104||spp4|Random pattern 4 for SPP scheme|dimensionless
98|213.105||spp5|Random pattern 5 for SPP scheme|dimensionless
98|213.106||spp6|Random pattern 6 for SPP scheme|dimensionless
98|213.107||spp7|Random pattern 7 for SPP scheme|dimensionless
98|213.108||spp8|Random pattern 8 for SPP scheme|dimensionless
98|213.109||spp9|Random pattern 9 for SPP scheme|dimensionless
98|213.110||spp10|Random pattern 10 for SPP scheme|dimensionless
98|213.111||spp11|Random pattern 11 for SPP scheme|dimensionless
98|213.112||spp12|Random pattern 12 for SPP scheme|dimensionless
98|213.113||spp13|Random pattern 13 for SPP scheme|dimensionless
98|213.114||spp14|Random pattern 14 for SPP scheme|dimensionless
98|213.115||spp15|Random pattern 15 for SPP scheme|dimensionless
98|213.116||spp16|Random pattern 16 for SPP scheme|dimensionless
98|213.117||spp17|Random pattern 17 for SPP scheme|dimensionless
98|213.118||spp18|Random pattern 18 for SPP scheme|dimensionless
98|213.119||spp19|Random pattern 19 for SPP scheme|dimensionless
98|213.120||spp20|Random pattern 20 for SPP scheme|dimensionless
98|213.121||spp21|Random pattern 21 for SPP scheme|dimensionless
98|213.122||spp22|Random pattern 22 for SPP scheme|dimensionless
98|213.123||spp23|Random pattern 23 for SPP scheme|dimensionless
98|213.124||spp24|Random pattern 24 for SPP scheme|dimensionless
98|213.125||spp25|Random pattern 25 for SPP scheme|dimensionless
98|213.126||spp26|Random pattern 26 for SPP scheme|dimensionless
98|213.127||spp27|Random pattern 27 for SPP scheme|dimensionless
98|213.128||spp28|Random pattern 28 for SPP scheme|dimensionless
98|213.129||spp29|Random pattern 29 for SPP scheme|dimensionless
98|213.130||spp30|Random pattern 30 for SPP scheme|dimensionless
98|213.131||spp31|Random pattern 31 for SPP scheme|dimensionless
98|213.132||spp32|Random pattern 32 for SPP scheme|dimensionless
98|213.133||spp33|Random pattern 33 for SPP scheme|dimensionless
98|213.134||spp34|Random pattern 34 for SPP scheme|dimensionless
98|213.135||spp35|Random pattern 35 for SPP scheme|dimensionless
98|213.136||spp36|Random pattern 36 for SPP scheme|dimensionless
98|213.137||spp37|Random pattern 37 for SPP scheme|dimensionless
98|213.138||spp38|Random pattern 38 for SPP scheme|dimensionless
98|213.139||spp39|Random pattern 39 for SPP scheme|dimensionless
98|213.140||spp40|Random pattern 40 for SPP scheme|dimensionless
98|213.141||spp41|Random pattern 41 for SPP scheme|dimensionless
98|213.142||spp42|Random pattern 42 for SPP scheme|dimensionless
98|213.143||spp43|Random pattern 43 for SPP scheme|dimensionless
98|213.144||spp44|Random pattern 44 for SPP scheme|dimensionless
98|213.145||spp45|Random pattern 45 for SPP scheme|dimensionless
98|213.146||spp46|Random pattern 46 for SPP scheme|dimensionless
98|213.147||spp47|Random pattern 47 for SPP scheme|dimensionless
98|213.148||spp48|Random pattern 48 for SPP scheme|dimensionless
98|213.149||spp49|Random pattern 49 for SPP scheme|dimensionless
98|213.150||spp50|Random pattern 50 for SPP scheme|dimensionless
98|213.151||spp51|Random pattern 51 for SPP scheme|dimensionless
98|213.152||spp52|Random pattern 52 for SPP scheme|dimensionless
98|213.153||spp53|Random pattern 53 for SPP scheme|dimensionless
98|213.154||spp54|Random pattern 54 for SPP scheme|dimensionless
98|213.155||spp55|Random pattern 55 for SPP scheme|dimensionless
98|213.156||spp56|Random pattern 56 for SPP scheme|dimensionless
98|213.157||spp57|Random pattern 57 for SPP scheme|dimensionless
98|213.158||spp58|Random pattern 58 for SPP scheme|dimensionless
98|213.159||spp59|Random pattern 59 for SPP scheme|dimensionless
98|213.160||spp60|Random pattern 60 for SPP scheme|dimensionless
98|213.161||spp61|Random pattern 61 for SPP scheme|dimensionless
98|213.162||spp62|Random pattern 62 for SPP scheme|dimensionless
98|213.163||spp63|Random pattern 63 for SPP scheme|dimensionless
98|213.164||spp64|Random pattern 64 for SPP scheme|dimensionless
98|213.165||spp65|Random pattern 65 for SPP scheme|dimensionless
98|213.166||spp66|Random pattern 66 for SPP scheme|dimensionless
98|213.167||spp67|Random pattern 67 for SPP scheme|dimensionless
98|213.168||spp68|Random pattern 68 for SPP scheme|dimensionless
98|213.169||spp69|Random pattern 69 for SPP scheme|dimensionless
98|213.170||spp70|Random pattern 70 for SPP scheme|dimensionless
98|213.171||spp71|Random pattern 71 for SPP scheme|dimensionless
98|213.172||spp72|Random pattern 72 for SPP scheme|dimensionless
98|213.173||spp73|Random pattern 73 for SPP scheme|dimensionless
98|213.174||spp74|Random pattern 74 for SPP scheme|dimensionless
98|213.175||spp75|Random pattern 75 for SPP scheme|dimensionless
98|213.176||spp76|Random pattern 76 for SPP scheme|dimensionless
98|213.177||spp77|Random pattern 77 for SPP scheme|dimensionless
98|213.178||spp78|Random pattern 78 for SPP scheme|dimensionless
98|213.179||spp79|Random pattern 79 for SPP scheme|dimensionless
98|213.180||spp80|Random pattern 80 for SPP scheme|dimensionless
98|213.181||spp81|Random pattern 81 for SPP scheme|dimensionless
98|213.182||spp82|Random pattern 82 for SPP scheme|dimensionless
98|213.183||spp83|Random pattern 83 for SPP scheme|dimensionless
98|213.184||spp84|Random pattern 84 for SPP scheme|dimensionless
98|213.185||spp85|Random pattern 85 for SPP scheme|dimensionless
98|213.186||spp86|Random pattern 86 for SPP scheme|dimensionless
98|213.187||spp87|Random pattern 87 for SPP scheme|dimensionless
98|213.188||spp88|Random pattern 88 for SPP scheme|dimensionless
98|213.189||spp89|Random pattern 89 for SPP scheme|dimensionless
98|213.190||spp90|Random pattern 90 for SPP scheme|dimensionless
98|213.191||spp91|Random pattern 91 for SPP scheme|dimensionless
98|213.192||spp92|Random pattern 92 for SPP scheme|dimensionless
98|213.193||spp93|Random pattern 93 for SPP scheme|dimensionless
98|213.194||spp94|Random pattern 94 for SPP scheme|dimensionless
98|213.195||spp95|Random pattern 95 for SPP scheme|dimensionless
98|213.196||spp96|Random pattern 96 for SPP scheme|dimensionless
98|213.197||spp97|Random pattern 97 for SPP scheme|dimensionless
98|213.198||spp98|Random pattern 98 for SPP scheme|dimensionless
98|213.199||spp99|Random pattern 99 for SPP scheme|dimensionless
98|213.2||sppt2|Random pattern 2 for sppt|dimensionless
98|213.200||spp100|Random pattern 100 for SPP scheme|dimensionless
98|213.201||spp101|Random pattern 101 for SPP scheme|dimensionless
98|213.202||spp102|Random pattern 102 for SPP scheme|dimensionless
98|213.203||spp103|Random pattern 103 for SPP scheme|dimensionless
98|213.204||spp104|Random pattern 104 for SPP scheme|dimensionless
98|213.205||spp105|Random pattern 105 for SPP scheme|dimensionless
98|213.206||spp106|Random pattern 106 for SPP scheme|dimensionless
98|213.207||spp107|Random pattern 107 for SPP scheme|dimensionless
98|213.208||spp108|Random pattern 108 for SPP scheme|dimensionless
98|213.209||spp109|Random pattern 109 for SPP scheme|dimensionless
98|213.210||spp110|Random pattern 110 for SPP scheme|dimensionless
98|213.211||spp111|Random pattern 111 for SPP scheme|dimensionless
98|213.212||spp112|Random pattern 112 for SPP scheme|dimensionless
98|213.213||spp113|Random pattern 113 for SPP scheme|dimensionless
98|213.214||spp114|Random pattern 114 for SPP scheme|dimensionless
98|213.215||spp115|Random pattern 115 for SPP scheme|dimensionless
98|213.216||spp116|Random pattern 116 for SPP scheme|dimensionless
98|213.217||spp117|Random pattern 117 for SPP scheme|dimensionless
98|213.218||spp118|Random pattern 118 for SPP scheme|dimensionless
98|213.219||spp119|Random pattern 119 for SPP scheme|dimensionless
98|213.220||spp120|Random pattern 120 for SPP scheme|dimensionless
98|213.221||spp121|Random pattern 121 for SPP scheme|dimensionless
98|213.3||sppt3|Random pattern 3 for sppt|dimensionless
98|213.4||sppt4|Random pattern 4 for sppt|dimensionless
98|213.5||sppt5|Random pattern 5 for sppt|dimensionless
98|214.1||cossza|Cosine of solar zenith angle|Numeric
98|214.10||uvsflxt310315|Total surface UV spectral flux (310-315 nm)|W m**-2
98|214.11||uvsflxt315320|Total surface UV spectral flux (315-320 nm)|W m**-2
98|214.12||uvsflxt320325|Total surface UV spectral flux (320-325 nm)|W m**-2
98|214.13||uvsflxt325330|Total surface UV spectral flux (325-330 nm)|W m**-2
98|214.14||uvsflxt330335|Total surface UV spectral flux (330-335 nm)|W m**-2
98|214.15||uvsflxt335340|Total surface UV spectral flux (335-340 nm)|W m**-2
98|214.16||uvsflxt340345|Total surface UV spectral flux (340-345 nm)|W m**-2
98|214.17||uvsflxt345350|Total surface UV spectral flux (345-350 nm)|W m**-2
98|214.18||uvsflxt350355|Total surface UV spectral flux (350-355 nm)|W m**-2
98|214.19||uvsflxt355360|Total surface UV spectral flux (355-360 nm)|W m**-2
98|214.2||uvbed|UV biologically effective dose|1
98|214.20||uvsflxt360365|Total surface UV spectral flux (360-365 nm)|W m**-2
98|214.21||uvsflxt365370|Total surface UV spectral flux (365-370 nm)|W m**-2
98|214.22||uvsflxt370375|Total surface UV spectral flux (370-375 nm)|W m**-2
98|214.23||uvsflxt375380|Total surface UV spectral flux (375-380 nm)|W m**-2
98|214.24||uvsflxt380385|Total surface UV spectral flux (380-385 nm)|W m**-2
98|214.25||uvsflxt385390|Total surface UV spectral flux (385-390 nm)|W m**-2
98|214.26||uvsflxt390395|Total surface UV spectral flux (390-395 nm)|W m**-2
98|214.27||uvsflxt395400|Total surface UV spectral flux (395-400 nm)|W m**-2
98|214.28||uvsflxcs280285|Clear-sky surface UV spectral flux (280-285 nm)|W m**-2
98|214.29||uvsflxcs285290|Clear-sky surface UV spectral flux (285-290 nm)|W m**-2
98|214.3||uvbedcs|UV biologically effective dose clear-sky|1
98|214.30||uvsflxcs290295|Clear-sky surface UV spectral flux (290-295 nm)|W m**-2
98|214.31||uvsflxcs295300|Clear-sky surface UV spectral flux (295-300 nm)|W m**-2
98|214.32||uvsflxcs300305|Clear-sky surface UV spectral flux (300-305 nm)|W m**-2
98|214.33||uvsflxcs305310|Clear-sky surface UV spectral flux (305-310 nm)|W m**-2
98|214.34||uvsflxcs310315|Clear-sky surface UV spectral flux (310-315 nm)|W m**-2
98|214.35||uvsflxcs315320|Clear-sky surface UV spectral flux (315-320 nm)|W m**-2
98|214.36||uvsflxcs320325|Clear-sky surface UV spectral flux (320-325 nm)|W m**-2
98|214.37||uvsflxcs325330|Clear-sky surface UV spectral flux (325-330 nm)|W m**-2
98|214.38||uvsflxcs330335|Clear-sky surface UV spectral flux (330-335 nm)|W m**-2
98|214.39||uvsflxcs335340|Clear-sky surface UV spectral flux (335-340 nm)|W m**-2
98|214.4||uvsflxt280285|Total surface UV spectral flux (280-285 nm)|W m**-2
98|214.40||uvsflxcs340345|Clear-sky surface UV spectral flux (340-345 nm)|W m**-2
98|214.41||uvsflxcs345350|Clear-sky surface UV spectral flux (345-350 nm)|W m**-2
98|214.42||uvsflxcs350355|Clear-sky surface UV spectral flux (350-355 nm)|W m**-2
98|214.43||uvsflxcs355360|Clear-sky surface UV spectral flux (355-360 nm)|W m**-2
98|214.44||uvsflxcs360365|Clear-sky surface UV spectral flux (360-365 nm)|W m**-2
98|214.45||uvsflxcs365370|Clear-sky surface UV spectral flux (365-370 nm)|W m**-2
98|214.46||uvsflxcs370375|Clear-sky surface UV spectral flux (370-375 nm)|W m**-2
98|214.47||uvsflxcs375380|Clear-sky surface UV spectral flux (375-380 nm)|W m**-2
98|214.48||uvsflxcs380385|Clear-sky surface UV spectral flux (380-385 nm)|W m**-2
98|214.49||uvsflxcs385390|Clear-sky surface UV spectral flux (385-390 nm)|W m**-2
98|214.5||uvsflxt285290|Total surface UV spectral flux (285-290 nm)|W m**-2
98|214.50||uvsflxcs390395|Clear-sky surface UV spectral flux (390-395 nm)|W m**-2
98|214.51||uvsflxcs395400|Clear-sky surface UV spectral flux (395-400 nm)|W m**-2
98|214.52||aot340|Profile of optical thickness at 340 nm|1
98|214.6||uvsflxt290295|Total surface UV spectral flux (290-295 nm)|W m**-2
98|214.7||uvsflxt295300|Total surface UV spectral flux (295-300 nm)|W m**-2
98|214.8||uvsflxt300305|Total surface UV spectral flux (300-305 nm)|W m**-2
98|214.9||uvsflxt305310|Total surface UV spectral flux (305-310 nm)|W m**-2
98|215.1||aersrcsss|Source/gain of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.10||aerwdlssss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by large-scale precipitation|kg m**-2 s**-1
98|215.100||aodabs440|Total absorption aerosol optical depth at 440 nm|1
98|215.101||aodabs469|Total absorption aerosol optical depth at 469 nm|1
98|215.102||aodabs500|Total absorption aerosol optical depth at 500 nm|1
98|215.103||aodabs532|Total absorption aerosol optical depth at 532 nm|1
98|215.104||aodabs550|Total absorption aerosol optical depth at 550 nm|1
98|215.105||aodabs645|Total absorption aerosol optical depth at 645 nm|1
98|215.106||aodabs670|Total absorption aerosol optical depth at 670 nm|1
98|215.107||aodabs800|Total absorption aerosol optical depth at 800 nm|1
98|215.108||aodabs858|Total absorption aerosol optical depth at 858 nm|1
98|215.109||aodabs865|Total absorption aerosol optical depth at 865 nm|1
98|215.11||aerwdlsssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by large-scale precipitation|kg m**-2 s**-1
98|215.110||aodabs1020|Total absorption aerosol optical depth at 1020 nm|1
98|215.111||aodabs1064|Total absorption aerosol optical depth at 1064 nm|1
98|215.112||aodabs1240|Total absorption aerosol optical depth at 1240 nm|1
98|215.113||aodabs1640|Total absorption aerosol optical depth at 1640 nm|1
98|215.114||aodfm340|Total fine mode (r < 0.5 um) aerosol optical depth at 340 nm|1
98|215.115||aodfm355|Total fine mode (r < 0.5 um) aerosol optical depth at 355 nm|1
98|215.116||aodfm380|Total fine mode (r < 0.5 um) aerosol optical depth at 380 nm|1
98|215.117||aodfm400|Total fine mode (r < 0.5 um) aerosol optical depth at 400 nm|1
98|215.118||aodfm440|Total fine mode (r < 0.5 um) aerosol optical depth at 440 nm|1
98|215.119||aodfm469|Total fine mode (r < 0.5 um) aerosol optical depth at 469 nm|1
98|215.12||aerwdlsssl|Wet deposition of sea salt aerosol (5 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|215.120||aodfm500|Total fine mode (r < 0.5 um) aerosol optical depth at 500 nm|1
98|215.121||aodfm532|Total fine mode (r < 0.5 um) aerosol optical depth at 532 nm|1
98|215.122||aodfm550|Total fine mode (r < 0.5 um) aerosol optical depth at 550 nm|1
98|215.123||aodfm645|Total fine mode (r < 0.5 um) aerosol optical depth at 645 nm|1
98|215.124||aodfm670|Total fine mode (r < 0.5 um) aerosol optical depth at 670 nm|1
98|215.125||aodfm800|Total fine mode (r < 0.5 um) aerosol optical depth at 800 nm|1
98|215.126||aodfm858|Total fine mode (r < 0.5 um) aerosol optical depth at 858 nm|1
98|215.127||aodfm865|Total fine mode (r < 0.5 um) aerosol optical depth at 865 nm|1
98|215.128||aodfm1020|Total fine mode (r < 0.5 um) aerosol optical depth at 1020 nm|1
98|215.129||aodfm1064|Total fine mode (r < 0.5 um) aerosol optical depth at 1064 nm|1
98|215.13||aerwdccsss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by convective precipitation|kg m**-2 s**-1
98|215.130||aodfm1240|Total fine mode (r < 0.5 um) aerosol optical depth at 1240 nm|1
98|215.131||aodfm1640|Total fine mode (r < 0.5 um) aerosol optical depth at 1640 nm|1
98|215.132||ssa340|Single scattering albedo at 340 nm|(0 - 1)
98|215.133||ssa355|Single scattering albedo at 355 nm|(0 - 1)
98|215.134||ssa380|Single scattering albedo at 380 nm|(0 - 1)
98|215.135||ssa400|Single scattering albedo at 400 nm|(0 - 1)
98|215.136||ssa440|Single scattering albedo at 440 nm|(0 - 1)
98|215.137||ssa469|Single scattering albedo at 469 nm|(0 - 1)
98|215.138||ssa500|Single scattering albedo at 500 nm|(0 - 1)
98|215.139||ssa532|Single scattering albedo at 532 nm|(0 - 1)
98|215.14||aerwdccssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by convective precipitation|kg m**-2 s**-1
98|215.140||ssa550|Single scattering albedo at 550 nm|(0 - 1)
98|215.141||ssa645|Single scattering albedo at 645 nm|(0 - 1)
98|215.142||ssa670|Single scattering albedo at 670 nm|(0 - 1)
98|215.143||ssa800|Single scattering albedo at 800 nm|(0 - 1)
98|215.144||ssa858|Single scattering albedo at 858 nm|(0 - 1)
98|215.145||ssa865|Single scattering albedo at 865 nm|(0 - 1)
98|215.146||ssa1020|Single scattering albedo at 1020 nm|(0 - 1)
98|215.147||ssa1064|Single scattering albedo at 1064 nm|(0 - 1)
98|215.148||ssa1240|Single scattering albedo at 1240 nm|(0 - 1)
98|215.149||ssa1640|Single scattering albedo at 1640 nm|(0 - 1)
98|215.15||aerwdccssl|Wet deposition of sea salt aerosol (5 - 20 um) by convective precipitation|kg m**-2 s**-1
98|215.150||asymmetry340|Asymmetry factor at 340 nm|1
98|215.151||asymmetry355|Asymmetry factor at 355 nm|1
98|215.152||asymmetry380|Asymmetry factor at 380 nm|1
98|215.153||asymmetry400|Asymmetry factor at 400 nm|1
98|215.154||asymmetry440|Asymmetry factor at 440 nm|1
98|215.155||asymmetry469|Asymmetry factor at 469 nm|1
98|215.156||asymmetry500|Asymmetry factor at 500 nm|1
98|215.157||asymmetry532|Asymmetry factor at 532 nm|1
98|215.158||asymmetry550|Asymmetry factor at 550 nm|1
98|215.159||asymmetry645|Asymmetry factor at 645 nm|1
98|215.16||aerngtsss|Negative fixer of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.160||asymmetry670|Asymmetry factor at 670 nm|1
98|215.161||asymmetry800|Asymmetry factor at 800 nm|1
98|215.162||asymmetry858|Asymmetry factor at 858 nm|1
98|215.163||asymmetry865|Asymmetry factor at 865 nm|1
98|215.164||asymmetry1020|Asymmetry factor at 1020 nm|1
98|215.165||asymmetry1064|Asymmetry factor at 1064 nm|1
98|215.166||asymmetry1240|Asymmetry factor at 1240 nm|1
98|215.167||asymmetry1640|Asymmetry factor at 1640 nm|1
98|215.168||aersrcso2|Source/gain of sulphur dioxide|kg m**-2 s**-1
98|215.169||aerddpso2|Dry deposition of sulphur dioxide|kg m**-2 s**-1
98|215.17||aerngtssm|Negative fixer of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.170||aersdmso2|Sedimentation of sulphur dioxide|kg m**-2 s**-1
98|215.171||aerwdlsso2|Wet deposition of sulphur dioxide by large-scale precipitation|kg m**-2 s**-1
98|215.172||aerwdccso2|Wet deposition of sulphur dioxide by convective precipitation|kg m**-2 s**-1
98|215.173||aerngtso2|Negative fixer of sulphur dioxide|kg m**-2 s**-1
98|215.174||aermssso2|Vertically integrated mass of sulphur dioxide|kg m**-2
98|215.175||aerodso2|Sulphur dioxide optical depth|1
98|215.176||aodabs2130|Total absorption aerosol optical depth at 2130 nm|1
98|215.177||aodfm2130|Total fine mode (r < 0.5 um) aerosol optical depth at 2130 nm|1
98|215.178||ssa2130|Single scattering albedo at 2130 nm|(0 - 1)
98|215.179||asymmetry2130|Asymmetry factor at 2130 nm|1
98|215.18||aerngtssl|Negative fixer of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.180||aerext355|Aerosol extinction coefficient at 355 nm|m**-1
98|215.181||aerext532|Aerosol extinction coefficient at 532 nm|m**-1
98|215.182||aerext1064|Aerosol extinction coefficient at 1064 nm|m**-1
98|215.183||aerbackscattoa355|Aerosol backscatter coefficient at 355 nm (from top of atmosphere)|m**-1 sr**-1
98|215.184||aerbackscattoa532|Aerosol backscatter coefficient at 532 nm (from top of atmosphere)|m**-1 sr**-1
98|215.185||aerbackscattoa1064|Aerosol backscatter coefficient at 1064 nm (from top of atmosphere)|m**-1 sr**-1
98|215.186||aerbackscatgnd355|Aerosol backscatter coefficient at 355 nm (from ground)|m**-1 sr**-1
98|215.187||aerbackscatgnd532|Aerosol backscatter coefficient at 532 nm (from ground)|m**-1 sr**-1
98|215.188||aerbackscatgnd1064|Aerosol backscatter coefficient at 1064 nm (from ground)|m**-1 sr**-1
98|215.189||aersrcnif|Source/gain of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.19||aermsssss|Vertically integrated mass of sea salt aerosol (0.03 - 0.5 um)|kg m**-2
98|215.190||aersrcnic|Source/gain of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.191||aerddpnif|Dry deposition of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.192||aerddpnic|Dry deposition of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.193||aersdmnif|Sedimentation of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.194||aersdmnic|Sedimentation of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.195||aerwdlnif|Wet deposition of fine-mode nitrate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.196||aerwdlnic|Wet deposition of coarse-mode nitrate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.197||aerwdcnif|Wet deposition of fine-mode nitrate aerosol by convective precipitation|kg m**-2 s**-1
98|215.198||aerwdcnic|Wet deposition of coarse-mode nitrate aerosol by convective precipitation|kg m**-2 s**-1
98|215.199||aerngtnif|Negative fixer of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.2||aersrcssm|Source/gain of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.20||aermssssm|Vertically integrated mass of sea salt aerosol (0.5 - 5 um)|kg m**-2
98|215.200||aerngtnic|Negative fixer of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.201||aermssnif|Vertically integrated mass of fine-mode nitrate aerosol|kg m**-2
98|215.202||aermssnic|Vertically integrated mass of coarse-mode nitrate aerosol|kg m**-2
98|215.203||aerodnif|Fine-mode nitrate aerosol optical depth at 550 nm|dimensionless
98|215.204||aerodnic|Coarse-mode nitrate aerosol optical depth at 550 nm|dimensionless
98|215.205||aersrcam|Source/gain of ammonium aerosol|kg m**-2 s**-1
98|215.206||aerddpam|Dry deposition of ammonium aerosol|kg m**-2 s**-1
98|215.207||aersdmam|Sedimentation of ammonium aerosol|kg m**-2 s**-1
98|215.208||aerwdlam|Wet deposition of ammonium aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.209||aerwdcam|Wet deposition of ammonium aerosol by convective precipitation|kg m**-2 s**-1
98|215.21||aermssssl|Vertically integrated mass of sea salt aerosol (5 - 20 um)|kg m**-2
98|215.210||aerngtam|Negative fixer of ammonium aerosol|kg m**-2 s**-1
98|215.211||aermssam|Vertically integrated mass of ammonium aerosol|kg m**-2
98|215.22||aerodsss|Sea salt aerosol (0.03 - 0.5 um) optical depth|1
98|215.23||aerodssm|Sea salt aerosol (0.5 - 5 um) optical depth|1
98|215.24||aerodssl|Sea salt aerosol (5 - 20 um) optical depth|1
98|215.25||aersrcdus|Source/gain of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.26||aersrcdum|Source/gain of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.27||aersrcdul|Source/gain of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.28||aerddpdus|Dry deposition of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.29||aerddpdum|Dry deposition of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.3||aersrcssl|Source/gain of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.30||aerddpdul|Dry deposition of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.31||aersdmdus|Sedimentation of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.32||aersdmdum|Sedimentation of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.33||aersdmdul|Sedimentation of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.34||aerwdlsdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by large-scale precipitation|kg m**-2 s**-1
98|215.35||aerwdlsdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by large-scale precipitation|kg m**-2 s**-1
98|215.36||aerwdlsdul|Wet deposition of dust aerosol (0.9 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|215.37||aerwdccdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by convective precipitation|kg m**-2 s**-1
98|215.38||aerwdccdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by convective precipitation|kg m**-2 s**-1
98|215.39||aerwdccdul|Wet deposition of dust aerosol (0.9 - 20 um) by convective precipitation|kg m**-2 s**-1
98|215.4||aerddpsss|Dry deposition of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.40||aerngtdus|Negative fixer of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.41||aerngtdum|Negative fixer of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.42||aerngtdul|Negative fixer of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.43||aermssdus|Vertically integrated mass of dust aerosol (0.03 - 0.55 um)|kg m**-2
98|215.44||aermssdum|Vertically integrated mass of dust aerosol (0.55 - 0.9 um)|kg m**-2
98|215.45||aermssdul|Vertically integrated mass of dust aerosol (0.9 - 20 um)|kg m**-2
98|215.46||aeroddus|Dust aerosol (0.03 - 0.55 um) optical depth|1
98|215.47||aeroddum|Dust aerosol (0.55 - 0.9 um) optical depth|1
98|215.48||aeroddul|Dust aerosol (0.9 - 20 um) optical depth|1
98|215.49||aersrcomhphob|Source/gain of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.5||aerddpssm|Dry deposition of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.50||aersrcomhphil|Source/gain of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.51||aerddpomhphob|Dry deposition of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.52||aerddpomhphil|Dry deposition of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.53||aersdmomhphob|Sedimentation of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.54||aersdmomhphil|Sedimentation of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.55||aerwdlsomhphob|Wet deposition of hydrophobic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.56||aerwdlsomhphil|Wet deposition of hydrophilic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.57||aerwdccomhphob|Wet deposition of hydrophobic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|215.58||aerwdccomhphil|Wet deposition of hydrophilic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|215.59||aerngtomhphob|Negative fixer of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.6||aerddpssl|Dry deposition of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.60||aerngtomhphil|Negative fixer of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.61||aermssomhphob|Vertically integrated mass of hydrophobic organic matter aerosol|kg m**-2
98|215.62||aermssomhphil|Vertically integrated mass of hydrophilic organic matter aerosol|kg m**-2
98|215.63||aerodomhphob|Hydrophobic organic matter aerosol optical depth|1
98|215.64||aerodomhphil|Hydrophilic organic matter aerosol optical depth|1
98|215.65||aersrcbchphob|Source/gain of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.66||aersrcbchphil|Source/gain of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.67||aerddpbchphob|Dry deposition of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.68||aerddpbchphil|Dry deposition of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.69||aersdmbchphob|Sedimentation of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.7||aersdmsss|Sedimentation of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.70||aersdmbchphil|Sedimentation of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.71||aerwdlsbchphob|Wet deposition of hydrophobic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.72||aerwdlsbchphil|Wet deposition of hydrophilic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.73||aerwdccbchphob|Wet deposition of hydrophobic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|215.74||aerwdccbchphil|Wet deposition of hydrophilic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|215.75||aerngtbchphob|Negative fixer of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.76||aerngtbchphil|Negative fixer of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.77||aermssbchphob|Vertically integrated mass of hydrophobic black carbon aerosol|kg m**-2
98|215.78||aermssbchphil|Vertically integrated mass of hydrophilic black carbon aerosol|kg m**-2
98|215.79||aerodbchphob|Hydrophobic black carbon aerosol optical depth|1
98|215.8||aersdmssm|Sedimentation of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.80||aerodbchphil|Hydrophilic black carbon aerosol optical depth|1
98|215.81||aersrcsu|Source/gain of sulphate aerosol|kg m**-2 s**-1
98|215.82||aerddpsu|Dry deposition of sulphate aerosol|kg m**-2 s**-1
98|215.83||aersdmsu|Sedimentation of sulphate aerosol|kg m**-2 s**-1
98|215.84||aerwdlssu|Wet deposition of sulphate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.85||aerwdccsu|Wet deposition of sulphate aerosol by convective precipitation|kg m**-2 s**-1
98|215.86||aerngtsu|Negative fixer of sulphate aerosol|kg m**-2 s**-1
98|215.87||aermsssu|Vertically integrated mass of sulphate aerosol|kg m**-2
98|215.88||aerodsu|Sulphate aerosol optical depth|1
98|215.89||accaod550|Accumulated total aerosol optical depth at 550 nm|s
98|215.9||aersdmssl|Sedimentation of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.90||aluvpsn|Effective (snow effect included) UV visible albedo for direct radiation|(0 - 1)
98|215.91||aerdep10si|10 metre wind speed dust emission potential|kg s**2 m**-5
98|215.92||aerdep10fg|10 metre wind gustiness dust emission potential|kg s**2 m**-5
98|215.93||aot532|Total aerosol optical thickness at 532 nm|dimensionless
98|215.94||naot532|Natural (sea-salt and dust) aerosol optical thickness at 532 nm|dimensionless
98|215.95||aaot532|Anthropogenic (black carbon, organic matter, sulphate) aerosol optical thickness at 532 nm|dimensionless
98|215.96||aodabs340|Total absorption aerosol optical depth at 340 nm|1
98|215.97||aodabs355|Total absorption aerosol optical depth at 355 nm|1
98|215.98||aodabs380|Total absorption aerosol optical depth at 380 nm|1
98|215.99||aodabs400|Total absorption aerosol optical depth at 400 nm|1
98|217.10||c2h4|Ethene|kg kg**-1
98|217.11||ole|Olefins|kg kg**-1
98|217.12||ald2|Aldehydes|kg kg**-1
98|217.13||pan|Peroxyacetyl nitrate|kg kg**-1
98|217.14||rooh|Peroxides|kg kg**-1
98|217.15||onit|Organic nitrates|kg kg**-1
98|217.16||c5h8|Isoprene|kg kg**-1
98|217.18||dms|Dimethyl sulfide|kg kg**-1
98|217.19||nh3|Ammonia mass mixing ratio|kg kg**-1
98|217.20||so4|Sulfate|kg kg**-1
98|217.21||nh4|Ammonium|kg kg**-1
98|217.22||msa|Methane sulfonic acid|kg kg**-1
98|217.23||ch3cocho|Methyl glyoxal|kg kg**-1
98|217.24||o3s|Stratospheric ozone|kg kg**-1
98|217.26||pb|Lead|kg kg**-1
98|217.27||no|Nitrogen monoxide mass mixing ratio|kg kg**-1
98|217.28||ho2|Hydroperoxy radical|kg kg**-1
98|217.29||ch3o2|Methylperoxy radical|kg kg**-1
98|217.3||h2o2|Hydrogen peroxide|kg kg**-1
98|217.30||oh|Hydroxyl radical|kg kg**-1
98|217.32||no3|Nitrate radical|kg kg**-1
98|217.33||n2o5|Dinitrogen pentoxide|kg kg**-1
98|217.34||ho2no2|Pernitric acid|kg kg**-1
98|217.35||c2o3|Peroxy acetyl radical|kg kg**-1
98|217.36||ror|Organic ethers|kg kg**-1
98|217.37||rxpar|PAR budget corrector|kg kg**-1
98|217.38||xo2|NO to NO2 operator|kg kg**-1
98|217.39||xo2n|NO to alkyl nitrate operator|kg kg**-1
98|217.4||ch4_c|Methane (chemistry)|kg kg**-1
98|217.40||nh2|Amine|kg kg**-1
98|217.41||psc|Polar stratospheric cloud|kg kg**-1
98|217.42||ch3oh|Methanol|kg kg**-1
98|217.43||hcooh|Formic acid|kg kg**-1
98|217.44||mcooh|Methacrylic acid|kg kg**-1
98|217.45||c2h6|Ethane|kg kg**-1
98|217.46||c2h5oh|Ethanol|kg kg**-1
98|217.47||c3h8|Propane|kg kg**-1
98|217.48||c3h6|Propene|kg kg**-1
98|217.49||c10h16|Terpenes|kg kg**-1
98|217.50||ispd|Methacrolein MVK|kg kg**-1
98|217.51||no3_a|Nitrate|kg kg**-1
98|217.52||ch3coch3|Acetone|kg kg**-1
98|217.53||aco2|Acetone product|kg kg**-1
98|217.54||ic3h7o2|IC3H7O2|kg kg**-1
98|217.55||hypropo2|HYPROPO2|kg kg**-1
98|217.56||noxa|Nitrogen oxides Transp|kg kg**-1
98|217.6||hno3|Nitric acid|kg kg**-1
98|217.7||ch3ooh|Methyl peroxide|kg kg**-1
98|217.9||par|Paraffins|kg kg**-1
98|218.10||tc_c2h4|Total column ethene|kg m**-2
98|218.11||tc_ole|Total column olefins|kg m**-2
98|218.12||tc_ald2|Total column aldehydes|kg m**-2
98|218.13||tc_pan|Total column  peroxyacetyl nitrate|kg m**-2
98|218.14||tc_rooh|Total column peroxides|kg m**-2
98|218.15||tc_onit|Total column organic nitrates|kg m**-2
98|218.16||tc_c5h8|Total column  isoprene|kg m**-2
98|218.18||tc_dms|Total column dimethyl sulfide|kg m**-2
98|218.19||tc_nh3|Total column ammonia|kg m**-2
98|218.20||tc_so4|Total column  sulfate|kg m**-2
98|218.21||tc_nh4|Total column ammonium|kg m**-2
98|218.22||tc_msa|Total column  methane sulfonic acid|kg m**-2
98|218.23||tc_ch3cocho|Total column methyl glyoxal|kg m**-2
98|218.24||tc_o3s|Total column stratospheric ozone|kg m**-2
98|218.26||tc_pb|Total column  lead|kg m**-2
98|218.27||tc_no|Total column nitrogen monoxide|kg m**-2
98|218.28||tc_ho2|Total column hydroperoxy radical|kg m**-2
98|218.29||tc_ch3o2|Total column methylperoxy radical|kg m**-2
98|218.3||tc_h2o2|Total column hydrogen peroxide|kg m**-2
98|218.30||tc_oh|Total column hydroxyl radical|kg m**-2
98|218.32||tc_no3|Total column nitrate radical|kg m**-2
98|218.33||tc_n2o5|Total column dinitrogen pentoxide|kg m**-2
98|218.34||tc_ho2no2|Total column pernitric acid|kg m**-2
98|218.35||tc_c2o3|Total column peroxy acetyl radical|kg m**-2
98|218.36||tc_ror|Total column  organic ethers|kg m**-2
98|218.37||tc_rxpar|Total column PAR budget corrector|kg m**-2
98|218.38||tc_xo2|Total column NO to NO2 operator|kg m**-2
98|218.39||tc_xo2n|Total column NO to alkyl nitrate operator|kg m**-2
98|218.4||tc_ch4|Total column methane|kg m**-2
98|218.40||tc_nh2|Total column amine|kg m**-2
98|218.41||tc_psc|Total column  polar stratospheric cloud|kg m**-2
98|218.42||tc_ch3oh|Total column methanol|kg m**-2
98|218.43||tc_hcooh|Total column formic acid|kg m**-2
98|218.44||tc_mcooh|Total column  methacrylic acid|kg m**-2
98|218.45||tc_c2h6|Total column  ethane|kg m**-2
98|218.46||tc_c2h5oh|Total column ethanol|kg m**-2
98|218.47||tc_c3h8|Total column propane|kg m**-2
98|218.48||tc_c3h6|Total column propene|kg m**-2
98|218.49||tc_c10h16|Total column terpenes|kg m**-2
98|218.50||tc_ispd|Total column methacrolein MVK|kg m**-2
98|218.51||tc_no3_a|Total column nitrate|kg m**-2
98|218.52||tc_ch3coch3|Total column acetone|kg m**-2
98|218.53||tc_aco2|Total column acetone product|kg m**-2
98|218.54||tc_ic3h7o2|Total column IC3H7O2|kg m**-2
98|218.55||tc_hypropo2|Total column HYPROPO2|kg m**-2
98|218.56||tc_noxa|Total column nitrogen oxides Transp|kg m**-2
98|218.6||tc_hno3|Total column nitric acid|kg m**-2
98|218.7||tc_ch3ooh|Total column methyl peroxide|kg m**-2
98|218.9||tc_par|Total column paraffins|kg m**-2
98|219.1||e_go3|Ozone emissions|kg m**-2 s**-1
98|219.10||e_c2h4|Ethene emissions|kg m**-2 s**-1
98|219.11||e_ole|Olefins emissions|kg m**-2 s**-1
98|219.12||e_ald2|Aldehydes emissions|kg m**-2 s**-1
98|219.13||e_pan|Peroxyacetyl nitrate emissions|kg m**-2 s**-1
98|219.14||e_rooh|Peroxides emissions|kg m**-2 s**-1
98|219.15||e_onit|Organic nitrates emissions|kg m**-2 s**-1
98|219.16||e_c5h8|Isoprene emissions|kg m**-2 s**-1
98|219.17||e_so2|Sulfur dioxide emissions|kg m**-2 s**-1
98|219.18||e_dms|Dimethyl sulfide emissions|kg m**-2 s**-1
98|219.19||e_nh3|Ammonia emissions|kg m**-2 s**-1
98|219.2||e_nox|Nitrogen oxides emissions|kg m**-2 s**-1
98|219.20||e_so4|Sulfate emissions|kg m**-2 s**-1
98|219.21||e_nh4|Ammonium emissions|kg m**-2 s**-1
98|219.22||e_msa|Methane sulfonic acid emissions|kg m**-2 s**-1
98|219.23||e_ch3cocho|Methyl glyoxal emissions|kg m**-2 s**-1
98|219.24||e_o3s|Stratospheric ozone emissions|kg m**-2 s**-1
98|219.25||e_ra|Radon emissions|kg m**-2 s**-1
98|219.26||e_pb|Lead emissions|kg m**-2 s**-1
98|219.27||e_no|Nitrogen monoxide emissions|kg m**-2 s**-1
98|219.28||e_ho2|Hydroperoxy radical emissions|kg m**-2 s**-1
98|219.29||e_ch3o2|Methylperoxy radical emissions|kg m**-2 s**-1
98|219.3||e_h2o2|Hydrogen peroxide emissions|kg m**-2 s**-1
98|219.30||e_oh|Hydroxyl radical emissions|kg m**-2 s**-1
98|219.31||e_no2|Nitrogen dioxide emissions|kg m**-2 s**-1
98|219.32||e_no3|Nitrate radical emissions|kg m**-2 s**-1
98|219.33||e_n2o5|Dinitrogen pentoxide emissions|kg m**-2 s**-1
98|219.34||e_ho2no2|Pernitric acid emissions|kg m**-2 s**-1
98|219.35||e_c2o3|Peroxy acetyl radical emissions|kg m**-2 s**-1
98|219.36||e_ror|Organic ethers emissions|kg m**-2 s**-1
98|219.37||e_rxpar|PAR budget corrector emissions|kg m**-2 s**-1
98|219.38||e_xo2|NO to NO2 operator emissions|kg m**-2 s**-1
98|219.39||e_xo2n|NO to alkyl nitrate operator emissions|kg m**-2 s**-1
98|219.4||e_ch4|Methane emissions|kg m**-2 s**-1
98|219.40||e_nh2|Amine emissions|kg m**-2 s**-1
98|219.41||e_psc|Polar stratospheric cloud emissions|kg m**-2 s**-1
98|219.42||e_ch3oh|Methanol emissions|kg m**-2 s**-1
98|219.43||e_hcooh|Formic acid emissions|kg m**-2 s**-1
98|219.44||e_mcooh|Methacrylic acid emissions|kg m**-2 s**-1
98|219.45||e_c2h6|Ethane emissions|kg m**-2 s**-1
98|219.46||e_c2h5oh|Ethanol emissions|kg m**-2 s**-1
98|219.47||e_c3h8|Propane emissions|kg m**-2 s**-1
98|219.48||e_c3h6|Propene emissions|kg m**-2 s**-1
98|219.49||e_c10h16|Terpenes emissions|kg m**-2 s**-1
98|219.5||e_co|Carbon monoxide emissions|kg m**-2 s**-1
98|219.50||e_ispd|Methacrolein MVK  emissions|kg m**-2 s**-1
98|219.51||e_no3_a|Nitrate emissions|kg m**-2 s**-1
98|219.52||e_ch3coch3|Acetone emissions|kg m**-2 s**-1
98|219.53||e_aco2|Acetone product emissions|kg m**-2 s**-1
98|219.54||e_ic3h7o2|IC3H7O2 emissions|kg m**-2 s**-1
98|219.55||e_hypropo2|HYPROPO2 emissions|kg m**-2 s**-1
98|219.56||e_noxa|Nitrogen oxides Transp emissions|kg m**-2 s**-1
98|219.6||e_hno3|Nitric acid emissions|kg m**-2 s**-1
98|219.7||e_ch3ooh|Methyl peroxide emissions|kg m**-2 s**-1
98|219.8||e_hcho|Formaldehyde emissions|kg m**-2 s**-1
98|219.9||e_par|Paraffins emissions|kg m**-2 s**-1
98|220.228||tpoc|Total precipitation observation count|dimensionless
98|221.1||dv_go3|Ozone deposition velocity|m s**-1
98|221.10||dv_c2h4|Ethene deposition velocity|m s**-1
98|221.11||dv_ole|Olefins deposition velocity|m s**-1
98|221.12||dv_ald2|Aldehydes deposition velocity|m s**-1
98|221.13||dv_pan|Peroxyacetyl nitrate deposition velocity|m s**-1
98|221.14||dv_rooh|Peroxides deposition velocity|m s**-1
98|221.15||dv_onit|Organic nitrates deposition velocity|m s**-1
98|221.16||dv_c5h8|Isoprene deposition velocity|m s**-1
98|221.17||dv_so2|Sulfur dioxide deposition velocity|m s**-1
98|221.18||dv_dms|Dimethyl sulfide deposition velocity|m s**-1
98|221.19||dv_nh3|Ammonia deposition velocity|m s**-1
98|221.2||dv_nox|Nitrogen oxides deposition velocity|m s**-1
98|221.20||dv_so4|Sulfate deposition velocity|m s**-1
98|221.21||dv_nh4|Ammonium deposition velocity|m s**-1
98|221.22||dv_msa|Methane sulfonic acid deposition velocity|m s**-1
98|221.23||dv_ch3cocho|Methyl glyoxal deposition velocity|m s**-1
98|221.24||dv_o3s|Stratospheric ozone deposition velocity|m s**-1
98|221.25||dv_ra|Radon deposition velocity|m s**-1
98|221.26||dv_pb|Lead deposition velocity|m s**-1
98|221.27||dv_no|Nitrogen monoxide deposition velocity|m s**-1
98|221.28||dv_ho2|Hydroperoxy radical deposition velocity|m s**-1
98|221.29||dv_ch3o2|Methylperoxy radical deposition velocity|m s**-1
98|221.3||dv_h2o2|Hydrogen peroxide deposition velocity|m s**-1
98|221.30||dv_oh|Hydroxyl radical deposition velocity|m s**-1
98|221.31||dv_no2|Nitrogen dioxide deposition velocity|m s**-1
98|221.32||dv_no3|Nitrate radical deposition velocity|m s**-1
98|221.33||dv_n2o5|Dinitrogen pentoxide deposition velocity|m s**-1
98|221.34||dv_ho2no2|Pernitric acid deposition velocity|m s**-1
98|221.35||dv_c2o3|Peroxy acetyl radical deposition velocity|m s**-1
98|221.36||dv_ror|Organic ethers deposition velocity|m s**-1
98|221.37||dv_rxpar|PAR budget corrector deposition velocity|m s**-1
98|221.38||dv_xo2|NO to NO2 operator deposition velocity|m s**-1
98|221.39||dv_xo2n|NO to alkyl nitrate operator deposition velocity|m s**-1
98|221.4||dv_ch4|Methane deposition velocity|m s**-1
98|221.40||dv_nh2|Amine deposition velocity|m s**-1
98|221.41||dv_psc|Polar stratospheric cloud deposition velocity|m s**-1
98|221.42||dv_ch3oh|Methanol deposition velocity|m s**-1
98|221.43||dv_hcooh|Formic acid deposition velocity|m s**-1
98|221.44||dv_mcooh|Methacrylic acid deposition velocity|m s**-1
98|221.45||dv_c2h6|Ethane deposition velocity|m s**-1
98|221.46||dv_c2h5oh|Ethanol deposition velocity|m s**-1
98|221.47||dv_c3h8|Propane deposition velocity|m s**-1
98|221.48||dv_c3h6|Propene deposition velocity|m s**-1
98|221.49||dv_c10h16|Terpenes deposition velocity|m s**-1
98|221.5||dv_co|Carbon monoxide deposition velocity|m s**-1
98|221.50||dv_ispd|Methacrolein MVK  deposition velocity|m s**-1
98|221.51||dv_no3_a|Nitrate deposition velocity|m s**-1
98|221.52||dv_ch3coch3|Acetone deposition velocity|m s**-1
98|221.53||dv_aco2|Acetone product deposition velocity|m s**-1
98|221.54||dv_ic3h7o2|IC3H7O2 deposition velocity|m s**-1
98|221.55||dv_hypropo2|HYPROPO2 deposition velocity|m s**-1
98|221.56||dv_noxa|Nitrogen oxides Transp deposition velocity|m s**-1
98|221.6||dv_hno3|Nitric acid deposition velocity|m s**-1
98|221.7||dv_ch3ooh|Methyl peroxide deposition velocity|m s**-1
98|221.8||dv_hcho|Formaldehyde deposition velocity|m s**-1
98|221.9||dv_par|Paraffins deposition velocity|m s**-1
98|228.1||cin|Convective inhibition|J kg**-1
98|228.10||lblt|Lake bottom temperature|K
98|228.109||ceil|Ceiling|m
98|228.11||ltlt|Lake total layer temperature|K
98|228.12||lshf|Lake shape factor|dimensionless
98|228.121||kx|K index|K
98|228.123||totalx|Total totals index|K
98|228.129||ssrdc|Surface short-wave (solar) radiation downward clear-sky|J m**-2
98|228.13||lict|Lake ice surface temperature|K
98|228.130||strdc|Surface long-wave (thermal) radiation downward clear-sky|J m**-2
98|228.131||u10n|10 metre u-component of neutral wind|m s**-1
98|228.132||v10n|10 metre v-component of neutral wind|m s**-1
98|228.134||vtnowd|V-tendency from non-orographic wave drag|m s**-2
98|228.136||utnowd|U-tendency from non-orographic wave drag|m s**-2
98|228.139||st|Soil temperature|K
98|228.14||licd|Lake ice total depth|m
98|228.141||sd|Snow depth water equivalent|kg m**-2
98|228.144||sf|Snowfall water equivalent|kg m**-2
98|228.15||dndzn|Minimum vertical gradient of refractivity inside trapping layer|m**-1
98|228.16||dndza|Mean vertical gradient of refractivity inside trapping layer|m**-1
98|228.164||tcc|Total Cloud Cover|%
98|228.17||dctb|Duct base height|m
98|228.170||cap|Field capacity|kg m**-3
98|228.171||wilt|Wilting point|kg m**-3
98|228.18||tplb|Trapping layer base height|m
98|228.19||tplt|Trapping layer top height|m
98|228.2||orog|Orography|m
98|228.20||degm10l|Geometric height of -10 degrees C atmospheric isothermal level above ground|m
98|228.21||fdir|Surface direct short-wave (solar) radiation|J m**-2
98|228.216||fzra|Accumulated freezing rain|m
98|228.217||ilspf|Instantaneous large-scale precipitation fraction|Proportion
98|228.218||crr|Convective rain rate|kg m**-2 s**-1
98|228.219||lsrr|Large scale rain rate|kg m**-2 s**-1
98|228.22||cdir|Surface direct short-wave radiation, clear sky|J m**-2
98|228.220||csfr|Convective snowfall rate water equivalent|kg m**-2 s**-1
98|228.221||lssfr|Large scale snowfall rate water equivalent|kg m**-2 s**-1
98|228.222||mxtpr3|Maximum total precipitation rate in the last 3 hours|kg m**-2 s**-1
98|228.223||mntpr3|Minimum total precipitation rate in the last 3 hours|kg m**-2 s**-1
98|228.224||mxtpr6|Maximum total precipitation rate in the last 6 hours|kg m**-2 s**-1
98|228.225||mntpr6|Minimum total precipitation rate in the last 6 hours|kg m**-2 s**-1
98|228.226||mxtpr|Maximum total precipitation rate since previous post-processing|kg m**-2 s**-1
98|228.227||mntpr|Minimum total precipitation rate since previous post-processing|kg m**-2 s**-1
98|228.228||tp|Total Precipitation|kg m**-2
98|228.229||smos_tb_cdfa|SMOS first Brightness Temperature Bias Correction parameter|K
98|228.23||cbh|Cloud base height|m
98|228.230||smos_tb_cdfb|SMOS second Brightness Temperature Bias Correction parameter|dimensionless
98|228.239||200u|200 metre U wind component|m s**-1
98|228.24||deg0l|Geometric height of 0 degrees C atmospheric isothermal level above ground|m
98|228.240||200v|200 metre V wind component|m s**-1
98|228.241||200si|200 metre wind speed|m s**-1
98|228.242||fdif|Surface solar radiation diffuse total sky|J m**-2
98|228.243||cdif|Surface solar radiation diffuse clear-sky|J m**-2
98|228.244||aldr|Surface albedo of direct radiation|(0 - 1)
98|228.245||aldf|Surface albedo of diffuse radiation|(0 - 1)
98|228.246||100u|100 metre U wind component|m s**-1
98|228.247||100v|100 metre V wind component|m s**-1
98|228.249||100si|100 metre wind speed|m s**-1
98|228.25||hvis|Horizontal visibility|m
98|228.250||irrfr|Irrigation fraction|Proportion
98|228.251||pev|Potential evaporation|m
98|228.252||irr|Irrigation|m
98|228.253||ascat_sm_cdfa|ASCAT first soil moisture CDF matching parameter|m**3 m**-3
98|228.254||ascat_sm_cdfb|ASCAT second soil moisture CDF matching parameter|dimensionless
98|228.26||mx2t3|Maximum temperature at 2 metres in the last 3 hours|K
98|228.27||mn2t3|Minimum temperature at 2 metres in the last 3 hours|K
98|228.28||10fg3|Maximum 10 metre wind gust in the last 3 hours|m s**-1
98|228.29||i10fg|Instantaneous 10 metre wind gust|m s**-1
98|228.3||zust|Friction velocity|m s**-1
98|228.37||2rhw|2 metre relative humidity with respect to water|%
98|228.39||sm|Soil moisture|kg m**-3
98|228.4||avg_2t|Time-mean 2 metre temperature|K
98|228.40||swi1|Soil wetness index in layer 1|dimensionless
98|228.41||swi2|Soil wetness index in layer 2|dimensionless
98|228.42||swi3|Soil wetness index in layer 3|dimensionless
98|228.43||swi4|Soil wetness index in layer 4|dimensionless
98|228.44||capes|Convective available potential energy shear|m**2 s**-2
98|228.46||hcct|Height of convective cloud top|m
98|228.47||hwbt0|Height of zero-degree wet-bulb temperature|m
98|228.48||hwbt1|Height of one-degree wet-bulb temperature|m
98|228.5||avg_10ws|Time-mean 10 metre wind speed|m s**-1
98|228.50||litoti|Instantaneous total lightning flash density|km**-2 day**-1
98|228.51||litota1|Averaged total lightning flash density in the last hour|km**-2 day**-1
98|228.52||licgi|Instantaneous cloud-to-ground lightning flash density|km**-2 day**-1
98|228.53||licga1|Averaged cloud-to-ground lightning flash density in the last hour|km**-2 day**-1
98|228.6||meantcc|Mean total cloud cover|(0 - 1)
98|228.7||dl|Lake total depth|m
98|228.70||smnnob|SMOS observed soil moisture retrieved using neural network|m**3 m**-3
98|228.71||smnner|SMOS observed soil moisture uncertainty retrieved using neural network|m**3 m**-3
98|228.72||smnnrfi|SMOS radio frequency interference probability|%
98|228.73||smnnnb|SMOS number of observations per grid point|dimensionless
98|228.74||smnntim|SMOS observation time for the satellite soil moisture data|hour
98|228.78||gppbfas|GPP coefficient from Biogenic Flux Adjustment System|dimensionless
98|228.79||recbfas|Rec coefficient from Biogenic Flux Adjustment System|dimensionless
98|228.8||lmlt|Lake mix-layer temperature|K
98|228.80||aco2nee|Accumulated Carbon Dioxide Net Ecosystem Exchange|kg m**-2
98|228.81||aco2gpp|Accumulated Carbon Dioxide Gross Primary Production|kg m**-2
98|228.82||aco2rec|Accumulated Carbon Dioxide Ecosystem Respiration|kg m**-2
98|228.83||fco2nee|Carbon dioxide net ecosystem exchange flux|kg m**-2 s**-1
98|228.84||fco2gpp|Carbon dioxide gross primary production flux|kg m**-2 s**-1
98|228.85||fco2rec|Carbon dioxide ecosystem respiration flux|kg m**-2 s**-1
98|228.88||tcslw|Total column supercooled liquid water|kg m**-2
98|228.89||tcrw|Total column rain water|kg m**-2
98|228.9||lmld|Lake mix-layer depth|m
98|228.90||tcsw|Total column snow water|kg m**-2
98|228.91||ccf|Canopy cover fraction|(0 - 1)
98|228.92||stf|Soil texture fraction|(0 - 1)
98|228.93||swv|Volumetric soil moisture|m**3 m**-3
98|228.94||ist|Ice temperature|K
98|230.129||ssrdcvar|Surface solar radiation downward clear-sky (variable resolution)|J m**-2
98|230.130||strdcvar|Surface thermal radiation downward clear-sky (variable resolution)|J m**-2
98|230.142||lspvar|Stratiform precipitation (Large-scale precipitation) (variable resolution)|m
98|230.143||cpvar|Convective precipitation (variable resolution)|m
98|230.144||sfvar|Snowfall (convective + stratiform) (variable resolution)|m of water equivalent
98|230.145||bldvar|Boundary layer dissipation (variable resolution)|J m**-2
98|230.146||sshfvar|Surface sensible heat flux (variable resolution)|J m**-2
98|230.147||slhfvar|Surface latent heat flux (variable resolution)|J m**-2
98|230.169||ssrdvar|Surface solar radiation downwards (variable resolution)|J m**-2
98|230.174||alvar|Albedo (variable resolution)|(0 - 1)
98|230.175||strdvar|Surface thermal radiation downwards (variable resolution)|J m**-2
98|230.176||ssrvar|Surface net solar radiation (variable resolution)|J m**-2
98|230.177||strvar|Surface net thermal radiation (variable resolution)|J m**-2
98|230.178||tsrvar|Top net solar radiation (variable resolution)|J m**-2
98|230.179||ttrvar|Top net thermal radiation (variable resolution)|J m**-2
98|230.180||ewssvar|East-West surface stress (variable resolution)|N m**-2 s
98|230.181||nsssvar|North-South surface stress (variable resolution)|N m**-2 s
98|230.182||evar|Evaporation (variable resolution)|kg m**-2
98|230.189||sundvar|Sunshine duration (variable resolution)|s
98|230.195||lgwsvar|Longitudinal component of gravity wave stress (variable resolution)|N m**-2 s
98|230.196||mgwsvar|Meridional component of gravity wave stress (variable resolution)|N m**-2 s
98|230.197||gwdvar|Gravity wave dissipation (variable resolution)|J m**-2
98|230.198||srcvar|Skin reservoir content (variable resolution)|kg m**-2
98|230.20||parcsvar|Clear sky surface photosynthetically active radiation (variable resolution)|J m**-2
98|230.205||rovar|Runoff (variable resolution)|m
98|230.208||tsrcvar|Top net solar radiation, clear sky (variable resolution)|J m**-2
98|230.209||ttrcvar|Top net thermal radiation, clear sky (variable resolution)|J m**-2
98|230.21||fdirvar|Total sky direct solar radiation at surface (variable resolution)|J m**-2
98|230.210||ssrcvar|Surface net solar radiation, clear sky (variable resolution)|J m**-2
98|230.211||strcvar|Surface net thermal radiation, clear sky (variable resolution)|J m**-2
98|230.212||tisrvar|TOA incident solar radiation (variable resolution)|J m**-2
98|230.213||vimdvar|Vertically integrated moisture divergence (variable resolution)|kg m**-2
98|230.216||fzravar|Accumulated freezing rain (variable resolution)|m
98|230.22||cdirvar|Clear-sky direct solar radiation at surface (variable resolution)|J m**-2
98|230.228||tpvar|Total precipitation (variable resolution)|m
98|230.239||csfvar|Convective snowfall (variable resolution)|m of water equivalent
98|230.240||lsfvar|Large-scale snowfall (variable resolution)|m of water equivalent
98|230.251||pevvar|Potential evaporation (variable resolution)|m
98|230.44||esvar|Snow evaporation (variable resolution)|kg m**-2
98|230.45||smltvar|Snowmelt (variable resolution)|kg m**-2
98|230.46||sdurvar|Solar duration (variable resolution)|s
98|230.47||dsrpvar|Direct solar radiation (variable resolution)|J m**-2
98|230.50||lspfvar|Large-scale precipitation fraction (variable resolution)|s
98|230.57||uvbvar|Downward UV radiation at the surface (variable resolution)|J m**-2
98|230.58||parvar|Photosynthetically active radiation at the surface (variable resolution)|J m**-2
98|230.8||srovar|Surface runoff (variable resolution)|m
98|230.80||aco2neevar|Accumulated Carbon Dioxide Net Ecosystem Exchange (variable resolution)|kg m**-2
98|230.81||aco2gppvar|Accumulated Carbon Dioxide Gross Primary Production (variable resolution)|kg m**-2
98|230.82||aco2recvar|Accumulated Carbon Dioxide Ecosystem Respiration (variable resolution)|kg m**-2
98|230.9||ssrovar|Sub-surface runoff (variable resolution)|m
98|234.139||sts|Surface temperature significance|%
98|234.151||msls|Mean sea level pressure significance|%
98|234.167||2ts|2 metre temperature significance|%
98|234.228||tps|Total precipitation significance|%
98|235.20||avg_surfror|Time-mean surface runoff rate|kg m**-2 s**-1
98|235.21||avg_ssurfror|Time-mean sub-surface runoff rate|kg m**-2 s**-1
98|235.22||avg_parcsf|Time-mean surface photosynthetically active radiation flux, clear sky|W m**-2
98|235.23||avg_esrwe|Time-mean snow evaporation rate water equivalent|kg m**-2 s**-1
98|235.24||avg_smr|Time-mean snow melt rate|kg m**-2 s**-1
98|235.25||avg_imagss|Time-mean magnitude of turbulent surface stress|N m**-2
98|235.26||avg_ilspf|Time-mean large-scale precipitation fraction|Proportion
98|235.27||avg_sduvrf|Time-mean surface downward UV radiation flux|W m**-2
98|235.28||avg_sparf|Time-mean surface photosynthetically active radiation flux|W m**-2
98|235.29||avg_lsprate|Time-mean large-scale precipitation rate|kg m**-2 s**-1
98|235.30||avg_cpr|Time-mean convective precipitation rate|kg m**-2 s**-1
98|235.31||avg_tsrwe|Time-mean total snowfall rate water equivalent|kg m**-2 s**-1
98|235.32||avg_ibld|Time-mean boundary layer dissipation|W m**-2
98|235.33||avg_ishf|Time-mean surface sensible heat flux|W m**-2
98|235.34||avg_slhtf|Time-mean surface latent heat flux|W m**-2
98|235.35||avg_sdswrf|Time-mean surface downward short-wave radiation flux|W m**-2
98|235.36||avg_sdlwrf|Time-mean surface downward long-wave radiation flux|W m**-2
98|235.37||avg_snswrf|Time-mean surface net short-wave radiation flux|W m**-2
98|235.38||avg_snlwrf|Time-mean surface net long-wave radiation flux|W m**-2
98|235.39||avg_tnswrf|Time-mean top net short-wave radiation flux|W m**-2
98|235.40||avg_tnlwrf|Time-mean top net long-wave radiation flux|W m**-2
98|235.41||avg_iews|Time-mean eastward turbulent surface stress|N m**-2
98|235.42||avg_inss|Time-mean northward turbulent surface stress|N m**-2
98|235.43||avg_ie|Time-mean moisture flux|kg m**-2 s**-1
98|235.44||avg_sdf|Time-mean sunshine duration fraction|Proportion
98|235.45||avg_iegwss|Time-mean eastward gravity wave surface stress|N m**-2
98|235.46||avg_ingwss|Time-mean northward gravity wave surface stress|N m**-2
98|235.47||avg_igwd|Time-mean gravity wave dissipation|W m**-2
98|235.48||avg_rorwe|Time-mean runoff rate water equivalent (surface plus subsurface)|kg m**-2 s**-1
98|235.49||avg_tnswrfcs|Time-mean top net short-wave radiation flux, clear sky|W m**-2
98|235.50||avg_tnlwrfcs|Time-mean top net long-wave radiation flux, clear sky|W m**-2
98|235.51||avg_snswrfcs|Time-mean surface net short-wave radiation flux, clear sky|W m**-2
98|235.52||avg_snlwrfcs|Time-mean surface net long-wave radiation flux, clear sky|W m**-2
98|235.53||avg_tdswrf|Time mean top downward short-wave radiation flux|W m**-2
98|235.54||avg_vimdf|Time-mean total column vertically-integrated moisture divergence flux|kg m**-2 s**-1
98|235.55||avg_tprate|Time-mean total precipitation rate|kg m**-2 s**-1
98|235.56||avg_csfr|Time-mean convective snowfall rate water equivalent|kg m**-2 s**-1
98|235.57||avg_lssfr|Time-mean large scale snowfall rate water equivalent|kg m**-2 s**-1
98|235.58||avg_sdirswrf|Time-mean surface direct short-wave radiation flux|W m**-2
98|235.59||avg_sdirswrfcs|Time-mean surface direct short-wave radiation flux, clear sky|W m**-2
98|235.60||msdfswrf|Mean surface diffuse short-wave radiation flux|W m**-2
98|235.61||avg_sdifswrfcs|Time-mean surface diffuse short-wave radiation flux, clear sky|W m**-2
98|235.62||avg_fco2nee|Time-mean carbon dioxide net ecosystem exchange flux|kg m**-2 s**-1
98|235.63||avg_fco2gpp|Time-mean carbon dioxide gross primary production flux|kg m**-2 s**-1
98|235.64||avg_fco2rec|Time-mean carbon dioxide ecosystem respiration flux|kg m**-2 s**-1
98|235.68||avg_sdswrfcs|Time-mean surface downward short-wave radiation flux, clear sky|W m**-2
98|235.69||avg_sdlwrfcs|Time-mean surface downward long-wave radiation flux, clear sky|W m**-2
98|235.70||avg_pevr|Time-mean potential evaporation rate|kg m**-2 s**-1
78|242.251||VSOILS|mass concentration of dust (sum of all modes)|kg m-3
78|242.252||VSOILS0|number concentration of dust (sum of all modes)|m-3
78|242.33||VSOILA|mass concentration of dust (minimum mode)|kg m-3
78|242.34||VSOILB|mass concentration of dust (medium mode)|kg m-3
78|242.35||VSOILC|mass concentration of dust (maximum mode)|kg m-3
78|242.72||VSOILA0|number concentration of dust (minimum mode)|m-3
78|242.73||VSOILB0|number concentration of dust (medium mode)|m-3
78|242.74||VSOILC0|number concentration of dust (maximum mode)|m-3
78|250.20||RH_MIX_EC|relative humidity over mixed phase|%
82|253.1||pres|Pressure|Pa
86|253.1||P-PA|Pressure in Pascals|kg m-1 s-2
233|253.1||pres|Pressure|Pa
82|253.10||tco|Total column ozone|kg m**-2
233|253.10||tco3|Total column ozone|Dobson
82|253.100||swh|Signific.height,combined wind waves+swell|m
233|253.100||swh|Signific.height,combined wind waves+swell|m
82|253.101||mdww|Mean direction of wind waves|Degree true
86|253.101||DW-D|Mean wave direction at spectral peak in degrees|Deg
233|253.101||mdww|Mean direction of wind waves|Degree true
82|253.102||shww|Significant height of wind waves|m
86|253.102||HWS-M|Significant wave height in m|m
233|253.102||shww|Significant height of wind waves|m
82|253.103||mpww|Mean period of wind waves|s
86|253.103||PWS-S|Peak wave period in s|s
233|253.103||mpww|Mean period of wind waves|s
82|253.104||swdir|Direction of swell waves|Degree true
233|253.104||swdir|Direction of swell waves|Degree true
82|253.105||swell|Significant height of swell waves|m
233|253.105||swell|Significant height of swell waves|m
82|253.106||swper|Mean period of swell waves|s
233|253.106||swper|Mean period of swell waves|s
82|253.107||mdps|Mean direction of primary swell|Degree true
233|253.107||mdps|Mean direction of primary swell|Degree true
82|253.108||mpps|Mean period of primary swell|s
233|253.108||mpps|Mean period of primary swell|s
82|253.109||dirsw|Secondary wave direction|Degree true
233|253.109||dirsw|Secondary wave direction|Degree true
82|253.11||t|Temperature|K
86|253.11||T-K|Temperature in Kelvins|K
233|253.11||t|Temperature|K
82|253.110||swp|Secondary wave period|s
233|253.110||swp|Secondary wave mean period|s
82|253.111||nswrs|Net short-wave radiation flux (surface)|J m**-2
86|253.111||RNETSWA-JM2|Net short wave radiation accumulation|J m-2
233|253.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
82|253.112||nlwrs|Net long-wave radiation flux (surface)|J m**-2
86|253.112||RNETLWA-JM2|Net long wave radiation accumulation|J m-2
233|253.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
82|253.113||nswrt|Net short-wave radiationflux(atmosph.top)|J m**-2
86|253.113||RTOPSWA-JM2|Net short wave radiation accumulation, top of atmosphere|J m-2
233|253.113||nswrt|Net short-wave radiation flux (atmosph.top)|W m**-2
82|253.114||nlwrt|Net long-wave radiation flux(atmosph.top)|J m**-2
86|253.114||RTOPLWA-JM2|Net long wave radiation accumulation, top of atmosphere|J m-2
233|253.114||nlwrt|Net long-wave radiation flux (atmosph.top)|W m**-2
82|253.115||lwavr|Long wave radiation flux|J m**-2
86|253.115||RADLWA-JM2|Long wave radiation accumulation|J m-2
233|253.115||lwavr|Long-wave radiation flux|W m**-2
82|253.116||swavr|Short wave radiation flux|J m**-2
233|253.116||swavr|Short-wave radiation flux|W m**-2
82|253.117||grad|Global radiation flux|J m**-2
86|253.117||RADGLOA-JM2|Global radiation accumulation|J m-2
233|253.117||grad|Global radiation flux|W m**-2
82|253.118||btmp|Brightness temperature|K
233|253.118||btmp|Brightness temperature|K
82|253.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
233|253.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
82|253.12||vptmp|Virtual potential temperature|K
233|253.12||vptmp|Virtual potential temperature|K
82|253.120||swrad|Radiance (with respect to wave length)|W m**-1 sr**-1
233|253.120||swrad|Radiance (with respect to wave length)|W m-**3 sr**-1
82|253.121||slhf|Surface latent heat flux|J m**-2
86|253.121||FLLAT-JM2|Latent heat flux|kg s-2
233|253.121||slhf|Latent heat flux|W m**-2
82|253.122||sshf|Surface sensible heat flux|J m**-2
86|253.122||FLSEN-JM2|Sensible heat flux|kg s-2
233|253.122||sshf|Sensible heat flux|W m**-2
82|253.123||bld|Boundary layer dissipation|J m**-2
233|253.123||bld|Boundary layer dissipation|W m**-2
82|253.124||uflx|Momentum flux, u-component|N m**-2
86|253.124||UFLMOM-NM2|U-component of momentum flux in N m-2|N m-2 s
233|253.124||uflx|Momentum flux, u-component|N m**-2
82|253.125||vflx|Momentum flux, v-component|N m**-2
86|253.125||VFLMOM-NM2|V-component of momentum flux in N m-2|N m-2 s
233|253.125||vflx|Momentum flux, v-component|N m**-2
82|253.126||wmixe|Wind mixing energy|J
233|253.126||wmixe|Wind mixing energy|J
82|253.127||imgd|Image data|1
233|253.127||imgd|Image data|-
82|253.128||armsp|Analysed RMS of PHI (CANARI)|m**2 s**-2
233|253.128||armsp|Analysed RMS of PHI (CANARI)|m**2 s**-2
82|253.129||frmsp|Forecast RMS of PHI (CANARI)|m**2 s**-2
233|253.129||frmsp|Forecast RMS of PHI (CANARI)|m**2 s**-2
82|253.13||pt|Potential temperature|K
86|253.13||TP-K|Potential temperature|K
233|253.13||pt|Potential temperature|K
82|253.130||cssw|SW net clear sky rad|W m**-2
233|253.130||cssw|SW net clear sky rad|W m**-2
82|253.131||cslw|LW net clear sky rad|W m**-2
233|253.131||cslw|LW net clear sky rad|W m**-2
82|253.132||lhe|Latent heat flux through evaporation|W m**-2
233|253.132||lhe|Latent heat flux through evaporation|W m**-2
82|253.133||msca|Mask of significant cloud amount|s**-1
233|253.133||msca|Mask of significant cloud amount|s**-1
82|253.135||icei|Icing index|-
86|253.135||ICINGWARN-N|Icing warning index, values between 0 ... 4|Code
233|253.135||icei|Icing index|-
82|253.136||psct|Pseudo satellite image: cloud top temperature (infrared)|-
233|253.136||psct|Pseudo satellite image: cloud top temperature (infrared)|-
82|253.137||pstb|Pseudo satellite image: water vapour Tb|-
233|253.137||pstb|Pseudo satellite image: water vapour Tb|-
82|253.138||pstbc|Pseudo satellite image: water vapour Tb + correction for clouds|-
233|253.138||pstbc|Pseudo satellite image: water vapour Tb + correction for clouds|-
82|253.139||pscw|Pseudo satellite image: cloud water reflectivity (visible)|-
233|253.139||pscw|Pseudo satellite image: cloud water reflectivity (visible)|-
82|253.14||papt|Pseudo-adiabatic potential temperature|K
233|253.14||papt|Pseudo-adiabatic potential temperature|K
233|253.140||dni|Direct normal irradiance|W m**-2
82|253.144||prtp|Precipitation Type|-
86|253.144||PRECTYPE-N|Precipitation type|JustAnumber
233|253.144||prtp|Precipitation Type|-
82|253.15||tmax|Maximum temperature|K
86|253.15||TMAX-C|Maximum Temperature in Celsius|C
233|253.15||tmax|Maximum temperature|K
82|253.158||mrad|Surface downward moon radiation|-
233|253.158||mrad|Surface downward moon radiation|-
82|253.16||tmin|Minimum temperature|K
86|253.16||TMIN-C|Minimum Temperature in Celsius|C
233|253.16||tmin|Minimum temperature|K
82|253.160||cape|CAPE out of the model|J kg-1 
86|253.160||CAPE-JKG|Convective available potential energy|J kg-1
233|253.160||cape|CAPE out of the model|J kg-1
82|253.161||xhail|AROME hail diagnostic|kg m**-2
233|253.161||xhail|AROME hail diagnostic|kg m**-2
82|253.162||ugst|Gust, u-component|m s*-1
86|253.162||WGU-MS|U-component of wind gust|m
233|253.162||ugst|Gust, u-component|m s*-1
82|253.163||vgst|Gust, v-component|m s*-1
86|253.163||WGV-MS|V-component of wind gust|m
233|253.163||vgst|Gust, v-component|m s*-1
82|253.166||mcn|MOCON out of the model |kg kg**-1 s**-1
233|253.166||mcn|MOCON out of the model| kg kg**-1 s**-1
82|253.167||totqv|Total water vapour|kg kg**-1
233|253.167||totqv|Total water vapour|kg kg**-1
82|253.17||td|Dew point temperature|K
86|253.17||TD-K|Dew point Temperature in K|K
233|253.17||td|Dew point temperature|K
233|253.170||bt_oz_cs|Brightness temperature OZ clear|K
233|253.171||bt_oz_cl|Brightness temperature OZ cloud|K
233|253.172||bt_ir_cs|Brightness temperature IR clear|K
233|253.173||bt_ir_cl|Brightness temperature IR cloud|K
233|253.174||bt_wv_cs|Brightness temperature WV clear|K
233|253.175||bt_wv_cl|Brightness temperature WV cloud|K
82|253.18||depr|Dew point depression (or deficit)|K
233|253.18||depr|Dew point depression (or deficit)|K
82|253.181||rain|Rain|kg m**-2
86|253.181||RRI-KGM2|Instant rain in kg/m2|kg/m2/h
233|253.181||rain|Rain|kg m**-2
82|253.182||srain|Stratiform rain|kg m**-2
233|253.182||srain|Stratiform rain|kg m**-2
82|253.183||cr|Convective rain|kg m**-2
233|253.183||cr|Convective rain|kg m**-2
82|253.184||snow|Snow|kg m**-2
86|253.184||SNRI-KGM2|Instant snowfall rate in mm/s or mm/h|kg/m2/h
233|253.184||snow|Snow|kg m**-2
82|253.185||tpsolid|Total solid precipitation|kg m**-2
86|253.185||RRS-KGM2|Solid precipitation (f.ex. snow+graupel)|kg m-2
233|253.185||tpsolid|Total solid precipitation|kg m**-2
82|253.186||cb|Cloud base|m
86|253.186||CLDBASE-M|Cloud base height|m
233|253.186||cb|Cloud base|m
82|253.187||ct|Cloud top|m
86|253.187||CLDTOP-M|Height of cloud top|m
233|253.187||ct|Cloud top|m
82|253.188||ful|Fraction of urban land|%
233|253.188||ful|Fraction of urban land|%
82|253.19||lapr|Lapse rate|K s**-1
233|253.19||lapr|Lapse rate|K m**-1
82|253.190||asn|Snow albedo|(0-1)
233|253.190||asn|Snow albedo|(0-1)
82|253.191||rsn|Snow density|kg m**-3
233|253.191||rsn|Snow density|kg m**-3
82|253.192||w_i|Water on canopy (Interception content)|kg m**-2
233|253.192||w_i|Water on canopy (Interception content)|kg m**-2
82|253.193||w_so_ice|Water on canopy (Interception content)|kg m**-2
233|253.193||w_so_ice|Soil ice|kg m**-2
82|253.195||gwdu|Gravity wave stress U-comp|kg m**-1 s**-1
233|253.195||gwdu|Gravity wave stress U-comp|kg m**-1 s**-1
82|253.196||gwdv|Gravity wave stress V-comp|kg m**-1 s**-1
233|253.196||gwdv|Gravity wave stress V-comp|kg m**-1 s**-1
82|253.2||msl|Mean sea level pressure|Pa
86|253.2||P-PA|Pressure in Pascals|kg m-1 s-2
233|253.2||msl|Mean sea level pressure|Pa
82|253.20||vis|Visibility|m
86|253.20||VV-M|Visibility in Meters|m
233|253.20||vis|Visibility|m
82|253.200||tke|TKE|m**2 s**-2
86|253.200||TKEN-JKG|Kinetic energy of turbulence in J kg-1|J kg-1
233|253.200||tke|TKE|m**2 s**-2
82|253.201||grpl|Graupel|kg m**-2
86|253.201||GRI-KGM2|Instant graupel in kg/m2|kg/m2/h
233|253.201||grpl|Graupel|kg m**-2
82|253.204||hail|Hail|kg m**-2
86|253.204||RRH-KGM2|Total hail precipitation in kg/m2|kg m-2
233|253.204||hail|Hail|kg m**-2
82|253.209||lgt|Lightning|-
86|253.209||FL-MPLTY-N|Multiplicity Of The Flash, Number|JustAnumber
233|253.21||rdsp1|Radar spectra (1)|-
82|253.210||refl|Simulated reflectivity |dBz ?
86|253.210||REFLTY-DBZ|Clutter corrected ceflectivity|dBZ
233|253.210||refl|Simulated reflectivity|dBz
233|253.211||lgt|Lightning|-
82|253.212||pdep|Pressure departure|Pa
233|253.212||pdep|Pressure departure|Pa
82|253.213||vdiv|Vertical Divergence|s**-1
233|253.213||vdiv|Vertical Divergence|s**-1
82|253.214||upom|Updraft omega|ms*-1
233|253.214||upom|Updraft omega|ms*-1
82|253.215||dnom|Downdraft omega|ms*-1
233|253.215||dnom|Downdraft omega|ms*-1
82|253.216||upmf|Updraft mesh fraction|-
233|253.216||upmf|Updraft mesh fraction|-
82|253.217||dnmf|Downdraft mesh fraction|-
233|253.217||dnmf|Downdraft mesh fraction|-
233|253.219||alns|Surface albedo for non snow covered areas|-
233|253.22||rdsp2|Radar spectra (2)|-
82|253.220||stdo|Standard deviation of orography * g |m**2s**-2
233|253.220||stdo|Standard deviation of orography * g|m**2s**-2
82|253.221||atop|Anisotropy coeff of topography |rad
233|253.221||atop|Anisotropy coeff of topography|rad
82|253.222||dtop|Direction of main axis of topography |-
233|253.222||dtop|Direction of main axis of topography|-
233|253.223||srbs|Roughness length of bare surface * g|m2 2**-2
233|253.224||srveg|Roughness length for vegetation * g|m2 2**-2
82|253.225||clfr|Fraction of clay within soil |-
233|253.225||clfr|Fraction of clay within soil|-
82|253.226||slfr|Fraction of sand within soil |-
233|253.226||slfr|Fraction of sand within soil|-
233|253.227||vegmax|Maximum - of vegetation|-
82|253.228||fg|Gust|m s*-1
86|253.228||FFG-MS|Instantaneous Wind Speed in m/s|m s-1
233|253.228||fg|Gust|m s**-1
82|253.229||alb|Albedo of bare ground |-
233|253.229||alb|Albedo of bare ground|-
82|253.23||rdsp|Radar spectra (3)|1
233|253.23||rdsp3|Radar spectra (3)|-
82|253.230||alv|Albedo of vegetation |-
233|253.230||alv|Albedo of vegetation|-
82|253.231||smnr|Stomatal minimum resistance |s m**-1
233|253.231||smnr|Stomatal minimum resistance|s m**-1
82|253.232||lai|Leaf area index |m**2 m**-2
233|253.232||lai|Leaf area index|m**2 m**-2
82|253.234||dvi|Dominant vegetation index |-
233|253.234||dvi|Dominant vegetation index|-
82|253.235||se|Surface emissivity |-
233|253.235||se|Surface emissivity|-
233|253.236||sdmax|Maximum soil depth|m
82|253.237||sld|Soil depth|m
233|253.237||sld|Soil depth|m
82|253.238||swv|Soil wetness|kg m**-2
233|253.238||swv|Soil wetness|kg m**-2
82|253.239||zt|Thermal roughness length * g |m
233|253.239||zt|Thermal roughness length * g|m
82|253.24||pli|Parcel lifted index (to 500 hPa)|K
233|253.24||pli|Parcel lifted index (to 500 hPa)|K
82|253.240||rev|Resistance to evapotransiration |s m**-1
233|253.240||rev|Resistance to evapotransiration|s m**-1
82|253.241||rmn|Minimum relative moisture at 2 meters|-
233|253.241||rmn|Minimum relative moisture at 2 meters|-
82|253.242||rmx|Maximum relative moisture at 2 meters|-
233|253.242||rmx|Maximum relative moisture at 2 meters|-
82|253.243||dutp|Duration of total precipitation|s
233|253.243||dutp|Duration of total precipitation|s
82|253.244||lhsub|Latent Heat Sublimation|J kg**-1
233|253.244||lhsub|Latent Heat Sublimation|J kg**-1
82|253.245||wevap|Water evaporation|kg m**-2
233|253.245||wevap|Water evaporation|kg m**-2
82|253.246||snsub|Snow Sublimation|kg m**-2
233|253.246||snsub|Snow Sublimation|kg m**-2
82|253.247||shis|Snow history|???
233|253.247||shis|Snow history|???
82|253.248||ao|A Ozone|kg kg**-1
233|253.248||ao|A Ozone|kg kg**-1
82|253.249||bo|B Ozone|kg kg**-1
233|253.249||bo|B Ozone|kg kg**-1
82|253.25||ta|Temperature anomaly|K
233|253.25||ta|Temperature anomaly|K
82|253.250||co|C Ozone|kg kg**-1
233|253.250||co|C Ozone|kg kg**-1
82|253.251||aers|Surface aerosol sea|kg kg**-1
233|253.251||aers|Surface aerosol sea|kg kg**-1
82|253.252||aerl|Surface aerosol land|kg kg**-1
233|253.252||aerl|Surface aerosol land|kg kg**-1
82|253.253||aerc|Surface aerosol soot (carbon)|kg kg**-1
233|253.253||aerc|Surface aerosol soot (carbon)|kg kg**-1
82|253.254||aerd|Surface aerosol desert|kg kg**-1
233|253.254||aerd|Surface aerosol desert|kg kg**-1
233|253.255||-|Missing|1
82|253.26||presa|Pressure anomaly|Pa
233|253.26||presa|Pressure anomaly|Pa
82|253.27||gpa|Geopotential height anomaly|gpm
233|253.27||gpa|Geopotential height anomaly|gpm
233|253.28||wvsp1|Wave spectra (1)|-
233|253.29||wvsp2|Wave spectra (2)|-
82|253.3||ptend|Pressure tendency|Pa s**-1
233|253.3||ptend|Pressure tendency|Pa s**-1
82|253.30||wvsp|Wave spectra (3)|1
233|253.30||wvsp3|Wave spectra (3)|-
82|253.31||wdir|Wind direction|Degree true
233|253.31||wdir|Wind direction|Degree true
82|253.32||ws|Wind speed|m s**-1
233|253.32||ws|Wind speed|m s**-1
82|253.33||u|U component of wind|m s**-1
86|253.33||U-MS|U wind in m/s|m s-1
233|253.33||u|u-component of wind|m s**-1
82|253.34||v|V component of wind|m s**-1
86|253.34||V-MS|V wind in m/s|m s-1
233|253.34||v|v-component of wind|m s**-1
82|253.35||strf|Stream function|m**2 s**-1
233|253.35||strf|Stream function|m2 s**-1
233|253.36||vp|Velocity potential|m2 s**-1
82|253.37||mntsf|Montgomery stream Function|m**2 s**-1
233|253.37||mntsf|Montgomery stream function|m**2 s**-1
82|253.38||sgcvv|Sigma coordinate vertical velocity|s**-1
233|253.38||sgcvv|Sigma coordinate vertical velocity|s**-1
82|253.39||w|Vertical velocity|Pa s**-1
86|253.39||VV-PAS|Vertical Velocity in pa/s|Pa/s
233|253.39||w|Pressure Vertical velocity|Pa s**-1
82|253.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
233|253.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
82|253.40||tw|Vertical velocity|m s**-1
86|253.40||VV-MS|Vertical Velocity in m/s|m s-1
233|253.40||tw|Vertical velocity|m s**-1
82|253.41||absv|Absolute vorticity|s**-1
86|253.41||ABSVO-HZ|Absolute Vorticity in HZ|s-1
233|253.41||absv|Absolute vorticity|s**-1
82|253.42||absd|Absolute divergence|s**-1
233|253.42||absd|Absolute divergence|s**-1
82|253.43||vo|Vorticity (relative)|s**-1
233|253.43||vo|Relative vorticity|s**-1
82|253.44||d|Divergence|s**-1
233|253.44||d|Relative divergence|s**-1
82|253.45||vucsh|Vertical u-component shear|s**-1
233|253.45||vucsh|Vertical u-component shear|s**-1
82|253.46||vvcsh|Vertical v-component shear|s**-1
233|253.46||vvcsh|Vertical v-component shear|s**-1
82|253.47||dirc|Direction of current|Degree true
233|253.47||dirc|Direction of current|Degree true
82|253.48||spc|Speed of current|m s**-1
233|253.48||spc|Speed of current|m s**-1
82|253.49||ucurr|U-component of current |m s**-1
233|253.49||ucurr|U-component of current|m s**-1
82|253.5||icaht|ICAO Standard Atmosphere reference height|m
233|253.5||icaht|ICAO Standard Atmosphere reference height|m
82|253.50||vcurr|V-component of current |m s**-1
233|253.50||vcurr|V-component of current|m s**-1
82|253.51||q|Specific humidity|kg kg**-1
86|253.51||Q-KGKG|Specific Humidity in kg/kg|kg kg-1
233|253.51||q|Specific humidity|kg kg**-1
82|253.52||r|Relative humidity|%
86|253.52||RH-PRCNT|Relative Humidity in percents|%
233|253.52||r|Relative humidity|%
82|253.53||mixr|Humidity mixing ratio|kg m**-2
233|253.53||mixr|Humidity mixing ratio|kg kg**-1
82|253.54||pwat|Precipitable water|kg m**-2
86|253.54||PRCWAT-KGM2|Precipitable water in mm|kg m-2
233|253.54||pwat|Precipitable water|kg m**-2
82|253.55||vp|Vapour pressure|Pa
233|253.55||vp|Vapour pressure|Pa
82|253.56||satd|Saturation deficit|Pa
233|253.56||satd|Saturation deficit|Pa
82|253.57||e|Evaporation|m of water equivalent
86|253.57||EVAP-KGM2|Evaporation in mm|hPa s-1
233|253.57||e|Evaporation|kg m**-2
82|253.58||ciwc|Cloud ice water content|kg m**-2
86|253.58||CLDICE-KGKG|Cloud ice|kg kg-1
233|253.58||ciwc|Cloud ice|kg m**-2
82|253.59||prate|Precipitation rate|kg m**-2 s**-1
233|253.59||prate|Precipitation rate|kg m**-2 s**-1
82|253.6||z|Geopotential|m**2 s**-2
86|253.6||Z-M2S2|Geopotential|m2 s-2
233|253.6||z|Geopotential|m**2 s**-2
82|253.60||tstm|Thunderstorm probability|%
233|253.60||tstm|Thunderstorm probability|%
82|253.61||tp|Total precipitation|kg m**-2
86|253.61||RR-KGM2|Total precipitation in kg/m2|kg m-2
233|253.61||tp|Total precipitation|kg m**-2
82|253.62||lsp|large scale precipitation (water)|kg m**-2
233|253.62||lsp|Large scale precipitation|kg m**-2
82|253.63||acpcp|Convective precipitation (water)|kg m**-2
233|253.63||acpcp|Convective precipitation (water)|kg m**-2
82|253.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
233|253.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
82|253.65||sf|Snow Fall water equivalent|kg m**-2
233|253.65||sf|Water equivalent of accumulated snow depth|kg m**-2
82|253.66||sdp|Snow depth water equivalent|kg m**-2
86|253.66||SD-M|Snow Depth in Meters|m
233|253.66||sd|Snow depth|m
82|253.67||mld|Mixed layer depth|m
86|253.67||MIXHGT-M|Mixed layer height in m|m
233|253.67||mld|Mixed layer depth|m
82|253.68||tthdp|Transient thermocline depth|m
233|253.68||tthdp|Transient thermocline depth|m
82|253.69||mthd|Main thermocline depth|m
233|253.69||mthd|Main thermocline depth|m
82|253.7||gh|Geopotential Height|gpm
233|253.7||gh|Geopotential height|gpm
82|253.70||mtha|Main thermocline anomaly|m
233|253.70||mtha|Main thermocline anomaly|m
82|253.71||tcc|Total Cloud Cover|%
86|253.71||N-0TO1|Cloudiness 0...1|0to1
233|253.71||tcc|Total cloud cover|(0 - 1)
82|253.72||ccc|Convective cloud cover|(0 - 1)
233|253.72||ccc|Convective cloud cover|(0 - 1)
82|253.73||lcc|Low cloud cover|(0 - 1)
86|253.73||NL-PRCNT|Low Cloud Amount|%
233|253.73||lcc|Low cloud cover|(0 - 1)
82|253.74||mcc|Medium cloud cover|(0 - 1)
86|253.74||NM-PRCNT|Medium Cloud Amount|%
233|253.74||mcc|Medium cloud cover|(0 - 1)
82|253.75||hcc|High cloud cover|(0 - 1)
86|253.75||NH-PRCNT|High Cloud Amount|%
233|253.75||hcc|High cloud cover|(0 - 1)
82|253.76||cwat|Cloud water|kg m**-2
86|253.76||CLDWAT-KGKG|Cloud water|kg kg-1
233|253.76||cwat|Cloud water|kg m**-2
82|253.77||bli|Best lifted index (to 500 hPa)|K
233|253.77||bli|Best lifted index (to 500 hPa)|K
82|253.78||csf|Convective snowfall|m of water equivalent
233|253.78||csf|Convective snowfall|kg m**-2
82|253.79||lsf|Large-scale snowfall|m of water equivalent
233|253.79||lsf|Large scale snowfall|kg m**-2
82|253.8||h|Geometrical height|m
86|253.8||HL-M|Height of level in meters|m
233|253.8||h|Geometrical height|m
82|253.80||wtmp|Water temperature|K
233|253.80||wtmp|Water temperature|K
82|253.81||lsm|Land-sea mask|(0 - 1)
86|253.81||LC-0TO1|Land Cover, 1=land, 0=sea|0to1
233|253.81||lsm|Land cover (1=land, 0=sea)|(0 - 1)
82|253.82||dslm|Deviation of sea-level from mean|m
233|253.82||dslm|Deviation of sea-level from mean|m
82|253.83||srg|Surface roughness * g|m
86|253.83||SR-M|Surface Roughness in Meters|m
233|253.83||sr|Surface roughness|m
82|253.84||al|Albedo|(0 - 1)
86|253.84||ALBEDO|ALBEDO 0 to 1|%
233|253.84||al|Albedo|-
82|253.85||slt|Soil Temperature|K
233|253.85||st|Soil temperature|K
82|253.86||sm|Soil Moisture|kg m**-3
86|253.86||SM-KGM2|Soil Moisture Content in Kg per square meter|kg m-2
233|253.86||sm|Soil moisture content|kg m**-2
82|253.87||veg|Vegetation fraction|(0 - 1)
233|253.87||veg|Vegetation|%
82|253.88||s|Salinity|kg kg**-1
233|253.88||s|Salinity|kg kg**-1
82|253.89||den|Density|kg m**-3
233|253.89||den|Density|kg m**-3
82|253.9||hstdv|Standard deviation of height|m
233|253.9||hstdv|Standard deviation of height|m
82|253.90||ro|Runoff|m
233|253.90||ro|Water run-off|kg m**-2
82|253.91||icec|Ice cover (1=land, 0=sea)|(0 - 1)
86|253.91||IC-0TO1|Ice Cover, 1=ice, 0=no ice|0to1
233|253.91||icec|Ice cover (1=land, 0=sea)|(0 - 1)
82|253.92||icetk|Ice thickness|m
233|253.92||icetk|Ice thickness|m
82|253.93||diced|Direction of ice drift|Degree true
233|253.93||diced|Direction of ice drift|Degree true
82|253.94||siced|Speed of ice drift|m s**-1
233|253.94||siced|Speed of ice drift|m s**-1
82|253.95||uice|U-component of ice drift|m s**-1
233|253.95||uice|U-component of ice drift|m s**-1
82|253.96||vice|V-component of ice drift|m s**-1
233|253.96||vice|V-component of ice drift|m s**-1
82|253.97||iceg|Ice growth rate|m s**-1
233|253.97||iceg|Ice growth rate|m s**-1
82|253.98||iced|Ice divergence|s**-1
233|253.98||iced|Ice divergence|s**-1
82|253.99||snom|Snow melt|kg m**-2
233|253.99||snom|Snow melt|kg m**-2
46|254.1||pres|Pressure|hPa
78|254.1||DUMMY_1|DUMMY_1|1
78|254.10||DUMMY_10|DUMMY_10|1
46|254.100||shcw|Sig hgt com wave/swell|m
78|254.100||DUMMY_100|DUMMY_100|1
46|254.101||wwdi|Direction of wind wave|deg
78|254.101||DUMMY_101|DUMMY_101|1
46|254.102||wwsh|Sig hght of wind waves|m
78|254.102||DUMMY_102|DUMMY_102|1
46|254.103||wwmp|Mean period wind waves|s
78|254.103||DUMMY_103|DUMMY_103|1
46|254.104||swdi|Direction of swell wave|deg
78|254.104||DUMMY_104|DUMMY_104|1
46|254.105||swsh|Sig height swell waves|m
78|254.105||DUMMY_105|DUMMY_105|1
46|254.106||swmp|Mean period swell waves|s
78|254.106||DUMMY_106|DUMMY_106|1
46|254.107||prwd|Primary wave direction|deg
78|254.107||DUMMY_107|DUMMY_107|1
46|254.108||prmp|Prim wave mean period|s
78|254.108||DUMMY_108|DUMMY_108|1
46|254.109||swdi|Second wave direction|deg
78|254.109||DUMMY_109|DUMMY_109|1
46|254.11||temp|Absolute temperature|K
78|254.11||DUMMY_11|DUMMY_11|1
46|254.110||swmp|Second wave mean period|s
78|254.110||DUMMY_110|DUMMY_110|1
46|254.111||ocas|Short wave absorbed at ground|W m**-2
78|254.111||DUMMY_111|DUMMY_111|1
46|254.112||slds|Net long wave at bottom|W m**-2
78|254.112||DUMMY_112|DUMMY_112|1
46|254.113||nswr|Net short-wav rad(top)|W m**-2
78|254.113||DUMMY_113|DUMMY_113|1
46|254.114||role|Outgoing long wave at top|W m**-2
78|254.114||DUMMY_114|DUMMY_114|1
46|254.115||lwrd|Long-wav rad|W m**-2
78|254.115||DUMMY_115|DUMMY_115|1
46|254.116||swea|Short wave absorbed by earth/atmosphere|W m**-2
78|254.116||DUMMY_116|DUMMY_116|1
46|254.117||glbr|Global radiation|W m**-2
78|254.117||DUMMY_117|DUMMY_117|1
78|254.118||DUMMY_118|DUMMY_118|1
78|254.119||DUMMY_119|DUMMY_119|1
46|254.12||vtmp|Virtual temperature|K
78|254.12||DUMMY_12|DUMMY_12|1
78|254.120||DUMMY_120|DUMMY_120|1
46|254.121||clsf|Latent heat flux from surface|W m**-2
78|254.121||DUMMY_121|DUMMY_121|1
46|254.122||cssf|Sensible heat flux from surface|W m**-2
78|254.122||DUMMY_122|DUMMY_122|1
46|254.123||blds|Bound layer dissipation|W m**-2
78|254.123||DUMMY_123|DUMMY_123|1
78|254.124||DUMMY_124|DUMMY_124|1
78|254.125||DUMMY_125|DUMMY_125|1
78|254.126||DUMMY_126|DUMMY_126|1
46|254.127||imag|Image|image^data
78|254.127||DUMMY_127|DUMMY_127|1
46|254.128||tp2m|2 metre temperature|K
78|254.128||DUMMY_128|DUMMY_128|1
46|254.129||dp2m|2 metre dewpoint temperature|K
78|254.129||DUMMY_129|DUMMY_129|1
46|254.13||ptmp|Potential temperature|K
78|254.13||DUMMY_13|DUMMY_13|1
46|254.130||u10m|10 metre u-wind component|m s**-1
78|254.130||DUMMY_130|DUMMY_130|1
46|254.131||v10m|10 metre v-wind component|m s**-1
78|254.131||DUMMY_131|DUMMY_131|1
46|254.132||topo|Topography|m
78|254.132||DUMMY_132|DUMMY_132|1
46|254.133||gsfp|Geometric mean surface pressure|hPa
78|254.133||DUMMY_133|DUMMY_133|1
46|254.134||lnsp|Ln surface pressure|hPa
78|254.134||DUMMY_134|DUMMY_134|1
46|254.135||pslc|Surface pressure|hPa
78|254.135||DUMMY_135|DUMMY_135|1
46|254.136||pslm|M s l pressure (mesinger method)|hPa
78|254.136||DUMMY_136|DUMMY_136|1
46|254.137||mask|Mask|-/+
78|254.137||DUMMY_137|DUMMY_137|1
46|254.138||mxwu|Maximum u-wind|m s**-1
78|254.138||DUMMY_138|DUMMY_138|1
46|254.139||mxwv|Maximum v-wind|m s**-1
78|254.139||DUMMY_139|DUMMY_139|1
46|254.14||psat|Pseudo-adiabatic potential temperature|K
78|254.14||DUMMY_14|DUMMY_14|1
46|254.140||cape|Convective avail. pot.energy|m**2 s**-12
78|254.140||DUMMY_140|DUMMY_140|1
46|254.141||cine|Convective inhib. energy|m**2 s**-12
78|254.141||DUMMY_141|DUMMY_141|1
46|254.142||lhcv|Convective latent heating|K s**-2
78|254.142||DUMMY_142|DUMMY_142|1
46|254.143||mscv|Convective moisture source|s**-1
78|254.143||DUMMY_143|DUMMY_143|1
46|254.144||scvm|Shallow conv. moisture source|s**-1
78|254.144||DUMMY_144|DUMMY_144|1
46|254.145||scvh|Shallow convective heating|K s**-2
78|254.145||DUMMY_145|DUMMY_145|1
46|254.146||mxwp|Maximum wind press. lvl|hPa
78|254.146||DUMMY_146|DUMMY_146|1
46|254.147||ustr|Storm motion u-component|m s**-1
78|254.147||DUMMY_147|DUMMY_147|1
46|254.148||vstr|Storm motion v-component|m s**-1
78|254.148||DUMMY_148|DUMMY_148|1
46|254.149||cbnt|Mean cloud cover|(0 - 1)
78|254.149||DUMMY_149|DUMMY_149|1
46|254.15||mxtp|Maximum temperature|K
78|254.15||DUMMY_15|DUMMY_15|1
46|254.150||pcbs|Pressure at cloud base|hPa
78|254.150||DUMMY_150|DUMMY_150|1
46|254.151||pctp|Pressure at cloud top|hPa
78|254.151||DUMMY_151|DUMMY_151|1
46|254.152||fzht|Freezing level height|m
78|254.152||DUMMY_152|DUMMY_152|1
46|254.153||fzrh|Freezing level relative humidity|%
78|254.153||DUMMY_153|DUMMY_153|1
46|254.154||fdlt|Flight levels temperature|K
78|254.154||DUMMY_154|DUMMY_154|1
46|254.155||fdlu|Flight levels u-wind|m s**-1
78|254.155||DUMMY_155|DUMMY_155|1
46|254.156||fdlv|Flight levels v-wind|m s**-1
78|254.156||DUMMY_156|DUMMY_156|1
46|254.157||tppp|Tropopause pressure|hPa
78|254.157||DUMMY_157|DUMMY_157|1
46|254.158||tppt|Tropopause temperature|K
78|254.158||DUMMY_158|DUMMY_158|1
46|254.159||tppu|Tropopause u-wind component|m s**-1
78|254.159||DUMMY_159|DUMMY_159|1
46|254.16||mntp|Minimum temperature|K
78|254.16||DUMMY_16|DUMMY_16|1
46|254.160||tppv|Tropopause v-wind component|m s**-1
78|254.160||DUMMY_160|DUMMY_160|1
78|254.161||DUMMY_161|DUMMY_161|1
46|254.162||gvdu|Gravity wave drag du/dt|m s**-12
78|254.162||DUMMY_162|DUMMY_162|1
46|254.163||gvdv|Gravity wave drag dv/dt|m s**-12
78|254.163||DUMMY_163|DUMMY_163|1
46|254.164||gvus|Gravity wave drag sfc zonal stress|Pa
78|254.164||DUMMY_164|DUMMY_164|1
46|254.165||gvvs|Gravity wave drag sfc meridional stress|Pa
78|254.165||DUMMY_165|DUMMY_165|1
78|254.166||DUMMY_166|DUMMY_166|1
46|254.167||dvsh|Divergence of specific humidity|s**-1
78|254.167||DUMMY_167|DUMMY_167|1
46|254.168||hmfc|Horiz. moisture flux conv.|s**-1
78|254.168||DUMMY_168|DUMMY_168|1
46|254.169||vmfl|Vert. integrated moisture flux conv.|kg m**-2 s**-1
78|254.169||DUMMY_169|DUMMY_169|1
46|254.17||tpor|Dew point temperature|K
78|254.17||DUMMY_17|DUMMY_17|1
46|254.170||vadv|Vertical moisture advection|kg kg**-1 s**-1
78|254.170||DUMMY_170|DUMMY_170|1
46|254.171||nhcm|Neg. hum. corr. moisture source|kg kg**-1 s**-1
78|254.171||DUMMY_171|DUMMY_171|1
46|254.172||lglh|Large scale latent heating|K s**-2
78|254.172||DUMMY_172|DUMMY_172|1
46|254.173||lgms|Large scale moisture source|s**-1
78|254.173||DUMMY_173|DUMMY_173|1
46|254.174||smav|Soil moisture availability|(0 - 1)
78|254.174||DUMMY_174|DUMMY_174|1
46|254.175||tgrz|Soil temperature of root zone|K
78|254.175||DUMMY_175|DUMMY_175|1
46|254.176||bslh|Bare soil latent heat|Ws m**-2
78|254.176||DUMMY_176|DUMMY_176|1
46|254.177||evpp|Potential sfc evaporation|m
78|254.177||DUMMY_177|DUMMY_177|1
46|254.178||rnof|Runoff|kg m**-2 s**-1
78|254.178||DUMMY_178|DUMMY_178|1
46|254.179||pitp|Interception loss|W m**-2
78|254.179||DUMMY_179|DUMMY_179|1
46|254.18||dptd|Dew point depression|K
78|254.18||DUMMY_18|DUMMY_18|1
46|254.180||vpca|Vapor pressure of canopy air space|mb
78|254.180||DUMMY_180|DUMMY_180|1
46|254.181||qsfc|Surface spec humidity|kg kg**-1
78|254.181||DUMMY_181|DUMMY_181|1
46|254.182||ussl|Soil wetness of surface|(0 - 1)
78|254.182||DUMMY_182|DUMMY_182|1
46|254.183||uzrs|Soil wetness of root zone|(0 - 1)
78|254.183||DUMMY_183|DUMMY_183|1
46|254.184||uzds|Soil wetness of drainage zone|(0 - 1)
78|254.184||DUMMY_184|DUMMY_184|1
46|254.185||amdl|Storage on canopy|m
78|254.185||DUMMY_185|DUMMY_185|1
46|254.186||amsl|Storage on ground|m
78|254.186||DUMMY_186|DUMMY_186|1
46|254.187||tsfc|Surface temperature|K
78|254.187||DUMMY_187|DUMMY_187|1
46|254.188||tems|Surface absolute temperature|K
78|254.188||DUMMY_188|DUMMY_188|1
46|254.189||tcas|Temperature of canopy air space|K
78|254.189||DUMMY_189|DUMMY_189|1
46|254.19||lpsr|Lapse rate|K m**-1
78|254.19||DUMMY_19|DUMMY_19|1
46|254.190||ctmp|Temperature at canopy|K
78|254.190||DUMMY_190|DUMMY_190|1
46|254.191||tgsc|Ground/surface cover temperature|K
78|254.191||DUMMY_191|DUMMY_191|1
46|254.192||uves|Surface zonal wind (u)|m s**-1
78|254.192||DUMMY_192|DUMMY_192|1
46|254.193||usst|Surface zonal wind stress|Pa
78|254.193||DUMMY_193|DUMMY_193|1
46|254.194||vves|Surface meridional wind (v)|m s**-1
78|254.194||DUMMY_194|DUMMY_194|1
46|254.195||vsst|Surface meridional wind stress|Pa
78|254.195||DUMMY_195|DUMMY_195|1
46|254.196||suvf|Surface momentum flux|W m**-2
78|254.196||DUMMY_196|DUMMY_196|1
46|254.197||iswf|Incident short wave flux|W m**-2
78|254.197||DUMMY_197|DUMMY_197|1
46|254.198||ghfl|Time ave ground ht flx|W m**-2
78|254.198||DUMMY_198|DUMMY_198|1
78|254.199||DUMMY_199|DUMMY_199|1
46|254.2||psnm|Pressure reduced to msl|hPa
78|254.2||DUMMY_2|DUMMY_2|1
78|254.20||DUMMY_20|DUMMY_20|1
46|254.200||lwbc|Net long wave at bottom (clear)|W m**-2
78|254.200||DUMMY_200|DUMMY_200|1
46|254.201||lwtc|Outgoing long wave at top (clear)|W m**-2
78|254.201||DUMMY_201|DUMMY_201|1
46|254.202||swec|Short wv absrbd by earth/atmos (clear)|W m**-2
78|254.202||DUMMY_202|DUMMY_202|1
46|254.203||ocac|Short wave absorbed at ground (clear)|W m**-2
78|254.203||DUMMY_203|DUMMY_203|1
78|254.204||DUMMY_204|DUMMY_204|1
46|254.205||lwrh|Long wave radiative heating|K s**-2
78|254.205||DUMMY_205|DUMMY_205|1
46|254.206||swrh|Short wave radiative heating|K s**-2
78|254.206||DUMMY_206|DUMMY_206|1
46|254.207||olis|Downward long wave at bottom|W m**-2
78|254.207||DUMMY_207|DUMMY_207|1
46|254.208||olic|Downward long wave at bottom (clear)|W m**-2
78|254.208||DUMMY_208|DUMMY_208|1
46|254.209||ocis|Downward short wave at ground|W m**-2
78|254.209||DUMMY_209|DUMMY_209|1
46|254.21||rds1|Radar spectra(1)|dimensionless
78|254.21||DUMMY_21|DUMMY_21|1
46|254.210||ocic|Downward short wave at ground (clear)|W m**-2
78|254.210||DUMMY_210|DUMMY_210|1
46|254.211||oles|Upward long wave at bottom|W m**-2
78|254.211||DUMMY_211|DUMMY_211|1
46|254.212||oces|Upward short wave at ground|W m**-2
78|254.212||DUMMY_212|DUMMY_212|1
46|254.213||swgc|Upward short wave at ground (clear)|W m**-2
78|254.213||DUMMY_213|DUMMY_213|1
46|254.214||roce|Upward short wave at top|W m**-2
78|254.214||DUMMY_214|DUMMY_214|1
46|254.215||swtc|Upward short wave at top (clear)|W m**-2
78|254.215||DUMMY_215|DUMMY_215|1
78|254.216||DUMMY_216|DUMMY_216|1
78|254.217||DUMMY_217|DUMMY_217|1
46|254.218||hhdf|Horizontal heating diffusion|K s**-2
78|254.218||DUMMY_218|DUMMY_218|1
46|254.219||hmdf|Horizontal moisture diffusion|s**-1
78|254.219||DUMMY_219|DUMMY_219|1
46|254.22||rds2|Radar spectra(2)|dimensionless
78|254.22||DUMMY_22|DUMMY_22|1
46|254.220||hddf|Horizontal divergence diffusion|s**-12
78|254.220||DUMMY_220|DUMMY_220|1
46|254.221||hvdf|Horizontal vorticity diffusion|s**-12
78|254.221||DUMMY_221|DUMMY_221|1
46|254.222||vdms|Vertical diff. moisture source|s**-1
78|254.222||DUMMY_222|DUMMY_222|1
46|254.223||vdfu|Vertical diffusion du/dt|m s**-12
78|254.223||DUMMY_223|DUMMY_223|1
46|254.224||vdfv|Vertical diffusion dv/dt|m s**-12
78|254.224||DUMMY_224|DUMMY_224|1
46|254.225||vdfh|Vertical diffusion heating|K s**-2
78|254.225||DUMMY_225|DUMMY_225|1
46|254.226||umrs|Surface relative humidity|1
78|254.226||DUMMY_226|DUMMY_226|1
46|254.227||vdcc|Vertical dist total cloud cover|1
78|254.227||DUMMY_227|DUMMY_227|1
78|254.228||DUMMY_228|DUMMY_228|1
78|254.229||DUMMY_229|DUMMY_229|1
46|254.23||rds3|Radar spectra(3)|dimensionless
78|254.23||DUMMY_23|DUMMY_23|1
46|254.230||usmt|Time mean surface zonal wind (u)|m s**-1
78|254.230||DUMMY_230|DUMMY_230|1
46|254.231||vsmt|Time mean surface meridional wind (v)|m s**-1
78|254.231||DUMMY_231|DUMMY_231|1
46|254.232||tsmt|Time mean surface absolute temperature|K
78|254.232||DUMMY_232|DUMMY_232|1
46|254.233||rsmt|Time mean surface relative humidity|1
78|254.233||DUMMY_233|DUMMY_233|1
46|254.234||atmt|Time mean absolute temperature|K
78|254.234||DUMMY_234|DUMMY_234|1
46|254.235||stmt|Time mean deep soil temperature|K
78|254.235||DUMMY_235|DUMMY_235|1
46|254.236||ommt|Time mean derived omega|Pa s**-1
78|254.236||DUMMY_236|DUMMY_236|1
46|254.237||dvmt|Time mean divergence|s**-1
78|254.237||DUMMY_237|DUMMY_237|1
46|254.238||zhmt|Time mean geopotential height|m
78|254.238||DUMMY_238|DUMMY_238|1
46|254.239||lnmt|Time mean log surface pressure|ln(cbar)
78|254.239||DUMMY_239|DUMMY_239|1
78|254.24||DUMMY_24|DUMMY_24|1
46|254.240||mkmt|Time mean mask|-/+
78|254.240||DUMMY_240|DUMMY_240|1
46|254.241||vvmt|Time mean meridional wind (v)|m s**-1
78|254.241||DUMMY_241|DUMMY_241|1
46|254.242||omtm|Time mean omega|cbar s**-1
78|254.242||DUMMY_242|DUMMY_242|1
46|254.243||ptmt|Time mean potential temperature|K
78|254.243||DUMMY_243|DUMMY_243|1
46|254.244||pcmt|Time mean precip. water|kg m**-2
78|254.244||DUMMY_244|DUMMY_244|1
46|254.245||rhmt|Time mean relative humidity|%
78|254.245||DUMMY_245|DUMMY_245|1
46|254.246||mpmt|Time mean sea level pressure|hPa
78|254.246||DUMMY_246|DUMMY_246|1
46|254.247||simt|Time mean sigmadot|s**-1
78|254.247||DUMMY_247|DUMMY_247|1
46|254.248||uemt|Time mean specific humidity|kg kg**-1
78|254.248||DUMMY_248|DUMMY_248|1
46|254.249||fcmt|Time mean stream function|m**2 s**-1
78|254.249||DUMMY_249|DUMMY_249|1
46|254.25||tpan|Temperature anomaly|K
78|254.25||DUMMY_25|DUMMY_25|1
46|254.250||psmt|Time mean surface pressure|hPa
78|254.250||DUMMY_250|DUMMY_250|1
46|254.251||tmmt|Time mean surface temperature|K
78|254.251||DUMMY_251|DUMMY_251|1
46|254.252||pvmt|Time mean velocity potential|m**2 s**-1
78|254.252||DUMMY_252|DUMMY_252|1
46|254.253||tvmt|Time mean virtual temperature|K
78|254.253||DUMMY_253|DUMMY_253|1
46|254.254||vtmt|Time mean vorticity|s**-1
78|254.254||DUMMY_254|DUMMY_254|1
46|254.255||uvmt|Time mean zonal wind (u)|m s**-1
46|254.26||psan|Pressure anomaly|Pa hPa
78|254.26||DUMMY_26|DUMMY_26|1
46|254.27||zgan|Geopot height anomaly|m
78|254.27||DUMMY_27|DUMMY_27|1
46|254.28||wvs1|Wave spectra(1)|dimensionless
78|254.28||DUMMY_28|DUMMY_28|1
46|254.29||wvs2|Wave spectra(2)|dimensionless
78|254.29||DUMMY_29|DUMMY_29|1
46|254.3||tsps|Pressure tendency|Pa s**-1
78|254.3||DUMMY_3|DUMMY_3|1
46|254.30||wvs3|Wave spectra(3)|dimensionless
78|254.30||DUMMY_30|DUMMY_30|1
46|254.31||wind|Wind direction|deg
78|254.31||DUMMY_31|DUMMY_31|1
46|254.32||wins|Wind speed|m s**-1
78|254.32||DUMMY_32|DUMMY_32|1
46|254.33||uvel|Zonal wind (u)|m s**-1
78|254.33||DUMMY_33|DUMMY_33|1
46|254.34||vvel|Meridional wind (v)|m s**-1
78|254.34||DUMMY_34|DUMMY_34|1
46|254.35||fcor|Stream function|m**2 s**-1
78|254.35||DUMMY_35|DUMMY_35|1
46|254.36||potv|Velocity potential|m**2 s**-1
78|254.36||DUMMY_36|DUMMY_36|1
78|254.37||DUMMY_37|DUMMY_37|1
46|254.38||sgvv|Sigma coord vert vel|s s**-1
78|254.38||DUMMY_38|DUMMY_38|1
46|254.39||omeg|Omega|Pa s**-1
78|254.39||DUMMY_39|DUMMY_39|1
78|254.4||DUMMY_4|DUMMY_4|1
46|254.40||omg2|Vertical velocity|m s**-1
78|254.40||DUMMY_40|DUMMY_40|1
46|254.41||abvo|Absolute vorticity|10**5 s**-1
78|254.41||DUMMY_41|DUMMY_41|1
46|254.42||abdv|Absolute divergence|10**5 s**-1
78|254.42||DUMMY_42|DUMMY_42|1
46|254.43||vort|Vorticity|s**-1
78|254.43||DUMMY_43|DUMMY_43|1
46|254.44||divg|Divergence|s**-1
78|254.44||DUMMY_44|DUMMY_44|1
46|254.45||vucs|Vertical u-comp shear|s**-1
78|254.45||DUMMY_45|DUMMY_45|1
46|254.46||vvcs|Vert v-comp shear|s**-1
78|254.46||DUMMY_46|DUMMY_46|1
46|254.47||dirc|Direction of current|deg
78|254.47||DUMMY_47|DUMMY_47|1
46|254.48||spdc|Speed of current|m s**-1
78|254.48||DUMMY_48|DUMMY_48|1
98|254.48||tprate|Total precipitation rate|kg m**-2 s**-1
46|254.49||ucpc|U-component of current|m s**-1
78|254.49||DUMMY_49|DUMMY_49|1
78|254.5||DUMMY_5|DUMMY_5|1
46|254.50||vcpc|V-component of current|m s**-1
78|254.50||DUMMY_50|DUMMY_50|1
46|254.51||umes|Specific humidity|kg kg**-1
78|254.51||DUMMY_51|DUMMY_51|1
46|254.52||umrl|Relative humidity|1
78|254.52||DUMMY_52|DUMMY_52|1
46|254.53||hmxr|Humidity mixing ratio|kg kg**-1
78|254.53||DUMMY_53|DUMMY_53|1
46|254.54||agpl|Inst. precipitable water|kg m**-2
78|254.54||DUMMY_54|DUMMY_54|1
46|254.55||vapp|Vapour pressure|Pa hPa
78|254.55||DUMMY_55|DUMMY_55|1
46|254.56||sadf|Saturation deficit|Pa hPa
78|254.56||DUMMY_56|DUMMY_56|1
46|254.57||evap|Evaporation|kg m**-2/day
78|254.57||DUMMY_57|DUMMY_57|1
78|254.58||DUMMY_58|DUMMY_58|1
46|254.59||prcr|Precipitation rate|kg m**-2/day
78|254.59||DUMMY_59|DUMMY_59|1
46|254.6||geop|Geopotential|dam
78|254.6||DUMMY_6|DUMMY_6|1
46|254.60||thpb|Thunder probability|%
78|254.60||DUMMY_60|DUMMY_60|1
46|254.61||prec|Total precipitation|kg m**-2/day
78|254.61||DUMMY_61|DUMMY_61|1
46|254.62||prge|Large scale precipitation|kg m**-2/day
78|254.62||DUMMY_62|DUMMY_62|1
46|254.63||prcv|Convective precipitation|kg m**-2/day
78|254.63||DUMMY_63|DUMMY_63|1
46|254.64||neve|Snowfall|kg m**-2/day
78|254.64||DUMMY_64|DUMMY_64|1
46|254.65||wenv|Wat equiv acc snow depth|kg m**-2
78|254.65||DUMMY_65|DUMMY_65|1
46|254.66||nvde|Snow depth|cm
78|254.66||DUMMY_66|DUMMY_66|1
46|254.67||mxld|Mixed layer depth|m cm
78|254.67||DUMMY_67|DUMMY_67|1
46|254.68||tthd|Trans thermocline depth|m cm
78|254.68||DUMMY_68|DUMMY_68|1
46|254.69||mthd|Main thermocline depth|m cm
78|254.69||DUMMY_69|DUMMY_69|1
46|254.7||zgeo|Geopotential height|gpm
78|254.7||DUMMY_7|DUMMY_7|1
46|254.70||mtha|Main thermocline anom|m cm
78|254.70||DUMMY_70|DUMMY_70|1
46|254.71||cbnv|Cloud cover|(0 - 1)
78|254.71||DUMMY_71|DUMMY_71|1
46|254.72||cvnv|Convective cloud cover|(0 - 1)
78|254.72||DUMMY_72|DUMMY_72|1
46|254.73||lwnv|Low cloud cover|(0 - 1)
78|254.73||DUMMY_73|DUMMY_73|1
46|254.74||mdnv|Medium cloud cover|(0 - 1)
78|254.74||DUMMY_74|DUMMY_74|1
46|254.75||hinv|High cloud cover|(0 - 1)
78|254.75||DUMMY_75|DUMMY_75|1
46|254.76||wtnv|Cloud water|kg m**-2
78|254.76||DUMMY_76|DUMMY_76|1
46|254.77||bli|Best lifted index (to 500 hpa)|K
78|254.77||DUMMY_77|DUMMY_77|1
78|254.78||DUMMY_78|DUMMY_78|1
78|254.79||DUMMY_79|DUMMY_79|1
46|254.8||gzge|Geometric height|m
78|254.8||DUMMY_8|DUMMY_8|1
78|254.80||DUMMY_80|DUMMY_80|1
46|254.81||lsmk|Land sea mask|(0 - 1)
78|254.81||DUMMY_81|DUMMY_81|1
46|254.82||dslm|Dev sea_lev from mean|m
78|254.82||DUMMY_82|DUMMY_82|1
46|254.83||zorl|Roughness length|m
78|254.83||DUMMY_83|DUMMY_83|1
46|254.84||albe|Albedo|%
78|254.84||DUMMY_84|DUMMY_84|1
46|254.85||dstp|Deep soil temperature|K
78|254.85||DUMMY_85|DUMMY_85|1
46|254.86||soic|Soil moisture content|kg m**-2
78|254.86||DUMMY_86|DUMMY_86|1
46|254.87||vege|Vegetation|%
78|254.87||DUMMY_87|DUMMY_87|1
78|254.88||DUMMY_88|DUMMY_88|1
46|254.89||dens|Density|kg m**-3
78|254.89||DUMMY_89|DUMMY_89|1
78|254.9||DUMMY_9|DUMMY_9|1
78|254.90||DUMMY_90|DUMMY_90|1
46|254.91||icec|Ice concentration|Fraction
78|254.91||DUMMY_91|DUMMY_91|1
46|254.92||icet|Ice thickness|m
78|254.92||DUMMY_92|DUMMY_92|1
46|254.93||iced|Direction of ice drift|deg
78|254.93||DUMMY_93|DUMMY_93|1
46|254.94||ices|Speed of ice drift|m s**-1
78|254.94||DUMMY_94|DUMMY_94|1
46|254.95||iceu|U-comp of ice drift|m s**-1
78|254.95||DUMMY_95|DUMMY_95|1
46|254.96||icev|V-comp of ice drift|m s**-1
78|254.96||DUMMY_96|DUMMY_96|1
46|254.97||iceg|Ice growth|m
78|254.97||DUMMY_97|DUMMY_97|1
46|254.98||icdv|Ice divergence|s s**-1
78|254.98||DUMMY_98|DUMMY_98|1
78|254.99||DUMMY_99|DUMMY_99|1
|3.1||pres|Pressure|Pa
|3.1|t1|sp|Surface pressure|Pa
|3.10||tco3|Total column ozone|kg m**-2
|3.100||swh|Significant height of combined wind waves and swell|m
|3.101||mdww|Mean direction of wind waves|Degree true
|3.102||shww|Significant height of wind waves|m
|3.103||mpww|Mean period of wind waves|s
|3.104||swdir|Direction of swell waves|Degree true
|3.105||swell|Significant height of swell waves|m
|3.106||swper|Mean period of swell waves|s
|3.107||mdps|Primary wave direction|Degree true
|3.108||mpps|Primary wave mean period|s
|3.109||dirsw|Secondary wave direction|Degree true
|3.11||t|Temperature|K
|3.11|t105,v2|2t|2 metre temperature|K
78|3.11|t1|T_G|Temperature (G)|K
|3.110||swp|Secondary wave mean period|s
|3.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
|3.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
|3.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
|3.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
|3.115||lwavr|Long wave radiation flux|W m**-2
|3.116||swavr|Short wave radiation flux|W m**-2
|3.117||grad|Global radiation flux|W m**-2
|3.118||btmp|Brightness temperature|K
|3.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|3.12||vtmp|Virtual temperature|K
|3.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|3.121||lhf|Latent heat flux|W m**-2
|3.122||shf|Sensible heat flux|W m**-2
|3.123||bld|Boundary layer dissipation|W m**-2
|3.124||uflx|Momentum flux, u-component|N m**-2
|3.125||vflx|Momentum flux, v-component|N m**-2
|3.126||wmixe|Wind mixing energy|J
|3.127||imgd|Image data|1
|3.13||pt|Potential temperature|K
78|3.138||FOGFRAC_E|Fog_fraction|1
|3.14||papt|Pseudo-adiabatic potential temperature|K
78|3.140||PREC_CON_E|accumulated_convective_rain|1
78|3.148||ORO_UK|orography|1
78|3.149||GUST_10M_UK|wind_gust_10m|1
|3.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|3.15||tmax|Maximum temperature|K
78|3.151||CEILING_E|Lowest_cloud_base_height|1
78|3.152||WBFL_E|wet_bulb_freezing_level_ht|1
|3.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|3.16||tmin|Minimum temperature|K
78|3.162||FL_E|freezing_level_ICAO_height|1
|3.17|t105,v2|2d|2 metre dewpoint temperature|K
|3.17||dpt|Dew point temperature|K
|3.18||depr|Dew point depression (or deficit)|K
|3.19||lapr|Lapse rate|K m**-1
|3.2||msl|Mean sea level pressure|Pa
|3.20||vis|Visibility|m
78|3.207||CFRAC|cloud_fraction_below_1000ft|1
|3.21||rdsp1|Radar spectra (1)|1
|3.22||rdsp2|Radar spectra (2)|1
|3.23||rdsp3|Radar spectra (3)|1
|3.24||pli|Parcel lifted index (to 500 hPa)|K
|3.25||ta|Temperature anomaly|K
|3.26||presa|Pressure anomaly|Pa
|3.27||gpa|Geopotential height anomaly|gpm
|3.28||wvsp1|Wave spectra (1)|1
|3.29||wvsp2|Wave spectra (2)|1
|3.3||ptend|Pressure tendency|Pa s**-1
|3.30||wvsp3|Wave spectra (3)|1
|3.31||wdir|Wind direction|Degree true
|3.32||ws|Wind speed|m s**-1
|3.33||u|U component of wind|m s**-1
|3.33|t105,v10|10u|10 metre U wind component|m s**-1
|3.34||v|V component of wind|m s**-1
|3.34|t105,v10|10v|10 metre V wind component|m s**-1
|3.35||strf|Stream function|m**2 s**-1
|3.36||vp|Velocity potential|m**2 s**-1
|3.37||mntsf|Montgomery stream Function|m**2 s**-2
|3.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|3.39||w|Vertical velocity|Pa s**-1
|3.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
78|3.40||W|Vertical Velocity (Geometric) (w)|m s-1
|3.41||absv|Absolute vorticity|s**-1
|3.42||absd|Absolute divergence|s**-1
|3.43||vo|Vorticity (relative)|s**-1
|3.44||d|Divergence|s**-1
|3.45||vucsh|Vertical u-component shear|s**-1
|3.46||vvcsh|Vertical v-component shear|s**-1
|3.47||dirc|Direction of current|Degree true
|3.48||spc|Speed of current|m s**-1
78|3.49||UCURR|U-component of current|m s-1
|3.5||icaht|ICAO Standard Atmosphere reference height|m
78|3.50||VCURR|V-component of current|m s-1
|3.51||q|Specific humidity|kg kg**-1
|3.52||r|Relative humidity|%
|3.53||mixr|Humidity mixing ratio|kg kg**-1
|3.54||pwat|Precipitable water|kg m**-2
|3.55||vp|Vapour pressure|Pa
|3.56||satd|Saturation deficit|Pa
|3.57||e|Evaporation|m of water equivalent
|3.59||prate|Precipitation rate|kg m**-2 s**-1
|3.6||z|Geopotential|m**2 s**-2
|3.60||tstm|Thunderstorm probability|%
|3.61|t1,v0|tp|Total Precipitation|kg m**-2
78|3.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2
|3.62||lsp|Large-scale precipitation|kg m**-2
|3.63||acpcp|Convective precipitation (water)|kg m**-2
|3.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|3.65||sf|Snowfall water equivalent|kg m**-2
|3.66||sde|Snow depth|m
|3.67||mld|Mixed layer depth|m
|3.68||tthdp|Transient thermocline depth|m
|3.69||mthd|Main thermocline depth|m
|3.7||gh|Geopotential height|gpm
|3.7|t1|orog|Orography|m
|3.70||mtha|Main thermocline anomaly|m
|3.71||tcc|Total Cloud Cover|%
|3.72||ccc|Convective cloud cover|%
|3.73||lcc|Low cloud cover|%
|3.74||mcc|Medium cloud cover|%
|3.75||hcc|High cloud cover|%
|3.76||cwat|Cloud water|kg m**-2
|3.77||bli|Best lifted index (to 500 hPa)|K
|3.78||snoc|Convective snow|kg m**-2
|3.79||lssf|Large scale snow|kg m**-2
|3.8||h|Geometrical height above ground|m
|3.80||wtmp|Water temperature|K
|3.81||lsm|Land-sea mask|(0 - 1)
|3.82||dslm|Deviation of sea-level from mean|m
|3.83||sr|Surface roughness (climatological)|m
|3.84||al|Forecast albedo|%
|3.85||st|Soil temperature|K
|3.86||sm|Soil moisture|kg m**-3
|3.87||vegrea|Percentage of vegetation|%
|3.88||s|Salinity|kg kg**-1
|3.89||den|Density|kg m**-3
|3.9||hstdv|Standard deviation of height|m
|3.90||ro|Runoff|m
|3.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
|3.92||icetk|Ice thickness|m
|3.93||diced|Direction of ice drift|Degree true
|3.94||siced|Speed of ice drift|m s**-1
|3.95||uice|U-component of ice drift|m s**-1
|3.96||vice|V-component of ice drift|m s**-1
|3.97||iceg|Ice growth rate|m s**-1
|3.98||iced|Ice divergence|s**-1
|3.99||snom|Snowmelt|kg m**-2`;
