import type { ObjectStoreRegistry } from "../io/registry.ts";

/** Where arrays come from: all that reading one of them takes. A `ManifestStore` is one. */
export type Origin = {
	/** Resolves the urls of references; what it does not know cannot be read. */
	readonly registry: ObjectStoreRegistry;
	/** What was opened; errors name it. */
	readonly url: string;
};
