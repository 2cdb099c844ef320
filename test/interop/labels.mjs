// node test/interop/labels.mjs: does a dataset select by label, by position and at points what xarray selects?
//
// Files of the corpus that xarray opens, and axes that are drawn with seeds: ascending, descending, float32, uneven, with duplicates, in no
// order, longitudes, with missing values, names, times of six calendars. labels.py makes random calls of isel, sel and points and writes down
// what xarray made of them: positions along every dimension, decoded values, or that it raised. Ours must be the same. Where it is another on
// purpose (docs/divergences.md), DIFFERENCES has the kind by name, and what must hold for it to be of that kind.
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { corpusEntries } from "./drawn-files.mjs";
import { findPython } from "./python.mjs";

const root = fileURLToPath(new URL("../../", import.meta.url));
const project = process.env.MIRAZARR_PROJECT ?? root;
const LEAST_FILES = 200;
const LEAST_CALLS = 2500;
/** Drawn of each format: more than are needed, because xarray does not open them all. */
const DRAWN = { netcdf3: 120, netcdf4: 185, hdf5: 40, zarr: 60 };
const POSITION = "position_along_";
/** Arrays that we read otherwise on purpose, with the reasons. */
const KNOWN = JSON.parse(await readFile(new URL("known-differences.json", import.meta.url), "utf8"));

function chooseFiles() {
	const hash = ({ name }) => createHash("sha256").update(name).digest("hex");
	const match = new RegExp(process.env.MIRAZARR_MATCH ?? "");
	const all = corpusEntries(root)
		.filter(({ name }) => match.test(name))
		.sort((a, b) => (hash(a) < hash(b) ? -1 : 1));
	return Object.entries(DRAWN).flatMap(([format, count]) => {
		const files = all.filter((file) => file.format === format);
		return process.argv.includes("--all") ? files : files.slice(0, count);
	});
}

/** A label as our calls take it. */
function labelOf(json, call, isListed = false) {
	if (json === null || typeof json !== "object") return json;
	if ("moment" in json) return isListed ? textOf(json) : momentOf(json);
	if ("list" in json) return json.list.map((one) => labelOf(one, call, true));
	const [start, stop, step] = json.range;
	return call === "isel" ? { start, stop, step } : { start: labelOf(start), stop: labelOf(stop), step };
}

function textOf({ moment }) {
	return moment.replace(/(\.\d*?)0*$/, "$1").replace(/\.$/, "");
}

/** A `Date`, which is a moment and no period; as text where `Date` has no such moment, as on the 30th of February. */
function momentOf(json) {
	const text = textOf(json);
	const date = new Date(`${text}Z`);
	const isThere = !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
	return isThere ? date : text;
}

async function ours(dataset, { call, labels, options, xarray: theirs, swapped }, variables, changed = {}) {
	const own = Object.fromEntries(Object.entries(labels).map(([name, label]) => [name, labelOf(label, call)]));
	try {
		const found = call === "isel" ? dataset.isel(own) : await dataset[call](own, { ...options, ...changed });
		const result = { positions: {}, values: {} };
		for (const name of found.variables.keys()) {
			if (!name.startsWith(POSITION)) continue;
			const variable = found.variable(name);
			result.positions[name.slice(POSITION.length)] = {
				dims: [...variable.dimensions],
				values: Array.from((await variable.values()).data),
			};
		}
		for (const name of variables) {
			const variable = found.variable(name);
			const { dimensions, shape } = variable;
			const value = { dims: [...dimensions], shape: [...shape] };
			// Large ones, and what netCDF-C cannot read, were not read there either.
			const isRead = (theirs.values ?? swapped?.values)?.[name]?.data !== undefined;
			if (isRead) value.data = Array.from((await variable.decode()).data, plain);
			result.values[name] = value;
		}
		return result;
	} catch (error) {
		if (error.name !== "MiraError") throw error;
		return { error: `${error.code}: ${error.message}` };
	}
}

function plain(value) {
	const number = Number(value);
	if (Number.isNaN(number)) return null;
	return Number.isFinite(number) ? number : number > 0 ? "inf" : "-inf";
}

/** What differs between two results; undefined if nothing does. */
function difference(own, theirs) {
	if ("error" in own !== "error" in theirs) return `ours ${short(own)}, xarray ${short(theirs)}`;
	if ("error" in own) return undefined;
	for (const [name, { dims, values }] of Object.entries(theirs.positions)) {
		const mine = own.positions[name];
		if (JSON.stringify(mine) !== JSON.stringify({ dims, values }))
			return `positions along ${name}: ours ${JSON.stringify(mine)}, xarray ${JSON.stringify({ dims, values })}`;
	}
	for (const [name, { dims, shape, data }] of Object.entries(theirs.values)) {
		const mine = own.values[name];
		if (JSON.stringify([mine.dims, mine.shape]) !== JSON.stringify([dims, shape]))
			return `${name} is [${mine.dims}] of [${mine.shape}], not [${dims}] of [${shape}]`;
		const at = mine.data === undefined ? -1 : (data?.findIndex((value, i) => !isEqual(value, mine.data[i])) ?? -1);
		if (at >= 0) return `value ${at} of ${name} is ${mine.data[at]}, not ${data[at]}`;
	}
	return undefined;
}

/** xarray may unpack in float32 what we unpack in float64. */
function isEqual(a, b) {
	if (a === b || Object.is(a, b)) return true;
	return (
		typeof a === "number" && typeof b === "number" && Math.abs(a - b) <= 2 ** -22 * Math.max(Math.abs(a), Math.abs(b))
	);
}

function short(result) {
	return "error" in result ? result.error : JSON.stringify(result.positions).slice(0, 200);
}

/** What is known about the one axis of a `sel`. */
function axisOf({ labels, call }, axes) {
	const names = Object.keys(labels);
	return call === "sel" && names.length === 1
		? { name: names[0], ...axes[names[0]], label: labels[names[0]] }
		: undefined;
}

function positionsAlong({ name }, result) {
	return result.positions?.[name]?.values ?? [];
}

function listedNumbers(label) {
	return label !== null && typeof label === "object" ? (label.list ?? label.range?.slice(0, 2) ?? []) : [label];
}

const turned = (from, to) => {
	const rest = (((to - from) % 360) + 360) % 360;
	return Math.min(rest, 360 - rest);
};

/**
 * Differences on purpose, by name; each says when a difference is of its kind. `own` and `theirs` are the results, `again` makes our
 * call with other options.
 */
const DIFFERENCES = {
	/** xarray gives the end of an axis, however far a label is; with a tolerance of Infinity so do we. */
	"beyond the axis": async ({ call, own, theirs, again }) =>
		call.options.method === "nearest" &&
		call.options.tolerance === undefined &&
		"error" in own &&
		/lies outside|nearest place/.test(own.error) &&
		difference(await again({ tolerance: Number.POSITIVE_INFINITY }), theirs) === undefined,
	/** A range holds both ends whichever comes first: what xarray gives for the ends in the order of the axis. */
	"either end first": async ({ call, own, axis }) =>
		call.swapped !== undefined && axis?.order !== "mixed" && difference(own, call.swapped) === undefined,
	/** xarray refuses ranges of dates on times that go down, or finds nothing; ours are those inside. */
	"times that go down": async ({ own, theirs, axis }) => {
		if (axis?.kind !== "time" || axis.order !== "descending" || axis.label?.range === undefined) return false;
		return !("error" in own) && positionsAlong(axis, theirs).length === 0 && isInside(own, axis);
	},
	/** Longitudes go round: what we found is at least as near on the circle, and for ranges it lies inside. */
	seam: async ({ call, own, theirs, axis, isLongitude }) => {
		if (axis === undefined || !isLongitude(axis.name) || "error" in own) return false;
		const found = positionsAlong(axis, own).map((i) => axis.values[i]);
		if (axis.label?.range !== undefined) {
			const [from, to] = axis.label.range;
			if (from === null || to === null) return false;
			const width = to >= from ? to - from : (((to - from) % 360) + 360) % 360;
			const slack = axis.dtype === "float32" ? 1e-4 : 0;
			const inside = axis.values.filter((v) => (((v - from) % 360) + 360) % 360 <= width + slack || width >= 360);
			const steps = axis.label.range[2] ?? 1;
			return Math.abs(found.length - Math.ceil(inside.length / steps)) <= (slack > 0 ? 1 : 0);
		}
		const wanted = listedNumbers(axis.label);
		const method = call.options.method;
		if (method === "pad" || method === "backfill")
			return wanted.some((w) => w < Math.min(...axis.values) || w > Math.max(...axis.values));
		const theirValues = positionsAlong(axis, theirs).map((i) => axis.values[i]);
		return wanted.every((w, i) => {
			const best = Math.min(...axis.values.map((v) => turned(w, v)));
			const isNearest = Math.abs(turned(w, found[i]) - best) < 1e-4;
			return isNearest && (theirValues.length === 0 || turned(w, found[i]) <= turned(w, theirValues[i]) + 1e-4);
		});
	},
	/** A time inside the period that a date names comes before a nearer one outside. */
	"a date is a period": async ({ call, own, axis }) => {
		if (axis?.kind !== "time" || call.options.method !== "nearest" || typeof axis.label !== "string") return false;
		return positionsAlong(axis, own).every((i) => axis.values[i].startsWith(axis.label));
	},
	/** Missing values have no place: xarray refuses methods and ranges of an axis that has some, or takes them into ranges. */
	"missing labels": async ({ call, own, axis, axes }) => {
		if ("error" in own) return false;
		if (call.call === "sel")
			return axis?.hasMissing === true && positionsAlong(axis, own).every((i) => axis.values[i] !== null);
		// Points are drawn from the values of an axis.
		const names = Object.keys(call.labels);
		if (call.call !== "points" || !names.some((name) => axes[name].hasMissing)) return false;
		return names.every((name) =>
			own.positions[name].values.every((i, p) => {
				const label = call.labels[name].list[p];
				return axes[name].values[i] === (label.moment ?? label);
			}),
		);
	},
	/** xarray takes dates as text with a method for the calendars of pandas alone. */
	"dates of calendars with a method": async ({ call, own, axis }) => {
		const { method } = call.options;
		if (axis?.dtype !== "object" || axis.kind !== "time" || method === undefined || typeof axis.label !== "string")
			return false;
		const { values, label, order } = axis;
		if (order === "mixed") return "error" in own;
		const isBefore = (method === "pad") === (order === "ascending");
		const [found] = positionsAlong(axis, own);
		const moment = `${label}${"0000-01-01T00:00:00.000000".slice(label.length)}`;
		const fitting = values.filter((value) => (isBefore ? value <= moment : value >= moment)).sort();
		if (method !== "nearest") return values[found] === (isBefore ? fitting.at(-1) : fitting[0]);
		const inside = values.filter((value) => value.startsWith(label)).sort();
		return found !== undefined && (inside.length === 0 || values[found] === inside[0]);
	},
	/** Names have no distance: xarray pads between sorted ones. */
	"names are not near": async ({ call, own, axis }) =>
		axis?.kind === "text" && call.options.method !== undefined && "error" in own,
	/** A period without a time beyond the ends of an axis that goes down in a calendar of its own is refused; xarray gives nothing. */
	"no such period": async ({ own, theirs, axis }) =>
		axis?.kind === "time" && axis.dtype === "object" && "error" in own && positionsAlong(axis, theirs).length === 0,
};

function isInside(own, axis) {
	const [from, to] = axis.label.range.map((end) => (end !== null && typeof end === "object" ? end.moment : end));
	const step = axis.label.range[2] ?? 1;
	const [low, high] = from !== null && to !== null && from > to ? [to, from] : [from, to];
	// On times that go down an open end is that of the axis: the first is the greatest.
	const [least, most] = from === null ? [to, null] : to === null ? [null, from] : [low, high];
	const positions = axis.values.flatMap((time, i) => {
		const isAbove = least === null || time >= least;
		const isBelow = most === null || time <= most || time.startsWith(most);
		return isAbove && isBelow ? [i] : [];
	});
	return JSON.stringify(positionsAlong(axis, own)) === JSON.stringify(positions.filter((_, i) => i % step === 0));
}

async function kindOf(facts) {
	for (const [name, holds] of Object.entries(DIFFERENCES)) if (await holds(facts)) return name;
	return undefined;
}

async function main() {
	const files = chooseFiles();
	const python = findPython(root);
	if ("problem" in python) {
		console.log(`skipped: ${python.problem}`);
		return process.env.CI || process.env.MIRAZARR_PYTHON ? 1 : 0;
	}
	const { openStore } = await import(pathToFileURL(join(project, "dist/node.js")).href);
	const { toVirtualDataset, LoadedVariable } = await import(pathToFileURL(join(project, "dist/dataset/index.js")).href);
	const folder = await mkdtemp(join(tmpdir(), "mirazarr-labels-"));
	const failures = [];
	const kinds = new Map();
	const left = new Map();
	const counts = new Map();
	try {
		const [list, drawn] = [join(folder, "files.json"), join(folder, "calls.json")];
		await writeFile(list, JSON.stringify(files));
		const script = fileURLToPath(new URL("labels.py", import.meta.url));
		const { status } = spawnSync(python.command, [script, list, folder, drawn], {
			stdio: ["ignore", "inherit", "ignore"],
		});
		if (status !== 0) return 1;
		for (const file of JSON.parse(await readFile(drawn, "utf8"))) {
			const leave = (why) => left.set(why, [...(left.get(why) ?? []), file.name]);
			const known = KNOWN.filter((one) => one.case === file.name);
			if (
				known.some(
					({ variables }) => variables === undefined || variables.some((name) => file.variables.includes(name)),
				)
			) {
				leave("values differ on purpose");
				continue;
			}
			let dataset;
			try {
				const store = await openStore(file.path);
				dataset = await toVirtualDataset(store);
			} catch (error) {
				leave(error.code ?? String(error));
				continue;
			}
			const isSame = Object.entries(file.sizes).every(([name, length]) => dataset.dimensions.get(name) === length);
			if (!isSame || !file.variables.every((name) => dataset.variables.has(name))) {
				leave("other names of dimensions or variables");
				continue;
			}
			const positions = Object.entries(file.sizes).map(([name, length]) => [
				POSITION + name,
				new LoadedVariable({ dimensionNames: [name], values: Int32Array.from({ length }, (_, i) => i) }),
			]);
			dataset = dataset.with({ variables: [...dataset.variables, ...positions] });
			const count = counts.get(file.format) ?? { files: 0, calls: 0, raised: 0 };
			counts.set(file.format, count);
			count.files++;
			const isLongitude = (name) =>
				/^degrees?_?e(ast)?$/i.test(dataset.variables.get(name)?.attributes.get("units")?.values[0] ?? "") ||
				/longitude|^lon$/i.test(
					`${name} ${dataset.variables.get(name)?.attributes.get("standard_name")?.values[0] ?? ""}`,
				);
			for (const call of file.calls) {
				count.calls++;
				if ("error" in call.xarray) count.raised++;
				const again = (changed) => ours(dataset, call, file.variables, changed);
				const own = await again({});
				if (own.error?.startsWith("unsupported-feature")) {
					leave("refused by name");
					count.calls--;
					continue;
				}
				const problem = difference(own, call.xarray);
				if (problem === undefined) continue;
				const axis = axisOf(call, file.axes);
				const kind = await kindOf({ call, own, theirs: call.xarray, axis, axes: file.axes, again, isLongitude });
				if (kind !== undefined) kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
				else
					failures.push(
						`${file.name} ${call.call} ${JSON.stringify(call.labels)} ${JSON.stringify(call.options)}: ${problem}`,
					);
			}
		}
	} finally {
		await rm(folder, { recursive: true });
	}
	for (const failure of failures.slice(0, 40)) console.log(failure);
	for (const [why, names] of left)
		console.log(`left out, ${why}: ${names.length} (${[...new Set(names)].slice(0, 3).join(", ")})`);
	for (const [format, count] of counts)
		console.log(
			`${format.padEnd(8)} ${count.files} files, ${count.calls} calls, ${count.raised} of which xarray refused`,
		);
	for (const name of Object.keys(DIFFERENCES)) console.log(`differs on purpose, ${name}: ${kinds.get(name) ?? 0}`);
	const sum = (key) => [...counts.values()].reduce((total, count) => total + count[key], 0);
	const differing = [...kinds.values()].reduce((a, b) => a + b, 0);
	console.log(
		`${sum("calls") - failures.length - differing} passed, ${failures.length} failed, ${differing} differ on purpose, in ${sum("files")} files`,
	);
	const fromCorpus = sum("files") - (counts.get("made")?.files ?? 0);
	if (
		process.env.MIRAZARR_MATCH === undefined &&
		files.length > 0 &&
		(fromCorpus < LEAST_FILES || sum("calls") < LEAST_CALLS)
	) {
		console.log(`too few: ${LEAST_FILES} files of the corpus and ${LEAST_CALLS} calls are to be compared`);
		return 1;
	}
	return failures.length === 0 ? 0 : 1;
}

process.exitCode = await main();
