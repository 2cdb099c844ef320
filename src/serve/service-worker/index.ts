/**
 * Files on disk and far away as Zarr below a URL of the page itself, for viewers that only take URLs: a service worker answers, no
 * server, nothing is uploaded. This is the half for the page; the worker is `dist/service-worker.js`.
 *
 * @module
 */
export type { OpeningOptions } from "./messages.ts";
export { registerServiceWorker, type ServiceWorkerOptions, type ShareOptions, SharingWorker } from "./page.ts";
