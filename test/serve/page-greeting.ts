import type { PageGreeting } from "../../src/serve/explore/page-files.ts";

/** What the explorer's page at an address is told of its server. */
export async function pageGreeting(address: string): Promise<PageGreeting> {
	const text = await (await fetch(address)).text();
	const [, content = ""] = /name="mirazarr-explore" content="([^"]*)"/.exec(text) ?? [];
	return JSON.parse(content.replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))));
}
