// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `86|203.1||P-HPA|Pressure in hPa|hPa
86|203.10||TD-C|Dew point Temperature in C|C
86|203.100||IC-0TO1|Ice Cover, 1=ice, 0=no ice|0to1
86|203.101||RHO-KGM3|Density of dry air in Kg m-3|kg m-3
86|203.102||SSICING-N|Sea spray icing for major oceans|Code
86|203.103||ICING-N|Icing, code 20041 in BUFR|Code
86|203.104||CLDICE-KGKG|Cloud ice|kg kg-1
86|203.105||CLDCND-KGKG|Cloud condensate|kg kg-1
86|203.106||SNL-KGM2|Large scale snow accumulation in kg/m2|kg m-2
86|203.107||SNC-KGM2|Convective snow accumulation in kg/m2|kg m-2
86|203.108||SNRL-KGM2|Large scale snowfall rate in mm/h|kg m-2 s-1
86|203.109||SNRC-KGM2|Convective snowfall rate in mm/h|kg m-2 s-1
86|203.110||SNR-KGM2|Snowfall rate in mm/s or mm/h|kg/m2/h
86|203.111||T-C1-C|Temperature in cluster 1 of EPS|C
86|203.112||T-C2-C|Temperature in cluster 2 of EPS|C
86|203.113||T-C3-C|Temperature in cluster 3 of EPS|C
86|203.114||T-C4-C|Temperature in cluster 4 of EPS|C
86|203.115||T-C5-C|Temperature in cluster 5 of EPS|C
86|203.116||T-C6-C|Temperature in cluster 6 of EPS|C
86|203.117||Z-C1-M2S2|Geopotential in cluster 1 of EPS|m2 s-2
86|203.118||Z-C2-M2S2|Geopotential in cluster 2 of EPS|m2 s-2
86|203.119||Z-C3-M2S2|Geopotential in cluster 3 of EPS|m2 s-2
86|203.12||Q-KGKG|Specific Humidity in kg/kg|kg kg-1
86|203.120||Z-C4-M2S2|Geopotential in cluster 4 of EPS|m2 s-2
86|203.121||Z-C5-M2S2|Geopotential in cluster 5 of EPS|m2 s-2
86|203.122||Z-C6-M2S2|Geopotential in cluster 6 of EPS|m2 s-2
86|203.126||RTOPLW-WM2|Net long wave radiation, top of athmosphere|W m-2
86|203.128||RNETSW-WM2|Net short wave radiation|W m-2
86|203.129||TPE-K|Equivalent potential temperature in K|K
86|203.13||RH-PRCNT|Relative Humidity in percents|%
86|203.130||ABSH-KGM3|Absolute humidity, kg/m^3|kg m-3
86|203.131||PROB-T-1|Probability of big negative temperature anomaly (-8 K) in EPS|%
86|203.132||PROB-T-2|Probability of moderate negative temperature anomaly (-4 K) in EPS|%
86|203.133||PROB-T-3|Probability of moderate positive temperature anomaly (+4 K) in EPS|%
86|203.134||PROB-T-4|Probability of big positive temperature anomaly (+8 K) in EPS|%
86|203.141||PROB-RR-1|Probability of reaching precipitation of 1 mm in 24 hours in EPS|%
86|203.142||PROB-RR-2|Probability of reaching precipitation of 5 mm in 24 hours in EPS|%
86|203.143||PROB-RR-3|Probability of reaching precipitation of 10 mm in 24 hours in EPS|%
86|203.144||PROB-RR-4|Probability of reaching precipitation of 20 mm in 24 hours in EPS|%
86|203.145||WSH-KT|Wind shear in knots|kt
86|203.146||WSH-1-KT|Wind shear at 1km in knots|kt
86|203.147||HLCY-M2S2|Storm relative helicity|m2 s-2
86|203.148||HLCY-1-M2S2|Storm relative helicity, 0 .. 1 km|m2 s-2
86|203.149||FF1500-MS|Wind speed at 1500 meters in m/s|m s-1
86|203.15||CLDSYM-N|Cloud Symbol|No Unit
86|203.150||TPE3-C|Equivalent potential temperature from range 0 ..3km in C|C
86|203.151||PROB-W-1|Probability of reaching wind speed of 10 m/s in EPS|%
86|203.152||PROB-W-2|Probability of reaching wind speed of 15 m/s in EPS|%
86|203.153||PROB-WG-1|Probability of reaching wind gust speed of 15 m/s in EPS|%
86|203.154||PROB-WG-2|Probability of reaching wind gust speed of 20 m/s in EPS|%
86|203.155||PROB-WG-3|Probability of reaching wind gust speed of 25 m/s in EPS|%
86|203.156||EFI-WS|Extreme forecast index for wind speed|%
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
86|203.181||LFC-MU-HPA|Height of LFC in hPa, source data is found from most unstable level|hPa
86|203.182||EL-MU-HPA|Height of EL in hPa, source data is found from most unstable level|hPa
86|203.183||SR-M|Surface Roughness in Meters|m
86|203.184||LCL-MU-M|Height of LCL in meters, source data is found from most unstable level|m
86|203.185||LFC-MU-M|Height of LFC in meters, source data is found from most unstable level|m
86|203.186||SM-KGM2|Soil Moisture Content in Kg per square meter|kg m-2
86|203.187||F0-RR-6|0th fractal precipitation in EPS|kg m-2
86|203.188||F10-RR-6|10th fractal precipitation in EPS|kg m-2
86|203.189||F25-RR-6|25th fractal precipitation in EPS|kg m-2
86|203.19||FOGSYM-N|Fog symbol|No Unit
86|203.190||F50-RR-6|50th fractal precipitation in EPS|kg m-2
86|203.191||F75-RR-6|75th fractal precipitation in EPS|kg m-2
86|203.192||F90-RR-6|90th fractal precipitation in EPS|kg m-2
86|203.193||F100-RR-6|100th fractal precipitation in EPS|kg m-2
86|203.194||EL-MU-M|Height of EL in meters, source data is found from most unstable level|m
86|203.195||CAPE-MU-JKG|Convective available potential energy, source data is most unstable|J kg-1
86|203.196||UVIMAX-N|UV index maximum|No Unit
86|203.197||UVI-N|UV index|No Unit
86|203.198||O3ANOM-PRCNT|Ozone anomaly|%
86|203.199||CIN-MU-N|Convective inhibition, source data is most unstable|J kg-1
86|203.2||Z-M2S2|Geopotential|m2 s-2
86|203.20||DD-D|Wind Direction in Degrees|Deg
86|203.200||CANW-KGM2|Canopy water|kg m-2
86|203.201||FLLAT-JM2|Latent heat flux|kg s-2
86|203.202||FLSEN-JM2|Sensible heat flux|kg s-2
86|203.203||FLMOM-PA|Scalar momentum flux in Pa|kg m-1 s-2
86|203.204||CAPE-0-3-MU|CAPE, source data is most unstable, value of CAPE between 0 .. 3km|J kg-1
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
86|203.3||HL-M|Height of level in meters|m
86|203.31||ABSVO-HZ-5|Absolute Vorticity in HZ/10000|s-1 10-5
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
86|203.55||RR-12-MM|Rain over the last 12 hours in mm|mm
86|203.56||RR-1-MM|Rain over the last 1 hour in mm|mm
86|203.57||RR-2-MM|Rain over the last 2 hours in mm|mm
86|203.58||RR-3-MM|Rain over the last 3 hours in mm|mm
86|203.59||PRECFORM-N|Precipitation form|JustAnumber
86|203.60||SMOGI-N|Calculated smog appearance|No Unit
86|203.62||RRL-MM10|Large Scale precipitation in 10ths of mm|m 10-4
86|203.63||RRC-MM10|Convective precipitation in 10ths of mm|m 10-4
86|203.68||SNACC-KGM2|Snowfall accumulation  in mm|kg m-2
86|203.69||RNETLW-WM2|Net long wave radiation|W m-2
86|203.70||H0C-M|Height of 0 C level in meters|m
86|203.71||RRR-KGM2|Total Precipitation rate in kg m-2|kg/m2/h
86|203.72||RRRC-KGM2|Convective Precipitation rate in kg m-2|kg/m2/h
86|203.73||RRRL-KGM2|Large Scale Precipitation rate in kg m-2|kg/m2/h
86|203.74||LNSP-N|Log Surface Pressure|No Unit
86|203.75||TG-K|Ground Temperature in Kelvins|K
86|203.77||LSSN-M100|Loose snow depth in cm|cm
86|203.78||CLDWAT-KGKG|Cloud water|kg kg-1
86|203.79||N-PRCNT|Total Cloud Cover in %|%
86|203.8||TP-K|Potential temperature|K
86|203.80||KINDEX-N|Stability index (-50 -> 50)|No Unit
86|203.89||ALBEDO|ALBEDO 0 to 1|%
86|203.9||TPW-K|Pseudoadiabatic potential temperature in K|K
86|203.91||HESSAA-N|Simple weather symbol fo HS and others|No Unit
86|203.95||RADLW-WM2|Long wave radiation|W m-2
86|203.96||RADGLO-WM2|Global radiation|W m-2
86|203.99||LC-0TO1|Land Cover, 1=land, 0=sea|0to1`;
