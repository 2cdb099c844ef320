// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|130.208||tsru|Top solar radiation upward|J m**-2
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
98|131.1||2tag2|2m temperature anomaly of at least +2K|%
98|131.10||mslag0|Mean sea level pressure anomaly of at least 0 Pa|%
98|131.100||10fgg10|10 metre wind gust of at least 10 m/s|%
98|131.129||zp|Geopotential probability|%
98|131.130||tap|Temperature anomaly probability|%
98|131.139||stl1p|Soil temperature level 1 probability|%
98|131.144||sfp|Snowfall (convective + stratiform) probability|%
98|131.15||h0dip|Height of 0 degree isotherm probability|%
98|131.151||mslpp|Mean sea level pressure probability|%
98|131.16||hslp|Height of snowfall limit probability|%
98|131.164||tccp|Total cloud cover probability|%
98|131.165||10sp|10 metre speed probability|%
98|131.167||2tp|2 metre temperature probability|%
98|131.17||saip|Showalter index probability|%
98|131.18||whip|Whiting index probability|%
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
98|131.25||tag8|Temperature anomaly greater than +8 K|%
98|131.3||2tag0|2m temperature anomaly of at least 0K|%
98|131.4||2talm1|2m temperature anomaly of at most -1K|%
98|131.49||10gp|10 metre wind gust probability|%
98|131.5||2talm2|2m temperature anomaly of at most -2K|%
98|131.59||capep|Convective available potential energy probability|%
98|131.6||tpag20|Total precipitation anomaly of at least 20 mm|%
98|131.60||tpg1|Total precipitation of at least 1 mm|%
98|131.61||tpg5|Total precipitation of at least 5 mm|%
98|131.62||tpg10|Total precipitation of at least 10 mm|%
98|131.63||tpg20|Total precipitation of at least 20 mm|%
98|131.64||tpl01|Total precipitation less than 0.1 mm|%
98|131.65||tprl1|Total precipitation rate less than 1 mm/day|%
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
98|131.91||ptd|Probability of a tropical depression|%
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
98|133.1||2tplm10|2m temperature probability less than -10 C|%
98|133.10||2tpg45|2m temperature probability greater than 45 C|%
98|133.11||mn2tplm10|Minimum 2 metre temperature probability less than -10 C|%
98|133.12||mn2tplm5|Minimum 2 metre temperature probability less than -5 C|%
98|133.13||mn2tpl0|Minimum 2 metre temperature probability less than 0 C|%
98|133.14||mn2tpl5|Minimum 2 metre temperature probability less than 5 C|%
98|133.15||mn2tpl10|Minimum 2 metre temperature probability less than 10 C|%
98|133.16||mx2tpg25|Maximum 2 metre temperature probability greater than 25 C|%
98|133.17||mx2tpg30|Maximum 2 metre temperature probability greater than 30 C|%
98|133.18||mx2tpg35|Maximum 2 metre temperature probability greater than 35 C|%
98|133.19||mx2tpg40|Maximum 2 metre temperature probability greater than 40 C|%
98|133.2||2tplm5|2m temperature probability less than -5 C|%
98|133.20||mx2tpg45|Maximum 2 metre temperature probability greater than 45 C|%
98|133.21||10spg10|10 metre wind speed probability of at least 10 m/s|%
98|133.22||10spg15|10 metre wind speed probability of at least 15 m/s|%
98|133.23||10spg20|10 metre wind speed probability of at least 20 m/s|%
98|133.24||10spg35|10 metre wind speed probability of at least 35 m/s|%
98|133.25||10spg50|10 metre wind speed probability of at least 50 m/s|%
98|133.26||10gpg20|10 metre wind gust probability of at least 20 m/s|%
98|133.27||10gpg35|10 metre wind gust probability of at least 35 m/s|%
98|133.28||10gpg50|10 metre wind gust probability of at least 50 m/s|%
98|133.29||10gpg75|10 metre wind gust probability of at least 75 m/s|%
98|133.3||2tpl0|2m temperature probability less than 0 C|%
98|133.30||10gpg100|10 metre wind gust probability of at least 100 m/s|%
98|133.31||tppg1|Total precipitation probability of at least 1 mm|%
98|133.32||tppg5|Total precipitation probability of at least 5 mm|%
98|133.33||tppg10|Total precipitation probability of at least 10 mm|%
98|133.34||tppg20|Total precipitation probability of at least 20 mm|%
98|133.35||tppg40|Total precipitation probability of at least 40 mm|%
98|133.36||tppg60|Total precipitation probability of at least 60 mm|%
98|133.37||tppg80|Total precipitation probability of at least 80 mm|%
98|133.38||tppg100|Total precipitation probability of at least 100 mm|%
98|133.39||tppg150|Total precipitation probability of at least 150 mm|%
98|133.4||2tpl5|2m temperature probability less than 5 C|%
98|133.40||tppg200|Total precipitation probability of at least 200 mm|%
98|133.41||tppg300|Total precipitation probability of at least 300 mm|%
98|133.42||sfpg1|Snowfall probability of at least 1 mm|%
98|133.43||sfpg5|Snowfall probability of at least 5 mm|%
98|133.44||sfpg10|Snowfall probability of at least 10 mm|%
98|133.45||sfpg20|Snowfall probability of at least 20 mm|%
98|133.46||sfpg40|Snowfall probability of at least 40 mm|%
98|133.47||sfpg60|Snowfall probability of at least 60 mm|%
98|133.48||sfpg80|Snowfall probability of at least 80 mm|%
98|133.49||sfpg100|Snowfall probability of at least 100 mm|%
98|133.5||2tpl10|2m temperature probability less than 10 C|%
98|133.50||sfpg150|Snowfall probability of at least 150 mm|%
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
98|133.66||hccpg40|High Cloud Cover probability greater than 40%|%
98|133.67||hccpg50|High Cloud Cover probability greater than 50%|%
98|133.68||hccpg60|High Cloud Cover probability greater than 60%|%
98|133.69||hccpg70|High Cloud Cover probability greater than 70%|%
98|133.7||2tpg30|2m temperature probability greater than 30 C|%
98|133.70||hccpg80|High Cloud Cover probability greater than 80%|%
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
98|133.80||mccpg80|Medium Cloud Cover probability greater than 80%|%
98|133.81||mccpg90|Medium Cloud Cover probability greater than 90%|%
98|133.82||mccpg99|Medium Cloud Cover probability greater than 99%|%
98|133.83||lccpg10|Low Cloud Cover probability greater than 10%|%
98|133.84||lccpg20|Low Cloud Cover probability greater than 20%|%
98|133.85||lccpg30|Low Cloud Cover probability greater than 30%|%
98|133.86||lccpg40|Low Cloud Cover probability greater than 40%|%
98|133.87||lccpg50|Low Cloud Cover probability greater than 50%|%
98|133.88||lccpg60|Low Cloud Cover probability greater than 60%|%
98|133.89||lccpg70|Low Cloud Cover probability greater than 70%|%
98|133.9||2tpg40|2m temperature probability greater than 40 C|%
98|133.90||lccpg80|Low Cloud Cover probability greater than 80%|%
98|133.91||lccpg90|Low Cloud Cover probability greater than 90%|%
98|133.92||lccpg99|Low Cloud Cover probability greater than 99%|%
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
98|140.80||wx1|Wave experimental parameter 1|1
98|140.81||wx2|Wave experimental parameter 2|1
98|140.82||wx3|Wave experimental parameter 3|1
98|140.83||wx4|Wave experimental parameter 4|1
98|140.84||wx5|Wave experimental parameter 5|1
98|140.98||weta|Wave induced mean sea level correction|m
98|140.99||wraf|Ratio of wave angular and frequency width|Numeric
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
98|201.100||prr_gsp|surface precipitation rate, rain, grid scale|kg s**-1 m**-2
98|201.101||prs_gsp|surface precipitation rate, snow, grid scale|kg s**-1 m**-2
98|201.102||rain_gsp|surface precipitation amount, rain, grid scale|kg m**-2
98|201.111||prr_con|surface precipitation rate, rain, convective|kg s**-1 m**-2
98|201.112||prs_con|surface precipitation rate, snow, convective|kg s**-1 m**-2
98|201.113||rain_con|surface precipitation amount, rain, convective|kg m**-2
98|201.13||sohr_rad|shortwave radiative heating rate|K s**-1
98|201.14||thhr_rad|longwave radiative heating rate|K s**-1
98|201.187||vmax_10m|Maximum wind velocity|m s**-1
98|201.200||w_i|water content of interception store|kg m**-2
98|201.203||t_snow|snow temperature|K
98|201.215||t_ice|ice surface temperature|K
98|201.241||cape_con|convective available potential energy|J kg**-1
98|201.29||clc|fractional cloud cover|(0 - 1)
98|201.31||qc|specific cloud water content|kg kg**-1
98|201.33||qi|specific cloud ice content, grid scale|kg kg**-1
98|201.41||twater|total column water|kg m**-2
98|201.5||apab_s|downwd photosynthetic active radiant flux density|J m**-2
98|201.50||ch_cm_cl|cloud covers CH_CM_CL (000...888)|(0 - 1)
98|201.68||hbas_con|cloud base, convective clouds (above msl)|m
98|201.69||htop_con|cloud top, convective clouds (above msl)|m
98|201.72||bas_con|convection base index|dimensionless
98|201.73||top_con|convection top index|dimensionless
98|201.74||dt_con|convective temperature tendency|K s**-1
98|201.75||dqv_con|convective tendency of specific humidity|s**-1
98|201.78||du_con|convective momentum tendency (X-component)|m s**-2
98|201.79||dv_con|convective momentum tendency (Y-component)|m s**-2
98|201.82||htop_dc|top of dry convection (above msl)|m
98|201.84||hzerocl|height of 0 degree Celsius isotherm above msl|m
98|201.85||snowlmt|height of snow-fall limit|m
98|201.99||qrs_gsp|spec. content of precip. particles|kg kg**-1
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
98|254.48||tprate|Total precipitation rate|kg m**-2 s**-1`;
