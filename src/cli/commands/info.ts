import type { Command } from "commander";
import type { Diagnostic } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import { type ManifestGroup, type StoreArray, type TreeNode, walk } from "../../manifest/manifest-group.ts";
import { fillInForce } from "../../read/mask-arrays.ts";
import { type Attributes, attributeToJson } from "../../zarr/attributes.ts";
import { type ChunkGrid, chunkGridDocument } from "../../zarr/chunk-grid.ts";
import { fillToJson } from "../../zarr/fill-value.ts";
import type { JsonObject, JsonValue } from "../../zarr/json.ts";
import type { CodecMetadata } from "../../zarr/metadata.ts";
import { formatScalar } from "../../zarr/scalar.ts";
import { FlagWords } from "../flag-words.ts";
import { type GribForm, gribForm } from "../grib-form.ts";
import { printJson, toJson } from "../json-output.ts";
import { type Cost, costOf, type Opened, openNamed } from "../opening.ts";
import {
	addMaskingOption,
	addReadingOptions,
	examples,
	type MaskingOptions,
	openOptions,
	type ReadingOptions,
} from "../reading-options.ts";
import { infoLines } from "../render/info.ts";
import { addFolderOptions, type FolderOptions, showFolder } from "../show-folder.ts";
import { printerFor, type Terminal } from "../terminal.ts";

/** `mirazarr info`: what is in a file. */
export function addInfoCommand(program: Command, terminal: Terminal): void {
	addMaskingOption(addReadingOptions(addFolderOptions(program.command("info"))))
		.description("show what is in a file: groups, dimensions, arrays, fill values, references")
		.argument("<url>", "a local file, a folder or a URL")
		.addHelpText("after", examples("info data.nc", "info data/", "info https://example.org/data.nc --json"))
		.action(async (url: string, options: ReadingOptions & MaskingOptions & FolderOptions, command: Command) => {
			if (await showFolder(url, openOptions(options), options, terminal)) return;
			const opened = await openNamed(url, { ...openOptions(options), signal: terminal.signal });
			const report = await describeStore(opened, new FlagWords(command), options);
			if (options.json) printJson(terminal.stdout, toJson(report) as JsonObject);
			else {
				const printer = printerFor(terminal.stdout, terminal.env);
				printer.lines(infoLines(report, printer));
			}
		});
}

/** Where the chunks of an array are. */
export type ChunkCounts = {
	chunks: number;
	/** True where no reference can express the chunks: they are computed when they are read. */
	computed: boolean;
	references: number;
	missingChunks: number;
	inlinedBytes: number;
};

/** An array, described. */
export type ArrayInfo = {
	path: string;
	shape: readonly number[];
	dimensionNames: readonly (string | null)[];
	dataType: string;
	chunks: JsonValue;
	codecs: readonly CodecMetadata[];
	/** The length of fixed text and raw bytes. */
	lengthBytes: number | undefined;
	/** As Zarr writes it: what unwritten chunks hold. */
	fillValue: JsonValue;
	/** The same for people. */
	fillText: string;
	/** Values that mean "missing", as text. */
	missing: string[];
	packed: boolean;
	/** As the file has them. */
	attributes: JsonObject;
	/** Or the reason why they are not known. */
	counts: ChunkCounts | { error: string };
	/** Of GRIB fields: level, time and packing, as their messages have them. */
	grib: GribForm | undefined;
};

/** Messages of an array that are looked at: without an index nearly all of them were read when the file was opened. */
const MOST_MESSAGES = 32;

/** A group, described; dimensions are those of its own arrays. */
export type GroupInfo = { path: string; dimensions: { name: string; length: number }[]; attributes: JsonObject };

/** Everything that `info` shows. */
export type InfoReport = {
	url: string;
	format: string;
	sizeBytes: number | undefined;
	groups: GroupInfo[];
	arrays: ArrayInfo[];
	/** Arrays that cannot be shown, with the reason. */
	refused: { path: string; code: string; message: string }[];
	diagnostics: Diagnostic[];
	cost: Cost;
};

/** Gathers what `info` shows. */
export async function describeStore(
	opened: Opened,
	words: FlagWords,
	masking: Partial<MaskingOptions> = {},
): Promise<InfoReport> {
	const { store, format, sizeBytes } = opened;
	const nodes: TreeNode[] = [...walk(store.group)];
	const arrays = nodes.flatMap((node) =>
		node.kind === "array" ? [describeArray(node.path, node.array, opened, words, masking)] : [],
	);
	return {
		url: store.url,
		format,
		sizeBytes,
		groups: nodes.flatMap((node) => (node.kind === "group" ? [describeGroup(node.path, node.group)] : [])),
		arrays: await Promise.all(arrays),
		refused: nodes.flatMap((node) =>
			"error" in node ? [{ path: node.path, code: node.error.code, message: words.message(node.error) }] : [],
		),
		diagnostics: words.advised(store.diagnostics),
		cost: costOf(opened),
	};
}

function describeGroup(path: string, group: ManifestGroup): GroupInfo {
	const lengths = new Map<string, number>();
	for (const { description } of group.arrays.values())
		for (const [d, name] of (description.dimensionNames ?? []).entries())
			if (name !== null) lengths.set(name, (description.dimensionLengths ?? description.shape)[d] ?? 0);
	const dimensions = Array.from(lengths, ([name, length]) => ({ name, length }));
	return { path, dimensions, attributes: attributesToJson(group.attributes) };
}

async function describeArray(
	path: string,
	array: StoreArray,
	{ store }: Opened,
	words: FlagWords,
	masking: Partial<MaskingOptions>,
): Promise<ArrayInfo> {
	const { shape, dataType, chunkGrid, codecs, dimensionNames, attributes, fill } = array.description;
	const sentinels = fillInForce(fill, masking).validity.map((rule) => {
		if (rule.kind === "sentinel") return formatScalar(dataType, rule.value);
		return rule.kind === "maskArray" ? `mask ${rule.path}` : rule.source.place;
	});
	return {
		path,
		shape,
		dimensionNames: dimensionNames ?? [],
		dataType: dataType.name,
		lengthBytes: ["text", "utf32", "raw"].includes(dataType.kind) ? dataType.itemBytes : undefined,
		chunks: chunksOf(chunkGrid),
		codecs,
		fillValue: fillToJson(dataType, fill.storage.value),
		fillText: formatScalar(dataType, fill.storage.value),
		missing: [...new Set(sentinels)],
		packed: fill.packing.scaleFactor !== undefined || fill.packing.addOffset !== undefined,
		attributes: attributesToJson(attributes),
		counts: await countChunks(array, words),
		grib: await gribForm(store, array, MOST_MESSAGES),
	};
}

function chunksOf(grid: ChunkGrid): JsonValue {
	return grid.kind === "regular" ? grid.chunkShape : chunkGridDocument(grid);
}

function attributesToJson(attributes: Attributes): JsonObject {
	return Object.fromEntries(Array.from(attributes, ([name, value]) => [name, attributeToJson(value)]));
}

/** An index of chunks that cannot be read must not hide the rest of the file. */
async function countChunks(array: StoreArray, words: FlagWords): Promise<ArrayInfo["counts"]> {
	try {
		const { chunkCount, referenceCount, missingCount, inlinedBytes } = await array.manifest();
		const computed = array.kind === "derived";
		const missingChunks = computed ? 0 : missingCount;
		return { chunks: chunkCount, computed, references: referenceCount, missingChunks, inlinedBytes };
	} catch (error) {
		if (!isMiraError(error)) throw error;
		return { error: words.message(error) };
	}
}
