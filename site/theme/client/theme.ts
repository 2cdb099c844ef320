/** What the explorer calls it too: the choice holds for both. */
const KEY = "mirazarr-theme";

/** The button that turns the page to the other side, and remembers it. */
export function prepareTheme(): void {
	const root = document.documentElement;
	document.querySelector(".theme-button")?.addEventListener("click", () => {
		const system = matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
		const theme = (root.dataset.theme ?? system) === "dark" ? "light" : "dark";
		root.dataset.theme = theme;
		try {
			localStorage.setItem(KEY, theme);
		} catch {
			// storage may be forbidden: the choice holds for this page
		}
		for (const frame of document.querySelectorAll("iframe")) frame.contentWindow?.location.reload();
	});
}
