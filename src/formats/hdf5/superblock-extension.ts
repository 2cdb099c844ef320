import { MiraError } from "../../errors.ts";
import { decodeText } from "../../zarr/scalar.ts";
import { type Cursor, UNDEFINED_ADDRESS } from "./cursor.ts";
import type { Hdf5File, Hdf5FileOptions } from "./file.ts";
import { EXTENSION_MESSAGE, readObjectHeader } from "./object-header.ts";
import { start } from "./reading.ts";
import type { Superblock } from "./superblock.ts";

/** What an extension may add to what is known of a file. */
export type SuperblockExtension = Partial<
	Pick<Hdf5FileOptions, "source" | "nodeRanks" | "pageBytes" | "sharedMessageTable">
>;

/** Strategy "paged aggregation" of the file space info message. */
const PAGED = 1;

/**
 * Reads the object header behind the superblock (specification II.C), or the driver information that old versions have in its
 * place. Files whose bytes are spread over several objects are refused.
 */
export async function readSuperblockExtension(file: Hdf5File, superblock: Superblock): Promise<SuperblockExtension> {
	if (superblock.driverInfoAddress !== UNDEFINED_ADDRESS) {
		const block = await start(file.read(superblock.driverInfoAddress, 16, "driver information block"));
		block.skip(8); // version, size
		throw refuseDriver(file, block);
	}
	if (superblock.extensionAddress === UNDEFINED_ADDRESS) return {};
	const { messages } = await start(readObjectHeader(file, superblock.extensionAddress));
	const extension: SuperblockExtension = {};
	for (const { type, body } of messages) {
		if (type === EXTENSION_MESSAGE.driverInfo) {
			body.skip(1); // version
			throw refuseDriver(file, body);
		}
		if (type === EXTENSION_MESSAGE.nodeRanks) {
			body.skip(1); // version
			const chunkTree = body.u16();
			const groupTree = body.u16();
			extension.nodeRanks = { chunkTree, groupTree, groupLeaf: body.u16() };
		} else if (type === EXTENSION_MESSAGE.sharedMessageTable) {
			body.skip(1); // version
			const address = body.offset();
			extension.sharedMessageTable = { address, indexCount: body.u8() };
		} else if (type === EXTENSION_MESSAGE.fileSpaceInfo) {
			extension.pageBytes = parsePageBytes(body);
		} else if (type === EXTENSION_MESSAGE.cacheImage) {
			// Few files have one.
			const { readCacheImage } = await import("./cache-image.ts");
			extension.source = await readCacheImage(file, body);
		}
	}
	return extension;
}

/** Version 0 has no pages. */
function parsePageBytes(body: Cursor): number | undefined {
	const version = body.u8();
	const strategy = body.u8();
	if (version === 0 || strategy !== PAGED) return undefined;
	body.skip(1); // whether free space is kept
	body.length(); // smallest free section that is kept
	const pageBytes = body.length();
	return pageBytes >= 512 ? pageBytes : undefined;
}

/** Eight letters name the driver that wrote the file: `NCSAfami`, `NCSAmult`. */
function refuseDriver(file: Hdf5File, cursor: Cursor): MiraError {
	const name = decodeText(cursor.take(8));
	const driver = name === "NCSAfami" ? "family" : name === "NCSAmult" ? "multi" : name;
	return new MiraError("unsupported-feature", `the file was written with the ${driver} driver: this is a part of it`, {
		url: file.source.url,
		hint: "Join the parts into one file with h5repart (family) or h5repack (multi)",
	});
}
