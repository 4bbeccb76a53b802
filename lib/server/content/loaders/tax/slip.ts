import { employerRatesOf, firstDayOf } from '../../../../salary/publishedRates.ts';
import type { SlipRules } from '../../../../salary/slip.ts';
import { getStudentLoan } from './salaryYears.ts';
import { markToday } from './sources.ts';
import { getContributions, getPaye, getTaxYears } from './tax.ts';
import { getValueToday } from './yearlyRates.ts';

/** Returns the rules to check payslips. */
export function getSlipRules(): SlipRules {
  const { tables, calculatorTopFixed } = getPaye();
  const contributions = getContributions();
  const wcfFrom = contributions.wcf[0]?.from ?? '';
  const years = getTaxYears().map((year) => {
    const isBeforeWcf = firstDayOf(year) < wcfFrom;
    const { sdl, wcf } = employerRatesOf(
      isBeforeWcf
        ? { ...contributions, wcf: contributions.wcf.map((rate) => ({ ...rate, from: '', rate: 0 })) }
        : contributions,
      year,
    );
    return { year, sdl: sdl.rate, wcf: wcf.rate };
  });
  return {
    tables: tables.map(({ years: of, bands, law, evidence }) => ({
      years: of,
      bands: bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
      law,
      mark: markToday(evidence),
    })),
    years: years.reverse(),
    loan: getStudentLoan().percent,
    otherTopFixed: calculatorTopFixed.grossToNet,
    topYears: tables.find(({ id }) => id === calculatorTopFixed.table)?.years ?? [],
    nonResident: getValueToday('paye.non-resident').value,
    secondJob: getValueToday('paye.second-job').value,
  };
}
