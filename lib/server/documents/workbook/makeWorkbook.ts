import { documentPath } from '../../../resources/documentPath.ts';
import { getDocument } from '../../content/loaders/documents.ts';
import { getFirm } from '../../content/loaders/firm.ts';
import { getGuides } from '../../content/loaders/resources.ts';
import { hashOf } from '../manifest.ts';
import type { WorkbookSheet } from './cells.ts';
import { notesSheet } from './notesSheet.ts';
import { getWorkbookRates } from './payrollRates.ts';
import { payrollSheet } from './payrollSheet.ts';
import { type DefinedName, definedNames, ratesSheet } from './ratesSheet.ts';
import { type WorkbookProperties, writeWorkbook } from './writeWorkbook.ts';

/** URL of the payroll spreadsheet. */
export const WORKBOOK_PATH = '/resources/guides/payroll-automation-2025-26.xlsx';

/** Version of writeWorkbook. Raise it with every change there that changes the file. */
const RECIPE_VERSION = '2';

/** The workbook before it is written. */
export type PreparedWorkbook = {
  sheets: WorkbookSheet[];
  names: DefinedName[];
  properties: WorkbookProperties;
  /** Hash of its cells and properties and of the version of the recipe. */
  sources: string;
};

/**
 * Computes the cells of the payroll spreadsheet from the rates of content/tax.
 *
 * @throws Error where no guide of the catalogue offers it
 */
export function prepareWorkbook(): PreparedWorkbook {
  const firm = getFirm();
  const guide = getGuides().find(({ downloadUrl }) => downloadUrl === WORKBOOK_PATH);
  if (!guide) throw new Error(`content/resources/guides.json offers no ${WORKBOOK_PATH}`);
  const rates = getWorkbookRates();
  const sheets = [payrollSheet(rates), ratesSheet(rates), notesSheet(rates, firm, documentPath(guide))];
  const names = definedNames(rates);
  const { title, description: subject, date: createdOn } = guide;
  const changedOn = getDocument('guides', guide.id)?.updatedOn ?? createdOn;
  const properties = {
    title,
    subject,
    createdOn,
    changedOn,
    author: guide.author ? `${guide.author}, ${firm.name}` : firm.name,
  };
  return { sheets, names, properties, sources: hashOf(JSON.stringify({ sheets, names, properties }), RECIPE_VERSION) };
}

/** Writes the prepared workbook. */
export const makeWorkbook = ({ sheets, names, properties }: PreparedWorkbook): Promise<Uint8Array> =>
  writeWorkbook(sheets, names, properties);
