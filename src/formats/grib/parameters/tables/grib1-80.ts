// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `80|2.10|t1|to3|Total Column Integrated Ozone|Dobson
80|2.11|t1|t_g|Temperature (G)|K
80|2.11|t105,v2,r3|t_2m_cl|Climat. temperature, 2m Temperature|K
80|2.111|t1,r3|asob_s|Net short wave radiation flux (m) (at the surface)|W m**-2
80|2.111|t1,r0|sobs_rad|Net short wave radiation flux|W m**-2
80|2.112|t1,r3|athb_s|Net long wave radiation flux (m) (at the surface)|W m**-2
80|2.112|t1,r0|thbs_rad|Net long wave radiation flux|W m**-2
80|2.113|t8,r3|asob_t|Net short wave radiation flux (m) (on the model top)|W m**-2
80|2.113|t8,r0|sobt_rad|Net short wave radiation flux|W m**-2
80|2.114|t8,r3|athb_t|Net long wave radiation flux (m) (on the model top)|W m**-2
80|2.114|t8,r0|thbt_rad|Net long wave radiation flux|W m**-2
80|2.121|t1,r3|alhfl_s|Latent Heat Net Flux (m)|W m**-2
80|2.122|t1,r3|ashfl_s|Sensible Heat Net Flux (m)|W m**-2
80|2.124|t1,r3|aumfl_s|Momentum Flux, U-Component (m)|N m**-2
80|2.125|t1,r3|avmfl_s|Momentum Flux, V-Component (m)|N m**-2
80|2.15|t105,v2,r2|tmax_2m|Max 2m Temperature (i)|K
80|2.16|t105,v2,r2|tmin_2m|Min 2m Temperature (i)|K
80|2.17|t105,v2,r3|td_2m_av|2m Dew Point Temperature (AV)|1
80|2.2|t102|pmsl|Pressure Reduced to MSL|Pa
80|2.21|t1|dbz_max|Radar spectra (1)|1
80|2.3|t1|dpsdt|Pressure Tendency (S)|Pa s**-1
80|2.31|t105,v10|dd_10m|Wind Direction (DD_10M)|degrees
80|2.31|t110|dd|Wind Direction (DD)|degrees
80|2.32|t105,v10|sp_10m|Wind speed (SP_10M)|m s**-1
80|2.32|t110|sp|Wind speed (SP)|m s**-1
80|2.40||w|Vertical Velocity (Geometric) (w)|m s**-1
80|2.51|t1|qv_s|Specific Humidity (S)|kg kg**-1
80|2.51|t105,v2|qv_2m|Specific Humidity (2m)|kg kg**-1
80|2.52|t105,v2|relhum_2m|2m Relative Humidity|%
80|2.54|t1|tqv|Total column integrated water vapour|kg m**-2
80|2.57|t1,r4|aevap_s|Evaporation (s)|kg m**-2
80|2.58|t1|tqi|Total Column-Integrated Cloud Ice|kg m**-2
80|2.6|t1|fis|Geopotential (S)|m**2 s**-2
80|2.6|t110|fif|Geopotential (full lev)|m**2 s**-2
80|2.61|t1,r4|tot_prec|Total Precipitation rate (S)|kg m**-2 s**-1
80|2.62|r4|prec_gsp|Large-Scale Precipitation rate|kg m**-2 s**-1
80|2.63|t1,r4|prec_con|Convective Precipitation rate|kg m**-2 s**-1
80|2.65|t1|w_snow|Snow depth water equivalent|kg m**-2
80|2.66|t1|h_snow|Snow Depth|m
80|2.71|t1|clct|Total Cloud Cover|%
80|2.72|t110|clc_con|Convective Cloud Cover|%
80|2.73|t1|clcl|Cloud Cover (800 hPa - Soil)|%
80|2.74|t1|clcm|Cloud Cover (400 - 800 hPa)|%
80|2.75|t1|clch|Cloud Cover (0 - 400 hPa)|%
80|2.76|t1|tqc|Total Column-Integrated Cloud Water|kg m**-2
80|2.78|t1,r4|snow_con|Convective Snowfall rate water equivalent (s)|kg m**-2 s**-1
80|2.79|t1,r4|snow_gsp|Large-Scale snowfall rate water equivalent (s)|kg m**-2 s**-1
80|2.8|t1|hsurf|Geometric Height of the earths surface above sea level|m
80|2.8|t109|hhl|Geometric Height of the layer limits above sea level(NN)|m
80|2.81|t1|fr_land|Land Cover (1=land, 0=sea)|(0 - 1)
80|2.83|t1|z0|Surface Roughness length Surface Roughness|m
80|2.84|t1|alb_rad|Albedo (in short-wave)|%
80|2.84|t1,r3|albedo_b|Albedo (in short-wave)|%
80|2.85|t111,v36|t_cl|Soil Temperature  ( 36 cm depth, vv=0h)|K
80|2.85|t111,v41|t_cl_lm|Soil Temperature (41 cm depth)|K
80|2.85|t111,v9|t_m|Soil Temperature|K
80|2.85|t111,v0|t_s|Soil Temperature|K
80|2.87|t1|plcov|Plant cover|%
80|2.91|t1|fr_ice|Sea Ice Cover ( 0= free, 1=cover)|1
80|2.92|t1|h_ice|sea Ice Thickness|m
80|201.100|t1|prr_gsp|Large scale rain rate|kg m**-2 s**-1
80|201.101|t1|prs_gsp|Large scale snowfall rate water equivalent|kg m**-2 s**-1
80|201.102|t1,r4|rain_gsp|Large scale rain rate (s)|kg m**-2 s**-1
80|201.111|t1|prr_con|Convective rain rate|kg m**-2 s**-1
80|201.112|t1|prs_con|Convective snowfall rate water equivalent|kg m**-2 s**-1
80|201.113|t1,r4|rain_con|Convective rain rate (s)|kg m**-2 s**-1
80|201.122|t1|rr_f|rain amount, grid-scale plus convective|kg m**-2
80|201.123|t1|rr_c|snow amount, grid-scale plus convective|kg m**-2
80|201.124|t110|dt_gsp|Temperature tendency due to grid scale precipation|K s**-1
80|201.125|t110|dqv_gsp|Specific humitiy tendency due to grid scale precipitation|kg kg**-1 s**-1
80|201.127|t110|dqc_gsp|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg**-1 s**-1
80|201.129|t1|freshsnw|Fresh snow factor (weighting function for albedo indicating freshness of snow)|1
80|201.13|t110|sohr_rad|Solar radiation heating rate|K s**-1
80|201.130|t110|dqi_gsp|tendency of specific cloud ice content due to grid scale precipitation|kg kg**-1 s**-1
80|201.131|t1|prg_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
80|201.132|t1,r4|grau_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
80|201.133|t1|rho_snow|Snow density|kg m**-3
80|201.139|t110|pp|Pressure perturbation|Pa
80|201.14|t110|thhr_rad|Thermal radiation heating rate|K s**-1
80|201.141|t1|sdi_1|supercell detection index 1 (rot. up+down drafts)|s**-1
80|201.142|t1|sdi_2|supercell detection index 2 (only rot. up drafts)|s**-1
80|201.143|t1|cape_mu|Convective Available Potential Energy, most unstable|J kg**-1
80|201.144|t1|cin_mu|Convective Inhibition, most unstable|J kg**-1
80|201.145|t1|cape_ml|Convective Available Potential Energy, mean layer|J kg**-1
80|201.146|t1|cin_ml|Convective Inhibition, mean layer|J kg**-1
80|201.147||tke_con|Convective turbulent kinetic enery|J kg**-1
80|201.148|t109|tketens|Tendency of turbulent kinetic energy|m s**-1
80|201.149|t110|ke|Kinetic Energy|J kg**-1
80|201.152|t109|tke|Turbulent Kinetic Energy|J kg**-1
80|201.153|t109|tkvm|Turbulent diffusioncoefficient for momentum|m**2 s**-1
80|201.154|t109|tkvh|Turbulent diffusion coefficient for heat (and moisture)|m**2 s**-1
80|201.170|t1|tcm|Turbulent transfer coefficient for impulse|1
80|201.171|t1|tch|Turbulent transfer coefficient for heat (and Moisture)|1
80|201.173|t1|mh|mixed layer depth|m
80|201.18|t1,r3|alhfl_bs|Latent heat flux from bare soil|W m**-2
80|201.187|t105,v10,r2|vmax_10m|maximum Wind 10m|m s**-1
80|201.19|t111,r3|alhfl_pl|Latent heat flux from plants|W m**-2
80|201.194|t100|ru-103|Air concentration of Ruthenium 103|Bq m**-3
80|201.197|t111|t_so|Soil Temperature (multilayers)|K
80|201.198|t111|w_so|Column-integrated Soil Moisture (multilayers)|kg m**-2
80|201.199|t111|w_so_ice|soil ice content (multilayers)|kg m**-2
80|201.20|r4|dursun|Sunshine|1
80|201.200|t1|w_i|Plant Canopy Surface Water|kg m**-2
80|201.203|t1|t_snow|Snow temperature (top of snow)|K
80|201.21|t1,r0|rstom|Stomatal Resistance|s m**-1
80|201.212|t1|prs_min|Minimal Stomatal Resistance|s m**-1
80|201.215|t1|t_ice|sea Ice Temperature|K
80|201.230|t1|dbz_850|Base reflectivity|dB
80|201.230|t110|dbz|Base reflectivity|dB
80|201.230|t200|dbz_cmax|Base reflectivity (cmax)|dB
80|201.232|t110|dttdiv|unknown|m
80|201.233|t110|sotr_rad|Effective transmissivity of solar radiation|K s**-1
80|201.236||evatra_sum|sum of contributions to evaporation|kg m**-2
80|201.237||tra_sum|total transpiration from all soil layers|kg m**-2
80|201.238||totforce_s|total forcing at soil surface|W m**-2
80|201.239||resid_wso|residuum of soil moisture|kg m**-2
80|201.240|t1|mflx_con|Massflux at convective cloud base|kg m**-2 s**-1
80|201.241|t1|cape_con|Convective Available Potential Energy|J kg**-1
80|201.243|t1|qcvg_con|moisture convergence for Kuo-type closure|s**-1
80|201.29|t110|clc|Cloud cover|%
80|201.30|t110|clc_sgs|Non-Convective Cloud Cover, grid scale|%
80|201.31|t110|qc|Cloud Mixing Ratio|kg kg**-1
80|201.33|t110|qi|Cloud Ice Mixing Ratio|kg kg**-1
80|201.35|t110|qr|Rain mixing ratio|kg kg**-1
80|201.36|t110|qs|Snow mixing ratio|kg kg**-1
80|201.37|t1|tqr|Total column integrated rain|kg m**-2
80|201.38|t1|tqs|Total column integrated snow|kg m**-2
80|201.39|t110|qg|Grauple|kg kg**-1
80|201.40||tqg|Total column integrated grauple|kg m**-2
80|201.41|t1|twater|Total Column integrated water (all components incl. precipitation)|kg m**-2
80|201.42|t1|tdiv_hum|vertical integral of divergence of total water content (s)|kg m**-2
80|201.43|t110|qc_rad|subgrid scale cloud water|kg kg**-1
80|201.44|t110|qi_rad|subgridscale cloud ice|kg kg**-1
80|201.5|t1,r3|apab_s|Photosynthetically active radiation (m) (at the surface)|W m**-2
80|201.5|t1,r0|pabs_rad|Photosynthetically active radiation|W m**-2
80|201.51||clch_8|cloud cover CH (0..8)|1
80|201.52||clcm_8|cloud cover CM (0..8)|1
80|201.53||clcl_8|cloud cover CL (0..8)|1
80|201.58|t2|hbas_sc|cloud base above msl, shallow convection|m
80|201.59|t3|htop_sc|cloud top above msl, shallow convection|m
80|201.61|t110|clw_con|specific cloud water content, convective cloud|kg kg**-1
80|201.68|t2|hbas_con|Height of Convective Cloud Base (i)|m
80|201.69|t3|htop_con|Height of Convective Cloud Top (i)|m
80|201.72|t1|bas_con|base index (vertical level) of main convective cloud (i)|1
80|201.73|t1|top_con|top index (vertical level) of main convective cloud (i)|1
80|201.74|t110|dt_con|Temperature tendency due to convection|K s**-1
80|201.75|t110|dqv_con|Specific humitiy tendency due to convection|kg kg**-1 s**-1
80|201.78|t110|du_con|zonal wind tendency due to convection|m s**-1
80|201.79|t110|dv_con|meridional wind tendency due to convection|m s**-1
80|201.82|t1|htop_dc|height of top of dry convection|m
80|201.84|t4|hzerocl|height of 0 degree celsius level code 0,3,6 ?|m
80|201.85|t4|snowlmt|Height of snow fall limit|m
80|201.88|t110|dqc_con|Tendency of specific cloud liquid water content due to conversion|kg kg**-1 s**-1
80|201.89|t110|dqi_con|tendency of  specific cloud ice content due to convection|kg kg**-1 s**-1
80|201.99|t110|q_sedim|Specific content of precipitation particles (needed for water loadin)g|kg kg**-1
80|202.10||tm10|total wave mean period|s
80|202.104|t110|dqvdt|tendency of specific humidity|s**-1
80|202.105|t1|qvsflx|water vapor flux|s**-1 m**-2
80|202.113|t1|fc|Coriolis parameter|s**-1
80|202.114|t1|rlat|geographical latitude|Degree N
80|202.115|t1|rlon|geographical longitude|Degree E
80|202.120|t110|ustr|Friction velocity|m s**-1
80|202.121|t1|ztd|Delay of the GPS signal trough the (total) atm.|m
80|202.122|t1|zwd|Delay of the GPS signal trough wet atmos.|m
80|202.123|t1|zhd|Delay of the GPS signal trough dry atmos.|m
80|202.17||tm01|total Tm1 period|s
80|202.18||tm02|total Tm2 period|s
80|202.180|t110|o3|Ozone Mixing Ratio|kg kg**-1
80|202.19||sprd|total directional spread|Degree true
80|202.194||ru-103|Air concentration of Ruthenium 103 (Ru103- concentration)|Bq m**-3
80|202.195|t1|ru-103d|Ru103-dry deposition|Bq m**-2
80|202.196|t1|ru-103w|Ru103-wet deposition|Bq m**-2
80|202.197||sr-90|Air concentration of Strontium 90|Bq m**-3
80|202.198|t1|sr-90d|Sr90-dry deposition|Bq m**-2
80|202.199|t1|sr-90w|Sr90-wet deposition|Bq m**-2
80|202.200||i-131a|I131-concentration|Bq m**-3
80|202.201|t1|i-131ad|I131-dry deposition|Bq m**-2
80|202.202|t1|i-131aw|I131-wet deposition|Bq m**-2
80|202.203||cs-137|Cs137-concentration|Bq m**-3
80|202.204|t1|cs-137d|Cs137-dry deposition|Bq m**-2
80|202.205|t1|cs-137w|Cs137-wet deposition|Bq m**-2
80|202.206||te-132|Air concentration of Tellurium 132 (Te132-concentration)|Bq m**-3
80|202.207|t1|te-132d|Te132-dry deposition|Bq m**-2
80|202.208|t1|te-132w|Te132-wet deposition|Bq m**-2
80|202.209||zr-95|Air concentration of Zirconium 95 (Zr95-concentration)|Bq m**-3
80|202.210|t1|zr-95d|Zr95-dry deposition|Bq m**-2
80|202.211|t1|zr-95w|Zr95-wet deposition|Bq m**-2
80|202.212||kr-85|Air concentration of Krypton 85  (Kr85-concentration)|Bq m**-3
80|202.213|t1|kr-85d|Kr85-dry deposition|Bq m**-2
80|202.214|t1|kr-85w|Kr85-wet deposition|Bq m**-2
80|202.215||tr-2|TRACER - concentration|Bq m**-3
80|202.216|t1|tr-2d|TRACER - dry deposition|Bq m**-2
80|202.217|t1|tr-2w|TRACER - wet deposition|Bq m**-2
80|202.218||xe-133|Air concentration of Xenon 133 (Xe133  - concentration)|Bq m**-3
80|202.219|t1|xe-133d|Xe133  - dry deposition|Bq m**-2
80|202.220|t1|xe-133w|Xe133  - wet deposition|Bq m**-2
80|202.221||i-131g|I131g - concentration|Bq m**-3
80|202.222|t1|i-131gd|Xe133  - wet deposition|Bq m**-2
80|202.223|t1|i-131gw|I131g  - wet deposition|Bq m**-2
80|202.224||i-131o|I131o  - concentration|Bq m**-3
80|202.225|t1|i-131od|I131o  - dry deposition|Bq m**-2
80|202.226|t1|i-131ow|I131o  - wet deposition|Bq m**-2
80|202.227||ba-140|Air concentration of Barium 40|Bq m**-3
80|202.228|t1|ba-140d|Ba140 - dry deposition|Bq m**-2
80|202.229|t1|ba-140w|Ba140  - wet deposition|Bq m**-2
80|202.231|t1,r3|austr_sso|u-momentum flux due to SSO-effects|N m**-2
80|202.231|t1,r0|ustr_sso|u-momentum flux due to SSO-effects|N m**-2
80|202.232|t1,r3|avstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|202.232|t1,r0|vstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|202.233|t1,r3|avdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|202.233|t1,r0|vdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|202.248|t1|uv_max|UV_Index_Maximum_W  UV_Index clouded (W), daily maximum|1
80|202.4||mwd|total wave direction|Degree true
80|202.40|t100|ana_err_fi|analysis error(standard deviation), geopotential(gpm)|gpm
80|202.41|t100|ana_err_u|analysis error(standard deviation), u-comp. of wind|m**2 s**-2
80|202.42|v100|ana_err_v|analysis error(standard deviation), v-comp. of wind|m**2 s**-2
80|202.44|t110|du_sso|zonal wind tendency due to subgrid scale oro.|m s**-1
80|202.45|t110|dv_sso|meridional wind tendency due to subgrid scale oro.|m s**-1
80|202.46|t1|sso_stdh|Standard deviation of sub-grid scale orography|m
80|202.47|t1|sso_gamma|Anisotropy of sub-gridscale orography|1
80|202.48|t1|sso_theta|Angle of sub-gridscale orography|radians
80|202.49|t1|sso_sigma|Slope of sub-gridscale orography|1
80|202.56|t1,v0,r0|emis_rad|surface emissivity|1
80|202.57|t1|soiltyp|Soil Type|1
80|202.61|t1|lai|Leaf area index|1
80|202.62|t1|rootdp|root depth of vegetation|m
80|202.64|t1|hmo3|height of ozone maximum (climatological)|Pa
80|202.65|t1|vio3|vertically integrated ozone content (climatological)|Pa
80|202.67|t1|plcov_mx|Plant covering degree in the vegetation phase|1
80|202.68|t1|plcov_mn|Plant covering degree in the quiescent phas|1
80|202.69|t1|lai_mx|Max Leaf area index|1
80|202.7|t102|mwp_x|wind sea mean period|s
80|202.7||ppww|wind sea peak period|s
80|202.70|t1|lai_mn|Min Leaf area index|1
80|202.71||oro_mod|Orographie + Land-Meer-Verteilung|m
80|202.75|t1|for_e|evergreen forest|1
80|202.76|t1|for_d|deciduous forest|1
80|202.77|r3|ndvi|normalized differential vegetation index|1
80|202.78|r3|ndvi_max|normalized differential vegetation index (NDVI)|1
80|202.79|t1|ndvi_mrat|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|202.79|t1,r0|ndviratio|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|202.8|t102|mpp_s|swell mean period|s
80|202.8||ppps|swell peak period|s
80|202.84||aer_so4|Total sulfate aerosol|1
80|202.84|r3|aer_so412|Total sulfate aerosol (12M)|1
80|202.86||aer_dust|Total soil dust aerosol|1
80|202.86|r3|aer_dust12|Total soil dust aerosol (12M)|1
80|202.9||pp1d|total wave peak period|s
80|202.91||aer_org|Organic aerosol|1
80|202.91|r3|aer_org12|Organic aerosol (12M)|1
80|202.92||aer_bc|Black carbon aerosol|1
80|202.92|r3|aer_bc12|Black carbon aerosol (12M)|1
80|202.93||aer_ss|Sea salt aerosol|1
80|202.93|r3|aer_ss12|Sea salt aerosol (12M)|1
80|203.101|t100|advorg|geostrophische  Vorticityadvektion|s**-2
80|203.103|t101|advor|Geo Temperatur Adv  geostrophische Schichtdickenadvektion|m**3 kg**-1 s**-1
80|203.107|t101|adrtg|Schichtdicken-Advektion|m**3 kg**-1 s**-1
80|203.109|t100|wdiv|Winddivergenz|s**-1
80|203.124|t100|fqn|Qn-Vektor Q isother-senkr-KompQn ,Komp. Q-Vektor senkrecht zu den Isothermen|m**2 kg**-1 s**-1
80|203.130|t100|ipv|Isentrope potentielle Vorticity|K m**2 kg**-1 s**-1
80|203.131|t100|up|XIPV Wind X-Komp     Wind X-Komponente auf isentropen Flaechen|m s**-1
80|203.132|t100|vp|YIPV Wind Y-Komp     Wind Y-Komponente auf isentropen Flaechen|m s**-1
80|203.133|t100|ptheta|Druck einer isentropen Flaeche|Pa
80|203.140|t1|ko|KO index|K
80|203.154|t100|thetae|Aequivalentpotentielle Temperatur|K
80|203.157|t1|ceiling|Ceiling|m
80|203.196|t100|ice_grd|Icing Grade (1=LGT,2=MOD,3=SEV)|1
80|203.203|t1|cldepth|modified cloud depth for media|1
80|203.204|t1|clct_mod|modified cloud cover for media|1
80|203.29|t110|w_shaer|wind shear|m s**-1
80|203.30|t110|srh|storm relative helicity|J kg**-1
80|203.33|t100|vabs|absolute vorticity advection|s**-2
80|203.90|t1|cl_typ|NiederschlagBew.-ArtKombination Niederschl.-Bew.-Blautherm. (283..407)|1
80|203.91|t1|ccl_gnd|Konvektions-U-GrenzeHoehe der Konvektionsuntergrenze ueber Grund|m
80|203.94|t1|ccl_nn|Konv.-U-Grenze-nn   Hoehe der Konvektionsuntergrenze ueber nn|m
80|203.99|t1|ww|weather interpretation (WMO)|1
80|204.1||efa-ps|Monthly Mean of RMS of difference FG-AN of pressure reduced to MSL|Pa
80|204.10||eia-rh|Monthly Mean of RMS of difference IA-AN of relative humidity|%
80|204.11||efa-t|Monthly Mean of RMS of difference FG-AN of temperature|K
80|204.12||eia-t|Monthly Mean of RMS of difference IA-AN of temperature|K
80|204.13||efa-om|Monthly Mean of RMS of difference FG-AN of vert.velocity (pressure)|Pa s**-1
80|204.14||eia-om|Monthly Mean of RMS of difference IA-AN of vert.velocity (pressure)|Pa s**-1
80|204.15||efa-ke|Monthly Mean of RMS of difference FG-AN of kinetic energy|J kg**-1
80|204.16||eia-ke|Monthly Mean of RMS of difference IA-AN of kinetic energy|J kg**-1
80|204.2||eia-ps|Monthly Mean of RMS of difference IA-AN of pressure reduced to MSL|Pa
80|204.3||efa-u|Monthly Mean of RMS of difference FG-AN of u-component of wind|m s**-1
80|204.4||eia-u|Monthly Mean of RMS of difference IA-AN of u-component of wind|m s**-1
80|204.5||efa-v|Monthly Mean of RMS of difference FG-AN of v-component of wind|m s**-1
80|204.6||eia-v|Monthly Mean of RMS of difference IA-AN of v-component of wind|m s**-1
80|204.7||efa-fi|Monthly Mean of RMS of difference FG-AN of geopotential|m**2 s**-2
80|204.8||eia-fi|Monthly Mean of RMS of difference IA-AN of geopotential|m**2 s**-2
80|204.9||efa-rh|Monthly Mean of RMS of difference FG-AN of relative humidity|%
80|206.11|t105,v2|t_2m_s|smoothed forecast, temperature|K
80|206.15|t105,v2,r2|tmax_2m_s|smoothed forecast, maximum temp.|K
80|206.16|t105,v2,r2|tmin_2m_s|smoothed forecast, minimum temp.|K
80|206.17|t105,v2|td_2m_s|smoothed forecast, dew point temp.|K
80|206.187|t105,v10|vmax_10m_s|smoothed forecast, wind speed (gust)|m s**-1
80|206.33|t105,v10|u_10m_s|smoothed forecast, u comp. of wind|m s**-1
80|206.34|t105,v10|v_10m_s|smoothed forecast, v comp. of wind|m s**-1
80|206.61|t1|tot_prec_s|smoothed forecast, total precipitation rate|kg m**-2 s**-1
80|206.71|t1|clct_s|smoothed forecast, total cloud cover|%
80|206.73|t1|clcl_s|smoothed forecast, cloud cover low|%
80|206.74|t1|clcm_s|smoothed forecast, cloud cover medium|%
80|206.75|t1|clch_s|smoothed forecast, cloud cover high|%
80|206.79|t1|snow_gsp_s|smoothed forecast, large-scale snowfall rate w.e.|kg m**-2 s**-1
80|206.85|t111,v0|t_s_s|smoothed forecast, soil temperature|K
80|207.187|t105,v10|vmax_10m_c|calibrated forecast, wind speed (gust)|m s**-1
80|207.61|t1|tot_prec_c|calibrated forecast, total precipitation rate|kg m**-2 s**-1
80|207.79|t1|snow_gsp_c|calibrated forecast, large-scale snowfall rate w.e.|kg m**-2 s**-1`;
