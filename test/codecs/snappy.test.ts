import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { decodeSnappy } from "../../src/codecs/snappy.ts";

// cramjam.snappy.compress_raw of bytes(range(256)) * 3 + b"abc" * 200 + b"\0" * 5000 + 90 random bytes.
const STREAM = new Uint8Array(
	Buffer.from(
		"ujL0BQEAAQIDBAUGBwgJCgsMDQ4PEBESExQVFhcYGRobHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRkdISUpLTE1OT1BRUlNUVVZXWFlaW1xdXl9gYWJjZGVmZ2hpamtsbW5vcHFyc3R1dnd4eXp7fH1+f4CBgoOEhYaHiImKi4yNjo+QkZKTlJWWl5iZmpucnZ6foKGio6SlpqeoqaqrrK2ur7CxsrO0tba3uLm6u7y9vr/AwcLDxMXGx8jJysvMzc7P0NHS09TV1tfY2drb3N3e3+Dh4uPk5ebn6Onq6+zt7u/w8fLz9PX29/j5+vv8/f7/AAECAwQF/gAB/gAB/gAB/gAB/gAB/gAB/gAB5gABCGFiY/4DAP4DAP4DAP4DAP4DAP4DAP4DAP4DAP4DAFIDAAAA" +
			"/gEA".repeat(78) +
			"DQHwWf7jIXjyvAWCZadRwLqVUPLMF+sH9aPmI9Fuq9Gtr9nxqHHMPp8u005Hb3fdRB5eayNs7UQyUOPSyTnJQEtFwGcp+dCjASuxi2EB8hQxHA0GNDGW3C075b+jmw==",
		"base64",
	),
);
const SHA256 = "c393b9d5be3347cd783b8bc07effa106886fd3d7d5da603687ff61322a07d8f7";

describe("snappy", () => {
	it("decodes what cramjam encodes", () => {
		const output = new Uint8Array(6458);
		decodeSnappy(STREAM, output);
		expect(createHash("sha256").update(output).digest("hex")).toBe(SHA256);
	});

	it("stops at every damage", () => {
		for (let length = 0; length < STREAM.length; length += 7)
			expect(() => decodeSnappy(STREAM.subarray(0, length), new Uint8Array(6458))).toThrow(
				"does not give what it should",
			);
		expect(() => decodeSnappy(STREAM, new Uint8Array(6457))).toThrow("does not give what it should");
		for (let at = 0; at < STREAM.length; at++) {
			const damaged = STREAM.slice();
			damaged[at] = (damaged[at] as number) ^ 0x41;
			try {
				decodeSnappy(damaged, new Uint8Array(6458));
			} catch (error) {
				expect(error).toMatchObject({ code: "corrupt-chunk" });
			}
		}
	});
});
