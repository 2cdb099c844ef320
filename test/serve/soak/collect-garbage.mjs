// Loaded into the server by the soak: memory is compared after the garbage was collected. Needs --expose-gc.
process.on("SIGUSR2", () => {
	globalThis.gc();
	process.stdout.write("collected\n");
});
