/** Processor time for work of the kind that opening is: objects, maps, texts. See run.mjs. */
const from = process.cpuUsage();
const kept = new Map();
for (let i = 0; i < 400_000; i++) kept.set(`name ${i % 50_000}`, { place: i, parts: [i, i + 1], text: `${i}` });
const text = JSON.stringify([...kept]);
if (JSON.parse(text).length !== kept.size) throw new Error("the reference is wrong");
const { user, system } = process.cpuUsage(from);
console.log((user + system) / 1e6);
