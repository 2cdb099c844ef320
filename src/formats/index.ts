/**
 * What a parser of one's own is made of, beside the classes of the package's root: the type of a parser, a builder of
 * manifests, and the ways of urls.
 *
 * @module
 */

export { headerBytes } from "../io/source.ts";
export { childUrl, directoryUrl, encodePath, siblingUrl } from "../io/url.ts";
export { concatManifests } from "../manifest/concat.ts";
export type { ChunkLookup } from "../manifest/manifest-array.ts";
export { ManifestBuilder } from "../manifest/manifest-builder.ts";
export type { Parser } from "./parser.ts";
