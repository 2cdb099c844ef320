// The Chromium of the system, headless.
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** Starts it; pages in it can sweep their garbage with `gc()`. */
export async function startChromium() {
	const { chromium } = createRequire(import.meta.url)("playwright-core");
	return chromium.launch({
		executablePath: chromiumPath(),
		args: [
			...["--no-sandbox", "--disable-dev-shm-usage", "--js-flags=--expose-gc"],
			// Nothing outside of this machine can be meant.
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
		],
	});
}

function chromiumPath() {
	const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
		(path) => path && existsSync(path),
	);
	if (known === undefined) throw new Error("Chromium is needed: apt-get install -y chromium, or CHROMIUM=/path/to/it");
	return known;
}
