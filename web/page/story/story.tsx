import type { VNode } from "preact";
import type { CellStory } from "../../engine/cell.ts";
import { CopyButton } from "../copy-button.tsx";
import { byteText } from "../numbers.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { changeView, viewState } from "../state/view-state.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import { HexDump } from "./hex-dump.tsx";
import { spacedHex } from "./hex-rows.ts";
import { CHUNK_KINDS, decodedText, sourceText, storySentence, storyText } from "./story-words.ts";
import "./story.css";

/** The story of one value: what it is, why it is missing, where it comes from. */
export function Story({ store, facts }: ViewProps): VNode {
	const { path, shape, dimensions } = facts;
	const { cell, off } = viewState.value;
	const index = cell?.length === shape.length ? cell : undefined;
	const isEmpty = shape.includes(0);
	const answer = useCall("cellStory", index === undefined || isEmpty ? undefined : { store, path, index, off });
	if (isEmpty) return <p class="quiet">This array has no values.</p>;
	if (index === undefined)
		return (
			<div class="story-start">
				<p>Click a value in the view to learn what it is made of, and why it is missing if it is.</p>
				<button type="button" class="button" onClick={() => changeView({ cell: shape.map(() => 0) })}>
					Begin with the first value
				</button>
			</div>
		);
	return (
		<div class="story" aria-busy={answer.kind === "waiting"}>
			<CellControls dimensions={dimensions} shape={shape} index={index} />
			{answer.kind === "failed" && <ErrorMessage error={answer.error} />}
			{answer.value !== undefined && <Told story={answer.value} />}
		</div>
	);
}

/** Moves from cell to cell by the keyboard: a field for each dimension. */
function CellControls({
	dimensions,
	shape,
	index,
}: {
	dimensions: readonly string[];
	shape: readonly number[];
	index: readonly number[];
}): VNode {
	const move = (d: number, position: number): void => {
		const most = (shape[d] as number) - 1;
		if (Number.isInteger(position)) changeView({ cell: index.with(d, Math.min(Math.max(position, 0), most)) });
	};
	return (
		<fieldset class="cell-controls">
			<legend class="unseen">Position of the value</legend>
			{dimensions.map((name, d) => (
				<label key={name}>
					<span class="quiet">{name}</span>
					<input
						class="field numbers"
						type="number"
						min={0}
						max={(shape[d] as number) - 1}
						value={index[d]}
						onInput={({ currentTarget }) => move(d, currentTarget.valueAsNumber)}
					/>
				</label>
			))}
		</fieldset>
	);
}

function Told({ story }: { story: CellStory }): VNode {
	const { report, why, excerpt } = story;
	const { stored, decoded, chunk, coordinates } = report;
	const isMissing = why !== undefined;
	return (
		<>
			<section class="verdict" data-missing={isMissing} aria-live="polite">
				{!isMissing && <p class="verdict-value numbers">{decodedText(report)}</p>}
				<p>{storySentence(story)}</p>
				<CopyButton text={() => storyText(story)} label="Copy the story" />
			</section>
			<ol class="making numbers" aria-label="From bytes to the value">
				{stored.bytes !== undefined && (
					<li>
						<span class="quiet">bytes</span>
						<code>{spacedHex(stored.bytes)}</code>
						<span class="quiet small">little-endian</span>
					</li>
				)}
				<li>
					<span class="quiet">stored</span>
					<code>{stored.value}</code>
					<span class="quiet small">{report.dataType}</span>
				</li>
				<li data-missing={isMissing}>
					<span class="quiet">decoded</span>
					<code>{decoded.value ?? "missing"}</code>
					<span class="quiet small">
						{isMissing ? report.missing?.rule : `${decoded.dataType}${decoded.units ? `, ${decoded.units}` : ""}`}
					</span>
				</li>
			</ol>
			{report.missing?.place !== undefined && (
				<dl class="facts">
					<dt>The rule</dt>
					<dd>
						<code>{report.missing.rule}</code>
					</dd>
					<dt>stands in</dt>
					<dd>
						{report.missing.place}
						{isOfArray(report.missing.cause) && <span class="quiet"> of {report.path}</span>}
					</dd>
				</dl>
			)}
			{coordinates.length > 0 && (
				<section>
					<h3>Where it is</h3>
					<dl class="facts">
						{coordinates.map(({ name, value, units, problem }) => (
							<>
								<dt key={name}>{name}</dt>
								<dd>
									{value ?? problem ?? "missing"}
									{value !== null && units !== undefined && <span class="quiet"> {units}</span>}
								</dd>
							</>
						))}
					</dl>
				</section>
			)}
			<section>
				<h3>Where it comes from</h3>
				<ChunkFacts chunk={chunk} />
			</section>
			{excerpt !== undefined && <HexDump excerpt={excerpt} />}
		</>
	);
}

/** Whether a rule stands with the array itself: a mask is another one, and a bitmap is among the data. */
function isOfArray(cause: NonNullable<CellStory["report"]["missing"]>["cause"]): boolean {
	return cause !== "maskArray" && cause !== "codecBitmap";
}

function ChunkFacts({ chunk }: { chunk: CellStory["report"]["chunk"] }): VNode {
	const { index, shape, key, kind, url, offset = 0, length = 0, codecs, elementOffset, fileOffset, shard } = chunk;
	return (
		<dl class="facts">
			{url !== undefined && (
				<>
					<dt>Source</dt>
					<dd>{sourceText(url)}</dd>
					<dt>Bytes</dt>
					<dd>
						{offset.toLocaleString("en")} to {(offset + length - 1).toLocaleString("en")}{" "}
						<span class="quiet">({byteText(length)})</span>
					</dd>
				</>
			)}
			{url === undefined && (
				<>
					<dt>Bytes</dt>
					<dd>{CHUNK_KINDS[kind]}</dd>
				</>
			)}
			<dt>Chunk</dt>
			<dd>
				[{index.join(", ")}] <span class="quiet">of {shape.join(" × ")} values</span>
			</dd>
			{shard !== undefined && (
				<>
					<dt>Shard</dt>
					<dd>[{shard.index.join(", ")}]</dd>
				</>
			)}
			<dt>Key</dt>
			<dd>
				<code>{key}</code>
			</dd>
			<dt>Codecs</dt>
			<dd>
				<code>{codecs.join(" → ")}</code>
			</dd>
			{elementOffset !== undefined && (
				<>
					<dt>Value</dt>
					<dd>
						byte {elementOffset.toLocaleString("en")} of the decoded chunk
						{fileOffset !== undefined && `, byte ${fileOffset.toLocaleString("en")} of the file`}
					</dd>
				</>
			)}
		</dl>
	);
}
