import { expect, it } from "vitest";
import { type AccessEntry, accessFacts, combinedLine } from "../../src/serve/access.ts";
import { metricsText } from "../../src/serve/metrics.ts";
import { sampleStore } from "../manifest/sample-store.ts";
import { fetchFrom } from "./fetching.ts";

const ENTRY: AccessEntry = {
	timeMs: Date.UTC(2026, 0, 2, 3, 4, 5),
	client: "192.0.2.7",
	method: "GET",
	path: "/a.nc/v/c/0",
	status: 200,
	bytes: 100,
	durationMs: 12.4,
	referer: undefined,
	userAgent: "curl/8",
};

it("a request is a line of the combined format", () => {
	expect(combinedLine(ENTRY)).toBe(
		'192.0.2.7 - - [02/Jan/2026:03:04:05 +0000] "GET /a.nc/v/c/0 HTTP/1.1" 200 100 "-" "curl/8" 12',
	);
});

it("no client ends a line or a field, or speaks to a terminal", () => {
	const evil = 'x" 200 1\r\n\u001b[2J\\\u2028é';
	const line = combinedLine({ ...ENTRY, client: "a b", path: evil, userAgent: evil, referer: evil, method: evil });
	expect(line).toMatch(/^[\x20-\x7e]+$/);
	expect(line.replace(/\\x22/g, "").match(/"/g)?.length).toBe(6);
	expect(line.startsWith("a\\x20b - - [")).toBe(true);
});

it("what is noted has no query, and an end", () => {
	const headers: Record<string, string> = {
		referer: "https://user:word@a.org/page?token=secret#x",
		"user-agent": "u".repeat(5000),
	};
	const facts = accessFacts("GET", "/a?token=secret", (name) => headers[name]);
	expect(facts).toMatchObject({ path: "/a", referer: "https://a.org/page" });
	expect(facts.userAgent?.length).toBe(1024);
});

it("the handler tells of every answer, and goes on if nobody can listen", async () => {
	const seen: AccessEntry[] = [];
	const unexpected: unknown[] = [];
	const ask = fetchFrom({
		sources: { x: sampleStore({}) },
		clientOf: () => "192.0.2.7",
		onAccess: (entry) => {
			seen.push(entry);
			throw new Error("the disk is full");
		},
		onUnexpected: (error) => unexpected.push(error),
	});
	await ask("/x/zarr.json", { headers: { "user-agent": "test" } });
	await ask("/y/zarr.json", { method: "HEAD" });
	expect(seen).toMatchObject([
		{ client: "192.0.2.7", method: "GET", path: "/x/zarr.json", status: 200, userAgent: "test" },
		{ method: "HEAD", path: "/y/zarr.json", status: 404, bytes: 0 },
	]);
	expect(seen[0]?.bytes).toBeGreaterThan(50);
	expect(unexpected.length).toBe(2);
});

it("metrics are in the text format of Prometheus", () => {
	expect(
		metricsText([
			{ name: "a_total", help: "Some.", type: "counter", value: { label: "status", values: { "2xx": 3, "4xx": 0 } } },
			{ name: "b", help: "Others.", type: "gauge", value: 1.5 },
		]),
	).toBe(`# HELP a_total Some.
# TYPE a_total counter
a_total{status="2xx"} 3
a_total{status="4xx"} 0
# HELP b Others.
# TYPE b gauge
b 1.5
`);
});
