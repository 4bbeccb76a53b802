import { toCsv } from '../../money/csv.ts';
import { firstDayOf } from '../../salary/publishedRates.ts';
import { PAGES } from '../../site/pages.ts';
import { ratesPath } from '../../site/ratesPath.ts';
import { type DatedValue, type Rate, valueOn } from '../../tax/rateCard.ts';
import { language } from '../../words/language.ts';
import { sayerIn } from '../../words/sayIn.ts';
import { rateFileWords } from '../../words/sw/rates.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getSource } from '../content/loaders/sources.ts';
import { getPayeTable, getRateFile } from '../content/loaders/tax.ts';
import { getRateCard } from '../content/source/readCollection.ts';
import { twinsOf } from '../words/twinsOf.ts';
import { dayBefore, lastDayOf } from './rateHistory.ts';

/** A value in a file of rates: days in ISO form, the value as a number of its unit. */
type FiledRate = {
  id: string;
  group: string;
  rate: string;
  value: number;
  unit: string;
  /** First day; empty where it is not known. */
  from: string;
  /** Last day; empty for a value that no later one follows. */
  until: string;
  law: string;
  /** How the value is known: read, official, reported or disputed. */
  known: string;
  source: string;
  url: string;
};

const COLUMNS = ['id', 'group', 'rate', 'value', 'unit', 'from', 'until', 'law', 'known', 'source', 'url'] as const;

function filed(rate: Rate, dated: DatedValue): FiledRate {
  const [groupId = ''] = rate.id.split('.');
  const { groups } = getRateFile();
  const next = rate.values.find(({ from }) => from > dated.from);
  const { title: source, url = '' } = getSource(dated.evidence.source);
  return {
    id: rate.id,
    group: twinsOf(groups.find(({ id }) => id === groupId)?.title ?? groupId),
    rate: twinsOf(rate.label),
    value: dated.value,
    unit: rate.unit,
    from: dated.isStartKnown ? dated.from : '',
    until: next ? dayBefore(next.from) : '',
    law: twinsOf(dated.law),
    known: dated.evidence.is,
    source: twinsOf(source),
    url,
  };
}

/** Every value of every rate, or those in force on the last day of a tax year. */
function filedRates(year?: string): FiledRate[] {
  return [...getRateCard().values()].flatMap((rate) => {
    if (year === undefined) return rate.values.map((dated) => filed(rate, dated));
    const dated = valueOn(rate, lastDayOf(year));
    return dated ? [filed(rate, dated)] : [];
  });
}

/** What the rates of a tax year, or of all years, were read in. */
export const rateSources = (year?: string): string[] => [...new Set(filedRates(year).map(({ source }) => source))];

/** The monthly bands of PAYE of a tax year in words that programs read. */
function payeBands(year: string) {
  const { bands, law } = getPayeTable(year);
  return {
    law,
    bands: bands.map(({ above, rate, fixed }) => ({ aboveShillings: above, percent: rate, fixedShillings: fixed })),
  };
}

/** What a file says of itself. */
function aboutFile(year?: string) {
  const { name, url } = getFirm();
  const [from, to] = year === undefined ? [] : [firstDayOf(year), lastDayOf(year)];
  return {
    name: year === undefined ? 'Tax rates of Tanzania' : `Tax rates of Tanzania ${year}`,
    page: `${url}${year === undefined ? PAGES.rates.path : ratesPath(year)}`,
    publisher: name,
    license: `${url}${PAGES.terms.path}#using-our-material`,
    checkedOn: getRateFile().checkedOn,
    ...(from && to ? { from, to } : {}),
  };
}

/** The rates as a table for spreadsheets, in the language of the page; its last column names the page on which its text was read. */
export function ratesCsv(year?: string): string {
  const inWords = sayerIn(language(), rateFileWords);
  const rows = filedRates(year).map((row) => ({ ...row, unit: inWords(row.unit), known: inWords(row.known) }));
  return toCsv([
    COLUMNS.map((column) => inWords(column)),
    ...rows.map((row) => COLUMNS.map((column) => String(row[column]))),
  ]);
}

/** The rates for programs, with the bands of PAYE where they are those of one year. */
export const ratesJson = (year?: string): string =>
  JSON.stringify(
    { ...aboutFile(year), ...(year === undefined ? {} : { paye: payeBands(year) }), rates: filedRates(year) },
    null,
    1,
  );
