export function freePort(): Promise<number>;
export function untilAnswered(url: string, child: { exitCode: number | null }): Promise<void>;
