import type { Diagnostic } from "../../diagnostics.ts";
import { MiraError } from "../../errors.ts";
import { ManifestStore } from "../../manifest/manifest-store.ts";
import { countTrait, type StoreFacts } from "../../manifest/store-facts.ts";
import { createParser, type Parser } from "../parser.ts";
import type { ParserOptions } from "../parser-options.ts";
import { buildCubes } from "./cubes/build-cubes.ts";
import { cubeFile } from "./cubes/cube-file.ts";
import { type GribOptions, gribFormat, isGrib } from "./format.ts";
import { scanFile } from "./index-files/scan-file.ts";
import { buildMessages } from "./messages.ts";
import type { GribScan } from "./scan.ts";

export type { GribOptions } from "./format.ts";
export { type GribRunOptions, openGribRun } from "./run.ts";

/** A parser for GRIB, editions 1 and 2. */
export function grib(options: GribOptions & ParserOptions = {}): Parser {
	return createParser(gribFormat, options, async (url, registry) => {
		const { budget } = registry;
		const isPredicted = options.layout !== "messages";
		const scan = await scanFile(url, registry, { index: options.index ?? "auto", isPredicted });
		if (scan.messages.length === 0) throw withoutMessages(await registry.source(url).readUpTo(0, 8), url);
		const diagnostics = [...scan.diagnostics, ...reportSkipped(scan), ...reportTruncated(scan)];
		const file = { url, budget, options, diagnostics, confirm: scan.confirm };
		const group =
			options.layout === "messages"
				? buildMessages(scan, file)
				: await buildCubes(scan, cubeFile(file, registry, options));
		return new ManifestStore({ url, group, registry, diagnostics, facts: gribFacts(scan) });
	});
}

function gribFacts({ messages }: Pick<GribScan, "messages">): StoreFacts {
	const editions = new Set(messages.flatMap((message) => ("problem" in message ? [] : [message.fields[0]?.edition])));
	const known = ([1, 2] as const).filter((edition) => editions.has(edition));
	const version =
		known.length === 2 ? "GRIB editions 1 and 2" : known.length === 1 ? `GRIB edition ${known[0]}` : "GRIB";
	return { version, traits: [countTrait(messages.length, "message")] };
}

/** Editions 0 and 3 exist, but nobody exchanges files of them. */
function withoutMessages(start: Uint8Array, url: string): MiraError {
	const edition = start[7];
	if (isGrib(start) && edition !== undefined && edition !== 1 && edition !== 2)
		return new MiraError("unsupported-feature", `GRIB edition ${edition} is not decoded`, { url });
	return new MiraError("corrupt-file", "the file has no GRIB message that can be understood", { url });
}

function reportSkipped({ skipped }: GribScan): Diagnostic[] {
	if (skipped.length === 0) return [];
	const bytes = skipped.reduce((sum, { length }) => sum + length, 0);
	const places = skipped.length === 1 ? `at byte ${skipped[0]?.offset}` : `in ${skipped.length} places`;
	return [
		{
			severity: "info",
			code: "bytes-skipped",
			path: "/",
			message: `${bytes} bytes ${places} belong to no GRIB message and were skipped`,
		},
	];
}

function reportTruncated({ messages, fileBytes }: GribScan): Diagnostic[] {
	return messages
		.filter(({ range }) => range.offset + range.length > fileBytes)
		.map(({ range }) => ({
			severity: "warning",
			code: "truncated-file",
			path: "/",
			message: `the message at byte ${range.offset} should end at byte ${range.offset + range.length}, but the file has ${fileBytes}`,
			hint: "Reading its fields is an error; fetch the file again",
		}));
}
