import type { VNode } from "preact";
import icon from "../icon.svg";
import { CopyButton } from "./copy-button.tsx";
import { ICONS } from "./icons.tsx";
import { OpenDialog } from "./opening/open-dialog.tsx";
import { sourceName } from "./opening/source-place.ts";
import { opened } from "./state/opened.ts";
import { type ThemeChoice, themeChoice } from "./state/theme.ts";
import { showSources, viewState } from "./state/view-state.ts";

const NEXT: Record<ThemeChoice, ThemeChoice> = { system: "light", light: "dark", dark: "system" };
const THEME_ICONS = { system: ICONS.system, light: ICONS.sun, dark: ICONS.moon };

/** The head of the page: what is open, opening something else, the theme. */
export function Header(): VNode {
	const { sources } = viewState.value;
	const [first] = sources;
	const now = opened.value;
	const choice = themeChoice.value;
	return (
		<header class="header">
			<button type="button" class="brand" aria-label="mirazarr: start" onClick={() => showSources([])}>
				<img src={icon} alt="" />
				<span class="wordmark">mirazarr</span>
			</button>
			{first !== undefined && (
				<div class="header-source">
					<span class="name" title={sources.join("\n")}>
						{sourceName(first)}
						{sources.length > 1 && ` and ${sources.length - 1} more`}
					</span>
					{now.kind === "open" && now.tree.format !== "" && <span class="badge">{now.tree.format}</span>}
				</div>
			)}
			<div class="header-tools">
				{first !== undefined && (
					<CopyButton text={() => location.href} label="Copy a link to this view" icon={ICONS.link} />
				)}
				<button
					type="button"
					class="icon-button"
					title={`Theme: ${choice}`}
					aria-label={`Theme: ${choice}; change to ${NEXT[choice]}`}
					onClick={() => {
						themeChoice.value = NEXT[choice];
					}}
				>
					{THEME_ICONS[choice]}
				</button>
				{first !== undefined && <OpenDialog />}
			</div>
		</header>
	);
}
