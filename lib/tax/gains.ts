import type { HolidayRules } from '../calendar/holidays.ts';
import { exactShare, sumExactly } from '../money/cents.ts';
import { addDays, type IsoDay } from './days.ts';
import type { DatedFigure } from './withholding.ts';

/** What is sold or let. */
export type GainsTask = 'land' | 'shares' | 'rent';

/** A resident individual, a resident company or other body, or a non-resident. */
export type Seller = 'person' | 'body' | 'abroad';

/** How the land was used, where that may free it from tax, or farm land that is dear. */
type LandUse = '' | 'home' | 'farm';

/** Rates, limits and days; plain data, sent to the browser. Amounts in shillings, rates in percents. */
export type GainsRules = {
  resident: readonly DatedFigure[];
  abroad: readonly DatedFigure[];
  noRecords: readonly DatedFigure[];
  rent: readonly DatedFigure[];
  homeMost: number;
  farmBelow: number;
  noticeDays: number;
  paymentDays: number;
  stampDays: number;
  stamp: {
    nilUpTo: number;
    first: number;
    firstRate: number;
    rate: number;
    farm: number;
    shares: number;
    lease: number;
  };
  holidays: HolidayRules;
};

/** A sale of land or shares. */
export type SaleInput = {
  task: 'land' | 'shares';
  seller: Seller;
  price: number;
  /** Value that TRA approves, of land; 0 where it was not entered. */
  approved: number;
  hasRecords: boolean;
  /** 0 without records. */
  cost: number;
  use: LandUse;
  /** Shares listed in Dar es Salaam, of an owner whom that frees. */
  isListed: boolean;
  /** Earliest of contract, handing over and first payment. */
  day: IsoDay;
};

/** A lease. */
type RentInput = {
  task: 'rent';
  /** Rent of a year. */
  rent: number;
  /** An individual who lets outside a business, a business or other body, or a non-resident. */
  landlord: Seller;
  /** The tenant rents in conducting a business. */
  isBusiness: boolean;
  day: IsoDay;
};

export type GainsInput = SaleInput | RentInput;

/** By which rule the tax is found; `home`, `farm`, `listed` and `loss` bear none, and `private` rent is not withheld from. */
export type GainsRule = 'gain' | 'abroad' | 'records' | 'home' | 'farm' | 'listed' | 'loss' | 'rent' | 'private';

/** The tax and the duty, in shillings to the cent, and the days by which they are due. */
export type GainsResult = {
  rule: GainsRule;
  /** Price less cost; below 0 for a loss. Of rent, the rent. */
  gain: number;
  /** On what the tax falls. */
  base: number;
  rate: number;
  tax: number;
  duty: number;
  noticeBy: IsoDay;
  payBy: IsoDay;
  stampBy: IsoDay;
};

const valueOn = (day: IsoDay, figures: readonly DatedFigure[]): number | undefined =>
  figures.findLast(({ from }) => from <= day)?.value;

/** First day since which individuals alone pay on the price where there are no records (Finance Act 2024, section 43). */
const INDIVIDUALS_SINCE = '2024-07-01';

/** True where the tax falls on the price, since the cost cannot be shown. */
function isWithoutRecords({ task, seller, hasRecords, day }: SaleInput, { noRecords }: GainsRules): boolean {
  if (task !== 'land' || hasRecords || valueOn(day, noRecords) === undefined) return false;
  return seller === 'person' || (seller === 'body' && day < INDIVIDUALS_SINCE);
}

function ruleOf(input: SaleInput, gain: number, rules: GainsRules): GainsRule {
  const { task, seller, use, price, approved, isListed } = input;
  if (task === 'shares' && isListed) return 'listed';
  const isIndividual = task === 'land' && seller !== 'body';
  if (isIndividual && use === 'farm' && Math.max(price, approved) < rules.farmBelow) return 'farm';
  if (isIndividual && use === 'home' && input.hasRecords && gain <= rules.homeMost) return 'home';
  if (isWithoutRecords(input, rules)) return 'records';
  if (gain <= 0) return 'loss';
  return seller === 'abroad' ? 'abroad' : 'gain';
}

/** Stamp duty on the deed of a sale. */
function dutyOf({ task, price, use, isListed }: SaleInput, { stamp }: GainsRules): number {
  if (task === 'shares') return isListed ? 0 : exactShare(price, stamp.shares, 100);
  if (use === 'farm') return stamp.farm;
  if (price <= stamp.nilUpTo) return 0;
  const first = Math.min(price, stamp.first);
  return sumExactly(exactShare(first, stamp.firstRate, 100), exactShare(sumExactly(price, -first), stamp.rate, 100));
}

function sale(input: SaleInput, rules: GainsRules): Omit<GainsResult, 'noticeBy' | 'payBy' | 'stampBy'> {
  const gain = sumExactly(input.price, -input.cost);
  const rule = ruleOf(input, gain, rules);
  const figures = { gain: rules.resident, abroad: rules.abroad, records: rules.noRecords };
  const rate = rule in figures ? (valueOn(input.day, figures[rule as keyof typeof figures]) ?? 0) : 0;
  const base = rule === 'records' ? Math.max(input.price, input.approved) : Math.max(0, gain);
  return { rule, gain, base, rate, tax: exactShare(base, rate, 100), duty: dutyOf(input, rules) };
}

function lease({ rent, isBusiness, day }: RentInput, rules: GainsRules) {
  const rate = isBusiness ? (valueOn(day, rules.rent) ?? 0) : 0;
  const rule: GainsRule = isBusiness ? 'rent' : 'private';
  return {
    rule,
    gain: rent,
    base: rent,
    rate,
    tax: exactShare(rent, rate, 100),
    duty: exactShare(rent, rules.stamp.lease, 100),
  };
}

/** What a sale of land or shares, or a lease, bears. */
export function gainsTax(input: GainsInput, rules: GainsRules): GainsResult {
  const { day } = input;
  return {
    ...(input.task === 'rent' ? lease(input, rules) : sale(input, rules)),
    noticeBy: addDays(day, rules.noticeDays),
    payBy: addDays(day, rules.paymentDays),
    stampBy: addDays(day, rules.stampDays),
  };
}
