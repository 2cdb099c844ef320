import type { FillPolicyName } from "../fill/policies.ts";
import type { FormatOption, OptionsOf } from "./option.ts";
import type { Parser } from "./parser.ts";
import type { ParserOptions } from "./parser-options.ts";

/**
 * A format as one value: everything that others know of it. It is light: its parser is loaded when a file needs it. Each folder
 * of `src/formats/` exports one, and `format.ts` lists them.
 */
export type Format<Key extends string = string, Own extends object = never> = {
	/** The name of its options in those of `openStore`: `openStore(url, { tiff: { ifd: 0 } })`. */
	key: Key;
	/** For people. */
	name: string;
	/** Its page of the documentation, with a table of its options under the heading "Options". */
	page: `docs/formats/${string}.md`;
	/** By which rules its arrays may resolve fill values; none for containers, which hold arrays of other formats. */
	fillPolicies: readonly FillPolicyName[];
	/** The options that it alone has. */
	options: [Own] extends [never] ? Readonly<Record<string, FormatOption>> : OptionsOf<Own>;
	/** Set where it is one file, or one document that stands for many. */
	file?: FileForm<Own>;
	/** Set where it is many objects below one url. */
	store?: StoreForm<Own>;
};

/** How something becomes a store. */
type Form<Own extends object> = {
	/** For people, where it is not the name of the format. */
	name?: string;
	/** True where others should be asked first, because recognising it is a search or costs requests. */
	isTriedLast?: true;
	/** Loads the factory of its parser. */
	load(): Promise<ParserFactory<Own>>;
};

/** A file that is recognised by its first bytes. */
export type FileForm<Own extends object = never> = Form<Own> & { recognises(head: Uint8Array): boolean };

/** Gives an object of a store by its name, undefined where there is none. */
export type ReadDocument = (name: string) => Promise<Uint8Array | undefined>;

/** Objects of a store by their names: those that were asked for and are there. */
export type StoreDocuments = ReadonlyMap<string, Uint8Array>;

/** A store that is recognised by its documents. */
export type StoreForm<Own extends object = never> = Form<Own> & {
	/** True where it refers to files, which like those of a file of references may lie beside it. */
	refersBeside?: true;
	/** How names of such stores end: what is called so is looked at as one before it is looked at as a file. */
	endings?: readonly string[];
	/**
	 * What is asked for, together, to recognise it; in further lists what is asked for where that told nothing. What its parser
	 * reads anyway may be among them: it costs no further round.
	 */
	documents: readonly (readonly string[])[];
	recognises(documents: StoreDocuments): boolean;
};

/** Binds options to a parser. A container passes on what was asked of the formats that it may hold, by their keys. */
export type ParserFactory<Own extends object> = (
	options: Own & ParserOptions,
	others: Readonly<Record<string, object | undefined>>,
) => Parser;
