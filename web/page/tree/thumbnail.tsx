import type { VNode } from "preact";
import type { ArrayNode } from "./rows.ts";

/** A small picture of an array, made once it is in view. */
export function Thumbnail({ node }: { store: string; node: ArrayNode }): VNode {
	return <span class="thumbnail" data-dimensions={node.shape.length} aria-hidden="true" />;
}
