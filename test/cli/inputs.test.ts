/** Inputs of commands that take several: folders, patterns, lists. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { S3Double } from "../io/s3-double.ts";
import { runCli, sample } from "./run-cli.ts";

let root = "";
beforeAll(async () => {
	root = await mkdtemp(join(tmpdir(), "mirazarr-inputs-"));
});
afterAll(() => rm(root, { recursive: true, force: true }));

/** A folder with two years of a gauge, in an order that only numbers tell. */
async function gauges(): Promise<string> {
	const folder = await mkdtemp(join(root, "case-"));
	await cp(sample("gauge-2024.nc"), join(folder, "year 9.nc"));
	await cp(sample("gauge-2025.nc"), join(folder, "year 10.nc"));
	await writeFile(join(folder, "notes.txt"), "two years\n");
	return folder;
}

const JOIN = ["--policy", "convertTime", "--concat", "time"];

/** Builds, and gives the files in the order in which they were joined. */
async function joined(inputs: readonly string[], options: { stdin?: string } = {}): Promise<string[]> {
	const { stdout, stderr } = await runCli(["build", ...inputs, ...JOIN], options);
	const refs: Record<string, unknown> = stdout === "" ? {} : JSON.parse(stdout).refs;
	const urls = Object.entries(refs).flatMap(([key, value]) =>
		/^level\/\d/.test(key) && Array.isArray(value) ? [String(value[0]).replace(/^.*\//, "")] : [],
	);
	expect({ urls, stderr }).not.toMatchObject({ urls: [] });
	return [...new Set(urls.map(decodeURIComponent))];
}

describe("build takes", () => {
	it("a folder: the files in it that can be opened, in natural order, and says what it left out", async () => {
		const folder = await gauges();
		expect(await joined([folder])).toEqual(["year 9.nc", "year 10.nc"]);
		const { stderr } = await runCli(["build", folder, ...JOIN], { columns: 80 });
		expect(stderr.replaceAll("\n", " ")).toContain("2 files; left out: notes.txt (a text file)");
	});

	it("a folder that holds its own output from before", async () => {
		const folder = await gauges();
		const build = ["build", folder, "-o", join(folder, "cube.json"), ...JOIN];
		expect(await runCli(build)).toMatchObject({ code: 0 });
		expect(await runCli(build)).toMatchObject({
			code: 0,
			stderr: expect.stringMatching(/left out: notes\.txt \(a text file\)\n/),
		});
	});

	it("no folder with references among its files, and says how to name the others", async () => {
		const folder = await gauges();
		await runCli(["build", sample("buoys.nc"), "-o", join(folder, "refs.json")]);
		const { code, stderr } = await runCli(["build", folder, ...JOIN]);
		expect(code).toBe(1);
		expect(stderr).toMatch(/holds references among other files: refs\.json\nhint: .*'\/.*\/\*\.nc'/);
	});

	it("no folder without anything to open", async () => {
		const folder = await mkdtemp(join(root, "case-"));
		await mkdir(join(folder, "deeper"));
		const { code, stderr } = await runCli(["build", folder]);
		expect({ code, stderr }).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/nothing in the folder.*--recursive/s),
		});
	});

	it.each(["year*.nc", "year ?*.nc", "{year 9,year 10}.nc", "*[0-9].nc"])("the pattern %s", async (pattern) => {
		const folder = await gauges();
		expect([...(await joined([join(folder, pattern)]))].sort()).toEqual(["year 10.nc", "year 9.nc"]);
	});

	it("** for any folders; it enters neither stores nor links that go in circles", async () => {
		const folder = await gauges();
		await mkdir(join(folder, "a/b"), { recursive: true });
		await cp(sample("gauge-2025.nc"), join(folder, "a/b/later.nc"));
		await rm(join(folder, "year 10.nc"));
		await mkdir(join(folder, "z.zarr/inner"), { recursive: true });
		await writeFile(join(folder, "z.zarr/zarr.json"), '{"zarr_format":3,"node_type":"group","attributes":{}}');
		await cp(sample("gauge-2023.nc"), join(folder, "z.zarr/inner/chunk.nc"));
		await symlink(folder, join(folder, "a/again"));
		expect((await joined([`${folder}/**/*.nc`])).sort()).toEqual(["later.nc", "year 9.nc"]);
	});

	it("a link to what is not there, which fails by its name and is not left out", async () => {
		const folder = await gauges();
		await symlink("/nowhere/data.nc", join(folder, "year 11.nc"));
		const { code, stderr } = await runCli(["build", join(folder, "*.nc"), ...JOIN]);
		expect(code).toBe(1);
		expect(stderr).toContain("1 of 3 files could not be opened");
		expect(stderr).toContain("this link leads to /nowhere/data.nc, which is not there");
		const whole = await runCli(["build", folder, ...JOIN]);
		expect(whole).toMatchObject({ code: 1, stderr: expect.stringContaining("year 11.nc (a link to nothing)") });
	});

	it("a name with wildcards in it, if there is such a file", async () => {
		const folder = await gauges();
		await cp(sample("gauge-2025.nc"), join(folder, "year[1].nc"));
		expect(await joined([join(folder, "year 9.nc"), join(folder, "year[1].nc")])).toEqual(["year 9.nc", "year[1].nc"]);
	});

	it("a pattern that nothing matches as a mistake", async () => {
		const { code, stderr } = await runCli(["build", join(await gauges(), "*.grib")]);
		expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringContaining("nothing matches") });
	});

	it("@list.txt, one a line, with comments", async () => {
		const folder = await gauges();
		const list = join(folder, "list.txt");
		await writeFile(list, `# two years\r\n${folder}/year 9.nc\r\n\r\n  ${folder}/year 1*.nc\r\n`);
		expect(await joined([`@${list}`])).toEqual(["year 9.nc", "year 10.nc"]);
		await writeFile(list, "# none\n");
		expect((await runCli(["build", `@${list}`])).stderr).toContain("names no files");
		expect((await runCli(["build", "@none.txt"])).stderr).toContain("./@none.txt");
	});

	it("a catalogue, and tells what it lacks", async () => {
		const folder = await gauges();
		const path = join(folder, "items.json");
		const item = (name: string, datetime: string) => ({
			type: "Feature",
			stac_version: "1.1.0",
			id: name,
			geometry: null,
			links: [],
			properties: { datetime },
			assets: { level: { href: `./${name}.nc`, roles: ["data"] }, other: { href: `./${name}.tif`, roles: ["data"] } },
		});
		const features = [item("year 10", "2025-01-01T00:00:00Z"), item("year 9", "2024-01-01T00:00:00Z")];
		await writeFile(path, JSON.stringify({ type: "FeatureCollection", features }));
		expect(await joined([`@${path}`, "--asset", "level"])).toEqual(["year 9.nc", "year 10.nc"]);
		const unclear = await runCli(["build", `@${path}`]);
		expect(unclear).toMatchObject({ code: 1, stderr: expect.stringMatching(/level \(data\), other.*--asset NAME/s) });
		const bare = await runCli(["build", path]);
		expect(bare).toMatchObject({ code: 1, stderr: expect.stringContaining("is a catalogue, not data") });
	});

	it("- for a list from stdin", async () => {
		const folder = await gauges();
		expect(await joined(["-"], { stdin: `${folder}/year 9.nc\n${folder}/year 10.nc\n` })).toHaveLength(2);
	});

	it("no pattern on a web server, which cannot list", async () => {
		const { code, stderr } = await runCli(["build", "http://127.0.0.1:1/a/*.nc"]);
		expect({ code, stderr }).toMatchObject({ code: 1, stderr: expect.stringMatching(/cannot be listed.*@FILE/s) });
	});
});

it("verify takes several, and of a folder the references in it", async () => {
	const folder = await gauges();
	for (const name of ["a.json", "b.parq"]) await runCli(["build", join(folder, "year 9.nc"), "-o", join(folder, name)]);
	const { code, stdout } = await runCli(["verify", folder, "--allow", folder]);
	expect(code).toBe(0);
	expect(stdout.match(/all true/g)).toHaveLength(2);
	const pattern = await runCli(["verify", join(folder, "*.json"), "--json"]);
	expect(JSON.parse(pattern.stdout)).toMatchObject({ ok: true, sources: [expect.anything()] });
	await writeFile(join(folder, "year 9.nc"), await readFile(sample("gauge-2023.nc")));
	const both = await runCli(["verify", join(folder, "a.json"), join(folder, "b.parq"), "--allow", folder, "--json"]);
	expect(both.code).toBe(1);
	expect(JSON.parse(both.stdout)).toMatchObject({ ok: false, references: [{ ok: false }, { ok: false }] });
});

describe("a bucket that can be listed", () => {
	const bucket = new S3Double("data");
	let server: Server;
	beforeAll(async () => {
		for (const year of [2024, 2025])
			bucket.objects.set(`gauges/${year}/level.nc`, await readFile(sample(`gauge-${year}.nc`)));
		bucket.objects.set("gauges/readme.txt", new TextEncoder().encode("hello"));
		bucket.objects.set("gauges/all.nc", await readFile(sample("buoys.nc")));
		server = createServer(async (request, response) => {
			const answer = await bucket.fetch(`http://localhost${request.url}`, {
				method: request.method ?? "GET",
				headers: request.headers as Record<string, string>,
			});
			response.writeHead(answer.status, Object.fromEntries(answer.headers));
			response.end(new Uint8Array(await answer.arrayBuffer()));
		});
		await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
		vi.stubEnv("AWS_ENDPOINT_URL", `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
		vi.stubEnv("AWS_NO_SIGN_REQUEST", "YES");
	});
	afterEach(() => bucket.requests.splice(0));
	afterAll(async () => {
		vi.unstubAllEnvs();
		await new Promise((done) => server.close(done));
	});

	it("takes patterns", async () => {
		const { code, stdout, stderr } = await runCli(["build", "s3://data/gauges/*/level.nc", ...JOIN]);
		expect({ code, stderr }).toMatchObject({ code: 0 });
		expect(stdout).toContain("s3://data/gauges/2024/level.nc");
		expect(stdout).toContain("s3://data/gauges/2025/level.nc");
	});

	it.each(["s3://data/gauges/{2024,2025}/**.nc", "s3://data/gauges/**/level.nc", "s3://data/**/20{24,25}/*"])(
		"takes any folders: %s, each listed once",
		async (pattern) => {
			const { code, stdout, stderr } = await runCli(["build", pattern, ...JOIN]);
			expect({ code, stderr }).toMatchObject({ code: 0 });
			expect(stdout).toContain("s3://data/gauges/2024/level.nc");
			expect(stdout).toContain("s3://data/gauges/2025/level.nc");
			const listings = bucket.requests.filter(({ target }) => target.includes("list-type=2"));
			expect(new Set(listings.map(({ target }) => target)).size).toBe(listings.length);
		},
	);

	it("takes catalogues in it, whose links are relative to them", async () => {
		const asset = (year: number) => ({ data: { href: `./${year}/level.nc`, roles: ["data"] } });
		const items = [2025, 2024].map((year) => ({
			type: "Feature",
			stac_version: "1.0.0",
			id: String(year),
			geometry: null,
			links: [],
			properties: { datetime: `${year}-01-01T00:00:00Z` },
			assets: asset(year),
		}));
		const text = items.map((item) => `${JSON.stringify(item)}\n`).join("");
		bucket.objects.set("gauges/items.ndjson", new TextEncoder().encode(text));
		expect(await joined(["@s3://data/gauges/items.ndjson"])).toEqual(["level.nc"]);
		const { stdout } = await runCli(["build", "@s3://data/gauges/items.ndjson", ...JOIN]);
		expect(stdout.indexOf("gauges/2024/level.nc")).toBeLessThan(stdout.indexOf("gauges/2025/level.nc"));
		bucket.objects.delete("gauges/items.ndjson");
	});

	it("shows what is in a prefix, one level deep", async () => {
		const { code, stdout } = await runCli(["info", "s3://data/gauges/"], { columns: 80 });
		expect(code).toBe(0);
		expect(stdout).toMatch(/^ {2}all\.nc +NetCDF-3 +912 bytes$/m);
		expect(stdout).toMatch(/^ {2}2024\/ +folder$/m);
		expect(stdout).not.toContain("level.nc");
		expect(bucket.requests.every(({ target }) => !target.includes("level.nc"))).toBe(true);
	});

	it("says of a prefix without its slash that it is a folder", async () => {
		const { code, stderr } = await runCli(["info", "s3://data/gauges"]);
		expect({ code, stderr }).toMatchObject({
			code: 1,
			stderr: expect.stringMatching(/is a folder, not a store\nhint: mirazarr info s3:\/\/data\/gauges\/ lists/),
		});
	});
});
