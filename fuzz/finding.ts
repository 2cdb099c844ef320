import type { Failure } from "./exercise.ts";

/** Something that must not happen, and the case with which it does. */
export type Finding = {
	id: string;
	format: string;
	kind: Failure["kind"] | "slow" | "hang" | "memory" | "death";
	/** What was under way. */
	during: string;
	text: string;
	stack: string;
};

/** Findings with the same signature are one bug: of errors by where they were thrown, else by the file they were made of. */
export function signatureOf({ kind, during, text, stack, id }: Finding): string {
	const frames = [...stack.matchAll(/^\s+at (?:async )?([^\s(]+).*?([\w.-]+\.ts):(\d+)/gm)].slice(0, 3);
	if (frames.length > 0) return [kind, ...frames.map(([, name, file]) => `${name} ${file}`)].join(" | ");
	return kind === "untyped" || kind === "nonsense"
		? [kind, during, text.replace(/\d+|"[^"]*"/g, "")].join(" | ")
		: [kind, id.replace(/#.*/, "")].join(" | ");
}
