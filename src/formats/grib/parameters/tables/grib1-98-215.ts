// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `98|215.1||aersrcsss|Source/gain of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.10||aerwdlssss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by large-scale precipitation|kg m**-2 s**-1
98|215.100||aodabs440|Total absorption aerosol optical depth at 440 nm|1
98|215.101||aodabs469|Total absorption aerosol optical depth at 469 nm|1
98|215.102||aodabs500|Total absorption aerosol optical depth at 500 nm|1
98|215.103||aodabs532|Total absorption aerosol optical depth at 532 nm|1
98|215.104||aodabs550|Total absorption aerosol optical depth at 550 nm|1
98|215.105||aodabs645|Total absorption aerosol optical depth at 645 nm|1
98|215.106||aodabs670|Total absorption aerosol optical depth at 670 nm|1
98|215.107||aodabs800|Total absorption aerosol optical depth at 800 nm|1
98|215.108||aodabs858|Total absorption aerosol optical depth at 858 nm|1
98|215.109||aodabs865|Total absorption aerosol optical depth at 865 nm|1
98|215.11||aerwdlsssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by large-scale precipitation|kg m**-2 s**-1
98|215.110||aodabs1020|Total absorption aerosol optical depth at 1020 nm|1
98|215.111||aodabs1064|Total absorption aerosol optical depth at 1064 nm|1
98|215.112||aodabs1240|Total absorption aerosol optical depth at 1240 nm|1
98|215.113||aodabs1640|Total absorption aerosol optical depth at 1640 nm|1
98|215.114||aodfm340|Total fine mode (r < 0.5 um) aerosol optical depth at 340 nm|1
98|215.115||aodfm355|Total fine mode (r < 0.5 um) aerosol optical depth at 355 nm|1
98|215.116||aodfm380|Total fine mode (r < 0.5 um) aerosol optical depth at 380 nm|1
98|215.117||aodfm400|Total fine mode (r < 0.5 um) aerosol optical depth at 400 nm|1
98|215.118||aodfm440|Total fine mode (r < 0.5 um) aerosol optical depth at 440 nm|1
98|215.119||aodfm469|Total fine mode (r < 0.5 um) aerosol optical depth at 469 nm|1
98|215.12||aerwdlsssl|Wet deposition of sea salt aerosol (5 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|215.120||aodfm500|Total fine mode (r < 0.5 um) aerosol optical depth at 500 nm|1
98|215.121||aodfm532|Total fine mode (r < 0.5 um) aerosol optical depth at 532 nm|1
98|215.122||aodfm550|Total fine mode (r < 0.5 um) aerosol optical depth at 550 nm|1
98|215.123||aodfm645|Total fine mode (r < 0.5 um) aerosol optical depth at 645 nm|1
98|215.124||aodfm670|Total fine mode (r < 0.5 um) aerosol optical depth at 670 nm|1
98|215.125||aodfm800|Total fine mode (r < 0.5 um) aerosol optical depth at 800 nm|1
98|215.126||aodfm858|Total fine mode (r < 0.5 um) aerosol optical depth at 858 nm|1
98|215.127||aodfm865|Total fine mode (r < 0.5 um) aerosol optical depth at 865 nm|1
98|215.128||aodfm1020|Total fine mode (r < 0.5 um) aerosol optical depth at 1020 nm|1
98|215.129||aodfm1064|Total fine mode (r < 0.5 um) aerosol optical depth at 1064 nm|1
98|215.13||aerwdccsss|Wet deposition of sea salt aerosol (0.03 - 0.5 um) by convective precipitation|kg m**-2 s**-1
98|215.130||aodfm1240|Total fine mode (r < 0.5 um) aerosol optical depth at 1240 nm|1
98|215.131||aodfm1640|Total fine mode (r < 0.5 um) aerosol optical depth at 1640 nm|1
98|215.132||ssa340|Single scattering albedo at 340 nm|(0 - 1)
98|215.133||ssa355|Single scattering albedo at 355 nm|(0 - 1)
98|215.134||ssa380|Single scattering albedo at 380 nm|(0 - 1)
98|215.135||ssa400|Single scattering albedo at 400 nm|(0 - 1)
98|215.136||ssa440|Single scattering albedo at 440 nm|(0 - 1)
98|215.137||ssa469|Single scattering albedo at 469 nm|(0 - 1)
98|215.138||ssa500|Single scattering albedo at 500 nm|(0 - 1)
98|215.139||ssa532|Single scattering albedo at 532 nm|(0 - 1)
98|215.14||aerwdccssm|Wet deposition of sea salt aerosol (0.5 - 5 um) by convective precipitation|kg m**-2 s**-1
98|215.140||ssa550|Single scattering albedo at 550 nm|(0 - 1)
98|215.141||ssa645|Single scattering albedo at 645 nm|(0 - 1)
98|215.142||ssa670|Single scattering albedo at 670 nm|(0 - 1)
98|215.143||ssa800|Single scattering albedo at 800 nm|(0 - 1)
98|215.144||ssa858|Single scattering albedo at 858 nm|(0 - 1)
98|215.145||ssa865|Single scattering albedo at 865 nm|(0 - 1)
98|215.146||ssa1020|Single scattering albedo at 1020 nm|(0 - 1)
98|215.147||ssa1064|Single scattering albedo at 1064 nm|(0 - 1)
98|215.148||ssa1240|Single scattering albedo at 1240 nm|(0 - 1)
98|215.149||ssa1640|Single scattering albedo at 1640 nm|(0 - 1)
98|215.15||aerwdccssl|Wet deposition of sea salt aerosol (5 - 20 um) by convective precipitation|kg m**-2 s**-1
98|215.150||asymmetry340|Asymmetry factor at 340 nm|1
98|215.151||asymmetry355|Asymmetry factor at 355 nm|1
98|215.152||asymmetry380|Asymmetry factor at 380 nm|1
98|215.153||asymmetry400|Asymmetry factor at 400 nm|1
98|215.154||asymmetry440|Asymmetry factor at 440 nm|1
98|215.155||asymmetry469|Asymmetry factor at 469 nm|1
98|215.156||asymmetry500|Asymmetry factor at 500 nm|1
98|215.157||asymmetry532|Asymmetry factor at 532 nm|1
98|215.158||asymmetry550|Asymmetry factor at 550 nm|1
98|215.159||asymmetry645|Asymmetry factor at 645 nm|1
98|215.16||aerngtsss|Negative fixer of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.160||asymmetry670|Asymmetry factor at 670 nm|1
98|215.161||asymmetry800|Asymmetry factor at 800 nm|1
98|215.162||asymmetry858|Asymmetry factor at 858 nm|1
98|215.163||asymmetry865|Asymmetry factor at 865 nm|1
98|215.164||asymmetry1020|Asymmetry factor at 1020 nm|1
98|215.165||asymmetry1064|Asymmetry factor at 1064 nm|1
98|215.166||asymmetry1240|Asymmetry factor at 1240 nm|1
98|215.167||asymmetry1640|Asymmetry factor at 1640 nm|1
98|215.168||aersrcso2|Source/gain of sulphur dioxide|kg m**-2 s**-1
98|215.169||aerddpso2|Dry deposition of sulphur dioxide|kg m**-2 s**-1
98|215.17||aerngtssm|Negative fixer of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.170||aersdmso2|Sedimentation of sulphur dioxide|kg m**-2 s**-1
98|215.171||aerwdlsso2|Wet deposition of sulphur dioxide by large-scale precipitation|kg m**-2 s**-1
98|215.172||aerwdccso2|Wet deposition of sulphur dioxide by convective precipitation|kg m**-2 s**-1
98|215.173||aerngtso2|Negative fixer of sulphur dioxide|kg m**-2 s**-1
98|215.174||aermssso2|Vertically integrated mass of sulphur dioxide|kg m**-2
98|215.175||aerodso2|Sulphur dioxide optical depth|1
98|215.176||aodabs2130|Total absorption aerosol optical depth at 2130 nm|1
98|215.177||aodfm2130|Total fine mode (r < 0.5 um) aerosol optical depth at 2130 nm|1
98|215.178||ssa2130|Single scattering albedo at 2130 nm|(0 - 1)
98|215.179||asymmetry2130|Asymmetry factor at 2130 nm|1
98|215.18||aerngtssl|Negative fixer of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.180||aerext355|Aerosol extinction coefficient at 355 nm|m**-1
98|215.181||aerext532|Aerosol extinction coefficient at 532 nm|m**-1
98|215.182||aerext1064|Aerosol extinction coefficient at 1064 nm|m**-1
98|215.183||aerbackscattoa355|Aerosol backscatter coefficient at 355 nm (from top of atmosphere)|m**-1 sr**-1
98|215.184||aerbackscattoa532|Aerosol backscatter coefficient at 532 nm (from top of atmosphere)|m**-1 sr**-1
98|215.185||aerbackscattoa1064|Aerosol backscatter coefficient at 1064 nm (from top of atmosphere)|m**-1 sr**-1
98|215.186||aerbackscatgnd355|Aerosol backscatter coefficient at 355 nm (from ground)|m**-1 sr**-1
98|215.187||aerbackscatgnd532|Aerosol backscatter coefficient at 532 nm (from ground)|m**-1 sr**-1
98|215.188||aerbackscatgnd1064|Aerosol backscatter coefficient at 1064 nm (from ground)|m**-1 sr**-1
98|215.189||aersrcnif|Source/gain of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.19||aermsssss|Vertically integrated mass of sea salt aerosol (0.03 - 0.5 um)|kg m**-2
98|215.190||aersrcnic|Source/gain of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.191||aerddpnif|Dry deposition of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.192||aerddpnic|Dry deposition of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.193||aersdmnif|Sedimentation of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.194||aersdmnic|Sedimentation of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.195||aerwdlnif|Wet deposition of fine-mode nitrate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.196||aerwdlnic|Wet deposition of coarse-mode nitrate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.197||aerwdcnif|Wet deposition of fine-mode nitrate aerosol by convective precipitation|kg m**-2 s**-1
98|215.198||aerwdcnic|Wet deposition of coarse-mode nitrate aerosol by convective precipitation|kg m**-2 s**-1
98|215.199||aerngtnif|Negative fixer of fine-mode nitrate aerosol|kg m**-2 s**-1
98|215.2||aersrcssm|Source/gain of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.20||aermssssm|Vertically integrated mass of sea salt aerosol (0.5 - 5 um)|kg m**-2
98|215.200||aerngtnic|Negative fixer of coarse-mode nitrate aerosol|kg m**-2 s**-1
98|215.201||aermssnif|Vertically integrated mass of fine-mode nitrate aerosol|kg m**-2
98|215.202||aermssnic|Vertically integrated mass of coarse-mode nitrate aerosol|kg m**-2
98|215.203||aerodnif|Fine-mode nitrate aerosol optical depth at 550 nm|dimensionless
98|215.204||aerodnic|Coarse-mode nitrate aerosol optical depth at 550 nm|dimensionless
98|215.205||aersrcam|Source/gain of ammonium aerosol|kg m**-2 s**-1
98|215.206||aerddpam|Dry deposition of ammonium aerosol|kg m**-2 s**-1
98|215.207||aersdmam|Sedimentation of ammonium aerosol|kg m**-2 s**-1
98|215.208||aerwdlam|Wet deposition of ammonium aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.209||aerwdcam|Wet deposition of ammonium aerosol by convective precipitation|kg m**-2 s**-1
98|215.21||aermssssl|Vertically integrated mass of sea salt aerosol (5 - 20 um)|kg m**-2
98|215.210||aerngtam|Negative fixer of ammonium aerosol|kg m**-2 s**-1
98|215.211||aermssam|Vertically integrated mass of ammonium aerosol|kg m**-2
98|215.22||aerodsss|Sea salt aerosol (0.03 - 0.5 um) optical depth|1
98|215.23||aerodssm|Sea salt aerosol (0.5 - 5 um) optical depth|1
98|215.24||aerodssl|Sea salt aerosol (5 - 20 um) optical depth|1
98|215.25||aersrcdus|Source/gain of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.26||aersrcdum|Source/gain of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.27||aersrcdul|Source/gain of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.28||aerddpdus|Dry deposition of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.29||aerddpdum|Dry deposition of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.3||aersrcssl|Source/gain of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.30||aerddpdul|Dry deposition of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.31||aersdmdus|Sedimentation of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.32||aersdmdum|Sedimentation of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.33||aersdmdul|Sedimentation of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.34||aerwdlsdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by large-scale precipitation|kg m**-2 s**-1
98|215.35||aerwdlsdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by large-scale precipitation|kg m**-2 s**-1
98|215.36||aerwdlsdul|Wet deposition of dust aerosol (0.9 - 20 um) by large-scale precipitation|kg m**-2 s**-1
98|215.37||aerwdccdus|Wet deposition of dust aerosol (0.03 - 0.55 um) by convective precipitation|kg m**-2 s**-1
98|215.38||aerwdccdum|Wet deposition of dust aerosol (0.55 - 0.9 um) by convective precipitation|kg m**-2 s**-1
98|215.39||aerwdccdul|Wet deposition of dust aerosol (0.9 - 20 um) by convective precipitation|kg m**-2 s**-1
98|215.4||aerddpsss|Dry deposition of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.40||aerngtdus|Negative fixer of dust aerosol (0.03 - 0.55 um)|kg m**-2 s**-1
98|215.41||aerngtdum|Negative fixer of dust aerosol (0.55 - 0.9 um)|kg m**-2 s**-1
98|215.42||aerngtdul|Negative fixer of dust aerosol (0.9 - 20 um)|kg m**-2 s**-1
98|215.43||aermssdus|Vertically integrated mass of dust aerosol (0.03 - 0.55 um)|kg m**-2
98|215.44||aermssdum|Vertically integrated mass of dust aerosol (0.55 - 0.9 um)|kg m**-2
98|215.45||aermssdul|Vertically integrated mass of dust aerosol (0.9 - 20 um)|kg m**-2
98|215.46||aeroddus|Dust aerosol (0.03 - 0.55 um) optical depth|1
98|215.47||aeroddum|Dust aerosol (0.55 - 0.9 um) optical depth|1
98|215.48||aeroddul|Dust aerosol (0.9 - 20 um) optical depth|1
98|215.49||aersrcomhphob|Source/gain of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.5||aerddpssm|Dry deposition of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.50||aersrcomhphil|Source/gain of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.51||aerddpomhphob|Dry deposition of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.52||aerddpomhphil|Dry deposition of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.53||aersdmomhphob|Sedimentation of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.54||aersdmomhphil|Sedimentation of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.55||aerwdlsomhphob|Wet deposition of hydrophobic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.56||aerwdlsomhphil|Wet deposition of hydrophilic organic matter aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.57||aerwdccomhphob|Wet deposition of hydrophobic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|215.58||aerwdccomhphil|Wet deposition of hydrophilic organic matter aerosol by convective precipitation|kg m**-2 s**-1
98|215.59||aerngtomhphob|Negative fixer of hydrophobic organic matter aerosol|kg m**-2 s**-1
98|215.6||aerddpssl|Dry deposition of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.60||aerngtomhphil|Negative fixer of hydrophilic organic matter aerosol|kg m**-2 s**-1
98|215.61||aermssomhphob|Vertically integrated mass of hydrophobic organic matter aerosol|kg m**-2
98|215.62||aermssomhphil|Vertically integrated mass of hydrophilic organic matter aerosol|kg m**-2
98|215.63||aerodomhphob|Hydrophobic organic matter aerosol optical depth|1
98|215.64||aerodomhphil|Hydrophilic organic matter aerosol optical depth|1
98|215.65||aersrcbchphob|Source/gain of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.66||aersrcbchphil|Source/gain of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.67||aerddpbchphob|Dry deposition of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.68||aerddpbchphil|Dry deposition of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.69||aersdmbchphob|Sedimentation of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.7||aersdmsss|Sedimentation of sea salt aerosol (0.03 - 0.5 um)|kg m**-2 s**-1
98|215.70||aersdmbchphil|Sedimentation of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.71||aerwdlsbchphob|Wet deposition of hydrophobic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.72||aerwdlsbchphil|Wet deposition of hydrophilic black carbon aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.73||aerwdccbchphob|Wet deposition of hydrophobic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|215.74||aerwdccbchphil|Wet deposition of hydrophilic black carbon aerosol by convective precipitation|kg m**-2 s**-1
98|215.75||aerngtbchphob|Negative fixer of hydrophobic black carbon aerosol|kg m**-2 s**-1
98|215.76||aerngtbchphil|Negative fixer of hydrophilic black carbon aerosol|kg m**-2 s**-1
98|215.77||aermssbchphob|Vertically integrated mass of hydrophobic black carbon aerosol|kg m**-2
98|215.78||aermssbchphil|Vertically integrated mass of hydrophilic black carbon aerosol|kg m**-2
98|215.79||aerodbchphob|Hydrophobic black carbon aerosol optical depth|1
98|215.8||aersdmssm|Sedimentation of sea salt aerosol (0.5 - 5 um)|kg m**-2 s**-1
98|215.80||aerodbchphil|Hydrophilic black carbon aerosol optical depth|1
98|215.81||aersrcsu|Source/gain of sulphate aerosol|kg m**-2 s**-1
98|215.82||aerddpsu|Dry deposition of sulphate aerosol|kg m**-2 s**-1
98|215.83||aersdmsu|Sedimentation of sulphate aerosol|kg m**-2 s**-1
98|215.84||aerwdlssu|Wet deposition of sulphate aerosol by large-scale precipitation|kg m**-2 s**-1
98|215.85||aerwdccsu|Wet deposition of sulphate aerosol by convective precipitation|kg m**-2 s**-1
98|215.86||aerngtsu|Negative fixer of sulphate aerosol|kg m**-2 s**-1
98|215.87||aermsssu|Vertically integrated mass of sulphate aerosol|kg m**-2
98|215.88||aerodsu|Sulphate aerosol optical depth|1
98|215.89||accaod550|Accumulated total aerosol optical depth at 550 nm|s
98|215.9||aersdmssl|Sedimentation of sea salt aerosol (5 - 20 um)|kg m**-2 s**-1
98|215.90||aluvpsn|Effective (snow effect included) UV visible albedo for direct radiation|(0 - 1)
98|215.91||aerdep10si|10 metre wind speed dust emission potential|kg s**2 m**-5
98|215.92||aerdep10fg|10 metre wind gustiness dust emission potential|kg s**2 m**-5
98|215.93||aot532|Total aerosol optical thickness at 532 nm|dimensionless
98|215.94||naot532|Natural (sea-salt and dust) aerosol optical thickness at 532 nm|dimensionless
98|215.95||aaot532|Anthropogenic (black carbon, organic matter, sulphate) aerosol optical thickness at 532 nm|dimensionless
98|215.96||aodabs340|Total absorption aerosol optical depth at 340 nm|1
98|215.97||aodabs355|Total absorption aerosol optical depth at 355 nm|1
98|215.98||aodabs380|Total absorption aerosol optical depth at 380 nm|1
98|215.99||aodabs400|Total absorption aerosol optical depth at 400 nm|1`;
