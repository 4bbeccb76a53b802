import { topFixedOf } from '../../../salary/publishedRates.ts';
import { type SalaryRates, salaryRates } from '../../../salary/rates.ts';
import {
  getContributions,
  getEmployerRates,
  getPaye,
  getPayeTable,
  getPublishedRates,
} from '../../content/loaders/tax.ts';

/** Newest tax year of the workbook. Its rates have been the same since 2025/26, the year in its file name. */
export const WORKBOOK_YEAR = '2026/27';

/** A rate on gross pay with what it rests on. */
export type WorkbookRate = { label: string; percent: number; law: string; sources: string[]; checkedOn: string };

/** The rates that the workbook holds, as content/tax states them. */
export type WorkbookRates = {
  charges: Record<'nssfEmployee' | 'nssfEmployer' | 'wcf' | 'sdl', WorkbookRate>;
  sdlMinEmployees: number;
  paye: ReturnType<typeof getPayeTable>;
  /** Fixed tax with which the gross to net calculator starts its top band. */
  topFixed: number;
  /** The same rates as the calculators' engine takes them: TRA's table, by which PAYE is filed. */
  filed: SalaryRates;
  /** The rates with which the gross to net calculator reads the top band. */
  reading: SalaryRates;
};

/** Reads the rates of the workbook's year. Throws where one is not known. */
export function getWorkbookRates(): WorkbookRates {
  const { nssf } = getContributions();
  const { sdl, wcf } = getEmployerRates(WORKBOOK_YEAR);
  const topFixed = topFixedOf(getPaye(), 'grossToNet', WORKBOOK_YEAR);
  const published = getPublishedRates(WORKBOOK_YEAR);
  return {
    charges: {
      nssfEmployee: { ...nssf, label: 'Pension (NSSF), employee', percent: nssf.employeeRate },
      nssfEmployer: { ...nssf, label: 'Pension (NSSF), employer', percent: nssf.employerRate },
      wcf: { ...wcf, label: 'Workers’ compensation (WCF)', percent: wcf.rate },
      sdl: { ...sdl, label: 'Skills development levy (SDL)', percent: sdl.rate },
    },
    sdlMinEmployees: sdl.minEmployees,
    paye: getPayeTable(WORKBOOK_YEAR),
    topFixed,
    filed: salaryRates(published),
    reading: salaryRates(published, topFixed),
  };
}
