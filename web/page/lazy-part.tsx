import type { ComponentType, VNode } from "preact";
import { useEffect, useState } from "preact/hooks";

/** Shows a component that is loaded when it is first needed. */
export function LazyPart<Props extends object>({
	load,
	props,
}: {
	load(): Promise<ComponentType<Props>>;
	props: Props;
}): VNode | null {
	const [part, setPart] = useState<{ load: typeof load; Component: ComponentType<Props> }>();
	useEffect(() => {
		let isShown = true;
		void load().then((Component) => {
			if (isShown) setPart({ load, Component });
		});
		return () => {
			isShown = false;
		};
	}, [load]);
	if (part?.load !== load) return null;
	const { Component } = part;
	return <Component {...props} />;
}
