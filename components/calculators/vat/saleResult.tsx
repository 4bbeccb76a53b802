import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatResult, vatOf } from '@/lib/tax/vat';
import { paymentBreakdown, saleBreakdown } from '@/lib/tax/vatBreakdown';
import { say } from '@/lib/words/say';
import type { ResultModel, StackedBarModel, Statistic } from '../result/resultModel';
import { SaleNotes } from './SaleNotes';
import type { VatData } from './vatData';

const shillings = (value: number, label: string): Statistic => ({ value, unit: 'shillings', label });

function priceBar({ net, gross, withheld, left }: VatResult, isWithheld: boolean): StackedBarModel {
  return {
    title: say('What the price is made of'),
    total: gross,
    scale: gross,
    parts: [
      { label: say('Without VAT'), amount: net, tone: 'action' },
      ...(isWithheld ? [{ label: say('VAT withheld'), amount: withheld, tone: 'accent' as const }] : []),
      { label: isWithheld ? say('VAT left to pay') : 'VAT', amount: Math.max(0, left), tone: 'alert' },
    ],
  };
}

/** What was asked, in a line. */
function inputSummary({ isIncluded, amount, day, withheld }: VatInput, rate: number, { choices }: VatData): string {
  const buyer = choices.withheld.find(({ value }) => value === withheld)?.label ?? '';
  const question = isIncluded
    ? '{amount} with VAT, {rate}%, sold on {day}; withheld: {buyer}'
    : '{amount} without VAT, {rate}%, sold on {day}; withheld: {buyer}';
  return say(question, { amount: formatTzs(amount), rate, day: formatLongDate(day), buyer: buyer.toLowerCase() });
}

/** What the VAT calculator shows of a sale. */
export function saleResult(input: VatInput, data: VatData): ResultModel {
  const { rules, words } = data;
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received, left } = result;
  const isWithheld = input.withheld !== '';
  const label = input.isIncluded ? say('VAT in the price') : say('VAT on top of the price');
  const kept = isWithheld
    ? say('; the buyer withholds {withheld} and pays {received}', {
        withheld: formatTzs(withheld),
        received: formatTzs(received),
      })
    : '';
  const amounts = say('{net} without, {gross} with VAT', { net: formatTzs(net), gross: formatTzs(gross) });
  return {
    headline: { label, amount: vat, badge: `${rate}%`, aside: amounts },
    announcement: `${label} ${formatTzs(vat)}: ${amounts}${kept}.`,
    inputSummary: inputSummary(input, rate, data),
    bars: [priceBar(result, isWithheld)],
    statistics: [
      {
        items: [
          shillings(net, say('without VAT')),
          shillings(vat, 'VAT'),
          shillings(gross, say('with VAT')),
          ...(isWithheld
            ? [shillings(received, say('reaches the supplier')), shillings(left, say('VAT left to pay on this sale'))]
            : []),
        ],
      },
    ],
    notes: <SaleNotes input={input} words={words} />,
    tables: [
      { caption: say('The price'), rows: saleBreakdown(input, result) },
      { caption: say('What is paid to TRA, and by when'), rows: paymentBreakdown(input, result, rules) },
    ],
  };
}
