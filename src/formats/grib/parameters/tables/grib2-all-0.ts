// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `|0.0.0||t|Temperature|K
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
|0.0.1||vtmp|Virtual temperature|K
|0.0.10|t1,p1|slhf|Time-integrated surface latent heat net flux|J m**-2
|0.0.10|t1,p0|avg_slhtf|Time-mean surface latent heat flux|W m**-2
|0.0.10|t1,p2|max_slhtf|Time-maximum surface latent heat flux|W m**-2
|0.0.10|t1,p3|min_slhtf|Time-minimum surface latent heat flux|W m**-2
|0.0.10|t1,p6|std_slhtf|Time-standard-deviation surface latent heat flux|W m**-2
|0.0.10|t1|slhtf|Surface latent heat net flux|W m**-2
|0.0.11|t1,p1|sshf|Time-integrated surface sensible heat net flux|J m**-2
|0.0.11|t1|ishf|Instantaneous surface sensible heat net flux|W m**-2
|0.0.11|t1,p0|avg_ishf|Time-mean surface sensible heat flux|W m**-2
|0.0.11|t1,p2|max_ishf|Time-maximum surface sensible heat flux|W m**-2
|0.0.11|t1,p3|min_ishf|Time-minimum surface sensible heat flux|W m**-2
|0.0.11|t1,p6|std_ishf|Time-standard-deviation surface sensible heat flux|W m**-2
|0.0.12||heatx|Heat index|K
|0.0.13||wcf|Wind chill factor|K
|0.0.14||mindpd|Minimum dew point depression|K|old
|0.0.15||vptmp|Virtual potential temperature|K
|0.0.16||snohf|Snow phase change heat flux|W m**-2
|0.0.17|t1|skt|Skin temperature|K
|0.0.17|t1,p0|avg_skt|Time-mean skin temperature|K
|0.0.17|t1,p2|max_skt|Time-maximum skin temperature|K
|0.0.17|t1,p3|min_skt|Time-minimum skin temperature|K
|0.0.17|t1,p6|std_skt|Time-standard-deviation skin temperature|K
|0.0.17|p0,u1,n24|avg_skt24|Time-mean skin temperature|K|old
|0.0.2||pt|Potential temperature|K
|0.0.2|p0|avg_pt|Time-mean potential temperature|K
|0.0.2|p2|max_pt|Time-maximum potential temperature|K
|0.0.2|p3|min_pt|Time-minimum potential temperature|K
|0.0.2|p6|std_pt|Time-standard-deviation potential temperature|K
|0.0.20||tdch|Turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p0|avg_tdch|Time-mean turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p2|max_tdch|Time-maximum turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p3|min_tdch|Time-minimum turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p6|std_tdch|Time-standard-deviation turbulent diffusion coefficient for heat|m**2 s**-1
|0.0.20|p1|tdcha|Time-integrated turbulent diffusion coefficient for heat|m**2
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
|0.0.28||uctp|Unbalanced component of temperature|K
|0.0.3||papt|Pseudo-adiabatic potential temperature|K
|0.0.30|t1,T255,p1|tislhef|Time integral of surface latent heat evaporation flux|J m**-2
|0.0.31|t1,T255,p1|tislhsf|Time integral of surface latent heat sublimation flux|J m**-2
|0.0.32||wbpt|Wet-bulb potential temperature|K
|0.0.4||tmax|Maximum temperature|K|old
|0.0.5||tmin|Minimum temperature|K|old
|0.0.6|t103,v2,f0|2d|2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p0|avg_2d|Time-mean 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p2|max_2d|Time-maximum 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p3|min_2d|Time-minimum 2 metre dewpoint temperature|K
|0.0.6|t103,v2,f0,p6|std_2d|Time-standard-deviation 2 metre dewpoint temperature|K
|0.0.6||dpt|Dew point temperature|K
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
|0.1.1||r|Relative humidity|%
|0.1.1|t103,v2,f0,p0|avg_2r|Time-mean 2 metre relative humidity|%
|0.1.1|p0|avg_r|Time-mean relative humidity|%
|0.1.1|t103,v2,f0,p2|max_2r|Time-maximum 2 metre relative humidity|%
|0.1.1|p2|max_r|Time-maximum relative humidity|%
|0.1.1|t103,v2,f0,p3|min_2r|Time-minimum 2 metre relative humidity|%
|0.1.1|p3|min_r|Time-minimum relative humidity|%
|0.1.1|p6|std_r|Time-standard-deviation relative humidity|%
|0.1.1|t103,v2,f0|2r|2 metre relative humidity|%
|0.1.10||acpcp|Convective precipitation (water)|kg m**-2
|0.1.108||qtpm|Specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p0|avg_qtpm|Time-mean specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p2|max_qtpm|Time-maximum specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p3|min_qtpm|Time-minimum specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p6|std_qtpm|Time-standard-deviation specific humidity tendency due to parametrisations|kg kg**-1 s**-1
|0.1.108|p1|qtpha|Time-integrated specific humidity tendency due to parametrisations|kg kg**-1
|0.1.11||sde|Snow depth|m
|0.1.118||ucq|Unbalanced component of specific humidity|kg kg**-1
|0.1.119||ucclwc|Unbalanced component of specific cloud liquid water content|kg kg**-1
|0.1.12||srweq|Snowfall rate water equivalent|kg m**-2 s**-1
|0.1.120||ucciwc|Unbalanced component of specific cloud ice water content|kg kg**-1
|0.1.121|p0|avg_fscov|Time-mean fraction of snow cover|Proportion
|0.1.121|p2|max_fscov|Time-maximum fraction of snow cover|Proportion
|0.1.121|p3|min_fscov|Time-minimum fraction of snow cover|Proportion
|0.1.121|p6|std_fscov|Time-standard-deviation fraction of snow cover|Proportion
|0.1.121||fscov|Fraction of snow cover|Proportion
|0.1.128|t1,T255,p1|titspf|Time integral of total solid precipitation flux|kg m**-2
|0.1.13||sdwe|Water equivalent of accumulated snow depth (deprecated)|kg m**-2
|0.1.14||snoc|Convective snow|kg m**-2
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
|0.1.18||absh|Absolute humidity|kg m**-3
|0.1.19||ptype|Precipitation type|(Code table 4.201)
|0.1.19|p100|sev_ptype|Time-severity precipitation type|(Code table 4.201)
|0.1.19|p101|freq_ptype|Time-mode precipitation type|(Code table 4.201)
|0.1.19|p100,u1,n1,y1|ptype_sev1h|Precipitation type (most severe) in the last 1 hour|(Code table 4.201)
|0.1.19|p100,u1,n3,y1|ptype_sev3h|Precipitation type (most severe) in the last 3 hours|(Code table 4.201)
|0.1.19|p101,u1,n1,y1|ptype_freq1h|Precipitation type (most frequent) in the last 1 hour|(Code table 4.201)
|0.1.19|p101,u1,n3,y1|ptype_freq3h|Precipitation type (most frequent) in the last 3 hours|(Code table 4.201)
|0.1.19|p100,u1,n6,y1|ptype_sev6h|Precipitation type (most severe) in the last 6 hours|(Code table 4.201)
|0.1.19|p101,u1,n6,y1|ptype_freq6h|Precipitation type (most frequent) in the last 6 hours|(Code table 4.201)
|0.1.20||iliqw|Integrated liquid water|kg m**-2
|0.1.21||tcond|Condensate|kg kg**-1
|0.1.22||clwmr|Cloud mixing ratio|kg kg**-1
|0.1.23||icmr|Ice water mixing ratio|kg kg**-1
|0.1.24||rwmr|Rain mixing ratio|kg kg**-1
|0.1.25||snmr|Snow mixing ratio|kg kg**-1
|0.1.26||mconv|Horizontal moisture convergence|kg kg**-1 s**-1
|0.1.27||maxrh|Maximum relative humidity|%|old
|0.1.28||maxah|Maximum absolute humidity|kg m**-3|old
|0.1.3||pwat|Precipitable water|kg m**-2
|0.1.30||pwcat|Precipitable water category|(Code table 4.202)
|0.1.31||hail|Hail|m
|0.1.32||grle|Graupel (snow pellets)|kg kg**-1
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
|0.1.38||mdiv|Horizontal moisture divergence|kg kg**-1 s**-1
|0.1.39||cpofp|Percent frozen precipitation|%
|0.1.4||vapp|Vapor pressure|Pa
|0.1.40||pevap|Potential evaporation|kg m**-2
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
|0.1.51|t1,T8|tcw|Total column water|kg m**-2
|0.1.51|t1,T8,p0|avg_tcw|Time-mean total column water|kg m**-2
|0.1.51|t1,T8,p2|max_tcw|Time-maximum total column water|kg m**-2
|0.1.51|t1,T8,p3|min_tcw|Time-minimum total column water|kg m**-2
|0.1.51|t1,T8,p6|std_tcw|Time-standard-deviation total column water|kg m**-2
|0.1.51||tcwat|Total column water (Vertically integrated total water (vapour + cloud water/ice))|kg m**-2
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
|0.1.53|t1,p0|avg_tsrwe|Time-mean total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p2|max_tsrwe|Time-maximum total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p3|min_tsrwe|Time-minimum snowfall rate|kg m**-2 s**-1
|0.1.53|t1,p6|std_tsrwe|Time-standard-deviation snowfall rate|kg m**-2 s**-1
|0.1.53|t1|tsrwe|Total snowfall rate water equivalent|kg m**-2 s**-1
|0.1.53|t1,p1|sf|Snowfall water equivalent|kg m**-2
|0.1.54|t1,p1|lsp|Large-scale precipitation|kg m**-2
|0.1.54|t1,p0|avg_lsprate|Time-mean large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p2|max_lsprate|Time-maximum large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p3|min_lsprate|Time-minimum large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1,p6|std_lsprate|Time-standard-deviation large-scale precipitation rate|kg m**-2 s**-1
|0.1.54|t1|lsprate|Large scale precipitation rate|kg m**-2 s**-1
|0.1.55|t1|csfr|Convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p1|csfwe|Convective snowfall water equivalent|kg m**-2
|0.1.55|t1,p0|avg_csfr|Time-mean convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p2|max_csfr|Time-maximum convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p3|min_csfr|Time-minimum convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.55|t1,p6|std_csfr|Time-standard-deviation convective snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1|lssfr|Large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p1|lsfwe|Large-scale snowfall water equivalent|kg m**-2
|0.1.56|t1,p0|avg_lssfr|Time-mean large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p2|max_lssfr|Time-maximum large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p3|min_lssfr|Time-minimum large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.56|t1,p6|std_lssfr|Time-standard-deviation large scale snowfall rate water equivalent|kg m**-2 s**-1
|0.1.57|t1,p1|asnow|Total snowfall|m
|0.1.57||tsrate|Total snowfall rate|m s**-1
|0.1.58||csrate|Convective snowfall rate|m s**-1
|0.1.59||lssrate|Large scale snowfall rate|m s**-1
|0.1.60|t185|sdrf|Snow depth water equivalent on roof|kg m**-2
|0.1.60|t187|sdrd|Snow depth water equivalent on road|kg m**-2
|0.1.60|p0|avg_sd|Time-mean snow depth water equivalent|kg m**-2
|0.1.60|p2|max_sd|Time-maximum snow depth water equivalent|kg m**-2
|0.1.60|p3|min_sd|Time-minimum snow depth water equivalent|kg m**-2
|0.1.60|p6|std_sd|Time-standard-deviation snow depth water equivalent|kg m**-2
|0.1.60||sd|Snow depth water equivalent|kg m**-2
|0.1.60|p0,u1,n24|avg_sd24|Time-mean snow depth water equivalent|kg m**-2|old
|0.1.61||rsn|Snow density|kg m**-3
|0.1.61|p0|avg_rsn|Time-mean snow density|kg m**-3
|0.1.61|p2|max_rsn|Time-maximum snow density|kg m**-3
|0.1.61|p3|min_rsn|Time-minimum snow density|kg m**-3
|0.1.61|p6|std_rsn|Time-standard-deviation snow density|kg m**-3
|0.1.64|t1,T8|tcwv|Total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p0|avg_tcwv|Time-mean total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p2|max_tcwv|Time-maximum total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p3|min_tcwv|Time-minimum total column vertically-integrated water vapour|kg m**-2
|0.1.64|t1,T8,p6|std_tcwv|Time-standard-deviation total column vertically-integrated water vapour|kg m**-2
|0.1.65|t1,T255,p1|tirf|Time integral of rain flux|kg m**-2
|0.1.65||rprate|Rain precipitation rate|kg m**-2 s**-1
|0.1.66|t1,p1|tsnowp|Total snow precipitation|kg m**-2
|0.1.66||sprate|Snow precipitation rate|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing|snrate_sea|Snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_snrate_sea|Time-mean snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p1|sn_sea|Time-accumulated snow precipitation at sea surface|kg m**-2
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_snrate_sea|Time-maximum snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_snrate_sea|Time-minimum snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.66|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_snrate_sea|Time-standard-deviation snow precipitation rate at sea surface|kg m**-2 s**-1
|0.1.67|t1,p1|fzrawe|Accumulated freezing rain water equivalent|kg m**-2
|0.1.67|t1,p0|avg_fprate|Time-mean freezing rain precipitation rate|kg m**-2 s**-1
|0.1.67|t1,p2|max_fprate|Time-maximum freezing rain precipitation rate|kg m**-2 s**-1
|0.1.67|t1,p3|min_fprate|Time-minimum freezing rain rate water equivalent|kg m**-2 s**-1
|0.1.67|t1,p6|std_fprate|Time-standard-deviation freezing rain rate water equivalent|kg m**-2 s**-1
|0.1.67|t1|fprate|Freezing rain precipitation rate|kg m**-2 s**-1
|0.1.68||iprate|Ice pellets precipitation rate|kg m**-2 s**-1
|0.1.69|t1,T8|tclw|Total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p0|avg_tclw|Time-mean total column liquid water|kg m**-2
|0.1.69|t1,T8,p2|max_tclw|Time-maximum total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p3|min_tclw|Time-minimum total column cloud liquid water|kg m**-2
|0.1.69|t1,T8,p6|std_tclw|Time-standard-deviation total column cloud liquid water|kg m**-2
|0.1.7||prate|Precipitation rate|kg m**-2 s**-1
|0.1.70|t1,T8|tciw|Total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p0|avg_tciw|Time-mean total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p2|max_tciw|Time-maximum total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p3|min_tciw|Time-minimum total column cloud ice water|kg m**-2
|0.1.70|t1,T8,p6|std_tciw|Time-standard-deviation total column cloud ice water|kg m**-2
|0.1.74|t1,T8,p0|avg_tcolg|Time-mean total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p2|max_tcolg|Time-maximum total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p3|min_tcolg|Time-minimum total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8,p6|std_tcolg|Time-standard-deviation total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.74|t1,T8|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
|0.1.75|t1,p1|tgrp|Graupel (snow pellets) precipitation|kg m**-2
|0.1.76|t1|crr|Convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p0|avg_crr|Time-mean convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p2|max_crr|Time-maximum convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p3|min_crr|Time-minimum convective rain rate|kg m**-2 s**-1
|0.1.76|t1,p6|std_crr|Time-standard-deviation convective rain rate|kg m**-2 s**-1
|0.1.77|t1|lsrr|Large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p0|avg_lsrr|Time-mean large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p2|max_lsrr|Time-maximum large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p3|min_lsrr|Time-minimum large scale rain rate|kg m**-2 s**-1
|0.1.77|t1,p6|std_lsrr|Time-standard-deviation large scale rain rate|kg m**-2 s**-1
|0.1.79|t1|ie|Instantaneous moisture flux|kg m**-2 s**-1
|0.1.79|t1,p0|avg_ie|Time-mean moisture flux|kg m**-2 s**-1
|0.1.79|t1,p2|max_ie|Time-maximum moisture flux|kg m**-2 s**-1
|0.1.79|t1,p3|min_ie|Time-minimum evaporation rate|kg m**-2 s**-1
|0.1.79|t1,p6|std_ie|Time-standard-deviation evaporation rate|kg m**-2 s**-1
|0.1.79|t1,p1|eva|Evaporation|kg m**-2
|0.1.79|t1,p1,u1,n6|eva06|Evaporation in the last 6 hours|kg m**-2|old
|0.1.83||clwc|Specific cloud liquid water content|kg kg**-1
|0.1.83|p0|avg_clwc|Time-mean specific cloud liquid water content|kg kg**-1
|0.1.83|p2|max_clwc|Time-maximum specific cloud liquid water content|kg kg**-1
|0.1.83|p3|min_clwc|Time-minimum specific cloud liquid water content|kg kg**-1
|0.1.83|p6|std_clwc|Time-standard-deviation specific cloud liquid water content|kg kg**-1
|0.1.84||ciwc|Specific cloud ice water content|kg kg**-1
|0.1.84|p0|avg_ciwc|Time-mean specific cloud ice water content|kg kg**-1
|0.1.84|p2|max_ciwc|Time-maximum specific cloud ice water content|kg kg**-1
|0.1.84|p3|min_ciwc|Time-minimum specific cloud ice water content|kg kg**-1
|0.1.84|p6|std_ciwc|Time-standard-deviation specific cloud ice water content|kg kg**-1
|0.1.85||crwc|Specific rain water content|kg kg**-1
|0.1.85|p0|avg_crwc|Time-mean specific rain water content|kg kg**-1
|0.1.85|p2|max_crwc|Time-maximum specific rain water content|kg kg**-1
|0.1.85|p3|min_crwc|Time-minimum specific rain water content|kg kg**-1
|0.1.85|p6|std_crwc|Time-standard-deviation specific rain water content|kg kg**-1
|0.1.86||cswc|Specific snow water content|kg kg**-1
|0.1.86|p0|avg_cswc|Time-mean specific snow water content|kg kg**-1
|0.1.86|p2|max_cswc|Time-maximum specific snow water content|kg kg**-1
|0.1.86|p3|min_cswc|Time-minimum specific snow water content|kg kg**-1
|0.1.86|p6|std_cswc|Time-standard-deviation specific snow water content|kg kg**-1
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
|0.13.0||aerot|Aerosol type|(Code table 4.205)
|0.14.0||tozne|Total ozone|DU
|0.14.1||o3|Ozone mass mixing ratio|kg kg**-1
|0.14.1|p0|avg_o3|Time-mean ozone mass mixing ratio|kg kg**-1
|0.14.1|p2|max_o3|Time-maximum ozone mass mixing ratio|kg kg**-1
|0.14.1|p3|min_o3|Time-minimum ozone mass mixing ratio|kg kg**-1
|0.14.1|p6|std_o3|Time-standard-deviation ozone mass mixing ratio|kg kg**-1
|0.14.2|t1,T8,p0|avg_tcioz|Time-mean total column integrated ozone|DU
|0.14.2|t1,T8,p2|max_tcioz|Time-maximum total column integrated ozone|DU
|0.14.2|t1,T8,p3|min_tcioz|Time-minimum total column integrated ozone|DU
|0.14.2|t1,T8,p6|std_tcioz|Time-standard-deviation total column integrated ozone|DU
|0.14.2|t1,T8|tcioz|Total column integrated ozone|DU
|0.15.0||bswid|Base spectrum width|m s**-1
|0.15.1||bref|Base reflectivity|dB
|0.15.17|p1|rdp|Precipitation from radar|kg m**-2
|0.15.17||rdpr|Precipitation rate from radar|kg m**-2 s**-1
|0.15.18||rdqi|Radar data quality index|Proportion
|0.15.19||rdqf|Radar data quality flag|(Code table 4.106)
|0.15.2||brvel|Base radial velocity|m s**-1
|0.15.3||veril|Vertically-integrated liquid|kg m**-1
|0.15.4||lmaxbr|Layer-maximum base reflectivity|dB
|0.15.5||rdp|Precipitation from radar|kg m**-2|old
|0.15.6||rdsp1|Radar spectra (1)|1
|0.15.7||rdsp2|Radar spectra (2)|1
|0.15.8||rdsp3|Radar spectra (3)|1
|0.16.4||rare|Radar reflectivity|dB
|0.16.6||frdpr|Precipitation rate from forecasted radar imagery|kg m**-2 s**-1
|0.16.6|p1|frdp|Precipitation from forecasted radar imagery|kg m**-2
|0.16.7|t1,T8|tcvmrpr|Total column vertical-maximum radar precipitation rate|kg m**-2 s**-1
|0.16.8|t1,T8|tcvmrr|Total column vertical-maximum radar reflectivity|dB
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
|0.18.0||acces|Air concentration of Caesium 137|Bq m**-3
|0.18.1||aciod|Air concentration of Iodine 131|Bq m**-3
|0.18.2||acradp|Air concentration of radioactive pollutant|Bq m**-3
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
|0.19.1|p0|avg_al|Time-mean forecast albedo|%
|0.19.1|p2|max_al|Time-maximum forecast albedo|%
|0.19.1|p3|min_al|Time-minimum forecast albedo|%
|0.19.1|p6|std_al|Time-standard-deviation forecast albedo|%
|0.19.1||al|Forecast albedo|%
|0.19.10||turb|Turbulence|(Code table 4.208)
|0.19.11||tke|Turbulent kinetic energy|J kg**-1
|0.19.12||pblreg|Planetary boundary layer regime|(Code table 4.209)
|0.19.13||conti|Contrail intensity|(Code table 4.210)
|0.19.14||contet|Contrail engine type|(Code table 4.211)
|0.19.15||contt|Contrail top|m
|0.19.16||contb|Contrail base|m
|0.19.17||mxsalb|Maximum snow albedo|%|old
|0.19.18||snfalb|Snow free albedo|%
|0.19.19||asn|Snow albedo|%
|0.19.19|p0|avg_asn|Time-mean snow albedo|%
|0.19.19|p2|max_asn|Time-maximum snow albedo|%
|0.19.19|p3|min_asn|Time-minimum snow albedo|%
|0.19.19|p6|std_asn|Time-standard-deviation snow albedo|%
|0.19.2||tstm|Thunderstorm probability|%
|0.19.22||rcat|Relative clear air turbulence (RCAT)|%
|0.19.23||sldp|Supercooled large droplet probability|%
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
|0.19.5||icit|Icing top|m
|0.19.51||visp|Visibility through precipitation|m
|0.19.51|p0|avg_visp|Time-mean visibility through precipitation|m
|0.19.51|p2|max_visp|Time-maximum visibility through precipitation|m
|0.19.51|p3|min_visp|Time-minimum visibility through precipitation|m
|0.19.6||icib|Icing base|m
|0.19.7||ici|Icing|(Code table 4.207)
|0.19.8||turbt|Turbulence top|m
|0.19.9||turbb|Turbulence base|m
|0.190.0||var190m0|Arbitrary text string|CCITTIA5
|0.191.0||tsec|Seconds prior to initial reference time (defined in Section 1)|s
|0.191.1||lat|Latitude|Degree N
|0.191.2||lon|Longitude|Degree E
|0.191.3||dslr|Days since last observation|Integer
|0.191.4||tdtc|Tropical cyclones track density|Numeric
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
|0.2.15||vucsh|Vertical u-component shear|s**-1
|0.2.16||vvcsh|Vertical v-component shear|s**-1
|0.2.17|t1,T255,p1|tisemf|Time integral of surface eastward momentum flux|N m**-2 s
|0.2.17|t1|utaua|U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p0|avg_utaua|Time-mean U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p2|max_utaua|Time-maximum U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p3|min_utaua|Time-minimum U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.17|t1,p6|std_utaua|Time-standard-deviation U-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,T255,p1|tisnmf|Time integral of surface northward momentum flux|N m**-2 s
|0.2.18|t1|vtaua|V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p0|avg_vtaua|Time-mean V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p2|max_vtaua|Time-maximum V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p3|min_vtaua|Time-minimum V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.18|t1,p6|std_vtaua|Time-standard-deviation V-component of atmospheric surface momentum flux|N m**-2|old
|0.2.19||wmixe|Wind mixing energy|J
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
|0.2.20|p1|bld|Time-integrated boundary layer dissipation|J m**-2
|0.2.20|p0|avg_ibld|Time-mean boundary layer dissipation|W m**-2
|0.2.20|p2|max_ibld|Time-maximum boundary layer dissipation|W m**-2
|0.2.20|p3|min_ibld|Time-minimum boundary layer dissipation|W m**-2
|0.2.20|p6|std_ibld|Time-standard-deviation boundary layer dissipation|W m**-2
|0.2.20||ibld|Instantaneous boundary layer dissipation|W m**-2
|0.2.21||maxgust|Maximum wind speed|m s**-1|old
|0.2.22|t103,v10,f0|i10fg|Instantaneous 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p0|avg_i10fg|Time-mean 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p2|max_i10fg|Time-maximum 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p3|min_i10fg|Time-minimum 10 metre wind gust|m s**-1
|0.2.22|t103,v10,f0,p6|std_i10fg|Time-standard-deviation 10 metre wind gust|m s**-1
|0.2.22||gust|Wind speed (gust)|m s**-1
|0.2.22|t103,v10,f0,p2,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
|0.2.22|t103,v10,f0,p2,u1,n3,y1|10fg3|Maximum 10 metre wind gust in the last 3 hours|m s**-1
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
|0.2.30||fricv|Frictional velocity|m s**-1
|0.2.32||etadot|Eta-coordinate vertical velocity|s**-1
|0.2.32|p0|avg_etadot|Time-mean eta-coordinate vertical velocity|s**-1
|0.2.32|p2|max_etadot|Time-maximum eta-coordinate vertical velocity|s**-1
|0.2.32|p3|min_etadot|Time-minimum eta-coordinate vertical velocity|s**-1
|0.2.32|p6|std_etadot|Time-standard-deviation eta-coordinate vertical velocity|s**-1
|0.2.37|t1|inss|Instantaneous northward turbulent surface stress|N m**-2|old
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
|0.22.0||spi|Standardised Precipitation Index (SPI)|Numeric
|0.22.1||spei|Standardised Precipitation Evapotranspiration Index (SPEI)|Numeric
|0.22.2||ssfi|Standardised Streamflow Index (SSFI)|Numeric
|0.22.3||srsi|Standardised Reservoir Supply Index (SRSI)|Numeric
|0.22.4||swi|Standardised Water-level Index (SWI)|Numeric
|0.22.5||smri|Standardised Snowmelt and Rain Index (SMRI)|Numeric
|0.22.6||sdi|Streamflow Drought Index (SDI)|Numeric
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
|0.3.1||prmsl|Pressure reduced to MSL|Pa
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
|0.3.17|t1,p1|mgws|Northward gravity wave surface stress|N m**-2 s
|0.3.17|t1,p0|avg_ingwss|Time-mean northward gravity wave surface stress|N m**-2
|0.3.17|t1,p2|max_ingwss|Time-maximum northward gravity wave surface stress|N m**-2
|0.3.17|t1,p3|min_ingwss|Time-minimum northward gravity wave surface stress|N m**-2
|0.3.17|t1,p6|std_ingwss|Time-standard-deviation northward gravity wave surface stress|N m**-2
|0.3.17|t1|ingwss|Instantaneous northward gravity wave surface stress|N m**-2
|0.3.18||blh|Boundary layer height|m
|0.3.18|p0|avg_blh|Time-mean boundary layer height|m
|0.3.18|p2|max_blh|Time-maximum boundary layer height|m
|0.3.18|p3|min_blh|Time-minimum boundary layer height|m
|0.3.18|p6|std_blh|Time-standard-deviation boundary layer height|m
|0.3.19||5wava|5-wave geopotential height anomaly|gpm
|0.3.2||ptend|Pressure tendency|Pa s**-1
|0.3.20||sdor|Standard deviation of sub-gridscale orography|m
|0.3.21||anor|Angle of sub-gridscale orography|radians
|0.3.22||slor|Slope of sub-gridscale orography|Numeric
|0.3.23|p1|gwd|Gravity wave dissipation|J m**-2
|0.3.23|p0|avg_igwd|Time-mean gravity wave dissipation|W m**-2
|0.3.23|p2|max_igwd|Time-maximum gravity wave dissipation|W m**-2
|0.3.23|p3|min_igwd|Time-minimum gravity wave dissipation|W m**-2
|0.3.23|p6|std_igwd|Time-standard-deviation gravity wave dissipation|W m**-2
|0.3.23||igwd|Instantaneous gravity wave dissipation|W m**-2
|0.3.24||isor|Anisotropy of sub-gridscale orography|Numeric
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
|0.4.10|t1,p1|par|Photosynthetically active radiation at the surface|J m**-2
|0.4.10|t1,p0|avg_sparf|Time-mean surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p2|max_sparf|Time-maximum surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p3|min_sparf|Time-minimum surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1,p6|std_sparf|Time-standard-deviation surface photosynthetically active radiation flux|W m**-2
|0.4.10|t1|sparf|Surface photosynthetically active radiation flux|W m**-2
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
|0.4.12|t1,p1|uvb|Surface downward UV radiation|J m**-2
|0.4.12|t1,p0|avg_sduvrf|Time-mean surface downward UV radiation flux|W m**-2
|0.4.12|t1,p2|max_sduvrf|Time-maximum surface downward UV radiation flux|W m**-2
|0.4.12|t1,p3|min_sduvrf|Time-minimum surface downward UV radiation flux|W m**-2
|0.4.12|t1,p6|std_sduvrf|Time-standard-deviation surface downward UV radiation flux|W m**-2
|0.4.12|t1|sduvrf|Surface downward UV radiation flux|W m**-2
|0.4.13|t1,p1|fdir|Surface direct short-wave (solar) radiation|J m**-2
|0.4.13|t1,p0|avg_sdirswrf|Time-mean surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p2|max_sdirswrf|Time-maximum surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p3|min_sdirswrf|Time-minimum surface direct short-wave radiation flux|W m**-2
|0.4.13|t1,p6|std_sdirswrf|Time-standard-deviation surface direct short-wave radiation flux|W m**-2
|0.4.13|t1|sdirswrf|Surface direct short-wave radiation flux|W m**-2
|0.4.14|t1,p0|msdfswrf|Mean surface diffuse short-wave radiation flux|W m**-2
|0.4.14|t1|sdifswrf|Surface diffuse short-wave radiation flux|W m**-2
|0.4.3||grad|Global radiation flux|W m**-2
|0.4.4||btmp|Brightness temperature|K
|0.4.5||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|0.4.50||uviucs|UV index (under clear sky)|Numeric
|0.4.51||uvi|UV index|Numeric
|0.4.52|t1,p1|ssrdc|Surface short-wave (solar) radiation downward clear-sky|J m**-2
|0.4.52|t1,p0|avg_sdswrfcs|Time-mean surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p2|max_sdswrfcs|Time-maximum surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p3|min_sdswrfcs|Time-minimum surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1,p6|std_sdswrfcs|Time-standard-deviation surface downward short-wave radiation flux, clear sky|W m**-2
|0.4.52|t1|sdswrfcs|Surface downward short-wave radiation flux, clear sky|W m**-2
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
|0.4.8|t1|suswrf|Surface upward short-wave radiation flux|W m**-2
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
|0.5.0||nlwrs|Net long wave radiation flux (surface)|W m**-2|old
|0.5.1||nlwrt|Net long wave radiation flux (top of atmosphere)|W m**-2|old
|0.5.3|t1,p1|strd|Surface long-wave (thermal) radiation downwards|J m**-2
|0.5.3|t1,p0|avg_sdlwrf|Time-mean surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p2|max_sdlwrf|Time-maximum surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p3|min_sdlwrf|Time-minimum surface downward long-wave radiation flux|W m**-2
|0.5.3|t1,p6|std_sdlwrf|Time-standard-deviation surface downward long-wave radiation flux|W m**-2
|0.5.3|t1|sdlwrf|Surface downward long-wave radiation flux|W m**-2
|0.5.4|t1|sulwrf|Surface upward long-wave radiation flux|W m**-2
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
|0.5.8|t1,p1|strdc|Surface long-wave (thermal) radiation downward clear-sky|J m**-2
|0.5.8|t1,p0|avg_sdlwrfcs|Time-mean surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p2|max_sdlwrfcs|Time-maximum surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p3|min_sdlwrfcs|Time-minimum surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1,p6|std_sdlwrfcs|Time-standard-deviation surface downward long-wave radiation flux, clear sky|W m**-2
|0.5.8|t1|sdlwrfcs|Surface downward long-wave radiation flux, clear sky|W m**-2
|0.6.0||cice|Cloud Ice|kg m**-2
|0.6.1|t1,T8,p0|avg_tcc|Time-mean total cloud cover|%
|0.6.1|t1,T8,p2|max_tcc|Time-maximum total cloud cover|%
|0.6.1|t1,T8,p3|min_tcc|Time-minimum total cloud cover|%
|0.6.1|t1,T8,p6|std_tcc|Time-standard-deviation total cloud cover|%
|0.6.1|t1,T8|tcc|Total Cloud Cover|%
|0.6.10||thunc|Thunderstorm coverage|(Code table 4.204)
|0.6.11|t2|cbh|Cloud base height|m
|0.6.11|t2,p0|avg_cbh|Time-mean cloud base height|m
|0.6.11|t2,p2|max_cbh|Time-maximum cloud base height|m
|0.6.11|t2,p3|min_cbh|Time-minimum cloud base height|m
|0.6.11|t2,p6|std_cbh|Time-standard-deviation cloud base height|m
|0.6.12||cdct|Cloud top|m
|0.6.13|p0|avg_ceil|Time-mean ceiling|m
|0.6.13|p2|max_ceil|Time-maximum ceiling|m
|0.6.13|p3|min_ceil|Time-minimum ceiling|m
|0.6.13|p6|std_ceil|Time-standard-deviation ceiling|m
|0.6.13||ceil|Ceiling|m
|0.6.14||cdlyr|Non-convective cloud cover|%
|0.6.15||cwork|Cloud work function|J kg**-1
|0.6.16||cuefi|Convective cloud efficiency|Proportion
|0.6.17||tcond|Total condensate|kg kg**-1
|0.6.18||tcolw|Total column-integrated cloud water|kg m**-2
|0.6.19||tcoli|Total column-integrated cloud ice|kg m**-2
|0.6.20||tcolc|Total column-integrated condensate|kg m**-2
|0.6.21||fice|Ice fraction of total condensate|Proportion
|0.6.22||ccl|Cloud cover|%
|0.6.23||cdcimr|Cloud ice mixing ratio|kg kg**-1
|0.6.24|t1,p1|sund|Sunshine duration|s
|0.6.24|t1,p0|avg_suns|Time-mean sunshine|Numeric
|0.6.24|t1,p2|max_suns|Time-maximum sunshine|Numeric
|0.6.24|t1,p3|min_suns|Time-minimum sunshine|Numeric
|0.6.24|t1,p6|std_suns|Time-standard-deviation sunshine|Numeric
|0.6.24|t1|suns|Sunshine|Numeric
|0.6.27||hcct|Height of convective cloud top|m
|0.6.27|p0|avg_hcct|Time-mean height of convective cloud top|m
|0.6.27|p2|max_hcct|Time-maximum height of convective cloud top|m
|0.6.27|p3|min_hcct|Time-minimum height of convective cloud top|m
|0.6.27|p6|std_hcct|Time-standard-deviation height of convective cloud top|m
|0.6.3||lcc|Low cloud cover|%
|0.6.3|p0|avg_lcc|Time-mean low cloud cover|%
|0.6.3|p2|max_lcc|Time-maximum low cloud cover|%
|0.6.3|p3|min_lcc|Time-minimum low cloud cover|%
|0.6.3|p6|std_lcc|Time-standard-deviation low cloud cover|%
|0.6.32||cc|Fraction of cloud cover|(0 - 1)
|0.6.32|p0|avg_cc|Time-mean fraction of cloud cover|(0 - 1)
|0.6.32|p2|max_cc|Time-maximum fraction of cloud cover|(0 - 1)
|0.6.32|p3|min_cc|Time-minimum fraction of cloud cover|(0 - 1)
|0.6.32|p6|std_cc|Time-standard-deviation fraction of cloud cover|(0 - 1)
|0.6.36|t1,p1|lspf|Large-scale precipitation fraction|s
|0.6.36|t1|ilspf|Instantaneous large-scale precipitation fraction|Proportion
|0.6.36|t1,p0|avg_ilspf|Time-mean large-scale precipitation fraction|Proportion
|0.6.36|t1,p2|max_ilspf|Time-maximum large-scale precipitation fraction|Proportion
|0.6.36|t1,p3|min_ilspf|Time-minimum large-scale precipitation fraction|Proportion
|0.6.36|t1,p6|std_ilspf|Time-standard-deviation large-scale precipitation fraction|Proportion
|0.6.37||fcpc|Fraction of convective precipitation cover|Proportion
|0.6.4||mcc|Medium cloud cover|%
|0.6.4|p0|avg_mcc|Time-mean medium cloud cover|%
|0.6.4|p2|max_mcc|Time-maximum medium cloud cover|%
|0.6.4|p3|min_mcc|Time-minimum medium cloud cover|%
|0.6.4|p6|std_mcc|Time-standard-deviation medium cloud cover|%
|0.6.5||hcc|High cloud cover|%
|0.6.5|p0|avg_hcc|Time-mean high cloud cover|%
|0.6.5|p2|max_hcc|Time-maximum high cloud cover|%
|0.6.5|p3|min_hcc|Time-minimum high cloud cover|%
|0.6.5|p6|std_hcc|Time-standard-deviation high cloud cover|%
|0.6.50|t1,T255|fog|Fog|%
|0.6.51|t1|avg_sdf|Time-mean sunshine duration fraction|Proportion
|0.6.6||cwat|Cloud water|kg m**-2
|0.6.7||cdca|Cloud amount|%
|0.6.8||cdct|Cloud type|(Code table 4.203)
|0.6.9||tmaxt|Thunderstorm maximum tops|m
|0.7.0||pli|Parcel lifted index (to 500 hPa)|K
|0.7.1||bli|Best lifted index (to 500 hPa)|K
|0.7.10||lftx|Surface lifted index|K
|0.7.11||4lftx|Best (4-layer) lifted index|K
|0.7.16|t1|sbrn|Surface bulk Richardson number|Numeric
|0.7.19|t1,T8|capes|Convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p0|avg_capes|Time-mean convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p2|max_capes|Time-maximum convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p3|min_capes|Time-minimum convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p6|std_capes|Time-standard-deviation convective available potential energy shear|m**2 s**-2
|0.7.19|t1,T8,p2,u1,n6,y1|mxcapes6|Maximum CAPES in the last 6 hours|m**2 s**-2
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
|0.7.8||hlcy|Storm relative helicity|m**2 s**-2
|0.7.9||ehlx|Energy helicity index|Numeric`;
