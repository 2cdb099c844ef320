import type { CallFailure } from "../../engine/call-messages.ts";

/** Why something could not be opened, for people: what happened, why, and what can be done. */
export type Explanation = {
	title: string;
	/** Why, in a sentence or two. */
	reason: string;
	/** What can be done, one thing each. */
	steps: readonly string[];
	/** A command that opens it all the same. */
	command: string | undefined;
	/** Whether fetching the whole file would help. */
	canFetchWhole: boolean;
};

/** What is known beside the error. */
export type FailureSurroundings = {
	source: string;
	/** The address of the page. */
	pageUrl: string;
	isOnline: boolean;
	/** Whether the server is there at all; undefined where nobody asked. */
	isReachable: boolean | undefined;
};

/** Explains why a source could not be opened. */
export function explainFailure(failure: CallFailure, surroundings: FailureSurroundings): Explanation {
	const { source, pageUrl } = surroundings;
	const url = URL.canParse(source) && !/^(file|sample|memory):/.test(source) ? new URL(source) : undefined;
	const explore = url === undefined ? undefined : `npx mirazarr explore ${shellWord(source)}`;
	const plain = { command: undefined, canFetchWhole: false };
	switch (failure.code) {
		case "network":
			if (url === undefined) break;
			if (isMixed(url, pageUrl))
				return {
					...plain,
					title: "The browser does not let this page read http:// addresses",
					reason: "The page came by https, and a file that came by http could have been changed on its way.",
					steps: [
						`Try the address with https: ${source.replace(/^http:/, "https:")}`,
						"Or open it from your own machine, with the command below.",
					],
					command: explore,
				};
			return unanswered(surroundings, url, explore);
		case "range-not-honoured":
			return {
				title: "The server does not answer parts of files",
				reason:
					"Only the parts that are looked at are read, with HTTP ranges. This server sends whole files, or others than were asked for.",
				steps: ["Fetch the whole file, and open it here.", "Or put the file on a server that has ranges: most have."],
				command: undefined,
				canFetchWhole: true,
			};
		case "not-found":
			return {
				...plain,
				title: url === undefined ? "There is no such file" : "The server has nothing at this address",
				reason: failure.message,
				steps: [
					"Check the spelling, capitals included.",
					...(url !== undefined && /\/$/.test(url.pathname)
						? ["A folder can be opened if it is a store, with a zarr.json or .zgroup in it."]
						: []),
				],
			};
		case "http-status":
			return {
				...plain,
				title: "The server refused",
				reason: failure.message,
				steps: /40[13]/.test(failure.message)
					? ["This address wants a login, or a signature that has not run out. The command line has flags for both."]
					: ["Try again later."],
				command: explore,
			};
		case "unknown-format":
			return {
				...plain,
				title: "This is none of the formats that can be opened",
				reason: failure.message,
				steps: [
					"NetCDF, HDF5, HDF4, GeoTIFF, GRIB, FITS, Zarr, Kerchunk, Icechunk and DMR++ can be opened.",
					...(url === undefined
						? ["Drop the folder, if the file is a part of a Zarr store."]
						: ["Check that the address leads to the file itself, and not to a page about it."]),
				],
			};
		case "truncated-file":
			return {
				...plain,
				title: "The file ends too early",
				reason: failure.message,
				steps: ["It was not copied or fetched to its end: fetch it again, and compare its size with the original."],
			};
		case "corrupt-file":
		case "bad-metadata":
		case "bad-json":
			return {
				...plain,
				title: "The file contradicts itself",
				reason: failure.message,
				steps: [failure.hint ?? "It may be damaged: fetch it again, and compare its checksum with the original."],
			};
		case "source-changed":
			return { ...plain, title: "The file has changed", reason: failure.message, steps: ["Open it again."] };
	}
	return {
		...plain,
		title: "It could not be opened",
		reason: failure.message,
		steps: failure.hint === undefined ? [] : [failure.hint],
	};
}

function unanswered(
	{ isOnline, isReachable }: FailureSurroundings,
	url: URL,
	command: string | undefined,
): Explanation {
	if (!isOnline)
		return {
			title: "There is no network",
			reason: `The browser is offline, so ${url.host} cannot be asked.`,
			steps: ["Files of your own can be opened all the same: drop one."],
			command: undefined,
			canFetchWhole: false,
		};
	if (isReachable === false)
		return {
			title: `${url.host} does not answer`,
			reason: "There is no such server, or it is down, or something on the way refuses.",
			steps: ["Check the address, and try again later."],
			command: undefined,
			canFetchWhole: false,
		};
	return {
		title: `${url.host} does not let other pages read its files`,
		reason:
			"A server has to say that pages of others may read what it sends (CORS), and that they may see its ranges. This one does not, so the browser keeps the answer from this page.",
		steps: [
			"Open it from your own machine, where no such rule holds, with the command below.",
			"Or download the file, and drop it here.",
			"Whoever runs the server can send Access-Control-Allow-Origin: * and Access-Control-Expose-Headers: Content-Range, ETag.",
		],
		command,
		canFetchWhole: false,
	};
}

/** Browsers let no page that came by https read http, but for that of the machine itself. */
function isMixed(url: URL, pageUrl: string): boolean {
	const isOwn = /^(localhost|127\.|\[::1\])/.test(url.hostname);
	return url.protocol === "http:" && pageUrl.startsWith("https:") && !isOwn;
}

/** A word as shells take it. */
function shellWord(text: string): string {
	return /^[\w@%+=:,./-]+$/.test(text) ? text : `'${text.replaceAll("'", "'\\''")}'`;
}
