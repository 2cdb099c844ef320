import { MiraError } from "../../../errors.ts";
import { decodePath } from "../../../io/url.ts";
import { textMatcher } from "../glob.ts";
import type { Asset, Item } from "./item.ts";

/** Which assets of a catalogue are meant: those that have one of each that is given. */
export type AssetChoice = {
	/** Names, or patterns of them. */
	names: readonly string[];
	roles: readonly string[];
	/** Media types, or patterns of them; parameters need not be given. */
	mediaTypes: readonly string[];
	/** Whether the place in a bucket is wanted where there is one. */
	isDirect: boolean;
};

/** Roles of what is not the data themselves. */
const OTHER_ROLES: ReadonlySet<string> = new Set([
	"thumbnail",
	"overview",
	"visual",
	"metadata",
	"service",
	"documentation",
	"checksum",
]);
/** Media types of files that can be opened; those of TIFF have parameters. */
const OPENABLE_TYPE = /netcdf|hdf|zarr|grib|fits|^image\/(tiff|vnd\.stac\.geotiff)/i;
const OPENABLE_NAME = /\.(nc4?|cdf|h5|hdf5?|he[45]|h4|tiff?|gri?b2?|zarr|fits?|zarr\.zip)$/i;
/** Assets that a message names. */
const MOST_NAMED = 8;

/** Chooses assets of items. */
export class AssetChooser {
	readonly #isChosen: ((asset: Asset) => boolean) | undefined;
	readonly #isDirect: boolean;

	constructor({ names, roles, mediaTypes, isDirect }: AssetChoice) {
		this.#isDirect = isDirect;
		if (names.length + roles.length + mediaTypes.length === 0) return;
		const isAmong = (patterns: readonly string[], texts: readonly string[]): boolean =>
			patterns.length === 0 || patterns.map(textMatcher).some((matches) => texts.some(matches));
		this.#isChosen = (asset) =>
			isAmong(names, [asset.name]) && isAmong(roles, asset.roles) && isAmong(mediaTypes, typesOf(asset));
	}

	/** The URLs of what is meant of an item; none where it has no such asset. */
	urlsOf(item: Item, noun: string): string[] {
		const chosen = this.#isChosen === undefined ? theData(item, noun) : item.assets.filter(this.#isChosen);
		return chosen.map(({ url, directUrl }) => (this.#isDirect ? (directUrl ?? url) : url));
	}
}

/** The type as it is, and without its parameters. */
function typesOf({ mediaType }: Asset): string[] {
	return mediaType === undefined ? [] : [mediaType, mediaType.replace(/;.*$/s, "").trim()];
}

/** The one asset that has the data. Which of several is meant nobody can know. */
function theData(item: Item, noun: string): readonly Asset[] {
	const data = item.assets.filter(({ roles }) => roles.includes("data"));
	const others = item.assets.filter(({ roles }) => !roles.some((role) => OTHER_ROLES.has(role)));
	const candidates = data.length > 0 ? data : others;
	const openable = candidates.filter(isOpenable);
	const found = openable.length > 0 || data.length === 0 ? openable : data;
	if (found.length > 1)
		throw new MiraError("bad-argument", `the ${noun} ${item.id} has several assets with data: ${assetNames(found)}`, {
			hint: "Choose with --asset NAME, a name or a pattern such as '*.nc', with --asset-role or with --asset-type",
		});
	return found;
}

function isOpenable({ mediaType = "", url }: Asset): boolean {
	return OPENABLE_TYPE.test(mediaType) || OPENABLE_NAME.test(decodePath(url).replace(/\/$/, ""));
}

/** Names of assets with their types, for messages. */
export function assetNames(assets: readonly Asset[]): string {
	const names = assets.slice(0, MOST_NAMED).map(({ name, roles, mediaType }) => {
		const about = [roles.join(" "), ...typesOf({ mediaType } as Asset).slice(-1)].filter((text) => text !== "");
		return about.length === 0 ? name : `${name} (${about.join(", ")})`;
	});
	const more = assets.length - names.length;
	return names.length === 0 ? "none" : names.join(", ") + (more > 0 ? ` and ${more} more` : "");
}
