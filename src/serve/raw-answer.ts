import type { Duplex } from "node:stream";
import { answerRefusal } from "./answer.ts";
import { Refusal } from "./refusal.ts";

/** Where there is no request to answer, the answer goes to the bare connection, which ends with it. */
export function refuseSocket(socket: Duplex, refusal: Refusal): void {
	const { status, headers, body } = answerRefusal(refusal);
	const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
	socket.write(`HTTP/1.1 ${status} Refused\r\n${lines.join("")}Connection: close\r\n\r\n`);
	socket.end(body);
	// Who does not read it, nor ends the connection, does not keep it.
	setTimeout(() => socket.destroy(), 1000).unref();
}

/** Answers what Node's parser refuses. */
export function refuseConnection(error: Error & { code?: string }, socket: Duplex): void {
	if (socket.writable && error.code !== "ECONNRESET") refuseSocket(socket, connectionRefusal(error.code));
	else socket.destroy();
}

function connectionRefusal(code: string | undefined): Refusal {
	if (code === "HPE_HEADER_OVERFLOW") return new Refusal(431, "bad-request", "the headers are too large");
	if (code === "ERR_HTTP_REQUEST_TIMEOUT") return new Refusal(408, "timeout", "the request did not arrive in time");
	return new Refusal(400, "bad-request", "this is not an HTTP request");
}
