import { type Example, examplesOf } from "../api/examples.ts";
import { inLines } from "../api/in-lines.ts";
import type { ApiMember, ApiName } from "../api/model.ts";
import type { Subject } from "../api/subjects.ts";
import { highlight } from "../highlight.ts";
import { type Places, renderComment } from "../markdown.ts";
import { escapeHtml, linkFrom, type Page } from "../page.ts";
import { exampleHtml, examplePlace } from "./examples.ts";

/** What the pages of the reference know of each other. */
export type Reference = { subjects: readonly Subject[]; examples: readonly Example[]; places: Places };

/** Where each name is described. Of several things of one name, the first. */
export function placesOfNames(subjects: readonly Subject[]): Map<string, string> {
	const places = new Map<string, string>();
	for (const { path, names } of subjects)
		for (const { name } of names) if (!places.has(name)) places.set(name, `${path}#${name}`);
	return places;
}

/** The page of a subject: every name with its signature, its words, its members and its examples. */
export function subjectPage(subject: Subject, reference: Reference): Page {
	const { title, words, path, names } = subject;
	const isValue = ({ kind }: ApiName): boolean => kind !== "type" && kind !== "interface";
	const groups: [string, ApiName[]][] = [
		["Functions, classes and constants", names.filter(isValue)],
		["Types", names.filter((one) => !isValue(one))],
	];
	const parts = groups
		.filter(([, own]) => own.length > 0)
		.map(
			([heading, own]) =>
				`<h2 id="${heading === "Types" ? "types" : "values"}">${heading}</h2>\n${own.map((one) => nameHtml(one, subject, reference)).join("\n")}`,
		);
	return {
		path,
		title,
		section: "api",
		description: words,
		html: `<h1 id="${escapeHtml(title.toLowerCase().replaceAll(" ", "-"))}">${escapeHtml(title)}</h1>
<p class="lead">${escapeHtml(words)}</p>
<ul class="index">${names.map(({ name, kind }) => `<li class="${kind}"><a href="#${name}">${name}</a></li>`).join("")}</ul>
${parts.join("\n")}`,
	};
}

function nameHtml(one: ApiName, { path }: Subject, reference: Reference): string {
	const { name, kind, specifiers, signatures, comment, members } = one;
	const linkOf = linkerOf(one, path, reference);
	const typeWord = kind === "type" || kind === "interface" ? "type " : "";
	const statement = `import ${typeWord}{ ${name} } from "${specifiers[0]}";`;
	const others = specifiers.slice(1).map((specifier) => `<code>${specifier}</code>`);
	return `<section class="api-name">
<h3 id="${name}">${name} <small class="kind">${kind}</small></h3>
${renderComment(comment, path, reference.places)}
${signatures.map((signature) => highlight(inLines(signature), "ts", linkOf)).join("\n")}
${members.length === 0 ? "" : `<dl class="members">${members.map((member) => memberHtml(one, member, path, reference)).join("\n")}</dl>`}
<p class="import"><code>${escapeHtml(statement)}</code>${others.length === 0 ? "" : ` <span>also from ${others.join(", ")}</span>`}</p>
${examplesHtml(name, path, reference)}
</section>`;
}

function memberHtml(owner: ApiName, member: ApiMember, path: string, reference: Reference): string {
	const { signature, comment, isStatic } = member;
	const text = (isStatic && !signature.startsWith("static") ? `static ${signature}` : signature).replace(/^\t/gm, "");
	return `<dt>${highlight(inLines(text), "ts", linkerOf(owner, path, reference))}</dt><dd>${renderComment(comment, path, reference.places)}</dd>`;
}

/** Links of the words in a signature: to what can be imported from where the name itself comes from, if several have that name. */
function linkerOf(
	{ name, specifiers }: ApiName,
	path: string,
	{ subjects }: Reference,
): (word: string) => string | undefined {
	return (word) => {
		if (word === name) return undefined;
		const found = subjects.flatMap((subject) =>
			subject.names.flatMap((one) => (one.name === word ? [{ one, place: `${subject.path}#${word}` }] : [])),
		);
		const near = found.find(({ one }) => one.specifiers.some((specifier) => specifiers.includes(specifier)));
		const place = (near ?? found[0])?.place;
		return place === undefined ? undefined : linkFrom(path, place);
	};
}

function examplesHtml(name: string, path: string, { examples, places }: Reference): string {
	const [first, ...others] = examplesOf(name, examples);
	if (first === undefined) return "";
	const more = others
		.slice(0, 4)
		.map(
			(one) => `<li><a href="${linkFrom(path, examplePlace(one))}">${escapeHtml(firstSentence(one.words))}</a></li>`,
		);
	return `<details class="example" data-example="${name}"><summary>Example<span class="unseen"> of ${name}</span></summary>
${exampleHtml(first, path, places)}
${more.length === 0 ? "" : `<p>More:</p><ul>${more.join("")}</ul>`}</details>`;
}

function firstSentence(words: string): string {
	return /^.*?[.:](?= |$)/.exec(words)?.[0].replace(/[.:]$/, "") ?? words;
}

/** What an entry exports, all of it: below its table in docs/reference/exports.md. */
export function entryList(specifier: string, { subjects }: Pick<Reference, "subjects">, path: string): string {
	const items = subjects.flatMap((subject) =>
		subject.names
			.filter(({ specifiers }) => specifiers.includes(specifier))
			.map(({ name, kind }) => ({ name, kind, place: `${subject.path}#${name}` })),
	);
	items.sort((a, b) => a.name.localeCompare(b.name, "en"));
	const list = items.map(
		({ name, kind, place }) => `<li class="${kind}"><a href="${linkFrom(path, place)}">${name}</a></li>`,
	);
	return `<details class="all-names"><summary>All ${items.length} names of <code>${specifier}</code></summary><ul class="index">${list.join("")}</ul></details>`;
}
