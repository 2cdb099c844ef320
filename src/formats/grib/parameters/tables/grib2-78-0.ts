// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `78|0.0.0|t1|T_G|Temperature (G)|K
78|0.0.0|t3|TTOP_CON|Temperature at cloud top|K
78|0.0.0|t103,v2,f0,T181|T_2M_L|2m Temperature, restricted to land|K
78|0.0.14||MINDPD|Minimum dew point depression|K
78|0.0.15|t103,v2,f0|THETA_V_2M|2m virtual potential temperature|K
78|0.0.18||T_SNOW|Snow temperature (top of snow)|K
78|0.0.18|t114|T_SNOW_M|Snow temperature  - multi level |K
78|0.0.19||TCH|Turbulent transfer coefficient for heat (and Moisture)|Numeric
78|0.0.192||DT_CON|Temperature tendency due to convection|K s-1
78|0.0.193||DT_GSP|Temperature tendency due to grid scale precipitation|K s-1
78|0.0.194||UTCI_SHADOW|Universal thermal climate index without direct incident short wave radiation|K
78|0.0.195|t103,v2,f0|T_2M_SNOWC|2m temperature, corrected in presence of snow|K
78|0.0.2|t103,v2,f0|PT_2M|2m potential temperature|K
78|0.0.27|t103,v2,f0|TW_2M|2m wet bulb temperature|K
78|0.0.3|t103,v2,f0|THETAE_2M|2m equivalentTemperature|K
78|0.0.4||TMAX|Maximum temperature|K
78|0.0.5||TMIN|Minimum temperature|K
78|0.0.6|t103,v2,f0,T181|TD_2M_L|2m Dew Point Temperature, restricted to land|K
78|0.0.7||D_TD|Dewpoint depression|K
78|0.0.7|t103,v2,f0|D_TD_2M|2m dewpoint depression|K
78|0.1.0|t103,v2,f0|QV_2M|Specific Humidity (2m)|kg kg-1
78|0.1.0|t1|QV_S|Specific Humidity (S)|kg kg-1
78|0.1.1|t103,v2,f0,T181|RELHUM_2M_L|2m Relative Humidity, restricted to land|%
78|0.1.100||NCRAIN|Specific number concentration of rain|kg-1
78|0.1.101||NCSNOW|Specific number concentration of snow|kg-1
78|0.1.102||NCGRAUPEL|Specific number concentration of graupel|kg-1
78|0.1.103||NCHAIL|Specific number concentration of hail|kg-1
78|0.1.104||NDRAIN|Number density of rain|m-3
78|0.1.105||NDSNOW|Number density of snow|m-3
78|0.1.106||NDGRAUPEL|Number density of graupel|m-3
78|0.1.107||NDHAIL|Number density of hail|m-3
78|0.1.11|t114|H_SNOW_M|Snow depth  - multi level |m
78|0.1.11|t114,T114|DZ_SNOW_M|Thickness of snow layer - multi level|m
78|0.1.110||QH_LIQ|Specific mass of liquid water coating on hail|kg kg-1
78|0.1.113||QG_LIQ|Specific mass of liquid water coating on graupel|kg kg-1
78|0.1.116||QS_LIQ|Specific mass of liquid water coating on snow|kg kg-1
78|0.1.129||RECLOUD|Effective radius of cloud water|m
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
78|0.1.140||ARGRAUPEL|Effective aspect ratio of graupel|1
78|0.1.141||ARHAIL|Effective aspect ratio of hail|1
78|0.1.142||ARICE_SGS|Effective aspect ratio of subgrid ice clouds|1
78|0.1.16|p1|SNOW_MELT|Snow melt|kg m-2
78|0.1.170||DM_HAIL|Mean mass diameter of hail (mean mass with respect to particle size distribution)|m
78|0.1.170|t1,p2|DM_HAIL_MAX_S|Time maximum of mean mass diameter of hail at surface|m
78|0.1.171|t1|DEMAX_HAIL_S|Estimated maximum diameter of hail at surface (maximum estimated with respect to particle size distribution)|m
78|0.1.171|t1,p2|DEMAX_HAIL_TMAX_S|Time maximum of estimated maximum diameter of hail at surface|m
78|0.1.18|t103,v2,f0|ABSH_2M|2m absolute humidity|M
78|0.1.192|p1|TDIV_HUM|Vertical integral of divergence of total water content - accumulation|kg m-2
78|0.1.193||QC_RAD|Sub-grid scale cloud water|kg kg-1
78|0.1.194||QI_RAD|Sub-grid scale cloud ice|kg kg-1
78|0.1.195||CLW_CON|Specific cloud liquid water content, convective cloud|kg kg-1
78|0.1.196||Q_SEDIM|Specific content of precipitation particles (needed for water loading)|kg kg-1
78|0.1.197||DQV_CON|Specific humidity tendency due to convection|kg kg-1 s-1
78|0.1.198||DQC_CON|Tendency of specific cloud liquid water content due to convection|kg kg-1 s-1
78|0.1.199||DQI_CON|Tendency of specific cloud ice content due to convection|kg kg-1 s-1
78|0.1.2||MIXRAT|Humidity mixing ratio|kg kg-1
78|0.1.2|t103,v2,f0|MIXRAT_2M|2m Humidity mixing ratio|kg kg-1
78|0.1.200||DQV_GSP|Specific humidity tendency due to grid scale precipitation|kg kg-1 s-1
78|0.1.201||DQC_GSP|Tendency of specific cloud liquid water content due to grid scale precipitation|kg kg-1 s-1
78|0.1.202||DQI_GSP|Tendency of specific cloud ice content due to grid scale precipitation|kg kg-1 s-1
78|0.1.203||FRESHSNW|Fresh snow factor (weighting function for albedo indicating freshness of snow)|Numeric
78|0.1.204|t4,T101|SNOWLMT|Height of snow fall limit above MSL|m
78|0.1.205|t2|MFLX_CON|Mass flux at convective cloud base|kg m-2 s-1
78|0.1.206||QCVG_CON|Moisture convergence for Kuo-type closure|s-1
78|0.1.207||DQVDT|Tendency of specific humidity|s-1
78|0.1.208||QVSFLX|Water vapor flux|s-1 m-2
78|0.1.209|p1|RR_SNOW|Niederschlagsdargebot: potential water supply (rain and snow melt) from snowpack - accumulation|kg m-2
78|0.1.210|t114|WLIQ_SNOW_M|Liquid water content in snow - multi level|kg m-2
78|0.1.211||QV_DIA|Specific humidity (diagnostic)|kg kg-1
78|0.1.212||QC_DIA|Specific cloud water content (diagnostic)|kg kg-1
78|0.1.213||QI_DIA|Specific cloud ice content (diagnostic) |kg kg-1
78|0.1.214||TQV_DIA|Total column integrated water vapour (diagnostic) |kg m-2
78|0.1.215||TQC_DIA|Total column integrated cloud water (diagnostic) |kg m-2
78|0.1.216||TQI_DIA|Total column integrated cloud ice (diagnostic) |kg m-2
78|0.1.217||NCSNOW|Specific number concentration of snow|kg-1
78|0.1.218||NCGRAUPEL|Specific number concentration of graupel|kg-1
78|0.1.219||NCHAIL|Specific number concentration of hail|kg-1
78|0.1.220||RH_MIX_EC|Relative humidity over mixed phase|%
78|0.1.221||NDSNOW|Number density of snow|m-3
78|0.1.222||NDGRAUPEL|Number density of graupel|m-3
78|0.1.223||NDHAIL|Number density of hail|m-3
78|0.1.224||DENR|Mass density of rain |kg m-3
78|0.1.225||DENS|Mass density of snow |kg m-3
78|0.1.226||DENG|Mass density of graupel|kg m-3
78|0.1.227||DENH|Mass density of hail|kg m-3
78|0.1.228||NCRAIN|Specific number concentration of rain|kg-1
78|0.1.229||NDRAIN|Number density of rain|m-3
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
78|0.1.240|p1|TOT_SNOW_EWI|Extreme weather index of snow amount, grid-scale plus convective|kg m-2
78|0.1.241||DM_CLOUD|Mean mass diameter of cloud droplets (mean mass with respect to particle size distribution)|m
78|0.1.242||DM_RAIN|Mean mass diameter of rain (mean mass with respect to particle size distribution)|m
78|0.1.243||DM_ICE|Mean mass diameter of cloud ice (mean mass with respect to particle size distribution)|m
78|0.1.244||DM_SNOW|Mean mass diameter of snow (mean mass with respect to particle size distribution)|m
78|0.1.245||DM_GRAUPEL|Mean mass diameter of graupel (mean mass with respect to particle size distribution)|m
78|0.1.26|p2|MCNV_CTMAX|Maximum horizontal moisture convergence track (over given time interval and column)|kg kg-1 s-1
78|0.1.27||MAXRH|Maximum relative humidity|%
78|0.1.28||MAXAH|Maximum absolute humidity|kg kg-1m-3
78|0.1.29||ASNOW|Total snowfall|m
78|0.1.37|p1|PREC_CON|Convective Precipitation (Accumulation)|kg m-2
78|0.1.37|p4|PREC_CON_D|Convective Precipitation (difference)|kg m-2
78|0.1.41||PEVPR|Potential evaporation rate|W m-2
78|0.1.50||TSNOWP|Total snow precipitation|kg m-2
78|0.1.52|p4|TOT_PREC_D|Total Precipitation Difference|kg m-2
78|0.1.53||SF|Snow Fall water equivalent|kg m-2 s-1
78|0.1.54|p1|PREC_GSP|Large-Scale Precipitation (Accumulation)|kg m-2
78|0.1.54||PR_GSP|Large-scale precipitation rate|kg m-2 s-1
78|0.1.55|p1|SNOW_CON|Convective Snowfall water equivalent (s)|kg m-2
78|0.1.55||PRS_CON|Convective snowfall rate water equivalent|kg m-2 s-1
78|0.1.55|p4|SNOW_CON_D|Convective Snowfall Water Equivalent Difference|kg m-2
78|0.1.56|p1|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation)|kg m-2
78|0.1.56||PRS_GSP|Large scale snowfall rate water equivalent|kg m-2 s-1
78|0.1.56|p4|SNOW_GSP_D|Large Scale Snowfall water Equivalent Difference|kg m-2
78|0.1.60|t114|W_SNOW_M|Water equivalent  of accumulated snoe depth in - multi level |kg m-2
78|0.1.61|t114|RHO_SNOW_M|Snow density in  - multi level |kg m-3
78|0.1.64||TQV|Total column integrated water vapour|kg m-2
78|0.1.65|p1|TOT_RAIN|rain amount, grid-scale plus convective|kg m-2
78|0.1.66|p1|TOT_SNOW|snow amount, grid-scale plus convective|kg m-2
78|0.1.67||FPRATE|Freezing rain precipitation rate|kg m-2 s-1
78|0.1.69||TQC|Total Column-Integrated Cloud Water|kg m-2
78|0.1.70||TQI|Total Column-Integrated Cloud Ice|kg m-2
78|0.1.71||QH|Hail  mixing ratio|kg kg-1
78|0.1.72||TQH|Hail  |kg m-2
78|0.1.73||PRH_GSP|Hail  precipitation rate |kg m-2 s-1
78|0.1.73|p1|HAIL_GSP|Hail  precipitation rate, accumulation|kg m-2
78|0.1.74||TQG|Total column integrated grauple|kg m-2
78|0.1.75||PRG_GSP|Graupel (snow pellets) precipitation rate|kg m-2 s-1
78|0.1.75|p1|GRAU_GSP|Graupel (snow pellets) precipitation (Accumulation)|kg m-2
78|0.1.76||PRR_CON|Convective rain rate|kg m-2 s-1
78|0.1.76|p1|RAIN_CON|Convective rain|kg m-2
78|0.1.76|p4|RAIN_CON_D|Convective Rain Difference|kg m-2
78|0.1.77||PRR_GSP|Large scale rain rate|kg m-2 s-1
78|0.1.77|p1|RAIN_GSP|Large scale rain (Accumulation)|kg m-2
78|0.1.77|p4|RAIN_GSP_D|Large Scale Rain Difference|kg m-2
78|0.1.78||TWATER|Total Column integrated water (all components incl. precipitation)|kg m-2
78|0.1.81|t20,v26315,f2,T8,p2|TCOND10_MX|Maximum total-column integrated condensed water above -10 C isotherm (over given time interval)|kg m-2
78|0.1.81|t1,T8,p2|TCOND_MAX|Maximum total-column integrated condensed  water (over given time interval)|kg m-2
78|0.1.82||QI|Cloud Ice Mixing Ratio|kg kg-1
78|0.1.96||DENR|Mass density of rain |kg m-3
78|0.1.97||DENS|Mass density of snow |kg m-3
78|0.1.98||DENG|Mass density of graupel|kg m-3
78|0.1.99||DENH|Mass density of hail|kg m-3
78|0.14.0|p1|TOT_O3|Total ozone|DU
78|0.14.192||HMO3|Height of ozone maximum (climatological)|Pa
78|0.14.193||VIO3|Vertically integrated ozone content (climatological)|Pa(O3)
78|0.14.2||TO3|Total Column Integrated Ozone|DU
78|0.15.1|t1|DBZ_850|Base reflectivity|dBZ
78|0.15.1|t1,T8|DBZ_CMAX|Base reflectivity (cmax)|dBZ
78|0.15.1|t1,T8,p2|DBZ_CTMAX|Maximum reflectivity track (over given time interval and entire atmosphere)|dBZ
78|0.15.10||DBZ_ICE|Reflectivity of  cloud ice|dBZ
78|0.15.11||DBZ_SNOW|Reflectivity of snow|dBZ
78|0.15.12||DBZ_RAIN|Reflectivity of rain|dBZ
78|0.15.13||DBZ_GRAUPEL|Reflectivity of graupel|dBZ
78|0.15.14||DBZ_HAIL|Reflectivity of hail|dBZ
78|0.15.192||ZTD|Delay of the GPS signal through the (total) atmos.|m
78|0.15.193||ZWD|Delay of the GPS signal through wet atmos.|m
78|0.15.194||ZHD|Delay of the GPS signal through dry atmos.|m
78|0.15.195||RAD_PRECIP|Radar precipitation rate|kg m-2 h-1
78|0.15.196||RAD_QUAL|Radar quality information|Proportion
78|0.15.197||RAD_BL|Radar blacklist|Numeric
78|0.15.198||RAD_HEIGHT|Height of radar beam above ground|m
78|0.15.220||NCM_AW_WP|NowCastMIX-AutoWARN (Warnpolygone: Gewitter, Starkregen, Schnee, gefrierender Regen)|numeric
78|0.15.221||NCM_AW_SPA|NowCastMIX-AutoWARN (Schneepolygon-Attribute)|numeric
78|0.15.222||NCM_A_RADOLAN|NowCastMIX-Aviation (Konvektiver Status, Radolan-Gebiet)|numeric
78|0.15.223||NCM_A_EUCOM|NowCastMIX-Aviation (Konvektiver Status, EuCOM-Gebiet)|numeric
78|0.15.224||NCM_A_WINTER_W|NowCastMIX-Winterwetter (Schnee, gefrierender Regen, Radolan-Gebiet)|numeric
78|0.15.225||NCM_AW_WKVL|NowCastMIX-AutoWARN (Gewitter-Warnkeulen mit variablen L??ngen)|numeric
78|0.15.226||NCM_A_STARKREGEN|NowCastMIX-Aviation (Starkregen, Radolan-Gebiet)|numeric
78|0.15.227||NCM_AW_SFG|NowCastMIX-AutoWARN (Schneefallgrenze)|m
78|0.15.228||NCM_A_EUCOM_XL|NowCastMIX-Aviation-XL (Konvektiver Status, EuCOM-XL-Gebiet)|keine
78|0.15.4|t103,v2500,f0,T103,V500,F0|DBZLMX_LOW|Base reflectivity - low layer maximum|dBZ
78|0.15.5|p1|PREC|Precipitation|kg m-2
78|0.15.6|t1,T8,p2|DBZ_MAX|Radar spectra (1)|Numeric
78|0.15.9||DBZ_CLOUD|Reflectivity of cloud droplets|dBZ
78|0.16.192|p1|RADAR_RQ|precipitation, qualified,BRD|kg m-2
78|0.16.193|p1|RADAR_RS|precipitation,BRD|kg m-2
78|0.16.194|p1|RADAR_RE|precipitation phase,BRD|Numeric
78|0.16.195|p1|RADAR_RH|hail flag,BRD|Numeric
78|0.16.196|p1|RADAR_FS|snow_rate,BRD|0.01 m
78|0.16.197|p1|RADAR_FQ|snow_rate,qualified,BRD|0.01 m
78|0.16.4|t198|DBZSCAN_SIM|Single scan reflectivity - simulation|dB
78|0.16.5||DBZCMP_SIM|Composite reflectivity - forecast (simulation)|dBZ
78|0.17.192||LPI|Lightning Potential Index|J kg-1
78|0.17.192|p2|LPI_MAX|Maximum of Lightning Potential Index (over given time interval)|J kg-1
78|0.17.193||LPI_CON_CI|Lightning Potential Index from convection scheme, modified by convection index|J kg-1
78|0.17.193|p2|LPI_CON_CI_MAX|Maximum Lightning Potential Index from convection scheme, modified by convection index|J kg-1
78|0.17.5||LPI_CON|Lightning Potential Index from convection scheme|J kg-1
78|0.17.5|p2|LPI_CON_MAX|Maximum Lightning Potential Index from convection scheme|J kg-1
78|0.18.15||RADIONUC_MAX_AC_LAYER|Diagnostic vmaximum activity concentration of radionuclides in a layer|Bq m-3
78|0.18.17|t10|RADIONUC_AC_VI|Diagnostic total column of activity concentration of radionuclides|Bq m-2
78|0.18.192|t10|RADIONUC_AC_VI|Diagnostic total column of activity concentration of radionuclides|Bq m-2
78|0.19.17||MXALB|Maximum snow albedo|%
78|0.19.18|p0|ALB_DIF12|Albedo - diffusive solar - time average (0.3 - 5.0 m-6)|%
78|0.19.192||TKETENS|Tendency of turbulent kinetic energy|m2 s-3
78|0.19.193||FC|Coriolis parameter|s-1
78|0.19.194||CL_TYP|Kombination Niederschlag-Bewoelkung-Blauthermik (cl_typ.tab)|Numeric
78|0.19.209||WW_0-9|current weather (symbol number: 0..9)|Numeric
78|0.19.216||EDP|Eddy Dissipation Rate|m2/3 s-1
78|0.19.217||ELD|Ellrod Index|10-7 s-2
78|0.19.218||DTKE|Production of TKE|m2 s-3
78|0.19.219||DTKE_CON|Buoyancy-production of TKE due to sub-grid scale convection|m2 s-3
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
78|0.19.230||CAT_TI1|Ellrod and Knapp turbulence index1|s-2
78|0.19.231||CAT_TI2|Ellrod and Knapp turbulence index2|s-2
78|0.19.232||CAT_DVT|Divergence trend (scaled divergence tendency needed for CAT_DVI)|s-2
78|0.19.233||CAT_DTI|Divergence modified turbulence index (Ellrod and Knox)|s-2
78|0.19.234||ALB_SEAICE|Sea ice albedo - diffusive solar (0.3 - 5.0 m-6)|%
78|0.19.235||RAPA_SPPT|Random pattern for  the stochastically perturbed parametrization tendencies (SPPT) scheme at levels without tapering. If multi-scale random patterns are used, RAPA_SPPT is the sum of those.|Numeric
78|0.19.236|p2|TURB_INTENS_MAX|Turbulence intensity (time maximum)|Numeric
78|0.19.24||TKE_CON|Convective turbulent kinetic enery|J kg-1
78|0.19.240||POT_FLT_DIST|Potential flight distance PFD (gliding)|m
78|0.19.241||LIFT_RATIO|Lifting ratio VST (gliding)|m s-1
78|0.19.242||FP|Probability for freezing precipitation/wet snow|%
78|0.19.243||FPW|Probability for freezing precipitation with wind|%
78|0.19.25||WW|weather interpretation (WMO)|Numeric
78|0.19.30||EDP|Eddy Dissipation Parameter|m2/3 s-1
78|0.19.37||ICE_SEV|Icing Severity (0=None, 1=Trace, 2=Light, 3=Moderate, 4=Severe)|Code Table 4.228
78|0.19.48||PERSCONTT|Top of persistent contrails|m
78|0.19.49||PERSCONTB|Base of persistent contrails|m
78|0.19.52|t1|KEF_HAIL_S|Hail kinetic energy flux at surface|J m-2 s-1
78|0.19.52|t1,p2|KEF_HAIL_MAX_S|Time maximum of hail kinetic energy flux at surface|J m-2 s-1
78|0.19.52|t1,p1|KE_HAIL_S|Hail kinetic energy at surface (flux accumulated over time)|J m-2
78|0.191.192||DTTDIV|Solution of 2-d Helmholtz equations - needed for restart|Numeric
78|0.191.193||AW|Area weights for regular lon-lat grid |Numeric
78|0.191.194||BOAGAE_WE|Gauss Boaga Coordinates West to East,East Sector|m
78|0.191.195||BOAGAE_SN|Gauss Boaga Coordinates South to North,East Sector|m
78|0.191.196||BOAGAW_WE|Gauss Boaga Coordinates West to East, West Sector|m
78|0.191.197||BOAGAW_SN|Gauss Boaga Coordinates South to North, West Sector|m
78|0.191.198||SWISS_SN|Swiss coordinate (south-north)|m
78|0.191.199||SWISS_WE|Swiss coordinate (west-east)|m
78|0.191.200||SWISS_LV95_SN|Swiss coordinate LV 95 (south-north)|m
78|0.191.201||SWISS_LV95_WE|Swiss coordinate LV 95 (west-east)|m
78|0.191.202||SUN_EL|Solar elevation angle|Degree
78|0.191.203||SUN_AZI|Solar azimuth angle|Degree
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
78|0.2.0|t233,T233,p11|DD_10M_SECFREQ|Frequency of winds in defined wind sector for defined time interval|Numeric
78|0.2.1|t233,T233,p0|SP_10M_SECAV|10m wind speed in wind sector (time average)|m s-1
78|0.2.1|t233,T233,p2|SP_10M_SECMAX|10m wind speed in wind sector (time maximum)|m s-1
78|0.2.17|t1,p0|AUMFL_S|Momentum Flux, U-Component (m)|N m-2
78|0.2.17|t1|UMFL_S|Momentum Flux, U-Component (m)|N m-2
78|0.2.18|t1,p0|AVMFL_S|Momentum Flux, V-Component (m)|N m-2
78|0.2.18|t1|VMFL_S|Momentum Flux, V-Component (m)|N m-2
78|0.2.192||DU_CON|Zonal wind tendency due to convection|m s-2
78|0.2.193||DV_CON|Meridional wind tendency due to convection|m s-2
78|0.2.194||DU_SSO|Zonal wind tendency due to sub-grid scale oro.|m s-2
78|0.2.195||DV_SSO|Meridional wind tendency due to sub-grid scale oro.|m s-2
78|0.2.196||KE|Kinetic energy|J kg-1
78|0.2.197||VABS|Absolute vorticity advection|s-2
78|0.2.198||VORTIC_U|Relative vorticity, u-component|s-1
78|0.2.199||VORTIC_V|Relative vorticity, v-component|s-1
78|0.2.200||ATM_RSTC|Atmospheric resistance|s m-1
78|0.2.201||WSHEAR_INT|Mean vertical wind shear for specified layer or layer-mean vertical wind shear|s-1
78|0.2.202||WSHEAR_DIFF|Norm of (vertical) wind shear vector between two levels|m s-1
78|0.2.203||USTAR_THRES|Threshold friction velocity|m s-1
78|0.2.204|t103,v10,f0,p2|VGUST_DYN_10M|Maximum 10m dynamical gust|m s-1
78|0.2.205|t103,v10,f0,p2|VGUST_CON_10M|Maximum 10m convective gust|ms-1
78|0.2.206|p2|VORW_CTMAX|Maximum rotation amplitude (positive or negative) (over given time interval and column)|s-1
78|0.2.207|p2|W_CTMAX|Maximum updraft track (over given time interval and column)|m s-1
78|0.2.208||WSHEAR_U|U-component of (vertical) wind shear vector between two levels|m s-1
78|0.2.209||WSHEAR_V|V-component of (vertical) wind shear vector between two levels|m s-1
78|0.2.21||MAXGUST|Maximum wind speed|ms-1
78|0.2.210||W_UP_DUR|Duration of updraft|s
78|0.2.211||W_UP_MASK|Updraft mask|s
78|0.2.212||U_MEAN|U-component of mean wind (vertical mean over specified layer)|m s-1
78|0.2.213||V_MEAN|V-component of mean wind (vertical mean over specified layer)|m s-1
78|0.2.214|t103,v10,f0,p2|VMAX_10M_EWI|Extreme weather index of maximum Wind 10m|m s-1
78|0.2.31||TKVM|Turbulent diffusioncoefficient for momentum|m2 s-1
78|0.2.33||FETCH_LK|Wind fetch|m
78|0.2.34||VN|normal wind component|m s-1
78|0.2.35||VT|tangential wind component|m s-1
78|0.2.41||U_G|u-component of geostrophic wind|m s-1
78|0.2.42||V_G|v-component of geostrophic wind|m s-1
78|0.2.43||DD_G|Geostrophic wind direction|1
78|0.2.44||SP_G|Geostrophic wind speed|m s-1
78|0.20.102||AEROSOL_OPTICAL_DEPTH|Aerosol optical depth|Numeric
78|0.210.2|t103,v2,f0|T_2M_FILT_DCYCLE|2m Temperature - time-filtered such that the diurnal cycle is partly smoothed out|K
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
78|0.254.135||DUMMY_135|DUMMY_135|1
78|0.254.136||DUMMY_136|DUMMY_136|1
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
78|0.3.0|t107|PTHETA|Druck einer isentropen Flaeche|Pa
78|0.3.0|t25|ECHOTOP|Echotop-pressure: smallest pressure where radar reflectivity above a threshold is present|Pa
78|0.3.16||U-GWD|Zonal flux of gravity wave stress|N m-2 
78|0.3.17||V-GWD|Meridional flux of gravity wave stress|N m-2 
78|0.3.192||PP|Pressure perturbation|Pa
78|0.3.193|p0|AUSTR_SSO|U-momentum flux due to SSO-effects (mean over forecast time)|N m-2
78|0.3.193||USTR_SSO|U-momentum flux due to SSO-effects|N m-2
78|0.3.194|p0|AVSTR_SSO|V-momentum flux due to SSO-effects (mean over forecast time)|N m-2
78|0.3.194||VSTR_SSO|V-momentum flux due to SSO-effects|N m-2
78|0.3.195||PPP|3 hour pressure change|Pa-3h
78|0.3.196||HMIN10CL|Height of -10 degree Celsius isotherm|m
78|0.3.197|t3,T2|PDIFF_CON|Pressure difference between cloud base and cloud top|Pa
78|0.3.198||S_ORO_MAX|Slope of orography (using average of maximum gradient in different directions)|Numeric
78|0.3.199|t2|CBMFLX_PSV|Cloud base mass flux associated with passive clouds|kg m-2 s-1
78|0.3.2|t1|DPSDT|Pressure Tendency (S)|Pa s-1
78|0.3.200|t2|CBMFLX_ACT|Cloud base mass flux associated with active clouds|kg m-2 s-1
78|0.3.25||LNPS|Logarithm of Pressure|Pa
78|0.3.26||EXNER|exner pressure|Numeric
78|0.3.33|t150|ML_HAMSL|Model level - height above mean sea level|m
78|0.3.34|t150|ML_HAGL|Model level - height above ground level|m
78|0.3.4|t1|FIS|Geopotential (S)|m2 s-2
78|0.3.4|t105,T105|FIF|Geopotential (full lev)|m2 s-2
78|0.3.6|t1,T101|HSURF|Geometric Height of the earths surface above sea level|m
78|0.3.6|T101|HHL|Geometric Height of the layer limits above sea level(NN)|m
78|0.3.6|t4,T101|HZEROCL|Height of 0 degree Celsius isotherm above msl|m
78|0.3.6|t5,T192|LCL_ML|Height of lifting condensation level of mixed (mean) layer parcel|m
78|0.3.6|t24|HTOP_RADIONUC_CLD|Top for given threshold of air concentration of radionuclides|m
78|0.3.6|t23|HBAS_RADIONUC_CLD|Base for given threshold of air concentration of radionuclides|m
78|0.3.6|t25|ECHOTOPinM|Echotop-height: largest height where radar reflectivity above a threshold is present|m
78|0.3.6|t194,T192|LFC_ML|Height of level of free convection of mixed (mean) layer parcel|m
78|0.4.10|t209|PABS_RAD_TAN_OS|Photosynthetically active radiation at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.10|t209,p0|APAB_S_TAN_OS|Photosynthetically active radiation at surface on tangent plane to terrain including orographic shading - time average|W m-2
78|0.4.11||NSWRFCS|Net short-wave radiation flux, clear sky|W m-2 
78|0.4.12||DWUVR|Downward UV radiation|W m-2 
78|0.4.192||SOHR_RAD|Solar radiation heating rate|K s-1
78|0.4.193||SOTR_RAD|Effective transmissivity of solar radiation|Numeric
78|0.4.194|p2|UVI_MAX_H|Time of maximum of UV Index, clouded|Numeric
78|0.4.195||UVI_CS_COR|UV Index, clear sky; corrected for albedo, aerosol and altitude|Numeric
78|0.4.196||UVI_B_CS|Basic UV Index, clear sky; MSL, fixed albedo, fixed aerosol|Numeric
78|0.4.197||UVI_CL_COR|UV Index, clouded sky; corrected for albedo, aerosol, altitude and clouds|Numeric
78|0.4.198|t1,p0|ASWDIR_S|Downward direct short wave radiation flux at surface (mean over forecast time)|W m-2
78|0.4.198|t1|SWDIRS_RAD|Downward direct short wave radiation flux at surface|W m-2
78|0.4.198|t201,p0|ASWDIR_SH|Downward direct short wave radiation flux at surface on horizontal plane (time average)|W m-2
78|0.4.198|t206,p0|ASWDIR_SN|Downward direct short-wave radiation flux at surface on a plane normal to the sun (time average)|W m-2
78|0.4.198|t207,p0|ASWDIR_SNO|Downward direct short-wave radiation flux at surface on a plane normal to the sun without orographic shading (time average)|W m-2
78|0.4.198|t208,p0|ASWDIR_S_OS|Downward direct short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.198|t209,p0|ASWDIR_S_TAN_OS|Downward direct short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
78|0.4.199|t1,p0|ASWDIFD_S|Downward diffusive short wave radiation flux at surface (mean over forecast time)|W m-2
78|0.4.199|t1|SWDIFDS_RAD|Downward diffusive short wave radiation flux at surface (mean over forecast time)|W m-2
78|0.4.50|p2|UVI_MAX_CS|UV Index, clear sky, maximum|Numeric
78|0.4.51|p2|UVI_MAX_CL|UV Index, clouded sky, maximum|Numeric
78|0.4.7||DSWRF|Downward short-wave radiation flux|W m-2
78|0.4.7|t201,p0|ASOD_SH|Downward short wave radiation flux at surface on horizontal plane (time average)|W m-2
78|0.4.7|t202,p0|ASOD_SvE|Downward short wave radiation flux at surface on vertical surface facing east (time average)|W m-2
78|0.4.7|t203,p0|ASOD_SvN|Downward short wave radiation flux at surface on vertical surface facing north (time average)|W m-2
78|0.4.7|t204,p0|ASOD_SvS|Downward short wave radiation flux at surface on vertical surface facing south (time average)|W m-2
78|0.4.7|t205,p0|ASOD_SvW|Downward short wave radiation flux at surface on vertical surface facing west (time average)|W m-2
78|0.4.7|t208,p0|ASOD_S_OS|Downward short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.7|t209,p0|ASOD_S_TAN_OS|Downward short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
78|0.4.8|t1,p0|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|0.4.8|t208|SWDIFUS_RAD_OS|Upward diffusive short wave radiation flux at surface on horizontal plane including orographic shading|W m-2
78|0.4.8|t209|SWDIFUS_RAD_TAN_OS|Upward diffusive short wave radiation flux at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.8|t208,p0|ASWDIFU_S_OS|Upward diffusive short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.8|t209,p0|ASWDIFU_S_TAN_OS|Upward diffusive short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
78|0.4.9|t208|SOBS_RAD_OS|Net short wave radiation flux at surface on horizontal plane including orographic shading|W m-2
78|0.4.9|t209|SOBS_RAD_TAN_OS|Net short wave radiation flux at surface on tangent plane to terrain including orographic shading|W m-2
78|0.4.9|t208,p0|ASOB_S_OS|Net short wave radiation flux at surface on horizontal plane including orographic shading - time average|W m-2
78|0.4.9|t209,p0|ASOB_S_TAN_OS|Net short wave radiation flux at surface on tangent plane to terrain including orographic shading - time average|W m-2
78|0.5.0||NLWRS|Net long wave radiation flux (surface)|W m-2 
78|0.5.1||NLWRT|Net long wave radiation flux (top of atmosphere)|W m-2 
78|0.5.192||THHR_RAD|Thermal radiation heating rate|K s-1
78|0.5.3||DLWRF|Downward long-wave radiation flux|W m-2 
78|0.5.4||ULWRF|Upward long-wave radiation flux|W m-2 
78|0.5.4|t1,p0|ATHU_S|Surface upward thermal radiation|W m-2
78|0.5.6||NLWRCS|Net long-wave radiation flux, clear sky |W m-2 
78|0.6.1||CLCT|Total Cloud Cover|%
78|0.6.1|p0|CLCT_AV|Total cloud cover (time average)|%
78|0.6.11||CDCB|Cloud base|m
78|0.6.192|t2,T101|HBAS_SC|Cloud base above MSL, shallow convection|m
78|0.6.193|t3,T101|HTOP_SC|Cloud top above MSL, shallow convection|m
78|0.6.194|t1|BAS_CON|Base index (vertical level) of main convective cloud|Numeric
78|0.6.195|t1|TOP_CON|Top index (vertical level) of main convective cloud|Numeric
78|0.6.196|t3,T101|HTOP_DC|Height of top of dry convection above MSL|m
78|0.6.197||HTOP_THERM|Height of thermals above MSL|m
78|0.6.198||CLDEPTH|Modified cloud depth for media|Numeric
78|0.6.199||CLCT_MOD|Modified cloud cover for media|Numeric
78|0.6.2||CLC_CON|Convective Cloud Cover|%
78|0.6.201||C_TYPE|Type of convection (0..4)|Numeric
78|0.6.202||TOP_DCON|Dry convection top index|Numeric
78|0.6.203||DENC|Mass density of cloud droplets|kg m-3
78|0.6.204||DENI|Mass density of cloud ice|kg m-3
78|0.6.205|t1,p11|DURSUN_M|Possible astronomical maximum of sunshine|s
78|0.6.206|t1|DURSUN_R|Relative duration of sunshine (DURSUN * 100 / DURSUN_M)|%
78|0.6.210|t2|NCL_PUA_ACT|Number of active clouds per horizontal unit area|m-2
78|0.6.211|t2|NCL_PUA_PSV|Number of passive clouds per horizontal unit area|m-2
78|0.6.215||CLC_RAD|Cloud cover for use in radiative transfer (modified where large hydrometeors are present)|%
78|0.6.22|t100,v0,f0,T100,V40000,F0|CLCH|Cloud Cover (0 - 400 hPa)|%
78|0.6.22|t100,v40000,T100,V80000|CLCM|Cloud Cover (400 - 800 hPa)|%
78|0.6.22|t100,v80000,T1|CLCL|Cloud Cover (800 hPa - Soil)|%
78|0.6.26|t2,T101|HBAS_CON|Height of Convective Cloud Base above msl|m
78|0.6.26|t2,T1|CCL_GND|Hoehe der Konvektionsuntergrenze ueber Grund|m
78|0.6.27|t3,T101|HTOP_CON|Height of Convective Cloud Top above msl|m
78|0.6.28||NCCLOUD|Number of cloud droplets per unit mass of air|kg-1
78|0.6.29||NCICE|Number of cloud ice particles per unit mass of air|kg-1
78|0.6.30||NDCLOUD|Number density of cloud droplets|m-3
78|0.6.31||NDICE|Number density of cloud ice particles|m-3
78|0.6.33|p1|DURSUN|Sunshine duration|s
78|0.6.38||DENC|Mass density of cloud droplets|kg m-3
78|0.6.39||DENI|Mass density of cloud ice|kg m-3
78|0.7.10|t10|SLI|Surface lifted index|K
78|0.7.13||SI|Showalter index|K
78|0.7.15|p2|UH_MAX|Maximum amplitude (positive or negative) of updraft helicity  (over given time interval)|m2 s-2
78|0.7.15|t102,v0,f0,T102,V3000,F0,p2|UH_MAX_LOW|Maximum amplitude of updraft helicity in tropospheric column of low height|m2 s-2
78|0.7.15|t102,v2000,f0,T102,V5000,F0,p2|UH_MAX_MED|Maximum amplitude of updraft helicity in tropospheric column of medium height|m2 s-2
78|0.7.16||BRN|Bulk Richardson number|Numeric
78|0.7.17||RI|Gradient Richardson number|Numeric
78|0.7.192||SDI_1|Supercell detection index 1 (rot. up- and downdrafts)|s-1
78|0.7.193||SDI_2|Supercell detection index 2 (only rot. updrafts)|s-1
78|0.7.194|t10|DCI|Deep convection index|K
78|0.7.195||ENTH|Enthalpy|J kg-1
78|0.7.195|t103,v2,f0|ENTH_2M|2m Enthalpy|J kg-1
78|0.7.6||CAPE_CON|Convective Available Potential Energy|J kg-1
78|0.7.6|t103,v3000,f0,T192|CAPE_3KM|Cape of mixed (mean) layer parcel, ascent up to 3 km|J kg-1
78|0.7.6|t193|CAPE_MU|Convective Available Potential Energy, most unstable|J kg-1
78|0.7.6|t192|CAPE_ML|Convective Available Potential Energy, mean layer|J kg-1
78|0.7.7||CIN|Convective inhibition|J kg-1
78|0.7.7|t193|CIN_MU|Convective Inhibition, most unstable|J kg-1
78|0.7.7|t192|CIN_ML|Convective Inhibition, mean layer|J kg-1`;
