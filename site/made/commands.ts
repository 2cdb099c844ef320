import type { EventEmitter } from "node:events";
import type { Argument, Command, Option } from "commander";
import { COMMANDS, createProgram } from "../../src/cli/run.ts";
import type { Terminal } from "../../src/cli/terminal.ts";
import { highlight } from "../highlight.ts";
import { escapeHtml } from "../page.ts";

/** Nobody reads what the program would print: it is asked what it has. */
const NOWHERE: Terminal = {
	stdout: { write: () => undefined, isTTY: false, columns: 80 },
	stderr: { write: () => undefined, isTTY: false, columns: 80 },
	stdin: () => process.stdin,
	env: {},
	signal: new AbortController().signal,
};

/** The program with all of its commands. */
export async function wholeProgram(): Promise<Command> {
	const program = createProgram(NOWHERE);
	for (const load of COMMANDS.values()) (await load())(program, NOWHERE, []);
	return program;
}

/** Groups of options that are one command's own, and seen at once; others are shared by many, and folded. */
const OWN_GROUPS = new Set(["Options:", "Output:"]);

/** Every command with its arguments, options and examples. */
export function commandsHtml(program: Command): string {
	const rows = program.commands.map(
		(command) =>
			`<tr><td><a href="#${command.name()}"><code>mirazarr ${command.name()}</code></a></td><td>${words(command.description())}</td></tr>`,
	);
	return `<div class="table"><table><thead><tr><th>command</th><th>what it does</th></tr></thead><tbody>${rows.join("")}</tbody></table></div>
${program.commands.map(commandHtml).join("\n")}`;
}

function commandHtml(command: Command): string {
	const help = command.createHelp();
	const name = command.name();
	const { examples, others } = endOfHelp(command);
	const options = help.visibleOptions(command);
	const groups = help.groupItems([...command.options], options, (option) => option.helpGroupHeading ?? "Options:");
	return `<h2 id="${name}"><code>mirazarr ${name}</code></h2>
<p>${words(sentence(command.description()))}</p>
${highlight(help.commandUsage(command), "sh")}
${argumentsHtml(command, help.visibleArguments(command))}
${[...groups].map(([heading, own]) => groupHtml(name, heading, own, (option) => help.optionDescription(option))).join("\n")}
${examples.length === 0 ? "" : `<h3 id="${name}-examples">Examples</h3>\n${highlight(examples.join("\n"), "sh")}`}
${others}`;
}

function argumentsHtml(command: Command, found: readonly Argument[]): string {
	if (found.length === 0) return "";
	const help = command.createHelp();
	const items = found.map(
		(argument) =>
			`<dt><code>${escapeHtml(argument.required ? `<${argument.name()}>` : `[${argument.name()}]`)}</code></dt><dd>${words(help.argumentDescription(argument))}</dd>`,
	);
	return `<h3 id="${command.name()}-arguments">Arguments</h3>\n<dl class="options">${items.join("\n")}</dl>`;
}

function groupHtml(
	name: string,
	heading: string,
	options: readonly Option[],
	describe: (option: Option) => string,
): string {
	const title = heading.replace(/:$/, "");
	const id = `${name}-${title.toLowerCase().replace(/\W+/g, "-").replace(/-$/, "")}`;
	const items = options.map(
		(option) =>
			`<dt id="${name}${option.long ?? option.short}"><code>${escapeHtml(option.flags)}</code></dt><dd>${described(describe(option))}</dd>`,
	);
	const list = `<dl class="options">${items.join("\n")}</dl>`;
	if (OWN_GROUPS.has(heading)) return `<h3 id="${id}">${escapeHtml(title)}</h3>\n${list}`;
	return `<details class="options-group" id="${id}"><summary>${escapeHtml(title)} <small>${options.length}</small></summary>${list}</details>`;
}

/** The lines behind the first explain the words that an option takes. */
function described(text: string): string {
	const [first = "", ...choices] = text.split("\n");
	const items = choices.map((line) => {
		const [, word, meaning] = /^\s*([^:]+): (.*)$/.exec(line) ?? [];
		return word === undefined
			? `<li>${words(line)}</li>`
			: `<li><code>${escapeHtml(word)}</code>: ${words(meaning ?? "")}</li>`;
	});
	return words(first) + (items.length === 0 ? "" : `<ul>${items.join("")}</ul>`);
}

/** What a command says behind its options: its examples, and blocks such as that of the environment. */
function endOfHelp(command: Command): { examples: string[]; others: string } {
	const texts: string[] = [];
	// A Command is an emitter, which its types do not say; help is made of what it emits.
	(command as Command & EventEmitter).emit("afterHelp", {
		error: false,
		command,
		write: (text: string) => texts.push(text),
	});
	const blocks = texts
		.join("\n")
		.split(/\n\s*\n|\n(?=\w[^\n]*:\n)/)
		.map((block) => block.trim())
		.filter((block) => block !== "");
	const isExamples = (block: string): boolean => block.startsWith("Examples:");
	const examples = blocks.filter(isExamples).flatMap((block) =>
		block
			.split("\n")
			.slice(1)
			.map((line) => line.trim().replace(/^\$ /, "")),
	);
	const others = blocks
		.filter((block) => !isExamples(block))
		.map((block) => {
			const [heading = "", ...lines] = block.split("\n");
			return `<details class="options-group"><summary>${words(heading.replace(/:$/, ""))}</summary>${highlight(lines.join("\n").replace(/^ {2}/gm, ""), "text")}</details>`;
		});
	return { examples, others: others.join("\n") };
}

/** Text of the help, with what is in backticks as code. */
function words(text: string): string {
	return escapeHtml(text).replace(/`([^`]+)`/g, "<code>$1</code>");
}

function sentence(text: string): string {
	return `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.!?]$/.test(text) ? "" : "."}`;
}
