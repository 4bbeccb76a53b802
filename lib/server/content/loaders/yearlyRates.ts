import type { Evidence } from '../../../content/schemas/evidence.ts';
import { firstDayOf } from '../../../salary/publishedRates.ts';
import { begunBy } from '../../../tax/begunBy.ts';
import { type DatedValue, type Rate, valueOn } from '../../../tax/rateCard.ts';
import { buildDay } from '../../site-build/builtAt.ts';
import { getRateCard } from '../source/readCollection.ts';
import { readingOf } from './sources.ts';
import { getRateFile, getTaxYears } from './tax.ts';

/** The headline rates of a tax year. Amounts are whole shillings a month, rates percents. */
export type YearRates = {
  year: string;
  taxFreePay: number;
  firstBandRate: number;
  topRate: number;
  topThreshold: number;
  sdlRate: number;
  minimumTaxRate: number;
};

/** Finds rates of the card by their ids, and throws where it holds none; for many of them at once. */
export function rateFinder(): (id: string) => Rate {
  const card = getRateCard();
  return (id) => {
    const rate = card.get(id);
    if (!rate) throw new Error(`content/tax/rates.json holds no ${id}`);
    return rate;
  };
}

/** A rate of the card, with values that begin later. Throws where it holds none of that id. */
export const getRate = (id: string): Rate => rateFinder()(id);

/** A rate of the card with the values that have begun, the present one last. Throws where it holds none. */
export const getRateToday = (id: string): Rate => begunBy(getRate(id), buildDay());

/** The present value of a rate of the card. Throws where it has none. */
export function getValueToday(id: string): DatedValue {
  const present = getRateToday(id).values.at(-1);
  if (!present) throw new Error(`content/tax/rates.json holds no value of ${id} for ${buildDay()}`);
  return present;
}

/** Headline rates year by year, the oldest first. Throws where a year has none. */
export function getYearlyRates() {
  const evidence = new Set<Evidence>();
  const years = getTaxYears().map((year): YearRates => {
    const on = (id: string) => {
      const dated = valueOn(getRate(id), firstDayOf(year));
      if (!dated) throw new Error(`content/tax holds no ${id} for ${year}`);
      evidence.add(dated.evidence);
      return dated.value;
    };
    return {
      year,
      taxFreePay: on('paye.tax-free'),
      firstBandRate: on('paye.first-rate'),
      topRate: on('paye.top-rate'),
      topThreshold: on('paye.top-above'),
      sdlRate: on('sdl.rate'),
      minimumTaxRate: on('company.minimum-tax'),
    };
  });
  return { years, ...readingOf([...evidence]), financeAct: getRateFile().financeAct };
}

export type YearlyRates = ReturnType<typeof getYearlyRates>;
