import MiniSearch from "minisearch";
import type { Passage } from "../../search.ts";

type Found = Passage & { id: number };

declare global {
	var mirazarrPassages: Passage[] | undefined;
}

const MOST_RESULTS = 30;

/** Search in the page itself: the index is loaded when it is first asked for. `root` is the way to the front page. */
export function prepareSearch(root: string): void {
	let dialog: SearchDialog | undefined;
	const open = (): void => {
		dialog ??= new SearchDialog(root);
		dialog.open();
	};
	document.querySelector(".search-button")?.addEventListener("click", open);
	document.addEventListener("keydown", (event) => {
		const isTyping = event.target instanceof HTMLElement && event.target.closest("input, textarea, select") !== null;
		const isAsked = (event.key === "/" && !isTyping) || (event.key === "k" && (event.ctrlKey || event.metaKey));
		if (!isAsked || event.altKey) return;
		event.preventDefault();
		open();
	});
}

class SearchDialog {
	readonly #root: string;
	readonly #dialog = document.createElement("dialog");
	readonly #input = document.createElement("input");
	readonly #list = document.createElement("ul");
	readonly #words = document.createElement("p");
	#index: MiniSearch<Found> | undefined;
	#passages: Found[] = [];
	#chosen = 0;

	constructor(root: string) {
		this.#root = root;
		this.#dialog.className = "search";
		this.#dialog.setAttribute("aria-label", "Search");
		this.#input.type = "search";
		this.#input.placeholder = "Search pages, commands, names";
		this.#input.setAttribute("role", "combobox");
		this.#input.setAttribute("aria-expanded", "false");
		this.#input.setAttribute("aria-label", "Search");
		this.#input.setAttribute("aria-controls", "found");
		this.#list.id = "found";
		this.#list.setAttribute("role", "listbox");
		this.#list.setAttribute("aria-label", "Found");
		this.#words.setAttribute("role", "status");
		this.#dialog.append(this.#input, this.#list, this.#words);
		document.body.append(this.#dialog);
		this.#input.addEventListener("input", () => this.#show());
		this.#input.addEventListener("keydown", (event) => this.#press(event));
		this.#dialog.addEventListener("click", ({ target }) => {
			if (target === this.#dialog || (target as Element).closest("a") !== null) this.#dialog.close();
		});
	}

	open(): void {
		this.#dialog.showModal();
		this.#input.select();
		if (this.#index === undefined) this.#load();
		this.#show();
	}

	/** By a script, not by fetch: a page that was opened from a folder may do that as well. */
	#load(): void {
		const script = document.createElement("script");
		script.src = `${this.#root}assets/search-index.js`;
		script.onload = () => {
			this.#passages = (globalThis.mirazarrPassages ?? []).map((passage, id) => ({ ...passage, id }));
			this.#index = new MiniSearch<Found>({
				fields: ["h", "t", "x"],
				tokenize: (text) => text.split(/[^\p{L}\p{N}_]+/u).filter((word) => word !== ""),
				searchOptions: {
					boost: { h: 6, t: 2 },
					prefix: true,
					fuzzy: (word) => (word.length > 4 ? 0.2 : false),
					combineWith: "AND",
				},
			});
			this.#index.addAll(this.#passages);
			this.#show();
		};
		script.onerror = () => {
			this.#words.textContent = "The index of the search could not be loaded.";
		};
		document.head.append(script);
	}

	#show(): void {
		const query = this.#input.value.trim();
		const boostDocument = (id: number): number => weightOf(this.#passages[id] as Found, query);
		const results = this.#index?.search(query, { boostDocument }).slice(0, MOST_RESULTS) ?? [];
		this.#chosen = 0;
		this.#list.replaceChildren(...results.map(({ id, terms }, i) => this.#item(this.#passages[id] as Found, terms, i)));
		this.#input.setAttribute("aria-expanded", String(results.length > 0));
		this.#words.hidden = results.length > 0;
		this.#words.textContent =
			query === ""
				? "Arrow keys choose, Enter opens."
				: this.#index === undefined
					? "Loading …"
					: `Nothing is found for “${query}”.`;
		this.#choose(0);
	}

	#item({ p, a, t, h, x }: Found, terms: readonly string[], i: number): HTMLLIElement {
		const item = document.createElement("li");
		item.id = `found-${i}`;
		item.setAttribute("role", "option");
		const link = document.createElement("a");
		link.href = `${this.#root}${p}#${a}`;
		link.tabIndex = -1;
		const title = document.createElement("strong");
		title.append(...marked(h, terms));
		const page = document.createElement("small");
		page.textContent = h === t ? "" : t;
		const excerpt = document.createElement("span");
		excerpt.className = "excerpt";
		excerpt.append(...marked(around(x, terms), terms));
		link.append(page, title, excerpt);
		item.append(link);
		return item;
	}

	#press(event: KeyboardEvent): void {
		const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
		if (step !== undefined) {
			event.preventDefault();
			this.#choose(this.#chosen + step);
		} else if (event.key === "Enter") this.#list.children[this.#chosen]?.querySelector("a")?.click();
	}

	#choose(place: number): void {
		const items = [...this.#list.children];
		if (items.length === 0) {
			this.#input.removeAttribute("aria-activedescendant");
			return;
		}
		this.#chosen = (place + items.length) % items.length;
		for (const [i, item] of items.entries()) item.setAttribute("aria-selected", String(i === this.#chosen));
		items[this.#chosen]?.scrollIntoView({ block: "nearest" });
		this.#input.setAttribute("aria-activedescendant", `found-${this.#chosen}`);
	}
}

/** Pages that explain come before lists: a word that is looked for is in many options, programs and changes too. */
function weightOf({ p, h, t }: Passage, query: string): number {
	if (/^(examples\/|changelog|divergences|dependencies)/.test(p)) return 0.3;
	if (h.startsWith("-")) return query.startsWith("-") ? 3 : 0.4;
	if (/^reference\/commands/.test(p) || / type$/.test(h)) return 0.5;
	if (/^(start|guide|missing-data)/.test(p)) return h === t ? 2.5 : 1.5;
	return 1;
}

/** The text from a little before the first word that was found. */
function around(text: string, terms: readonly string[]): string {
	const places = terms.map((term) => text.toLowerCase().indexOf(term)).filter((place) => place >= 0);
	const start = Math.max(0, Math.min(...places, text.length) - 30);
	const from = places.length === 0 || start === 0 ? 0 : text.indexOf(" ", start) + 1;
	return (from > 0 ? "… " : "") + text.slice(from, from + 160);
}

function marked(text: string, terms: readonly string[]): (string | HTMLElement)[] {
	const escaped = terms.map((term) => term.replace(/[^\p{L}\p{N}_]/gu, "\\$&"));
	if (escaped.length === 0) return [text];
	return text.split(new RegExp(`(${escaped.join("|")})`, "gi")).map((part, i) => {
		if (i % 2 === 0) return part;
		const mark = document.createElement("mark");
		mark.textContent = part;
		return mark;
	});
}
