/**
 * The header in which a proxy says for whom it asks. One alone: what the proxy does not set itself comes from the client, and
 * may be a lie.
 */
export type TrustedHeader = "x-forwarded-for" | "forwarded";

/** For whom and by which address somebody asks. */
export type Asker = {
	/** The address of the client, as far as it is known. */
	address: string | undefined;
	/** Scheme and authority by which the client knows us. */
	origin: string;
};

type Headers = (name: string) => string | undefined;

/**
 * Who asks, by what a trusted proxy says, or else by the connection. Of a list of addresses it is the last: that one was
 * written by the proxy, those before by whoever asked it.
 */
export function askerOf(connection: Asker, header: Headers, trusted: TrustedHeader | undefined): Asker {
	if (trusted === undefined) return connection;
	const told = trusted === "forwarded" ? forwarded(header("forwarded")) : xForwarded(header);
	const scheme = /^https?$/i.test(told.proto ?? "") ? told.proto?.toLowerCase() : undefined;
	const host = /^[\w.:[\]-]+$/.test(told.host ?? "") ? told.host : undefined;
	const [ownScheme = "http", ownHost = ""] = connection.origin.split("://");
	return {
		address: told.for ? withoutPort(told.for) : connection.address,
		origin: `${scheme ?? ownScheme}://${host ?? ownHost}`,
	};
}

/** What counts as one client: an IPv4 address, or the network of 64 bits that a subscriber has of IPv6. */
export function clientName(address: string | undefined): string | undefined {
	if (address === undefined || !address.includes(":")) return address;
	const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
	if (mapped !== null) return mapped[1];
	const [head = "", tail] = address.replace(/%.*$/, "").toLowerCase().split("::");
	const groups = head.split(":").filter((group) => group !== "");
	const behind = tail?.split(":").filter((group) => group !== "") ?? [];
	const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - behind.length);
	const all = [...groups, ...new Array<string>(zeros).fill("0"), ...behind];
	return `${all
		.slice(0, 4)
		.map((group) => group.replace(/^0+(?=.)/, ""))
		.join(":")}::/64`;
}

type Told = { for?: string | undefined; proto?: string | undefined; host?: string | undefined };

function xForwarded(header: Headers): Told {
	return {
		for: last(header("x-forwarded-for")),
		proto: last(header("x-forwarded-proto")),
		host: last(header("x-forwarded-host")),
	};
}

/** RFC 7239: elements with commas between them, of pairs with semicolons between them; values may be quoted. */
function forwarded(text: string | undefined): Told {
	// A proxy writes behind what it got: that may be long, and is not wanted.
	const end = (text ?? "").slice(-1024);
	const pairs = Array.from(end.matchAll(/([\w-]+)=("(?:[^"\\]|\\.)*"|[^;,\s]*)|,/g));
	const told: Record<string, string> = {};
	for (const [whole, name = "", value = ""] of pairs.slice(pairs.findLastIndex(([whole]) => whole === ",") + 1)) {
		if (whole !== ",") told[name.toLowerCase()] = value.replace(/^"(.*)"$/s, "$1").replace(/\\(.)/g, "$1");
	}
	return told;
}

function last(list: string | undefined): string | undefined {
	return list?.split(",").at(-1)?.trim() || undefined;
}

/** `192.0.2.1:4711`, `[2001:db8::1]:4711` and `[2001:db8::1]` without what is not the address; of bounded length. */
function withoutPort(text: string): string {
	const address = /^\[([^\]]*)\]/.exec(text)?.[1] ?? text.replace(/^([^:]*):\d+$/, "$1");
	return address.slice(0, 64);
}
