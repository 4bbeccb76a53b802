import type { SelectProps } from '@/components/ui/select/Select';
import { dueText } from '@/lib/calendar/dueText';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatTzs } from '@/lib/money/format';
import { type CorporateInput, type CorporateResult, type CorporateRules, corporateTax } from '@/lib/tax/corporateTax';
import { AskLink } from '../layout/AskLink';
import { DueDayNote } from '../layout/DueDayNote';
import { type FactGroup, percent, type ResultModel, shillings } from '../result/resultModel';
import { type CorporateLines, corporateRows, instalmentRows, RETURN_WORDS } from './corporateRows';

/** What the calculator of corporate tax works by. */
export type CorporateTaxData = {
  rules: CorporateRules;
  rowWords: CorporateLines;
  choices: Readonly<Record<'kind' | 'sector', SelectProps['options']>>;
};

type CorporateTaxNotesProps = { input: CorporateInput; result: CorporateResult };

/** What to check on a corporate tax result. */
function CorporateTaxNotes({ input, result }: CorporateTaxNotesProps) {
  const { minimumTaxGround, minimumTaxSlices, lastDayMinimumTax, instalments, taxPayable, losses } = result;
  return (
    <>
      {minimumTaxGround === 'charged' && minimumTaxSlices.length > 1 && (
        <p>
          The rate of minimum tax changed, or a relief began or ended, inside this accounting year: each part counts by
          its days (First Schedule, paragraph 5(3)). The paragraph speaks of income, and we read it for turnover. With
          the rate of the last day for the whole year the minimum tax would be{' '}
          <strong>{formatTzs(lastDayMinimumTax)}</strong>. <AskLink service="taxation">Ask us</AskLink> before you file.
        </p>
      )}
      {instalments.length === 0 && taxPayable > 0 && (
        <p>No instalments: the law asks for none on so small a tax. It is paid with the return.</p>
      )}
      {input.chargeableIncome > 0 && input.lossYears > 0 && (input.broughtLosses === 0 || losses.carried === 0) && (
        <p>
          A year with income counts as a loss year only where losses brought forward are larger and so an unrelieved
          loss is left: please check the number of loss years.
        </p>
      )}
      {result.balance < 0 && <p>More has been paid than is due: the difference is claimed with the final return.</p>}
    </>
  );
}

/** What holds of every accounting year. */
function CorporateTaxBackground({ losses }: Pick<CorporateResult, 'losses'>) {
  return (
    <>
      {losses.cap !== undefined && (
        <p>
          Old losses cover at most {losses.cap}% of the income of this year, the cap on its last day; the rest is
          carried forward without a time limit. Losses from abroad, from investment and from farming have limits of
          their own.
        </p>
      )}
      <DueDayNote />
    </>
  );
}

/** Which of the two taxes is due, and at which rate. */
function basisOf({ minimumTax, incomeTax, minimumTaxSlices, rate }: CorporateResult): string {
  if (minimumTax <= incomeTax) return `tax on income ${rate}%`;
  return minimumTaxSlices.length > 1 ? 'minimum tax, by days' : `minimum tax ${minimumTaxSlices[0]?.rate}%`;
}

function factsOf({ chargeableIncome, broughtLosses }: CorporateInput, result: CorporateResult): FactGroup {
  const { effectiveRate, losses } = result;
  const hasLosses = broughtLosses > 0 || chargeableIncome < 0;
  return {
    items: [
      ...(hasLosses ? [shillings('losses to carry forward', losses.carried)] : []),
      losses.chargeable > 0
        ? percent('effective rate (tax / chargeable income)', effectiveRate)
        : percent('effective rate: no income to measure it by', null),
    ],
  };
}

/** What the calculator of corporate tax shows of an accounting year. */
export function corporateTaxResult(input: CorporateInput, { rules, choices, rowWords }: CorporateTaxData): ResultModel {
  const result = corporateTax(input, rules);
  const { taxPayable, instalments, returnDue, losses } = result;
  const basis = basisOf(result);
  const parts = instalments.length > 0 ? 'in four instalments' : 'without instalments';
  const old = input.broughtLosses > 0 ? `, losses brought forward ${formatTzs(input.broughtLosses)}` : '';
  const kind = choices.kind.find(({ value }) => value === input.kind)?.label ?? '';
  const due = dueText(returnDue, rules.holidays, RETURN_WORDS);
  const rows = corporateRows(input, result, rowWords);
  return {
    headline: { label: 'Tax for the year', amount: taxPayable, badge: basis, aside: due },
    announcement: `Tax for the year ${formatTzs(taxPayable)}, ${basis}, ${parts}; ${due}.`,
    inputSummary:
      `${kind}; chargeable income ${formatTzs(input.chargeableIncome)}${old}, turnover ${formatTzs(input.turnover)}, ` +
      `loss years ${input.lossYears}, year to ${formatLongDate(input.yearEnd)}`,
    rows,
    facts: [factsOf(input, result)],
    notes: <CorporateTaxNotes input={input} result={result} />,
    answers: [],
    details: [
      {
        title: instalments.length > 0 ? 'Four instalments' : 'No instalments',
        rows: instalmentRows(result, rules, rowWords),
      },
      { title: 'Line by line', rows },
      { title: 'Good to know', content: <CorporateTaxBackground losses={losses} /> },
    ],
  };
}
