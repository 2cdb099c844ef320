import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { formatMany, type JoinChoice, PLAIN_JOIN } from "../../engine/join-choice.ts";
import type { NamedPlace } from "../../engine/many-files.ts";
import type { Preflight } from "../../engine/preflight.ts";
import { counted } from "../numbers.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { sourceName } from "../opening/source-place.ts";
import { JoinControls } from "./join-controls.tsx";
import { showMany } from "./many-bar.tsx";
import { Matrix } from "./matrix.tsx";
import { usePreflight } from "./use-preflight.ts";
import "./many.css";

/** Several files beside each other: what differs, whether they can be one, and what it takes. */
export function Many({ sources }: { sources: readonly NamedPlace[] }): VNode {
	const choice = useSignal<JoinChoice>(PLAIN_JOIN);
	const answer = usePreflight(sources, choice.value);
	const change = (changed: Partial<JoinChoice>): void => {
		choice.value = { ...choice.value, ...changed };
	};
	const { value } = answer;
	return (
		<div class="many">
			<header>
				<h1>{counted(sources.length, "file")}</h1>
				<p class="quiet">
					Compared before they are joined: what would change the meaning of a value is red. Nothing is copied.
				</p>
			</header>
			{answer.kind === "failed" && <ErrorMessage error={answer.error} />}
			{value === undefined && answer.kind === "waiting" && (
				<p role="status">
					<span class="busy" aria-hidden="true" /> Opening the files …
				</p>
			)}
			{value !== undefined && (
				<div class="many-parts" aria-busy={answer.kind === "waiting"}>
					<Verdict preflight={value} choice={choice.value} change={change} />
					<JoinControls preflight={value} choice={choice.value} change={change} />
					<Failures preflight={value} />
					<Matrix preflight={value} />
				</div>
			)}
		</div>
	);
}

function Failures({ preflight: { files } }: { preflight: Preflight }): VNode | null {
	const failed = files.filter(({ failure }) => failure !== undefined);
	if (failed.length === 0) return null;
	return (
		<ul class="many-failures">
			{failed.map(({ store, failure }) => (
				<li key={store} class="error">
					<p>
						<b>{sourceName(store)}</b>: {failure?.message}
					</p>
					{failure?.hint !== undefined && <p class="quiet">{failure.hint}</p>}
				</li>
			))}
		</ul>
	);
}

function Verdict({
	preflight: { verdict, files },
	choice,
	change,
}: {
	preflight: Preflight;
	choice: JoinChoice;
	change(changed: Partial<JoinChoice>): void;
}): VNode {
	if (verdict.kind === "fits") {
		const lengths = verdict.dimensions.map(({ name, length }) => `${name} ${length.toLocaleString("en")}`).join(" × ");
		return (
			<section class="many-verdict" data-fits="true" aria-live="polite">
				<div>
					<h2>They fit.</h2>
					<p>
						{choice.policies.includes("split")
							? "Each kind of file becomes a group of its own."
							: `As one: ${lengths || "without dimensions"}.`}
					</p>
					{verdict.diagnostics.map(({ message }) => (
						<p key={message} class="small">
							{message}
						</p>
					))}
				</div>
				<button type="button" class="button main" onClick={() => showMany(formatMany({ kind: "joined", choice }))}>
					View {files.length} files as one
				</button>
			</section>
		);
	}
	const { message, hint, solution } = verdict;
	return (
		<section class="many-verdict" data-fits="false" aria-live="polite">
			<div>
				<h2>They do not fit as they are.</h2>
				<p>{capitalised(message)}</p>
				{hint !== undefined && <p class="small">{hint}</p>}
				{solution !== undefined && <p class="small">What it takes: {solutionText(solution)}.</p>}
			</div>
			{solution !== undefined && (
				<button type="button" class="button main" onClick={() => change(solution)}>
					Do what it takes
				</button>
			)}
		</section>
	);
}

function capitalised(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1);
}

const POLICY_TASKS: { readonly [policy in JoinChoice["policies"][number]]: string } = {
	convertTime: "times in the units of the first file",
	derive: "each file decoded by its own rules",
	split: "a group for each kind of file",
	codecs: "packing moved into codecs",
};

/** What has to be done, in words. */
function solutionText({ policies = [], join = "exact", drop = [] }: Partial<JoinChoice>): string {
	const parts = [
		...policies.map((policy) => POLICY_TASKS[policy]),
		...(join === "exact" ? [] : [`coordinates joined (${join})`]),
		...(drop.length === 0 ? [] : [`without ${drop.join(", ")}`]),
	];
	return parts.length < 2 ? (parts[0] ?? "nothing") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
}
