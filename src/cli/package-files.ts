import { pathToFileURL } from "node:url";
import { packageManifest } from "../exec/package-version.ts";

/** The folder of the samples that come with the package. */
export function samplesFolder(): URL {
	return new URL("samples/", pathToFileURL(packageManifest()));
}
