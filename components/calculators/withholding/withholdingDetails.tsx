import type { WithholdingInput, WithholdingResult } from '@/lib/tax/withholding';
import { withholdingBreakdown, withholdingDates } from '@/lib/tax/withholdingBreakdown';
import type { ResultDetails, StackedBarModel } from '../result/resultModel';
import { WithholdingNotes } from './WithholdingNotes';
import type { WithholdingWords } from './withholdingWords';

function paymentBar({ gross, tax, net, status }: WithholdingResult): StackedBarModel {
  const isInstalment = status === 'instalment';
  return {
    title: isInstalment ? 'What is left of the gain' : 'Where the payment goes',
    total: gross,
    scale: gross,
    parts: [
      { label: isInstalment ? 'Left' : 'Payee', amount: net, tone: 'action' },
      { label: 'TRA', amount: tax, tone: 'alert' },
    ],
  };
}

/** What the withholding finder shows beside the headline. */
export function withholdingDetails(
  input: WithholdingInput,
  result: WithholdingResult,
  words: WithholdingWords,
): ResultDetails {
  const { status, tax, net } = result;
  const isKnown = status !== 'unconfirmed' && status !== 'early';
  const dates = withholdingDates(result);
  return {
    bars: tax > 0 ? [paymentBar(result)] : [],
    statistics: isKnown
      ? [
          {
            items: [
              { value: result.rate, unit: 'percent', label: 'rate' },
              { value: tax, unit: 'shillings', label: 'tax' },
              { value: net, unit: 'shillings', label: 'to the payee' },
            ],
          },
        ]
      : [],
    notes: <WithholdingNotes input={input} result={result} words={words} />,
    tables: isKnown
      ? [
          { caption: 'Line by line', rows: withholdingBreakdown(input, result) },
          ...(dates.length > 0 ? [{ caption: 'To pay and to hand over', rows: dates }] : []),
        ]
      : [],
  };
}
