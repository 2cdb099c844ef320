import { cloudStores } from "./cloud-environment.ts";
import type { DefaultRegistryOptions, StoreFactory } from "./default-registry.ts";
import { FileStore, fileUrl } from "./file.ts";

/** The stores that Node has besides those of browsers: local files, and clouds as the environment says. */
export function localStores(): Readonly<Record<string, StoreFactory>> {
	return { file: (prefix) => new FileStore(prefix), ...cloudStores() };
}

/** Options of opening with those stores, and with local paths among what is allowed. */
export function withLocalFiles<O extends DefaultRegistryOptions>(options: O): O {
	return {
		...options,
		allow: options.allow?.map((prefix) => fileUrl(prefix)),
		schemes: { ...localStores(), ...options.schemes },
	};
}
