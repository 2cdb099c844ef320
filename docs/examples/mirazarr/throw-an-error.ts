/** A parser or codec of one's own throws `MiraError` too: callers and the command line then treat it as they treat ours. */
import { type ErrorDetails, isMiraError, MiraError } from "mirazarr";

function checkMagic(header: string, details: ErrorDetails): void {
	if (header !== "COUNTS1") throw new MiraError("unknown-format", `the header is "${header}"`, details);
}

try {
	checkMagic("PK", { url: "https://example.org/a.bin", offset: 0, hint: "Is it a ZIP file?" });
} catch (error) {
	if (isMiraError(error)) console.log(error.message, "|", error.what, "|", error.hint); // the header is "PK" (at byte 0 (0x0) of https://example.org/a.bin). Is it a ZIP file? | the header is "PK" | Is it a ZIP file?
}
