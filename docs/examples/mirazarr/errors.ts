/** Every error that is thrown on purpose is a `MiraError`: a code to decide by, and what, where and what to do in words. */
import { type ErrorCode, isMiraError, openStore } from "mirazarr";

const notOurs: ErrorCode[] = ["unknown-format", "unsupported-feature"];

async function formatOf(file: string): Promise<string | undefined> {
	try {
		return (await openStore(file)).format;
	} catch (error) {
		if (isMiraError(error, ...notOurs)) return error.code;
		throw error;
	}
}
console.log(await formatOf("samples/elevation.tif")); // TIFF
console.log(await formatOf("samples/make.py")); // unknown-format
