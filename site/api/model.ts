import { mkdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";
import { type ApiEntry, ENTRIES, extract, withDeclarations } from "../../scripts/api-extract.mjs";
import { declaredText } from "./declared-text.ts";

/** A member of a class or an interface. */
export type ApiMember = { name: string; kind: string; isStatic: boolean; signature: string; comment: string };

/** A public name of the package, described once however many entries have it. Entries may have different things of one name. */
export type ApiName = {
	name: string;
	kind: "function" | "class" | "interface" | "type" | "constant";
	/** What it can be imported from, the entry that users know first. */
	specifiers: string[];
	/** The source file that declares it, `read/decode.ts`. */
	file: string;
	comment: string;
	/** One for each overload. */
	signatures: string[];
	members: ApiMember[];
};

type Token = { kind: "Content" | "Reference"; text: string; canonicalReference?: string };
type Item = {
	kind: string;
	name: string;
	canonicalReference: string;
	docComment?: string;
	excerptTokens: Token[];
	fileUrlPath?: string;
	isStatic?: boolean;
	members?: Item[];
};

const KINDS: Readonly<Record<string, ApiName["kind"]>> = {
	Function: "function",
	Class: "class",
	Interface: "interface",
	TypeAlias: "type",
	Variable: "constant",
};

/** The public names of all entries, as the compiler sees them; by their names. */
export async function apiNames(): Promise<ApiName[]> {
	return withDeclarations((folder) => {
		const names = new Map<string, ApiName>();
		mkdirSync(join(folder, "models"));
		for (const entry of ENTRIES) for (const item of itemsOf(entry, folder)) addName(names, item, entry, folder);
		return [...new Set(names.values())].sort((a, b) => a.name.localeCompare(b.name, "en"));
	});
}

function itemsOf(entry: ApiEntry, folder: string): Item[] {
	const modelFile = join(folder, "models", `${entry.name}.json`);
	extract(entry, folder, { modelFile });
	const { members } = JSON.parse(readFileSync(modelFile, "utf8")) as { members: [{ members: Item[] }] };
	return members[0].members;
}

function addName(names: Map<string, ApiName>, item: Item, { specifier }: ApiEntry, folder: string): void {
	const kind = KINDS[item.kind];
	if (kind === undefined) throw new Error(`${specifier}: the reference has no form for ${item.kind} ${item.name}`);
	const name = publicName(item.name);
	const declaration = join(import.meta.dirname, "../..", item.fileUrlPath ?? "");
	const file = relative(folder, declaration).replace(/\.d\.ts$/, ".ts");
	// What Node has of its own is the same with local files: it is described once.
	const key = specifier === "mirazarr/node" && names.has(name) ? name : `${name} ${file}`;
	const known = names.get(key);
	if (known?.specifiers.includes(specifier)) {
		// Overloads follow each other.
		if (kind === "function") known.signatures.push(signatureOf(item));
		return;
	}
	if (known !== undefined) {
		known.specifiers.push(specifier);
		return;
	}
	const described: ApiName = {
		name,
		kind,
		specifiers: [specifier],
		file,
		comment: commentOf(item),
		signatures: [
			kind === "type"
				? (declaredText(readFileSync(declaration, "utf8"), item.excerptTokens) ?? signatureOf(item))
				: signatureOf(item),
		].map((text) => withPublicNames(text, item.excerptTokens)),
		members: (item.members ?? []).map((member) => ({
			name: member.kind === "Constructor" ? "constructor" : (member.name ?? member.kind),
			kind: member.kind,
			isStatic: member.isStatic === true,
			signature: withPublicNames(signatureOf(member), member.excerptTokens),
			comment:
				member.kind === "Constructor" && /Constructs a new instance/.test(member.docComment ?? "")
					? ""
					: commentOf(member),
		})),
	};
	names.set(key, described);
	if (!names.has(name)) names.set(name, described);
}

/** A name that a global one of the platform has too is numbered in the model. */
function publicName(name: string): string {
	return name.replace(/_\d+$/, "");
}

function signatureOf({ excerptTokens }: Item): string {
	return excerptTokens
		.map(({ text }) => text)
		.join("")
		.replace(/^export (declare )?/, "")
		.replace(/^( {4})+/gm, (indent) => "\t".repeat(indent.length / 4))
		.trim();
}

/** Files call what they import as they like; readers know the public names. */
function withPublicNames(text: string, tokens: readonly Token[]): string {
	let renamed = text;
	for (const { kind, text: local, canonicalReference } of tokens) {
		const name = publicName(/^mirazarr!~?(\w+):/.exec(canonicalReference ?? "")?.[1] ?? "");
		if (
			kind === "Reference" &&
			name !== "" &&
			name !== local &&
			/^\w+$/.test(local) &&
			!canonicalReference?.includes("!~")
		)
			renamed = renamed.replace(new RegExp(`(?<![\\w.])${local}(?!\\w)`, "g"), name);
	}
	return renamed;
}

/** The words of a doc comment. */
function commentOf({ docComment = "" }: Item): string {
	return docComment
		.replace(/^\/\*\*|\*\/\s*$/g, "")
		.replace(/^[ \t]*\* ?/gm, "")
		.trim();
}
