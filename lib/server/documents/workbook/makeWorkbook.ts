import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { strToU8 } from 'fflate';
import type { Guide } from '../../../content/schemas/resources.ts';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { documentPath } from '../../../resources/documentPath.ts';
import { topFixedOf } from '../../../salary/publishedRates.ts';
import { escapeMarkup } from '../../../text/escapeMarkup.ts';
import { getFirm } from '../../content/loaders/firm.ts';
import { getDocument, getGuides, getTextDays } from '../../content/loaders/resources.ts';
import { getPaye, getPublishedRates, getSalaryLaw, getTaxYears } from '../../content/loaders/tax/salary.ts';
import { getValueToday, readingOf } from '../../content/loaders/tax/sources.ts';
import { hashOf } from '../madeFiles.ts';
import { calculate, fillNames } from './calculate.ts';
import { type CellValue, openWorkbook, saveWorkbook, type Workbook } from './workbookFile.ts';

/** Returns '2026/27, the same as in 2025/26', or only the year if a rate has changed. */
function describeYear(year: string): string {
  const years = getTaxYears();
  const before = years[years.indexOf(year) - 1];
  const ratesOf = (one: string) => ({ ...getPublishedRates(one), year });
  const isSame = before !== undefined && isDeepStrictEqual(ratesOf(before), ratesOf(year));
  return isSame ? `${year}, the same as in ${before}` : year;
}

/**
 * Returns the values for the sheet of rates by defined name; names with several cells have a list.
 * @param year tax year such as '2026/27'
 * @param publisher the firm's name and the URL of the workbook's page
 * @throws Error if a rate for the year is missing
 */
function workbookValues(year: string, publisher: string): Record<string, CellValue | CellValue[]> {
  const { paye, nssf, sdl, wcf } = getSalaryLaw(year, 'en');
  const charges = [nssf, nssf, wcf, sdl];
  const readings = charges.map((charge) => readingOf([charge], 'en'));
  const payeReading = readingOf([paye], 'en');
  return {
    Rates_title: `Rates ${describeYear(year)}`,
    Charge_rates: [nssf.employeeRate, nssf.employerRate, wcf.rate, sdl.rate].map((percent) => percent / 100),
    Charge_laws: charges.map(({ law }) => law),
    Charge_sources: readings.map(({ sources }) => sources.join('; ')),
    Charge_checked: readings.map(({ checkedOn }) => formatLongDate(checkedOn, 'en')),
    PAYE_above: paye.bands.map(({ above }) => above),
    PAYE_rates: paye.bands.map(({ rate }) => rate / 100),
    PAYE_law: paye.law,
    PAYE_sources: payeReading.sources.join('; '),
    PAYE_checked: formatLongDate(payeReading.checkedOn, 'en'),
    Top_read: topFixedOf(getPaye('en'), 'grossToNet', paye),
    Tax_year: year,
    SDL_from: sdl.minEmployees,
    Non_resident: getValueToday('paye.non-resident', 'en').value / 100,
    Second_job: getValueToday('paye.second-job', 'en').value / 100,
    HESLB: getValueToday('pension.heslb', 'en').value / 100,
    Publisher: publisher,
  };
}

/** Template made in a spreadsheet program, with named cells in its sheet of rates. */
const TEMPLATE = join(import.meta.dirname, 'payroll.xlsx');

/** Version of the changes that this folder makes to the template. Increment it with every change that alters the output. */
const RECIPE_VERSION = '3';

/** URL of the guide's file, with the tax year. */
const OFFERED = /^\/resources\/guides\/payroll-automation-(\d{4})-(\d{2})\.xlsx$/;

/** The workbook's path and inputs, before it is generated. */
type PreparedWorkbook = {
  path: string;
  year: string;
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

function propertiesXml({ id, title, description, author, date }: Guide): string {
  const { name } = getFirm('en');
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

export const openTemplate = (): Workbook => openWorkbook(readFileSync(TEMPLATE));

/**
 * Prepares the payroll workbook: the template filled with the rates of content/tax.
 * @throws Error if no guide offers it, or a rate for its year is missing
 */
export function prepareWorkbook(): PreparedWorkbook {
  const { guide, year } = findGuide();
  const { name, url } = getFirm('en');
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
