/** What the documentation shows and no test runs, each with the reason that stands on its page. A further one is a line here, on purpose. */
import { statSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { blocksOf, pages, reasonNotRun, root } from "./blocks.ts";

const KNOWN = `
docs/formats/grib.md sh: needs the bucket of NOAA
docs/formats/grib.md sh: needs ecCodes and gribberish
docs/guide/persisting.md sh: catalogues of others; test/cli has the same with catalogues of its own
docs/guide/scale.md sh: needs an archive and a bucket
docs/guide/scale.md sh: needs Redis and machines; test/exec/queue-chaos.mjs does the same on one
docs/guide/service-worker.md js: part of a page; test/viewers/run.mjs does it in Chromium
docs/guide/service-worker.md js: part of a page; test/viewers/run.mjs does it in Chromium
docs/guide/serving.md sh: needs GDAL; test/interop/serve.mjs asks it the same
docs/guide/serving.md js: part of a page with a map
docs/guide/serving.md py: needs a server with tokens; test/interop/serve.mjs has one
docs/guide/storage.md sh: needs accounts; test/cli has the same against servers of its own
docs/guide/storage.md sh: needs buckets; test/interop/s3.mjs and azurite.mjs have some
docs/guide/updating.md sh: needs an archive that grows; test/update/update.test.ts has the same with small ones
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs does it in Chromium
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs draws with it in Chromium
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs draws with it in Chromium
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs draws with it in Chromium
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs draws with it in Chromium
docs/guide/viewers.md js: part of a page; test/viewers/run.mjs draws with it in Chromium
docs/guide/viewers.md sh: needs GDAL; test/interop/arranged.mjs asks it the same
docs/start/data-engineer.md sh: needs a bucket
docs/start/web-developer.md html: test/bundlers/run.mjs opens pages with it in Chromium
`;

it("the blocks that are not run are these", () => {
	const found = pages
		.flatMap((page) => blocksOf(page))
		.flatMap((block) => {
			const reason = reasonNotRun(block);
			return reason === undefined ? [] : [`${block.page} ${block.language}: ${reason}`];
		});
	expect(found).toEqual(KNOWN.trim().split("\n"));
});

it("tests that stand in for a block exist", () => {
	const cited = new Set(KNOWN.match(/test\/[\w./-]+/g));
	expect(cited.size).toBeGreaterThan(3);
	for (const path of cited) expect(() => statSync(join(root, path)), path).not.toThrow();
});
