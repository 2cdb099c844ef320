import type { OutputAsset, OutputChunk } from "rolldown";

/** Writes the entries of package.json and the files that they share to a folder. */
export function bundle(folder: string): Promise<(OutputChunk | OutputAsset)[]>;

/** Writes the service worker that pages host to a folder. */
export function bundleServiceWorker(folder: string): Promise<(OutputChunk | OutputAsset)[]>;

/** Writes the library as one file, for a script tag, to a folder. */
export function bundleSingleFile(folder: string): Promise<(OutputChunk | OutputAsset)[]>;
