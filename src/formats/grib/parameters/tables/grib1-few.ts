// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `84|1.160||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
85|1.160||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
94|1.224||cin|Convective inhibition|J kg**-1
94|1.225||cape|Convective available potential energy|J kg**-1
94|1.228||gust|10 metre wind gust|m s**-1
94|1.61||tp|Total precipitation|kg m**-2
88|1.225||cape|Convective available potential energy|J kg**-1
88|1.228||gust|10 metre wind gust|m s**-1
88|1.61||tp|Total precipitation|kg m**-2
7|128.141||sd|Snow Depth|m of water equivalent
7|174.96||vice|V-component of ice drift|m s**-1
34|200.1||pres|Pressure|Pa
34|200.1|t1|sp|Surface pressure|Pa
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
34|200.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
34|200.121||lhf|Latent heat flux|W m**-2
34|200.122||shf|Sensible heat flux|W m**-2
34|200.123||bld|Boundary layer dissipation|W m**-2
34|200.124||uflx|Momentum flux, u-component|N m**-2
34|200.125||vflx|Momentum flux, v-component|N m**-2
34|200.126||wmixe|Wind mixing energy|J
34|200.127||imgd|Image data|1
34|200.13||pt|Potential temperature|K
34|200.132||bvf2tht|Square of Brunt-Vaisala frequency|s**-2
34|200.14||papt|Pseudo-adiabatic potential temperature|K
34|200.144||ctmp|Temperature at canopy|K
34|200.145||tgsc|Ground/surface cover temperature|K
34|200.146||cwork|Cloud work function|J kg**-1
34|200.147||fglusfc|Mean zonal momentum flux by long gravity wave|N m**-2
34|200.148||fglvsfc|Mean meridional momentum flux by long gravity wave|N m**-2
34|200.15||tmax|Maximum temperature|K
34|200.151||aduahbl|Adiabatic zonal acceleration|m s**-1 per day
34|200.152||viwvn|Total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
34|200.154||fgsvsfc|Mean meridional momentum flux by short gravity wave|N m**-2
34|200.155||gflux|Ground heat flux|W m**-2
34|200.157||viwve|Total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
34|200.159||fgsusfc|Mean zonal momentum flux by short gravity wave|N m**-2
34|200.16||tmin|Minimum temperature|K
34|200.160||csusf|Clear Sky Upward Solar Flux|W m**-2
34|200.161||csdsf|Clear Sky Downward Solar Flux|W m**-2
34|200.162||csulf|Clear Sky Upward Long Wave Flux|W m**-2
34|200.163||csdlf|Clear Sky Downward Long Wave Flux|W m**-2
34|200.165||advaprs|Adiabatic meridional acceleration|m s**-1 per day
34|200.17||dpt|Dew point temperature|K
34|200.170||frcvsfc|Mean frequency of deep convection|%
34|200.171||frcvssfc|Mean frequency of shallow convection|%
34|200.172||frscsfc|Mean frequency of stratocumulus parameterisation|%
34|200.173||gwduahbl|Gravity wave zonal acceleration|m s**-1 per day
34|200.174||gwdvahbl|Gravity wave meridional acceleration|m s**-1 per day
34|200.18||depr|Dew point depression (or deficit)|K
34|200.19||lapr|Lapse rate|K m**-1
34|200.190||vithee|Total column vertically-integrated eastward heat flux|W m**-1
34|200.191||vithen|Total column vertically-integrated northward heat flux|W m**-1
34|200.2||msl|Mean sea level pressure|Pa
34|200.20||vis|Visibility|m
34|200.202||ltrssfc|Mean evapotranspiration|W m**-2
34|200.203||pitp|Interception loss|W m**-2
34|200.204||sdswrf|Surface downward short-wave radiation flux|W m**-2
34|200.205||sdlwrf|Surface downward long-wave radiation flux|W m**-2
34|200.21||rdsp1|Radar spectra (1)|1
34|200.211||suswrf|Surface upward short-wave radiation flux|W m**-2
34|200.212||sulwrf|Surface upward long-wave radiation flux|W m**-2
34|200.22||rdsp2|Radar spectra (2)|1
34|200.221||qc|specific cloud water content|kg kg**-1
34|200.222||adhrhbl|Adiabatic heating rate|K per day
34|200.223||mscsfc|Moisture storage on canopy|m
34|200.224||msgsfc|Moisture storage on ground or cover|m
34|200.225||ussl|Soil wetness of surface|(0 - 1)
34|200.226||smcugl|Mass concentration of condensed water in soil|kg m**-3
34|200.227||tclw|Total column cloud liquid water|kg m**-2
34|200.228||clw|Cloud liquid water|kg kg**-1
34|200.229||ciwc|Specific cloud ice water content|kg kg**-1
34|200.23||rdsp3|Radar spectra (3)|1
34|200.230||mflxbhbl|Upward mass flux at cloud base|kg m**-2 s**-1
34|200.231||mfluxhbl|Upward mass flux|kg m**-2 s**-1
34|200.236||admrhbl|Adiabatic moistening rate|kg kg**-1 per day
34|200.237||ozonehbl|Ozone mixing ratio|mg kg**-1
34|200.239||cnvuahbl|Convective zonal acceleration|m s**-1 per day
34|200.24||pli|Parcel lifted index (to 500 hPa)|K
34|200.240||cnvvahbl|Convective meridional acceleration|m s**-1 per day
34|200.241||lrghrhbl|Large scale condensation heating rate|K per day
34|200.242||cnvhrhbl|Convective heating rate|K per day
34|200.243||cnvmrhbl|Convective moistening rate|kg kg**-1 per day
34|200.246||vdfhrhbl|Vertical diffusion heating rate|K per day
34|200.247||vdfuahbl|Vertical diffusion zonal acceleration|m s**-1 per day
34|200.248||vdfvahbl|Vertical diffusion meridional acceleration|m s**-1 per day
34|200.249||vdfmrhbl|Vertical diffusion moistening rate|kg kg**-1 per day
34|200.25||ta|Temperature anomaly|K
34|200.250||swhrhbl|Solar radiative heating rate|K per day
34|200.251||lwhrhbl|Long wave radiative heating rate|K per day
34|200.252||tovg|Type of vegetation|(Code table JMA-252)
34|200.253||lrgmrhbl|Large scale moistening rate|kg kg**-1 per day
34|200.26||presa|Pressure anomaly|Pa
34|200.27||gpa|Geopotential height anomaly|gpm
34|200.28||wvsp1|Wave spectra (1)|1
34|200.29||wvsp2|Wave spectra (2)|1
34|200.3||ptend|Pressure tendency|Pa s**-1
34|200.30||wvsp3|Wave spectra (3)|1
34|200.31||wdir|Wind direction|Degree true
34|200.32||ws|Wind speed|m s**-1
34|200.33||u|U component of wind|m s**-1
34|200.33|t105,v10|10u|10 metre U wind component|m s**-1
34|200.34||v|V component of wind|m s**-1
34|200.35||strf|Stream function|m**2 s**-1
34|200.36||vp|Velocity potential|m**2 s**-1
34|200.37||mont|Montgomery potential|m**2 s**-2
34|200.38||sgcvv|Sigma coordinate vertical velocity|s**-1
34|200.39||w|Vertical velocity|Pa s**-1
34|200.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
34|200.40||omg2|Vertical velocity|m s**-1
34|200.41||absv|Absolute vorticity|s**-1
34|200.42||absd|Absolute divergence|s**-1
34|200.43||vo|Vorticity (relative)|s**-1
34|200.44||d|Divergence|s**-1
34|200.45||vucsh|Vertical u-component shear|s**-1
34|200.46||vvcsh|Vertical v-component shear|s**-1
34|200.47||dirc|Direction of current|Degree true
34|200.48||spc|Speed of current|m s**-1
34|200.5||icaht|ICAO Standard Atmosphere reference height|m
34|200.51||q|Specific humidity|kg kg**-1
34|200.51|t105,v2|2sh|2 metre specific humidity|kg kg**-1
34|200.52||r|Relative humidity|%
34|200.52|t105,v2|2r|2 metre relative humidity|%
34|200.53||mixr|Humidity mixing ratio|kg kg**-1
34|200.54||tcwv|Total column vertically-integrated water vapour|kg m**-2
34|200.55||vp|Vapour pressure|Pa
34|200.56||satd|Saturation deficit|Pa
34|200.57||evpsfc|Mean evaporation|mm per day
34|200.58||tciw|Total column cloud ice water|kg m**-2
34|200.59||prate|Precipitation rate|kg m**-2 s**-1
34|200.6||z|Geopotential|m**2 s**-2
34|200.60||tstm|Thunderstorm probability|%
34|200.61||tpratsfc|Mean total precipitation|mm per day
34|200.62||lpratsfc|Mean large scale precipitation|mm per day
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
224|201.151||msl|Mean sea level pressure|Pa
224|201.165||10u|10 metre U wind component|m s**-1
224|201.166||10v|10 metre V wind component|m s**-1
224|201.167||2t|2 metre temperature|K
224|201.168||2d|2 metre dewpoint temperature|K
224|201.206||gust|10 metre wind gust|m s**-1
224|201.208||tp|Total precipitation|kg m**-2
224|201.232||lsp|Large-scale precipitation|kg m**-2
224|201.233||gh|Geopotential Height|gpm
224|201.235||z|Geopotential|m**2 s**-2
224|201.238||cape|Convective available potential energy|J kg**-1
224|201.243||cin|Convective inhibition|J kg**-1
224|201.81||lsm|Land-sea mask|Proportion
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
86|253.1||P-PA|Pressure in Pascals|kg m-1 s-2
86|253.101||DW-D|Mean wave direction at spectral peak in degrees|Deg
86|253.102||HWS-M|Significant wave height in m|m
86|253.103||PWS-S|Peak wave period in s|s
86|253.11||T-K|Temperature in Kelvins|K
86|253.111||RNETSWA-JM2|Net short wave radiation accumulation|J m-2
86|253.112||RNETLWA-JM2|Net long wave radiation accumulation|J m-2
86|253.113||RTOPSWA-JM2|Net short wave radiation accumulation, top of atmosphere|J m-2
86|253.114||RTOPLWA-JM2|Net long wave radiation accumulation, top of atmosphere|J m-2
86|253.115||RADLWA-JM2|Long wave radiation accumulation|J m-2
86|253.117||RADGLOA-JM2|Global radiation accumulation|J m-2
86|253.121||FLLAT-JM2|Latent heat flux|kg s-2
86|253.122||FLSEN-JM2|Sensible heat flux|kg s-2
86|253.124||UFLMOM-NM2|U-component of momentum flux in N m-2|N m-2 s
86|253.125||VFLMOM-NM2|V-component of momentum flux in N m-2|N m-2 s
86|253.13||TP-K|Potential temperature|K
86|253.135||ICINGWARN-N|Icing warning index, values between 0 ... 4|Code
86|253.144||PRECTYPE-N|Precipitation type|JustAnumber
86|253.15||TMAX-C|Maximum Temperature in Celsius|C
86|253.16||TMIN-C|Minimum Temperature in Celsius|C
86|253.160||CAPE-JKG|Convective available potential energy|J kg-1
86|253.162||WGU-MS|U-component of wind gust|m
86|253.163||WGV-MS|V-component of wind gust|m
86|253.17||TD-K|Dew point Temperature in K|K
86|253.181||RRI-KGM2|Instant rain in kg/m2|kg/m2/h
86|253.184||SNRI-KGM2|Instant snowfall rate in mm/s or mm/h|kg/m2/h
86|253.185||RRS-KGM2|Solid precipitation (f.ex. snow+graupel)|kg m-2
86|253.186||CLDBASE-M|Cloud base height|m
86|253.187||CLDTOP-M|Height of cloud top|m
86|253.2||P-PA|Pressure in Pascals|kg m-1 s-2
86|253.20||VV-M|Visibility in Meters|m
86|253.200||TKEN-JKG|Kinetic energy of turbulence in J kg-1|J kg-1
86|253.201||GRI-KGM2|Instant graupel in kg/m2|kg/m2/h
86|253.204||RRH-KGM2|Total hail precipitation in kg/m2|kg m-2
86|253.209||FL-MPLTY-N|Multiplicity Of The Flash, Number|JustAnumber
86|253.210||REFLTY-DBZ|Clutter corrected ceflectivity|dBZ
86|253.228||FFG-MS|Instantaneous Wind Speed in m/s|m s-1
86|253.33||U-MS|U wind in m/s|m s-1
86|253.34||V-MS|V wind in m/s|m s-1
86|253.39||VV-PAS|Vertical Velocity in pa/s|Pa/s
86|253.40||VV-MS|Vertical Velocity in m/s|m s-1
86|253.41||ABSVO-HZ|Absolute Vorticity in HZ|s-1
86|253.51||Q-KGKG|Specific Humidity in kg/kg|kg kg-1
86|253.52||RH-PRCNT|Relative Humidity in percents|%
86|253.54||PRCWAT-KGM2|Precipitable water in mm|kg m-2
86|253.57||EVAP-KGM2|Evaporation in mm|hPa s-1
86|253.58||CLDICE-KGKG|Cloud ice|kg kg-1
86|253.6||Z-M2S2|Geopotential|m2 s-2
86|253.61||RR-KGM2|Total precipitation in kg/m2|kg m-2
86|253.66||SD-M|Snow Depth in Meters|m
86|253.67||MIXHGT-M|Mixed layer height in m|m
86|253.71||N-0TO1|Cloudiness 0...1|0to1
86|253.73||NL-PRCNT|Low Cloud Amount|%
86|253.74||NM-PRCNT|Medium Cloud Amount|%
86|253.75||NH-PRCNT|High Cloud Amount|%
86|253.76||CLDWAT-KGKG|Cloud water|kg kg-1
86|253.8||HL-M|Height of level in meters|m
86|253.81||LC-0TO1|Land Cover, 1=land, 0=sea|0to1
86|253.83||SR-M|Surface Roughness in Meters|m
86|253.84||ALBEDO|ALBEDO 0 to 1|%
86|253.86||SM-KGM2|Soil Moisture Content in Kg per square meter|kg m-2
86|253.91||IC-0TO1|Ice Cover, 1=ice, 0=no ice|0to1
46|254.1||pres|Pressure|hPa
46|254.100||shcw|Sig hgt com wave/swell|m
46|254.101||wwdi|Direction of wind wave|deg
46|254.102||wwsh|Sig hght of wind waves|m
46|254.103||wwmp|Mean period wind waves|s
46|254.104||swdi|Direction of swell wave|deg
46|254.105||swsh|Sig height swell waves|m
46|254.106||swmp|Mean period swell waves|s
46|254.107||prwd|Primary wave direction|deg
46|254.108||prmp|Prim wave mean period|s
46|254.109||swdi|Second wave direction|deg
46|254.11||temp|Absolute temperature|K
46|254.110||swmp|Second wave mean period|s
46|254.111||ocas|Short wave absorbed at ground|W m**-2
46|254.112||slds|Net long wave at bottom|W m**-2
46|254.113||nswr|Net short-wav rad(top)|W m**-2
46|254.114||role|Outgoing long wave at top|W m**-2
46|254.115||lwrd|Long-wav rad|W m**-2
46|254.116||swea|Short wave absorbed by earth/atmosphere|W m**-2
46|254.117||glbr|Global radiation|W m**-2
46|254.12||vtmp|Virtual temperature|K
46|254.121||clsf|Latent heat flux from surface|W m**-2
46|254.122||cssf|Sensible heat flux from surface|W m**-2
46|254.123||blds|Bound layer dissipation|W m**-2
46|254.127||imag|Image|image^data
46|254.128||tp2m|2 metre temperature|K
46|254.129||dp2m|2 metre dewpoint temperature|K
46|254.13||ptmp|Potential temperature|K
46|254.130||u10m|10 metre u-wind component|m s**-1
46|254.131||v10m|10 metre v-wind component|m s**-1
46|254.132||topo|Topography|m
46|254.133||gsfp|Geometric mean surface pressure|hPa
46|254.134||lnsp|Ln surface pressure|hPa
46|254.135||pslc|Surface pressure|hPa
46|254.136||pslm|M s l pressure (mesinger method)|hPa
46|254.137||mask|Mask|-/+
46|254.138||mxwu|Maximum u-wind|m s**-1
46|254.139||mxwv|Maximum v-wind|m s**-1
46|254.14||psat|Pseudo-adiabatic potential temperature|K
46|254.140||cape|Convective avail. pot.energy|m**2 s**-12
46|254.141||cine|Convective inhib. energy|m**2 s**-12
46|254.142||lhcv|Convective latent heating|K s**-2
46|254.143||mscv|Convective moisture source|s**-1
46|254.144||scvm|Shallow conv. moisture source|s**-1
46|254.145||scvh|Shallow convective heating|K s**-2
46|254.146||mxwp|Maximum wind press. lvl|hPa
46|254.147||ustr|Storm motion u-component|m s**-1
46|254.148||vstr|Storm motion v-component|m s**-1
46|254.149||cbnt|Mean cloud cover|(0 - 1)
46|254.15||mxtp|Maximum temperature|K
46|254.150||pcbs|Pressure at cloud base|hPa
46|254.151||pctp|Pressure at cloud top|hPa
46|254.152||fzht|Freezing level height|m
46|254.153||fzrh|Freezing level relative humidity|%
46|254.154||fdlt|Flight levels temperature|K
46|254.155||fdlu|Flight levels u-wind|m s**-1
46|254.156||fdlv|Flight levels v-wind|m s**-1
46|254.157||tppp|Tropopause pressure|hPa
46|254.158||tppt|Tropopause temperature|K
46|254.159||tppu|Tropopause u-wind component|m s**-1
46|254.16||mntp|Minimum temperature|K
46|254.160||tppv|Tropopause v-wind component|m s**-1
46|254.162||gvdu|Gravity wave drag du/dt|m s**-12
46|254.163||gvdv|Gravity wave drag dv/dt|m s**-12
46|254.164||gvus|Gravity wave drag sfc zonal stress|Pa
46|254.165||gvvs|Gravity wave drag sfc meridional stress|Pa
46|254.167||dvsh|Divergence of specific humidity|s**-1
46|254.168||hmfc|Horiz. moisture flux conv.|s**-1
46|254.169||vmfl|Vert. integrated moisture flux conv.|kg m**-2 s**-1
46|254.17||tpor|Dew point temperature|K
46|254.170||vadv|Vertical moisture advection|kg kg**-1 s**-1
46|254.171||nhcm|Neg. hum. corr. moisture source|kg kg**-1 s**-1
46|254.172||lglh|Large scale latent heating|K s**-2
46|254.173||lgms|Large scale moisture source|s**-1
46|254.174||smav|Soil moisture availability|(0 - 1)
46|254.175||tgrz|Soil temperature of root zone|K
46|254.176||bslh|Bare soil latent heat|Ws m**-2
46|254.177||evpp|Potential sfc evaporation|m
46|254.178||rnof|Runoff|kg m**-2 s**-1
46|254.179||pitp|Interception loss|W m**-2
46|254.18||dptd|Dew point depression|K
46|254.180||vpca|Vapor pressure of canopy air space|mb
46|254.181||qsfc|Surface spec humidity|kg kg**-1
46|254.182||ussl|Soil wetness of surface|(0 - 1)
46|254.183||uzrs|Soil wetness of root zone|(0 - 1)
46|254.184||uzds|Soil wetness of drainage zone|(0 - 1)
46|254.185||amdl|Storage on canopy|m
46|254.186||amsl|Storage on ground|m
46|254.187||tsfc|Surface temperature|K
46|254.188||tems|Surface absolute temperature|K
46|254.189||tcas|Temperature of canopy air space|K
46|254.19||lpsr|Lapse rate|K m**-1
46|254.190||ctmp|Temperature at canopy|K
46|254.191||tgsc|Ground/surface cover temperature|K
46|254.192||uves|Surface zonal wind (u)|m s**-1
46|254.193||usst|Surface zonal wind stress|Pa
46|254.194||vves|Surface meridional wind (v)|m s**-1
46|254.195||vsst|Surface meridional wind stress|Pa
46|254.196||suvf|Surface momentum flux|W m**-2
46|254.197||iswf|Incident short wave flux|W m**-2
46|254.198||ghfl|Time ave ground ht flx|W m**-2
46|254.2||psnm|Pressure reduced to msl|hPa
46|254.200||lwbc|Net long wave at bottom (clear)|W m**-2
46|254.201||lwtc|Outgoing long wave at top (clear)|W m**-2
46|254.202||swec|Short wv absrbd by earth/atmos (clear)|W m**-2
46|254.203||ocac|Short wave absorbed at ground (clear)|W m**-2
46|254.205||lwrh|Long wave radiative heating|K s**-2
46|254.206||swrh|Short wave radiative heating|K s**-2
46|254.207||olis|Downward long wave at bottom|W m**-2
46|254.208||olic|Downward long wave at bottom (clear)|W m**-2
46|254.209||ocis|Downward short wave at ground|W m**-2
46|254.21||rds1|Radar spectra(1)|dimensionless
46|254.210||ocic|Downward short wave at ground (clear)|W m**-2
46|254.211||oles|Upward long wave at bottom|W m**-2
46|254.212||oces|Upward short wave at ground|W m**-2
46|254.213||swgc|Upward short wave at ground (clear)|W m**-2
46|254.214||roce|Upward short wave at top|W m**-2
46|254.215||swtc|Upward short wave at top (clear)|W m**-2
46|254.218||hhdf|Horizontal heating diffusion|K s**-2
46|254.219||hmdf|Horizontal moisture diffusion|s**-1
46|254.22||rds2|Radar spectra(2)|dimensionless
46|254.220||hddf|Horizontal divergence diffusion|s**-12
46|254.221||hvdf|Horizontal vorticity diffusion|s**-12
46|254.222||vdms|Vertical diff. moisture source|s**-1
46|254.223||vdfu|Vertical diffusion du/dt|m s**-12
46|254.224||vdfv|Vertical diffusion dv/dt|m s**-12
46|254.225||vdfh|Vertical diffusion heating|K s**-2
46|254.226||umrs|Surface relative humidity|1
46|254.227||vdcc|Vertical dist total cloud cover|1
46|254.23||rds3|Radar spectra(3)|dimensionless
46|254.230||usmt|Time mean surface zonal wind (u)|m s**-1
46|254.231||vsmt|Time mean surface meridional wind (v)|m s**-1
46|254.232||tsmt|Time mean surface absolute temperature|K
46|254.233||rsmt|Time mean surface relative humidity|1
46|254.234||atmt|Time mean absolute temperature|K
46|254.235||stmt|Time mean deep soil temperature|K
46|254.236||ommt|Time mean derived omega|Pa s**-1
46|254.237||dvmt|Time mean divergence|s**-1
46|254.238||zhmt|Time mean geopotential height|m
46|254.239||lnmt|Time mean log surface pressure|ln(cbar)
46|254.240||mkmt|Time mean mask|-/+
46|254.241||vvmt|Time mean meridional wind (v)|m s**-1
46|254.242||omtm|Time mean omega|cbar s**-1
46|254.243||ptmt|Time mean potential temperature|K
46|254.244||pcmt|Time mean precip. water|kg m**-2
46|254.245||rhmt|Time mean relative humidity|%
46|254.246||mpmt|Time mean sea level pressure|hPa
46|254.247||simt|Time mean sigmadot|s**-1
46|254.248||uemt|Time mean specific humidity|kg kg**-1
46|254.249||fcmt|Time mean stream function|m**2 s**-1
46|254.25||tpan|Temperature anomaly|K
46|254.250||psmt|Time mean surface pressure|hPa
46|254.251||tmmt|Time mean surface temperature|K
46|254.252||pvmt|Time mean velocity potential|m**2 s**-1
46|254.253||tvmt|Time mean virtual temperature|K
46|254.254||vtmt|Time mean vorticity|s**-1
46|254.255||uvmt|Time mean zonal wind (u)|m s**-1
46|254.26||psan|Pressure anomaly|Pa hPa
46|254.27||zgan|Geopot height anomaly|m
46|254.28||wvs1|Wave spectra(1)|dimensionless
46|254.29||wvs2|Wave spectra(2)|dimensionless
46|254.3||tsps|Pressure tendency|Pa s**-1
46|254.30||wvs3|Wave spectra(3)|dimensionless
46|254.31||wind|Wind direction|deg
46|254.32||wins|Wind speed|m s**-1
46|254.33||uvel|Zonal wind (u)|m s**-1
46|254.34||vvel|Meridional wind (v)|m s**-1
46|254.35||fcor|Stream function|m**2 s**-1
46|254.36||potv|Velocity potential|m**2 s**-1
46|254.38||sgvv|Sigma coord vert vel|s s**-1
46|254.39||omeg|Omega|Pa s**-1
46|254.40||omg2|Vertical velocity|m s**-1
46|254.41||abvo|Absolute vorticity|10**5 s**-1
46|254.42||abdv|Absolute divergence|10**5 s**-1
46|254.43||vort|Vorticity|s**-1
46|254.44||divg|Divergence|s**-1
46|254.45||vucs|Vertical u-comp shear|s**-1
46|254.46||vvcs|Vert v-comp shear|s**-1
46|254.47||dirc|Direction of current|deg
46|254.48||spdc|Speed of current|m s**-1
46|254.49||ucpc|U-component of current|m s**-1
46|254.50||vcpc|V-component of current|m s**-1
46|254.51||umes|Specific humidity|kg kg**-1
46|254.52||umrl|Relative humidity|1
46|254.53||hmxr|Humidity mixing ratio|kg kg**-1
46|254.54||agpl|Inst. precipitable water|kg m**-2
46|254.55||vapp|Vapour pressure|Pa hPa
46|254.56||sadf|Saturation deficit|Pa hPa
46|254.57||evap|Evaporation|kg m**-2/day
46|254.59||prcr|Precipitation rate|kg m**-2/day
46|254.6||geop|Geopotential|dam
46|254.60||thpb|Thunder probability|%
46|254.61||prec|Total precipitation|kg m**-2/day
46|254.62||prge|Large scale precipitation|kg m**-2/day
46|254.63||prcv|Convective precipitation|kg m**-2/day
46|254.64||neve|Snowfall|kg m**-2/day
46|254.65||wenv|Wat equiv acc snow depth|kg m**-2
46|254.66||nvde|Snow depth|cm
46|254.67||mxld|Mixed layer depth|m cm
46|254.68||tthd|Trans thermocline depth|m cm
46|254.69||mthd|Main thermocline depth|m cm
46|254.7||zgeo|Geopotential height|gpm
46|254.70||mtha|Main thermocline anom|m cm
46|254.71||cbnv|Cloud cover|(0 - 1)
46|254.72||cvnv|Convective cloud cover|(0 - 1)
46|254.73||lwnv|Low cloud cover|(0 - 1)
46|254.74||mdnv|Medium cloud cover|(0 - 1)
46|254.75||hinv|High cloud cover|(0 - 1)
46|254.76||wtnv|Cloud water|kg m**-2
46|254.77||bli|Best lifted index (to 500 hpa)|K
46|254.8||gzge|Geometric height|m
46|254.81||lsmk|Land sea mask|(0 - 1)
46|254.82||dslm|Dev sea_lev from mean|m
46|254.83||zorl|Roughness length|m
46|254.84||albe|Albedo|%
46|254.85||dstp|Deep soil temperature|K
46|254.86||soic|Soil moisture content|kg m**-2
46|254.87||vege|Vegetation|%
46|254.89||dens|Density|kg m**-3
46|254.91||icec|Ice concentration|Fraction
46|254.92||icet|Ice thickness|m
46|254.93||iced|Direction of ice drift|deg
46|254.94||ices|Speed of ice drift|m s**-1
46|254.95||iceu|U-comp of ice drift|m s**-1
46|254.96||icev|V-comp of ice drift|m s**-1
46|254.97||iceg|Ice growth|m
46|254.98||icdv|Ice divergence|s s**-1`;
