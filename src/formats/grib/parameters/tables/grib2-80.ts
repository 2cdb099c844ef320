// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `80|0.0.0|t1|t_g|Temperature (G)|K
80|0.0.18|t1|t_snow|Snow temperature (top of snow)|K
80|0.0.19|t1|tch|Turbulent transfer coefficient for heat (and Moisture)|1
80|0.0.192|t105,f0|dttdiv|unknown|m
80|0.0.193|t105,f0|dt_gsp|Temperature tendency due to grid scale precipation|K s**-1
80|0.0.20|t105,f0|tkvh|Turbulent diffusion coefficient for heat (and moisture)|m**2 s**-1
80|0.1.0|t1|qv_s|Specific Humidity (S)|kg kg**-1
80|0.1.0|t103,v2,f0|qv_2m|Specific Humidity (2m)|kg kg**-1
80|0.1.0|f0|qv|Specific Humidity|kg kg**-1
80|0.1.11|t1|h_snow|Snow Depth|m
80|0.1.192|t1|tdiv_hum|vertical integral of divergence of total water content (s)|kg m**-2
80|0.1.193|t105,f0|qc_rad|subgrid scale cloud water|kg kg**-1
80|0.1.194|t105,f0|qi_rad|subgridscale cloud ice|kg kg**-1
80|0.1.195|t105,f0|clw_con|specific cloud water content, convective cloud|kg kg**-1
80|0.1.196|t105,f0|q_sedim|Specific content of precipitation particles (needed for water loadin)g|kg kg**-1
80|0.1.197|t105,f0|dqv_con|Specific humitiy tendency due to convection|kg kg**-1 s**-1
80|0.1.198|t105,f0|dqc_con|Tendency of specific cloud liquid water content due to conversion|kg kg**-1 s**-1
80|0.1.199|t105,f0|dqi_con|tendency of  specific cloud ice content due to convection|kg kg**-1 s**-1
80|0.1.200|t105,f0|dqv_gsp|Specific humitiy tendency due to grid scale precipitation|kg kg**-1 s**-1
80|0.1.201|t105,f0|dqc_gsp|tendency of specific cloud liquid water content due to grid scale precipitation|kg kg**-1 s**-1
80|0.1.202|t105,f0|dqi_gsp|tendency of specific cloud ice content due to grid scale precipitation|kg kg**-1 s**-1
80|0.1.203||freshsnw|Fresh snow factor (weighting function for albedo indicating freshness of snow)|1
80|0.1.204||snowlmt|Height of snow fall limit|m
80|0.1.205|t1|mflx_con|Massflux at convective cloud base|kg m**-2 s**-1
80|0.1.206|t1|qcvg_con|moisture convergence for Kuo-type closure|s**-1
80|0.1.207|t105,f0|dqvdt|tendency of specific humidity|s**-1
80|0.1.208||qvsflx|water vapor flux|s**-1 m**-2
80|0.1.22|t105,f0|qc|Cloud Mixing Ratio|kg kg**-1
80|0.1.24|t105,f0|qr|Rain mixing ratio|kg kg**-1
80|0.1.25|t105,f0|qs|Snow mixing ratio|kg kg**-1
80|0.1.32|t105,f0|qg|Grauple|kg kg**-1
80|0.1.37|p1|prec_con|Convective Precipitation rate|kg m**-2 s**-1
80|0.1.54|p1|prec_gsp|Large-Scale Precipitation rate|kg m**-2 s**-1
80|0.1.61|t1|rho_snow|Snow density|kg m**-3
80|0.1.64|t1|tqv|Total column integrated water vapour|kg m**-2
80|0.1.65|t1,p1|rr_f|rain amount, grid-scale plus convective|kg m**-2
80|0.1.69|t1|tqc|Total Column-Integrated Cloud Water|kg m**-2
80|0.1.70|t1|tqi|Total Column-Integrated Cloud Ice|kg m**-2
80|0.1.74||tqg|Total column integrated grauple|kg m**-2
80|0.1.75|t1|prg_gsp|Graupel (snow pellets) precipitation rate|kg m**-2 s**-1
80|0.1.76|t1,p1|rain_con|Convective rain rate (s)|kg m**-2 s**-1
80|0.1.77|t1,p1|rain_gsp|Large scale rain rate (s)|kg m**-2 s**-1
80|0.1.78|t1|twater|Total Column integrated water (all components incl. precipitation)|kg m**-2
80|0.1.82|t105,f0|qi|Cloud Ice Mixing Ratio|kg kg**-1
80|0.13.192||aer_so4|Total sulfate aerosol|1
80|0.13.192|p0|aer_so412|Total sulfate aerosol (12M)|1
80|0.13.193||aer_dust|Total soil dust aerosol|1
80|0.13.193|p0|aer_dust12|Total soil dust aerosol (12M)|1
80|0.13.194||aer_org|Organic aerosol|1
80|0.13.194|p0|aer_org12|Organic aerosol (12M)|1
80|0.13.195||aer_bc|Black carbon aerosol|1
80|0.13.195|p0|aer_bc12|Black carbon aerosol (12M)|1
80|0.13.196||aer_ss|Sea salt aerosol|1
80|0.13.196|p0|aer_ss12|Sea salt aerosol (12M)|1
80|0.14.1|t105,f0|o3|Ozone Mixing Ratio|kg kg**-1
80|0.14.192|t1|hmo3|height of ozone maximum (climatological)|Pa
80|0.14.193|t1|vio3|vertically integrated ozone content (climatological)|Pa
80|0.14.2|t1|to3|Total Column Integrated Ozone|Dobson
80|0.15.1|t1|dbz_850|Base reflectivity|dB
80|0.15.1|t105,f0|dbz|Base reflectivity|dB
80|0.15.1|t10|dbz_cmax|Base reflectivity (cmax)|dB
80|0.15.192|t1|ztd|Delay of the GPS signal trough the (total) atm.|m
80|0.15.193|t1|zwd|Delay of the GPS signal trough wet atmos.|m
80|0.15.194|t1|zhd|Delay of the GPS signal trough dry atmos.|m
80|0.15.6|t1,p2|dbz_max|Radar spectra (1)|1
80|0.18.192||ru-103|Air concentration of Ruthenium 103 (Ru103- concentration)|Bq m**-3
80|0.18.193||ru-103d|Ru103-dry deposition|Bq m**-2
80|0.18.194||ru-103w|Ru103-wet deposition|Bq m**-2
80|0.18.195||sr-90|Air concentration of Strontium 90|Bq m**-3
80|0.18.196||sr-90d|Sr90-dry deposition|Bq m**-2
80|0.18.197||sr-90w|Sr90-wet deposition|Bq m**-2
80|0.18.198||i-131a|I131-concentration|Bq m**-3
80|0.18.199||i-131ad|I131-dry deposition|Bq m**-2
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
80|0.19.1|t1|alb_rad|Albedo (in short-wave)|%
80|0.19.1|t1,p0|albedo_b|Albedo (in short-wave)|%
80|0.19.11|t105,f0|tke|Turbulent Kinetic Energy|J kg**-1
80|0.19.192|t105,f0|tketens|Tendency of turbulent kinetic energy|m s**-1
80|0.19.192||ru-103|Air concentration of Ruthenium 103|Bq m**-3
80|0.19.193|t1|fc|Coriolis parameter|s**-1
80|0.19.24||tke_con|Convective turbulent kinetic enery|J kg**-1
80|0.19.25|t1|ww|weather interpretation (WMO)|1
80|0.19.3|t1|mh|mixed layer depth|m
80|0.191.1|t1|rlat|geographical latitude|Degree N
80|0.191.2|t1|rlon|geographical longitude|Degree E
80|0.2.0|t105,f0|dd|Wind Direction (DD)|degrees
80|0.2.1|t105,f0|sp|Wind speed (SP)|m s**-1
80|0.2.1|t105|w_shaer|wind shear|m s**-1
80|0.2.14|t107|ipv|Isentrope potentielle Vorticity|K m**2 kg**-1 s**-1
80|0.2.17|t1,p0|aumfl_s|Momentum Flux, U-Component (m)|N m**-2
80|0.2.18|t1,p0|avmfl_s|Momentum Flux, V-Component (m)|N m**-2
80|0.2.192|t105,f0|du_con|zonal wind tendency due to convection|m s**-1
80|0.2.193|t105,f0|dv_con|meridional wind tendency due to convection|m s**-1
80|0.2.194|t105,f0|du_sso|zonal wind tendency due to subgrid scale oro.|m s**-1
80|0.2.195|t105,f0|dv_sso|meridional wind tendency due to subgrid scale oro.|m s**-1
80|0.2.196|t105,f0|ke|Kinetic Energy|J kg**-1
80|0.2.29|t1|tcm|Turbulent transfer coefficient for impulse|1
80|0.2.31|t105,f0|tkvm|Turbulent diffusioncoefficient for momentum|m**2 s**-1
80|0.3.1|t101|pmsl|Pressure Reduced to MSL|Pa
80|0.3.192|t105,f0|pp|Pressure perturbation|Pa
80|0.3.193|t1,p0|austr_sso|u-momentum flux due to SSO-effects|N m**-2
80|0.3.193|t1|ustr_sso|u-momentum flux due to SSO-effects|N m**-2
80|0.3.194|t1,p0|avstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|0.3.194|t1|vstr_sso|v-momentum flux due to SSO-effects|N m**-2
80|0.3.2|t1|dpsdt|Pressure Tendency (S)|Pa s**-1
80|0.3.20|t1|sso_stdh|Standard deviation of sub-grid scale orography|m
80|0.3.21|t1|sso_theta|Angle of sub-gridscale orography|radians
80|0.3.22|t1|sso_sigma|Slope of sub-gridscale orography|1
80|0.3.23|t1,p0|avdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|0.3.23|t1|vdis_sso|Gravity wave dissipation (vertical integral)|W m**-2
80|0.3.24|t1|sso_gamma|Anisotropy of sub-gridscale orography|1
80|0.3.4|t1|fis|Geopotential (S)|m**2 s**-2
80|0.3.4|t105,f0|fif|Geopotential (full lev)|m**2 s**-2
80|0.3.6|t1|hsurf|Geometric Height of the earths surface above sea level|m
80|0.3.6|t105,f0|hhl|Geometric Height of the layer limits above sea level(NN)|m
80|0.4.192|t105,f0|sohr_rad|Solar radiation heating rate|K s**-1
80|0.4.193|t105,f0|sotr_rad|Effective transmissivity of solar radiation|K s**-1
80|0.4.9|t0,p0|asob_t|Net short wave radiation flux (m) (on the model top)|W m**-2
80|0.4.9|t0|sobt_rad|Net short wave radiation flux|W m**-2
80|0.5.192|t105,f0|thhr_rad|Thermal radiation heating rate|K s**-1
80|0.5.5|t0,p0|athb_t|Net long wave radiation flux (m) (on the model top)|W m**-2
80|0.5.5|t0|thbt_rad|Net long wave radiation flux|W m**-2
80|0.6.1|t1|clct|Total Cloud Cover|%
80|0.6.13|t1|ceiling|Ceiling|m
80|0.6.14|t105,f0|clc_sgs|Non-Convective Cloud Cover, grid scale|%
80|0.6.192|t2|hbas_sc|cloud base above msl, shallow convection|m
80|0.6.193|t3|htop_sc|cloud top above msl, shallow convection|m
80|0.6.194|t1|bas_con|base index (vertical level) of main convective cloud (i)|1
80|0.6.195|t1|top_con|top index (vertical level) of main convective cloud (i)|1
80|0.6.196|t1|htop_dc|height of top of dry convection|m
80|0.6.198|t1|cldepth|modified cloud depth for media|1
80|0.6.199|t1|clct_mod|modified cloud cover for media|1
80|0.6.2|t105,f0|clc_con|Convective Cloud Cover|%
80|0.6.200|t4|hzerocl|height of 0 degree celsius level code 0,3,6 ?|m
80|0.6.22|t105,f0|clc|Cloud cover|%
80|0.6.24|p1|dursun|Sunshine|1
80|0.6.26|t2|hbas_con|Height of Convective Cloud Base (i)|m
80|0.6.26|t1|ccl_nn|Konv.-U-Grenze-nn   Hoehe der Konvektionsuntergrenze ueber nn|m
80|0.6.27|t3|htop_con|Height of Convective Cloud Top (i)|m
80|0.7.192|t1|sdi_1|supercell detection index 1 (rot. up+down drafts)|s**-1
80|0.7.193|t1|sdi_2|supercell detection index 2 (only rot. up drafts)|s**-1
80|0.7.3|t1|ko|KO index|K
80|0.7.6|t193|cape_mu|Convective Available Potential Energy, most unstable|J kg**-1
80|0.7.6|t192|cape_ml|Convective Available Potential Energy, mean layer|J kg**-1
80|0.7.6|t1|cape_con|Convective Available Potential Energy|J kg**-1
80|0.7.7|t193|cin_mu|Convective Inhibition, most unstable|J kg**-1
80|0.7.7|t192|cin_ml|Convective Inhibition, mean layer|J kg**-1
80|0.7.8|t105,f0|srh|storm relative helicity|J kg**-1
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
80|10.0.200|t105,f0|ustr|Friction velocity|m s**-1
80|10.2.1|t1|h_ice|sea Ice Thickness|m
80|10.2.8|t1|t_ice|sea Ice Temperature|K
80|2.0.13|t1|w_i|Plant Canopy Surface Water|kg m**-2
80|2.0.16|t1|prs_min|Minimal Stomatal Resistance|s m**-1
80|2.0.192|t1,p0|ndvi_mrat|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|2.0.192|t1|ndviratio|ratio of monthly mean NDVI (normalized differential vegetation index) to annual maximum|1
80|2.0.193|t1,p0|alhfl_bs|Latent heat flux from bare soil|W m**-2
80|2.0.195|t1|rstom|Stomatal Resistance|s m**-1
80|2.0.29|t1|for_e|evergreen forest|1
80|2.0.30|t1|for_d|deciduous forest|1
80|2.0.31||ndvi|normalized differential vegetation index|1
80|2.0.31|p2|ndvi_max|normalized differential vegetation index (NDVI)|1
80|2.0.32|t1|rootdp|root depth of vegetation|m
80|2.0.4|t1|plcov|Plant cover|%
80|2.0.4|t1,p2|plcov_mx|Plant covering degree in the vegetation phase|1
80|2.0.4|t1,p3|plcov_mn|Plant covering degree in the quiescent phas|1
80|2.3.0|t1|soiltyp|Soil Type|1
80|2.3.192||evatra_sum|sum of contributions to evaporation|kg m**-2
80|2.3.193||tra_sum|total transpiration from all soil layers|kg m**-2
80|2.3.194||totforce_s|total forcing at soil surface|W m**-2
80|2.3.195||resid_wso|residuum of soil moisture|kg m**-2
80|2.3.196|t1|emis_rad|surface emissivity|1`;
