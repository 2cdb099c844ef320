import { SaxesParser } from "saxes";

/**
 * A parser that came to its end, for the next document. While one is alive the engine knows what it has learnt about the class;
 * otherwise it forgets with every collection of garbage, and after some documents it takes three times as long for each.
 */
let spare: SaxesParser | undefined;

/**
 * A parser that has no listeners and has read nothing. `scanXml`, which reads the small documents, takes twice its time for
 * 300,000 chunks, needs the text as a whole, and forgives what is not XML; of a description of data that must be an error.
 */
export function takeXmlParser(): SaxesParser {
	const parser = spare ?? new SaxesParser({ xmlns: false, position: true });
	spare = undefined;
	return parser;
}

/** Hands a parser back after it was closed; one that failed is not worth keeping. */
export function keepXmlParser(parser: SaxesParser): void {
	for (const event of ["error", "doctype", "opentag", "text", "cdata", "closetag"] as const) parser.off(event);
	spare = parser;
}
