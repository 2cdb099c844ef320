/** Several files: compared, joined, and taken away. What the gauges measured is laid down in samples/make.py. */
import { decode } from "mirazarr";
import { describe, expect, it } from "vitest";
import { openJoined } from "../../web/engine/join.ts";
import { formatMany, type JoinChoice, type ManyChoice, PLAIN_JOIN, parseMany } from "../../web/engine/join-choice.ts";
import { preflight } from "../../web/engine/preflight.ts";
import { kerchunk } from "../../web/engine/takeaway.ts";
import { dropped, engineContext } from "./engine-context.ts";

const SOURCES = ["gauge-2023.nc", "gauge-2024.nc", "gauge-2025.nc"].map(dropped);
const ALL: JoinChoice = { ...PLAIN_JOIN, policies: ["convertTime", "derive"] };

describe("files that differ", () => {
	it("are refused, with what differs in red and what it takes", async () => {
		const { variables, verdict, dimensions } = await preflight(
			{ sources: SOURCES, choice: PLAIN_JOIN },
			engineContext(),
		);
		expect(dimensions).toEqual(["time"]);
		const level = variables.find(({ name }) => name === "level");
		expect(level?.cells.map(({ state }) => state)).toEqual(["first", "refused", "refused"]);
		expect(level?.cells[1]?.differences).toContainEqual({
			property: "scale factor",
			value: "0.001 (float64)",
			firstValue: "0.01 (float64)",
			isRefused: true,
		});
		expect(variables.find(({ name }) => name === "time")?.isCoordinate).toBe(true);
		expect(verdict).toMatchObject({
			kind: "refused",
			message: "2 files differ from the first, and combining them would change what values mean.",
			solution: { policies: ["convertTime", "derive"], join: "exact", drop: [] },
		});
	});

	it("fit once that is done: what differs is amber", async () => {
		const { variables, verdict } = await preflight({ sources: SOURCES, choice: ALL }, engineContext());
		expect(verdict).toMatchObject({ kind: "fits", dimensions: [{ name: "time", length: 11 }] });
		expect(variables.flatMap(({ cells }) => cells.map(({ state }) => state))).not.toContain("refused");
		expect(variables.find(({ name }) => name === "level")?.cells[1]?.state).toBe("differs");
	});

	it("are one store, also if they were dropped one after the other", async () => {
		const context = engineContext();
		const tree = await openJoined({ store: "joined", sources: SOURCES, choice: ALL }, context);
		expect(tree.first).toBe("/level");
		const { data } = await decode(await context.engine.store("joined"), "/level");
		const metres = [1.52, Number.NaN, 0.87, 1.1, 1.483, 1.266, -0.999, Number.NaN, 1.501, 1.32, 0.911];
		expect(Array.from(data as Float64Array, (value) => Number(value.toFixed(3)))).toEqual(metres);
	});

	it("become groups where that is chosen", async () => {
		const choice: JoinChoice = { ...PLAIN_JOIN, policies: ["convertTime", "split"] };
		const tree = await openJoined({ store: "joined", sources: SOURCES, choice }, engineContext());
		expect(tree.nodes.flatMap((node) => (node.kind === "group" ? [node.path] : []))).toEqual(["/era_1", "/era_2"]);
	});

	it("are compared without one that cannot be opened, and refused with its name", async () => {
		const broken = { store: "file:x.nc", place: { kind: "dropped", root: "x.nc", files: [] } } as const;
		const { files, variables, verdict } = await preflight(
			{ sources: [...SOURCES, broken], choice: ALL },
			engineContext(),
		);
		expect(files.map(({ failure }) => failure === undefined)).toEqual([true, true, true, false]);
		expect(variables[0]?.cells).toHaveLength(3);
		expect(verdict).toMatchObject({ kind: "refused", message: expect.stringContaining("x.nc") });
	});

	it("offer their groups where there is nothing else", async () => {
		const { groups } = await preflight({ sources: [dropped("forecast.grib2")], choice: PLAIN_JOIN }, engineContext());
		expect(groups).toEqual(["/surface/instant", "/heightAboveGround/instant"]);
	});
});

it("references name dropped files as they are called", async () => {
	const context = engineContext();
	const choice: JoinChoice = { ...PLAIN_JOIN, policies: ["convertTime"], along: "time" };
	await openJoined({ store: "joined", sources: SOURCES.slice(1), choice }, context);
	const { json, zarrFormat } = await kerchunk({ store: "joined", paths: "relative" }, context);
	const { refs } = JSON.parse(new TextDecoder().decode(json));
	expect(zarrFormat).toBe(2);
	expect(Object.values(refs).flatMap((value) => (Array.isArray(value) ? [value[0]] : []))).toEqual(
		expect.arrayContaining(["gauge-2024.nc", "gauge-2025.nc"]),
	);
});

it("the address says what is chosen", () => {
	const choices: ManyChoice[] = [
		{ kind: "joined", choice: PLAIN_JOIN },
		{
			kind: "joined",
			choice: { along: "a+b:c", policies: ["derive"], join: "outer", drop: ["x y", "z"], group: "/g" },
		},
		{ kind: "single", number: 2 },
	];
	for (const choice of choices) expect(parseMany(formatMany(choice))).toEqual(choice);
	expect(parseMany(undefined)).toBeUndefined();
	expect(parseMany("nonsense")).toBeUndefined();
});
