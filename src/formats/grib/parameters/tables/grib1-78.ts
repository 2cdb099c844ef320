// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `78|1.49||UCURR|U-component of current|m s-1
78|1.50||VCURR|V-component of current|m s-1
78|1.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2
78|2.11|t1|T_G|Temperature (G)|K
78|2.11|t105,v2,r3|T_2M_CL|Climat. temperature, 2m Temperature|K
78|2.111|t1,r3|ASOB_S|Net short wave radiation flux (at the surface)|W m-2
78|2.111|t1|SOBS_RAD|Net short wave radiation flux (at the surface)|W m-2
78|2.111|t1,r1|ASOB_S|Net short wave radiation flux (at the surface)|W m-2
78|2.112|t1,r3|ATHB_S|Net long wave radiation flux (m) (at the surface)|W m-2
78|2.112|t1|THBS_RAD|Net long wave radiation flux|W m-2
78|2.112|t1,r1|ATHB_S|Net long wave radiation flux|W m-2
78|2.113|t8,r3|ASOB_T|Net short wave radiation flux (on the model top)|W m-2
78|2.113|t8|SOBT_RAD|Net short wave radiation flux|W m-2
78|2.113|t8,r1|ASOB_T|Net short wave radiation flux|W m-2
78|2.114|t8,r3|ATHB_T|Net long wave radiation flux (m) (on the model top)|W m-2
78|2.114|t8|THBT_RAD|Net long wave radiation flux|W m-2
78|2.114|t8,r1|ATHB_T|Net long wave radiation flux|W m-2
78|2.121|t1,r3|ALHFL_S|Latent Heat Net Flux (m)|W m-2
78|2.121|t1,r1|ALHFL_S|Latent Heat Net Flux (m) Initialisation|W m-2
78|2.121|t1|LHFL_S|Latent Heat Net Flux - instant - at surface|W m-2
78|2.122|t1,r3|ASHFL_S|Sensible Heat Net Flux (m)|W m-2
78|2.122|t1,r1|ASHFL_S|Sensible Heat Net Flux (m) Initialisation|W m-2
78|2.122|t1|SHFL_S|Sensible Heat Net Flux - instant - at surface|1
78|2.124|t1,r3|AUMFL_S|Momentum Flux, U-Component (m)|N m-2
78|2.124|t1,r1|AUMFL_S|Momentum Flux, U-Component (m) Initialisation|N m-2
78|2.124|t1|UMFL_S|Momentum Flux, U-Component (m)|N m-2
78|2.125|t1,r3|AVMFL_S|Momentum Flux, V-Component (m)|N m-2
78|2.125|t1,r1|AVMFL_S|Momentum Flux, V-Component (m) Initialisation|N m-2
78|2.125|t1|VMFL_S|Momentum Flux, V-Component (m)|N m-2
78|2.15|t105,v2,r0|TMAX_2M|Max 2m Temperature (i) Initialisation|K
78|2.15|t105,v2,r1|TMAX_2M|Max 2m Temperature (i) Initialisation|K
78|2.16|t105,v2,r0|TMIN_2M|Min 2m Temperature (i) Initialisation|K
78|2.16|t105,v2,r1|TMIN_2M|Min 2m Temperature (i) Initialisation|K
78|2.17|t105,v2,r3|TD_2M_AV|2m Dew Point Temperature (AV)|K
78|2.3|t1|DPSDT|Pressure Tendency (S)|Pa s-1
78|2.31|t105,v10|DD_10M|Wind Direction (DD_10M)|degree true
78|2.32|t105,v10|SP_10M|Wind speed (SP_10M)|m s-1
78|2.40||W|Vertical Velocity (Geometric) (w)|m s-1
78|2.49||UCURR|U-component of current|m s-1
78|2.50||VCURR|V-component of current|m s-1
78|2.51|t105,v2|QV_2M|Specific Humidity (2m)|kg kg-1
78|2.51|t1|QV_S|Specific Humidity (S)|kg kg-1
78|2.52|t105,v2|RELHUM_2M|2m Relative Humidity|%
78|2.57|t1|AEVAP_S|Evaporation (s)|kg m-2
78|2.57|t1,r0|AEVAP_S|Evaporation (s) Initialisation|kg m-2
78|2.58||TQI|Total Column-Integrated Cloud Ice|kg m-2
78|2.6|t1|FIS|Geopotential (S)|m2 s-2
78|2.6|t110|FIF|Geopotential (full lev)|m2 s-2
78|2.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2
78|2.61|r5|TOT_PREC_D|Total Precipitation Difference|kg m-2
78|2.61|r0|TOT_PREC|Total Precipitation (Accumulation) Initialisation|kg m-2
78|2.61|r1|TOT_PREC|Total Precipitation (Accumulation) Initialisation|kg m-2
78|2.62|r4|PREC_GSP|Large-Scale Precipitation (Accumulation)|kg m-2
78|2.63|r4|PREC_CON|Convective Precipitation (Accumulation)|kg m-2
78|2.63|r5|PREC_CON_D|Convective Precipitation (difference)|kg m-2
78|2.73|t1|CLCL|Cloud Cover (800 hPa - Soil)|%
78|2.74|t1|CLCM|Cloud Cover (400 - 800 hPa)|%
78|2.75|t1|CLCH|Cloud Cover (0 - 400 hPa)|%
78|2.78|r0|SNOW_CON|Convective Snowfall water equivalent (s) Initialisation|kg m-2
78|2.78|r1|SNOW_CON|Convective Snowfall water equivalent (s) Initialisation|kg m-2
78|2.79|r0|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation) Initialisation|kg m-2
78|2.79|r1|SNOW_GSP|Large-Scale snowfall - water equivalent (Accumulation) Initialisation|kg m-2
78|2.8|t1|HSURF|Geometric Height of the earths surface above sea level|m
78|2.8|t109|HHL|Geometric Height of the layer limits above sea level(NN)|m
78|2.84|r3|ALBEDO_B|Albedo (in short-wave, average)|%
78|2.85|t111,v36|T_CL|Soil Temperature  ( 36 cm depth, vv=0h)|K
78|2.85|t111,v41|T_CL_LM|Soil Temperature (41 cm depth)|K
78|2.85|t111,v9|T_M|Soil Temperature|K
78|2.85|t111|T_S|Soil Temperature|K
78|2.85|t112|T_S_L|Soil Temperature (layer)|K
78|201.100||PRR_GSP|Large scale rain rate|kg m-2 s-1
78|201.101||PRS_GSP|Large scale snowfall rate water equivalent|kg m-2 s-1
78|201.102||RAIN_GSP|Large scale rain (Accumulation)|kg m-2
78|201.102|r0|RAIN_GSP|Large scale rain (Accumulation) Initialisation|kg m-2
78|201.102|r1|RAIN_GSP|Large scale rain (Accumulation) Initialisation|kg m-2
78|201.111||PRR_CON|Convective rain rate|kg m-2 s-1
78|201.112||PRS_CON|Convective snowfall rate water equivalent|kg m-2 s-1
78|201.113||RAIN_CON|Convective rain|kg m-2
78|201.113|r0|RAIN_CON|Convective rain Initialisation|kg m-2
78|201.113|r1|RAIN_CON|Convective rain Initialisation|kg m-2
78|201.122||TOT_RAIN|rain amount, grid-scale plus convective|kg m-2
78|201.123||TOT_SNOW|snow amount, grid-scale plus convective|kg m-2
78|201.124||DT_GSP|Temperature tendency due to grid scale precipation|K s-1
78|201.125||DQV_GSP|Specific humidity tendency due to grid scale precipitation|kg kg-1 s-1
78|201.127||DQC_GSP|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg-1 s-1
78|201.129||FRESHSNW|Fresh snow factor (weighting function for albedo indicating freshness of snow)|Numeric
78|201.13||SOHR_RAD|Solar radiation heating rate|K s-1
78|201.130||DQI_GSP|tendency of specific cloud ice content due to grid scale precipitation|kg kg-1 s-1
78|201.131||PRG_GSP|Graupel (snow pellets) precipitation rate|kg m-2 s-1
78|201.132||GRAU_GSP|Graupel (snow pellets) precipitation (Accumulation)|kg m-2
78|201.132|r0|GRAU_GSP|Graupel (snow pellets) precipitation (Initialisation)|kg m-2
78|201.133||RHO_SNOW|Snow density|kg m-3
78|201.139||PP|Pressure perturbation|Pa
78|201.14||THHR_RAD|Thermal radiation heating rate|K s-1
78|201.141||SDI_1|supercell detection index 1 (rot. up+down drafts)|s-1
78|201.142||SDI_2|supercell detection index 2 (only rot. up drafts)|s-1
78|201.143|t1|CAPE_MU|Convective Available Potential Energy, most unstable|J kg-1
78|201.144|t1|CIN_MU|Convective Inhibition, most unstable|J kg-1
78|201.145|t1|CAPE_ML|Convective Available Potential Energy, mean layer|J kg-1
78|201.146|t1|CIN_ML|Convective Inhibition, mean layer|J kg-1
78|201.147||TKE_CON|Convective turbulent kinetic enery|J kg-1
78|201.148||TKETENS|Tendency of turbulent kinetic energy|m2 s-3
78|201.149||KE|Kinetic Energy|J kg-1
78|201.151||EDR|Eddy dissipitation rate of TKE|m2 s-3
78|201.152||TKE|Turbulent Kinetic Energy|J kg-1
78|201.153||TKVM|Turbulent diffusioncoefficient for momentum|m2 s-1
78|201.154||TKVH|Turbulent diffusion coefficient for heat (and moisture)|m2 s-1
78|201.155||DTKE_SSO|wake-production of TKE due to sub grid scale orography|m2 s-3
78|201.156||DTKE_HSH|shear-production of TKE due to separated horizontal shear modes|m2 s-3
78|201.157||DTKE_CON|buoyancy-production of TKE due to sub grid scale convection|m2 s-3
78|201.170||TCM|Turbulent transfer coefficient for impulse|Numeric
78|201.171||TCH|Turbulent transfer coefficient for heat (and Moisture)|Numeric
78|201.173||MH|mixed layer depth|m
78|201.18|r3|ALHFL_BS|Latent heat flux from bare soil|W m-2
78|201.187|t105,v10|VMAX_10M|maximum Wind 10m|m s-1
78|201.187|t105,v10,r0|VMAX_10M|maximum Wind 10m Initialisation|m s-1
78|201.19|t111,r3|ALHFL_PL|Latent heat flux from plants|W m-2
78|201.190||T_BS_LK|Temperature at the lower boundary of the thermally active layer of bottom sediment|K
78|201.191||T_BOT_LK|Bottom temperature (temperature at the water-bottom sediment interface)|K
78|201.192||T_B1_LK|Temperature at the lower boundary of the upper layer of bottom sediment (penetrated by thermal wave)|K
78|201.193||T_WML_LK|Mixed-layer temperature|K
78|201.194||T_MNW_LK|Mean temperature of the water column|K
78|201.196||LPI|Lightning Potential Index|J kg-1
78|201.196|r2|LPI_MAX|Maximum of Lightning Potential Index (over given time interval)|J kg-1
78|201.197|t111|T_SO|Soil Temperature (multilayer model)|K
78|201.198|t111|W_SO|Column-integrated Soil Moisture (multilayers)|kg m-2
78|201.199|t111|W_SO_ICE|soil ice content (multilayers)|kg m-2
78|201.20|r4|SUNSHHRS|Sunshine duration in h|h
78|201.200||W_I|Plant Canopy Surface Water|kg m-2
78|201.203||T_SNOW|Snow temperature (top of snow)|K
78|201.21|r0|RSTOM|Stomatal Resistance|s m-1
78|201.211||ATM_RSTC|Atmospheric Resistance|s m-1
78|201.212||RSMIN|Minimal Stomatal Resistance|s m-1
78|201.215||T_ICE|Sea Ice Temperature|K
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
78|201.231||FE1|- FE1 I128A[AMP]ROUTI von 199809 bis 199905|1
78|201.232||DTTDIV|solution of 2-d Helmholtz equations - needed for restart|Numeric
78|201.233||SOTR_RAD|Effective transmissivity of solar radiation|K s-1
78|201.234||DBZCMP_SIM|Composite reflectivity - forecast (simulation)|dBZ
78|201.235||DBZCMP_OBS|Composite reflectivity - observation|dBZ
78|201.236||EVATRA_SUM|sum of contributions to evaporation|kg m-2
78|201.237||TRA_SUM|total transpiration from all soil layers|kg m-2
78|201.238||TOTFORCE_S|total forcing at soil surface|W m-2
78|201.239||RESID_WSO|residuum of soil moisture|kg m-2
78|201.24|t1,r3|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|201.24|t1,r1|ASWDIFU_S|Upward diffusive short wave radiation flux at surface ( mean over forecast time) Initialisation|W m-2
78|201.24|t1|SWDIFUS_RAD|Upward diffusive short wave radiation flux at surface ( mean over forecast time)|W m-2
78|201.240|t1|MFLX_CON|Massflux at convective cloud base|kg m-2 s-1
78|201.241||CAPE_CON|Convective Available Potential Energy|J kg-1
78|201.243||QCVG_CON|moisture convergence for Kuo-type closure|s-1
78|201.25||THDS_RAD|Downward long-wave radiation flux|W m-2 
78|201.25|r3|ATHD_S|Downward long-wave radiation flux avg|W m-2 
78|201.25|r4|ACCTHD_S|Downward long-wave radiation flux accum|W m-2 
78|201.29||CLC|Cloud cover|%
78|201.30||CLC_SGS|Non-Convective Cloud Cover, grid scale|%
78|201.31||QC|Cloud Mixing Ratio|kg kg-1
78|201.33||QI|Cloud Ice Mixing Ratio|kg kg-1
78|201.35||QR|Rain mixing ratio|kg kg-1
78|201.36||QS|Snow mixing ratio|kg kg-1
78|201.37||TQR|Total column integrated rain|kg m-2
78|201.38||TQS|Total column integrated snow|kg m-2
78|201.39||QG|Grauple|kg kg-1
78|201.40||TQG|Total column integrated grauple|kg m-2
78|201.41||TWATER|Total Column integrated water (all components incl. precipitation)|kg m-2
78|201.42||TDIV_HUM|vertical integral of divergence of total water content (s)|kg m-2
78|201.42|r0|TDIV_HUM|vertical integral of divergence of total water content (s)|kg m-2
78|201.43||QC_RAD|subgrid scale cloud water|kg kg-1
78|201.44||QI_RAD|subgridscale cloud ice|kg kg-1
78|201.48|t200,r2|TCOND_MAX|Maximum total-column integrated condensed  water (over given time interval)|kg m-2
78|201.49|r2|TCOND10_MX|Maximum total-column integrated condensed water above -10 C isotherm (over given time interval)|kg m-2
78|201.5|t1,r3|APAB_S|Photosynthetically active radiation (m) (at the surface)|W m-2
78|201.5|t1|PABS_RAD|Photosynthetically active radiation|W m-2
78|201.5|t1,r1|APAB_S|Photosynthetically active radiation|W m-2
78|201.51||CLCH_8|cloud cover CH (0..8)|Numeric
78|201.52||CLCM_8|cloud cover CM (0..8)|Numeric
78|201.53||CLCL_8|cloud cover CL (0..8)|Numeric
78|201.58|t2|HBAS_SC|cloud base above msl, shallow convection|m
78|201.59|t3|HTOP_SC|Cloud top above msl, shallow convection|m
78|201.61||CLW_CON|specific cloud water content, convective cloud|kg kg-1
78|201.68|t2|HBAS_CON|Height of Convective Cloud Base above msl|m
78|201.69|t3|HTOP_CON|Height of Convective Cloud Top above msl|m
78|201.72|t1|BAS_CON|base index (vertical level) of main convective cloud (i)|Numeric
78|201.73|t1|TOP_CON|top index (vertical level) of main convective cloud (i)|Numeric
78|201.74||DT_CON|Temperature tendency due to convection|K s-1
78|201.75||DQV_CON|Specific humidity tendency due to convection|kg kg-1 s-1
78|201.78||DU_CON|zonal wind tendency due to convection|m s-2
78|201.79||DV_CON|meridional wind tendency due to convection|m s-2
78|201.82|t1|HTOP_DC|Height of top of dry convection above MSL|m
78|201.83||TOP_DCON|dry convection top index|Numeric
78|201.84|t4|HZEROCL|Height of 0 degree Celsius isotherm above msl|m
78|201.85|t4|SNOWLMT|Height of snow fall limit above MSL|m
78|201.88||DQC_CON|Tendency of specific cloud liquid water content due to convection|kg kg-1 s-1
78|201.89||DQI_CON|tendency of  specific cloud ice content due to convection|kg kg-1 s-1
78|201.90||HTOP_THERM|Height of thermals above MSL|m
78|201.91||C_T_LK|Shape factor with respect to the temperature profile in the thermocline|Numeric
78|201.92||GAMSO_LK|Attenuation coefficient of water with respect to solar radiation|m-1
78|201.93||DP_BS_LK|Depth of thermally active layer of bottom sediment|m
78|201.94||H_B1_LK|Sediment thickness of the upper layer of bottom sediments|m
78|201.95||H_ML_LK|Mixed-layer depth|m
78|201.96||DEPTH_LK|Lake depth|m
78|201.97||FETCH_LK|Wind fetch|m
78|201.99||Q_SEDIM|Specific content of precipitation particles (needed for water loading)|kg kg-1
78|202.10||TM10|Total wave mean period|s
78|202.101||TIDAL|tidal tendencies|s2 m-2
78|202.104||DQVDT|tendency of specific humidity|s-1
78|202.105||QVSFLX|water vapor flux|s-1 m-2
78|202.113||FC|Coriolis parameter|s-1
78|202.114||RLAT|geographical latitude|deg N
78|202.115||RLON|geographical longitude|deg E
78|202.117||SST_IC|Sea surface temperature interpolated in time in C|C
78|202.119||LNPS|Logarithm of Pressure|Pa
78|202.120||USTR|Friction Velocity|1
78|202.121||ZTD|Delay of the GPS signal trough the (total) atm.|m
78|202.122||ZWD|Delay of the GPS signal trough wet atmos.|m
78|202.123||ZHD|Delay of the GPS signal trough dry atmos.|m
78|202.129|r3|ALB_DIF12|Albedo - diffusive solar - time average (0.3 - 5.0 m-6) |%
78|202.129||ALB_DIF|Albedo - diffusive solar (0.3 - 5.0 m-6)|%
78|202.133||VORTIC_U|relative vorticity,U-component|s-1
78|202.134||VORTIC_V|relative vorticity,V-component|s-1
78|202.17||TM01|Total Tm1 period|s
78|202.18||TM02|Total Tm2 period|s
78|202.180||O3|Ozone Mixing Ratio|kg kg-1
78|202.19||SPRD|Total directional spread|degree true
78|202.194||Ru-103|Air concentration of Ruthenium 103|Bq m-3
78|202.195||Ru-103d|Ru103 - dry deposition|Bq m-2
78|202.196||Ru-103w|Ru103 - wet deposition|Bq m-2
78|202.197||Sr-90|Air concentration of Strontium 90|Bq m-3
78|202.198||Sr-90d|Sr90 - dry deposition|Bq m-2
78|202.199||Sr-90w|Sr90 - wet deposition|Bq m-2
78|202.200||I-131a|Air concentration of Iodine 131 aerosol|Bq m-3
78|202.201||I-131ad|I131 - dry deposition|Bq m-2
78|202.202||I-131aw|I131 - wet deposition|Bq m-2
78|202.203||Cs-137|Air concentration of Caesium 137|Bq m-3
78|202.204||Cs-137d|Cs137 - dry deposition|Bq m-2
78|202.206||Te-132|Air concentration of Tellurium 132|Bq m-3
78|202.207||Te-132d|Te132 - dry deposition|Bq m-2
78|202.208||Te-132w|Te132 - wet deposition|Bq m-2
78|202.209||Zr-95|Air concentration of Zirconium 95|Bq m-3
78|202.210||Zr-95d|Zr95 - dry deposition|Bq m-2
78|202.211||Zr-95w|Zr95 - wet deposition|Bq m-2
78|202.212||Kr-85|Air concentration of Krypton 85|Bq m-3
78|202.213||Kr-85d|Kr85 - dry deposition|Bq m-2
78|202.214||Kr-85w|Kr85 - wet deposition|Bq m-2
78|202.215||Tr-2|TRACER - concentration|Bq m-3
78|202.216||Tr-2d|TRACER - dry deposition|Bq m-2
78|202.217||Tr-2w|TRACER - wet deposition|Bq m-2
78|202.218||Xe-133|Air concentration of Xenon 133|Bq m-3
78|202.219||Xe-133d|Xe133 - dry deposition|Bq m-2
78|202.220||Xe-133w|Xe133 - wet deposition|Bq m-2
78|202.221||I-131g|Air concentration of Iodine 131 elementary gaseous|Bq m-3
78|202.222||I-131gd|I131g - dry deposition|Bq m-2
78|202.223||I-131gw|I131g - wet deposition|Bq m-2
78|202.224||I-131o|Air concentration of Iodine 131 organic bounded|Bq m-3
78|202.225||I-131od|I131o - dry deposition|Bq m-2
78|202.226||I-131ow|I131o - wet deposition|Bq m-2
78|202.227||Ba-140|Air concentration of Barium 140|Bq m-3
78|202.228||Ba-140d|Ba140 - dry deposition|Bq m-2
78|202.229||Ba-140w|Ba140 - wet deposition|Bq m-2
78|202.231|r3|AUSTR_SSO|u-momentum flux due to SSO-effects|N m-2
78|202.231||USTR_SSO|u-momentum flux due to SSO-effects|N m-2
78|202.231|r1|AUSTR_SSO|u-momentum flux due to SSO-effects|N m-2
78|202.232|r3|AVSTR_SSO|v-momentum flux due to SSO-effects (average)|N m-2
78|202.232||VSTR_SSO|v-momentum flux due to SSO-effects|N m-2
78|202.232|r1|AVSTR_SSO|v-momentum flux due to SSO-effects|N m-2
78|202.233|r1|AVDIS_SSO|Gravity wave dissipation (initialisation)|W m-2
78|202.233||VDIS_SSO|Gravity wave dissipation (vertical integral)|W m-2
78|202.233|r3|AVDIS_SSO|Gravity wave dissipation |W m-2
78|202.240||UVI_CS_COR|UV Index, clear sky; corrected for albedo, aerosol and altitude|Numeric
78|202.241||UVI_B_CS|Basic UV Index, clear sky; MSL, fixed albedo, fixed aerosol|Numeric
78|202.242||UVI_CL_COR|UV Index, clouded sky; corrected for albedo, aerosol, altitude and clouds|Numeric
78|202.243||UVI_MAX_CS|UV Index, clear sky, maximum|Numeric
78|202.247||TOT_O3|Total ozone|DU
78|202.248||UVI_MAX_CL|UV Index, clouded sky, maximum|Numeric
78|202.249||UVI_MAX_H|Time of maximum of UV Index, clouded|Numeric
78|202.33||FR_PAVED|Impervious (paved or sealed) surface fraction|Proportion
78|202.34||AHF|Antropogenic heat flux (e.g. urban heating, traffic)|W m-2
78|202.36||ECHOTOP|Echotop-pressure: smallest pressure where radar reflectivity above a threshold is present|Pa
78|202.37||ECHOTOPinM|Echotop-height: largest height where radar reflectivity above a threshold is present|m
78|202.38||SKT|Skin temperature|K
78|202.39||SKC|Skin conductivity (ratio ground heat flux to temperature difference soil-skin layer)|W m-2 K-1
78|202.4||MWD|Total Wave Direction|degree true
78|202.40||ANA_ERR_FI|analysis error(standard deviation), geopotential(gpm)|gpm
78|202.41||ANA_ERR_U|analysis error(standard deviation), u-comp. of wind|m2 s-2
78|202.42||ANA_ERR_V|analysis error(standard deviation), v-comp. of wind|m2 s-2
78|202.44||DU_SSO|zonal wind tendency due to subgrid scale oro.|m s-2
78|202.45||DV_SSO|meridional wind tendency due to subgrid scale oro.|m s-2
78|202.46||SSO_STDH|Standard deviation of sub-grid scale orography|m
78|202.47||SSO_GAMMA|Anisotropy of sub-gridscale orography|Numeric
78|202.48||SSO_THETA|Angle of sub-gridscale orography|rad
78|202.49||SSO_SIGMA|Slope of sub-gridscale orography|Numeric
78|202.55||FR_LAKE|Water Fraction|Proportion
78|202.56||EMIS_RAD|surface emissivity|Numeric
78|202.57||SOILTYP|soil type of grid (1...9, local soilType.table)|Numeric
78|202.61||LAI|Leaf area index|Numeric
78|202.62||ROOTDP|root depth of vegetation|m
78|202.64||HMO3|height of ozone maximum (climatological)|Pa
78|202.65||VIO3|vertically integrated ozone content (climatological)|Pa
78|202.67||PLCOV_MX|Plant covering degree in the vegetation phase|Numeric
78|202.68||PLCOV_MN|Plant covering degree in the quiescent phas|Numeric
78|202.69||LAI_MX|Max Leaf area index|Numeric
78|202.7||PPTS|Peak period of total swell|s
78|202.70||LAI_MN|Min Leaf area index|Numeric
78|202.71||ORO_MOD|Orographie + Land-Meer-Verteilung|m
78|202.75||FOR_E|evergreen forest|Numeric
78|202.76||FOR_D|deciduous forest|Numeric
78|202.77|r3|NDVI|normalized differential vegetation index|Numeric
78|202.78|r0|NDVI_MAX|normalized differential vegetation index (NDVI)|Numeric
78|202.79|r3|NDVI_MRAT|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|202.79|r0|NDVIRATIO|current ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|202.8||PPWW|Swell peak period|s
78|202.84||AER_SO4|Total sulfate aerosol|Numeric
78|202.84|r3|AER_SO412|Total sulfate aerosol (12M)|Numeric
78|202.86||AER_DUST|Total soil dust aerosol (climatology)|Numeric
78|202.86|r3|AER_DUST12|Total soil dust aerosol (climatology,12M)|Numeric
78|202.9||PP1D|Total wave peak period|s
78|202.91||AER_ORG|Organic aerosol|Numeric
78|202.91|r3|AER_ORG12|Organic aerosol (12M)|Numeric
78|202.92||AER_BC|Black carbon aerosol|Numeric
78|202.92|r3|AER_BC12|Black carbon aerosol (12M)|Numeric
78|202.93||AER_SS|Sea salt aerosol|Numeric
78|202.93|r3|AER_SS12|Sea salt aerosol (12M)|Numeric
78|203.10||PPP|3 hour pressure change|Pa-3h
78|203.100||VORG|geostrophische Vorticity|s-1
78|203.101||ADVORG|geostrophische Vorticityadvektion|s-2
78|203.103||ADVOR|geostrophische Schichtdickenadvektion|m3 kg-1 s-1
78|203.105||FORCOMEGA|Forcing rechte Seite Omegagleichung|m kg-1 s-1
78|203.107||ADRTG|Schichtdickenadvektion|m3 kg-1 s-1
78|203.109||WDIV|Winddivergenz|s-1
78|203.111||QVX|Q-Vektor X-Komponente (geostrophisch)|m2 kg-1 s-1
78|203.112||QVY|Q-Vektor Y-Komponente (geostrophisch)|m2 kg-1 s-1
78|203.113||DIVGEO|Divergenz Q (geostrophisch)|m kg-1 s-1
78|203.114||QVNGEO|Q-Vektor senkrecht zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
78|203.115||QVSGEO|Q-Vektor parallel zu d. Isothermen (geostrophisch)|m2 kg-1 s-1
78|203.116||DIVQNGEO|Divergenz Qn geostrophisch|m kg-1 s-1
78|203.117||DIVQSGEO|Divergenz Qs geostrophisch|m kg-1 s-1
78|203.118||FRONTO|Frontogenesefunktion|K2 m-2 s-1
78|203.119||PVP|Potentielle Vorticity (auf Druckflaechen, nicht isentrop)|K m2 kg-1 s-1
78|203.123||DIVQ|Divergenz|m kg-1 s-1
78|203.124||QVN|Q-Vektor senkrecht zu den Isothermen|m2 kg-1 s-1
78|203.125||QVS|Q-Vektor parallel zu den Isothermen|m2 kg-1 s-1
78|203.126||DIVQN|Divergenz Qn|m kg-1 s-1
78|203.127||DIVQS|Divergenz Qs|m kg-1 s-1
78|203.128||FRONTOF|Frontogenesis function|Km kg-1 s-1
78|203.130|t100|IPV|Isentrope potentielle Vorticity|K m2 kg-1 s-1
78|203.131||UP|Wind X-Komponente auf isentropen Flaechen|m s-1
78|203.132||VP|Wind Y-Komponente auf isentropen Flaechen|m s-1
78|203.133|t100|PTHETA|Druck einer isentropen Flaeche|hPa
78|203.140||KO|KO index|K
78|203.146||CATIX|Clear Air Turbulence Index|s-1
78|203.154||THETAE|Aequivalentpotentielle Temperatur|K
78|203.157||CEILING|Ceiling|m
78|203.181|t202,v1|PIDC_BASE_HFT|Icing Base (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v2|PIDC_MAX_BASE_HFT|Icing Max Base (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v3|PIDC_MAX_TOP_HFT|Icing Max Top (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v4|PIDC_TOP_HFT|Icing Top (hft) - Prognose Icing Degree Composit|hft
78|203.181|t202,v5|PIDC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Prognose Icing Degree Composit|Numeric
78|203.181|t202,v6|PIDC_MAX_CODE|Icing Max Code (1=light,2=moderate,3=severe) - Prognose Icing Degree Composit|Numeric
78|203.182|t202,v1|PISC_BASE_HFT|Icing Base (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v2|PISC_SIG_BASE_HFT|Icing Signifikant Base (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v3|PISC_SIG_TOP_HFT|Icing Signifikant Top (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v4|PISC_TOP_HFT|Icing Top (hft) - Prognose Icing Scenario Composit|hft
78|203.182|t202,v5|PISC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Prognose Icing Scenario Composit|Numeric
78|203.182|t202,v6|PISC_SIG_CODE|Icing Signifikant Code (1=general,2=convective,3=stratiform,4=freezing) - Prognose Icing Scenario Composit|Numeric
78|203.183|t202,v1|DIDC_BASE_HFT|Icing Base (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v2|DIDC_MAX_BASE_HFT|Icing Max Base (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v3|DIDC_MAX_TOP_HFT|Icing Max Top (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v4|DIDC_TOP_HFT|Icing Top (hft) - Diagnose Icing Degree Composit|hft
78|203.183|t202,v5|DIDC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Diagnose Icing Degree Composit|Numeric
78|203.183|t202,v6|DIDC_MAX_CODE|Icing Max Code (1=light,2=moderate,3=severe) - Diagnose Icing Degree Composit|Numeric
78|203.184|t202,v1|DISC_BASE_HFT|Icing Base (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v2|DISC_SIG_BASE_HFT|Icing Signifikant Base (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v3|DISC_SIG_TOP_HFT|Icing Signifikant Top (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v4|DISC_TOP_HFT|Icing Top (hft) - Diagnose Icing Scenario Composit|hft
78|203.184|t202,v5|DISC_VERT_CODE|Icing Vertical Code (1=continuous,2=discontinuous) - Diagnose Icing Scenario Composit|Numeric
78|203.184|t202,v6|DISC_SIG_CODE|Icing Signifikant Code (1=general,2=convective,3=stratiform,4=freezing) - Diagnose Icing Scenario Composit|Numeric
78|203.191||PID_CODE|Prognose Icing Degree Code (1=light,2=moderate,3=severe)|Numeric
78|203.192||PIS_CODE|Prognose Icing Scenario Code (1=general,2=convective,3=stratiform,4=freezing)|Numeric
78|203.193||DID_CODE|Diagnose Icing Degree Code (1=light,2=moderate,3=severe)|Numeric
78|203.194||DIS_CODE|Diagnose Icing Scenario Code (1=general,2=convective,3=stratiform,4=freezing)|Numeric
78|203.196||ICE_GRD|Icing Grade (1=LGT,2=MOD,3=SEV)|Numeric
78|203.2||GH_10GPM|Geopotential height|10 gpm
78|203.203||CLDEPTH|modified cloud depth for media|Numeric
78|203.204||CLCT_MOD|modified cloud cover for media|Numeric
78|203.205||WW_0-9|current weather (symbol number: 0..9)|Numeric
78|203.29||W_SHAER|Vertical speed shear|s-1
78|203.30||SRH|storm relative helicity|J kg-1
78|203.33||VABS|Absolute vorticity advection|s-2
78|203.35|r2|UH_MAX|Maximum amplitude (positive or negative) of updraft helicity  (over given time interval)|m2s-2
78|203.36|r2|VORW_CTMAX|Maximum rotation amplitude (positive or negative)  (over given time interval and column)|s-1
78|203.37|r2|W_CTMAX|Maximum updraft track (over given time interval and column)|m s-1
78|203.55|t105,v2,r2|TMAX_2M_L|Max 2m Temperature long periods > h|C
78|203.56|t105,v2,r2|TMIN_2M_L|Min 2m Temperature long periods > h|C
78|203.57||SUL_PROB|probability to perceive sultriness|Numeric
78|203.58||CLO|value of isolation of clothes|Numeric
78|203.60||PT1M|perceived temperature|K
78|203.61||T_SEA_C|Water temperature in C|C
78|203.71||PREC|Precipitation|kg m-2
78|203.72||RADAR_RQ|precipitation, qualified,BRD|kg m-2
78|203.73||RADAR_RS|precipitation,BRD|kg m-2
78|203.75||RADAR_RE|precipitation phase,BRD|1
78|203.76||RADAR_RH|hail flag,BRD|Numeric
78|203.77||RADAR_FS|snow rate,BRD|0.01 m
78|203.90||CL_TYP|Kombination Niederschlag-Bewoelkung-Blauthermik (cl_typ,tab)|Numeric
78|203.91|t1|CCL_GND|Hoehe der Konvektionsuntergrenze ueber Grund|m
78|203.93||C_TYPE|Konvektionsart (0..4)|Numeric
78|203.94|t1|CCL_NN|Hoehe der Konvektionsuntergrenze ueber nn|m
78|203.99||WW|weather interpretation (WMO)|Numeric
78|204.1||EFA-PS|Monthly Mean of RMS of difference FG-AN of pressure reduced to MSL|Pa
78|204.10||EIA-RH|Monthly Mean of RMS of difference IA-AN of relative humidity|%
78|204.11||EFA-T|Monthly Mean of RMS of difference FG-AN of temperature|K
78|204.12||EIA-T|Monthly Mean of RMS of difference IA-AN of temperature|K
78|204.13||EFA-OM|Monthly Mean of RMS of difference FG-AN of vert.velocity (pressure)|Pa s-1
78|204.14||EIA-OM|Monthly Mean of RMS of difference IA-AN of vert.velocity (pressure)|Pa s-1
78|204.15||EFA-KE|Monthly Mean of RMS of difference FG-AN of kinetic energy|J kg-1
78|204.16||EIA-KE|Monthly Mean of RMS of difference IA-AN of kinetic energy|J kg-1
78|204.2||EIA-PS|Monthly Mean of RMS of difference IA-AN of pressure reduced to MSL|Pa
78|204.3||EFA-U|Monthly Mean of RMS of difference FG-AN of u-component of wind|m s-1
78|204.4||EIA-U|Monthly Mean of RMS of difference IA-AN of u-component of wind|m s-1
78|204.46||RADAR_FQ|snow rate, qualified,BRD|0.01 m
78|204.5||EFA-V|Monthly Mean of RMS of difference FG-AN of v-component of wind|m s-1
78|204.6||EIA-V|Monthly Mean of RMS of difference IA-AN of v-component of wind|m s-1
78|204.7||EFA-FI|Monthly Mean of RMS of difference FG-AN of geopotential|m2 s-2
78|204.70||EDP|Eddy Dissipation Rate|m2/3 s-1
78|204.71||ELD|Ellrod Index|10-7 s-2
78|204.8||EIA-FI|Monthly Mean of RMS of difference IA-AN of geopotential|m2 s-2
78|204.9||EFA-RH|Monthly Mean of RMS of difference FG-AN of relative humidity|%
78|206.11|t105,v2|T_2M_S|smoothed forecast, temperature|K
78|206.15|t105,v2,r2|TMAX_2M_S|smoothed forecast, maximum temp.|K
78|206.16|t105,v2,r2|TMIN_2M_S|smoothed forecast, minimum temp.|K
78|206.17|t105,v2|TD_2M_S|smoothed forecast, dew point temp.|K
78|206.187|t105,v10|VMAX_10M_S|smoothed forecast, wind speed (gust)|m s-1
78|206.33|t105,v10|U_10M_S|smoothed forecast, u comp. of wind|m s-1
78|206.34|t105,v10|V_10M_S|smoothed forecast, v comp. of wind|m s-1
78|206.61||TOT_PREC_S|smoothed forecast, total precipitation (Accumulation)|kg m-2
78|206.71||CLCT_S|smoothed forecast, total cloud cover|%
78|206.73|t1|CLCL_S|smoothed forecast, cloud cover low|%
78|206.74|t1|CLCM_S|smoothed forecast, cloud cover medium|%
78|206.75|t1|CLCH_S|smoothed forecast, cloud cover high|%
78|206.79||SNOW_GSP_S|smoothed forecast, large-scale snowfall|kg m-2
78|206.85|t111,v0|T_S_S|smoothed forecast, soil temperature|K
78|207.187|t105,v10|VMAX_10M_C|calibrated forecast, wind speed (gust)|m s-1
78|207.61||TOT_PREC_C|calibrated forecast, total precipitation  (Accumulation)|kg m-2
78|207.79||SNOW_GSP_C|calibrated forecast, large-scale snowfall|kg m-2
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
78|210.10||SH25|Prob Heftiger Starkregen > 25 mm|Numeric
78|210.11||SH50|Prob Extrem Heftiger Starkregen > 50 mm|Numeric
78|210.12||SN00|Prob Leichter Schneefall > 0,1 mm|Numeric
78|210.13||SN001|Prob Leichter Schneefall > 0,1 cm|Numeric
78|210.14||SN005|Prob Leichter Schneefall > 0,5 cm|Numeric
78|210.15||SN01|Prob Leichter Schneefall > 1 cm|Numeric
78|210.16||SN05|Prob Schneefall > 5 cm|Numeric
78|210.17||SN10|Prob Starker Schneefall > 10 cm|Numeric
78|210.18||SN25|Prob Extrem starker Schneefall > 25 cm|Numeric
78|210.19||TN00|Prob Frost|Numeric
78|210.2||FX27|Prob Windboeen > 27 kn|Numeric
78|210.20||TN10|Prob Strenger Frost|Numeric
78|210.21||TS|Prob Gewitter|Numeric
78|210.22||TSX|Prob Starkes Gewitter|Numeric
78|210.23||TSXX|Prob Schweres Gewitter|Numeric
78|210.24||RA25|Prob Dauerregen|Numeric
78|210.25||RA40|Prob Ergiebiger Dauerregen|Numeric
78|210.26||RA70|Prob Extrem ergiebiger Dauerregen|Numeric
78|210.27||BLSN6|Prob Schneeverwehung|Numeric
78|210.28||BLSN8|Prob Starke Schneeverwehung|Numeric
78|210.29||FZ|Prob Glaette|Numeric
78|210.3||FX33|Prob Sturmboeen > 33 kn|Numeric
78|210.30||FZRA|Prob oertlich Glatteis|Numeric
78|210.31||FZRAX|Prob Glatteis|Numeric
78|210.32||FG|Prob Nebel (ueberoertl. Sichtweite < 150 m)|Numeric
78|210.33||TAU|Prob Tauwetter|Numeric
78|210.34||TAUX|Prob Starkes Tauwetter|Numeric
78|210.4||FX40|Prob Sturmboeen > 40 kn|Numeric
78|210.5||FX47|Prob Schwere Sturmboeen > 47 kn|Numeric
78|210.6||FX55|Prob Orkanartige Boeen > 55 kn|Numeric
78|210.7||FX63|Prob Orkanboeen > 63 kn|Numeric
78|210.8||FX75|Prob Oberoertliche Orkanboeen > 75 kn|Numeric
78|210.9||SH10|Prob Starkregen > 10 mm|Numeric
78|242.251||VSOILS|mass concentration of dust (sum of all modes)|kg m-3
78|242.252||VSOILS0|number concentration of dust (sum of all modes)|m-3
78|242.33||VSOILA|mass concentration of dust (minimum mode)|kg m-3
78|242.34||VSOILB|mass concentration of dust (medium mode)|kg m-3
78|242.35||VSOILC|mass concentration of dust (maximum mode)|kg m-3
78|242.72||VSOILA0|number concentration of dust (minimum mode)|m-3
78|242.73||VSOILB0|number concentration of dust (medium mode)|m-3
78|242.74||VSOILC0|number concentration of dust (maximum mode)|m-3
78|250.20||RH_MIX_EC|relative humidity over mixed phase|%
78|254.1||DUMMY_1|DUMMY_1|1
78|254.10||DUMMY_10|DUMMY_10|1
78|254.100||DUMMY_100|DUMMY_100|1
78|254.101||DUMMY_101|DUMMY_101|1
78|254.102||DUMMY_102|DUMMY_102|1
78|254.103||DUMMY_103|DUMMY_103|1
78|254.104||DUMMY_104|DUMMY_104|1
78|254.105||DUMMY_105|DUMMY_105|1
78|254.106||DUMMY_106|DUMMY_106|1
78|254.107||DUMMY_107|DUMMY_107|1
78|254.108||DUMMY_108|DUMMY_108|1
78|254.109||DUMMY_109|DUMMY_109|1
78|254.11||DUMMY_11|DUMMY_11|1
78|254.110||DUMMY_110|DUMMY_110|1
78|254.111||DUMMY_111|DUMMY_111|1
78|254.112||DUMMY_112|DUMMY_112|1
78|254.113||DUMMY_113|DUMMY_113|1
78|254.114||DUMMY_114|DUMMY_114|1
78|254.115||DUMMY_115|DUMMY_115|1
78|254.116||DUMMY_116|DUMMY_116|1
78|254.117||DUMMY_117|DUMMY_117|1
78|254.118||DUMMY_118|DUMMY_118|1
78|254.119||DUMMY_119|DUMMY_119|1
78|254.12||DUMMY_12|DUMMY_12|1
78|254.120||DUMMY_120|DUMMY_120|1
78|254.121||DUMMY_121|DUMMY_121|1
78|254.122||DUMMY_122|DUMMY_122|1
78|254.123||DUMMY_123|DUMMY_123|1
78|254.124||DUMMY_124|DUMMY_124|1
78|254.125||DUMMY_125|DUMMY_125|1
78|254.126||DUMMY_126|DUMMY_126|1
78|254.127||DUMMY_127|DUMMY_127|1
78|254.128||DUMMY_128|DUMMY_128|1
78|254.129||DUMMY_129|DUMMY_129|1
78|254.13||DUMMY_13|DUMMY_13|1
78|254.130||DUMMY_130|DUMMY_130|1
78|254.131||DUMMY_131|DUMMY_131|1
78|254.132||DUMMY_132|DUMMY_132|1
78|254.133||DUMMY_133|DUMMY_133|1
78|254.134||DUMMY_134|DUMMY_134|1
78|254.135||DUMMY_135|DUMMY_135|1
78|254.136||DUMMY_136|DUMMY_136|1
78|254.137||DUMMY_137|DUMMY_137|1
78|254.138||DUMMY_138|DUMMY_138|1
78|254.139||DUMMY_139|DUMMY_139|1
78|254.14||DUMMY_14|DUMMY_14|1
78|254.140||DUMMY_140|DUMMY_140|1
78|254.141||DUMMY_141|DUMMY_141|1
78|254.142||DUMMY_142|DUMMY_142|1
78|254.143||DUMMY_143|DUMMY_143|1
78|254.144||DUMMY_144|DUMMY_144|1
78|254.145||DUMMY_145|DUMMY_145|1
78|254.146||DUMMY_146|DUMMY_146|1
78|254.147||DUMMY_147|DUMMY_147|1
78|254.148||DUMMY_148|DUMMY_148|1
78|254.149||DUMMY_149|DUMMY_149|1
78|254.15||DUMMY_15|DUMMY_15|1
78|254.150||DUMMY_150|DUMMY_150|1
78|254.151||DUMMY_151|DUMMY_151|1
78|254.152||DUMMY_152|DUMMY_152|1
78|254.153||DUMMY_153|DUMMY_153|1
78|254.154||DUMMY_154|DUMMY_154|1
78|254.155||DUMMY_155|DUMMY_155|1
78|254.156||DUMMY_156|DUMMY_156|1
78|254.157||DUMMY_157|DUMMY_157|1
78|254.158||DUMMY_158|DUMMY_158|1
78|254.159||DUMMY_159|DUMMY_159|1
78|254.16||DUMMY_16|DUMMY_16|1
78|254.160||DUMMY_160|DUMMY_160|1
78|254.161||DUMMY_161|DUMMY_161|1
78|254.162||DUMMY_162|DUMMY_162|1
78|254.163||DUMMY_163|DUMMY_163|1
78|254.164||DUMMY_164|DUMMY_164|1
78|254.165||DUMMY_165|DUMMY_165|1
78|254.166||DUMMY_166|DUMMY_166|1
78|254.167||DUMMY_167|DUMMY_167|1
78|254.168||DUMMY_168|DUMMY_168|1
78|254.169||DUMMY_169|DUMMY_169|1
78|254.17||DUMMY_17|DUMMY_17|1
78|254.170||DUMMY_170|DUMMY_170|1
78|254.171||DUMMY_171|DUMMY_171|1
78|254.172||DUMMY_172|DUMMY_172|1
78|254.173||DUMMY_173|DUMMY_173|1
78|254.174||DUMMY_174|DUMMY_174|1
78|254.175||DUMMY_175|DUMMY_175|1
78|254.176||DUMMY_176|DUMMY_176|1
78|254.177||DUMMY_177|DUMMY_177|1
78|254.178||DUMMY_178|DUMMY_178|1
78|254.179||DUMMY_179|DUMMY_179|1
78|254.18||DUMMY_18|DUMMY_18|1
78|254.180||DUMMY_180|DUMMY_180|1
78|254.181||DUMMY_181|DUMMY_181|1
78|254.182||DUMMY_182|DUMMY_182|1
78|254.183||DUMMY_183|DUMMY_183|1
78|254.184||DUMMY_184|DUMMY_184|1
78|254.185||DUMMY_185|DUMMY_185|1
78|254.186||DUMMY_186|DUMMY_186|1
78|254.187||DUMMY_187|DUMMY_187|1
78|254.188||DUMMY_188|DUMMY_188|1
78|254.189||DUMMY_189|DUMMY_189|1
78|254.19||DUMMY_19|DUMMY_19|1
78|254.190||DUMMY_190|DUMMY_190|1
78|254.191||DUMMY_191|DUMMY_191|1
78|254.192||DUMMY_192|DUMMY_192|1
78|254.193||DUMMY_193|DUMMY_193|1
78|254.194||DUMMY_194|DUMMY_194|1
78|254.195||DUMMY_195|DUMMY_195|1
78|254.196||DUMMY_196|DUMMY_196|1
78|254.197||DUMMY_197|DUMMY_197|1
78|254.198||DUMMY_198|DUMMY_198|1
78|254.199||DUMMY_199|DUMMY_199|1
78|254.2||DUMMY_2|DUMMY_2|1
78|254.20||DUMMY_20|DUMMY_20|1
78|254.200||DUMMY_200|DUMMY_200|1
78|254.201||DUMMY_201|DUMMY_201|1
78|254.202||DUMMY_202|DUMMY_202|1
78|254.203||DUMMY_203|DUMMY_203|1
78|254.204||DUMMY_204|DUMMY_204|1
78|254.205||DUMMY_205|DUMMY_205|1
78|254.206||DUMMY_206|DUMMY_206|1
78|254.207||DUMMY_207|DUMMY_207|1
78|254.208||DUMMY_208|DUMMY_208|1
78|254.209||DUMMY_209|DUMMY_209|1
78|254.21||DUMMY_21|DUMMY_21|1
78|254.210||DUMMY_210|DUMMY_210|1
78|254.211||DUMMY_211|DUMMY_211|1
78|254.212||DUMMY_212|DUMMY_212|1
78|254.213||DUMMY_213|DUMMY_213|1
78|254.214||DUMMY_214|DUMMY_214|1
78|254.215||DUMMY_215|DUMMY_215|1
78|254.216||DUMMY_216|DUMMY_216|1
78|254.217||DUMMY_217|DUMMY_217|1
78|254.218||DUMMY_218|DUMMY_218|1
78|254.219||DUMMY_219|DUMMY_219|1
78|254.22||DUMMY_22|DUMMY_22|1
78|254.220||DUMMY_220|DUMMY_220|1
78|254.221||DUMMY_221|DUMMY_221|1
78|254.222||DUMMY_222|DUMMY_222|1
78|254.223||DUMMY_223|DUMMY_223|1
78|254.224||DUMMY_224|DUMMY_224|1
78|254.225||DUMMY_225|DUMMY_225|1
78|254.226||DUMMY_226|DUMMY_226|1
78|254.227||DUMMY_227|DUMMY_227|1
78|254.228||DUMMY_228|DUMMY_228|1
78|254.229||DUMMY_229|DUMMY_229|1
78|254.23||DUMMY_23|DUMMY_23|1
78|254.230||DUMMY_230|DUMMY_230|1
78|254.231||DUMMY_231|DUMMY_231|1
78|254.232||DUMMY_232|DUMMY_232|1
78|254.233||DUMMY_233|DUMMY_233|1
78|254.234||DUMMY_234|DUMMY_234|1
78|254.235||DUMMY_235|DUMMY_235|1
78|254.236||DUMMY_236|DUMMY_236|1
78|254.237||DUMMY_237|DUMMY_237|1
78|254.238||DUMMY_238|DUMMY_238|1
78|254.239||DUMMY_239|DUMMY_239|1
78|254.24||DUMMY_24|DUMMY_24|1
78|254.240||DUMMY_240|DUMMY_240|1
78|254.241||DUMMY_241|DUMMY_241|1
78|254.242||DUMMY_242|DUMMY_242|1
78|254.243||DUMMY_243|DUMMY_243|1
78|254.244||DUMMY_244|DUMMY_244|1
78|254.245||DUMMY_245|DUMMY_245|1
78|254.246||DUMMY_246|DUMMY_246|1
78|254.247||DUMMY_247|DUMMY_247|1
78|254.248||DUMMY_248|DUMMY_248|1
78|254.249||DUMMY_249|DUMMY_249|1
78|254.25||DUMMY_25|DUMMY_25|1
78|254.250||DUMMY_250|DUMMY_250|1
78|254.251||DUMMY_251|DUMMY_251|1
78|254.252||DUMMY_252|DUMMY_252|1
78|254.253||DUMMY_253|DUMMY_253|1
78|254.254||DUMMY_254|DUMMY_254|1
78|254.26||DUMMY_26|DUMMY_26|1
78|254.27||DUMMY_27|DUMMY_27|1
78|254.28||DUMMY_28|DUMMY_28|1
78|254.29||DUMMY_29|DUMMY_29|1
78|254.3||DUMMY_3|DUMMY_3|1
78|254.30||DUMMY_30|DUMMY_30|1
78|254.31||DUMMY_31|DUMMY_31|1
78|254.32||DUMMY_32|DUMMY_32|1
78|254.33||DUMMY_33|DUMMY_33|1
78|254.34||DUMMY_34|DUMMY_34|1
78|254.35||DUMMY_35|DUMMY_35|1
78|254.36||DUMMY_36|DUMMY_36|1
78|254.37||DUMMY_37|DUMMY_37|1
78|254.38||DUMMY_38|DUMMY_38|1
78|254.39||DUMMY_39|DUMMY_39|1
78|254.4||DUMMY_4|DUMMY_4|1
78|254.40||DUMMY_40|DUMMY_40|1
78|254.41||DUMMY_41|DUMMY_41|1
78|254.42||DUMMY_42|DUMMY_42|1
78|254.43||DUMMY_43|DUMMY_43|1
78|254.44||DUMMY_44|DUMMY_44|1
78|254.45||DUMMY_45|DUMMY_45|1
78|254.46||DUMMY_46|DUMMY_46|1
78|254.47||DUMMY_47|DUMMY_47|1
78|254.48||DUMMY_48|DUMMY_48|1
78|254.49||DUMMY_49|DUMMY_49|1
78|254.5||DUMMY_5|DUMMY_5|1
78|254.50||DUMMY_50|DUMMY_50|1
78|254.51||DUMMY_51|DUMMY_51|1
78|254.52||DUMMY_52|DUMMY_52|1
78|254.53||DUMMY_53|DUMMY_53|1
78|254.54||DUMMY_54|DUMMY_54|1
78|254.55||DUMMY_55|DUMMY_55|1
78|254.56||DUMMY_56|DUMMY_56|1
78|254.57||DUMMY_57|DUMMY_57|1
78|254.58||DUMMY_58|DUMMY_58|1
78|254.59||DUMMY_59|DUMMY_59|1
78|254.6||DUMMY_6|DUMMY_6|1
78|254.60||DUMMY_60|DUMMY_60|1
78|254.61||DUMMY_61|DUMMY_61|1
78|254.62||DUMMY_62|DUMMY_62|1
78|254.63||DUMMY_63|DUMMY_63|1
78|254.64||DUMMY_64|DUMMY_64|1
78|254.65||DUMMY_65|DUMMY_65|1
78|254.66||DUMMY_66|DUMMY_66|1
78|254.67||DUMMY_67|DUMMY_67|1
78|254.68||DUMMY_68|DUMMY_68|1
78|254.69||DUMMY_69|DUMMY_69|1
78|254.7||DUMMY_7|DUMMY_7|1
78|254.70||DUMMY_70|DUMMY_70|1
78|254.71||DUMMY_71|DUMMY_71|1
78|254.72||DUMMY_72|DUMMY_72|1
78|254.73||DUMMY_73|DUMMY_73|1
78|254.74||DUMMY_74|DUMMY_74|1
78|254.75||DUMMY_75|DUMMY_75|1
78|254.76||DUMMY_76|DUMMY_76|1
78|254.77||DUMMY_77|DUMMY_77|1
78|254.78||DUMMY_78|DUMMY_78|1
78|254.79||DUMMY_79|DUMMY_79|1
78|254.8||DUMMY_8|DUMMY_8|1
78|254.80||DUMMY_80|DUMMY_80|1
78|254.81||DUMMY_81|DUMMY_81|1
78|254.82||DUMMY_82|DUMMY_82|1
78|254.83||DUMMY_83|DUMMY_83|1
78|254.84||DUMMY_84|DUMMY_84|1
78|254.85||DUMMY_85|DUMMY_85|1
78|254.86||DUMMY_86|DUMMY_86|1
78|254.87||DUMMY_87|DUMMY_87|1
78|254.88||DUMMY_88|DUMMY_88|1
78|254.89||DUMMY_89|DUMMY_89|1
78|254.9||DUMMY_9|DUMMY_9|1
78|254.90||DUMMY_90|DUMMY_90|1
78|254.91||DUMMY_91|DUMMY_91|1
78|254.92||DUMMY_92|DUMMY_92|1
78|254.93||DUMMY_93|DUMMY_93|1
78|254.94||DUMMY_94|DUMMY_94|1
78|254.95||DUMMY_95|DUMMY_95|1
78|254.96||DUMMY_96|DUMMY_96|1
78|254.97||DUMMY_97|DUMMY_97|1
78|254.98||DUMMY_98|DUMMY_98|1
78|254.99||DUMMY_99|DUMMY_99|1
78|3.11|t1|T_G|Temperature (G)|K
78|3.138||FOGFRAC_E|Fog_fraction|1
78|3.140||PREC_CON_E|accumulated_convective_rain|1
78|3.148||ORO_UK|orography|1
78|3.149||GUST_10M_UK|wind_gust_10m|1
78|3.151||CEILING_E|Lowest_cloud_base_height|1
78|3.152||WBFL_E|wet_bulb_freezing_level_ht|1
78|3.162||FL_E|freezing_level_ICAO_height|1
78|3.207||CFRAC|cloud_fraction_below_1000ft|1
78|3.40||W|Vertical Velocity (Geometric) (w)|m s-1
78|3.49||UCURR|U-component of current|m s-1
78|3.50||VCURR|V-component of current|m s-1
78|3.61||TOT_PREC|Total Precipitation (Accumulation)|kg m-2`;
