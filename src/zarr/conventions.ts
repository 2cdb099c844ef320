/**
 * The Zarr conventions that groups follow, as `zarr_conventions` names them. Names and addresses are those of the drafts: version 0.1 of
 * the conventions calls itself `spatial` and `proj`, and rioxarray 0.23 knows them by the names with a colon alone. Other readers go by the
 * identifiers, which are the same.
 */
export const CONVENTIONS: Readonly<Record<"multiscales" | "proj" | "spatial", Readonly<Record<string, string>>>> = {
	multiscales: {
		schema_url: "https://raw.githubusercontent.com/zarr-conventions/multiscales/refs/tags/v1/schema.json",
		spec_url: "https://github.com/zarr-conventions/multiscales/blob/v1/README.md",
		uuid: "d35379db-88df-4056-af3a-620245f8e347",
		name: "multiscales",
		description: "Multiscale layout of zarr datasets",
	},
	proj: {
		schema_url: "https://raw.githubusercontent.com/zarr-conventions/geo-proj/refs/tags/v1/schema.json",
		spec_url: "https://github.com/zarr-conventions/geo-proj/blob/v1/README.md",
		uuid: "f17cb550-5864-4468-aeb7-f3180cfb622f",
		name: "proj:",
		description: "Coordinate reference system information for geospatial data",
	},
	spatial: {
		schema_url: "https://raw.githubusercontent.com/zarr-conventions/spatial/refs/tags/v1/schema.json",
		spec_url: "https://github.com/zarr-conventions/spatial/blob/v1/README.md",
		uuid: "689b58e2-cf7b-45e0-9fff-9cfc0883d6b4",
		name: "spatial:",
		description: "Spatial coordinate information",
	},
};
