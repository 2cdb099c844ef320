import { readFileSync } from "node:fs";
import { type Command, InvalidArgumentError, Option } from "commander";
import type { TrustedHeader } from "../serve/client.ts";
import type { ServerOptions } from "../serve/node.ts";
import { explained, explainedChoice, HEADINGS } from "./help.ts";
import type { Terminal } from "./terminal.ts";
import { parseSize } from "./wording.ts";

/** Where and for whom `serve` serves. */
export type ServingOptions = {
	port: number;
	host: string;
	publicUrl?: string;
	trustProxy?: TrustedHeader;
	token?: string;
	accessLog?: string;
	readOnlyRoot?: string;
	grace: number;
	bound: Bounds;
};

/** What may be under way; `maxOpen` is for the files of the root. */
type Bounds = Partial<Record<keyof typeof BOUNDS, number>>;

const BOUNDS = {
	cacheBytes: "chunks and documents kept in memory (default 64MiB)",
	underWayBytes: "answers in memory (default 256MiB)",
	clientBytes: "those of one client (default an eighth)",
	maxWork: "requests worked on at a time (default 256)",
	maxClientWork: "those of one client (default 32)",
	maxQueue: "requests that wait (default 8192)",
	maxClientQueue: "those of one client (default 1024)",
	maxCells: "values of an answer (default 262144)",
	maxConnections: "open connections (default 1024)",
	maxClientConnections: "those of one client (default half)",
	maxOpen: "open files of --read-only-root (default 64)",
} as const;

/** Adds the options of a server. */
export function addServingOptions(command: Command): Command {
	return command
		.option("--port <number>", "the port to listen on; 0 takes a free one", portArgument, 8000)
		.option("--host <address>", "the address to listen on; 0.0.0.0 serves other machines too", "127.0.0.1")
		.option(
			"--read-only-root <folder>",
			"also serve what is below this folder, as /files/PATH: opened when asked for, never written, no links out of it",
		)
		.option("--public-url <url>", "the URL by which clients know the server, for links")
		.addOption(
			explainedChoice("--trust-proxy [header]", "behind a proxy: the header that says for whom it asks", {
				"x-forwarded-for": "with X-Forwarded-Proto and X-Forwarded-Host (the default)",
				forwarded: "of RFC 7239",
			}).preset("x-forwarded-for"),
		)
		.option("--access-log <file>", "write a line for each request to the end of this file; - is stdout")
		.option("--grace <seconds>", "how long requests under way may take when the server is stopped", secondsArgument, 10)
		.addOption(
			new Option("--bound <name=number>", explained("change what may be under way", BOUNDS))
				.argParser((text: string, before: Bounds) => ({ ...before, ...parseBound(text) }))
				.default({}),
		)
		.addOption(
			new Option(
				"--token <token>",
				"clients must send this token (Authorization: Bearer, or the password of Basic); @file takes it from a file, " +
					"the variable MIRAZARR_TOKEN does the same",
			).helpGroup(HEADINGS.credentials),
		);
}

/** Of these options those that the server takes as they are. */
export function serverOptions(options: ServingOptions, command: Command, env: Terminal["env"]): Partial<ServerOptions> {
	const { port, host, publicUrl, trustProxy, bound } = options;
	const { maxOpen: _, ...bounds } = bound;
	return { port, host, publicUrl, trustProxy, token: tokenOf(options, command, env), ...bounds };
}

/** No message repeats it. */
function tokenOf({ token }: ServingOptions, command: Command, env: Terminal["env"]): string | undefined {
	if (token === undefined) return env.MIRAZARR_TOKEN || undefined;
	const text = token.startsWith("@") ? readToken(token.slice(1), command) : token;
	return text === "" ? command.error("error: --token is empty") : text;
}

function readToken(file: string, command: Command): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch (error) {
		const { code } = error as NodeJS.ErrnoException;
		return command.error(`error: "${file}" cannot be read (${code})`);
	}
}

function parseBound(text: string): Bounds {
	const [name = "", size = ""] = text.split("=");
	if (!Object.hasOwn(BOUNDS, name)) throw new InvalidArgumentError(`The bounds are ${Object.keys(BOUNDS).join(", ")}.`);
	const number = parseSize(size);
	if (number === undefined) throw new InvalidArgumentError("A bound is a number, or a size such as 4MiB.");
	return { [name]: number };
}

/** A port, from an argument. */
export function portArgument(text: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
	return port;
}

function secondsArgument(text: string): number {
	const seconds = Number(text);
	if (!/^\d+(\.\d+)?$/.test(text) || seconds > 86400)
		throw new InvalidArgumentError("A time is a number of seconds, up to a day.");
	return seconds;
}
