import { dirname } from "node:path";
import { registryFor } from "../io/default-registry.ts";
import { FileStore, fileUrl, localPath } from "../io/file.ts";
import type { HttpSession } from "../io/http-session.ts";
import { localStores } from "../io/local-stores.ts";
import { directoryUrl, isUrl } from "../io/url.ts";
import type { CubeTarget } from "../update/index.ts";

/** Where a cube is that is to be written: a path, or a URL of a bucket. */
export function cubeTarget(cube: string, session: HttpSession | undefined): CubeTarget {
	const name = cube.replace(/[/\\]+$/, "");
	const isFile = /\.json$/i.test(name);
	if (!isUrl(name) || name.startsWith("file:")) {
		const url = fileUrl(name);
		const root = isFile ? (isUrl(name) ? directoryUrl(name) : dirname(name)) : name;
		return { url, store: new FileStore(root, { writable: true }) };
	}
	const root = isFile ? directoryUrl(name) : `${name}/`;
	return { url: name, store: registryFor(root, { schemes: localStores(), session }).resolve(root).store };
}

/** The path of a cube on this machine, however it was named; undefined for one in a bucket. */
export function cubePath(cube: string): string | undefined {
	const name = cube.replace(/[/\\]+$/, "");
	if (!isUrl(name)) return name;
	return /^file:/i.test(name) ? localPath(name) : undefined;
}
