/** The same as typed values, for programs that go on with it: how an array is cut, encoded and described. */
import { type ArrayDescription, type ChunkGrid, type CodecMetadata, type DataType, openStore } from "mirazarr";

const store = await openStore("samples/ocean-colour.nc");
const {
	dataType,
	chunkGrid,
	codecs,
	unlimited = [],
}: ArrayDescription = store.array("physics/temperature").description;

const typeText = ({ kind, name }: DataType) => `${name} (${kind})`;
const gridText = (grid: ChunkGrid) =>
	grid.kind === "regular" ? grid.chunkShape.join(" × ") : "chunks of several shapes";
const codecText = ({ name }: CodecMetadata) => name;
console.log(typeText(dataType), gridText(chunkGrid), unlimited.length); // uint16 (uint) 1 × 45 × 90 0
console.log(codecs.map(codecText).join(" ")); // bytes numcodecs.shuffle numcodecs.zlib
