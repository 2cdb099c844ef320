type Bytes = Uint8Array<ArrayBuffer>;
type Parts = readonly (Uint8Array | Parts)[];

export function u8(...values: number[]): Bytes;
export function u16(value: number): Bytes;
export function u32(value: number): Bytes;
export function u64(value: number | bigint): Bytes;
export function chars(value: string): Uint8Array;
export function join(...parts: Parts): Bytes;
export const INT8: Bytes;
export const INT32: Bytes;
export const TEXT: Bytes;
export const SCALAR: Bytes;
export function sequenceOf(base: Uint8Array): Bytes;
export function compound(sizeBytes: number, members: readonly [string, number, Uint8Array][]): Bytes;
export function arrayOf(shape: readonly number[], sizeBytes: number, base: Uint8Array): Bytes;
export function space(...shape: (number | bigint)[]): Bytes;
export function message(type: number, body: Uint8Array, flags?: number): Bytes;
export function header(...messages: Parts): Bytes;
export function group(links: Parts, ...more: Parts): Bytes;
export function continuation(...messages: Parts): Bytes;
export function continued(address: number, length: number): Bytes;
export function hard(name: string, address: number): Bytes;
export function soft(name: string, target: string): Bytes;
export function attribute(name: string, type: Uint8Array, dataspace: Uint8Array, data: Uint8Array): Bytes;
export function contiguous(address: number | undefined, sizeBytes: number): Bytes;
export function dataset(type: Uint8Array, dataspace: Uint8Array, layout: Uint8Array, ...more: Parts): Bytes;
export function collection(...objects: Uint8Array[]): Bytes;
export function inHeap(length: number, address: number, index?: number): Bytes;
export function oldGroup(
	file: Hdf5Bytes,
	names: Uint8Array,
	nodes: readonly (readonly [number, number | undefined, number?][])[],
	children?: number,
): Bytes;

export class Hdf5Bytes {
	constructor(mostBytes?: number);
	readonly address: number;
	put(...parts: Parts): number;
	finish(root: number): Bytes;
}
