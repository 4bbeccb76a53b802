/** A change of the code that changes nothing that anyone could see. */
type Equivalent = { file: string; code: string; change: string; reason: string };

/** Changes that a test could never notice, by the file, its line without the space around it, and the change. */
export const EQUIVALENT: readonly Equivalent[] = [];
