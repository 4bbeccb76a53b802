import type { RateUnit } from '../content/schemas/rates.ts';
import { formatRate, type RateForm } from './rateCard.ts';

const NUMBER_WORDS = 'hakuna moja mbili tatu nne tano sita saba nane tisa kumi'.split(' ');

/** What stands before a number; a day of a month is the number alone, after 'tarehe'. */
const UNITS: Readonly<Partial<Record<RateUnit, string>>> = {
  days: 'siku ',
  months: 'miezi ',
  hours: 'saa ',
  times: 'mara ',
  employees: 'wafanyakazi ',
};

/** 'milioni 200' of '200 million'. */
const roundNumber = (english: string): string =>
  english.replace(/([\d.,]+) (m|b)illion/, (_, number: string, size: string) => `${size}ilioni ${number}`);

/** A figure as a text in Kiswahili states it: '3.5%', 'TZS milioni 200', '7', 'siku 30'. */
export function formatRateInSwahili(value: number, unit: RateUnit, form?: RateForm): string {
  if (form === 'word') return NUMBER_WORDS[value] ?? formatRate(value, unit, 'digits');
  if (form !== undefined || unit === 'shillings' || unit === 'percent')
    return roundNumber(formatRate(value, unit, form));
  return `${UNITS[unit] ?? ''}${formatRate(value, unit, 'number')}`;
}
