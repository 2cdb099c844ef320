import { readFileSync } from "node:fs";
import { homedir } from "node:os";
import { join } from "node:path";
import { type Command, Option } from "commander";
import { isMiraError } from "../errors.ts";
import { HttpSession, type HttpSessionOptions, type Login } from "../io/http-session.ts";
import { parseNetrc } from "../io/netrc.ts";
import { HEADINGS } from "./help.ts";
import type { Terminal } from "./terminal.ts";

/** Who asks; `session` is made of the others before a command acts. */
export type CredentialOptions = { header: string[]; netrc?: true; netrcFile?: string; session?: HttpSession };

/** Adds `--header` and `--netrc`. */
export function addCredentialOptions(command: Command): Command {
	const header = new Option(
		"--header <text>",
		'send a header, "Name: value", to the host of the URLs that you give; "https://host Name: value" sends it to another ' +
			"host, @file takes headers from the lines of a file",
	)
		.argParser((text: string, before: string[]) => [...before, text])
		.default([]);
	const options = [
		header,
		new Option("--netrc", "log in with ~/.netrc at each host that it has a login for; over https only"),
		new Option("--netrc-file <path>", "the same with another file"),
	];
	for (const option of options) command.addOption(option.helpGroup(HEADINGS.credentials));
	return command;
}

/**
 * Makes the session of a command that is about to act. Headers go to the one host that the command line names, or to the one
 * that comes before them; what a file refers to gets none. The default login of a `.netrc` goes to hosts that are named.
 */
export function startSession(command: Command, { env }: Pick<Terminal, "env">): void {
	const { header = [], netrc, netrcFile } = command.opts<Partial<CredentialOptions>>();
	const asksNetrc = netrc === true || netrcFile !== undefined;
	if (header.length === 0 && !asksNetrc) return;
	const named = namedOrigins(command.args);
	const file = netrcFile ?? (env.NETRC || join(env.HOME || homedir(), ".netrc"));
	const options: HttpSessionOptions = {
		headers: headersByOrigin(
			header.flatMap((text) => linesOf(text, command)),
			named,
			command,
		),
		logins: asksNetrc ? readLogins(file, named, command) : {},
	};
	try {
		command.setOptionValue("session", new HttpSession(options));
	} catch (error) {
		if (!isMiraError(error)) throw error;
		command.error(`error: ${error.message}`);
	}
}

function namedOrigins(words: readonly string[]): string[] {
	const urls = words
		.map((word) => word.replace(/^@/, ""))
		.filter((word) => /^https?:\/\//i.test(word) && URL.canParse(word));
	return [...new Set(urls.map((url) => new URL(url).origin))];
}

/** A command line can be seen by others who use the machine; a file need not be. */
function linesOf(text: string, command: Command): string[] {
	if (!text.startsWith("@")) return [text];
	return readText(text.slice(1), command)
		.split(/\r?\n/)
		.filter((line) => line.trim() !== "");
}

const HEADER = /^(?:(https?:\/\/\S+)\s+)?([\w!#$%&'*+.^`|~-]+):(?!\/\/)[ \t]*([\t\x20-\x7e\x80-\xff]+)$/i;

/** No message repeats a header: that would be the secret. */
function headersByOrigin(
	texts: readonly string[],
	named: readonly string[],
	command: Command,
): Record<string, [name: string, value: string][]> {
	const headers: Record<string, [string, string][]> = {};
	for (const text of texts) {
		const [, given, name = "", value = ""] = HEADER.exec(text.trim()) ?? [];
		if (name === "")
			command.error('error: --header takes "Name: value" or "https://host Name: value", in quotes, or @file');
		const origin = given ?? named[0];
		if (origin === undefined || (given === undefined && named.length > 1))
			command.error(
				`error: --header ${name} is for ${origin === undefined ? "no host: no URL is given" : `one host, and ${named.join(", ")} are given`}. ` +
					`Name its host: --header "https://host ${name}: …"`,
			);
		headers[origin] = [...(headers[origin] ?? []), [name, value.trim()]];
	}
	return headers;
}

function readLogins(file: string, named: readonly string[], command: Command): Record<string, Login> {
	const { machines, default: fallback } = parseNetrc(readText(file, command));
	const hosts = fallback === undefined ? [] : named.map((origin) => [new URL(origin).hostname, fallback] as const);
	return { ...Object.fromEntries(hosts), ...machines };
}

function readText(file: string, command: Command): string {
	try {
		return readFileSync(file, "utf8");
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return command.error(`error: "${file}" cannot be read (${code})`);
	}
}
