import { hint, MiraError, option } from "../errors.ts";
import { splitQuery } from "../io/url.ts";
import { hexText } from "../zarr/hex.ts";
import type { FileForm, Format, ParserFactory, ReadDocument, StoreDocuments, StoreForm } from "./descriptor.ts";
import { FORMATS, type FormatOptions } from "./format-options.ts";
import type { Parser } from "./parser.ts";
import { PARSER_OPTIONS, type ParserOptions } from "./parser-options.ts";
import { zarrFormat } from "./zarr/format.ts";

/** What was found out about an object. */
export type Detected = {
	/** Of the format, for people. */
	name: string;
	/** True where nothing recognises it, and a parser is taken that knows best why. */
	isGuess: boolean;
	/** True for a store whose references may lead to what lies beside it. */
	refersBeside: boolean;
	/** Loads the parser, and binds what is asked of its format. */
	loadParser(options: ParserOptions & FormatOptions): Promise<Parser>;
};

/** The format of a file by its first bytes; what nothing recognises is refused, by what it is where that is known. */
export async function detectFile(head: Uint8Array, url: string): Promise<Detected> {
	const found = recogniseFile(head);
	if (found !== undefined) return found;
	const { recogniseForeign } = await import("./foreign-files.ts");
	const foreign = recogniseForeign(head);
	const beginning = `it begins with ${hexText(head.subarray(0, 8), " ")}`;
	throw new MiraError("unknown-format", `this is ${foreign?.name ?? `not a file of a known format: ${beginning}`}`, {
		url,
		...hint`${foreign?.advice === undefined ? "" : `${foreign.advice}. `}What can be opened: ${openableNames()}. Pass a parser of your own as ${option("parser")}`,
	});
}

/** The same; undefined where nothing recognises it. */
export function recogniseFile(head: Uint8Array): Detected | undefined {
	const found = FILES.find(({ form }) => form.recognises(head));
	return found && detected(found.format, found.form);
}

const FILES: readonly { format: Format; form: FileForm }[] = inOrder(
	FORMATS.flatMap((format) => (format.file === undefined ? [] : [{ format, form: format.file }])),
);

/** Names of everything that can be opened, for people. */
function openableNames(): string {
	return FORMATS.map(({ name }) => name)
		.sort((a, b) => a.localeCompare(b, "en"))
		.join(", ");
}

type StoreFormat = { format: Format; form: StoreForm };

const STORES: readonly StoreFormat[] = inOrder(
	FORMATS.flatMap((format) => (format.store === undefined ? [] : [{ format, form: format.store }])),
);

/**
 * The format of a store by its documents, those first that its name speaks for. One that nothing recognises is opened as Zarr,
 * whose parser says why it is none.
 */
export async function detectStore(read: ReadDocument, url = ""): Promise<Detected> {
	const known = new Map<string, Uint8Array | undefined>();
	for (const asked of [STORES.filter(({ form }) => isNamedAs(form, url)), STORES]) {
		const found = await askFor(asked, known, read);
		if (found !== undefined) return detected(found.format, found.form);
	}
	return { ...detected(zarrFormat, zarrFormat.store as StoreForm), isGuess: true };
}

/** Asks for the documents of some formats, list by list, until one of all formats is recognised. */
async function askFor(
	asked: readonly StoreFormat[],
	known: Map<string, Uint8Array | undefined>,
	read: ReadDocument,
): Promise<StoreFormat | undefined> {
	const lists = asked.reduce((most, { form }) => Math.max(most, form.documents.length), 0);
	for (let list = 0; list < lists; list++) {
		const names = new Set(asked.flatMap(({ form }) => form.documents[list] ?? []).filter((name) => !known.has(name)));
		if (names.size === 0) continue;
		await Promise.all([...names].map(async (name) => known.set(name, await read(name))));
		const documents: StoreDocuments = new Map([...known].flatMap(([name, bytes]) => (bytes ? [[name, bytes]] : [])));
		const found = STORES.find(({ form }) => form.recognises(documents));
		if (found !== undefined) return found;
	}
	return undefined;
}

/** Whether a url is called as stores of some format are, or is a node of one that is. */
export function isNamedAsStore(url: string): boolean {
	return STORES.some(({ form }) => isNamedAs(form, url));
}

function isNamedAs({ endings = [] }: StoreForm, url: string): boolean {
	const names = splitQuery(url)[0].toLowerCase().replace(/\/$/, "").split("/").slice(1);
	const isStore = (name: string): boolean => endings.some((ending) => name.endsWith(ending));
	const last = names.pop() ?? "";
	// What has an ending of its own may be any file that somebody put into a store.
	return isStore(last) || (!last.includes(".") && names.slice(2).some(isStore));
}

/** Those that are tried last at the end; the others as they are listed. */
function inOrder<T extends { form: { isTriedLast?: true } }>(candidates: readonly T[]): T[] {
	const isLast = ({ form }: T): boolean => form.isTriedLast === true;
	return [...candidates.filter((one) => !isLast(one)), ...candidates.filter(isLast)];
}

function detected({ key, name }: Pick<Format, "key" | "name">, form: FileForm | StoreForm): Detected {
	return {
		name: form.name ?? name,
		isGuess: false,
		refersBeside: "refersBeside" in form && form.refersBeside === true,
		loadParser: async (options) => {
			// Its factory checks what it gets, which no type can tell here.
			const factory = (await form.load()) as ParserFactory<object>;
			const groups: Readonly<Record<string, object | undefined>> = pick(
				options,
				FORMATS.map((format) => format.key),
			);
			return factory({ ...pick(options, Object.keys(PARSER_OPTIONS)), ...groups[key] }, groups);
		},
	};
}

function pick(options: object, names: readonly string[]): Record<string, object> {
	return Object.fromEntries(Object.entries(options).filter(([name]) => names.includes(name)));
}
