/** Hints come as text and in parts, so a program can show the option that helps in the words of its own interface. */
import { type HintPart, isMiraError, openStore, type Remedy, type RemedyValue } from "mirazarr";

const valueText = (value: RemedyValue | undefined) => (value === undefined ? "…" : String(value));
const flag = ({ option, value }: Remedy) => `--${option} ${valueText(value)}`;
const partText = (part: HintPart) => (typeof part === "object" && "option" in part ? flag(part) : String(part));

try {
	await openStore("samples/sea-surface.nc", { limits: { maxNodes: 2 } });
} catch (error) {
	if (isMiraError(error)) console.log(error.remedy?.map(partText).join("")); // Raise --limits.maxNodes … if the file is sound
}
