import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatResult, vatOf } from '@/lib/tax/vat';
import { paymentBreakdown, saleBreakdown } from '@/lib/tax/vatBreakdown';
import type { ResultModel, StackedBarModel, Statistic } from '../result/resultModel';
import { SaleNotes } from './SaleNotes';
import type { VatData } from './vatData';

const shillings = (value: number, label: string): Statistic => ({ value, unit: 'shillings', label });

function priceBar({ net, gross, withheld, left }: VatResult, isWithheld: boolean): StackedBarModel {
  return {
    title: 'What the price is made of',
    total: gross,
    scale: gross,
    parts: [
      { label: 'Without VAT', amount: net, tone: 'action' },
      ...(isWithheld ? [{ label: 'VAT withheld', amount: withheld, tone: 'accent' as const }] : []),
      { label: isWithheld ? 'VAT left to pay' : 'VAT', amount: Math.max(0, left), tone: 'alert' },
    ],
  };
}

/** What the VAT calculator shows of a sale. */
export function saleResult(input: VatInput, { rules, choices, words }: VatData): ResultModel {
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received, left } = result;
  const isWithheld = input.withheld !== '';
  const label = input.isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = isWithheld ? `; the buyer withholds ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const buyer = choices.withheld.find(({ value }) => value === input.withheld)?.label ?? '';
  const amounts = `${formatTzs(net)} without, ${formatTzs(gross)} with VAT`;
  return {
    headline: { label, amount: vat, badge: `${rate}%`, aside: amounts },
    announcement: `${label} ${formatTzs(vat)}: ${amounts}${kept}.`,
    inputSummary:
      `${formatTzs(input.amount)} ${input.isIncluded ? 'with' : 'without'} VAT, ${rate}%, sold on ` +
      `${formatLongDate(input.day)}; withheld: ${buyer.toLowerCase()}`,
    bars: [priceBar(result, isWithheld)],
    statistics: [
      {
        items: [
          shillings(net, 'without VAT'),
          shillings(vat, 'VAT'),
          shillings(gross, 'with VAT'),
          ...(isWithheld
            ? [shillings(received, 'reaches the supplier'), shillings(left, 'VAT left to pay on this sale')]
            : []),
        ],
      },
    ],
    notes: <SaleNotes input={input} words={words} />,
    tables: [
      { caption: 'The price', rows: saleBreakdown(input, result) },
      { caption: 'What is paid to TRA, and by when', rows: paymentBreakdown(input, result, rules) },
    ],
  };
}
