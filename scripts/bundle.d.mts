import type { OutputAsset, OutputChunk } from "rolldown";

/** Writes the entries of package.json and the files that they share to a folder. */
export function bundle(folder: string): Promise<(OutputChunk | OutputAsset)[]>;
