import { dirname, join, relative } from "node:path/posix";

/**
 * Files that are loaded when they are needed, in fewer rounds. A module of a part is asked for by a file of its own that only names what
 * it has of the part: the part is asked for instead. And what a file loads with it is asked for with it, not when it has come.
 */
export const fewerRounds = {
	name: "fewer-rounds",
	generateBundle(_, bundle) {
		const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
		for (const chunk of chunks)
			chunk.code = chunk.code.replace(LATER, (text, path) => later(text, path, chunk, bundle));
		for (const chunk of chunks) if (facadeOf(chunk) !== undefined) delete bundle[chunk.fileName];
	},
};

const LATER = /\bimport\("(\.[^"]+)"\)/g;

/** Parts that every reader of values comes to load, whole. */
const WHOLE = ["parts/store.js", "parts/read.js"];
/** Parts of which bundlers should keep what is used alone, and which they keep whole if they are asked for by themselves. */
const SHAKEN = ["parts/decode.js", "parts/systems.js", "parts/engine.js"];

function later(text, path, importer, bundle) {
	const chunk = bundle[join(dirname(importer.fileName), path)];
	if (chunk === undefined) return text;
	const from = (file) => {
		const way = relative(dirname(importer.fileName), file);
		return way.startsWith(".") ? way : `./${way}`;
	};
	const facade = facadeOf(chunk);
	if (facade !== undefined) {
		const names = facade.names.map(([inner, name]) => `${name}: part.${inner}`).join(", ");
		return `import("${from(facade.part)}").then((part) => ({ ${names} }))`;
	}
	const known = new Set([...loadedWith(importer.fileName, bundle), ...WHOLE, ...SHAKEN]);
	const more = [...loadedWith(chunk.fileName, bundle)].filter((file) => file !== chunk.fileName && !known.has(file));
	if (more.length === 0) return text;
	// A failure is told by the import that needs it.
	return `(${more.map((file) => `import("${from(file)}").catch(() => {}), `).join("")}${text})`;
}

/** The files of the package that are loaded with one, itself included. */
function loadedWith(file, bundle, seen = new Set()) {
	seen.add(file);
	for (const next of bundle[file].imports)
		if (bundle[next] !== undefined && !seen.has(next)) loadedWith(next, bundle, seen);
	return seen;
}

/** The part that a file has its names of, where it has nothing else. */
function facadeOf({ fileName, code, isDynamicEntry }) {
	const [, list, path] = /^export \{ ([^}]+) \} from "([^"]+)";\s*$/.exec(code) ?? [];
	const part = path && join(dirname(fileName), path);
	if (!isDynamicEntry || !WHOLE.includes(part)) return undefined;
	const names = list
		.split(", ")
		.map((item) => item.split(" as "))
		.map(([inner, name = inner]) => [inner, name]);
	return { part, names };
}
