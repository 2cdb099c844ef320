import type { SaxesTagPlain } from "saxes";
import { MiraError } from "../../errors.ts";
import { type Budget, beyond } from "../../zarr/budget.ts";
import { ChunkList } from "./chunk-list.ts";
import type { DmrAttribute, DmrDocument, DmrEnumeration, DmrGroup, DmrStorage, DmrVariable } from "./document.ts";
import { keepXmlParser, takeXmlParser } from "./xml-parser.ts";

/** Types of DAP4 that variables have; every other element is none. */
const VARIABLE_TYPES: ReadonlySet<string> = new Set([
	"Byte",
	"Char",
	"Int8",
	"UInt8",
	"Int16",
	"UInt16",
	"Int32",
	"UInt32",
	"Int64",
	"UInt64",
	"Float32",
	"Float64",
	"String",
	"URL",
	"URI",
	"Url",
	"Enum",
	"Opaque",
	"Structure",
	"Sequence",
]);

/** Elements that hold values in base64. */
const INLINE_KINDS = {
	"dmrpp:compact": "compact",
	"dmrpp:missingdata": "missingdata",
	"dmrpp:specialstructuredata": "structures",
} as const;

/** Inside of groups, real documents have a few levels; a hostile one should not fill the memory with open elements. */
const MOST_LEVELS = 200;

/** What is open around the element that is being read. */
type Open =
	| { kind: "group"; group: DmrGroup }
	| { kind: "variable"; variable: DmrVariable }
	| { kind: "attribute"; attribute: DmrAttribute }
	| { kind: "enumeration"; enumeration: DmrEnumeration }
	| { kind: "storage"; storage: DmrStorage }
	/** An element whose text counts: it is handed to `done` at its end. */
	| { kind: "text"; done: (text: string) => void }
	/** The list of texts of a variable. */
	| { kind: "strings"; variable: DmrVariable }
	/** An element that says nothing here, with all that is in it. */
	| { kind: "other" };

/** The same one for all: most elements are chunks, which have nothing in them. */
const OTHER: Open = { kind: "other" };

type XmlAttributes = Readonly<Record<string, string>>;

/**
 * Builds the model of a document while its text arrives. Namespaces go by the usual prefix: writers of DMR++ use no other.
 * Throws `corrupt-file` for what is not XML, or has a document type: entities are a way to fill the memory.
 */
export class DocumentParser {
	readonly #url: string;
	readonly #budget: Budget;
	readonly #parser = takeXmlParser();
	readonly #open: Open[] = [];
	#groupLevels = 0;
	#nodeCount = 0;
	#text = "";
	#document: DmrDocument | undefined;

	constructor(url: string, budget: Budget) {
		this.#url = url;
		this.#budget = budget;
		this.#parser.on("error", (error) => {
			throw this.#corrupt(error.message);
		});
		this.#parser.on("doctype", () => {
			throw this.#corrupt("it has a document type declaration, which DMR++ documents do not have");
		});
		this.#parser.on("opentag", (tag) => this.#begin(tag));
		this.#parser.on("text", (text) => this.#addText(text));
		this.#parser.on("cdata", (text) => this.#addText(text));
		this.#parser.on("closetag", () => this.#end());
	}

	/** Takes the next part of the text. */
	write(text: string): void {
		this.#parser.write(text);
	}

	/** The document, once all text has been written. */
	close(): DmrDocument {
		this.#parser.close();
		keepXmlParser(this.#parser);
		if (this.#document === undefined) throw this.#corrupt("it has no Dataset element");
		return this.#document;
	}

	#addText(text: string): void {
		if (this.#open.at(-1)?.kind === "text") this.#text += text;
	}

	#begin({ name, attributes }: SaxesTagPlain): void {
		const most = this.#groupLevels + MOST_LEVELS;
		if (this.#open.length >= most) throw this.#corrupt(`its elements are nested deeper than ${most}`);
		const parent = this.#open.at(-1);
		this.#text = "";
		this.#open.push(
			parent === undefined ? this.#beginDocument(name, attributes) : this.#child(parent, name, attributes),
		);
	}

	#end(): void {
		const open = this.#open.pop();
		if (open?.kind === "group") this.#groupLevels--;
		if (open?.kind === "text") open.done(this.#text);
	}

	#beginDocument(name: string, attributes: XmlAttributes): Open {
		if (name !== "Dataset") throw this.#corrupt(`its first element is ${name}, not Dataset`);
		const root = newGroup("", "/");
		this.#document = { root, name: attributes.name ?? "", href: attributes["dmrpp:href"] };
		return this.#beginGroup(root);
	}

	/** Groups are in groups alone. */
	#beginGroup(group: DmrGroup): Open {
		this.#budget.nest(this.#groupLevels);
		this.#groupLevels++;
		return { kind: "group", group };
	}

	#child(parent: Open, name: string, attributes: XmlAttributes): Open {
		switch (parent.kind) {
			case "group":
				return this.#inGroup(parent.group, name, attributes);
			case "variable":
				return this.#inVariable(parent.variable, name, attributes);
			case "attribute":
				return inAttribute(parent.attribute, name, attributes);
			case "enumeration":
				if (name === "EnumConst") {
					const value = this.#integer(attributes.value, "the value of an EnumConst");
					parent.enumeration.members.push({ name: attributes.name ?? "", value });
				}
				return OTHER;
			case "storage":
				return this.#inStorage(parent.storage, name, attributes);
			case "strings":
				return name === "v" || name === "dmrpp:v" ? this.#beginString(parent.variable, attributes) : OTHER;
			default:
				return OTHER;
		}
	}

	#inGroup(group: DmrGroup, name: string, attributes: XmlAttributes): Open {
		const own = attributes.name ?? "";
		switch (name) {
			case "Group": {
				this.#countNode();
				const child = newGroup(own, `${group.path}${own}/`);
				group.groups.push(child);
				return this.#beginGroup(child);
			}
			case "Dimension":
				group.dimensions.set(own, this.#count(attributes.size, `the size of dimension ${own}`));
				return OTHER;
			case "Enumeration": {
				const enumeration: DmrEnumeration = { baseType: attributes.basetype ?? "Int32", members: [] };
				group.enumerations.set(own, enumeration);
				return { kind: "enumeration", enumeration };
			}
			case "Attribute":
				return beginAttribute(group.attributes, attributes);
			default:
				if (!VARIABLE_TYPES.has(name)) return OTHER;
				this.#countNode();
				return beginVariable(group.variables, name, attributes);
		}
	}

	/** They are charged when they are built; what cannot be is not kept until then. */
	#countNode(): void {
		const { maxNodes } = this.#budget.limits;
		if (++this.#nodeCount > maxNodes) throw beyond("maxNodes", `it has more than ${maxNodes} arrays and groups`);
	}

	#inVariable(variable: DmrVariable, name: string, attributes: XmlAttributes): Open {
		switch (name) {
			case "Dim":
				variable.dimensions.push(
					attributes.name === undefined
						? { kind: "anonymous", length: this.#count(attributes.size, `a dimension of ${variable.name}`) }
						: { kind: "shared", path: attributes.name },
				);
				return OTHER;
			case "Attribute":
				return beginAttribute(variable.attributes, attributes);
			case "dmrpp:chunks": {
				const storage = this.#newStorage(attributes);
				variable.storage = storage;
				return { kind: "storage", storage };
			}
			case "dmrpp:chunk":
				// Data in one piece need nothing around it; then their byte order stands here.
				variable.storage ??= this.#newStorage(attributes);
				return this.#inStorage(variable.storage, name, attributes);
			case "dmrpp:compact":
			case "dmrpp:missingdata":
			case "dmrpp:specialstructuredata": {
				const kind = INLINE_KINDS[name];
				const done = (text: string): void => {
					variable.inlineValues = { kind, base64: text.replace(/\s+/g, "") };
				};
				return { kind: "text", done };
			}
			case "dmrpp:vlsa":
				variable.inlineValues = { kind: "strings", strings: [] };
				return { kind: "strings", variable };
			case "dmrpp:FixedLengthStringArray": {
				const length = this.#count(attributes.string_length, `the length of the text of ${variable.name}`);
				variable.fixedString = { length, padding: attributes.pad ?? "" };
				return OTHER;
			}
			default:
				return VARIABLE_TYPES.has(name) ? beginVariable(variable.members, name, attributes) : OTHER;
		}
	}

	#inStorage(storage: DmrStorage, name: string, attributes: XmlAttributes): Open {
		if (name === "dmrpp:chunkDimensionSizes") {
			const done = (text: string): void => {
				const words = text.trim().split(/\s+/);
				storage.chunkShape = words.map((word) => this.#count(word, "a size of a chunk"));
			};
			return { kind: "text", done };
		}
		if (name !== "dmrpp:chunk" && name !== "dmrpp:block") return OTHER;
		const offset = this.#count(attributes.offset, "the offset of a chunk");
		const length = this.#count(attributes.nBytes, "the size of a chunk");
		if (name === "dmrpp:block") storage.blocks.push({ offset, length, href: attributes.href });
		else {
			if (attributes.LinkedBlockIndex !== undefined) storage.hasLinkedBlocks = true;
			const filterMask = attributes.fm === undefined ? 0 : this.#count(attributes.fm, "the filter mask of a chunk");
			const position = this.#position(attributes.chunkPositionInArray);
			if (!storage.chunks.add({ position, offset, length, filterMask, href: attributes.href }))
				throw this.#corrupt("the positions of the chunks of a variable have different ranks");
		}
		return OTHER;
	}

	#newStorage(attributes: XmlAttributes): DmrStorage {
		const numbers = (text: string | undefined, what: string): number[] =>
			words(text).map((word) => this.#count(word, what));
		return {
			filters: words(attributes.compressionType),
			deflateLevels: numbers(attributes.deflateLevel ?? attributes.deflate_level, "a level of deflate"),
			fillValue: attributes.fillValue,
			byteOrder: attributes.byteOrder === "BE" ? "big" : "little",
			structOffsets: numbers(attributes.structOffset, "an offset in a structure"),
			chunkShape: undefined,
			chunks: new ChunkList(),
			hasLinkedBlocks: attributes.LBChunk === "true",
			blocks: [],
		};
	}

	#beginString({ inlineValues }: DmrVariable, attributes: XmlAttributes): Open {
		const c = attributes.c ?? attributes["dmrpp:c"];
		const s = attributes.s ?? attributes["dmrpp:s"];
		const count = c === undefined ? 1 : this.#count(c, "the number of equal texts");
		const sizeBytes = s === undefined ? undefined : this.#count(s, "the size of a text");
		const done = (text: string): void => {
			if (inlineValues?.kind === "strings") inlineValues.strings.push({ text, count, sizeBytes });
		};
		return { kind: "text", done };
	}

	/** `[0,1023]`; undefined where no position is given. */
	#position(text: string | undefined): number[] | undefined {
		if (text === undefined) return undefined;
		const counts = parseCounts(text.startsWith("[") && text.endsWith("]") ? text.slice(1, -1) : text);
		if (counts === undefined) throw this.#corrupt(`the position of a chunk is "${text}"`);
		return counts.length === 0 ? undefined : counts;
	}

	#count(text: string | undefined, what: string): number {
		const counts = text === undefined ? undefined : parseCounts(text);
		if (counts?.length === 1) return counts[0] as number;
		throw this.#corrupt(`${what} is ${text === undefined ? "missing" : `"${text}"`}`);
	}

	#integer(text: string | undefined, what: string): bigint {
		if (/^\s*[+-]?\d{1,64}\s*$/.test(text ?? "")) return BigInt((text as string).trim());
		throw this.#corrupt(`${what} is "${text ?? ""}"`);
	}

	#corrupt(what: string): MiraError {
		return new MiraError("corrupt-file", `the DMR++ document cannot be read: ${what}`, {
			url: this.#url,
			hint: "Make it again, for instance with get_dmrpp of OPeNDAP",
		});
	}
}

const ZERO = 0x30;
const COMMA = 0x2c;
const SPACE = 0x20;

/**
 * Whole numbers below 2^53 between commas; undefined if anything else is there. Documents have millions of them: this is the
 * one place where an expression would be felt.
 */
function parseCounts(text: string): number[] | undefined {
	const counts: number[] = [];
	let count = -1;
	let isOver = false;
	for (let i = 0; i < text.length; i++) {
		const code = text.charCodeAt(i);
		const digit = code - ZERO;
		if (digit >= 0 && digit <= 9 && !isOver) {
			count = (count < 0 ? 0 : count * 10) + digit;
			if (count > Number.MAX_SAFE_INTEGER) return undefined;
		} else if (code === COMMA && count >= 0) {
			counts.push(count);
			count = -1;
			isOver = false;
		} else if (code <= SPACE) isOver = count >= 0;
		else return undefined;
	}
	if (count >= 0) counts.push(count);
	else if (counts.length > 0) return undefined;
	return counts;
}

function words(text = ""): string[] {
	return text.split(/\s+/).filter((word) => word !== "");
}

function newGroup(name: string, path: string): DmrGroup {
	return {
		name,
		path,
		dimensions: new Map(),
		enumerations: new Map(),
		variables: [],
		groups: [],
		attributes: [],
	};
}

function beginVariable(variables: DmrVariable[], type: string, attributes: XmlAttributes): Open {
	const variable: DmrVariable = {
		name: attributes.name ?? "",
		type,
		enumeration: attributes.enum,
		dimensions: [],
		attributes: [],
		members: [],
		storage: undefined,
		inlineValues: undefined,
		fixedString: undefined,
	};
	variables.push(variable);
	return { kind: "variable", variable };
}

function beginAttribute(attributes: DmrAttribute[], { name = "", type = "String", value }: XmlAttributes): Open {
	const attribute: DmrAttribute = { name, type, values: value === undefined ? [] : [value], members: [] };
	attributes.push(attribute);
	return { kind: "attribute", attribute };
}

function inAttribute(attribute: DmrAttribute, name: string, attributes: XmlAttributes): Open {
	if (name === "Attribute") return beginAttribute(attribute.members, attributes);
	if (name !== "Value") return OTHER;
	if (attributes.value !== undefined) {
		attribute.values.push(attributes.value);
		return OTHER;
	}
	return { kind: "text", done: (text) => attribute.values.push(text) };
}
