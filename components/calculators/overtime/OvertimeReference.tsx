import { TextLink } from '@/components/ui/link/TextLink';
import type { Overtime } from '@/lib/content/schemas/tax';
import type { RowTexts } from '@/lib/money/breakdown';
import { formatPercent } from '@/lib/money/format';
import { findCalculator } from '@/lib/site/calculators';
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
        title="What the law says"
        caption="Limits of overtime"
        columns={['Point', 'What it means']}
        rows={[
          ['By agreement only', 'Nobody may be made to work overtime without having agreed to it.'],
          [
            `${capHours} hours in four weeks`,
            `The legal cap on overtime. Above ${capHours} hours a note appears; the result still shows.`,
          ],
          [
            `${wageOrderHours} hours a month`,
            `The wage order counts these hours in a month. This calculator counts ${monthHours}, so its hourly rate is ${excess} higher: ask which of the two the contract means.`,
          ],
          ['Rest day', 'The law doubles pay on the weekly rest day and on public holidays, not on Saturdays as such.'],
          [
            'Overtime is taxable income',
            <>
              It is added to the month’s pay before PAYE: see{' '}
              <TextLink href={grossToNet.path} size="small">
                {grossToNet.name}
              </TextLink>
            </>,
          ],
        ]}
      />
      <SourceLine {...rules} period={`${law}.`} />
    </>
  );
}
