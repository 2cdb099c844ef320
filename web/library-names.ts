import { readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "..");

/** Where the sources of the library's public names are, those of browsers: `mirazarr/picture` is `src/read/picture/index.ts`. */
export function libraryAliases(): { find: RegExp; replacement: string }[] {
	const { exports }: { exports: Record<string, string | { default: string }> } = JSON.parse(
		readFileSync(join(root, "package.json"), "utf8"),
	);
	return Object.entries(exports).flatMap(([name, entry]) => {
		if (typeof entry === "string") return [];
		const source = entry.default.replace("./dist/", "src/").replace(/\.js$/, ".ts");
		return [{ find: new RegExp(`^mirazarr${name.slice(1)}$`), replacement: join(root, source) }];
	});
}
