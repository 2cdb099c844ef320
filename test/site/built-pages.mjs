/** The built site as text: its pages, their links and anchors. */
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, posix } from "node:path";

/** Every HTML file of a folder but those of the explorer, which is an application of its own. */
export function readPages(folder) {
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.filter((file) => file.endsWith(".html") && !file.startsWith("explorer"))
		.map((path) => ({ path, html: readFileSync(join(folder, path), "utf8") }));
}

/** What is wrong with links: those to pages, files, anchors and sources that are not there, and those that only hold at the root of a host. */
export function brokenLinks(pages, folder, { root, repository }) {
	const problems = [];
	const ids = new Map(pages.map(({ path, html }) => [path, idsOf(html)]));
	for (const { path, html } of pages) {
		const own = ids.get(path);
		for (const id of new Set(own.filter((one, i) => own.indexOf(one) !== i)))
			problems.push(`${path}: id "${id}" is there twice`);
		for (const link of linksOf(html)) {
			const problem = problemOf(link, path);
			if (problem !== undefined) problems.push(`${path}: ${link} ${problem}`);
		}
	}
	return problems;

	function problemOf(link, from) {
		if (link.startsWith(`${repository}/`)) {
			const [, kind, file = ""] = /^\/(\w+)\/main\/([^#?]+)/.exec(link.slice(repository.length)) ?? [];
			return kind === undefined || existsSync(join(root, file)) ? undefined : "is no file of the project";
		}
		if (/^(https?|mailto|s3|data):/.test(link)) return undefined;
		if (/^[a-z]+:/.test(link)) return "has a scheme that no page has";
		if (link.startsWith("/")) return "holds at the root of a host alone";
		const [file, anchor] = link.split("#");
		const target = file === "" ? from : posix.join(posix.dirname(from), decodeURI(file));
		if (!existsSync(join(folder, target)) || target.endsWith("/")) return "leads nowhere";
		// The anchors of the explorer are its own.
		if (anchor === undefined || anchor === "" || !ids.has(target)) return undefined;
		return ids.get(target).includes(decodeURIComponent(anchor)) ? undefined : "has no such anchor";
	}
}

function idsOf(html) {
	return Array.from(html.matchAll(/\sid="([^"]+)"/g), ([, id]) => unescaped(id));
}

function linksOf(html) {
	const attributes = html.replace(/<script[^>]*>.*?<\/script>/gs, (script) => script.split(">")[0]);
	return Array.from(attributes.matchAll(/\s(?:href|src)="([^"]*)"/g), ([, link]) => unescaped(link));
}

function unescaped(text) {
	return text.replaceAll("&quot;", '"').replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&amp;", "&");
}

/** The public names of the reports in api/, with what they are imported from. */
export function publicNames(root) {
	const { exports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
	const specifiers = new Map(
		Object.keys(exports).map((path) => [
			path === "." ? "mirazarr" : path.slice(2).replaceAll("/", "-"),
			`mirazarr${path.slice(1)}`,
		]),
	);
	return readdirSync(join(root, "api")).flatMap((file) => {
		const report = readFileSync(join(root, "api", file), "utf8");
		const names = Array.from(
			report.matchAll(
				/^export (?:(?:declare |abstract )*(?:function|class|const|let|type|interface|namespace|enum) (\w+)|\{ \w+ as (\w+) \})/gm,
			),
			([, name, renamed]) => name ?? renamed,
		);
		return [...new Set(names)].map((name) => ({ name, specifier: specifiers.get(file.replace(/\.api\.md$/, "")) }));
	});
}

/** The names that the reference describes: with what it imports them from, and whether an example stands there. */
export function describedNames(pages) {
	return pages.flatMap(({ path, html }) =>
		path.startsWith("api/")
			? Array.from(html.matchAll(/<section class="api-name">(.*?)<\/section>/gs), ([, section]) => ({
					name: /<h3 id="(\w+)"/.exec(section)?.[1],
					specifiers: Array.from(
						/<p class="import">(.*?)<\/p>/s.exec(section)?.[1].matchAll(/(?:&quot;|<code>)(mirazarr[\w/-]*)/g) ?? [],
						([, one]) => one,
					),
					hasExample: section.includes("data-example="),
				}))
			: [],
	);
}
