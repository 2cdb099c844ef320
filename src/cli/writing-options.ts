import { type Command, InvalidArgumentError, Option } from "commander";
import type { CodecFlavor } from "../write/plan/codec-flavor.ts";
import { explainedChoice, HEADINGS } from "./help.ts";
import type { ProgressMode } from "./progress.ts";
import { addEmissionOptions, type EmissionOptions } from "./reading-options.ts";

/** What every command that writes references takes. */
export type WritingOptions = EmissionOptions & {
	skipUnsupported?: true;
	zarrFormat: "2" | "3" | "auto";
	tail: "inline" | "rectilinear";
	codecFlavor: CodecFlavor;
	recordSize?: number;
	paths?: "relative" | "absolute";
	progress: ProgressMode;
};

/** Adds the options of writing references. */
export function addWritingOptions(command: Command): Command {
	const options = [
		new Option("--skip-unsupported", "leave out arrays that references cannot express, instead of failing"),
		explainedChoice("--zarr-format <version>", "metadata in JSON", {
			2: "Zarr 2, which xarray opens with engine=kerchunk",
			3: "Zarr 3, which can express more",
			auto: "2, or 3 where 2 has no reference for an array",
		}).default("auto"),
		explainedChoice("--tail <form>", "Zarr 3: a last chunk that is shorter than the others", {
			inline: "its data are put into the references",
			rectilinear: "referred to, in a chunk grid that few programs know",
		}).default("inline"),
		explainedChoice("--codec-flavor <names>", "Zarr 3: which names the codecs of TIFF and GRIB get", {
			standard: "Zarr's own, where there are any",
			"virtual-tiff": "those that virtual-tiff writes",
			imagecodecs: "those of the Python package imagecodecs",
			gribberish: "those of the Python package gribberish",
		}).default("standard"),
		explainedChoice("--paths <form>", "how JSON names local files", {
			relative: "as seen from the folder of the output (the default for a file)",
			absolute: "by their full paths (the default on stdout)",
		}),
		new Option("--record-size <count>", "Parquet: references in a file, at most 100000 by default").argParser(
			countArgument,
		),
	];
	for (const option of options) command.addOption(option.helpGroup(HEADINGS.references));
	return addEmissionOptions(addProgressOption(command));
}

/** Adds `--progress`. */
export function addProgressOption(command: Command): Command {
	return command.addOption(
		explainedChoice("--progress <form>", "show progress on stderr", {
			auto: "a bar, on a terminal",
			json: "a line of JSON for each event",
			none: "nothing",
		})
			.default("auto")
			.helpGroup(HEADINGS.output),
	);
}

/** A positive whole number. */
export function countArgument(text: string): number {
	const count = Number(text);
	if (!Number.isSafeInteger(count) || count < 1) throw new InvalidArgumentError("A positive whole number is needed.");
	return count;
}
