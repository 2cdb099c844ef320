/** A number that the server tells, in the terms of Prometheus. */
export type Metric = {
	name: string;
	help: string;
	type: "counter" | "gauge";
	/** One value, or several by the value of a label. */
	value: number | { label: string; values: Readonly<Record<string, number>> };
};

/** Statuses whose number is worth knowing by their reason: the server would not, rather than the source could not. */
const COUNTED_REFUSALS: ReadonlySet<number> = new Set([401, 409, 429, 503]);

/** Counts answers. */
export class AnswerCounts {
	readonly #byClass: Record<string, number> = { "2xx": 0, "3xx": 0, "4xx": 0, "5xx": 0 };
	readonly #refusals: Record<string, number> = {};
	#bytes = 0;

	/** Notes a refusal by the code of its reason; of those codes there are few. */
	refused(status: number, code: string): void {
		if (COUNTED_REFUSALS.has(status)) this.#refusals[code] = (this.#refusals[code] ?? 0) + 1;
	}

	/** Notes an answer that was sent. */
	answered(status: number, sentBytes: number): void {
		const key = `${Math.floor(status / 100)}xx`;
		this.#byClass[key] = (this.#byClass[key] ?? 0) + 1;
		this.#bytes += sentBytes;
	}

	/** What was counted. */
	metrics(): Metric[] {
		return [
			{
				name: "mirazarr_requests_total",
				help: "Requests that were answered, by the class of their status.",
				type: "counter",
				value: { label: "status", values: this.#byClass },
			},
			{
				name: "mirazarr_refused_total",
				help: "Requests that were refused without looking at a source, by the reason.",
				type: "counter",
				value: { label: "reason", values: this.#refusals },
			},
			{
				name: "mirazarr_sent_bytes_total",
				help: "Bytes of the bodies that were sent.",
				type: "counter",
				value: this.#bytes,
			},
		];
	}
}

/** Metrics in the text format of Prometheus, version 0.0.4. */
export function metricsText(metrics: readonly Metric[]): string {
	return metrics
		.map(({ name, help, type, value }) => {
			const samples =
				typeof value === "number"
					? [`${name} ${value}`]
					: Object.entries(value.values).map(([of, number]) => `${name}{${value.label}="${of}"} ${number}`);
			return `${[`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...samples].join("\n")}\n`;
		})
		.join("");
}

/** The content type of that text. */
export const METRICS_TYPE = "text/plain; version=0.0.4";
