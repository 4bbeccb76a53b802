import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type VatInput, type VatResult, vatOf } from '@/lib/tax/vat/vat';
import type { ResultModel, StackedBarModel } from '../result/resultModel';
import { SaleBackground, SaleNotes } from './SaleNotes';
import type { VatData } from './vatData';
import { paymentRows, saleRows } from './vatRows';

function priceBar({ isElectronic }: VatInput, { net, vat, gross }: VatResult): StackedBarModel {
  return {
    title: 'What the price is made of',
    scale: gross,
    parts: [
      { row: 'net', label: 'Without VAT', amount: net, tone: 'action' },
      { row: isElectronic ? 'electronic' : 'standard', label: 'VAT', amount: vat, tone: 'alert' },
    ],
  };
}

/** What was asked, in a line. */
function inputSummary({ isIncluded, amount, day, withheld }: VatInput, rate: number, { choices }: VatData): string {
  const buyer = choices.withheld.find(({ value }) => value === withheld)?.label ?? '';
  const vat = `${isIncluded ? 'with' : 'without'} VAT, ${rate}%`;
  return `${formatTzs(amount)} ${vat}, sold on ${formatLongDate(day)}; withheld: ${buyer.toLowerCase()}`;
}

/** What the VAT calculator shows of a sale. */
export function saleResult(input: VatInput, data: VatData): ResultModel {
  const { rules, words } = data;
  const result = vatOf(input, rules);
  const { vat, net, gross, rate, withheld, received } = result;
  const label = input.isIncluded ? 'VAT in the price' : 'VAT on top of the price';
  const kept = input.withheld ? `; the buyer withholds ${formatTzs(withheld)} and pays ${formatTzs(received)}` : '';
  const amounts = `${formatTzs(net)} without, ${formatTzs(gross)} with VAT`;
  return {
    headline: { label, amount: vat, badge: `${rate}%`, aside: amounts },
    announcement: `${label} ${formatTzs(vat)}: ${amounts}${kept}.`,
    inputSummary: inputSummary(input, rate, data),
    bars: [priceBar(input, result)],
    statistics: [],
    notes: <SaleNotes input={input} words={words} />,
    background: <SaleBackground words={words} />,
    tables: [
      { caption: 'The price', rows: saleRows(input, result) },
      { caption: 'Payment to TRA, and its due date', rows: paymentRows(input, result, rules) },
    ],
  };
}
