import { join } from 'node:path';
import { prepareWorkbook } from '../../../lib/server/documents/workbook/makeWorkbook.ts';
import { openSearch } from '../../support/openSearch.ts';
import { OUT } from './site.ts';

/** The search of the exported site. */
export const search = await openSearch(join(OUT, 'pagefind'));

/** Page of the payroll workbook; its address contains the tax year. */
export const WORKBOOK_PAGE = prepareWorkbook().path.replace('.xlsx', '');
