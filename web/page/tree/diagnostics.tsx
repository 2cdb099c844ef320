import type { VNode } from "preact";
import type { OpenedTree } from "../../engine/tree.ts";
import { counted } from "../numbers.ts";

/** How bad each kind is, worst first. */
const SEVERITIES = ["error", "warning", "info"] as const;
const CLASS = { error: "bad", warning: "warn", info: "plain" } as const;
/** More are not looked through. */
const MOST_SHOWN = 200;

/** What was lossy, odd or repaired in the file; and what kind of file it is. */
export function Diagnostics({ diagnostics, traits }: Pick<OpenedTree, "diagnostics" | "traits">): VNode | null {
	if (diagnostics.length === 0 && traits.length === 0) return null;
	const sorted = SEVERITIES.flatMap((severity) => diagnostics.filter((one) => one.severity === severity));
	const worst = sorted[0]?.severity ?? "info";
	return (
		<footer class="tree-foot">
			{traits.length > 0 && <p class="small quiet">{traits.join(" · ")}</p>}
			{sorted.length > 0 && (
				<details>
					<summary>
						<span class={`badge ${CLASS[worst]}`}>{counted(sorted.length, "note")}</span>
						<span class="small quiet"> about this file</span>
					</summary>
					<ul class="notes">
						{sorted.slice(0, MOST_SHOWN).map(({ severity, code, path, message, hint }) => (
							<li key={`${code} ${path} ${message}`}>
								<span class={`badge ${CLASS[severity]}`}>{code}</span> <code>{path}</code>
								<p>{message}</p>
								{hint !== undefined && <p class="quiet">{hint}</p>}
							</li>
						))}
					</ul>
				</details>
			)}
		</footer>
	);
}
