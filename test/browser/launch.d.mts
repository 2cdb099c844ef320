import type { Browser } from "playwright-core";

export function launch(options?: { hasWebGl?: boolean }): Promise<Browser>;
