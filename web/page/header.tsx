import type { VNode } from "preact";
import { type ThemeChoice, themeChoice } from "./state/theme.ts";
import { showSources } from "./state/view-state.ts";

const NEXT: Record<ThemeChoice, ThemeChoice> = { system: "light", light: "dark", dark: "system" };

/** The head of the page: what is open, opening something else, the theme. */
export function Header(): VNode {
	return (
		<header class="header">
			<button type="button" class="brand" onClick={() => showSources([])}>
				mirazarr
			</button>
			<button type="button" onClick={() => (themeChoice.value = NEXT[themeChoice.value])}>
				Theme: {themeChoice.value}
			</button>
		</header>
	);
}
