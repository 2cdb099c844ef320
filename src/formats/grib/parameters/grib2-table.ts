// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Parameters of edition 2: centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const GRIB2_TABLE: string = `|0.0.0||t|Temperature|K
|0.0.0|t103,v2,f0|2t|2 metre temperature|K
|0.0.0|t185|rft|Roof temperature|K
|0.0.0|t186|wlt|Wall temperature|K
|0.0.0|t187|rdt|Road temperature|K
|0.0.0|t187,T185|urct|Urban canyon temperature|K
|0.0.0|p0|avg_t|Time-mean temperature|K
|0.0.0|p2|max_t|Time-maximum temperature|K
|0.0.0|t103,v2,f0,p2|max_2t|Time-maximum 2 metre temperature|K
|0.0.0|p3|min_t|Time-minimum temperature|K
|0.0.0|t103,v2,f0,p3|min_2t|Time-minimum 2 metre temperature|K
|0.0.0|p6|std_t|Time-standard-deviation temperature|K
|0.0.0|t103,v2,f0,p6|std_2t|Time-standard-deviation 2 metre temperature|K
|0.0.0|t103,v2,f0,p0|avg_2t|Time-mean 2 metre temperature|K
|0.0.0|t103,v2,f0,p2,u1,n6,y1|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|0.0.0|t103,v2,f0,p3,u1,n6,y1|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|0.0.0|t103,v2,f0,p2,y1|mx2t|Maximum temperature at 2 metres since previous post-processing|K
|0.0.0|t103,v2,f0,p3,y1|mn2t|Minimum temperature at 2 metres since previous post-processing|K
74|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
74|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
74|0.0.0|t103,v15,f1|2t|2 metre temperature|K
78|0.0.0|t1|T_G|Temperature (G)|K
78|0.0.0|t3|TTOP_CON|Temperature at cloud top|K
78|0.0.0|t103,v2,f0,T181|T_2M_L|2m Temperature, restricted to land|K
80|0.0.0|t1|t_g|Temperature (G)|K
tigge|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1|2t|2 metre temperature|K
tigge|0.0.0|t103,v15,f1,p2,u1,n6,y1|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,p3,u1,n6,y1|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,y1|2t|2 metre temperature|K
s2s|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p0|2t|2 metre temperature|K
s2s|0.0.0|t103,v2,f0,p0|2t|2 metre temperature|K
s2s|0.0.0|t103,v15,f1,p2,u1,n6,y1|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p3,u1,n6,y1|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p0,y1|2t|2 metre temperature|K
s2s|0.0.0|t103,v2,f0,p0,y1|2t|2 metre temperature|K
uerra|0.0.0|p0|t|Temperature|K
uerra|0.0.0|t103,v15,f1|2t|2 metre temperature|K
uerra|0.0.0|t103,v2,f0,p0|2t|2 metre temperature|K
uerra|0.0.0|t103,v2,f0,p2|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v15,f1,p2|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p2,u1,n6|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p3|mn2t|Minimum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v15,f1,p3|mn2t|Minimum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p3,u1,n6|mn2t|Minimum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|p0,y1|t|Temperature|K
uerra|0.0.0|t103,v15,f1,y1|2t|2 metre temperature|K
uerra|0.0.0|t103,v2,f0,p0,y1|2t|2 metre temperature|K
uerra|0.0.0|t103,v2,f0,p2,y1|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v15,f1,p2,y1|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p2,u1,n6,y1|mx2t|Maximum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p3,y1|mn2t|Minimum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v15,f1,p3,y1|mn2t|Minimum temperature at 2 metres since previous post-processing|K
uerra|0.0.0|t103,v2,f0,p3,u1,n6,y1|mn2t|Minimum temperature at 2 metres since previous post-processing|K
|0.0.1||vtmp|Virtual temperature|K
|0.0.10|t1,p1|slhf|Time-integrated surface latent heat net flux|J m**-2
|0.0.10|t1,p0|avg_slhtf|Time-mean surface latent heat flux|W m**-2
|0.0.10|t1,p2|max_slhtf|Time-maximum surface latent heat flux|W m**-2
|0.0.10|t1,p3|min_slhtf|Time-minimum surface latent heat flux|W m**-2
|0.0.10|t1,p6|std_slhtf|Time-standard-deviation surface latent heat flux|W m**-2
|0.0.10|t1|slhtf|Surface latent heat net flux|W m**-2
82|0.0.10||lhtfl|Latent heat net flux|W/m2
|0.0.11|t1,p1|sshf|Time-integrated surface sensible heat net flux|J m**-2
|0.0.11|t1|ishf|Instantaneous surface sensible heat net flux|W m**-2
|0.0.11|t1,p0|avg_ishf|Time-mean surface sensible heat flux|W m**-2
|0.0.11|t1,p2|max_ishf|Time-maximum surface sensible heat flux|W m**-2
|0.0.11|t1,p3|min_ishf|Time-minimum surface sensible heat flux|W m**-2
|0.0.11|t1,p6|std_ishf|Time-standard-deviation surface sensible heat flux|W m**-2
82|0.0.11||shtfl|Sensible heat net flux|W/m2
|0.0.12||heatx|Heat index|K
|0.0.13||wcf|Wind chill factor|K
78|0.0.14||MINDPD|Minimum dew point depression|K
|0.0.14||mindpd|Minimum dew point depression|K|old
|0.0.15||vptmp|Virtual potential temperature|K
78|0.0.15|t103,v2,f0|THETA_V_2M|2m virtual potential temperature|K
|0.0.16||snohf|Snow phase change heat flux|W m**-2
|0.0.17|t1|skt|Skin temperature|K
|0.0.17|t1,p0|avg_skt|Time-mean skin temperature|K
|0.0.17|t1,p2|max_skt|Time-maximum skin temperature|K
|0.0.17|t1,p3|min_skt|Time-minimum skin temperature|K
|0.0.17|t1,p6|std_skt|Time-standard-deviation skin temperature|K
82|0.0.17||skt|Skin temperature|K
s2s|0.0.17|t1,p0|skt|Skin temperature|K
s2s|0.0.17|t1,p0,y1|skt|Skin temperature|K
uerra|0.0.17|t1,p0|skt|Skin temperature|K
uerra|0.0.17|t1,p0,y1|skt|Skin temperature|K
|0.0.17|p0,u1,n24|avg_skt24|Time-mean skin temperature|K|old
78|0.0.18||T_SNOW|Snow temperature (top of snow)|K
78|0.0.18|t114|T_SNOW_M|Snow temperature  - multi level |K
80|0.0.18|t1|t_snow|Snow temperature (top of snow)|K
78|0.0.19||TCH|Turbulent transfer coefficient for heat (and Moisture)|Numeric
80|0.0.19|t1|tch|Turbulent transfer coefficient for heat (and Moisture)|1
7|0.0.192||snohf|Snow phase change heat flux|W m**-2
78|0.0.192||DT_CON|Temperature tendency due to convection|K s-1
80|0.0.192|t105,f0|dttdiv|unknown|m
7|0.0.193||ttrad|Temperature tendency by all radiation|K s**-1
78|0.0.193||DT_GSP|Temperature tendency due to grid scale precipitation|K s-1
80|0.0.193|t105,f0|dt_gsp|Temperature tendency due to grid scale precipation|K s**-1
86|0.0.193||nwplhf|NWP latent heat net flux|W m-2
7|0.0.194||rev|Relative Error Variance|1
78|0.0.194||UTCI_SHADOW|Universal thermal climate index without direct incident short wave radiation|K
86|0.0.194||nwpshf|NWP sensible heat net flux|W m-2
7|0.0.195||lrghr|Large Scale Condensate Heating rate|K s**-1
78|0.0.195|t103,v2,f0|T_2M_SNOWC|2m temperature, corrected in presence of snow|K
7|0.0.196||cnvhr|Deep Convective Heating rate|K s**-1
7|0.0.197||thflx|Total Downward Heat Flux at Surface|W m**-2
7|0.0.198||ttdia|Temperature Tendency By All Physics|K s**-1
7|0.0.199||ttphy|Temperature Tendency By Non-radiation Physics|K s**-1
|0.0.2||pt|Potential temperature|K
|0.0.2|p0|avg_pt|Time-mean potential temperature|K
|0.0.2|p2|max_pt|Time-maximum potential temperature|K
|0.0.2|p3|min_pt|Time-minimum potential temperature|K
|0.0.2|p6|std_pt|Time-standard-deviation potential temperature|K
78|0.0.2|t103,v2,f0|PT_2M|2m potential temperature|K
|0.0.20||tdch|Turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p0|avg_tdch|Time-mean turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p2|max_tdch|Time-maximum turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p3|min_tdch|Time-minimum turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p6|std_tdch|Time-standard-deviation turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p1|tdcha|Time-integrated turbulent diffusion coefficient for heat|m**2
80|0.0.20|t105,f0|tkvh|Turbulent diffusion coefficient for heat (and moisture)|m**2 s**-1
7|0.0.200||tsd1d|Standard Dev. of IR Temp. over 1x1 deg. area|K
7|0.0.201||shahr|Shallow Convective Heating rate|K s**-1
7|0.0.202||vdfhr|Vertical Diffusion Heating rate|K s**-1
7|0.0.203||thz0|Potential temperature at top of viscous sublayer|K
7|0.0.204||tchp|Tropical Cyclone Heat Potential|J m**-2 K**-1
|0.0.21||aptmp|Apparent temperature|K
|0.0.22||ttswr|Temperature tendency due to short-wave radiation|K s**-1
|0.0.22|p0|avg_ttswr|Time-mean temperature tendency due to short-wave radiation|K s**-1
|0.0.22|p2|max_ttswr|Time-maximum temperature tendency due to short-wave radiation|K s**-1
|0.0.22|p3|min_ttswr|Time-minimum temperature tendency due to short-wave radiation|K s**-1
|0.0.22|p6|std_ttswr|Time-standard-deviation temperature tendency due to short-wave radiation|K s**-1
|0.0.22|p1|srta|Time-integrated temperature tendency due to short-wave radiation|K
|0.0.23||ttlwr|Temperature tendency due to long-wave radiation|K s**-1
|0.0.23|p0|avg_ttlwr|Time-mean temperature tendency due to long-wave radiation|K s**-1
|0.0.23|p2|max_ttlwr|Time-maximum temperature tendency due to long-wave radiation|K s**-1
|0.0.23|p3|min_ttlwr|Time-minimum temperature tendency due to long-wave radiation|K s**-1
|0.0.23|p6|std_ttlwr|Time-standard-deviation temperature tendency due to long-wave radiation|K s**-1
|0.0.23|p1|trta|Time-integrated temperature tendency due to long-wave radiation|K
|0.0.24||ttswrcs|Temperature tendency due to short-wave radiation, clear sky|K s**-1
|0.0.24|p0|avg_ttswrcs|Time-mean temperature tendency due to short wave radiation, clear sky|K s**-1
|0.0.24|p2|max_ttswrcs|Time-maximum temperature tendency due to short wave radiation, clear sky|K s**-1
|0.0.24|p3|min_ttswrcs|Time-minimum temperature tendency due to short wave radiation, clear sky|K s**-1
|0.0.24|p6|std_ttswrcs|Time-standard-deviation temperature tendency due to short wave radiation, clear sky|K s**-1
|0.0.24|p1|srtca|Time-integrated temperature tendency due to short wave radiation, clear sky|K
|0.0.25||ttlwrcs|Temperature tendency due to long-wave radiation, clear sky|K s**-1
|0.0.25|p0|avg_ttlwrcs|Time-mean temperature tendency due to long-wave radiation, clear sky|K s**-1
|0.0.25|p2|max_ttlwrcs|Time-maximum temperature tendency due to long-wave radiation, clear sky|K s**-1
|0.0.25|p3|min_ttlwrcs|Time-minimum temperature tendency due to long-wave radiation, clear sky|K s**-1
|0.0.25|p6|std_ttlwrcs|Time-standard-deviation temperature tendency due to long-wave radiation, clear sky|K s**-1
|0.0.25|p1|trtca|Time-integrated temperature tendency due to long-wave radiation, clear sky|K
|0.0.26||ttpm|Temperature tendency due to parametrisations|K s**-1
|0.0.26|p0|avg_ttpm|Time-mean temperature tendency due to parametrisations|K s**-1
|0.0.26|p2|max_ttpm|Time-maximum temperature tendency due to parametrisations|K s**-1
|0.0.26|p3|min_ttpm|Time-minimum temperature tendency due to parametrisations|K s**-1
|0.0.26|p6|std_ttpm|Time-standard-deviation temperature tendency due to parametrisations|K s**-1
|0.0.26|p1|ttpha|Time-integrated temperature tendency due to parametrisations|K
|0.0.27||wbt|Wet-bulb temperature|K
78|0.0.27|t103,v2,f0|TW_2M|2m wet bulb temperature|K
|0.0.28||uctp|Unbalanced component of temperature|K
|0.0.3||papt|Pseudo-adiabatic potential temperature|K
78|0.0.3|t103,v2,f0|THETAE_2M|2m equivalentTemperature|K
|0.0.30|t1,T255,p1|tislhef|Time integral of surface latent heat evaporation flux|J m**-2
|0.0.31|t1,T255,p1|tislhsf|Time integral of surface latent heat sublimation flux|J m**-2
|0.0.32||wbpt|Wet-bulb potential temperature|K
78|0.0.4||TMAX|Maximum temperature|K
82|0.0.4||tmax|Maximum temperature|K
|0.0.4||tmax|Maximum temperature|K|old
78|0.0.5||TMIN|Minimum temperature|K
82|0.0.5||tmin|Minimum temperature|K
|0.0.5||tmin|Minimum temperature|K|old
|0.0.6|t103,v2,f0|2d|2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p0|avg_2d|Time-mean 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p2|max_2d|Time-maximum 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p3|min_2d|Time-minimum 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p6|std_2d|Time-standard-deviation 2 metre dewpoint temperature|K
|0.0.6||dpt|Dew point temperature|K
74|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
78|0.0.6|t103,v2,f0,T181|TD_2M_L|2m Dew Point Temperature, restricted to land|K
tigge|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
tigge|0.0.6|t103,v15,f1,y1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,p0|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,y1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v15,f1,y1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,p0,y1|2d|2 metre dewpoint temperature|K
78|0.0.7||D_TD|Dewpoint depression|K
78|0.0.7|t103,v2,f0|D_TD_2M|2m dewpoint depression|K
82|0.0.7||dptd|Dew point depression (or deficit)|K
|0.0.8||lapr|Lapse rate|K m**-1
|0.0.9||ta|Temperature anomaly|K
|0.1.0||q|Specific humidity|kg kg**-1
|0.1.0|t103,v2,f0,T255|2sh|2 metre specific humidity|kg kg**-1
|0.1.0|t187,T185|urcq|Urban canyon specific humidity|kg kg**-1
|0.1.0|t103,v2,f0,T255,p0|avg_2sh|Time-mean 2 metre specific humidity|kg kg**-1
|0.1.0|p0|avg_q|Time-mean specific humidity|kg kg**-1
|0.1.0|t103,v2,f0,T255,p2|max_2sh|Time-maximum 2 metre specific humidity|kg kg**-1
|0.1.0|p2|max_q|Time-maximum specific humidity|kg kg**-1
|0.1.0|t103,v2,f0,T255,p3|min_2sh|Time-minimum 2 metre specific humidity|kg kg**-1
|0.1.0|p3|min_q|Time-minimum specific humidity|kg kg**-1
|0.1.0|t103,v2,f0,T255,p6|std_2sh|Time-standard-deviation 2 metre specific humidity|kg kg**-1
|0.1.0|p6|std_q|Time-standard-deviation specific humidity|kg kg**-1
74|0.1.0|t103,v15,f1,T255|2sh|2 metre specific humidity|kg kg**-1
78|0.1.0|t103,v2,f0|QV_2M|Specific Humidity (2m)|kg kg-1
78|0.1.0|t1|QV_S|Specific Humidity (S)|kg kg-1
80|0.1.0|t1|qv_s|Specific Humidity (S)|kg kg**-1
80|0.1.0|t103,v2,f0|qv_2m|Specific Humidity (2m)|kg kg**-1
80|0.1.0|f0|qv|Specific Humidity|kg kg**-1
uerra|0.1.0|p0|q|Specific humidity|kg kg**-1
uerra|0.1.0|t103,v2,f0,T255,p0|2sh|2 metre specific humidity|kg kg**-1
uerra|0.1.0|p0,y1|q|Specific humidity|kg kg**-1
uerra|0.1.0|t103,v2,f0,T255,p0,y1|2sh|2 metre specific humidity|kg kg**-1
|0.1.1||r|Relative humidity|%
|0.1.1|t103,v2,f0,p0|avg_2r|Time-mean 2 metre relative humidity|%
|0.1.1|p0|avg_r|Time-mean relative humidity|%
|0.1.1|t103,v2,f0,p2|max_2r|Time-maximum 2 metre relative humidity|%
|0.1.1|p2|max_r|Time-maximum relative humidity|%
|0.1.1|t103,v2,f0,p3|min_2r|Time-minimum 2 metre relative humidity|%
|0.1.1|p3|min_r|Time-minimum relative humidity|%
|0.1.1|p6|std_r|Time-standard-deviation relative humidity|%
|0.1.1|t103,v2,f0|2r|2 metre relative humidity|%
74|0.1.1|t103,v15,f1|2r|Surface air relative humidity|%
78|0.1.1|t103,v2,f0,T181|RELHUM_2M_L|2m Relative Humidity, restricted to land|%
uerra|0.1.1|p0|r|Relative humidity|%
uerra|0.1.1|t103,v15,f1|2r|2 metre relative humidity|%
uerra|0.1.1|t103,v2,f0,p0|2r|2 metre relative humidity|%
uerra|0.1.1|p0,y1|r|Relative humidity|%
uerra|0.1.1|t103,v15,f1,y1|2r|2 metre relative humidity|%
uerra|0.1.1|t103,v2,f0,p0,y1|2r|2 metre relative humidity|%
|0.1.10||acpcp|Convective precipitation (water)|kg m**-2
78|0.1.100||NCRAIN|Specific number concentration of rain|kg-1
78|0.1.101||NCSNOW|Specific number concentration of snow|kg-1
78|0.1.102||NCGRAUPEL|Specific number concentration of graupel|kg-1
78|0.1.103||NCHAIL|Specific number concentration of hail|kg-1
78|0.1.104||NDRAIN|Number density of rain|m-3
78|0.1.105||NDSNOW|Number density of snow|m-3
78|0.1.106||NDGRAUPEL|Number density of graupel|m-3
78|0.1.107||NDHAIL|Number density of hail|m-3
|0.1.108||qtpm|Specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p0|avg_qtpm|Time-mean specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p2|max_qtpm|Time-maximum specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p3|min_qtpm|Time-minimum specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p6|std_qtpm|Time-standard-deviation specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p1|qtpha|Time-integrated specific humidity tendency due to parametrisations|kg kg**-1
|0.1.11||sde|Snow depth|m
78|0.1.11|t114|H_SNOW_M|Snow depth  - multi level |m
78|0.1.11|t114,T114|DZ_SNOW_M|Thickness of snow layer - multi level|m
80|0.1.11|t1|h_snow|Snow Depth|m
uerra|0.1.11|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sitd|Snow on ice total depth|m
uerra|0.1.11|t174,vmissing,fmissing,T255,Vmissing,Fmissing,y1|sitd|Snow on ice total depth|m
78|0.1.110||QH_LIQ|Specific mass of liquid water coating on hail|kg kg-1
78|0.1.113||QG_LIQ|Specific mass of liquid water coating on graupel|kg kg-1
78|0.1.116||QS_LIQ|Specific mass of liquid water coating on snow|kg kg-1
|0.1.118||ucq|Unbalanced component of specific humidity|kg kg**-1
|0.1.119||ucclwc|Unbalanced component of specific cloud liquid water content|kg kg**-1
|0.1.12||srweq|Snowfall rate water equivalent|kg m**-2 s**-1
|0.1.120||ucciwc|Unbalanced component of specific cloud ice water content|kg kg**-1
|0.1.121|p0|avg_fscov|Time-mean fraction of snow cover|Proportion
|0.1.121|p2|max_fscov|Time-maximum fraction of snow cover|Proportion
|0.1.121|p3|min_fscov|Time-minimum fraction of snow cover|Proportion
|0.1.121|p6|std_fscov|Time-standard-deviation fraction of snow cover|Proportion
|0.1.121||fscov|Fraction of snow cover|Proportion
uerra|0.1.121|p0|fscov|Fraction of snow cover|Proportion
uerra|0.1.121|p0,y1|fscov|Fraction of snow cover|Proportion
|0.1.128|t1,T255,p1|titspf|Time integral of total solid precipitation flux|kg m**-2
78|0.1.129||RECLOUD|Effective radius of cloud water|m
|0.1.13||sdwe|Water equivalent of accumulated snow depth (deprecated)|kg m**-2
78|0.1.130||RERAIN|Effective radius of rain|m
78|0.1.131||REICE|Effective radius of cloud ice|m
78|0.1.132||RESNOW|Effective radius of snow|m
78|0.1.133||REGRAUPEL|Effective radius of graupel|m
78|0.1.134||REHAIL|Effective radius of hail|m
78|0.1.135||RECLOUD_SGS|Effective radius of subgrid liquid clouds|m
78|0.1.136||REICE_SGS|Effective radius of subgrid ice clouds|m
78|0.1.137||ARRAIN|Effective aspect ratio of rain|1
78|0.1.138||ARICE|Effective aspect ratio of cloud ice|1
78|0.1.139||ARSNOW|Effective aspect ratio of snow|1
|0.1.14||snoc|Convective snow|kg m**-2
78|0.1.140||ARGRAUPEL|Effective aspect ratio of graupel|1
78|0.1.141||ARHAIL|Effective aspect ratio of hail|1
78|0.1.142||ARICE_SGS|Effective aspect ratio of subgrid ice clouds|1
|0.1.143|t1|pevr|Potential evaporation rate|kg m**-2 s**-1
|0.1.143|t1,p1|peva|Potential evaporation|kg m**-2
|0.1.143|t1,p0|avg_pevr|Time-mean potential evaporation rate|kg m**-2 s**-1
|0.1.143|t1,p2|max_pevr|Time-maximum potential evaporation rate|kg m**-2 s**-1
|0.1.143|t1,p3|min_pevr|Time-minimum potential evaporation rate|kg m**-2 s**-1
|0.1.143|t1,p6|std_pevr|Time-standard-deviation potential evaporation rate|kg m**-2 s**-1
|0.1.144|p0|avg_crwc_conv|Time-mean specific rain water content (convective)|kg kg**-1
|0.1.144|p2|max_crwc_conv|Time-maximum specific rain water content (convective)|kg kg**-1
|0.1.144|p3|min_crwc_conv|Time-minimum specific rain water content (convective)|kg kg**-1
|0.1.144|p6|std_crwc_conv|Time-standard-deviation specific rain water content (convective)|kg kg**-1
|0.1.144||crwc_conv|Specific rain water content (convective)|kg kg**-1
|0.1.145|p0|avg_cswc_conv|Time-mean specific snow water content (convective)|kg kg**-1
|0.1.145|p2|max_cswc_conv|Time-maximum specific snow water content (convective)|kg kg**-1
|0.1.145|p3|min_cswc_conv|Time-minimum specific snow water content (convective)|kg kg**-1
|0.1.145|p6|std_cswc_conv|Time-standard-deviation specific snow water content (convective)|kg kg**-1
|0.1.145||cswc_conv|Specific snow water content (convective)|kg kg**-1
|0.1.148|t1,p1|eswe|Snow evaporation water equivalent|kg m**-2
|0.1.148|t1|esrwe|Snow evaporation rate water equivalent|kg m**-2 s**-1
|0.1.148|t1,p0|avg_esrwe|Time-mean snow evaporation rate water equivalent|kg m**-2 s**-1
|0.1.148|t1,p2|max_esrwe|Time-maximum snow evaporation rate water equivalent|kg m**-2 s**-1
|0.1.148|t1,p3|min_esrwe|Time-minimum snow evaporation rate|kg m**-2 s**-1
|0.1.148|t1,p6|std_esrwe|Time-standard-deviation snow evaporation rate|kg m**-2 s**-1
|0.1.15||snol|Large scale snow|kg m**-2
|0.1.150|t1,T8,p1|tviwve|Time-integrated total column vertically-integrated eastward water vapour flux|kg m**-1
|0.1.150|t1,T8,p0|avg_viwve|Time-mean total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
|0.1.150|t1,T8,p2|max_viwve|Time-maximum total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
|0.1.150|t1,T8,p3|min_viwve|Time-minimum vertically integrated eastward water vapour flux|kg m**-1 s**-1
|0.1.150|t1,T8,p6|std_viwve|Time-standard-deviation vertically integrated eastward water vapour flux|kg m**-1 s**-1
|0.1.150|t1,T8|viwve|Total column vertically-integrated eastward water vapour flux|kg m**-1 s**-1
|0.1.151|t1,T8,p1|tviwvn|Time-integrated total column vertically-integrated northward water vapour flux|kg m**-1
|0.1.151|t1,T8,p0|avg_viwvn|Time-mean total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
|0.1.151|t1,T8,p2|max_viwvn|Time-maximum total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
|0.1.151|t1,T8,p3|min_viwvn|Time-minimum vertically integrated northward water vapour flux|kg m**-1 s**-1
|0.1.151|t1,T8,p6|std_viwvn|Time-standard-deviation vertically integrated northward water vapour flux|kg m**-1 s**-1
|0.1.151|t1,T8|viwvn|Total column vertically-integrated northward water vapour flux|kg m**-1 s**-1
|0.1.152|t1,T8|viclwe|Total column vertically-integrated eastward cloud liquid water flux|kg m**-1 s**-1
|0.1.152|t1,T8,p1|tviclwe|Time-integrated total column vertically-integrated eastward cloud liquid water flux|kg m**-1
|0.1.152|t1,T8,p0|avg_viclwe|Time-mean total column vertically-integrated eastward cloud liquid water flux|kg m**-1 s**-1
|0.1.152|t1,T8,p2|max_viclwe|Time-maximum total column vertically-integrated eastward cloud liquid water flux|kg m**-1 s**-1
|0.1.152|t1,T8,p3|min_viclwe|Time-minimum vertically integrated eastward cloud liquid water flux|kg m**-1 s**-1
|0.1.152|t1,T8,p6|std_viclwe|Time-standard-deviation vertically integrated eastward cloud liquid water flux|kg m**-1 s**-1
|0.1.153|t1,T8|viclwn|Total column vertically-integrated northward cloud liquid water flux|kg m**-1 s**-1
|0.1.153|t1,T8,p1|tviclwn|Time-integrated total column vertically-integrated northward cloud liquid water flux|kg m**-1
|0.1.153|t1,T8,p0|avg_viclwn|Time-mean total column vertically-integrated northward cloud liquid water flux|kg m**-1 s**-1
|0.1.153|t1,T8,p2|max_viclwn|Time-maximum total column vertically-integrated northward cloud liquid water flux|kg m**-1 s**-1
|0.1.153|t1,T8,p3|min_viclwn|Time-minimum vertically integrated northward cloud liquid water flux|kg m**-1 s**-1
|0.1.153|t1,T8,p6|std_viclwn|Time-standard-deviation vertically integrated northward cloud liquid water flux|kg m**-1 s**-1
|0.1.154|t1,T8|viciwe|Total column vertically-integrated eastward cloud ice water flux|kg m**-1 s**-1
|0.1.154|t1,T8,p1|tviciwe|Time-integrated total column vertically-integrated eastward cloud ice water flux|kg m**-1
|0.1.154|t1,T8,p0|avg_viciwe|Time-mean total column vertically-integrated eastward cloud ice water flux|kg m**-1 s**-1
|0.1.154|t1,T8,p2|max_viciwe|Time-maximum total column vertically-integrated eastward cloud ice water flux|kg m**-1 s**-1
|0.1.154|t1,T8,p3|min_viciwe|Time-minimum vertically integrated eastward cloud ice water flux|kg m**-1 s**-1
|0.1.154|t1,T8,p6|std_viciwe|Time-standard-deviation vertically integrated eastward cloud ice water flux|kg m**-1 s**-1
|0.1.155|t1,T8|viciwn|Total column vertically-integrated northward cloud ice water flux|kg m**-1 s**-1
|0.1.155|t1,T8,p1|tviciwn|Time-integrated total column vertically-integrated northward cloud ice water flux|kg m**-1
|0.1.155|t1,T8,p0|avg_viciwn|Time-mean total column vertically-integrated northward cloud ice water flux|kg m**-1 s**-1
|0.1.155|t1,T8,p2|max_viciwn|Time-maximum total column vertically-integrated northward cloud ice water flux|kg m**-1 s**-1
|0.1.155|t1,T8,p3|min_viciwn|Time-minimum vertically integrated northward cloud ice water flux|kg m**-1 s**-1
|0.1.155|t1,T8,p6|std_viciwn|Time-standard-deviation vertically integrated northward cloud ice water flux|kg m**-1 s**-1
|0.1.156|t1,T8|vire|Total column vertically-integrated eastward rain flux|kg m**-1 s**-1
|0.1.156|t1,T8,p1|tvire|Time-integrated total column vertically-integrated eastward rain flux|kg m**-1
|0.1.156|t1,T8,p0|avg_vire|Time-mean total column vertically-integrated eastward rain flux|kg m**-1 s**-1
|0.1.156|t1,T8,p2|max_vire|Time-maximum total column vertically-integrated eastward rain flux|kg m**-1 s**-1
|0.1.156|t1,T8,p3|min_vire|Time-minimum vertically integrated eastward rain flux|kg m**-1 s**-1
|0.1.156|t1,T8,p6|std_vire|Time-standard-deviation vertically integrated eastward rain flux|kg m**-1 s**-1
|0.1.157|t1,T8|virn|Total column vertically-integrated northward rain flux|kg m**-1 s**-1
|0.1.157|t1,T8,p1|tvirn|Time-integrated total column vertically-integrated northward rain flux|kg m**-1
|0.1.157|t1,T8,p0|avg_virn|Time-mean total column vertically-integrated northward rain flux|kg m**-1 s**-1
|0.1.157|t1,T8,p2|max_virn|Time-maximum total column vertically-integrated northward rain flux|kg m**-1 s**-1
|0.1.157|t1,T8,p3|min_virn|Time-minimum vertically integrated northward rain flux|kg m**-1 s**-1
|0.1.157|t1,T8,p6|std_virn|Time-standard-deviation vertically integrated northward rain flux|kg m**-1 s**-1
|0.1.158|t1,T8|vise|Total column vertically-integrated eastward snow flux|kg m**-1 s**-1
|0.1.158|t1,T8,p1|tvise|Time-integrated total column vertically-integrated eastward snow flux|kg m**-1
|0.1.158|t1,T8,p0|avg_vise|Time-mean total column vertically-integrated eastward snow flux|kg m**-1 s**-1
|0.1.158|t1,T8,p2|max_vise|Time-maximum total column vertically-integrated eastward snow flux|kg m**-1 s**-1
|0.1.158|t1,T8,p3|min_vise|Time-minimum vertically integrated eastward snow flux|kg m**-1 s**-1
|0.1.158|t1,T8,p6|std_vise|Time-standard-deviation vertically integrated eastward snow flux|kg m**-1 s**-1
|0.1.159|t1,T8|visn|Total column vertically-integrated northward snow flux|kg m**-1 s**-1
|0.1.159|t1,T8,p1|tvisn|Time-integrated total column vertically-integrated northward snow flux|kg m**-1
|0.1.159|t1,T8,p0|avg_visn|Time-mean total column vertically-integrated northward snow flux|kg m**-1 s**-1
|0.1.159|t1,T8,p2|max_visn|Time-maximum total column vertically-integrated northward snow flux|kg m**-1 s**-1
|0.1.159|t1,T8,p3|min_visn|Time-minimum vertically integrated northward snow flux|kg m**-1 s**-1
|0.1.159|t1,T8,p6|std_visn|Time-standard-deviation vertically integrated northward snow flux|kg m**-1 s**-1
78|0.1.16|p1|SNOW_MELT|Snow melt|kg m-2
82|0.1.16||snom|Snow melt|kg/m2
uerra|0.1.16||snom|Snowmelt|kg m**-2
uerra|0.1.16|y1|snom|Snowmelt|kg m**-2
|0.1.160|t1,T8|viwvd|Total column vertically-integrated divergence of water vapour flux|kg m**-2 s**-1
|0.1.160|t1,T8,p1|tviwvd|Time-integrated total column vertically-integrated divergence of water vapour flux|kg m**-2
|0.1.160|t1,T8,p0|avg_viwvd|Time-mean total column vertically-integrated divergence of water vapour flux|kg m**-2 s**-1
|0.1.160|t1,T8,p2|max_viwvd|Time-maximum total column vertically-integrated divergence of water vapour flux|kg m**-2 s**-1
|0.1.160|t1,T8,p3|min_viwvd|Time-minimum vertically integrated divergence of water vapour flux|kg m**-2 s**-1
|0.1.160|t1,T8,p6|std_viwvd|Time-standard-deviation vertically integrated divergence of water vapour flux|kg m**-2 s**-1
|0.1.161|t1,T8|viclwd|Total column vertically-integrated divergence of cloud liquid water flux|kg m**-2 s**-1
|0.1.161|t1,T8,p1|tviclwd|Time-integrated total column vertically-integrated divergence of cloud liquid water flux|kg m**-2
|0.1.161|t1,T8,p0|avg_viclwd|Time-mean total column vertically-integrated divergence of cloud liquid water flux|kg m**-2 s**-1
|0.1.161|t1,T8,p2|max_viclwd|Time-maximum total column vertically-integrated divergence of cloud liquid water flux|kg m**-2 s**-1
|0.1.161|t1,T8,p3|min_viclwd|Time-minimum vertically integrated divergence of cloud liquid water flux|kg m**-2 s**-1
|0.1.161|t1,T8,p6|std_viclwd|Time-standard-deviation vertically integrated divergence of cloud liquid water flux|kg m**-2 s**-1
|0.1.162|t1,T8|viciwd|Total column vertically-integrated divergence of cloud ice water flux|kg m**-2 s**-1
|0.1.162|t1,T8,p1|tviciwd|Time-integrated total column vertically-integrated divergence of cloud ice water flux|kg m**-2
|0.1.162|t1,T8,p0|avg_viciwd|Time-mean total column vertically-integrated divergence of cloud ice water flux|kg m**-2 s**-1
|0.1.162|t1,T8,p2|max_viciwd|Time-maximum total column vertically-integrated divergence of cloud ice water flux|kg m**-2 s**-1
|0.1.162|t1,T8,p3|min_viciwd|Time-minimum vertically integrated divergence of cloud ice water flux|kg m**-2 s**-1
|0.1.162|t1,T8,p6|std_viciwd|Time-standard-deviation vertically integrated divergence of cloud ice water flux|kg m**-2 s**-1
|0.1.163|t1,T8|vird|Total column vertically-integrated divergence of rain flux|kg m**-2 s**-1
|0.1.163|t1,T8,p1|tvird|Time-integrated total column vertically-integrated divergence of rain flux|kg m**-2
|0.1.163|t1,T8,p0|avg_vird|Time-mean total column vertically-integrated divergence of rain flux|kg m**-2 s**-1
|0.1.163|t1,T8,p2|max_vird|Time-maximum total column vertically-integrated divergence of rain flux|kg m**-2 s**-1
|0.1.163|t1,T8,p3|min_vird|Time-minimum vertically integrated divergence of rain flux|kg m**-2 s**-1
|0.1.163|t1,T8,p6|std_vird|Time-standard-deviation vertically integrated divergence of rain flux|kg m**-2 s**-1
|0.1.164|t1,T8|visd|Total column vertically-integrated divergence of snow flux|kg m**-2 s**-1
|0.1.164|t1,T8,p1|tvisd|Time-integrated total column vertically-integrated divergence of snow flux|kg m**-2
|0.1.164|t1,T8,p0|avg_visd|Time-mean total column vertically-integrated divergence of snow flux|kg m**-2 s**-1
|0.1.164|t1,T8,p2|max_visd|Time-maximum total column vertically-integrated divergence of snow flux|kg m**-2 s**-1
|0.1.164|t1,T8,p3|min_visd|Time-minimum vertically integrated divergence of snow flux|kg m**-2 s**-1
|0.1.164|t1,T8,p6|std_visd|Time-standard-deviation vertically integrated divergence of snow flux|kg m**-2 s**-1
|0.1.165|t1,T8,p1|vimd|Vertically integrated moisture divergence|kg m**-2
|0.1.165|p0|avg_vimdf|Time-mean total column vertically-integrated moisture divergence flux|kg m**-2 s**-1
|0.1.165|t1,T8,p2|max_vimdf|Time-maximum total column vertically-integrated moisture divergence flux|kg m**-2 s**-1
|0.1.165|t1,T8,p3|min_vimdf|Time-minimum vertically integrated moisture divergence|kg m**-2 s**-1
|0.1.165|t1,T8,p6|std_vimdf|Time-standard-deviation vertically integrated moisture divergence|kg m**-2 s**-1
|0.1.165|t1,T8|vimdf|Total column vertically-integrated moisture divergence flux|kg m**-2 s**-1
|0.1.167|t1,T8|tcslw|Total column supercooled liquid water|kg m**-2
|0.1.167|t1,T8,p0|avg_tcslw|Time-mean total column supercooled liquid water|kg m**-2
|0.1.167|t1,T8,p2|max_tcslw|Time-maximum total column supercooled liquid water|kg m**-2
|0.1.167|t1,T8,p3|min_tcslw|Time-minimum total column supercooled liquid water|kg m**-2
|0.1.167|t1,T8,p6|std_tcslw|Time-standard-deviation total column supercooled liquid water|kg m**-2
|0.1.168||sqw|Saturation specific humidity with respect to water|kg m**-3
|0.1.169|t1,T8,p0|avg_tcsqw|Time-mean total column integrated saturation specific humidity with respect to water|kg m**-2
|0.1.169|t1,T8,p2|max_tcsqw|Time-maximum total column integrated saturation specific humidity with respect to water|kg m**-2
|0.1.169|t1,T8,p3|min_tcsqw|Time-minimum total column integrated saturation specific humidity with respect to water|kg m**-2
|0.1.169|t1,T8,p6|std_tcsqw|Time-standard-deviation total column integrated saturation specific humidity with respect to water|kg m**-2
|0.1.169|t1,T8|tcsqw|Total column integrated saturation specific humidity with respect to water|kg m**-2
|0.1.17||snoag|Snow age|day
78|0.1.170||DM_HAIL|Mean mass diameter of hail (mean mass with respect to particle size distribution)|m
78|0.1.170|t1,p2|DM_HAIL_MAX_S|Time maximum of mean mass diameter of hail at surface|m
78|0.1.171|t1|DEMAX_HAIL_S|Estimated maximum diameter of hail at surface (maximum estimated with respect to particle size distribution)|m
78|0.1.171|t1,p2|DEMAX_HAIL_TMAX_S|Time maximum of estimated maximum diameter of hail at surface|m
|0.1.18||absh|Absolute humidity|kg m**-3
78|0.1.18|t103,v2,f0|ABSH_2M|2m absolute humidity|M
|0.1.19||ptype|Precipitation type|(Code table 4.201)
|0.1.19|p100|sev_ptype|Time-severity precipitation type|(Code table 4.201)
|0.1.19|p101|freq_ptype|Time-mode precipitation type|(Code table 4.201)
|0.1.19|p100,u1,n1,y1|ptype_sev1h|Precipitation type (most severe) in the last 1 hour|(Code table 4.201)
|0.1.19|p100,u1,n3,y1|ptype_sev3h|Precipitation type (most severe) in the last 3 hours|(Code table 4.201)
|0.1.19|p101,u1,n1,y1|ptype_freq1h|Precipitation type (most frequent) in the last 1 hour|(Code table 4.201)
|0.1.19|p101,u1,n3,y1|ptype_freq3h|Precipitation type (most frequent) in the last 3 hours|(Code table 4.201)
|0.1.19|p100,u1,n6,y1|ptype_sev6h|Precipitation type (most severe) in the last 6 hours|(Code table 4.201)
|0.1.19|p101,u1,n6,y1|ptype_freq6h|Precipitation type (most frequent) in the last 6 hours|(Code table 4.201)
uerra|0.1.19|p0|ptype|Precipitation type|(Code table 4.201)
uerra|0.1.19|p0,y1|ptype|Precipitation type|(Code table 4.201)
7|0.1.192||crain|Categorical rain|(Code table 4.222)
78|0.1.192|p1|TDIV_HUM|Vertical integral of divergence of total water content - accumulation|kg m-2
80|0.1.192|t1|tdiv_hum|vertical integral of divergence of total water content (s)|kg m**-2
98|0.1.192|t1,T255,p1,l1|tisef|Time integral of snow evaporation flux|kg m**-2
7|0.1.193||cfrzr|Categorical freezing rain|(Code table 4.222)
78|0.1.193||QC_RAD|Sub-grid scale cloud water|kg kg-1
80|0.1.193|t105,f0|qc_rad|subgrid scale cloud water|kg kg**-1
98|0.1.193|t1,T255,p1,l1|tp|Total precipitation|m
98|0.1.193|t1,p0,l1|tprate|Time-mean total precipitation rate|m s**-1
7|0.1.194||cicep|Categorical ice pellets|(Code table 4.222)
78|0.1.194||QI_RAD|Sub-grid scale cloud ice|kg kg-1
80|0.1.194|t105,f0|qi_rad|subgridscale cloud ice|kg kg**-1
98|0.1.194|t1,p1,l1|fzra|Accumulated freezing rain|m
7|0.1.195||csnow|Categorical snow|(Code table 4.222)
78|0.1.195||CLW_CON|Specific cloud liquid water content, convective cloud|kg kg-1
80|0.1.195|t105,f0|clw_con|specific cloud water content, convective cloud|kg kg**-1
98|0.1.195|t1,p1,l1|cp|Convective precipitation|m
98|0.1.195|t1,p0,l1|cprate|Time-mean convective precipitation rate|m s**-1
7|0.1.196||cpr|Convective precipitation rate|kg m**-2 s**-1
78|0.1.196||Q_SEDIM|Specific content of precipitation particles (needed for water loading)|kg kg-1
80|0.1.196|t105,f0|q_sedim|Specific content of precipitation particles (needed for water loadin)g|kg kg**-1
98|0.1.196|t1,p1,l1|lsp|Large-scale precipitation|m
98|0.1.196|t1,p0,l1|mlsprt|Time-mean large-scale precipitation rate|m s**-1
7|0.1.197||mconv|Horizontal moisture convergence|kg kg**-1 s**-1
78|0.1.197||DQV_CON|Specific humidity tendency due to convection|kg kg-1 s-1
80|0.1.197|t105,f0|dqv_con|Specific humitiy tendency due to convection|kg kg**-1 s**-1
98|0.1.197|t1,p1,l1|es|Snow evaporation|m of water equivalent
7|0.1.198||minrh|Minimum Relative Humidity|%
78|0.1.198||DQC_CON|Tendency of specific cloud liquid water content due to convection|kg kg-1 s-1
80|0.1.198|t105,f0|dqc_con|Tendency of specific cloud liquid water content due to conversion|kg kg**-1 s**-1
98|0.1.198|t1,p1,l1|sf|Snowfall|m of water equivalent
98|0.1.198|t1,p0,l1|mtsfr|Time-mean total snowfall rate|m of water equivalent s**-1
7|0.1.199||pevap|Potential evaporation|kg m**-2
78|0.1.199||DQI_CON|Tendency of specific cloud ice content due to convection|kg kg-1 s-1
80|0.1.199|t105,f0|dqi_con|tendency of  specific cloud ice content due to convection|kg kg**-1 s**-1
98|0.1.199|t1,p1,l1|e|Evaporation|m of water equivalent
98|0.1.199|t1,p0,l1|erate|Time-mean evaporation rate|m of water equivalent s**-1
78|0.1.2||MIXRAT|Humidity mixing ratio|kg kg-1
78|0.1.2|t103,v2,f0|MIXRAT_2M|2m Humidity mixing ratio|kg kg-1
82|0.1.2||mixr|Humidity mixing ratio|kg/kg
|0.1.20||iliqw|Integrated liquid water|kg m**-2
78|0.1.200||DQV_GSP|Specific humidity tendency due to grid scale precipitation|kg kg-1 s-1
80|0.1.200|t105,f0|dqv_gsp|Specific humitiy tendency due to grid scale precipitation|kg kg**-1 s**-1
98|0.1.200|t1,p1,l1|pev|Potential evaporation|m
7|0.1.201||snowc|Snow cover|%
78|0.1.201||DQC_GSP|Tendency of specific cloud liquid water content due to grid scale precipitation|kg kg-1 s-1
80|0.1.201|t105,f0|dqc_gsp|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg**-1 s**-1
98|0.1.201|t1,p1,l1|csf|Convective snowfall|m of water equivalent
7|0.1.202||frain|Rain fraction of total cloud water|Proportion
78|0.1.202||DQI_GSP|Tendency of specific cloud ice content due to grid scale precipitation|kg kg-1 s-1
80|0.1.202|t105,f0|dqi_gsp|tendency of specific cloud ice content due to grid scale precipitation|kg kg**-1 s**-1
98|0.1.202|t1,p1,l1|lsf|Large-scale snowfall|m of water equivalent
7|0.1.203||rime|Rime factor|Numeric
78|0.1.203||FRESHSNW|Fresh snow factor (weighting function for albedo indicating freshness of snow)|Numeric
80|0.1.203||freshsnw|Fresh snow factor (weighting function for albedo indicating freshness of snow)|1
7|0.1.204||tcolr|Total column integrated rain|kg m**-2
78|0.1.204|t4,T101|SNOWLMT|Height of snow fall limit above MSL|m
80|0.1.204||snowlmt|Height of snow fall limit|m
7|0.1.205||tcols|Total column integrated snow|kg m**-2
78|0.1.205|t2|MFLX_CON|Mass flux at convective cloud base|kg m-2 s-1
80|0.1.205|t1|mflx_con|Massflux at convective cloud base|kg m**-2 s**-1
7|0.1.206||tipd|Total Icing Potential Diagnostic|dimensionless
78|0.1.206||QCVG_CON|Moisture convergence for Kuo-type closure|s-1
80|0.1.206|t1|qcvg_con|moisture convergence for Kuo-type closure|s**-1
7|0.1.207||ncip|Number concentration for ice particles|dimensionless
78|0.1.207||DQVDT|Tendency of specific humidity|s-1
80|0.1.207|t105,f0|dqvdt|tendency of specific humidity|s**-1
7|0.1.208||snot|Snow temperature|K
78|0.1.208||QVSFLX|Water vapor flux|s-1 m-2
80|0.1.208||qvsflx|water vapor flux|s**-1 m**-2
7|0.1.209||tclsw|Total column-integrated supercooled liquid water|kg m**-2
78|0.1.209|p1|RR_SNOW|Niederschlagsdargebot: potential water supply (rain and snow melt) from snowpack - accumulation|kg m-2
|0.1.21||tcond|Condensate|kg kg**-1
7|0.1.210||tcolm|Total column-integrated melting ice|kg m**-2
78|0.1.210|t114|WLIQ_SNOW_M|Liquid water content in snow - multi level|kg m-2
7|0.1.211||emnp|Evaporation - Precipitation|cm per day
78|0.1.211||QV_DIA|Specific humidity (diagnostic)|kg kg-1
7|0.1.212||sbsno|Sublimation (evaporation from snow)|W m**-2
78|0.1.212||QC_DIA|Specific cloud water content (diagnostic)|kg kg-1
7|0.1.213||cnvmr|Deep Convective Moistening Rate|kg (kg s**-1)**-1
78|0.1.213||QI_DIA|Specific cloud ice content (diagnostic) |kg kg-1
7|0.1.214||shamr|Shallow Convective Moistening Rate|kg (kg s**-1)**-1
78|0.1.214||TQV_DIA|Total column integrated water vapour (diagnostic) |kg m-2
7|0.1.215||vdfmr|Vertical Diffusion Moistening Rate|kg (kg s**-1)**-1
78|0.1.215||TQC_DIA|Total column integrated cloud water (diagnostic) |kg m-2
7|0.1.216||condp|Condensation Pressure of Parcali Lifted From Indicate Surface|Pa
78|0.1.216||TQI_DIA|Total column integrated cloud ice (diagnostic) |kg m-2
7|0.1.217||lrgmr|Large scale moistening rate|kg (kg s**-1)**-1
78|0.1.217||NCSNOW|Specific number concentration of snow|kg-1
7|0.1.218||qz0|Specific humidity at top of viscous sublayer|kg kg**-1
78|0.1.218||NCGRAUPEL|Specific number concentration of graupel|kg-1
7|0.1.219||qmax|Maximum specific humidity at 2m|kg kg**-1
78|0.1.219||NCHAIL|Specific number concentration of hail|kg-1
|0.1.22||clwmr|Cloud mixing ratio|kg kg**-1
80|0.1.22|t105,f0|qc|Cloud Mixing Ratio|kg kg**-1
7|0.1.220||qmin|Minimum specific humidity at 2m|kg kg**-1
78|0.1.220||RH_MIX_EC|Relative humidity over mixed phase|%
7|0.1.221||arain|Liquid precipitation (rainfall)|kg m**-2
78|0.1.221||NDSNOW|Number density of snow|m-3
7|0.1.222||snowt|Snow temperature, depth-avg|K
78|0.1.222||NDGRAUPEL|Number density of graupel|m-3
7|0.1.223||apcpn|Total precipitation (nearest grid point)|kg m**-2
78|0.1.223||NDHAIL|Number density of hail|m-3
7|0.1.224||acpcpn|Convective precipitation (nearest grid point)|kg m**-2
78|0.1.224||DENR|Mass density of rain |kg m-3
7|0.1.225||frzr|Freezing Rain|kg m**-2
78|0.1.225||DENS|Mass density of snow |kg m-3
78|0.1.226||DENG|Mass density of graupel|kg m-3
78|0.1.227||DENH|Mass density of hail|kg m-3
78|0.1.228||NCRAIN|Specific number concentration of rain|kg-1
78|0.1.229||NDRAIN|Number density of rain|m-3
|0.1.23||icmr|Ice water mixing ratio|kg kg**-1
78|0.1.230|p1|RD_SNOW|Rain drain from snowpack - accumulation|kg m-2
78|0.1.231||CLI_RATIO|Cloud ice ratio qi/(qc+qi)|%
78|0.1.232||CONV_PERCENT|Percentage of convective precipitation (from total prec)|%
78|0.1.233||SNOW_PERCENT|Percentage of precipitation in snow (from total prec.)|%
78|0.1.234||RCLD|Standard deviation of saturation deficit|Numeric
78|0.1.235||HSNOW_MAX|Maximum snow height during contiguous accumulating snow period (coupled with snow age)|m
78|0.1.236|t10|TWATFLXU|Total column zonal water flux |kg m-1 s-1
78|0.1.236|t10,p0|ATWATFLXU|Total column zonal water flux - time average|kg m-1 s-1
78|0.1.237|t10|TWATFLXV|Total column meridional water flux|kg m-1 s-1
78|0.1.237|t10,p0|ATWATFLXV|Total column meridional water flux - time average|kg m-1 s-1
78|0.1.238|p0|DHAIL_AV|Average hail diameter|mm
78|0.1.238|p6|DHAIL_SD|Standard deviation of hail diameter|mm
78|0.1.238|p2|DHAIL_MX|Maximum hail diameter|mm
78|0.1.239|p1|TOT_PREC_EWI|Extreme weather index of total precipitation (Accumulation)|kg m-2
|0.1.24||rwmr|Rain mixing ratio|kg kg**-1
80|0.1.24|t105,f0|qr|Rain mixing ratio|kg kg**-1
78|0.1.240|p1|TOT_SNOW_EWI|Extreme weather index of snow amount, grid-scale plus convective|kg m-2
78|0.1.241||DM_CLOUD|Mean mass diameter of cloud droplets (mean mass with respect to particle size distribution)|m
78|0.1.242||DM_RAIN|Mean mass diameter of rain (mean mass with respect to particle size distribution)|m
78|0.1.243||DM_ICE|Mean mass diameter of cloud ice (mean mass with respect to particle size distribution)|m
78|0.1.244||DM_SNOW|Mean mass diameter of snow (mean mass with respect to particle size distribution)|m
78|0.1.245||DM_GRAUPEL|Mean mass diameter of graupel (mean mass with respect to particle size distribution)|m
|0.1.25||snmr|Snow mixing ratio|kg kg**-1
80|0.1.25|t105,f0|qs|Snow mixing ratio|kg kg**-1
98|0.1.254|l1|sd|Snow depth|m of water equivalent
98|0.1.254|p0,l1|avg_sd_m|Time-mean snow depth|m of water equivalent
|0.1.26||mconv|Horizontal moisture convergence|kg kg**-1 s**-1
78|0.1.26|p2|MCNV_CTMAX|Maximum horizontal moisture convergence track (over given time interval and column)|kg kg-1 s-1
78|0.1.27||MAXRH|Maximum relative humidity|%
|0.1.27||maxrh|Maximum relative humidity|%|old
78|0.1.28||MAXAH|Maximum absolute humidity|kg kg-1m-3
|0.1.28||maxah|Maximum absolute humidity|kg m**-3|old
78|0.1.29||ASNOW|Total snowfall|m
|0.1.3||pwat|Precipitable water|kg m**-2
|0.1.30||pwcat|Precipitable water category|(Code table 4.202)
|0.1.31||hail|Hail|m
|0.1.32||grle|Graupel (snow pellets)|kg kg**-1
80|0.1.32|t105,f0|qg|Grauple|kg kg**-1
|0.1.33||crain|Categorical rain|(Code table 4.222)
|0.1.34||cfrzr|Categorical freezing rain|(Code table 4.222)
|0.1.35||cicep|Categorical ice pellets|(Code table 4.222)
|0.1.36||csnow|Categorical snow|(Code table 4.222)
|0.1.37|t1,p1|cp|Convective precipitation|kg m**-2
|0.1.37|t1,p0|avg_cpr|Time-mean convective precipitation rate|kg m**-2 s**-1
|0.1.37|t1,p2|max_cpr|Time-maximum convective precipitation rate|kg m**-2 s**-1
|0.1.37|t1,p3|min_cpr|Time-minimum convective precipitation rate|kg m**-2 s**-1
|0.1.37|t1,p6|std_cpr|Time-standard-deviation convective precipitation rate|kg m**-2 s**-1
|0.1.37|t1|cpr|Convective precipitation rate|kg m**-2 s**-1
78|0.1.37|p1|PREC_CON|Convective Precipitation (Accumulation)|kg m-2
78|0.1.37|p4|PREC_CON_D|Convective Precipitation (difference)|kg m-2
80|0.1.37|p1|prec_con|Convective Precipitation rate|kg m**-2 s**-1
82|0.1.37||cprat|Convective precipitation rate|kg/m2/s
|0.1.38||mdiv|Horizontal moisture divergence|kg kg**-1 s**-1
|0.1.39||cpofp|Percent frozen precipitation|%
|0.1.4||vapp|Vapor pressure|Pa
|0.1.40||pevap|Potential evaporation|kg m**-2
78|0.1.41||PEVPR|Potential evaporation rate|W m-2
82|0.1.41||pevpr|Potential evaporation rate|W/m2
|0.1.42||snowc|Snow cover|%
|0.1.43||frain|Rain fraction of total cloud water|Proportion
|0.1.44||rime|Rime factor|Numeric
|0.1.45|t1,T8|tcrw|Total column rain water|kg m**-2
|0.1.45|t1,T8,p0|avg_tcrw|Time-mean total column rain water|kg m**-2
|0.1.45|t1,T8,p2|max_tcrw|Time-maximum total column rain water|kg m**-2
|0.1.45|t1,T8,p3|min_tcrw|Time-minimum total column rain water|kg m**-2
|0.1.45|t1,T8,p6|std_tcrw|Time-standard-deviation total column rain water|kg m**-2
|0.1.45||tcolr|Total column integrated rain|kg m**-2
|0.1.46|t1,T8|tcsw|Total column snow water|kg m**-2
|0.1.46|t1,T8,p0|avg_tcsw|Time-mean total column snow water|kg m**-2
|0.1.46|t1,T8,p2|max_tcsw|Time-maximum total column snow water|kg m**-2
|0.1.46|t1,T8,p3|min_tcsw|Time-minimum total column snow water|kg m**-2
|0.1.46|t1,T8,p6|std_tcsw|Time-standard-deviation total column snow water|kg m**-2
|0.1.46||tcols|Total column integrated snow|kg m**-2
|0.1.47||lswp|Large scale water precipitation (non-convective)|kg m**-2
|0.1.48||cwp|Convective water precipitation|kg m**-2
|0.1.49||twatp|Total water precipitation|kg m**-2
|0.1.5||satd|Saturation deficit|Pa
78|0.1.50||TSNOWP|Total snow precipitation|kg m-2
82|0.1.50||tsnowp|Total snow precipitation|kg/m2
|0.1.51|t1,T8|tcw|Total column water|kg m**-2
|0.1.51|t1,T8,p0|avg_tcw|Time-mean total column water|kg m**-2
|0.1.51|t1,T8,p2|max_tcw|Time-maximum total column water|kg m**-2
|0.1.51|t1,T8,p3|min_tcw|Time-minimum total column water|kg m**-2
|0.1.51|t1,T8,p6|std_tcw|Time-standard-deviation total column water|kg m**-2
|0.1.51||tcwat|Total column water (Vertically integrated total water (vapour + cloud water/ice))|kg m**-2
s2s|0.1.51|t1,T8,p0|tcw|Total column water|kg m**-2
s2s|0.1.51|t1,T8,p0,y1|tcw|Total column water|kg m**-2
|0.1.52||tpf|Total precipitation flux|kg m**-2 s**-1
|0.1.52|p0|avg_tpf|Time-mean total precipitation flux|kg m**-2 s**-1
|0.1.52|t1,p0|avg_tprate|Time-mean total precipitation rate|kg m**-2 s**-1
|0.1.52|p2|max_tpf|Time-maximum total precipitation flux|kg m**-2 s**-1
|0.1.52|t1,p2|max_tprate|Time-maximum total precipitation rate|kg m**-2 s**-1
|0.1.52|p3|min_tpf|Time-minimum total precipitation flux|kg m**-2 s**-1
|0.1.52|t1,p3|min_tprate|Time-minimum total precipitation rate|kg m**-2 s**-1
|0.1.52|p6|std_tpf|Time-standard-deviation total precipitation flux|kg m**-2 s**-1
|0.1.52|t1,p6|std_tprate|Time-standard-deviation total precipitation rate|kg m**-2 s**-1
|0.1.52|t1|tprate|Total precipitation rate|kg m**-2 s**-1
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing|tprate_sea|Total precipitation rate at sea surface|kg m**-2 s**-1
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tprate_sea|Time-mean total precipitation rate at sea surface|kg m**-2 s**-1
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing,p1|tp_sea|Time-accumulated total precipitation at sea surface|kg m**-2
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tprate_sea|Time-maximum total precipitation rate at sea surface|kg m**-2 s**-1
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tprate_sea|Time-minimum total precipitation rate at sea surface|kg m**-2 s**-1
|0.1.52|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tprate_sea|Time-standard-deviation total precipitation rate at sea surface|kg m**-2 s**-1
|0.1.52|p1|tpfa|Time-integrated total precipitation flux|kg m**-2
|0.1.52|t1,p1|tp|Total Precipitation|kg m**-2
|0.1.52|t1,p2,y1|mxtpr|Maximum total precipitation rate since previous post-processing|kg m**-2 s**-1
|0.1.52|t1,p3,y1|mntpr|Minimum total precipitation rate since previous post-processing|kg m**-2 s**-1
78|0.1.52|p4|TOT_PREC_D|Total Precipitation Difference|kg m-2
|0.1.53|t1,p0|avg_tsrwe|Time-mean total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p2|max_tsrwe|Time-maximum total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p3|min_tsrwe|Time-minimum snowfall rate|kg m**-2 s**-1
|0.1.53|t1,p6|std_tsrwe|Time-standard-deviation snowfall rate|kg m**-2 s**-1
|0.1.53|t1|tsrwe|Total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p1|sf|Snowfall water equivalent|kg m**-2
78|0.1.53||SF|Snow Fall water equivalent|kg m-2 s-1
82|0.1.53||pis|Precipitation intensity snow|kg/m2/s
|0.1.54|t1,p1|lsp|Large-scale precipitation|kg m**-2
|0.1.54|t1,p0|avg_lsprate|Time-mean large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p2|max_lsprate|Time-maximum large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p3|min_lsprate|Time-minimum large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p6|std_lsprate|Time-standard-deviation large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1|lsprate|Large scale precipitation rate|kg m**-2 s**-1
78|0.1.54|p1|PREC_GSP|Large-Scale Precipitation (Accumulation)|kg m-2
78|0.1.54||PR_GSP|Large-scale precipitation rate|kg m-2 s-1
80|0.1.54|p1|prec_gsp|Large-Scale Precipitation rate|kg m**-2 s**-1
82|0.1.54||lsprate|Large scale precipitation rate|kg/m2/s
|0.1.55|t1|csfr|Convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p1|csfwe|Convective snowfall water equivalent|kg m**-2
|0.1.55|t1,p0|avg_csfr|Time-mean convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p2|max_csfr|Time-maximum convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p3|min_csfr|Time-minimum convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p6|std_csfr|Time-standard-deviation convective snowfall rate water equivalent|kg m**-2 s**-1
78|0.1.55|p1|SNOW_CON|Convective Snowfall water equivalent (s)|kg m-2
78|0.1.55||PRS_CON|Convective snowfall rate water equivalent|kg m-2 s-1
78|0.1.55|p4|SNOW_CON_D|Convective Snowfall Water Equivalent Difference|kg m-2
82|0.1.55||csrwe|Convective snowfall rate water equivalent|kg/m2/s
|0.1.56|t1|lssfr|Large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p1|lsfwe|Large-scale snowfall water equivalent|kg m**-2
|0.1.56|t1,p0|avg_lssfr|Time-mean large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p2|max_lssfr|Time-maximum large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p3|min_lssfr|Time-minimum large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p6|std_lssfr|Time-standard-deviation large scale snowfall rate water equivalent|kg m**-2 s**-1
78|0.1.56|p1|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation)|kg m-2
78|0.1.56||PRS_GSP|Large scale snowfall rate water equivalent|kg m-2 s-1
78|0.1.56|p4|SNOW_GSP_D|Large Scale Snowfall water Equivalent Difference|kg m-2
82|0.1.56||prs_gsp|Large scale snowfall rate water equivalent|kg/m2/s
|0.1.57|t1,p1|asnow|Total snowfall|m
|0.1.57||tsrate|Total snowfall rate|m s**-1
|0.1.58||csrate|Convective snowfall rate|m s**-1
|0.1.59||lssrate|Large scale snowfall rate|m s**-1
82|0.1.6||e|Evaporation|m of water equivalent
|0.1.60|t185|sdrf|Snow depth water equivalent on roof|kg m**-2
|0.1.60|t187|sdrd|Snow depth water equivalent on road|kg m**-2
|0.1.60|p0|avg_sd|Time-mean snow depth water equivalent|kg m**-2
|0.1.60|p2|max_sd|Time-maximum snow depth water equivalent|kg m**-2
|0.1.60|p3|min_sd|Time-minimum snow depth water equivalent|kg m**-2
|0.1.60|p6|std_sd|Time-standard-deviation snow depth water equivalent|kg m**-2
|0.1.60||sd|Snow depth water equivalent|kg m**-2
78|0.1.60|t114|W_SNOW_M|Water equivalent  of accumulated snoe depth in - multi level |kg m-2
s2s|0.1.60|p0|sd|Snow depth water equivalent|kg m**-2
s2s|0.1.60|p0,y1|sd|Snow depth water equivalent|kg m**-2
uerra|0.1.60|p0|sd|Snow depth water equivalent|kg m**-2
uerra|0.1.60|p0,y1|sd|Snow depth water equivalent|kg m**-2
|0.1.60|p0,u1,n24|avg_sd24|Time-mean snow depth water equivalent|kg m**-2|old
|0.1.61||rsn|Snow density|kg m**-3
|0.1.61|p0|avg_rsn|Time-mean snow density|kg m**-3
|0.1.61|p2|max_rsn|Time-maximum snow density|kg m**-3
|0.1.61|p3|min_rsn|Time-minimum snow density|kg m**-3
|0.1.61|p6|std_rsn|Time-standard-deviation snow density|kg m**-3
78|0.1.61|t114|RHO_SNOW_M|Snow density in  - multi level |kg m-3
80|0.1.61|t1|rho_snow|Snow density|kg m**-3
s2s|0.1.61|p0|rsn|Snow density|kg m**-3
s2s|0.1.61|p0,y1|rsn|Snow density|kg m**-3
uerra|0.1.61|p0|rsn|Snow density|kg m**-3
uerra|0.1.61|p0,y1|rsn|Snow density|kg m**-3
82|0.1.62||se|Snow evaporation|kg/m2
|0.1.64|t1,T8|tcwv|Total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p0|avg_tcwv|Time-mean total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p2|max_tcwv|Time-maximum total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p3|min_tcwv|Time-minimum total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p6|std_tcwv|Time-standard-deviation total column vertically-integrated water vapour|kg m**-2
78|0.1.64||TQV|Total column integrated water vapour|kg m-2
80|0.1.64|t1|tqv|Total column integrated water vapour|kg m**-2
82|0.1.64||tciwv|Total column integrated water vapour|kg/m2
uerra|0.1.64|t1,T8|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,p0|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,y1|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,p0,y1|tciwv|Total column integrated water vapour|kg m**-2
|0.1.65|t1,T255,p1|tirf|Time integral of rain flux|kg m**-2
|0.1.65||rprate|Rain precipitation rate|kg m**-2 s**-1
78|0.1.65|p1|TOT_RAIN|rain amount, grid-scale plus convective|kg m-2
80|0.1.65|t1,p1|rr_f|rain amount, grid-scale plus convective|kg m**-2
|0.1.66|t1,p1|tsnowp|Total snow precipitation|kg m**-2
|0.1.66||sprate|Snow precipitation rate|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing|snrate_sea|Snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_snrate_sea|Time-mean snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p1|sn_sea|Time-accumulated snow precipitation at sea surface|kg m**-2
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_snrate_sea|Time-maximum snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_snrate_sea|Time-minimum snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_snrate_sea|Time-standard-deviation snow precipitation rate at sea surface|kg m**-2 s**-1
78|0.1.66|p1|TOT_SNOW|snow amount, grid-scale plus convective|kg m-2
|0.1.67|t1,p1|fzrawe|Accumulated freezing rain water equivalent|kg m**-2
|0.1.67|t1,p0|avg_fprate|Time-mean freezing rain precipitation rate|kg m**-2 s**-1
|0.1.67|t1,p2|max_fprate|Time-maximum freezing rain precipitation rate|kg m**-2 s**-1
|0.1.67|t1,p3|min_fprate|Time-minimum freezing rain rate water equivalent|kg m**-2 s**-1
|0.1.67|t1,p6|std_fprate|Time-standard-deviation freezing rain rate water equivalent|kg m**-2 s**-1
|0.1.67|t1|fprate|Freezing rain precipitation rate|kg m**-2 s**-1
78|0.1.67||FPRATE|Freezing rain precipitation rate|kg m-2 s-1
82|0.1.67||fprate|Freezing rain precipitation rate|kg/m2/s
|0.1.68||iprate|Ice pellets precipitation rate|kg m**-2 s**-1
|0.1.69|t1,T8|tclw|Total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p0|avg_tclw|Time-mean total column liquid water|kg m**-2
|0.1.69|t1,T8,p2|max_tclw|Time-maximum total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p3|min_tclw|Time-minimum total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p6|std_tclw|Time-standard-deviation total column cloud liquid water|kg m**-2
78|0.1.69||TQC|Total Column-Integrated Cloud Water|kg m-2
80|0.1.69|t1|tqc|Total Column-Integrated Cloud Water|kg m**-2
uerra|0.1.69|t1,T8,p0|tclw|Total column cloud liquid water|kg m**-2
uerra|0.1.69|t1,T8,p0,y1|tclw|Total column cloud liquid water|kg m**-2
|0.1.7||prate|Precipitation rate|kg m**-2 s**-1
|0.1.70|t1,T8|tciw|Total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p0|avg_tciw|Time-mean total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p2|max_tciw|Time-maximum total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p3|min_tciw|Time-minimum total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p6|std_tciw|Time-standard-deviation total column cloud ice water|kg m**-2
78|0.1.70||TQI|Total Column-Integrated Cloud Ice|kg m-2
80|0.1.70|t1|tqi|Total Column-Integrated Cloud Ice|kg m**-2
uerra|0.1.70|t1,T8,p0|tciw|Total column cloud ice water|kg m**-2
uerra|0.1.70|t1,T8,p0,y1|tciw|Total column cloud ice water|kg m**-2
78|0.1.71||QH|Hail  mixing ratio|kg kg-1
78|0.1.72||TQH|Hail  |kg m-2
78|0.1.73||PRH_GSP|Hail  precipitation rate |kg m-2 s-1
78|0.1.73|p1|HAIL_GSP|Hail  precipitation rate, accumulation|kg m-2
|0.1.74|t1,T8,p0|avg_tcolg|Time-mean total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p2|max_tcolg|Time-maximum total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p3|min_tcolg|Time-minimum total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p6|std_tcolg|Time-standard-deviation total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
78|0.1.74||TQG|Total column integrated grauple|kg m-2
80|0.1.74||tqg|Total column integrated grauple|kg m**-2
uerra|0.1.74|t1,T8,p0|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
uerra|0.1.74|t1,T8,p0,y1|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.75|t1,p1|tgrp|Graupel (snow pellets) precipitation|kg m**-2
78|0.1.75||PRG_GSP|Graupel (snow pellets) precipitation rate|kg m-2 s-1
78|0.1.75|p1|GRAU_GSP|Graupel (snow pellets) precipitation (Accumulation)|kg m-2
80|0.1.75|t1|prg_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
|0.1.76|t1|crr|Convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p0|avg_crr|Time-mean convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p2|max_crr|Time-maximum convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p3|min_crr|Time-minimum convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p6|std_crr|Time-standard-deviation convective rain rate|kg m**-2 s**-1
78|0.1.76||PRR_CON|Convective rain rate|kg m-2 s-1
78|0.1.76|p1|RAIN_CON|Convective rain|kg m-2
78|0.1.76|p4|RAIN_CON_D|Convective Rain Difference|kg m-2
80|0.1.76|t1,p1|rain_con|Convective rain rate (s)|kg m**-2 s**-1
|0.1.77|t1|lsrr|Large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p0|avg_lsrr|Time-mean large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p2|max_lsrr|Time-maximum large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p3|min_lsrr|Time-minimum large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p6|std_lsrr|Time-standard-deviation large scale rain rate|kg m**-2 s**-1
78|0.1.77||PRR_GSP|Large scale rain rate|kg m-2 s-1
78|0.1.77|p1|RAIN_GSP|Large scale rain (Accumulation)|kg m-2
78|0.1.77|p4|RAIN_GSP_D|Large Scale Rain Difference|kg m-2
80|0.1.77|t1,p1|rain_gsp|Large scale rain rate (s)|kg m**-2 s**-1
78|0.1.78||TWATER|Total Column integrated water (all components incl. precipitation)|kg m-2
80|0.1.78|t1|twater|Total Column integrated water (all components incl. precipitation)|kg m**-2
|0.1.79|t1|ie|Instantaneous moisture flux|kg m**-2 s**-1
|0.1.79|t1,p0|avg_ie|Time-mean moisture flux|kg m**-2 s**-1
|0.1.79|t1,p2|max_ie|Time-maximum moisture flux|kg m**-2 s**-1
|0.1.79|t1,p3|min_ie|Time-minimum evaporation rate|kg m**-2 s**-1
|0.1.79|t1,p6|std_ie|Time-standard-deviation evaporation rate|kg m**-2 s**-1
|0.1.79|t1,p1|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n6|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n24|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n6,y1|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n24,y1|eva|Evaporation|kg m**-2
|0.1.79|t1,p1,u1,n6|eva06|Evaporation in the last 6 hours|kg m**-2|old
7|0.1.8||tp|Total Precipitation|kg m**-2
82|0.1.8||tp|Total precipitation|kg/m2
78|0.1.81|t20,v26315,f2,T8,p2|TCOND10_MX|Maximum total-column integrated condensed water above -10 C isotherm (over given time interval)|kg m-2
78|0.1.81|t1,T8,p2|TCOND_MAX|Maximum total-column integrated condensed  water (over given time interval)|kg m-2
78|0.1.82||QI|Cloud Ice Mixing Ratio|kg kg-1
80|0.1.82|t105,f0|qi|Cloud Ice Mixing Ratio|kg kg**-1
|0.1.83||clwc|Specific cloud liquid water content|kg kg**-1
|0.1.83|p0|avg_clwc|Time-mean specific cloud liquid water content|kg kg**-1
|0.1.83|p2|max_clwc|Time-maximum specific cloud liquid water content|kg kg**-1
|0.1.83|p3|min_clwc|Time-minimum specific cloud liquid water content|kg kg**-1
|0.1.83|p6|std_clwc|Time-standard-deviation specific cloud liquid water content|kg kg**-1
uerra|0.1.83|p0|clwc|Specific cloud liquid water content|kg kg**-1
uerra|0.1.83|p0,y1|clwc|Specific cloud liquid water content|kg kg**-1
|0.1.84||ciwc|Specific cloud ice water content|kg kg**-1
|0.1.84|p0|avg_ciwc|Time-mean specific cloud ice water content|kg kg**-1
|0.1.84|p2|max_ciwc|Time-maximum specific cloud ice water content|kg kg**-1
|0.1.84|p3|min_ciwc|Time-minimum specific cloud ice water content|kg kg**-1
|0.1.84|p6|std_ciwc|Time-standard-deviation specific cloud ice water content|kg kg**-1
uerra|0.1.84|p0|ciwc|Specific cloud ice water content|kg kg**-1
uerra|0.1.84|p0,y1|ciwc|Specific cloud ice water content|kg kg**-1
|0.1.85||crwc|Specific rain water content|kg kg**-1
|0.1.85|p0|avg_crwc|Time-mean specific rain water content|kg kg**-1
|0.1.85|p2|max_crwc|Time-maximum specific rain water content|kg kg**-1
|0.1.85|p3|min_crwc|Time-minimum specific rain water content|kg kg**-1
|0.1.85|p6|std_crwc|Time-standard-deviation specific rain water content|kg kg**-1
uerra|0.1.85|p0|crwc|Specific rain water content|kg kg**-1
uerra|0.1.85|p0,y1|crwc|Specific rain water content|kg kg**-1
|0.1.86||cswc|Specific snow water content|kg kg**-1
|0.1.86|p0|avg_cswc|Time-mean specific snow water content|kg kg**-1
|0.1.86|p2|max_cswc|Time-maximum specific snow water content|kg kg**-1
|0.1.86|p3|min_cswc|Time-minimum specific snow water content|kg kg**-1
|0.1.86|p6|std_cswc|Time-standard-deviation specific snow water content|kg kg**-1
uerra|0.1.86|p0|cswc|Specific snow water content|kg kg**-1
uerra|0.1.86|p0,y1|cswc|Specific snow water content|kg kg**-1
|0.1.9||ncpcp|Large scale precipitation (non-convective)|kg m**-2
|0.1.93||rhw|Relative humidity with respect to water|%
|0.1.93|t103,v2,f0|2rhw|2 metre relative humidity with respect to water|%
|0.1.93|p0|avg_rhw|Time-mean relative humidity with respect to water|%
|0.1.93|t103,v2,f0,p0|avg_2rhw|Time-mean 2 metre relative humidity with respect to water|%
|0.1.93|p2|max_rhw|Time-maximum relative humidity with respect to water|%
|0.1.93|t103,v2,f0,p2|max_2rhw|Time-maximum 2 metre relative humidity with respect to water|%
|0.1.93|p3|min_rhw|Time-minimum relative humidity with respect to water|%
|0.1.93|t103,v2,f0,p3|min_2rhw|Time-minimum 2 metre relative humidity with respect to water|%
|0.1.93|p6|std_rhw|Time-standard-deviation relative humidity with respect to water|%
|0.1.93|t103,v2,f0,p6|std_2rhw|Time-standard-deviation 2 metre relative humidity with respect to water|%
|0.1.94||rhi|Relative humidity with respect to ice|%
78|0.1.96||DENR|Mass density of rain |kg m-3
78|0.1.97||DENS|Mass density of snow |kg m-3
78|0.1.98||DENG|Mass density of graupel|kg m-3
78|0.1.99||DENH|Mass density of hail|kg m-3
|0.13.0||aerot|Aerosol type|(Code table 4.205)
7|0.13.192||pmtc|Particulate matter (coarse)|(10**-6 g) m**-3
80|0.13.192||aer_so4|Total sulfate aerosol|1
80|0.13.192|p0|aer_so412|Total sulfate aerosol (12M)|1
7|0.13.193||pmtf|Particulate matter (fine)|(10**-6 g) m**-3
80|0.13.193||aer_dust|Total soil dust aerosol|1
80|0.13.193|p0|aer_dust12|Total soil dust aerosol (12M)|1
7|0.13.194||lpmtf|Particulate matter (fine)|log10((10**-6g) m**-3)
80|0.13.194||aer_org|Organic aerosol|1
80|0.13.194|p0|aer_org12|Organic aerosol (12M)|1
7|0.13.195||lipmf|Integrated column particulate matter (fine)|log10((10**-6g) m**-3)
80|0.13.195||aer_bc|Black carbon aerosol|1
80|0.13.195|p0|aer_bc12|Black carbon aerosol (12M)|1
80|0.13.196||aer_ss|Sea salt aerosol|1
80|0.13.196|p0|aer_ss12|Sea salt aerosol (12M)|1
|0.14.0||tozne|Total ozone|DU
78|0.14.0|p1|TOT_O3|Total ozone|DU
|0.14.1||o3|Ozone mass mixing ratio|kg kg**-1
|0.14.1|p0|avg_o3|Time-mean ozone mass mixing ratio|kg kg**-1
|0.14.1|p2|max_o3|Time-maximum ozone mass mixing ratio|kg kg**-1
|0.14.1|p3|min_o3|Time-minimum ozone mass mixing ratio|kg kg**-1
|0.14.1|p6|std_o3|Time-standard-deviation ozone mass mixing ratio|kg kg**-1
80|0.14.1|t105,f0|o3|Ozone Mixing Ratio|kg kg**-1
7|0.14.192||o3mr|Ozone mixing ratio|kg kg**-1
78|0.14.192||HMO3|Height of ozone maximum (climatological)|Pa
80|0.14.192|t1|hmo3|height of ozone maximum (climatological)|Pa
98|0.14.192|t1,T8,l1|tco3|Total column ozone|kg m**-2
7|0.14.193||ozcon|Ozone Concentration (PPB)|ppb
78|0.14.193||VIO3|Vertically integrated ozone content (climatological)|Pa(O3)
80|0.14.193|t1|vio3|vertically integrated ozone content (climatological)|Pa
7|0.14.194||ozcat|Categorical Ozone Concentration|dimensionless
7|0.14.195||vdfoz|Ozone vertical diffusion|kg (kg s**-1)**-1
7|0.14.196||poz|Ozone production|kg (kg s**-1)**-1
7|0.14.197||toz|Ozone tendency|kg (kg s**-1)**-1
7|0.14.198||pozt|Ozone production from temperature term|kg (kg s**-1)**-1
7|0.14.199||pozo|Ozone production from col ozone term|kg (kg s**-1)**-1
|0.14.2|t1,T8,p0|avg_tcioz|Time-mean total column integrated ozone|DU
|0.14.2|t1,T8,p2|max_tcioz|Time-maximum total column integrated ozone|DU
|0.14.2|t1,T8,p3|min_tcioz|Time-minimum total column integrated ozone|DU
|0.14.2|t1,T8,p6|std_tcioz|Time-standard-deviation total column integrated ozone|DU
|0.14.2|t1,T8|tcioz|Total column integrated ozone|DU
78|0.14.2||TO3|Total Column Integrated Ozone|DU
80|0.14.2|t1|to3|Total Column Integrated Ozone|Dobson
82|0.14.2||tcioz|Total column integrated ozone|Dobson
|0.15.0||bswid|Base spectrum width|m s**-1
|0.15.1||bref|Base reflectivity|dB
78|0.15.1|t1|DBZ_850|Base reflectivity|dBZ
78|0.15.1|t1,T8|DBZ_CMAX|Base reflectivity (cmax)|dBZ
78|0.15.1|t1,T8,p2|DBZ_CTMAX|Maximum reflectivity track (over given time interval and entire atmosphere)|dBZ
80|0.15.1|t1|dbz_850|Base reflectivity|dB
80|0.15.1|t105,f0|dbz|Base reflectivity|dB
80|0.15.1|t10|dbz_cmax|Base reflectivity (cmax)|dB
78|0.15.10||DBZ_ICE|Reflectivity of  cloud ice|dBZ
78|0.15.11||DBZ_SNOW|Reflectivity of snow|dBZ
78|0.15.12||DBZ_RAIN|Reflectivity of rain|dBZ
78|0.15.13||DBZ_GRAUPEL|Reflectivity of graupel|dBZ
78|0.15.14||DBZ_HAIL|Reflectivity of hail|dBZ
|0.15.17|p1|rdp|Precipitation from radar|kg m**-2
|0.15.17||rdpr|Precipitation rate from radar|kg m**-2 s**-1
|0.15.18||rdqi|Radar data quality index|Proportion
|0.15.19||rdqf|Radar data quality flag|(Code table 4.106)
78|0.15.192||ZTD|Delay of the GPS signal through the (total) atmos.|m
80|0.15.192|t1|ztd|Delay of the GPS signal trough the (total) atm.|m
78|0.15.193||ZWD|Delay of the GPS signal through wet atmos.|m
80|0.15.193|t1|zwd|Delay of the GPS signal trough wet atmos.|m
78|0.15.194||ZHD|Delay of the GPS signal through dry atmos.|m
80|0.15.194|t1|zhd|Delay of the GPS signal trough dry atmos.|m
78|0.15.195||RAD_PRECIP|Radar precipitation rate|kg m-2 h-1
78|0.15.196||RAD_QUAL|Radar quality information|Proportion
78|0.15.197||RAD_BL|Radar blacklist|Numeric
78|0.15.198||RAD_HEIGHT|Height of radar beam above ground|m
|0.15.2||brvel|Base radial velocity|m s**-1
78|0.15.220||NCM_AW_WP|NowCastMIX-AutoWARN (Warnpolygone: Gewitter, Starkregen, Schnee, gefrierender Regen)|numeric
78|0.15.221||NCM_AW_SPA|NowCastMIX-AutoWARN (Schneepolygon-Attribute)|numeric
78|0.15.222||NCM_A_RADOLAN|NowCastMIX-Aviation (Konvektiver Status, Radolan-Gebiet)|numeric
78|0.15.223||NCM_A_EUCOM|NowCastMIX-Aviation (Konvektiver Status, EuCOM-Gebiet)|numeric
78|0.15.224||NCM_A_WINTER_W|NowCastMIX-Winterwetter (Schnee, gefrierender Regen, Radolan-Gebiet)|numeric
78|0.15.225||NCM_AW_WKVL|NowCastMIX-AutoWARN (Gewitter-Warnkeulen mit variablen L??ngen)|numeric
78|0.15.226||NCM_A_STARKREGEN|NowCastMIX-Aviation (Starkregen, Radolan-Gebiet)|numeric
78|0.15.227||NCM_AW_SFG|NowCastMIX-AutoWARN (Schneefallgrenze)|m
78|0.15.228||NCM_A_EUCOM_XL|NowCastMIX-Aviation-XL (Konvektiver Status, EuCOM-XL-Gebiet)|keine
|0.15.3||veril|Vertically-integrated liquid|kg m**-1
|0.15.4||lmaxbr|Layer-maximum base reflectivity|dB
78|0.15.4|t103,v2500,f0,T103,V500,F0|DBZLMX_LOW|Base reflectivity - low layer maximum|dBZ
78|0.15.5|p1|PREC|Precipitation|kg m-2
82|0.15.5||prrad|Precipitation (radar)|kg/m
|0.15.5||rdp|Precipitation from radar|kg m**-2|old
|0.15.6||rdsp1|Radar spectra (1)|1
78|0.15.6|t1,T8,p2|DBZ_MAX|Radar spectra (1)|Numeric
80|0.15.6|t1,p2|dbz_max|Radar spectra (1)|1
|0.15.7||rdsp2|Radar spectra (2)|1
|0.15.8||rdsp3|Radar spectra (3)|1
78|0.15.9||DBZ_CLOUD|Reflectivity of cloud droplets|dBZ
82|0.16.0||eqrrra|Equivalent radar reflectivity factor for rain|mm6/m3
82|0.16.1||eqrrsn|Equivalent radar reflectivity factor for snow|mm6/m3
7|0.16.192||refzr|Derived radar reflectivity backscatter from rain|mm**6 m**-3
78|0.16.192|p1|RADAR_RQ|precipitation, qualified,BRD|kg m-2
7|0.16.193||refzi|Derived radar reflectivity backscatter from ice|mm**6 m**-3
78|0.16.193|p1|RADAR_RS|precipitation,BRD|kg m-2
7|0.16.194||refzc|Derived radar reflectivity backscatter from parameterized convection|mm**6 m**-3
78|0.16.194|p1|RADAR_RE|precipitation phase,BRD|Numeric
7|0.16.195||refd|Derived radar reflectivity|dB
78|0.16.195|p1|RADAR_RH|hail flag,BRD|Numeric
7|0.16.196||refc|Maximum/Composite radar reflectivity|dB
78|0.16.196|p1|RADAR_FS|snow_rate,BRD|0.01 m
78|0.16.197|p1|RADAR_FQ|snow_rate,qualified,BRD|0.01 m
82|0.16.2||eqrfpc|Equivalent radar reflectivity factor for paramterized convection|mm6/m3
82|0.16.3||ectop_rad|Echo top (radar)|m
|0.16.4||rare|Radar reflectivity|dB
78|0.16.4|t198|DBZSCAN_SIM|Single scan reflectivity - simulation|dB
78|0.16.5||DBZCMP_SIM|Composite reflectivity - forecast (simulation)|dBZ
82|0.16.5||corefl_rad|Composite reflectivity (radar)|dB
|0.16.6||frdpr|Precipitation rate from forecasted radar imagery|kg m**-2 s**-1
|0.16.6|p1|frdp|Precipitation from forecasted radar imagery|kg m**-2
|0.16.7|t1,T8|tcvmrpr|Total column vertical-maximum radar precipitation rate|kg m**-2 s**-1
|0.16.8|t1,T8|tcvmrr|Total column vertical-maximum radar reflectivity|dB
7|0.17.192||ltng|Lightning|dimensionless
78|0.17.192||LPI|Lightning Potential Index|J kg-1
78|0.17.192|p2|LPI_MAX|Maximum of Lightning Potential Index (over given time interval)|J kg-1
78|0.17.193||LPI_CON_CI|Lightning Potential Index from convection scheme, modified by convection index|J kg-1
78|0.17.193|p2|LPI_CON_CI_MAX|Maximum Lightning Potential Index from convection scheme, modified by convection index|J kg-1
|0.17.2|t1,T8|licgi|Instantaneous cloud-to-ground lightning flash density|km**-2 day**-1
|0.17.2|t1,T8,p0|avg_licgi|Time-mean cloud-to-ground lightning flash density|km**-2 day**-1
|0.17.2|t1,T8,p2|max_licgi|Time-maximum cloud-to-ground lightning flash density|km**-2 day**-1
|0.17.2|t1,T8,p3|min_licgi|Time-minimum cloud-to-ground lightning flash density|km**-2 day**-1
|0.17.2|t1,T8,p6|std_licgi|Time-standard-deviation cloud-to-ground lightning flash density|km**-2 day**-1
|0.17.2|t1,T8,p0,u1,n1,y1|licga1|Averaged cloud-to-ground lightning flash density in the last hour|km**-2 day**-1
|0.17.2|t1,T8,p0,u1,n3,y1|licga3|Averaged cloud-to-ground lightning flash density in the last 3 hours|km**-2 day**-1
|0.17.2|t1,T8,p0,u1,n6,y1|licga6|Averaged cloud-to-ground lightning flash density in the last 6 hours|km**-2 day**-1
|0.17.4|t1,T8|litoti|Instantaneous total lightning flash density|km**-2 day**-1
|0.17.4|t1,T8,p1|litotint|Time-integrated total lightning flash density|km**-2
|0.17.4|t1,T8,p0|avg_litoti|Time-mean total lightning flash density|km**-2 day**-1
|0.17.4|t1,T8,p2|max_litoti|Time-maximum total lightning flash density|km**-2 day**-1
|0.17.4|t1,T8,p3|min_litoti|Time-minimum total lightning flash density|km**-2 day**-1
|0.17.4|t1,T8,p6|std_litoti|Time-standard-deviation total lightning flash density|km**-2 day**-1
|0.17.4|t1,T8,p0,u1,n1,y1|litota1|Averaged total lightning flash density in the last hour|km**-2 day**-1
|0.17.4|t1,T8,p0,u1,n3,y1|litota3|Averaged total lightning flash density in the last 3 hours|km**-2 day**-1
|0.17.4|t1,T8,p0,u1,n6,y1|litota6|Averaged total lightning flash density in the last 6 hours|km**-2 day**-1
78|0.17.5||LPI_CON|Lightning Potential Index from convection scheme|J kg-1
78|0.17.5|p2|LPI_CON_MAX|Maximum Lightning Potential Index from convection scheme|J kg-1
|0.18.0||acces|Air concentration of Caesium 137|Bq m**-3
|0.18.1||aciod|Air concentration of Iodine 131|Bq m**-3
78|0.18.15||RADIONUC_MAX_AC_LAYER|Diagnostic vmaximum activity concentration of radionuclides in a layer|Bq m-3
78|0.18.17|t10|RADIONUC_AC_VI|Diagnostic total column of activity concentration of radionuclides|Bq m-2
78|0.18.192|t10|RADIONUC_AC_VI|Diagnostic total column of activity concentration of radionuclides|Bq m-2
80|0.18.192||ru-103|Air concentration of Ruthenium 103 (Ru103- concentration)|Bq m**-3
80|0.18.193||ru-103d|Ru103-dry deposition|Bq m**-2
80|0.18.194||ru-103w|Ru103-wet deposition|Bq m**-2
80|0.18.195||sr-90|Air concentration of Strontium 90|Bq m**-3
80|0.18.196||sr-90d|Sr90-dry deposition|Bq m**-2
80|0.18.197||sr-90w|Sr90-wet deposition|Bq m**-2
80|0.18.198||i-131a|I131-concentration|Bq m**-3
80|0.18.199||i-131ad|I131-dry deposition|Bq m**-2
|0.18.2||acradp|Air concentration of radioactive pollutant|Bq m**-3
80|0.18.200||i-131aw|I131-wet deposition|Bq m**-2
80|0.18.201||cs-137|Cs137-concentration|Bq m**-3
80|0.18.202||cs-137d|Cs137-dry deposition|Bq m**-2
80|0.18.203||cs-137w|Cs137-wet deposition|Bq m**-2
80|0.18.204||te-132|Air concentration of Tellurium 132 (Te132-concentration)|Bq m**-3
80|0.18.205||te-132d|Te132-dry deposition|Bq m**-2
80|0.18.206||te-132w|Te132-wet deposition|Bq m**-2
80|0.18.207||zr-95|Air concentration of Zirconium 95 (Zr95-concentration)|Bq m**-3
80|0.18.208||zr-95d|Zr95-dry deposition|Bq m**-2
80|0.18.209||zr-95w|Zr95-wet deposition|Bq m**-2
80|0.18.210||kr-85|Air concentration of Krypton 85  (Kr85-concentration)|Bq m**-3
80|0.18.211||kr-85d|Kr85-dry deposition|Bq m**-2
80|0.18.212||kr-85w|Kr85-wet deposition|Bq m**-2
80|0.18.213||tr-2|TRACER - concentration|Bq m**-3
80|0.18.214||tr-2d|TRACER - dry deposition|Bq m**-2
80|0.18.215||tr-2w|TRACER - wet deposition|Bq m**-2
80|0.18.216||xe-133|Air concentration of Xenon 133 (Xe133  - concentration)|Bq m**-3
80|0.18.217||xe-133d|Xe133  - dry deposition|Bq m**-2
80|0.18.218||xe-133w|Xe133  - wet deposition|Bq m**-2
80|0.18.219||i-131g|I131g - concentration|Bq m**-3
80|0.18.220||i-131gd|Xe133  - wet deposition|Bq m**-2
80|0.18.221||i-131gw|I131g  - wet deposition|Bq m**-2
80|0.18.222||i-131o|I131o  - concentration|Bq m**-3
80|0.18.223||i-131od|I131o  - dry deposition|Bq m**-2
80|0.18.224||i-131ow|I131o  - wet deposition|Bq m**-2
80|0.18.225||ba-140|Air concentration of Barium 40|Bq m**-3
80|0.18.226||ba-140d|Ba140 - dry deposition|Bq m**-2
80|0.18.227||ba-140w|Ba140  - wet deposition|Bq m**-2
|0.18.3||gdces|Ground deposition of Caesium 137|Bq m**-2
|0.18.4||gdiod|Ground deposition of Iodine 131|Bq m**-2
|0.18.5||gdradp|Ground deposition of radioactive pollutant|Bq m**-2
|0.18.6||tiaccp|Time-integrated air concentration of caesium pollutant|Bq s m**-3
|0.18.7||tiacip|Time-integrated air concentration of iodine pollutant|Bq s m**-3
|0.18.8||tiacrp|Time-integrated air concentration of radioactive pollutant|Bq s m**-3
|0.19.0|p0|avg_vis|Time-mean visibility|m
|0.19.0|p2|max_vis|Time-maximum visibility|m
|0.19.0|p3|min_vis|Time-minimum visibility|m
|0.19.0|p6|std_vis|Time-standard-deviation visibility|m
|0.19.0||vis|Visibility|m
uerra|0.19.0|p0|vis|Visibility|m
uerra|0.19.0|p0,y1|vis|Visibility|m
|0.19.1|p0|avg_al|Time-mean forecast albedo|%
|0.19.1|p2|max_al|Time-maximum forecast albedo|%
|0.19.1|p3|min_al|Time-minimum forecast albedo|%
|0.19.1|p6|std_al|Time-standard-deviation forecast albedo|%
|0.19.1||al|Forecast albedo|%
80|0.19.1|t1|alb_rad|Albedo (in short-wave)|%
80|0.19.1|t1,p0|albedo_b|Albedo (in short-wave)|%
uerra|0.19.1|p0|al|Forecast albedo|%
uerra|0.19.1|p0,y1|al|Forecast albedo|%
|0.19.10||turb|Turbulence|(Code table 4.208)
|0.19.11||tke|Turbulent kinetic energy|J kg**-1
80|0.19.11|t105,f0|tke|Turbulent Kinetic Energy|J kg**-1
|0.19.12||pblreg|Planetary boundary layer regime|(Code table 4.209)
|0.19.13||conti|Contrail intensity|(Code table 4.210)
|0.19.14||contet|Contrail engine type|(Code table 4.211)
|0.19.15||contt|Contrail top|m
|0.19.16||contb|Contrail base|m
78|0.19.17||MXALB|Maximum snow albedo|%
|0.19.17||mxsalb|Maximum snow albedo|%|old
|0.19.18||snfalb|Snow free albedo|%
78|0.19.18|p0|ALB_DIF12|Albedo - diffusive solar - time average (0.3 - 5.0 m-6)|%
|0.19.19||asn|Snow albedo|%
|0.19.19|p0|avg_asn|Time-mean snow albedo|%
|0.19.19|p2|max_asn|Time-maximum snow albedo|%
|0.19.19|p3|min_asn|Time-minimum snow albedo|%
|0.19.19|p6|std_asn|Time-standard-deviation snow albedo|%
s2s|0.19.19|p0|asn|Snow albedo|%
s2s|0.19.19|p0,y1|asn|Snow albedo|%
uerra|0.19.19|p0|asn|Snow albedo|%
uerra|0.19.19|p0,y1|asn|Snow albedo|%
7|0.19.192||mxsalb|Maximum snow albedo|%
78|0.19.192||TKETENS|Tendency of turbulent kinetic energy|m2 s-3
80|0.19.192|t105,f0|tketens|Tendency of turbulent kinetic energy|m s**-1
80|0.19.192||ru-103|Air concentration of Ruthenium 103|Bq m**-3
98|0.19.192|l1|asn|Snow albedo|(0 - 1)
7|0.19.193||snfalb|Snow free albedo|%
78|0.19.193||FC|Coriolis parameter|s-1
80|0.19.193|t1|fc|Coriolis parameter|s**-1
98|0.19.193|l1|fal|Forecast albedo|(0 - 1)
98|0.19.193|p0,l1|avg_fal_frac|Time-mean forecast albedo|(0 - 1)
7|0.19.194||srcono|Slight risk convective outlook|categorical
78|0.19.194||CL_TYP|Kombination Niederschlag-Bewoelkung-Blauthermik (cl_typ.tab)|Numeric
7|0.19.195||mrcono|Moderate risk convective outlook|categorical
7|0.19.196||hrcono|High risk convective outlook|categorical
7|0.19.197||torprob|Tornado probability|%
7|0.19.198||hailprob|Hail probability|%
7|0.19.199||windprob|Wind probability|%
|0.19.2||tstm|Thunderstorm probability|%
7|0.19.200||storprob|Significant Tornado probability|%
7|0.19.201||shailpro|Significant Hail probability|%
7|0.19.202||swindpro|Significant Wind probability|%
7|0.19.203||tstmc|Categorical Thunderstorm (1-yes, 0-no)|categorical
7|0.19.204||mixly|Number of mixed layers next to surface|Integer
7|0.19.205||flght|Flight Category|1
7|0.19.206||cicel|Confidence - Ceiling|1
7|0.19.207||civis|Confidence - Visibility|1
7|0.19.208||ciflt|Confidence - Flight Category|1
7|0.19.209||lavni|Low-Level aviation interest|1
78|0.19.209||WW_0-9|current weather (symbol number: 0..9)|Numeric
7|0.19.210||havni|High-Level aviation interest|1
7|0.19.211||sbsalb|Visible, Black Sky Albedo|%
7|0.19.212||swsalb|Visible, White Sky Albedo|%
7|0.19.213||nbsalb|Near IR, Black Sky Albedo|%
7|0.19.214||nwsalb|Near IR, White Sky Albedo|%
7|0.19.215||prsvr|Total Probability of Severe Thunderstorms (Days 2,3)|%
7|0.19.216||prsigsvr|Total Probability of Extreme Severe Thunderstorms (Days 2,3)|%
78|0.19.216||EDP|Eddy Dissipation Rate|m2/3 s-1
7|0.19.217||sipd|Supercooled Large Droplet (SLD) Potential|1
78|0.19.217||ELD|Ellrod Index|10-7 s-2
7|0.19.218||epsr|Radiative emissivity|1
78|0.19.218||DTKE|Production of TKE|m2 s-3
7|0.19.219||tpfi|Turbulence Potential Forecast Index|1
78|0.19.219||DTKE_CON|Buoyancy-production of TKE due to sub-grid scale convection|m2 s-3
|0.19.22||rcat|Relative clear air turbulence (RCAT)|%
78|0.19.220||DTKE_SSO|Wake-production of TKE due to sub-grid scale orography|m2 s-3
78|0.19.221||DTKE_HSH|Shear-production of TKE due to separated horizontal shear modes|m2 s-3
78|0.19.222|p0|ALB_UV12|Albedo - diffusive solar - time average (UV: 0.3 - 0.7 m-6)|%
78|0.19.222||ALB_UV|Albedo - diffusive solar (UV: 0.3 - 0.7 m-6)|%
78|0.19.223|p0|ALB_NI12|Albedo - near infrared - time average (0.7 - 5.0 m-6) |%
78|0.19.223||ALB_NI|Albedo - near infrared (0.7 - 5.0 m-6)|%
78|0.19.224||EDP_MAX_UFIR|Eddy Dissipation Rate Total Col-Max. Upper FIR|m2/3 s-1
78|0.19.225||EDP_MAX_LUIR|Eddy Dissipation Rate Total Col-Max. Lower UIR|m2/3 s-1
78|0.19.226||EDP_MAX_UUIR|Eddy Dissipation Rate Total Col-Max. Upper UIR|m2/3 s-1
78|0.19.227||EDR|Eddy dissipitation rate of TKE|m2 s-3
78|0.19.228||EDP_MAX_LFIR|Eddy Dissipation Rate Total Col-Max. Lower FIR|m2/3 s-1
78|0.19.229||EDPP| probability density function of EDP for turbulence  greater well defined threshold and model grid box|%
|0.19.23||sldp|Supercooled large droplet probability|%
78|0.19.230||CAT_TI1|Ellrod and Knapp turbulence index1|s-2
78|0.19.231||CAT_TI2|Ellrod and Knapp turbulence index2|s-2
7|0.19.232||vaftd|Volcanic Ash Forecast Transport and Dispersion|log10(kg m**-3)
78|0.19.232||CAT_DVT|Divergence trend (scaled divergence tendency needed for CAT_DVI)|s-2
78|0.19.233||CAT_DTI|Divergence modified turbulence index (Ellrod and Knox)|s-2
7|0.19.234||ICSEV|Icing severity|Numeric
78|0.19.234||ALB_SEAICE|Sea ice albedo - diffusive solar (0.3 - 5.0 m-6)|%
78|0.19.235||RAPA_SPPT|Random pattern for  the stochastically perturbed parametrization tendencies (SPPT) scheme at levels without tapering. If multi-scale random patterns are used, RAPA_SPPT is the sum of those.|Numeric
78|0.19.236|p2|TURB_INTENS_MAX|Turbulence intensity (time maximum)|Numeric
78|0.19.24||TKE_CON|Convective turbulent kinetic enery|J kg-1
80|0.19.24||tke_con|Convective turbulent kinetic enery|J kg**-1
78|0.19.240||POT_FLT_DIST|Potential flight distance PFD (gliding)|m
78|0.19.241||LIFT_RATIO|Lifting ratio VST (gliding)|m s-1
78|0.19.242||FP|Probability for freezing precipitation/wet snow|%
78|0.19.243||FPW|Probability for freezing precipitation with wind|%
78|0.19.25||WW|weather interpretation (WMO)|Numeric
80|0.19.25|t1|ww|weather interpretation (WMO)|1
|0.19.28||mwt|Mountain wave turbulence (eddy dissipation rate)|m**2/3 s**-1
|0.19.29|p0|avg_cat|Time-mean clear air turbulence (CAT)|m**2/3 s**-1
|0.19.29|p2|max_cat|Time-maximum clear air turbulence (CAT)|m**2/3 s**-1
|0.19.29|p3|min_cat|Time-minimum clear air turbulence (CAT)|m**2/3 s**-1
|0.19.29|p6|std_cat|Time-standard-deviation clear air turbulence (CAT)|m**2/3 s**-1
|0.19.29||cat|Clear air turbulence (CAT)|m**2/3 s**-1
|0.19.3|p0|avg_mld|Time-mean mixed layer depth|m
|0.19.3|p2|max_mld|Time-maximum mixed layer depth|m
|0.19.3|p3|min_mld|Time-minimum mixed layer depth|m
|0.19.3|p6|std_mld|Time-standard-deviation mixed layer depth|m
|0.19.3||mld|Mixed layer depth|m
80|0.19.3|t1|mh|mixed layer depth|m
78|0.19.30||EDP|Eddy Dissipation Parameter|m2/3 s-1
78|0.19.37||ICE_SEV|Icing Severity (0=None, 1=Trace, 2=Light, 3=Moderate, 4=Severe)|Code Table 4.228
|0.19.4||volash|Volcanic ash|(Code table 4.206)
|0.19.41|p0|avg_dctb|Time-mean duct base height|m
|0.19.41|p2|max_dctb|Time-maximum duct base height|m
|0.19.41|p3|min_dctb|Time-minimum duct base height|m
|0.19.41|p6|std_dctb|Time-standard-deviation duct base height|m
|0.19.41||dctb|Duct base height|m
|0.19.42|p0|avg_tplb|Time-mean trapping layer base height|m
|0.19.42|p2|max_tplb|Time-maximum trapping layer base height|m
|0.19.42|p3|min_tplb|Time-minimum trapping layer base height|m
|0.19.42|p6|std_tplb|Time-standard-deviation trapping layer base height|m
|0.19.42||tplb|Trapping layer base height|m
|0.19.43|p0|avg_tplt|Time-mean trapping layer top height|m
|0.19.43|p2|max_tplt|Time-maximum trapping layer top height|m
|0.19.43|p3|min_tplt|Time-minimum trapping layer top height|m
|0.19.43|p6|std_tplt|Time-standard-deviation trapping layer top height|m
|0.19.43||tplt|Trapping layer top height|m
|0.19.44|p0|avg_dndza|Time-mean mean vertical gradient of refractivity inside trapping layer|m**-1
|0.19.44|p2|max_dndza|Time-maximum mean vertical gradient of refractivity inside trapping layer|m**-1
|0.19.44|p3|min_dndza|Time-minimum mean vertical gradient of refractivity inside trapping layer|m**-1
|0.19.44|p6|std_dndza|Time-standard-deviation mean vertical gradient of refractivity inside trapping layer|m**-1
|0.19.44||dndza|Mean vertical gradient of refractivity inside trapping layer|m**-1
|0.19.45|p0|avg_dndzn|Time-mean minimum vertical gradient of refractivity inside trapping layer|m**-1
|0.19.45|p2|max_dndzn|Time-maximum minimum vertical gradient of refractivity inside trapping layer|m**-1
|0.19.45|p3|min_dndzn|Time-minimum minimum vertical gradient of refractivity inside trapping layer|m**-1
|0.19.45|p6|std_dndzn|Time-standard-deviation minimum vertical gradient of refractivity inside trapping layer|m**-1
|0.19.45||dndzn|Minimum vertical gradient of refractivity inside trapping layer|m**-1
|0.19.46|t1,p1|snr|Surface net radiation (SW and LW)|J m**-2
|0.19.46|t8,p1|tnr|Top net radiation (SW and LW)|J m**-2
|0.19.46|t1|snrf|Surface net radiation flux (SW and LW)|W m**-2
|0.19.46|t8|tnrf|Top net radiation flux (SW and LW)|W m**-2
|0.19.46|t1,p0|avg_snrf|Time-mean surface net radiation flux (SW and LW)|W m**-2
|0.19.46|t8,p0|avg_tnrf|Time-mean top net radiation flux (SW and LW)|W m**-2
|0.19.47||gits|Global irradiance on tilted surfaces|W m**-2
78|0.19.48||PERSCONTT|Top of persistent contrails|m
78|0.19.49||PERSCONTB|Base of persistent contrails|m
|0.19.5||icit|Icing top|m
|0.19.51||visp|Visibility through precipitation|m
|0.19.51|p0|avg_visp|Time-mean visibility through precipitation|m
|0.19.51|p2|max_visp|Time-maximum visibility through precipitation|m
|0.19.51|p3|min_visp|Time-minimum visibility through precipitation|m
78|0.19.52|t1|KEF_HAIL_S|Hail kinetic energy flux at surface|J m-2 s-1
78|0.19.52|t1,p2|KEF_HAIL_MAX_S|Time maximum of hail kinetic energy flux at surface|J m-2 s-1
78|0.19.52|t1,p1|KE_HAIL_S|Hail kinetic energy at surface (flux accumulated over time)|J m-2
|0.19.6||icib|Icing base|m
|0.19.7||ici|Icing|(Code table 4.207)
|0.19.8||turbt|Turbulence top|m
|0.19.9||turbb|Turbulence base|m
|0.190.0||var190m0|Arbitrary text string|CCITTIA5
|0.191.0||tsec|Seconds prior to initial reference time (defined in Section 1)|s
|0.191.1||lat|Latitude|Degree N
80|0.191.1|t1|rlat|geographical latitude|Degree N
7|0.191.192||nlat|Latitude (-90 to +90)|deg
78|0.191.192||DTTDIV|Solution of 2-d Helmholtz equations - needed for restart|Numeric
7|0.191.193||elon|East Longitude (0 - 360)|deg
78|0.191.193||AW|Area weights for regular lon-lat grid |Numeric
7|0.191.194||tsec|Seconds prior to initial reference time (defined in Section 1)|s
78|0.191.194||BOAGAE_WE|Gauss Boaga Coordinates West to East,East Sector|m
7|0.191.195||mlyno|Model Layer number (From bottom up)|1
78|0.191.195||BOAGAE_SN|Gauss Boaga Coordinates South to North,East Sector|m
7|0.191.196||nlatn|Latitude (nearest neighbor) (-90 to +90)|deg
78|0.191.196||BOAGAW_WE|Gauss Boaga Coordinates West to East, West Sector|m
7|0.191.197||elonn|East Longitude (nearest neighbor) (0 - 360)|deg
78|0.191.197||BOAGAW_SN|Gauss Boaga Coordinates South to North, West Sector|m
78|0.191.198||SWISS_SN|Swiss coordinate (south-north)|m
78|0.191.199||SWISS_WE|Swiss coordinate (west-east)|m
|0.191.2||lon|Longitude|Degree E
80|0.191.2|t1|rlon|geographical longitude|Degree E
78|0.191.200||SWISS_LV95_SN|Swiss coordinate LV 95 (south-north)|m
78|0.191.201||SWISS_LV95_WE|Swiss coordinate LV 95 (west-east)|m
78|0.191.202||SUN_EL|Solar elevation angle|Degree
78|0.191.203||SUN_AZI|Solar azimuth angle|Degree
|0.191.3||dslr|Days since last observation|Integer
|0.191.4||tdtc|Tropical cyclones track density|Numeric
78|0.192.1||PT1M|perceived temperature|K
78|0.192.2||CLO|value of isolation of clothes|Numeric
78|0.192.3||SUL_PROB|probability to perceive sultriness|Numeric
78|0.192.4||T_MRT|mean radiation temperature of an environment assumed black body related to standing human|K
78|0.193.0||ADVORG|geostrophische Vorticityadvektion|s-2
78|0.193.1||ADVOR|Geostrophic thickness advection|m3 kg-1 s-1
78|0.193.10||QVY|Q-Vektor Y-Komponente (geostrophisch)|m2 kg-1 s-1
78|0.193.11||DIVGEO|Divergenz Q (geostrophisch)|m kg-1 s-1
78|0.193.12||QVNGEO|Q-Vektor senkrecht zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
78|0.193.13||QVSGEO|Q-Vektor parallel zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
78|0.193.14||DIVQNGEO|Divergenz Qn geostrophisch|m kg-1 s-1
78|0.193.15||DIVQSGEO|Divergenz Qs geostrophisch|m kg-1 s-1
78|0.193.16||FRONTO|Frontogenesefunktion|K2 m-2 s-1
78|0.193.17||DIVQ|Divergenz|m kg-1 s-1
78|0.193.18||QVS|Q-Vektor parallel zu den Isothermen|m2 kg-1 s-1
78|0.193.19||DIVQN|Divergenz Qn|m kg-1 s-1
78|0.193.2||ADRTG|Schichtdickenadvektion|m3 kg-1 s-1
78|0.193.20||DIVQS|Divergenz Qs|m kg-1 s-1
78|0.193.21||FRONTOF|Frontogenesis function|Km kg-1 s-1
78|0.193.22||CATIX|Clear Air Turbulence Index|s-1
78|0.193.23||PVP|Potentielle Vorticity (auf Druckflaechen, nicht isentrop)|K m2 kg-1 s-1
78|0.193.24|t2,T101|CCL_NN|Hoehe der Konvektionsuntergrenze ueber nn|m
78|0.193.25|t107|IPV|Isentrope potentielle Vorticity|K m2 kg-1 s-1
78|0.193.26||RELV_G|Relative geostrophic vorticity|s-1
78|0.193.27||RELV_ADV_G|Relative geostrophic vorticity advection|s-2
78|0.193.28||WDIV_3D|Wind divergence (3D)|s-1
78|0.193.29||WDEF_H|Deformation of horizontal wind field|s-1
78|0.193.3||WDIV|Winddivergenz|s-1
78|0.193.4||QVN|Q-Vektor senkrecht zu den Isothermen|m2 kg-1 s-1
78|0.193.5||UP|Wind X-Komponente auf isentropen Flaechen|m s-1
78|0.193.6||VP|Wind Y-Komponente auf isentropen Flaechen|m s-1
78|0.193.7||VORG|geostrophische Vorticity|s-1
78|0.193.8||FORCOMEGA|Forcing rechte Seite Omegagleichung|m kg-1 s-1
78|0.193.9||QVX|Q-Vektor X-Komponente (geostrophisch)|m2 kg-1 s-1
78|0.197.251||VSOILS|Mass concentration of dust (sum of all modes)|kg m-3
78|0.197.252||VSOILS0|Number concentration of dust (sum of all modes)|m-3
78|0.197.33||VSOILA|Mass concentration of dust (minimum mode)|kg m-3
78|0.197.34||VSOILB|Mass concentration of dust (medium mode)|kg m-3
78|0.197.35||VSOILC|Mass concentration of dust (maximum mode)|kg m-3
78|0.197.72||VSOILA0|Number concentration of dust (minimum mode)|m-3
78|0.197.73||VSOILB0|Number concentration of dust (medium mode)|m-3
78|0.197.74||VSOILC0|Number concentration of dust (maximum mode)|m-3
78|0.198.0||THLTHLCOV|Liquid water potential temperature variance|K2
78|0.198.1||QTQTCOV|Total water specific humidity variance|kg2 kg-2
78|0.198.2||THLQTCOV|Liquid water potential temperature - total water specific humidity covariance|K kg kg-1
78|0.199.0||SKYVIEW|Sky-view-factor|Numeric
78|0.199.1||HORIZON|Horizon angle - topography|Numeric
78|0.199.2||SLO_ANG|Slope angle - topography|Numeric
78|0.199.3||SLO_ASP|Slope aspect - topography|Numeric
|0.2.0|p0|avg_wdir|Time-mean wind direction|Degree true
|0.2.0|t103,v10,f0,p0|avg_10wdir|Time-mean 10 metre wind direction|Degree true
|0.2.0|p2|max_wdir|Time-maximum wind direction|Degree true
|0.2.0|t103,v10,f0,p2|max_10wdir|Time-maximum 10 metre wind direction|Degree true
|0.2.0|p3|min_wdir|Time-minimum wind direction|Degree true
|0.2.0|t103,v10,f0,p3|min_10wdir|Time-minimum 10 metre wind direction|Degree true
|0.2.0|p6|std_wdir|Time-standard-deviation wind direction|Degree true
|0.2.0|t103,v10,f0,p6|std_10wdir|Time-standard-deviation 10 metre wind direction|Degree true
|0.2.0|t103,v10,f0|10wdir|10 metre wind direction|Degree true
|0.2.0||wdir|Wind direction|Degree true
78|0.2.0|t233,T233,p11|DD_10M_SECFREQ|Frequency of winds in defined wind sector for defined time interval|Numeric
80|0.2.0|t105,f0|dd|Wind Direction (DD)|degrees
uerra|0.2.0|t103,v10,f0,p0|10wdir|10 metre wind direction|Degree true
uerra|0.2.0|p0|wdir|Wind direction|Degree true
uerra|0.2.0|t103,v10,f0,p0,y1|10wdir|10 metre wind direction|Degree true
uerra|0.2.0|p0,y1|wdir|Wind direction|Degree true
|0.2.1||ws|Wind speed|m s**-1
|0.2.1|t103,v10,f0|10si|10 metre wind speed|m s**-1
|0.2.1|p0|avg_ws|Time-mean wind speed|m s**-1
|0.2.1|p2|max_ws|Time-maximum wind speed|m s**-1
|0.2.1|t103,v10,f0,p2|max_10si|Time-maximum 10 metre wind speed|m s**-1
|0.2.1|p3|min_ws|Time-minimum wind speed|m s**-1
|0.2.1|t103,v10,f0,p3|min_10si|Time-minimum 10 metre wind speed|m s**-1
|0.2.1|p6|std_ws|Time-standard-deviation wind speed|m s**-1
|0.2.1|t103,v10,f0,p6|std_10si|Time-standard-deviation 10 metre wind speed|m s**-1
|0.2.1|t102,v10,f0,T255,Vmissing,Fmissing|10ws_sea|Wind speed at 10m above sea surface|m s**-1
|0.2.1|t102,v10,f0,T255,Vmissing,Fmissing,p0|avg_10ws_sea|Time-mean wind speed at 10m above sea surface|m s**-1
|0.2.1|t102,v10,f0,T255,Vmissing,Fmissing,p2|max_10ws_sea|Time-maximum wind speed at 10m above sea surface|m s**-1
|0.2.1|t102,v10,f0,T255,Vmissing,Fmissing,p3|min_10ws_sea|Time-minimum wind speed at 10m above sea surface|m s**-1
|0.2.1|t102,v10,f0,T255,Vmissing,Fmissing,p6|std_10ws_sea|Time-standard-deviation wind speed at 10m above sea surface|m s**-1
|0.2.1|t103,v10,f0,p0|avg_10ws|Time-mean 10 metre wind speed|m s**-1
|0.2.1|t103,v200,f0,y1|200si|200 metre wind speed|m s**-1
|0.2.1|t103,v100,f0,y1|100si|100 metre wind speed|m s**-1
78|0.2.1|t233,T233,p0|SP_10M_SECAV|10m wind speed in wind sector (time average)|m s-1
78|0.2.1|t233,T233,p2|SP_10M_SECMAX|10m wind speed in wind sector (time maximum)|m s-1
80|0.2.1|t105,f0|sp|Wind speed (SP)|m s**-1
80|0.2.1|t105|w_shaer|wind shear|m s**-1
uerra|0.2.1|t103,v100,f0|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v200,f0|ws|Wind speed|m s**-1
uerra|0.2.1|p0|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v100,f0,p0|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v200,f0,p0|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v10,f0,p0|10si|10 metre wind speed|m s**-1
uerra|0.2.1|t103,v100,f0,y1|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v200,f0,y1|ws|Wind speed|m s**-1
uerra|0.2.1|p0,y1|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v100,f0,p0,y1|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v200,f0,p0,y1|ws|Wind speed|m s**-1
uerra|0.2.1|t103,v10,f0,p0,y1|10si|10 metre wind speed|m s**-1
|0.2.10||absv|Absolute vorticity|s**-1
|0.2.11||absd|Absolute divergence|s**-1
|0.2.12||vo|Vorticity (relative)|s**-1
|0.2.12|p0|avg_vo|Time-mean vorticity (relative)|s**-1
|0.2.12|p2|max_vo|Time-maximum vorticity (relative)|s**-1
|0.2.12|p3|min_vo|Time-minimum vorticity (relative)|s**-1
|0.2.12|p6|std_vo|Time-standard-deviation vorticity (relative)|s**-1
|0.2.13||d|Divergence|s**-1
|0.2.13|p0|avg_d|Time-mean divergence|s**-1
|0.2.13|p2|max_d|Time-maximum divergence|s**-1
|0.2.13|p3|min_d|Time-minimum divergence|s**-1
|0.2.13|p6|std_d|Time-standard-deviation divergence|s**-1
|0.2.14||pv|Potential vorticity|K m**2 kg**-1 s**-1
|0.2.14|p0|avg_pv|Time-mean potential vorticity|K m**2 kg**-1 s**-1
|0.2.14|p2|max_pv|Time-maximum potential vorticity|K m**2 kg**-1 s**-1
|0.2.14|p3|min_pv|Time-minimum potential vorticity|K m**2 kg**-1 s**-1
|0.2.14|p6|std_pv|Time-standard-deviation potential vorticity|K m**2 kg**-1 s**-1
80|0.2.14|t107|ipv|Isentrope potentielle Vorticity|K m**2 kg**-1 s**-1
uerra|0.2.14|p0|pv|Potential vorticity|K m**2 kg**-1 s**-1
uerra|0.2.14|p0,y1|pv|Potential vorticity|K m**2 kg**-1 s**-1
|0.2.15||vucsh|Vertical u-component shear|s**-1
|0.2.16||vvcsh|Vertical v-component shear|s**-1
|0.2.17|t1,T255,p1|tisemf|Time integral of surface eastward momentum flux|N m**-2 s
78|0.2.17|t1,p0|AUMFL_S|Momentum Flux, U-Component (m)|N m-2
78|0.2.17|t1|UMFL_S|Momentum Flux, U-Component (m)|N m-2
80|0.2.17|t1,p0|aumfl_s|Momentum Flux, U-Component (m)|N m**-2
82|0.2.17||uflx|Momentum flux, u component|N/m2
uerra|0.2.17||uflx|Momentum flux, u component|N m**-2
uerra|0.2.17|y1|uflx|Momentum flux, u component|N m**-2
|0.2.17|t1|utaua|U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p0|avg_utaua|Time-mean U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p2|max_utaua|Time-maximum U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p3|min_utaua|Time-minimum U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p6|std_utaua|Time-standard-deviation U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,T255,p1|tisnmf|Time integral of surface northward momentum flux|N m**-2 s
78|0.2.18|t1,p0|AVMFL_S|Momentum Flux, V-Component (m)|N m-2
78|0.2.18|t1|VMFL_S|Momentum Flux, V-Component (m)|N m-2
80|0.2.18|t1,p0|avmfl_s|Momentum Flux, V-Component (m)|N m**-2
82|0.2.18||vflx|Momentum flux, v component|N/m2
uerra|0.2.18||vflx|Momentum flux, v component|N m**-2
uerra|0.2.18|y1|vflx|Momentum flux, v component|N m**-2
|0.2.18|t1|vtaua|V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p0|avg_vtaua|Time-mean V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p2|max_vtaua|Time-maximum V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p3|min_vtaua|Time-minimum V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p6|std_vtaua|Time-standard-deviation V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.19||wmixe|Wind mixing energy|J
7|0.2.192||vwsh|Vertical speed shear|s**-1
78|0.2.192||DU_CON|Zonal wind tendency due to convection|m s-2
80|0.2.192|t105,f0|du_con|zonal wind tendency due to convection|m s**-1
7|0.2.193||mflx|Horizontal momentum flux|N m**-2
78|0.2.193||DV_CON|Meridional wind tendency due to convection|m s-2
80|0.2.193|t105,f0|dv_con|meridional wind tendency due to convection|m s**-1
7|0.2.194||ustm|U-component storm motion|m s**-1
78|0.2.194||DU_SSO|Zonal wind tendency due to sub-grid scale oro.|m s-2
80|0.2.194|t105,f0|du_sso|zonal wind tendency due to subgrid scale oro.|m s**-1
7|0.2.195||vstm|V-component storm motion|m s**-1
78|0.2.195||DV_SSO|Meridional wind tendency due to sub-grid scale oro.|m s-2
80|0.2.195|t105,f0|dv_sso|meridional wind tendency due to subgrid scale oro.|m s**-1
7|0.2.196||cd|Drag coefficient|Numeric
78|0.2.196||KE|Kinetic energy|J kg-1
80|0.2.196|t105,f0|ke|Kinetic Energy|J kg**-1
7|0.2.197||fricv|Frictional velocity|m s**-1
78|0.2.197||VABS|Absolute vorticity advection|s-2
7|0.2.198||lauv|Latitude of U Wind Component of Velocity|deg
78|0.2.198||VORTIC_U|Relative vorticity, u-component|s-1
7|0.2.199||louv|Longitude of U Wind Component of Velocity|deg
78|0.2.199||VORTIC_V|Relative vorticity, v-component|s-1
|0.2.2||u|U component of wind|m s**-1
|0.2.2|t103,v10,f0|10u|10 metre U wind component|m s**-1
|0.2.2|p0|avg_u|Time-mean U component of wind|m s**-1
|0.2.2|t103,v10,f0,p0|avg_10u|Time-mean 10 metre U wind component|m s**-1
|0.2.2|p2|max_u|Time-maximum u component of wind|m s**-1
|0.2.2|t103,v10,f0,p2|max_10u|Time-maximum 10 metre U wind component|m s**-1
|0.2.2|p3|min_u|Time-minimum u component of wind|m s**-1
|0.2.2|t103,v10,f0,p3|min_10u|Time-minimum 10 metre U wind component|m s**-1
|0.2.2|p6|std_u|Time-standard-deviation u component of wind|m s**-1
|0.2.2|t103,v10,f0,p6|std_10u|Time-standard-deviation 10 metre U wind component|m s**-1
|0.2.2|t103,v200,f0,y1|200u|200 metre U wind component|m s**-1
|0.2.2|t103,v100,f0,y1|100u|100 metre U wind component|m s**-1
uerra|0.2.2|p0|u|U component of wind|m s**-1
uerra|0.2.2|t103,v10,f0,p0|10u|10 metre U wind component|m s**-1
uerra|0.2.2|p0,y1|u|U component of wind|m s**-1
uerra|0.2.2|t103,v10,f0,p0,y1|10u|10 metre U wind component|m s**-1
|0.2.20|p1|bld|Time-integrated boundary layer dissipation|J m**-2
|0.2.20|p0|avg_ibld|Time-mean boundary layer dissipation|W m**-2
|0.2.20|p2|max_ibld|Time-maximum boundary layer dissipation|W m**-2
|0.2.20|p3|min_ibld|Time-minimum boundary layer dissipation|W m**-2
|0.2.20|p6|std_ibld|Time-standard-deviation boundary layer dissipation|W m**-2
|0.2.20||ibld|Instantaneous boundary layer dissipation|W m**-2
7|0.2.200||lavv|Latitude of V Wind Component of Velocity|deg
78|0.2.200||ATM_RSTC|Atmospheric resistance|s m-1
7|0.2.201||lovv|Longitude of V Wind Component of Velocity|deg
78|0.2.201||WSHEAR_INT|Mean vertical wind shear for specified layer or layer-mean vertical wind shear|s-1
7|0.2.202||lapp|Latitude of Pressure Point|deg
78|0.2.202||WSHEAR_DIFF|Norm of (vertical) wind shear vector between two levels|m s-1
7|0.2.203||lopp|Longitude of Pressure Point|deg
78|0.2.203||USTAR_THRES|Threshold friction velocity|m s-1
7|0.2.204||vedh|Vertical Eddy Diffusivity Heat exchange|m**2 s**-1
78|0.2.204|t103,v10,f0,p2|VGUST_DYN_10M|Maximum 10m dynamical gust|m s-1
7|0.2.205||covmz|Covariance between Meridional and Zonal Components of the wind.|m**2 s**-2
78|0.2.205|t103,v10,f0,p2|VGUST_CON_10M|Maximum 10m convective gust|ms-1
7|0.2.206||covtz|Covariance between Temperature and Zonal Components of the wind.|K m s**-1
78|0.2.206|p2|VORW_CTMAX|Maximum rotation amplitude (positive or negative) (over given time interval and column)|s-1
7|0.2.207||covtm|Covariance between Temperature and Meridional Components of the wind.|K m s**-1
78|0.2.207|p2|W_CTMAX|Maximum updraft track (over given time interval and column)|m s-1
7|0.2.208||vdfua|Vertical Diffusion Zonal Acceleration|m s**-2
78|0.2.208||WSHEAR_U|U-component of (vertical) wind shear vector between two levels|m s-1
7|0.2.209||vdfva|Vertical Diffusion Meridional Acceleration|m s**-2
78|0.2.209||WSHEAR_V|V-component of (vertical) wind shear vector between two levels|m s-1
78|0.2.21||MAXGUST|Maximum wind speed|ms-1
82|0.2.21||maxgust|Maximum wind|m/s
|0.2.21||maxgust|Maximum wind speed|m s**-1|old
7|0.2.210||gwdu|Gravity wave drag zonal acceleration|m s**-2
78|0.2.210||W_UP_DUR|Duration of updraft|s
7|0.2.211||gwdv|Gravity wave drag meridional acceleration|m s**-2
78|0.2.211||W_UP_MASK|Updraft mask|s
7|0.2.212||cnvu|Convective zonal momentum mixing acceleration|m s**-2
78|0.2.212||U_MEAN|U-component of mean wind (vertical mean over specified layer)|m s-1
7|0.2.213||cnvv|Convective meridional momentum mixing acceleration|m s**-2
78|0.2.213||V_MEAN|V-component of mean wind (vertical mean over specified layer)|m s-1
7|0.2.214||wtend|Tendency of vertical velocity|m s**-2
78|0.2.214|t103,v10,f0,p2|VMAX_10M_EWI|Extreme weather index of maximum Wind 10m|m s-1
7|0.2.215||omgalf|Omega (Dp/Dt) divide by density|K
7|0.2.216||cngwdu|Convective Gravity wave drag zonal acceleration|m s**-2
7|0.2.217||cngwdv|Convective Gravity wave drag meridional acceleration|m s**-2
7|0.2.218||lmv|Velocity Point Model Surface|1
7|0.2.219||pvmww|Potential Vorticity (Mass-Weighted)|(s m**-1)**-1
|0.2.22|t103,v10,f0|i10fg|Instantaneous 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p0|avg_i10fg|Time-mean 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p2|max_i10fg|Time-maximum 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p3|min_i10fg|Time-minimum 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p6|std_i10fg|Time-standard-deviation 10 metre wind gust|m s**-1
|0.2.22||gust|Wind speed (gust)|m s**-1
|0.2.22|t103,v10,f0,p2,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
|0.2.22|t103,v10,f0,p2,u1,n3,y1|10fg3|Maximum 10 metre wind gust in the last 3 hours|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n3|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n3,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n1,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
7|0.2.224||VRATE|Ventilation Rate|m**2 s**-1
|0.2.23|t103,v10,f0,p2|max_10efg|Time-maximum 10 metre eastward wind gust|m s**-1
|0.2.23||ugust|u-component of wind (gust)|m s**-1
|0.2.23|t103,v10,f0,T255,p2,y1|10efg|10 metre eastward wind gust since previous post-processing|m s**-1
|0.2.24|t103,v10,f0,p2|max_10nfg|Time-maximum 10 metre northward wind gust|m s**-1
|0.2.24||vgust|v-component of wind (gust)|m s**-1
|0.2.24|t103,v10,f0,T255,p2,y1|10nfg|10 metre northward wind gust since previous post-processing|m s**-1
|0.2.25||vwsh|Vertical speed shear|s**-1
|0.2.26||mflx|Horizontal momentum flux|N m**-2
|0.2.27||ustm|U-component storm motion|m s**-1
|0.2.28||vstm|V-component storm motion|m s**-1
|0.2.29||cd|Drag coefficient|Numeric
|0.2.29|t102,v10,f0,T255,Vmissing,Fmissing|10nd_sea|Neutral drag coefficient at 10m above sea surface|dimensionless
|0.2.29|t102,v10,f0,T255,Vmissing,Fmissing,p0|avg_10nd_sea|Time-mean neutral drag coefficient at 10m above sea surface|dimensionless
|0.2.29|t102,v10,f0,T255,Vmissing,Fmissing,p2|max_10nd_sea|Time-maximum neutral drag coefficient at 10m above sea surface|dimensionless
|0.2.29|t102,v10,f0,T255,Vmissing,Fmissing,p3|min_10nd_sea|Time-minimum neutral drag coefficient at 10m above sea surface|dimensionless
|0.2.29|t102,v10,f0,T255,Vmissing,Fmissing,p6|std_10nd_sea|Time-standard-deviation neutral drag coefficient at 10m above sea surface|dimensionless
80|0.2.29|t1|tcm|Turbulent transfer coefficient for impulse|1
|0.2.3||v|V component of wind|m s**-1
|0.2.3|t103,v10,f0|10v|10 metre V wind component|m s**-1
|0.2.3|p0|avg_v|Time-mean V component of wind|m s**-1
|0.2.3|t103,v10,f0,p0|avg_10v|Time-mean 10 metre V wind component|m s**-1
|0.2.3|p2|max_v|Time-maximum v component of wind|m s**-1
|0.2.3|t103,v10,f0,p2|max_10v|Time-maximum 10 metre V wind component|m s**-1
|0.2.3|p3|min_v|Time-minimum v component of wind|m s**-1
|0.2.3|t103,v10,f0,p3|min_10v|Time-minimum 10 metre V wind component|m s**-1
|0.2.3|p6|std_v|Time-standard-deviation v component of wind|m s**-1
|0.2.3|t103,v10,f0,p6|std_10v|Time-standard-deviation 10 metre V wind component|m s**-1
|0.2.3|t103,v200,f0,y1|200v|200 metre V wind component|m s**-1
|0.2.3|t103,v100,f0,y1|100v|100 metre V wind component|m s**-1
uerra|0.2.3|p0|v|V component of wind|m s**-1
uerra|0.2.3|t103,v10,f0,p0|10v|10 metre V wind component|m s**-1
uerra|0.2.3|p0,y1|v|V component of wind|m s**-1
uerra|0.2.3|t103,v10,f0,p0,y1|10v|10 metre V wind component|m s**-1
|0.2.30||fricv|Frictional velocity|m s**-1
78|0.2.31||TKVM|Turbulent diffusioncoefficient for momentum|m2 s-1
80|0.2.31|t105,f0|tkvm|Turbulent diffusioncoefficient for momentum|m**2 s**-1
|0.2.32||etadot|Eta-coordinate vertical velocity|s**-1
|0.2.32|p0|avg_etadot|Time-mean eta-coordinate vertical velocity|s**-1
|0.2.32|p2|max_etadot|Time-maximum eta-coordinate vertical velocity|s**-1
|0.2.32|p3|min_etadot|Time-minimum eta-coordinate vertical velocity|s**-1
|0.2.32|p6|std_etadot|Time-standard-deviation eta-coordinate vertical velocity|s**-1
78|0.2.33||FETCH_LK|Wind fetch|m
78|0.2.34||VN|normal wind component|m s-1
78|0.2.35||VT|tangential wind component|m s-1
s2s|0.2.37|t1,p1|nsss|Time-integrated northward turbulent surface stress|N m**-2 s
s2s|0.2.37|t1,p1,y1|nsss|Time-integrated northward turbulent surface stress|N m**-2 s
|0.2.37|t1|inss|Instantaneous northward turbulent surface stress|N m**-2|old
s2s|0.2.38|t1,p1|ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
s2s|0.2.38|t1,p1,y1|ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
|0.2.38|t1|iews|Instantaneous eastward turbulent surface stress|N m**-2|old
|0.2.39||utpm|Eastward wind tendency due to parametrisations|m s**-2
|0.2.39|p0|avg_utpm|Time-mean eastward wind tendency due to parametrisations|m s**-2
|0.2.39|p2|max_utpm|Time-maximum eastward wind tendency due to parametrisations|m s**-2
|0.2.39|p3|min_utpm|Time-minimum eastward wind tendency due to parametrisations|m s**-2
|0.2.39|p6|std_utpm|Time-standard-deviation eastward wind tendency due to parametrisations|m s**-2
|0.2.39|p1|utpha|Time-integrated eastward wind tendency due to parametrisations|m s**-1
|0.2.4||strf|Stream function|m**2 s**-1
|0.2.40||vtpm|Northward wind tendency due to parametrisations|m s**-2
|0.2.40|p0|avg_vtpm|Time-mean northward wind tendency due to parametrisations|m s**-2
|0.2.40|p2|max_vtpm|Time-maximum northward wind tendency due to parametrisations|m s**-2
|0.2.40|p3|min_vtpm|Time-minimum northward wind tendency due to parametrisations|m s**-2
|0.2.40|p6|std_vtpm|Time-standard-deviation northward wind tendency due to parametrisations|m s**-2
|0.2.40|p1|vtpha|Time-integrated northward wind tendency due to parametrisations|m s**-1
78|0.2.41||U_G|u-component of geostrophic wind|m s-1
78|0.2.42||V_G|v-component of geostrophic wind|m s-1
78|0.2.43||DD_G|Geostrophic wind direction|1
78|0.2.44||SP_G|Geostrophic wind speed|m s-1
|0.2.45||ucdv|Unbalanced component of divergence|s**-1
|0.2.47|t1|srhe|Surface roughness for heat|m
|0.2.47|t1,p0|avg_srhe|Time-mean surface roughness for heat|m
|0.2.47|t1,p2|max_srhe|Time-maximum surface roughness for heat|m
|0.2.47|t1,p3|min_srhe|Time-minimum surface roughness for heat|m
|0.2.47|t1,p6|std_srhe|Time-standard-deviation surface roughness for heat|m
|0.2.48|t1|srmo|Surface roughness for moisture|m
|0.2.49|t160,v0,f0,T255,Vmissing,Fmissing|wst_sea|Wind stress at sea surface|N m**-2
|0.2.49|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_wst_sea|Time-mean wind stress at sea surface|N m**-2
|0.2.49|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_wst_sea|Time-maximum wind stress at sea surface|N m**-2
|0.2.49|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_wst_sea|Time-minimum wind stress at sea surface|N m**-2
|0.2.49|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_wst_sea|Time-standard-deviation wind stress at sea surface|N m**-2
|0.2.5||vp|Velocity potential|m**2 s**-1
|0.2.50|t174,vmissing,fmissing,T255,Vmissing,Fmissing|ewst_sea|Eastward component of wind stress over sea ice|N m**-2
|0.2.50|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_ewst_sea|Time-mean eastward component of wind stress over sea ice|N m**-2
|0.2.50|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_ewst_sea|Time-maximum eastward component of wind stress over sea ice|N m**-2
|0.2.50|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_ewst_sea|Time-minimum eastward component of wind stress over sea ice|N m**-2
|0.2.50|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_ewst_sea|Time-standard-deviation eastward component of wind stress over sea ice|N m**-2
|0.2.51|t174,vmissing,fmissing,T255,Vmissing,Fmissing|nwst_sea|Northward component of wind stress over sea ice|N m**-2
|0.2.51|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_nwst_sea|Time-mean northward component of wind stress over sea ice|N m**-2
|0.2.51|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_nwst_sea|Time-maximum northward component of wind stress over sea ice|N m**-2
|0.2.51|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_nwst_sea|Time-minimum northward component of wind stress over sea ice|N m**-2
|0.2.51|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_nwst_sea|Time-standard-deviation northward component of wind stress over sea ice|N m**-2
|0.2.52|t174,vmissing,fmissing,T255,Vmissing,Fmissing|uwst_sea|U-component of wind stress over sea ice|N m**-2
|0.2.52|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_uwst_sea|Time-mean U-component of wind stress over sea ice|N m**-2
|0.2.52|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_uwst_sea|Time-maximum U-component of wind stress over sea ice|N m**-2
|0.2.52|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_uwst_sea|Time-minimum U-component of wind stress over sea ice|N m**-2
|0.2.52|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_uwst_sea|Time-standard-deviation U-component of wind stress over sea ice|N m**-2
|0.2.53|t174,vmissing,fmissing,T255,Vmissing,Fmissing|vwst_sea|V-component of wind stress over sea ice|N m**-2
|0.2.53|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_vwst_sea|Time-mean V-component of wind stress over sea ice|N m**-2
|0.2.53|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_vwst_sea|Time-maximum V-component of wind stress over sea ice|N m**-2
|0.2.53|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_vwst_sea|Time-minimum V-component of wind stress over sea ice|N m**-2
|0.2.53|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_vwst_sea|Time-standard-deviation V-component of wind stress over sea ice|N m**-2
|0.2.54|t1|flsr|Forecast logarithm of surface roughness for heat|Numeric
|0.2.54|t1,p0|avg_flsr|Time-mean forecast logarithm of surface roughness for heat|Numeric
|0.2.54|t1,p2|max_flsr|Time-maximum forecast logarithm of surface roughness for heat|Numeric
|0.2.54|t1,p3|min_flsr|Time-minimum forecast logarithm of surface roughness for heat|Numeric
|0.2.54|t1,p6|std_flsr|Time-standard-deviation forecast logarithm of surface roughness for heat|Numeric
|0.2.55|t1|flsrm|Forecast logarithm of surface roughness length for moisture|Numeric
|0.2.56|t103,v10,f0,p0|avg_u10n|Time-mean 10 metre U-component of neutral wind|m s**-1
|0.2.56|t103,v10,f0,p2|max_u10n|Time-maximum 10 metre U-component of neutral wind|m s**-1
|0.2.56|t103,v10,f0,p3|min_u10n|Time-minimum 10 metre U-component of neutral wind|m s**-1
|0.2.56|t103,v10,f0,p6|std_u10n|Time-standard-deviation 10 metre U-component of neutral wind|m s**-1
|0.2.56|t103,v10,f0|u10n|10 metre u-component of neutral wind|m s**-1
|0.2.57|t103,v10,f0,p0|avg_v10n|Time-mean 10 metre V-component of neutral wind|m s**-1
|0.2.57|t103,v10,f0,p2|max_v10n|Time-maximum 10 metre V-component of neutral wind|m s**-1
|0.2.57|t103,v10,f0,p3|min_v10n|Time-minimum 10 metre V-component of neutral wind|m s**-1
|0.2.57|t103,v10,f0,p6|std_v10n|Time-standard-deviation 10 metre V-component of neutral wind|m s**-1
|0.2.57|t103,v10,f0|v10n|10 metre v-component of neutral wind|m s**-1
|0.2.58|t1,p1|magss|Time-integrated magnitude of turbulent surface stress|N m**-2 s
|0.2.58|t1,p0|avg_imagss|Time-mean magnitude of turbulent surface stress|N m**-2
|0.2.58|t1,p2|max_imagss|Time-maximum magnitude of turbulent surface stress|N m**-2
|0.2.58|t1,p3|min_imagss|Time-minimum magnitude of turbulent surface stress|N m**-2
|0.2.58|t1,p6|std_imagss|Time-standard-deviation magnitude of turbulent surface stress|N m**-2
|0.2.58|t1|imagss|Instantaneous magnitude of turbulent surface stress|N m**-2
|0.2.59||vdiv|Vertical divergence|s**-1
|0.2.6||mont|Montgomery potential|m**2 s**-2
|0.2.6|p0|avg_mont|Time-mean montgomery potential|m**2 s**-2
|0.2.6|p2|max_mont|Time-maximum montgomery potential|m**2 s**-2
|0.2.6|p3|min_mont|Time-minimum montgomery potential|m**2 s**-2
|0.2.6|p6|std_mont|Time-standard-deviation montgomery potential|m**2 s**-2
|0.2.60|t1|dtc|Drag thermal coefficient|Numeric
|0.2.61|t1|dec|Drag evaporation coefficient|Numeric
|0.2.62|t1,p1|ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
|0.2.62|t1|iews|Instantaneous eastward turbulent surface stress|N m**-2
|0.2.62|t1,p0|avg_iews|Time-mean eastward turbulent surface stress|N m**-2
|0.2.62|t1,p2|max_iews|Time-maximum eastward turbulent surface stress|N m**-2
|0.2.62|t1,p3|min_iews|Time-minimum eastward turbulent surface stress|N m**-2
|0.2.62|t1,p6|std_iews|Time-standard-deviation eastward turbulent surface stress|N m**-2
|0.2.63|t1,p1|nsss|Time-integrated northward turbulent surface stress|N m**-2 s
|0.2.63|t1|inss|Instantaneous northward turbulent surface stress|N m**-2
|0.2.63|t1,p0|avg_inss|Time-mean northward turbulent surface stress|N m**-2
|0.2.63|t1,p2|max_inss|Time-maximum northward turbulent surface stress|N m**-2
|0.2.63|t1,p3|min_inss|Time-minimum northward turbulent surface stress|N m**-2
|0.2.63|t1,p6|std_inss|Time-standard-deviation northward turbulent surface stress|N m**-2
|0.2.64|t1,p0|avg_ietssofd|Time-mean eastward turbulent surface stress due to orographic form drag|N m**-2
|0.2.64|t1,p2|max_ietssofd|Time-maximum eastward turbulent surface stress due to orographic form drag|N m**-2
|0.2.64|t1,p3|min_ietssofd|Time-minimum eastward turbulent surface stress due to orographic form drag|N m**-2
|0.2.64|t1,p6|std_ietssofd|Time-standard-deviation eastward turbulent surface stress due to orographic form drag|N m**-2
|0.2.64|t1,p1|etssofd|Time-integrated eastward turbulent surface stress due to orographic form drag|N m**-2 s
|0.2.64|t1|ietssofd|Instantaneous eastward turbulent surface stress due to orographic form drag|N m**-2
|0.2.65|t1,p0|avg_intssofd|Time-mean northward turbulent surface stress due to orographic form drag|N m**-2
|0.2.65|t1,p2|max_intssofd|Time-maximum northward turbulent surface stress due to orographic form drag|N m**-2
|0.2.65|t1,p3|min_intssofd|Time-minimum northward turbulent surface stress due to orographic form drag|N m**-2
|0.2.65|t1,p6|std_intssofd|Time-standard-deviation northward turbulent surface stress due to orographic form drag|N m**-2
|0.2.65|t1,p1|ntssofd|Time-integrated northward turbulent surface stress due to orographic form drag|N m**-2 s
|0.2.65|t1|intssofd|Instantaneous northward turbulent surface stress due to orographic form drag|N m**-2
|0.2.66|t1,p0|avg_ietsssr|Time-mean eastward turbulent surface stress due to surface roughness|N m**-2
|0.2.66|t1,p2|max_ietsssr|Time-maximum eastward turbulent surface stress due to surface roughness|N m**-2
|0.2.66|t1,p3|min_ietsssr|Time-minimum eastward turbulent surface stress due to surface roughness|N m**-2
|0.2.66|t1,p6|std_ietsssr|Time-standard-deviation eastward turbulent surface stress due to surface roughness|N m**-2
|0.2.66|t1,p1|etsssr|Time-integrated eastward turbulent surface stress due to surface roughness|N m**-2 s
|0.2.66|t1|ietsssr|Instantaneous eastward turbulent surface stress due to surface roughness|N m**-2
|0.2.67|t1,p0|avg_intsssr|Time-mean northward turbulent surface stress due to surface roughness|N m**-2
|0.2.67|t1,p2|max_intsssr|Time-maximum northward turbulent surface stress due to surface roughness|N m**-2
|0.2.67|t1,p3|min_intsssr|Time-minimum northward turbulent surface stress due to surface roughness|N m**-2
|0.2.67|t1,p6|std_intsssr|Time-standard-deviation northward turbulent surface stress due to surface roughness|N m**-2
|0.2.67|t1,p1|ntsssr|Time-integrated northward turbulent surface stress due to surface roughness|N m**-2 s
|0.2.67|t1|intsssr|Instantaneous northward turbulent surface stress due to surface roughness|N m**-2
|0.2.68|t103,v10,f0,p0|avg_10cogu|Time-mean 10 metre convective gust|m s**-1
|0.2.68|t103,v10,f0,p2|max_10cogu|Time-maximum 10 metre convective gust|m s**-1
|0.2.68|t103,v10,f0,p3|min_10cogu|Time-minimum 10 metre convective gust|m s**-1
|0.2.68|t103,v10,f0,p6|std_10cogu|Time-standard-deviation 10 metre convective gust|m s**-1
|0.2.68|t103,v10,f0|10cogu|10 metre convective gust|m s**-1
|0.2.69|t103,v10,f0,p0|avg_10tugu|Time-mean 10 metre turbulent gust|m s**-1
|0.2.69|t103,v10,f0,p2|max_10tugu|Time-maximum 10 metre turbulent gust|m s**-1
|0.2.69|t103,v10,f0,p3|min_10tugu|Time-minimum 10 metre turbulent gust|m s**-1
|0.2.69|t103,v10,f0,p6|std_10tugu|Time-standard-deviation 10 metre turbulent gust|m s**-1
|0.2.69|t103,v10,f0|10tugu|10 metre turbulent gust|m s**-1
|0.2.7||sgcvv|Sigma coordinate vertical velocity|s**-1
|0.2.70|p0|avg_ws10thr|Time-mean Wind speed threshold for wind erosion|m s**-1
|0.2.70|p2|max_ws10thr|Time-maximum Wind speed threshold for wind erosion|m s**-1
|0.2.70|p3|min_ws10thr|Time-minimum Wind speed threshold for wind erosion|m s**-1
|0.2.70|p6|std_ws10thr|Time-standard-deviation Wind speed threshold for wind erosion|m s**-1
|0.2.8||w|Vertical velocity|Pa s**-1
|0.2.8|p0|avg_w|Time-mean vertical velocity|Pa s**-1
|0.2.8|p2|max_w|Time-maximum vertical velocity|Pa s**-1
|0.2.8|p3|min_w|Time-minimum vertical velocity|Pa s**-1
|0.2.8|p6|std_w|Time-standard-deviation vertical velocity|Pa s**-1
|0.2.9||wz|Geometric vertical velocity|m s**-1
78|0.20.102||AEROSOL_OPTICAL_DEPTH|Aerosol optical depth|Numeric
86|0.20.192||ddnumf|Dry deposition number flux|m-2 s-1
86|0.20.193||ddmolf|Dry deposition molar flux|mol m-2 s-1
86|0.20.194||ddradf|Dry deposition radioactive flux|bq m-2 s-1
98|0.20.195|l1|vm_tc_vol_mixrat|Volume-mean total column mixing ratio|mol mol**-1|old
86|0.20.197||wdnumf|Wet deposition Number Flux|m-2 s-1
86|0.20.198||wdmolf|Wet deposition Molar Flux|mol m-2 s-1
86|0.20.199||wdradf|Wet deposition Radioactive Flux|bq m-2 s-1
86|0.20.201||cimassconc|Column integrated mass concentration|kg m-2
86|0.20.202||cinumconc|Column integrated number concentration|m-2
86|0.20.203||cimolconc|Column integrated molar concentration|mol m-2
86|0.20.204||ciradconc|Column integrated radioactive concentration|bq m-2
86|0.20.210||radconc|Radioactive concentration|bq m-3
86|0.20.220||poll_rdy2fly|Ready to fly pollen|m-2
86|0.20.221||alrg_rdy2fly|Ready to fly allergen|m-2
86|0.20.222||heatsum|Heatsum for pollen|degreeday
86|0.20.223||poll_left|Pollen left fraction|1
86|0.20.224||poll_tot_m2|Pollen total per m2|m-2
86|0.20.225||pollen_corr|Climate correction for total pollen|1
|0.21.0|t1,T8,p0|avg_vipie|Time-mean total column vertically-integrated potential + internal energy|J m**-2
|0.21.0|t1,T8,p2|max_vipie|Time-maximum total column vertically-integrated potential + internal energy|J m**-2
|0.21.0|t1,T8,p3|min_vipie|Time-minimum total column vertically-integrated potential + internal energy|J m**-2
|0.21.0|t1,T8,p6|std_vipie|Time-standard-deviation total column vertically-integrated potential + internal energy|J m**-2
|0.21.0|t1,T8|vipie|Total column vertically-integrated potential + internal energy|J m**-2
|0.21.1|t1,T8,p0|avg_vike|Time-mean total column vertically-integrated kinetic energy|J m**-2
|0.21.1|t1,T8,p2|max_vike|Time-maximum total column vertically-integrated kinetic energy|J m**-2
|0.21.1|t1,T8,p3|min_vike|Time-minimum total column vertically-integrated kinetic energy|J m**-2
|0.21.1|t1,T8,p6|std_vike|Time-standard-deviation total column vertically-integrated kinetic energy|J m**-2
|0.21.1|t1,T8|vike|Total column vertically-integrated kinetic energy|J m**-2
|0.21.10|t1,T8,p1|tviken|Time-integrated total column vertically-integrated northward kinetic energy flux|J m**-1
|0.21.10|t1,T8,p0|avg_viken|Time-mean total column vertically-integrated northward kinetic energy flux|W m**-1
|0.21.10|t1,T8,p2|max_viken|Time-maximum total column vertically-integrated northward kinetic energy flux|W m**-1
|0.21.10|t1,T8,p3|min_viken|Time-minimum total column vertically-integrated northward kinetic energy flux|W m**-1
|0.21.10|t1,T8,p6|std_viken|Time-standard-deviation total column vertically-integrated northward kinetic energy flux|W m**-1
|0.21.10|t1,T8|viken|Total column vertically-integrated northward kinetic energy flux|W m**-1
|0.21.11|t1,T8,p1|tvitee|Time-integrated total column vertically-integrated eastward total energy flux|J m**-1
|0.21.11|t1,T8,p0|avg_vitee|Time-mean total column vertically-integrated eastward total energy flux|W m**-1
|0.21.11|t1,T8,p2|max_vitee|Time-maximum total column vertically-integrated eastward total energy flux|W m**-1
|0.21.11|t1,T8,p3|min_vitee|Time-minimum total column vertically-integrated eastward total energy flux|W m**-1
|0.21.11|t1,T8,p6|std_vitee|Time-standard-deviation total column vertically-integrated eastward total energy flux|W m**-1
|0.21.11|t1,T8|vitee|Total column vertically-integrated eastward total energy flux|W m**-1
|0.21.12|t1,T8,p1|tviten|Time-integrated total column vertically-integrated northward total energy flux|J m**-1
|0.21.12|t1,T8,p0|avg_viten|Time-mean total column vertically-integrated northward total energy flux|W m**-1
|0.21.12|t1,T8,p2|max_viten|Time-maximum total column vertically-integrated northward total energy flux|W m**-1
|0.21.12|t1,T8,p3|min_viten|Time-minimum total column vertically-integrated northward total energy flux|W m**-1
|0.21.12|t1,T8,p6|std_viten|Time-standard-deviation total column vertically-integrated northward total energy flux|W m**-1
|0.21.12|t1,T8|viten|Total column vertically-integrated northward total energy flux|W m**-1
|0.21.13|t1,T8|vied|Total column vertically-integrated divergence of enthalpy flux|W m**-2
|0.21.13|t1,T8,p1|tvied|Time-integrated total column vertically-integrated divergence of enthalpy flux|J m**-2
|0.21.13|t1,T8,p0|avg_vied|Time-mean total column vertically-integrated divergence of enthalpy flux|W m**-2
|0.21.13|t1,T8,p2|max_vied|Time-maximum total column vertically-integrated divergence of enthalpy flux|W m**-2
|0.21.13|t1,T8,p3|min_vied|Time-minimum total column vertically-integrated divergence of enthalpy flux|W m**-2
|0.21.13|t1,T8,p6|std_vied|Time-standard-deviation total column vertically-integrated divergence of enthalpy flux|W m**-2
|0.21.16|t1,T8,p1|tviked|Time-integrated total column vertically-integrated divergence of kinetic energy flux|J m**-2
|0.21.16|t1,T8,p0|avg_viked|Time-mean total column vertically-integrated divergence of kinetic energy flux|W m**-2
|0.21.16|t1,T8,p2|max_viked|Time-maximum total column vertically-integrated divergence of kinetic energy flux|W m**-2
|0.21.16|t1,T8,p3|min_viked|Time-minimum total column vertically-integrated divergence of kinetic energy flux|W m**-2
|0.21.16|t1,T8,p6|std_viked|Time-standard-deviation total column vertically-integrated divergence of kinetic energy flux|W m**-2
|0.21.16|t1,T8|viked|Total column vertically-integrated divergence of kinetic energy flux|W m**-2
|0.21.17|t1,T8,p1|tvited|Time-integrated total column vertically-integrated divergence of total energy flux|J m**-2
|0.21.17|t1,T8,p0|avg_vited|Time-mean total column vertically-integrated divergence of total energy flux|W m**-2
|0.21.17|t1,T8,p2|max_vited|Time-maximum total column vertically-integrated divergence of total energy flux|W m**-2
|0.21.17|t1,T8,p3|min_vited|Time-minimum total column vertically-integrated divergence of total energy flux|W m**-2
|0.21.17|t1,T8,p6|std_vited|Time-standard-deviation total column vertically-integrated divergence of total energy flux|W m**-2
|0.21.17|t1,T8|vited|Total column vertically-integrated divergence of total energy flux|W m**-2
|0.21.18|t1,T8|viwed|Total column vertically-integrated divergence of water enthalpy flux|W m**-2
|0.21.18|t1,T8,p1|tviwed|Time-integrated total column vertically-integrated divergence of water enthalpy flux|J m**-2
|0.21.18|t1,T8,p0|avg_viwed|Time-mean total column vertically-integrated divergence of water enthalpy flux|W m**-2
|0.21.18|t1,T8,p2|max_viwed|Time-maximum total column vertically-integrated divergence of water enthalpy flux|W m**-2
|0.21.18|t1,T8,p3|min_viwed|Time-minimum total column vertically-integrated divergence of water enthalpy flux|W m**-2
|0.21.18|t1,T8,p6|std_viwed|Time-standard-deviation total column vertically-integrated divergence of water enthalpy flux|W m**-2
|0.21.19|t1,T8|vithee|Total column vertically-integrated eastward heat flux|W m**-1
|0.21.2|t1,T8,p0|avg_vitoe|Time-mean total column vertically-integrated total energy|J m**-2
|0.21.2|t1,T8,p2|max_vitoe|Time-maximum total column vertically-integrated total energy|J m**-2
|0.21.2|t1,T8,p3|min_vitoe|Time-minimum total column vertically-integrated total energy|J m**-2
|0.21.2|t1,T8,p6|std_vitoe|Time-standard-deviation total column vertically-integrated total energy|J m**-2
|0.21.2|t1,T8|vitoe|Total column vertically-integrated total energy|J m**-2
|0.21.20|t1,T8|vithen|Total column vertically-integrated northward heat flux|W m**-1
|0.21.21|t1,T8,p0|avg_vipile|Time-mean total column vertically-integrated potential+internal+latent energy|J m**-2
|0.21.21|t1,T8,p2|max_vipile|Time-maximum total column vertically-integrated potential+internal+latent energy|J m**-2
|0.21.21|t1,T8,p3|min_vipile|Time-minimum vertical integral of potential+internal+latent energy|J m**-2
|0.21.21|t1,T8,p6|std_vipile|Time-standard-deviation vertical integral of potential+internal+latent energy|J m**-2
|0.21.21|t1,T8|vipile|Total column vertically-integrated potential+internal+latent energy|J m**-2
|0.21.22||eagr|Eady growth rate|day**-1
|0.21.3|t1,T8,p0|avg_vithe|Time-mean total column vertically-integrated enthalpy|J m**-2
|0.21.3|t1,T8,p2|max_vithe|Time-maximum total column vertically-integrated enthalpy|J m**-2
|0.21.3|t1,T8,p3|min_vithe|Time-minimum total column vertically-integrated enthalpy|J m**-2
|0.21.3|t1,T8,p6|std_vithe|Time-standard-deviation total column vertically-integrated enthalpy|J m**-2
|0.21.3|t1,T8|vithe|Total column vertically-integrated enthalpy|J m**-2
|0.21.4|t1,T8|viwe|Total column vertically-integrated water enthalpy|J m**-2
|0.21.4|t1,T8,p0|avg_viwe|Time-mean total column vertically-integrated water enthalpy|J m**-2
|0.21.4|t1,T8,p2|max_viwe|Time-maximum total column vertically-integrated water enthalpy|J m**-2
|0.21.4|t1,T8,p3|min_viwe|Time-minimum total column vertically-integrated water enthalpy|J m**-2
|0.21.4|t1,T8,p6|std_viwe|Time-standard-deviation total column vertically-integrated water enthalpy|J m**-2
|0.21.5|t1,T8|viee|Total column vertically-integrated eastward enthalpy flux|W m**-1
|0.21.5|t1,T8,p1|tviee|Time-integrated total column vertically-integrated eastward enthalpy flux|J m**-1
|0.21.5|t1,T8,p0|avg_viee|Time-mean total column vertically-integrated eastward enthalpy flux|W m**-1
|0.21.5|t1,T8,p2|max_viee|Time-maximum total column vertically-integrated eastward enthalpy flux|W m**-1
|0.21.5|t1,T8,p3|min_viee|Time-minimum total column vertically-integrated eastward enthalpy flux|W m**-1
|0.21.5|t1,T8,p6|std_viee|Time-standard-deviation total column vertically-integrated eastward enthalpy flux|W m**-1
|0.21.6|t1,T8|vien|Total column vertically-integrated northward enthalpy flux|W m**-1
|0.21.6|t1,T8,p1|tvien|Time-integrated total column vertically-integrated northward enthalpy flux|J m**-1
|0.21.6|t1,T8,p0|avg_vien|Time-mean total column vertically-integrated northward enthalpy flux|W m**-1
|0.21.6|t1,T8,p2|max_vien|Time-maximum total column vertically-integrated northward enthalpy flux|W m**-1
|0.21.6|t1,T8,p3|min_vien|Time-minimum total column vertically-integrated northward enthalpy flux|W m**-1
|0.21.6|t1,T8,p6|std_vien|Time-standard-deviation total column vertically-integrated northward enthalpy flux|W m**-1
|0.21.9|t1,T8,p1|tvikee|Time-integrated total column vertically-integrated eastward kinetic energy flux|J m**-1
|0.21.9|t1,T8,p0|avg_vikee|Time-mean total column vertically-integrated eastward kinetic energy flux|W m**-1
|0.21.9|t1,T8,p2|max_vikee|Time-maximum total column vertically-integrated eastward kinetic energy flux|W m**-1
|0.21.9|t1,T8,p3|min_vikee|Time-minimum total column vertically-integrated eastward kinetic energy flux|W m**-1
|0.21.9|t1,T8,p6|std_vikee|Time-standard-deviation total column vertically-integrated eastward kinetic energy flux|W m**-1
|0.21.9|t1,T8|vikee|Total column vertically-integrated eastward kinetic energy flux|W m**-1
78|0.210.2|t103,v2,f0|T_2M_FILT_DCYCLE|2m Temperature - time-filtered such that the diurnal cycle is partly smoothed out|K
|0.22.0||spi|Standardised Precipitation Index (SPI)|Numeric
|0.22.1||spei|Standardised Precipitation Evapotranspiration Index (SPEI)|Numeric
|0.22.2||ssfi|Standardised Streamflow Index (SSFI)|Numeric
|0.22.3||srsi|Standardised Reservoir Supply Index (SRSI)|Numeric
|0.22.4||swi|Standardised Water-level Index (SWI)|Numeric
|0.22.5||smri|Standardised Snowmelt and Rain Index (SMRI)|Numeric
|0.22.6||sdi|Streamflow Drought Index (SDI)|Numeric
78|0.254.1||DUMMY_1|DUMMY_1|1
78|0.254.10||DUMMY_10|DUMMY_10|1
78|0.254.100||DUMMY_100|DUMMY_100|1
78|0.254.101||DUMMY_101|DUMMY_101|1
78|0.254.102||DUMMY_102|DUMMY_102|1
78|0.254.103||DUMMY_103|DUMMY_103|1
78|0.254.104||DUMMY_104|DUMMY_104|1
78|0.254.105||DUMMY_105|DUMMY_105|1
78|0.254.106||DUMMY_106|DUMMY_106|1
78|0.254.107||DUMMY_107|DUMMY_107|1
78|0.254.108||DUMMY_108|DUMMY_108|1
78|0.254.109||DUMMY_109|DUMMY_109|1
78|0.254.11||DUMMY_11|DUMMY_11|1
78|0.254.110||DUMMY_110|DUMMY_110|1
78|0.254.111||DUMMY_111|DUMMY_111|1
78|0.254.112||DUMMY_112|DUMMY_112|1
78|0.254.113||DUMMY_113|DUMMY_113|1
78|0.254.114||DUMMY_114|DUMMY_114|1
78|0.254.115||DUMMY_115|DUMMY_115|1
78|0.254.116||DUMMY_116|DUMMY_116|1
78|0.254.117||DUMMY_117|DUMMY_117|1
78|0.254.118||DUMMY_118|DUMMY_118|1
78|0.254.119||DUMMY_119|DUMMY_119|1
78|0.254.12||DUMMY_12|DUMMY_12|1
78|0.254.120||DUMMY_120|DUMMY_120|1
78|0.254.121||DUMMY_121|DUMMY_121|1
78|0.254.122||DUMMY_122|DUMMY_122|1
78|0.254.123||DUMMY_123|DUMMY_123|1
78|0.254.124||DUMMY_124|DUMMY_124|1
78|0.254.125||DUMMY_125|DUMMY_125|1
78|0.254.126||DUMMY_126|DUMMY_126|1
78|0.254.127||DUMMY_127|DUMMY_127|1
78|0.254.128||DUMMY_128|DUMMY_128|1
78|0.254.129||DUMMY_129|DUMMY_129|1
78|0.254.13||DUMMY_13|DUMMY_13|1
78|0.254.130||DUMMY_130|DUMMY_130|1
78|0.254.131||DUMMY_131|DUMMY_131|1
78|0.254.132||DUMMY_132|DUMMY_132|1
78|0.254.133||DUMMY_133|DUMMY_133|1
78|0.254.134||DUMMY_134|DUMMY_134|1
98|0.254.134|l228|vtnowd|V-tendency from non-orographic wave drag|m s**-2
78|0.254.135||DUMMY_135|DUMMY_135|1
78|0.254.136||DUMMY_136|DUMMY_136|1
98|0.254.136|l228|utnowd|U-tendency from non-orographic wave drag|m s**-2
78|0.254.137||DUMMY_137|DUMMY_137|1
78|0.254.138||DUMMY_138|DUMMY_138|1
78|0.254.139||DUMMY_139|DUMMY_139|1
78|0.254.14||DUMMY_14|DUMMY_14|1
78|0.254.140||DUMMY_140|DUMMY_140|1
78|0.254.141||DUMMY_141|DUMMY_141|1
78|0.254.142||DUMMY_142|DUMMY_142|1
78|0.254.143||DUMMY_143|DUMMY_143|1
78|0.254.144||DUMMY_144|DUMMY_144|1
78|0.254.145||DUMMY_145|DUMMY_145|1
78|0.254.146||DUMMY_146|DUMMY_146|1
78|0.254.147||DUMMY_147|DUMMY_147|1
78|0.254.148||DUMMY_148|DUMMY_148|1
78|0.254.149||DUMMY_149|DUMMY_149|1
78|0.254.15||DUMMY_15|DUMMY_15|1
78|0.254.150||DUMMY_150|DUMMY_150|1
78|0.254.151||DUMMY_151|DUMMY_151|1
78|0.254.152||DUMMY_152|DUMMY_152|1
78|0.254.153||DUMMY_153|DUMMY_153|1
78|0.254.154||DUMMY_154|DUMMY_154|1
78|0.254.155||DUMMY_155|DUMMY_155|1
78|0.254.156||DUMMY_156|DUMMY_156|1
78|0.254.157||DUMMY_157|DUMMY_157|1
78|0.254.158||DUMMY_158|DUMMY_158|1
78|0.254.159||DUMMY_159|DUMMY_159|1
78|0.254.16||DUMMY_16|DUMMY_16|1
78|0.254.160||DUMMY_160|DUMMY_160|1
78|0.254.161||DUMMY_161|DUMMY_161|1
78|0.254.162||DUMMY_162|DUMMY_162|1
78|0.254.163||DUMMY_163|DUMMY_163|1
78|0.254.164||DUMMY_164|DUMMY_164|1
78|0.254.165||DUMMY_165|DUMMY_165|1
78|0.254.166||DUMMY_166|DUMMY_166|1
78|0.254.167||DUMMY_167|DUMMY_167|1
78|0.254.168||DUMMY_168|DUMMY_168|1
78|0.254.169||DUMMY_169|DUMMY_169|1
78|0.254.17||DUMMY_17|DUMMY_17|1
78|0.254.170||DUMMY_170|DUMMY_170|1
78|0.254.171||DUMMY_171|DUMMY_171|1
78|0.254.172||DUMMY_172|DUMMY_172|1
78|0.254.173||DUMMY_173|DUMMY_173|1
78|0.254.174||DUMMY_174|DUMMY_174|1
78|0.254.175||DUMMY_175|DUMMY_175|1
78|0.254.176||DUMMY_176|DUMMY_176|1
78|0.254.177||DUMMY_177|DUMMY_177|1
78|0.254.178||DUMMY_178|DUMMY_178|1
78|0.254.179||DUMMY_179|DUMMY_179|1
78|0.254.18||DUMMY_18|DUMMY_18|1
78|0.254.180||DUMMY_180|DUMMY_180|1
78|0.254.181||DUMMY_181|DUMMY_181|1
78|0.254.182||DUMMY_182|DUMMY_182|1
78|0.254.183||DUMMY_183|DUMMY_183|1
78|0.254.184||DUMMY_184|DUMMY_184|1
78|0.254.185||DUMMY_185|DUMMY_185|1
78|0.254.186||DUMMY_186|DUMMY_186|1
78|0.254.187||DUMMY_187|DUMMY_187|1
78|0.254.188||DUMMY_188|DUMMY_188|1
78|0.254.189||DUMMY_189|DUMMY_189|1
78|0.254.19||DUMMY_19|DUMMY_19|1
78|0.254.190||DUMMY_190|DUMMY_190|1
78|0.254.191||DUMMY_191|DUMMY_191|1
78|0.254.192||DUMMY_192|DUMMY_192|1
78|0.254.193||DUMMY_193|DUMMY_193|1
78|0.254.194||DUMMY_194|DUMMY_194|1
78|0.254.195||DUMMY_195|DUMMY_195|1
78|0.254.196||DUMMY_196|DUMMY_196|1
78|0.254.197||DUMMY_197|DUMMY_197|1
78|0.254.198||DUMMY_198|DUMMY_198|1
78|0.254.199||DUMMY_199|DUMMY_199|1
78|0.254.2||DUMMY_2|DUMMY_2|1
78|0.254.20||DUMMY_20|DUMMY_20|1
78|0.254.200||DUMMY_200|DUMMY_200|1
78|0.254.201||DUMMY_201|DUMMY_201|1
78|0.254.202||DUMMY_202|DUMMY_202|1
78|0.254.203||DUMMY_203|DUMMY_203|1
78|0.254.204||DUMMY_204|DUMMY_204|1
78|0.254.205||DUMMY_205|DUMMY_205|1
78|0.254.206||DUMMY_206|DUMMY_206|1
78|0.254.207||DUMMY_207|DUMMY_207|1
78|0.254.208||DUMMY_208|DUMMY_208|1
78|0.254.209||DUMMY_209|DUMMY_209|1
78|0.254.21||DUMMY_21|DUMMY_21|1
78|0.254.210||DUMMY_210|DUMMY_210|1
78|0.254.211||DUMMY_211|DUMMY_211|1
78|0.254.212||DUMMY_212|DUMMY_212|1
78|0.254.213||DUMMY_213|DUMMY_213|1
78|0.254.214||DUMMY_214|DUMMY_214|1
78|0.254.215||DUMMY_215|DUMMY_215|1
78|0.254.216||DUMMY_216|DUMMY_216|1
78|0.254.217||DUMMY_217|DUMMY_217|1
78|0.254.218||DUMMY_218|DUMMY_218|1
78|0.254.219||DUMMY_219|DUMMY_219|1
78|0.254.22||DUMMY_22|DUMMY_22|1
78|0.254.220||DUMMY_220|DUMMY_220|1
78|0.254.221||DUMMY_221|DUMMY_221|1
78|0.254.222||DUMMY_222|DUMMY_222|1
78|0.254.223||DUMMY_223|DUMMY_223|1
78|0.254.224||DUMMY_224|DUMMY_224|1
78|0.254.225||DUMMY_225|DUMMY_225|1
78|0.254.226||DUMMY_226|DUMMY_226|1
78|0.254.227||DUMMY_227|DUMMY_227|1
78|0.254.228||DUMMY_228|DUMMY_228|1
78|0.254.229||DUMMY_229|DUMMY_229|1
78|0.254.23||DUMMY_23|DUMMY_23|1
78|0.254.230||DUMMY_230|DUMMY_230|1
78|0.254.231||DUMMY_231|DUMMY_231|1
78|0.254.232||DUMMY_232|DUMMY_232|1
78|0.254.233||DUMMY_233|DUMMY_233|1
78|0.254.234||DUMMY_234|DUMMY_234|1
78|0.254.235||DUMMY_235|DUMMY_235|1
78|0.254.236||DUMMY_236|DUMMY_236|1
78|0.254.237||DUMMY_237|DUMMY_237|1
78|0.254.238||DUMMY_238|DUMMY_238|1
78|0.254.239||DUMMY_239|DUMMY_239|1
78|0.254.24||DUMMY_24|DUMMY_24|1
78|0.254.240||DUMMY_240|DUMMY_240|1
78|0.254.241||DUMMY_241|DUMMY_241|1
78|0.254.242||DUMMY_242|DUMMY_242|1
78|0.254.243||DUMMY_243|DUMMY_243|1
78|0.254.244||DUMMY_244|DUMMY_244|1
78|0.254.245||DUMMY_245|DUMMY_245|1
78|0.254.246||DUMMY_246|DUMMY_246|1
78|0.254.247||DUMMY_247|DUMMY_247|1
78|0.254.248||DUMMY_248|DUMMY_248|1
78|0.254.249||DUMMY_249|DUMMY_249|1
78|0.254.25||DUMMY_25|DUMMY_25|1
78|0.254.250||DUMMY_250|DUMMY_250|1
78|0.254.251||DUMMY_251|DUMMY_251|1
78|0.254.252||DUMMY_252|DUMMY_252|1
78|0.254.253||DUMMY_253|DUMMY_253|1
78|0.254.254||DUMMY_254|DUMMY_254|1
78|0.254.26||DUMMY_26|DUMMY_26|1
78|0.254.27||DUMMY_27|DUMMY_27|1
78|0.254.28||DUMMY_28|DUMMY_28|1
78|0.254.29||DUMMY_29|DUMMY_29|1
78|0.254.3||DUMMY_3|DUMMY_3|1
78|0.254.30||DUMMY_30|DUMMY_30|1
78|0.254.31||DUMMY_31|DUMMY_31|1
78|0.254.32||DUMMY_32|DUMMY_32|1
78|0.254.33||DUMMY_33|DUMMY_33|1
78|0.254.34||DUMMY_34|DUMMY_34|1
78|0.254.35||DUMMY_35|DUMMY_35|1
78|0.254.36||DUMMY_36|DUMMY_36|1
78|0.254.37||DUMMY_37|DUMMY_37|1
78|0.254.38||DUMMY_38|DUMMY_38|1
78|0.254.39||DUMMY_39|DUMMY_39|1
78|0.254.4||DUMMY_4|DUMMY_4|1
78|0.254.40||DUMMY_40|DUMMY_40|1
78|0.254.41||DUMMY_41|DUMMY_41|1
78|0.254.42||DUMMY_42|DUMMY_42|1
78|0.254.43||DUMMY_43|DUMMY_43|1
78|0.254.44||DUMMY_44|DUMMY_44|1
78|0.254.45||DUMMY_45|DUMMY_45|1
78|0.254.46||DUMMY_46|DUMMY_46|1
78|0.254.47||DUMMY_47|DUMMY_47|1
78|0.254.48||DUMMY_48|DUMMY_48|1
78|0.254.49||DUMMY_49|DUMMY_49|1
78|0.254.5||DUMMY_5|DUMMY_5|1
78|0.254.50||DUMMY_50|DUMMY_50|1
78|0.254.51||DUMMY_51|DUMMY_51|1
78|0.254.52||DUMMY_52|DUMMY_52|1
78|0.254.53||DUMMY_53|DUMMY_53|1
78|0.254.54||DUMMY_54|DUMMY_54|1
78|0.254.55||DUMMY_55|DUMMY_55|1
78|0.254.56||DUMMY_56|DUMMY_56|1
78|0.254.57||DUMMY_57|DUMMY_57|1
78|0.254.58||DUMMY_58|DUMMY_58|1
78|0.254.59||DUMMY_59|DUMMY_59|1
78|0.254.6||DUMMY_6|DUMMY_6|1
78|0.254.60||DUMMY_60|DUMMY_60|1
78|0.254.61||DUMMY_61|DUMMY_61|1
78|0.254.62||DUMMY_62|DUMMY_62|1
78|0.254.63||DUMMY_63|DUMMY_63|1
78|0.254.64||DUMMY_64|DUMMY_64|1
78|0.254.65||DUMMY_65|DUMMY_65|1
78|0.254.66||DUMMY_66|DUMMY_66|1
78|0.254.67||DUMMY_67|DUMMY_67|1
78|0.254.68||DUMMY_68|DUMMY_68|1
78|0.254.69||DUMMY_69|DUMMY_69|1
78|0.254.7||DUMMY_7|DUMMY_7|1
78|0.254.70||DUMMY_70|DUMMY_70|1
78|0.254.71||DUMMY_71|DUMMY_71|1
78|0.254.72||DUMMY_72|DUMMY_72|1
78|0.254.73||DUMMY_73|DUMMY_73|1
78|0.254.74||DUMMY_74|DUMMY_74|1
78|0.254.75||DUMMY_75|DUMMY_75|1
78|0.254.76||DUMMY_76|DUMMY_76|1
78|0.254.77||DUMMY_77|DUMMY_77|1
78|0.254.78||DUMMY_78|DUMMY_78|1
78|0.254.79||DUMMY_79|DUMMY_79|1
78|0.254.8||DUMMY_8|DUMMY_8|1
78|0.254.80||DUMMY_80|DUMMY_80|1
78|0.254.81||DUMMY_81|DUMMY_81|1
78|0.254.82||DUMMY_82|DUMMY_82|1
78|0.254.83||DUMMY_83|DUMMY_83|1
78|0.254.84||DUMMY_84|DUMMY_84|1
78|0.254.85||DUMMY_85|DUMMY_85|1
78|0.254.86||DUMMY_86|DUMMY_86|1
78|0.254.87||DUMMY_87|DUMMY_87|1
78|0.254.88||DUMMY_88|DUMMY_88|1
78|0.254.89||DUMMY_89|DUMMY_89|1
78|0.254.9||DUMMY_9|DUMMY_9|1
78|0.254.90||DUMMY_90|DUMMY_90|1
78|0.254.91||DUMMY_91|DUMMY_91|1
78|0.254.92||DUMMY_92|DUMMY_92|1
78|0.254.93||DUMMY_93|DUMMY_93|1
78|0.254.94||DUMMY_94|DUMMY_94|1
78|0.254.95||DUMMY_95|DUMMY_95|1
78|0.254.96||DUMMY_96|DUMMY_96|1
78|0.254.97||DUMMY_97|DUMMY_97|1
78|0.254.98||DUMMY_98|DUMMY_98|1
78|0.254.99||DUMMY_99|DUMMY_99|1
|0.3.0||pres|Pressure|Pa
|0.3.0|t1|sp|Surface pressure|Pa
|0.3.0|t101|msl|Mean sea level pressure|Pa
|0.3.0|t7,T255|trpp|Tropopause pressure|Pa
|0.3.0|t17,vmissing,fmissing|mudlp|Departure level of the most unstable parcel expressed as Pressure|Pa
|0.3.0|t2|pcdb|Pressure at cloud base|Pa
|0.3.0|t19,v50,f0|pcdc|Pressure at cloud ceiling|Pa
|0.3.0|p0|avg_pres|Time-mean pressure|Pa
|0.3.0|t1,p0|avg_sp|Time-mean surface pressure|Pa
|0.3.0|t101,p0|avg_msl|Time-mean mean sea level pressure|Pa
|0.3.0|t7,T255,p0|avg_trpp|Time-mean tropopause pressure|Pa
|0.3.0|t17,vmissing,fmissing,p0|avg_mudlp|Time-mean departure level of the most unstable parcel expressed as Pressure|Pa
|0.3.0|p2|max_pres|Time-maximum pressure|Pa
|0.3.0|t1,p2|max_sp|Time-maximum surface pressure|Pa
|0.3.0|t101,p2|max_msl|Time-maximum mean sea level pressure|Pa
|0.3.0|t7,T255,p2|max_trpp|Time-maximum tropopause pressure|Pa
|0.3.0|t17,vmissing,fmissing,p2|max_mudlp|Time-maximum departure level of the most unstable parcel expressed as Pressure|Pa
|0.3.0|p3|min_pres|Time-minimum pressure|Pa
|0.3.0|t1,p3|min_sp|Time-minimum surface pressure|Pa
|0.3.0|t101,p3|min_msl|Time-minimum mean sea level pressure|Pa
|0.3.0|t7,T255,p3|min_trpp|Time-minimum tropopause pressure|Pa
|0.3.0|t17,vmissing,fmissing,p3|min_mudlp|Time-minimum departure level of the most unstable parcel expressed as Pressure|Pa
|0.3.0|p6|std_pres|Time-standard-deviation pressure|Pa
|0.3.0|t1,p6|std_sp|Time-standard-deviation surface pressure|Pa
|0.3.0|t101,p6|std_msl|Time-standard-deviation mean sea level pressure|Pa
|0.3.0|t7,T255,p6|std_trpp|Time-standard-deviation tropopause pressure|Pa
|0.3.0|t17,vmissing,fmissing,p6|std_mudlp|Time-standard-deviation departure level of the most unstable parcel expressed as Pressure|Pa
78|0.3.0|t107|PTHETA|Druck einer isentropen Flaeche|Pa
78|0.3.0|t25|ECHOTOP|Echotop-pressure: smallest pressure where radar reflectivity above a threshold is present|Pa
uerra|0.3.0|p0|pres|Pressure|Pa
uerra|0.3.0|t1,p0|sp|Surface pressure|Pa
uerra|0.3.0|t101,p0|msl|Mean sea level pressure|Pa
uerra|0.3.0|p0,y1|pres|Pressure|Pa
uerra|0.3.0|t1,p0,y1|sp|Surface pressure|Pa
uerra|0.3.0|t101,p0,y1|msl|Mean sea level pressure|Pa
|0.3.1||prmsl|Pressure reduced to MSL|Pa
80|0.3.1|t101|pmsl|Pressure Reduced to MSL|Pa
|0.3.10||den|Density|kg m**-3
|0.3.11||alts|Altimeter setting|Pa
|0.3.12||thick|Thickness|m
|0.3.13||presalt|Pressure altitude|m
|0.3.14||denalt|Density altitude|m
|0.3.15||5wavh|5-wave geopotential height|gpm
|0.3.16|t1,p1|lgws|Eastward gravity wave surface stress|N m**-2 s
|0.3.16|t1,p0|avg_iegwss|Time-mean eastward gravity wave surface stress|N m**-2
|0.3.16|t1,p2|max_iegwss|Time-maximum eastward gravity wave surface stress|N m**-2
|0.3.16|t1,p3|min_iegwss|Time-minimum eastward gravity wave surface stress|N m**-2
|0.3.16|t1,p6|std_iegwss|Time-standard-deviation eastward gravity wave surface stress|N m**-2
|0.3.16|t1|iegwss|Instantaneous eastward gravity wave surface stress|N m**-2
78|0.3.16||U-GWD|Zonal flux of gravity wave stress|N m-2 
82|0.3.16||u-gwd|Zonal flux of gravity wave stress|N/m2
|0.3.17|t1,p1|mgws|Northward gravity wave surface stress|N m**-2 s
|0.3.17|t1,p0|avg_ingwss|Time-mean northward gravity wave surface stress|N m**-2
|0.3.17|t1,p2|max_ingwss|Time-maximum northward gravity wave surface stress|N m**-2
|0.3.17|t1,p3|min_ingwss|Time-minimum northward gravity wave surface stress|N m**-2
|0.3.17|t1,p6|std_ingwss|Time-standard-deviation northward gravity wave surface stress|N m**-2
|0.3.17|t1|ingwss|Instantaneous northward gravity wave surface stress|N m**-2
78|0.3.17||V-GWD|Meridional flux of gravity wave stress|N m-2 
82|0.3.17||v-gwd|Meridional flux of gravity wave stress|N/m2
|0.3.18||blh|Boundary layer height|m
|0.3.18|p0|avg_blh|Time-mean boundary layer height|m
|0.3.18|p2|max_blh|Time-maximum boundary layer height|m
|0.3.18|p3|min_blh|Time-minimum boundary layer height|m
|0.3.18|p6|std_blh|Time-standard-deviation boundary layer height|m
|0.3.19||5wava|5-wave geopotential height anomaly|gpm
7|0.3.192||mslet|MSLP (Eta model reduction)|Pa
78|0.3.192||PP|Pressure perturbation|Pa
80|0.3.192|t105,f0|pp|Pressure perturbation|Pa
86|0.3.192||nwp_blh|NWP Boundary layer height|m
7|0.3.193||5wavh|5-wave geopotential height|gpm
78|0.3.193|p0|AUSTR_SSO|U-momentum flux due to SSO-effects (mean over forecast time)|N m-2
78|0.3.193||USTR_SSO|U-momentum flux due to SSO-effects|N m-2
80|0.3.193|t1,p0|austr_sso|u-momentum flux due to SSO-effects|N m**-2
80|0.3.193|t1|ustr_sso|u-momentum flux due to SSO-effects|N m**-2
7|0.3.194||iegwss|Instantaneous eastward gravity wave surface stress|N m**-2
78|0.3.194|p0|AVSTR_SSO|V-momentum flux due to SSO-effects (mean over forecast time)|N m-2
78|0.3.194||VSTR_SSO|V-momentum flux due to SSO-effects|N m-2
80|0.3.194|t1,p0|avstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|0.3.194|t1|vstr_sso|v-momentum flux due to SSO-effects|N m**-2
7|0.3.195||ingwss|Instantaneous northward gravity wave surface stress|N m**-2
78|0.3.195||PPP|3 hour pressure change|Pa-3h
78|0.3.196||HMIN10CL|Height of -10 degree Celsius isotherm|m
7|0.3.197||5wava|5-wave geopotential height anomaly|gpm
78|0.3.197|t3,T2|PDIFF_CON|Pressure difference between cloud base and cloud top|Pa
7|0.3.198||mslma|MSLP (MAPS System Reduction)|Pa
78|0.3.198||S_ORO_MAX|Slope of orography (using average of maximum gradient in different directions)|Numeric
7|0.3.199||tslsa|3-hr pressure tendency (Std. Atmos. Reduction)|Pa s**-1
78|0.3.199|t2|CBMFLX_PSV|Cloud base mass flux associated with passive clouds|kg m-2 s-1
|0.3.2||ptend|Pressure tendency|Pa s**-1
78|0.3.2|t1|DPSDT|Pressure Tendency (S)|Pa s-1
80|0.3.2|t1|dpsdt|Pressure Tendency (S)|Pa s**-1
|0.3.20||sdor|Standard deviation of sub-gridscale orography|m
80|0.3.20|t1|sso_stdh|Standard deviation of sub-grid scale orography|m
uerra|0.3.20||sdsgso|Standard deviation of sub-grid scale orography|m
uerra|0.3.20|y1|sdsgso|Standard deviation of sub-grid scale orography|m
7|0.3.200||plpl|Pressure of level from which parcel was lifted|Pa
78|0.3.200|t2|CBMFLX_ACT|Cloud base mass flux associated with active clouds|kg m-2 s-1
7|0.3.201||lpsx|X-gradient of Log Pressure|m**-1
7|0.3.202||lpsy|Y-gradient of Log Pressure|m**-1
7|0.3.203||hgtx|X-gradient of Height|m**-1
7|0.3.204||hgty|Y-gradient of Height|m**-1
7|0.3.205||layth|Layer Thickness|m
7|0.3.206||nlgsp|Natural Log of Surface Pressure|ln(kPa)
7|0.3.207||cnvumf|Convective updraft mass flux|kg (m**2 s-1)**-1
7|0.3.208||cnvdmf|Convective downdraft mass flux|kg (m**2 s-1)**-1
7|0.3.209||cnvdemf|Convective detrainment mass flux|kg (m**2 s-1)**-1
|0.3.21||anor|Angle of sub-gridscale orography|radians
80|0.3.21|t1|sso_theta|Angle of sub-gridscale orography|radians
7|0.3.210||lmh|Mass Point Model Surface|1
7|0.3.211||hgtn|Geopotential Height (nearest grid point)|gpm
7|0.3.212||presn|Pressure (nearest grid point)|Pa
|0.3.22||slor|Slope of sub-gridscale orography|Numeric
80|0.3.22|t1|sso_sigma|Slope of sub-gridscale orography|1
|0.3.23|p1|gwd|Gravity wave dissipation|J m**-2
|0.3.23|p0|avg_igwd|Time-mean gravity wave dissipation|W m**-2
|0.3.23|p2|max_igwd|Time-maximum gravity wave dissipation|W m**-2
|0.3.23|p3|min_igwd|Time-minimum gravity wave dissipation|W m**-2
|0.3.23|p6|std_igwd|Time-standard-deviation gravity wave dissipation|W m**-2
|0.3.23||igwd|Instantaneous gravity wave dissipation|W m**-2
80|0.3.23|t1,p0|avdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|0.3.23|t1|vdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
|0.3.24||isor|Anisotropy of sub-gridscale orography|Numeric
80|0.3.24|t1|sso_gamma|Anisotropy of sub-gridscale orography|1
78|0.3.25||LNPS|Logarithm of Pressure|Pa
82|0.3.25||nlpres|Natural logarithm of pressure in Pa|Numeric
98|0.3.25|t105|lnsp|Logarithm of surface pressure|Numeric
98|0.3.25|t105,p0|avg_lnsp|Time-mean logarithm of surface pressure|Numeric
98|0.3.25|t105,p2|max_lnsp|Time-maximum logarithm of surface pressure|Numeric
98|0.3.25|t105,p3|min_lnsp|Time-minimum logarithm of surface pressure|Numeric
98|0.3.25|t105,p6|std_lnsp|Time-standard-deviation logarithm of surface pressure|Numeric
78|0.3.26||EXNER|exner pressure|Numeric
|0.3.27||umf|Updraught mass flux|kg m**-2 s**-1
|0.3.27|p0|avg_umf|Time-mean updraught mass flux|kg m**-2 s**-1
|0.3.27|p2|max_umf|Time-maximum updraught mass flux|kg m**-2 s**-1
|0.3.27|p3|min_umf|Time-minimum updraught mass flux|kg m**-2 s**-1
|0.3.27|p6|std_umf|Time-standard-deviation updraught mass flux|kg m**-2 s**-1
|0.3.27|p1|umfa|Time-integrated updraught mass flux|kg m**-2
|0.3.28||dmf|Downdraught mass flux|kg m**-2 s**-1
|0.3.28|p0|avg_dmf|Time-mean downdraught mass flux|kg m**-2 s**-1
|0.3.28|p2|max_dmf|Time-maximum downdraught mass flux|kg m**-2 s**-1
|0.3.28|p3|min_dmf|Time-minimum downdraught mass flux|kg m**-2 s**-1
|0.3.28|p6|std_dmf|Time-standard-deviation downdraught mass flux|kg m**-2 s**-1
|0.3.28|p1|dmfa|Time-integrated downdraught mass flux|kg m**-2
|0.3.29||udr|Updraught detrainment rate|kg m**-3 s**-1
|0.3.29|p0|avg_udr|Time-mean updraught detrainment rate|kg m**-3 s**-1
|0.3.29|p2|max_udr|Time-maximum updraught detrainment rate|kg m**-3 s**-1
|0.3.29|p3|min_udr|Time-minimum updraught detrainment rate|kg m**-3 s**-1
|0.3.29|p6|std_udr|Time-standard-deviation updraught detrainment rate|kg m**-3 s**-1
|0.3.29|p1|udra|Time-integrated updraught detrainment rate|kg m**-3
|0.3.3||icaht|ICAO Standard Atmosphere reference height|m
|0.3.30||ddr|Downdraught detrainment rate|kg m**-3 s**-1
|0.3.30|p0|avg_ddr|Time-mean downdraught detrainment rate|kg m**-3 s**-1
|0.3.30|p2|max_ddr|Time-maximum downdraught detrainment rate|kg m**-3 s**-1
|0.3.30|p3|min_ddr|Time-minimum downdraught detrainment rate|kg m**-3 s**-1
|0.3.30|p6|std_ddr|Time-standard-deviation downdraught detrainment rate|kg m**-3 s**-1
|0.3.30|p1|ddra|Time-integrated downdraught detrainment rate|kg m**-3
|0.3.31||ucln|Unbalanced component of logarithm of surface pressure|1
|0.3.32||swvp|Saturation water vapour pressure|Pa
78|0.3.33|t150|ML_HAMSL|Model level - height above mean sea level|m
|0.3.34|t20,v26315,f2|degm10l|Geometric height of -10 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v27315,f2|deg0l|Geometric height of 0 degrees C atmospheric isothermal level above ground|m
|0.3.34|t5|hacg|Geometric height of adiabatic condensation level above ground|m
|0.3.34|t14|hfcg|Geometric height of free convection level above ground|m
|0.3.34|t16|hnbg|Geometric height of neutral buoyancy level above ground|m
|0.3.34|t20,v27615,f2|deg3l|Geometric height of 3 degrees C atmospheric isothermal level above ground|m
|0.3.34|t107,v27315,f2|h0thg|Geometric height of 0 degrees C theta level above ground|m
|0.3.34|t107,v27415,f2|h1thg|Geometric height of 1 degree C theta level above ground|m
|0.3.34|t107,v27465,f2|h1p5thg|Geometric height of 1.5 degrees C theta level above ground|m
|0.3.34|t20,v26315,f2,p0|avg_degm10l|Time-mean geometric height of -10 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v27315,f2,p0|avg_deg0l|Time-mean geometric height of 0 degrees C atmospheric isothermal level above ground|m
|0.3.34|t107,v27315,f2,p0|avg_h0thg|Time-mean geometric height of 0 degrees C theta level above ground|m
|0.3.34|t107,v27415,f2,p0|avg_h1thg|Time-mean geometric height of 1 degree C theta level above ground|m
|0.3.34|t107,v27465,f2,p0|avg_h1p5thg|Time-mean geometric height of 1.5 degrees C theta level above ground|m
|0.3.34|t20,v27615,f2,p0|avg_deg3l|Time-mean geometric height of 3 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v26315,f2,p2|max_degm10l|Time-maximum geometric height of -10 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v27315,f2,p2|max_deg0l|Time-maximum geometric height of 0 degrees C atmospheric isothermal level above ground|m
|0.3.34|t107,v27315,f2,p2|max_h0thg|Time-maximum geometric height of 0 degrees C theta level above ground|m
|0.3.34|t107,v27415,f2,p2|max_h1thg|Time-maximum geometric height of 1 degree C theta level above ground|m
|0.3.34|t107,v27465,f2,p2|max_h1p5thg|Time-maximum geometric height of 1.5 degrees C theta level above ground|m
|0.3.34|t20,v27615,f2,p2|max_deg3l|Time-maximum geometric height of 3 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v26315,f2,p3|min_degm10l|Time-minimum geometric height of -10 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v27315,f2,p3|min_deg0l|Time-minimum geometric height of 0 degrees C atmospheric isothermal level above ground|m
|0.3.34|t107,v27315,f2,p3|min_h0thg|Time-minimum geometric height of 0 degrees C theta level above ground|m
|0.3.34|t107,v27415,f2,p3|min_h1thg|Time-minimum geometric height of 1 degree C theta level above ground|m
|0.3.34|t107,v27465,f2,p3|min_h1p5thg|Time-minimum geometric height of 1.5 degrees C theta level above ground|m
|0.3.34|t20,v27615,f2,p3|min_deg3l|Time-minimum geometric height of 3 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v26315,f2,p6|std_degm10l|Time-standard-deviation geometric height of -10 degrees C atmospheric isothermal level above ground|m
|0.3.34|t20,v27315,f2,p6|std_deg0l|Time-standard-deviation geometric height of 0 degrees C atmospheric isothermal level above ground|m
|0.3.34|t107,v27315,f2,p6|std_h0thg|Time-standard-deviation geometric height of 0 degrees C theta level above ground|m
|0.3.34|t107,v27415,f2,p6|std_h1thg|Time-standard-deviation geometric height of 1 degree C theta level above ground|m
|0.3.34|t107,v27465,f2,p6|std_h1p5thg|Time-standard-deviation geometric height of 1.5 degrees C theta level above ground|m
|0.3.34|t20,v27615,f2,p6|std_deg3l|Time-standard-deviation geometric height of 3 degrees C atmospheric isothermal level above ground|m
|0.3.34||h|Geometrical height above ground|m
78|0.3.34|t150|ML_HAGL|Model level - height above ground level|m
|0.3.35|t1,T8,p1|tvimad|Time-integrated total column vertically-integrated divergence of mass flux|kg m**-2
|0.3.35|t1,T8,p0|avg_vimad|Time-mean total column vertically-integrated divergence of mass flux|kg m**-2 s**-1
|0.3.35|t1,T8,p2|max_vimad|Time-maximum total column vertically-integrated divergence of mass flux|kg m**-2 s**-1
|0.3.35|t1,T8,p3|min_vimad|Time-minimum vertically integrated divergence of mass flux|kg m**-2 s**-1
|0.3.35|t1,T8,p6|std_vimad|Time-standard-deviation vertically integrated divergence of mass flux|kg m**-2 s**-1
|0.3.35|t1,T8|vimad|Total column vertically-integrated divergence of mass flux|kg m**-2 s**-1
|0.3.36|t1,T8,p1|tvimae|Time-integrated total column vertically-integrated eastward mass flux|kg m**-1
|0.3.36|t1,T8,p0|avg_vimae|Time-mean total column vertically-integrated eastward mass flux|kg m**-1 s**-1
|0.3.36|t1,T8,p2|max_vimae|Time-maximum total column vertically-integrated eastward mass flux|kg m**-1 s**-1
|0.3.36|t1,T8,p3|min_vimae|Time-minimum vertically integrated eastward mass flux|kg m**-1 s**-1
|0.3.36|t1,T8,p6|std_vimae|Time-standard-deviation vertically integrated eastward mass flux|kg m**-1 s**-1
|0.3.36|t1,T8|vimae|Total column vertically-integrated eastward mass flux|kg m**-1 s**-1
|0.3.37|t1,T8,p1|tviman|Time-integrated total column vertically-integrated northward mass flux|kg m**-1
|0.3.37|t1,T8,p0|avg_viman|Time-mean total column vertically-integrated northward mass flux|kg m**-1 s**-1
|0.3.37|t1,T8,p2|max_viman|Time-maximum total column vertically-integrated northward mass flux|kg m**-1 s**-1
|0.3.37|t1,T8,p3|min_viman|Time-minimum vertically integrated northward mass flux|kg m**-1 s**-1
|0.3.37|t1,T8,p6|std_viman|Time-standard-deviation vertically integrated northward mass flux|kg m**-1 s**-1
|0.3.37|t1,T8|viman|Total column vertically-integrated northward mass flux|kg m**-1 s**-1
|0.3.39|t1,T8|vima|Total column vertically-integrated mass of atmosphere|kg m**-2
|0.3.4||z|Geopotential|m**2 s**-2
|0.3.4|p0|avg_z|Time-mean geopotential|m**2 s**-2
|0.3.4|p2|max_z|Time-maximum geopotential|m**2 s**-2
|0.3.4|p3|min_z|Time-minimum geopotential|m**2 s**-2
|0.3.4|p6|std_z|Time-standard-deviation geopotential|m**2 s**-2
78|0.3.4|t1|FIS|Geopotential (S)|m2 s-2
78|0.3.4|t105,T105|FIF|Geopotential (full lev)|m2 s-2
80|0.3.4|t1|fis|Geopotential (S)|m**2 s**-2
80|0.3.4|t105,f0|fif|Geopotential (full lev)|m**2 s**-2
uerra|0.3.4|p0|z|Geopotential|m**2 s**-2
uerra|0.3.4|p0,y1|z|Geopotential|m**2 s**-2
|0.3.40|t1,T8,p1|tvige|Time-integrated total column vertically-integrated eastward geopotential flux|J m**-1
|0.3.40|t1,T8,p0|avg_vige|Time-mean total column vertically-integrated eastward geopotential flux|W m**-1
|0.3.40|t1,T8,p2|max_vige|Time-maximum total column vertically-integrated eastward geopotential flux|W m**-1
|0.3.40|t1,T8,p3|min_vige|Time-minimum total column vertically-integrated eastward geopotential flux|W m**-1
|0.3.40|t1,T8,p6|std_vige|Time-standard-deviation total column vertically-integrated eastward geopotential flux|W m**-1
|0.3.40|t1,T8|vige|Total column vertically-integrated eastward geopotential flux|W m**-1
|0.3.41|t1,T8,p1|tvign|Time-integrated total column vertically-integrated northward geopotential flux|J m**-1
|0.3.41|t1,T8,p0|avg_vign|Time-mean total column vertically-integrated northward geopotential flux|W m**-1
|0.3.41|t1,T8,p2|max_vign|Time-maximum total column vertically-integrated northward geopotential flux|W m**-1
|0.3.41|t1,T8,p3|min_vign|Time-minimum total column vertically-integrated northward geopotential flux|W m**-1
|0.3.41|t1,T8,p6|std_vign|Time-standard-deviation total column vertically-integrated northward geopotential flux|W m**-1
|0.3.41|t1,T8|vign|Total column vertically-integrated northward geopotential flux|W m**-1
|0.3.42|t1,T8|viwgd|Total column vertically-integrated divergence of water geopotential flux|W m**-2
|0.3.42|t1,T8,p1|tviwgd|Time-integrated total column vertically-integrated divergence of water geopotential flux|J m**-2
|0.3.42|t1,T8,p0|avg_viwgd|Time-mean total column vertically-integrated divergence of water geopotential flux|W m**-2
|0.3.42|t1,T8,p2|max_viwgd|Time-maximum total column vertically-integrated divergence of water geopotential flux|W m**-2
|0.3.42|t1,T8,p3|min_viwgd|Time-minimum total column vertically-integrated divergence of water geopotential flux|W m**-2
|0.3.42|t1,T8,p6|std_viwgd|Time-standard-deviation total column vertically-integrated divergence of water geopotential flux|W m**-2
|0.3.43|t1,T8,p1|tvigd|Time-integrated total column vertically-integrated divergence of geopotential flux|J m**-2
|0.3.43|t1,T8,p0|avg_vigd|Time-mean total column vertically-integrated divergence of geopotential flux|W m**-2
|0.3.43|t1,T8,p2|max_vigd|Time-maximum total column vertically-integrated divergence of geopotential flux|W m**-2
|0.3.43|t1,T8,p3|min_vigd|Time-minimum total column vertically-integrated divergence of geopotential flux|W m**-2
|0.3.43|t1,T8,p6|std_vigd|Time-standard-deviation total column vertically-integrated divergence of geopotential flux|W m**-2
|0.3.43|t1,T8|vigd|Total column vertically-integrated divergence of geopotential flux|W m**-2
|0.3.44||hwbt0|Height of zero-degree wet-bulb temperature|m
|0.3.44|p0|avg_hwbt0|Time-mean height of zero-degree wet-bulb temperature|m
|0.3.44|p2|max_hwbt0|Time-maximum height of zero-degree wet-bulb temperature|m
|0.3.44|p3|min_hwbt0|Time-minimum height of zero-degree wet-bulb temperature|m
|0.3.44|p6|std_hwbt0|Time-standard-deviation height of zero-degree wet-bulb temperature|m
|0.3.45||hwbt1|Height of one-degree wet-bulb temperature|m
|0.3.45|p0|avg_hwbt1|Time-mean height of one-degree wet-bulb temperature|m
|0.3.45|p2|max_hwbt1|Time-maximum height of one-degree wet-bulb temperature|m
|0.3.45|p3|min_hwbt1|Time-minimum height of one-degree wet-bulb temperature|m
|0.3.45|p6|std_hwbt1|Time-standard-deviation height of one-degree wet-bulb temperature|m
|0.3.46||pdhs|Pressure departure from hydrostatic state|Pa
|0.3.5||gh|Geopotential height|gpm
|0.3.5|t1|orog|Orography|m
78|0.3.6|t1,T101|HSURF|Geometric Height of the earths surface above sea level|m
78|0.3.6|T101|HHL|Geometric Height of the layer limits above sea level(NN)|m
78|0.3.6|t4,T101|HZEROCL|Height of 0 degree Celsius isotherm above msl|m
78|0.3.6|t5,T192|LCL_ML|Height of lifting condensation level of mixed (mean) layer parcel|m
78|0.3.6|t24|HTOP_RADIONUC_CLD|Top for given threshold of air concentration of radionuclides|m
78|0.3.6|t23|HBAS_RADIONUC_CLD|Base for given threshold of air concentration of radionuclides|m
78|0.3.6|t25|ECHOTOPinM|Echotop-height: largest height where radar reflectivity above a threshold is present|m
78|0.3.6|t194,T192|LFC_ML|Height of level of free convection of mixed (mean) layer parcel|m
80|0.3.6|t1|hsurf|Geometric Height of the earths surface above sea level|m
80|0.3.6|t105,f0|hhl|Geometric Height of the layer limits above sea level(NN)|m
82|0.3.6||h|Geometric height|m
|0.3.6|t20,v26315,f2|degm10l|Geometric height of -10 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v27315,f2|deg0l|Geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v26315,f2,p0|avg_degm10l|Time-mean geometric height of -10 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v27315,f2,p0|avg_deg0l|Time-mean geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v26315,f2,p2|max_degm10l|Time-maximum geometric height of -10 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v27315,f2,p2|max_deg0l|Time-maximum geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v26315,f2,p3|min_degm10l|Time-minimum geometric height of -10 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v27315,f2,p3|min_deg0l|Time-minimum geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v26315,f2,p6|std_degm10l|Time-standard-deviation geometric height of -10 degrees C atmospheric isothermal level above ground|m|old
|0.3.6|t20,v27315,f2,p6|std_deg0l|Time-standard-deviation geometric height of 0 degrees C atmospheric isothermal level above ground|m|old
|0.3.6||h|Geometrical height above ground|m|old
|0.3.7||hstdv|Standard deviation of height|m
|0.3.8||presa|Pressure anomaly|Pa
|0.3.9||gpa|Geopotential height anomaly|gpm
|0.4.0||nswrs|Net short-wave radiation flux (surface)|W m**-2
|0.4.1||nswrt|Net short-wave radiation flux (top of atmosphere)|W m**-2
uerra|0.4.1|t8,p1|tsr|Top net short-wave (solar) radiation|J m**-2
uerra|0.4.1|t8,p1,y1|tsr|Top net short-wave (solar) radiation|J m**-2
|0.4.10|t1,p1|par|Photosynthetically active radiation at the surface|J m**-2
|0.4.10|t1,p0|avg_sparf|Time-mean surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p2|max_sparf|Time-maximum surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p3|min_sparf|Time-minimum surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p6|std_sparf|Time-standard-deviation surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1|sparf|Surface photosynthetically active radiation flux|W m**-2
78|0.4.10|t209|PABS_RAD_TAN_OS|Photosynthetically active radiation at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.10|t209,p0|APAB_S_TAN_OS|Photosynthetically active radiation at surface on tangent plane to terrain including orographic shading - time average|W m-2
82|0.4.10||photar|Photosynthetically active radiation|W/m2
|0.4.11|t8,p1|tsrc|Top net short-wave (solar) radiation, clear sky|J m**-2
|0.4.11|t1,p1|ssrc|Surface net short-wave (solar) radiation, clear sky|J m**-2
|0.4.11|t8,p0|avg_tnswrfcs|Time-mean top net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t1,p0|avg_snswrfcs|Time-mean surface net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t8,p2|max_tnswrfcs|Time-maximum top net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t1,p2|max_snswrfcs|Time-maximum surface net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t8,p3|min_tnswrfcs|Time-minimum top net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t1,p3|min_snswrfcs|Time-minimum surface net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t8,p6|std_tnswrfcs|Time-standard-deviation top net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t1,p6|std_snswrfcs|Time-standard-deviation surface net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t1|snswrfcs|Surface net short-wave radiation flux, clear sky|W m**-2
|0.4.11|t8|tnswrfcs|Top net short-wave radiation flux, clear sky|W m**-2
78|0.4.11||NSWRFCS|Net short-wave radiation flux, clear sky|W m-2 
82|0.4.11||nswrfcs|Net short-wave radiation flux, clear sky|W/m2
|0.4.12|t1,p1|uvb|Surface downward UV radiation|J m**-2
|0.4.12|t1,p0|avg_sduvrf|Time-mean surface downward UV radiation flux|W m**-2
|0.4.12|t1,p2|max_sduvrf|Time-maximum surface downward UV radiation flux|W m**-2
|0.4.12|t1,p3|min_sduvrf|Time-minimum surface downward UV radiation flux|W m**-2
|0.4.12|t1,p6|std_sduvrf|Time-standard-deviation surface downward UV radiation flux|W m**-2
|0.4.12|t1|sduvrf|Surface downward UV radiation flux|W m**-2
78|0.4.12||DWUVR|Downward UV radiation|W m-2 
82|0.4.12||dwuvr|Downward UV radiation|W/m2
|0.4.13|t1,p1|fdir|Surface direct short-wave (solar) radiation|J m**-2
|0.4.13|t1,p0|avg_sdirswrf|Time-mean surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p2|max_sdirswrf|Time-maximum surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p3|min_sdirswrf|Time-minimum surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p6|std_sdirswrf|Time-standard-deviation surface direct short-wave radiation flux|W m**-2
|0.4.13|t1|sdirswrf|Surface direct short-wave radiation flux|W m**-2
uerra|0.4.13|t1,p1|tidirswrf|Time-integrated surface direct short wave radiation flux|J m**-2
uerra|0.4.13|t1,p1,y1|tidirswrf|Time-integrated surface direct short wave radiation flux|J m**-2
|0.4.14|t1,p0|msdfswrf|Mean surface diffuse short-wave radiation flux|W m**-2
|0.4.14|t1|sdifswrf|Surface diffuse short-wave radiation flux|W m**-2
7|0.4.192||sdswrf|Surface downward short-wave radiation flux|W m**-2
78|0.4.192||SOHR_RAD|Solar radiation heating rate|K s-1
80|0.4.192|t105,f0|sohr_rad|Solar radiation heating rate|K s**-1
7|0.4.193||suswrf|Surface upward short-wave radiation flux|W m**-2
78|0.4.193||SOTR_RAD|Effective transmissivity of solar radiation|Numeric
80|0.4.193|t105,f0|sotr_rad|Effective transmissivity of solar radiation|K s**-1
7|0.4.194||duvb|UV-B downward solar flux|W m**-2
78|0.4.194|p2|UVI_MAX_H|Time of maximum of UV Index, clouded|Numeric
7|0.4.195||cduvb|Clear sky UV-B downward solar flux|W m**-2
78|0.4.195||UVI_CS_COR|UV Index, clear sky; corrected for albedo, aerosol and altitude|Numeric
7|0.4.196||csdsf|Clear Sky Downward Solar Flux|W m**-2
78|0.4.196||UVI_B_CS|Basic UV Index, clear sky; MSL, fixed albedo, fixed aerosol|Numeric
7|0.4.197||swhr|Solar Radiative Heating Rate|K s**-1
78|0.4.197||UVI_CL_COR|UV Index, clouded sky; corrected for albedo, aerosol, altitude and clouds|Numeric
7|0.4.198||csusf|Clear Sky Upward Solar Flux|W m**-2
78|0.4.198|t1,p0|ASWDIR_S|Downward direct short wave radiation flux at surface (mean over forecast time)|W m-2
78|0.4.198|t1|SWDIRS_RAD|Downward direct short wave radiation flux at surface|W m-2
78|0.4.198|t201,p0|ASWDIR_SH|Downward direct short wave radiation flux at surface on horizontal plane (time average)|W m-2
78|0.4.198|t206,p0|ASWDIR_SN|Downward direct short-wave radiation flux at surface on a plane normal to the sun (time average)|W m-2
78|0.4.198|t207,p0|ASWDIR_SNO|Downward direct short-wave radiation flux at surface on a plane normal to the sun without orographic shading (time average)|W m-2
78|0.4.198|t208,p0|ASWDIR_S_OS|Downward direct short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.198|t209,p0|ASWDIR_S_TAN_OS|Downward direct short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
7|0.4.199||cfnsf|Cloud Forcing Net Solar Flux|W m**-2
78|0.4.199|t1,p0|ASWDIFD_S|Downward diffusive short wave radiation flux at surface (mean over forecast time)|W m-2
78|0.4.199|t1|SWDIFDS_RAD|Downward diffusive short wave radiation flux at surface (mean over forecast time)|W m-2
82|0.4.2||swavr|Short wave radiation flux|W/m2
7|0.4.200||vbdsf|Visible Beam Downward Solar Flux|W m**-2
7|0.4.201||vddsf|Visible Diffuse Downward Solar Flux|W m**-2
7|0.4.202||nbdsf|Near IR Beam Downward Solar Flux|W m**-2
7|0.4.203||nddsf|Near IR Diffuse Downward Solar Flux|W m**-2
7|0.4.204||dtrf|Downward Total radiation Flux|W m**-2
7|0.4.205||utrf|Upward Total radiation Flux|W m**-2
|0.4.3||grad|Global radiation flux|W m**-2
|0.4.4||btmp|Brightness temperature|K
|0.4.5||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|0.4.50||uviucs|UV index (under clear sky)|Numeric
78|0.4.50|p2|UVI_MAX_CS|UV Index, clear sky, maximum|Numeric
|0.4.51||uvi|UV index|Numeric
78|0.4.51|p2|UVI_MAX_CL|UV Index, clouded sky, maximum|Numeric
|0.4.52|t1,p1|ssrdc|Surface short-wave (solar) radiation downward clear-sky|J m**-2
|0.4.52|t1,p0|avg_sdswrfcs|Time-mean surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p2|max_sdswrfcs|Time-maximum surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p3|min_sdswrfcs|Time-minimum surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p6|std_sdswrfcs|Time-standard-deviation surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1|sdswrfcs|Surface downward short-wave radiation flux, clear sky|W m**-2
uerra|0.4.52|t1,p1|adswrf_cs|Accumulated surface downward short-wave radiation flux, clear sky|J m**-2
uerra|0.4.52|t1,p1,y1|adswrf_cs|Accumulated surface downward short-wave radiation flux, clear sky|J m**-2
|0.4.53|t1|suswrfcs|Surface upward short-wave radiation flux, clear sky|W m**-2
|0.4.53|t1,p1|auswrf_cs|Accumulated surface upward short-wave radiation flux, clear sky|J m**-2
|0.4.54|t1,T255,p1|dsrp|Surface direct normal short-wave (solar) radiation|J m**-2
|0.4.54|t1,T255,p0|avg_sdirnswrf|Time-mean surface direct normal short-wave radiation flux|W m**-2
|0.4.54|t1,T255,p2|max_sdirnswrf|Time-maximum surface direct normal short-wave radiation flux|W m**-2
|0.4.54|t1,T255,p3|min_sdirnswrf|Time-minimum direct solar radiation flux|W m**-2
|0.4.54|t1,T255,p6|std_sdirnswrf|Time-standard-deviation direct solar radiation flux|W m**-2
|0.4.54|t1,T255|sdirnswrf|Surface direct normal short-wave radiation flux|W m**-2
|0.4.6||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|0.4.60|t1,p1|parcs|Surface photosynthetically active radiation, clear sky|J m**-2
|0.4.60|t1,p0|avg_parcsf|Time-mean surface photosynthetically active radiation flux, clear sky|W m**-2
|0.4.60|t1,p2|max_parcsf|Time-maximum surface photosynthetically active radiation flux, clear sky|W m**-2
|0.4.60|t1,p3|min_parcsf|Time-minimum surface photosynthetically active radiation flux, clear sky|W m**-2
|0.4.60|t1,p6|std_parcsf|Time-standard-deviation surface photosynthetically active radiation flux, clear sky|W m**-2
|0.4.60|t1|parcsf|Surface photosynthetically active radiation flux, clear sky|W m**-2
|0.4.61|t1,p1|cdir|Surface direct short-wave radiation, clear sky|J m**-2
|0.4.61|t1,p0|avg_sdirswrfcs|Time-mean surface direct short-wave radiation flux, clear sky|W m**-2
|0.4.61|t1,p2|max_sdirswrfcs|Time-maximum surface direct short-wave radiation flux, clear sky|W m**-2
|0.4.61|t1,p3|min_sdirswrfcs|Time-minimum surface direct short-wave radiation flux, clear sky|W m**-2
|0.4.61|t1,p6|std_sdirswrfcs|Time-standard-deviation surface direct short-wave radiation flux, clear sky|W m**-2
|0.4.61|t1|sdirswrfcs|Surface direct short-wave radiation flux, clear sky|W m**-2
|0.4.62|t1,p0|avg_sdirnswrfcs|Time-mean surface direct normal short-wave radiation flux, clear sky|W m**-2
|0.4.62|t1,p1|acc_sdirnswrfcs|Time-integrated surface direct normal short-wave radiation flux, clear sky|J m**-2
|0.4.62|t1,p2|max_sdirnswrfcs|Time-maximum surface direct normal short-wave radiation flux, clear sky|W m**-2
|0.4.62|t1,p3|min_sdirnswrfcs|Time-minimum surface direct normal short-wave radiation flux, clear sky|W m**-2
|0.4.62|t1,p6|std_sdirnswrfcs|Time-standard-deviation surface direct normal short-wave radiation flux, clear sky|W m**-2
|0.4.62|t1|sdirnswrfcs|Surface direct normal short-wave radiation flux, clear sky|W m**-2
|0.4.63|t1,p0|avg_sdifswrfcs|Time-mean surface diffuse short-wave radiation flux, clear sky|W m**-2
|0.4.63|t1,p2|max_sdifswrfcs|Time-maximum surface diffuse short-wave radiation flux, clear sky|W m**-2
|0.4.63|t1,p3|min_sdifswrfcs|Time-minimum surface diffuse short-wave radiation flux, clear sky|W m**-2
|0.4.63|t1,p6|std_sdifswrfcs|Time-standard-deviation surface diffuse short-wave radiation flux, clear sky|W m**-2
|0.4.63|t1|sdifswrfcs|Surface diffuse short-wave radiation flux, clear sky|W m**-2
|0.4.7|t1,p1|ssrd|Surface short-wave (solar) radiation downwards|J m**-2
|0.4.7|t8,p1|tisr|TOA incident short-wave (solar) radiation|J m**-2
|0.4.7|t1,p0|avg_sdswrf|Time-mean surface downward short-wave radiation flux|W m**-2
|0.4.7|t8,p0|avg_tdswrf|Time mean top downward short-wave radiation flux|W m**-2
|0.4.7|t1,p2|max_sdswrf|Time-maximum surface downward short-wave radiation flux|W m**-2
|0.4.7|t8,p2|max_tdswrf|Time mean top downward short-wave radiation flux|W m**-2
|0.4.7|t1,p3|min_sdswrf|Time-minimum surface downward short-wave radiation flux|W m**-2
|0.4.7|t8,p3|min_tdswrf|Time-minimum top downward short-wave radiation flux|W m**-2
|0.4.7|t1,p6|std_sdswrf|Time-standard-deviation surface downward short-wave radiation flux|W m**-2
|0.4.7|t8,p6|std_tdswrf|Time-standard-deviation top downward short-wave radiation flux|W m**-2
|0.4.7|t1|sdswrf|Surface downward short-wave radiation flux|W m**-2
|0.4.7|t8|tdswrf|Top downward short-wave radiation flux|W m**-2
78|0.4.7||DSWRF|Downward short-wave radiation flux|W m-2
78|0.4.7|t201,p0|ASOD_SH|Downward short wave radiation flux at surface on horizontal plane (time average)|W m-2
78|0.4.7|t202,p0|ASOD_SvE|Downward short wave radiation flux at surface on vertical surface facing east (time average)|W m-2
78|0.4.7|t203,p0|ASOD_SvN|Downward short wave radiation flux at surface on vertical surface facing north (time average)|W m-2
78|0.4.7|t204,p0|ASOD_SvS|Downward short wave radiation flux at surface on vertical surface facing south (time average)|W m-2
78|0.4.7|t205,p0|ASOD_SvW|Downward short wave radiation flux at surface on vertical surface facing west (time average)|W m-2
78|0.4.7|t208,p0|ASOD_S_OS|Downward short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.7|t209,p0|ASOD_S_TAN_OS|Downward short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
82|0.4.7||dswrf|Downward short-wave radiation flux|W/m2
|0.4.8|t1|suswrf|Surface upward short-wave radiation flux|W m**-2
78|0.4.8|t1,p0|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|0.4.8|t208|SWDIFUS_RAD_OS|Upward diffusive short wave radiation flux at surface on horizontal plane including orographic shading|W m-2
78|0.4.8|t209|SWDIFUS_RAD_TAN_OS|Upward diffusive short wave radiation flux at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.8|t208,p0|ASWDIFU_S_OS|Upward diffusive short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.8|t209,p0|ASWDIFU_S_TAN_OS|Upward diffusive short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
82|0.4.8||uswrf|Upward short-wave radiation flux|W/m2
|0.4.9|t1,p1|ssr|Surface net short-wave (solar) radiation|J m**-2
|0.4.9|t8,p1|tsr|Top net short-wave (solar) radiation|J m**-2
|0.4.9|t1,p0|avg_snswrf|Time-mean surface net short-wave radiation flux|W m**-2
|0.4.9|t8,p0|avg_tnswrf|Time-mean top net short-wave radiation flux|W m**-2
|0.4.9|t1,p2|max_snswrf|Time-maximum surface net short-wave radiation flux|W m**-2
|0.4.9|t8,p2|max_tnswrf|Time-maximum top net short-wave radiation flux|W m**-2
|0.4.9|t1,p3|min_snswrf|Time-minimum surface net short-wave radiation flux|W m**-2
|0.4.9|t8,p3|min_tnswrf|Time-minimum top net short-wave radiation flux|W m**-2
|0.4.9|t1,p6|std_snswrf|Time-standard-deviation surface net short-wave radiation flux|W m**-2
|0.4.9|t8,p6|std_tnswrf|Time-standard-deviation top net short-wave radiation flux|W m**-2
|0.4.9|t1|snswrf|Surface net short-wave radiation flux|W m**-2
|0.4.9|t8|tnswrf|Top net short-wave radiation flux|W m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing|ssr_sea|Net short wave radiation rate at sea surface|W m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_ssr_sea|Time-mean net short wave radiation rate at sea surface|W m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing,p1|acc_ssr_sea|Time-accumulated net short wave radiation at sea surface|J m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_ssr_sea|Time-maximum net short wave radiation rate at sea surface|W m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_ssr_sea|Time-minimum net short wave radiation rate at sea surface|W m**-2
|0.4.9|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_ssr_sea|Time-standard-deviation net short wave radiation rate at sea surface|W m**-2
78|0.4.9|t208|SOBS_RAD_OS|Net short wave radiation flux at surface on horizontal plane including orographic shading|W m-2
78|0.4.9|t209|SOBS_RAD_TAN_OS|Net short wave radiation flux at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.9|t208,p0|ASOB_S_OS|Net short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.9|t209,p0|ASOB_S_TAN_OS|Net short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
80|0.4.9|t0,p0|asob_t|Net short wave radiation flux (m) (on the model top)|W m**-2
80|0.4.9|t0|sobt_rad|Net short wave radiation flux|W m**-2
82|0.4.9||nswrf|Net short wave radiation flux|W/m2
78|0.5.0||NLWRS|Net long wave radiation flux (surface)|W m-2 
82|0.5.0||nlwrs|Net long wave radiation flux (surface)|W/m2
|0.5.0||nlwrs|Net long wave radiation flux (surface)|W m**-2|old
78|0.5.1||NLWRT|Net long wave radiation flux (top of atmosphere)|W m-2 
82|0.5.1||nlwrt|Net long wave radiation flux (top of atmos.)|W/m2
|0.5.1||nlwrt|Net long wave radiation flux (top of atmosphere)|W m**-2|old
7|0.5.192||sdlwrf|Surface downward long-wave radiation flux|W m**-2
78|0.5.192||THHR_RAD|Thermal radiation heating rate|K s-1
80|0.5.192|t105,f0|thhr_rad|Thermal radiation heating rate|K s**-1
7|0.5.193||sulwrf|Surface upward long-wave radiation flux|W m**-2
7|0.5.194||lwhr|Long-Wave Radiative Heating Rate|K s**-1
7|0.5.195||csulf|Clear Sky Upward Long Wave Flux|W m**-2
7|0.5.196||csdlf|Clear Sky Downward Long Wave Flux|W m**-2
7|0.5.197||cfnlf|Cloud Forcing Net Long Wave Flux|W m**-2
82|0.5.2||lwavr|Long wave radiation flux|W/m2
|0.5.3|t1,p1|strd|Surface long-wave (thermal) radiation downwards|J m**-2
|0.5.3|t1,p0|avg_sdlwrf|Time-mean surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p2|max_sdlwrf|Time-maximum surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p3|min_sdlwrf|Time-minimum surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p6|std_sdlwrf|Time-standard-deviation surface downward long-wave radiation flux|W m**-2
|0.5.3|t1|sdlwrf|Surface downward long-wave radiation flux|W m**-2
78|0.5.3||DLWRF|Downward long-wave radiation flux|W m-2 
82|0.5.3||dlwrf|Downward long-wave radiation flux|W/m2
|0.5.4|t1|sulwrf|Surface upward long-wave radiation flux|W m**-2
78|0.5.4||ULWRF|Upward long-wave radiation flux|W m-2 
78|0.5.4|t1,p0|ATHU_S|Surface upward thermal radiation|W m-2
82|0.5.4||ulwrf|Upward long-wave radiation flux|W/m2
|0.5.5|t1,p1|str|Surface net long-wave (thermal) radiation|J m**-2
|0.5.5|t8,p1|ttr|Top net long-wave (thermal) radiation|J m**-2
|0.5.5|t1,p0|avg_snlwrf|Time-mean surface net long-wave radiation flux|W m**-2
|0.5.5|t8,p0|avg_tnlwrf|Time-mean top net long-wave radiation flux|W m**-2
|0.5.5|t1,p2|max_snlwrf|Time-maximum surface net long-wave radiation flux|W m**-2
|0.5.5|t8,p2|max_tnlwrf|Time-maximum top net long-wave radiation flux|W m**-2
|0.5.5|t1,p3|min_snlwrf|Time-minimum surface net long-wave radiation flux|W m**-2
|0.5.5|t8,p3|min_tnlwrf|Time-minimum top net long-wave radiation flux|W m**-2
|0.5.5|t1,p6|std_snlwrf|Time-standard-deviation surface net long-wave radiation flux|W m**-2
|0.5.5|t8,p6|std_tnlwrf|Time-standard-deviation top net long-wave radiation flux|W m**-2
|0.5.5|t1|snlwrf|Surface net long-wave radiation flux|W m**-2
|0.5.5|t8|tnlwrf|Top net long-wave radiation flux|W m**-2
80|0.5.5|t0,p0|athb_t|Net long wave radiation flux (m) (on the model top)|W m**-2
80|0.5.5|t0|thbt_rad|Net long wave radiation flux|W m**-2
82|0.5.5||nlwrf|Net long wave radiation flux|W/m2
|0.5.6|t8,p1|ttrc|Top net long-wave (thermal) radiation, clear sky|J m**-2
|0.5.6|t1,p1|strc|Surface net long-wave (thermal) radiation, clear sky|J m**-2
|0.5.6|t8,p0|avg_tnlwrfcs|Time-mean top net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t1,p0|avg_snlwrfcs|Time-mean surface net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t8,p2|max_tnlwrfcs|Time-maximum top net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t1,p2|max_snlwrfcs|Time-maximum surface net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t8,p3|min_tnlwrfcs|Time-minimum top net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t1,p3|min_snlwrfcs|Time-minimum surface net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t8,p6|std_tnlwrfcs|Time-standard-deviation top net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t1,p6|std_snlwrfcs|Time-standard-deviation surface net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t1|snlwrfcs|Surface net long-wave radiation flux, clear sky|W m**-2
|0.5.6|t8|tnlwrfcs|Top net long-wave radiation flux, clear sky|W m**-2
78|0.5.6||NLWRCS|Net long-wave radiation flux, clear sky |W m-2 
82|0.5.6||nlwrfcs|Net long-wave radiation flux, clear sky|W/m2
|0.5.8|t1,p1|strdc|Surface long-wave (thermal) radiation downward clear-sky|J m**-2
|0.5.8|t1,p0|avg_sdlwrfcs|Time-mean surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p2|max_sdlwrfcs|Time-maximum surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p3|min_sdlwrfcs|Time-minimum surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p6|std_sdlwrfcs|Time-standard-deviation surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1|sdlwrfcs|Surface downward long-wave radiation flux, clear sky|W m**-2
uerra|0.5.8|t1,p1|adlwrf_cs|Accumulated surface downward long-wave radiation flux, clear sky|J m**-2
uerra|0.5.8|t1,p1,y1|adlwrf_cs|Accumulated surface downward long-wave radiation flux, clear sky|J m**-2
|0.6.0||cice|Cloud Ice|kg m**-2
|0.6.1|t1,T8,p0|avg_tcc|Time-mean total cloud cover|%
|0.6.1|t1,T8,p2|max_tcc|Time-maximum total cloud cover|%
|0.6.1|t1,T8,p3|min_tcc|Time-minimum total cloud cover|%
|0.6.1|t1,T8,p6|std_tcc|Time-standard-deviation total cloud cover|%
|0.6.1|t1,T8|tcc|Total Cloud Cover|%
7|0.6.1||tcc|Total Cloud Cover|%
78|0.6.1||CLCT|Total Cloud Cover|%
78|0.6.1|p0|CLCT_AV|Total cloud cover (time average)|%
80|0.6.1|t1|clct|Total Cloud Cover|%
82|0.6.1||tcc|Total cloud cover|fraction
s2s|0.6.1|t1,T8,p0|tcc|Total Cloud Cover|%
s2s|0.6.1|t1,T8,p0,y1|tcc|Total Cloud Cover|%
uerra|0.6.1|t1,T8,p0|tcc|Total Cloud Cover|%
uerra|0.6.1|t1,T8,p0,y1|tcc|Total Cloud Cover|%
|0.6.10||thunc|Thunderstorm coverage|(Code table 4.204)
|0.6.11|t2|cbh|Cloud base height|m
|0.6.11|t2,p0|avg_cbh|Time-mean cloud base height|m
|0.6.11|t2,p2|max_cbh|Time-maximum cloud base height|m
|0.6.11|t2,p3|min_cbh|Time-minimum cloud base height|m
|0.6.11|t2,p6|std_cbh|Time-standard-deviation cloud base height|m
78|0.6.11||CDCB|Cloud base|m
82|0.6.11||cdcb|Cloud base|m
uerra|0.6.11||cdcb|Cloud base|m
uerra|0.6.11|y1|cdcb|Cloud base|m
|0.6.12||cdct|Cloud top|m
|0.6.13|p0|avg_ceil|Time-mean ceiling|m
|0.6.13|p2|max_ceil|Time-maximum ceiling|m
|0.6.13|p3|min_ceil|Time-minimum ceiling|m
|0.6.13|p6|std_ceil|Time-standard-deviation ceiling|m
|0.6.13||ceil|Ceiling|m
80|0.6.13|t1|ceiling|Ceiling|m
|0.6.14||cdlyr|Non-convective cloud cover|%
80|0.6.14|t105,f0|clc_sgs|Non-Convective Cloud Cover, grid scale|%
|0.6.15||cwork|Cloud work function|J kg**-1
|0.6.16||cuefi|Convective cloud efficiency|Proportion
|0.6.17||tcond|Total condensate|kg kg**-1
|0.6.18||tcolw|Total column-integrated cloud water|kg m**-2
|0.6.19||tcoli|Total column-integrated cloud ice|kg m**-2
7|0.6.192||cdlyr|Non-convective cloud cover|%
78|0.6.192|t2,T101|HBAS_SC|Cloud base above MSL, shallow convection|m
80|0.6.192|t2|hbas_sc|cloud base above msl, shallow convection|m
98|0.6.192|t1,T8,l1|tcc|Total cloud cover|(0 - 1)
98|0.6.192|t1,T8,p0,l1|meantcc|Mean total cloud cover|(0 - 1)
7|0.6.193||cwork|Cloud work function|J kg**-1
78|0.6.193|t3,T101|HTOP_SC|Cloud top above MSL, shallow convection|m
80|0.6.193|t3|htop_sc|cloud top above msl, shallow convection|m
98|0.6.193|l1|lcc|Low cloud cover|(0 - 1)
98|0.6.193|p0,l1|avg_lcc_frac|Time-mean low cloud cover|(0 - 1)
7|0.6.194||cuefi|Convective cloud efficiency|Proportion
78|0.6.194|t1|BAS_CON|Base index (vertical level) of main convective cloud|Numeric
80|0.6.194|t1|bas_con|base index (vertical level) of main convective cloud (i)|1
98|0.6.194|l1|mcc|Medium cloud cover|(0 - 1)
98|0.6.194|p0,l1|avg_mcc_frac|Time-mean medium cloud cover|(0 - 1)
7|0.6.195||tcond|Condensate|kg kg**-1
78|0.6.195|t1|TOP_CON|Top index (vertical level) of main convective cloud|Numeric
80|0.6.195|t1|top_con|top index (vertical level) of main convective cloud (i)|1
98|0.6.195|l1|hcc|High cloud cover|(0 - 1)
98|0.6.195|p0,l1|avg_hcc_frac|Time-mean high cloud cover|(0 - 1)
7|0.6.196||tcolw|Total column-integrated cloud water|kg m**-2
78|0.6.196|t3,T101|HTOP_DC|Height of top of dry convection above MSL|m
80|0.6.196|t1|htop_dc|height of top of dry convection|m
7|0.6.197||tcoli|Total column-integrated cloud ice|kg m**-2
78|0.6.197||HTOP_THERM|Height of thermals above MSL|m
7|0.6.198||tcolc|Total column-integrated condensate|kg m**-2
78|0.6.198||CLDEPTH|Modified cloud depth for media|Numeric
80|0.6.198|t1|cldepth|modified cloud depth for media|1
7|0.6.199||fice|Ice fraction of total condensate|Proportion
78|0.6.199||CLCT_MOD|Modified cloud cover for media|Numeric
80|0.6.199|t1|clct_mod|modified cloud cover for media|1
78|0.6.2||CLC_CON|Convective Cloud Cover|%
80|0.6.2|t105,f0|clc_con|Convective Cloud Cover|%
82|0.6.2||ccc|Convective cloud cover|fraction
|0.6.20||tcolc|Total column-integrated condensate|kg m**-2
7|0.6.200||mflux|Convective Cloud Mass Flux|Pa s**-1
80|0.6.200|t4|hzerocl|height of 0 degree celsius level code 0,3,6 ?|m
7|0.6.201||SUNSD|Sunshine Duration|s
78|0.6.201||C_TYPE|Type of convection (0..4)|Numeric
78|0.6.202||TOP_DCON|Dry convection top index|Numeric
78|0.6.203||DENC|Mass density of cloud droplets|kg m-3
78|0.6.204||DENI|Mass density of cloud ice|kg m-3
78|0.6.205|t1,p11|DURSUN_M|Possible astronomical maximum of sunshine|s
78|0.6.206|t1|DURSUN_R|Relative duration of sunshine (DURSUN * 100 / DURSUN_M)|%
|0.6.21||fice|Ice fraction of total condensate|Proportion
78|0.6.210|t2|NCL_PUA_ACT|Number of active clouds per horizontal unit area|m-2
78|0.6.211|t2|NCL_PUA_PSV|Number of passive clouds per horizontal unit area|m-2
78|0.6.215||CLC_RAD|Cloud cover for use in radiative transfer (modified where large hydrometeors are present)|%
|0.6.22||ccl|Cloud cover|%
78|0.6.22|t100,v0,f0,T100,V40000,F0|CLCH|Cloud Cover (0 - 400 hPa)|%
78|0.6.22|t100,v40000,T100,V80000|CLCM|Cloud Cover (400 - 800 hPa)|%
78|0.6.22|t100,v80000,T1|CLCL|Cloud Cover (800 hPa - Soil)|%
80|0.6.22|t105,f0|clc|Cloud cover|%
|0.6.23||cdcimr|Cloud ice mixing ratio|kg kg**-1
|0.6.24|t1,p1|sund|Sunshine duration|s
|0.6.24|t1,p0|avg_suns|Time-mean sunshine|Numeric
|0.6.24|t1,p2|max_suns|Time-maximum sunshine|Numeric
|0.6.24|t1,p3|min_suns|Time-minimum sunshine|Numeric
|0.6.24|t1,p6|std_suns|Time-standard-deviation sunshine|Numeric
|0.6.24|t1|suns|Sunshine|Numeric
80|0.6.24|p1|dursun|Sunshine|1
82|0.6.24||suns|Sunshine|Numeric
78|0.6.26|t2,T101|HBAS_CON|Height of Convective Cloud Base above msl|m
78|0.6.26|t2,T1|CCL_GND|Hoehe der Konvektionsuntergrenze ueber Grund|m
80|0.6.26|t2|hbas_con|Height of Convective Cloud Base (i)|m
80|0.6.26|t1|ccl_nn|Konv.-U-Grenze-nn   Hoehe der Konvektionsuntergrenze ueber nn|m
|0.6.27||hcct|Height of convective cloud top|m
|0.6.27|p0|avg_hcct|Time-mean height of convective cloud top|m
|0.6.27|p2|max_hcct|Time-maximum height of convective cloud top|m
|0.6.27|p3|min_hcct|Time-minimum height of convective cloud top|m
|0.6.27|p6|std_hcct|Time-standard-deviation height of convective cloud top|m
78|0.6.27|t3,T101|HTOP_CON|Height of Convective Cloud Top above msl|m
80|0.6.27|t3|htop_con|Height of Convective Cloud Top (i)|m
78|0.6.28||NCCLOUD|Number of cloud droplets per unit mass of air|kg-1
78|0.6.29||NCICE|Number of cloud ice particles per unit mass of air|kg-1
|0.6.3||lcc|Low cloud cover|%
|0.6.3|p0|avg_lcc|Time-mean low cloud cover|%
|0.6.3|p2|max_lcc|Time-maximum low cloud cover|%
|0.6.3|p3|min_lcc|Time-minimum low cloud cover|%
|0.6.3|p6|std_lcc|Time-standard-deviation low cloud cover|%
uerra|0.6.3|p0|lcc|Low cloud cover|%
uerra|0.6.3|p0,y1|lcc|Low cloud cover|%
78|0.6.30||NDCLOUD|Number density of cloud droplets|m-3
78|0.6.31||NDICE|Number density of cloud ice particles|m-3
|0.6.32||cc|Fraction of cloud cover|(0 - 1)
|0.6.32|p0|avg_cc|Time-mean fraction of cloud cover|(0 - 1)
|0.6.32|p2|max_cc|Time-maximum fraction of cloud cover|(0 - 1)
|0.6.32|p3|min_cc|Time-minimum fraction of cloud cover|(0 - 1)
|0.6.32|p6|std_cc|Time-standard-deviation fraction of cloud cover|(0 - 1)
78|0.6.33|p1|DURSUN|Sunshine duration|s
82|0.6.33||sund|Sunshine duration|s
|0.6.36|t1,p1|lspf|Large-scale precipitation fraction|s
|0.6.36|t1|ilspf|Instantaneous large-scale precipitation fraction|Proportion
|0.6.36|t1,p0|avg_ilspf|Time-mean large-scale precipitation fraction|Proportion
|0.6.36|t1,p2|max_ilspf|Time-maximum large-scale precipitation fraction|Proportion
|0.6.36|t1,p3|min_ilspf|Time-minimum large-scale precipitation fraction|Proportion
|0.6.36|t1,p6|std_ilspf|Time-standard-deviation large-scale precipitation fraction|Proportion
|0.6.37||fcpc|Fraction of convective precipitation cover|Proportion
78|0.6.38||DENC|Mass density of cloud droplets|kg m-3
78|0.6.39||DENI|Mass density of cloud ice|kg m-3
|0.6.4||mcc|Medium cloud cover|%
|0.6.4|p0|avg_mcc|Time-mean medium cloud cover|%
|0.6.4|p2|max_mcc|Time-maximum medium cloud cover|%
|0.6.4|p3|min_mcc|Time-minimum medium cloud cover|%
|0.6.4|p6|std_mcc|Time-standard-deviation medium cloud cover|%
uerra|0.6.4|p0|mcc|Medium cloud cover|%
uerra|0.6.4|p0,y1|mcc|Medium cloud cover|%
|0.6.5||hcc|High cloud cover|%
|0.6.5|p0|avg_hcc|Time-mean high cloud cover|%
|0.6.5|p2|max_hcc|Time-maximum high cloud cover|%
|0.6.5|p3|min_hcc|Time-minimum high cloud cover|%
|0.6.5|p6|std_hcc|Time-standard-deviation high cloud cover|%
uerra|0.6.5|p0|hcc|High cloud cover|%
uerra|0.6.5|p0,y1|hcc|High cloud cover|%
|0.6.50|t1,T255|fog|Fog|%
|0.6.51|t1|avg_sdf|Time-mean sunshine duration fraction|Proportion
|0.6.6||cwat|Cloud water|kg m**-2
|0.6.7||cdca|Cloud amount|%
|0.6.8||cdct|Cloud type|(Code table 4.203)
|0.6.9||tmaxt|Thunderstorm maximum tops|m
|0.7.0||pli|Parcel lifted index (to 500 hPa)|K
|0.7.1||bli|Best lifted index (to 500 hPa)|K
|0.7.10||lftx|Surface lifted index|K
78|0.7.10|t10|SLI|Surface lifted index|K
|0.7.11||4lftx|Best (4-layer) lifted index|K
82|0.7.12||ri|Richardson number|Numeric
78|0.7.13||SI|Showalter index|K
78|0.7.15|p2|UH_MAX|Maximum amplitude (positive or negative) of updraft helicity  (over given time interval)|m2 s-2
78|0.7.15|t102,v0,f0,T102,V3000,F0,p2|UH_MAX_LOW|Maximum amplitude of updraft helicity in tropospheric column of low height|m2 s-2
78|0.7.15|t102,v2000,f0,T102,V5000,F0,p2|UH_MAX_MED|Maximum amplitude of updraft helicity in tropospheric column of medium height|m2 s-2
|0.7.16|t1|sbrn|Surface bulk Richardson number|Numeric
78|0.7.16||BRN|Bulk Richardson number|Numeric
78|0.7.17||RI|Gradient Richardson number|Numeric
|0.7.19|t1,T8|capes|Convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p0|avg_capes|Time-mean convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p2|max_capes|Time-maximum convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p3|min_capes|Time-minimum convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p6|std_capes|Time-standard-deviation convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p2,u1,n6,y1|mxcapes6|Maximum CAPES in the last 6 hours|m**2 s**-2
7|0.7.192||lftx|Surface lifted index|K
78|0.7.192||SDI_1|Supercell detection index 1 (rot. up- and downdrafts)|s-1
80|0.7.192|t1|sdi_1|supercell detection index 1 (rot. up+down drafts)|s**-1
86|0.7.192||MO_len_inv|MO_length_inv|m-1
7|0.7.193||4lftx|Best (4-layer) lifted index|K
78|0.7.193||SDI_2|Supercell detection index 2 (only rot. updrafts)|s-1
80|0.7.193|t1|sdi_2|supercell detection index 2 (only rot. up drafts)|s**-1
86|0.7.193||Kz_1m|mixing velocity scale "Kz_1m" at surface|m s-1
7|0.7.194||ri|Richardson Number|Numeric
78|0.7.194|t10|DCI|Deep convection index|K
86|0.7.194||cnv_vel_scale|Convective velocity scale|m s-1
7|0.7.195||cwdi|Convective Weather Detection Index|1
78|0.7.195||ENTH|Enthalpy|J kg-1
78|0.7.195|t103,v2,f0|ENTH_2M|2m Enthalpy|J kg-1
86|0.7.195||turb_temp|Temperature scale T_star|K
7|0.7.196||uvi|UV index|Numeric
86|0.7.196||humid_scale|Humidity scale h_star|kg m-3
7|0.7.197||uphl|Updraft Helicity|m**2 s**-2
86|0.7.197||scav_coef|Scavenging coefficient|s-1
7|0.7.198||lai|Leaf Area Index|Numeric
|0.7.2|p0|avg_kx|Time-mean K index|K
|0.7.2|p2|max_kx|Time-maximum k index|K
|0.7.2|p3|min_kx|Time-minimum k index|K
|0.7.2|p6|std_kx|Time-standard-deviation k index|K
|0.7.2||kx|K index|K
|0.7.22|p0|avg_rol|Time-mean Reciprocal Obukhov length|m**-1
|0.7.22|p2|max_rol|Time-maximum Reciprocal Obukhov length|m**-1
|0.7.22|p3|min_rol|Time-minimum Reciprocal Obukhov length|m**-1
|0.7.22|p6|std_rol|Time-standard-deviation Reciprocal Obukhov length|m**-1
|0.7.22||rol|Reciprocal Obukhov length|m**-1
|0.7.23||hlcr|Storm relative helicity - right moving storm|m**2 s**-2
|0.7.24||hlcl|Storm relative helicity - left moving storm|m**2 s**-2
|0.7.25|t28,T29|ehlm|Effective storm relative helicity - mean flow|m**2 s**-2
|0.7.26|t28,T29|ehlr|Effective storm relative helicity - right moving storm|m**2 s**-2
|0.7.27|t28,T29|ehll|Effective storm relative helicity - left moving storm|m**2 s**-2
|0.7.3||kox|KO index|K
80|0.7.3|t1|ko|KO index|K
|0.7.4|p0|avg_totalx|Time-mean total totals index|K
|0.7.4|p2|max_totalx|Time-maximum total totals index|K
|0.7.4|p3|min_totalx|Time-minimum total totals index|K
|0.7.4|p6|std_totalx|Time-standard-deviation total totals index|K
|0.7.4||totalx|Total totals index|K
|0.7.5||sx|Sweat index|Numeric
|0.7.6|t1,T8|cape|Convective available potential energy|J kg**-1
|0.7.6|t18,v5000,f0|mlcape50|Mixed-layer CAPE in the lowest 50 hPa|J kg**-1
|0.7.6|t18,v10000,f0|mlcape100|Mixed-layer CAPE in the lowest 100 hPa|J kg**-1
|0.7.6|t17,vmissing,fmissing|mucape|Most-unstable CAPE|J kg**-1
|0.7.6|t17,vmissing,fmissing,p0|avg_mucape|Time-mean most-unstable CAPE|J kg**-1
|0.7.6|t1,T8,p0|avg_cape|Time-mean convective available potential energy|J kg**-1
|0.7.6|t18,v5000,f0,p0|avg_mlcape50|Time-mean mixed-layer CAPE in the lowest 50 hPa|J kg**-1
|0.7.6|t18,v10000,f0,p0|avg_mlcape100|Time-mean mixed-layer CAPE in the lowest 100 hPa|J kg**-1
|0.7.6|t17,vmissing,fmissing,p2|max_mucape|Time-maximum most-unstable CAPE|J kg**-1
|0.7.6|t1,T8,p2|max_cape|Time-maximum convective available potential energy|J kg**-1
|0.7.6|t18,v5000,f0,p2|max_mlcape50|Time-maximum mixed-layer CAPE in the lowest 50 hPa|J kg**-1
|0.7.6|t18,v10000,f0,p2|max_mlcape100|Time-maximum mixed-layer CAPE in the lowest 100 hPa|J kg**-1
|0.7.6|t17,vmissing,fmissing,p3|min_mucape|Time-minimum most-unstable CAPE|J kg**-1
|0.7.6|t1,T8,p3|min_cape|Time-minimum convective available potential energy|J kg**-1
|0.7.6|t18,v5000,f0,p3|min_mlcape50|Time-minimum mixed-layer CAPE in the lowest 50 hPa|J kg**-1
|0.7.6|t18,v10000,f0,p3|min_mlcape100|Time-minimum mixed-layer CAPE in the lowest 100 hPa|J kg**-1
|0.7.6|t17,vmissing,fmissing,p6|std_mucape|Time-standard-deviation most-unstable CAPE|J kg**-1
|0.7.6|t1,T8,p6|std_cape|Time-standard-deviation convective available potential energy|J kg**-1
|0.7.6|t18,v5000,f0,p6|std_mlcape50|Time-standard-deviation mixed-layer CAPE in the lowest 50 hPa|J kg**-1
|0.7.6|t18,v10000,f0,p6|std_mlcape100|Time-standard-deviation mixed-layer CAPE in the lowest 100 hPa|J kg**-1
|0.7.6|t1,T8,p2,u1,n6,y1|mxcape6|Maximum CAPE in the last 6 hours|J kg**-1
7|0.7.6||cape|Convective available potential energy|J kg**-1
78|0.7.6||CAPE_CON|Convective Available Potential Energy|J kg-1
78|0.7.6|t103,v3000,f0,T192|CAPE_3KM|Cape of mixed (mean) layer parcel, ascent up to 3 km|J kg-1
78|0.7.6|t193|CAPE_MU|Convective Available Potential Energy, most unstable|J kg-1
78|0.7.6|t192|CAPE_ML|Convective Available Potential Energy, mean layer|J kg-1
80|0.7.6|t193|cape_mu|Convective Available Potential Energy, most unstable|J kg**-1
80|0.7.6|t192|cape_ml|Convective Available Potential Energy, mean layer|J kg**-1
80|0.7.6|t1|cape_con|Convective Available Potential Energy|J kg**-1
82|0.7.6||CAPE|CAPE|J/kg
84|0.7.6||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
85|0.7.6||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
s2s|0.7.6|t1,T8,p0|cape|Convective available potential energy|J kg**-1
s2s|0.7.6|t1,T8,p0,y1|cape|Convective available potential energy|J kg**-1
|0.7.7|t18,v5000,f0|mlcin50|Mixed-layer CIN in the lowest 50 hPa|J kg**-1
|0.7.7|t18,v10000,f0|mlcin100|Mixed-layer CIN in the lowest 100 hPa|J kg**-1
|0.7.7|t17,vmissing,fmissing|mucin|Most-unstable CIN|J kg**-1
|0.7.7|t1,T8,p0|avg_cin|Time-mean convective inhibition|J kg**-1
|0.7.7|t18,v5000,f0,p0|avg_mlcin50|Time-mean mixed-layer CIN in the lowest 50 hPa|J kg**-1
|0.7.7|t18,v10000,f0,p0|avg_mlcin100|Time-mean mixed-layer CIN in the lowest 100 hPa|J kg**-1
|0.7.7|t17,vmissing,fmissing,p0|avg_mucin|Time-mean most-unstable CIN|J kg**-1
|0.7.7|t1,T8,p2|max_cin|Time-maximum convective inhibition|J kg**-1
|0.7.7|t18,v5000,f0,p2|max_mlcin50|Time-maximum mixed-layer CIN in the lowest 50 hPa|J kg**-1
|0.7.7|t18,v10000,f0,p2|max_mlcin100|Time-maximum mixed-layer CIN in the lowest 100 hPa|J kg**-1
|0.7.7|t17,vmissing,fmissing,p2|max_mucin|Time-maximum most-unstable CIN|J kg**-1
|0.7.7|t1,T8,p3|min_cin|Time-minimum convective inhibition|J kg**-1
|0.7.7|t18,v5000,f0,p3|min_mlcin50|Time-minimum mixed-layer CIN in the lowest 50 hPa|J kg**-1
|0.7.7|t18,v10000,f0,p3|min_mlcin100|Time-minimum mixed-layer CIN in the lowest 100 hPa|J kg**-1
|0.7.7|t17,vmissing,fmissing,p3|min_mucin|Time-minimum most-unstable CIN|J kg**-1
|0.7.7|t1,T8,p6|std_cin|Time-standard-deviation convective inhibition|J kg**-1
|0.7.7|t18,v5000,f0,p6|std_mlcin50|Time-standard-deviation mixed-layer CIN in the lowest 50 hPa|J kg**-1
|0.7.7|t18,v10000,f0,p6|std_mlcin100|Time-standard-deviation mixed-layer CIN in the lowest 100 hPa|J kg**-1
|0.7.7|t17,vmissing,fmissing,p6|std_mucin|Time-standard-deviation most-unstable CIN|J kg**-1
|0.7.7|t1,T8|cin|Convective inhibition|J kg**-1
7|0.7.7||cin|Convective inhibition|J kg**-1
78|0.7.7||CIN|Convective inhibition|J kg-1
78|0.7.7|t193|CIN_MU|Convective Inhibition, most unstable|J kg-1
78|0.7.7|t192|CIN_ML|Convective Inhibition, mean layer|J kg-1
80|0.7.7|t193|cin_mu|Convective Inhibition, most unstable|J kg**-1
80|0.7.7|t192|cin_ml|Convective Inhibition, mean layer|J kg**-1
82|0.7.7||ci|Convective inhibation|J/kg
|0.7.8||hlcy|Storm relative helicity|m**2 s**-2
80|0.7.8|t105,f0|srh|storm relative helicity|J kg**-1
|0.7.9||ehlx|Energy helicity index|Numeric
|1.0.0||ffldg|Flash flood guidance|kg m**-2
|1.0.1||ffldro|Flash flood runoff (Encoded as an accumulation over a floating subinterval of time)|kg m**-2
|1.0.10||chside|Side flow into river channel|m**3 s**-1 m**-1
|1.0.11|p0|avg_rivsto|Time-mean river storage of water|m**3
|1.0.11||rivsto|River storage of water|m**3
|1.0.12|p0|avg_fldsto|Time-mean floodplain storage of water|m**3
|1.0.12||fldsto|Floodplain storage of water|m**3
|1.0.13||woss|Depth of water on soil surface|kg m**-2
|1.0.14||tpups|Upstream accumulated precipitation|kg m**-2
|1.0.15||smups|Upstream accumulated snow melt|kg m**-2
|1.0.16||percr|Percolation rate|kg m**-2 s**-1
|1.0.16|t177,p1|perc|Percolation|kg m**-2
|1.0.17|p0|avg_rivout|Time-mean river outflow of water|m**3 s**-1
|1.0.17||rivout|River outflow of water|m**3 s**-1
|1.0.18|p0|avg_fldout|Time-mean floodplain outflow of water|m**3 s**-1
|1.0.18||fldout|Floodplain outflow of water|m**3 s**-1
|1.0.19|p0|avg_pthflw|Time-mean floodpath outflow of water|m**3 s**-1
|1.0.19||pthflw|Floodpath outflow of water|m**3 s**-1
7|1.0.192||bgrun|Baseflow-groundwater runoff|kg m**-2
78|1.0.192||TIDAL|Tidal tendencies|s2 m-2
7|1.0.193||ssrun|Storm surface runoff|kg m**-2
78|1.0.193|t177|WT_DEPTH|Water table depth|m
78|1.0.194|t177|W_SO_SL|Soil moisture saturation level|-
78|1.0.195|t106,T106|Q_ROFF|Ground water runoff rate, aquifer|kg m-3 s-1
|1.0.2||rssc|Remotely sensed snow cover|(Code table 4.215)
|1.0.21|p0|avg_wse|Time-mean water surface elevation|m
|1.0.21||wse|Water surface elevation|m
|1.0.22|p0|avg_grfr|Time-mean groundwater return flow rate|m**3 s**-1
|1.0.22||grfr|Groundwater return flow rate|m**3 s**-1
|1.0.23|p0|avg_rivfldsto|Time-mean river and floodplain storage|m**3
|1.0.23||rivfldsto|River and floodplain storage|m**3
|1.0.24|p0|avg_darv|Time-mean depth-averaged river velocity|m s**-1
|1.0.24||darv|Depth-averaged river velocity|m s**-1
|1.0.3||esct|Elevation of snow covered terrain|(Code table 4.216)
|1.0.4||swepon|Snow water equivalent percent of normal|%
|1.0.5||bgrun|Baseflow-groundwater runoff|kg m**-2
|1.0.6||ssrun|Storm surface runoff|kg m**-2
|1.0.7|p0|avg_dis|Time-mean discharge from rivers or streams|m**3 s**-1
|1.0.7||dis|Discharge from rivers or streams|m**3 s**-1
|1.0.8||gwus|Groundwater upper storage|kg m**-2
|1.0.9||gwls|Groundwater lower storage|kg m**-2
|1.1.0||cppop|Conditional percent precipitation amount fractile for an overall period (Encoded as an accumulation)|kg m**-2
|1.1.1||pposp|Percent precipitation in a sub-period of an overall period|%
7|1.1.192||cpozp|Probability of Freezing Precipitation|%
7|1.1.193||cpofp|Percent frozen precipitation|%
7|1.1.194||ppffg|Probability of precipitation exceeding flash flood guidance values|%
7|1.1.195||cwr|Probability of Wetting Rain, exceeding in 0.10 in a given time period|%
|1.1.2||pop|Probability of 0.01 inch of precipitation (POP)|%
|1.2.0|t166,T255,p0|avg_lmld|Time-mean lake mix-layer depth|m
|1.2.0|t166,T255,p2|max_lmld|Time-maximum lake mix-layer depth|m
|1.2.0|t166,T255,p3|min_lmld|Time-minimum lake mix-layer depth|m
|1.2.0|t166,T255,p6|std_lmld|Time-standard-deviation lake mix-layer depth|m
|1.2.0|t1,T162,Vmissing,Fmissing|dl|Lake total depth|m
|1.2.0|t166,T255|lmld|Lake mix-layer depth|m
78|1.2.0|t1,T162|DEPTH_LK|Lake depth|m
78|1.2.0|t1,T166|H_ML_LK|Mixed-layer depth|m
|1.2.1|t1,T255|lslt|Lake surface temperature|K
|1.2.1|t166,T255,p0|avg_lmlt|Time-mean lake mix-layer temperature|K
|1.2.1|t162,T255,p0|avg_lblt|Time-mean lake bottom temperature|K
|1.2.1|t1,T162,Vmissing,Fmissing,p0|avg_ltlt|Time-mean lake total layer temperature|K
|1.2.1|t166,T255,p2|max_lmlt|Time-maximum lake mix-layer temperature|K
|1.2.1|t162,T255,p2|max_lblt|Time-maximum lake bottom temperature|K
|1.2.1|t1,T162,Vmissing,Fmissing,p2|max_ltlt|Time-maximum lake total layer temperature|K
|1.2.1|t166,T255,p3|min_lmlt|Time-minimum lake mix-layer temperature|K
|1.2.1|t162,T255,p3|min_lblt|Time-minimum lake bottom temperature|K
|1.2.1|t1,T162,Vmissing,Fmissing,p3|min_ltlt|Time-minimum lake total layer temperature|K
|1.2.1|t166,T255,p6|std_lmlt|Time-standard-deviation lake mix-layer temperature|K
|1.2.1|t162,T255,p6|std_lblt|Time-standard-deviation lake bottom temperature|K
|1.2.1|t1,T162,Vmissing,Fmissing,p6|std_ltlt|Time-standard-deviation lake total layer temperature|K
|1.2.1|t166,T255|lmlt|Lake mix-layer temperature|K
|1.2.1|t162,T255|lblt|Lake bottom temperature|K
|1.2.1|t1,T162,Vmissing,Fmissing|ltlt|Lake total layer temperature|K
78|1.2.1|t1,T162|T_MNW_LK|Mean temperature of the water column|K
78|1.2.1|t1,T166|T_WML_LK|Mixed-layer temperature|K
78|1.2.1|t162|T_BOT_LK|Bottom temperature (temperature at the water-bottom sediment interface)|K
|1.2.10|p0|avg_lshf|Time-mean lake shape factor|dimensionless
|1.2.10|p2|max_lshf|Time-maximum lake shape factor|dimensionless
|1.2.10|p3|min_lshf|Time-minimum lake shape factor|dimensionless
|1.2.10|p6|std_lshf|Time-standard-deviation lake shape factor|dimensionless
|1.2.10||lshf|Lake shape factor|dimensionless
78|1.2.10|t166,T162|C_T_LK|Shape factor with respect to the temperature profile in the thermocline|Numeric
78|1.2.11|t1,T162|GAMSO_LK|Attenuation coefficient of water with respect to solar radiation|m-1
78|1.2.12||SALT_LK|salinity|kg kg-1
|1.2.13||chcross|Cross sectional area of flow in channel|m**2
|1.2.15|t1,T162|lakdph|Lake depth|m
|1.2.16|t1,T162,p0|avg_rivdph|Time-mean river depth|m
|1.2.16|t1,T162|rivdph|River depth|m
|1.2.17|p0|avg_flddep|Time-mean floodplain depth|m
|1.2.17||flddep|Floodplain depth|m
|1.2.18|p0|avg_fldffr|Time-mean floodplain flooded fraction|Proportion
|1.2.18||fldffr|Floodplain flooded fraction|Proportion
|1.2.19|p0|avg_fldfar|Time-mean floodplain flooded area|m**2
|1.2.19||fldfar|Floodplain flooded area|m**2
|1.2.2||cl|Lake cover|(0 - 1)
|1.2.20|p0|avg_rivfr|Time-mean river fraction|Proportion
|1.2.20||rivfr|River fraction|Proportion
|1.2.21|p0|avg_rivar|Time-mean river area|m**2
|1.2.21||rivar|River area|m**2
|1.2.22|p0|avg_rivcffr|Time-mean fraction of river coverage plus river related flooding|Proportion
|1.2.22||rivcffr|Fraction of river coverage plus river related flooding|Proportion
|1.2.23|p0|avg_rivcfar|Time-mean area of river coverage plus river related flooding|m**2
|1.2.23||rivcfar|Area of river coverage plus river related flooding|m**2
78|1.2.3|t162,T164|DP_BS_LK|Depth of thermally active layer of bottom sediment|m
78|1.2.3|t162,T165|H_B1_LK|Sediment thickness of the upper layer of bottom sediments|m
78|1.2.4|t164|T_BS_LK|Temperature at the lower boundary of the thermally active layer of bottom sediment|K
78|1.2.4|t165|T_B1_LK|Temperature at the lower boundary of the upper layer of bottom sediment (penetrated by thermal wave)|K
|1.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_licd|Time-mean lake ice total depth|m
|1.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_licd|Time-maximum lake ice total depth|m
|1.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_licd|Time-minimum lake ice total depth|m
|1.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_licd|Time-standard-deviation lake ice total depth|m
|1.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing|licd|Lake ice total depth|m
|1.2.6||ist|Ice temperature|K
|1.2.6|t174,T255,p0|avg_lict|Time-mean lake ice surface temperature|K
|1.2.6|t174,T255,p2|max_lict|Time-maximum lake ice surface temperature|K
|1.2.6|t174,T255,p3|min_lict|Time-minimum lake ice surface temperature|K
|1.2.6|t174,T255,p6|std_lict|Time-standard-deviation lake ice surface temperature|K
|1.2.6|t174,T255|lict|Lake ice surface temperature|K
|10.0.0||wvsp1|Wave spectra (1)|1
|10.0.1||wvsp2|Wave spectra (2)|1
|10.0.10||dirpw|Primary wave direction|Degree true
|10.0.100||ctc|Crest-trough correlation|Numeric
|10.0.100|p0|avg_ctc|Time-mean crest-trough correlation|Numeric
|10.0.100|p2|max_ctc|Time-maximum crest-trough correlation|Numeric
|10.0.100|p3|min_ctc|Time-minimum crest-trough correlation|Numeric
|10.0.100|p6|std_ctc|Time-standard-deviation crest-trough correlation|Numeric
|10.0.101||xwrs|X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p0|avg_xwrs|Time-mean X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p2|max_xwrs|Time-maximum X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p3|min_xwrs|Time-minimum X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p6|std_xwrs|Time-standard-deviation X component of the wave radiative stress to sea ice|N m**-2
|10.0.102||ywrs|Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p0|avg_ywrs|Time-mean Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p2|max_ywrs|Time-maximum Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p3|min_ywrs|Time-minimum Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p6|std_ywrs|Time-standard-deviation Y component of the wave radiative stress to sea ice|N m**-2
|10.0.103|t1|utaua|U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p0|avg_utaua|Time-mean U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p2|max_utaua|Time-maximum U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p3|min_utaua|Time-minimum U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p6|std_utaua|Time-standard-deviation U-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1|vtaua|V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p0|avg_vtaua|Time-mean V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p2|max_vtaua|Time-maximum V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p3|min_vtaua|Time-minimum V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p6|std_vtaua|Time-standard-deviation V-component of atmospheric surface momentum flux|N m**-2
|10.0.11||perpw|Primary wave mean period|s
|10.0.12||dirsw|Secondary wave direction|Degree true
|10.0.13||persw|Secondary wave mean period|s
|10.0.14|p0|avg_mwd|Time-mean mean wave direction|Degree true
|10.0.14|p2|max_mwd|Time-maximum mean wave direction|Degree true
|10.0.14|p3|min_mwd|Time-minimum mean wave direction|Degree true
|10.0.14|p6|std_mwd|Time-standard-deviation mean wave direction|Degree true
|10.0.14||mwd|Mean wave direction|Degree true
|10.0.15|p0|avg_mwp|Time-mean mean wave period|s
|10.0.15|p2|max_mwp|Time-maximum mean wave period|s
|10.0.15|p3|min_mwp|Time-minimum mean wave period|s
|10.0.15|p6|std_mwp|Time-standard-deviation mean wave period|s
|10.0.15||mwp|Mean wave period|s
|10.0.16|p0|avg_cdww|Time-mean coefficient of drag with waves|dimensionless
|10.0.16|p2|max_cdww|Time-maximum coefficient of drag with waves|dimensionless
|10.0.16|p3|min_cdww|Time-minimum coefficient of drag with waves|dimensionless
|10.0.16|p6|std_cdww|Time-standard-deviation coefficient of drag with waves|dimensionless
|10.0.16||cdww|Coefficient of drag with waves|dimensionless
|10.0.17|p0|avg_zust|Time-mean friction velocity|m s**-1
|10.0.17|p2|max_zust|Time-maximum friction velocity|m s**-1
|10.0.17|p3|min_zust|Time-minimum friction velocity|m s**-1
|10.0.17|p6|std_zust|Time-standard-deviation friction velocity|m s**-1
|10.0.17||zust|Friction velocity|m s**-1
78|10.0.19||STRS|Normalized wave stress|%
7|10.0.192||wstp|Wave Steepness|1
80|10.0.192||mwd|total wave direction|Degree true
80|10.0.193|t101|mwp_x|wind sea mean period|s
80|10.0.193||ppww|wind sea peak period|s
80|10.0.194|t101|mpp_s|swell mean period|s
80|10.0.194||ppps|swell peak period|s
80|10.0.195||pp1d|total wave peak period|s
80|10.0.196||tm10|total wave mean period|s
80|10.0.197||tm01|total Tm1 period|s
80|10.0.198||tm02|total Tm2 period|s
80|10.0.199||sprd|total directional spread|Degree true
|10.0.2||wvsp3|Wave spectra (3)|1
|10.0.20|p0|avg_msqs|Time-mean mean square slope of waves|dimensionless
|10.0.20|p2|max_msqs|Time-maximum mean square slope of waves|dimensionless
|10.0.20|p3|min_msqs|Time-minimum mean square slope of waves|dimensionless
|10.0.20|p6|std_msqs|Time-standard-deviation mean square slope of waves|dimensionless
|10.0.20||msqs|Mean square slope of waves|dimensionless
80|10.0.200|t105,f0|ustr|Friction velocity|m s**-1
78|10.0.201||PFRQ|Peak frequency (interpolated)|Hz
|10.0.21|p0|avg_ust|Time-mean U-component surface stokes drift|m s**-1
|10.0.21|p2|max_ust|Time-maximum U-component surface stokes drift|m s**-1
|10.0.21|p3|min_ust|Time-minimum U-component surface stokes drift|m s**-1
|10.0.21|p6|std_ust|Time-standard-deviation U-component surface stokes drift|m s**-1
|10.0.21||ust|U-component surface stokes drift|m s**-1
|10.0.22|p0|avg_vst|Time-mean V-component surface stokes drift|m s**-1
|10.0.22|p2|max_vst|Time-maximum V-component surface stokes drift|m s**-1
|10.0.22|p3|min_vst|Time-minimum V-component surface stokes drift|m s**-1
|10.0.22|p6|std_vst|Time-standard-deviation V-component surface stokes drift|m s**-1
|10.0.22||vst|V-component surface stokes drift|m s**-1
|10.0.23|p0|avg_tmax|Time-mean period corresponding to maximum individual wave height|s
|10.0.23|p2|max_tmax|Time-maximum period corresponding to maximum individual wave height|s
|10.0.23|p3|min_tmax|Time-minimum period corresponding to maximum individual wave height|s
|10.0.23|p6|std_tmax|Time-standard-deviation period corresponding to maximum individual wave height|s
|10.0.23||tmax|Period corresponding to maximum individual wave height|s
78|10.0.24||MXWH|Maximum individual wave height|m
|10.0.24||hmax|Envelop-maximum individual wave height|m|old
|10.0.25|p0|avg_mp1|Time-mean mean wave period based on first moment|s
|10.0.25|p2|max_mp1|Time-maximum mean wave period based on first moment|s
|10.0.25|p3|min_mp1|Time-minimum mean wave period based on first moment|s
|10.0.25|p6|std_mp1|Time-standard-deviation mean wave period based on first moment|s
|10.0.25||mp1|Mean wave period based on first moment|s
|10.0.26|p0|avg_p1ww|Time-mean mean wave period based on first moment for wind waves|s
|10.0.26|p2|max_p1ww|Time-maximum mean wave period based on first moment for wind waves|s
|10.0.26|p3|min_p1ww|Time-minimum mean wave period based on first moment for wind waves|s
|10.0.26|p6|std_p1ww|Time-standard-deviation mean wave period based on first moment for wind waves|s
|10.0.26||p1ww|Mean wave period based on first moment for wind waves|s
|10.0.27|p0|avg_p1ps|Time-mean mean wave period based on first moment for swell|s
|10.0.27|p2|max_p1ps|Time-maximum mean wave period based on first moment for swell|s
|10.0.27|p3|min_p1ps|Time-minimum mean wave period based on first moment for swell|s
|10.0.27|p6|std_p1ps|Time-standard-deviation mean wave period based on first moment for swell|s
|10.0.27||p1ps|Mean wave period based on first moment for swell|s
|10.0.28|p0|avg_mp2|Time-mean mean zero-crossing wave period|s
|10.0.28|p2|max_mp2|Time-maximum mean zero-crossing wave period|s
|10.0.28|p3|min_mp2|Time-minimum mean zero-crossing wave period|s
|10.0.28|p6|std_mp2|Time-standard-deviation mean zero-crossing wave period|s
|10.0.28||mp2|Mean zero-crossing wave period|s
|10.0.29|p0|avg_p2ww|Time-mean mean wave period based on second moment for wind waves|s
|10.0.29|p2|max_p2ww|Time-maximum mean wave period based on second moment for wind waves|s
|10.0.29|p3|min_p2ww|Time-minimum mean wave period based on second moment for wind waves|s
|10.0.29|p6|std_p2ww|Time-standard-deviation mean wave period based on second moment for wind waves|s
|10.0.29||p2ww|Mean wave period based on second moment for wind waves|s
|10.0.3|w7,a10,b0,A12,B0|h1012|Significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|w7,a12,b0,A14,B0|h1214|Significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|w7,a14,b0,A17,B0|h1417|Significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|w7,a17,b0,A21,B0|h1721|Significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|w7,a21,b0,A25,B0|h2125|Significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|w7,a25,b0,A30,B0|h2530|Significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|w3,a10,b0|sh10|Significant wave height of all waves with period larger than 10s|m
|10.0.3|p0,w7,a10,b0,A12,B0|avg_h1012|Time-mean significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p0,w7,a12,b0,A14,B0|avg_h1214|Time-mean significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p0,w7,a14,b0,A17,B0|avg_h1417|Time-mean significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p0,w7,a17,b0,A21,B0|avg_h1721|Time-mean significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p0,w7,a21,b0,A25,B0|avg_h2125|Time-mean significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p0,w7,a25,b0,A30,B0|avg_h2530|Time-mean significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p0,w3,a10,b0|avg_sh10|Time-mean significant wave height of all waves with period larger than 10s|m
|10.0.3|p0|avg_swh|Time-mean significant height of combined wind waves and swell|m
|10.0.3|p2,w7,a10,b0,A12,B0|max_h1012|Time-maximum significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p2,w7,a12,b0,A14,B0|max_h1214|Time-maximum significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p2,w7,a14,b0,A17,B0|max_h1417|Time-maximum significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p2,w7,a17,b0,A21,B0|max_h1721|Time-maximum significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p2,w7,a21,b0,A25,B0|max_h2125|Time-maximum significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p2,w7,a25,b0,A30,B0|max_h2530|Time-maximum significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p2,w3,a10,b0|max_sh10|Time-maximum significant wave height of all waves with period larger than 10s|m
|10.0.3|p2|max_swh|Time-maximum significant height of combined wind waves and swell|m
|10.0.3|p3,w7,a10,b0,A12,B0|min_h1012|Time-minimum significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p3,w7,a12,b0,A14,B0|min_h1214|Time-minimum significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p3,w7,a14,b0,A17,B0|min_h1417|Time-minimum significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p3,w7,a17,b0,A21,B0|min_h1721|Time-minimum significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p3,w7,a21,b0,A25,B0|min_h2125|Time-minimum significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p3,w7,a25,b0,A30,B0|min_h2530|Time-minimum significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p3,w3,a10,b0|min_sh10|Time-minimum significant wave height of all waves with period larger than 10s|m
|10.0.3|p3|min_swh|Time-minimum significant height of combined wind waves and swell|m
|10.0.3|p6,w7,a10,b0,A12,B0|std_h1012|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p6,w7,a12,b0,A14,B0|std_h1214|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p6,w7,a14,b0,A17,B0|std_h1417|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p6,w7,a17,b0,A21,B0|std_h1721|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p6,w7,a21,b0,A25,B0|std_h2125|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p6,w7,a25,b0,A30,B0|std_h2530|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p6,w3,a10,b0|std_sh10|Time-standard-deviation significant wave height of all waves with period larger than 10s|m
|10.0.3|p6|std_swh|Time-standard-deviation significant height of combined wind waves and swell|m
|10.0.3||swh|Significant height of combined wind waves and swell|m
|10.0.30|p0|avg_p2ps|Time-mean mean wave period based on second moment for swell|s
|10.0.30|p2|max_p2ps|Time-maximum mean wave period based on second moment for swell|s
|10.0.30|p3|min_p2ps|Time-minimum mean wave period based on second moment for swell|s
|10.0.30|p6|std_p2ps|Time-standard-deviation mean wave period based on second moment for swell|s
|10.0.30||p2ps|Mean wave period based on second moment for swell|s
|10.0.31|p0|avg_wdw|Time-mean wave spectral directional width|radians
|10.0.31|p2|max_wdw|Time-maximum wave spectral directional width|radians
|10.0.31|p3|min_wdw|Time-minimum wave spectral directional width|radians
|10.0.31|p6|std_wdw|Time-standard-deviation wave spectral directional width|radians
|10.0.31||wdw|Wave spectral directional width|radians
|10.0.32|p0|avg_dwww|Time-mean wave spectral directional width for wind waves|radians
|10.0.32|p2|max_dwww|Time-maximum wave spectral directional width for wind waves|radians
|10.0.32|p3|min_dwww|Time-minimum wave spectral directional width for wind waves|radians
|10.0.32|p6|std_dwww|Time-standard-deviation wave spectral directional width for wind waves|radians
|10.0.32||dwww|Wave spectral directional width for wind waves|radians
|10.0.33|p0|avg_dwps|Time-mean wave spectral directional width for swell|radians
|10.0.33|p2|max_dwps|Time-maximum wave spectral directional width for swell|radians
|10.0.33|p3|min_dwps|Time-minimum wave spectral directional width for swell|radians
|10.0.33|p6|std_dwps|Time-standard-deviation wave spectral directional width for swell|radians
|10.0.33||dwps|Wave spectral directional width for swell|radians
|10.0.34|p0|avg_pp1d|Time-mean peak wave period|s
|10.0.34|p2|max_pp1d|Time-maximum peak wave period|s
|10.0.34|p3|min_pp1d|Time-minimum peak wave period|s
|10.0.34|p6|std_pp1d|Time-standard-deviation peak wave period|s
|10.0.34||pp1d|Peak wave period|s
|10.0.35||pp1dw|Peak wave period of wind waves|s
|10.0.35|p0|avg_pp1dw|Time-mean peak wave period of wind waves|s
|10.0.35|p2|max_pp1dw|Time-maximum peak wave period of wind waves|s
|10.0.35|p3|min_pp1dw|Time-minimum peak wave period of wind waves|s
|10.0.35|p6|std_pp1dw|Time-standard-deviation peak wave period of wind waves|s
|10.0.36||pp1ds|Peak wave period of total swell|s
|10.0.36|p0|avg_pp1ds|Time-mean peak wave period of total swell|s
|10.0.36|p2|max_pp1ds|Time-maximum peak wave period of total swell|s
|10.0.36|p3|min_pp1ds|Time-minimum peak wave period of total swell|s
|10.0.36|p6|std_pp1ds|Time-standard-deviation peak wave period of total swell|s
|10.0.37||awh|Altimeter wave height|m
|10.0.38||acwh|Altimeter corrected wave height|m
|10.0.39||arrc|Altimeter range relative correction|1
|10.0.4||wvdir|Direction of wind waves|Degree true
|10.0.40|t102,v10,f0,p0|avg_wind|Time-mean 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p2|max_wind|Time-maximum 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p3|min_wind|Time-minimum 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p6|std_wind|Time-standard-deviation 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0|wind|10 metre wind speed|m s**-1
|10.0.41|t102,v10,f0,p0|avg_dwi|Time-mean 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p2|max_dwi|Time-maximum 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p3|min_dwi|Time-minimum 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p6|std_dwi|Time-standard-deviation 10 metre wind direction|degrees
|10.0.41|t102,v10,f0|dwi|10 metre wind direction|degrees
78|10.0.42||WESD|Wave energy spectral density of ocean surface gravity waves|m2 s rad-1
|10.0.43|p0|avg_wsk|Time-mean wave spectral kurtosis|dimensionless
|10.0.43|p2|max_wsk|Time-maximum wave spectral kurtosis|dimensionless
|10.0.43|p3|min_wsk|Time-minimum wave spectral kurtosis|dimensionless
|10.0.43|p6|std_wsk|Time-standard-deviation wave spectral kurtosis|dimensionless
|10.0.43||wsk|Wave spectral kurtosis|dimensionless
|10.0.44|p0|avg_bfi|Time-mean benjamin-Feir index|dimensionless
|10.0.44|p2|max_bfi|Time-maximum benjamin-Feir index|dimensionless
|10.0.44|p3|min_bfi|Time-minimum benjamin-Feir index|dimensionless
|10.0.44|p6|std_bfi|Time-standard-deviation benjamin-Feir index|dimensionless
|10.0.44||bfi|Benjamin-Feir index|dimensionless
78|10.0.45||GODA|Goda peakedness parameter|s-1
|10.0.46||pwd|Peak wave direction (total)|Degree true
|10.0.46|p0|avg_pwd|Time-mean peak wave direction (total)|Degree true
|10.0.46|p2|max_pwd|Time-maximum peak wave direction (total)|Degree true
|10.0.46|p3|min_pwd|Time-minimum peak wave direction (total)|Degree true
|10.0.46|p6|std_pwd|Time-standard-deviation peak wave direction (total)|Degree true
|10.0.47||swh1|Significant wave height of first swell partition|m
|10.0.47|p0|avg_swh1|Time-mean significant wave height of first swell partition|m
|10.0.47|p2|max_swh1|Time-maximum significant wave height of first swell partition|m
|10.0.47|p3|min_swh1|Time-minimum significant wave height of first swell partition|m
|10.0.47|p6|std_swh1|Time-standard-deviation significant wave height of first swell partition|m
|10.0.48||swh2|Significant wave height of second swell partition|m
|10.0.48|p0|avg_swh2|Time-mean significant wave height of second swell partition|m
|10.0.48|p2|max_swh2|Time-maximum significant wave height of second swell partition|m
|10.0.48|p3|min_swh2|Time-minimum significant wave height of second swell partition|m
|10.0.48|p6|std_swh2|Time-standard-deviation significant wave height of second swell partition|m
|10.0.49||swh3|Significant wave height of third swell partition|m
|10.0.49|p0|avg_swh3|Time-mean significant wave height of third swell partition|m
|10.0.49|p2|max_swh3|Time-maximum significant wave height of third swell partition|m
|10.0.49|p3|min_swh3|Time-minimum significant wave height of third swell partition|m
|10.0.49|p6|std_swh3|Time-standard-deviation significant wave height of third swell partition|m
|10.0.5|p0|avg_shww|Time-mean significant height of wind waves|m
|10.0.5|p2|max_shww|Time-maximum significant height of wind waves|m
|10.0.5|p3|min_shww|Time-minimum significant height of wind waves|m
|10.0.5|p6|std_shww|Time-standard-deviation significant height of wind waves|m
|10.0.5||shww|Significant height of wind waves|m
|10.0.50||mwp1|Mean wave period of first swell partition|s
|10.0.50|p0|avg_mwp1|Time-mean mean wave period of first swell partition|s
|10.0.50|p2|max_mwp1|Time-maximum mean wave period of first swell partition|s
|10.0.50|p3|min_mwp1|Time-minimum mean wave period of first swell partition|s
|10.0.50|p6|std_mwp1|Time-standard-deviation mean wave period of first swell partition|s
|10.0.51||mwp2|Mean wave period of second swell partition|s
|10.0.51|p0|avg_mwp2|Time-mean mean wave period of second swell partition|s
|10.0.51|p2|max_mwp2|Time-maximum mean wave period of second swell partition|s
|10.0.51|p3|min_mwp2|Time-minimum mean wave period of second swell partition|s
|10.0.51|p6|std_mwp2|Time-standard-deviation mean wave period of second swell partition|s
|10.0.52||mwp3|Mean wave period of third swell partition|s
|10.0.52|p0|avg_mwp3|Time-mean mean wave period of third swell partition|s
|10.0.52|p2|max_mwp3|Time-maximum mean wave period of third swell partition|s
|10.0.52|p3|min_mwp3|Time-minimum mean wave period of third swell partition|s
|10.0.52|p6|std_mwp3|Time-standard-deviation mean wave period of third swell partition|s
|10.0.53||mwd1|Mean wave direction of first swell partition|degrees
|10.0.53|p0|avg_mwd1|Time-mean mean wave direction of first swell partition|degrees
|10.0.53|p2|max_mwd1|Time-maximum mean wave direction of first swell partition|degrees
|10.0.53|p3|min_mwd1|Time-minimum mean wave direction of first swell partition|degrees
|10.0.53|p6|std_mwd1|Time-standard-deviation mean wave direction of first swell partition|degrees
|10.0.54||mwd2|Mean wave direction of second swell partition|degrees
|10.0.54|p0|avg_mwd2|Time-mean mean wave direction of second swell partition|degrees
|10.0.54|p2|max_mwd2|Time-maximum mean wave direction of second swell partition|degrees
|10.0.54|p3|min_mwd2|Time-minimum mean wave direction of second swell partition|degrees
|10.0.54|p6|std_mwd2|Time-standard-deviation mean wave direction of second swell partition|degrees
|10.0.55||mwd3|Mean wave direction of third swell partition|degrees
|10.0.55|p0|avg_mwd3|Time-mean mean wave direction of third swell partition|degrees
|10.0.55|p2|max_mwd3|Time-maximum mean wave direction of third swell partition|degrees
|10.0.55|p3|min_mwd3|Time-minimum mean wave direction of third swell partition|degrees
|10.0.55|p6|std_mwd3|Time-standard-deviation mean wave direction of third swell partition|degrees
|10.0.56||wdw1|Wave directional width of first swell partition|radians
|10.0.56|p0|avg_wdw1|Time-mean wave directional width of first swell partition|radians
|10.0.56|p2|max_wdw1|Time-maximum wave directional width of first swell partition|radians
|10.0.56|p3|min_wdw1|Time-minimum wave directional width of first swell partition|radians
|10.0.56|p6|std_wdw1|Time-standard-deviation wave directional width of first swell partition|radians
|10.0.57||wdw2|Wave directional width of second swell partition|radians
|10.0.57|p0|avg_wdw2|Time-mean wave directional width of second swell partition|radians
|10.0.57|p2|max_wdw2|Time-maximum wave directional width of second swell partition|radians
|10.0.57|p3|min_wdw2|Time-minimum wave directional width of second swell partition|radians
|10.0.57|p6|std_wdw2|Time-standard-deviation wave directional width of second swell partition|radians
|10.0.58||wdw3|Wave directional width of third swell partition|radians
|10.0.58|p0|avg_wdw3|Time-mean wave directional width of third swell partition|radians
|10.0.58|p2|max_wdw3|Time-maximum wave directional width of third swell partition|radians
|10.0.58|p3|min_wdw3|Time-minimum wave directional width of third swell partition|radians
|10.0.58|p6|std_wdw3|Time-standard-deviation wave directional width of third swell partition|radians
|10.0.59||wfw1|Wave frequency width of first swell partition|dimensionless
|10.0.59|p0|avg_wfw1|Time-mean wave frequency width of first swell partition|dimensionless
|10.0.59|p2|max_wfw1|Time-maximum wave frequency width of first swell partition|dimensionless
|10.0.59|p3|min_wfw1|Time-minimum wave frequency width of first swell partition|dimensionless
|10.0.59|p6|std_wfw1|Time-standard-deviation wave frequency width of first swell partition|dimensionless
|10.0.6|p0|avg_mpww|Time-mean mean period of wind waves|s
|10.0.6|p2|max_mpww|Time-maximum mean period of wind waves|s
|10.0.6|p3|min_mpww|Time-minimum mean period of wind waves|s
|10.0.6|p6|std_mpww|Time-standard-deviation mean period of wind waves|s
|10.0.6||mpww|Mean period of wind waves|s
|10.0.60||wfw2|Wave frequency width of second swell partition|dimensionless
|10.0.60|p0|avg_wfw2|Time-mean wave frequency width of second swell partition|dimensionless
|10.0.60|p2|max_wfw2|Time-maximum wave frequency width of second swell partition|dimensionless
|10.0.60|p3|min_wfw2|Time-minimum wave frequency width of second swell partition|dimensionless
|10.0.60|p6|std_wfw2|Time-standard-deviation wave frequency width of second swell partition|dimensionless
|10.0.61||wfw3|Wave frequency width of third swell partition|dimensionless
|10.0.61|p0|avg_wfw3|Time-mean wave frequency width of third swell partition|dimensionless
|10.0.61|p2|max_wfw3|Time-maximum wave frequency width of third swell partition|dimensionless
|10.0.61|p3|min_wfw3|Time-minimum wave frequency width of third swell partition|dimensionless
|10.0.61|p6|std_wfw3|Time-standard-deviation wave frequency width of third swell partition|dimensionless
|10.0.65||pp1d1|Peak wave period of first swell partition|s
|10.0.65|p0|avg_pp1d1|Time-mean peak wave period of first swell partition|s
|10.0.65|p2|max_pp1d1|Time-maximum peak wave period of first swell partition|s
|10.0.65|p3|min_pp1d1|Time-minimum peak wave period of first swell partition|s
|10.0.65|p6|std_pp1d1|Time-standard-deviation peak wave period of first swell partition|s
|10.0.66||pp1d2|Peak wave period of second swell partition|s
|10.0.66|p0|avg_pp1d2|Time-mean peak wave period of second swell partition|s
|10.0.66|p2|max_pp1d2|Time-maximum peak wave period of second swell partition|s
|10.0.66|p3|min_pp1d2|Time-minimum peak wave period of second swell partition|s
|10.0.66|p6|std_pp1d2|Time-standard-deviation peak wave period of second swell partition|s
|10.0.67||pp1d3|Peak wave period of third swell partition|s
|10.0.67|p0|avg_pp1d3|Time-mean peak wave period of third swell partition|s
|10.0.67|p2|max_pp1d3|Time-maximum peak wave period of third swell partition|s
|10.0.67|p3|min_pp1d3|Time-minimum peak wave period of third swell partition|s
|10.0.67|p6|std_pp1d3|Time-standard-deviation peak wave period of third swell partition|s
|10.0.68||pwd1|Peak wave direction of first swell partition|Degree true
|10.0.68|p0|avg_pwd1|Time-mean peak wave direction of first swell partition|Degree true
|10.0.68|p2|max_pwd1|Time-maximum peak wave direction of first swell partition|Degree true
|10.0.68|p3|min_pwd1|Time-minimum peak wave direction of first swell partition|Degree true
|10.0.68|p6|std_pwd1|Time-standard-deviation peak wave direction of first swell partition|Degree true
|10.0.69||pwd2|Peak wave direction of second swell partition|Degree true
|10.0.69|p0|avg_pwd2|Time-mean peak wave direction of second swell partition|Degree true
|10.0.69|p2|max_pwd2|Time-maximum peak wave direction of second swell partition|Degree true
|10.0.69|p3|min_pwd2|Time-minimum peak wave direction of second swell partition|Degree true
|10.0.69|p6|std_pwd2|Time-standard-deviation peak wave direction of second swell partition|Degree true
|10.0.7||swdir|Direction of swell waves|Degree true
|10.0.70||pwd3|Peak wave direction of third swell partition|Degree true
|10.0.70|p0|avg_pwd3|Time-mean peak wave direction of third swell partition|Degree true
|10.0.70|p2|max_pwd3|Time-maximum peak wave direction of third swell partition|Degree true
|10.0.70|p3|min_pwd3|Time-minimum peak wave direction of third swell partition|Degree true
|10.0.70|p6|std_pwd3|Time-standard-deviation peak wave direction of third swell partition|Degree true
|10.0.71||pwdw|Peak wave direction of wind waves|Degree true
|10.0.71|p0|avg_pwdw|Time-mean peak wave direction of wind waves|Degree true
|10.0.71|p2|max_pwdw|Time-maximum peak wave direction of wind waves|Degree true
|10.0.71|p3|min_pwdw|Time-minimum peak wave direction of wind waves|Degree true
|10.0.71|p6|std_pwdw|Time-standard-deviation peak wave direction of wind waves|Degree true
|10.0.72||pwds|Peak wave direction of total swell|Degree true
|10.0.72|p0|avg_pwds|Time-mean peak wave direction of total swell|Degree true
|10.0.72|p2|max_pwds|Time-maximum peak wave direction of total swell|Degree true
|10.0.72|p3|min_pwds|Time-minimum peak wave direction of total swell|Degree true
|10.0.72|p6|std_pwds|Time-standard-deviation peak wave direction of total swell|Degree true
|10.0.73||wcfr|Whitecap fraction|Fraction
|10.0.73|p0|avg_wcfr|Time-mean whitecap fraction|Fraction
|10.0.73|p2|max_wcfr|Time-maximum whitecap fraction|Fraction
|10.0.73|p3|min_wcfr|Time-minimum whitecap fraction|Fraction
|10.0.73|p6|std_wcfr|Time-standard-deviation whitecap fraction|Fraction
|10.0.74|p0|avg_mdts|Time-mean mean direction of total swell|degrees
|10.0.74|p2|max_mdts|Time-maximum mean direction of total swell|degrees
|10.0.74|p3|min_mdts|Time-minimum mean direction of total swell|degrees
|10.0.74|p6|std_mdts|Time-standard-deviation mean direction of total swell|degrees
|10.0.74||mdts|Mean direction of total swell|degrees
|10.0.75|p0|avg_mdww|Time-mean mean direction of wind waves|degrees
|10.0.75|p2|max_mdww|Time-maximum mean direction of wind waves|degrees
|10.0.75|p3|min_mdww|Time-minimum mean direction of wind waves|degrees
|10.0.75|p6|std_mdww|Time-standard-deviation mean direction of wind waves|degrees
|10.0.75||mdww|Mean direction of wind waves|degrees
|10.0.76||chnk|Charnock|Numeric
|10.0.76|p0|avg_chnk|Time-mean charnock|Numeric
|10.0.76|p2|max_chnk|Time-maximum charnock|Numeric
|10.0.76|p3|min_chnk|Time-minimum charnock|Numeric
|10.0.76|p6|std_chnk|Time-standard-deviation charnock|Numeric
|10.0.77||wss|Wave Spectral Skewness|Numeric
|10.0.77|p0|avg_wss|Time-mean wave Spectral Skewness|Numeric
|10.0.77|p2|max_wss|Time-maximum wave Spectral Skewness|Numeric
|10.0.77|p3|min_wss|Time-minimum wave Spectral Skewness|Numeric
|10.0.77|p6|std_wss|Time-standard-deviation wave Spectral Skewness|Numeric
|10.0.78||wefxm|Wave energy flux magnitude|W m**-1
|10.0.78|p0|avg_wefxm|Time-mean wave energy flux magnitude|W m**-1
|10.0.78|p2|max_wefxm|Time-maximum wave energy flux magnitude|W m**-1
|10.0.78|p3|min_wefxm|Time-minimum wave energy flux magnitude|W m**-1
|10.0.78|p6|std_wefxm|Time-standard-deviation wave energy flux magnitude|W m**-1
|10.0.79||wefxd|Wave energy flux mean direction|Degree true
|10.0.79|p0|avg_wefxd|Time-mean wave energy flux mean direction|Degree true
|10.0.79|p2|max_wefxd|Time-maximum wave energy flux mean direction|Degree true
|10.0.79|p3|min_wefxd|Time-minimum wave energy flux mean direction|Degree true
|10.0.79|p6|std_wefxd|Time-standard-deviation wave energy flux mean direction|Degree true
|10.0.8|p0|avg_shts|Time-mean significant height of total swell|m
|10.0.8|p2|max_shts|Time-maximum significant height of total swell|m
|10.0.8|p3|min_shts|Time-minimum significant height of total swell|m
|10.0.8|p6|std_shts|Time-standard-deviation significant height of total swell|m
|10.0.8||shts|Significant height of total swell|m
|10.0.80||wraf|Ratio of wave angular and frequency width|Numeric
|10.0.80|p0|avg_wraf|Time-mean ratio of wave angular and frequency width|Numeric
|10.0.80|p2|max_wraf|Time-maximum ratio of wave angular and frequency width|Numeric
|10.0.80|p3|min_wraf|Time-minimum ratio of wave angular and frequency width|Numeric
|10.0.80|p6|std_wraf|Time-standard-deviation ratio of wave angular and frequency width|Numeric
|10.0.81||wstar|Free convective velocity over the oceans|m s**-1
|10.0.81|p0|avg_wstar|Time-mean free convective velocity over the oceans|m s**-1
|10.0.81|p2|max_wstar|Time-maximum free convective velocity over the oceans|m s**-1
|10.0.81|p3|min_wstar|Time-minimum free convective velocity over the oceans|m s**-1
|10.0.81|p6|std_wstar|Time-standard-deviation free convective velocity over the oceans|m s**-1
|10.0.82||rhoao|Air density over the oceans|kg m**-3
|10.0.82|p0|avg_rhoao|Time-mean air density over the oceans|kg m**-3
|10.0.82|p2|max_rhoao|Time-maximum air density over the oceans|kg m**-3
|10.0.82|p3|min_rhoao|Time-minimum air density over the oceans|kg m**-3
|10.0.82|p6|std_rhoao|Time-standard-deviation air density over the oceans|kg m**-3
|10.0.83||phiaw|Normalized energy flux into waves|Numeric
|10.0.83|p0|avg_phiaw|Time-mean normalized energy flux into waves|Numeric
|10.0.83|p2|max_phiaw|Time-maximum normalized energy flux into waves|Numeric
|10.0.83|p3|min_phiaw|Time-minimum normalized energy flux into waves|Numeric
|10.0.83|p6|std_phiaw|Time-standard-deviation normalized energy flux into waves|Numeric
|10.0.84||tauoc|Normalized stress into ocean|Numeric
|10.0.84|p0|avg_tauoc|Time-mean normalized stress into ocean|Numeric
|10.0.84|p2|max_tauoc|Time-maximum normalized stress into ocean|Numeric
|10.0.84|p3|min_tauoc|Time-minimum normalized stress into ocean|Numeric
|10.0.84|p6|std_tauoc|Time-standard-deviation normalized stress into ocean|Numeric
|10.0.85||phioc|Normalized energy flux into ocean|Numeric
|10.0.85|p0|avg_phioc|Time-mean normalized energy flux into ocean|Numeric
|10.0.85|p2|max_phioc|Time-maximum normalized energy flux into ocean|Numeric
|10.0.85|p3|min_phioc|Time-minimum normalized energy flux into ocean|Numeric
|10.0.85|p6|std_phioc|Time-standard-deviation normalized energy flux into ocean|Numeric
|10.0.86||2dfd|2D wave spectra (single)|m**2 s radian**-1
|10.0.87||weta|Wave induced mean sea level correction|m
|10.0.87|p0|avg_weta|Time-mean wave induced mean sea level correction|m
|10.0.87|p2|max_weta|Time-maximum wave induced mean sea level correction|m
|10.0.87|p3|min_weta|Time-minimum wave induced mean sea level correction|m
|10.0.87|p6|std_weta|Time-standard-deviation wave induced mean sea level correction|m
|10.0.89||wnslc|Number of events in freak waves statistics|Numeric
|10.0.89|p0|avg_wnslc|Time-mean number of events in freak waves statistics|Numeric
|10.0.89|p2|max_wnslc|Time-maximum number of events in freak waves statistics|Numeric
|10.0.89|p3|min_wnslc|Time-minimum number of events in freak waves statistics|Numeric
|10.0.89|p6|std_wnslc|Time-standard-deviation number of events in freak waves statistics|Numeric
|10.0.9|p0|avg_mpts|Time-mean mean period of total swell|s
|10.0.9|p2|max_mpts|Time-maximum mean period of total swell|s
|10.0.9|p3|min_mpts|Time-minimum mean period of total swell|s
|10.0.9|p6|std_mpts|Time-standard-deviation mean period of total swell|s
|10.0.9||mpts|Mean period of total swell|s
|10.0.90|t1|utauo|U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p0|avg_utauo|Time-mean U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p2|max_utauo|Time-maximum U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p3|min_utauo|Time-minimum U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p6|std_utauo|Time-standard-deviation U-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1|vtauo|V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p0|avg_vtauo|Time-mean V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p2|max_vtauo|Time-maximum V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p3|min_vtauo|Time-minimum V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p6|std_vtauo|Time-standard-deviation V-component of surface momentum flux into ocean|N m**-2
|10.0.92||wphio|Wave turbulent energy flux into ocean|W m**-2
|10.0.92|p0|avg_wphio|Time-mean wave turbulent energy flux into ocean|W m**-2
|10.0.92|p2|max_wphio|Time-maximum wave turbulent energy flux into ocean|W m**-2
|10.0.92|p3|min_wphio|Time-minimum wave turbulent energy flux into ocean|W m**-2
|10.0.92|p6|std_wphio|Time-standard-deviation wave turbulent energy flux into ocean|W m**-2
|10.0.93|p0|avg_hmax|Time-mean envelop-maximum individual wave height|m
|10.0.93|p2|max_hmax|Time-maximum envelop-maximum individual wave height|m
|10.0.93|p3|min_hmax|Time-minimum envelop-maximum individual wave height|m
|10.0.93|p6|std_hmax|Time-standard-deviation envelop-maximum individual wave height|m
|10.0.93||hmax|Envelop-maximum individual wave height|m
|10.0.94||tdcmax|Time domain maximum individual crest height|m
|10.0.94|p0|avg_tdcmax|Time-mean time domain maximum individual crest height|m
|10.0.94|p2|max_tdcmax|Time-maximum time domain maximum individual crest height|m
|10.0.94|p3|min_tdcmax|Time-minimum time domain maximum individual crest height|m
|10.0.94|p6|std_tdcmax|Time-standard-deviation time domain maximum individual crest height|m
|10.0.95||tdhmax|Time domain maximum individual wave height|m
|10.0.95|p0|avg_tdhmax|Time-mean time domain maximum individual wave height|m
|10.0.95|p2|max_tdhmax|Time-maximum time domain maximum individual wave height|m
|10.0.95|p3|min_tdhmax|Time-minimum time domain maximum individual wave height|m
|10.0.95|p6|std_tdhmax|Time-standard-deviation time domain maximum individual wave height|m
|10.0.96||stcmax|Space time maximum individual crest height|m
|10.0.96|p0|avg_stcmax|Time-mean space time maximum individual crest height|m
|10.0.96|p2|max_stcmax|Time-maximum space time maximum individual crest height|m
|10.0.96|p3|min_stcmax|Time-minimum space time maximum individual crest height|m
|10.0.96|p6|std_stcmax|Time-standard-deviation space time maximum individual crest height|m
|10.0.97||sthmax|Space time maximum individual wave height|m
|10.0.97|p0|avg_sthmax|Time-mean space time maximum individual wave height|m
|10.0.97|p2|max_sthmax|Time-maximum space time maximum individual wave height|m
|10.0.97|p3|min_sthmax|Time-minimum space time maximum individual wave height|m
|10.0.97|p6|std_sthmax|Time-standard-deviation space time maximum individual wave height|m
|10.0.98|p0|avg_wsp|Time-mean wave spectral peakedness|dimensionless
|10.0.98|p2|max_wsp|Time-maximum wave spectral peakedness|dimensionless
|10.0.98|p3|min_wsp|Time-minimum wave spectral peakedness|dimensionless
|10.0.98|p6|std_wsp|Time-standard-deviation wave spectral peakedness|dimensionless
|10.0.98||wsp|Wave spectral peakedness|dimensionless
|10.0.99||bfi2d|Benjamin-Feir index 2D|Numeric
|10.0.99|p0|avg_bfi2d|Time-mean Benjamin-Feir index 2D|Numeric
|10.0.99|p2|max_bfi2d|Time-maximum Benjamin-Feir index 2D|Numeric
|10.0.99|p3|min_bfi2d|Time-minimum Benjamin-Feir index 2D|Numeric
|10.0.99|p6|std_bfi2d|Time-standard-deviation Benjamin-Feir index 2D|Numeric
|10.1.0||dirc|Current direction|Degree true
|10.1.1||spc|Current speed|m s**-1
7|10.1.192||omlu|Ocean Mixed Layer U Velocity|m s**-1
7|10.1.193||omlv|Ocean Mixed Layer V Velocity|m s**-1
7|10.1.194||ubaro|Barotropic U velocity|m s**-1
7|10.1.195||vbaro|Barotropic V velocity|m s**-1
78|10.1.2||UCURR|U-component of current|m s-1
82|10.1.2||ucur|U-comp of Current|cm/s
s2s|10.1.2|t160,p0|ocu|Eastward surface sea water velocity|m s**-1
s2s|10.1.2|t160,p0,y1|ocu|Eastward surface sea water velocity|m s**-1
78|10.1.3||VCURR|V-component of current|m s-1
82|10.1.3||vcur|V-comp of Current|cm/s
s2s|10.1.3|t160,p0|ocv|Northward surface sea water velocity|m s**-1
s2s|10.1.3|t160,p0,y1|ocv|Northward surface sea water velocity|m s**-1
|10.191.0||tsec|Seconds prior to initial reference time (defined in Section 1)|s
82|10.191.1||mosf|Meridional overturning stream function|m3/s
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing|stfbarot|Barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p0|avg_stfbarot|Time-mean barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p2|max_stfbarot|Time-maximum barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p3|min_stfbarot|Time-minimum barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p6|std_stfbarot|Time-standard-deviation barotropic stream function|m**3 s**-1
78|10.192.20||HSTRF_SEA|Stretching factor of rescaled height coordinate zstar - ocean modelling|Numeric
|10.2.0|t1|ci|Sea ice area fraction|(0 - 1)
|10.2.0|t1,p0|avg_ci|Time-mean sea ice area fraction|(0 - 1)
|10.2.0|t1,p2|max_ci|Time-maximum sea ice area fraction|(0 - 1)
|10.2.0|t1,p3|min_ci|Time-minimum sea ice area fraction|(0 - 1)
|10.2.0|t1,p6|std_ci|Time-standard-deviation sea ice area fraction|(0 - 1)
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing|siconc|Sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_siconc|Time-mean sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_siconc|Time-maximum sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_siconc|Time-minimum sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_siconc|Time-standard-deviation sea ice area fraction|Fraction
78|10.2.0||FR_ICE|Sea Ice Cover ( 0= free, 1=cover)|Proportion
82|10.2.0||icec|Ice Cover|Fraction
s2s|10.2.0|t1|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,p0|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,y1|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,p0,y1|ci|Sea ice area fraction|(0 - 1)
uerra|10.2.0|t1,p0|ci|Sea ice area fraction|(0 - 1)
uerra|10.2.0|t1,p0,y1|ci|Sea ice area fraction|(0 - 1)
|10.2.1||sithick|Sea ice thickness|m
|10.2.1|p0|avg_sithick|Time-mean sea ice thickness|m
|10.2.1|p2|max_sithick|Time-maximum sea ice thickness|m
|10.2.1|p3|min_sithick|Time-minimum sea ice thickness|m
|10.2.1|p6|std_sithick|Time-standard-deviation sea ice thickness|m
80|10.2.1|t1|h_ice|sea Ice Thickness|m
s2s|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,p0|sithick|Sea-ice thickness|m
s2s|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|sithick|Sea-ice thickness|m
uerra|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing|sithick|Sea-ice thickness|m
uerra|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,y1|sithick|Sea-ice thickness|m
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing|sntemp|Snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_sntemp|Time-mean snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_sntemp|Time-maximum snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_sntemp|Time-minimum snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_sntemp|Time-standard-deviation snow temperature over sea ice|K
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sialb|Sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sialb|Time-mean sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sialb|Time-maximum sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sialb|Time-minimum sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sialb|Time-standard-deviation sea ice albedo|Fraction
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sivol|Sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sivol|Time-mean sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sivol|Time-maximum sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sivol|Time-minimum sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sivol|Time-standard-deviation sea ice volume per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing|snvol|Snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_snvol|Time-mean snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_snvol|Time-maximum snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_snvol|Time-minimum snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_snvol|Time-standard-deviation snow volume over sea ice per unit area|m**3 m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sihc|Sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sihc|Time-mean sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sihc|Time-maximum sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sihc|Time-minimum sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sihc|Time-standard-deviation sea ice heat content|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing|snhc|Snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_snhc|Time-mean snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_snhc|Time-maximum snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_snhc|Time-minimum snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_snhc|Time-standard-deviation snow heat content over sea ice|J m**-2
|10.2.19|t174,vmissing,fmissing,T160,V0,F0|sifbr|Sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p0|avg_sifbr|Time-mean sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p2|max_sifbr|Time-maximum sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p3|min_sifbr|Time-minimum sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p6|std_sifbr|Time-standard-deviation sea ice freeboard thickness|m
78|10.2.192||H_SNOW_SEAICE|Snow depth over sea ice (total depth)|m
98|10.2.192|t173,vmissing,fmissing,T175,Vmissing,Fmissing,l1|sisnthick|Snow thickness over sea ice|m
98|10.2.192|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0,l1|avg_sisnthick|Time-mean snow thickness over sea ice|m
98|10.2.192|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2,l1|max_sisnthick|Time-maximum snow thickness over sea ice|m
98|10.2.192|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3,l1|min_sisnthick|Time-minimum snow thickness over sea ice|m
98|10.2.192|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6,l1|std_sisnthick|Time-standard-deviation snow thickness over sea ice|m
98|10.2.193|t174,vmissing,fmissing,T176,Vmissing,Fmissing,l1|icesalt|Sea ice salinity|g kg**-1
98|10.2.193|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0,l1|avg_icesalt|Time-mean Sea ice salinity|g kg**-1
98|10.2.193|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2,l1|max_icesalt|Time-maximum sea ice salinity|g kg**-1
98|10.2.193|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3,l1|min_icesalt|Time-minimum  sea ice salinity|g kg**-1
98|10.2.193|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6,l1|std_icesalt|Time-standard-deviation sea ice salinity|g kg**-1
|10.2.2||diced|Direction of ice drift|Degree true
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipf|Sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipf|Time-mean sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipf|Time-maximum sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipf|Time-minimum sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipf|Time-standard-deviation sea ice melt pond fraction|Proportion
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipd|Sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipd|Time-mean sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipd|Time-maximum sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipd|Time-minimum sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipd|Time-standard-deviation sea ice melt pond depth|m
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipvol|Sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipvol|Time-mean sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipvol|Time-maximum sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipvol|Time-minimum sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipvol|Time-standard-deviation sea ice melt pond volume per unit area|m**3 m**-2
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing|bckinsic|Sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_bckinsic|Time-mean sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_bckinsic|Time-maximum sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_bckinsic|Time-minimum sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_bckinsic|Time-standard-deviation sea ice fraction tendency due to parameterization|s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing|six|X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_six|Time-mean X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_six|Time-maximum X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_six|Time-minimum X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_six|Time-standard-deviation X-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing|siy|Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_siy|Time-mean Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_siy|Time-maximum Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_siy|Time-minimum Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_siy|Time-standard-deviation Y-component of sea ice velocity|m s**-1
|10.2.3||siced|Speed of ice drift|m s**-1
|10.2.30||sibm|Sea ice breakup memory|Numeric
|10.2.30|p0|avg_sibm|Time-mean sea ice breakup memory|Numeric
|10.2.30|p2|max_sibm|Time-maximum sea ice breakup memory|Numeric
|10.2.30|p3|min_sibm|Time-minimum sea ice breakup memory|Numeric
|10.2.30|p6|std_sibm|Time-standard-deviation sea ice breakup memory|Numeric
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing|siue|Eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_siue|Time-mean eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_siue|Time-maximum eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_siue|Time-minimum eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_siue|Time-standard-deviation eastward sea ice velocity|m s**-1
78|10.2.4||UICE|U-component of ice drift|m s-1
82|10.2.4||uice|u-component of ice drift|m/s
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sivn|Northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sivn|Time-mean northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sivn|Time-maximum northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sivn|Time-minimum northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sivn|Time-standard-deviation northward sea ice velocity|m s**-1
78|10.2.5||VICE|V-component of ice drift|m s-1
82|10.2.5||vice|v-component of ice drift|m/s
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sigrowth|Sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sigrowth|Time-mean sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sigrowth|Time-maximum sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sigrowth|Time-minimum sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sigrowth|Time-standard-deviation sea ice growth|m s**-1
78|10.2.6||ICEG|Ice growth rate|m s-1
82|10.2.6||iceg|Ice growth rate|m/s
|10.2.7||iced|Ice divergence|s**-1
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sitemptop|Sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing|vasit|Vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing|sisntemp|Sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing|usitemp|Underside ice temperature|K
|10.2.8||sit|Sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sitemptop|Time-mean sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_vasit|Time-mean vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sisntemp|Time-mean sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_usitemp|Time-mean underside ice temperature|K
|10.2.8|p0|avg_sit|Time-mean sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sitemptop|Time-maximum sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_vasit|Time-maximum vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sisntemp|Time-maximum sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_usitemp|Time-maximum underside ice temperature|K
|10.2.8|p2|max_sit|Time-maximum sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sitemptop|Time-minimum sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_vasit|Time-minimum vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sisntemp|Time-minimum sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_usitemp|Time-minimum underside ice temperature|K
|10.2.8|p3|min_sit|Time-minimum sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sitemptop|Time-standard-deviation sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_vasit|Time-standard-deviation vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sisntemp|Time-standard-deviation sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_usitemp|Time-standard-deviation underside ice temperature|K
|10.2.8|p6|std_sit|Time-standard-deviation sea ice temperature|K
80|10.2.8|t1|t_ice|sea Ice Temperature|K
uerra|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sist|Sea ice surface temperature|K
uerra|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,y1|sist|Sea ice surface temperature|K
|10.3.0|t1|sst|Sea surface temperature|K
|10.3.0|t1,p0|avg_sst|Time-mean sea surface temperature|K
|10.3.0|t1,p2|max_sst|Time-maximum sea surface temperature|K
|10.3.0|t1,p3|min_sst|Time-minimum sea surface temperature|K
|10.3.0|t1,p6|std_sst|Time-standard-deviation sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing|tos|Sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tos|Time-mean sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tos|Time-maximum sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tos|Time-minimum sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tos|Time-standard-deviation sea surface temperature|K
78|10.3.0||T_SEA|Water temperature|K
82|10.3.0||wtmp|Water temperature|K
s2s|10.3.0|t1,p0|sst|Sea surface temperature|K
s2s|10.3.0|t1,p0,y1|sst|Sea surface temperature|K
uerra|10.3.0|t1,p0|sst|Sea surface temperature|K
uerra|10.3.0|t1,p0,y1|sst|Sea surface temperature|K
|10.3.1||zos|Sea surface height|m
|10.3.1|p0|avg_zos|Time-mean sea surface height|m
|10.3.1|p2|max_zos|Time-maximum sea surface height|m
|10.3.1|p3|min_zos|Time-minimum sea surface height|m
|10.3.1|p6|std_zos|Time-standard-deviation sea surface height|m
s2s|10.3.1|t160,v0,f0,T255,Vmissing,Fmissing,p0|zos|Sea surface height|m
s2s|10.3.1|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|zos|Sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing|hstheig|Halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_hstheig|Time-mean halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_hstheig|Time-maximum halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_hstheig|Time-minimum halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_hstheig|Time-standard-deviation halosteric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing|stheig|Steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_stheig|Time-mean steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_stheig|Time-maximum steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_stheig|Time-minimum steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_stheig|Time-standard-deviation steric change in sea surface height|m
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing|swfup|Net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_swfup|Time-mean net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_swfup|Time-maximum net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_swfup|Time-minimum net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_swfup|Time-standard-deviation net surface upward water flux|kg m**-2 s**-1
|10.3.14||sve|Eastward surface sea water velocity|m s**-1
|10.3.14|p0|avg_sve|Time-mean eastward surface sea water velocity|m s**-1
|10.3.14|p2|max_sve|Time-maximum eastward surface sea water velocity|m s**-1
|10.3.14|p3|min_sve|Time-minimum eastward surface sea water velocity|m s**-1
|10.3.14|p6|std_sve|Time-standard-deviation eastward surface sea water velocity|m s**-1
|10.3.15||svn|Northward surface sea water velocity|m s**-1
|10.3.15|p0|avg_svn|Time-mean northward surface sea water velocity|m s**-1
|10.3.15|p2|max_svn|Time-maximum northward surface sea water velocity|m s**-1
|10.3.15|p3|min_svn|Time-minimum northward surface sea water velocity|m s**-1
|10.3.15|p6|std_svn|Time-standard-deviation northward surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing|svx|X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_svx|Time-mean X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_svx|Time-maximum X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_svx|Time-minimum X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_svx|Time-standard-deviation X-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing|svy|Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_svy|Time-mean Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_svy|Time-maximum Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_svy|Time-minimum Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_svy|Time-standard-deviation Y-component of surface sea water velocity|m s**-1
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing|hfcorr|Heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_hfcorr|Time-mean heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_hfcorr|Time-maximum heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_hfcorr|Time-minimum heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_hfcorr|Time-standard-deviation heat flux correction|W m**-2
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing|bckineta|Sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_bckineta|Time-mean sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_bckineta|Time-maximum sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_bckineta|Time-minimum sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_bckineta|Time-standard-deviation sea surface height tendency due to parameterization|m s**-1
7|10.3.192||surge|Storm Surge|m
78|10.3.192||SST_IC|Sea surface temperature interpolated in time in C|C
7|10.3.193||etsrg|Extra Tropical Storm Surge|m
78|10.3.193|t160,v0,f0|DSST_COLD_SKIN|Cold-skin temperature deviation from analyzed sea-surface temperature (SST) at sea surface|K
7|10.3.194||elevhtml|Ocean Surface Elevation Relative to Geoid|m
78|10.3.194|t160,v0,f0|DSST_WARM_LAYER|Warm-layer temperature deviation from analyzed sea-surface temperature (SST) at sea surface|K
7|10.3.195||sshg|Sea Surface Height Relative to Geoid|m
7|10.3.196||p2omlt|Ocean Mixed Layer Potential Density (Reference 2000m)<br|kg m**-3
7|10.3.197||aohflx|Net Air-Ocean Heat Flux|W m**-2
7|10.3.198||ashfl|Assimilative Heat Flux|W m**-2
7|10.3.199||sstt|Surface Temperature Trend|degreeperday
|10.3.20||zosib|Sea surface height with inverse barometer correction|m
|10.3.20|p0|avg_zosib|Time-mean sea surface height with inverse barometer correction|m
|10.3.20|p2|max_zosib|Time-maximum sea surface height with inverse barometer correction|m
|10.3.20|p3|min_zosib|Time-minimum sea surface height with inverse barometer correction|m
|10.3.20|p6|std_zosib|Time-standard-deviation sea surface height with inverse barometer correction|m
7|10.3.200||ssst|Surface Salinity Trend|psuperday
7|10.3.201||keng|Kinetic Energy|J kg**-1
7|10.3.202||sltfl|Salt Flux|kg (m**2 s**-1)**-1
|10.3.21||sss|Sea surface salinity|kg kg**-1
|10.3.21|p0|avg_sss|Time-mean sea surface salinity|kg kg**-1
|10.3.21|p2|max_sss|Time-maximum sea surface salinity|kg kg**-1
|10.3.21|p3|min_sss|Time-minimum sea surface salinity|kg kg**-1
|10.3.21|p6|std_sss|Time-standard-deviation sea surface salinity|kg kg**-1
|10.3.22||rsdos|Sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p0|avg_rsdos|Time-mean sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p2|max_rsdos|Time-maximum sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p3|min_rsdos|Time-minimum sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p6|std_rsdos|Time-standard-deviation sea surface downward short-wave radiation flux|W m**-2
|10.3.3||sos|Sea surface practical salinity|g kg**-1
|10.3.3|p0|avg_sos|Time-mean sea surface practical salinity|g kg**-1
|10.3.3|p2|max_sos|Time-maximum sea surface practical salinity|g kg**-1
|10.3.3|p3|min_sos|Time-minimum sea surface practical salinity|g kg**-1
|10.3.3|p6|std_sos|Time-standard-deviation sea surface practical salinity|g kg**-1
s2s|10.3.3|t160,v0,f0,T255,Vmissing,Fmissing,p0|sos|Sea surface practical salinity|psu
s2s|10.3.3|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|sos|Sea surface practical salinity|psu
|10.3.4||hfds|Surface downward heat flux|W m**-2
|10.3.4|p0|avg_hfds|Time-mean surface downward heat flux|W m**-2
|10.3.4|p2|max_hfds|Time-maximum surface downward heat flux|W m**-2
|10.3.4|p3|min_hfds|Time-minimum surface downward heat flux|W m**-2
|10.3.4|p6|std_hfds|Time-standard-deviation surface downward heat flux|W m**-2
|10.3.5||tauuoe|Eastward surface stress|N m**-2
|10.3.5|p0|avg_tauuoe|Time-mean eastward surface stress|N m**-2
|10.3.5|p2|max_tauuoe|Time-maximum eastward surface stress|N m**-2
|10.3.5|p3|min_tauuoe|Time-minimum eastward surface stress|N m**-2
|10.3.5|p6|std_tauuoe|Time-standard-deviation eastward surface stress|N m**-2
|10.3.6||tauvon|Northward surface stress|N m**-2
|10.3.6|p0|avg_tauvon|Time-mean northward surface stress|N m**-2
|10.3.6|p2|max_tauvon|Time-maximum northward surface stress|N m**-2
|10.3.6|p3|min_tauvon|Time-minimum northward surface stress|N m**-2
|10.3.6|p6|std_tauvon|Time-standard-deviation northward surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing|tauuo|X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tauuo|Time-mean X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tauuo|Time-maximum X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tauuo|Time-minimum X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tauuo|Time-standard-deviation X-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing|tauvo|Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tauvo|Time mean Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tauvo|Time-maximum Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tauvo|Time-minimum Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tauvo|Time-standard-deviation Y-component of surface stress|N m**-2
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing|tstheig|Thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tstheig|Time-mean thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tstheig|Time-maximum thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tstheig|Time-minimum thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tstheig|Time-standard-deviation thermosteric change in sea surface height|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing|thcline|Thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_thcline|Time-mean thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_thcline|Time-maximum thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_thcline|Time-minimum thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_thcline|Time-standard-deviation thermocline depth|m
78|10.4.0||MTHD|Main thermocline depth|m
82|10.4.0||mthd|Main thermocline depth|m
|10.4.1||mtha|Main thermocline anomaly|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing|t14d|Depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing|t17d|Depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing|t20d|Depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing|t26d|Depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing|t28d|Depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing|mlotst010|Ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing|mlotst030|Ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing|mlotst125|Ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing|mlott02|Ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing|mlott05|Ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing|turbocl|Turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168|zo|Sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p0|avg_t14d|Time-mean depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p0|avg_t17d|Time-mean depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0|avg_t20d|Time-mean depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p0|avg_t26d|Time-mean depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p0|avg_t28d|Time-mean depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0|avg_mlotst010|Time-mean ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p0|avg_mlotst030|Time-mean ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p0|avg_mlotst125|Time-mean ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p0|avg_mlott02|Time-mean ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p0|avg_mlott05|Time-mean ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p0|avg_turbocl|Time-mean turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p0|avg_zo|Time-mean sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p2|max_t14d|Time-maximum depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p2|max_t17d|Time-maximum depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p2|max_t20d|Time-maximum depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p2|max_t26d|Time-maximum depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p2|max_t28d|Time-maximum depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p2|max_mlotst010|Time-maximum ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p2|max_mlotst030|Time-maximum ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p2|max_mlotst125|Time-maximum ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p2|max_mlott02|Time-maximum ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p2|max_mlott05|Time-maximum ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p2|max_turbocl|Time-maximum turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p2|max_zo|Time-maximum sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p3|min_t14d|Time-minimum depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p3|min_t17d|Time-minimum depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p3|min_t20d|Time-minimum depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p3|min_t26d|Time-minimum depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p3|min_t28d|Time-minimum depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p3|min_mlotst010|Time-minimum ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p3|min_mlotst030|Time-minimum ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p3|min_mlotst125|Time-minimum ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p3|min_mlott02|Time-minimum ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p3|min_mlott05|Time-minimum ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p3|min_turbocl|Time-minimum turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p3|min_zo|Time-minimum sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p6|std_t14d|Time-standard-deviation depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p6|std_t17d|Time-standard-deviation depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p6|std_t20d|Time-standard-deviation depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p6|std_t26d|Time-standard-deviation depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p6|std_t28d|Time-standard-deviation depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p6|std_mlotst010|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p6|std_mlotst030|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p6|std_mlotst125|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p6|std_mlott02|Time-standard-deviation ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p6|std_mlott05|Time-standard-deviation ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p6|std_turbocl|Time-standard-deviation turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p6|std_zo|Time-standard-deviation sea water depth|m
78|10.4.14||DPTH|Water depth|m
s2s|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0|mlotst010|Ocean mixed layer thickness defined by sigma theta 0.01 kg/m3|m
s2s|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0|t20d|Depth of 20C isotherm|m
s2s|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0,y1|mlotst010|Ocean mixed layer thickness defined by sigma theta 0.01 kg/m3|m
s2s|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0,y1|t20d|Depth of 20C isotherm|m
|10.4.15|t160,v0,f0,T160,V300,F0|mswt300m|Mean sea water temperature in the upper 300 m|K
78|10.4.16||SWDEN|Sea water density|kg m-3
|10.4.18|t160,v0,f0,T160,V300,F0|pt300m|Average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168|thetao|Sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p0|avg_pt300m|Time-mean average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p0|avg_thetao|Time-mean sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p2|max_pt300m|Time-maximum average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p2|max_thetao|Time-maximum sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p3|min_pt300m|Time-minimum average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p3|min_thetao|Time-minimum sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p6|std_pt300m|Time-standard-deviation average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p6|std_thetao|Time-standard-deviation sea water potential temperature|K
78|10.4.18||SWPT|Sea water potential temperature|K
s2s|10.4.18|t160,v0,f0,T160,V300,F0,p0|mswpt300m|Mean sea water potential temperature in the upper 300 m|K
s2s|10.4.18|t160,v0,f0,T160,V300,F0,p0,y1|mswpt300m|Mean sea water potential temperature in the upper 300 m|K
78|10.4.19||SWPDEN|Sea water potential density|kg m-3
7|10.4.192||wtmpc|3-D Temperature|deg C
78|10.4.192||SWTKE|Sea water turbulent kinetic energy|J kg-1
98|10.4.192|l1|sigmatrel|Sea water sigma theta relative|Proportion
98|10.4.192|p0,l1|avg_sigmatrel|Time-mean sea water sigma theta relative|Proportion
7|10.4.193||salin|3-D Salinity|1
7|10.4.194||bkeng|Barotropic Kinetic Energy|J kg**-1
7|10.4.195||dbss|Geometric Depth Below Sea Surface|m
7|10.4.196||intfd|Interface Depths|m
7|10.4.197||ohc|Ocean Heat Content|J m**-2
|10.4.2||tthdp|Transient thermocline depth|m
|10.4.20|t168,T168|sigmat|Sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p0|avg_sigmat|Time-mean sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p2|max_sigmat|Time-maximum sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p3|min_sigmat|Time-minimum sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p6|std_sigmat|Time-standard-deviation sea water sigma theta|kg m**-3
|10.4.21|t160,v0,f0,T160,V300,F0|sc300m|Average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0|sc700m|Average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing|scbtm|Total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168|so|Sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p0|avg_sc300m|Time-mean average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p0|avg_sc700m|Time-mean average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_scbtm|Time-mean total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p0|avg_so|Time-mean sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p2|max_sc300m|Time-maximum average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p2|max_sc700m|Time-maximum average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_scbtm|Time-maximum total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p2|max_so|Time-maximum sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p3|min_sc300m|Time-minimum average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p3|min_sc700m|Time-minimum average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_scbtm|Time-minimum total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p3|min_so|Time-minimum sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p6|std_sc300m|Time-standard-deviation average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p6|std_sc700m|Time-standard-deviation average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_scbtm|Time-standard-deviation total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p6|std_so|Time-standard-deviation sea water practical salinity|g kg**-1
78|10.4.21||SWPSAL|Sea water practical salinity|Numeric
s2s|10.4.21|t160,v0,f0,T160,V300,F0,p0|sav300|Average sea water practical salinity in the upper 300m|psu
s2s|10.4.21|t160,v0,f0,T160,V300,F0,p0,y1|sav300|Average sea water practical salinity in the upper 300m|psu
|10.4.22|t160,v0,f0,T160,V300,F0|hc300m|Vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0|hc700m|Vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing|hcbtm|Total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2|hct26|Heat Content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p0|avg_hc300m|Time-mean vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p0|avg_hc700m|Time-mean vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_hcbtm|Time-mean total column heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p0|avg_hct26|Time-mean heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p2|max_hc300m|Time-maximum vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p2|max_hc700m|Time-maximum vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_hcbtm|Time-maximum total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p2|max_hct26|Time-maximum heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p3|min_hc300m|Time-minimum vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p3|min_hc700m|Time-minimum vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_hcbtm|Time-minimum total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p3|min_hct26|Time-minimum heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p6|std_hc300m|Time-standard-deviation vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p6|std_hc700m|Time-standard-deviation vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_hcbtm|Time-standard-deviation total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p6|std_hct26|Time-standard-deviation heat content surface to 26C isotherm|J m**-2
|10.4.23|t168,T168|uoe|Eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p0|avg_uoe|Time-mean eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p2|max_uoe|Time-maximum eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p3|min_uoe|Time-minimum eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p6|std_uoe|Time-standard-deviation eastward sea water velocity|m s**-1
78|10.4.23||USEA|Zonal component of sea water velocity (west-east direction counted positive)|m s-1
|10.4.24|t168,T168|von|Northward sea water velocity|m s**-1
|10.4.24|t168,T168,p0|avg_von|Time-mean northward sea water velocity|m s**-1
|10.4.24|t168,T168,p2|max_von|Time-maximum northward sea water velocity|m s**-1
|10.4.24|t168,T168,p3|min_von|Time-minimum northward sea water velocity|m s**-1
|10.4.24|t168,T168,p6|std_von|Time-standard-deviation northward sea water velocity|m s**-1
78|10.4.24||VSEA|Meridional component of sea water velocity (south-north direction counted positive)|m s-1
|10.4.25|t168,T168|uox|X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p0|avg_uox|Time-mean X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p2|max_uox|Time-maximum X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p3|min_uox|Time-minimum X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p6|std_uox|Time-standard-deviation X-component of sea water velocity|m s**-1
|10.4.26|t168,T168|voy|Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p0|avg_voy|Time-mean Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p2|max_voy|Time-maximum Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p3|min_voy|Time-minimum Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p6|std_voy|Time-standard-deviation Y-component of sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing|wo|Upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p0|avg_wo|Time-mean upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p2|max_wo|Time-maximum upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p3|min_wo|Time-minimum upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p6|std_wo|Time-standard-deviation upward sea water velocity|m s**-1
|10.4.27|t168,T168|wo|Upward sea water velocity|m s**-1|old
|10.4.27|t168,T168,p0|avg_wo|Time-mean upward sea water velocity|m s**-1|old
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing|btp|Bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_btp|Time-mean bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_btp|Time-maximum bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_btp|Time-minimum bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_btp|Time-standard-deviation bottom pressure equivalent height|m
|10.4.3|t168,T168|salo|Sea water salinity|kg kg**-1
|10.4.3|t168,T168,p0|avg_salo|Time-mean sea water salinity|kg kg**-1
|10.4.3|t168,T168,p2|max_salo|Time-maximum sea water salinity|kg kg**-1
|10.4.3|t168,T168,p3|min_salo|Time-minimum sea water salinity|kg kg**-1
|10.4.3|t168,T168,p6|std_salo|Time-standard-deviation sea water salinity|kg kg**-1
|10.4.3||s|Salinity|kg kg**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing|fw2sw|Fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_fw2sw|Time-mean fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_fw2sw|Time-maximum fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_fw2sw|Time-minimum fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_fw2sw|Time-standard-deviation fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing|fwcorr|Fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_fwcorr|Time-mean fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_fwcorr|Time-maximum fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_fwcorr|Time-minimum fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_fwcorr|Time-standard-deviation fresh water flux correction|kg m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing|vsf2sw|Virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_vsf2sw|Time-mean virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_vsf2sw|Time-maximum virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_vsf2sw|Time-minimum virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_vsf2sw|Time-standard-deviation virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing|vsfcorr|Virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_vsfcorr|Time-mean virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_vsfcorr|Time-maximum virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_vsfcorr|Time-minimum virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_vsfcorr|Time-standard-deviation virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.34|t168,T168|thetaodmp|Sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p0|avg_thetaodmp|Time-mean sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p2|max_thetaodmp|Time-maximum sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p3|min_thetaodmp|Time-minimum sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p6|std_thetaodmp|Time-standard-deviation sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.35|t168,T168|sodmp|Sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p0|avg_sodmp|Time-mean sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p2|max_sodmp|Time-maximum sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p3|min_sodmp|Time-minimum sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p6|std_sodmp|Time-standard-deviation sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.36|t168,T168|bckint|Sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p0|avg_bckint|Time-mean sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p2|max_bckint|Time-maximum sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p3|min_bckint|Time-minimum sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p6|std_bckint|Time-standard-deviation sea water temperature tendency due to parameterization|K s**-1
|10.4.37|t168,T168|bckins|Sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p0|avg_bckins|Time-mean sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p2|max_bckins|Time-maximum sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p3|min_bckins|Time-minimum sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p6|std_bckins|Time-standard-deviation sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.38|t168,T168|bckine|Eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p0|avg_bckine|Time-mean eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p2|max_bckine|Time-maximum eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p3|min_bckine|Time-minimum eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p6|std_bckine|Time-standard-deviation eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168|bckinn|Northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p0|avg_bckinn|Time-mean northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p2|max_bckinn|Time-maximum northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p3|min_bckinn|Time-minimum northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p6|std_bckinn|Time-standard-deviation northward sea water velocity tendency due to parameterization|m s**-2
|10.4.40|t168,T168|tdbiascorr|Sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p0|avg_tdbiascorr|Time-mean sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p2|max_tdbiascorr|Time-maximum sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p3|min_tdbiascorr|Time-minimum sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p6|std_tdbiascorr|Time-standard-deviation sea water temperature tendency due to direct bias correction|K s**-1
|10.4.41|t168,T168|sdbiascorr|Sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p0|avg_sdbiascorr|Time-mean sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p2|max_sdbiascorr|Time-maximum sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p3|min_sdbiascorr|Time-minimum sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p6|std_sdbiascorr|Time-standard-deviation sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.46|t168,T168|mtn|Northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p0|avg_mtn|Time-mean northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p2|max_mtn|Time-maximum northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p3|min_mtn|Time-minimum northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p6|std_mtn|Time-standard-deviation northward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168|mte|Eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p0|avg_mte|Time-mean eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p2|max_mte|Time-maximum eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p3|min_mte|Time-minimum eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p6|std_mte|Time-standard-deviation eastward mass transport|kg m**-2 s**-1
|10.4.50|t160,v0,f0,T160,V300,F0|sc300v|Vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0|sc700v|Vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing|scbtv|Total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p0|avg_sc300v|Time-mean vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p0|avg_sc700v|Time-mean vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_scbtv|Time-mean total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p2|max_sc300v|Time-maximum vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p2|max_sc700v|Time-maximum vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_scbtv|Time-maximum total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p3|min_sc300v|Time-minimum vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p3|min_sc700v|Time-minimum vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_scbtv|Time-minimum total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p6|std_sc300v|Time-standard-deviation vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p6|std_sc700v|Time-standard-deviation vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_scbtv|Time-standard-deviation total column vertically integrated sea water practical salinity|g kg**-1 m
78|10.4.52||MLD_SEA|Mixed layer depth in ocean|m
78|10.4.53||VNSEA|Normal component of sea water velocity (normal in relation to local grid cell edge)|m s-1
|10.4.56|t168,T168|mtup|Sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p0|avg_mtup|Time-mean sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p2|max_mtup|Time-maximum sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p3|min_mtup|Time-minimum sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p6|std_mtup|Time-standard-deviation sea water upward mass transport|kg m**-2 s**-1
|10.4.57|t168,T168|agessc|Sea water age since surface contact|s
|10.4.57|t168,T168,p0|avg_agessc|Time-mean sea water age since surface contact|s
|10.4.57|t168,T168,p2|max_agessc|Time-maximum sea water age since surface contact|s
|10.4.57|t168,T168,p3|min_agessc|Time-minimum sea water age since surface contact|s
|10.4.57|t168,T168,p6|std_agessc|Time-standard-deviation sea water age since surface contact|s
|10.4.58|t168,T168|rsdo|Sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p0|avg_rsdo|Time-mean sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p2|max_rsdo|Time-maximum sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p3|min_rsdo|Time-minimum sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p6|std_rsdo|Time-standard-deviation sea water downward short-wave radiation flux|W m**-2
|10.4.7||wmb|Model bathymetry|m
98|192.128.11||udvw|U component of divergent wind|m s**-1
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
98|192.234.228||tps|Total precipitation significance|%|old
|2.0.0|t1|lsm|Land-sea mask|(0 - 1)
78|2.0.0||FR_LAND|Land Cover (1=land, 0=sea)|Proportion
82|2.0.0||lsm|Land-sea mask (1=land 0=sea) (see note)|Fraction
|2.0.1|t1|fsr|Forecast surface roughness|m
|2.0.1|t1,p0|avg_fsr|Time-mean forecast surface roughness|m
|2.0.1|t1,p2|max_fsr|Time-maximum forecast surface roughness|m
|2.0.1|t1,p3|min_fsr|Time-minimum forecast surface roughness|m
|2.0.1|t1,p6|std_fsr|Time-standard-deviation forecast surface roughness|m
78|2.0.1||Z0|Surface Roughness length Surface Roughness|m
82|2.0.1||sr|Surface roughness|m
uerra|2.0.1|t1|sr|Surface roughness (climatological)|m
uerra|2.0.1|t1,y1|sr|Surface roughness (climatological)|m
|2.0.10||gflux|Ground heat flux|W m**-2
|2.0.11||mstav|Moisture availability|%
|2.0.12||sfexc|Exchange coefficient|kg m**-2 s**-1
|2.0.13||cnwat|Plant canopy surface water|kg m**-2
80|2.0.13|t1|w_i|Plant Canopy Surface Water|kg m**-2
|2.0.14||bmixl|Blackadar mixing length scale|m
|2.0.15||ccond|Canopy conductance|m s**-1
|2.0.16||rsmin|Minimal stomatal resistance|s m**-1
80|2.0.16|t1|prs_min|Minimal Stomatal Resistance|s m**-1
|2.0.18||rcs|Solar parameter in canopy conductance|Proportion
|2.0.19||rct|Temperature parameter in canopy conductance|Proportion
7|2.0.192||soilw|Volumetric soil moisture content|Proportion
78|2.0.192|p0|NDVI_MRAT|Ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|2.0.192||NDVIRATIO|Ratio of NDVI (normalized differential vegetation index) to annual maximum|Numeric
80|2.0.192|t1,p0|ndvi_mrat|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|2.0.192|t1|ndviratio|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
98|2.0.192|p1,l1|aco2nee|Accumulated Carbon Dioxide Net Ecosystem Exchange|kg m**-2|old
7|2.0.193||gflux|Ground heat flux|W m**-2
78|2.0.193|p0|ALHFL_BS|Latent heat flux from bare soil|W m-2
80|2.0.193|t1,p0|alhfl_bs|Latent heat flux from bare soil|W m**-2
98|2.0.193|p1,l1|aco2gpp|Accumulated Carbon Dioxide Gross Primary Production|kg m**-2|old
7|2.0.194||mstav|Moisture availability|%
78|2.0.194|t106,p0|ALHFL_PL|Latent heat flux from plants|W m-2
98|2.0.194|p1,l1|aco2rec|Accumulated Carbon Dioxide Ecosystem Respiration|kg m**-2|old
7|2.0.195||sfexc|Exchange coefficient|kg m**-2 s**-1
78|2.0.195||RSTOM|Stomatal resistance|s m-1
80|2.0.195|t1|rstom|Stomatal Resistance|s m**-1
98|2.0.195|l1|fco2nee|Carbon dioxide net ecosystem exchange flux|kg m**-2 s**-1|old
7|2.0.196||cnwat|Plant canopy surface water|kg m**-2
78|2.0.196||FR_PAVED|Impervious (paved or sealed) surface fraction|Proportion
98|2.0.196|l1|fco2rec|Carbon dioxide ecosystem respiration flux|kg m**-2 s**-1|old
7|2.0.197||bmixl|Blackadar mixing length scale|m
78|2.0.197||AHF|Antropogenic heat flux (e.g. urban heating, traffic)|W m-2
98|2.0.197|l1|fco2gpp|Carbon dioxide gross primary production flux|kg m**-2 s**-1|old
7|2.0.198||vgtyp|Vegetation Type|Integer(0-13)
78|2.0.198||EVAP_PL|Evaporation of plants (integrated since "nightly reset")|kg m-2
98|2.0.198|l1|gppbfas|GPP coefficient from Biogenic Flux Adjustment System|dimensionless
7|2.0.199||ccond|Canopy conductance|m s**-1
78|2.0.199||SKC|Skin conductivity (ratio ground heat flux to temperature difference soil-skin layer)|W m-2 K-1
98|2.0.199|l1|recbfas|Rec coefficient from Biogenic Flux Adjustment System|dimensionless
78|2.0.2||ST|Soil Temperature|K
82|2.0.2||st|Soil temperature|K
tigge|2.0.2|t106,v0,f0,T106,V2,F1|st|Soil temperature|K
tigge|2.0.2|t106,v0,f0,T106,V2,F1,y1|st|Soil temperature|K
s2s|2.0.2|t106,v0,f0,T106,V2,F1,p0|st20|Soil temperature top 20 cm|K
s2s|2.0.2|t106,v0,f0,T106,V10,F1,p0|st100|Soil temperature top 100 cm|K
s2s|2.0.2|t106,v0,f0,T106,V2,F1,p0,y1|st20|Soil temperature top 20 cm|K
s2s|2.0.2|t106,v0,f0,T106,V10,F1,p0,y1|st100|Soil temperature top 100 cm|K
|2.0.2||st|Soil temperature|K|old
|2.0.20||rcsol|Soil moisture parameter in canopy conductance|Proportion
7|2.0.200||rsmin|Minimal stomatal resistance|s m**-1
98|2.0.200|l1|srlh|Surface roughness length for heat|m
7|2.0.201||wilt|Wilting Point|Fraction
98|2.0.201|p1,l1|ro|Runoff|m
98|2.0.201|t1,p0,l1|mrort|Time-mean runoff rate|m s**-1
7|2.0.202||rcs|Solar parameter in canopy conductance|Proportion
98|2.0.202|t1,p1,l1|sro|Surface runoff|m
98|2.0.202|t1,p0,l1|msror|Time-mean surface runoff rate|m s**-1
7|2.0.203||rct|Temperature parameter in canopy conductance|Proportion
98|2.0.203|t1,p1,l1|smlt|Snowmelt|m of water equivalent
7|2.0.204||rcq|Humidity parameter in canopy conductance|Proportion
98|2.0.204|t1,p1,l1|ssro|Sub-surface runoff|m
98|2.0.204|t1,p0,l1|mssror|Time-mean sub-surface runoff rate|m s**-1
7|2.0.205||rcsol|Soil moisture parameter in canopy conductance|Proportion
98|2.0.205|l1|src|Skin reservoir content|m of water equivalent
7|2.0.206||rdrip|Rate of water dropping from canopy to ground|1
7|2.0.207||icwat|Ice-free water surface|%
7|2.0.208||akhs|Surface exchange coefficients for T and Q divided by delta z|m s**-1
7|2.0.209||akms|Surface exchange coefficients for U and V divided by delta z|m s**-1
|2.0.21||rcq|Humidity parameter in canopy conductance|Proportion
7|2.0.210||vegt|Vegetation canopy temperature|K
7|2.0.211||sstor|Surface water storage|kg m**-2
7|2.0.212||lsoil|Liquid soil moisture content (non-frozen)|kg m**-2
7|2.0.213||ewatr|Open water evaporation (standing water)|W m**-2
7|2.0.214||gwrec|Groundwater recharge|kg m**-2
7|2.0.215||qrec|Flood plain recharge|kg m**-2
7|2.0.216||sfcrh|Roughness length for heat|m
7|2.0.217||ndvi|Normalized Difference Vegetation Index|1
7|2.0.218||landn|Land-sea coverage (nearest neighbor) [land=1,sea=0]|1
7|2.0.219||amixl|Asymptotic mixing length scale|m
78|2.0.22||SM|Soil moisture|kg m-3
82|2.0.22||sm|Soil moisture|kg/m3
tigge|2.0.22|t106,v0,f0,T106,V2,F1|sm|Soil moisture|kg m**-3
tigge|2.0.22|t106,v0,f0,T106,V2,F1,y1|sm|Soil moisture|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V2,F1,p0|sm20|Soil moisture top 20 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V10,F1,p0|sm100|Soil moisture top 100 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V2,F1,p0,y1|sm20|Soil moisture top 20 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V10,F1,p0,y1|sm100|Soil moisture top 100 cm|kg m**-3
|2.0.22||sm|Soil moisture|kg m**-3|old
7|2.0.220||wvinc|Water vapor added by precip assimilation|kg m**-2
7|2.0.221||wcinc|Water condensate added by precip assimilation|kg m**-2
7|2.0.222||wvconv|Water Vapor Flux Convergence (Vertical Int)|kg m**-2
7|2.0.223||wcconv|Water Condensate Flux Convergence (Vertical Int)|kg m**-2
7|2.0.224||wvuflx|Water Vapor Zonal Flux (Vertical Int)|kg m**-2
7|2.0.225||wvvflx|Water Vapor Meridional Flux (Vertical Int)|kg m**-2
7|2.0.226||wcuflx|Water Condensate Zonal Flux (Vertical Int)|kg m**-2
7|2.0.227||wcvflx|Water Condensate Meridional Flux (Vertical Int)|kg m**-2
7|2.0.228||acond|Aerodynamic conductance|m s**-1
7|2.0.229||evcw|Canopy water evaporation|W m**-2
|2.0.23||cisoilw|Column-integrated soil water|kg m**-2
7|2.0.230||trans|Transpiration|W m**-2
|2.0.24||hflux|Heat flux|W m**-2
|2.0.25|t1,T167|vswrz|Volumetric soil moisture (root zone)|m**3 m**-3
|2.0.25|p0|avg_vsw|Time-mean volumetric soil moisture|m**3 m**-3
|2.0.25|t106,v0,f0,T106,V2,F1,p0|avg_vsw20|Time-mean volumetric soil moisture top 20 cm|m**3 m**-3
|2.0.25|t106,v0,f0,T106,V1,F0,p0|avg_vsw100|Time-mean volumetric soil moisture top 100 cm|m**3 m**-3
|2.0.25|t1,T167,p0|avg_vswrz|Time-mean volumetric soil moisture (root zone)|m**3 m**-3
|2.0.25|p2|max_vsw|Time-maximum volumetric soil moisture|m**3 m**-3
|2.0.25|t1,T167,p2|max_vswrz|Time-maximum volumetric soil moisture (root zone)|m**3 m**-3
|2.0.25|p3|min_vsw|Time-minimum volumetric soil moisture|m**3 m**-3
|2.0.25|t1,T167,p3|min_vswrz|Time-minimum volumetric soil moisture (root zone)|m**3 m**-3
|2.0.25|p6|std_vsw|Time-standard-deviation volumetric soil moisture|m**3 m**-3
|2.0.25|t1,T167,p6|std_vswrz|Time-standard-deviation volumetric soil moisture (root zone)|m**3 m**-3
|2.0.25||vsw|Volumetric soil moisture|m**3 m**-3
|2.0.25|t106,v0,f0,T106,V2,F1|vsw20|Volumetric soil moisture top 20 cm|m**3 m**-3
|2.0.25|t106,v0,f0,T106,V1,F0|vsw100|Volumetric soil moisture top 100 cm|m**3 m**-3
uerra|2.0.25|p0|vsw|Volumetric soil moisture|m**3 m**-3
uerra|2.0.25|p0,y1|vsw|Volumetric soil moisture|m**3 m**-3
|2.0.25|p0,u1,n24|avg_swv24|Time-mean volumetric soil moisture|m**3 m**-3|old
|2.0.26|t106,v0,f0,T106,V2,F1|wilt|Wilting point|kg m**-3
78|2.0.26|t106,v0,f0,T106,V2,F0|WILT|Wilting point|kg m-3
82|2.0.26||wilt|Wilting point|kg/m3
|2.0.27||vwiltm|Volumetric wilting point|m**3 m**-3
|2.0.28|t1,p0|avg_lai|Time-mean leaf area index|Numeric
|2.0.28|t1,p2|max_lai|Time-maximum leaf area index|Numeric
|2.0.28|t1,p3|min_lai|Time-minimum leaf area index|Numeric
|2.0.28|t1,p6|std_lai|Time-standard-deviation leaf area index|Numeric
|2.0.28|t1|lai|Leaf Area Index|Numeric
78|2.0.28||LAI|Leaf area index|Numeric
78|2.0.28|p2|LAI_MX|Max Leaf area index|Numeric
78|2.0.28|p3|LAI_MN|Min Leaf area index|Numeric
78|2.0.29||FOR_E|evergreen forest|Numeric
80|2.0.29|t1|for_e|evergreen forest|1
|2.0.3||ssw|Soil moisture content|kg m**-2
78|2.0.30||FOR_D|deciduous forest|Numeric
80|2.0.30|t1|for_d|deciduous forest|1
78|2.0.31|p0|NDVI|normalized differential vegetation index|Numeric
78|2.0.31|p2|NDVI_MAX|normalized differential vegetation index (NDVI)|Numeric
80|2.0.31||ndvi|normalized differential vegetation index|1
80|2.0.31|p2|ndvi_max|normalized differential vegetation index (NDVI)|1
78|2.0.32||ROOTDP|root depth of vegetation|m
80|2.0.32|t1|rootdp|root depth of vegetation|m
|2.0.33||ro|Water runoff and drainage|kg m**-2
|2.0.34||sro|Surface runoff|kg m**-2
78|2.0.35||LUC|Land use class|Numeric
|2.0.36||tifr|Tile fraction|Proportion
|2.0.37||tipe|Tile percentage|%
|2.0.38||vsi|Volumetric soil ice|m**3 m**-3
|2.0.39|t1,T255,p1|tietrf|Time integral of evapotranspiration flux|kg m**-2
|2.0.39|t1,p0|avg_etr|Time-mean evapotranspiration rate|kg m**-2 s**-1
|2.0.39|t1|etr|Evapotranspiration rate|kg m**-2 s**-1
|2.0.39|p0,u1,n24|avg_et24|Time-mean evapotranspiration rate in the last 24h|kg m**-2 s**-1|old
|2.0.4|p0|avg_veg|Time-mean vegetation|%
|2.0.4|p2|max_veg|Time-maximum vegetation|%
|2.0.4|p3|min_veg|Time-minimum vegetation|%
|2.0.4|p6|std_veg|Time-standard-deviation vegetation|%
|2.0.4||veg|Vegetation|%
80|2.0.4|t1|plcov|Plant cover|%
80|2.0.4|t1,p2|plcov_mx|Plant covering degree in the vegetation phase|1
80|2.0.4|t1,p3|plcov_mn|Plant covering degree in the quiescent phas|1
|2.0.40|t1,p1|tipet|Time integral of potential evapotranspiration rate|kg m**-2
|2.0.40|t1,p0|avg_petr|Time-mean potential evapotranspiration rate|kg m**-2 s**-1
|2.0.40|t1|petr|Potential evapotranspiration rate|kg m**-2 s**-1
|2.0.40|p1,u1,n24|acc_pet24|Time-integrated potential evapotranspiration rate in the last 24h|kg m**-2|old
|2.0.40|p0,u1,n24|avg_pet24|Time-mean potential evapotranspiration rate in the last 24h|kg m**-2 s**-1|old
|2.0.41|t1,p0|avg_smr|Time-mean snow melt rate|kg m**-2 s**-1
|2.0.41|t1,p2|max_smr|Time-maximum snow melt rate|kg m**-2 s**-1
|2.0.41|t1,p3|min_smr|Time-minimum snowmelt rate|kg m**-2 s**-1
|2.0.41|t1,p6|std_smr|Time-standard-deviation snowmelt rate|kg m**-2 s**-1
|2.0.41|t1|smr|Snow melt rate|kg m**-2 s**-1
|2.0.41|t1,p1|snom|Snowmelt|kg m**-2
|2.0.41|p1,u1,n24|acc_smr24|Time-integrated snow melt rate in the last 24h|kg m**-2|old
|2.0.42|p1|rowe|Runoff water equivalent (surface plus subsurface)|kg m**-2
|2.0.42|p0|avg_rorwe|Time-mean runoff rate water equivalent (surface plus subsurface)|kg m**-2 s**-1
|2.0.42|p2|max_rorwe|Time-maximum runoff rate water equivalent (surface plus subsurface)|kg m**-2 s**-1
|2.0.42|p3|min_rorwe|Time-minimum runoff rate|kg m**-2 s**-1
|2.0.42|p6|std_rorwe|Time-standard-deviation runoff rate|kg m**-2 s**-1
|2.0.42||rorwe|Runoff rate water equivalent (surface plus subsurface)|kg m**-2 s**-1
|2.0.42|p1,u1,n24|acc_rod24|Time-integrated water runoff and drainage rate in the last 24h|kg m**-2|old
|2.0.42|p0,u1,n24|avg_rod24|Time-mean water runoff and drainage rate in the last 24h|kg m**-2 s**-1|old
|2.0.45||cwe|Wetland cover|(0 - 1)
|2.0.46||twe|Wetland type|(Code table 4.239)
|2.0.47||cirr|Irrigation cover|(0 - 1)
|2.0.48||c4cr|C4 crop cover|(0 - 1)
|2.0.49||c4gr|C4 grass cover|(0 - 1)
|2.0.5||watr|Water runoff|kg m**-2
78|2.0.5|t106,v10,f2,p1|RUNOFF_G|Water Runoff|kg m-2
78|2.0.5|t106,v0,f2,p1|RUNOFF_S|Water Runoff (s)|kg m-2
78|2.0.5|t106,v0,f0,p1|RUNOFF_S|Water Runoff (s)|kg m-2
78|2.0.5|t106,v1,f1,p1|RUNOFF_G|Water Runoff|kg m-2
|2.0.50|p0|avg_srcon|Time-mean skin reservoir content|kg m**-2
|2.0.50|p2|max_srcon|Time-maximum skin reservoir content|kg m**-2
|2.0.50|p3|min_srcon|Time-minimum skin reservoir content|kg m**-2
|2.0.50|p6|std_srcon|Time-standard-deviation skin reservoir content|kg m**-2
|2.0.50||srcon|Skin reservoir content|kg m**-2
|2.0.51|t1|surfror|Surface runoff rate|kg m**-2 s**-1
|2.0.51|t1,p1|surfro|Surface runoff|kg m**-2
|2.0.51|t1,p0|avg_surfror|Time-mean surface runoff rate|kg m**-2 s**-1
|2.0.52|t1|ssurfror|Sub-surface runoff rate|kg m**-2 s**-1
|2.0.52|t1,p1|ssurfro|Sub-surface runoff|kg m**-2
|2.0.52|t1,p0|avg_ssurfror|Time-mean sub-surface runoff rate|kg m**-2 s**-1
|2.0.53||cvl|Low vegetation cover|(0 - 1)
|2.0.53|p0|avg_cvl|Time-mean low vegetation cover|(0 - 1)
|2.0.54||cvh|High vegetation cover|(0 - 1)
|2.0.54|p0|avg_cvh|Time-mean high vegetation cover|(0 - 1)
|2.0.55||lai_lv|Leaf area index, low vegetation|m**2 m**-2
|2.0.55|p0|avg_lai_lv|Time-mean leaf area index, low vegetation|m**2 m**-2
|2.0.55|p2|max_lai_lv|Time-maximum leaf area index, low vegetation|m**2 m**-2
|2.0.55|p3|min_lai_lv|Time-minimum leaf area index, low vegetation|m**2 m**-2
|2.0.55|p6|std_lai_lv|Time-standard-deviation leaf area index, low vegetation|m**2 m**-2
|2.0.56||lai_hv|Leaf area index, high vegetation|m**2 m**-2
|2.0.56|p0|avg_lai_hv|Time-mean leaf area index, high vegetation|m**2 m**-2
|2.0.56|p2|max_lai_hv|Time-maximum leaf area index, high vegetation|m**2 m**-2
|2.0.56|p3|min_lai_hv|Time-minimum leaf area index, high vegetation|m**2 m**-2
|2.0.56|p6|std_lai_hv|Time-standard-deviation leaf area index, high vegetation|m**2 m**-2
|2.0.57||tvl|Type of low vegetation|(Code table 4.234)
|2.0.58||tvh|Type of high vegetation|(Code table 4.234)
|2.0.6||evapt|Evapotranspiration|kg**-2 s**-1
|2.0.62|t1|emis|Surface emissivity|Proportion
|2.0.63||cant|Canopy air temperature|K
|2.0.7||mterh|Model terrain height|m
|2.0.8||landu|Land use|(Code table 4.212)
78|2.0.9||SOILW|Volumetric soil moisture content|Proportion
82|2.0.9||soilw|Volumetric soil moisture content|Proportion
|2.0.9||soilw|Volumetric soil moisture content|Proportion|old
78|2.192.0||URB_FR_BLD|Building area fraction (proportion: 0=no building, 1=whole urban area)|Proportion
78|2.192.1||URB_H2W|Street canyon aspect (height - width) ratio|m m-1
78|2.192.2||URB_H_BLD|Height of building|m
78|2.192.3||URB_ALB_TH|Urban material thermal albedo|%
78|2.192.4||URB_ALB_SO|Urban material shortwave (solar) albedo|%
78|2.192.5||URB_HCAP|Volumetric heat capacity of urban material (capacity x density)|J m-3 K-1
78|2.192.6||URB_HCON|Heat conductivity of urban material|W m-1 K-1
|2.3.0||slt|Soil type|(Code table 4.213)
80|2.3.0|t1|soiltyp|Soil Type|1
78|2.3.1||UPLST|Upper layer soil temperature|K
|2.3.1||uplst|Upper layer soil temperature|K|old
|2.3.10||liqvsm|Liquid volumetric soil moisture (non-frozen)|m**3 m**-3
|2.3.11||voltso|Volumetric transpiration stress-onset (soil moisture)|m**3 m**-3
|2.3.12||transo|Transpiration stress-onset (soil moisture)|kg m**-3
|2.3.12|t106,v0,f0,T106,V2,F1|cap|Field capacity|kg m**-3
|2.3.13||voldec|Volumetric direct evaporation cease (soil moisture)|m**3 m**-3
|2.3.14||direc|Direct evaporation cease (soil moisture)|kg m**-3
|2.3.15||soilp|Soil porosity|m**3 m**-3
|2.3.16||vsosm|Volumetric saturation of soil moisture|m**3 m**-3
78|2.3.16|t106,T106|W_SO_SAT|Volumetric saturation of soil moisture|m3 m-3
|2.3.17||satosm|Saturation of soil moisture|kg m**-3
|2.3.18|t106,v0,f0,T106,V2,F1|st20|Soil temperature top 20 cm|K
|2.3.18|t106,v0,f0,T106,V1,F0|st100|Soil temperature top 100 cm|K
|2.3.18|p0|avg_sot|Time-mean soil temperature|K
|2.3.18|t106,v0,f0,T106,V2,F1,p0|avg_st20|Time-mean soil temperature top 20 cm|K
|2.3.18|t106,v0,f0,T106,V1,F0,p0|avg_st100|Time-mean soil temperature top 100 cm|K
|2.3.18|p2|max_sot|Time-maximum soil temperature|K
|2.3.18|p3|min_sot|Time-minimum soil temperature|K
|2.3.18|p6|std_sot|Time-standard-deviation soil temperature|K
|2.3.18||sot|Soil temperature|K
78|2.3.18|t106,v36,f2|T_CL|Soil Temperature  ( 36 cm depth, vv=0h)|K
78|2.3.18|t106,v41,f2|T_CL_LM|Soil Temperature (41 cm depth)|K
78|2.3.18|t106,v9,f2|T_M|Soil Temperature|K
78|2.3.18|t1|T_S|Soil Temperature|K
78|2.3.18|t106|T_SO|Soil Temperature (multilayer model)|K
78|2.3.18|t106,T106|T_S_L|Soil Temperature (layer)|K
|2.3.19|t106,v0,f0,T106,V2,F1|sm20|Soil moisture top 20 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V1,F0|sm100|Soil moisture top 100 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V2,F1,p0|avg_sm20|Time-mean soil moisture top 20 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V1,F0,p0|avg_sm100|Time-mean soil moisture top 100 cm|kg m**-3
|2.3.19||som|Soil moisture|kg m**-3
7|2.3.192||soill|Liquid volumetric soil moisture (non-frozen)|Proportion
78|2.3.192||EVATRA_SUM|Sum of contributions to evaporation|kg m-2
80|2.3.192||evatra_sum|sum of contributions to evaporation|kg m**-2
7|2.3.193||rlyrs|Number of soil layers in root zone|Numeric
78|2.3.193||TRA_SUM|Total transpiration from all soil layers|kg m-2
80|2.3.193||tra_sum|total transpiration from all soil layers|kg m**-2
7|2.3.194||sltyp|Surface Slope Type|Index
78|2.3.194||TOTFORCE_S|Total forcing at soil surface|W m-2
80|2.3.194||totforce_s|total forcing at soil surface|W m**-2
7|2.3.195||smref|Transpiration stress-onset (soil moisture)|Proportion
78|2.3.195||RESID_WSO|Residuum of soil moisture|kg m-2
80|2.3.195||resid_wso|residuum of soil moisture|kg m**-2
7|2.3.196||smdry|Direct evaporation cease (soil moisture)|Proportion
78|2.3.196||SOILTYP|Soil type (1...9, local soilType.table)|Numeric
80|2.3.196|t1|emis_rad|surface emissivity|1
7|2.3.197||poros|Soil porosity|Proportion
7|2.3.198||evbs|Direct evaporation from bare soil|W m**-2
7|2.3.199||lspa|Land Surface Precipitation Accumulation|kg m**-2
78|2.3.199||EMIS_RAD|Surface emissivity|Numeric
78|2.3.2||UPLSM|Upper layer soil moisture|kg m-3
|2.3.2||uplsm|Upper layer soil moisture|kg m**-3|old
78|2.3.20|t106,v100,f2,T106,V190,F2|W_CL|Column-integrated Soil Moisture|kg m-2
78|2.3.20|t106,v0,f2,T106,V10,F2|W_G1|Column-integrated Soil Moisture (1) 0 -10 cm|kg m-2
78|2.3.20|t106,v10,f2,T106,V100,F2|W_G2|Column-integrated Soil Moisture (2) 10-100cm|kg m-2
78|2.3.20|t106,T106|W_SO|Column-integrated Soil Moisture (multilayers)|kg m-2
78|2.3.20|t106,v0,f2,T106,V7,F2|W_G3|Soil Moisture Content (0-7 cm)|kg m-2
78|2.3.20|t106,v7,f2,T106,V50,F2|W_G4|Soil Moisture Content (7-50 cm)|kg m-2
7|2.3.200||baret|Bare soil surface skin temperature|K
78|2.3.200|t106,T106|SMI|Soil moisture index (multilayers)|Numeric
7|2.3.201||avsft|Average surface skin temperature|K
78|2.3.201|t106|WSOIL_FLX|Soil water mass flux at layer interfaces (sum of conductive and diffusive fluxes)|kg m-2 s-1
7|2.3.202||radt|Effective radiative skin temperature|K
7|2.3.203||fldcp|Field Capacity|Fraction
78|2.3.206||N_SNOW_M|Number of snow layer - multi level|Numeric
78|2.3.207||H_NEWSNOW_M|Height of new snow (without settling)|m
78|2.3.208|t114|TofSNW_NODE_M|Snow temperature at node (i.e. at snow layer interface or boundary) - multi level|K
78|2.3.209|t114,T114|ICEinSNW_VC_T_M|Volumetric ice content of snow layer (for use in tile approach) - multi level|m3 m-3
78|2.3.210|t114,T114|H2OinSNW_VC_T_M|Volumetric water content of snow layer (for use in tile approach) - multi level|m3 m-3
78|2.3.211|t114,T114|AIRinSNW_VC_T_M|Volumetric air content of snow layer (for use in tile approach) - multi level|m3 m-3
78|2.3.212||SAT_HYD_COND|Saturated hydraulic conductivity of soil|m s-1
78|2.3.213||INV_AIR_ENT_SUCT_VG|Water retention curve of soil - inverse air entry suction (Mualem-Van-Genuchten alpha parameter)|m-1
78|2.3.214||PORE_SIZE_DISTR_VG|Water retention curve of soil - pore-size distribution (Mualem-Van-Genuchten n parameter)|Numeric
78|2.3.215||VOL_AIR_DRY_PT|Volumetric air dryness point of soil|m3 m-3
78|2.3.216||VOL_FLD_CAP|Volumetric field capacity of soil|m3 m-3
78|2.3.22|t106,T106|W_SO_ICE|soil ice content (multilayers)|kg m-2
|2.3.23||lwcs|Liquid water content in snow pack|kg m**-2
|2.3.23|p0|avg_lwcs|Time-mean liquid water content in snow pack|kg m**-2
|2.3.23|p2|max_lwcs|Time-maximum liquid water content in snow pack|kg m**-2
|2.3.23|p3|min_lwcs|Time-minimum liquid water content in snow pack|kg m**-2
|2.3.23|p6|std_lwcs|Time-standard-deviation liquid water content in snow pack|kg m**-2
|2.3.24||frost|Frost index|K
|2.3.25||sd_elev|Snow depth at elevation bands|kg m**-2
|2.3.26||sohf|Soil heat flux|W m**-2
|2.3.27||sod|Soil depth|m
|2.3.28||tsn|Temperature of snow layer|K
|2.3.28|p0|avg_tsn|Time-mean temperature of snow layer|K
|2.3.28|p2|max_tsn|Time-maximum temperature of snow layer|K
|2.3.28|p3|min_tsn|Time-minimum temperature of snow layer|K
|2.3.28|p6|std_tsn|Time-standard-deviation temperature of snow layer|K
78|2.3.28|t114,T114|TofSNW_LTOP_M|Snow temperature of layer (defined at layer top) - multi level|K
78|2.3.3||LOWLSM|Lower layer soil moisture|kg m-3
|2.3.3||lowlsm|Lower layer soil moisture|kg m**-3|old
|2.3.30|t1,T151|swit|Soil wetness index (total layer)|Numeric
|2.3.30|t1,T167|swir|Soil wetness index (root zone)|Numeric
|2.3.30|t151,T151|swil|Soil wetness index (layer)|Numeric
|2.3.30|t1,T151,p0|avg_swit|Time-mean soil wetness index (total layer)|Numeric
|2.3.30|t1,T167,p0|avg_swir|Time-mean soil wetness index (root zone)|Numeric
|2.3.30|t151,T151,p0|avg_swil|Time-mean soil wetness index(layer)|Numeric
78|2.3.4||BOTLST|Bottom layer soil temperature|K
|2.3.4||botlst|Bottom layer soil temperature|K|old
78|2.3.5||SOIL1|Liquid volumetric soil moisture (non-frozen)|Proportion
|2.3.5||soill|Liquid volumetric soil moisture (non-frozen)|Proportion|old
|2.3.6||rlyrs|Number of soil layers in root zone|Numeric
78|2.3.7||SMREF|Transpiration stress-onset (soil moisture)|Proportion
|2.3.7||smref|Transpiration stress-onset (soil moisture)|Proportion|old
78|2.3.8||SMDRY|Direct evaporation cease (soil moisture)|Proportion
|2.3.8||smdry|Direct evaporation cease (soil moisture)|Proportion|old
78|2.3.9||POROS|Soil porosity|Proportion
|2.3.9||poros|Soil porosity|Proportion|old
|2.4.10||fbupinx|Fire buildup index (as defined by the Canadian Forest Service)|Numeric
|2.4.11||fdsrte|Fire daily severity rating (as defined by the Canadian Forest Service)|Numeric
|2.4.12||kbdi|Keetch-Byram drought index|Numeric
|2.4.13||drtmrk|Drought factor (as defined by the Australian forest service)|Numeric
|2.4.14||rosmrk|Rate of spread (as defined by the Australian forest service)|m s**-1
|2.4.15||fdimrk|Fire danger index (as defined by the Australian forest service)|Numeric
|2.4.16||scnfdr|Spread component (as defined by the U.S Forest Service National Fire-Danger Rating System)|Numeric
|2.4.17||buinfdr|Burning index (as defined by the U.S Forest Service National Fire-Danger Rating System)|Numeric
|2.4.18||icnfdr|Ignition component (as defined by the U.S Forest Service National Fire-Danger Rating System)|%
|2.4.19||ercnfdr|Energy release component (as defined by the U.S Forest Service National Fire-Danger Rating System)|J m**-2
|2.4.2||hindex|Haines Index|Numeric
|2.4.20||bia|Burning area|%
|2.4.21||baa|Burnable area|%
|2.4.22||ubaa|Un-burnable area|%
|2.4.23||fuell|Fuel load|kg m**-2
|2.4.24||combc|Combustion completeness|%
|2.4.25||fuelmc|Fuel moisture content|kg kg**-1
|2.4.27||llfl|Live leaf fuel load|kg m**-2
|2.4.28||lwfl|Live wood fuel load|kg m**-2
|2.4.29||dlfl|Dead leaf fuel load|kg m**-2
|2.4.3||fba|Burned area|%
|2.4.30||dwfl|Dead wood fuel load|kg m**-2
|2.4.31||lfmc|Live fuel moisture content|kg kg**-1
|2.4.32||fdlmc|Fine dead leaf moisture content|kg kg**-1
|2.4.33||ddlmc|Dense dead leaf moisture content|kg kg**-1
|2.4.34||fdwmc|Fine dead wood moisture content|kg kg**-1
|2.4.35||ddwmc|Dense dead wood moisture content|kg kg**-1
|2.4.37||lfmclv|Live fuel moisture content in low vegetation|kg kg**-1
|2.4.38||lfmchv|Live fuel moisture content in high vegetation|kg kg**-1
|2.4.39||mami|Mean height of maximum injection|m
|2.4.40||injh|Injection height (from IS4FIRES)|m
|2.4.41||apb|Plume bottom height above surface|m
|2.4.42||apt|Plume top height above surface|m
|2.4.43||pof|Probability of fire detection|%
|2.4.44||pil|Probability of ignition from lightning|%
|2.4.47||crfire|Wildfire combustion rate|kg m**-2 s**-1
|2.4.48||frpfire|Wildfire radiative power density|W m**-2
|2.4.5||fwinx|Forest fire weather index (as defined by the Canadian Forest Service)|Numeric
|2.4.6||ffmcode|Fine fuel moisture code (as defined by the Canadian Forest Service)|Numeric
|2.4.7||dufmcode|Duff moisture code (as defined by the Canadian Forest Service)|Numeric
|2.4.8||drtcode|Drought code (as defined by the Canadian Forest Service)|Numeric
|2.4.9||infsinx|Initial fire spread index (as defined by the Canadian Forest Service)|Numeric
|2.5.0||glm|Glacier mask|Proportion
|2.6.0||cur|Urban cover|(0 - 1)
|2.6.0|p0|avg_cur|Time-mean urban cover|(0 - 1)
|2.6.0|p2|max_cur|Time-maximum urban cover|(0 - 1)
|2.6.0|p3|min_cur|Time-minimum urban cover|(0 - 1)
|2.6.0|p6|std_cur|Time-standard-deviation urban cover|(0 - 1)
|2.6.1||cro|Road Cover|(0 - 1)
|2.6.2||cbu|Building cover|(0 - 1)
|2.6.3||bldh|Building height|m
|2.6.4||hwr|Vertical-to-horizontal area ratio|m**2 m**-2
|2.6.5||bhstd|Standard deviation of building height|m
|2.6.6||ddrf|Distance downward from roof surface|m
|2.6.7||diws|Distance inward from outer wall surface|m
|2.6.8||ddrd|Distance downward from road surface|m
|2.7.0|t1,p0|avg_lshnf|Time-mean land surface heat net flux|W m**-2
|2.7.0|t1,p1|acc_lshnf|Time-integrated land surface heat net flux|J m**-2
|2.7.0|t1,p2|max_lshnf|Time-maximum land surface heat net flux|W m**-2
|2.7.0|t1,p3|min_lshnf|Time-minimum land surface heat net flux|W m**-2
|2.7.0|t1,p6|std_lshnf|Time-standard-deviation land surface heat net flux|W m**-2
|2.7.0|t1|lshnf|Land surface heat net flux|W m**-2
|20.0.0||utci|Universal thermal climate index|K
|20.0.1||mrt|Mean radiant temperature|K
|20.0.10||uvbedcs|UV biologically effective dose clear-sky|1
|20.0.11||exhf|Excess heat factor|K**2
|20.0.12||excf|Excess cold factor|K**2
|20.0.2||wbgt|Wet bulb globe temperature|K
|20.0.3||gt|Globe temperature|K
|20.0.4||hmdx|Humidex|K
|20.0.5||efft|Effective temperature|K
|20.0.6||nefft|Normal effective temperature|K
|20.0.7||sefft|Standard effective temperature|K
|20.0.8||peqt|Physiological equivalent temperature|K
|20.0.9||uvbed|UV biologically effective dose|1
|20.1.0||mal_cases_frac|Fraction of Malaria cases|Fraction
|20.1.1||mal_prot_ratio|Malaria circumsporozoite protein ratio|Fraction
|20.1.2||mal_innoc_rate|Plasmodium falciparum entomological inoculation rate|Bites per day per person
|20.1.3||mal_hbite_rate|Human bite rate by anopheles vectors|Bites per day per person
|20.1.4||mal_immun_ratio|Malaria immunity ratio|Fraction
|20.1.5||mal_infect_ratio|Falciparum parasite ratio|Fraction
|20.1.6||mal_infect_d10_ratio|Detectable falciparum parasite ratio (after day 10)|Fraction
|20.1.7||mal_host_ratio|Anopheles vector to host ratio|Fraction
|20.1.8||mal_vect_dens|Anopheles vector density|Number m**-2
|20.1.9||mal_hab_frac|Fraction of malarial vector reproductive habitat|Fraction
|20.2.0||pop_dens|Population density|Person m**-2
|20.3.0|t1,T8|rpc|Renewable power capacity|W
|20.3.1|t1,T8|rppr|Renewable power production rate|W
|20.3.1|t1,T8,p1|rpp|Renewable power production|W s
|20.3.2|t1,T8|wpc|Wind power capacity|W
|20.3.3|t1,T8|wppr|Wind power production rate|W
|20.3.3|t1,T8,p1|wpp|Wind power production|W s
|20.3.4|t1,T8|pvpc|Solar photovoltaic (PV) power capacity|W
|20.3.5|t1,T8|pvppr|Solar photovoltaic (PV) power production rate|W
|20.3.5|t1,T8,p1|pvpp|Solar photovoltaic (PV) power production|W s
|20.4.12||hiswf|Surface water flooding hazard index|(Code table 4.253)
|20.4.18||hipa|Polluted air hazard index|(Code table 4.253)
|20.4.27||hiss|Storm surge hazard index|(Code table 4.253)
|20.4.3||hits|Thunderstorm hazard index|(Code table 4.253)
|20.4.40||hicw|Cold wave hazard index|(Code table 4.253)
|20.4.43||hihf|Frost (hoar frost) hazard index|(Code table 4.253)
|20.4.47||hihw|Heatwave hazard index|(Code table 4.253)
|20.4.60||hiw|Wind hazard index|(Code table 4.253)
|20.5.13||hiwf|Wildfires hazard index|(Code table 4.253)
78|215.19.0||LUM|Luminosity|klux
78|215.2.0||DDCLASS|Wind direction in azimuth class|Numeric
78|215.2.0|t103,v10,f0|DDCLASS_10M|Wind direction in azimuth class|Numeric
78|215.2.1||LAGTIMEU|Along-wind Lagrangian time scale (Hanna)|s
78|215.2.10||SIGMAX|Zonal velocity fluctuation (Hanna)|m s-1
78|215.2.11||SIGMAY|Meridional velocity fluctuation (Hanna)|m s-1
78|215.2.12||SIGMAZ|Vertical velocity fluctuation (Hanna)|m s-1
78|215.2.2||LAGTIMEV|Cross-wind Lagrangian time scale (Hanna)|s
78|215.2.3||LAGTIMEW|Vertical Lagrangian time scale (Hanna)|s
78|215.2.4||LAGTIMEX|Zonal Lagrangian time scale (direct) (Hanna)|s
78|215.2.5||LAGTIMEY|Meridional Lagrangian time scale (direct) (Hanna)|s
78|215.2.6||LAGTIMEZ|Vertical Lagrangian time scale (direct) (Hanna)|s
78|215.2.7||SIGMAU|Along-wind velocity fluctuation (Hanna)|m s-1
78|215.2.8||SIGMAV|Cross-wind velocity fluctuation (Hanna)|m s-1
78|215.2.9||SIGMAW|Vertical velocity fluctuation (Hanna)|m s-1
78|215.5.1|t1,p0|ATHD_S_T2M|Downward long-wave radiation flux at surface based on T_2M (time average)|W m-2 
78|215.5.2|t1,p0|ATHD_S_TG|Downward long-wave radiation flux at surface based on T_G (time average)|W m-2 
78|215.5.3|t1,p0|ATHD_S_TS|Downward long-wave radiation flux at surface based on T_SO(0) (time average)|W m-2 
78|215.7.0||ADEDO2|Adedokun 2 Index|K
78|215.7.1||SWISS00|Thunderstorm index for Switzerland (night time)|K
78|215.7.2||SWISS12|Thunderstorm index for Switzerland (day time)|K
98|254.253.192|l1|curvmsl|CURV diagnostic mean sea level pressure|dimensionless
98|254.253.193|l1|curvz|CURV diagnostic geopotential|dimensionless
98|254.254.192|t254,l1|covar_t2m_swvl1|Covariance between 2-metre temperature and volumetric soil water layer 1|K m**3 m**-3
98|254.254.193|t254,l1|covar_rh2m_swvl1|Covariance between 2-metre relative humidity and volumetric soil water layer 1|% m**3 m**-3
98|254.254.194|t254,l1|covar_ssm_swvl1|Covariance between surface soil moisture and volumetric soil water layer 1|m**3 m**-3 m**3 m**-3
98|254.254.195|t254,l1|covar_t2m_swvl2|Covariance between 2-metre temperature and volumetric soil water layer 2|K m**3 m**-3
98|254.254.196|t254,l1|covar_rh2m_swvl2|Covariance between 2-metre relative humidity and volumetric soil water layer 2|% m**3 m**-3
98|254.254.197|t254,l1|covar_ssm_swvl2|Covariance between surface soil moisture and volumetric soil water layer 2|m**3 m**-3 m**3 m**-3
98|254.254.198|t254,l1|covar_t2m_swvl3|Covariance between 2-metre temperature and volumetric soil water layer 3|K m**3 m**-3
98|254.254.199|t254,l1|covar_rh2m_swvl3|Covariance between 2-metre relative humidity and volumetric soil water layer 3|% m**3 m**-3
98|254.254.200|t254,l1|covar_ssm_swvl3|Covariance between surface soil moisture and volumetric soil water layer 3|m**3 m**-3 m**3 m**-3
98|254.254.201|t254,l1|covar_t2m_stl1|Covariance between 2-metre temperature and soil temperature layer 1|K K
98|254.254.202|t254,l1|covar_rh2m_stl1|Covariance between 2-metre relative humidity and soil temperature layer 1|% K
98|254.254.203|t254,l1|covar_t2m_stl2|Covariance between 2-metre temperature and soil temperature layer 2|K K
98|254.254.204|t254,l1|covar_rh2m_stl2|Covariance between 2-metre relative humidity and soil temperature layer 2|% K
98|254.254.205|t254,l1|covar_t2m_stl3|Covariance between 2-metre temperature and soil temperature layer 3|K K
98|254.254.206|t254,l1|covar_rh2m_stl3|Covariance between 2-metre relative humidity and soil temperature layer 3|% K
98|254.254.207|t254,l1|covar_t2m_tsn1|Covariance between 2-metre temperature and temperature of snow layer 1|K K
98|254.254.208|t254,l1|covar_rh2m_tsn1|Covariance between 2-metre relative humidity and temperature of snow layer 1|% K
98|254.254.209|t254,l1|covar_t2m_tsn2|Covariance between 2-metre temperature and temperature of snow layer 2|K K
98|254.254.210|t254,l1|covar_rh2m_tsn2|Covariance between 2-metre relative humidity and temperature of snow layer 2|% K
98|254.254.211|t254,l1|covar_t2m_tsn3|Covariance between 2-metre temperature and temperature of snow layer 3|K K
98|254.254.212|t254,l1|covar_rh2m_tsn3|Covariance between 2-metre relative humidity and temperature of snow layer 3|% K
98|254.254.213|t254,l1|covar_skt_stl1|Covariance between skin temperature and soil temperature layer 1|K K
98|254.254.214|t254,l1|covar_skt_stl2|Covariance between skin temperature and soil temperature layer 2|K K
98|254.254.215|t254,l1|covar_skt_stl3|Covariance between skin temperature and soil temperature layer 3|K K
98|254.254.216|t254,l1|covar_skt_swvl1|Covariance between skin temperature and volumetric soil water layer 1|K m**3 m**-3
98|254.254.217|t254,l1|covar_skt_swvl2|Covariance between skin temperature and volumetric soil water layer 2|K m**3 m**-3
98|254.254.218|t254,l1|covar_skt_swvl3|Covariance between skin temperature and volumetric soil water layer 3|K m**3 m**-3
98|254.254.219|t254,l1|covar_skt_tsn1|Covariance between skin temperature and temperature of snow layer 1|K K
98|254.254.220|t254,l1|covar_skt_tsn2|Covariance between skin temperature and temperature of snow layer 2|K K
98|254.254.221|t254,l1|covar_skt_tsn3|Covariance between skin temperature and temperature of snow layer 3|K K
7|255.255.255||imgd|Image data|1
78|3.0.192||CL_TYPE_SAT|cloud type|Numeric
|3.1.0||estp|Estimated precipitation|kg m**-2
|3.1.1||irrate|Instantaneous rain rate|kg m**-2 s**-1
|3.1.10||rfl08|Reflectance in 0.8 micron channel|%
|3.1.11||rfl16|Reflectance in 1.6 micron channel|%
|3.1.12||rfl39|Reflectance in 3.9 micron channel|%
|3.1.13||atmdiv|Atmospheric divergence|s**-1
|3.1.14||clbt|Cloudy brightness temperature|K
|3.1.15||csbt|Clear-sky brightness temperature|K
7|3.1.192||usct|Scatterometer Estimated U Wind Component|m s**-1
78|3.1.192||CL_TOP_TEMP|cloud top temperature|K
7|3.1.193||vsct|Scatterometer Estimated V Wind Component|m s**-1
|3.1.2||ctoph|Cloud top height|m
|3.1.24|t1|cossza|Cosine of solar zenith angle|Numeric
|3.1.24|t1,p0|avg_cossza|Time-mean cosine of solar zenith angle|Numeric
|3.1.24|t1,p2|max_cossza|Time-maximum cosine of solar zenith angle|Numeric
|3.1.24|t1,p3|min_cossza|Time-minimum cosine of solar zenith angle|Numeric
|3.1.24|t1,p6|std_cossza|Time-standard-deviation cosine of solar zenith angle|Numeric
|3.1.3||ctophqi|Cloud top height quality indicator|(Code table 4.219)
|3.1.30||rfl04|Reflectance in 0.4 micron channel|%
|3.1.31||cdrfl|Cloudy reflectance|%
|3.1.32||crrfl|Clear reflectance|%
|3.1.4||estu|Estimated u component of wind|m s**-1
|3.1.5||estv|Estimated v component of wind|m s**-1
|3.1.6||npixu|Number of pixels used|Numeric
|3.1.7||solza|Solar zenith angle|Degree
|3.1.8||raza|Relative azimuth angle|Degree
|3.1.9||rfl06|Reflectance in 0.6 micron channel|%
7|3.192.0||SBT122|Simulated Brightness Temperature for GOES 12, Channel 2|K
7|3.192.1||SBT123|Simulated Brightness Temperature for GOES 12, Channel 3|K
7|3.192.10||AMSRE9|Simulated Brightness Temperature for AMSRE on Aqua, Channel 9|K
7|3.192.11||AMSRE10|Simulated Brightness Temperature for AMSRE on Aqua, Channel 10|K
7|3.192.12||AMSRE11|Simulated Brightness Temperature for AMSRE on Aqua, Channel 11|K
7|3.192.13||AMSRE12|Simulated Brightness Temperature for AMSRE on Aqua, Channel 12|K
7|3.192.14||SRFA161|Simulated Reflectance Factor for ABI GOES-16, Band-1|1
7|3.192.15||SRFA162|Simulated Reflectance Factor for ABI GOES-16, Band-2|1
7|3.192.16||SRFA163|Simulated Reflectance Factor for ABI GOES-16, Band-3|1
7|3.192.17||SRFA164|Simulated Reflectance Factor for ABI GOES-16, Band-4|1
7|3.192.18||SRFA165|Simulated Reflectance Factor for ABI GOES-16, Band-5|1
7|3.192.19||SRFA166|Simulated Reflectance Factor for ABI GOES-16, Band-6|1
7|3.192.2||SBT124|Simulated Brightness Temperature for GOES 12, Channel 4|K
7|3.192.20||SBTA167|Simulated Brightness Temperature for ABI GOES-16, Band-7|K
7|3.192.21||SBTA168|Simulated Brightness Temperature for ABI GOES-16, Band-8|K
7|3.192.22||SBTA169|Simulated Brightness Temperature for ABI GOES-16, Band-9|K
7|3.192.23||SBTA1610|Simulated Brightness Temperature for ABI GOES-16, Band-10|K
7|3.192.24||SBTA1611|Simulated Brightness Temperature for ABI GOES-16, Band-11|K
7|3.192.25||SBTA1612|Simulated Brightness Temperature for ABI GOES-16, Band-12|K
7|3.192.26||SBTA1613|Simulated Brightness Temperature for ABI GOES-16, Band-13|K
7|3.192.27||SBTA1614|Simulated Brightness Temperature for ABI GOES-16, Band-14|K
7|3.192.28||SBTA1615|Simulated Brightness Temperature for ABI GOES-16, Band-15|K
7|3.192.29||SBTA1616|Simulated Brightness Temperature for ABI GOES-16, Band-16|K
7|3.192.3||SBT126|Simulated Brightness Temperature for GOES 12, Channel 6|K
7|3.192.30||SRFA171|Simulated Reflectance Factor for ABI GOES-17, Band-1|1
7|3.192.31||SRFA172|Simulated Reflectance Factor for ABI GOES-17, Band-2|1
7|3.192.32||SRFA173|Simulated Reflectance Factor for ABI GOES-17, Band-3|1
7|3.192.33||SRFA174|Simulated Reflectance Factor for ABI GOES-17, Band-4|1
7|3.192.34||SRFA175|Simulated Reflectance Factor for ABI GOES-17, Band-5|1
7|3.192.35||SRFA176|Simulated Reflectance Factor for ABI GOES-17, Band-6|1
7|3.192.36||SBTA177|Simulated Brightness Temperature for ABI GOES-17, Band-7|K
7|3.192.37||SBTA178|Simulated Brightness Temperature for ABI GOES-17, Band-8|K
7|3.192.38||SBTA179|Simulated Brightness Temperature for ABI GOES-17, Band-9|K
7|3.192.39||SBTA1710|Simulated Brightness Temperature for ABI GOES-17, Band-10|K
7|3.192.4||SBC123|Simulated Brightness Counts for GOES 12, Channel 3|Byte
7|3.192.40||SBTA1711|Simulated Brightness Temperature for ABI GOES-17, Band-11|K
7|3.192.41||SBTA1712|Simulated Brightness Temperature for ABI GOES-17, Band-12|K
7|3.192.42||SBTA1713|Simulated Brightness Temperature for ABI GOES-17, Band-13|K
7|3.192.43||SBTA1714|Simulated Brightness Temperature for ABI GOES-17, Band-14|K
7|3.192.44||SBTA1715|Simulated Brightness Temperature for ABI GOES-17, Band-15|K
7|3.192.45||SBTA1716|Simulated Brightness Temperature for ABI GOES-17, Band-16|K
7|3.192.5||SBC124|Simulated Brightness Counts for GOES 12, Channel 4|Byte
7|3.192.6||SBT112|Simulated Brightness Temperature for GOES 11, Channel 2|K
7|3.192.7||SBT113|Simulated Brightness Temperature for GOES 11, Channel 3|K
7|3.192.8||SBT114|Simulated Brightness Temperature for GOES 11, Channel 4|K
7|3.192.9||SBT115|Simulated Brightness Temperature for GOES 11, Channel 5|K`;
