import { MiraError } from "../errors.ts";
import { isJsonObject, type JsonValue } from "../zarr/json.ts";

/** Prefixes of virtual chunk containers by their names. */
export type ContainerNames = ReadonlyMap<string, string>;

const NAMED_SCHEME = "vcc://";

/** The named containers of a configuration. */
export function containerNames(config: JsonValue): ContainerNames {
	const containers = isJsonObject(config) ? config.virtual_chunk_containers : undefined;
	const names = new Map<string, string>();
	for (const container of isJsonObject(containers) ? Object.values(containers) : [])
		if (isJsonObject(container) && typeof container.name === "string" && typeof container.url_prefix === "string")
			names.set(container.name, container.url_prefix);
	return names;
}

/**
 * The same of `config.yaml`, where repositories of version 1 have it. Of YAML only the form is read in which Icechunk writes
 * these entries.
 */
export function containerNamesOfYaml(yaml: string): ContainerNames {
	const [, after = ""] = yaml.split(/^virtual_chunk_containers:[^\S\n]*\n/m);
	const [section = ""] = after.split(/^\S/m);
	const names = new Map<string, string>();
	for (const entry of section.split(/^ {2}(?=\S)/m)) {
		const name = yamlText(/^ {4}name: (.*)$/m.exec(entry)?.[1]);
		const prefix = yamlText(/^ {4}url_prefix: (.*)$/m.exec(entry)?.[1]);
		if (name !== undefined && prefix !== undefined) names.set(name, prefix);
	}
	return names;
}

function yamlText(scalar: string | undefined): string | undefined {
	const plain = scalar?.trim();
	if (plain === undefined || plain === "null" || plain === "~" || plain === "") return undefined;
	if (plain.startsWith("'")) return plain.slice(1, -1).replaceAll("''", "'");
	return plain.startsWith('"') ? plain.slice(1, -1).replace(/\\(["\\])/g, "$1") : plain;
}

/** The url of a location, in the spelling of this package. */
export function locationUrl(location: string, names: ContainerNames): string {
	if (!location.startsWith(NAMED_SCHEME)) return location.replace(/^gcs:\/\//, "gs://");
	const slash = location.indexOf("/", NAMED_SCHEME.length);
	const name = location.slice(NAMED_SCHEME.length, slash < 0 ? undefined : slash);
	const prefix = names.get(name);
	if (prefix === undefined)
		throw new MiraError(
			"bad-reference",
			`"${location}" is in the container "${name}", which the repository does not know`,
			{
				hint: `Containers with names: ${[...names.keys()].join(", ") || "none"}`,
			},
		);
	return locationUrl(`${prefix.replace(/\/$/, "")}${slash < 0 ? "" : location.slice(slash)}`, new Map());
}
