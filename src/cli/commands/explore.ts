import { randomBytes } from "node:crypto";
import { fileURLToPath } from "node:url";
import type { Command } from "commander";
import { isNamedAsStore } from "../../formats/detection.ts";
import { cloudStores } from "../../io/cloud-environment.ts";
import { registerAllowed, registerDirectory, registerNamed } from "../../io/default-registry.ts";
import { ObjectStoreRegistry } from "../../io/registry.ts";
import { isUrl } from "../../io/url.ts";
import { FileStore, fileUrl, type OpenOptions } from "../../node.ts";
import { ExploreSite } from "../../serve/explore/explore-site.ts";
import { type OfferedFile, PageFiles } from "../../serve/explore/page-files.ts";
import { runServer } from "../../serve/run-server.ts";
import { addCredentialOptions, type CredentialOptions } from "../credentials.ts";
import { environmentHelp } from "../environment-help.ts";
import { unexpectedLines } from "../failure.ts";
import { HEADINGS } from "../help.ts";
import { expandInputs, INPUTS } from "../inputs/expand-inputs.ts";
import { folderContents } from "../inputs/folder-contents.ts";
import { addInputOptions, assetChoice, type InputOptions } from "../inputs/input-options.ts";
import { isFolder, type Looking, urlOf } from "../inputs/places.ts";
import { openBrowser } from "../open-browser.ts";
import { pageFolder, samplesFolder } from "../package-files.ts";
import { examples, repeatable } from "../reading-options.ts";
import { portArgument } from "../serving-options.ts";
import { isPlainFolder } from "../show-folder.ts";
import { printerFor, type Terminal } from "../terminal.ts";
import { untilStopped } from "../until-stopped.ts";

type ExploreOptions = CredentialOptions & InputOptions & { port: number; open: boolean; allow: string[] };

/** `mirazarr explore`: the explorer's page, on files of this machine and of buckets. */
export function addExploreCommand(program: Command, terminal: Terminal): void {
	const command = program
		.command("explore")
		.description("look into files in the browser: pictures, maps, lines, and why each value is missing")
		.argument("[sources...]", INPUTS)
		.option("--port <number>", "the port to listen on; 0 takes a free one", portArgument, 0)
		.option("--no-open", "print the address, and open no browser")
		.addOption(
			repeatable("--allow <prefix>", "also read what is below this URL or path, if a file refers to it").helpGroup(
				HEADINGS.opening,
			),
		);
	addCredentialOptions(addInputOptions(command))
		.addHelpText("after", environmentHelp())
		.addHelpText("after", examples("explore", "explore data.nc", "explore data/", "explore s3://bucket/store.zarr"))
		.action((inputs: string[], options: ExploreOptions) => explore(inputs, options, terminal));
}

/** How long requests under way may take when the server is stopped. */
const GRACE_MS = 2000;
/** Random bytes of the address: nobody guesses as many. */
const TOKEN_BYTES = 16;

async function explore(inputs: string[], options: ExploreOptions, terminal: Terminal): Promise<void> {
	const { signal, stdin } = terminal;
	const local = (prefix: string): FileStore => new FileStore(prefix);
	const opening: OpenOptions = { session: options.session, schemes: { file: local, ...cloudStores() } };
	const looking: Looking = { opening, signal };
	const { folders, others } = await partition(inputs, looking);
	const { files } = await expandInputs(others, { ...looking, use: "each", assets: assetChoice(options), stdin });
	const registry = new ObjectStoreRegistry();
	for (const folder of folders) registerNamed(registry, urlOf(folder), opening);
	for (const prefix of options.allow) registerAllowed(registry, urlOf(prefix), opening);
	const sources: string[] = [];
	for (const file of files) sources.push(await registerSource(file, registry, looking));
	const offered = [...sources.map(offeredSource), ...(await offeredIn(folders, looking))];

	const token = randomBytes(TOKEN_BYTES).toString("hex");
	const page = await PageFiles.open(
		{ page: fileURLToPath(pageFolder()), samples: fileURLToPath(samplesFolder()) },
		{ files: folders.length === 0 ? [] : offered, prefixes: registry.prefixes },
	);
	const stderr = printerFor(terminal.stderr, terminal.env);
	const site = new ExploreSite({
		token,
		page,
		registry,
		onUnexpected: (error) => stderr.lines(unexpectedLines(error)),
	});
	const server = await runServer(site, { port: options.port });
	// Where there is something to choose from, the page begins with that.
	const shown = folders.length === 0 ? sources : [];
	const hash = shown.map((source) => `source=${fragmentWord(source)}`).join("&");
	const address = `${server.url}/${token}/${hash === "" ? "" : `#${hash}`}`;
	printerFor(terminal.stdout, terminal.env).line(address);
	const isOpened = options.open && (await openBrowser(address, terminal));
	stderr.line(isOpened ? "The browser shows it; Ctrl-C ends it." : "Open this address in a browser; Ctrl-C ends it.");
	await untilStopped(server, GRACE_MS, signal);
}

/** A text in the fragment of an address; what does not end it stays readable. */
function fragmentWord(text: string): string {
	return encodeURIComponent(text).replace(/%(2F|3A)/g, decodeURIComponent);
}

/** Folders that are no stores, from which the reader chooses, and everything else. */
async function partition(
	inputs: readonly string[],
	looking: Looking,
): Promise<{ folders: string[]; others: string[] }> {
	const [folders, others]: [string[], string[]] = [[], []];
	for (const input of inputs) ((await isPlainFolder(input, looking)) ? folders : others).push(input);
	return { folders, others };
}

/** Lets the page read a source as the library would: a store below its root, a file with what lies beside it. */
async function registerSource(file: string, registry: ObjectStoreRegistry, looking: Looking): Promise<string> {
	const url = urlOf(file);
	registerNamed(registry, url, looking.opening);
	const isStore = isUrl(file) ? /\/$/.test(url) || isNamedAsStore(url) : await isFolder(file, looking);
	// References of a store of them lead to files beside it, too.
	if (!isStore || REFERENCES.test(url)) registerDirectory(registry, url.replace(/\/$/, ""), looking.opening);
	return url;
}

/** Stores that refer to others, by the ends of their names. */
const REFERENCES = /\.(json|parq|parquet)\/?$/i;

function offeredSource(url: string): OfferedFile {
	return { url, name: decodeURIComponent(url.replace(/\/$/, "").replace(/^.*\//, "")) };
}

/** Levels of folders that are looked into, and entries of them. */
const BOUNDS = { levels: 4, mostEntries: 5000 };

async function offeredIn(folders: readonly string[], looking: Looking): Promise<OfferedFile[]> {
	const offered: OfferedFile[] = [];
	for (const folder of folders) {
		const { entries } = await folderContents(folder, BOUNDS, looking);
		for (const { place, path, nature, isFolder: isStore, sizeBytes } of entries)
			if (nature.kind === "openable")
				offered.push({
					url: fileUrl(place),
					name: path,
					format: nature.format,
					...(isStore ? {} : { sizeBytes }),
				});
	}
	return offered;
}
