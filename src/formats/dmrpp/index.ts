import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { hint, isMiraError, located, type MiraError, option, withoutSecrets } from "../../errors.ts";
import type { Source } from "../../io/source.ts";
import { directoryUrl } from "../../io/url.ts";
import { InlineBudget } from "../../manifest/inline-budget.ts";
import { ManifestGroup, type StoreArray } from "../../manifest/manifest-group.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import type { Budget } from "../../zarr/budget.ts";
import type { Choice } from "../choice.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { type ArrayContext, buildArray } from "./array.ts";
import { toAttributes } from "./attributes.ts";
import { findDataFile, resolveHref } from "./data-file.ts";
import type { DmrDocument, DmrGroup } from "./document.ts";
import { type DmrppOptions, dmrppFormat } from "./format.ts";
import { DocumentParser } from "./parse-document.ts";
import { Scope } from "./scope.ts";
import { StaleCheck } from "./stale-check.ts";

export type { DmrppOptions } from "./format.ts";

/** A parser for DMR++ documents, which describe the data of an HDF5, NetCDF-4 or HDF4 file beside them. */
export function dmrpp(options: DmrppOptions & ParserOptions = {}): Parser {
	return createParser(dmrppFormat, options, async (url, registry, choice) => {
		const { budget: limits } = registry;
		const document = await readDocument(registry.source(url), limits);
		const diagnostics: Diagnostic[] = [];
		const data = await findDataFile(url, document, registry);
		if (data.sizeBytes === undefined)
			diagnostics.push({
				severity: "warning",
				code: "data-file-not-found",
				path: "/",
				message: `the data should be in ${withoutSecrets(data.url)}, which cannot be read`,
				...hint`Put the data file beside the DMR++, or pass ${option("allow", [directoryUrl(data.url)])}`,
			});
		const context: ArrayContext = {
			registry,
			limits,
			dataUrl: (href) => (href === undefined ? data.url : resolveHref(url, href)),
			staleCheck: new StaleCheck(data, diagnostics),
			fillOptions: options,
			budget: new InlineBudget(options.inlineBudget),
			diagnostics,
			silent: new WeakMap(),
		};
		const group = await buildGroup(document.root, 0, new Scope(document.root), choice, context);
		await context.staleCheck.run(registry);
		return new ManifestStore({ url, group, registry, diagnostics, facts: { version: "DMR++" } });
	});
}

/** Documents of 25 MB exist. They are parsed as they come, a piece being read while the one before is parsed, and not kept. */
const PIECE_BYTES = 2 ** 22;

/** What is parsed at once: short texts stay in the caches of the processor, and the memory does not fill with long ones. */
const TEXT_BYTES = 2 ** 16;

/** The declared encoding is ISO-8859-1 in all documents, and the text is that of the data file: UTF-8, or else Latin-1. */
async function readDocument(source: Source, limits: Budget): Promise<DmrDocument> {
	try {
		return await parseAs("utf-8", source, limits);
	} catch (error) {
		if (!(error instanceof TypeError)) throw error;
		return parseAs("latin1", source, limits);
	}
}

async function parseAs(encoding: "utf-8" | "latin1", source: Source, limits: Budget): Promise<DmrDocument> {
	const parser = new DocumentParser(source.url, limits);
	const decoder = new TextDecoder(encoding, { fatal: true });
	const sizeBytes = await source.size();
	const readAt = (offset: number): Promise<Uint8Array> => source.readUpTo(offset, PIECE_BYTES, { use: "chunk" });
	let next: Promise<Uint8Array> | undefined = readAt(0);
	for (let offset = 0; offset < sizeBytes; offset += PIECE_BYTES) {
		const piece: Uint8Array = await (next as Promise<Uint8Array>);
		next = offset + PIECE_BYTES < sizeBytes ? readAt(offset + PIECE_BYTES) : undefined;
		// A failure in the text must not leave the read of the next piece without anyone to hear of its failure.
		next?.catch(() => {});
		for (let at = 0; at < piece.length; at += TEXT_BYTES)
			parser.write(decoder.decode(piece.subarray(at, at + TEXT_BYTES), { stream: true }));
	}
	parser.write(decoder.decode());
	return parser.close();
}

async function buildGroup(
	{ variables, groups, attributes, path }: DmrGroup,
	depth: number,
	scope: Scope,
	choice: Choice,
	context: ArrayContext,
): Promise<ManifestGroup> {
	const { limits } = context;
	const built = new ManifestGroup(toAttributes(attributes, limits));
	for (const variable of variables) {
		const own = `${path}${variable.name}`;
		if (choice.skips(own)) continue;
		chargeNode(own, depth + 1, limits);
		if (variable.name === "" || built.has(variable.name)) reportLeftOut(own, "a variable", context);
		else built.add(variable.name, await attempt(own, () => buildArray(own, variable, scope, context), context));
	}
	for (const group of groups) {
		if (choice.skips(group.path)) continue;
		chargeNode(group.path, depth + 1, limits);
		if (group.name === "" || built.has(group.name)) reportLeftOut(`${path}${group.name}`, "a group", context);
		else built.add(group.name, await buildGroup(group, depth + 1, scope.inside(group), choice, context));
	}
	return built;
}

/** Every path has the names of all groups around it, which the document has once each. */
function chargeNode(path: string, depth: number, limits: Budget): void {
	limits.node(depth);
	limits.hold(path.length);
}

async function attempt(
	path: string,
	build: () => Promise<StoreArray>,
	{ diagnostics }: ArrayContext,
): Promise<StoreArray | MiraError> {
	try {
		return await build();
	} catch (error) {
		if (!isMiraError(error)) throw error;
		const problem = located(error, { path });
		diagnostics.push(diagnosticOf(problem, { path }));
		return problem;
	}
}

/** What has no name would be the root of the store, and nothing could be beside it. */
function reportLeftOut(path: string, what: string, { diagnostics }: ArrayContext): void {
	const isNameless = path.endsWith("/");
	const [code, why] = isNameless
		? ["unusable-name" as const, `${what} without a name is left out`]
		: ["name-conflict" as const, `${what} of this name is left out: another variable or group has it`];
	diagnostics.push({ severity: "warning", code, path, message: why });
}
