// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `|2.0.0|t1|lsm|Land-sea mask|(0 - 1)
|2.0.1|t1|fsr|Forecast surface roughness|m
|2.0.1|t1,p0|avg_fsr|Time-mean forecast surface roughness|m
|2.0.1|t1,p2|max_fsr|Time-maximum forecast surface roughness|m
|2.0.1|t1,p3|min_fsr|Time-minimum forecast surface roughness|m
|2.0.1|t1,p6|std_fsr|Time-standard-deviation forecast surface roughness|m
|2.0.10||gflux|Ground heat flux|W m**-2
|2.0.11||mstav|Moisture availability|%
|2.0.12||sfexc|Exchange coefficient|kg m**-2 s**-1
|2.0.13||cnwat|Plant canopy surface water|kg m**-2
|2.0.14||bmixl|Blackadar mixing length scale|m
|2.0.15||ccond|Canopy conductance|m s**-1
|2.0.16||rsmin|Minimal stomatal resistance|s m**-1
|2.0.18||rcs|Solar parameter in canopy conductance|Proportion
|2.0.19||rct|Temperature parameter in canopy conductance|Proportion
|2.0.2||st|Soil temperature|K|old
|2.0.20||rcsol|Soil moisture parameter in canopy conductance|Proportion
|2.0.21||rcq|Humidity parameter in canopy conductance|Proportion
|2.0.22||sm|Soil moisture|kg m**-3|old
|2.0.23||cisoilw|Column-integrated soil water|kg m**-2
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
|2.0.25|p0,u1,n24|avg_swv24|Time-mean volumetric soil moisture|m**3 m**-3|old
|2.0.26|t106,v0,f0,T106,V2,F1|wilt|Wilting point|kg m**-3
|2.0.27||vwiltm|Volumetric wilting point|m**3 m**-3
|2.0.28|t1,p0|avg_lai|Time-mean leaf area index|Numeric
|2.0.28|t1,p2|max_lai|Time-maximum leaf area index|Numeric
|2.0.28|t1,p3|min_lai|Time-minimum leaf area index|Numeric
|2.0.28|t1,p6|std_lai|Time-standard-deviation leaf area index|Numeric
|2.0.28|t1|lai|Leaf Area Index|Numeric
|2.0.3||ssw|Soil moisture content|kg m**-2
|2.0.33||ro|Water runoff and drainage|kg m**-2
|2.0.34||sro|Surface runoff|kg m**-2
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
|2.0.9||soilw|Volumetric soil moisture content|Proportion|old
|2.3.0||slt|Soil type|(Code table 4.213)
|2.3.1||uplst|Upper layer soil temperature|K|old
|2.3.10||liqvsm|Liquid volumetric soil moisture (non-frozen)|m**3 m**-3
|2.3.11||voltso|Volumetric transpiration stress-onset (soil moisture)|m**3 m**-3
|2.3.12||transo|Transpiration stress-onset (soil moisture)|kg m**-3
|2.3.12|t106,v0,f0,T106,V2,F1|cap|Field capacity|kg m**-3
|2.3.13||voldec|Volumetric direct evaporation cease (soil moisture)|m**3 m**-3
|2.3.14||direc|Direct evaporation cease (soil moisture)|kg m**-3
|2.3.15||soilp|Soil porosity|m**3 m**-3
|2.3.16||vsosm|Volumetric saturation of soil moisture|m**3 m**-3
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
|2.3.19|t106,v0,f0,T106,V2,F1|sm20|Soil moisture top 20 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V1,F0|sm100|Soil moisture top 100 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V2,F1,p0|avg_sm20|Time-mean soil moisture top 20 cm|kg m**-3
|2.3.19|t106,v0,f0,T106,V1,F0,p0|avg_sm100|Time-mean soil moisture top 100 cm|kg m**-3
|2.3.19||som|Soil moisture|kg m**-3
|2.3.2||uplsm|Upper layer soil moisture|kg m**-3|old
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
|2.3.3||lowlsm|Lower layer soil moisture|kg m**-3|old
|2.3.30|t1,T151|swit|Soil wetness index (total layer)|Numeric
|2.3.30|t1,T167|swir|Soil wetness index (root zone)|Numeric
|2.3.30|t151,T151|swil|Soil wetness index (layer)|Numeric
|2.3.30|t1,T151,p0|avg_swit|Time-mean soil wetness index (total layer)|Numeric
|2.3.30|t1,T167,p0|avg_swir|Time-mean soil wetness index (root zone)|Numeric
|2.3.30|t151,T151,p0|avg_swil|Time-mean soil wetness index(layer)|Numeric
|2.3.4||botlst|Bottom layer soil temperature|K|old
|2.3.5||soill|Liquid volumetric soil moisture (non-frozen)|Proportion|old
|2.3.6||rlyrs|Number of soil layers in root zone|Numeric
|2.3.7||smref|Transpiration stress-onset (soil moisture)|Proportion|old
|2.3.8||smdry|Direct evaporation cease (soil moisture)|Proportion|old
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
|2.7.0|t1|lshnf|Land surface heat net flux|W m**-2`;
