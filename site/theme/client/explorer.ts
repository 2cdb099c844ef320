/** The explorer in its frame: which view is shown, and what to say where it cannot run. */
export function prepareExplorer(): void {
	const links = document.querySelectorAll<HTMLAnchorElement>(".views a");
	if (links.length === 0) return;
	if (location.protocol === "file:") {
		document.querySelector(".try")?.classList.add("is-from-file");
		return;
	}
	const show = (link: HTMLAnchorElement): void => {
		for (const other of links) other.removeAttribute("aria-current");
		link.setAttribute("aria-current", "true");
	};
	const named = Array.from(links).find(({ dataset }) => dataset.view === location.hash.slice(1));
	for (const link of links) link.addEventListener("click", () => show(link));
	if (named !== undefined) named.click();
	else if (links[0] !== undefined) show(links[0]);
}
