// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `82|1.0||Reserved|Reserved|Reserved
82|1.128||mofl|Momentum flux|Pa
82|1.129||qten|Humidity tendencies|?
82|1.130||radtop|Radiation at top of atmosphere|?
82|1.131||ctt|Cloud top temperature, infrared|K
82|1.132||wvbt|Water vapor brightness temperature|K
82|1.133||wvbt_corr|Water vapor brightness temperature, correction|K
82|1.134||cwref|Cloud water reflectivity|Fraction
82|1.135||maxgust|Maximum wind|m/s
82|1.136||mingust|Minimum wind|m/s
82|1.137||icc|Integrated cloud condensate|kg/m2
82|1.138||sd_cold|Snow depth, cold snow|m
82|1.139||sd_cold_ol|Open land snow depth|m
82|1.140||tland|Temperature over land|K
82|1.141||qland|Specific humidity over land|kg/kg
82|1.142||rhland|Relative humidity over land|Fraction
82|1.143||dptland|Dew point over land|K
82|1.160||slfr|Slope fraction|Fraction
82|1.161||shfr|Shadow fraction|Fraction
82|1.162||RSHA|Shadow parameter RSHA|-
82|1.163||RSHB|Shadow parameter RSHB|-
82|1.164||movegro|Momentum vegetation roughness|m
82|1.165||susl|Surface slope|-
82|1.166||skwf|Sky wiew factor|Fraction
82|1.167||frasp|Fraction of aspect|-
82|1.168||hero|Heat roughness|m
82|1.169||al_scorr|Albedo with solar angle correction|Fraction
82|1.189||swi|Soil wetness index|-
82|1.190||asn|Snow albedo|Fraction
82|1.191||dsn|Snow density|?
82|1.192||watcn|Water on canopy level|kg/m2
82|1.193||ssi|Surface soil ice|m3/m3
82|1.194||frst|Fraction of surface type|Fraction
82|1.195||slt|Soil type|code
82|1.196||fol|Fraction of lake|Fraction
82|1.197||fof|Fraction of forest|Fraction
82|1.198||fool|Fraction of open land|Fraction
82|1.199||vgtyp|Vegetation type (Olsson land use)|-
82|1.200||TKE|Turbulent Kinetic Energy|J/kg
82|1.204||orostdv|Standard deviation of mesoscale orography|gpm
82|1.205||amo|Anisotrophic mesoscale orography|-
82|1.206||anmo|X-angle of mesoscale orography|rad
82|1.208||mssso|Maximum slope of smallest scale orography|rad
82|1.209||sdsso|Standard deviation of smallest scale orography|gpm
82|1.210||iceex|Ice existence|?
82|1.222||lcl|Lifting condensation level|m
82|1.223||lnb|Level of neutral buoyancy|m
82|1.224||ci|Convective inhibation|J/kg
82|1.225||CAPE|CAPE|J/kg
82|1.226||ptype|Precipitation type|code
82|1.227||vfr|Friction velocity|m/s
82|1.228||gust|Wind gust|m/s
82|1.250||anpr3|Analysed 3-hour precipitation (-3h/0h)|kg/m2
82|1.251||anpr12|Analysed 12-hour precipitation (-12h/0h)|kg/m2
82|1.255||Missing|Missing|Missing
82|1.40||w|Geometric Vertical velocity|m/s
82|1.49||ucurr|u-component of current|m/s
82|1.50||vcurr|v-component of current|m/s
82|1.58||cice|Cloud Ice|kg/m2
82|1.61||tp|Total precipitation|kg/m2
82|128.0||Reserved|Reserved|Reserved
82|128.1||SO2|SO2/SO2|-
82|128.10||SO2_AQ|SO2_AQ/SO2 in aqueous phase|-
82|128.100||Sr90|Sr90|-
82|128.101||Co60|Co60/Co60|-
82|128.102||Ru103|Ru103/Ru103|-
82|128.103||Ru106|Ru106/Ru106|-
82|128.104||Cs134|Cs134/Cs134|-
82|128.105||Cs137|Cs137/Cs137|-
82|128.106||Ra223|Ra223/Ra123|-
82|128.108||Ra228|Ra228/Ra228|-
82|128.11||SO4_AQ|SO4_AQ/sulfate in aqueous phase|-
82|128.110||Zr95|Zr95|-
82|128.111||Nb95|Nb95/Nb95|-
82|128.112||Ce144|Ce144/Ce144|-
82|128.113||Np238|Np238/Np238|-
82|128.114||Np239|Np239/Np239|-
82|128.115||Pu241|Pu241/Pu241|-
82|128.116||Pb210|Pb210/Pb210|-
82|128.119||ALL|ALL|-
82|128.120||NACL|NACL|-
82|128.121||Na+|SODIUM/Na+|-
82|128.122||Mg++|MAGNESIUM/Mg++|-
82|128.123||K+|POTASSIUM/K+|-
82|128.124||Ca++|CALCIUM/Ca++|-
82|128.125||XMG|XMG/excess Mg++ (corrected for sea salt)|-
82|128.126||XK|XK/excess K+ (corrected for sea salt)|-
82|128.128||XCA|XCA/excess Ca++ (corrected for sea salt)|-
82|128.140||Cl2|Cl2/Cloride|-
82|128.160||PMFINE|PMFINE|-
82|128.161||PMCOARSE|PMCOARSE/Coarse particles|-
82|128.162||DUST|DUST/Dust (particles)|-
82|128.163||PNUMBER|PNUMBER/Number concentration|-
82|128.164||PRADIUS|PRADIUS/Particle radius|-
82|128.165||PSURFACE|PSURFACE/Particle surface conc|-
82|128.166||PMASS|PMASS/Particle mass conc|-
82|128.167||PM10|PM10/PM10 particles|-
82|128.168||PSOX|PSOX/Particulate sulfate|-
82|128.169||PNOX|PNOX/Particulate nitrate|-
82|128.170||PNHX|PNHX/Particulate ammonium|-
82|128.171||PPMFINE|PPMFINE/Primary emitted fine particles|-
82|128.172||PPM10|PPM10/Primary emitted particles|-
82|128.173||SOA|SOA/Secondary Organic Aerosol|-
82|128.174||PM2.5|PM2.5/PM2.5 particles|-
82|128.175||PM|PM/Total particulate matter|-
82|128.180||BIRCH_POLLEN|BIRCH_POLLEN/Birch pollen|-
82|128.2||SO4(2-)|SO4(2-)/SO4(2-) (sulphate)|-
82|128.200||KZ|KZ| m2/s
82|128.201||L|L/Monin-Obukhovs length [m]| m
82|128.202||U*|U*/Friction velocity [m/s]| m/s
82|128.203||W*|W*/Convective velocity scale [m/s]| m/s
82|128.204||Z-D|Z-D/Z0 minus displacement length [m]| m
82|128.210||SURFTYPE|SURFTYPE/Surface type (see link{OCTET45})|-
82|128.211||LAI|LAI/Leaf area index|-
82|128.212||SOILTYPE|SOILTYPE/Soil type|-
82|128.213||SSALB|SSALB/Single scattering albodo [1]|1
82|128.214||ASYMPAR|ASYMPAR/Asymmetry parameter|-
82|128.215||VIS|VIS/Visibility [m]| m
82|128.216||EXT|EXT/Extinction [1/m]| 1/m
82|128.217||BSCA|BSCA/Backscattering coeff [1/m/sr]| 1/m/sr
82|128.218||AOD|AOD/Aerosol opt depth [1]|1
82|128.219||DAOD|DAOD/AOD per layer [1]|1
82|128.220||CONV_TIED|CONV_TIED|-
82|128.221||CONV_BOT|CONV_BOT/Convective cloud bottom (unit?)|-
82|128.222||CONV_TOP|CONV_TOP/Convective cloud top (unit?)|-
82|128.223||DXDY|DXDY/Gridsize [m2]| m2
82|128.23||LRT_SO2_S|LRT_SO2_S/long-range SO2_S|-
82|128.24||LRT_SO4_S|LRT_SO4_S/LRT-contriubtion to SO4_S|-
82|128.240||EMIS|EMIS/Sectoral emissions|-
82|128.241||LONG|LONG/Longitude|-
82|128.242||LAT|LAT/Latitude|-
82|128.25||LRT_SOX_S|LRT_SOX_S/LRT-contriubtion to SO4_S|-
82|128.255||Missing|Missing|Missing
82|128.26||XSOX_S|XSOX_S/excess SOX (corrected for sea salt as sulfur)|-
82|128.27||SO2_S|SO2_S/SO2 (as sulphur)|-
82|128.28||SO4_S|SO4_S/SO4 (as sulphur)|-
82|128.29||SOX_S|SOX_S/All oxidised sulphur compounds (as sulphur)|-
82|128.3||DMS|DMS/DMS|-
82|128.30||NO|NO|-
82|128.31||NO2|NO2/NO2|-
82|128.32||HNO3|HNO3/HNO3|-
82|128.33||NO3(-1)|NO3(-1)/NO3(-1) (nitrate)|-
82|128.34||NH4NO3|NH4NO3/NH4NO3|-
82|128.35||NITRATE|NITRATE/NITRATE|-
82|128.36||PNO3|PNO3/(COARSE) NITRATE|-
82|128.37||LRT_NOY_N|LRT_NOY_N/long-range NOY_N|-
82|128.38||NO3_N|NO3_N/NO3 as N|-
82|128.39||HNO3_N|HNO3_N/HNO3 as N|-
82|128.4||MSA|MSA/MSA|-
82|128.40||LRT_NO3_N|LRT_NO3_N/long-range NO3_N|-
82|128.41||LRT_HNO3_N|LRT_HNO3_N/long-range HNO3_N|-
82|128.42||LRT_NO2_N|LRT_NO2_N/long-range NO2_N|-
82|128.43||LRT_NOZ_N|LRT_NOZ_N/long-range NOZ_N|-
82|128.44||NOX|NOX/NOX as NO2|-
82|128.45||NO_N|NO_N/NO as N|-
82|128.46||NO2_N|NO2_N/NO2 as N|-
82|128.47||NOX_N|NOX_N/NO2+NO (NOx) as nitrogen|-
82|128.48||NOY_N|NOY_N/All oxidised N-compounds (as nitrogen)|-
82|128.49||NOZ_N|NOZ_N/NOy-NOx (as nitrogen)|-
82|128.5||H2S|H2S/H2S|-
82|128.50||NH3|NH3/NH3|-
82|128.51||NH4(+1)|NH4(+1)/NH4|-
82|128.52||AMMONIUM|AMMONIUM/AMMONIUM|-
82|128.54||NH3_N|NH3_N/NH3 (as nitrogen)|-
82|128.55||NH4_N|NH4_N/NH4 (as nitrogen)|-
82|128.56||LRT_NH3_N|LRT_NH3_N/long-range NH3_N|-
82|128.57||LRT_NH4_N|LRT_NH4_N/long-range NH4_N|-
82|128.58||LRT_NHX_N|LRT_NHX_N/long-range NHX_N|-
82|128.59||NHX_N|NHX_N/All reduced nitrogen (as nitrogen)|-
82|128.6||NH4SO4|NH4SO4/(NH4)1.5H0.5SO4|-
82|128.60||O3|O3|-
82|128.61||H2O2|H2O2/H2O2|-
82|128.62||OH|OH/OH|-
82|128.63||O3_AQ|O3_AQ/O3 in aqueous phase|-
82|128.64||H2O2_AQ|H2O2_AQ/H2O2 in aqueous phase|-
82|128.65||OX|OX/Ox=O3+NO2|-
82|128.7||NH4HSO4|NH4HSO4/NH4HSO4|-
82|128.70||C|C|-
82|128.71||CO|CO/CO|-
82|128.72||CO2|CO2/CO2|-
82|128.73||CH4|CH4/CH4|-
82|128.74||OC|OC/Organic carbon (particles)|-
82|128.75||EC|EC/Elementary carbon (particles)|-
82|128.8||NH42SO4|NH42SO4/(NH4)2SO4|-
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
82|128.91||Xe131|Xe131/Xe131|-
82|128.92||Xe133|Xe133/Xe133|-
82|128.93||Rn222|Rn222/Rn222|-
82|128.95||I131|I131/I131|-
82|128.96||I132|I132/I132|-
82|128.97||I133|I133/I133|-
82|128.98||I135|I135/I135|-
82|129.0||Reserved|Reserved|Reserved
82|129.1||MSL|Pressure reduced to MSL|Pa
82|129.11||t|Temperature|K
82|129.12||Tiw|Wet bulb temperature|K
82|129.13||mean2t24h|24 hour mean of 2 meter temperature|K
82|129.145||prtype|Type of precipitation|code
82|129.146||prsort|Sort of precipitation|code
82|129.15||tmax|Maximum temperature|K
82|129.16||tmin|Minimum temperature|K
82|129.161||prec6h|6 hour precipitation|mm
82|129.162||prec12h|12 hour precipitation|mm
82|129.163||prec18h|18 hour precipitation|mm
82|129.164||prec24h|24 hour precipitation|mm
82|129.165||prec1h|1 hour precipitation|mm
82|129.166||prec2h|2 hour precipitation|mm
82|129.167||prec3h|3 hour precipitation|mm
82|129.168||prec9h|9 hour precipitation|mm
82|129.169||prec15h|15 hour precipitation|mm
82|129.171||frsn6h|6 hour fresh snow cover|cm
82|129.172||frsn12h|12 hour fresh snow cover|cm
82|129.173||frsn18h|18 hour fresh snow cover|cm
82|129.174||frsn24h|24 hour fresh snow cover|cm
82|129.175||frsn1h|1 hour fresh snow cover|cm
82|129.176||frsn2h|2 hour fresh snow cover|cm
82|129.177||frsn3h|3 hour fresh snow cover|cm
82|129.178||frsn9h|9 hour fresh snow cover|cm
82|129.179||frsn15h|15 hour fresh snow cover|cm
82|129.181||prec6h_cor|6 hour precipitation, corrected|mm
82|129.182||prec12h_cor|12 hour precipitation, corrected|mm
82|129.183||prec18h_cor|18 hour precipitation, corrected|mm
82|129.184||prec24h_cor|24 hour precipitation, corrected|mm
82|129.185||prec1h_cor|1 hour precipitation, corrected|mm
82|129.186||prec2h_cor|2 hour precipitation, corrected|mm
82|129.187||prec3h_cor|3 hour precipitation, corrected|mm
82|129.188||prec9h_cor|9 hour precipitation, corrected|mm
82|129.189||prec15h_cor|15 hour precipitation, corrected|mm
82|129.191||frsn6h_cor|6 hour fresh snow cover, corrected|cm
82|129.192||frsn12h_cor|12 hour fresh snow cover, corrected|cm
82|129.193||frsn18h_cor|18 hour fresh snow cover, corrected|cm
82|129.194||frsn24h_cor|24 hour fresh snow cover, corrected|cm
82|129.195||frsn1h_cor|1 hour fresh snow cover, corrected|cm
82|129.196||frsn2h_cor|2 hour fresh snow cover, corrected|cm
82|129.197||frsn3h_cor|3 hour fresh snow cover, corrected|cm
82|129.198||frsn9h_cor|9 hour fresh snow cover, corrected|cm
82|129.199||frsn15h_cor|15 hour fresh snow cover, corrected|cm
82|129.20||vis|Visibility|m
82|129.201||prec6h_sta|6 hour precipitation, standardized|mm
82|129.202||prec12h_sta|12 hour precipitation, standardized|mm
82|129.203||prec18h_sta|18 hour precipitation, standardized|mm
82|129.204||prec24h_sta|24 hour precipitation, standardized|mm
82|129.205||prec1h_sta|1 hour precipitation, standardized|mm
82|129.206||prec2h_sta|2 hour precipitation, standardized|mm
82|129.207||prec3h_sta|3 hour precipitation, standardized|mm
82|129.208||prec9h_sta|9 hour precipitation, standardized|mm
82|129.209||prec15h_sta|15 hour precipitation, standardized|mm
82|129.211||frsn6h_sta|6 hour fresh snow cover, standardized|cm
82|129.212||frsn12h_sta|12 hour fresh snow cover, standardized|cm
82|129.213||frsn18h_sta|18 hour fresh snow cover, standardized|cm
82|129.214||frsn24h_sta|24 hour fresh snow cover, standardized|cm
82|129.215||frsn1h_sta|1 hour fresh snow cover, standardized|cm
82|129.216||frsn2h_sta|2 hour fresh snow cover, standardized|cm
82|129.217||frsn3h_sta|3 hour fresh snow cover, standardized|cm
82|129.218||frsn9h_sta|9 hour fresh snow cover, standardized|cm
82|129.219||frsn15h_sta|15 hour fresh snow cover, standardized|cm
82|129.221||prec6h_corsta|6 hour precipitation, corrected and standardized|mm
82|129.222||prec12h_corsta|12 hour precipitation, corrected and standardized|mm
82|129.223||prec18h_corsta|18 hour precipitation, corrected and standardized|mm
82|129.224||prec24h_corsta|24 hour precipitation, corrected and standardized|mm
82|129.225||prec1h_corsta|1 hour precipitation, corrected and standardized|mm
82|129.226||prec2h_corsta|2 hour precipitation, corrected and standardized|mm
82|129.227||prec3h_corsta|3 hour precipitation, corrected and standardized|mm
82|129.228||prec9h_corsta|9 hour precipitation, corrected and standardized|mm
82|129.229||prec15h_corsta|15 hour precipitation, corrected and standardized|mm
82|129.231||frsn6h_corsta|6 hour fresh snow cover, corrected and standardized|cm
82|129.232||frsn12h_corsta|12 hour fresh snow cover, corrected and standardized|cm
82|129.233||frsn18h_corsta|18 hour fresh snow cover, corrected and standardized|cm
82|129.234||frsn24h_corsta|24 hour fresh snow cover, corrected and standardized|cm
82|129.235||frsn1h_corsta|1 hour fresh snow cover, corrected and standardized|cm
82|129.236||frsn2h_corsta|2 hour fresh snow cover, corrected and standardized|cm
82|129.237||frsn3h_corsta|3 hour fresh snow cover, corrected and standardized|cm
82|129.238||frsn9h_corsta|9 hour fresh snow cover, corrected and standardized|cm
82|129.239||frsn15h_corsta|15 hour fresh snow cover, corrected and standardized|cm
82|129.255||Missing|Missing|Missing
82|129.32||gust|Wind gusts|m/s
82|129.33||u|u-component of wind|m/s
82|129.34||v|v-component of wind|m/s
82|129.52||r|Relative humidity|%
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
82|131.11||sstLAKE|Sea surface temperature (LAKE)|K
82|131.150||t_ABC|Temperature ABC-lake|K
82|131.151||t_C|Temperature C-lake|K
82|131.152||t_D|Temperature D-lake|K
82|131.153||t_E|Temperature E-lake|K
82|131.160||ar_ABC|Area ABC-lake|km2
82|131.161||dp_ABC|Depth ABC-lake|m
82|131.162||Clake|C-lakes|amount
82|131.163||Dlake|D-lakes|amount
82|131.164||Elake|E-lakes|amount
82|131.170||icth_ABC|Ice thickness ABC-lake|m
82|131.171||icth_C|Ice thickness C-lake|m
82|131.172||icth_D|Ice thickness D-lake|m
82|131.173||icth_E|Ice thickness E-lake|m
82|131.180||sst|Sea surface temperature (T)|K
82|131.183||icc|Ice concentration (I)|fraction
82|131.196||fl|Fraction lake|fraction
82|131.241||bit_pr|Black ice thickness in Probe|m
82|131.244||icth_ri|Vallad istjocklek i Probe|m
82|131.245||intic_pr|Internal ice concentration in Probe|fraction
82|131.246||icfr_pr|Isfrontlaege i Probe|m
82|131.250||heat_pr|Heat in Probe|Joule
82|131.251||TKE|Turbulent Kintetic Energy|J/kg
82|131.252||TKEdiss|Dissipation rate Turbulent Kinetic Energy|W/kg
82|131.255||Missing|Missing|Missing
82|131.49||ecurr|Current east|m/s
82|131.50||ncurr|Current north|m/s
82|131.66||sd_pr|Snowdepth in Probe|m
82|131.91||iccLAKE|Ice concentration (LAKE)|fraction
82|131.92||icth_pr|Ice thickness Probe-lake|m
82|133.0||Reserved|Reserved|Reserved
82|133.1||MSL|Pressure reduced to MSL|Pa
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
82|133.110||persw|Secondary wave mean period|s
82|133.111||mpw|Mean period of waves|s
82|133.112||wadir|Mean direction of Waves|Deg. true
82|133.113||pp1d|Peak period of 1D spectra|s
82|133.13||pt|Potential temperature|K
82|133.130||usurf|Skin velocity, x-comp.|cm/s
82|133.131||vsurf|Skin velocity, y-comp.|cm/s
82|133.151||NO3|Nitrate|-
82|133.152||NH4|Ammonium|-
82|133.153||PO4|Phosphate|-
82|133.154||O2|Oxygen|-
82|133.155||phpl|Phytoplankton|-
82|133.156||zpl|Zooplankton|-
82|133.157||dtr|Detritus|-
82|133.158||benN|Bentos nitrogen|-
82|133.159||benP|Bentos phosphorus|-
82|133.160||SiO4|Silicate|-
82|133.161||SiO2_bi|Biogenic silica|-
82|133.162||li_wacol|Light in water column|-
82|133.163||inorg_mat|Inorganic suspended matter|-
82|133.164||diat|Diatomes (algae)|-
82|133.165||flag|Flagellates (algae)|-
82|133.166||NO3_agg|Nitrate (aggregated)|-
82|133.200||TKE|Turbulent Kinetic Energy|J/kg
82|133.201||DTKE|Dissipation rate of TKE|W/kg
82|133.202||Km|Eddy viscosity|m2/s
82|133.203||Kh|Eddy diffusivity|m2/s
82|133.220||hlev| Level ice thickness|m
82|133.221||hrdg|Ridged ice thickness|m
82|133.222||Rh|Ice ridge height|m
82|133.223||Rd|Ice ridge density|1/km
82|133.231||ucurmean|U-mean (prev. timestep)|cm/s
82|133.232||vcurmean|V-mean (prev. timestep)|cm/s
82|133.233||wcurmean|W-mean (prev. timestep)|m/s
82|133.239||tsn|Snow temperature|Deg C
82|133.243||dpt|Total depth in meters|m
82|133.255||Missing|Missing|Missing
82|133.28||wvsp1|Wave spectra (1)|-
82|133.29||wvsp2|Wave spectra (2)|-
82|133.30||wvsp3|Wave spectra (3)|-
82|133.31||wdir|Wind direction|Deg true
82|133.32||ws|Wind speed|m/s
82|133.33||u|U-component of Wind|m/s
82|133.34||v|V-component of Wind|m/s
82|133.35||strf|Stream function|m2/s
82|133.36||vp|Velocity potential|m2/s
82|133.37||mntsf|Montgomery stream function|m2/s2
82|133.38||sgcvv|Sigma coordinate vertical velocity|1/s
82|133.39||wcur_pr|Z-component of velocity (pressure)|Pa/s
82|133.40||wcur_ge|Z-component of velocity (geometric)|m/s
82|133.41||absv|Absolute vorticity|1/s
82|133.42||absd|Absolute divergence|1/s
82|133.43||vo|Relative vorticity|1/s
82|133.44||d|Relative divergence|1/s
82|133.45||vshu|Vertical u-component shear|1/s
82|133.46||vshv|Vertical v-component shear|1/s
82|133.47||dirhcur|Direction of horizontal current|Deg true
82|133.48||spdhcur|Speed of horizontal current|m/s
82|133.49||ucur|U-comp of Current|cm/s
82|133.50||vcur|V-comp of Current|cm/s
82|133.51||q|Specific humidity|g/kg
82|133.66||sd|Snow Depth|m
82|133.67||mld|Mixed layer depth|m
82|133.68||tthdp|Transient thermocline depth|m
82|133.69||mthd|Main thermocline depth|m
82|133.70||mtha|Main thermocline anomaly|m
82|133.71||tcc|Total Cloud Cover|Fraction
82|133.80||wtmp|Water temperature|K
82|133.82||dslm|Deviation of sea level from mean|cm
82|133.88||s|Salinity|psu
82|133.89||den|Density|kg/m3
82|133.91||icec|Ice Cover|Fraction
82|133.92||icetk|Total ice thickness|m
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
82|140.2||CTCDC|Cloud to cloud discharge count|count
82|140.255||Missing|Missing|Missing
82|140.3||TDC|Total discharge count|count
82|140.4||CTGAAPC|Cloud to ground accumulated absolute peek current|kA
82|140.5||CTCAAPC|Cloud to cloud accumulated absolute peek current|kA
82|140.6||TAAPC|Total accumulated absolute peek current|kA
82|140.7||SCTGDC|Significant cloud to ground discharge count (discharges with absolute peek current above 100kA)|count
82|140.8||SCTCDC|Significant cloud to cloud discharge count (discharges with absolute peek current above 100kA)|count
82|140.9||STDC|Significant total discharge count (discharges with absolute peek current above 100kA)|count
82|150.0||Reserved|Reserved |Reserved
82|150.255||Missing|Missing|Missing
82|150.57||eP|Evaporation Penman formula|mm
82|150.58||spw|Spray weather recomendation|index
82|151.0||Reserved|Reserved|Reserved
82|151.1||tp_1_10|Probability total precipitation between 1 and 10 mm|%
82|151.2||tp_10_50|Probability total precipitation between 10 and 50 mm|%
82|151.255||Missing|Missing|Missing
82|151.3||tp_>50|Probability total precipitation more than 50 mm|%
82|151.57||eP|Evaporation Penman formula|mm
82|253.1||pres|Pressure|Pa
82|253.10||tco|Total column ozone|kg m**-2
82|253.100||swh|Signific.height,combined wind waves+swell|m
82|253.101||mdww|Mean direction of wind waves|Degree true
82|253.102||shww|Significant height of wind waves|m
82|253.103||mpww|Mean period of wind waves|s
82|253.104||swdir|Direction of swell waves|Degree true
82|253.105||swell|Significant height of swell waves|m
82|253.106||swper|Mean period of swell waves|s
82|253.107||mdps|Mean direction of primary swell|Degree true
82|253.108||mpps|Mean period of primary swell|s
82|253.109||dirsw|Secondary wave direction|Degree true
82|253.11||t|Temperature|K
82|253.110||swp|Secondary wave period|s
82|253.111||nswrs|Net short-wave radiation flux (surface)|J m**-2
82|253.112||nlwrs|Net long-wave radiation flux (surface)|J m**-2
82|253.113||nswrt|Net short-wave radiationflux(atmosph.top)|J m**-2
82|253.114||nlwrt|Net long-wave radiation flux(atmosph.top)|J m**-2
82|253.115||lwavr|Long wave radiation flux|J m**-2
82|253.116||swavr|Short wave radiation flux|J m**-2
82|253.117||grad|Global radiation flux|J m**-2
82|253.118||btmp|Brightness temperature|K
82|253.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
82|253.12||vptmp|Virtual potential temperature|K
82|253.120||swrad|Radiance (with respect to wave length)|W m**-1 sr**-1
82|253.121||slhf|Surface latent heat flux|J m**-2
82|253.122||sshf|Surface sensible heat flux|J m**-2
82|253.123||bld|Boundary layer dissipation|J m**-2
82|253.124||uflx|Momentum flux, u-component|N m**-2
82|253.125||vflx|Momentum flux, v-component|N m**-2
82|253.126||wmixe|Wind mixing energy|J
82|253.127||imgd|Image data|1
82|253.128||armsp|Analysed RMS of PHI (CANARI)|m**2 s**-2
82|253.129||frmsp|Forecast RMS of PHI (CANARI)|m**2 s**-2
82|253.13||pt|Potential temperature|K
82|253.130||cssw|SW net clear sky rad|W m**-2
82|253.131||cslw|LW net clear sky rad|W m**-2
82|253.132||lhe|Latent heat flux through evaporation|W m**-2
82|253.133||msca|Mask of significant cloud amount|s**-1
82|253.135||icei|Icing index|-
82|253.136||psct|Pseudo satellite image: cloud top temperature (infrared)|-
82|253.137||pstb|Pseudo satellite image: water vapour Tb|-
82|253.138||pstbc|Pseudo satellite image: water vapour Tb + correction for clouds|-
82|253.139||pscw|Pseudo satellite image: cloud water reflectivity (visible)|-
82|253.14||papt|Pseudo-adiabatic potential temperature|K
82|253.144||prtp|Precipitation Type|-
82|253.15||tmax|Maximum temperature|K
82|253.158||mrad|Surface downward moon radiation|-
82|253.16||tmin|Minimum temperature|K
82|253.160||cape|CAPE out of the model|J kg-1 
82|253.161||xhail|AROME hail diagnostic|kg m**-2
82|253.162||ugst|Gust, u-component|m s*-1
82|253.163||vgst|Gust, v-component|m s*-1
82|253.166||mcn|MOCON out of the model |kg kg**-1 s**-1
82|253.167||totqv|Total water vapour|kg kg**-1
82|253.17||td|Dew point temperature|K
82|253.18||depr|Dew point depression (or deficit)|K
82|253.181||rain|Rain|kg m**-2
82|253.182||srain|Stratiform rain|kg m**-2
82|253.183||cr|Convective rain|kg m**-2
82|253.184||snow|Snow|kg m**-2
82|253.185||tpsolid|Total solid precipitation|kg m**-2
82|253.186||cb|Cloud base|m
82|253.187||ct|Cloud top|m
82|253.188||ful|Fraction of urban land|%
82|253.19||lapr|Lapse rate|K s**-1
82|253.190||asn|Snow albedo|(0-1)
82|253.191||rsn|Snow density|kg m**-3
82|253.192||w_i|Water on canopy (Interception content)|kg m**-2
82|253.193||w_so_ice|Water on canopy (Interception content)|kg m**-2
82|253.195||gwdu|Gravity wave stress U-comp|kg m**-1 s**-1
82|253.196||gwdv|Gravity wave stress V-comp|kg m**-1 s**-1
82|253.2||msl|Mean sea level pressure|Pa
82|253.20||vis|Visibility|m
82|253.200||tke|TKE|m**2 s**-2
82|253.201||grpl|Graupel|kg m**-2
82|253.204||hail|Hail|kg m**-2
82|253.209||lgt|Lightning|-
82|253.210||refl|Simulated reflectivity |dBz ?
82|253.212||pdep|Pressure departure|Pa
82|253.213||vdiv|Vertical Divergence|s**-1
82|253.214||upom|Updraft omega|ms*-1
82|253.215||dnom|Downdraft omega|ms*-1
82|253.216||upmf|Updraft mesh fraction|-
82|253.217||dnmf|Downdraft mesh fraction|-
82|253.220||stdo|Standard deviation of orography * g |m**2s**-2
82|253.221||atop|Anisotropy coeff of topography |rad
82|253.222||dtop|Direction of main axis of topography |-
82|253.225||clfr|Fraction of clay within soil |-
82|253.226||slfr|Fraction of sand within soil |-
82|253.228||fg|Gust|m s*-1
82|253.229||alb|Albedo of bare ground |-
82|253.23||rdsp|Radar spectra (3)|1
82|253.230||alv|Albedo of vegetation |-
82|253.231||smnr|Stomatal minimum resistance |s m**-1
82|253.232||lai|Leaf area index |m**2 m**-2
82|253.234||dvi|Dominant vegetation index |-
82|253.235||se|Surface emissivity |-
82|253.237||sld|Soil depth|m
82|253.238||swv|Soil wetness|kg m**-2
82|253.239||zt|Thermal roughness length * g |m
82|253.24||pli|Parcel lifted index (to 500 hPa)|K
82|253.240||rev|Resistance to evapotransiration |s m**-1
82|253.241||rmn|Minimum relative moisture at 2 meters|-
82|253.242||rmx|Maximum relative moisture at 2 meters|-
82|253.243||dutp|Duration of total precipitation|s
82|253.244||lhsub|Latent Heat Sublimation|J kg**-1
82|253.245||wevap|Water evaporation|kg m**-2
82|253.246||snsub|Snow Sublimation|kg m**-2
82|253.247||shis|Snow history|???
82|253.248||ao|A Ozone|kg kg**-1
82|253.249||bo|B Ozone|kg kg**-1
82|253.25||ta|Temperature anomaly|K
82|253.250||co|C Ozone|kg kg**-1
82|253.251||aers|Surface aerosol sea|kg kg**-1
82|253.252||aerl|Surface aerosol land|kg kg**-1
82|253.253||aerc|Surface aerosol soot (carbon)|kg kg**-1
82|253.254||aerd|Surface aerosol desert|kg kg**-1
82|253.26||presa|Pressure anomaly|Pa
82|253.27||gpa|Geopotential height anomaly|gpm
82|253.3||ptend|Pressure tendency|Pa s**-1
82|253.30||wvsp|Wave spectra (3)|1
82|253.31||wdir|Wind direction|Degree true
82|253.32||ws|Wind speed|m s**-1
82|253.33||u|U component of wind|m s**-1
82|253.34||v|V component of wind|m s**-1
82|253.35||strf|Stream function|m**2 s**-1
82|253.37||mntsf|Montgomery stream Function|m**2 s**-1
82|253.38||sgcvv|Sigma coordinate vertical velocity|s**-1
82|253.39||w|Vertical velocity|Pa s**-1
82|253.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
82|253.40||tw|Vertical velocity|m s**-1
82|253.41||absv|Absolute vorticity|s**-1
82|253.42||absd|Absolute divergence|s**-1
82|253.43||vo|Vorticity (relative)|s**-1
82|253.44||d|Divergence|s**-1
82|253.45||vucsh|Vertical u-component shear|s**-1
82|253.46||vvcsh|Vertical v-component shear|s**-1
82|253.47||dirc|Direction of current|Degree true
82|253.48||spc|Speed of current|m s**-1
82|253.49||ucurr|U-component of current |m s**-1
82|253.5||icaht|ICAO Standard Atmosphere reference height|m
82|253.50||vcurr|V-component of current |m s**-1
82|253.51||q|Specific humidity|kg kg**-1
82|253.52||r|Relative humidity|%
82|253.53||mixr|Humidity mixing ratio|kg m**-2
82|253.54||pwat|Precipitable water|kg m**-2
82|253.55||vp|Vapour pressure|Pa
82|253.56||satd|Saturation deficit|Pa
82|253.57||e|Evaporation|m of water equivalent
82|253.58||ciwc|Cloud ice water content|kg m**-2
82|253.59||prate|Precipitation rate|kg m**-2 s**-1
82|253.6||z|Geopotential|m**2 s**-2
82|253.60||tstm|Thunderstorm probability|%
82|253.61||tp|Total precipitation|kg m**-2
82|253.62||lsp|large scale precipitation (water)|kg m**-2
82|253.63||acpcp|Convective precipitation (water)|kg m**-2
82|253.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
82|253.65||sf|Snow Fall water equivalent|kg m**-2
82|253.66||sdp|Snow depth water equivalent|kg m**-2
82|253.67||mld|Mixed layer depth|m
82|253.68||tthdp|Transient thermocline depth|m
82|253.69||mthd|Main thermocline depth|m
82|253.7||gh|Geopotential Height|gpm
82|253.70||mtha|Main thermocline anomaly|m
82|253.71||tcc|Total Cloud Cover|%
82|253.72||ccc|Convective cloud cover|(0 - 1)
82|253.73||lcc|Low cloud cover|(0 - 1)
82|253.74||mcc|Medium cloud cover|(0 - 1)
82|253.75||hcc|High cloud cover|(0 - 1)
82|253.76||cwat|Cloud water|kg m**-2
82|253.77||bli|Best lifted index (to 500 hPa)|K
82|253.78||csf|Convective snowfall|m of water equivalent
82|253.79||lsf|Large-scale snowfall|m of water equivalent
82|253.8||h|Geometrical height|m
82|253.80||wtmp|Water temperature|K
82|253.81||lsm|Land-sea mask|(0 - 1)
82|253.82||dslm|Deviation of sea-level from mean|m
82|253.83||srg|Surface roughness * g|m
82|253.84||al|Albedo|(0 - 1)
82|253.85||slt|Soil Temperature|K
82|253.86||sm|Soil Moisture|kg m**-3
82|253.87||veg|Vegetation fraction|(0 - 1)
82|253.88||s|Salinity|kg kg**-1
82|253.89||den|Density|kg m**-3
82|253.9||hstdv|Standard deviation of height|m
82|253.90||ro|Runoff|m
82|253.91||icec|Ice cover (1=land, 0=sea)|(0 - 1)
82|253.92||icetk|Ice thickness|m
82|253.93||diced|Direction of ice drift|Degree true
82|253.94||siced|Speed of ice drift|m s**-1
82|253.95||uice|U-component of ice drift|m s**-1
82|253.96||vice|V-component of ice drift|m s**-1
82|253.97||iceg|Ice growth rate|m s**-1
82|253.98||iced|Ice divergence|s**-1
82|253.99||snom|Snow melt|kg m**-2`;
