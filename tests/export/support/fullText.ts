import { join } from 'node:path';
import { openSearch } from '../../support/openSearch.ts';
import { OUT } from './site.ts';

/** The search of the exported site. */
export const search = await openSearch(join(OUT, 'pagefind'));
