'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import type { ReactNode } from 'react';
import {
  COMPANY,
  type PenaltyField,
  type PenaltyInput,
  penaltyParams,
  type Row,
  readPenaltyInput,
} from '@/lib/tax/penalties';
import { amountField, choiceField, dateField } from '../form/calculatorFields';
import { defineCalculator } from '../form/defineCalculator';
import { type PenaltyData, penaltyResult } from './penaltyResult';
import { RowFields } from './RowFields';

const who = () => [
  { value: COMPANY, label: 'A company or other body' },
  { value: 'individual', label: 'An individual' },
];

/** Funds have rates of their own, and charge no interest. */
const isFund = ({ rules }: PenaltyData, kind: string | undefined): boolean =>
  rules.kinds.find(({ id }) => id === kind)?.fundRates !== undefined;

const RateHint = ({ bank }: Pick<PenaltyData, 'bank'>) => (
  <>
    The Bank of Tanzania’s discount rate: look it up at <a href={bank}>bot.go.tz</a>. Without it no interest is shown.
  </>
);

const rateField = (label: string, hint?: ReactNode, isShown?: boolean) =>
  amountField({ label, hint, unit: '%', step: 0.25, isShown });

const paymentDay = (row: Row) => dateField({ label: `Payment ${row}: day` });
const paymentSum = (row: Row) => amountField({ label: `Payment ${row}: amount`, step: 1000 });
const changeDay = (row: Row) => dateField({ label: `Change ${row}: first day` });
const changeRate = (row: Row) => rateField(`Change ${row}: rate a year`);

/** Part payments, and changes of the statutory rate. */
const rowFields = () => ({
  ...{ on1: paymentDay(1), sum1: paymentSum(1), from1: changeDay(1), rate1: changeRate(1) },
  ...{ on2: paymentDay(2), sum2: paymentSum(2), from2: changeDay(2), rate2: changeRate(2) },
  ...{ on3: paymentDay(3), sum3: paymentSum(3), from3: changeDay(3), rate3: changeRate(3) },
  ...{ on4: paymentDay(4), sum4: paymentSum(4), from4: changeDay(4), rate4: changeRate(4) },
  ...{ on5: paymentDay(5), sum5: paymentSum(5), from5: changeDay(5), rate5: changeRate(5) },
  ...{ on6: paymentDay(6), sum6: paymentSum(6), from6: changeDay(6), rate6: changeRate(6) },
});

/** What a late return or payment costs, month by month. */
export const PenaltiesCalculator = defineCalculator<PenaltyData, PenaltyField, PenaltyInput>({
  fields: (data, { kind }) => {
    const isOfFund = isFund(data, kind);
    return {
      kind: choiceField({ label: 'What was late', options: data.kinds }),
      who: choiceField({ label: 'Who was late', options: who(), isShown: !isOfFund }),
      tax: amountField({
        label: isOfFund ? 'Contributions due' : 'Tax assessable',
        hint: isOfFund ? undefined : 'The tax of the return or payment, before what was paid.',
        step: 1000,
        isRequired: true,
      }),
      paid: amountField({ label: 'Paid by the due date', hint: 'Leave it empty for 0.', step: 1000 }),
      due: dateField({ label: 'Due date', isRequired: true }),
      done: dateField({
        label: 'Day of filing or payment',
        isRequired: true,
        hint: 'Not done yet? Enter the day you plan.',
      }),
      rate: rateField('Statutory rate of interest, a year', <RateHint bank={data.bank} />, !isOfFund),
      ...rowFields(),
    };
  },
  arrange: (show, { data, texts }) => (
    <>
      {(['kind', 'who', 'tax', 'paid', 'due', 'done', 'rate'] as const).map(show)}
      <RowFields
        title="Later part payments"
        addLabel="Add a payment"
        isUsed={(row) => texts[`sum${row}`] !== '' || texts[`on${row}`] !== ''}
      >
        {(row) => [show(`on${row}`), show(`sum${row}`)]}
      </RowFields>
      {!isFund(data, texts.kind) && (
        <RowFields
          title="Changes of the statutory rate"
          addLabel="Add a change"
          isUsed={(row) => texts[`rate${row}`] !== '' || texts[`from${row}`] !== ''}
        >
          {(row) => [show(`from${row}`), show(`rate${row}`)]}
        </RowFields>
      )}
    </>
  ),
  submitLabel: () => 'Calculate penalty',
  parse: (texts, { rules }) => readPenaltyInput(texts, rules),
  toParams: penaltyParams,
  example: (builtOn) => {
    const lastYear = Number(builtOn.slice(0, 4)) - 1;
    return { tax: '5,000,000', due: `${lastYear}-06-30`, done: `${lastYear}-09-15` };
  },
  result: penaltyResult,
});
