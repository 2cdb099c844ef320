/**
 * `npm run docs`: the site, from docs/ and from what the project itself tells, to site/built/. After a build, for it holds the explorer.
 *
 *     node site/run.mjs [--to FOLDER]
 */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { createServer } from "vite";

const { values: flags } = parseArgs({
	options: { to: { type: "string", default: join(import.meta.dirname, "built") } },
});
// Vite runs TypeScript as it is, here as in the tests; so the commands can be asked, which are sources as well.
const vite = await createServer({
	configFile: false,
	logLevel: "error",
	appType: "custom",
	server: { middlewareMode: true, ws: false, watch: null },
	optimizeDeps: { noDiscovery: true },
});
try {
	const { buildSite } = await vite.ssrLoadModule(join(import.meta.dirname, "build.ts"));
	const { pages, seconds } = await buildSite(flags.to);
	console.log(`${pages} pages in ${flags.to} (${seconds.toFixed(1)} s)`);
} finally {
	await vite.close();
}
