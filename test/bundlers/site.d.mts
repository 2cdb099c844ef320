export function startSite(folder: string): Promise<{ url: string; close: () => void }>;
