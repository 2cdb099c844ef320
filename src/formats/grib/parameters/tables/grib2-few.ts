// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `|1.0.0||ffldg|Flash flood guidance|kg m**-2
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
|1.1.2||pop|Probability of 0.01 inch of precipitation (POP)|%
|1.2.0|t166,T255,p0|avg_lmld|Time-mean lake mix-layer depth|m
|1.2.0|t166,T255,p2|max_lmld|Time-maximum lake mix-layer depth|m
|1.2.0|t166,T255,p3|min_lmld|Time-minimum lake mix-layer depth|m
|1.2.0|t166,T255,p6|std_lmld|Time-standard-deviation lake mix-layer depth|m
|1.2.0|t1,T162,Vmissing,Fmissing|dl|Lake total depth|m
|1.2.0|t166,T255|lmld|Lake mix-layer depth|m
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
|1.2.10|p0|avg_lshf|Time-mean lake shape factor|dimensionless
|1.2.10|p2|max_lshf|Time-maximum lake shape factor|dimensionless
|1.2.10|p3|min_lshf|Time-minimum lake shape factor|dimensionless
|1.2.10|p6|std_lshf|Time-standard-deviation lake shape factor|dimensionless
|1.2.10||lshf|Lake shape factor|dimensionless
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
|3.1.0||estp|Estimated precipitation|kg m**-2
|3.1.1||irrate|Instantaneous rain rate|kg m**-2 s**-1
|3.1.10||rfl08|Reflectance in 0.8 micron channel|%
|3.1.11||rfl16|Reflectance in 1.6 micron channel|%
|3.1.12||rfl39|Reflectance in 3.9 micron channel|%
|3.1.13||atmdiv|Atmospheric divergence|s**-1
|3.1.14||clbt|Cloudy brightness temperature|K
|3.1.15||csbt|Clear-sky brightness temperature|K
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
74|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
74|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
74|0.0.0|t103,v15,f1|2t|2 metre temperature|K
74|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
74|0.1.0|t103,v15,f1,T255|2sh|2 metre specific humidity|kg kg**-1
74|0.1.1|t103,v15,f1|2r|Surface air relative humidity|%
78|1.0.192||TIDAL|Tidal tendencies|s2 m-2
78|1.0.193|t177|WT_DEPTH|Water table depth|m
78|1.0.194|t177|W_SO_SL|Soil moisture saturation level|-
78|1.0.195|t106,T106|Q_ROFF|Ground water runoff rate, aquifer|kg m-3 s-1
78|1.2.0|t1,T162|DEPTH_LK|Lake depth|m
78|1.2.0|t1,T166|H_ML_LK|Mixed-layer depth|m
78|1.2.1|t1,T162|T_MNW_LK|Mean temperature of the water column|K
78|1.2.1|t1,T166|T_WML_LK|Mixed-layer temperature|K
78|1.2.1|t162|T_BOT_LK|Bottom temperature (temperature at the water-bottom sediment interface)|K
78|1.2.10|t166,T162|C_T_LK|Shape factor with respect to the temperature profile in the thermocline|Numeric
78|1.2.11|t1,T162|GAMSO_LK|Attenuation coefficient of water with respect to solar radiation|m-1
78|1.2.12||SALT_LK|salinity|kg kg-1
78|1.2.3|t162,T164|DP_BS_LK|Depth of thermally active layer of bottom sediment|m
78|1.2.3|t162,T165|H_B1_LK|Sediment thickness of the upper layer of bottom sediments|m
78|1.2.4|t164|T_BS_LK|Temperature at the lower boundary of the thermally active layer of bottom sediment|K
78|1.2.4|t165|T_B1_LK|Temperature at the lower boundary of the upper layer of bottom sediment (penetrated by thermal wave)|K
78|10.0.19||STRS|Normalized wave stress|%
78|10.0.201||PFRQ|Peak frequency (interpolated)|Hz
78|10.0.24||MXWH|Maximum individual wave height|m
78|10.0.42||WESD|Wave energy spectral density of ocean surface gravity waves|m2 s rad-1
78|10.0.45||GODA|Goda peakedness parameter|s-1
78|10.1.2||UCURR|U-component of current|m s-1
78|10.1.3||VCURR|V-component of current|m s-1
78|10.192.20||HSTRF_SEA|Stretching factor of rescaled height coordinate zstar - ocean modelling|Numeric
78|10.2.0||FR_ICE|Sea Ice Cover ( 0= free, 1=cover)|Proportion
78|10.2.192||H_SNOW_SEAICE|Snow depth over sea ice (total depth)|m
78|10.2.4||UICE|U-component of ice drift|m s-1
78|10.2.5||VICE|V-component of ice drift|m s-1
78|10.2.6||ICEG|Ice growth rate|m s-1
78|10.3.0||T_SEA|Water temperature|K
78|10.3.192||SST_IC|Sea surface temperature interpolated in time in C|C
78|10.3.193|t160,v0,f0|DSST_COLD_SKIN|Cold-skin temperature deviation from analyzed sea-surface temperature (SST) at sea surface|K
78|10.3.194|t160,v0,f0|DSST_WARM_LAYER|Warm-layer temperature deviation from analyzed sea-surface temperature (SST) at sea surface|K
78|10.4.0||MTHD|Main thermocline depth|m
78|10.4.14||DPTH|Water depth|m
78|10.4.16||SWDEN|Sea water density|kg m-3
78|10.4.18||SWPT|Sea water potential temperature|K
78|10.4.19||SWPDEN|Sea water potential density|kg m-3
78|10.4.192||SWTKE|Sea water turbulent kinetic energy|J kg-1
78|10.4.21||SWPSAL|Sea water practical salinity|Numeric
78|10.4.23||USEA|Zonal component of sea water velocity (west-east direction counted positive)|m s-1
78|10.4.24||VSEA|Meridional component of sea water velocity (south-north direction counted positive)|m s-1
78|10.4.52||MLD_SEA|Mixed layer depth in ocean|m
78|10.4.53||VNSEA|Normal component of sea water velocity (normal in relation to local grid cell edge)|m s-1
78|2.0.0||FR_LAND|Land Cover (1=land, 0=sea)|Proportion
78|2.0.1||Z0|Surface Roughness length Surface Roughness|m
78|2.0.192|p0|NDVI_MRAT|Ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|2.0.192||NDVIRATIO|Ratio of NDVI (normalized differential vegetation index) to annual maximum|Numeric
78|2.0.193|p0|ALHFL_BS|Latent heat flux from bare soil|W m-2
78|2.0.194|t106,p0|ALHFL_PL|Latent heat flux from plants|W m-2
78|2.0.195||RSTOM|Stomatal resistance|s m-1
78|2.0.196||FR_PAVED|Impervious (paved or sealed) surface fraction|Proportion
78|2.0.197||AHF|Antropogenic heat flux (e.g. urban heating, traffic)|W m-2
78|2.0.198||EVAP_PL|Evaporation of plants (integrated since "nightly reset")|kg m-2
78|2.0.199||SKC|Skin conductivity (ratio ground heat flux to temperature difference soil-skin layer)|W m-2 K-1
78|2.0.2||ST|Soil Temperature|K
78|2.0.22||SM|Soil moisture|kg m-3
78|2.0.26|t106,v0,f0,T106,V2,F0|WILT|Wilting point|kg m-3
78|2.0.28||LAI|Leaf area index|Numeric
78|2.0.28|p2|LAI_MX|Max Leaf area index|Numeric
78|2.0.28|p3|LAI_MN|Min Leaf area index|Numeric
78|2.0.29||FOR_E|evergreen forest|Numeric
78|2.0.30||FOR_D|deciduous forest|Numeric
78|2.0.31|p0|NDVI|normalized differential vegetation index|Numeric
78|2.0.31|p2|NDVI_MAX|normalized differential vegetation index (NDVI)|Numeric
78|2.0.32||ROOTDP|root depth of vegetation|m
78|2.0.35||LUC|Land use class|Numeric
78|2.0.5|t106,v10,f2,p1|RUNOFF_G|Water Runoff|kg m-2
78|2.0.5|t106,v0,f2,p1|RUNOFF_S|Water Runoff (s)|kg m-2
78|2.0.5|t106,v0,f0,p1|RUNOFF_S|Water Runoff (s)|kg m-2
78|2.0.5|t106,v1,f1,p1|RUNOFF_G|Water Runoff|kg m-2
78|2.0.9||SOILW|Volumetric soil moisture content|Proportion
78|2.192.0||URB_FR_BLD|Building area fraction (proportion: 0=no building, 1=whole urban area)|Proportion
78|2.192.1||URB_H2W|Street canyon aspect (height - width) ratio|m m-1
78|2.192.2||URB_H_BLD|Height of building|m
78|2.192.3||URB_ALB_TH|Urban material thermal albedo|%
78|2.192.4||URB_ALB_SO|Urban material shortwave (solar) albedo|%
78|2.192.5||URB_HCAP|Volumetric heat capacity of urban material (capacity x density)|J m-3 K-1
78|2.192.6||URB_HCON|Heat conductivity of urban material|W m-1 K-1
78|2.3.1||UPLST|Upper layer soil temperature|K
78|2.3.16|t106,T106|W_SO_SAT|Volumetric saturation of soil moisture|m3 m-3
78|2.3.18|t106,v36,f2|T_CL|Soil Temperature  ( 36 cm depth, vv=0h)|K
78|2.3.18|t106,v41,f2|T_CL_LM|Soil Temperature (41 cm depth)|K
78|2.3.18|t106,v9,f2|T_M|Soil Temperature|K
78|2.3.18|t1|T_S|Soil Temperature|K
78|2.3.18|t106|T_SO|Soil Temperature (multilayer model)|K
78|2.3.18|t106,T106|T_S_L|Soil Temperature (layer)|K
78|2.3.192||EVATRA_SUM|Sum of contributions to evaporation|kg m-2
78|2.3.193||TRA_SUM|Total transpiration from all soil layers|kg m-2
78|2.3.194||TOTFORCE_S|Total forcing at soil surface|W m-2
78|2.3.195||RESID_WSO|Residuum of soil moisture|kg m-2
78|2.3.196||SOILTYP|Soil type (1...9, local soilType.table)|Numeric
78|2.3.199||EMIS_RAD|Surface emissivity|Numeric
78|2.3.2||UPLSM|Upper layer soil moisture|kg m-3
78|2.3.20|t106,v100,f2,T106,V190,F2|W_CL|Column-integrated Soil Moisture|kg m-2
78|2.3.20|t106,v0,f2,T106,V10,F2|W_G1|Column-integrated Soil Moisture (1) 0 -10 cm|kg m-2
78|2.3.20|t106,v10,f2,T106,V100,F2|W_G2|Column-integrated Soil Moisture (2) 10-100cm|kg m-2
78|2.3.20|t106,T106|W_SO|Column-integrated Soil Moisture (multilayers)|kg m-2
78|2.3.20|t106,v0,f2,T106,V7,F2|W_G3|Soil Moisture Content (0-7 cm)|kg m-2
78|2.3.20|t106,v7,f2,T106,V50,F2|W_G4|Soil Moisture Content (7-50 cm)|kg m-2
78|2.3.200|t106,T106|SMI|Soil moisture index (multilayers)|Numeric
78|2.3.201|t106|WSOIL_FLX|Soil water mass flux at layer interfaces (sum of conductive and diffusive fluxes)|kg m-2 s-1
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
78|2.3.28|t114,T114|TofSNW_LTOP_M|Snow temperature of layer (defined at layer top) - multi level|K
78|2.3.3||LOWLSM|Lower layer soil moisture|kg m-3
78|2.3.4||BOTLST|Bottom layer soil temperature|K
78|2.3.5||SOIL1|Liquid volumetric soil moisture (non-frozen)|Proportion
78|2.3.7||SMREF|Transpiration stress-onset (soil moisture)|Proportion
78|2.3.8||SMDRY|Direct evaporation cease (soil moisture)|Proportion
78|2.3.9||POROS|Soil porosity|Proportion
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
78|3.0.192||CL_TYPE_SAT|cloud type|Numeric
78|3.1.192||CL_TOP_TEMP|cloud top temperature|K
tigge|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1|2t|2 metre temperature|K
tigge|0.0.0|t103,v15,f1,p2,u1,n6,y1|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,p3,u1,n6,y1|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
tigge|0.0.0|t103,v15,f1,y1|2t|2 metre temperature|K
tigge|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
tigge|0.0.6|t103,v15,f1,y1|2d|2 metre dewpoint temperature|K
tigge|2.0.2|t106,v0,f0,T106,V2,F1|st|Soil temperature|K
tigge|2.0.2|t106,v0,f0,T106,V2,F1,y1|st|Soil temperature|K
tigge|2.0.22|t106,v0,f0,T106,V2,F1|sm|Soil moisture|kg m**-3
tigge|2.0.22|t106,v0,f0,T106,V2,F1,y1|sm|Soil moisture|kg m**-3
s2s|0.0.0|t103,v15,f1,p2,u1,n6|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p3,u1,n6|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p0|2t|2 metre temperature|K
s2s|0.0.0|t103,v2,f0,p0|2t|2 metre temperature|K
s2s|0.0.0|t103,v15,f1,p2,u1,n6,y1|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p3,u1,n6,y1|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
s2s|0.0.0|t103,v15,f1,p0,y1|2t|2 metre temperature|K
s2s|0.0.0|t103,v2,f0,p0,y1|2t|2 metre temperature|K
s2s|0.0.17|t1,p0|skt|Skin temperature|K
s2s|0.0.17|t1,p0,y1|skt|Skin temperature|K
s2s|0.0.6|t103,v2,f0|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v15,f1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,p0|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,y1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v15,f1,y1|2d|2 metre dewpoint temperature|K
s2s|0.0.6|t103,v2,f0,p0,y1|2d|2 metre dewpoint temperature|K
s2s|0.1.51|t1,T8,p0|tcw|Total column water|kg m**-2
s2s|0.1.51|t1,T8,p0,y1|tcw|Total column water|kg m**-2
s2s|0.1.60|p0|sd|Snow depth water equivalent|kg m**-2
s2s|0.1.60|p0,y1|sd|Snow depth water equivalent|kg m**-2
s2s|0.1.61|p0|rsn|Snow density|kg m**-3
s2s|0.1.61|p0,y1|rsn|Snow density|kg m**-3
s2s|0.19.19|p0|asn|Snow albedo|%
s2s|0.19.19|p0,y1|asn|Snow albedo|%
s2s|0.2.37|t1,p1|nsss|Time-integrated northward turbulent surface stress|N m**-2 s
s2s|0.2.37|t1,p1,y1|nsss|Time-integrated northward turbulent surface stress|N m**-2 s
s2s|0.2.38|t1,p1|ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
s2s|0.2.38|t1,p1,y1|ewss|Time-integrated eastward turbulent surface stress|N m**-2 s
s2s|0.6.1|t1,T8,p0|tcc|Total Cloud Cover|%
s2s|0.6.1|t1,T8,p0,y1|tcc|Total Cloud Cover|%
s2s|0.7.6|t1,T8,p0|cape|Convective available potential energy|J kg**-1
s2s|0.7.6|t1,T8,p0,y1|cape|Convective available potential energy|J kg**-1
s2s|10.1.2|t160,p0|ocu|Eastward surface sea water velocity|m s**-1
s2s|10.1.2|t160,p0,y1|ocu|Eastward surface sea water velocity|m s**-1
s2s|10.1.3|t160,p0|ocv|Northward surface sea water velocity|m s**-1
s2s|10.1.3|t160,p0,y1|ocv|Northward surface sea water velocity|m s**-1
s2s|10.2.0|t1|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,p0|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,y1|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.0|t1,p0,y1|ci|Sea ice area fraction|(0 - 1)
s2s|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,p0|sithick|Sea-ice thickness|m
s2s|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|sithick|Sea-ice thickness|m
s2s|10.3.0|t1,p0|sst|Sea surface temperature|K
s2s|10.3.0|t1,p0,y1|sst|Sea surface temperature|K
s2s|10.3.1|t160,v0,f0,T255,Vmissing,Fmissing,p0|zos|Sea surface height|m
s2s|10.3.1|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|zos|Sea surface height|m
s2s|10.3.3|t160,v0,f0,T255,Vmissing,Fmissing,p0|sos|Sea surface practical salinity|psu
s2s|10.3.3|t160,v0,f0,T255,Vmissing,Fmissing,p0,y1|sos|Sea surface practical salinity|psu
s2s|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0|mlotst010|Ocean mixed layer thickness defined by sigma theta 0.01 kg/m3|m
s2s|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0|t20d|Depth of 20C isotherm|m
s2s|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0,y1|mlotst010|Ocean mixed layer thickness defined by sigma theta 0.01 kg/m3|m
s2s|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0,y1|t20d|Depth of 20C isotherm|m
s2s|10.4.18|t160,v0,f0,T160,V300,F0,p0|mswpt300m|Mean sea water potential temperature in the upper 300 m|K
s2s|10.4.18|t160,v0,f0,T160,V300,F0,p0,y1|mswpt300m|Mean sea water potential temperature in the upper 300 m|K
s2s|10.4.21|t160,v0,f0,T160,V300,F0,p0|sav300|Average sea water practical salinity in the upper 300m|psu
s2s|10.4.21|t160,v0,f0,T160,V300,F0,p0,y1|sav300|Average sea water practical salinity in the upper 300m|psu
s2s|2.0.2|t106,v0,f0,T106,V2,F1,p0|st20|Soil temperature top 20 cm|K
s2s|2.0.2|t106,v0,f0,T106,V10,F1,p0|st100|Soil temperature top 100 cm|K
s2s|2.0.2|t106,v0,f0,T106,V2,F1,p0,y1|st20|Soil temperature top 20 cm|K
s2s|2.0.2|t106,v0,f0,T106,V10,F1,p0,y1|st100|Soil temperature top 100 cm|K
s2s|2.0.22|t106,v0,f0,T106,V2,F1,p0|sm20|Soil moisture top 20 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V10,F1,p0|sm100|Soil moisture top 100 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V2,F1,p0,y1|sm20|Soil moisture top 20 cm|kg m**-3
s2s|2.0.22|t106,v0,f0,T106,V10,F1,p0,y1|sm100|Soil moisture top 100 cm|kg m**-3
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
uerra|0.0.17|t1,p0|skt|Skin temperature|K
uerra|0.0.17|t1,p0,y1|skt|Skin temperature|K
uerra|0.1.0|p0|q|Specific humidity|kg kg**-1
uerra|0.1.0|t103,v2,f0,T255,p0|2sh|2 metre specific humidity|kg kg**-1
uerra|0.1.0|p0,y1|q|Specific humidity|kg kg**-1
uerra|0.1.0|t103,v2,f0,T255,p0,y1|2sh|2 metre specific humidity|kg kg**-1
uerra|0.1.1|p0|r|Relative humidity|%
uerra|0.1.1|t103,v15,f1|2r|2 metre relative humidity|%
uerra|0.1.1|t103,v2,f0,p0|2r|2 metre relative humidity|%
uerra|0.1.1|p0,y1|r|Relative humidity|%
uerra|0.1.1|t103,v15,f1,y1|2r|2 metre relative humidity|%
uerra|0.1.1|t103,v2,f0,p0,y1|2r|2 metre relative humidity|%
uerra|0.1.11|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sitd|Snow on ice total depth|m
uerra|0.1.11|t174,vmissing,fmissing,T255,Vmissing,Fmissing,y1|sitd|Snow on ice total depth|m
uerra|0.1.121|p0|fscov|Fraction of snow cover|Proportion
uerra|0.1.121|p0,y1|fscov|Fraction of snow cover|Proportion
uerra|0.1.16||snom|Snowmelt|kg m**-2
uerra|0.1.16|y1|snom|Snowmelt|kg m**-2
uerra|0.1.19|p0|ptype|Precipitation type|(Code table 4.201)
uerra|0.1.19|p0,y1|ptype|Precipitation type|(Code table 4.201)
uerra|0.1.60|p0|sd|Snow depth water equivalent|kg m**-2
uerra|0.1.60|p0,y1|sd|Snow depth water equivalent|kg m**-2
uerra|0.1.61|p0|rsn|Snow density|kg m**-3
uerra|0.1.61|p0,y1|rsn|Snow density|kg m**-3
uerra|0.1.64|t1,T8|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,p0|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,y1|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.64|t1,T8,p0,y1|tciwv|Total column integrated water vapour|kg m**-2
uerra|0.1.69|t1,T8,p0|tclw|Total column cloud liquid water|kg m**-2
uerra|0.1.69|t1,T8,p0,y1|tclw|Total column cloud liquid water|kg m**-2
uerra|0.1.70|t1,T8,p0|tciw|Total column cloud ice water|kg m**-2
uerra|0.1.70|t1,T8,p0,y1|tciw|Total column cloud ice water|kg m**-2
uerra|0.1.74|t1,T8,p0|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
uerra|0.1.74|t1,T8,p0,y1|tcolg|Total column vertically-integrated graupel (snow pellets)|kg m**-2
uerra|0.1.79|t1,p1,u1,n6|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n24|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n6,y1|eva|Evaporation|kg m**-2
uerra|0.1.79|t1,p1,u1,n24,y1|eva|Evaporation|kg m**-2
uerra|0.1.83|p0|clwc|Specific cloud liquid water content|kg kg**-1
uerra|0.1.83|p0,y1|clwc|Specific cloud liquid water content|kg kg**-1
uerra|0.1.84|p0|ciwc|Specific cloud ice water content|kg kg**-1
uerra|0.1.84|p0,y1|ciwc|Specific cloud ice water content|kg kg**-1
uerra|0.1.85|p0|crwc|Specific rain water content|kg kg**-1
uerra|0.1.85|p0,y1|crwc|Specific rain water content|kg kg**-1
uerra|0.1.86|p0|cswc|Specific snow water content|kg kg**-1
uerra|0.1.86|p0,y1|cswc|Specific snow water content|kg kg**-1
uerra|0.19.0|p0|vis|Visibility|m
uerra|0.19.0|p0,y1|vis|Visibility|m
uerra|0.19.1|p0|al|Forecast albedo|%
uerra|0.19.1|p0,y1|al|Forecast albedo|%
uerra|0.19.19|p0|asn|Snow albedo|%
uerra|0.19.19|p0,y1|asn|Snow albedo|%
uerra|0.2.0|t103,v10,f0,p0|10wdir|10 metre wind direction|Degree true
uerra|0.2.0|p0|wdir|Wind direction|Degree true
uerra|0.2.0|t103,v10,f0,p0,y1|10wdir|10 metre wind direction|Degree true
uerra|0.2.0|p0,y1|wdir|Wind direction|Degree true
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
uerra|0.2.14|p0|pv|Potential vorticity|K m**2 kg**-1 s**-1
uerra|0.2.14|p0,y1|pv|Potential vorticity|K m**2 kg**-1 s**-1
uerra|0.2.17||uflx|Momentum flux, u component|N m**-2
uerra|0.2.17|y1|uflx|Momentum flux, u component|N m**-2
uerra|0.2.18||vflx|Momentum flux, v component|N m**-2
uerra|0.2.18|y1|vflx|Momentum flux, v component|N m**-2
uerra|0.2.2|p0|u|U component of wind|m s**-1
uerra|0.2.2|t103,v10,f0,p0|10u|10 metre U wind component|m s**-1
uerra|0.2.2|p0,y1|u|U component of wind|m s**-1
uerra|0.2.2|t103,v10,f0,p0,y1|10u|10 metre U wind component|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n3|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n3,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,n1,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.22|t103,v10,f0,p2,u1,y1|10fg|Maximum 10 metre wind gust since previous post-processing|m s**-1
uerra|0.2.3|p0|v|V component of wind|m s**-1
uerra|0.2.3|t103,v10,f0,p0|10v|10 metre V wind component|m s**-1
uerra|0.2.3|p0,y1|v|V component of wind|m s**-1
uerra|0.2.3|t103,v10,f0,p0,y1|10v|10 metre V wind component|m s**-1
uerra|0.3.0|p0|pres|Pressure|Pa
uerra|0.3.0|t1,p0|sp|Surface pressure|Pa
uerra|0.3.0|t101,p0|msl|Mean sea level pressure|Pa
uerra|0.3.0|p0,y1|pres|Pressure|Pa
uerra|0.3.0|t1,p0,y1|sp|Surface pressure|Pa
uerra|0.3.0|t101,p0,y1|msl|Mean sea level pressure|Pa
uerra|0.3.20||sdsgso|Standard deviation of sub-grid scale orography|m
uerra|0.3.20|y1|sdsgso|Standard deviation of sub-grid scale orography|m
uerra|0.3.4|p0|z|Geopotential|m**2 s**-2
uerra|0.3.4|p0,y1|z|Geopotential|m**2 s**-2
uerra|0.4.1|t8,p1|tsr|Top net short-wave (solar) radiation|J m**-2
uerra|0.4.1|t8,p1,y1|tsr|Top net short-wave (solar) radiation|J m**-2
uerra|0.4.13|t1,p1|tidirswrf|Time-integrated surface direct short wave radiation flux|J m**-2
uerra|0.4.13|t1,p1,y1|tidirswrf|Time-integrated surface direct short wave radiation flux|J m**-2
uerra|0.4.52|t1,p1|adswrf_cs|Accumulated surface downward short-wave radiation flux, clear sky|J m**-2
uerra|0.4.52|t1,p1,y1|adswrf_cs|Accumulated surface downward short-wave radiation flux, clear sky|J m**-2
uerra|0.5.8|t1,p1|adlwrf_cs|Accumulated surface downward long-wave radiation flux, clear sky|J m**-2
uerra|0.5.8|t1,p1,y1|adlwrf_cs|Accumulated surface downward long-wave radiation flux, clear sky|J m**-2
uerra|0.6.1|t1,T8,p0|tcc|Total Cloud Cover|%
uerra|0.6.1|t1,T8,p0,y1|tcc|Total Cloud Cover|%
uerra|0.6.11||cdcb|Cloud base|m
uerra|0.6.11|y1|cdcb|Cloud base|m
uerra|0.6.3|p0|lcc|Low cloud cover|%
uerra|0.6.3|p0,y1|lcc|Low cloud cover|%
uerra|0.6.4|p0|mcc|Medium cloud cover|%
uerra|0.6.4|p0,y1|mcc|Medium cloud cover|%
uerra|0.6.5|p0|hcc|High cloud cover|%
uerra|0.6.5|p0,y1|hcc|High cloud cover|%
uerra|10.2.0|t1,p0|ci|Sea ice area fraction|(0 - 1)
uerra|10.2.0|t1,p0,y1|ci|Sea ice area fraction|(0 - 1)
uerra|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing|sithick|Sea-ice thickness|m
uerra|10.2.1|t160,v0,f0,T255,Vmissing,Fmissing,y1|sithick|Sea-ice thickness|m
uerra|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sist|Sea ice surface temperature|K
uerra|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,y1|sist|Sea ice surface temperature|K
uerra|10.3.0|t1,p0|sst|Sea surface temperature|K
uerra|10.3.0|t1,p0,y1|sst|Sea surface temperature|K
uerra|2.0.1|t1|sr|Surface roughness (climatological)|m
uerra|2.0.1|t1,y1|sr|Surface roughness (climatological)|m
uerra|2.0.25|p0|vsw|Volumetric soil moisture|m**3 m**-3
uerra|2.0.25|p0,y1|vsw|Volumetric soil moisture|m**3 m**-3
82|0.0.10||lhtfl|Latent heat net flux|W/m2
82|0.0.11||shtfl|Sensible heat net flux|W/m2
82|0.0.17||skt|Skin temperature|K
82|0.0.4||tmax|Maximum temperature|K
82|0.0.5||tmin|Minimum temperature|K
82|0.0.7||dptd|Dew point depression (or deficit)|K
82|0.1.16||snom|Snow melt|kg/m2
82|0.1.2||mixr|Humidity mixing ratio|kg/kg
82|0.1.37||cprat|Convective precipitation rate|kg/m2/s
82|0.1.41||pevpr|Potential evaporation rate|W/m2
82|0.1.50||tsnowp|Total snow precipitation|kg/m2
82|0.1.53||pis|Precipitation intensity snow|kg/m2/s
82|0.1.54||lsprate|Large scale precipitation rate|kg/m2/s
82|0.1.55||csrwe|Convective snowfall rate water equivalent|kg/m2/s
82|0.1.56||prs_gsp|Large scale snowfall rate water equivalent|kg/m2/s
82|0.1.6||e|Evaporation|m of water equivalent
82|0.1.62||se|Snow evaporation|kg/m2
82|0.1.64||tciwv|Total column integrated water vapour|kg/m2
82|0.1.67||fprate|Freezing rain precipitation rate|kg/m2/s
82|0.1.8||tp|Total precipitation|kg/m2
82|0.14.2||tcioz|Total column integrated ozone|Dobson
82|0.15.5||prrad|Precipitation (radar)|kg/m
82|0.16.0||eqrrra|Equivalent radar reflectivity factor for rain|mm6/m3
82|0.16.1||eqrrsn|Equivalent radar reflectivity factor for snow|mm6/m3
82|0.16.2||eqrfpc|Equivalent radar reflectivity factor for paramterized convection|mm6/m3
82|0.16.3||ectop_rad|Echo top (radar)|m
82|0.16.5||corefl_rad|Composite reflectivity (radar)|dB
82|0.2.17||uflx|Momentum flux, u component|N/m2
82|0.2.18||vflx|Momentum flux, v component|N/m2
82|0.2.21||maxgust|Maximum wind|m/s
82|0.3.16||u-gwd|Zonal flux of gravity wave stress|N/m2
82|0.3.17||v-gwd|Meridional flux of gravity wave stress|N/m2
82|0.3.25||nlpres|Natural logarithm of pressure in Pa|Numeric
82|0.3.6||h|Geometric height|m
82|0.4.10||photar|Photosynthetically active radiation|W/m2
82|0.4.11||nswrfcs|Net short-wave radiation flux, clear sky|W/m2
82|0.4.12||dwuvr|Downward UV radiation|W/m2
82|0.4.2||swavr|Short wave radiation flux|W/m2
82|0.4.7||dswrf|Downward short-wave radiation flux|W/m2
82|0.4.8||uswrf|Upward short-wave radiation flux|W/m2
82|0.4.9||nswrf|Net short wave radiation flux|W/m2
82|0.5.0||nlwrs|Net long wave radiation flux (surface)|W/m2
82|0.5.1||nlwrt|Net long wave radiation flux (top of atmos.)|W/m2
82|0.5.2||lwavr|Long wave radiation flux|W/m2
82|0.5.3||dlwrf|Downward long-wave radiation flux|W/m2
82|0.5.4||ulwrf|Upward long-wave radiation flux|W/m2
82|0.5.5||nlwrf|Net long wave radiation flux|W/m2
82|0.5.6||nlwrfcs|Net long-wave radiation flux, clear sky|W/m2
82|0.6.1||tcc|Total cloud cover|fraction
82|0.6.11||cdcb|Cloud base|m
82|0.6.2||ccc|Convective cloud cover|fraction
82|0.6.24||suns|Sunshine|Numeric
82|0.6.33||sund|Sunshine duration|s
82|0.7.12||ri|Richardson number|Numeric
82|0.7.6||CAPE|CAPE|J/kg
82|0.7.7||ci|Convective inhibation|J/kg
82|10.1.2||ucur|U-comp of Current|cm/s
82|10.1.3||vcur|V-comp of Current|cm/s
82|10.191.1||mosf|Meridional overturning stream function|m3/s
82|10.2.0||icec|Ice Cover|Fraction
82|10.2.4||uice|u-component of ice drift|m/s
82|10.2.5||vice|v-component of ice drift|m/s
82|10.2.6||iceg|Ice growth rate|m/s
82|10.3.0||wtmp|Water temperature|K
82|10.4.0||mthd|Main thermocline depth|m
82|2.0.0||lsm|Land-sea mask (1=land 0=sea) (see note)|Fraction
82|2.0.1||sr|Surface roughness|m
82|2.0.2||st|Soil temperature|K
82|2.0.22||sm|Soil moisture|kg/m3
82|2.0.26||wilt|Wilting point|kg/m3
82|2.0.9||soilw|Volumetric soil moisture content|Proportion
86|0.0.193||nwplhf|NWP latent heat net flux|W m-2
86|0.0.194||nwpshf|NWP sensible heat net flux|W m-2
86|0.20.192||ddnumf|Dry deposition number flux|m-2 s-1
86|0.20.193||ddmolf|Dry deposition molar flux|mol m-2 s-1
86|0.20.194||ddradf|Dry deposition radioactive flux|bq m-2 s-1
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
86|0.3.192||nwp_blh|NWP Boundary layer height|m
86|0.7.192||MO_len_inv|MO_length_inv|m-1
86|0.7.193||Kz_1m|mixing velocity scale "Kz_1m" at surface|m s-1
86|0.7.194||cnv_vel_scale|Convective velocity scale|m s-1
86|0.7.195||turb_temp|Temperature scale T_star|K
86|0.7.196||humid_scale|Humidity scale h_star|kg m-3
86|0.7.197||scav_coef|Scavenging coefficient|s-1
98|0.1.192|t1,T255,p1,l1|tisef|Time integral of snow evaporation flux|kg m**-2
98|0.1.193|t1,T255,p1,l1|tp|Total precipitation|m
98|0.1.193|t1,p0,l1|tprate|Time-mean total precipitation rate|m s**-1
98|0.1.194|t1,p1,l1|fzra|Accumulated freezing rain|m
98|0.1.195|t1,p1,l1|cp|Convective precipitation|m
98|0.1.195|t1,p0,l1|cprate|Time-mean convective precipitation rate|m s**-1
98|0.1.196|t1,p1,l1|lsp|Large-scale precipitation|m
98|0.1.196|t1,p0,l1|mlsprt|Time-mean large-scale precipitation rate|m s**-1
98|0.1.197|t1,p1,l1|es|Snow evaporation|m of water equivalent
98|0.1.198|t1,p1,l1|sf|Snowfall|m of water equivalent
98|0.1.198|t1,p0,l1|mtsfr|Time-mean total snowfall rate|m of water equivalent s**-1
98|0.1.199|t1,p1,l1|e|Evaporation|m of water equivalent
98|0.1.199|t1,p0,l1|erate|Time-mean evaporation rate|m of water equivalent s**-1
98|0.1.200|t1,p1,l1|pev|Potential evaporation|m
98|0.1.201|t1,p1,l1|csf|Convective snowfall|m of water equivalent
98|0.1.202|t1,p1,l1|lsf|Large-scale snowfall|m of water equivalent
98|0.1.254|l1|sd|Snow depth|m of water equivalent
98|0.1.254|p0,l1|avg_sd_m|Time-mean snow depth|m of water equivalent
98|0.14.192|t1,T8,l1|tco3|Total column ozone|kg m**-2
98|0.19.192|l1|asn|Snow albedo|(0 - 1)
98|0.19.193|l1|fal|Forecast albedo|(0 - 1)
98|0.19.193|p0,l1|avg_fal_frac|Time-mean forecast albedo|(0 - 1)
98|0.20.195|l1|vm_tc_vol_mixrat|Volume-mean total column mixing ratio|mol mol**-1|old
98|0.254.134|l228|vtnowd|V-tendency from non-orographic wave drag|m s**-2
98|0.254.136|l228|utnowd|U-tendency from non-orographic wave drag|m s**-2
98|0.3.25|t105|lnsp|Logarithm of surface pressure|Numeric
98|0.3.25|t105,p0|avg_lnsp|Time-mean logarithm of surface pressure|Numeric
98|0.3.25|t105,p2|max_lnsp|Time-maximum logarithm of surface pressure|Numeric
98|0.3.25|t105,p3|min_lnsp|Time-minimum logarithm of surface pressure|Numeric
98|0.3.25|t105,p6|std_lnsp|Time-standard-deviation logarithm of surface pressure|Numeric
98|0.6.192|t1,T8,l1|tcc|Total cloud cover|(0 - 1)
98|0.6.192|t1,T8,p0,l1|meantcc|Mean total cloud cover|(0 - 1)
98|0.6.193|l1|lcc|Low cloud cover|(0 - 1)
98|0.6.193|p0,l1|avg_lcc_frac|Time-mean low cloud cover|(0 - 1)
98|0.6.194|l1|mcc|Medium cloud cover|(0 - 1)
98|0.6.194|p0,l1|avg_mcc_frac|Time-mean medium cloud cover|(0 - 1)
98|0.6.195|l1|hcc|High cloud cover|(0 - 1)
98|0.6.195|p0,l1|avg_hcc_frac|Time-mean high cloud cover|(0 - 1)
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
98|10.4.192|l1|sigmatrel|Sea water sigma theta relative|Proportion
98|10.4.192|p0,l1|avg_sigmatrel|Time-mean sea water sigma theta relative|Proportion
98|2.0.192|p1,l1|aco2nee|Accumulated Carbon Dioxide Net Ecosystem Exchange|kg m**-2|old
98|2.0.193|p1,l1|aco2gpp|Accumulated Carbon Dioxide Gross Primary Production|kg m**-2|old
98|2.0.194|p1,l1|aco2rec|Accumulated Carbon Dioxide Ecosystem Respiration|kg m**-2|old
98|2.0.195|l1|fco2nee|Carbon dioxide net ecosystem exchange flux|kg m**-2 s**-1|old
98|2.0.196|l1|fco2rec|Carbon dioxide ecosystem respiration flux|kg m**-2 s**-1|old
98|2.0.197|l1|fco2gpp|Carbon dioxide gross primary production flux|kg m**-2 s**-1|old
98|2.0.198|l1|gppbfas|GPP coefficient from Biogenic Flux Adjustment System|dimensionless
98|2.0.199|l1|recbfas|Rec coefficient from Biogenic Flux Adjustment System|dimensionless
98|2.0.200|l1|srlh|Surface roughness length for heat|m
98|2.0.201|p1,l1|ro|Runoff|m
98|2.0.201|t1,p0,l1|mrort|Time-mean runoff rate|m s**-1
98|2.0.202|t1,p1,l1|sro|Surface runoff|m
98|2.0.202|t1,p0,l1|msror|Time-mean surface runoff rate|m s**-1
98|2.0.203|t1,p1,l1|smlt|Snowmelt|m of water equivalent
98|2.0.204|t1,p1,l1|ssro|Sub-surface runoff|m
98|2.0.204|t1,p0,l1|mssror|Time-mean sub-surface runoff rate|m s**-1
98|2.0.205|l1|src|Skin reservoir content|m of water equivalent
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
84|0.7.6||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2
85|0.7.6||CAPE_INS|Convective Available Potential Energy instantaneous|m**2 s**-2`;
