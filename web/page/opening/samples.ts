/** A sample that comes with the page. */
export type Sample = {
	sources: readonly string[];
	title: string;
	format: string;
	/** What is worth seeing in it. */
	about: string;
};

/** In the order in which they are offered. */
export const SAMPLES: readonly Sample[] = [
	{
		sources: ["sample:sea-surface.nc"],
		title: "Sea surface",
		format: "NetCDF-3",
		about: "Four reasons for missing values in one array",
	},
	{
		sources: ["sample:ocean-colour.nc"],
		title: "Ocean colour",
		format: "NetCDF-4",
		about: "Groups, packed numbers, a valid range, a week never written",
	},
	{
		sources: ["sample:elevation.tif"],
		title: "Elevation",
		format: "GeoTIFF",
		about: "A projection, overviews, nodata",
	},
	{
		sources: ["sample:photograph.tif"],
		title: "Photograph",
		format: "GeoTIFF",
		about: "Three bands as one picture, and a mask",
	},
	{ sources: ["sample:forecast.grib2"], title: "Forecast", format: "GRIB", about: "Fields, steps and a bitmap" },
	{
		sources: ["sample:galaxy.fits"],
		title: "Galaxy",
		format: "FITS",
		about: "Counts with BLANK, and their errors with NaN",
	},
	{ sources: ["sample:buoys.nc"], title: "Buoys", format: "NetCDF-3", about: "Series and text, without a map" },
	{
		sources: ["sample:gauge-2023.nc", "sample:gauge-2024.nc", "sample:gauge-2025.nc"],
		title: "River gauge",
		format: "3 files",
		about: "Files that differ, to be joined",
	},
];
