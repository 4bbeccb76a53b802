import { DataTable } from '@/components/ui/data-table/DataTable';
import { TextLink } from '@/components/ui/link/TextLink';
import type { Overtime } from '@/lib/content/schemas/tax';
import type { LineTexts } from '@/lib/money/line';
import { CALCULATOR_ENTRIES } from '../layout/calculatorList';
import { Reading } from '../layout/Reading';
import { RuleTable } from '../layout/RuleTable';
import { SourceLine } from '../layout/SourceLine';

type OvertimeReadingProps = { rules: Overtime; texts: LineTexts };

/** Rules, law and limits of overtime, in the page itself. */
export function OvertimeReading({ rules, texts }: OvertimeReadingProps) {
  const { capHours, law, sources, financeAct, checkedOn } = rules;
  const grossToNet = CALCULATOR_ENTRIES['gross-to-net-salary'];

  return (
    <>
      <RuleTable texts={texts} lines={['hourly', 'weekday', 'weekend', 'overtime', 'total']} />
      <Reading title="What the law says">
        <DataTable
          caption="Limits of overtime"
          isCaptionHidden
          columns={[{ label: 'Point' }, { label: 'What it means' }]}
          rows={[
            ['By agreement only', 'Nobody may be made to work overtime without having agreed to it.'],
            [
              `${capHours} hours in four weeks`,
              `The legal cap on overtime. Above ${capHours} hours a note appears; the result still shows.`,
            ],
            [
              'Rest day',
              'The law doubles pay on the weekly rest day and on public holidays, not on Saturdays as such.',
            ],
            [
              'Overtime is taxable income',
              <>
                It is added to the month’s pay before PAYE: see{' '}
                <TextLink href={grossToNet.href} size="small">
                  {grossToNet.name}
                </TextLink>
              </>,
            ],
          ]}
        />
      </Reading>
      <SourceLine period={`${law}.`} sources={sources} financeAct={financeAct} checkedOn={checkedOn} />
    </>
  );
}
