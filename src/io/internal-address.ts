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
	if (hostname === "localhost" || /\.(localhost|local|internal)\.?$/.test(hostname)) return true;
	const ipv4 = parseIpv4(hostname);
	if (ipv4 !== undefined) return isInternalIpv4(ipv4);
	if (!hostname.startsWith("[")) return false;
	const address = hostname.slice(1, -1);
	// The platform's parser writes IPv4-mapped addresses in this one way.
	const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/.exec(address);
	if (mapped !== null) {
		return isInternalIpv4(Number.parseInt(mapped[1]!, 16) * 0x10000 + Number.parseInt(mapped[2]!, 16));
	}
	return address === "::" || address === "::1" || /^(f[cd]|fe[89ab])/.test(address);
}

/** The platform's parser has turned every spelling of an IPv4 address into dotted decimals. */
function parseIpv4(hostname: string): number | undefined {
	if (!/^\d+\.\d+\.\d+\.\d+$/.test(hostname)) return undefined;
	return hostname.split(".").reduce((address, octet) => address * 256 + Number(octet), 0);
}

function isInternalIpv4(address: number): boolean {
	return INTERNAL_IPV4.some(([network, bits]) => {
		const blockSize = 2 ** (32 - bits);
		return address >= network && address < network + blockSize;
	});
}
