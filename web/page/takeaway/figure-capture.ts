import { HATCH_COLOURS, hatchPath } from "../missing/hatch.ts";
import type { Figure } from "./figure.ts";
import { escaped, figureSvg } from "./figure-svg.ts";

/** What is on the screen only while somebody points at something. */
const PASSING = ".cell-mark, .chart-cursor";

/** What decides how shapes and texts look, and may stand in the style sheets of the page. */
const LOOKS = [
	"fill",
	"fill-opacity",
	"stroke",
	"stroke-width",
	"stroke-dasharray",
	"stroke-linecap",
	"stroke-linejoin",
	"stroke-opacity",
	"opacity",
	"font-family",
	"font-size",
	"font-weight",
	"text-anchor",
	"paint-order",
] as const;

/** Takes the figure of a view from the screen. Views mark what they draw on with `data-figure`; undefined where none is. */
export function captureFigure(view: Element, title: string, subtitle: string): Figure | undefined {
	const drawing = view.querySelector("[data-figure]");
	if (drawing === null) return undefined;
	const { x, y, width, height } = drawnBox(drawing);
	const token = (name: string): string => resolvedColour(drawing, name);
	return {
		title,
		subtitle,
		width,
		height,
		// What lies around the drawing is cut off.
		markup: `<svg width="${width}" height="${height}" viewBox="${x} ${y} ${width} ${height}">${drawingMarkup(drawing)}</svg>`,
		colours: coloursOf(view),
		missing: Array.from(view.querySelectorAll(".missing-legend li[data-rule]")).flatMap((entry, i) =>
			entry.getAttribute("data-on") === "true"
				? [
						{
							label: ownText(entry.querySelector(".rule-text")),
							colour: `rgb(${(HATCH_COLOURS[i % HATCH_COLOURS.length] ?? [0, 0, 0]).join(" ")})`,
							hatch: hatchPath(i),
						},
					]
				: [],
		),
		series: Array.from(view.querySelectorAll(".line-list li")).map((entry) => ({
			label: ownText(entry.querySelector("span")),
			colour: getComputedStyle(entry.querySelector("path") ?? entry).stroke,
		})),
		palette: { paper: token("--card"), ink: token("--ink"), quiet: token("--quiet"), line: token("--line") },
	};
}

/** Pixels that lines and letters may reach beyond their boxes. */
const EDGE = 2;

/** What is drawn on, without what is empty around it; seen from the corner of the element. */
function drawnBox(drawing: Element): { x: number; y: number; width: number; height: number } {
	const whole = drawing.getBoundingClientRect();
	const marks = Array.from(drawing.querySelectorAll("svg > :not(defs)"), (mark) => mark.getBoundingClientRect());
	const boxes = marks.filter(({ width, height }) => width > 0 && height > 0);
	if (boxes.length === 0) return { x: 0, y: 0, width: whole.width, height: whole.height };
	const x = Math.min(...boxes.map(({ left }) => left)) - whole.left - EDGE;
	const y = Math.min(...boxes.map(({ top }) => top)) - whole.top - EDGE;
	const right = Math.max(...boxes.map((box) => box.right)) - whole.left + EDGE;
	const bottom = Math.max(...boxes.map((box) => box.bottom)) - whole.top + EDGE;
	return { x, y, width: right - x, height: bottom - y };
}

/** A colour of the page as it is in the theme that is shown. */
function resolvedColour(element: Element, name: string): string {
	const probe = document.createElement("span");
	probe.style.color = `var(${name})`;
	element.append(probe);
	const { color } = getComputedStyle(probe);
	probe.remove();
	return color;
}

/** The text of an element without what is only read aloud. */
function ownText(element: Element | null): string {
	const copy = element?.cloneNode(true) as Element | undefined;
	for (const unseen of copy?.querySelectorAll(".sr-only, .unseen") ?? []) unseen.remove();
	return copy?.textContent?.trim() ?? "";
}

function coloursOf(view: Element): Figure["colours"] {
	const bar = view.querySelector(".colour-bar");
	const strip = bar?.querySelector<HTMLElement>(".colour-strip");
	if (bar === null || strip === null || strip === undefined) return undefined;
	return {
		label: ownText(bar.querySelector("figcaption")),
		stops: getComputedStyle(strip).backgroundImage.match(/rgba?\([^)]*\)/g) ?? [],
		ticks: Array.from(bar.querySelectorAll<HTMLElement>(".colour-ticks > *")).map((tick) => ({
			at: Number.parseFloat(tick.style.left) / 100,
			text: tick.textContent ?? "",
		})),
	};
}

/** Canvases as pictures, and drawings with the looks that the page gives them, each where it is. */
function drawingMarkup(drawing: Element): string {
	const origin = drawing.getBoundingClientRect();
	const parts = Array.from(drawing.querySelectorAll("canvas, svg")).filter(
		(part) => part.closest("svg") === part || part.tagName === "CANVAS",
	);
	return parts
		.map((part) => {
			const box = part.getBoundingClientRect();
			const place = `x="${box.left - origin.left}" y="${box.top - origin.top}" width="${box.width}" height="${box.height}"`;
			if (part instanceof HTMLCanvasElement)
				return `<image ${place} preserveAspectRatio="none" href="${escaped(part.toDataURL("image/png"))}"/>`;
			const copy = lookingAlike(part as SVGElement);
			copy.setAttribute("x", String(box.left - origin.left));
			copy.setAttribute("y", String(box.top - origin.top));
			copy.setAttribute("width", String(box.width));
			copy.setAttribute("height", String(box.height));
			return new XMLSerializer().serializeToString(copy);
		})
		.join("\n");
}

/** A copy of a drawing that needs no style sheet. */
function lookingAlike(original: SVGElement): SVGElement {
	const copy = original.cloneNode(true) as SVGElement;
	const originals = [original, ...original.querySelectorAll("*")];
	const copies = [copy, ...copy.querySelectorAll("*")];
	for (const [i, element] of originals.entries()) {
		const own = copies[i] as SVGElement;
		const style = getComputedStyle(element);
		for (const look of LOOKS) own.setAttribute(look, style.getPropertyValue(look));
		own.removeAttribute("class");
		own.removeAttribute("style");
		if (style.display === "none" || element.matches(PASSING)) own.setAttribute("display", "none");
	}
	return copy;
}

/** Pixels of a picture for each of the figure: sharp on paper and on dense screens. */
const DENSITY = 2;

/** A figure as PNG. */
export async function pngOf(figure: Figure): Promise<Blob> {
	const url = URL.createObjectURL(new Blob([figureSvg(figure)], { type: "image/svg+xml" }));
	try {
		const image = new Image();
		image.src = url;
		await image.decode();
		const canvas = document.createElement("canvas");
		canvas.width = image.naturalWidth * DENSITY;
		canvas.height = image.naturalHeight * DENSITY;
		canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height);
		const png = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, "image/png"));
		if (png === null) throw new Error("The browser made no picture of the figure: it may be too large.");
		return png;
	} finally {
		URL.revokeObjectURL(url);
	}
}
