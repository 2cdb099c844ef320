import { readFileSync } from "node:fs";
import { createRequire } from "node:module";

/** The package's own manifest: found by its name, because what is built and its sources lie at different depths. */
export function packageManifest(): string {
	return createRequire(import.meta.url).resolve("mirazarr/package.json");
}

/** The version of this package. */
export function packageVersion(): string {
	const manifest: { version: string } = JSON.parse(readFileSync(packageManifest(), "utf8"));
	return manifest.version;
}
