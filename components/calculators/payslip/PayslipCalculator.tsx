'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { ratesOf, type SlipInput, type SlipRules } from '@/lib/salary/slip';
import { OTHER_SHARES, readSlipInput, type SlipField, slipParams, slipTime } from '@/lib/salary/slipInput';
import { yearSlug } from '@/lib/site/paths';
import { amountField, choiceField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { FieldPanel } from '../form/FieldPanel';
import { monthField } from '../form/monthField';
import { type PayslipData, payslipResult } from './payslipResult';

const SHARE_NAMES = {
  5: '5% of gross: PSSSF, or as agreed',
  0: 'Nothing: the employer pays it all',
} as const satisfies Readonly<Record<(typeof OTHER_SHARES)[number], string>>;

const line = (label: string, hint?: string) => amountField({ label, hint, step: 1000 });

/** From the lines of a payslip to those that are off, and to what would give them. */
export const PayslipCalculator = defineCalculator<PayslipData, SlipField, { input: SlipInput; rules: SlipRules }>({
  fields: ({ rules }, texts, say) => ({
    gross: amountField({
      label: say('Gross pay'),
      hint: say('Basic pay and allowances, before tax.'),
      step: 1000,
      isRequired: true,
    }),
    year: choiceField({
      label: say('Government’s financial year, July to June'),
      options: rules.years.map(({ year }, index) => ({ value: index === 0 ? '' : yearSlug(year), label: year })),
    }),
    month: monthField({ ...slipTime(texts, rules), today: rules.month, isNeeded: slipTime(texts, rules).isSplit, say }),
    basic: line(say('Basic pay'), say('Helps to find a mistake.')),
    bonus: line(say('Bonus in the gross pay'), say('Helps to find a mistake.')),
    share: choiceField({
      label: say('Your share of the pension'),
      options: [
        {
          value: '',
          label: say('{rate}% of gross: NSSF, as usual', {
            rate: ratesOf(rules, slipTime(texts, rules).month).nssf.employeeMost,
          }),
        },
        ...OTHER_SHARES.map((share) => ({ value: String(share), label: say(SHARE_NAMES[share]) })),
      ],
    }),
    nssf: line(say('NSSF or PSSSF on the slip'), say('Leave it empty for 0.')),
    paye: line(say('PAYE on the slip'), say('Leave it empty for 0.')),
    other: line(say('All other deductions on the slip'), say('Student loan, union, advances: together.')),
    net: amountField({ label: say('Net pay on the slip'), step: 1000, isRequired: true }),
  }),
  arrange: (show, { texts, say }) => (
    <>
      {(['gross', 'nssf', 'paye', 'other', 'net'] as const).map(show)}
      <FieldPanel
        summary={say('More: year, basic pay, bonus, share')}
        isUsed={[texts.year, texts.month, texts.basic, texts.bonus, texts.share].some((text) => text !== '')}
      >
        {(['year', 'month', 'basic', 'bonus', 'share'] as const).map(show)}
      </FieldPanel>
    </>
  ),
  submitLabel: (say) => say('Check my payslip'),
  parse: (texts, { rules }) => {
    const { input, errors } = readSlipInput(texts, rules);
    return input ? { input: { input, rules } } : { errors: errors ?? {} };
  },
  toParams: ({ input, rules }) => slipParams(input, rules),
  example: () => ({ gross: '1,500,000', nssf: '150,000', paye: '234,000', net: '1,116,000' }),
  result: ({ input }, data, say) => payslipResult(input, data, say),
});
