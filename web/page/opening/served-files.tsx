import type { VNode } from "preact";
import { useState } from "preact/hooks";
import { byteText } from "../numbers.ts";
import { servedSites } from "../state/served.ts";
import { showSources } from "../state/view-state.ts";

/** More rows than anybody looks through: the rest is found by the search field. */
const MOST_ROWS = 300;

/** Files that `mirazarr explore` was started on, to choose from. */
export function ServedFiles(): VNode | null {
	const [pattern, setPattern] = useState("");
	const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
	const { files } = servedSites();
	if (files.length === 0) return null;
	const found = files.filter(({ name }) => name.toLowerCase().includes(pattern.toLowerCase()));
	const toggle = (url: string): void => {
		const next = new Set(chosen);
		if (!next.delete(url)) next.add(url);
		setChosen(next);
	};
	return (
		<section aria-labelledby="served-title">
			<div class="served-head">
				<h2 id="served-title">On this machine</h2>
				<input
					class="field"
					type="search"
					aria-label="Search files"
					placeholder="Search"
					value={pattern}
					onInput={(event) => setPattern(event.currentTarget.value)}
				/>
				<button
					type="button"
					class="button main"
					disabled={chosen.size < 2}
					onClick={() => showSources(files.map(({ url }) => url).filter((url) => chosen.has(url)))}
				>
					Open {chosen.size < 2 ? "several" : chosen.size} as one
				</button>
			</div>
			<ul class="served">
				{found.slice(0, MOST_ROWS).map(({ url, name, format, sizeBytes }) => (
					<li key={url}>
						<input
							type="checkbox"
							aria-label={`Choose ${name}`}
							checked={chosen.has(url)}
							onChange={() => toggle(url)}
						/>
						<button type="button" class="served-name" onClick={() => showSources([url])}>
							{name}
						</button>
						{format !== undefined && <span class="badge plain">{format}</span>}
						<span class="small quiet numbers">{sizeBytes === undefined ? "" : byteText(sizeBytes)}</span>
					</li>
				))}
			</ul>
			{found.length > MOST_ROWS && <p class="small quiet">and {found.length - MOST_ROWS} more: search for them</p>}
		</section>
	);
}
