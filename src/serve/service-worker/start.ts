/** What `dist/service-worker.js` is made of. */
import { runWorker } from "./worker.ts";
import type { WorkerScope } from "./worker-scope.ts";

runWorker(globalThis as unknown as WorkerScope);
