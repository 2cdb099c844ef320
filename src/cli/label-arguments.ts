import { type Command, InvalidArgumentError, Option } from "commander";
import type { ManifestStore } from "../manifest/manifest-store.ts";
import { type LabelRequest, selectLabels } from "../read/labels/select-labels.ts";
import { parseSelection, type Selection } from "../read/selection.ts";
import { repeatable } from "./reading-options.ts";

/** A place that a user names: positions, one a dimension, or labels of coordinates. */
export type PlaceArgument = { kind: "positions"; positions: number[] } | { kind: "labels"; requests: LabelRequest[] };

/** Reads `0,6,10`, or `lat=10.2,lon=-30,time=2020-07-01`. */
export function parsePlace(text: string): PlaceArgument {
	if (text.includes("=")) return { kind: "labels", requests: parseLabels(text, "nearest") };
	const positions = text
		.replace(/^\[|\]$/g, "")
		.split(",")
		.map(positionOf);
	return { kind: "positions", positions };
}

function positionOf(text: string): number {
	const position = Number(text);
	if (text.trim() === "" || !Number.isInteger(position))
		throw new InvalidArgumentError(`"${text}" is not a position. Write 0,6,10, or lat=10.2,lon=-30.`);
	return position;
}

function parseLabels(text: string, method: LabelRequest["method"]): LabelRequest[] {
	return text.split(",").map((part) => {
		const [name = "", ...label] = part.split("=");
		if (label.length === 0 || name.trim() === "")
			throw new InvalidArgumentError(`"${part}" is not a label. Write name=value, such as lat=10.2.`);
		return { name: name.trim(), label: label.join("=").trim(), method };
	});
}

/** What a command takes that selects by labels. */
export type LabelArguments = { at?: PlaceArgument; sel: LabelRequest[]; tolerance?: number };

/** Adds `--at` and `--tolerance`. */
export function addPlaceOptions(command: Command): Command {
	return command
		.addOption(
			new Option(
				"--at <place>",
				"the nearest position by coordinates, such as lat=10.2,lon=-30,time=2020-07-01",
			).argParser(parsePlace),
		)
		.addOption(
			new Option("--tolerance <distance>", "how far the nearest may be, in the units of the coordinate").argParser(
				toleranceArgument,
			),
		);
}

/** Adds `--sel`. */
export function addSelectOption(command: Command): Command {
	const select = repeatable("--sel <range>", "a value or a range by coordinates, such as lat=30:50 or time=2020-07");
	return command.addOption(
		select.argParser((text: string, before: LabelRequest[]) => [...before, ...parseLabels(text, "select")]),
	);
}

function toleranceArgument(text: string): number {
	const tolerance = Number(text);
	if (text.trim() === "" || !(tolerance >= 0)) throw new InvalidArgumentError("A tolerance is a number of at least 0.");
	return tolerance;
}

/** The selection that the arguments make: positions and slices as they are, labels looked up. */
export async function selectionOf(
	store: ManifestStore,
	variable: string,
	positions: Selection | undefined,
	{ at, sel, tolerance }: LabelArguments,
	signal: AbortSignal,
): Promise<Selection | undefined> {
	const requests = [...(at?.kind === "labels" ? at.requests : []), ...sel];
	if (requests.length === 0) return at?.kind === "positions" ? at.positions : positions;
	if (positions !== undefined || at?.kind === "positions")
		throw new InvalidArgumentError("Give either positions or labels, not both.");
	return selectLabels(store, variable, requests, { tolerance, signal });
}

/** A selection by positions and slices: what cannot be read is a mistake of usage, unlike what does not fit the file. */
export function parseSelectionArgument(text: string): Selection {
	try {
		return parseSelection(text);
	} catch (error) {
		throw new InvalidArgumentError(error instanceof Error ? error.message : String(error));
	}
}
