/** An address that is shared shows the same view; one of a dropped file asks for it again. */
import assert from "node:assert/strict";
import { join } from "node:path";

/** Views of a file on a server, each by what its address holds. */
const VIEWS = [
	{
		name: "a picture of a window",
		view: { path: "/sst", view: "picture", at: "time:2", window: "10,5,40,25", colours: "cividis", span: "0,30" },
	},
	{
		name: "a story",
		view: { path: "/sst", view: "picture", cell: "1,15,30", panel: "story", off: "_FillValue -32768" },
	},
	{ name: "a map", view: { path: "/sst", view: "map", at: "time:1", span: "-2,32" } },
	{ name: "lines", view: { path: "/sst", view: "lines", lines: "time|lat:15,lon:30;time|lat:20,lon:10" } },
	{ name: "a histogram", view: { path: "/sst", view: "histogram" } },
	{ name: "a table", view: { path: "/sst", view: "table", at: "time:1" } },
];

export const cases = [
	...VIEWS.map(({ name, view }) => ({ name: `${name} is shared`, run: (visit, world) => shared(visit, world, view) })),
	{ name: "what a hand chose is in the address, and Back undoes it", run: chosen },
	{ name: "a dropped file is asked for again", run: asked },
];

async function shared(visit, world, view) {
	await visit.load({ source: world.files.urlOf("samples/sea-surface.nc"), ...view });
	await visit.opened();
	const other = await visit.another();
	try {
		await other.load(new URL(visit.page.url()).hash);
		await other.opened();
		for (let round = 0; ; round++) {
			const [first, second] = await Promise.all([seen(visit), seen(other)]);
			const differing = differingPixels(first.picture, second.picture);
			const isSame = second.text === first.text && differing <= MOST_PIXELS;
			if (!isSame && round < MOST_ROUNDS) continue;
			assert.equal(second.text, first.text);
			assert.ok(differing <= MOST_PIXELS, `${differing} pixels differ`);
			assert.ok(first.text.length > 200, first.text);
			break;
		}
		assert.equal(new URL(other.page.url()).hash, new URL(visit.page.url()).hash);
	} finally {
		await other.end();
	}
}

/** The edges of rounded corners may be smoothed in another way, pixel by pixel; a cell has more. */
const MOST_PIXELS = 16;

function differingPixels(one, two) {
	let count = 0;
	for (let i = 0; i < one.length; i += 4) if (one.readUInt32LE(i) !== two.readUInt32LE(i)) count++;
	return count;
}

/** Parts of views are loaded when they are first seen: a page may be behind the other for some looks. */
const MOST_ROUNDS = 10;

/** Everything that is seen: words, and pixels. */
async function seen(visit) {
	await visit.settled();
	const text = await visit.text(".view-side, #panel");
	const { data } = await visit.pixels();
	return { text, picture: data };
}

async function chosen(visit, world) {
	await visit.load({ source: world.files.urlOf("samples/sea-surface.nc") });
	await visit.opened();
	await visit.painted();
	assert.match(visit.page.url(), /path=\/sst/);
	await visit.choose("/quality");
	await visit.page.goBack();
	await visit.page.locator('.tree-row[data-path="/sst"][aria-selected="true"]').waitFor();
	await visit.page.getByRole("tab", { name: "Table" }).click();
	await visit.inAddress("view=table");
	await visit.page.getByRole("tab", { name: "Missing" }).click();
	await visit.inAddress("panel=missing");
}

async function asked(visit, world) {
	const path = join(world.root, "samples/sea-surface.nc");
	await visit.load();
	await visit.drop(path);
	await visit.opened();
	await visit.inAddress("path=");
	await visit.page.reload();
	await visit.page.getByRole("heading", { name: "Choose sea-surface.nc again" }).waitFor();
	await visit.drop(path);
	await visit.opened();
	await visit.painted();
}
