import { type Diagnostic, VirtualDataset } from "mirazarr";
import type { Difference, DifferenceProperty, Policy, PreflightReport, Solution } from "mirazarr/dataset";
import type { CallContext } from "./engine.ts";
import { type JoinChoice, POLICY_NAMES } from "./join-choice.ts";
import { commonRegistry, type FileDataset, groupsOf, messageOf, type NamedPlace, openDatasets } from "./many-files.ts";

/** What is to be compared, and how it would be joined. */
export type PreflightRequest = { sources: readonly NamedPlace[]; choice: JoinChoice };

/** A variable in a file, beside the same variable in the first file that has it. */
export type MatrixCell = {
	/** `differs`: but not so that joining would change a value; `refused`: so that it would. */
	state: "first" | "same" | "differs" | "refused" | "absent";
	differences: { property: string; value: string; firstValue: string; isRefused: boolean }[];
	/** Everything that is compared, in words. */
	facts: { property: string; value: string }[];
};

/** How several files compare, and whether they can be joined. */
export type Preflight = {
	/** In the order of the sources; `number` is that of the column in the matrix, for those that are open. */
	files: { store: string; failure: { message: string; hint: string | undefined } | undefined }[];
	/** For each variable a cell a file that is open. */
	variables: { name: string; isCoordinate: boolean; cells: MatrixCell[] }[];
	/** Along which files can be joined in the order given. */
	dimensions: string[];
	/** Groups that can be chosen, where files have nothing at their root. */
	groups: string[];
	verdict:
		| { kind: "fits"; dimensions: { name: string; length: number }[]; diagnostics: readonly Diagnostic[] }
		| { kind: "refused"; message: string; hint: string | undefined; solution: Partial<JoinChoice> | undefined };
};

/** Compares files, and tries to join them. Nothing is read but headers and coordinates. */
export async function preflight({ sources, choice }: PreflightRequest, context: CallContext): Promise<Preflight> {
	const library = await import("mirazarr/dataset");
	const opened = await openDatasets(sources, choice, context);
	const datasets = opened.flatMap((file) => (file.kind === "open" ? [file.dataset] : []));
	const report = library.preflight(datasets);
	const { verdict, refused } = await tryJoin(sources, opened, choice, context);
	const groups = await Promise.all(
		opened.map(async ({ store }) => (context.engine.has(store) ? groupsOf(await context.engine.store(store)) : [])),
	);
	return {
		files: opened.map((file) => ({
			store: file.store,
			failure: file.kind === "failed" ? messageOf(file.error) : undefined,
		})),
		variables: Object.keys(report.variables).map((name) => ({
			name,
			isCoordinate: datasets.some(({ coordinateNames }) => coordinateNames.has(name)),
			cells: datasets.map(({ url }, number) => cellOf(name, url, number, report, refused, library.PROPERTY_WORDS)),
		})),
		dimensions: [...new Set(datasets.flatMap((dataset) => [...dataset.dimensions.keys()]))],
		groups: [...new Set(groups.flat())],
		verdict,
	};
}

type Words = { readonly [property in DifferenceProperty]: string };

function cellOf(
	name: string,
	url: string,
	number: number,
	{ variables, differences }: PreflightReport,
	refused: readonly Difference[],
	words: Words,
): MatrixCell {
	const facts = variables[name]?.[number] ?? null;
	const isFirst = variables[name]?.findIndex((own) => own !== null) === number;
	const isThis = (one: Difference): boolean => one.variable === name && one.file === url;
	const key = ({ property }: Difference): string => property;
	const stopping = refused.filter(isThis);
	const found = new Map([...differences.filter(isThis), ...stopping].map((one) => [key(one), one]));
	const own = [...found.values()].map((one) => ({
		property: words[one.property],
		value: one.value,
		firstValue: one.firstValue,
		isRefused: stopping.some((other) => key(other) === key(one)),
	}));
	const isRefused = own.some((one) => one.isRefused);
	return {
		state: isRefused ? "refused" : facts === null ? "absent" : isFirst ? "first" : own.length > 0 ? "differs" : "same",
		differences: own,
		facts: Object.entries(facts ?? {}).flatMap(([property, value]) =>
			value === null ? [] : [{ property: words[property as DifferenceProperty], value }],
		),
	};
}

async function tryJoin(
	sources: readonly NamedPlace[],
	opened: readonly FileDataset[],
	choice: JoinChoice,
	context: CallContext,
): Promise<{ verdict: Preflight["verdict"]; refused: readonly Difference[] }> {
	const { CombineError } = await import("mirazarr/dataset");
	try {
		const joined = await joinDatasets(sources, opened, choice, context);
		const dimensions = joined instanceof VirtualDataset ? joined.dimensions : new Map<string, number>();
		const { diagnostics } = joined instanceof VirtualDataset ? joined : joined.dataset;
		return {
			verdict: {
				kind: "fits",
				dimensions: Array.from(dimensions, ([name, length]) => ({ name, length })),
				diagnostics,
			},
			refused: [],
		};
	} catch (error) {
		context.signal.throwIfAborted();
		const { message, hint } = messageOf(error);
		const isDifferent = error instanceof CombineError;
		return {
			verdict: {
				kind: "refused",
				// The differences themselves are in the matrix.
				message: isDifferent ? (message.split("\n")[0] ?? message).replace(/:$/, ".") : message,
				hint: isDifferent ? undefined : hint,
				solution: isDifferent && error.solution !== undefined ? asChoice(error.solution, choice) : undefined,
			},
			refused: isDifferent ? error.differences : [],
		};
	}
}

function asChoice({ policy, join, drop }: Solution, choice: JoinChoice): Partial<JoinChoice> {
	const isNamed = (name: Policy): boolean => (policy as readonly string[]).includes(name);
	return {
		policies: POLICY_NAMES.filter(isNamed),
		join: join ?? choice.join,
		drop: [...new Set([...choice.drop, ...drop])],
	};
}

/** Joins what is open, as it was chosen. */
export async function joinDatasets(
	sources: readonly NamedPlace[],
	opened: readonly FileDataset[],
	{ along, policies, join }: JoinChoice,
	{ signal }: CallContext,
): ReturnType<typeof import("mirazarr/dataset")["combineDatasets"]> {
	const failed = opened.find((file) => file.kind === "failed");
	if (failed?.kind === "failed") throw failed.error;
	const datasets = opened.flatMap((file) => (file.kind === "open" ? [file.dataset] : []));
	const registry = commonRegistry(sources, datasets);
	const { combineDatasets } = await import("mirazarr/dataset");
	return combineDatasets(
		datasets.map((dataset) => dataset.with({ registry })),
		{ ...(along === undefined ? {} : { combine: "nested", concatDim: along }), policy: policies, join, signal },
	);
}
