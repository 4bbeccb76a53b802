'use client';

// Needs the browser: the result follows from what the visitor types, and from the address.
import type { ReactNode } from 'react';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/formatTzs';
import { corporateLines } from '@/lib/tax/corporateLines';
import { type CorporateInput, type CorporateResult, type CorporateRules, corporateTax } from '@/lib/tax/corporateTax';
import { instalmentLines } from '@/lib/tax/instalmentLines';
import { useRehearsal } from '../form/useRehearsal';
import { CalculatorGrid } from '../layout/CalculatorGrid';
import { figuresOf } from '../result/figuresOf';
import type { CalculatorParts, CalculatorResult } from '../result/resultModel';
import { type CorporateChoices, type CorporateFieldTexts, CorporateTaxForm } from './CorporateTaxForm';
import { type CorporateForm, useCorporateForm } from './useCorporateForm';

/** Figures of a corporate tax result. */
export type CorporateFigure = 'incomeTax' | 'minimumTax' | 'effectiveRate';

/** Notes that the server writes, for the cases in which they hold. */
export type CorporateNoteTexts = Readonly<Record<'rateChanged' | 'lossYearsWithIncome' | 'overpaid', ReactNode>>;

type CorporateTaxCalculatorProps = {
  rules: CorporateRules;
  choices: CorporateChoices;
  fields: CorporateFieldTexts;
  parts: CalculatorParts<CorporateFigure>;
  notes: CorporateNoteTexts;
};

function notesFor(input: CorporateInput, result: CorporateResult, texts: CorporateNoteTexts) {
  return (
    <>
      {result.minimumTaxGround === 'charged' && result.isMinimumRateChanged && texts.rateChanged}
      {input.chargeableIncome > 0 && input.lossYears > 0 && texts.lossYearsWithIncome}
      {result.balance < 0 && texts.overpaid}
    </>
  );
}

function resultFor(input: CorporateInput, props: CorporateTaxCalculatorProps): CalculatorResult {
  const { rules, choices, parts, notes } = props;
  const result = corporateTax(input, rules);
  const { taxPayable, incomeTax, minimumTax, minimumTaxRate, returnDue } = result;
  const basis = minimumTax > incomeTax ? `minimum tax ${minimumTaxRate}%` : `tax on income ${result.rate}%`;
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = formatLongDate(returnDue);
  return {
    head: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: `final return by ${due}` },
    rest: () => ({
      figures: figuresOf(result, parts.figures),
      notes: notesFor(input, result, notes),
      tables: [
        { caption: 'Line by line', lines: corporateLines(input, result) },
        { caption: 'Four instalments', lines: instalmentLines(result) },
      ],
      spoken: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, in four instalments; final return by ${due}.`,
      input:
        `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}, turnover ${formatTzs(input.turnover)}, ` +
        `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
    }),
  };
}

/** Rehearsed with, and shown to nobody. */
const SAMPLE: CorporateInput = {
  kind: '',
  chargeableIncome: 50_000_000,
  turnover: 400_000_000,
  lossYears: 0,
  sector: '',
  yearEnd: '2025-12-31',
  taxAlreadyPaid: 0,
};

/** A company's income tax for one accounting year, and when it is due. */
export function CorporateTaxCalculator(props: CorporateTaxCalculatorProps) {
  const { rules, choices, fields, parts } = props;
  const form = useCorporateForm(rules);

  const show = (shown: CorporateForm) => (
    <CalculatorGrid
      parts={parts}
      result={shown.input && resultFor(shown.input, props)}
      form={<CorporateTaxForm form={shown} texts={fields} choices={choices} submit={parts.submit} />}
    />
  );
  useRehearsal(form, show, () => ({ input: SAMPLE }));
  return show(form);
}
