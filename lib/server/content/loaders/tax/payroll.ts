import { TAX_FILES } from '../../../../content/schemas/tax/tax.ts';
import type { RowText } from '../../../../money/breakdown.ts';
import type { Authority, MonthRate, PayrollRates, PayrollRules } from '../../../../payroll/rates.ts';
import { inForce } from '../../../../tax/inForce.ts';
import { type Rate, RECORD_START, valueOn } from '../../../../tax/rateCard.ts';
import { buildDay } from '../../../site-build/builtAt.ts';
import { getHolidayRules } from '../calendar.ts';
import { markToday, publishedLoader } from './sources.ts';
import { getContributions, getPaye } from './tax.ts';
import { getValueToday, rateFinder } from './yearlyRates.ts';

/** Benefits in kind, funds and authorities of the payroll, with their laws. */
export const getPayrollFile = publishedLoader(TAX_FILES.payroll);

/** Sources of the rules, read once. */
type Sources = {
  file: ReturnType<typeof getPayrollFile>;
  paye: ReturnType<typeof getPaye>;
  contributions: ReturnType<typeof getContributions>;
  rateOf: (id: string) => Rate;
};

const readSources = (): Sources => ({
  file: getPayrollFile(),
  paye: getPaye(),
  contributions: getContributions(),
  rateOf: rateFinder(),
});

/** Returns a rate of the card on a day. Before its oldest known day, the oldest value counts, not confirmed. */
function monthRate({ values }: Rate, day: string): MonthRate | undefined {
  const inForce = valueOn({ values }, day);
  const [oldest] = values;
  if (inForce) return { percent: inForce.value, isConfirmed: true };
  if (!oldest || oldest.isStartKnown) return undefined;
  return { percent: oldest.value, isConfirmed: false };
}

function neededRate(rate: Rate, day: string): MonthRate {
  const found = monthRate(rate, day);
  if (!found) throw new Error(`content/tax/rates.json holds no ${rate.id} for ${day}`);
  return found;
}

function psssfOn({ file, rateOf }: Sources, day: string): PayrollRates['psssf'] {
  if (day < file.psssf.from) return null;
  const employee = neededRate(rateOf('pension.psssf-employee'), day);
  const employer = neededRate(rateOf('pension.psssf-employer'), day);
  return { employee: employee.percent, employer: employer.percent, isConfirmed: employee.isConfirmed };
}

function wcfOn({ contributions }: Sources, day: string): PayrollRates['wcf'] {
  const entry = inForce(contributions.wcf, day);
  return entry ? { percent: entry.rate, publicPercent: entry.publicRate ?? entry.rate } : null;
}

function ratesOn(sources: Sources, day: string): PayrollRates {
  const { contributions, paye, rateOf } = sources;
  const { nssf, sdl } = contributions;
  const table = inForce(paye.tables, day);
  const levy = inForce(sdl, day);
  if (!table || !levy) throw new Error(`content/tax holds no PAYE table or SDL rate for ${day}`);
  const { percent: total } = neededRate(rateOf('pension.nssf'), day);
  return {
    from: day,
    bands: table.bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
    nonResident: neededRate(rateOf('paye.non-resident'), day),
    secondJob: neededRate(rateOf('paye.second-job'), day),
    director: monthRate(rateOf('withholding.directors'), day) ?? null,
    nssf: { total, employeeMost: nssf.employeeRate },
    psssf: psssfOn(sources, day),
    heslb: neededRate(rateOf('pension.heslb'), day),
    sdl: { percent: levy.rate, minEmployees: levy.minEmployees },
    wcf: wcfOn(sources, day),
  };
}

const CARD_RATES = [
  'paye.non-resident',
  'paye.second-job',
  'withholding.directors',
  'pension.nssf',
  'pension.psssf-employee',
  'pension.psssf-employer',
  'pension.heslb',
];

/** Returns every day on which a rate of the payroll changes, oldest first. */
function changes({ contributions, paye, file, rateOf }: Sources): string[] {
  const ofCard = CARD_RATES.flatMap((id) => rateOf(id).values);
  const dated = [...paye.tables, ...contributions.sdl, ...contributions.wcf, ...ofCard, file.psssf];
  const days = new Set([RECORD_START, ...dated.map(({ from }) => from)]);
  return [...days].filter((day) => day >= RECORD_START).sort();
}

/** Returns the day of the next month on which a rate of the card is due. Throws if the card has none. */
function dueOf(due: Sources['file']['authorities'][number]['due']): Authority['due'] {
  if (due === null || 'monthEnd' in due) return due && 'end';
  return getValueToday(due.rate).value;
}

/** Returns all rules of a month's payroll since July 2012. Throws if one is not known. */
export function getPayrollRules(): PayrollRules {
  const sources = readSources();
  return {
    periods: changes(sources).map((day) => ratesOn(sources, day)),
    authorities: sources.file.authorities.map(({ evidence: _, ...authority }) => ({
      ...authority,
      due: dueOf(authority.due),
    })),
    holidays: getHolidayRules(),
  };
}

/** Law and evidence of a rule. */
type Basis = { law: string; evidence: Parameters<typeof markToday>[0] };

const line = (label: string, rule: string, basis?: Basis): RowText => ({
  label,
  rule,
  law: basis?.law ?? '',
  mark: basis && markToday(basis.evidence),
});

/** Builds a line whose percentage is on the rate card. */
const lineOfCard = (label: string, id: string, rule: string): RowText => {
  const value = getValueToday(id);
  return line(label, `${value.value}% ${rule}`, value);
};

/** Builds the lines of a person's pay and tax. */
const personLines = ({ file: { taxable, car, house, loan }, paye }: Sources) => ({
  gross: line('Gross pay', 'all pay in money'),
  car: line('Benefit in kind: car', car.rule, car),
  house: line('Benefit in kind: house', house.rule, house),
  loan: line('Benefit in kind: loan', loan.rule, loan),
  taxable: line('Taxable pay', 'gross pay less the employee’s pension share, and benefits in kind', taxable),
  resident: line('PAYE, resident', 'by the bands of the month', paye.tables.at(-1)),
  'non-resident': lineOfCard('PAYE, non-resident', 'paye.non-resident', 'of gross pay and benefits, final'),
  'second-job': lineOfCard('PAYE, second job', 'paye.second-job', 'of taxable pay, no tax-free band'),
  director: lineOfCard('Withholding tax, part-time director', 'withholding.directors', 'of the fee, not final'),
  heslb: lineOfCard('Student loan (HESLB)', 'pension.heslb', 'of basic pay and allowances, after tax'),
});

/** Returns the lines of a payslip with today's rules and laws. Throws if one is not known. */
export function getPayrollLines(): Record<string, RowText> {
  const sources = readSources();
  const { contributions, file } = sources;
  const { nssf, psssf, sdl, wcf } = ratesOn(sources, buildDay());
  const wcfRule = `${wcf?.percent}% of basic pay and fixed allowances`;
  return {
    ...personLines(sources),
    nssf: line('NSSF, employee', `at most ${nssf.employeeMost}% of gross pay`, contributions.nssf),
    'employer-nssf': line('NSSF, employer', `the rest of ${nssf.total}%`, contributions.nssf),
    psssf: line('PSSSF', `${psssf?.employee}% of pay, and ${psssf?.employer}% from the employer`, file.psssf),
    sdl: line(
      'SDL, employer',
      `${sdl.percent}% of gross pay, from ${sdl.minEmployees} employees`,
      contributions.sdl.at(-1),
    ),
    wcf: line('WCF, employer', wcfRule, contributions.wcf.at(-1)),
  };
}
