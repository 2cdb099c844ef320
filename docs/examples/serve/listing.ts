/** What a server says of a source at its name, for pages that list what there is. */
import { openStore } from "mirazarr";
import { type ArrayListing, createHandler, type SourceListing } from "mirazarr/serve";

const handler = createHandler({ sources: { gauge: await openStore("samples/gauge-2023.nc") } });
const answer = await handler(new Request("https://example.org/gauge", { headers: { accept: "application/json" } }));
const { name, arrays, refused }: SourceListing = await answer.json();

const line = ({ path, dataType, shape }: ArrayListing) => `${path} ${dataType} ${shape.join("×")}`;
console.log(name, arrays.map(line).join(", "), refused.length); // gauge /time float64 4, /level int16 4 0
