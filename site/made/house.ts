import { escapeHtml } from "../page.ts";
import { type Corridor, heights, type Room, readCorridors, readRooms, reduced } from "./architecture.ts";

const [WIDTH, ROW, BOX_WIDTH, BOX_HEIGHT, MARGIN] = [760, 74, 132, 44, 12];

type Box = Room & { x: number; y: number };

/** The house as a picture: rooms above what they import, in colours of the theme. It is drawn from the imports themselves. */
export function houseSvg(): string {
	const rooms = readRooms();
	const order = rooms.map(({ name }) => name);
	const corridors = readCorridors();
	const shown = reduced(corridors, order);
	const boxes = placed(rooms, heights(corridors, order), shown);
	const height = Math.max(...boxes.map(({ y }) => y)) + BOX_HEIGHT + MARGIN;
	const words = `Rooms of src/ from the ground up: ${order.join(", ")}. Each stands above what it imports.`;
	return `<figure class="house"><svg viewBox="0 0 ${WIDTH} ${height}" role="img" aria-label="${escapeHtml(words)}">
<defs><marker id="house-arrow" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="7" markerHeight="7" orient="auto"><path d="M0 0 8 4 0 8z"/></marker></defs>
${shown.map((one) => corridorSvg(one, boxes)).join("\n")}
${boxes.map(boxSvg).join("\n")}
</svg>
<figcaption>${corridors.reduce((sum, { count }) => sum + count, 0)} imports between ${rooms.length} rooms, drawn from the sources when this page was built. An arrow points to what is imported; the wider, the more often. Arrows that follow from others are left out.</figcaption></figure>`;
}

/** A row for each height, the ground below; in a row each room stands where those that it is tied to are. */
function placed(rooms: readonly Room[], height: ReadonlyMap<string, number>, corridors: readonly Corridor[]): Box[] {
	const top = Math.max(...height.values());
	const boxes: Box[] = [];
	for (let level = 0; level <= top; level++) {
		const row = rooms.filter(({ name }) => height.get(name) === level);
		const wish = ({ name }: Room): number => {
			const below = corridors.filter(({ from }) => from === name);
			const xs = below.flatMap(({ to }) => boxes.filter((box) => box.name === to).map(({ x }) => x));
			return xs.length === 0 ? WIDTH / 2 : xs.reduce((sum, x) => sum + x, 0) / xs.length;
		};
		row.sort((a, b) => wish(a) - wish(b));
		const gap = WIDTH / row.length;
		for (const [i, room] of row.entries()) boxes.push({ ...room, x: gap * (i + 0.5), y: MARGIN + (top - level) * ROW });
	}
	return boxes;
}

function boxSvg({ name, files, x, y }: Box): string {
	return `<g class="room"><rect x="${x - BOX_WIDTH / 2}" y="${y}" width="${BOX_WIDTH}" height="${BOX_HEIGHT}" rx="7"/>
<text x="${x}" y="${y + 19}">${escapeHtml(name)}</text><text class="files" x="${x}" y="${y + 34}">${files} ${files === 1 ? "file" : "files"}</text></g>`;
}

function corridorSvg({ from, to, count }: Corridor, boxes: readonly Box[]): string {
	const [a, b] = [from, to].map((name) => boxes.find((box) => box.name === name));
	if (a === undefined || b === undefined) return "";
	const [y1, y2] = [a.y + BOX_HEIGHT, b.y - 2];
	const width = (0.8 + Math.log2(count) / 4).toFixed(1);
	const path = (d: string): string =>
		`<path class="corridor" marker-end="url(#house-arrow)" stroke-width="${width}" d="${d}"/>`;
	const between = boxes.filter(({ y }) => y > a.y && y < b.y);
	const turn = ROW - BOX_HEIGHT;
	if (between.length === 0)
		return path(`M${a.x} ${y1}C${a.x} ${y1 + turn * 0.6} ${b.x} ${y2 - turn * 0.6} ${b.x} ${y2}`);
	// A long way goes down where no room stands: straight, or past the rooms.
	const isFree = (x: number): boolean => between.every((box) => Math.abs(box.x - x) > BOX_WIDTH / 2 + 8);
	const aside = BOX_WIDTH * 0.7;
	const lanes = [
		a.x,
		b.x,
		...[b.x, a.x].flatMap((x) => (x < WIDTH / 2 ? [x - aside, x + aside] : [x + aside, x - aside])),
	];
	const lane = lanes.find(isFree) ?? b.x;
	const ways = [
		`M${a.x} ${y1}C${a.x} ${y1 + turn * 0.6} ${lane} ${y1 + turn * 0.4} ${lane} ${y1 + turn}`,
		`V${y2 - turn}`,
		`C${lane} ${y2 - turn * 0.4} ${b.x} ${y2 - turn * 0.6} ${b.x} ${y2}`,
	];
	return path(ways.join(""));
}
