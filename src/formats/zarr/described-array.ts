import type { Diagnostic } from "../../diagnostics.ts";
import type { ArrayDescription } from "../../manifest/manifest-array.ts";
import type { ChunkGrid } from "../../zarr/chunk-grid.ts";
import type { ChunkKeyEncoding } from "../../zarr/chunk-key.ts";

/** How the chunks of an array are laid out: all that is needed to find them. */
export type ChunkLayout = { shape: number[]; chunkGrid: ChunkGrid; chunkKeys: ChunkKeyEncoding };

/** An array as a document describes it, in the terms of Zarr v3. */
export type DescribedArray = { description: ArrayDescription; chunkKeys: ChunkKeyEncoding; diagnostics: Diagnostic[] };
