/** Values as they are, in rows and columns: only what is in view is asked for. */
import type { DimensionAxis } from "mirazarr";
import type { VNode } from "preact";
import { useEffect, useRef, useState } from "preact/hooks";
import { ruleLabel } from "../../engine/switched-rules.ts";
import type { TableBlock } from "../../engine/table-block.ts";
import { axisTitle, labelAt } from "../axes/ticks.ts";
import { Dimensions } from "../dimensions/dimensions.tsx";
import { HatchSwatch } from "../missing/hatch-swatch.tsx";
import { ErrorMessage } from "../opening/error-message.tsx";
import { planeAxes, positionsOf } from "../picture/plane-choice.ts";
import { useSize } from "../picture/use-size.ts";
import { viewState } from "../state/view-state.ts";
import { clicked } from "../story/cell-events.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import "../style/views.css";
import "../missing/missing.css";
import "./table.css";

const ROW_PIXELS = 28;
const COLUMN_PIXELS = 112;
const HEAD_PIXELS = { width: 132, height: 30 };

/** Browsers let nothing be higher than some 17 million pixels: what is longer is scrolled through faster. */
const MOST_PIXELS = 8e6;

/** Blocks are asked for so many cells at a time, so that small steps need no new one. */
const BLOCK = { rows: 64, columns: 24 };

/** The view named table. */
export function Table({ store, facts }: ViewProps): VNode {
	const axes = useCall("axes", { store, path: facts.path });
	if (axes.kind === "failed") return <ErrorMessage error={axes.error} />;
	if (axes.value === undefined)
		return (
			<p class="quiet view-waiting" role="status">
				Reading coordinates …
			</p>
		);
	return <TableOf key={`${store}\n${facts.path}`} store={store} facts={facts} axes={axes.value} />;
}

/** What of a table is in view. */
type Shown = { row: number; rows: number; column: number; columns: number };

function TableOf({ store, facts, axes }: ViewProps & { axes: readonly DimensionAxis[] }): VNode {
	const { at: wanted, plane, off } = viewState.value;
	const isPlane = facts.shape.length >= 2;
	const drawn = isPlane ? (planeAxes(facts, plane) ?? [facts.shape.length - 2, facts.shape.length - 1]) : [0];
	const [rowAxis = 0, columnAxis] = drawn;
	const at = positionsOf(facts, wanted);
	const [box, size] = useSize();
	const [place, setPlace] = useState({ top: 0, left: 0 });
	const [members, setMembers] = useState<number>();
	const height = facts.shape[rowAxis] as number;
	const width = columnAxis === undefined ? (members ?? 1) : (facts.shape[columnAxis] as number);
	const shown = shownCells(place, size, height, width);
	const from = {
		row: Math.floor(shown.row / BLOCK.rows) * BLOCK.rows,
		column: Math.floor(shown.column / BLOCK.columns) * BLOCK.columns,
	};
	const until = {
		row: Math.min(height, Math.ceil((shown.row + shown.rows) / BLOCK.rows) * BLOCK.rows),
		column: Math.min(width, Math.ceil((shown.column + shown.columns) / BLOCK.columns) * BLOCK.columns),
	};
	const answer = useCall(
		"tableBlock",
		size.height === 0
			? undefined
			: {
					store,
					path: facts.path,
					rows: { axis: rowAxis, start: from.row, stop: until.row },
					columns: columnAxis === undefined ? undefined : { axis: columnAxis, start: from.column, stop: until.column },
					at,
					switched: off,
				},
	);
	const block = useKeptBlock(answer.kind === "ready" ? answer.value : undefined, from, until, columnAxis === undefined);
	useEffect(() => {
		if (block !== undefined && columnAxis === undefined) setMembers(block.members?.length);
	}, [block?.members?.length]);
	return (
		<div class="table-view">
			<Dimensions
				axes={axes}
				names={facts.dimensions}
				at={at}
				drawn={drawn}
				plane={isPlane ? (drawn as [number, number]) : undefined}
				isReady={answer.kind === "ready"}
			/>
			{answer.kind === "failed" ? (
				<ErrorMessage error={answer.error} />
			) : (
				<section
					class="table-box"
					ref={box}
					// biome-ignore lint/a11y/noNoninteractiveTabindex: it is scrolled by keys
					tabIndex={0}
					aria-label={`Table of ${facts.path}`}
					onScroll={({ currentTarget: { scrollTop, scrollLeft } }) => setPlace({ top: scrollTop, left: scrollLeft })}
				>
					<div
						style={{
							width: `${extent(width, COLUMN_PIXELS) + HEAD_PIXELS.width}px`,
							height: `${extent(height, ROW_PIXELS) + HEAD_PIXELS.height}px`,
						}}
					>
						<CellTable
							{...{ axes, rowAxis, columnAxis, shown, block, height, width, size }}
							path={facts.path}
							at={at}
						/>
					</div>
				</section>
			)}
			<Reasons block={block} />
		</div>
	);
}

function extent(count: number, pixels: number): number {
	return Math.min(count * pixels, MOST_PIXELS);
}

function shownCells(
	{ top, left }: { top: number; left: number },
	size: { width: number; height: number },
	height: number,
	width: number,
): Shown {
	const rows = Math.min(height, Math.ceil(Math.max(0, size.height - HEAD_PIXELS.height) / ROW_PIXELS));
	const columns = Math.min(width, Math.ceil(Math.max(0, size.width - HEAD_PIXELS.width) / COLUMN_PIXELS));
	const first = (scrolled: number, count: number, pixels: number, seen: number): number => {
		const whole = Math.min(count * pixels, MOST_PIXELS);
		return Math.min(Math.max(0, Math.round((scrolled / whole) * count)), Math.max(0, count - seen + 1), count - 1);
	};
	return {
		row: first(top, height, ROW_PIXELS, rows),
		rows,
		column: first(left, width, COLUMN_PIXELS, columns),
		columns,
	};
}

/** A block with where it begins. */
type PlacedBlock = TableBlock & { row: number; column: number; rows: number; columns: number };

/** The block that came last, until the next one is there. */
function useKeptBlock(
	block: TableBlock | undefined,
	from: { row: number; column: number },
	until: { row: number; column: number },
	isList: boolean,
): PlacedBlock | undefined {
	const kept = useRef<PlacedBlock | undefined>(undefined);
	if (block !== undefined && kept.current?.texts !== block.texts)
		kept.current = {
			...block,
			row: from.row,
			column: isList ? 0 : from.column,
			rows: until.row - from.row,
			columns: isList ? (block.members?.length ?? 1) : until.column - from.column,
		};
	return kept.current;
}

type CellTableProps = {
	axes: readonly DimensionAxis[];
	rowAxis: number;
	columnAxis: number | undefined;
	shown: Shown;
	block: PlacedBlock | undefined;
	height: number;
	width: number;
	size: { width: number; height: number };
	path: string;
	at: readonly number[];
};

function CellTable({ axes, rowAxis, columnAxis, shown, block, height, width, size, path, at }: CellTableProps): VNode {
	const rows = Array.from({ length: Math.min(shown.rows, height - shown.row) }, (_, i) => shown.row + i);
	const columns = Array.from({ length: Math.min(shown.columns, width - shown.column) }, (_, i) => shown.column + i);
	const rowLabels = axes[rowAxis] as DimensionAxis;
	const columnLabels = columnAxis === undefined ? undefined : axes[columnAxis];
	const choose = (row: number, column: number, text: string | undefined, reason: string | null): void => {
		const index = at.map((position, d) => (d === rowAxis ? row : d === columnAxis ? column : position));
		clicked.value = { path, index, value: reason === null ? (text ?? null) : null, reason };
	};
	return (
		<table class="cells" aria-rowcount={height + 1} aria-colcount={width + 1} style={{ maxWidth: `${size.width}px` }}>
			<thead>
				<tr>
					<th
						scope="col"
						class="corner"
						title={`${axisTitle(rowLabels)} down${columnLabels === undefined ? "" : `, ${axisTitle(columnLabels)} across`}`}
					>
						{rowLabels.name ?? rowLabels.dimension}
						{columnLabels !== undefined && ` ↓  ${columnLabels.name ?? columnLabels.dimension} →`}
					</th>
					{columns.map((column) => (
						<th scope="col" key={column} aria-colindex={column + 2}>
							{columnLabels === undefined ? (block?.members?.[column] ?? "value") : labelAt(columnLabels, column)}
						</th>
					))}
				</tr>
			</thead>
			<tbody>
				{rows.map((row) => (
					<tr key={row} aria-rowindex={row + 2}>
						<th scope="row">{labelAt(rowLabels, row)}</th>
						{columns.map((column) => {
							const cell = cellOf(block, row, column);
							const reason = cell?.rule === undefined ? null : ruleLabel(cell.rule);
							return (
								// biome-ignore lint/a11y/useKeyWithClickEvents: the story of a cell is reached by keys in the picture and the panel
								<td
									key={column}
									class={reason === null ? undefined : "missing"}
									data-cell={`${row},${column}`}
									data-reason={reason}
									title={reason === null ? cell?.text : `missing: ${reason}; stored ${cell?.text}`}
									onClick={() => choose(row, column, cell?.text, reason)}
								>
									{cell === undefined ? (
										"…"
									) : reason === null ? (
										shortCell(cell.text)
									) : (
										<MissingCell number={cell.number} text={shortCell(cell.text)} />
									)}
								</td>
							);
						})}
					</tr>
				))}
			</tbody>
		</table>
	);
}

/** Digits that a number shows in a cell; its title has all. */
const CELL_DIGITS = 10;

function shortCell(text: string): string {
	const isLong = text.length > CELL_DIGITS + 2 && /^-?[\d.e+-]+$/.test(text) && text.includes(".");
	return isLong ? String(Number(Number(text).toPrecision(CELL_DIGITS))) : text;
}

function MissingCell({ number, text }: { number: number; text: string }): VNode {
	return (
		<>
			<HatchSwatch rule={number} />
			<span class="stored">{text}</span>
		</>
	);
}

function cellOf(block: PlacedBlock | undefined, row: number, column: number) {
	if (block === undefined) return undefined;
	const [r, c] = [row - block.row, column - block.column];
	if (r < 0 || c < 0 || r >= block.rows || c >= block.columns) return undefined;
	const at = r * block.columns + c;
	const code = block.reasons[block.members === undefined ? at : r] ?? 0;
	return { text: block.texts[at] ?? "", number: code - 1, rule: code === 0 ? undefined : block.rules[code - 1] };
}

function Reasons({ block }: { block: PlacedBlock | undefined }): VNode | null {
	const used = (block?.rules ?? []).flatMap((rule, i) => (block?.reasons.includes(i + 1) ? [{ rule, i }] : []));
	if (used.length === 0) return null;
	return (
		<ul class="table-reasons" aria-label="Why cells are missing">
			{used.map(({ rule, i }) => (
				<li key={rule.text}>
					<HatchSwatch rule={i} /> {ruleLabel(rule)}
				</li>
			))}
		</ul>
	);
}
