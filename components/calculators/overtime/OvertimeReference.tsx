import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { compareWithMinimum } from '@/lib/salary/minimumWage';
import type { PublishedWageOrder } from '@/lib/server/content/loaders/tax/salary';
import { findCalculator } from '@/lib/site/calculators';
import { hrefIn } from '@/lib/site/translatedPages';
import { sayName } from '@/lib/words/say';
import { ReferenceSection } from '../layout/ReferenceSection';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';
import type { OvertimeLines } from './overtimeRows';

/** The minimum wages of the order in force, a month and an hour, readable without script. */
function MinimumWageTable({ order }: { order: PublishedWageOrder }) {
  const say = useSay();
  const { wages, monthHours, from, law, sources } = order;
  return (
    <ReferenceSection title={say('Minimum wages')}>
      <p>
        {say(
          '{law}, in force since {day}. Read in {sources}, not in the order itself. An hour is the month divided by {hours}, as the order’s own figures imply.',
          { law, day: formatLongDate(from, say.language), sources: sources.join('; '), hours: monthHours },
        )}
      </p>
      <Disclosure summary={say('All minimum wages by sector')}>
        <DataTable
          caption={say('Minimum wages by sector, TZS')}
          isCaptionHidden
          columns={[
            { label: say('Sector') },
            { label: say('Work') },
            { label: say('A month'), isNumeric: true },
            { label: say('An hour'), isNumeric: true },
          ]}
          rows={wages.map((wage) => [
            wage.sector,
            wage.work,
            formatAmount(wage.month),
            formatAmount(compareWithMinimum(0, wage, monthHours).minimumHour),
          ])}
        />
      </Disclosure>
    </ReferenceSection>
  );
}

type OvertimeReferenceProps = { rules: Overtime; order: PublishedWageOrder; lines: OvertimeLines };

/** Rules, law and limits of overtime, readable without script. */
export function OvertimeReference({ rules, order, lines }: OvertimeReferenceProps) {
  const say = useSay();
  const { weekHours, monthWeeks, wageOrderHours, capHours, law } = rules;
  const monthHours = weekHours * monthWeeks;
  const excess = formatPercent((wageOrderHours / monthHours - 1) * 100);
  const grossToNet = findCalculator('gross-to-net-salary');

  return (
    <>
      <RuleTable lines={[lines.hourly, lines.weekday, lines.weekend, lines.overtime, lines.total]} />
      <ReferenceTable
        title={say('What the law says')}
        caption={say('Limits of overtime')}
        columns={[say('Point'), say('What it means')]}
        rows={[
          [
            say('{hours} h a week', { hours: weekHours }),
            say('The standard week. A month counts as {weeks} of them, {hours} h.', {
              weeks: monthWeeks,
              hours: monthHours,
            }),
          ],
          [say('By agreement only'), say('Nobody may be made to work overtime without having agreed to it.')],
          [
            say('{hours} hours in four weeks', { hours: capHours }),
            say('The legal cap on overtime. Above {hours} hours a note appears; the result still shows.', {
              hours: capHours,
            }),
          ],
          [
            say('{hours} hours a month', { hours: wageOrderHours }),
            say(
              'The wage order counts these hours in a month. This calculator counts {own}, so its hourly rate is {excess} higher: ask which of the two the contract means.',
              { own: monthHours, excess },
            ),
          ],
          [
            say('Rest day'),
            say('The law doubles pay on the weekly rest day and on public holidays, not on Saturdays as such.'),
          ],
          [
            say('Overtime is taxable income'),
            <RichSentence
              key="tax"
              of="It is added to the month’s pay before PAYE: see {calculator}"
              values={{
                calculator: (
                  <TextLink href={hrefIn(grossToNet.path, say.language)} size="small">
                    {sayName(say, grossToNet.name)}
                  </TextLink>
                ),
              }}
            />,
          ],
        ]}
      />
      <SourceLine {...rules} period={`${law}.`} />
      <MinimumWageTable order={order} />
    </>
  );
}
