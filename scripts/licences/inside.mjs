/** What no lock knows: works of others inside packages, as WebAssembly, and tables of data in sources of ours. */

export const COMPILED = [
	{ what: "libwebp", inside: "@jsquash/webp", licence: "BSD-3-Clause", of: "Google" },
	{ what: "LERC", inside: "lerc", licence: "Apache-2.0", of: "Esri" },
	{ what: "Zstandard", inside: "zstddec", licence: "BSD-3-Clause", of: "Meta Platforms" },
	{ what: "C-Blosc", inside: "numcodecs", licence: "BSD-3-Clause", of: "the Blosc developers" },
	{ what: "Zstandard", inside: "numcodecs", licence: "BSD-3-Clause", of: "Meta Platforms" },
	{ what: "LZ4", inside: "numcodecs", licence: "BSD-2-Clause", of: "Yann Collet" },
	{ what: "zlib", inside: "numcodecs", licence: "Zlib", of: "Jean-loup Gailly and Mark Adler" },
];

export const DATA = [
	{
		what: "EPSG Geodetic Parameter Dataset, as the database of PROJ has it",
		file: "src/cf/register/epsg-table.ts",
		licence: "EPSG terms of use",
		of: "International Association of Oil & Gas Producers (IOGP)",
		// Its terms let it be part of software, if the source is named and data that were changed are not called those of EPSG.
		isLookedAt: true,
	},
	{
		what: "Names of GRIB parameters, from the definitions of ecCodes",
		file: "src/formats/grib/parameters/tables/grib2-all-0.ts",
		licence: "Apache-2.0",
		of: "ECMWF",
	},
	{
		what: "Coastlines of Natural Earth, in world-atlas and in samples",
		file: "samples/land.py",
		licence: "public domain",
		of: "Natural Earth",
	},
	{
		what: "Colour maps viridis, magma, inferno, plasma and cividis",
		file: "src/read/picture/colour-map.ts",
		licence: "CC0-1.0",
		of: "Nathaniel Smith, Stéfan van der Walt, Jamie Nuñez and others",
	},
];
