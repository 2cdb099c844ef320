import { spawn } from "node:child_process";
import type { Terminal } from "./terminal.ts";

/** The words that open an address in the browser of a machine; undefined where nobody sits in front of it. */
export function browserCommand(
	address: string,
	platform: NodeJS.Platform,
	env: Terminal["env"],
): readonly string[] | undefined {
	if (env.BROWSER) return [env.BROWSER, address];
	if (platform === "darwin") return ["open", address];
	// `start` is a word of the shell, and takes the first text in quotes for a title.
	if (platform === "win32") return ["cmd", "/c", "start", '""', address.replaceAll("&", "^&")];
	return env.DISPLAY || env.WAYLAND_DISPLAY ? ["xdg-open", address] : undefined;
}

/** Opens an address in the browser; false where there is none, or it cannot be started. */
export function openBrowser(address: string, { env, stdout }: Pick<Terminal, "env" | "stdout">): Promise<boolean> {
	const [program, ...words] = (stdout.isTTY && browserCommand(address, process.platform, env)) || [];
	if (program === undefined) return Promise.resolve(false);
	return new Promise((resolve) => {
		const browser = spawn(program, words, { detached: true, stdio: "ignore" });
		browser.once("error", () => resolve(false));
		browser.once("spawn", () => {
			// It lives on without us, and we without it.
			browser.unref();
			resolve(true);
		});
	});
}
