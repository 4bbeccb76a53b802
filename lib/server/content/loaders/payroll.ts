import type { Evidence } from '../../../content/schemas/evidence.ts';
import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { Authority, LineMark, MonthRate, PayrollRates, PayrollRules } from '../../../payroll/rates.ts';
import { type Rate, RECORD_START, valueOn } from '../../../tax/rateCard.ts';
import { getHolidayRules } from './calendar.ts';
import { markOn, publishedLoader } from './sources.ts';
import { getContributions, getPaye } from './tax.ts';
import { getValueToday, rateFinder } from './yearlyRates.ts';

/** Benefits in kind, funds and authorities of the payroll, with their laws. */
export const getPayrollFile = publishedLoader(TAX_FILES.payroll);

/** Everything that the rules are made from, read once. */
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

/** A rate of the card on a day. Where it was found for a later day alone, its oldest value counts, not confirmed. */
function monthRate({ values }: Rate, day: string): MonthRate | undefined {
  const inForce = valueOn({ values }, day);
  const [oldest] = values;
  if (inForce) return { percent: inForce.value, law: inForce.law, isConfirmed: true };
  if (!oldest || oldest.isStartKnown) return undefined;
  return { percent: oldest.value, law: oldest.law, isConfirmed: false };
}

function neededRate(rate: Rate, day: string): MonthRate {
  const found = monthRate(rate, day);
  if (!found) throw new Error(`content/tax/rates.json holds no ${rate.id} for ${day}`);
  return found;
}

function psssfOn({ file, rateOf }: Sources, day: string): PayrollRates['psssf'] {
  const { from, law } = file.psssf;
  if (day < from) return null;
  const employee = neededRate(rateOf('pension.psssf-employee'), day);
  const employer = neededRate(rateOf('pension.psssf-employer'), day);
  return { employee: employee.percent, employer: employer.percent, law, isConfirmed: employee.isConfirmed };
}

function wcfOn({ contributions }: Sources, day: string): PayrollRates['wcf'] {
  const entry = contributions.wcf.findLast(({ from }) => from <= day);
  return entry ? { percent: entry.rate, publicPercent: entry.publicRate ?? entry.rate, law: entry.law } : null;
}

function ratesOn(sources: Sources, day: string): PayrollRates {
  const { contributions, paye, rateOf } = sources;
  const { nssf, sdl } = contributions;
  const table = paye.tables.findLast(({ from }) => from <= day);
  const levy = sdl.findLast(({ from }) => from <= day);
  if (!table || !levy) throw new Error(`content/tax holds no PAYE table or SDL rate for ${day}`);
  const { percent: total } = neededRate(rateOf('pension.nssf'), day);
  return {
    from: day,
    bands: table.bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
    payeLaw: table.law,
    nonResident: neededRate(rateOf('paye.non-resident'), day),
    secondJob: neededRate(rateOf('paye.second-job'), day),
    director: monthRate(rateOf('withholding.directors'), day) ?? null,
    nssf: { total, employeeMost: nssf.employeeRate, law: nssf.law },
    psssf: psssfOn(sources, day),
    heslb: neededRate(rateOf('pension.heslb'), day),
    sdl: { percent: levy.rate, minEmployees: levy.minEmployees, law: levy.law },
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

/** Every day on which a rate of the payroll changes, the oldest first. */
function changes({ contributions, paye, file, rateOf }: Sources): string[] {
  const ofCard = CARD_RATES.flatMap((id) => rateOf(id).values);
  const dated = [...paye.tables, ...contributions.sdl, ...contributions.wcf, ...ofCard, file.psssf];
  const days = new Set([RECORD_START, ...dated.map(({ from }) => from)]);
  return [...days].filter((day) => day >= RECORD_START).sort();
}

/** The evidence of each line's rule that is in force on a day, by the id of the line; none before a rule began. */
function evidenceOf({ file, paye, contributions, rateOf }: Sources, day: string): Record<string, Evidence | undefined> {
  const since = (entries: readonly { from: string; evidence: Evidence }[]) =>
    entries.findLast(({ from }) => from <= day)?.evidence;
  const onCard = (id: string) => since(rateOf(id).values) ?? rateOf(id).values[0]?.evidence;
  const { evidence: nssf } = contributions.nssf;
  const { evidence: psssf } = file.psssf;
  return {
    ...{ nssf, 'employer-nssf': nssf, psssf, 'employer-psssf': psssf },
    ...{ sdl: since(contributions.sdl), wcf: since(contributions.wcf), heslb: onCard('pension.heslb') },
    ...{ resident: since(paye.tables), 'non-resident': onCard('paye.non-resident') },
    ...{ 'second-job': onCard('paye.second-job'), director: onCard('withholding.directors') },
    ...{ car: file.car.evidence, house: file.house.evidence, loan: file.loan.evidence },
  };
}

/** The marks of a payslip's lines, each from the day on which it changes. */
function lineMarks(sources: Sources): LineMark[] {
  const last = new Map<string, string>();
  return changes(sources).flatMap((from) =>
    Object.entries(evidenceOf(sources, from)).flatMap(([line, evidence]): LineMark[] => {
      const mark = evidence && markOn(evidence, from);
      const key = JSON.stringify(mark ?? null);
      if ((last.get(line) ?? 'null') === key) return [];
      last.set(line, key);
      return [{ line, from, mark }];
    }),
  );
}

/** Day of the next month on which a rate of the card is due. Throws where the card holds none. */
function dueOf(due: Sources['file']['authorities'][number]['due']): Authority['due'] {
  if (due === null || 'monthEnd' in due) return due && 'end';
  return getValueToday(due.rate).value;
}

/** Every rule of a month's payroll since July 2012. Throws where one is not known. */
export function getPayrollRules(): PayrollRules {
  const sources = readSources();
  const { taxable, car, house, loan, authorities } = sources.file;
  return {
    periods: changes(sources).map((day) => ratesOn(sources, day)),
    marks: lineMarks(sources),
    benefits: { car, house, loan },
    taxableLaw: taxable.law,
    authorities: authorities.map(({ evidence: _, ...authority }) => ({
      ...authority,
      due: dueOf(authority.due),
    })),
    holidays: getHolidayRules(),
  };
}
