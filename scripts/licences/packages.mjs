/** Packages whose code users get: installed with ours, or inside the files of its page. From the lock, so that it is what is installed. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** Every one by its name, with its version, its licence, the texts of that, and by which way users get it. */
export function packagesInside(root) {
	const manifest = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8"));
	const found = new Map();
	const visit = (name, way) => {
		if (found.get(name)?.ways.has(way)) return;
		const locked = packages[`node_modules/${name}`];
		if (locked === undefined) throw new Error(`${name} is not in package-lock.json, or in several versions`);
		const one = found.get(name) ?? { name, version: locked.version, ...licenceOf(root, name), ways: new Set() };
		found.set(name, one);
		one.ways.add(way);
		for (const dependency of Object.keys(locked.dependencies ?? {})) visit(dependency, way);
	};
	for (const name of Object.keys(manifest.dependencies)) visit(name, "installed");
	for (const name of Object.keys(manifest.peerDependencies)) visit(name, "peer");
	for (const name of importedByPage(root)) if (manifest.devDependencies[name] !== undefined) visit(name, "page");
	return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1));
}

function licenceOf(root, name) {
	const folder = join(root, "node_modules", name);
	const { license, author } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
	const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice)/i.test(file));
	const texts = files.map((file) => readFileSync(join(folder, file), "utf8").replace(/\r\n/g, "\n").trim());
	return { licence: license, author: typeof author === "object" ? author.name : author, texts };
}

/** The packages that the explorer's page imports. */
function importedByPage(root) {
	const folder = join(root, "web");
	if (!existsSync(folder)) throw new Error("there is no web/");
	const sources = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
		/(?<!config)\.tsx?$/.test(file),
	);
	const names = sources.flatMap((file) =>
		Array.from(
			readFileSync(join(folder, file), "utf8").matchAll(/(?:from|import\() ?"((?:@[\w-]+\/)?[\w-]+)[/"]/g),
			([, name]) => name,
		),
	);
	return [...new Set(names)];
}
