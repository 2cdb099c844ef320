/** Files from strangers may ask for much. Limits bound what opening one may take, and can be set for one opening. */
import { isMiraError, type Limits, openStore } from "mirazarr";

const tight: Partial<Limits> = { maxNodes: 4, maxMetadataBytes: 2 ** 20 };
try {
	await openStore("samples/sea-surface.nc", { limits: tight });
} catch (error) {
	if (isMiraError(error, "limit-exceeded")) console.log(error.hint); // Raise limits.maxNodes if the file is sound
}
