import { pathToFileURL } from "node:url";
import { packageManifest } from "../exec/package-version.ts";

/** The folder of the samples that come with the package. */
export function samplesFolder(): URL {
	return new URL("samples/", pathToFileURL(packageManifest()));
}

/** The folder of the explorer's page, as the build makes it. */
export function pageFolder(): URL {
	return new URL("dist/web/", pathToFileURL(packageManifest()));
}
