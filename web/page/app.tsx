import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { Header } from "./header.tsx";
import { LazyPart } from "./lazy-part.tsx";
import { ManyBar } from "./many/many-bar.tsx";
import { DropTarget } from "./opening/drop-target.tsx";
import { OpenFailure } from "./opening/open-failure.tsx";
import { sourceName } from "./opening/source-place.ts";
import { Start } from "./opening/start.tsx";
import { WantedFile } from "./opening/wanted-file.tsx";
import { PanelTabs } from "./panel-tabs.tsx";
import { opened } from "./state/opened.ts";
import { HoverReadout } from "./story/hover-readout.tsx";
import { Tree } from "./tree/tree.tsx";
import { ViewTabs } from "./view-tabs.tsx";

/** The parts of the page that a phone shows one at a time. */
const PARTS = [
	{ name: "tree", label: "Contents" },
	{ name: "view", label: "View" },
	{ name: "panel", label: "Details" },
] as const;

const loadMany = async () => (await import("./many/many.tsx")).Many;

/** The whole page. */
export function App(): VNode {
	const part = useSignal<(typeof PARTS)[number]["name"]>("view");
	const now = opened.value;
	return (
		<div class="app" data-part={part.value} data-state={now.kind}>
			<Header />
			<DropTarget />
			{now.kind === "open" ? (
				<>
					<aside class="tree-side" aria-label="Contents">
						<ManyBar />
						<Tree key={now.store} tree={now.tree} store={now.store} onChoose={() => (part.value = "view")} />
					</aside>
					<main class="view-side">
						<ViewTabs />
						<HoverReadout />
					</main>
					<aside class="panel-side" aria-label="Details">
						<PanelTabs />
					</aside>
					<nav class="part-tabs" aria-label="Parts of the page">
						{PARTS.map(({ name, label }) => (
							<button
								type="button"
								key={name}
								aria-current={part.value === name ? "true" : undefined}
								onClick={() => (part.value = name)}
							>
								{label}
							</button>
						))}
					</nav>
				</>
			) : (
				<main class="start-side">
					{now.kind === "opening" && (
						<p class="opening" role="status">
							<span class="busy" aria-hidden="true" /> Opening {sourceName(now.source)} …
						</p>
					)}
					{now.kind === "compared" && <LazyPart load={loadMany} props={{ sources: now.sources }} />}
					{now.kind === "failed" && <OpenFailure source={now.source} error={now.error} />}
					{now.kind === "wanted" && <WantedFile name={now.name} />}
					{now.kind === "nothing" && <Start />}
				</main>
			)}
		</div>
	);
}
