// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|211.1||aermr01diff|Sea Salt Aerosol (0.03 - 0.5 um) Mixing Ratio|kg kg**-1
98|211.10||aermr10diff|Hydrophobic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|211.100||crfirediff|Wildfire combustion rate|kg m**-2 s**-1
98|211.101||maxfrpfirediff|Wildfire radiative power maximum|W
98|211.102||so2firediff|Wildfire flux of Sulfur Dioxide|kg m**-2 s**-1
98|211.103||ch3ohfirediff|Wildfire Flux of Methanol (CH3OH)|kg m**-2 s**-1
98|211.104||c2h5ohfirediff|Wildfire Flux of Ethanol (C2H5OH)|kg m**-2 s**-1
98|211.105||c3h8firediff|Wildfire Flux of Propane (C3H8)|kg m**-2 s**-1
98|211.106||c2h4firediff|Wildfire Flux of Ethene (C2H4)|kg m**-2 s**-1
98|211.107||c3h6firediff|Wildfire Flux of Propene (C3H6)|kg m**-2 s**-1
98|211.108||c5h8firediff|Wildfire Flux of Isoprene (C5H8)|kg m**-2 s**-1
98|211.109||terpenesfirediff|Wildfire Flux of Terpenes (C5H8)n|kg m**-2 s**-1
98|211.11||aermr11diff|Sulphate Aerosol Mixing Ratio|kg kg**-1
98|211.110||toluenefirediff|Wildfire Flux of Toluene_lump (C7H8+ C6H6 + C8H10)|kg m**-2 s**-1
98|211.111||hialkenesfirediff|Wildfire Flux of Higher Alkenes (CnH2n, C>=4)|kg m**-2 s**-1
98|211.112||hialkanesfirediff|Wildfire Flux of Higher Alkanes (CnH2n+2, C>=4)|kg m**-2 s**-1
98|211.113||ch2ofirediff|Wildfire Flux of Formaldehyde (CH2O)|kg m**-2 s**-1
98|211.114||c2h4ofirediff|Wildfire Flux of Acetaldehyde (C2H4O)|kg m**-2 s**-1
98|211.115||c3h6ofirediff|Wildfire Flux of Acetone (C3H6O)|kg m**-2 s**-1
98|211.116||nh3firediff|Wildfire Flux of Ammonia (NH3)|kg m**-2 s**-1
98|211.117||c2h6sfirediff|Wildfire Flux of Dimethyl Sulfide (DMS) (C2H6S)|kg m**-2 s**-1
98|211.118||c2h6firediff|Wildfire Flux of Ethane (C2H6)|kg m**-2 s**-1
98|211.119||alediff|Altitude of emitter|m
98|211.12||aermr12diff|Aerosol type 12 mixing ratio|kg kg**-1
98|211.120||aptdiff|Altitude of plume top|m
98|211.121||no2diff|Nitrogen dioxide mass mixing ratio difference|kg kg**-1
98|211.122||so2diff|Sulphur dioxide mass mixing ratio difference|kg kg**-1
98|211.123||codiff|Carbon monoxide mass mixing ratio difference|kg kg**-1
98|211.124||hchodiff|Formaldehyde|kg kg**-1
98|211.125||tcno2diff|Total column Nitrogen dioxide|kg m**-2
98|211.126||tcso2diff|Total column Sulphur dioxide|kg m**-2
98|211.127||tccodiff|Total column Carbon monoxide|kg m**-2
98|211.128||tchchodiff|Total column Formaldehyde|kg m**-2
98|211.129||noxdiff|Nitrogen Oxides|kg kg**-1
98|211.13||aermr13diff|Aerosol type 13 mass mixing ratio|kg kg**-1
98|211.130||tcnoxdiff|Total Column Nitrogen Oxides|kg m**-2
98|211.131||grg1diff|Reactive tracer 1 mass mixing ratio|kg kg**-1
98|211.132||tcgrg1diff|Total column GRG tracer 1|kg m**-2
98|211.133||grg2diff|Reactive tracer 2 mass mixing ratio|kg kg**-1
98|211.134||tcgrg2diff|Total column GRG tracer 2|kg m**-2
98|211.135||grg3diff|Reactive tracer 3 mass mixing ratio|kg kg**-1
98|211.136||tcgrg3diff|Total column GRG tracer 3|kg m**-2
98|211.137||grg4diff|Reactive tracer 4 mass mixing ratio|kg kg**-1
98|211.138||tcgrg4diff|Total column GRG tracer 4|kg m**-2
98|211.139||grg5diff|Reactive tracer 5 mass mixing ratio|kg kg**-1
98|211.14||aermr14diff|Aerosol type 14 mass mixing ratio|kg kg**-1
98|211.140||tcgrg5diff|Total column GRG tracer 5|kg m**-2
98|211.141||grg6diff|Reactive tracer 6 mass mixing ratio|kg kg**-1
98|211.142||tcgrg6diff|Total column GRG tracer 6|kg m**-2
98|211.143||grg7diff|Reactive tracer 7 mass mixing ratio|kg kg**-1
98|211.144||tcgrg7diff|Total column GRG tracer 7|kg m**-2
98|211.145||grg8diff|Reactive tracer 8 mass mixing ratio|kg kg**-1
98|211.146||tcgrg8diff|Total column GRG tracer 8|kg m**-2
98|211.147||grg9diff|Reactive tracer 9 mass mixing ratio|kg kg**-1
98|211.148||tcgrg9diff|Total column GRG tracer 9|kg m**-2
98|211.149||grg10diff|Reactive tracer 10 mass mixing ratio|kg kg**-1
98|211.15||aermr15diff|Aerosol type 15 mass mixing ratio|kg kg**-1
98|211.150||tcgrg10diff|Total column GRG tracer 10|kg m**-2
98|211.151||sfnoxdiff|Surface flux Nitrogen oxides|kg m**-2 s**-1
98|211.152||sfno2diff|Surface flux Nitrogen dioxide|kg m**-2 s**-1
98|211.153||sfso2diff|Surface flux Sulphur dioxide|kg m**-2 s**-1
98|211.154||sfco2diff|Surface flux Carbon monoxide|kg m**-2 s**-1
98|211.155||sfhchodiff|Surface flux Formaldehyde|kg m**-2 s**-1
98|211.156||sfgo3diff|Surface flux GEMS Ozone|kg m**-2 s**-1
98|211.157||sfgr1diff|Surface flux reactive tracer 1|kg m**-2 s**-1
98|211.158||sfgr2diff|Surface flux reactive tracer 2|kg m**-2 s**-1
98|211.159||sfgr3diff|Surface flux reactive tracer 3|kg m**-2 s**-1
98|211.16||aergn01diff|Aerosol type 1 source/gain accumulated|kg m**-2
98|211.160||sfgr4diff|Surface flux reactive tracer 4|kg m**-2 s**-1
98|211.161||sfgr5diff|Surface flux reactive tracer 5|kg m**-2 s**-1
98|211.162||sfgr6diff|Surface flux reactive tracer 6|kg m**-2 s**-1
98|211.163||sfgr7diff|Surface flux reactive tracer 7|kg m**-2 s**-1
98|211.164||sfgr8diff|Surface flux reactive tracer 8|kg m**-2 s**-1
98|211.165||sfgr9diff|Surface flux reactive tracer 9|kg m**-2 s**-1
98|211.166||sfgr10diff|Surface flux reactive tracer 10|kg m**-2 s**-1
98|211.17||aergn02diff|Aerosol type 2 source/gain accumulated|kg m**-2
98|211.18||aergn03diff|Aerosol type 3 source/gain accumulated|kg m**-2
98|211.181||radiff|Radon|kg kg**-1
98|211.182||sf6diff|Sulphur Hexafluoride|kg kg**-1
98|211.183||tcradiff|Total column Radon|kg m**-2
98|211.184||tcsf6diff|Total column Sulphur Hexafluoride|kg m**-2
98|211.185||sf6apfdiff|Anthropogenic Emissions of Sulphur Hexafluoride|kg m**-2 s**-1
98|211.19||aergn04diff|Aerosol type 4 source/gain accumulated|kg m**-2
98|211.2||aermr02diff|Sea Salt Aerosol (0.5 - 5 um) Mixing Ratio|kg kg**-1
98|211.20||aergn05diff|Aerosol type 5 source/gain accumulated|kg m**-2
98|211.203||go3diff|Ozone mass mixing ratio difference (full chemistry scheme)|kg kg**-1
98|211.206||gtco3diff|GEMS Total column ozone|kg m**-2
98|211.207||aod550diff|Total Aerosol Optical Depth at 550nm|1
98|211.208||ssaod550diff|Sea Salt Aerosol Optical Depth at 550nm|1
98|211.209||duaod550diff|Dust Aerosol Optical Depth at 550nm|1
98|211.21||aergn06diff|Aerosol type 6 source/gain accumulated|kg m**-2
98|211.210||omaod550diff|Organic Matter Aerosol Optical Depth at 550nm|1
98|211.211||bcaod550diff|Black Carbon Aerosol Optical Depth at 550nm|1
98|211.212||suaod550diff|Sulphate Aerosol Optical Depth at 550nm|1
98|211.213||aod469diff|Total Aerosol Optical Depth at 469nm|1
98|211.214||aod670diff|Total Aerosol Optical Depth at 670nm|1
98|211.215||aod865diff|Total Aerosol Optical Depth at 865nm|1
98|211.216||aod1240diff|Total Aerosol Optical Depth at 1240nm|1
98|211.22||aergn07diff|Aerosol type 7 source/gain accumulated|kg m**-2
98|211.23||aergn08diff|Aerosol type 8 source/gain accumulated|kg m**-2
98|211.24||aergn09diff|Aerosol type 9 source/gain accumulated|kg m**-2
98|211.25||aergn10diff|Aerosol type 10 source/gain accumulated|kg m**-2
98|211.26||aergn11diff|Aerosol type 11 source/gain accumulated|kg m**-2
98|211.27||aergn12diff|Aerosol type 12 source/gain accumulated|kg m**-2
98|211.28||aerpr03diff|SO4 aerosol precursor mass mixing ratio|kg kg**-1
98|211.29||aerwv01diff|Water vapour mixing ratio for hydrophilic aerosols in mode 1|kg kg**-1
98|211.3||aermr03diff|Sea Salt Aerosol (5 - 20 um) Mixing Ratio|kg kg**-1
98|211.30||aerwv02diff|Water vapour mixing ratio for hydrophilic aerosols in mode 2|kg kg**-1
98|211.31||aerls01diff|Aerosol type 1 sink/loss accumulated|kg m**-2
98|211.32||aerls02diff|Aerosol type 2 sink/loss accumulated|kg m**-2
98|211.33||aerls03diff|Aerosol type 3 sink/loss accumulated|kg m**-2
98|211.34||aerls04diff|Aerosol type 4 sink/loss accumulated|kg m**-2
98|211.35||aerls05diff|Aerosol type 5 sink/loss accumulated|kg m**-2
98|211.36||aerls06diff|Aerosol type 6 sink/loss accumulated|kg m**-2
98|211.37||aerls07diff|Aerosol type 7 sink/loss accumulated|kg m**-2
98|211.38||aerls08diff|Aerosol type 8 sink/loss accumulated|kg m**-2
98|211.39||aerls09diff|Aerosol type 9 sink/loss accumulated|kg m**-2
98|211.4||aermr04diff|Dust Aerosol (0.03 - 0.55 um) Mixing Ratio|kg kg**-1
98|211.40||aerls10diff|Aerosol type 10 sink/loss accumulated|kg m**-2
98|211.41||aerls11diff|Aerosol type 11 sink/loss accumulated|kg m**-2
98|211.42||aerls12diff|Aerosol type 12 sink/loss accumulated|kg m**-2
98|211.43||emdmsdiff|DMS surface emission|kg m**-2 s**-1
98|211.44||aerwv03diff|Water vapour mixing ratio for hydrophilic aerosols in mode 3|kg kg**-1
98|211.45||aerwv04diff|Water vapour mixing ratio for hydrophilic aerosols in mode 4|kg kg**-1
98|211.46||aerprdiff|Aerosol precursor mixing ratio|kg kg**-1
98|211.47||aersmdiff|Aerosol small mode mixing ratio|kg kg**-1
98|211.48||aerlgdiff|Aerosol large mode mixing ratio|kg kg**-1
98|211.49||aodprdiff|Aerosol precursor optical depth|dimensionless
98|211.5||aermr05diff|Dust Aerosol (0.55 - 0.9 um) Mixing Ratio|kg kg**-1
98|211.50||aodsmdiff|Aerosol small mode optical depth|dimensionless
98|211.51||aodlgdiff|Aerosol large mode optical depth|dimensionless
98|211.52||aerdepdiff|Dust emission potential|kg s**2 m**-5
98|211.53||aerltsdiff|Lifting threshold speed|m s**-1
98|211.54||aersccdiff|Soil clay content|%
98|211.6||aermr06diff|Dust Aerosol (0.9 - 20 um) Mixing Ratio|kg kg**-1
98|211.61||co2diff|Carbon Dioxide|kg kg**-1
98|211.62||ch4diff|Methane|kg kg**-1
98|211.63||n2odiff|Nitrous oxide|kg kg**-1
98|211.64||tcco2diff|Total column Carbon Dioxide|kg m**-2
98|211.65||tcch4diff|Total column Methane|kg m**-2
98|211.66||tcn2odiff|Total column Nitrous oxide|kg m**-2
98|211.67||co2ofdiff|Ocean flux of Carbon Dioxide|kg m**-2 s**-1
98|211.68||co2nbfdiff|Natural biosphere flux of Carbon Dioxide|kg m**-2 s**-1
98|211.69||co2apfdiff|Anthropogenic emissions of Carbon Dioxide|kg m**-2 s**-1
98|211.7||aermr07diff|Hydrophilic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|211.70||ch4fdiff|Methane Surface Fluxes|kg m**-2 s**-1
98|211.71||kch4diff|Methane loss rate due to radical hydroxyl (OH)|s**-1
98|211.8||aermr08diff|Hydrophobic Organic Matter Aerosol Mixing Ratio|kg kg**-1
98|211.80||co2firediff|Wildfire flux of Carbon Dioxide|kg m**-2 s**-1
98|211.81||cofirediff|Wildfire flux of Carbon Monoxide|kg m**-2 s**-1
98|211.82||ch4firediff|Wildfire flux of Methane|kg m**-2 s**-1
98|211.83||nmhcfirediff|Wildfire flux of Non-Methane Hydro-Carbons|kg m**-2 s**-1
98|211.84||h2firediff|Wildfire flux of Hydrogen|kg m**-2 s**-1
98|211.85||noxfirediff|Wildfire flux of Nitrogen Oxides NOx|kg m**-2 s**-1
98|211.86||n2ofirediff|Wildfire flux of Nitrous Oxide|kg m**-2 s**-1
98|211.87||pm2p5firediff|Wildfire flux of Particulate Matter PM2.5|kg m**-2 s**-1
98|211.88||tpmfirediff|Wildfire flux of Total Particulate Matter|kg m**-2 s**-1
98|211.89||tcfirediff|Wildfire flux of Total Carbon in Aerosols|kg m**-2 s**-1
98|211.9||aermr09diff|Hydrophilic Black Carbon Aerosol Mixing Ratio|kg kg**-1
98|211.90||ocfirediff|Wildfire flux of Organic Carbon|kg m**-2 s**-1
98|211.91||bcfirediff|Wildfire flux of Black Carbon|kg m**-2 s**-1
98|211.92||cfirediff|Wildfire overall flux of burnt Carbon|kg m**-2 s**-1
98|211.93||c4ffirediff|Wildfire fraction of C4 plants|dimensionless
98|211.94||vegfirediff|Wildfire vegetation map index|dimensionless
98|211.95||ccfirediff|Wildfire Combustion Completeness|dimensionless
98|211.96||flfirediff|Wildfire Fuel Load: Carbon per unit area|kg m**-2
98|211.97||offirediff|Wildfire fraction of area observed|dimensionless
98|211.98||oafirediff|Wildfire observed area|m**2
98|211.99||frpfirediff|Wildfire radiative power|W m**-2`;
