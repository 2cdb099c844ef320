/** Where a source is a file of this machine, threads read it themselves: its path, and what it was when it was opened. */
import { FileStore, type LocalFile, ObjectStoreRegistry, type Source } from "mirazarr";

const registry = new ObjectStoreRegistry().register("file:///", new FileStore("/"));
const source: Source = registry.source(new URL("samples/buoys.nc", `file://${process.cwd()}/`).href);
await source.size();
const file: LocalFile | undefined = await source.localFile?.();
console.log(file?.path.endsWith("samples/buoys.nc"), file?.size); // true 912
