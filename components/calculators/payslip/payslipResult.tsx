import { useState } from 'react';
import { useSay } from '#words';
import { type BreakdownRow, type Lines, rowsFrom } from '@/lib/money/breakdown';
import { formatExact as f, formatTzs } from '@/lib/money/format';
import {
  checkSlip,
  pensionBaseOf,
  type SlipCheck,
  type SlipInput,
  type SlipLine,
  type SlipRules,
  tableOf,
} from '@/lib/salary/slip';
import { type SlipMistake, slipMistakes } from '@/lib/salary/slipMistakes';
import type { Say } from '@/lib/words/say';
import { ActionButton } from '../result/ActionButton';
import type { ResultModel, ResultSection } from '../result/resultModel';
import { ShareLink } from '../result/ShareLink';
import { payeInWords } from '../salary/bandTexts';
import { mistakeText } from './mistakeTexts';
import { employerMessage, offText, otherTableText, timeOf } from './slipTexts';

/** What the check works by. */
export type PayslipData = { rules: SlipRules; lines: PayslipLines };

export type PayslipLines = Lines<'nssf' | 'paye' | 'sum' | 'net'>;

type PayslipNotesProps = {
  /** What to say to the employer; empty of a payslip that is right. */
  message: string;
  hasMistakes: boolean;
};

function Message({ text }: { text: string }) {
  const say = useSay();
  const [notice, setNotice] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setNotice(say('Copied')),
      () => setNotice(say('Please mark the text and copy it.')),
    );
  return (
    <>
      <h3>{say('What to say to the employer')}</h3>
      <blockquote>
        <p>{text}</p>
      </blockquote>
      <p>
        <ActionButton icon="copy" onClick={copy}>
          {say('Copy these sentences')}
        </ActionButton>{' '}
        <ShareLink title={say('My payslip')} text={text} url={() => location.href}>
          {say('Send them')}
        </ShareLink>
      </p>
      <p role="status">{notice}</p>
    </>
  );
}

/** What follows from a checked payslip. */
function PayslipNotes({ message, hasMistakes }: PayslipNotesProps) {
  const say = useSay();
  if (message === '') {
    return (
      <p>
        {say(
          'Every line agrees with the law, to within a shilling. To see whether the amounts were paid, ask TRA and the fund for your account.',
        )}
      </p>
    );
  }
  return (
    <>
      <Message text={message} />
      <p>
        {hasMistakes
          ? say('One of the mistakes below would explain the figure. Ask your employer.')
          : say('No mistake that we know explains these figures. Ask how they were worked out.')}{' '}
        {say('Benefits in kind raise PAYE and are not part of gross pay: a house or a car may explain more tax.')}
      </p>
    </>
  );
}

const LINES = { nssf: 'Pension', paye: 'PAYE', sum: 'Net pay' } as const;

/** Which lines are off, in a few words. */
function verdict(
  { nssf, paye, sum, net, isRight, usesOtherTable }: SlipCheck,
  say: Say,
): { badge: string; aside: string } {
  if (usesOtherTable) return { badge: say('the lines agree'), aside: say('by another table than TRA’s') };
  if (isRight) return { badge: say('the payslip is right'), aside: say('every line, within a shilling') };
  const off = [
    ...(nssf.isRight ? [] : [say('pension {off}', { off: offText(nssf, say) })]),
    ...(paye.isRight ? [] : [`PAYE ${offText(paye, say)}`]),
    ...(sum.isRight ? [] : [say('the lines do not add up')]),
  ];
  return {
    badge: net.isRight ? say('net pay right, a line is off') : say('the slip pays {off}', { off: offText(net, say) }),
    aside: off.join('; '),
  };
}

/** Builds the rows of a payslip: its figure, the lawful figure, and the difference. PAYE has the law of the slip's own month. */
function slipRows(input: SlipInput, check: SlipCheck, { rules, lines }: PayslipData, say: Say): BreakdownRow[] {
  const { gross, share, other, month } = input;
  const { nssf, paye, sum, net } = check;
  const { bands, law } = tableOf(rules, month);
  const row = (id: keyof PayslipLines, line: SlipLine, formula: string, words: Partial<BreakdownRow> = {}) =>
    rowsFrom(lines)(id, {
      amount: line.off,
      amounts: [line.slip, line.right, line.off],
      rule: offText(line, say),
      formula,
      ...words,
    });
  return [
    row('nssf', nssf, `${share}% × ${f(pensionBaseOf(input, rules))} = ${f(nssf.right)}`),
    row('paye', paye, payeInWords(check.taxable, paye.right, bands, say).formula, { law }),
    row('sum', sum, `${f(gross)} − ${f(nssf.slip)} − ${f(paye.slip)} − ${f(other)} = ${f(sum.right)}`),
    row('net', net, `${f(gross)} − ${f(nssf.right)} − ${f(paye.right)} − ${f(other)} = ${f(net.right)}`, {
      kind: 'total',
    }),
  ];
}

const mistakeSection = (mistakes: readonly SlipMistake[], say: Say): ResultSection => ({
  title: say('What would give these figures'),
  table: {
    columns: [say('Line'), say('What would give it'), say('The figure then'), say('What to know')],
    rows: mistakes.map((mistake) => {
      const { what, know } = mistakeText(mistake, say);
      return [say(LINES[mistake.line]), what, formatTzs(mistake.figure), know];
    }),
  },
});

/** A payslip line by line, with all that the page shows of it. */
export function payslipResult(input: SlipInput, data: PayslipData, say: Say): ResultModel {
  const { rules } = data;
  const check = checkSlip(input, rules);
  const mistakes = check.usesOtherTable ? [] : slipMistakes(input, check, rules);
  const { badge, aside } = verdict(check, say);
  const headline = { label: say('Net pay by the law'), amount: check.net.right, badge, aside };
  const { gross, nssf, paye, other, net } = input;
  return {
    headline,
    announcement: `${headline.label} ${formatTzs(headline.amount)}: ${badge}; ${aside}.`,
    inputSummary: say('payslip of {year}: gross {gross}, pension {nssf}, PAYE {paye}, other {other}, net {net}', {
      year: timeOf(input, say),
      gross: formatTzs(gross),
      nssf: formatTzs(nssf),
      paye: formatTzs(paye),
      other: formatTzs(other),
      net: formatTzs(net),
    }),
    rows: [],
    facts: [],
    notes: check.usesOtherTable ? (
      <p>{otherTableText(input, check, rules, say)}</p>
    ) : (
      <PayslipNotes message={employerMessage(input, check, say)} hasMistakes={mistakes.length > 0} />
    ),
    answers: [
      {
        title: say('Line by line'),
        columns: [say('Payslip'), say('By the law'), say('Off by')],
        rows: slipRows(input, check, data, say),
      },
      ...(mistakes.length > 0 ? [mistakeSection(mistakes, say)] : []),
    ],
    details: [],
  };
}
