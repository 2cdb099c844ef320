// Tells what a program took, as its last line, whatever it is.
process.on("exit", () => {
	const { user, system } = process.cpuUsage();
	process.stdout.write(`\n${JSON.stringify({ cpuMs: (user + system) / 1000 })}\n`);
});
