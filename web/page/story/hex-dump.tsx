import type { VNode } from "preact";
import type { CellStory } from "../../engine/cell.ts";
import { CopyButton } from "../copy-button.tsx";
import { hexRows, hexText, placeText } from "./hex-rows.ts";

/** Bytes around a value as they are stored, with those of the value marked. */
export function HexDump({ excerpt }: { excerpt: NonNullable<CellStory["excerpt"]> }): VNode {
	const { bytes, offset, element, url } = excerpt;
	const rows = hexRows(bytes, offset, element);
	const what = url === undefined ? "the chunk that the store carries" : "the file";
	const about =
		element === undefined
			? `The first ${bytes.length} bytes of the encoded chunk: no byte of it is that of one value.`
			: `Bytes of ${what} around the value.`;
	return (
		<section class="hex">
			<header>
				<h3>Bytes</h3>
				<CopyButton text={() => hexText(rows)} label="Copy the bytes" />
			</header>
			<p class="quiet small">{about}</p>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the keyboard */}
			<pre tabIndex={0}>
				{rows.map((row) => (
					<span class="hex-row" key={row.offset}>
						<span class="hex-place">{placeText(row.offset)}</span>
						{row.bytes.map(({ hex, isMarked }, i) => (
							<span key={i} class={isMarked ? "hex-byte marked" : "hex-byte"}>
								{hex}
							</span>
						))}
						<span class="hex-text">{row.bytes.map(({ character }) => character).join("")}</span>
						{"\n"}
					</span>
				))}
			</pre>
		</section>
	);
}
