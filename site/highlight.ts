import { createCssVariablesTheme, createHighlighter } from "shiki";
import { escapeHtml } from "./page.ts";

/** Colours are those of the theme: the code is the same in the light and in the dark. */
const theme = createCssVariablesTheme({ name: "mirazarr", variablePrefix: "--code-" });
const LANGUAGES = ["ts", "tsx", "js", "sh", "python", "html", "css", "json", "yaml", "toml", "xml", "c", "diff"];
const highlighter = await createHighlighter({ themes: [theme], langs: LANGUAGES });
const known = new Set(highlighter.getLoadedLanguages());

/** Code with its colours; words that `linkOf` knows are links. */
export function highlight(code: string, language: string, linkOf?: (word: string) => string | undefined): string {
	const lang = known.has(language) ? language : "text";
	const html = highlighter.codeToHtml(code.replace(/\n$/, ""), { lang, theme: "mirazarr" });
	// The frame is ours; the colours of the whole block are those of the style sheet.
	const inner = /<code>(.*)<\/code>/s.exec(html)?.[1] ?? escapeHtml(code);
	return `<pre class="code" data-language="${escapeHtml(language || "text")}"><code>${linkOf === undefined ? inner : linked(inner, linkOf)}</code></pre>`;
}

/** Only whole words between tags: words in comments and texts of several words stay what they are. */
function linked(html: string, linkOf: (word: string) => string | undefined): string {
	return html.replace(
		/(<span style="color:var\(--code-(?!token-(?:comment|string))[^>]*>)([^<]*)(?=<\/span>)/g,
		(_, tag: string, text: string) => {
			const words = text.replace(/(?<![\w&#;.])[A-Za-z_]\w*/g, (word) => {
				const target = linkOf(word);
				return target === undefined ? word : `<a href="${escapeHtml(target)}">${word}</a>`;
			});
			return tag + words;
		},
	);
}
