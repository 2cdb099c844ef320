import { dirname, join, relative } from "node:path/posix";

/**
 * Files that are loaded when they are needed, in fewer rounds: a module of a part is asked for by a file that only names what it has of
 * the part, and here by the part itself.
 */
export const fewerRounds = {
	name: "fewer-rounds",
	generateBundle(_, bundle) {
		const chunks = Object.values(bundle).filter(({ type }) => type === "chunk");
		const facades = new Map(chunks.flatMap((chunk) => facadeOf(chunk) ?? []));
		for (const chunk of chunks)
			chunk.code = chunk.code.replace(LATER, (text, path) => {
				const facade = facades.get(join(dirname(chunk.fileName), path));
				if (facade === undefined) return text;
				const names = facade.names.map(([inner, name]) => `${name}: part.${inner}`).join(", ");
				return `import("${pathFrom(chunk.fileName, facade.part)}").then((part) => ({ ${names} }))`;
			});
		for (const { fileName, isEntry } of chunks) if (facades.has(fileName) && !isEntry) delete bundle[fileName];
	},
};

const LATER = /\bimport\("(\.[^"]+)"\)/g;

/** Of these parts bundlers should keep what is used alone: asked for by themselves, they would be kept whole. */
const SHAKEN = ["parts/decode.js", "parts/systems.js", "parts/engine.js"];

/** The part that a file has its names of, where it has nothing else; with the name of the file. */
function facadeOf({ fileName, code }) {
	const [, list, path] = /^export \{ ([^}]+) \} from "([^"]+)";\s*$/.exec(code) ?? [];
	const part = path && join(dirname(fileName), path);
	if (part === undefined || SHAKEN.includes(part)) return undefined;
	const names = list.split(", ").map((item) => [item.split(" as ")[0], item.split(" as ").at(-1)]);
	return [[fileName, { part, names }]];
}

function pathFrom(file, other) {
	const path = relative(dirname(file), other);
	return path.startsWith(".") ? path : `./${path}`;
}
