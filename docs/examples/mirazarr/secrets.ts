/** Takes passwords and signatures out of the URLs in a text before it is shown or logged. */
import { withoutSecrets } from "mirazarr";

const url = "https://ann:secret@data.example.org/a.nc?X-Amz-Signature=0123&part=2";
console.log(withoutSecrets(`cannot read ${url}`)); // cannot read https://data.example.org/a.nc
