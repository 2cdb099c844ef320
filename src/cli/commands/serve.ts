import { type Command, InvalidArgumentError } from "commander";
import { formatDiagnostic } from "../../diagnostics.ts";
import { withoutSecrets } from "../../errors.ts";
import { onAbort } from "../../io/abort.ts";
import { cloudStores } from "../../io/cloud-environment.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { limitedPerHost } from "../../serve/host-limits.ts";
import type { SourceListing } from "../../serve/listing.ts";
import { startServer } from "../../serve/node.ts";
import { sourceNames } from "../../serve/source-names.ts";
import type { ViewOptions } from "../../serve/view.ts";
import { unexpectedLines } from "../failure.ts";
import { FlagWords } from "../flag-words.ts";
import { explainedChoice } from "../help.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { lookAhead } from "../look-ahead.ts";
import { openOrExplain } from "../opening.ts";
import {
	addDecodingOptions,
	addEmissionOptions,
	addOpeningOptions,
	type DecodingOptions,
	type EmissionOptions,
	examples,
	type OpeningOptions,
	openOptions,
	timeoutOption,
} from "../reading-options.ts";
import { wrapMessage } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";

type ServeOptions = OpeningOptions &
	EmissionOptions &
	DecodingOptions & {
		port: number;
		host: string;
		decoded?: true;
		transcode: NonNullable<ViewOptions["transcode"]>;
	};

/** `mirazarr serve`: files as Zarr over HTTP. */
export function addServeCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("serve")
		.description("serve files as Zarr over HTTP, for any Zarr client")
		.argument("<sources...>", INPUTS)
		.option("--port <number>", "the port to listen on; 0 takes a free one", portArgument, 8000)
		.option("--host <address>", "the address to listen on; 0.0.0.0 serves other machines too", "127.0.0.1")
		.option("--decoded", "serve masked and unpacked values instead of stored ones")
		.addOption(
			explainedChoice("--transcode <codecs>", "the codecs that clients get", {
				none: "those of the source",
				raw: "no compression, which any client can read",
				zstd: "Zstandard",
			}).default("none"),
		);
	const timeout = timeoutOption("answer a request with 504 that takes longer than this (default 60s)");
	addOpeningOptions(addEmissionOptions(addDecodingOptions(command)), timeout)
		.addHelpText("after", examples("serve data.nc", "serve *.tif --decoded --transcode zstd --port 0"))
		.action(async (inputs: string[], options: ServeOptions, command: Command) => {
			const { stdin, signal } = terminal;
			const { files: urls } = await expandInputs(inputs, { opening: openOptions(options), use: "each", stdin, signal });
			const { port, host, maskArrays, maskStorageFill, scale, transcode, timeout: timeoutMs } = options;
			const decoded = options.decoded && { maskArrays, maskStorageFill, scale };
			const names = sourceNames(urls);
			const stores = await openSources(urls, options, terminal.signal);
			await Promise.all(stores.map(lookAhead));
			const sources = Object.fromEntries(stores.map((store, i) => [names[i] as string, store]));
			const stdout = printerFor(terminal.stdout, terminal.env);
			const stderr = printerFor(terminal.stderr, terminal.env);
			const onUnexpected = (error: unknown) => stderr.lines(unexpectedLines(error));
			const server = await startServer({ sources, port, host, decoded, transcode, timeoutMs, onUnexpected });
			for (const [i, name] of names.entries()) {
				const served = `${server.url}/${name}  ${withoutSecrets(urls[i] ?? "")}`;
				stdout.lines(wrapMessage(served, terminal.stdout.columns));
			}
			const notes = server.listings.flatMap((listing) => notesOf(listing, new FlagWords(command)));
			stderr.lines(notes.flatMap((note) => wrapMessage(note, terminal.stderr.columns)));
			await ended(terminal.signal);
			await server.close();
		});
}

function openSources(urls: readonly string[], options: ServeOptions, signal: AbortSignal): Promise<ManifestStore[]> {
	const schemes = limitedPerHost(cloudStores());
	return Promise.all(urls.map((url) => openOrExplain(url, { ...openOptions(options), schemes, signal })));
}

/** What clients cannot read of a source, or should know. */
function notesOf({ name, refused, diagnostics }: SourceListing, words: FlagWords): string[] {
	const hintOf = (hint: string | undefined): string => (hint === undefined ? "" : `. ${hint}`);
	return [
		...words
			.advised(refused)
			.map(({ path, message, hint }) => `${name}: ${path} is not served: ${message}${hintOf(hint)}`),
		...words
			.advised(diagnostics)
			.filter(({ severity }) => severity !== "info")
			.map((diagnostic) => `${name}: ${formatDiagnostic(diagnostic)}`),
	];
}

/** Waits for Ctrl-C, or for the end that service managers ask for. */
async function ended(signal: AbortSignal): Promise<void> {
	await new Promise<void>((resolve) => {
		if (signal.aborted) return resolve();
		const end = (): void => {
			process.off("SIGTERM", end);
			takeBack();
			resolve();
		};
		const takeBack = onAbort(signal, end);
		process.once("SIGTERM", end);
	});
}

function portArgument(text: string): number {
	const port = Number(text);
	if (!/^\d+$/.test(text) || port > 65535) throw new InvalidArgumentError("A port is a number from 0 to 65535.");
	return port;
}
