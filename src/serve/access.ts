import { withoutSecrets } from "../errors.ts";

/** A request that was answered, for a log. It holds no secrets: the target is without its query. */
export type AccessEntry = {
	/** When the request came, in milliseconds since 1970. */
	timeMs: number;
	/** The address of the client, as far as it is known. */
	client: string | undefined;
	method: string;
	/** The path as it was sent, still percent-encoded. */
	path: string;
	status: number;
	/** Bytes of the body that were sent. */
	bytes: number;
	/** Until the last byte was sent. */
	durationMs: number;
	/** The page that asks, without its query. */
	referer: string | undefined;
	userAgent: string | undefined;
};

/** Longer texts of clients are cut: a log must not grow by what they please. */
const LONGEST = 1024;

/** What of a request goes into a log. */
export function accessFacts(
	method: string,
	target: string,
	header: (name: string) => string | undefined,
): Pick<AccessEntry, "method" | "path" | "referer" | "userAgent"> {
	const referer = header("referer");
	return {
		method: method.slice(0, 20),
		path: withoutQuery(target).slice(0, LONGEST),
		referer: referer && withoutSecrets(withoutQuery(referer)).slice(0, LONGEST),
		userAgent: header("user-agent")?.slice(0, LONGEST),
	};
}

/** The combined format, which web servers have made common; then the milliseconds that the answer took. */
export function combinedLine(entry: AccessEntry): string {
	const { timeMs, client = "-", method, path, status, bytes, referer = "-", userAgent = "-", durationMs } = entry;
	const request = quoted(`${method} ${path} HTTP/1.1`);
	return `${escaped(client).replaceAll(" ", "\\x20")} - - [${logTime(timeMs)}] ${request} ${status} ${bytes} ${quoted(referer)} ${quoted(userAgent)} ${durationMs.toFixed(0)}`;
}

const MONTHS = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];

function logTime(timeMs: number): string {
	const [date = "", time = ""] = new Date(timeMs).toISOString().split("T");
	const [year, month, day] = date.split("-");
	return `${day}/${MONTHS[Number(month) - 1]}/${year}:${time.slice(0, 8)} +0000`;
}

function quoted(text: string): string {
	return `"${escaped(text)}"`;
}

/** Whatever could end a line or a field, or be taken for something else by a terminal, is spelt out. */
function escaped(text: string): string {
	return text.replace(/[^\x20-\x7e]|["\\]/g, (char) => {
		const code = char.charCodeAt(0);
		return code < 256 ? `\\x${code.toString(16).padStart(2, "0")}` : `\\u${code.toString(16).padStart(4, "0")}`;
	});
}

function withoutQuery(text: string): string {
	return text.replace(/[?#].*$/s, "");
}
