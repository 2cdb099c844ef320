/** Documents of which one stands at the root of every Zarr store, be it a group or an array. */
export const ROOT_DOCUMENTS: readonly string[] = ["zarr.json", ".zgroup", ".zarray", ".zmetadata"];

/** Whether one of them is there. They are asked for one after the other: the first is the commonest. */
export async function isZarr(read: (name: string) => Promise<Uint8Array | undefined>): Promise<boolean> {
	for (const name of ROOT_DOCUMENTS) if ((await read(name)) !== undefined) return true;
	return false;
}
