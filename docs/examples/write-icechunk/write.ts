/** A store as a commit of an Icechunk repository: xarray opens it, and data stay where they are. */
import { MemoryStore, openStore } from "mirazarr";
import {
	type IcechunkCommit,
	type IcechunkOptions,
	type IcechunkTarget,
	type VirtualChunkContainer,
	writeIcechunk,
} from "mirazarr/write/icechunk";

const store = await openStore("samples/sea-surface.nc");
const target: IcechunkTarget = { store: new MemoryStore(), path: "cubes/sea" };
const files: VirtualChunkContainer = { urlPrefix: new URL(".", store.url).href };
const options: IcechunkOptions = { message: "The sea in 2026", containers: [files], checksum: "source" };
const { referenceCount, containers, snapshot }: IcechunkCommit = await writeIcechunk(store, target, options);
console.log(referenceCount, containers[0] === files.urlPrefix, snapshot.length); // 11 true 20
