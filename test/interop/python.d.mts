export function findPython(root: string): { command: string } | { problem: string };
