import type { VNode } from "preact";
import { EngineError } from "../engine-client.ts";
import { changeView, viewState } from "../state/view-state.ts";

/** An error: what happened, and what to do. */
export function ErrorMessage({ error }: { error: unknown }): VNode {
	const failure = error instanceof EngineError ? error.failure : undefined;
	const place = failure?.code === "not-allowed" ? placeElsewhere(failure.url) : undefined;
	if (place !== undefined) return <AskToRead place={place} />;
	const message = failure?.message ?? (error instanceof Error ? error.message : String(error));
	const hint = failure?.hint;
	return (
		<div class="error" role="alert">
			<p>{message}</p>
			{hint !== undefined && <p class="quiet">{hint}</p>}
		</div>
	);
}

/** A file may refer to data of others; who reads them is seen by whoever has them, so the reader is asked first. */
function AskToRead({ place }: { place: string }): VNode {
	const { allow } = viewState.value;
	return (
		<div class="error" role="alert">
			<p>This file refers to data at {place}, which are not read unless you say so.</p>
			<p>
				<button type="button" class="button" onClick={() => changeView({ allow: [...allow, place] }, "push")}>
					Read from {new URL(place).host}
				</button>
			</p>
		</div>
	);
}

/** The server or bucket of a URL; undefined for what is not on the web. */
function placeElsewhere(url: string | undefined): string | undefined {
	if (url === undefined || !URL.canParse(url)) return undefined;
	const { protocol, host } = new URL(url);
	return /^(https?|s3|gs|az):$/.test(protocol) && host !== "" ? `${protocol}//${host}/` : undefined;
}
