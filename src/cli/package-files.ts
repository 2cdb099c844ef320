import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";

/** The package's own manifest: found by its name, because the built command and its sources lie at different depths. */
function manifestFile(): string {
	return createRequire(import.meta.url).resolve("mirazarr/package.json");
}

/** The version of this package. */
export function packageVersion(): string {
	const manifest: { version: string } = JSON.parse(readFileSync(manifestFile(), "utf8"));
	return manifest.version;
}

/** The folder of the samples that come with the package. */
export function samplesFolder(): URL {
	return new URL("samples/", pathToFileURL(manifestFile()));
}

/** The folder of the explorer's page, as the build makes it. */
export function pageFolder(): URL {
	return new URL("dist/web/", pathToFileURL(manifestFile()));
}
