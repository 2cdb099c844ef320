import type { VNode } from "preact";
import { EngineError } from "../engine-client.ts";

/** An error: what happened, and what to do. */
export function ErrorMessage({ error }: { error: unknown }): VNode {
	const { message, hint } =
		error instanceof EngineError
			? error.failure
			: { message: error instanceof Error ? error.message : String(error), hint: undefined };
	return (
		<div class="error" role="alert">
			<p>{message}</p>
			{hint !== undefined && <p class="quiet">{hint}</p>}
		</div>
	);
}
