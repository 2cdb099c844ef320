import type { Server, ServerResponse } from "node:http";
import type { Socket } from "node:net";

/**
 * Keeps the number of connections below a bound by closing the one that was idle for longest: who only holds connections open
 * cannot keep others out.
 */
export class IdleConnections {
	readonly #most: number;
	/** Idle for longest first. */
	readonly #idle = new Set<Socket>();
	#open = 0;

	constructor(server: Server, most: number) {
		this.#most = most;
		server.on("connection", (socket) => this.#admit(socket));
	}

	/** Notes that a connection is busy until its answer is sent. */
	watch(response: ServerResponse): void {
		const { socket } = response;
		if (socket === null) return;
		this.#idle.delete(socket);
		response.on("close", () => {
			if (!socket.destroyed) this.#idle.add(socket);
		});
	}

	#admit(socket: Socket): void {
		this.#open++;
		socket.on("close", () => {
			this.#open--;
			this.#idle.delete(socket);
		});
		if (this.#open > this.#most) {
			const [oldest = socket] = this.#idle;
			// It is counted until its end is noticed, but must not be chosen again.
			this.#idle.delete(oldest);
			oldest.destroy();
			if (oldest === socket) return;
		}
		this.#idle.add(socket);
	}
}
