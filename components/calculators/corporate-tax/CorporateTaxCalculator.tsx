'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { latePart, useLatePart } from '@/components/behaviours/useLatePart';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type CorporateInput, type CorporateRules, corporateTax } from '@/lib/tax/corporateTax';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { type CorporateChoices, CorporateTaxForm, useCorporateTaxForm } from './CorporateTaxForm';
import type { corporateDetails } from './corporateDetails';

type CorporateTaxCalculatorProps = {
  rules: CorporateRules;
  choices: CorporateChoices;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

/** All that stands beside the headline: fetched while the visitor still types. */
export const lateDetails = latePart(() => import('./corporateDetails').then((file) => file.corporateDetails));

function resultFor(
  input: CorporateInput,
  rules: CorporateRules,
  choices: CorporateChoices,
  detailsOf: typeof corporateDetails | undefined,
): ResultModel {
  const result = corporateTax(input, rules);
  const { taxPayable, incomeTax, minimumTax, minimumTaxRate, returnDue } = result;
  const basis = minimumTax > incomeTax ? `minimum tax ${minimumTaxRate}%` : `tax on income ${result.rate}%`;
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = formatLongDate(returnDue);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: `final return by ${due}` },
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, in four instalments; final return by ${due}.`,
    inputSummary:
      `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}, turnover ${formatTzs(input.turnover)}, ` +
      `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
    details: detailsOf?.(input, result),
  };
}

/** A company's income tax for one accounting year, and when it is due. */
export function CorporateTaxCalculator({ rules, choices, texts, slots }: CorporateTaxCalculatorProps) {
  const form = useCorporateTaxForm(rules);
  const detailsOf = useLatePart(lateDetails);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      result={form.input && resultFor(form.input, rules, choices, detailsOf)}
      form={<CorporateTaxForm form={form} choices={choices} />}
    />
  );
}
