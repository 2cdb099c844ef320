/** Whether a licence, as an SPDX expression, asks for no more than to be named. */
export function isAllowed(licence: unknown): boolean;
