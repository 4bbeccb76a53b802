import type { FinanceAct, Guide } from '../../content/schemas/resource.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import type { LinkedSentence } from '../../salary/topBandNote.ts';
import { type DatedValue, formatRate, type Rate, RECORD_START, valueOn } from '../../tax/rateCard.ts';
import { getFinanceActs, getGuides } from '../content/loaders/resources.ts';
import { getRateFile, getTopBandNote } from '../content/loaders/tax.ts';
import { firstDayOf, getRate, getTaxYears } from '../content/loaders/yearlyRates.ts';
import { getRateCard } from '../content/source/readCollection.ts';

/** Rates of the overview, those that most returns rest on, under names that fit its narrow column. */
const OVERVIEW = [
  ['paye.tax-free', 'Tax-free monthly pay'],
  ['paye.first-rate', 'First PAYE band'],
  ['paye.top-above', 'Top PAYE band above'],
  ['sdl.rate', 'SDL'],
  ['sdl.min-employees', 'SDL begins at'],
  ['wcf.rate', 'WCF, private employer'],
  ['vat.standard', 'VAT'],
  ['vat.threshold', 'VAT registration at'],
  ['company.rate', 'Company tax'],
  ['company.minimum-tax', 'Minimum tax'],
  ['company.loss-cap', 'Old losses, at most'],
  ['presumptive.ceiling', 'Presumptive tax up to'],
  ['presumptive.top-rate', 'Presumptive, top band'],
  ['withholding.services', 'Withheld on services'],
  ['withholding.gains-abroad', 'Gains of non-residents'],
  ['late.point', 'Currency point'],
] as const;

/** A value of a rate over the tax years in which it held; without a text where the rate did not exist. */
type Span = { years: number; text?: string; from?: string; href?: string };

export type OverviewRow = { id: string; label: string; spans: Span[] };

/** A rate as the card shows it. */
export type CardRate = {
  /** Anchor: vat-threshold. */
  id: string;
  label: string;
  text: string;
  /** When the value began, where that is known. */
  since?: string;
  law: string;
  /** Page of the Finance Act that the law names. */
  href?: string;
  /** True where the value began in the year that the card is about. */
  isNew: boolean;
  /** Earlier values, the newest first: '3.5% to 30 June 2026'. */
  before: string[];
  /** What else to know of it. */
  note?: LinkedSentence;
};

export type CardGroup = { id: string; title: string; rates: CardRate[] };

/** Last day of a tax year such as '2019/20'. */
const lastDayOf = (year: string) => `${Number(year.slice(0, 4)) + 1}-06-30`;

const dayBefore = (day: string) => new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** Page of the newest Finance Act that a law names. */
function actPath(law: string): string | undefined {
  const years = [...law.matchAll(/Finance Act (20\d{2})/g)].map(([, year]) => Number(year));
  const act = getFinanceActs().find(({ year }) => year === Math.max(...years));
  return act && documentPath(act);
}

function textOf({ unit }: Rate, { value }: DatedValue): string {
  return formatRate(value, unit);
}

/** The years, in the order given, as spans of equal values. */
function spansOf(rate: Rate, years: readonly string[]): Span[] {
  return years.reduce<Span[]>((spans, year) => {
    const dated = valueOn(rate, lastDayOf(year));
    const last = spans.at(-1);
    if (last && last.from === dated?.from) last.years += 1;
    else if (!dated) spans.push({ years: 1 });
    else {
      const href = actPath(dated.law);
      spans.push({ years: 1, text: textOf(rate, dated), from: dated.from, ...(href === undefined ? {} : { href }) });
    }
    return spans;
  }, []);
}

/** The headline rates over all tax years, the newest first, each as the spans in which it stayed the same. */
export function rateOverview(): { years: string[]; rows: OverviewRow[] } {
  const years = getTaxYears().toReversed();
  const rows = OVERVIEW.map(([id, label]) => ({ id: anchorOf(id), label, spans: spansOf(getRate(id), years) }));
  return { years, rows };
}

const anchorOf = (id: string) => id.replace('.', '-');

/** Earlier values of a rate than one of them, in words. */
function valuesBefore(rate: Rate, current: DatedValue): string[] {
  const older = rate.values.filter(({ from }) => from < current.from);
  return older
    .map((dated, index) => {
      const next = older[index + 1] ?? current;
      return `${textOf(rate, dated)} to ${formatLongDate(dayBefore(next.from))}`;
    })
    .toReversed();
}

function cardRate(rate: Rate, year: string): CardRate[] {
  const dated = valueOn(rate, lastDayOf(year));
  if (!dated) return [];
  const { from, law, isStartKnown } = dated;
  const isBeforeRecord = from <= RECORD_START;
  const href = actPath(law);
  const note = rate.id === 'paye.top-fixed' ? getTopBandNote(year) : undefined;
  return [
    {
      id: anchorOf(rate.id),
      label: rate.label,
      text: textOf(rate, dated),
      law,
      isNew: from >= firstDayOf(year) && isStartKnown && !isBeforeRecord,
      before: valuesBefore(rate, dated),
      ...(isStartKnown && !isBeforeRecord ? { since: formatLongDate(from) } : {}),
      ...(href === undefined ? {} : { href }),
      ...(note ? { note } : {}),
    },
  ];
}

/** Every rate in force on the last day of a tax year, in the groups of the card. */
export function rateGroups(year: string): CardGroup[] {
  const rates = [...getRateCard().values()];
  return getRateFile()
    .groups.map(({ id, title }) => ({
      id,
      title,
      rates: rates.filter((rate) => rate.id.startsWith(`${id}.`)).flatMap((rate) => cardRate(rate, year)),
    }))
    .filter(({ rates: held }) => held.length > 0);
}

/** What belongs to a tax year: its Finance Act with the changes, and its guide. */
export function yearDocuments(year: string): { financeAct?: FinanceAct; guide?: Guide } {
  const first = Number(year.slice(0, 4));
  const financeAct = getFinanceActs().find((act) => act.year === first);
  const guide = getGuides().find(({ startYear }) => startYear === first);
  return { ...(financeAct ? { financeAct } : {}), ...(guide ? { guide } : {}) };
}
