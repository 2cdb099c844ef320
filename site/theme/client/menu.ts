/** The list of pages on a phone. */
export function prepareMenu(): void {
	const button = document.querySelector(".menu-button");
	const sidebar = document.querySelector<HTMLElement>(".sidebar");
	if (button === null || sidebar === null) return;
	const show = (isOpen: boolean): void => {
		sidebar.classList.toggle("is-open", isOpen);
		button.setAttribute("aria-expanded", String(isOpen));
		document.body.style.overflow = isOpen ? "hidden" : "";
	};
	button.addEventListener("click", () => show(!sidebar.classList.contains("is-open")));
	document.addEventListener("keydown", ({ key }) => {
		if (key === "Escape") show(false);
	});
	// The page that is read is in view, however long the list.
	const here = sidebar.querySelector<HTMLElement>('[aria-current="page"]');
	if (here !== null) sidebar.scrollTop = here.offsetTop - sidebar.clientHeight / 2;
}
