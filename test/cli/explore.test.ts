/** `mirazarr explore`: what it prints, what its page can read, and which browser it opens. */
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { browserCommand } from "../../src/cli/open-browser.ts";
import { run } from "../../src/cli/run.ts";
import { fileUrl } from "../../src/node.ts";
import { pageGreeting } from "../serve/page-greeting.ts";
import { runCli, sample } from "./run-cli.ts";

const fixture = (name: string): string => join(import.meta.dirname, "../fixtures", name);
let folder = "";
beforeAll(() => {
	folder = mkdtempSync(join(tmpdir(), "mirazarr-explore-"));
});
afterAll(() => rmSync(folder, { recursive: true }));

type Terminal = { isTTY?: boolean; env?: Record<string, string> };

/** Runs the command; asks its server once the address is printed, and ends it then. */
async function explore(
	args: readonly string[],
	ask: (address: string) => Promise<void>,
	{ isTTY = false, env = {} }: Terminal = {},
): Promise<string> {
	const ending = new AbortController();
	let stdout = "";
	let stderr = "";
	const address = new Promise<string>((resolve) => {
		const terminal = {
			stdout: {
				write: (text: string | Uint8Array) => {
					stdout += text;
					return undefined;
				},
				isTTY,
			},
			stderr: {
				// It is said on stderr what to do with the address, once that is printed.
				write: (text: string | Uint8Array) => {
					stderr += text;
					resolve(stdout.trim());
					return undefined;
				},
				isTTY,
			},
			stdin: async function* () {},
			env,
			signal: ending.signal,
		};
		running = run(["explore", ...args], terminal);
		running.then(() => resolve(stdout.trim()));
	});
	try {
		await ask(await address);
	} finally {
		ending.abort();
		await running;
	}
	return stderr;
}
let running: Promise<number>;

const readAddress = (address: string, path: string): string =>
	`${address.replace(/#.*/, "")}read/file${fileUrl(path).slice("file://".length)}`;

describe("mirazarr explore", () => {
	it("shows a file, which the page reads with what lies beside it and nothing else", async () => {
		const said = await explore([sample("sea-surface.nc")], async (address) => {
			expect(address).toMatch(
				/^http:\/\/127\.0\.0\.1:\d+\/[0-9a-f]{32}\/#source=file:\/\/\/\S+\/samples\/sea-surface\.nc$/,
			);
			const bytes = await (await fetch(readAddress(address, sample("sea-surface.nc")))).arrayBuffer();
			expect(Buffer.from(bytes)).toEqual(readFileSync(sample("sea-surface.nc")));
			expect((await fetch(readAddress(address, sample("buoys.nc")))).status).toBe(200);
			expect((await fetch(readAddress(address, join(import.meta.dirname, "explore.test.ts")))).status).toBe(403);
			expect((await pageGreeting(address)).files).toEqual([]);
		});
		expect(said).toBe("Open this address in a browser; Ctrl-C ends it.\n");
	});

	it("shows several files together", () =>
		explore([sample("gauge-2023.nc"), sample("gauge-2024.nc")], async (address) => {
			expect(address.match(/source=/g)).toHaveLength(2);
		}));

	it("offers what is in a folder, and opens a folder that is a store", async () => {
		await explore([sample("")], async (address) => {
			expect(address).not.toContain("#");
			const { files } = await pageGreeting(address);
			expect(files).toContainEqual({
				url: fileUrl(sample("buoys.nc")),
				name: "buoys.nc",
				format: "NetCDF-3",
				sizeBytes: 912,
			});
			expect(files.map(({ name }) => name)).not.toContain("make.py");
		});
		await explore([fixture("info/v2.zarr")], async (address) => {
			expect(address).toMatch(/#source=\S+\/info\/v2\.zarr$/);
			expect((await fetch(readAddress(address, fixture("info/v2.zarr/.zgroup")))).status).toBe(200);
			expect((await fetch(readAddress(address, fixture("info/many.nc")))).status).toBe(403);
		});
	});

	it("lets references read what is allowed besides", async () => {
		const outside = sample("buoys.nc");
		const reference = fixture("referring/references.json");
		await explore([reference], async (address) =>
			expect((await fetch(readAddress(address, outside))).status).toBe(403),
		);
		await explore([reference, "--allow", sample("")], async (address) =>
			expect((await fetch(readAddress(address, outside))).status).toBe(200),
		);
	});

	it("shows the page alone without a source", () =>
		explore([], async (address) => {
			expect(address).toMatch(/\/$/);
			expect(await pageGreeting(address)).toEqual({ files: [], prefixes: [] });
		}));

	it("refuses what makes no sense", async () => {
		expect(await runCli(["explore", "--port", "70000"])).toMatchObject({ code: 2 });
		expect((await runCli(["explore", join(folder, "*.none")])).stderr).toContain("nothing matches");
	});
});

describe("the browser", () => {
	it("is that of the platform, and none where nobody looks at a screen", () => {
		const address = "http://127.0.0.1:1/a/";
		expect(browserCommand(address, "darwin", {})).toEqual(["open", address]);
		expect(browserCommand(address, "linux", { DISPLAY: ":0" })).toEqual(["xdg-open", address]);
		expect(browserCommand(address, "linux", { WAYLAND_DISPLAY: "wayland-0" })).toEqual(["xdg-open", address]);
		expect(browserCommand(address, "linux", {})).toBeUndefined();
		expect(browserCommand(address, "linux", { BROWSER: "lynx" })).toEqual(["lynx", address]);
		expect(browserCommand("http://x/#a=1&b=2", "win32", {})?.at(-1)).toBe("http://x/#a=1^&b=2");
	});

	it.skipIf(process.platform === "win32")("is opened on a terminal, unless it shall not be", async () => {
		const script = join(folder, "browser.sh");
		const seen = join(folder, "seen");
		writeFileSync(script, `#!/bin/sh\necho "$1" > "${seen}.part" && mv "${seen}.part" "${seen}"\n`);
		chmodSync(script, 0o755);
		const env = { BROWSER: script };
		await explore([sample("buoys.nc"), "--no-open"], async () => {}, { isTTY: true, env });
		await explore([sample("buoys.nc")], async () => {}, { env });
		expect(existsSync(seen)).toBe(false);
		let printed = "";
		const said = await explore(
			[sample("buoys.nc")],
			async (address) => {
				printed = address;
				await expect.poll(() => existsSync(seen), { timeout: 10_000 }).toBe(true);
			},
			{ isTTY: true, env },
		);
		expect(said).toContain("The browser shows it");
		expect(readFileSync(seen, "utf8").trim()).toBe(printed);
	});

	it("that cannot be started is not missed", async () => {
		const env = { BROWSER: join(folder, "none") };
		const said = await explore([sample("buoys.nc")], async () => {}, { isTTY: true, env });
		expect(said).toContain("Open this address");
	});
});
