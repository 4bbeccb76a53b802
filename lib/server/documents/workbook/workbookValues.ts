import { isDeepStrictEqual } from 'node:util';
import { formatLongDate } from '../../../dates/formatLongDate.ts';
import { topFixedOf } from '../../../salary/publishedRates.ts';
import { getPaye, getPublishedRates, getSalaryLaw, getTaxYears } from '../../content/loaders/tax/salary.ts';
import { getValueToday, readingOf } from '../../content/loaders/tax/sources.ts';
import type { CellValue } from './workbookFile.ts';

/** Returns '2026/27, the same as in 2025/26', or the year alone if a rate has changed. */
function describeYear(year: string): string {
  const years = getTaxYears();
  const before = years[years.indexOf(year) - 1];
  const ratesOf = (one: string) => ({ ...getPublishedRates(one), year });
  const isSame = before !== undefined && isDeepStrictEqual(ratesOf(before), ratesOf(year));
  return isSame ? `${year}, the same as in ${before}` : year;
}

/**
 * Returns the values of the sheet of rates by cell name; a name of several cells has a list.
 *
 * @param year tax year such as '2026/27'
 * @param publisher the firm with the address of the workbook's page
 * @throws Error if a rate of the year is not known
 */
export function workbookValues(year: string, publisher: string): Record<string, CellValue | CellValue[]> {
  const { paye, nssf, sdl, wcf } = getSalaryLaw(year);
  const charges = [nssf, nssf, wcf, sdl];
  const readings = charges.map((charge) => readingOf([charge]));
  const payeReading = readingOf([paye]);
  return {
    Rates_title: `Rates ${describeYear(year)}`,
    Charge_rates: [nssf.employeeRate, nssf.employerRate, wcf.rate, sdl.rate].map((percent) => percent / 100),
    Charge_laws: charges.map(({ law }) => law),
    Charge_sources: readings.map(({ sources }) => sources.join('; ')),
    Charge_checked: readings.map(({ checkedOn }) => formatLongDate(checkedOn)),
    PAYE_above: paye.bands.map(({ above }) => above),
    PAYE_rates: paye.bands.map(({ rate }) => rate / 100),
    PAYE_law: paye.law,
    PAYE_sources: payeReading.sources.join('; '),
    PAYE_checked: formatLongDate(payeReading.checkedOn),
    Top_read: topFixedOf(getPaye(), 'grossToNet', paye),
    Tax_year: year,
    SDL_from: sdl.minEmployees,
    Non_resident: getValueToday('paye.non-resident').value / 100,
    Second_job: getValueToday('paye.second-job').value / 100,
    HESLB: getValueToday('pension.heslb').value / 100,
    Publisher: publisher,
  };
}
