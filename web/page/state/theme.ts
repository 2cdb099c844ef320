import { computed, effect, type ReadonlySignal, signal } from "@preact/signals";

/** What the reader chose: a theme, or that of the system. */
export type ThemeChoice = "system" | "light" | "dark";

const KEY = "mirazarr-theme";
const darkSystem = matchMedia("(prefers-color-scheme: dark)");
const systemIsDark = signal(darkSystem.matches);
darkSystem.addEventListener("change", ({ matches }) => {
	systemIsDark.value = matches;
});

/** What the reader chose; it is remembered. */
export const themeChoice = signal<ThemeChoice>(remembered());

/** What is shown, for what is drawn on canvases. */
export const theme: ReadonlySignal<"light" | "dark"> = computed(() =>
	themeChoice.value === "system" ? (systemIsDark.value ? "dark" : "light") : themeChoice.value,
);

effect(() => {
	document.documentElement.dataset.theme = theme.value;
	remember(themeChoice.value);
});

function remembered(): ThemeChoice {
	try {
		const found = localStorage.getItem(KEY);
		return found === "light" || found === "dark" ? found : "system";
	} catch {
		return "system"; // storage may be forbidden
	}
}

function remember(choice: ThemeChoice): void {
	try {
		if (choice === "system") localStorage.removeItem(KEY);
		else localStorage.setItem(KEY, choice);
	} catch {
		// storage may be forbidden: the choice holds for this visit
	}
}
