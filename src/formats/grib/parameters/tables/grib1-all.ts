// Made by scripts/make-grib-parameters.py from the definitions of ecCodes 2.50.0.
// (C) Copyright 2005- ECMWF. This software is licensed under the terms of the Apache Licence Version 2.0, which can be
// obtained at http://www.apache.org/licenses/LICENSE-2.0. In applying this licence, ECMWF does not waive the privileges
// and immunities granted to it by virtue of its status as an intergovernmental organisation nor does it submit to any
// jurisdiction. Changed: concepts are rows, those with conditions on rare keys are left out.

/** Rows of centre|numbers|conditions|short name|name|units, and `old` where no other may hold. See `parameter-table.ts`. */
export const TABLE: string = `|1.1||pres|Pressure|Pa
|1.1|t1|sp|Surface pressure|Pa
|1.10||tco3|Total column ozone|kg m**-2
|1.100||swh|Significant height of combined wind waves and swell|m
|1.101||mdww|Mean direction of wind waves|Degree true
|1.102||shww|Significant height of wind waves|m
|1.103||mpww|Mean period of wind waves|s
|1.104||swdir|Direction of swell waves|Degree true
|1.105||swell|Significant height of swell waves|m
|1.106||swper|Mean period of swell waves|s
|1.107||mdps|Primary wave direction|Degree true
|1.108||mpps|Primary wave mean period|s
|1.109||dirsw|Secondary wave direction|Degree true
|1.11||t|Temperature|K
|1.11|t105,v2|2t|2 metre temperature|K
|1.110||swp|Secondary wave mean period|s
|1.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
|1.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
|1.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
|1.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
|1.115||lwavr|Long wave radiation flux|W m**-2
|1.116||swavr|Short wave radiation flux|W m**-2
|1.117||grad|Global radiation flux|W m**-2
|1.118||btmp|Brightness temperature|K
|1.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|1.12||vtmp|Virtual temperature|K
|1.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|1.121||lhf|Latent heat flux|W m**-2
|1.122||shf|Sensible heat flux|W m**-2
|1.123||bld|Boundary layer dissipation|W m**-2
|1.124||uflx|Momentum flux, u-component|N m**-2
|1.125||vflx|Momentum flux, v-component|N m**-2
|1.126||wmixe|Wind mixing energy|J
|1.127||imgd|Image data|1
|1.13||pt|Potential temperature|K
|1.14||papt|Pseudo-adiabatic potential temperature|K
|1.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|1.15||tmax|Maximum temperature|K
|1.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|1.16||tmin|Minimum temperature|K
|1.17|t105,v2|2d|2 metre dewpoint temperature|K
|1.17||dpt|Dew point temperature|K
|1.18||depr|Dew point depression (or deficit)|K
|1.19||lapr|Lapse rate|K m**-1
|1.2||msl|Mean sea level pressure|Pa
|1.20||vis|Visibility|m
|1.21||rdsp1|Radar spectra (1)|1
|1.22||rdsp2|Radar spectra (2)|1
|1.23||rdsp3|Radar spectra (3)|1
|1.24||pli|Parcel lifted index (to 500 hPa)|K
|1.25||ta|Temperature anomaly|K
|1.26||presa|Pressure anomaly|Pa
|1.27||gpa|Geopotential height anomaly|gpm
|1.28||wvsp1|Wave spectra (1)|1
|1.29||wvsp2|Wave spectra (2)|1
|1.3||ptend|Pressure tendency|Pa s**-1
|1.30||wvsp3|Wave spectra (3)|1
|1.31||wdir|Wind direction|Degree true
|1.32||ws|Wind speed|m s**-1
|1.33||u|U component of wind|m s**-1
|1.33|t105,v10|10u|10 metre U wind component|m s**-1
|1.34||v|V component of wind|m s**-1
|1.34|t105,v10|10v|10 metre V wind component|m s**-1
|1.35||strf|Stream function|m**2 s**-1
|1.36||vp|Velocity potential|m**2 s**-1
|1.37||mntsf|Montgomery stream Function|m**2 s**-2
|1.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|1.39||w|Vertical velocity|Pa s**-1
|1.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
|1.41||absv|Absolute vorticity|s**-1
|1.42||absd|Absolute divergence|s**-1
|1.43||vo|Vorticity (relative)|s**-1
|1.44||d|Divergence|s**-1
|1.45||vucsh|Vertical u-component shear|s**-1
|1.46||vvcsh|Vertical v-component shear|s**-1
|1.47||dirc|Direction of current|Degree true
|1.48||spc|Speed of current|m s**-1
|1.5||icaht|ICAO Standard Atmosphere reference height|m
|1.51||q|Specific humidity|kg kg**-1
|1.52||r|Relative humidity|%
|1.53||mixr|Humidity mixing ratio|kg kg**-1
|1.54||pwat|Precipitable water|kg m**-2
|1.55||vp|Vapour pressure|Pa
|1.56||satd|Saturation deficit|Pa
|1.57||e|Evaporation|m of water equivalent
|1.59||prate|Precipitation rate|kg m**-2 s**-1
|1.6||z|Geopotential|m**2 s**-2
|1.60||tstm|Thunderstorm probability|%
|1.61|t1,v0|tp|Total Precipitation|kg m**-2
|1.62||lsp|Large-scale precipitation|kg m**-2
|1.63||acpcp|Convective precipitation (water)|kg m**-2
|1.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|1.65||sf|Snowfall water equivalent|kg m**-2
|1.66||sde|Snow depth|m
|1.67||mld|Mixed layer depth|m
|1.68||tthdp|Transient thermocline depth|m
|1.69||mthd|Main thermocline depth|m
|1.7||gh|Geopotential height|gpm
|1.7|t1|orog|Orography|m
|1.70||mtha|Main thermocline anomaly|m
|1.71||tcc|Total Cloud Cover|%
|1.72||ccc|Convective cloud cover|%
|1.73||lcc|Low cloud cover|%
|1.74||mcc|Medium cloud cover|%
|1.75||hcc|High cloud cover|%
|1.76||cwat|Cloud water|kg m**-2
|1.77||bli|Best lifted index (to 500 hPa)|K
|1.78||snoc|Convective snow|kg m**-2
|1.79||lssf|Large scale snow|kg m**-2
|1.8||h|Geometrical height above ground|m
|1.80||wtmp|Water temperature|K
|1.81||lsm|Land-sea mask|(0 - 1)
|1.82||dslm|Deviation of sea-level from mean|m
|1.83||sr|Surface roughness (climatological)|m
|1.84||al|Forecast albedo|%
|1.85||st|Soil temperature|K
|1.86||sm|Soil moisture|kg m**-3
|1.87||vegrea|Percentage of vegetation|%
|1.88||s|Salinity|kg kg**-1
|1.89||den|Density|kg m**-3
|1.9||hstdv|Standard deviation of height|m
|1.90||ro|Runoff|m
|1.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
|1.92||icetk|Ice thickness|m
|1.93||diced|Direction of ice drift|Degree true
|1.94||siced|Speed of ice drift|m s**-1
|1.95||uice|U-component of ice drift|m s**-1
|1.96||vice|V-component of ice drift|m s**-1
|1.97||iceg|Ice growth rate|m s**-1
|1.98||iced|Ice divergence|s**-1
|1.99||snom|Snowmelt|kg m**-2
|2.1||pres|Pressure|Pa
|2.1|t1|sp|Surface pressure|Pa
|2.10||tco3|Total column ozone|kg m**-2
|2.100||swh|Significant height of combined wind waves and swell|m
|2.101||mdww|Mean direction of wind waves|Degree true
|2.102||shww|Significant height of wind waves|m
|2.103||mpww|Mean period of wind waves|s
|2.104||swdir|Direction of swell waves|Degree true
|2.105||swell|Significant height of swell waves|m
|2.106||swper|Mean period of swell waves|s
|2.107||mdps|Primary wave direction|Degree true
|2.108||mpps|Primary wave mean period|s
|2.109||dirsw|Secondary wave direction|Degree true
|2.11||t|Temperature|K
|2.11|t105,v2|2t|2 metre temperature|K
|2.110||swp|Secondary wave mean period|s
|2.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
|2.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
|2.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
|2.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
|2.115||lwavr|Long wave radiation flux|W m**-2
|2.116||swavr|Short wave radiation flux|W m**-2
|2.117||grad|Global radiation flux|W m**-2
|2.118||btmp|Brightness temperature|K
|2.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|2.12||vtmp|Virtual temperature|K
|2.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|2.121||lhf|Latent heat flux|W m**-2
|2.122||shf|Sensible heat flux|W m**-2
|2.123||bld|Boundary layer dissipation|W m**-2
|2.124||uflx|Momentum flux, u-component|N m**-2
|2.125||vflx|Momentum flux, v-component|N m**-2
|2.126||wmixe|Wind mixing energy|J
|2.127||imgd|Image data|1
|2.13||pt|Potential temperature|K
|2.14||papt|Pseudo-adiabatic potential temperature|K
|2.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|2.15||tmax|Maximum temperature|K
|2.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|2.16||tmin|Minimum temperature|K
|2.17|t105,v2|2d|2 metre dewpoint temperature|K
|2.17||dpt|Dew point temperature|K
|2.18||depr|Dew point depression (or deficit)|K
|2.19||lapr|Lapse rate|K m**-1
|2.2||msl|Mean sea level pressure|Pa
|2.20||vis|Visibility|m
|2.21||rdsp1|Radar spectra (1)|1
|2.22||rdsp2|Radar spectra (2)|1
|2.23||rdsp3|Radar spectra (3)|1
|2.24||pli|Parcel lifted index (to 500 hPa)|K
|2.25||ta|Temperature anomaly|K
|2.26||presa|Pressure anomaly|Pa
|2.27||gpa|Geopotential height anomaly|gpm
|2.28||wvsp1|Wave spectra (1)|1
|2.29||wvsp2|Wave spectra (2)|1
|2.3||ptend|Pressure tendency|Pa s**-1
|2.30||wvsp3|Wave spectra (3)|1
|2.31||wdir|Wind direction|Degree true
|2.32||ws|Wind speed|m s**-1
|2.33||u|U component of wind|m s**-1
|2.33|t105,v10|10u|10 metre U wind component|m s**-1
|2.34||v|V component of wind|m s**-1
|2.34|t105,v10|10v|10 metre V wind component|m s**-1
|2.35||strf|Stream function|m**2 s**-1
|2.36||vp|Velocity potential|m**2 s**-1
|2.37||mntsf|Montgomery stream Function|m**2 s**-2
|2.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|2.39||w|Vertical velocity|Pa s**-1
|2.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
|2.41||absv|Absolute vorticity|s**-1
|2.42||absd|Absolute divergence|s**-1
|2.43||vo|Vorticity (relative)|s**-1
|2.44||d|Divergence|s**-1
|2.45||vucsh|Vertical u-component shear|s**-1
|2.46||vvcsh|Vertical v-component shear|s**-1
|2.47||dirc|Direction of current|Degree true
|2.48||spc|Speed of current|m s**-1
|2.5||icaht|ICAO Standard Atmosphere reference height|m
|2.51||q|Specific humidity|kg kg**-1
|2.52||r|Relative humidity|%
|2.53||mixr|Humidity mixing ratio|kg kg**-1
|2.54||pwat|Precipitable water|kg m**-2
|2.55||vp|Vapour pressure|Pa
|2.56||satd|Saturation deficit|Pa
|2.57||e|Evaporation|m of water equivalent
|2.59||prate|Precipitation rate|kg m**-2 s**-1
|2.6||z|Geopotential|m**2 s**-2
|2.60||tstm|Thunderstorm probability|%
|2.61|t1,v0|tp|Total Precipitation|kg m**-2
|2.62||lsp|Large-scale precipitation|kg m**-2
|2.63||acpcp|Convective precipitation (water)|kg m**-2
|2.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|2.65||sf|Snowfall water equivalent|kg m**-2
|2.66||sde|Snow depth|m
|2.67||mld|Mixed layer depth|m
|2.68||tthdp|Transient thermocline depth|m
|2.69||mthd|Main thermocline depth|m
|2.7||gh|Geopotential height|gpm
|2.7|t1|orog|Orography|m
|2.70||mtha|Main thermocline anomaly|m
|2.71||tcc|Total Cloud Cover|%
|2.72||ccc|Convective cloud cover|%
|2.73||lcc|Low cloud cover|%
|2.74||mcc|Medium cloud cover|%
|2.75||hcc|High cloud cover|%
|2.76||cwat|Cloud water|kg m**-2
|2.77||bli|Best lifted index (to 500 hPa)|K
|2.78||snoc|Convective snow|kg m**-2
|2.79||lssf|Large scale snow|kg m**-2
|2.8||h|Geometrical height above ground|m
|2.80||wtmp|Water temperature|K
|2.81||lsm|Land-sea mask|(0 - 1)
|2.82||dslm|Deviation of sea-level from mean|m
|2.83||sr|Surface roughness (climatological)|m
|2.84||al|Forecast albedo|%
|2.85||st|Soil temperature|K
|2.86||sm|Soil moisture|kg m**-3
|2.87||vegrea|Percentage of vegetation|%
|2.88||s|Salinity|kg kg**-1
|2.89||den|Density|kg m**-3
|2.9||hstdv|Standard deviation of height|m
|2.90||ro|Runoff|m
|2.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
|2.92||icetk|Ice thickness|m
|2.93||diced|Direction of ice drift|Degree true
|2.94||siced|Speed of ice drift|m s**-1
|2.95||uice|U-component of ice drift|m s**-1
|2.96||vice|V-component of ice drift|m s**-1
|2.97||iceg|Ice growth rate|m s**-1
|2.98||iced|Ice divergence|s**-1
|2.99||snom|Snowmelt|kg m**-2
|3.1||pres|Pressure|Pa
|3.1|t1|sp|Surface pressure|Pa
|3.10||tco3|Total column ozone|kg m**-2
|3.100||swh|Significant height of combined wind waves and swell|m
|3.101||mdww|Mean direction of wind waves|Degree true
|3.102||shww|Significant height of wind waves|m
|3.103||mpww|Mean period of wind waves|s
|3.104||swdir|Direction of swell waves|Degree true
|3.105||swell|Significant height of swell waves|m
|3.106||swper|Mean period of swell waves|s
|3.107||mdps|Primary wave direction|Degree true
|3.108||mpps|Primary wave mean period|s
|3.109||dirsw|Secondary wave direction|Degree true
|3.11||t|Temperature|K
|3.11|t105,v2|2t|2 metre temperature|K
|3.110||swp|Secondary wave mean period|s
|3.111||nswrs|Net short-wave radiation flux (surface)|W m**-2
|3.112||nlwrs|Net long-wave radiation flux (surface)|W m**-2
|3.113||nswrt|Net short-wave radiation flux(atmosph.top)|W m**-2
|3.114||nlwrt|Net long-wave radiation flux(atmosph.top)|W m**-2
|3.115||lwavr|Long wave radiation flux|W m**-2
|3.116||swavr|Short wave radiation flux|W m**-2
|3.117||grad|Global radiation flux|W m**-2
|3.118||btmp|Brightness temperature|K
|3.119||lwrad|Radiance (with respect to wave number)|W m**-1 sr**-1
|3.12||vtmp|Virtual temperature|K
|3.120||swrad|Radiance (with respect to wave length)|W m**-3 sr**-1
|3.121||lhf|Latent heat flux|W m**-2
|3.122||shf|Sensible heat flux|W m**-2
|3.123||bld|Boundary layer dissipation|W m**-2
|3.124||uflx|Momentum flux, u-component|N m**-2
|3.125||vflx|Momentum flux, v-component|N m**-2
|3.126||wmixe|Wind mixing energy|J
|3.127||imgd|Image data|1
|3.13||pt|Potential temperature|K
|3.14||papt|Pseudo-adiabatic potential temperature|K
|3.15|t105,v2|mx2t6|Maximum temperature at 2 metres in the last 6 hours|K
|3.15||tmax|Maximum temperature|K
|3.16|t105,v2|mn2t6|Minimum temperature at 2 metres in the last 6 hours|K
|3.16||tmin|Minimum temperature|K
|3.17|t105,v2|2d|2 metre dewpoint temperature|K
|3.17||dpt|Dew point temperature|K
|3.18||depr|Dew point depression (or deficit)|K
|3.19||lapr|Lapse rate|K m**-1
|3.2||msl|Mean sea level pressure|Pa
|3.20||vis|Visibility|m
|3.21||rdsp1|Radar spectra (1)|1
|3.22||rdsp2|Radar spectra (2)|1
|3.23||rdsp3|Radar spectra (3)|1
|3.24||pli|Parcel lifted index (to 500 hPa)|K
|3.25||ta|Temperature anomaly|K
|3.26||presa|Pressure anomaly|Pa
|3.27||gpa|Geopotential height anomaly|gpm
|3.28||wvsp1|Wave spectra (1)|1
|3.29||wvsp2|Wave spectra (2)|1
|3.3||ptend|Pressure tendency|Pa s**-1
|3.30||wvsp3|Wave spectra (3)|1
|3.31||wdir|Wind direction|Degree true
|3.32||ws|Wind speed|m s**-1
|3.33||u|U component of wind|m s**-1
|3.33|t105,v10|10u|10 metre U wind component|m s**-1
|3.34||v|V component of wind|m s**-1
|3.34|t105,v10|10v|10 metre V wind component|m s**-1
|3.35||strf|Stream function|m**2 s**-1
|3.36||vp|Velocity potential|m**2 s**-1
|3.37||mntsf|Montgomery stream Function|m**2 s**-2
|3.38||sgcvv|Sigma coordinate vertical velocity|s**-1
|3.39||w|Vertical velocity|Pa s**-1
|3.4||pv|Potential vorticity|K m**2 kg**-1 s**-1
|3.41||absv|Absolute vorticity|s**-1
|3.42||absd|Absolute divergence|s**-1
|3.43||vo|Vorticity (relative)|s**-1
|3.44||d|Divergence|s**-1
|3.45||vucsh|Vertical u-component shear|s**-1
|3.46||vvcsh|Vertical v-component shear|s**-1
|3.47||dirc|Direction of current|Degree true
|3.48||spc|Speed of current|m s**-1
|3.5||icaht|ICAO Standard Atmosphere reference height|m
|3.51||q|Specific humidity|kg kg**-1
|3.52||r|Relative humidity|%
|3.53||mixr|Humidity mixing ratio|kg kg**-1
|3.54||pwat|Precipitable water|kg m**-2
|3.55||vp|Vapour pressure|Pa
|3.56||satd|Saturation deficit|Pa
|3.57||e|Evaporation|m of water equivalent
|3.59||prate|Precipitation rate|kg m**-2 s**-1
|3.6||z|Geopotential|m**2 s**-2
|3.60||tstm|Thunderstorm probability|%
|3.61|t1,v0|tp|Total Precipitation|kg m**-2
|3.62||lsp|Large-scale precipitation|kg m**-2
|3.63||acpcp|Convective precipitation (water)|kg m**-2
|3.64||srweq|Snow fall rate water equivalent|kg m**-2 s**-1
|3.65||sf|Snowfall water equivalent|kg m**-2
|3.66||sde|Snow depth|m
|3.67||mld|Mixed layer depth|m
|3.68||tthdp|Transient thermocline depth|m
|3.69||mthd|Main thermocline depth|m
|3.7||gh|Geopotential height|gpm
|3.7|t1|orog|Orography|m
|3.70||mtha|Main thermocline anomaly|m
|3.71||tcc|Total Cloud Cover|%
|3.72||ccc|Convective cloud cover|%
|3.73||lcc|Low cloud cover|%
|3.74||mcc|Medium cloud cover|%
|3.75||hcc|High cloud cover|%
|3.76||cwat|Cloud water|kg m**-2
|3.77||bli|Best lifted index (to 500 hPa)|K
|3.78||snoc|Convective snow|kg m**-2
|3.79||lssf|Large scale snow|kg m**-2
|3.8||h|Geometrical height above ground|m
|3.80||wtmp|Water temperature|K
|3.81||lsm|Land-sea mask|(0 - 1)
|3.82||dslm|Deviation of sea-level from mean|m
|3.83||sr|Surface roughness (climatological)|m
|3.84||al|Forecast albedo|%
|3.85||st|Soil temperature|K
|3.86||sm|Soil moisture|kg m**-3
|3.87||vegrea|Percentage of vegetation|%
|3.88||s|Salinity|kg kg**-1
|3.89||den|Density|kg m**-3
|3.9||hstdv|Standard deviation of height|m
|3.90||ro|Runoff|m
|3.91||icec|Ice cover (1=ice, 0=no ice)|(0 - 1)
|3.92||icetk|Ice thickness|m
|3.93||diced|Direction of ice drift|Degree true
|3.94||siced|Speed of ice drift|m s**-1
|3.95||uice|U-component of ice drift|m s**-1
|3.96||vice|V-component of ice drift|m s**-1
|3.97||iceg|Ice growth rate|m s**-1
|3.98||iced|Ice divergence|s**-1
|3.99||snom|Snowmelt|kg m**-2`;
