import type { VNode } from "preact";
import type { OpenedTree } from "../../engine/tree.ts";
import { showArray, viewState } from "../state/view-state.ts";

/** Groups and arrays of the store that is open. */
export function Tree({ tree, onChoose }: { tree: OpenedTree; store: string; onChoose(): void }): VNode {
	return (
		<ul>
			{tree.nodes.map((node) => (
				<li key={node.path}>
					{node.kind === "array" ? (
						<button
							type="button"
							aria-current={viewState.value.path === node.path}
							onClick={() => {
								showArray(node.path);
								onChoose();
							}}
						>
							{node.name}
						</button>
					) : (
						node.name
					)}
				</li>
			))}
		</ul>
	);
}
