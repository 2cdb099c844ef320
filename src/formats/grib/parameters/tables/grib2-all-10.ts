// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `|10.0.0||wvsp1|Wave spectra (1)|1
|10.0.1||wvsp2|Wave spectra (2)|1
|10.0.10||dirpw|Primary wave direction|Degree true
|10.0.100||ctc|Crest-trough correlation|Numeric
|10.0.100|p0|avg_ctc|Time-mean crest-trough correlation|Numeric
|10.0.100|p2|max_ctc|Time-maximum crest-trough correlation|Numeric
|10.0.100|p3|min_ctc|Time-minimum crest-trough correlation|Numeric
|10.0.100|p6|std_ctc|Time-standard-deviation crest-trough correlation|Numeric
|10.0.101||xwrs|X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p0|avg_xwrs|Time-mean X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p2|max_xwrs|Time-maximum X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p3|min_xwrs|Time-minimum X component of the wave radiative stress to sea ice|N m**-2
|10.0.101|p6|std_xwrs|Time-standard-deviation X component of the wave radiative stress to sea ice|N m**-2
|10.0.102||ywrs|Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p0|avg_ywrs|Time-mean Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p2|max_ywrs|Time-maximum Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p3|min_ywrs|Time-minimum Y component of the wave radiative stress to sea ice|N m**-2
|10.0.102|p6|std_ywrs|Time-standard-deviation Y component of the wave radiative stress to sea ice|N m**-2
|10.0.103|t1|utaua|U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p0|avg_utaua|Time-mean U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p2|max_utaua|Time-maximum U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p3|min_utaua|Time-minimum U-component of atmospheric surface momentum flux|N m**-2
|10.0.103|t1,p6|std_utaua|Time-standard-deviation U-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1|vtaua|V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p0|avg_vtaua|Time-mean V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p2|max_vtaua|Time-maximum V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p3|min_vtaua|Time-minimum V-component of atmospheric surface momentum flux|N m**-2
|10.0.104|t1,p6|std_vtaua|Time-standard-deviation V-component of atmospheric surface momentum flux|N m**-2
|10.0.11||perpw|Primary wave mean period|s
|10.0.12||dirsw|Secondary wave direction|Degree true
|10.0.13||persw|Secondary wave mean period|s
|10.0.14|p0|avg_mwd|Time-mean mean wave direction|Degree true
|10.0.14|p2|max_mwd|Time-maximum mean wave direction|Degree true
|10.0.14|p3|min_mwd|Time-minimum mean wave direction|Degree true
|10.0.14|p6|std_mwd|Time-standard-deviation mean wave direction|Degree true
|10.0.14||mwd|Mean wave direction|Degree true
|10.0.15|p0|avg_mwp|Time-mean mean wave period|s
|10.0.15|p2|max_mwp|Time-maximum mean wave period|s
|10.0.15|p3|min_mwp|Time-minimum mean wave period|s
|10.0.15|p6|std_mwp|Time-standard-deviation mean wave period|s
|10.0.15||mwp|Mean wave period|s
|10.0.16|p0|avg_cdww|Time-mean coefficient of drag with waves|dimensionless
|10.0.16|p2|max_cdww|Time-maximum coefficient of drag with waves|dimensionless
|10.0.16|p3|min_cdww|Time-minimum coefficient of drag with waves|dimensionless
|10.0.16|p6|std_cdww|Time-standard-deviation coefficient of drag with waves|dimensionless
|10.0.16||cdww|Coefficient of drag with waves|dimensionless
|10.0.17|p0|avg_zust|Time-mean friction velocity|m s**-1
|10.0.17|p2|max_zust|Time-maximum friction velocity|m s**-1
|10.0.17|p3|min_zust|Time-minimum friction velocity|m s**-1
|10.0.17|p6|std_zust|Time-standard-deviation friction velocity|m s**-1
|10.0.17||zust|Friction velocity|m s**-1
|10.0.2||wvsp3|Wave spectra (3)|1
|10.0.20|p0|avg_msqs|Time-mean mean square slope of waves|dimensionless
|10.0.20|p2|max_msqs|Time-maximum mean square slope of waves|dimensionless
|10.0.20|p3|min_msqs|Time-minimum mean square slope of waves|dimensionless
|10.0.20|p6|std_msqs|Time-standard-deviation mean square slope of waves|dimensionless
|10.0.20||msqs|Mean square slope of waves|dimensionless
|10.0.21|p0|avg_ust|Time-mean U-component surface stokes drift|m s**-1
|10.0.21|p2|max_ust|Time-maximum U-component surface stokes drift|m s**-1
|10.0.21|p3|min_ust|Time-minimum U-component surface stokes drift|m s**-1
|10.0.21|p6|std_ust|Time-standard-deviation U-component surface stokes drift|m s**-1
|10.0.21||ust|U-component surface stokes drift|m s**-1
|10.0.22|p0|avg_vst|Time-mean V-component surface stokes drift|m s**-1
|10.0.22|p2|max_vst|Time-maximum V-component surface stokes drift|m s**-1
|10.0.22|p3|min_vst|Time-minimum V-component surface stokes drift|m s**-1
|10.0.22|p6|std_vst|Time-standard-deviation V-component surface stokes drift|m s**-1
|10.0.22||vst|V-component surface stokes drift|m s**-1
|10.0.23|p0|avg_tmax|Time-mean period corresponding to maximum individual wave height|s
|10.0.23|p2|max_tmax|Time-maximum period corresponding to maximum individual wave height|s
|10.0.23|p3|min_tmax|Time-minimum period corresponding to maximum individual wave height|s
|10.0.23|p6|std_tmax|Time-standard-deviation period corresponding to maximum individual wave height|s
|10.0.23||tmax|Period corresponding to maximum individual wave height|s
|10.0.24||hmax|Envelop-maximum individual wave height|m|old
|10.0.25|p0|avg_mp1|Time-mean mean wave period based on first moment|s
|10.0.25|p2|max_mp1|Time-maximum mean wave period based on first moment|s
|10.0.25|p3|min_mp1|Time-minimum mean wave period based on first moment|s
|10.0.25|p6|std_mp1|Time-standard-deviation mean wave period based on first moment|s
|10.0.25||mp1|Mean wave period based on first moment|s
|10.0.26|p0|avg_p1ww|Time-mean mean wave period based on first moment for wind waves|s
|10.0.26|p2|max_p1ww|Time-maximum mean wave period based on first moment for wind waves|s
|10.0.26|p3|min_p1ww|Time-minimum mean wave period based on first moment for wind waves|s
|10.0.26|p6|std_p1ww|Time-standard-deviation mean wave period based on first moment for wind waves|s
|10.0.26||p1ww|Mean wave period based on first moment for wind waves|s
|10.0.27|p0|avg_p1ps|Time-mean mean wave period based on first moment for swell|s
|10.0.27|p2|max_p1ps|Time-maximum mean wave period based on first moment for swell|s
|10.0.27|p3|min_p1ps|Time-minimum mean wave period based on first moment for swell|s
|10.0.27|p6|std_p1ps|Time-standard-deviation mean wave period based on first moment for swell|s
|10.0.27||p1ps|Mean wave period based on first moment for swell|s
|10.0.28|p0|avg_mp2|Time-mean mean zero-crossing wave period|s
|10.0.28|p2|max_mp2|Time-maximum mean zero-crossing wave period|s
|10.0.28|p3|min_mp2|Time-minimum mean zero-crossing wave period|s
|10.0.28|p6|std_mp2|Time-standard-deviation mean zero-crossing wave period|s
|10.0.28||mp2|Mean zero-crossing wave period|s
|10.0.29|p0|avg_p2ww|Time-mean mean wave period based on second moment for wind waves|s
|10.0.29|p2|max_p2ww|Time-maximum mean wave period based on second moment for wind waves|s
|10.0.29|p3|min_p2ww|Time-minimum mean wave period based on second moment for wind waves|s
|10.0.29|p6|std_p2ww|Time-standard-deviation mean wave period based on second moment for wind waves|s
|10.0.29||p2ww|Mean wave period based on second moment for wind waves|s
|10.0.3|w7,a10,b0,A12,B0|h1012|Significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|w7,a12,b0,A14,B0|h1214|Significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|w7,a14,b0,A17,B0|h1417|Significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|w7,a17,b0,A21,B0|h1721|Significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|w7,a21,b0,A25,B0|h2125|Significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|w7,a25,b0,A30,B0|h2530|Significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|w3,a10,b0|sh10|Significant wave height of all waves with period larger than 10s|m
|10.0.3|p0,w7,a10,b0,A12,B0|avg_h1012|Time-mean significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p0,w7,a12,b0,A14,B0|avg_h1214|Time-mean significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p0,w7,a14,b0,A17,B0|avg_h1417|Time-mean significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p0,w7,a17,b0,A21,B0|avg_h1721|Time-mean significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p0,w7,a21,b0,A25,B0|avg_h2125|Time-mean significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p0,w7,a25,b0,A30,B0|avg_h2530|Time-mean significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p0,w3,a10,b0|avg_sh10|Time-mean significant wave height of all waves with period larger than 10s|m
|10.0.3|p0|avg_swh|Time-mean significant height of combined wind waves and swell|m
|10.0.3|p2,w7,a10,b0,A12,B0|max_h1012|Time-maximum significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p2,w7,a12,b0,A14,B0|max_h1214|Time-maximum significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p2,w7,a14,b0,A17,B0|max_h1417|Time-maximum significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p2,w7,a17,b0,A21,B0|max_h1721|Time-maximum significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p2,w7,a21,b0,A25,B0|max_h2125|Time-maximum significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p2,w7,a25,b0,A30,B0|max_h2530|Time-maximum significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p2,w3,a10,b0|max_sh10|Time-maximum significant wave height of all waves with period larger than 10s|m
|10.0.3|p2|max_swh|Time-maximum significant height of combined wind waves and swell|m
|10.0.3|p3,w7,a10,b0,A12,B0|min_h1012|Time-minimum significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p3,w7,a12,b0,A14,B0|min_h1214|Time-minimum significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p3,w7,a14,b0,A17,B0|min_h1417|Time-minimum significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p3,w7,a17,b0,A21,B0|min_h1721|Time-minimum significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p3,w7,a21,b0,A25,B0|min_h2125|Time-minimum significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p3,w7,a25,b0,A30,B0|min_h2530|Time-minimum significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p3,w3,a10,b0|min_sh10|Time-minimum significant wave height of all waves with period larger than 10s|m
|10.0.3|p3|min_swh|Time-minimum significant height of combined wind waves and swell|m
|10.0.3|p6,w7,a10,b0,A12,B0|std_h1012|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 10 to 12 seconds|m
|10.0.3|p6,w7,a12,b0,A14,B0|std_h1214|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 12 to 14 seconds|m
|10.0.3|p6,w7,a14,b0,A17,B0|std_h1417|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 14 to 17 seconds|m
|10.0.3|p6,w7,a17,b0,A21,B0|std_h1721|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 17 to 21 seconds|m
|10.0.3|p6,w7,a21,b0,A25,B0|std_h2125|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 21 to 25 seconds|m
|10.0.3|p6,w7,a25,b0,A30,B0|std_h2530|Time-standard-deviation significant wave height of all waves with periods within the inclusive range from 25 to 30 seconds|m
|10.0.3|p6,w3,a10,b0|std_sh10|Time-standard-deviation significant wave height of all waves with period larger than 10s|m
|10.0.3|p6|std_swh|Time-standard-deviation significant height of combined wind waves and swell|m
|10.0.3||swh|Significant height of combined wind waves and swell|m
|10.0.30|p0|avg_p2ps|Time-mean mean wave period based on second moment for swell|s
|10.0.30|p2|max_p2ps|Time-maximum mean wave period based on second moment for swell|s
|10.0.30|p3|min_p2ps|Time-minimum mean wave period based on second moment for swell|s
|10.0.30|p6|std_p2ps|Time-standard-deviation mean wave period based on second moment for swell|s
|10.0.30||p2ps|Mean wave period based on second moment for swell|s
|10.0.31|p0|avg_wdw|Time-mean wave spectral directional width|radians
|10.0.31|p2|max_wdw|Time-maximum wave spectral directional width|radians
|10.0.31|p3|min_wdw|Time-minimum wave spectral directional width|radians
|10.0.31|p6|std_wdw|Time-standard-deviation wave spectral directional width|radians
|10.0.31||wdw|Wave spectral directional width|radians
|10.0.32|p0|avg_dwww|Time-mean wave spectral directional width for wind waves|radians
|10.0.32|p2|max_dwww|Time-maximum wave spectral directional width for wind waves|radians
|10.0.32|p3|min_dwww|Time-minimum wave spectral directional width for wind waves|radians
|10.0.32|p6|std_dwww|Time-standard-deviation wave spectral directional width for wind waves|radians
|10.0.32||dwww|Wave spectral directional width for wind waves|radians
|10.0.33|p0|avg_dwps|Time-mean wave spectral directional width for swell|radians
|10.0.33|p2|max_dwps|Time-maximum wave spectral directional width for swell|radians
|10.0.33|p3|min_dwps|Time-minimum wave spectral directional width for swell|radians
|10.0.33|p6|std_dwps|Time-standard-deviation wave spectral directional width for swell|radians
|10.0.33||dwps|Wave spectral directional width for swell|radians
|10.0.34|p0|avg_pp1d|Time-mean peak wave period|s
|10.0.34|p2|max_pp1d|Time-maximum peak wave period|s
|10.0.34|p3|min_pp1d|Time-minimum peak wave period|s
|10.0.34|p6|std_pp1d|Time-standard-deviation peak wave period|s
|10.0.34||pp1d|Peak wave period|s
|10.0.35||pp1dw|Peak wave period of wind waves|s
|10.0.35|p0|avg_pp1dw|Time-mean peak wave period of wind waves|s
|10.0.35|p2|max_pp1dw|Time-maximum peak wave period of wind waves|s
|10.0.35|p3|min_pp1dw|Time-minimum peak wave period of wind waves|s
|10.0.35|p6|std_pp1dw|Time-standard-deviation peak wave period of wind waves|s
|10.0.36||pp1ds|Peak wave period of total swell|s
|10.0.36|p0|avg_pp1ds|Time-mean peak wave period of total swell|s
|10.0.36|p2|max_pp1ds|Time-maximum peak wave period of total swell|s
|10.0.36|p3|min_pp1ds|Time-minimum peak wave period of total swell|s
|10.0.36|p6|std_pp1ds|Time-standard-deviation peak wave period of total swell|s
|10.0.37||awh|Altimeter wave height|m
|10.0.38||acwh|Altimeter corrected wave height|m
|10.0.39||arrc|Altimeter range relative correction|1
|10.0.4||wvdir|Direction of wind waves|Degree true
|10.0.40|t102,v10,f0,p0|avg_wind|Time-mean 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p2|max_wind|Time-maximum 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p3|min_wind|Time-minimum 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0,p6|std_wind|Time-standard-deviation 10 metre wind speed|m s**-1
|10.0.40|t102,v10,f0|wind|10 metre wind speed|m s**-1
|10.0.41|t102,v10,f0,p0|avg_dwi|Time-mean 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p2|max_dwi|Time-maximum 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p3|min_dwi|Time-minimum 10 metre wind direction|degrees
|10.0.41|t102,v10,f0,p6|std_dwi|Time-standard-deviation 10 metre wind direction|degrees
|10.0.41|t102,v10,f0|dwi|10 metre wind direction|degrees
|10.0.43|p0|avg_wsk|Time-mean wave spectral kurtosis|dimensionless
|10.0.43|p2|max_wsk|Time-maximum wave spectral kurtosis|dimensionless
|10.0.43|p3|min_wsk|Time-minimum wave spectral kurtosis|dimensionless
|10.0.43|p6|std_wsk|Time-standard-deviation wave spectral kurtosis|dimensionless
|10.0.43||wsk|Wave spectral kurtosis|dimensionless
|10.0.44|p0|avg_bfi|Time-mean benjamin-Feir index|dimensionless
|10.0.44|p2|max_bfi|Time-maximum benjamin-Feir index|dimensionless
|10.0.44|p3|min_bfi|Time-minimum benjamin-Feir index|dimensionless
|10.0.44|p6|std_bfi|Time-standard-deviation benjamin-Feir index|dimensionless
|10.0.44||bfi|Benjamin-Feir index|dimensionless
|10.0.46||pwd|Peak wave direction (total)|Degree true
|10.0.46|p0|avg_pwd|Time-mean peak wave direction (total)|Degree true
|10.0.46|p2|max_pwd|Time-maximum peak wave direction (total)|Degree true
|10.0.46|p3|min_pwd|Time-minimum peak wave direction (total)|Degree true
|10.0.46|p6|std_pwd|Time-standard-deviation peak wave direction (total)|Degree true
|10.0.47||swh1|Significant wave height of first swell partition|m
|10.0.47|p0|avg_swh1|Time-mean significant wave height of first swell partition|m
|10.0.47|p2|max_swh1|Time-maximum significant wave height of first swell partition|m
|10.0.47|p3|min_swh1|Time-minimum significant wave height of first swell partition|m
|10.0.47|p6|std_swh1|Time-standard-deviation significant wave height of first swell partition|m
|10.0.48||swh2|Significant wave height of second swell partition|m
|10.0.48|p0|avg_swh2|Time-mean significant wave height of second swell partition|m
|10.0.48|p2|max_swh2|Time-maximum significant wave height of second swell partition|m
|10.0.48|p3|min_swh2|Time-minimum significant wave height of second swell partition|m
|10.0.48|p6|std_swh2|Time-standard-deviation significant wave height of second swell partition|m
|10.0.49||swh3|Significant wave height of third swell partition|m
|10.0.49|p0|avg_swh3|Time-mean significant wave height of third swell partition|m
|10.0.49|p2|max_swh3|Time-maximum significant wave height of third swell partition|m
|10.0.49|p3|min_swh3|Time-minimum significant wave height of third swell partition|m
|10.0.49|p6|std_swh3|Time-standard-deviation significant wave height of third swell partition|m
|10.0.5|p0|avg_shww|Time-mean significant height of wind waves|m
|10.0.5|p2|max_shww|Time-maximum significant height of wind waves|m
|10.0.5|p3|min_shww|Time-minimum significant height of wind waves|m
|10.0.5|p6|std_shww|Time-standard-deviation significant height of wind waves|m
|10.0.5||shww|Significant height of wind waves|m
|10.0.50||mwp1|Mean wave period of first swell partition|s
|10.0.50|p0|avg_mwp1|Time-mean mean wave period of first swell partition|s
|10.0.50|p2|max_mwp1|Time-maximum mean wave period of first swell partition|s
|10.0.50|p3|min_mwp1|Time-minimum mean wave period of first swell partition|s
|10.0.50|p6|std_mwp1|Time-standard-deviation mean wave period of first swell partition|s
|10.0.51||mwp2|Mean wave period of second swell partition|s
|10.0.51|p0|avg_mwp2|Time-mean mean wave period of second swell partition|s
|10.0.51|p2|max_mwp2|Time-maximum mean wave period of second swell partition|s
|10.0.51|p3|min_mwp2|Time-minimum mean wave period of second swell partition|s
|10.0.51|p6|std_mwp2|Time-standard-deviation mean wave period of second swell partition|s
|10.0.52||mwp3|Mean wave period of third swell partition|s
|10.0.52|p0|avg_mwp3|Time-mean mean wave period of third swell partition|s
|10.0.52|p2|max_mwp3|Time-maximum mean wave period of third swell partition|s
|10.0.52|p3|min_mwp3|Time-minimum mean wave period of third swell partition|s
|10.0.52|p6|std_mwp3|Time-standard-deviation mean wave period of third swell partition|s
|10.0.53||mwd1|Mean wave direction of first swell partition|degrees
|10.0.53|p0|avg_mwd1|Time-mean mean wave direction of first swell partition|degrees
|10.0.53|p2|max_mwd1|Time-maximum mean wave direction of first swell partition|degrees
|10.0.53|p3|min_mwd1|Time-minimum mean wave direction of first swell partition|degrees
|10.0.53|p6|std_mwd1|Time-standard-deviation mean wave direction of first swell partition|degrees
|10.0.54||mwd2|Mean wave direction of second swell partition|degrees
|10.0.54|p0|avg_mwd2|Time-mean mean wave direction of second swell partition|degrees
|10.0.54|p2|max_mwd2|Time-maximum mean wave direction of second swell partition|degrees
|10.0.54|p3|min_mwd2|Time-minimum mean wave direction of second swell partition|degrees
|10.0.54|p6|std_mwd2|Time-standard-deviation mean wave direction of second swell partition|degrees
|10.0.55||mwd3|Mean wave direction of third swell partition|degrees
|10.0.55|p0|avg_mwd3|Time-mean mean wave direction of third swell partition|degrees
|10.0.55|p2|max_mwd3|Time-maximum mean wave direction of third swell partition|degrees
|10.0.55|p3|min_mwd3|Time-minimum mean wave direction of third swell partition|degrees
|10.0.55|p6|std_mwd3|Time-standard-deviation mean wave direction of third swell partition|degrees
|10.0.56||wdw1|Wave directional width of first swell partition|radians
|10.0.56|p0|avg_wdw1|Time-mean wave directional width of first swell partition|radians
|10.0.56|p2|max_wdw1|Time-maximum wave directional width of first swell partition|radians
|10.0.56|p3|min_wdw1|Time-minimum wave directional width of first swell partition|radians
|10.0.56|p6|std_wdw1|Time-standard-deviation wave directional width of first swell partition|radians
|10.0.57||wdw2|Wave directional width of second swell partition|radians
|10.0.57|p0|avg_wdw2|Time-mean wave directional width of second swell partition|radians
|10.0.57|p2|max_wdw2|Time-maximum wave directional width of second swell partition|radians
|10.0.57|p3|min_wdw2|Time-minimum wave directional width of second swell partition|radians
|10.0.57|p6|std_wdw2|Time-standard-deviation wave directional width of second swell partition|radians
|10.0.58||wdw3|Wave directional width of third swell partition|radians
|10.0.58|p0|avg_wdw3|Time-mean wave directional width of third swell partition|radians
|10.0.58|p2|max_wdw3|Time-maximum wave directional width of third swell partition|radians
|10.0.58|p3|min_wdw3|Time-minimum wave directional width of third swell partition|radians
|10.0.58|p6|std_wdw3|Time-standard-deviation wave directional width of third swell partition|radians
|10.0.59||wfw1|Wave frequency width of first swell partition|dimensionless
|10.0.59|p0|avg_wfw1|Time-mean wave frequency width of first swell partition|dimensionless
|10.0.59|p2|max_wfw1|Time-maximum wave frequency width of first swell partition|dimensionless
|10.0.59|p3|min_wfw1|Time-minimum wave frequency width of first swell partition|dimensionless
|10.0.59|p6|std_wfw1|Time-standard-deviation wave frequency width of first swell partition|dimensionless
|10.0.6|p0|avg_mpww|Time-mean mean period of wind waves|s
|10.0.6|p2|max_mpww|Time-maximum mean period of wind waves|s
|10.0.6|p3|min_mpww|Time-minimum mean period of wind waves|s
|10.0.6|p6|std_mpww|Time-standard-deviation mean period of wind waves|s
|10.0.6||mpww|Mean period of wind waves|s
|10.0.60||wfw2|Wave frequency width of second swell partition|dimensionless
|10.0.60|p0|avg_wfw2|Time-mean wave frequency width of second swell partition|dimensionless
|10.0.60|p2|max_wfw2|Time-maximum wave frequency width of second swell partition|dimensionless
|10.0.60|p3|min_wfw2|Time-minimum wave frequency width of second swell partition|dimensionless
|10.0.60|p6|std_wfw2|Time-standard-deviation wave frequency width of second swell partition|dimensionless
|10.0.61||wfw3|Wave frequency width of third swell partition|dimensionless
|10.0.61|p0|avg_wfw3|Time-mean wave frequency width of third swell partition|dimensionless
|10.0.61|p2|max_wfw3|Time-maximum wave frequency width of third swell partition|dimensionless
|10.0.61|p3|min_wfw3|Time-minimum wave frequency width of third swell partition|dimensionless
|10.0.61|p6|std_wfw3|Time-standard-deviation wave frequency width of third swell partition|dimensionless
|10.0.65||pp1d1|Peak wave period of first swell partition|s
|10.0.65|p0|avg_pp1d1|Time-mean peak wave period of first swell partition|s
|10.0.65|p2|max_pp1d1|Time-maximum peak wave period of first swell partition|s
|10.0.65|p3|min_pp1d1|Time-minimum peak wave period of first swell partition|s
|10.0.65|p6|std_pp1d1|Time-standard-deviation peak wave period of first swell partition|s
|10.0.66||pp1d2|Peak wave period of second swell partition|s
|10.0.66|p0|avg_pp1d2|Time-mean peak wave period of second swell partition|s
|10.0.66|p2|max_pp1d2|Time-maximum peak wave period of second swell partition|s
|10.0.66|p3|min_pp1d2|Time-minimum peak wave period of second swell partition|s
|10.0.66|p6|std_pp1d2|Time-standard-deviation peak wave period of second swell partition|s
|10.0.67||pp1d3|Peak wave period of third swell partition|s
|10.0.67|p0|avg_pp1d3|Time-mean peak wave period of third swell partition|s
|10.0.67|p2|max_pp1d3|Time-maximum peak wave period of third swell partition|s
|10.0.67|p3|min_pp1d3|Time-minimum peak wave period of third swell partition|s
|10.0.67|p6|std_pp1d3|Time-standard-deviation peak wave period of third swell partition|s
|10.0.68||pwd1|Peak wave direction of first swell partition|Degree true
|10.0.68|p0|avg_pwd1|Time-mean peak wave direction of first swell partition|Degree true
|10.0.68|p2|max_pwd1|Time-maximum peak wave direction of first swell partition|Degree true
|10.0.68|p3|min_pwd1|Time-minimum peak wave direction of first swell partition|Degree true
|10.0.68|p6|std_pwd1|Time-standard-deviation peak wave direction of first swell partition|Degree true
|10.0.69||pwd2|Peak wave direction of second swell partition|Degree true
|10.0.69|p0|avg_pwd2|Time-mean peak wave direction of second swell partition|Degree true
|10.0.69|p2|max_pwd2|Time-maximum peak wave direction of second swell partition|Degree true
|10.0.69|p3|min_pwd2|Time-minimum peak wave direction of second swell partition|Degree true
|10.0.69|p6|std_pwd2|Time-standard-deviation peak wave direction of second swell partition|Degree true
|10.0.7||swdir|Direction of swell waves|Degree true
|10.0.70||pwd3|Peak wave direction of third swell partition|Degree true
|10.0.70|p0|avg_pwd3|Time-mean peak wave direction of third swell partition|Degree true
|10.0.70|p2|max_pwd3|Time-maximum peak wave direction of third swell partition|Degree true
|10.0.70|p3|min_pwd3|Time-minimum peak wave direction of third swell partition|Degree true
|10.0.70|p6|std_pwd3|Time-standard-deviation peak wave direction of third swell partition|Degree true
|10.0.71||pwdw|Peak wave direction of wind waves|Degree true
|10.0.71|p0|avg_pwdw|Time-mean peak wave direction of wind waves|Degree true
|10.0.71|p2|max_pwdw|Time-maximum peak wave direction of wind waves|Degree true
|10.0.71|p3|min_pwdw|Time-minimum peak wave direction of wind waves|Degree true
|10.0.71|p6|std_pwdw|Time-standard-deviation peak wave direction of wind waves|Degree true
|10.0.72||pwds|Peak wave direction of total swell|Degree true
|10.0.72|p0|avg_pwds|Time-mean peak wave direction of total swell|Degree true
|10.0.72|p2|max_pwds|Time-maximum peak wave direction of total swell|Degree true
|10.0.72|p3|min_pwds|Time-minimum peak wave direction of total swell|Degree true
|10.0.72|p6|std_pwds|Time-standard-deviation peak wave direction of total swell|Degree true
|10.0.73||wcfr|Whitecap fraction|Fraction
|10.0.73|p0|avg_wcfr|Time-mean whitecap fraction|Fraction
|10.0.73|p2|max_wcfr|Time-maximum whitecap fraction|Fraction
|10.0.73|p3|min_wcfr|Time-minimum whitecap fraction|Fraction
|10.0.73|p6|std_wcfr|Time-standard-deviation whitecap fraction|Fraction
|10.0.74|p0|avg_mdts|Time-mean mean direction of total swell|degrees
|10.0.74|p2|max_mdts|Time-maximum mean direction of total swell|degrees
|10.0.74|p3|min_mdts|Time-minimum mean direction of total swell|degrees
|10.0.74|p6|std_mdts|Time-standard-deviation mean direction of total swell|degrees
|10.0.74||mdts|Mean direction of total swell|degrees
|10.0.75|p0|avg_mdww|Time-mean mean direction of wind waves|degrees
|10.0.75|p2|max_mdww|Time-maximum mean direction of wind waves|degrees
|10.0.75|p3|min_mdww|Time-minimum mean direction of wind waves|degrees
|10.0.75|p6|std_mdww|Time-standard-deviation mean direction of wind waves|degrees
|10.0.75||mdww|Mean direction of wind waves|degrees
|10.0.76||chnk|Charnock|Numeric
|10.0.76|p0|avg_chnk|Time-mean charnock|Numeric
|10.0.76|p2|max_chnk|Time-maximum charnock|Numeric
|10.0.76|p3|min_chnk|Time-minimum charnock|Numeric
|10.0.76|p6|std_chnk|Time-standard-deviation charnock|Numeric
|10.0.77||wss|Wave Spectral Skewness|Numeric
|10.0.77|p0|avg_wss|Time-mean wave Spectral Skewness|Numeric
|10.0.77|p2|max_wss|Time-maximum wave Spectral Skewness|Numeric
|10.0.77|p3|min_wss|Time-minimum wave Spectral Skewness|Numeric
|10.0.77|p6|std_wss|Time-standard-deviation wave Spectral Skewness|Numeric
|10.0.78||wefxm|Wave energy flux magnitude|W m**-1
|10.0.78|p0|avg_wefxm|Time-mean wave energy flux magnitude|W m**-1
|10.0.78|p2|max_wefxm|Time-maximum wave energy flux magnitude|W m**-1
|10.0.78|p3|min_wefxm|Time-minimum wave energy flux magnitude|W m**-1
|10.0.78|p6|std_wefxm|Time-standard-deviation wave energy flux magnitude|W m**-1
|10.0.79||wefxd|Wave energy flux mean direction|Degree true
|10.0.79|p0|avg_wefxd|Time-mean wave energy flux mean direction|Degree true
|10.0.79|p2|max_wefxd|Time-maximum wave energy flux mean direction|Degree true
|10.0.79|p3|min_wefxd|Time-minimum wave energy flux mean direction|Degree true
|10.0.79|p6|std_wefxd|Time-standard-deviation wave energy flux mean direction|Degree true
|10.0.8|p0|avg_shts|Time-mean significant height of total swell|m
|10.0.8|p2|max_shts|Time-maximum significant height of total swell|m
|10.0.8|p3|min_shts|Time-minimum significant height of total swell|m
|10.0.8|p6|std_shts|Time-standard-deviation significant height of total swell|m
|10.0.8||shts|Significant height of total swell|m
|10.0.80||wraf|Ratio of wave angular and frequency width|Numeric
|10.0.80|p0|avg_wraf|Time-mean ratio of wave angular and frequency width|Numeric
|10.0.80|p2|max_wraf|Time-maximum ratio of wave angular and frequency width|Numeric
|10.0.80|p3|min_wraf|Time-minimum ratio of wave angular and frequency width|Numeric
|10.0.80|p6|std_wraf|Time-standard-deviation ratio of wave angular and frequency width|Numeric
|10.0.81||wstar|Free convective velocity over the oceans|m s**-1
|10.0.81|p0|avg_wstar|Time-mean free convective velocity over the oceans|m s**-1
|10.0.81|p2|max_wstar|Time-maximum free convective velocity over the oceans|m s**-1
|10.0.81|p3|min_wstar|Time-minimum free convective velocity over the oceans|m s**-1
|10.0.81|p6|std_wstar|Time-standard-deviation free convective velocity over the oceans|m s**-1
|10.0.82||rhoao|Air density over the oceans|kg m**-3
|10.0.82|p0|avg_rhoao|Time-mean air density over the oceans|kg m**-3
|10.0.82|p2|max_rhoao|Time-maximum air density over the oceans|kg m**-3
|10.0.82|p3|min_rhoao|Time-minimum air density over the oceans|kg m**-3
|10.0.82|p6|std_rhoao|Time-standard-deviation air density over the oceans|kg m**-3
|10.0.83||phiaw|Normalized energy flux into waves|Numeric
|10.0.83|p0|avg_phiaw|Time-mean normalized energy flux into waves|Numeric
|10.0.83|p2|max_phiaw|Time-maximum normalized energy flux into waves|Numeric
|10.0.83|p3|min_phiaw|Time-minimum normalized energy flux into waves|Numeric
|10.0.83|p6|std_phiaw|Time-standard-deviation normalized energy flux into waves|Numeric
|10.0.84||tauoc|Normalized stress into ocean|Numeric
|10.0.84|p0|avg_tauoc|Time-mean normalized stress into ocean|Numeric
|10.0.84|p2|max_tauoc|Time-maximum normalized stress into ocean|Numeric
|10.0.84|p3|min_tauoc|Time-minimum normalized stress into ocean|Numeric
|10.0.84|p6|std_tauoc|Time-standard-deviation normalized stress into ocean|Numeric
|10.0.85||phioc|Normalized energy flux into ocean|Numeric
|10.0.85|p0|avg_phioc|Time-mean normalized energy flux into ocean|Numeric
|10.0.85|p2|max_phioc|Time-maximum normalized energy flux into ocean|Numeric
|10.0.85|p3|min_phioc|Time-minimum normalized energy flux into ocean|Numeric
|10.0.85|p6|std_phioc|Time-standard-deviation normalized energy flux into ocean|Numeric
|10.0.86||2dfd|2D wave spectra (single)|m**2 s radian**-1
|10.0.87||weta|Wave induced mean sea level correction|m
|10.0.87|p0|avg_weta|Time-mean wave induced mean sea level correction|m
|10.0.87|p2|max_weta|Time-maximum wave induced mean sea level correction|m
|10.0.87|p3|min_weta|Time-minimum wave induced mean sea level correction|m
|10.0.87|p6|std_weta|Time-standard-deviation wave induced mean sea level correction|m
|10.0.89||wnslc|Number of events in freak waves statistics|Numeric
|10.0.89|p0|avg_wnslc|Time-mean number of events in freak waves statistics|Numeric
|10.0.89|p2|max_wnslc|Time-maximum number of events in freak waves statistics|Numeric
|10.0.89|p3|min_wnslc|Time-minimum number of events in freak waves statistics|Numeric
|10.0.89|p6|std_wnslc|Time-standard-deviation number of events in freak waves statistics|Numeric
|10.0.9|p0|avg_mpts|Time-mean mean period of total swell|s
|10.0.9|p2|max_mpts|Time-maximum mean period of total swell|s
|10.0.9|p3|min_mpts|Time-minimum mean period of total swell|s
|10.0.9|p6|std_mpts|Time-standard-deviation mean period of total swell|s
|10.0.9||mpts|Mean period of total swell|s
|10.0.90|t1|utauo|U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p0|avg_utauo|Time-mean U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p2|max_utauo|Time-maximum U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p3|min_utauo|Time-minimum U-component of surface momentum flux into ocean|N m**-2
|10.0.90|t1,p6|std_utauo|Time-standard-deviation U-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1|vtauo|V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p0|avg_vtauo|Time-mean V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p2|max_vtauo|Time-maximum V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p3|min_vtauo|Time-minimum V-component of surface momentum flux into ocean|N m**-2
|10.0.91|t1,p6|std_vtauo|Time-standard-deviation V-component of surface momentum flux into ocean|N m**-2
|10.0.92||wphio|Wave turbulent energy flux into ocean|W m**-2
|10.0.92|p0|avg_wphio|Time-mean wave turbulent energy flux into ocean|W m**-2
|10.0.92|p2|max_wphio|Time-maximum wave turbulent energy flux into ocean|W m**-2
|10.0.92|p3|min_wphio|Time-minimum wave turbulent energy flux into ocean|W m**-2
|10.0.92|p6|std_wphio|Time-standard-deviation wave turbulent energy flux into ocean|W m**-2
|10.0.93|p0|avg_hmax|Time-mean envelop-maximum individual wave height|m
|10.0.93|p2|max_hmax|Time-maximum envelop-maximum individual wave height|m
|10.0.93|p3|min_hmax|Time-minimum envelop-maximum individual wave height|m
|10.0.93|p6|std_hmax|Time-standard-deviation envelop-maximum individual wave height|m
|10.0.93||hmax|Envelop-maximum individual wave height|m
|10.0.94||tdcmax|Time domain maximum individual crest height|m
|10.0.94|p0|avg_tdcmax|Time-mean time domain maximum individual crest height|m
|10.0.94|p2|max_tdcmax|Time-maximum time domain maximum individual crest height|m
|10.0.94|p3|min_tdcmax|Time-minimum time domain maximum individual crest height|m
|10.0.94|p6|std_tdcmax|Time-standard-deviation time domain maximum individual crest height|m
|10.0.95||tdhmax|Time domain maximum individual wave height|m
|10.0.95|p0|avg_tdhmax|Time-mean time domain maximum individual wave height|m
|10.0.95|p2|max_tdhmax|Time-maximum time domain maximum individual wave height|m
|10.0.95|p3|min_tdhmax|Time-minimum time domain maximum individual wave height|m
|10.0.95|p6|std_tdhmax|Time-standard-deviation time domain maximum individual wave height|m
|10.0.96||stcmax|Space time maximum individual crest height|m
|10.0.96|p0|avg_stcmax|Time-mean space time maximum individual crest height|m
|10.0.96|p2|max_stcmax|Time-maximum space time maximum individual crest height|m
|10.0.96|p3|min_stcmax|Time-minimum space time maximum individual crest height|m
|10.0.96|p6|std_stcmax|Time-standard-deviation space time maximum individual crest height|m
|10.0.97||sthmax|Space time maximum individual wave height|m
|10.0.97|p0|avg_sthmax|Time-mean space time maximum individual wave height|m
|10.0.97|p2|max_sthmax|Time-maximum space time maximum individual wave height|m
|10.0.97|p3|min_sthmax|Time-minimum space time maximum individual wave height|m
|10.0.97|p6|std_sthmax|Time-standard-deviation space time maximum individual wave height|m
|10.0.98|p0|avg_wsp|Time-mean wave spectral peakedness|dimensionless
|10.0.98|p2|max_wsp|Time-maximum wave spectral peakedness|dimensionless
|10.0.98|p3|min_wsp|Time-minimum wave spectral peakedness|dimensionless
|10.0.98|p6|std_wsp|Time-standard-deviation wave spectral peakedness|dimensionless
|10.0.98||wsp|Wave spectral peakedness|dimensionless
|10.0.99||bfi2d|Benjamin-Feir index 2D|Numeric
|10.0.99|p0|avg_bfi2d|Time-mean Benjamin-Feir index 2D|Numeric
|10.0.99|p2|max_bfi2d|Time-maximum Benjamin-Feir index 2D|Numeric
|10.0.99|p3|min_bfi2d|Time-minimum Benjamin-Feir index 2D|Numeric
|10.0.99|p6|std_bfi2d|Time-standard-deviation Benjamin-Feir index 2D|Numeric
|10.1.0||dirc|Current direction|Degree true
|10.1.1||spc|Current speed|m s**-1
|10.191.0||tsec|Seconds prior to initial reference time (defined in Section 1)|s
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing|stfbarot|Barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p0|avg_stfbarot|Time-mean barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p2|max_stfbarot|Time-maximum barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p3|min_stfbarot|Time-minimum barotropic stream function|m**3 s**-1
|10.191.4|t160,v5,f0,T255,Vmissing,Fmissing,p6|std_stfbarot|Time-standard-deviation barotropic stream function|m**3 s**-1
|10.2.0|t1|ci|Sea ice area fraction|(0 - 1)
|10.2.0|t1,p0|avg_ci|Time-mean sea ice area fraction|(0 - 1)
|10.2.0|t1,p2|max_ci|Time-maximum sea ice area fraction|(0 - 1)
|10.2.0|t1,p3|min_ci|Time-minimum sea ice area fraction|(0 - 1)
|10.2.0|t1,p6|std_ci|Time-standard-deviation sea ice area fraction|(0 - 1)
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing|siconc|Sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_siconc|Time-mean sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_siconc|Time-maximum sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_siconc|Time-minimum sea ice area fraction|Fraction
|10.2.0|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_siconc|Time-standard-deviation sea ice area fraction|Fraction
|10.2.1||sithick|Sea ice thickness|m
|10.2.1|p0|avg_sithick|Time-mean sea ice thickness|m
|10.2.1|p2|max_sithick|Time-maximum sea ice thickness|m
|10.2.1|p3|min_sithick|Time-minimum sea ice thickness|m
|10.2.1|p6|std_sithick|Time-standard-deviation sea ice thickness|m
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing|sntemp|Snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_sntemp|Time-mean snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_sntemp|Time-maximum snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_sntemp|Time-minimum snow temperature over sea ice|K
|10.2.13|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_sntemp|Time-standard-deviation snow temperature over sea ice|K
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sialb|Sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sialb|Time-mean sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sialb|Time-maximum sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sialb|Time-minimum sea ice albedo|Fraction
|10.2.14|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sialb|Time-standard-deviation sea ice albedo|Fraction
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sivol|Sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sivol|Time-mean sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sivol|Time-maximum sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sivol|Time-minimum sea ice volume per unit area|m**3 m**-2
|10.2.15|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sivol|Time-standard-deviation sea ice volume per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing|snvol|Snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_snvol|Time-mean snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_snvol|Time-maximum snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_snvol|Time-minimum snow volume over sea ice per unit area|m**3 m**-2
|10.2.16|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_snvol|Time-standard-deviation snow volume over sea ice per unit area|m**3 m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sihc|Sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sihc|Time-mean sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sihc|Time-maximum sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sihc|Time-minimum sea ice heat content|J m**-2
|10.2.17|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sihc|Time-standard-deviation sea ice heat content|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing|snhc|Snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p0|avg_snhc|Time-mean snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p2|max_snhc|Time-maximum snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p3|min_snhc|Time-minimum snow heat content over sea ice|J m**-2
|10.2.18|t173,vmissing,fmissing,T175,Vmissing,Fmissing,p6|std_snhc|Time-standard-deviation snow heat content over sea ice|J m**-2
|10.2.19|t174,vmissing,fmissing,T160,V0,F0|sifbr|Sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p0|avg_sifbr|Time-mean sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p2|max_sifbr|Time-maximum sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p3|min_sifbr|Time-minimum sea ice freeboard thickness|m
|10.2.19|t174,vmissing,fmissing,T160,V0,F0,p6|std_sifbr|Time-standard-deviation sea ice freeboard thickness|m
|10.2.2||diced|Direction of ice drift|Degree true
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipf|Sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipf|Time-mean sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipf|Time-maximum sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipf|Time-minimum sea ice melt pond fraction|Proportion
|10.2.20|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipf|Time-standard-deviation sea ice melt pond fraction|Proportion
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipd|Sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipd|Time-mean sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipd|Time-maximum sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipd|Time-minimum sea ice melt pond depth|m
|10.2.21|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipd|Time-standard-deviation sea ice melt pond depth|m
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing|sipvol|Sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p0|avg_sipvol|Time-mean sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p2|max_sipvol|Time-maximum sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p3|min_sipvol|Time-minimum sea ice melt pond volume per unit area|m**3 m**-2
|10.2.22|t188,vmissing,fmissing,T189,Vmissing,Fmissing,p6|std_sipvol|Time-standard-deviation sea ice melt pond volume per unit area|m**3 m**-2
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing|bckinsic|Sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_bckinsic|Time-mean sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_bckinsic|Time-maximum sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_bckinsic|Time-minimum sea ice fraction tendency due to parameterization|s**-1
|10.2.23|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_bckinsic|Time-standard-deviation sea ice fraction tendency due to parameterization|s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing|six|X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_six|Time-mean X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_six|Time-maximum X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_six|Time-minimum X-component of sea ice velocity|m s**-1
|10.2.24|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_six|Time-standard-deviation X-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing|siy|Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_siy|Time-mean Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_siy|Time-maximum Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_siy|Time-minimum Y-component of sea ice velocity|m s**-1
|10.2.25|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_siy|Time-standard-deviation Y-component of sea ice velocity|m s**-1
|10.2.3||siced|Speed of ice drift|m s**-1
|10.2.30||sibm|Sea ice breakup memory|Numeric
|10.2.30|p0|avg_sibm|Time-mean sea ice breakup memory|Numeric
|10.2.30|p2|max_sibm|Time-maximum sea ice breakup memory|Numeric
|10.2.30|p3|min_sibm|Time-minimum sea ice breakup memory|Numeric
|10.2.30|p6|std_sibm|Time-standard-deviation sea ice breakup memory|Numeric
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing|siue|Eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_siue|Time-mean eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_siue|Time-maximum eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_siue|Time-minimum eastward sea ice velocity|m s**-1
|10.2.4|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_siue|Time-standard-deviation eastward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sivn|Northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sivn|Time-mean northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sivn|Time-maximum northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sivn|Time-minimum northward sea ice velocity|m s**-1
|10.2.5|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sivn|Time-standard-deviation northward sea ice velocity|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing|sigrowth|Sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_sigrowth|Time-mean sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_sigrowth|Time-maximum sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_sigrowth|Time-minimum sea ice growth|m s**-1
|10.2.6|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_sigrowth|Time-standard-deviation sea ice growth|m s**-1
|10.2.7||iced|Ice divergence|s**-1
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing|sitemptop|Sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing|vasit|Vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing|sisntemp|Sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing|usitemp|Underside ice temperature|K
|10.2.8||sit|Sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sitemptop|Time-mean sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p0|avg_vasit|Time-mean vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_sisntemp|Time-mean sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p0|avg_usitemp|Time-mean underside ice temperature|K
|10.2.8|p0|avg_sit|Time-mean sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sitemptop|Time-maximum sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p2|max_vasit|Time-maximum vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_sisntemp|Time-maximum sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p2|max_usitemp|Time-maximum underside ice temperature|K
|10.2.8|p2|max_sit|Time-maximum sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sitemptop|Time-minimum sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p3|min_vasit|Time-minimum vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_sisntemp|Time-minimum sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p3|min_usitemp|Time-minimum underside ice temperature|K
|10.2.8|p3|min_sit|Time-minimum sea ice temperature|K
|10.2.8|t174,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sitemptop|Time-standard-deviation sea ice surface temperature|K
|10.2.8|t174,vmissing,fmissing,T176,Vmissing,Fmissing,p6|std_vasit|Time-standard-deviation vertically averaged sea ice temperature|K
|10.2.8|t175,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_sisntemp|Time-standard-deviation sea ice temperature at the sea ice and snow interface|K
|10.2.8|t176,vmissing,fmissing,T255,Vmissing,Fmissing,p6|std_usitemp|Time-standard-deviation underside ice temperature|K
|10.2.8|p6|std_sit|Time-standard-deviation sea ice temperature|K
|10.3.0|t1|sst|Sea surface temperature|K
|10.3.0|t1,p0|avg_sst|Time-mean sea surface temperature|K
|10.3.0|t1,p2|max_sst|Time-maximum sea surface temperature|K
|10.3.0|t1,p3|min_sst|Time-minimum sea surface temperature|K
|10.3.0|t1,p6|std_sst|Time-standard-deviation sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing|tos|Sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tos|Time-mean sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tos|Time-maximum sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tos|Time-minimum sea surface temperature|K
|10.3.0|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tos|Time-standard-deviation sea surface temperature|K
|10.3.1||zos|Sea surface height|m
|10.3.1|p0|avg_zos|Time-mean sea surface height|m
|10.3.1|p2|max_zos|Time-maximum sea surface height|m
|10.3.1|p3|min_zos|Time-minimum sea surface height|m
|10.3.1|p6|std_zos|Time-standard-deviation sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing|hstheig|Halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_hstheig|Time-mean halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_hstheig|Time-maximum halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_hstheig|Time-minimum halosteric change in sea surface height|m
|10.3.10|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_hstheig|Time-standard-deviation halosteric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing|stheig|Steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_stheig|Time-mean steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_stheig|Time-maximum steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_stheig|Time-minimum steric change in sea surface height|m
|10.3.11|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_stheig|Time-standard-deviation steric change in sea surface height|m
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing|swfup|Net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_swfup|Time-mean net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_swfup|Time-maximum net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_swfup|Time-minimum net surface upward water flux|kg m**-2 s**-1
|10.3.13|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_swfup|Time-standard-deviation net surface upward water flux|kg m**-2 s**-1
|10.3.14||sve|Eastward surface sea water velocity|m s**-1
|10.3.14|p0|avg_sve|Time-mean eastward surface sea water velocity|m s**-1
|10.3.14|p2|max_sve|Time-maximum eastward surface sea water velocity|m s**-1
|10.3.14|p3|min_sve|Time-minimum eastward surface sea water velocity|m s**-1
|10.3.14|p6|std_sve|Time-standard-deviation eastward surface sea water velocity|m s**-1
|10.3.15||svn|Northward surface sea water velocity|m s**-1
|10.3.15|p0|avg_svn|Time-mean northward surface sea water velocity|m s**-1
|10.3.15|p2|max_svn|Time-maximum northward surface sea water velocity|m s**-1
|10.3.15|p3|min_svn|Time-minimum northward surface sea water velocity|m s**-1
|10.3.15|p6|std_svn|Time-standard-deviation northward surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing|svx|X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_svx|Time-mean X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_svx|Time-maximum X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_svx|Time-minimum X-component of surface sea water velocity|m s**-1
|10.3.16|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_svx|Time-standard-deviation X-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing|svy|Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_svy|Time-mean Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_svy|Time-maximum Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_svy|Time-minimum Y-component of surface sea water velocity|m s**-1
|10.3.17|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_svy|Time-standard-deviation Y-component of surface sea water velocity|m s**-1
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing|hfcorr|Heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_hfcorr|Time-mean heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_hfcorr|Time-maximum heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_hfcorr|Time-minimum heat flux correction|W m**-2
|10.3.18|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_hfcorr|Time-standard-deviation heat flux correction|W m**-2
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing|bckineta|Sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_bckineta|Time-mean sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_bckineta|Time-maximum sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_bckineta|Time-minimum sea surface height tendency due to parameterization|m s**-1
|10.3.19|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_bckineta|Time-standard-deviation sea surface height tendency due to parameterization|m s**-1
|10.3.20||zosib|Sea surface height with inverse barometer correction|m
|10.3.20|p0|avg_zosib|Time-mean sea surface height with inverse barometer correction|m
|10.3.20|p2|max_zosib|Time-maximum sea surface height with inverse barometer correction|m
|10.3.20|p3|min_zosib|Time-minimum sea surface height with inverse barometer correction|m
|10.3.20|p6|std_zosib|Time-standard-deviation sea surface height with inverse barometer correction|m
|10.3.21||sss|Sea surface salinity|kg kg**-1
|10.3.21|p0|avg_sss|Time-mean sea surface salinity|kg kg**-1
|10.3.21|p2|max_sss|Time-maximum sea surface salinity|kg kg**-1
|10.3.21|p3|min_sss|Time-minimum sea surface salinity|kg kg**-1
|10.3.21|p6|std_sss|Time-standard-deviation sea surface salinity|kg kg**-1
|10.3.22||rsdos|Sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p0|avg_rsdos|Time-mean sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p2|max_rsdos|Time-maximum sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p3|min_rsdos|Time-minimum sea surface downward short-wave radiation flux|W m**-2
|10.3.22|p6|std_rsdos|Time-standard-deviation sea surface downward short-wave radiation flux|W m**-2
|10.3.3||sos|Sea surface practical salinity|g kg**-1
|10.3.3|p0|avg_sos|Time-mean sea surface practical salinity|g kg**-1
|10.3.3|p2|max_sos|Time-maximum sea surface practical salinity|g kg**-1
|10.3.3|p3|min_sos|Time-minimum sea surface practical salinity|g kg**-1
|10.3.3|p6|std_sos|Time-standard-deviation sea surface practical salinity|g kg**-1
|10.3.4||hfds|Surface downward heat flux|W m**-2
|10.3.4|p0|avg_hfds|Time-mean surface downward heat flux|W m**-2
|10.3.4|p2|max_hfds|Time-maximum surface downward heat flux|W m**-2
|10.3.4|p3|min_hfds|Time-minimum surface downward heat flux|W m**-2
|10.3.4|p6|std_hfds|Time-standard-deviation surface downward heat flux|W m**-2
|10.3.5||tauuoe|Eastward surface stress|N m**-2
|10.3.5|p0|avg_tauuoe|Time-mean eastward surface stress|N m**-2
|10.3.5|p2|max_tauuoe|Time-maximum eastward surface stress|N m**-2
|10.3.5|p3|min_tauuoe|Time-minimum eastward surface stress|N m**-2
|10.3.5|p6|std_tauuoe|Time-standard-deviation eastward surface stress|N m**-2
|10.3.6||tauvon|Northward surface stress|N m**-2
|10.3.6|p0|avg_tauvon|Time-mean northward surface stress|N m**-2
|10.3.6|p2|max_tauvon|Time-maximum northward surface stress|N m**-2
|10.3.6|p3|min_tauvon|Time-minimum northward surface stress|N m**-2
|10.3.6|p6|std_tauvon|Time-standard-deviation northward surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing|tauuo|X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tauuo|Time-mean X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tauuo|Time-maximum X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tauuo|Time-minimum X-component of surface stress|N m**-2
|10.3.7|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tauuo|Time-standard-deviation X-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing|tauvo|Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tauvo|Time mean Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tauvo|Time-maximum Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tauvo|Time-minimum Y-component of surface stress|N m**-2
|10.3.8|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tauvo|Time-standard-deviation Y-component of surface stress|N m**-2
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing|tstheig|Thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_tstheig|Time-mean thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_tstheig|Time-maximum thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_tstheig|Time-minimum thermosteric change in sea surface height|m
|10.3.9|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_tstheig|Time-standard-deviation thermosteric change in sea surface height|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing|thcline|Thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_thcline|Time-mean thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_thcline|Time-maximum thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_thcline|Time-minimum thermocline depth|m
|10.4.0|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_thcline|Time-standard-deviation thermocline depth|m
|10.4.1||mtha|Main thermocline anomaly|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing|t14d|Depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing|t17d|Depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing|t20d|Depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing|t26d|Depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing|t28d|Depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing|mlotst010|Ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing|mlotst030|Ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing|mlotst125|Ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing|mlott02|Ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing|mlott05|Ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing|turbocl|Turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168|zo|Sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p0|avg_t14d|Time-mean depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p0|avg_t17d|Time-mean depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p0|avg_t20d|Time-mean depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p0|avg_t26d|Time-mean depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p0|avg_t28d|Time-mean depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p0|avg_mlotst010|Time-mean ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p0|avg_mlotst030|Time-mean ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p0|avg_mlotst125|Time-mean ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p0|avg_mlott02|Time-mean ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p0|avg_mlott05|Time-mean ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p0|avg_turbocl|Time-mean turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p0|avg_zo|Time-mean sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p2|max_t14d|Time-maximum depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p2|max_t17d|Time-maximum depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p2|max_t20d|Time-maximum depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p2|max_t26d|Time-maximum depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p2|max_t28d|Time-maximum depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p2|max_mlotst010|Time-maximum ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p2|max_mlotst030|Time-maximum ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p2|max_mlotst125|Time-maximum ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p2|max_mlott02|Time-maximum ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p2|max_mlott05|Time-maximum ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p2|max_turbocl|Time-maximum turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p2|max_zo|Time-maximum sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p3|min_t14d|Time-minimum depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p3|min_t17d|Time-minimum depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p3|min_t20d|Time-minimum depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p3|min_t26d|Time-minimum depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p3|min_t28d|Time-minimum depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p3|min_mlotst010|Time-minimum ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p3|min_mlotst030|Time-minimum ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p3|min_mlotst125|Time-minimum ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p3|min_mlott02|Time-minimum ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p3|min_mlott05|Time-minimum ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p3|min_turbocl|Time-minimum turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p3|min_zo|Time-minimum sea water depth|m
|10.4.14|t20,v28715,f2,T255,Vmissing,Fmissing,p6|std_t14d|Time-standard-deviation depth of 14 C isotherm|m
|10.4.14|t20,v29015,f2,T255,Vmissing,Fmissing,p6|std_t17d|Time-standard-deviation depth of 17 C isotherm|m
|10.4.14|t20,v29315,f2,T255,Vmissing,Fmissing,p6|std_t20d|Time-standard-deviation depth of 20 C isotherm|m
|10.4.14|t20,v29915,f2,T255,Vmissing,Fmissing,p6|std_t26d|Time-standard-deviation depth of 26 C isotherm|m
|10.4.14|t20,v30115,f2,T255,Vmissing,Fmissing,p6|std_t28d|Time-standard-deviation depth of 28 C isotherm|m
|10.4.14|t169,v1,f2,T255,Vmissing,Fmissing,p6|std_mlotst010|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.01 kg m-3|m
|10.4.14|t169,v3,f2,T255,Vmissing,Fmissing,p6|std_mlotst030|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.03 kg m-3|m
|10.4.14|t169,v125,f3,T255,Vmissing,Fmissing,p6|std_mlotst125|Time-standard-deviation ocean mixed layer depth defined by sigma theta 0.125 kg m-3|m
|10.4.14|t170,v2,f1,T255,Vmissing,Fmissing,p6|std_mlott02|Time-standard-deviation ocean mixed layer depth defined by temperature 0.2 C|m
|10.4.14|t170,v5,f1,T255,Vmissing,Fmissing,p6|std_mlott05|Time-standard-deviation ocean mixed layer depth defined by temperature 0.5 C|m
|10.4.14|t171,v5,f4,T255,Vmissing,Fmissing,p6|std_turbocl|Time-standard-deviation turbocline depth (kz=5e-4)|m
|10.4.14|t168,T168,p6|std_zo|Time-standard-deviation sea water depth|m
|10.4.15|t160,v0,f0,T160,V300,F0|mswt300m|Mean sea water temperature in the upper 300 m|K
|10.4.18|t160,v0,f0,T160,V300,F0|pt300m|Average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168|thetao|Sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p0|avg_pt300m|Time-mean average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p0|avg_thetao|Time-mean sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p2|max_pt300m|Time-maximum average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p2|max_thetao|Time-maximum sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p3|min_pt300m|Time-minimum average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p3|min_thetao|Time-minimum sea water potential temperature|K
|10.4.18|t160,v0,f0,T160,V300,F0,p6|std_pt300m|Time-standard-deviation average sea water potential temperature in the upper 300m|K
|10.4.18|t168,T168,p6|std_thetao|Time-standard-deviation sea water potential temperature|K
|10.4.2||tthdp|Transient thermocline depth|m
|10.4.20|t168,T168|sigmat|Sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p0|avg_sigmat|Time-mean sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p2|max_sigmat|Time-maximum sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p3|min_sigmat|Time-minimum sea water sigma theta|kg m**-3
|10.4.20|t168,T168,p6|std_sigmat|Time-standard-deviation sea water sigma theta|kg m**-3
|10.4.21|t160,v0,f0,T160,V300,F0|sc300m|Average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0|sc700m|Average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing|scbtm|Total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168|so|Sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p0|avg_sc300m|Time-mean average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p0|avg_sc700m|Time-mean average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_scbtm|Time-mean total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p0|avg_so|Time-mean sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p2|max_sc300m|Time-maximum average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p2|max_sc700m|Time-maximum average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_scbtm|Time-maximum total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p2|max_so|Time-maximum sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p3|min_sc300m|Time-minimum average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p3|min_sc700m|Time-minimum average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_scbtm|Time-minimum total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p3|min_so|Time-minimum sea water practical salinity|g kg**-1
|10.4.21|t160,v0,f0,T160,V300,F0,p6|std_sc300m|Time-standard-deviation average sea water practical salinity in the upper 300 m|g kg**-1
|10.4.21|t160,v0,f0,T160,V700,F0,p6|std_sc700m|Time-standard-deviation average sea water practical salinity in the upper 700 m|g kg**-1
|10.4.21|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_scbtm|Time-standard-deviation total column average sea water practical salinity|g kg**-1
|10.4.21|t168,T168,p6|std_so|Time-standard-deviation sea water practical salinity|g kg**-1
|10.4.22|t160,v0,f0,T160,V300,F0|hc300m|Vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0|hc700m|Vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing|hcbtm|Total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2|hct26|Heat Content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p0|avg_hc300m|Time-mean vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p0|avg_hc700m|Time-mean vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_hcbtm|Time-mean total column heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p0|avg_hct26|Time-mean heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p2|max_hc300m|Time-maximum vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p2|max_hc700m|Time-maximum vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_hcbtm|Time-maximum total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p2|max_hct26|Time-maximum heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p3|min_hc300m|Time-minimum vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p3|min_hc700m|Time-minimum vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_hcbtm|Time-minimum total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p3|min_hct26|Time-minimum heat content surface to 26C isotherm|J m**-2
|10.4.22|t160,v0,f0,T160,V300,F0,p6|std_hc300m|Time-standard-deviation vertically-integrated heat content in the upper 300 m|J m**-2
|10.4.22|t160,v0,f0,T160,V700,F0,p6|std_hc700m|Time-standard-deviation vertically-integrated heat content in the upper 700 m|J m**-2
|10.4.22|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_hcbtm|Time-standard-deviation total column of heat content|J m**-2
|10.4.22|t160,v0,f0,T20,V29915,F2,p6|std_hct26|Time-standard-deviation heat content surface to 26C isotherm|J m**-2
|10.4.23|t168,T168|uoe|Eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p0|avg_uoe|Time-mean eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p2|max_uoe|Time-maximum eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p3|min_uoe|Time-minimum eastward sea water velocity|m s**-1
|10.4.23|t168,T168,p6|std_uoe|Time-standard-deviation eastward sea water velocity|m s**-1
|10.4.24|t168,T168|von|Northward sea water velocity|m s**-1
|10.4.24|t168,T168,p0|avg_von|Time-mean northward sea water velocity|m s**-1
|10.4.24|t168,T168,p2|max_von|Time-maximum northward sea water velocity|m s**-1
|10.4.24|t168,T168,p3|min_von|Time-minimum northward sea water velocity|m s**-1
|10.4.24|t168,T168,p6|std_von|Time-standard-deviation northward sea water velocity|m s**-1
|10.4.25|t168,T168|uox|X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p0|avg_uox|Time-mean X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p2|max_uox|Time-maximum X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p3|min_uox|Time-minimum X-component of sea water velocity|m s**-1
|10.4.25|t168,T168,p6|std_uox|Time-standard-deviation X-component of sea water velocity|m s**-1
|10.4.26|t168,T168|voy|Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p0|avg_voy|Time-mean Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p2|max_voy|Time-maximum Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p3|min_voy|Time-minimum Y-component of sea water velocity|m s**-1
|10.4.26|t168,T168,p6|std_voy|Time-standard-deviation Y-component of sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing|wo|Upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p0|avg_wo|Time-mean upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p2|max_wo|Time-maximum upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p3|min_wo|Time-minimum upward sea water velocity|m s**-1
|10.4.27|t168,T255,Vmissing,Fmissing,p6|std_wo|Time-standard-deviation upward sea water velocity|m s**-1
|10.4.27|t168,T168|wo|Upward sea water velocity|m s**-1|old
|10.4.27|t168,T168,p0|avg_wo|Time-mean upward sea water velocity|m s**-1|old
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing|btp|Bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_btp|Time-mean bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_btp|Time-maximum bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_btp|Time-minimum bottom pressure equivalent height|m
|10.4.29|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_btp|Time-standard-deviation bottom pressure equivalent height|m
|10.4.3|t168,T168|salo|Sea water salinity|kg kg**-1
|10.4.3|t168,T168,p0|avg_salo|Time-mean sea water salinity|kg kg**-1
|10.4.3|t168,T168,p2|max_salo|Time-maximum sea water salinity|kg kg**-1
|10.4.3|t168,T168,p3|min_salo|Time-minimum sea water salinity|kg kg**-1
|10.4.3|t168,T168,p6|std_salo|Time-standard-deviation sea water salinity|kg kg**-1
|10.4.3||s|Salinity|kg kg**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing|fw2sw|Fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_fw2sw|Time-mean fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_fw2sw|Time-maximum fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_fw2sw|Time-minimum fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.30|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_fw2sw|Time-standard-deviation fresh water flux into sea water (from rivers)|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing|fwcorr|Fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_fwcorr|Time-mean fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_fwcorr|Time-maximum fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_fwcorr|Time-minimum fresh water flux correction|kg m**-2 s**-1
|10.4.31|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_fwcorr|Time-standard-deviation fresh water flux correction|kg m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing|vsf2sw|Virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_vsf2sw|Time-mean virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_vsf2sw|Time-maximum virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_vsf2sw|Time-minimum virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.32|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_vsf2sw|Time-standard-deviation virtual salt flux into sea water|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing|vsfcorr|Virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p0|avg_vsfcorr|Time-mean virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p2|max_vsfcorr|Time-maximum virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p3|min_vsfcorr|Time-minimum virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.33|t160,v0,f0,T255,Vmissing,Fmissing,p6|std_vsfcorr|Time-standard-deviation virtual salt flux correction|g kg**-1 m**-2 s**-1
|10.4.34|t168,T168|thetaodmp|Sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p0|avg_thetaodmp|Time-mean sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p2|max_thetaodmp|Time-maximum sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p3|min_thetaodmp|Time-minimum sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.34|t168,T168,p6|std_thetaodmp|Time-standard-deviation sea water potential temperature tendency due to newtonian relaxation|K s**-1
|10.4.35|t168,T168|sodmp|Sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p0|avg_sodmp|Time-mean sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p2|max_sodmp|Time-maximum sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p3|min_sodmp|Time-minimum sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.35|t168,T168,p6|std_sodmp|Time-standard-deviation sea water salinity tendency due to newtonian relaxation|g kg**-1 s**-1
|10.4.36|t168,T168|bckint|Sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p0|avg_bckint|Time-mean sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p2|max_bckint|Time-maximum sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p3|min_bckint|Time-minimum sea water temperature tendency due to parameterization|K s**-1
|10.4.36|t168,T168,p6|std_bckint|Time-standard-deviation sea water temperature tendency due to parameterization|K s**-1
|10.4.37|t168,T168|bckins|Sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p0|avg_bckins|Time-mean sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p2|max_bckins|Time-maximum sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p3|min_bckins|Time-minimum sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.37|t168,T168,p6|std_bckins|Time-standard-deviation sea water salinity tendency due to parameterization|g kg**-1 s**-1
|10.4.38|t168,T168|bckine|Eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p0|avg_bckine|Time-mean eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p2|max_bckine|Time-maximum eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p3|min_bckine|Time-minimum eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.38|t168,T168,p6|std_bckine|Time-standard-deviation eastward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168|bckinn|Northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p0|avg_bckinn|Time-mean northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p2|max_bckinn|Time-maximum northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p3|min_bckinn|Time-minimum northward sea water velocity tendency due to parameterization|m s**-2
|10.4.39|t168,T168,p6|std_bckinn|Time-standard-deviation northward sea water velocity tendency due to parameterization|m s**-2
|10.4.40|t168,T168|tdbiascorr|Sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p0|avg_tdbiascorr|Time-mean sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p2|max_tdbiascorr|Time-maximum sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p3|min_tdbiascorr|Time-minimum sea water temperature tendency due to direct bias correction|K s**-1
|10.4.40|t168,T168,p6|std_tdbiascorr|Time-standard-deviation sea water temperature tendency due to direct bias correction|K s**-1
|10.4.41|t168,T168|sdbiascorr|Sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p0|avg_sdbiascorr|Time-mean sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p2|max_sdbiascorr|Time-maximum sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p3|min_sdbiascorr|Time-minimum sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.41|t168,T168,p6|std_sdbiascorr|Time-standard-deviation sea water salinity tendency due to direct bias correction|g kg**-1 s**-1
|10.4.46|t168,T168|mtn|Northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p0|avg_mtn|Time-mean northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p2|max_mtn|Time-maximum northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p3|min_mtn|Time-minimum northward mass transport|kg m**-2 s**-1
|10.4.46|t168,T168,p6|std_mtn|Time-standard-deviation northward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168|mte|Eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p0|avg_mte|Time-mean eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p2|max_mte|Time-maximum eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p3|min_mte|Time-minimum eastward mass transport|kg m**-2 s**-1
|10.4.47|t168,T168,p6|std_mte|Time-standard-deviation eastward mass transport|kg m**-2 s**-1
|10.4.50|t160,v0,f0,T160,V300,F0|sc300v|Vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0|sc700v|Vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing|scbtv|Total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p0|avg_sc300v|Time-mean vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p0|avg_sc700v|Time-mean vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p0|avg_scbtv|Time-mean total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p2|max_sc300v|Time-maximum vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p2|max_sc700v|Time-maximum vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p2|max_scbtv|Time-maximum total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p3|min_sc300v|Time-minimum vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p3|min_sc700v|Time-minimum vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p3|min_scbtv|Time-minimum total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V300,F0,p6|std_sc300v|Time-standard-deviation vertically integrated sea water practical salinity in the upper 300 m|g kg**-1 m
|10.4.50|t160,v0,f0,T160,V700,F0,p6|std_sc700v|Time-standard-deviation vertically integrated sea water practical salinity in the upper 700 m|g kg**-1 m
|10.4.50|t160,v0,f0,T9,Vmissing,Fmissing,p6|std_scbtv|Time-standard-deviation total column vertically integrated sea water practical salinity|g kg**-1 m
|10.4.56|t168,T168|mtup|Sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p0|avg_mtup|Time-mean sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p2|max_mtup|Time-maximum sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p3|min_mtup|Time-minimum sea water upward mass transport|kg m**-2 s**-1
|10.4.56|t168,T168,p6|std_mtup|Time-standard-deviation sea water upward mass transport|kg m**-2 s**-1
|10.4.57|t168,T168|agessc|Sea water age since surface contact|s
|10.4.57|t168,T168,p0|avg_agessc|Time-mean sea water age since surface contact|s
|10.4.57|t168,T168,p2|max_agessc|Time-maximum sea water age since surface contact|s
|10.4.57|t168,T168,p3|min_agessc|Time-minimum sea water age since surface contact|s
|10.4.57|t168,T168,p6|std_agessc|Time-standard-deviation sea water age since surface contact|s
|10.4.58|t168,T168|rsdo|Sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p0|avg_rsdo|Time-mean sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p2|max_rsdo|Time-maximum sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p3|min_rsdo|Time-minimum sea water downward short-wave radiation flux|W m**-2
|10.4.58|t168,T168,p6|std_rsdo|Time-standard-deviation sea water downward short-wave radiation flux|W m**-2
|10.4.7||wmb|Model bathymetry|m`;
