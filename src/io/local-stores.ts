import { cloudStores } from "./cloud-environment.ts";
import { type DefaultRegistryOptions, ofEnvironment, type StoreFactory } from "./default-registry.ts";
import { FileStore, fileUrl } from "./file.ts";
import { FileCalls } from "./file-calls.ts";
import { OpenFiles } from "./open-files.ts";

/**
 * The stores that Node has besides those of browsers: local files, and clouds as the environment says. `mayBlock`: the thread has
 * nothing else to do while it waits for a file.
 */
export function localStores(options: { mayBlock?: boolean } = {}): Readonly<Record<string, StoreFactory>> {
	const openFiles = new OpenFiles(new FileCalls(options));
	return ofEnvironment<string>({ file: (prefix) => new FileStore(prefix, { openFiles }), ...cloudStores() });
}

/** Options of opening with those stores, and with local paths among what is allowed. */
export function withLocalFiles<O extends DefaultRegistryOptions>(options: O): O {
	return {
		...options,
		allow: options.allow?.map((prefix) => fileUrl(prefix)),
		schemes: { ...localStores(), ...options.schemes },
	};
}
