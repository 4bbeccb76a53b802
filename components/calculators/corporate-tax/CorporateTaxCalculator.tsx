'use client';
// Needs the browser: the result follows from what the visitor types, and from the URL.

import { useLatePart } from '@/components/behaviours/useLatePart';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { corporateBreakdown, instalmentBreakdown } from '@/lib/tax/corporateBreakdown';
import { type CorporateInput, type CorporateRules, corporateTax } from '@/lib/tax/corporateTax';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { lateResultParts } from '../result/lateResultParts';
import type { CalculatorSlots, CalculatorTexts, ResultModel } from '../result/resultModel';
import { type CorporateChoices, CorporateTaxForm, useCorporateTaxForm } from './CorporateTaxForm';
import { CorporateTaxNotes } from './CorporateTaxNotes';

type CorporateTaxCalculatorProps = {
  rules: CorporateRules;
  choices: CorporateChoices;
  texts: CalculatorTexts;
  slots: CalculatorSlots;
};

function resultFor(input: CorporateInput, rules: CorporateRules, choices: CorporateChoices): ResultModel {
  const result = corporateTax(input, rules);
  const { taxPayable, incomeTax, minimumTax, minimumTaxRate, effectiveRate, returnDue } = result;
  const basis = minimumTax > incomeTax ? `minimum tax ${minimumTaxRate}%` : `tax on income ${result.rate}%`;
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = formatLongDate(returnDue);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: `final return by ${due}` },
    statistics: [
      {
        items: [
          { value: incomeTax, unit: 'shillings', label: 'tax on income' },
          { value: minimumTax, unit: 'shillings', label: 'minimum tax' },
          input.chargeableIncome > 0
            ? { value: effectiveRate, unit: 'percent', label: 'effective rate (tax / chargeable income)' }
            : { value: null, unit: 'percent', label: 'effective rate: no income to measure it by' },
        ],
      },
    ],
    notes: <CorporateTaxNotes input={input} result={result} />,
    tables: [
      { caption: 'Line by line', rows: corporateBreakdown(input, result) },
      { caption: 'Four instalments', rows: instalmentBreakdown(result) },
    ],
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, in four instalments; final return by ${due}.`,
    inputSummary:
      `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}, turnover ${formatTzs(input.turnover)}, ` +
      `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
  };
}

/** A company's income tax for one accounting year, and when it is due. */
export function CorporateTaxCalculator({ rules, choices, texts, slots }: CorporateTaxCalculatorProps) {
  const form = useCorporateTaxForm(rules);
  const parts = useLatePart(lateResultParts);

  return (
    <CalculatorGrid
      areTablesNarrow
      texts={texts}
      slots={slots}
      parts={parts}
      result={form.input && resultFor(form.input, rules, choices)}
      form={<CorporateTaxForm form={form} choices={choices} />}
    />
  );
}
