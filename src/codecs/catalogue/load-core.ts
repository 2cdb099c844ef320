/** Loads the codecs that most arrays have. */
export const core = (): Promise<typeof import("../core-codecs.ts")> => import("../core-codecs.ts");
