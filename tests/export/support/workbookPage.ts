import { prepareWorkbook } from '../../../lib/server/documents/workbook/makeWorkbook.ts';

/** Page of the payroll workbook; its address contains the tax year. */
export const WORKBOOK_PAGE = prepareWorkbook().path.replace('.xlsx', '');
