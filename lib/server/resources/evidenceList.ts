import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';
import { EVIDENCE, type Evidence, evidence as evidenceSchema, type Source } from '../../content/schemas/evidence.ts';
import { TAX_FILES } from '../../content/schemas/tax.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { todayInDarEsSalaam } from '../../dates/today.ts';
import { type EvidenceOnDay, evidenceOn } from '../../tax/evidence.ts';
import { type DatedValue, type Rate, RECORD_START } from '../../tax/rateCard.ts';
import { getSource, getSources } from '../content/loaders/sources.ts';
import { getRateFile } from '../content/loaders/tax.ts';
import { getRateCard, readCollection } from '../content/source/readCollection.ts';
import { textOf } from './rateHistory.ts';

/** A value of the law, or a table whose values were read together, and how it is known. */
export type KnownLine = {
  /** 'SDL, rate: 3.5%'. */
  text: string;
  /** '1 July 2023', where it is known since when it holds. */
  since?: string;
  law: string;
  section?: string;
  /** What the sources of a disputed value say, each with its title. */
  says: { title: string; text: string }[];
};

/** A law or a publication, and what is known from it in one way. */
export type SourceLines = Pick<Source, 'id' | 'title' | 'url' | 'readBy'> & { readOn: string; lines: KnownLine[] };

type Owner = Record<string, unknown>;
type Known = EvidenceOnDay & { line: KnownLine; from: string };

/** Names of tables and rules that have none in their file, by their place in it. */
const NAMES: Readonly<Record<string, string>> = {
  'contributions.nssf': 'NSSF',
  'corporate.minimumTax': 'Minimum tax: when it is charged, and who is outside',
  'corporate.lossCap': 'Cap on losses brought forward',
  'corporate.instalments': 'Four instalments of income tax',
  'corporate.finalReturn': 'Final return of a company',
  'dispute.steps': 'Tax dispute',
  'holidays.': 'Public holidays',
  'minimumWages.': 'Minimum wages of every sector',
  'payroll.taxable': 'Pay that bears PAYE',
  'payroll.car': 'Benefit of a car',
  'payroll.house': 'Benefit of a house',
  'payroll.loan': 'Benefit of a loan',
  'payroll.psssf': 'PSSSF',
  'penalties.points': 'Currency points of a penalty',
  'penalties.interest': 'Interest on late tax',
  'presumptive.tables': 'Table of presumptive tax',
  'presumptive.relief': 'Relief for new traders',
  'presumptive.auditAbove': 'Audited accounts of an individual',
  'presumptive.transport': 'Road transport by class of vehicle',
  'vat.standard': 'VAT: standard rate',
  'vat.electronic': 'VAT: what the lower rate needs',
  'vat.withheld': 'VAT withheld by designated buyers',
  'vat.return': 'VAT: return and payment',
  'vat.registration': 'VAT: who must register',
  'withholding.': 'Withholding tax: who withholds, on what, treaties, certificates',
  'withholding.treaties': 'Treaty',
};

const textIn = (owner: Owner, field: string): string => (typeof owner[field] === 'string' ? owner[field] : '');

/** What the table calls a rule; else the name of its place. */
function nameOf(owner: Owner, place: string): string {
  const words = ['label', 'who', 'title', 'name', 'what', 'action', 'rule', 'when', 'state', 'reason'].map((field) =>
    textIn(owner, field),
  );
  return [NAMES[place], ...words].filter(Boolean).join(', ');
}

/** Every evidence of a file with the part of the file that it stands in, and the path to that part. */
function* ownersIn(value: unknown, path: readonly string[] = []): Generator<{ owner: Owner; path: readonly string[] }> {
  if (value === null || typeof value !== 'object') return;
  for (const [key, entry] of Object.entries(value)) {
    if (key === 'evidence') yield { owner: value as Owner, path };
    else yield* ownersIn(entry, [...path, key]);
  }
}

/** A value of the rate card with the place in a table that it is read from; absent where it stands in rates.json. */
type CardValue = { rate: Rate; dated: DatedValue; place: string | undefined };

/** The values of the rate card that are read from a part of a table. */
const heldIn = ({ owner, table }: { owner: Owner; table: string }, values: readonly CardValue[]) =>
  values.filter(
    ({ dated, place }) =>
      place?.startsWith(`${table}.`) &&
      dated.law === textIn(owner, 'law') &&
      dated.from === (textIn(owner, 'from') || RECORD_START) &&
      isDeepStrictEqual(dated.evidence, owner.evidence),
  );

function knownOf(evidence: Evidence, text: string, dated: Pick<DatedValue, 'from' | 'law' | 'isStartKnown'>): Known {
  const { from, law, isStartKnown } = dated;
  const known = evidenceOn(evidence, todayInDarEsSalaam());
  const hasStart = isStartKnown && from > RECORD_START;
  const line: KnownLine = {
    text,
    law,
    says: known.says.map(({ source, text: words }) => ({ title: getSource(source).title, text: words })),
    ...(hasStart ? { since: formatLongDate(from) } : {}),
    ...(known.section === undefined ? {} : { section: known.section }),
  };
  return { ...known, line, from };
}

function knownInTables(values: readonly CardValue[]): Known[] {
  const tables = Object.entries(TAX_FILES).filter(([table]) => table !== 'sources' && table !== 'rates');
  return tables.flatMap(([table, collection]) =>
    [...ownersIn(readCollection<z.ZodType>(collection))].map(({ owner, path }) => {
      const held = heldIn({ owner, table }, values).map(({ rate, dated }) => `${rate.label} ${textOf(rate, dated)}`);
      const text = held.join('; ') || nameOf(owner, `${table}.${path[0] ?? ''}`);
      const from = textIn(owner, 'from');
      return knownOf(evidenceSchema.parse(owner.evidence), text, {
        from,
        law: textIn(owner, 'law'),
        isStartKnown: from !== '',
      });
    }),
  );
}

/** Every value of content/tax with how it is known today, the newest first. */
function allKnown(): Known[] {
  const places = new Map(getRateFile().rates.map(({ id, in: place }) => [id, place]));
  const values = [...getRateCard().values()].flatMap((rate) =>
    rate.values.map((dated) => ({ rate, dated, place: places.get(rate.id) })),
  );
  const own = values.filter(({ place }) => place === undefined);
  return [
    ...own.map(({ rate, dated }) => knownOf(dated.evidence, `${rate.label} ${textOf(rate, dated)}`, dated)),
    ...knownInTables(values),
  ].toSorted((a, b) => b.from.localeCompare(a.from));
}

/** What is known in one way, by the law or publication that it is known from, in the order of sources.json. */
function bySource(known: readonly Known[]): SourceLines[] {
  return getSources().sources.flatMap(({ id, title, url, readOn, readBy }) => {
    const lines = known.filter(({ source }) => source === id).map(({ line }) => line);
    return lines.length === 0 ? [] : [{ id, title, url, readOn: formatLongDate(readOn), readBy, lines }];
  });
}

/** The values of the law by how they are known: what is disputed one by one, all else by its source. */
export function evidenceLists() {
  const known = allKnown();
  const of = (is: Evidence['is']) => known.filter((one) => one.is === is);
  return {
    counts: EVIDENCE.map((is) => ({ is, count: of(is).length })),
    disputed: of('disputed').map(({ line }) => line),
    reported: bySource(of('reported')),
    official: bySource(of('official')),
    read: bySource(of('read')),
  };
}
