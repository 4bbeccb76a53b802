import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatMonth } from '@/lib/dates/formatMonth';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatRules, vatOf } from '@/lib/tax/vat';
import type { VatQuestion } from '@/lib/tax/vatInput';
import { type RegistrationInput, vatRegistration } from '@/lib/tax/vatRegistration';
import type { ResultModel } from '../result/resultModel';
import type { VatChoices } from './VatForm';
import { registrationDetails, saleDetails } from './vatDetails';
import type { VatWords } from './vatWords';

type VatSentences = { rules: VatRules; choices: VatChoices; words: VatWords };

function saleResult(input: VatInput, { rules, choices, words }: VatSentences): ResultModel {
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received } = result;
  const label = input.isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = input.withheld ? `; the buyer keeps back ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const buyer = choices.withheld.find(({ value }) => value === input.withheld)?.label ?? '';
  return {
    headline: {
      label,
      amount: vat,
      badge: `${rate}%`,
      aside: `${formatTzs(net)} without, ${formatTzs(gross)} with VAT`,
    },
    announcement: `${label} ${formatTzs(vat)}: ${formatTzs(net)} without, ${formatTzs(gross)} with VAT${kept}.`,
    inputSummary:
      `${formatTzs(input.amount)} ${input.isIncluded ? 'with' : 'without'} VAT, ${rate}%, sold on ` +
      `${formatLongDate(input.day)}; kept back: ${buyer.toLowerCase()}`,
    details: saleDetails(input, result, words),
  };
}

function registrationResult(input: RegistrationInput, { rules, choices, words }: VatSentences): ResultModel {
  const result = vatRegistration(input, rules);
  const { highestTwelve, reached, applyBy, months } = result;
  const label = 'Highest turnover of 12 months in a row';
  const who = choices.who.find(({ value }) => value === input.who)?.label ?? '';
  const badge = applyBy
    ? `Register: apply by ${formatLongDate(applyBy)}`
    : input.who
      ? 'Register whatever the turnover'
      : 'Below both thresholds';
  const aside = reached
    ? `threshold reached in ${formatMonth(reached.month)}`
    : `to the end of ${formatMonth(highestTwelve.month)}`;
  return {
    headline: { label, amount: highestTwelve.twelve, badge, aside },
    announcement: `${label} ${formatTzs(highestTwelve.twelve)}. ${badge}; ${aside}.`,
    inputSummary: `${who}; turnover of ${months.length} months from ${formatMonth(input.first)}`,
    details: registrationDetails(input, result, words),
  };
}

/** What the VAT calculator shows of an answer to either question. */
export const vatResult = (question: VatQuestion, texts: VatSentences): ResultModel =>
  question.task === 'sale' ? saleResult(question.input, texts) : registrationResult(question.input, texts);
