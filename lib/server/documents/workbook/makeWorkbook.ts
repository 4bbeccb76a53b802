import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { strToU8 } from 'fflate';
import type { Guide } from '../../../content/schemas/resources.ts';
import { documentPath } from '../../../resources/documentPath.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { getFirm } from '../../content/loaders/firm.ts';
import { getDocument, getGuides, getTextDays } from '../../content/loaders/resources.ts';
import { hashOf } from '../madeFiles.ts';
import { calculate, fillNames } from './calculate.ts';
import { openWorkbook, saveWorkbook, type Workbook } from './workbookFile.ts';
import { workbookValues } from './workbookValues.ts';

/** The workbook made in a spreadsheet program; cells of its sheet of rates have names. */
const TEMPLATE = join(import.meta.dirname, 'payroll.xlsx');

/** Version of this folder's changes to the template. Raise it with every change that alters the file. */
const RECIPE_VERSION = '3';

/** URL of the file of a guide, with the tax year. */
const OFFERED = /^\/resources\/guides\/payroll-automation-(\d{4})-(\d{2})\.xlsx$/;

/** The workbook before it is made. */
export type PreparedWorkbook = {
  /** URL of the file. */
  path: string;
  /** Tax year, '2026/27'. */
  year: string;
  /** Hash of all sources. */
  sources: string;
  make: () => Uint8Array;
};

function findGuide(): { guide: Guide; year: string } {
  for (const guide of getGuides()) {
    const [, start, end] = OFFERED.exec(guide.downloadUrl) ?? [];
    if (start) return { guide, year: `${start}/${end}` };
  }
  throw new Error('content/resources/guides.json offers no /resources/guides/payroll-automation-<year>.xlsx');
}

/** Builds the metadata of the workbook. */
function propertiesXml({ id, title, description, author, date }: Guide): string {
  const { name } = getFirm();
  const { published, changed } = getTextDays({ date, updatedOn: getDocument('guides', id)?.updatedOn });
  const day = (element: string, value: string) =>
    `<dcterms:${element} xsi:type="dcterms:W3CDTF">${value}T12:00:00Z</dcterms:${element}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escapeMarkup(title)}</dc:title><dc:subject>${escapeMarkup(description)}</dc:subject>`,
    `<dc:creator>${escapeMarkup(author ? `${author}, ${name}` : name)}</dc:creator><dc:language>en</dc:language>`,
    `${published === undefined ? '' : day('created', published)}${day('modified', changed)}</cp:coreProperties>`,
  ].join('');
}

/** Opens the template. */
export const openTemplate = (): Workbook => openWorkbook(readFileSync(TEMPLATE));

/**
 * Prepares the payroll spreadsheet: the template with the rates of content/tax.
 *
 * @throws Error if no guide offers it, or a rate of its year is not known
 */
export function prepareWorkbook(): PreparedWorkbook {
  const { guide, year } = findGuide();
  const { name, url } = getFirm();
  const values = workbookValues(year, `${name}, ${url}${documentPath(guide)}`);
  const properties = propertiesXml(guide);
  return {
    path: guide.downloadUrl,
    year,
    sources: hashOf(readFileSync(TEMPLATE), JSON.stringify(values), properties, RECIPE_VERSION),
    make() {
      const workbook = openTemplate();
      fillNames(workbook, values);
      calculate(workbook);
      workbook.parts['docProps/core.xml'] = strToU8(properties);
      return saveWorkbook(workbook);
    },
  };
}
