/** A link to each heading, for those who want to send it. */
export function addAnchors(): void {
	for (const heading of document.querySelectorAll("article :is(h2, h3, h4)[id]")) {
		const link = document.createElement("a");
		link.className = "anchor";
		link.href = `#${heading.id}`;
		link.textContent = "#";
		link.setAttribute("aria-label", `Link to “${heading.textContent?.trim()}”`);
		heading.append(link);
	}
}

/** A button on each block of code. Prompts and expected output are copied as they stand. */
export function addCopyButtons(): void {
	if (navigator.clipboard === undefined) return;
	for (const block of document.querySelectorAll<HTMLElement>("article pre")) {
		if (block.closest(".members, .api-name > pre") !== null) continue;
		const box = document.createElement("div");
		box.className = "code-box";
		block.replaceWith(box);
		const button = document.createElement("button");
		button.className = "copy";
		button.type = "button";
		button.textContent = "Copy";
		button.addEventListener("click", async () => {
			await navigator.clipboard.writeText(block.textContent ?? "");
			button.textContent = "Copied";
			setTimeout(() => {
				button.textContent = "Copy";
			}, 1500);
		});
		box.append(block, button);
	}
}

/** What is scrolled sideways can be reached by the keyboard; what fits is no stop on the way. */
export function reachScrolled(): void {
	const look = (target: Element): void => {
		if (target.scrollWidth > target.clientWidth + 1) {
			target.setAttribute("tabindex", "0");
			target.setAttribute("role", "group");
			target.setAttribute("aria-label", target.tagName === "PRE" ? "Code" : "Table");
		} else for (const name of ["tabindex", "role", "aria-label"]) target.removeAttribute(name);
	};
	const resized = new ResizeObserver((entries) => {
		for (const { target } of entries) look(target);
	});
	const boxes = document.querySelectorAll("article pre, article .table, article .house");
	// At once: the observer waits for the first frame, and a page behind others has none.
	for (const box of boxes) look(box);
	for (const box of boxes) resized.observe(box);
}

/** The outline marks the part that is read. */
export function followOutline(): void {
	const links = new Map(
		Array.from(document.querySelectorAll<HTMLAnchorElement>(".outline a"), (link) => [link.hash.slice(1), link]),
	);
	const seen = new IntersectionObserver(
		(entries) => {
			for (const { target, isIntersecting } of entries) {
				if (!isIntersecting) continue;
				for (const link of links.values()) link.classList.remove("is-here");
				links.get(encodeURIComponent(target.id))?.classList.add("is-here");
			}
		},
		{ rootMargin: "-60px 0px -75% 0px" },
	);
	for (const id of links.keys()) {
		const heading = document.getElementById(decodeURIComponent(id));
		if (heading !== null) seen.observe(heading);
	}
}

/** What an address names may be folded away. */
export function openTarget(): void {
	const open = (): void => {
		const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
		for (let box = target?.closest("details"); box; box = box.parentElement?.closest("details")) box.open = true;
		if (target?.closest("details")) target.scrollIntoView();
	};
	addEventListener("hashchange", open);
	open();
}
