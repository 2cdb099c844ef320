import type { VNode } from "preact";
import { useEffect, useState } from "preact/hooks";
import type { CallFailure } from "../../engine/call-messages.ts";
import { CopyButton } from "../copy-button.tsx";
import { call, EngineError } from "../engine-client.ts";
import { openAgain } from "../state/opened.ts";
import { explainFailure } from "./explain-failure.ts";
import { openWhole } from "./open-files.ts";
import { ChooseFiles, OpenUrl } from "./open-forms.tsx";
import { sourceName } from "./source-place.ts";

/** Why a source could not be opened, and what to do. */
export function OpenFailure({ source, error }: { source: string; error: unknown }): VNode {
	const failure = failureIn(error);
	const isReachable = useReachable(source, failure);
	const [fetching, setFetching] = useState<"no" | "now" | { problem: string }>("no");
	const surroundings = { source, pageUrl: location.href, isOnline: navigator.onLine, isReachable };
	const { title, reason, steps, command, canFetchWhole } = explainFailure(failure, surroundings);
	const fetchWhole = async (): Promise<void> => {
		setFetching("now");
		await openWhole(source).catch((problem: unknown) => setFetching({ problem: String(problem) }));
	};
	return (
		<section class="failure" aria-labelledby="failure-title">
			<p class="small quiet failure-source">{sourceName(source)}</p>
			<div class="failure-words" role="alert">
				<h1 id="failure-title">{title}</h1>
				<p class="failure-reason">{sentence(reason)}</p>
			</div>
			{steps.length > 0 && (
				<ul class="steps">
					{steps.map((step) => (
						<li key={step}>{step}</li>
					))}
				</ul>
			)}
			{command !== undefined && (
				<p class="command">
					<code>{command}</code>
					<CopyButton text={command} label="Copy the command" />
				</p>
			)}
			<div class="choose">
				{canFetchWhole && (
					<button type="button" class="button main" disabled={fetching === "now"} onClick={fetchWhole}>
						{fetching === "now" ? "Fetching …" : "Fetch the whole file"}
					</button>
				)}
				<button type="button" class="button" onClick={() => void openAgain()}>
					Try again
				</button>
			</div>
			{typeof fetching === "object" && (
				<p class="small" role="alert">
					{fetching.problem}
				</p>
			)}
			<hr />
			<h2>Open something else</h2>
			<ChooseFiles />
			<OpenUrl />
			<p class="small quiet">
				<code>{failure.code}</code> {failure.hint}
			</p>
		</section>
	);
}

/** Messages of the library are parts of longer ones; here they stand alone. */
function sentence(text: string): string {
	return text.charAt(0).toUpperCase() + text.slice(1) + (/[.…!?]$/.test(text) ? "" : ".");
}

function failureIn(error: unknown): CallFailure {
	if (error instanceof EngineError) return error.failure;
	return { code: "unexpected", message: error instanceof Error ? error.message : String(error) };
}

/** Asks whether the server is there at all, where it did not answer. */
function useReachable(source: string, { code }: CallFailure): boolean | undefined {
	const [isReachable, setIsReachable] = useState<boolean>();
	useEffect(() => {
		setIsReachable(undefined);
		if (code !== "network" || !/^https?:/.test(source)) return;
		const controller = new AbortController();
		call("reaches", { url: source }, { signal: controller.signal }).then(setIsReachable, () => {});
		return () => controller.abort();
	}, [source, code]);
	return isReachable;
}
