/** Chromium as tests and screenshots start it. */
import { existsSync } from "node:fs";
import { chromium } from "playwright-core";

/** Starts Chromium: nothing outside of this machine can be meant, and what it draws does not depend on a graphics card. */
export function launch() {
	const known = [process.env.CHROMIUM, "/usr/bin/chromium", "/usr/bin/chromium-browser"].find(
		(path) => path && existsSync(path),
	);
	if (known === undefined) throw new Error("Chromium is needed: apt-get install -y chromium, or CHROMIUM=/path/to/it");
	return chromium.launch({
		executablePath: known,
		args: [
			...["--no-sandbox", "--disable-dev-shm-usage", "--force-color-profile=srgb", "--hide-scrollbars"],
			...["--use-angle=swiftshader", "--enable-unsafe-swiftshader", "--ignore-gpu-blocklist"],
			"--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
		],
	});
}
