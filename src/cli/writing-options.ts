import { type Command, InvalidArgumentError, Option } from "commander";
import type { CodecFlavor } from "../write/plan/codec-flavor.ts";
import type { ProgressMode } from "./progress.ts";

/** What every command that writes references takes. */
export type WritingOptions = {
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
	return addProgressOption(
		command
			.option("--skip-unsupported", "leave out arrays that references cannot express, instead of failing")
			.addOption(
				new Option(
					"--zarr-format <version>",
					"JSON: metadata as Zarr 2, which engine=kerchunk opens, or 3; auto takes 3 where 2 has no reference for an array",
				)
					.choices(["2", "3", "auto"])
					.default("auto"),
			)
			.addOption(
				new Option("--tail <form>", "Zarr 3: short last chunks inlined, or referenced in a rectilinear grid")
					.choices(["inline", "rectilinear"])
					.default("inline"),
			)
			.addOption(
				new Option("--codec-flavor <names>", "Zarr 3: whose names the codecs of TIFF and GRIB have")
					.choices(["standard", "virtual-tiff", "imagecodecs", "gribberish"])
					.default("standard"),
			)
			.addOption(
				new Option(
					"--paths <form>",
					"JSON: local files named as seen from the folder of the output (the default with one), or by their full paths",
				).choices(["relative", "absolute"]),
			)
			.option("--record-size <count>", "Parquet: references in a file, at most 100000 by default", countArgument),
	);
}

/** Adds `--progress`. */
export function addProgressOption(command: Command): Command {
	return command.addOption(
		new Option("--progress <form>", "a bar on a terminal (auto), a line of JSON for each event, or none")
			.choices(["auto", "json", "none"])
			.default("auto"),
	);
}

/** A positive whole number. */
export function countArgument(text: string): number {
	const count = Number(text);
	if (!Number.isSafeInteger(count) || count < 1) throw new InvalidArgumentError("A positive whole number is needed.");
	return count;
}
