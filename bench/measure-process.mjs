// One measure in this process; its result goes to the parent, or to the terminal where there is none.
const { title, run } = await import(`./measures/${process.argv[2]}.mjs`);
const result = { title, lines: await run() };
if (process.send) process.send(result, () => process.disconnect());
else console.log(JSON.stringify(result, undefined, 2));
