/** Attributes that others wrote in a form of their own: what is unambiguous is read, and a note says what was odd. */
import {
	type DecodeFillOptions,
	dataType,
	decodeFillValue,
	type FillNote,
	isMiraError,
	MiraError,
} from "mirazarr/fill";

const int16 = dataType("int16");
const note = ({ code }: FillNote) => code;
console.log(decodeFillValue(dataType("float32"), -9999)?.notes.map(note).join()); // fill-form

const lenient: DecodeFillOptions = { lenient: true };
console.log(decodeFillValue(int16, "-9999", lenient)?.bytes.join()); // 241,216
const error = (() => {
	try {
		return decodeFillValue(int16, 70_000);
	} catch (error) {
		return error instanceof MiraError ? error : undefined;
	}
})();
console.log(isMiraError(error, "fill-out-of-range")); // true
