/** Licences that ask for no more than that they and the authors are named: everything else is looked at before it is used. */
const ALLOWED = new Set([
	...["0BSD", "Apache-2.0", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause", "CC0-1.0", "ISC", "MIT", "MIT-0"],
	...["Unlicense", "Zlib", "public domain"],
]);

/** Of an SPDX expression without brackets. */
export function isAllowed(licence) {
	return (
		typeof licence === "string" &&
		licence.split(" OR ").some((choice) => choice.split(" AND ").every((name) => ALLOWED.has(name)))
	);
}
