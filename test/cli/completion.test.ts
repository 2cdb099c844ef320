import { spawnSync } from "node:child_process";
import { describe, expect, it } from "vitest";
import { runCli } from "./run-cli.ts";

function hasShell(name: string): boolean {
	return spawnSync(name, ["-c", "exit 0"]).status === 0;
}

async function script(shell: string): Promise<string> {
	const { code, stdout, stderr } = await runCli(["completion", shell]);
	expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
	return stdout;
}

/** What bash offers for the last of these words. */
async function offered(...words: string[]): Promise<string[]> {
	const lines = [
		await script("bash"),
		'COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _mirazarr',
		// biome-ignore lint/suspicious/noTemplateCurlyInString: it is of bash.
		'printf "%s\\n" "${COMPREPLY[@]}"',
	];
	const { stdout, stderr, status } = spawnSync("bash", ["-c", lines.join("\n"), "bash", ...words], {
		encoding: "utf8",
	});
	expect({ stderr, status }).toEqual({ stderr: "", status: 0 });
	return stdout.split("\n").filter((line) => line !== "");
}

describe.runIf(hasShell("bash"))("completion in bash", () => {
	it("offers the commands", async () => {
		expect(await offered("mirazarr", "")).toEqual(expect.arrayContaining(["info", "build", "completion", "help"]));
		expect(await offered("mirazarr", "ver")).toEqual(["verify"]);
	});

	it("offers the options of the command", async () => {
		expect(await offered("mirazarr", "read", "--st")).toEqual(["--stats"]);
		expect(await offered("mirazarr", "build", "a.nc", "--con")).toEqual(["--concat", "--concurrency"]);
		expect(await offered("mirazarr", "info", "--con")).toEqual([]);
	});

	it("offers what an option takes, behind a space and behind =", async () => {
		expect(await offered("mirazarr", "read", "a.nc", "v", "--mask", "")).toEqual(["xarray", "netcdf"]);
		expect(await offered("mirazarr", "read", "a.nc", "v", "--mask", "=")).toEqual(["xarray", "netcdf"]);
		expect(await offered("mirazarr", "read", "a.nc", "v", "--mask", "=", "n")).toEqual(["netcdf"]);
		expect(await offered("mirazarr", "build", "--policy", "")).toEqual(["derive", "convertTime", "split", "codecs"]);
	});

	it("leaves everything else to files", async () => {
		expect(await offered("mirazarr", "info", "")).toEqual([]);
		expect(await offered("mirazarr", "build", "-o", "")).toEqual([]);
		expect(await offered("mirazarr", "build", "--output", "re")).toEqual([]);
	});

	it("offers shells and commands where those are asked for", async () => {
		expect(await offered("mirazarr", "completion", "")).toEqual(["bash", "zsh", "fish"]);
		expect(await offered("mirazarr", "help", "re")).toEqual(["read"]);
	});
});

describe("completion scripts", () => {
	it.each(["bash", "zsh", "fish"])("of %s has every option of every command", async (shell) => {
		const text = await script(shell);
		for (const command of ["info", "explain", "read", "build", "convert", "verify", "serve"]) {
			const help = (await runCli([command, "--help"])).stdout;
			for (const [, name = ""] of help.matchAll(/^ {2}(?:-\w, )?--([a-z][a-z0-9-]*)/gm)) {
				const spelt = shell === "fish" ? `-l ${name} ` : `--${name}`;
				const lines = text.split("\n").filter((line) => line.includes(spelt));
				expect(lines.length, `${command} --${name}`).toBeGreaterThan(0);
			}
		}
	});

	it("of zsh and fish know words, descriptions and what can be repeated", async () => {
		const zsh = await script("zsh");
		expect(zsh).toContain("'--mask[what counts as missing]:word:(xarray netcdf)'");
		expect(zsh).toContain("'*--drop[leave out this array or group, by its name or path]:name:_files'");
		const fish = await script("fish");
		expect(fish).toContain("-l mask -x -a 'xarray netcdf' -d 'what counts as missing'");
		expect(fish).toContain("-s o -l output -r -d");
	});

	it.each(["bash", "zsh", "fish"].filter(hasShell))("%s finds no mistake in its own", async (shell) => {
		const { status, stderr } = spawnSync(shell, ["-n", "-c", await script(shell)], { encoding: "utf8" });
		expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
	});

	it.runIf(hasShell("fish"))("fish offers what an option takes", async () => {
		const text = `${await script("fish")}\ncomplete -C "mirazarr read a.nc v --mask "\ncomplete -C "mirazarr ver"`;
		const { stdout } = spawnSync("fish", ["-N", "-c", text], { encoding: "utf8" });
		expect(stdout.split("\n").map((line) => line.split("\t")[0])).toEqual(["netcdf", "xarray", "verify", ""]);
	});

	it("an unknown shell is a mistake of usage", async () => {
		const { code, stderr } = await runCli(["completion", "tcsh"]);
		expect([code, stderr]).toEqual([2, expect.stringContaining("Allowed choices are bash, zsh, fish")]);
	});
});
