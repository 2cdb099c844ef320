import { spawn } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath, pathToFileURL } from "node:url";
import { bundle } from "./icechunk-cases.mjs";

/**
 * Repositories that icechunk-python and we write in turn. icechunk-exchange.py leads: a line of it that is JSON is a command
 * for us, `{ do, … }`, which is answered by a line; all others are shown. Gives the exit code.
 */
export async function exchangeIcechunk(root, folder, match, python) {
	if (!match.test("icechunk: in turn")) return 0;
	const own = join(folder, "exchange");
	await mkdir(own);
	const script = fileURLToPath(new URL("icechunk-exchange.py", import.meta.url));
	const child = spawn(python, [script, own], { stdio: ["pipe", "pipe", "inherit"] });
	const ended = new Promise((resolve) => child.once("close", resolve));
	const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
	const answer = (value) => child.stdin.write(`${JSON.stringify(value)}\n`);
	/** Tells that the commit is made, and waits for the next line before it is published. */
	const hold = async () => {
		answer({ held: true });
		await lines.next();
	};
	const commands = commandsFor(await bundle(root), own, hold);
	for await (const line of lines) {
		if (!line.startsWith("{")) {
			console.log(line);
			continue;
		}
		const { do: name, ...command } = JSON.parse(line);
		try {
			answer({ result: await commands[name](command) });
		} catch (error) {
			answer({ error: { code: error.code ?? "unexpected", message: String(error.message) } });
		}
	}
	return ended;
}

function commandsFor({ FileStore, makeStore, manyReferences, openStore, read, series, writeIcechunk }, folder, hold) {
	let parts = 0;
	const open = ({ repository, version = {} }) => openStore(repository, { allow: [folder], icechunk: version });
	return {
		/** Commits four times of a series, which begin at `first`. */
		async write({ repository, first, options, isHeld = false }) {
			const own = join(folder, `part-${parts++}`);
			await mkdir(own);
			const { store, data } = await makeStore(series(first), pathToFileURL(own).href);
			await writeFile(join(own, "data.bin"), data);
			const target = new FileStore(repository, { writable: true });
			return await writeIcechunk(store, { store: isHeld ? heldStore(target, hold) : target }, options);
		},

		/** Commits an array of as many references as a grid has, but for every 1000th. */
		async writeMany({ repository, grid }) {
			const target = new FileStore(repository, { writable: true });
			return await writeIcechunk(await manyReferences(grid), { store: target }, { checksum: "none" });
		},

		/** The values of an array. */
		async read({ path, ...command }) {
			const { shape, data } = await read(await open(command), path);
			return { shape, values: Array.from(data, Number) };
		},

		async contents(command) {
			return (await open(command)).contents().map(({ path }) => path);
		},
	};
}

/** Waits once, before the file is written that makes a commit visible. */
function heldStore(target, hold) {
	let isHeld = true;
	return {
		get: (...args) => target.get(...args),
		put: async (path, ...rest) => {
			if (path === "repo" && isHeld) {
				isHeld = false;
				await hold();
			}
			await target.put(path, ...rest);
		},
	};
}
