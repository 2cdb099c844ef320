// Files that workers on many machines open, and one coordinator joins: a simulation by events, of batches rather than files.

/** Work that one after another has to do: a server with so many places. */
class Station {
	#free;
	busyMs = 0;

	constructor(places) {
		this.#free = new Float64Array(places);
		this.places = places;
	}

	/** When work that comes at a time and takes so long is done; the place that is free first does it. */
	serve(atMs, takesMs) {
		let place = 0;
		for (let i = 1; i < this.#free.length; i++) if (this.#free[i] < this.#free[place]) place = i;
		const done = Math.max(atMs, this.#free[place]) + takesMs;
		this.#free[place] = done;
		this.busyMs += takesMs;
		return done;
	}
}

/** Events in the order of their times: a heap. */
class Agenda {
	#heap = [];

	add(atMs, what) {
		const heap = this.#heap;
		let at = heap.push({ atMs, what }) - 1;
		while (at > 0 && heap[(at - 1) >> 1].atMs > heap[at].atMs) {
			const above = (at - 1) >> 1;
			[heap[at], heap[above]] = [heap[above], heap[at]];
			at = above;
		}
	}

	next() {
		const heap = this.#heap;
		const [first] = heap;
		const last = heap.pop();
		if (heap.length === 0) return first;
		heap[0] = last;
		for (let at = 0; ; ) {
			const [left, right] = [2 * at + 1, 2 * at + 2];
			let least = at;
			if (left < heap.length && heap[left].atMs < heap[least].atMs) least = left;
			if (right < heap.length && heap[right].atMs < heap[least].atMs) least = right;
			if (least === at) return first;
			[heap[at], heap[least]] = [heap[least], heap[at]];
			at = least;
		}
	}

	get isEmpty() {
		return this.#heap.length === 0;
	}
}

/**
 * How long a build takes, and how busy each part of it is. A worker takes the next batch when it is done with one: the queue is
 * asked, the files are read and opened, the partial is put away, the queue is told. Then the coordinator fetches the partial and
 * joins it; at the end it writes.
 */
export function simulate(parameters) {
	const { files, workers, filesPerBatch, requestsPerSecond, redisOperationsPerSecond, coordinators } = parameters;
	const { openMs, requestMs, filesAtOnce, putMs, operationsPerBatch, joinMs, writeMs } = parameters;
	const batches = Math.ceil(files / filesPerBatch);
	const store = new Station(1);
	const redis = new Station(1);
	const coordinator = new Station(coordinators);
	const agenda = new Agenda();
	let given = 0;
	let joinedMs = 0;
	let workerMs = 0;
	const sizeOf = (batch) => Math.min(filesPerBatch, files - batch * filesPerBatch);
	const half = operationsPerBatch / 2;
	const redisMs = (1000 * half) / redisOperationsPerSecond;
	for (let worker = 0; worker < Math.min(workers, batches); worker++) agenda.add(0, { kind: "idle" });
	while (!agenda.isEmpty) {
		const { atMs, what } = agenda.next();
		if (what.kind === "idle") {
			if (given === batches) continue;
			const count = sizeOf(given++);
			const begun = redis.serve(atMs, redisMs);
			// The store answers so many requests a second; one that it has room for takes as long as it takes.
			const answered = store.serve(begun, (1000 * (count + 1)) / requestsPerSecond);
			const rounds = Math.ceil(count / filesAtOnce);
			const ownMs = count * openMs + putMs;
			const done = Math.max(answered, begun + rounds * requestMs) + ownMs;
			// Waiting for a store that is busy with others is no work.
			workerMs += rounds * requestMs + ownMs;
			agenda.add(done, { kind: "told", count });
		} else {
			const told = redis.serve(atMs, redisMs);
			joinedMs = Math.max(joinedMs, coordinator.serve(told, what.count * joinMs));
			agenda.add(told, { kind: "idle" });
		}
	}
	// Those who joined beside each other leave as many partials, which one of them joins.
	const lastMs = coordinators === 1 ? 0 : files * parameters.mergeMs;
	const totalMs = joinedMs + lastMs + files * writeMs;
	const use = {
		workers: workerMs / (workers * joinedMs),
		"object store": store.busyMs / joinedMs,
		Redis: redis.busyMs / joinedMs,
		coordinator: coordinator.busyMs / (coordinators * joinedMs),
	};
	const [busiest] = Object.entries(use).sort(([, a], [, b]) => b - a)[0];
	return { totalMs, joinedMs, lastMs, use, bottleneck: lastMs > joinedMs ? "last join" : busiest };
}
