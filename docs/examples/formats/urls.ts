/** URLs below, beside and above another: queries and percent-encoding are taken care of. */
import { childUrl, directoryUrl, encodePath, siblingUrl } from "mirazarr/formats";

const file = "https://data.example.org/2026/a.grib2?token=1";
console.log(siblingUrl(file, "a.grib2.idx")); // https://data.example.org/2026/a.grib2.idx
console.log(directoryUrl(file)); // https://data.example.org/2026/
console.log(childUrl("https://data.example.org/store.zarr", "sst/zarr.json")); // https://data.example.org/store.zarr/sst/zarr.json
console.log(encodePath("50 % of a#b")); // 50%20%25%20of%20a%23b
