import type { VNode } from "preact";
import type { FillExplanation } from "../../engine/explain.ts";

type Prediction = FillExplanation["report"]["predictions"][number];

/** What other programs will make of the file, and of the Zarr that is made of it. */
export function Predictions({ predictions }: { predictions: readonly Prediction[] }): VNode | null {
	if (predictions.length === 0) return null;
	const of = (what: Prediction["of"]): Prediction[] => predictions.filter((prediction) => prediction.of === what);
	return (
		<section>
			<h3>What other programs do</h3>
			<Programs title="on the file itself" predictions={of("file")} />
			<Programs title="on the Zarr made of it" predictions={of("zarr")} />
		</section>
	);
}

function Programs({ title, predictions }: { title: string; predictions: readonly Prediction[] }): VNode | null {
	if (predictions.length === 0) return null;
	return (
		<>
			<p class="quiet small about">{title}</p>
			<ul class="programs">
				{predictions.map(({ program, summary, outcome, warnings }) => (
					<li key={program} data-outcome={outcome}>
						<p>
							<b>{program}</b> {summary}
						</p>
						{warnings.map((warning) => (
							<p class="program-warning" key={warning}>
								{warning}
							</p>
						))}
					</li>
				))}
			</ul>
		</>
	);
}
