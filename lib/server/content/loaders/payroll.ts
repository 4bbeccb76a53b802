import { TAX_FILES } from '../../../content/schemas/tax.ts';
import type { Authority, MonthRate, PayrollRates, PayrollRules } from '../../../payroll/rates.ts';
import { RECORD_START, valueOn } from '../../../tax/rateCard.ts';
import { collectionLoader } from '../source/readCollection.ts';
import { getContributions, getPaye } from './tax.ts';
import { getRate } from './yearlyRates.ts';

/** Benefits in kind, funds and authorities of the payroll, with their laws. */
export const getPayrollFile = collectionLoader(TAX_FILES.payroll);

/** A rate of the card on a day. Where it was found for a later day alone, its oldest value counts, not confirmed. */
function monthRate(id: string, day: string): MonthRate | undefined {
  const rate = getRate(id);
  const inForce = valueOn(rate, day);
  const [oldest] = rate.values;
  if (inForce) return { percent: inForce.value, law: inForce.law, isConfirmed: true };
  if (!oldest || oldest.isStartKnown) return undefined;
  return { percent: oldest.value, law: oldest.law, isConfirmed: false };
}

function neededRate(id: string, day: string): MonthRate {
  const rate = monthRate(id, day);
  if (!rate) throw new Error(`content/tax/rates.json holds no ${id} for ${day}`);
  return rate;
}

function psssfOn(day: string): PayrollRates['psssf'] {
  const { from, law } = getPayrollFile().psssf;
  if (day < from) return null;
  const employee = neededRate('pension.psssf-employee', day);
  const employer = neededRate('pension.psssf-employer', day);
  return { employee: employee.percent, employer: employer.percent, law, isConfirmed: employee.isConfirmed };
}

function ratesOn(day: string): PayrollRates {
  const { nssf, sdl, wcf } = getContributions();
  const table = getPaye().tables.findLast(({ from }) => from <= day);
  const levy = sdl.findLast(({ from }) => from <= day);
  const compensation = wcf.findLast(({ from }) => from <= day);
  if (!table || !levy) throw new Error(`content/tax holds no PAYE table or SDL rate for ${day}`);
  return {
    from: day,
    bands: table.bands.map(({ above, rate, fixed }) => ({ above, rate, fixed })),
    payeLaw: table.law,
    nonResident: neededRate('paye.non-resident', day),
    secondJob: neededRate('paye.second-job', day),
    director: monthRate('withholding.directors', day) ?? null,
    nssf: { total: neededRate('pension.nssf', day).percent, employeeMost: nssf.employeeRate, law: nssf.law },
    psssf: psssfOn(day),
    heslb: neededRate('pension.heslb', day),
    sdl: { percent: levy.rate, minEmployees: levy.minEmployees, law: levy.law },
    wcf: compensation
      ? {
          percent: compensation.rate,
          publicPercent: compensation.publicRate ?? compensation.rate,
          law: compensation.law,
        }
      : null,
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
function changes(): string[] {
  const { sdl, wcf } = getContributions();
  const ofCard = CARD_RATES.flatMap((id) => getRate(id).values);
  const dated = [...getPaye().tables, ...sdl, ...wcf, ...ofCard, getPayrollFile().psssf];
  const days = new Set([RECORD_START, ...dated.map(({ from }) => from)]);
  return [...days].filter((day) => day >= RECORD_START).sort();
}

/** Day of the next month on which a rate of the card is due. Throws where the card holds none. */
function dueOf(due: ReturnType<typeof getPayrollFile>['authorities'][number]['due']): Authority['due'] {
  if (due === null || 'monthEnd' in due) return due && 'end';
  const newest = getRate(due.rate).values.at(-1);
  if (!newest) throw new Error(`content/tax/rates.json holds no day in ${due.rate}`);
  return newest.value;
}

/** Every rule of a month's payroll since July 2012. Throws where one is not known. */
export function getPayrollRules(): PayrollRules {
  const { taxable, car, house, loan, authorities } = getPayrollFile();
  return {
    periods: changes().map(ratesOn),
    benefits: { car, house, loan },
    taxableLaw: taxable.law,
    authorities: authorities.map((authority) => ({ ...authority, due: dueOf(authority.due) })),
  };
}
