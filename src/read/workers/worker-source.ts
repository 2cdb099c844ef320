/**
 * The script of a decoding worker as text, for pages where it is not to be had as a file: bundlers that do not know of workers, and
 * pages that load the library from elsewhere. The build puts it here; undefined where nothing was built.
 */
export const workerSource: string | undefined = undefined;
