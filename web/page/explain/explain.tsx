import type { ComponentChildren, VNode } from "preact";
import type { FillExplanation } from "../../engine/explain.ts";
import { ErrorMessage } from "../opening/error-message.tsx";
import { spacedHex } from "../story/hex-rows.ts";
import { useCall } from "../use-call.ts";
import type { ViewProps } from "../views.ts";
import { Predictions } from "./predictions.tsx";
import "./explain.css";

type Report = FillExplanation["report"];

/** Why values of the array are missing: what the file says, what was made of it, and what other programs will make of it. */
export function Explain({ store, facts }: ViewProps): VNode {
	const answer = useCall("explain", { store, path: facts.path });
	if (answer.kind === "failed") return <ErrorMessage error={answer.error} />;
	if (answer.value === undefined || answer.value.report.path !== facts.path) return <p class="quiet" role="status" />;
	const { report } = answer.value;
	return (
		<div class="explain">
			<Problems report={report} />
			<Rules explanation={answer.value} />
			<Part title="What the file says" about="Every value that may mean missing, and what became of it.">
				{report.candidates.length === 0 ? (
					<p class="quiet small">Nothing.</p>
				) : (
					<ul class="candidates">
						{report.candidates.map((candidate) => (
							<Candidate key={`${candidate.place} ${candidate.role}`} candidate={candidate} report={report} />
						))}
					</ul>
				)}
			</Part>
			<Part title="What is written" about="In the Zarr metadata that readers of this store get.">
				<dl class="facts">
					{Object.entries(report.emitted).map(([name, text]) => (
						<>
							<dt key={name}>
								<code>{name}</code>
							</dt>
							<dd>
								<code>{text}</code>
							</dd>
						</>
					))}
				</dl>
			</Part>
			<Predictions predictions={report.predictions} />
		</div>
	);
}

function Part({ title, about, children }: { title: string; about?: string; children: ComponentChildren }): VNode {
	return (
		<section>
			<h3>{title}</h3>
			{about !== undefined && <p class="quiet small about">{about}</p>}
			{children}
		</section>
	);
}

function Problems({ report }: { report: Report }): VNode | null {
	const { conflicts, diagnostics, error, hint } = report;
	const told = diagnostics.filter(({ message }) => !conflicts.some((conflict) => message.includes(conflict)));
	if (error === undefined && conflicts.length === 0 && told.length === 0) return null;
	return (
		<ul class="problems">
			{error !== undefined && (
				<li data-severity="error">
					{error}
					{hint !== undefined && !error.includes(hint) && <p class="quiet">{hint}</p>}
				</li>
			)}
			{conflicts.map((conflict) => (
				<li key={conflict} data-severity="warning">
					{conflict}.
				</li>
			))}
			{told.map(({ severity, message, hint: advice }) => (
				<li key={message} data-severity={severity}>
					{message}
					{advice !== undefined && <p class="quiet">{advice}</p>}
				</li>
			))}
		</ul>
	);
}

/** What is missing, how numbers are unpacked, and what was never written. */
function Rules({ explanation }: { explanation: FillExplanation }): VNode {
	const { report, rules, unpacking, unwritten } = explanation;
	const { storage, packing, validRange } = report;
	return (
		<Part title="What is missing">
			{report.rules.length === 0 && <p class="small">Nothing: no written value means missing.</p>}
			<ul class="rules">
				{report.rules.map((rule, i) => (
					<li key={rules[i]}>
						{rule.kind === "sentinel" ? (
							<>
								<p>
									<span class="badge warn">{rule.role}</span> <code class="rule-value">{rule.value}</code>
								</p>
								<p class="quiet small">
									{rules[i]}, bytes <code>{spacedHex(rule.bytes)}</code>
									{!rule.exact && ", not exactly the value in the file"} · {rule.place}
								</p>
							</>
						) : (
							<>
								<p>
									<span class="badge warn">{rule.kind === "maskArray" ? "mask" : "bitmap"}</span>{" "}
									<code class="rule-value">{rule.kind === "maskArray" ? rule.path : rule.place}</code>
								</p>
								<p class="quiet small">{rules[i]}</p>
							</>
						)}
					</li>
				))}
				{validRange !== undefined && (
					<li>
						<p>
							<span class="badge plain">valid range</span>{" "}
							<code class="rule-value">
								{validRange.min ?? "…"} to {validRange.max ?? "…"}
							</code>
						</p>
						<p class="quiet small">
							what lies outside is missing by NetCDF’s own rules, which can be switched on in the legend ·{" "}
							{validRange.place}
						</p>
					</li>
				)}
			</ul>
			<dl class="facts">
				{unpacking !== undefined && (
					<>
						<dt>Unpacked</dt>
						<dd>
							<code>{unpacking}</code>
							<span class="quiet">, after the missing values were found</span>
						</dd>
					</>
				)}
				{packing.unsigned !== undefined && (
					<>
						<dt>Read as</dt>
						<dd>{packing.unsigned ? "unsigned" : "signed"} integers (_Unsigned)</dd>
					</>
				)}
				<dt>Unwritten</dt>
				<dd>
					<code>{storage.value}</code>
					<span class="quiet">
						{" "}
						· {unwritten} · {storage.place}
					</span>
				</dd>
			</dl>
		</Part>
	);
}

const ROLES: { readonly [role in Report["candidates"][number]["role"]]: string } = {
	storage: "fill_value",
	_FillValue: "_FillValue",
	missing_value: "missing_value",
	packing: "packing",
	validRange: "valid range",
	none: "not used",
};

const ROLE_CLASSES: Partial<typeof ROLES> = { _FillValue: "warn", missing_value: "warn", none: "bad" };

function Candidate({ candidate, report }: { candidate: Report["candidates"][number]; report: Report }): VNode {
	const { place, text, declaredType, value, role, reason, fits } = candidate;
	const isCast = value !== undefined && value !== text;
	return (
		<li>
			<p class="candidate-head">
				<span class="candidate-place">{place}</span>
				<span class={`badge ${ROLE_CLASSES[role] ?? "plain"}`}>{ROLES[role]}</span>
			</p>
			<p class="numbers">
				<code class="rule-value">{text}</code>
				{declaredType !== undefined && <span class="quiet small"> {declaredType}</span>}
				{isCast && (
					<span class="small">
						{" "}
						<span class="quiet">as {report.dataType}</span> <code>{value}</code>
					</span>
				)}
				{!fits && <span class="badge bad">does not fit {report.dataType}</span>}
			</p>
			<p class="quiet small">{reason}</p>
		</li>
	);
}
