import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The folder of the project. */
export const ROOT: string = join(import.meta.dirname, "..");

type Manifest = { version: string; description: string; repository?: string | { url: string } };

const manifest: Manifest = JSON.parse(readFileSync(join(ROOT, "package.json"), "utf8"));

export const VERSION: string = manifest.version;
export const DESCRIPTION: string = manifest.description;

/** Where the sources are, as a browser opens them. */
export const REPOSITORY: string = webAddress(manifest.repository);

function webAddress(repository: Manifest["repository"]): string {
	const url = typeof repository === "string" ? repository : repository?.url;
	return url?.replace(/^git\+/, "").replace(/\.git$/, "") ?? "https://github.com/mirazarr/mirazarr";
}

/** A file of the project by its path. */
export function projectText(path: string): string {
	return readFileSync(join(ROOT, path), "utf8");
}
