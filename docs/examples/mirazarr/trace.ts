/** Counts what an opening or a read has cost, in requests and bytes: numbers that do not depend on the machine. */
import { openStore, read, Trace, type TracedRequest } from "mirazarr";

const trace = new Trace();
const store = await openStore("samples/galaxy.fits", { trace });
const range = ({ range, receivedBytes }: TracedRequest) => `${receivedBytes} bytes from ${range?.offset}`;
console.log(trace.requests.map(range).join(", ")); // 65536 bytes from 0, 32384 bytes from 65536
console.log(trace.rounds, trace.bytes); // 2 97920

trace.reset();
await read(store, "0");
console.log(trace.requests.length); // 0
