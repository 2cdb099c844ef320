import type { Command } from "commander";
import { formatDiagnostic } from "../../diagnostics.ts";
import { withoutSecrets } from "../../errors.ts";
import { cloudStores } from "../../io/cloud-environment.ts";
import type { ManifestStore } from "../../manifest/manifest-store.ts";
import { fileUrl, type OpenOptions } from "../../node.ts";
import type { ArrangeConvention } from "../../read/arrange/arrangement.ts";
import { limitedPerHost } from "../../serve/host-limits.ts";
import type { SourceListing } from "../../serve/listing.ts";
import { type FilesRootOptions, startServer } from "../../serve/node.ts";
import { FILES_NAME, sourceNames } from "../../serve/source-names.ts";
import type { ViewOptions } from "../../serve/view.ts";
import { openAccessLog } from "../access-log.ts";
import { unexpectedLines } from "../failure.ts";
import { FlagWords } from "../flag-words.ts";
import { explainedChoice } from "../help.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { addInputOptions, assetChoice, type InputOptions } from "../inputs/input-options.ts";
import { storeFormat } from "../inputs/places.ts";
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
import { addServingOptions, type ServingOptions, serverOptions } from "../serving-options.ts";
import { wrapMessage } from "../table.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { untilStopped } from "../until-stopped.ts";

type ServeOptions = OpeningOptions &
	EmissionOptions &
	DecodingOptions &
	InputOptions &
	ServingOptions & {
		decoded?: true;
		transcode: NonNullable<ViewOptions["transcode"]>;
		arrange?: ArrangeConvention;
	};

/** `mirazarr serve`: files as Zarr over HTTP. */
export function addServeCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("serve")
		.description("serve files as Zarr over HTTP, for any Zarr client")
		.argument("[sources...]", INPUTS);
	addServingOptions(command)
		.option("--decoded", "serve masked and unpacked values instead of stored ones")
		.addOption(
			explainedChoice("--arrange <convention>", "in the form that viewers ask for", {
				geozarr: "levels of pyramids as groups, places and coordinate systems as attributes",
				ome: "images of OME-Zarr 0.5",
			}),
		)
		.addOption(
			explainedChoice("--transcode <codecs>", "the codecs that clients get", {
				none: "those of the source",
				raw: "no compression, which any client can read",
				zstd: "Zstandard",
			}).default("none"),
		);
	const timeout = timeoutOption("answer a request with 504 that takes longer than this (default 60s)");
	addOpeningOptions(addInputOptions(addEmissionOptions(addDecodingOptions(command))), timeout)
		.addHelpText(
			"after",
			examples(
				"serve data.nc",
				"serve *.tif --decoded --transcode zstd --port 0",
				"serve --read-only-root /data --token @token.txt",
			),
		)
		.action((inputs: string[], options: ServeOptions, command: Command) => serve(inputs, options, command, terminal));
}

async function serve(inputs: string[], options: ServeOptions, command: Command, terminal: Terminal): Promise<void> {
	const { readOnlyRoot, maskArrays, maskStorageFill, scale, transcode } = options;
	if (inputs.length === 0 && readOnlyRoot === undefined)
		command.error("error: nothing to serve: name sources, or a folder with --read-only-root");
	const own = serverOptions(options, command, terminal.env);
	const { stdin, signal } = terminal;
	const opening: OpenOptions = { ...openOptions(options), schemes: limitedPerHost(cloudStores()) };
	const { files: urls } = await expandInputs(inputs, {
		opening: openOptions(options),
		use: "each",
		assets: assetChoice(options),
		stdin,
		signal,
	});
	const names = sourceNames(urls, readOnlyRoot === undefined ? [] : [FILES_NAME]);
	const stores = await Promise.all(urls.map((url) => openSource(url, { ...opening, signal })));
	const stdout = printerFor(terminal.stdout, terminal.env);
	const stderr = printerFor(terminal.stderr, terminal.env);
	const log =
		options.accessLog === undefined ? undefined : await openAccessLog(options.accessLog, terminal.stdout, stderr.line);
	const server = await startServer({
		...own,
		sources: Object.fromEntries(stores.map((store, i) => [names[i] as string, store])),
		reopen: (name, signal) => openSource(urls[names.indexOf(name)] as string, { ...opening, signal }),
		root: readOnlyRoot === undefined ? undefined : filesRoot(readOnlyRoot, opening, options.bound.maxOpen),
		decoded: options.decoded && { maskArrays, maskStorageFill, scale },
		transcode,
		// Clients of a server cannot ask for coordinates: those that look for them find them.
		arrange: options.arrange === "geozarr" ? { convention: "geozarr", coordinates: true } : options.arrange,
		timeoutMs: options.timeout,
		onAccess: log?.write,
		onUnexpected: (error) => stderr.lines(unexpectedLines(error)),
	});
	const base = options.publicUrl?.replace(/\/$/, "") ?? server.url;
	for (const [i, name] of names.entries()) {
		const served = `${base}/${name}  ${withoutSecrets(urls[i] ?? "")}`;
		stdout.lines(wrapMessage(served, terminal.stdout.columns));
	}
	if (readOnlyRoot !== undefined)
		stdout.lines(wrapMessage(`${base}/${FILES_NAME}/  ${readOnlyRoot}`, terminal.stdout.columns));
	const notes = server.listings.flatMap((listing) => notesOf(listing, new FlagWords(command)));
	stderr.lines(notes.flatMap((note) => wrapMessage(note, terminal.stderr.columns)));
	await untilStopped(server, options.grace * 1000, signal);
	await log?.close();
}

async function openSource(url: string, options: OpenOptions): Promise<ManifestStore> {
	const store = await openOrExplain(url, options);
	await lookAhead(store);
	return store;
}

function filesRoot(directory: string, opening: OpenOptions, maxOpen: number | undefined): FilesRootOptions {
	return {
		directory,
		maxOpen,
		open: (url, given) => openSource(url, { ...opening, ...given }),
		// By its URL: what lies in a stranger's folder is read through a store, which goes neither out of it nor into pipes.
		isStore: async (folder) => {
			const looking = { opening, signal: new AbortController().signal };
			return (await storeFormat(fileUrl(folder), looking)) !== undefined;
		},
	};
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
