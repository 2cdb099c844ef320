/** Values as text, for tables. */
import { type DecodedArray, decode } from "mirazarr";
import type { CallContext } from "./engine.ts";
import { type RuleFacts, rulesOf } from "./plane.ts";
import { enabledBits, type SwitchedRules } from "./switched-rules.ts";

/** A part of an array: rows and columns along two dimensions, or rows alone. */
export type TableRequest = {
	store: string;
	path: string;
	rows: { axis: number; start: number; stop: number } | undefined;
	columns: { axis: number; start: number; stop: number } | undefined;
	at: readonly number[];
	switched: SwitchedRules;
};

/** Cells as text. */
export type TableBlock = {
	/** Row by row. */
	texts: string[];
	/** The number of the rule that makes a cell missing, from 1; 0 where it is there. */
	reasons: Uint8Array;
	rules: RuleFacts[];
	/** Names of the members where elements are structs: they are columns then. */
	members: string[] | undefined;
};

/** A block of a table. */
export async function tableBlock(
	{ store: name, path, rows, columns, at, switched }: TableRequest,
	{ engine, signal }: CallContext,
): Promise<TableBlock> {
	const store = await engine.store(name);
	const { shape } = store.array(path).description;
	const selection = shape.map((_, d) => {
		if (d === rows?.axis) return { start: rows.start, stop: rows.stop };
		if (d === columns?.axis) return { start: columns.start, stop: columns.stop };
		return at[d] ?? 0;
	});
	const decoded = await decode(store, path, { ...OPTIONS, selection, signal });
	const { rules, reasons } = reasonsOf(decoded, switched);
	const { texts, members } = elementTexts(decoded);
	const isTurned = rows !== undefined && columns !== undefined && rows.axis > columns.axis;
	if (!isTurned) return { texts, reasons, rules, members };
	const [height, width] = [rows.stop - rows.start, columns.stop - columns.start];
	const turned = <T>(values: ArrayLike<T>): T[] =>
		Array.from({ length: height * width }, (_, i) => values[(i % width) * height + Math.floor(i / width)] as T);
	return { texts: turned(texts), reasons: Uint8Array.from(turned(reasons)), rules, members };
}

const OPTIONS = { missing: "validity", reasons: "all", mask: "netcdf" } as const;

function reasonsOf(
	{ reasons: told }: DecodedArray,
	switched: SwitchedRules,
): { rules: RuleFacts[]; reasons: Uint8Array } {
	const rules = rulesOf(told);
	const enabled = enabledBits(rules, switched);
	const reasons = Uint8Array.from(told?.all?.bits ?? [], (held) => {
		const on = held & enabled;
		return on === 0 ? 0 : 32 - Math.clz32(on & -on);
	});
	return { rules, reasons };
}

/** The first elements of an array as text; single characters are joined. Times are dates. */
export async function texts(
	{ store: name, path, most, switched }: { store: string; path: string; most: number; switched: SwitchedRules },
	{ engine, signal }: CallContext,
): Promise<Omit<TableBlock, "members"> & { total: number }> {
	const store = await engine.store(name);
	const { shape, dataType } = store.array(path).description;
	// Characters along the last dimension are one text.
	const isJoined = dataType.kind === "text" && dataType.itemBytes === 1 && shape.length > 0;
	const outer = isJoined ? shape.slice(0, -1) : shape;
	const total = outer.reduce((product, length) => product * length, 1);
	const inner = outer.slice(1).reduce((product, length) => product * length, 1);
	const selection = outer.length === 0 ? [] : [{ start: 0, stop: Math.max(1, Math.floor(most / inner)) }];
	const decoded = await decode(store, path, { ...OPTIONS, selection, characters: "joined", times: "iso", signal });
	const { texts: all, members } = elementTexts(decoded);
	const lines = members === undefined ? all : structLines(all, members);
	return { texts: lines.slice(0, most), ...reasonsOf(decoded, switched), total };
}

function structLines(all: readonly string[], members: readonly string[]): string[] {
	return Array.from({ length: all.length / members.length }, (_, i) =>
		members.map((name, m) => `${name}: ${all[i * members.length + m]}`).join(", "),
	);
}

function elementTexts({ data, dataType }: DecodedArray): { texts: string[]; members: string[] | undefined } {
	if (ArrayBuffer.isView(data)) {
		if (dataType.startsWith("complex")) {
			const parts = data as Float64Array;
			return {
				texts: Array.from(
					{ length: parts.length / 2 },
					(_, i) => `${numberText(parts[2 * i] as number, data)} + ${numberText(parts[2 * i + 1] as number, data)}i`,
				),
				members: undefined,
			};
		}
		if (dataType === "bool")
			return { texts: Array.from(data as Uint8Array, (value) => (value ? "true" : "false")), members: undefined };
		return { texts: Array.from(data as Float64Array, (value) => numberText(value, data)), members: undefined };
	}
	const first = data.find((value) => value !== null);
	if (isStruct(first)) {
		const members = Object.keys(first);
		return {
			texts: data.flatMap((value) => members.map((name) => memberText(isStruct(value) ? value[name] : null))),
			members,
		};
	}
	return { texts: data.map(memberText), members: undefined };
}

function isStruct(value: unknown): value is Record<string, unknown> {
	return typeof value === "object" && value !== null && !ArrayBuffer.isView(value) && !Array.isArray(value);
}

function memberText(value: unknown): string {
	if (value === null || value === undefined) return "";
	if (typeof value === "string") return value;
	if (value instanceof Uint8Array)
		return `0x${Array.from(value, (byte) => byte.toString(16).padStart(2, "0")).join("")}`;
	if (typeof value === "number" || typeof value === "bigint") return String(value);
	return JSON.stringify(value, (_, inner) =>
		typeof inner === "bigint" ? String(inner) : ArrayBuffer.isView(inner) ? Array.from(inner as Uint8Array) : inner,
	);
}

/** The fewest digits that mean the same number of its type. */
function numberText(value: number | bigint, data: ArrayBufferView): string {
	if (typeof value === "number" && data instanceof Float32Array && !Number.isInteger(value))
		for (let digits = 6; digits <= 9; digits++) {
			const text = value.toPrecision(digits);
			if (Math.fround(Number(text)) === value) return String(Number(text));
		}
	return String(value);
}
