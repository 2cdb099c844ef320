import { powerOfTwo } from "../zarr/arithmetic/powers.ts";

/**
 * Networks that are not the public internet: this host, private, shared, link-local (cloud metadata services live
 * there). RFC 6890; as [first octets, prefix length in bits].
 */
const INTERNAL_IPV4: readonly (readonly [number, number])[] = [
	[0x00000000, 8],
	[0x0a000000, 8],
	[0x64400000, 10],
	[0x7f000000, 8],
	[0xa9fe0000, 16],
	[0xac100000, 12],
	[0xc0a80000, 16],
];

/**
 * Whether the host name of a parsed URL (`URL.hostname`) is written as an internal address. Names are not looked up, so
 * this is a second line of defence behind the registered prefixes, never the first.
 */
export function isInternalAddress(hostname: string): boolean {
	const name = hostname.replace(/\.$/, "");
	if (name === "localhost" || /\.(localhost|local|internal)$/.test(name)) return true;
	const ipv4 = parseIpv4(name);
	if (ipv4 !== undefined) return isInternalIpv4(ipv4);
	if (!name.startsWith("[")) return false;
	const groups = parseIpv6(name.slice(1, -1));
	const [first = 0] = groups;
	// Unique local, link-local and site-local (RFC 4193, 4291).
	if (first >> 9 === 0x7e || first >> 6 === 0x3fa || first >> 6 === 0x3fb) return true;
	const embedded = embeddedIpv4(groups);
	return embedded !== undefined && isInternalIpv4(embedded);
}

/** Eight groups of 16 bits; the platform's parser has written the address in its one canonical way. */
function parseIpv6(address: string): number[] {
	const [head = "", tail] = address.split("::");
	const parse = (part: string): number[] => (part === "" ? [] : part.split(":").map((g) => Number.parseInt(g, 16)));
	const [front, back] = [parse(head), parse(tail ?? "")];
	return [...front, ...new Array<number>(8 - front.length - back.length).fill(0), ...back];
}

/** The IPv4 address inside an IPv6 one: compatible, mapped, translated (RFC 4291, 6052, 8215), 6to4 (RFC 3056). */
function embeddedIpv4(groups: readonly number[]): number | undefined {
	const pair = (at: number): number => (groups[at] as number) * 0x10000 + (groups[at + 1] as number);
	if (groups[0] === 0x2002) return pair(1);
	if (groups[0] === 0x64 && groups[1] === 0xff9b) return pair(6);
	const isPrefix = groups.slice(0, 6).every((group, i) => group === 0 || (group === 0xffff && i >= 4));
	return isPrefix ? pair(6) : undefined;
}

/** The platform's parser has turned every spelling of an IPv4 address into dotted decimals. */
function parseIpv4(hostname: string): number | undefined {
	if (!/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return undefined;
	return hostname.split(".").reduce((address, octet) => address * 256 + Number(octet), 0);
}

function isInternalIpv4(address: number): boolean {
	return INTERNAL_IPV4.some(([network, bits]) => {
		const blockSize = powerOfTwo(32 - bits);
		return address >= network && address < network + blockSize;
	});
}
