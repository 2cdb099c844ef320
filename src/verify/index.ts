/**
 * Are references still true? `verify` compares them with their sources as they are now, and with what was noted of these
 * when the references were written.
 *
 * @module
 */
export { collectSources, parseSources, type SourceFacts, sourcesDocument } from "./source-facts.ts";
export { type VerifyOptions, verify } from "./verify.ts";
export type { VerifyReport } from "./verify-report.ts";
