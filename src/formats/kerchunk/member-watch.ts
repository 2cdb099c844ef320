import type { ByteScanner, TextSpan } from "./byte-scanner.ts";

/**
 * Is told of the references of a document as they are read, by the places of their bytes: for those who change some of them, and
 * leave the others as they stand.
 */
export interface MemberWatch {
	/** References follow, the first of which is here. What was told before were not the references, or is told again. */
	begin(at: number): void;
	/** One was read: its key, and where its value begins. The scanner is behind that. */
	member(scanner: ByteScanner, key: TextSpan, valueAt: number): void;
	/** Others are not in the document, but made by a formula. */
	generated(): void;
	/** There are no more: what ends them is here. */
	end(at: number): void;
}
