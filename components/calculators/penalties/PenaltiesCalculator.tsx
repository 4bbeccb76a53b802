'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import type { SelectProps } from '@/components/ui/select/Select';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { latePenalty, type PenaltyInput, type PenaltyResult, type PenaltyRules } from '@/lib/tax/penalties';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { PenaltiesForm } from './PenaltiesForm';
import type { penaltyDetails } from './penaltyDetails';
import { usePenaltiesForm } from './usePenaltiesForm';

type PenaltiesCalculatorProps = {
  rules: PenaltyRules;
  kinds: SelectProps['options'];
  /** Address of the Bank of Tanzania, which publishes the discount rate. */
  bank: string;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./penaltyDetails').then((file) => file.penaltyDetails));

/** What stands beside the number of months: a fund's percentage, or how interest comes in. */
function asideOf({ months, isFund, interest, penalty, unpaidAtDue }: PenaltyResult): string {
  if (isFund) return `${months[0]?.rate ?? 0}% of what is unpaid, each month`;
  if (unpaidAtDue === 0) return 'no tax was unpaid';
  if (interest === undefined) return 'interest not included';
  return `penalty ${formatTzs(penalty)}, interest ${formatTzs(interest)}`;
}

function headlineOf(result: PenaltyResult): ResultModel['headline'] {
  const { months, isFund, interest, total: amount } = result;
  const label = interest ? 'Penalty and interest' : isFund ? 'Addition for the delay' : 'Penalty';
  const count = months.length;
  if (count === 0) return { label, amount, badge: 'in time', aside: 'nothing was late' };
  return { label, amount, badge: count === 1 ? '1 month or part' : `${count} months or parts`, aside: asideOf(result) };
}

function resultFor(
  input: PenaltyInput,
  { rules, kinds, texts }: PenaltiesCalculatorProps,
  detailsOf: typeof penaltyDetails | undefined,
): ResultModel {
  const result = latePenalty(input, rules);
  const headline = headlineOf(result);
  const kind = kinds.find(({ value }) => value === input.kind)?.label ?? '';
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}, ${headline.badge}, ${headline.aside}.`,
    inputSummary:
      `${kind}${result.isFund ? '' : input.isCompany ? ', a company' : ', an individual'}; ${formatTzs(input.tax)}, of ` +
      `which ${formatTzs(input.paid)} paid in time; due ${formatLongDate(input.due)}, ` +
      `filed or paid ${formatLongDate(input.done)}`,
    details: detailsOf?.(input, result, texts.rows),
  };
}

/** What a late return or payment costs, month by month. */
export function PenaltiesCalculator(props: PenaltiesCalculatorProps) {
  const { rules, kinds, bank, texts, slots } = props;
  const form = usePenaltiesForm(rules);
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      texts={texts}
      slots={slots}
      result={form.input && resultFor(form.input, props, detailsOf)}
      form={<PenaltiesForm form={form} rules={rules} kinds={kinds} bank={bank} />}
    />
  );
}
