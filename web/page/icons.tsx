import type { ComponentChildren, VNode } from "preact";

/** A picture of a control. It says nothing: the control has a name. */
function Icon({ children }: { children: ComponentChildren }): VNode {
	return (
		<svg
			viewBox="0 0 20 20"
			fill="none"
			stroke="currentColor"
			stroke-width="1.5"
			stroke-linecap="round"
			stroke-linejoin="round"
			aria-hidden="true"
		>
			{children}
		</svg>
	);
}

/** The pictures of the page's controls, by name. */
export const ICONS = {
	open: (
		<Icon>
			<path d="M2.5 15V5a1.5 1.5 0 0 1 1.5-1.5h3.2l1.8 2h5A1.5 1.5 0 0 1 15.5 7v1M2.5 15a1.5 1.5 0 0 0 1.5 1.5h10.7a1.5 1.5 0 0 0 1.4-1l1.6-5.5a1 1 0 0 0-1-1.3H6.2a1.5 1.5 0 0 0-1.4 1z" />
		</Icon>
	),
	link: (
		<Icon>
			<path d="M8.5 11.5a3 3 0 0 0 4.3.2l2.8-2.8a3 3 0 0 0-4.3-4.3l-1 1M11.5 8.5a3 3 0 0 0-4.3-.2l-2.8 2.8a3 3 0 0 0 4.3 4.3l1-1" />
		</Icon>
	),
	copy: (
		<Icon>
			<rect x="7" y="7" width="9.5" height="9.5" rx="1.5" />
			<path d="M13 7V5a1.5 1.5 0 0 0-1.5-1.5H5A1.5 1.5 0 0 0 3.5 5v6.500A1.5 1.5 0 0 0 5 13h2" />
		</Icon>
	),
	done: (
		<Icon>
			<path d="m4 10.5 4 4 8-9" />
		</Icon>
	),
	sun: (
		<Icon>
			<circle cx="10" cy="10" r="3.5" />
			<path d="M10 2v1.5M10 16.5V18M2 10h1.5M16.5 10H18M4.3 4.3l1.1 1.1M14.6 14.6l1.1 1.1M15.7 4.3l-1.1 1.1M5.4 14.6l-1.1 1.1" />
		</Icon>
	),
	moon: (
		<Icon>
			<path d="M16.5 12.2A7 7 0 0 1 7.8 3.5a7 7 0 1 0 8.7 8.7z" />
		</Icon>
	),
	system: (
		<Icon>
			<circle cx="10" cy="10" r="7" />
			<path d="M10 3a7 7 0 0 1 0 14z" fill="currentColor" />
		</Icon>
	),
	search: (
		<Icon>
			<circle cx="9" cy="9" r="5" />
			<path d="m13 13 4 4" />
		</Icon>
	),
	close: (
		<Icon>
			<path d="m5 5 10 10M15 5 5 15" />
		</Icon>
	),
	chevron: (
		<Icon>
			<path d="m7.5 5 5 5-5 5" />
		</Icon>
	),
	file: (
		<Icon>
			<path d="M5 2.5h6.5L16 7v9.5a1 1 0 0 1-1 1H5a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM11.5 2.5V7H16" />
		</Icon>
	),
} as const;
