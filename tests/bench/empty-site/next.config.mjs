import { join } from 'node:path';

/** An empty export, to weigh the framework alone. */
export default { output: 'export', turbopack: { root: join(import.meta.dirname, '../../..') } };
