import type { Diagnostic } from "../../diagnostics.ts";
import { checkOptions, MiraError } from "../../errors.ts";
import type { ObjectStoreRegistry } from "../../io/registry.ts";
import { headerBytes } from "../../io/source.ts";
import { childUrl } from "../../io/url.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { parseChosen } from "../choice.ts";
import { detectFile } from "../detection.ts";
import { type FormatOptions, formatValues, ownerHint } from "../format-options.ts";
import { readReferenceFile } from "../kerchunk/read-reference-file.ts";
import { isKerchunk } from "../kerchunk/signature.ts";
import type { Parser } from "../parser.ts";
import { PARSER_OPTIONS, type ParserOptions } from "../parser-options.ts";
import { ROOT_DOCUMENTS } from "../zarr/format.ts";
import { readZarrTree } from "../zarr/tree.ts";
import { STORED, ZipArchive } from "./archive.ts";
import type { ZipMember } from "./central-directory.ts";
import { MemberStore } from "./member-store.ts";
import { rebaseGroup } from "./rebase.ts";
import { ZipSpace } from "./zip-space.ts";

export type { ZipOptions } from "./format.ts";

/** What is asked of whatever a zip holds. */
type HeldOptions = ParserOptions & FormatOptions;

/**
 * A parser for zip files that hold a Zarr store, a file of references, or one file of any other format that is stored as it is.
 * Chunks become ranges of the zip itself; those of deflated members are decompressed when they are read.
 */
export function zip(options: HeldOptions = {}): Parser {
	checkOptions("zip", options, { ...PARSER_OPTIONS, ...formatValues("zip") }, ownerHint);
	return async (url, registry) => {
		const archive = await ZipArchive.open(url, registry);
		const names = [...archive.members.keys()];
		if (names.some((name) => ROOT_DOCUMENTS.includes(name.slice(name.lastIndexOf("/") + 1))))
			return parseChosen(options, async (choice) => {
				const diagnostics: Diagnostic[] = [];
				const { group, version } = await readZarrTree(new ZipSpace(archive, registry), options, choice, diagnostics);
				return new ManifestStore({ url, group, registry, diagnostics, facts: { version, traits: ["in a zip"] } });
			});
		return await openMember(onlyMember(archive), archive, registry, options);
	};
}

/** What file managers put beside the files that people mean. */
const CLUTTER = /(^|\/)(__MACOSX\/|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/;

function onlyMember(archive: ZipArchive): ZipMember {
	const members = [...archive.members.values()].filter(({ name }) => !CLUTTER.test(name));
	const [only] = members;
	if (only !== undefined && members.length === 1) return only;
	if (archive.members.has("[Content_Types].xml"))
		throw new MiraError("unknown-format", "this is a Microsoft Office document (DOCX, XLSX or PPTX)", {
			url: archive.url,
			hint: "Save its data in another format first; documents cannot be opened",
		});
	const names = members.slice(0, 5).map(({ name }) => name);
	const list = `${names.join(", ")}${members.length > names.length ? ", …" : ""}`;
	throw new MiraError(
		"unsupported-feature",
		only === undefined ? "the zip is empty" : `the zip holds no Zarr store, only ${members.length} files: ${list}`,
		{ url: archive.url, hint: "Unpack it and open the file that you mean" },
	);
}

/** A read goes through all of them. */
const MOST_ZIPS = 32;

async function openMember(
	member: ZipMember,
	archive: ZipArchive,
	registry: ObjectStoreRegistry,
	options: HeldOptions,
): Promise<ManifestStore> {
	const { url } = archive;
	archive.check(member);
	if (member.method !== STORED) {
		const bytes = await archive.read(member);
		if (isKerchunk(bytes)) return await readHeldReferences(bytes, url, registry, options);
		throw new MiraError("unsupported-feature", `member "${member.name}" is compressed: its data cannot be referenced`, {
			url,
			hint: "Unpack the zip, or pack the file without compression (zip -0)",
		});
	}
	const [offset = 0] = await archive.dataOffsets([member]);
	const memberUrl = childUrl(url, member.name);
	const { store: outer } = registry.resolve(url);
	const depth = outer instanceof MemberStore ? outer.depth + 1 : 1;
	if (depth > MOST_ZIPS)
		throw new MiraError("limit-exceeded", `more than ${MOST_ZIPS} zips lie in each other`, {
			url,
			hint: "Unpack the outer ones",
		});
	const range = { offset, length: member.compressedBytes };
	registry.register(memberUrl, new MemberStore(registry.source(url), range, depth));
	const head = await registry.source(memberUrl).readUpTo(0, headerBytes);
	if (isKerchunk(head)) return await readHeldReferences(await archive.read(member), url, registry, options);
	const parser = await (await detectFile(head, memberUrl)).loadParser(options);
	const store = await parser(memberUrl, registry);
	const group = rebaseGroup(store.group, { from: memberUrl, to: url, offset });
	const facts = { ...store.facts, traits: [...(store.facts.traits ?? []), `"${member.name}" in a zip`] };
	return new ManifestStore({ url, group, registry, diagnostics: store.diagnostics, facts });
}

function readHeldReferences(
	bytes: Uint8Array,
	url: string,
	registry: ObjectStoreRegistry,
	options: HeldOptions,
): Promise<ManifestStore> {
	const own = { ...options, ...options.kerchunk };
	return parseChosen(options, (choice) => readReferenceFile(bytes, url, registry, own, choice));
}
