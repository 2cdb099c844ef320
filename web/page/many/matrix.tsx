import { useSignal } from "@preact/signals";
import type { VNode } from "preact";
import { formatMany } from "../../engine/join-choice.ts";
import type { MatrixCell, Preflight } from "../../engine/preflight.ts";
import { sourceName } from "../opening/source-place.ts";
import { showMany } from "./many-bar.tsx";

const STATES: { readonly [state in MatrixCell["state"]]: { mark: string; text: string } } = {
	first: { mark: "●", text: "the first: others are compared with it" },
	same: { mark: "✓", text: "the same" },
	differs: { mark: "≈", text: "differs, and can be joined" },
	refused: { mark: "✕", text: "differs, and is refused" },
	absent: { mark: "–", text: "not in this file" },
};

/** Variable by file: what is the same, what differs, what is refused. A cell opens what it is about. */
export function Matrix({ preflight: { files, variables } }: { preflight: Preflight }): VNode {
	const chosen = useSignal<{ variable: string; column: number } | undefined>(undefined);
	const columns = files.flatMap(({ store, failure }, number) => (failure === undefined ? [{ store, number }] : []));
	const shown = variables.find(({ name }) => name === chosen.value?.variable);
	const cell = chosen.value === undefined ? undefined : shown?.cells[chosen.value.column];
	return (
		<section>
			{/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls sideways, also by the keyboard */}
			<section class="matrix-scroll" tabIndex={0} aria-label="Variables by file">
				<table class="matrix">
					<thead>
						<tr>
							<th scope="col">Variable</th>
							{columns.map(({ store, number }) => (
								<th scope="col" key={store}>
									<button
										type="button"
										title={`View ${sourceName(store)} alone`}
										onClick={() => showMany(formatMany({ kind: "single", number }))}
									>
										{sourceName(store)}
									</button>
								</th>
							))}
						</tr>
					</thead>
					<tbody>
						{variables.map(({ name, isCoordinate, cells }) => (
							<tr key={name}>
								<th scope="row">
									{name} {isCoordinate && <span class="badge plain">coordinate</span>}
								</th>
								{cells.map((own, column) => {
									const isChosen = chosen.value?.variable === name && chosen.value.column === column;
									return (
										<td key={columns[column]?.store}>
											<button
												type="button"
												data-state={own.state}
												aria-pressed={isChosen}
												onClick={() => (chosen.value = isChosen ? undefined : { variable: name, column })}
											>
												<span aria-hidden="true">{STATES[own.state].mark}</span>
												<span class="unseen">
													{name} in {sourceName(columns[column]?.store ?? "")}: {STATES[own.state].text}
												</span>
												<span class="what">{own.differences.map(({ property }) => property).join(", ")}</span>
											</button>
										</td>
									);
								})}
							</tr>
						))}
					</tbody>
				</table>
			</section>
			<ul class="matrix-key small quiet">
				{(["same", "differs", "refused", "absent"] as const).map((state) => (
					<li key={state}>
						<span data-state={state} aria-hidden="true">
							{STATES[state].mark}
						</span>{" "}
						{STATES[state].text}
					</li>
				))}
			</ul>
			{cell !== undefined && chosen.value !== undefined && (
				<CellFacts
					title={`${chosen.value.variable} in ${sourceName(columns[chosen.value.column]?.store ?? "")}`}
					cell={cell}
				/>
			)}
		</section>
	);
}

function CellFacts({ title, cell }: { title: string; cell: MatrixCell }): VNode {
	const { differences, facts, state } = cell;
	return (
		<section class="matrix-facts" aria-live="polite">
			<h3>{title}</h3>
			<p class="quiet small">{STATES[state].text}</p>
			{differences.length > 0 && (
				<table class="differences">
					<thead>
						<tr>
							<th scope="col">what differs</th>
							<th scope="col">here</th>
							<th scope="col">in the first</th>
						</tr>
					</thead>
					<tbody>
						{differences.map(({ property, value, firstValue, isRefused }) => (
							<tr key={property} data-refused={isRefused}>
								<th scope="row">{property}</th>
								<td>{value}</td>
								<td>{firstValue}</td>
							</tr>
						))}
					</tbody>
				</table>
			)}
			<dl class="facts">
				{facts
					.filter(({ property }) => !differences.some((one) => one.property === property))
					.map(({ property, value }) => (
						<>
							<dt key={property}>{property}</dt>
							<dd>{value}</dd>
						</>
					))}
			</dl>
		</section>
	);
}
