import { type Diagnostic, diagnosticOf } from "../../diagnostics.ts";
import { isMiraError } from "../../errors.ts";
import type { Attributes, AttributeValue } from "../../zarr/attributes.ts";
import { nulTextDiagnostic } from "../../zarr/nul-text.ts";
import { vdataAttribute } from "./attributes.ts";
import type { Hdf4File } from "./file.ts";
import { numberTypeOf } from "./number-type.ts";
import { TAG, type TagRef } from "./tags.ts";
import { parseVdata, type Vdata } from "./vdata.ts";
import { parseVgroup, type Vgroup } from "./vgroup.ts";

/** Classes that the libraries give to what they keep in Vgroups and Vdatas for themselves (hlimits.h). */
export const CLASS = {
	attribute: "Attr0.0",
	variable: "Var0.0",
	dimension: "Dim0.0",
	unlimitedDimension: "UDim0.0",
	dataSets: "CDF0.0",
	rasters: "RIG0.0",
	raster: "RI0.0",
} as const;

const INTERNAL_VGROUPS: ReadonlySet<string> = new Set([
	CLASS.variable,
	CLASS.dimension,
	CLASS.unlimitedDimension,
	CLASS.dataSets,
	CLASS.rasters,
	CLASS.raster,
]);
const INTERNAL_VDATA = /^(Attr0\.0|DimVal0\.[01]|SDSVar|CoordVar|RIATTR0\.0C|_HDF_CHK_TBL_\d*)$/;

/** The Vgroups and Vdatas of a file, with the values of all attributes. */
export class Catalog {
	readonly vgroups: ReadonlyMap<number, Vgroup>;
	readonly vdatas: ReadonlyMap<number, Vdata>;
	readonly #values: ReadonlyMap<number, AttributeValue>;

	private constructor(
		vgroups: ReadonlyMap<number, Vgroup>,
		vdatas: ReadonlyMap<number, Vdata>,
		values: ReadonlyMap<number, AttributeValue>,
	) {
		this.vgroups = vgroups;
		this.vdatas = vdatas;
		this.#values = values;
	}

	/** Parses what was read when the file was opened, then reads the attributes, all at once. */
	static async load(file: Hdf4File, diagnostics: Diagnostic[]): Promise<Catalog> {
		const { budget: limits } = file.registry;
		const report = (what: string, error: unknown): undefined => {
			if (!isMiraError(error)) throw error;
			diagnostics.push(diagnosticOf(error, { path: "/", about: `${what} is left out: ` }));
		};
		const parseAll = async <T>(tag: number, what: string, parse: (ref: number, bytes: Uint8Array) => T) => {
			const parsed = new Map<number, T>();
			for (const { ref } of file.descriptors.withTag(tag)) {
				try {
					parsed.set(ref, parse(ref, await file.bytes({ tag, ref })));
				} catch (error) {
					report(`${what} ${ref}`, error);
				}
			}
			return parsed;
		};
		const vgroups = await parseAll(TAG.vgroup, "Vgroup", parseVgroup);
		const vdatas = await parseAll(TAG.vdataHeader, "Vdata", parseVdata);
		const values = new Map<number, AttributeValue>();
		const wanted = attributeRefs(vgroups, vdatas);
		await Promise.all(
			Array.from(wanted, async (ref) => {
				const vdata = vdatas.get(ref) as Vdata;
				try {
					const content = await file.bytes({ tag: TAG.vdata, ref });
					limits.attribute(valueCount(vdata, content.length));
					const value = vdataAttribute(vdata, content, (text) => {
						const diagnostic = nulTextDiagnostic("/", attributeName(vdata), text);
						if (diagnostic !== undefined) diagnostics.push(diagnostic);
					});
					if (value !== undefined) values.set(ref, value);
				} catch (error) {
					report(`attribute "${vdata.name}"`, error);
				}
			}),
		);
		return new Catalog(vgroups, vdatas, values);
	}

	/** The attributes among some elements, in their order. */
	attributesOf(members: readonly TagRef[]): Attributes {
		const attributes: Attributes = new Map();
		for (const { tag, ref } of members) {
			if (tag !== TAG.vdataHeader) continue;
			const value = this.#values.get(ref);
			const vdata = this.vdatas.get(ref);
			if (value === undefined || vdata === undefined) continue;
			const name = attributeName(vdata);
			if (name !== "") attributes.set(name, value);
		}
		return attributes;
	}
}

/** How many values an attribute has, of which a text is one; no more than its content may hold. */
function valueCount({ fields: [field], recordCount }: Vdata, contentBytes: number): number {
	if (field === undefined || numberTypeOf(field.typeCode).isCharacter) return 1;
	return Math.min(recordCount * field.order, contentBytes);
}

const RASTER_ATTRIBUTE = "RIATTR0.0C";

/** Attributes of raster images all have the same name, and their own as that of the field (mfgr.c). */
function attributeName({ name, className, fields }: Vdata): string {
	return className === RASTER_ATTRIBUTE ? (fields[0]?.name ?? "") : name;
}

/** Vdatas whose values are taken when a file is opened: those that hold attributes. */
function attributeRefs(vgroups: ReadonlyMap<number, Vgroup>, vdatas: ReadonlyMap<number, Vdata>): Set<number> {
	const refs = new Set<number>();
	const add = ({ tag, ref }: TagRef): void => {
		if (tag === TAG.vdataHeader && vdatas.has(ref)) refs.add(ref);
	};
	for (const vgroup of vgroups.values()) {
		for (const attribute of vgroup.attributes) add(attribute);
	}
	for (const vdata of vdatas.values()) {
		if (vdata.className === CLASS.attribute || vdata.className === RASTER_ATTRIBUTE) refs.add(vdata.ref);
		for (const { vdata: attribute } of vdata.attributes) add(attribute);
	}
	return refs;
}

/** True for a Vgroup that is part of how a library stores something, and none of the user's. */
export function isInternalVgroup({ className }: Vgroup): boolean {
	return INTERNAL_VGROUPS.has(className);
}

/** True for a Vdata that holds an attribute or is part of how a library stores something. */
export function isInternalVdata({ className }: Vdata): boolean {
	return INTERNAL_VDATA.test(className);
}
