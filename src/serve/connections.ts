import type { Server } from "node:http";
import type { Socket } from "node:net";
import { clientName } from "./client.ts";
import { busyRefusal } from "./fair-gate.ts";
import type { Metric } from "./metrics.ts";
import { refuseSocket } from "./raw-answer.ts";

/** How many connections there may be. */
export type ConnectionBounds = { total: number; client: number };

type Connection = {
	/** As it was when the connection was made: once that is lost, nobody tells any more. */
	address: string | undefined;
	client: string | undefined;
	/** For each answer under way, what is called when the connection is lost. */
	underWay: Set<() => void>;
};

/**
 * Keeps the number of connections below a bound by closing the one that was idle for longest: who only holds connections open
 * cannot keep others out. One client has a bound of its own. Where no connection is idle, the new one is refused.
 */
export class Connections {
	readonly #bounds: ConnectionBounds;
	readonly #open = new Map<Socket, Connection>();
	readonly #perClient = new Map<string | undefined, number>();
	/** Idle for longest first. */
	readonly #idle = new Set<Socket>();
	#refused = 0;
	#closedIdle = 0;

	constructor(server: Server, bounds: ConnectionBounds) {
		this.#bounds = bounds;
		server.on("connection", (socket) => this.#admit(socket));
	}

	/**
	 * Notes that a connection is busy, until `end` is called; several answers may be under way on one. `onLost` is called if it
	 * is lost before. Undefined for a connection that was refused.
	 */
	begin(socket: Socket, onLost: () => void): { address: string | undefined; end: () => void } | undefined {
		const connection = this.#open.get(socket);
		if (connection === undefined) return undefined;
		const { address, underWay } = connection;
		underWay.add(onLost);
		this.#idle.delete(socket);
		const end = (): void => {
			underWay.delete(onLost);
			if (underWay.size === 0 && this.#open.has(socket)) this.#idle.add(socket);
		};
		return { address, end };
	}

	/** What was counted. */
	metrics(): Metric[] {
		return [
			{ name: "mirazarr_connections", help: "Open connections.", type: "gauge", value: this.#open.size },
			{ name: "mirazarr_connections_idle", help: "Those without a request.", type: "gauge", value: this.#idle.size },
			{
				name: "mirazarr_connections_ended_total",
				help: "Connections that had to go, by the reason.",
				type: "counter",
				value: { label: "reason", values: { idle: this.#closedIdle, refused: this.#refused } },
			},
		];
	}

	#admit(socket: Socket): void {
		const address = socket.remoteAddress;
		const client = clientName(address);
		const own = (this.#perClient.get(client) ?? 0) + 1;
		const isTooMany = own > this.#bounds.client;
		const isFull = this.#open.size >= this.#bounds.total;
		if ((isTooMany || isFull) && !this.#closeIdle((other) => !isTooMany || other.client === client)) {
			this.#refused++;
			refuseSocket(socket, busyRefusal());
			return;
		}
		this.#open.set(socket, { address, client, underWay: new Set() });
		this.#perClient.set(client, (this.#perClient.get(client) ?? 0) + 1);
		this.#idle.add(socket);
		socket.on("close", () => this.#forget(socket));
	}

	#closeIdle(mayGo: (connection: Connection) => boolean): boolean {
		for (const socket of this.#idle) {
			if (!mayGo(this.#open.get(socket) as Connection)) continue;
			this.#closedIdle++;
			// Forgotten before its end is noticed: it must not be counted, nor be chosen again.
			this.#forget(socket);
			socket.destroy();
			return true;
		}
		return false;
	}

	#forget(socket: Socket): void {
		const connection = this.#open.get(socket);
		if (connection === undefined) return;
		this.#open.delete(socket);
		this.#idle.delete(socket);
		const left = (this.#perClient.get(connection.client) ?? 1) - 1;
		if (left === 0) this.#perClient.delete(connection.client);
		else this.#perClient.set(connection.client, left);
		for (const onLost of connection.underWay) onLost();
	}
}
