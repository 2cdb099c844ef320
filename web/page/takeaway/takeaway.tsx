import { useSignal } from "@preact/signals";
import type { DimensionAxis } from "mirazarr";
import type { VNode } from "preact";
import { labelAt } from "../axes/ticks.ts";
import { unitText } from "../axes/unit-text.ts";
import { CopyButton } from "../copy-button.tsx";
import { call } from "../engine-client.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import { VIEWS, type ViewProps } from "../views.ts";
import type { Figure } from "./figure.ts";
import { captureFigure, pngOf } from "./figure-capture.ts";
import { figureSvg } from "./figure-svg.ts";
import { saveFile } from "./save-file.ts";
import { shownData, shownSelections } from "./shown-data.ts";
import { commandLines, javascript, python, referencesName } from "./snippets.ts";
import "./takeaway.css";

/** What one can take away of the view: files, and the lines of code that give the same. */
export function TakeAway({ store, facts }: ViewProps): VNode {
	const { path } = facts;
	const view = viewState.value;
	const shownView = view.view ?? VIEWS.find(({ applies }) => applies(facts))?.name;
	const outline = useCall("outline", { store, path });
	const axes = useCall("axes", { store, path });
	const format = useCall("referenceFormat", { store });
	const selections = shownSelections(view, facts, shownView, { outline: outline.value, axes: axes.value });
	const shown = shownData(view, facts, selections[0] ?? [], format.value ?? 2);
	const name = `${referencesName(shown).replace(/\.json$/, "")}${path.replaceAll("/", "-")}`;
	const isRelative = useSignal(true);
	const isLocal = shown.sources.some((source) => !/^[a-z0-9]+:\/\//i.test(source));
	const paths = isRelative.value ? "relative" : "absolute";
	const isDrawn = shownView !== "table" && shownView !== "text";
	const unit = unitText(facts.units);
	const title = `${facts.title ?? path.slice(1)}${unit === undefined ? "" : ` (${unit})`}`;
	const positions = facts.dimensions.flatMap((dimension, d) => {
		const part = selections[0]?.[d];
		return typeof part === "number" && facts.shape[d] !== 1
			? [`${dimension} ${positionText(axes.value?.[d], part)}`]
			: [];
	});
	const subtitle = [shown.sources.map(lastName).join(", "), path, ...positions].join(" · ");
	const hasOthers = selections.length > 1;
	return (
		<div class="takeaway">
			<section>
				<h3>Figure</h3>
				<div class="files">
					<SaveButton
						label="PNG"
						about="picture with axes, legend and title"
						isPossible={isDrawn}
						save={async () => saveFile(`${name}.png`, await pngOf(drawnFigure(title, subtitle)))}
					/>
					<SaveButton
						label="SVG"
						about="the same, for papers"
						isPossible={isDrawn}
						save={async () => saveFile(`${name}.svg`, svgBlob(figureSvg(drawnFigure(title, subtitle))))}
					/>
				</div>
			</section>
			<section>
				<h3>Data</h3>
				<div class="files">
					<SaveButton
						label="CSV"
						about="what is shown, with coordinates"
						save={async () => {
							const bytes = await call("csv", { store, path, selections, off: view.off });
							saveFile(`${name}.csv`, new Blob([bytes as BlobPart], { type: "text/csv" }));
						}}
					/>
					<SaveButton
						label="Kerchunk JSON"
						about="references to all arrays"
						save={async () => {
							const { json } = await call("kerchunk", { store, paths });
							saveFile(referencesName(shown), new Blob([json as BlobPart], { type: "application/json" }));
						}}
					/>
				</div>
				{isLocal && (
					<label class="small check">
						<input
							type="checkbox"
							checked={isRelative.value}
							onChange={({ currentTarget }) => (isRelative.value = currentTarget.checked)}
						/>
						Name local files as seen from beside them
					</label>
				)}
				{format.kind === "failed" && <ErrorMessage error={format.error} />}
			</section>
			<section>
				<h3>The same by code</h3>
				{hasOthers && <p class="quiet small about">Of the lines, the first.</p>}
				<Snippet title="Command line" text={commandLines(shown)} />
				<Snippet title="JavaScript" about="with zarrita" text={javascript(shown)} />
				<Snippet title="Python" about="xarray, through references" text={python(shown)} />
			</section>
		</div>
	);
}

function drawnFigure(title: string, subtitle: string): Figure {
	const view = document.getElementById("view");
	const figure = view === null ? undefined : captureFigure(view, title, subtitle);
	if (figure === undefined) throw new Error("There is nothing to draw in this view.");
	return figure;
}

function positionText(axis: DimensionAxis | undefined, position: number): string {
	return axis === undefined ? String(position) : labelAt(axis, position);
}

function lastName(source: string): string {
	return source.replace(/[?#].*$/, "").replace(/^.*\//, "");
}

function svgBlob(text: string): Blob {
	return new Blob([text], { type: "image/svg+xml" });
}

/** A button that makes a file; it says when it cannot. */
function SaveButton({
	label,
	about,
	isPossible = true,
	save,
}: {
	label: string;
	about: string;
	isPossible?: boolean;
	save(): Promise<void>;
}): VNode {
	const isBusy = useSignal(false);
	const error = useSignal<unknown>(undefined);
	const run = async (): Promise<void> => {
		isBusy.value = true;
		error.value = undefined;
		try {
			await save();
		} catch (problem) {
			error.value = problem;
		} finally {
			isBusy.value = false;
		}
	};
	return (
		<div class="save">
			<button type="button" class="button" disabled={!isPossible || isBusy.value} onClick={run}>
				{isBusy.value && <span class="busy" aria-hidden="true" />}
				{label}
			</button>
			<span class="quiet small">{isPossible ? about : "not in this view"}</span>
			{error.value !== undefined && <ErrorMessage error={error.value} />}
		</div>
	);
}

function Snippet({ title, about, text }: { title: string; about?: string; text: string }): VNode {
	return (
		<figure class="snippet">
			<figcaption>
				<span>
					<b>{title}</b>
					{about !== undefined && <span class="quiet"> {about}</span>}
				</span>
				<CopyButton text={text} label={`Copy (${title})`} />
			</figcaption>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the keyboard */}
			<pre tabIndex={0}>
				<code>{text}</code>
			</pre>
		</figure>
	);
}
