import { join } from 'node:path';

/** An export with nothing in it: what the framework alone weighs. */
export default { output: 'export', turbopack: { root: join(import.meta.dirname, '../../..') } };
