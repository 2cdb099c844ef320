import type { VNode } from "preact";
import { ChooseFiles } from "./open-forms.tsx";

/** Asks for a file that the address names, and that only the reader has. */
export function WantedFile({ name }: { name: string }): VNode {
	return (
		<section class="failure" aria-labelledby="wanted-title">
			<h1 id="wanted-title">Choose {name} again</h1>
			<p class="failure-reason">
				This address shows a file of your own machine. Pages forget such files when they are loaded again, and nothing
				of it was kept anywhere else. Drop it here, or choose it.
			</p>
			<ChooseFiles />
		</section>
	);
}
