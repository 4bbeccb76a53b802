import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { TAX_FILES } from '../../content/schemas/tax/tax.ts';
import { buildDay } from '../../dates/builtAt.ts';
import { toCsv } from '../../money/csv.ts';
import { addDays } from '../../tax/days.ts';
import { type KnownOnDay, knownOn } from '../../tax/evidence.ts';
import { type DatedValue, type Rate, RECORD_START } from '../../tax/rateCard.ts';
import { textAt } from '../content/issues/contentIssue.ts';
import { sourceOf } from '../content/loaders/tax/sources.ts';
import { getRateFile } from '../content/loaders/tax/tax.ts';
import { evidenceIn } from '../content/source/entries.ts';
import { getRateCard, readCollection } from '../content/source/readCollection.ts';

/** A legal value or rule, with its ISO dates and its evidence on the build date. */
export type LawValue = {
  /** Id of a figure, as used in texts: vat.standard. */
  id: string;
  what: string;
  value?: { number: number; unit: Rate['unit'] };
  /** Start date; empty if unknown. */
  from: string;
  /** End date; empty if no later value follows. */
  until: string;
  law: string;
  known: KnownOnDay;
};

/** Names of tables and rules that have no name in their file, by path. */
const NAMES: Readonly<Record<string, string>> = {
  'contributions.nssf': 'NSSF',
  'corporate.minimumTax': 'Minimum tax: when it is charged, and who is exempt',
  'corporate.lossCap': 'Cap on losses brought forward',
  'corporate.instalments': 'Four instalments of income tax',
  'corporate.finalReturn': 'Final return of a company',
  'dispute.steps': 'Tax dispute',
  'holidays.': 'Public holidays',
  'minimumWages.': 'Minimum wages for every sector',
  'payroll.taxable': 'Pay on which PAYE is due',
  'payroll.car': 'Car as a benefit',
  'payroll.house': 'House as a benefit',
  'payroll.loan': 'Loan as a benefit',
  'payroll.psssf': 'PSSSF',
  'penalties.points': 'Currency points for a penalty',
  'penalties.interest': 'Interest on late tax',
  'presumptive.tables': 'Table of presumptive tax',
  'presumptive.relief': 'Relief for new traders',
  'presumptive.auditAbove': 'Audited accounts for an individual',
  'presumptive.transport': 'Road transport by class of vehicle',
  'vat.standard': 'VAT: standard rate',
  'vat.electronic': 'VAT: what the lower rate needs',
  'vat.withheld': 'VAT withheld by designated buyers',
  'vat.return': 'VAT: return and payment',
  'vat.registration': 'VAT: who must register',
  'withholding.': 'Withholding tax: who withholds, on what, treaties, certificates',
  'withholding.treaties': 'Treaty',
};

const NAMING = ['label', 'who', 'title', 'name', 'what', 'action', 'state', 'reason'] as const;

/** A rate card value; `place` is its path if it is defined in a table other than rates.json. */
type CardValue = { rate: Rate; dated: DatedValue; place: string | undefined };

function cardValue({ rate, dated }: CardValue): LawValue {
  const next = rate.values.find(({ from }) => from > dated.from);
  return {
    id: rate.id,
    what: rate.label,
    value: { number: dated.value, unit: rate.unit },
    from: dated.isStartKnown && dated.from > RECORD_START ? dated.from : '',
    until: next ? addDays(next.from, -1) : '',
    law: dated.law,
    known: knownOn(dated, buildDay()),
  };
}

/** Returns a table's rules, and its figures that are not on the rate card. */
const rulesOf = (table: string, data: unknown, values: readonly CardValue[]): LawValue[] =>
  evidenceIn(data).flatMap(({ path, evidence }) => {
    const part = path.slice(0, -1);
    const textIn = (field: string) => textAt(data, ...part, field) ?? '';
    const [law, from] = [textIn('law'), textIn('from')];
    const isOnCard = values.some(
      ({ dated, place }) =>
        place?.startsWith(`${table}.`) &&
        dated.law === law &&
        dated.from === (from || RECORD_START) &&
        isDeepStrictEqual(dated.evidence, evidence),
    );
    if (isOnCard) return [];
    const what = [NAMES[`${table}.${String(part[0] ?? '')}`], ...NAMING.map(textIn)].filter(Boolean).join(', ');
    return [{ id: '', what, from, until: '', law, known: knownOn({ evidence }, buildDay()) }];
  });

/** Returns all dated legal values in content/tax. */
export function lawValues(): LawValue[] {
  const places = new Map(getRateFile('en').rates.map(({ id, in: place }) => [id, place]));
  const values = [...getRateCard('en').values()].flatMap((rate) =>
    rate.values.map((dated) => ({ rate, dated, place: places.get(rate.id) })),
  );
  const tables = Object.entries(TAX_FILES).filter(([table]) => table !== 'sources' && table !== 'rates');
  return [
    ...values.map(cardValue),
    ...tables.flatMap(([table, collection]) => rulesOf(table, readCollection<z.ZodType>(collection, 'en'), values)),
  ];
}

const COLUMNS = ['id', 'what', 'value', 'unit', 'from', 'until', 'law', 'known', 'section', 'source', 'read on', 'url'];

/** Serializes all dated values as CSV, with their law and current evidence. */
export function lawValuesCsv(): string {
  const rows = lawValues().map(({ id, what, value, from, until, law, known }) => {
    const { is, source, section = '' } = known;
    const { title, readOn, url = '' } = sourceOf(source);
    const figure = value ? [String(value.number), value.unit] : ['', ''];
    return [id, what, ...figure, from, until, law, is, section, title, readOn, url];
  });
  return toCsv([COLUMNS, ...rows]);
}
