import { isMiraError } from "../../errors.ts";
import type { Attributes } from "../../zarr/attributes.ts";
import type { Catalog } from "./catalog.ts";
import type { BadDataSet, DataSet } from "./data-set.ts";
import { numberTypeOf } from "./number-type.ts";
import { TAG, type TagRef } from "./tags.ts";
import type { Vdata, VdataField } from "./vdata.ts";

/** The fields of a Vdata, each as a data set: an element for each record, or a row of so many as its order says. */
export function vdataSets(vdata: Vdata, catalog: Catalog): (DataSet | BadDataSet)[] {
	const byField = attributesByField(vdata);
	return vdata.fields.map((field, i) => {
		try {
			return fieldSet(vdata, field, catalog.attributesOf(byField.get(i) ?? []));
		} catch (problem) {
			if (!isMiraError(problem)) throw problem;
			return { name: field.name, elements: [], problem };
		}
	});
}

function attributesByField({ attributes }: Vdata): Map<number, TagRef[]> {
	const byField = new Map<number, TagRef[]>();
	for (const { field, vdata } of attributes) {
		if (field === undefined) continue;
		const known = byField.get(field);
		if (known === undefined) byField.set(field, [vdata]);
		else known.push(vdata);
	}
	return byField;
}

function fieldSet(vdata: Vdata, field: VdataField, attributes: Attributes): DataSet {
	const { recordCount, recordBytes, interlace, ref } = vdata;
	const type = numberTypeOf(field.typeCode);
	const isText = type.isCharacter && type.dataType.kind === "text";
	const hasRows = field.order !== 1;
	return {
		name: field.name,
		elements: [],
		shape: hasRows ? [recordCount, field.order] : [recordCount],
		dimensionNames: hasRows ? ["record", isText ? "character" : field.name] : ["record"],
		type,
		attributes,
		data: { tag: TAG.vdata, ref },
		record: interlace === "records" ? { strideBytes: recordBytes, offsetBytes: field.offsetBytes } : undefined,
		beginBytes: interlace === "fields" ? field.offsetBytes * recordCount : undefined,
		isCalibrated: false,
	};
}
