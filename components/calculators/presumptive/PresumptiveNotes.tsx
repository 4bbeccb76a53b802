import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { formatAmount, formatPercent, formatTzs } from '@/lib/money/format';
import { cheaperTurnovers } from '@/lib/tax/presumptive/cheaperTurnovers';
import type { PresumptiveResult } from '@/lib/tax/presumptive/presumptive';
import { type PresumptiveInput, type PresumptiveRules, yearPieces } from '@/lib/tax/presumptive/presumptiveYear';
import { AskLink } from '../layout/AskLink';

type PresumptiveNotesProps = {
  input: PresumptiveInput;
  result: PresumptiveResult;
  rules: PresumptiveRules;
  /** Why the trader may not use the table, if so. */
  closed: { reason: string; law: string } | undefined;
};

/** At which turnovers accounts cost less, for the margin that the visitor expects. */
function Turnovers({ input, result, rules }: Omit<PresumptiveNotesProps, 'closed'>) {
  const say = useSay();
  const { profit, turnover, cost } = input;
  const table = yearPieces(input, rules);
  if (profit === undefined || result.coverage !== 'whole' || table.upTo === 0) return null;
  const margin = profit / turnover;
  const ranges = cheaperTurnovers({ table, profitTax: result.profitTax, margin, cost });
  const inWords = ranges
    .map(({ from, to }) => say('from {from} to {to}', { from: formatAmount(from), to: formatAmount(to) }))
    .join(say(' and '));
  const share = formatPercent(margin * 100);
  return (
    <p>
      {ranges.length > 0
        ? say(
            'At this profit margin, {share}, accounts are cheaper for a turnover {ranges}; the table covers up to {ceiling}.',
            { share, ranges: inWords, ceiling: formatAmount(table.upTo) },
          )
        : say('At this profit margin, {share}, the table costs less, or the same, at every turnover that it covers.', {
            share,
          })}
    </p>
  );
}

/** Why the table holds for no part of the year, or for a part of it alone. */
function Reasons({ result: { slices, coverage }, closed }: Pick<PresumptiveNotesProps, 'result' | 'closed'>) {
  const say = useSay();
  const statuses = new Set(slices.map(({ status }) => status));
  return (
    <>
      {statuses.has('closed') && closed && (
        <p>
          <strong>{closed.reason}.</strong> {closed.law}.
        </p>
      )}
      {statuses.has('above-ceiling') && (
        <p>
          {say(
            coverage === 'part'
              ? 'The turnover is above the ceiling that held in a part of the year. The amount above is for the other part alone, by days. Ask us before you file.'
              : 'The turnover is above the ceiling of the table: the tax is on profit, with accounts.',
          )}
        </p>
      )}
      {statuses.has('no-figure') && (
        <p>{say('From this turnover on the table of the time had a figure only for traders with records.')}</p>
      )}
    </>
  );
}

/** What to know about a comparison of the table with accounts. */
export function PresumptiveNotes({ input, result, rules, closed }: PresumptiveNotesProps) {
  const say = useSay();
  const { slices, coverage, breakEven } = result;
  return (
    <>
      <Reasons result={result} closed={closed} />
      <Turnovers input={input} result={result} rules={rules} />
      {coverage === 'whole' && breakEven && breakEven.profit < input.turnover && (
        <p>
          {say('At a profit of {profit} both cost the same; with less profit, or a loss, accounts cost less.', {
            profit: formatTzs(breakEven.profit),
          })}
        </p>
      )}
      {slices.filter(({ status }) => status === 'table').length > 1 && (
        <p>
          {say(
            'The table changed inside the year: each part counts by its days. The law says so of income; we read it so of turnover.',
          )}
        </p>
      )}
      {slices.some(({ status }) => status === 'relief') && (
        <p>{say('Nothing is due for the days of the relief. We work out the rest of the year by its days.')}</p>
      )}
      {input.trader === 'mixed' && (
        <p>{say('Other income is added to the profit before the bands of individuals apply.')}</p>
      )}
      <p>
        <RichSentence
          of="To be taxed on profit you elect so for the year and keep accounts. {ask} what they would show."
          values={{ ask: <AskLink service="accounting">{say('Ask us')}</AskLink> }}
        />
      </p>
    </>
  );
}
