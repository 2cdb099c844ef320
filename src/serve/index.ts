/**
 * Serves stores to any Zarr client over HTTP. This part runs everywhere; `mirazarr/serve/node` has the server for Node.
 *
 * @module
 */
export { type AccessEntry, combinedLine } from "./access.ts";
export type { TrustedHeader } from "./client.ts";
export { createHandler, type HandlerOptions } from "./handler.ts";
export type { ArrayListing, SourceListing } from "./listing.ts";
export type { Compression } from "./plain-array.ts";
export type { SiteOptions } from "./site-options.ts";
export { servedView, type ViewOptions } from "./view.ts";
