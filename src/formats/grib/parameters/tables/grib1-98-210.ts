// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|210.1||aermr01|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
98|210.10||aermr10|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|210.100||crfire|Wildfire combustion rate|kg m**-2 s**-1
98|210.101||maxfrpfire|Wildfire radiative power maximum|W
98|210.102||so2fire|Wildfire flux of Sulfur Dioxide|kg m**-2 s**-1
98|210.103||ch3ohfire|Wildfire Flux of Methanol (CH3OH)|kg m**-2 s**-1
98|210.104||c2h5ohfire|Wildfire Flux of Ethanol (C2H5OH)|kg m**-2 s**-1
98|210.105||c3h8fire|Wildfire Flux of Propane (C3H8)|kg m**-2 s**-1
98|210.106||c2h4fire|Wildfire Flux of Ethene (C2H4)|kg m**-2 s**-1
98|210.107||c3h6fire|Wildfire Flux of Propene (C3H6)|kg m**-2 s**-1
98|210.108||c5h8fire|Wildfire Flux of Isoprene (C5H8)|kg m**-2 s**-1
98|210.109||terpenesfire|Wildfire Flux of Terpenes (C5H8)n|kg m**-2 s**-1
98|210.11||aermr11|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|210.110||toluenefire|Wildfire Flux of Toluene_lump (C7H8+ C6H6 + C8H10)|kg m**-2 s**-1
98|210.111||hialkenesfire|Wildfire Flux of Higher Alkenes (CnH2n, C>=4)|kg m**-2 s**-1
98|210.112||hialkanesfire|Wildfire Flux of Higher Alkanes (CnH2n+2, C>=4)|kg m**-2 s**-1
98|210.113||ch2ofire|Wildfire Flux of Formaldehyde (CH2O)|kg m**-2 s**-1
98|210.114||c2h4ofire|Wildfire Flux of Acetaldehyde (C2H4O)|kg m**-2 s**-1
98|210.115||c3h6ofire|Wildfire Flux of Acetone (C3H6O)|kg m**-2 s**-1
98|210.116||nh3fire|Wildfire Flux of Ammonia (NH3)|kg m**-2 s**-1
98|210.117||c2h6sfire|Wildfire Flux of Dimethyl Sulfide (DMS) (C2H6S)|kg m**-2 s**-1
98|210.118||c2h6fire|Wildfire Flux of Ethane (C2H6)|kg m**-2 s**-1
98|210.119||mami|Mean height of maximum injection|m
98|210.12||aermr12|SO2 precursor mixing ratio|kg kg**-1
98|210.120||apt|Plume top height above surface|m
98|210.121||no2|Nitrogen dioxide mass mixing ratio|kg kg**-1
98|210.122||so2|Sulphur dioxide mass mixing ratio|kg kg**-1
98|210.123||co|Carbon monoxide mass mixing ratio|kg kg**-1
98|210.124||hcho|Formaldehyde|kg kg**-1
98|210.125||tcno2|Total column Nitrogen dioxide|kg m**-2
98|210.126||tcso2|Total column Sulphur dioxide|kg m**-2
98|210.127||tcco|Total column Carbon monoxide|kg m**-2
98|210.128||tchcho|Total column Formaldehyde|kg m**-2
98|210.129||nox|Nitrogen Oxides|kg kg**-1
98|210.13||aermr13|Volcanic ash aerosol mixing ratio|kg kg**-1
98|210.130||tcnox|Total Column Nitrogen Oxides|kg m**-2
98|210.131||grg1|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|210.132||tcgrg1|Total column GRG tracer 1|kg m**-2
98|210.133||grg2|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|210.134||tcgrg2|Total column GRG tracer 2|kg m**-2
98|210.135||grg3|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|210.136||tcgrg3|Total column GRG tracer 3|kg m**-2
98|210.137||grg4|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|210.138||tcgrg4|Total column GRG tracer 4|kg m**-2
98|210.139||grg5|Reactive tracer 5 mass mixing ratio|kg kg**-1
98|210.14||aermr14|Volcanic sulphate aerosol mixing ratio|kg kg**-1
98|210.140||tcgrg5|Total column GRG tracer 5|kg m**-2
98|210.141||grg6|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|210.142||tcgrg6|Total column GRG tracer 6|kg m**-2
98|210.143||grg7|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|210.144||tcgrg7|Total column GRG tracer 7|kg m**-2
98|210.145||grg8|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|210.146||tcgrg8|Total column GRG tracer 8|kg m**-2
98|210.147||grg9|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|210.148||tcgrg9|Total column GRG tracer 9|kg m**-2
98|210.149||grg10|Reactive tracer 10 mass mixing ratio|kg kg**-1
98|210.15||aermr15|Volcanic SO2 precursor mixing ratio|kg kg**-1
98|210.150||tcgrg10|Total column GRG tracer 10|kg m**-2
98|210.151||sfnox|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|210.152||sfno2|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|210.153||sfso2|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|210.154||sfco2|Surface flux Carbon monoxide|kg m**-2 s**-1
98|210.155||sfhcho|Surface flux Formaldehyde|kg m**-2 s**-1
98|210.156||sfgo3|Surface flux GEMS Ozone|kg m**-2 s**-1
98|210.157||sfgr1|Surface flux reactive tracer 1|kg m**-2 s**-1
98|210.158||sfgr2|Surface flux reactive tracer 2|kg m**-2 s**-1
98|210.159||sfgr3|Surface flux reactive tracer 3|kg m**-2 s**-1
98|210.16||aergn01|Aerosol type 1 source/gain accumulated|kg m**-2
98|210.160||sfgr4|Surface flux reactive tracer 4|kg m**-2 s**-1
98|210.161||sfgr5|Surface flux reactive tracer 5|kg m**-2 s**-1
98|210.162||sfgr6|Surface flux reactive tracer 6|kg m**-2 s**-1
98|210.163||sfgr7|Surface flux reactive tracer 7|kg m**-2 s**-1
98|210.164||sfgr8|Surface flux reactive tracer 8|kg m**-2 s**-1
98|210.165||sfgr9|Surface flux reactive tracer 9|kg m**-2 s**-1
98|210.166||sfgr10|Surface flux reactive tracer 10|kg m**-2 s**-1
98|210.17||aergn02|Aerosol type 2 source/gain accumulated|kg m**-2
98|210.18||aergn03|Aerosol type 3 source/gain accumulated|kg m**-2
98|210.181||ra|Radon|kg kg**-1
98|210.182||sf6|Sulphur Hexafluoride|kg kg**-1
98|210.183||tcra|Total column Radon|kg m**-2
98|210.184||tcsf6|Total column Sulphur Hexafluoride|kg m**-2
98|210.185||sf6apf|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|210.186||aluvpi|UV visible albedo for direct radiation, isotropic component (climatological)|(0 - 1)
98|210.187||aluvpv|UV visible albedo for direct radiation, volumetric component (climatological)|(0 - 1)
98|210.188||aluvpg|UV visible albedo for direct radiation, geometric component (climatological)|(0 - 1)
98|210.189||alnipi|Near IR albedo for direct radiation, isotropic component (climatological)|(0 - 1)
98|210.19||aergn04|Aerosol type 4 source/gain accumulated|kg m**-2
98|210.190||alnipv|Near IR albedo for direct radiation, volumetric component (climatological)|(0 - 1)
98|210.191||alnipg|Near IR albedo for direct radiation, geometric component (climatological)|(0 - 1)
98|210.192||aluvdi|UV visible albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)
98|210.193||aluvdv|UV visible albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)
98|210.194||aluvdg|UV visible albedo for diffuse radiation, geometric component (climatological)|(0 - 1)
98|210.195||alnidi|Near IR albedo for diffuse radiation, isotropic component (climatological)|(0 - 1)
98|210.196||alnidv|Near IR albedo for diffuse radiation, volumetric component (climatological)|(0 - 1)
98|210.197||alnidg|Near IR albedo for diffuse radiation, geometric component (climatological)|(0 - 1)
98|210.2||aermr02|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
98|210.20||aergn05|Aerosol type 5 source/gain accumulated|kg m**-2
98|210.203||go3|Ozone mass mixing ratio (full chemistry scheme)|kg kg**-1
98|210.206||gtco3|GEMS Total column ozone|kg m**-2
98|210.207||aod550|Total Aerosol Optical Depth at 550nm|1
98|210.208||ssaod550|Sea Salt Aerosol Optical Depth at 550nm|1
98|210.209||duaod550|Dust Aerosol Optical Depth at 550nm|1
98|210.21||aergn06|Aerosol type 6 source/gain accumulated|kg m**-2
98|210.210||omaod550|Organic Matter Aerosol Optical Depth at 550nm|1
98|210.211||bcaod550|Black Carbon Aerosol Optical Depth at 550nm|1
98|210.212||suaod550|Sulphate Aerosol Optical Depth at 550nm|1
98|210.213||aod469|Total Aerosol Optical Depth at 469nm|1
98|210.214||aod670|Total Aerosol Optical Depth at 670nm|1
98|210.215||aod865|Total Aerosol Optical Depth at 865nm|1
98|210.216||aod1240|Total Aerosol Optical Depth at 1240nm|1
98|210.217||aod340|Total aerosol optical depth at 340 nm|1
98|210.218||aod355|Total aerosol optical depth at 355 nm|1
98|210.219||aod380|Total aerosol optical depth at 380 nm|1
98|210.22||aergn07|Aerosol type 7 source/gain accumulated|kg m**-2
98|210.220||aod400|Total aerosol optical depth at 400 nm|1
98|210.221||aod440|Total aerosol optical depth at 440 nm|1
98|210.222||aod500|Total aerosol optical depth at 500 nm|1
98|210.223||aod532|Total aerosol optical depth at 532 nm|1
98|210.224||aod645|Total aerosol optical depth at 645 nm|1
98|210.225||aod800|Total aerosol optical depth at 800 nm|1
98|210.226||aod858|Total aerosol optical depth at 858 nm|1
98|210.227||aod1020|Total aerosol optical depth at 1020 nm|1
98|210.228||aod1064|Total aerosol optical depth at 1064 nm|1
98|210.229||aod1640|Total aerosol optical depth at 1640 nm|1
98|210.23||aergn08|Aerosol type 8 source/gain accumulated|kg m**-2
98|210.230||aod2130|Total aerosol optical depth at 2130 nm|1
98|210.231||c7h8fire|Wildfire Flux of Toluene (C7H8)|kg m**-2 s**-1
98|210.232||c6h6fire|Wildfire Flux of Benzene (C6H6)|kg m**-2 s**-1
98|210.233||c8h10fire|Wildfire Flux of Xylene (C8H10)|kg m**-2 s**-1
98|210.234||c4h8fire|Wildfire Flux of Butenes (C4H8)|kg m**-2 s**-1
98|210.235||c5h10fire|Wildfire Flux of Pentenes (C5H10)|kg m**-2 s**-1
98|210.236||c6h12fire|Wildfire Flux of Hexene (C6H12)|kg m**-2 s**-1
98|210.237||c8h16fire|Wildfire Flux of Octene (C8H16)|kg m**-2 s**-1
98|210.238||c4h10fire|Wildfire Flux of Butanes (C4H10)|kg m**-2 s**-1
98|210.239||c5h12fire|Wildfire Flux of Pentanes (C5H12)|kg m**-2 s**-1
98|210.24||aergn09|Aerosol type 9 source/gain accumulated|kg m**-2
98|210.240||c6h14fire|Wildfire Flux of Hexanes (C6H14)|kg m**-2 s**-1
98|210.241||c7h16fire|Wildfire Flux of Heptane (C7H16)|kg m**-2 s**-1
98|210.242||apb|Plume bottom height above surface|m
98|210.243||vsuaod550|Volcanic sulphate aerosol optical depth at 550 nm|1
98|210.244||vashaod550|Volcanic ash optical depth at 550 nm|1
98|210.245||taedec550|Profile of total aerosol dry extinction coefficient|m**-1
98|210.246||taedab550|Profile of total aerosol dry absorption coefficient|m**-1
98|210.247||aermr16|Nitrate fine mode aerosol mass mixing ratio|kg kg**-1
98|210.248||aermr17|Nitrate coarse mode aerosol mass mixing ratio|kg kg**-1
98|210.249||aermr18|Ammonium aerosol mass mixing ratio|kg kg**-1
98|210.25||aergn10|Aerosol type 10 source/gain accumulated|kg m**-2
98|210.250||niaod550|Nitrate aerosol optical depth at 550 nm|dimensionless
98|210.251||amaod550|Ammonium aerosol optical depth at 550 nm|dimensionless
98|210.26||aergn11|Aerosol type 11 source/gain accumulated|kg m**-2
98|210.27||aergn12|Aerosol type 12 source/gain accumulated|kg m**-2
98|210.28||aerpr03|SO4 aerosol precursor mass mixing ratio|kg kg**-1
98|210.29||aerwv01|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
98|210.3||aermr03|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
98|210.30||aerwv02|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
98|210.31||aerls01|Aerosol type 1 sink/loss accumulated|kg m**-2
98|210.32||aerls02|Aerosol type 2 sink/loss accumulated|kg m**-2
98|210.33||aerls03|Aerosol type 3 sink/loss accumulated|kg m**-2
98|210.34||aerls04|Aerosol type 4 sink/loss accumulated|kg m**-2
98|210.35||aerls05|Aerosol type 5 sink/loss accumulated|kg m**-2
98|210.36||aerls06|Aerosol type 6 sink/loss accumulated|kg m**-2
98|210.37||aerls07|Aerosol type 7 sink/loss accumulated|kg m**-2
98|210.38||aerls08|Aerosol type 8 sink/loss accumulated|kg m**-2
98|210.39||aerls09|Aerosol type 9 sink/loss accumulated|kg m**-2
98|210.4||aermr04|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|210.40||aerls10|Aerosol type 10 sink/loss accumulated|kg m**-2
98|210.41||aerls11|Aerosol type 11 sink/loss accumulated|kg m**-2
98|210.42||aerls12|Aerosol type 12 sink/loss accumulated|kg m**-2
98|210.43||emdms|DMS surface emission|kg m**-2 s**-1
98|210.44||aerwv03|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|210.45||aerwv04|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|210.46||aerpr|Aerosol precursor mixing ratio|kg kg**-1
98|210.47||aersm|Aerosol small mode mixing ratio|kg kg**-1
98|210.48||aerlg|Aerosol large mode mixing ratio|kg kg**-1
98|210.49||aodpr|Aerosol precursor optical depth|dimensionless
98|210.5||aermr05|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|210.50||aodsm|Aerosol small mode optical depth|dimensionless
98|210.51||aodlg|Aerosol large mode optical depth|dimensionless
98|210.52||aerdep|Dust emission potential|kg s**2 m**-5
98|210.53||aerlts|Lifting threshold speed|m s**-1
98|210.54||aerscc|Soil clay content|%
98|210.57||ocnuc|Mixing ration of organic carbon aerosol, nucleation mode|kg kg**-1
98|210.58||monot|Monoterpene precursor mixing ratio|kg kg**-1
98|210.59||soapr|Secondary organic precursor mixing ratio|kg kg**-1
98|210.6||aermr06|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|210.60||injh|Injection height (from IS4FIRES)|m
98|210.61||co2|Carbon dioxide mass mixing ratio|kg kg**-1
98|210.62||ch4|Methane|kg kg**-1
98|210.63||n2o|Nitrous oxide|kg kg**-1
98|210.64||tcco2|CO2 column-mean molar fraction|ppm
98|210.65||tcch4|CH4 column-mean molar fraction|ppb
98|210.66||tcn2o|Total column Nitrous oxide|kg m**-2
98|210.67||co2of|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|210.68||co2nbf|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|210.69||co2apf|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
98|210.7||aermr07|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|210.70||ch4f|Methane Surface Fluxes|kg m**-2 s**-1
98|210.71||kch4|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|210.72||pm1|Particulate matter d <= 1 um|kg m**-3
98|210.73||pm2p5|Particulate matter d <= 2.5 um|kg m**-3
98|210.74||pm10|Particulate matter d <= 10 um|kg m**-3
98|210.79||vafire|Wildfire viewing angle of observation|deg
98|210.8||aermr08|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|210.80||co2fire|Wildfire flux of Carbon Dioxide|kg m**-2 s**-1
98|210.81||cofire|Wildfire flux of Carbon Monoxide|kg m**-2 s**-1
98|210.82||ch4fire|Wildfire flux of Methane|kg m**-2 s**-1
98|210.83||nmhcfire|Wildfire flux of Non-Methane Hydro-Carbons|kg m**-2 s**-1
98|210.84||h2fire|Wildfire flux of Hydrogen|kg m**-2 s**-1
98|210.85||noxfire|Wildfire flux of Nitrogen Oxides NOx|kg m**-2 s**-1
98|210.86||n2ofire|Wildfire flux of Nitrous Oxide|kg m**-2 s**-1
98|210.87||pm2p5fire|Wildfire flux of Particulate Matter PM2.5|kg m**-2 s**-1
98|210.88||tpmfire|Wildfire flux of Total Particulate Matter|kg m**-2 s**-1
98|210.89||tcfire|Wildfire flux of Total Carbon in Aerosols|kg m**-2 s**-1
98|210.9||aermr09|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|210.90||ocfire|Wildfire flux of Organic Carbon|kg m**-2 s**-1
98|210.91||bcfire|Wildfire flux of Black Carbon|kg m**-2 s**-1
98|210.92||cfire|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|210.93||c4ffire|Wildfire fraction of C4 plants|dimensionless
98|210.94||vegfire|Wildfire vegetation map index|dimensionless
98|210.95||ccfire|Wildfire Combustion Completeness|dimensionless
98|210.96||flfire|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|210.97||offire|Wildfire fraction of area observed|dimensionless
98|210.98||nofrp|Number of positive FRP pixels per grid cell|1
98|210.99||frpfire|Wildfire radiative power density|W m**-2`;
