import { type ParseResult, readAmount } from '../money/input.ts';
import { isRealDay } from './days.ts';
import type { GainsInput, GainsTask, Seller } from './gains.ts';

/** Fields of the form in their order; also the parameters of the query. */
export type GainsField =
  | 'task'
  | 'seller'
  | 'price'
  | 'approved'
  | 'records'
  | 'cost'
  | 'use'
  | 'listed'
  | 'rent'
  | 'tenant'
  | 'day';

type Texts = Record<GainsField, string>;

export const GAINS_MESSAGES = {
  priceMissing: 'Please enter the price, for example 60,000,000.',
  costMissing: 'Please enter the cost, or 0.',
  rentMissing: 'Please enter the rent of a year.',
  dayWrong: 'Please enter a day of the calendar, or leave it empty for today.',
  dayEarly: 'Please enter a day from 1 July 2020 on: the days of notice and payment began then.',
} as const;

const FIRST_DAY = '2020-07-01';
const LAST_DAY = '2099-12-31';

const SELLERS: readonly Seller[] = ['person', 'body', 'abroad'];

/** Whether land needs the question of records, and of its use. */
export const isIndividual = (seller: string): boolean => seller !== 'body';

function dayError(day: string): string | undefined {
  if (!isRealDay(day) || day > LAST_DAY) return GAINS_MESSAGES.dayWrong;
  return day < FIRST_DAY ? GAINS_MESSAGES.dayEarly : undefined;
}

const optional = (text: string): ParseResult => readAmount(text.trim() || '0', { whenEmpty: '' });
const none: ParseResult = { amount: 0 };

/** The amounts that a task asks for; the others count as 0. */
function readAmounts({ task, records, price, approved, cost, rent }: Texts) {
  if (task === 'rent')
    return {
      price: none,
      approved: none,
      cost: none,
      rent: readAmount(rent, { whenEmpty: GAINS_MESSAGES.rentMissing }),
    };
  const hasRecords = task === 'shares' || records !== 'no';
  return {
    price: readAmount(price, { whenEmpty: GAINS_MESSAGES.priceMissing }),
    approved: task === 'land' ? optional(approved) : none,
    cost: hasRecords ? readAmount(cost, { whenEmpty: GAINS_MESSAGES.costMissing }) : none,
    rent: none,
  };
}

/** Reads several amounts at once. */
function amountsOf(read: ReturnType<typeof readAmounts>) {
  const errors: Partial<Record<GainsField, string>> = {};
  const amounts = { price: 0, approved: 0, cost: 0, rent: 0 };
  for (const [name, result] of Object.entries(read) as [keyof typeof read, ParseResult][]) {
    if (result.error === undefined) amounts[name] = result.amount;
    else errors[name] = result.error;
  }
  return { amounts, errors };
}

type Amounts = ReturnType<typeof amountsOf>['amounts'];

function inputOf(
  texts: Texts & { task: GainsTask },
  { price, approved, cost, rent }: Amounts,
  day: string,
): GainsInput {
  const { task } = texts;
  const seller = SELLERS.find((each) => each === texts.seller) ?? 'person';
  if (task === 'rent') return { task, rent, landlord: seller, isBusiness: texts.tenant !== 'private', day };
  const isLand = task === 'land';
  const use = texts.use === 'home' || texts.use === 'farm' ? texts.use : '';
  return {
    task,
    seller,
    price,
    approved,
    hasRecords: !isLand || texts.records !== 'no',
    cost,
    use: isLand && isIndividual(seller) ? use : '',
    isListed: !isLand && texts.listed === 'dse',
    day,
  };
}

/** Parses the form. An unknown choice counts as the first of its list, an empty day as today. */
export function readGainsInput(texts: Texts, today: string) {
  const task: GainsTask = texts.task === 'shares' || texts.task === 'rent' ? texts.task : 'land';
  const { amounts, errors } = amountsOf(readAmounts({ ...texts, task }));
  const day = texts.day || today;
  const wrongDay = dayError(day);
  if (wrongDay) errors.day = wrongDay;
  return Object.keys(errors).length > 0 ? { errors } : { input: inputOf({ ...texts, task }, amounts, day) };
}

const NOTHING = { price: '', approved: '', records: '', cost: '', use: '', listed: '', rent: '', tenant: '' };

/** Parameters for an input that was accepted; what another task asks for stays out of the address. */
export function gainsParams(input: GainsInput): Record<GainsField, string> {
  if (input.task === 'rent') {
    const { task, landlord, isBusiness, rent, day } = input;
    return { ...NOTHING, task, seller: landlord, rent: String(rent), tenant: isBusiness ? '' : 'private', day };
  }
  const { task, seller, price, approved, hasRecords, cost, use, isListed, day } = input;
  return {
    ...NOTHING,
    task,
    seller,
    price: String(price),
    approved: approved > 0 ? String(approved) : '',
    records: hasRecords ? '' : 'no',
    cost: hasRecords ? String(cost) : '',
    use,
    listed: isListed ? 'dse' : '',
    day,
  };
}
