import type { VNode } from "preact";
import { useRef } from "preact/hooks";

type TabsProps = {
	/** What the tabs choose, for screen readers. */
	label: string;
	tabs: readonly { name: string; label: string }[];
	chosen: string | undefined;
	/** The id of the element that shows what is chosen; tabs have ids that begin with it. */
	panel: string;
	onChoose(name: string): void;
};

/** The id of a tab, by which its panel is named. */
export function tabId(panel: string, name: string): string {
	return `${panel}-tab-${name}`;
}

/** A row of tabs: one stop of the Tab key, in which the arrow keys choose. */
export function Tabs({ label, tabs, chosen, panel, onChoose }: TabsProps): VNode {
	const list = useRef<HTMLDivElement>(null);
	const press = (event: KeyboardEvent): void => {
		const at = tabs.findIndex(({ name }) => name === chosen);
		const goal = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: tabs.length - 1 }[event.key];
		const next = goal === undefined ? undefined : tabs[(goal + tabs.length) % tabs.length];
		if (next === undefined) return;
		event.preventDefault();
		onChoose(next.name);
		list.current?.querySelector<HTMLElement>(`#${tabId(panel, next.name)}`)?.focus();
	};
	return (
		<div ref={list} class="tabs" role="tablist" aria-label={label} onKeyDown={press}>
			{tabs.map(({ name, label: text }) => (
				<button
					type="button"
					role="tab"
					key={name}
					id={tabId(panel, name)}
					tabIndex={name === chosen ? 0 : -1}
					aria-selected={name === chosen}
					aria-controls={panel}
					onClick={() => onChoose(name)}
				>
					{text}
				</button>
			))}
		</div>
	);
}
