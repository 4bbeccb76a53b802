import { Said } from '@/components/behaviours/Said';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatPercent } from '@/lib/money/format';
import { findCalculator } from '@/lib/site/calculators';
import { here } from '@/lib/site/twins';
import { say, sayName } from '@/lib/words/say';
import { ReferenceTable } from '../layout/ReferenceTable';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type OvertimeReferenceProps = { rules: Overtime; texts: RowTexts };

/** Rules, law and limits of overtime, readable without script. */
export function OvertimeReference({ rules, texts }: OvertimeReferenceProps) {
  const { weekHours, monthWeeks, wageOrderHours, capHours, law } = rules;
  const monthHours = weekHours * monthWeeks;
  const excess = formatPercent((wageOrderHours / monthHours - 1) * 100);
  const grossToNet = findCalculator('gross-to-net-salary');

  return (
    <>
      <RuleTable texts={texts} rows={['hourly', 'weekday', 'weekend', 'overtime', 'total']} />
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
            <Said
              key="tax"
              of="It is added to the month’s pay before PAYE: see {calculator}"
              values={{
                calculator: (
                  <TextLink href={here(grossToNet.path)} size="small">
                    {sayName(grossToNet.name)}
                  </TextLink>
                ),
              }}
            />,
          ],
        ]}
      />
      <SourceLine {...rules} period={`${law}.`} />
    </>
  );
}
