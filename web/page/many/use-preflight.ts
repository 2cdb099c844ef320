import { useEffect, useState } from "preact/hooks";
import type { JoinChoice } from "../../engine/join-choice.ts";
import type { NamedPlace } from "../../engine/many-files.ts";
import type { Preflight } from "../../engine/preflight.ts";
import { call, isAbort } from "../engine-client.ts";
import type { CallState } from "../use-call.ts";

/** Compares files, again whenever another choice is made. Unlike other requests, this one holds files, which are no JSON. */
export function usePreflight(sources: readonly NamedPlace[], choice: JoinChoice): CallState<Preflight> {
	const [state, setState] = useState<CallState<Preflight>>({ kind: "waiting", value: undefined });
	useEffect(() => {
		const controller = new AbortController();
		setState(({ value }) => ({ kind: "waiting", value }));
		call("preflight", { sources, choice }, { signal: controller.signal }).then(
			(value) => setState({ kind: "ready", value }),
			(error) => {
				if (!isAbort(error)) setState({ kind: "failed", error, value: undefined });
			},
		);
		return () => controller.abort();
	}, [sources, choice]);
	return state;
}
