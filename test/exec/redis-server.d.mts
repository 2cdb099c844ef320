import type { Redis } from "ioredis";

export const hasRedis: boolean;
export function freePort(): Promise<number>;
export type OwnRedis = { url: string; kill(): Promise<void>; client(): Promise<Redis> };
export function startRedis(options: { port: number; dir: string; args?: readonly string[] }): Promise<OwnRedis>;
