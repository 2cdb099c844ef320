import type { VNode } from "preact";
import { ErrorMessage } from "./error-message.tsx";

/** Why a source could not be opened, and what to do. */
export function OpenFailure({ source, error }: { source: string; error: unknown }): VNode {
	return (
		<section class="failure">
			<h1>{source} could not be opened</h1>
			<ErrorMessage error={error} />
		</section>
	);
}
