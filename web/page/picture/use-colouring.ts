/** How the values of a plane are coloured, by what the reader chose. */
import type { ReadonlySignal } from "@preact/signals";
import { useEffect, useRef, useState } from "preact/hooks";
import type { RuleFacts } from "../../engine/plane.ts";
import { enabledBits } from "../../engine/switched-rules.ts";
import { call, isAbort } from "../engine-client.ts";
import { viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import { centredRange, scaleNumbers, type ValueRange } from "./colour-scale.ts";
import type { Colouring } from "./painter.ts";
import type { SupplyState } from "./tile-supply.ts";
import type { Plane } from "./use-plane.ts";

/** The colour map that is used where none is chosen. */
export const USUAL_COLOURS = "viridis";

/** Shares of the values that are outside of the colours where nothing else is chosen. */
export const USUAL_PERCENTILES = { low: 2, high: 98 } as const;

/** The colours of a plane, and the range that they span. */
export type PlaneColours = {
	colouring: Colouring;
	/** Of the values of the first band; undefined for palettes. */
	range: ValueRange | undefined;
	/** All colour maps. */
	maps: Readonly<Record<string, Uint8Array>>;
	/** Takes the range of what is in view now. */
	fit(): void;
};

/** What is in view, which ranges are taken of, and its rules. */
export type ColourSource = { state: ReadonlySignal<SupplyState>; rules: ReadonlySignal<readonly RuleFacts[]> };

/** The colours of a plane; undefined until its range is known. */
export function useColouring(plane: Plane, supply: ColourSource): PlaneColours | undefined {
	const maps = useCall("colourMaps", {}).value ?? undefined;
	const [ranges, fit] = useRanges(plane, supply);
	const { colours, scaling } = viewState.value;
	const tables = useRef(new Map<string, Uint8Array>());
	const { own } = plane.outline;
	if (maps === undefined) return undefined;
	if (own?.kind === "palette" && colours === undefined)
		return { colouring: { kind: "palette", table: own.colours }, range: undefined, maps, fit };
	if (ranges === undefined) return undefined;
	if (plane.rgb !== undefined) return { colouring: { kind: "rgb", ranges }, range: ranges[0], maps, fit };
	const name = colours ?? USUAL_COLOURS;
	const isDiverging = name.startsWith("diverging");
	const [first = [0, 1] as const] = ranges;
	const range = isDiverging && viewState.value.span?.kind !== "values" ? centredRange(first) : first;
	const table = tableOf(tables.current, maps, name);
	return { colouring: { kind: "scale", table, scale: scaleNumbers(scaling, range) }, range, maps, fit };
}

/** The table of a colour map; with `_r` it goes the other way. Tables are made once, as painters know them by their identity. */
function tableOf(known: Map<string, Uint8Array>, maps: Readonly<Record<string, Uint8Array>>, name: string): Uint8Array {
	const found = known.get(name);
	if (found !== undefined) return found;
	const forward = maps[name.replace(/_r$/, "")] ?? (maps[USUAL_COLOURS] as Uint8Array);
	const table = name.endsWith("_r") ? reversed(forward) : forward;
	known.set(name, table);
	return table;
}

/** The same colours from the last to the first. */
export function reversed(table: Uint8Array): Uint8Array {
	const count = table.length / 3;
	return Uint8Array.from(table, (_, i) => table[3 * (count - 1 - Math.floor(i / 3)) + (i % 3)] as number);
}

/** Ranges of the bands: typed ones, those of an image's own colours, or percentiles of what is in view when they are asked for. */
function useRanges(plane: Plane, supply: ColourSource): [ranges: readonly ValueRange[] | undefined, fit: () => void] {
	const { span, off } = viewState.value;
	const [found, setFound] = useState<{ key: string; ranges: readonly ValueRange[] }>();
	const [fits, setFits] = useState(0);
	const { low, high } = span?.kind === "percentiles" ? span : USUAL_PERCENTILES;
	const { store, bands } = plane.source;
	const key = JSON.stringify([store, plane.facts.path, plane.plane, bands, low, high, fits]);
	const state = supply.state.value;
	const isReady = state.kind === "ready";
	const brightest = plane.rgb?.brightest;
	const isGiven = span?.kind === "values" || brightest !== undefined;
	useEffect(() => {
		if (state.kind !== "ready" || found?.key === key || isGiven) return;
		const controller = new AbortController();
		const { levels: _, ...place } = plane.source;
		call(
			"percentiles",
			{
				choice: { ...place, level: state.level },
				rect: state.rect,
				low,
				high,
				enabled: enabledBits(supply.rules.value, off),
			},
			{ signal: controller.signal },
		).then(
			(answer) => setFound({ key, ranges: answer.map((range) => range ?? [0, 1]) }),
			(error) => {
				if (!isAbort(error)) setFound({ key, ranges: [[0, 1]] });
			},
		);
		return () => controller.abort();
		// A range holds until another is asked for: colours stay comparable while positions change.
	}, [key, isReady, isGiven]);
	const fit = (): void => setFits((count) => count + 1);
	if (span?.kind === "values") return [[0, 1, 2].map(() => [span.min, span.max] as const), fit];
	if (brightest !== undefined) return [[0, 1, 2].map(() => [0, brightest] as const), fit];
	// Until the new one is there, the one before serves for the same array.
	const isSame = found !== undefined && (found.key === key || sameArray(found.key, key));
	return [isSame ? found.ranges : undefined, fit];
}

function sameArray(a: string, b: string): boolean {
	const [first, second] = [JSON.parse(a), JSON.parse(b)] as unknown[][];
	return JSON.stringify(first?.slice(0, 4)) === JSON.stringify(second?.slice(0, 4));
}
