import { useSay } from '#words';
import { RichSentence } from '@/components/behaviours/RichSentence';
import { DataTable } from '@/components/ui/DataTable';
import { Disclosure } from '@/components/ui/Disclosure';
import { TextLink } from '@/components/ui/TextLink';
import type { Overtime } from '@/lib/content/schemas/tax/salary';
import { formatLongDate } from '@/lib/dates/formatLongDate';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { compareWithMinimum, type WageOrder } from '@/lib/salary/overtime';
import {
  getOvertime,
  getOvertimeRules,
  getWageOrder,
  type PublishedWageOrder,
} from '@/lib/server/content/loaders/tax/salary';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { findCalculator } from '@/lib/site/calculators';
import { hrefIn } from '@/lib/site/translatedPages';
import { type Say, sayName } from '@/lib/words/say';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { OvertimeCalculator, type OvertimeLines } from './OvertimeCalculator';

/** The minimum wages of the order in force, a month and an hour, readable without script. */
function MinimumWageTable({ order }: { order: PublishedWageOrder }) {
  const say = useSay();
  const { wages, monthHours, from, law } = order;
  return (
    <ReferenceSection title={say('Minimum wages')}>
      <p>
        {say(
          '{law}, in force since {day}. Hourly wage = monthly wage ÷ {hours}, the ratio behind the order’s own figures.',
          { law, day: formatLongDate(from, say.language), hours: monthHours },
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

/** Label, rule and law of every row of an overtime calculation. */
export function overtimeLines(published: Overtime, order: WageOrder & { law: string }, say: Say): OvertimeLines {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law } = published;
  const monthHours = weekHours * monthWeeks;
  const convention = say('{hours} hours a week × {weeks} weeks: this calculator’s convention', {
    hours: weekHours,
    weeks: monthWeeks,
  });
  return {
    basic: { label: say('Basic salary') },
    hourly: {
      label: say('Hourly rate'),
      rule: say('salary / {hours} h', { hours: monthHours }),
      law: convention,
    },
    hourlyBoth: {
      label: say('Hourly rate'),
      rule: say('salary / hours in the month'),
      law: say('{own} h: {convention}. {order} h: implied by the hourly and monthly wages in the order: {law}', {
        own: monthHours,
        convention,
        order: order.monthHours,
        law: order.law,
      }),
    },
    weekday: {
      label: say('Weekday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekdayRate }),
      law,
    },
    weekend: {
      label: say('Rest day or public holiday overtime'),
      rule: say('hours × {times} × hourly rate', { times: weekendRate }),
      law,
    },
    overtime: { label: say('Total overtime'), rule: say('both together'), law: say('Overtime is taxable income.') },
    total: { label: say('Total monthly salary'), rule: say('basic plus overtime') },
  };
}

/** Overtime: the calculator, and its rules and law. */
export function OvertimePage() {
  const say = useSay();
  const rules = getOvertimeRules();
  const published = inLanguage(say.language, getOvertime);
  const order = inLanguage(say.language, getWageOrder);
  const lines = overtimeLines(published, order, say);
  const { weekHours, monthWeeks, wageOrderHours, capHours, law } = published;
  const { monthHours } = rules;
  const excess = formatPercent((wageOrderHours / monthHours - 1) * 100);
  const grossToNet = findCalculator('gross-to-net-salary');
  return (
    <CalculatorPage
      id="overtime"
      promise={say('You will see the month’s pay with overtime here. Overtime is taxable income.')}
      basis={say('the rules on this page')}
      service="accounting"
      Calculator={OvertimeCalculator}
      data={{ rules, published, order, lines }}
    >
      <RuleTable lines={[lines.hourly, lines.weekday, lines.weekend, lines.overtime, lines.total]} />
      <ReferenceTable
        title={say('What the law says')}
        caption={say('Limits on overtime')}
        columns={[say('Point'), say('What it means')]}
        rows={[
          [
            say('{hours} h a week', { hours: weekHours }),
            say('The standard week. A month is {weeks} weeks, {hours} h.', {
              weeks: monthWeeks,
              hours: monthHours,
            }),
          ],
          [say('By agreement only'), say('Nobody can be made to work overtime without agreeing.')],
          [
            say('{hours} hours in four weeks', { hours: capHours }),
            say('The legal cap on overtime. Above it the calculator warns you and still shows the result.', {
              hours: capHours,
            }),
          ],
          [
            say('{hours} hours a month', { hours: wageOrderHours }),
            say(
              'A month in the wage order has these hours. This calculator uses {own}, so its hourly rate is {excess} higher. Check which one the contract means.',
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
              of="It is added to the month’s pay before PAYE. See {calculator}"
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
      <SourceLine {...published} period={`${law}.`} />
      <MinimumWageTable order={order} />
    </CalculatorPage>
  );
}
