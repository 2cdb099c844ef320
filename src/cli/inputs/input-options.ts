import { type Command, Option } from "commander";
import { HEADINGS } from "../help.ts";
import { repeatable } from "../reading-options.ts";
import type { AssetChoice } from "./catalogue/choose-assets.ts";

/** What every command that takes several inputs takes. */
export type InputOptions = { asset: string[]; assetRole: string[]; assetType: string[]; directAccess?: true };

/** Adds the options that say which files of a catalogue are meant. */
export function addInputOptions(command: Command): Command {
	const options = [
		repeatable("--asset <name>", "the asset of STAC by its key, or the file of a granule; also a pattern ('*.nc')"),
		repeatable("--asset-role <role>", "assets with this role, such as data"),
		repeatable("--asset-type <type>", "assets of this media type, such as application/netcdf"),
		new Option("--direct-access", "the places in buckets (s3://) that catalogues name, where there are any"),
	];
	for (const option of options) command.addOption(option.helpGroup(HEADINGS.catalogues));
	return command;
}

/** The same as the catalogues take it. */
export function assetChoice({ asset, assetRole, assetType, directAccess }: InputOptions): AssetChoice {
	return { names: asset, roles: assetRole, mediaTypes: assetType, isDirect: directAccess === true };
}
