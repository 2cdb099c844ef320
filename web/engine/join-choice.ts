/** What to do with files that differ, by the names of the library; `error` is doing nothing. */
export const POLICY_NAMES = ["convertTime", "derive", "split", "codecs"] as const;

/** One of them. */
export type PolicyName = (typeof POLICY_NAMES)[number];

/** What to do where coordinates along other dimensions differ. */
export const JOIN_NAMES = ["exact", "outer", "inner"] as const;

/** How several files are joined. */
export type JoinChoice = {
	/** The dimension along which files are joined as they are given; undefined for the order of their coordinates. */
	along: string | undefined;
	policies: readonly PolicyName[];
	join: (typeof JOIN_NAMES)[number];
	/** Variables that are left out. */
	drop: readonly string[];
	/** The group whose variables are joined; undefined for the root. */
	group: string | undefined;
};

/** Files that need nothing to be done. */
export const PLAIN_JOIN: JoinChoice = { along: undefined, policies: [], join: "exact", drop: [], group: undefined };

/** What several files are shown as: joined, or one of them alone. */
export type ManyChoice = { kind: "joined"; choice: JoinChoice } | { kind: "single"; number: number };

/** A choice as the address has it: `joined`, `joined,along:time,derive,join:outer,drop:x`, `file:2`. */
export function formatMany(many: ManyChoice): string {
	if (many.kind === "single") return `file:${many.number}`;
	const { along, policies, join, drop, group } = many.choice;
	return [
		"joined",
		...(along === undefined ? [] : [`along:${encodeURIComponent(along)}`]),
		...policies,
		...(join === "exact" ? [] : [`join:${join}`]),
		...drop.map((name) => `drop:${encodeURIComponent(name)}`),
		...(group === undefined ? [] : [`group:${encodeURIComponent(group)}`]),
	].join(",");
}

/** What the address says; undefined where nothing was chosen, or nothing that is understood. */
export function parseMany(text: string | undefined): ManyChoice | undefined {
	const [kind, ...parts] = text?.split(",") ?? [];
	const single = /^file:(\d+)$/.exec(kind ?? "");
	if (single !== null) return { kind: "single", number: Number(single[1]) };
	if (kind !== "joined") return undefined;
	const named = (name: string): string[] =>
		parts.flatMap((part) => (part.startsWith(`${name}:`) ? [decoded(part.slice(name.length + 1))] : []));
	return {
		kind: "joined",
		choice: {
			along: named("along")[0],
			policies: POLICY_NAMES.filter((name) => parts.includes(name)),
			join: JOIN_NAMES.find((name) => name === named("join")[0]) ?? "exact",
			drop: named("drop"),
			group: named("group")[0],
		},
	};
}

function decoded(text: string): string {
	try {
		return decodeURIComponent(text);
	} catch {
		return text;
	}
}
