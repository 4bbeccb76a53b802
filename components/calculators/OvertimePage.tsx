import { RichSentence } from '@/components/shared/RichSentence';
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
import { findCalculator } from '@/lib/site/calculators';
import { hrefIn } from '@/lib/site/translatedPages';
import { type PageTranslate, type Translate, translateName } from '@/lib/words/translate';
import { CalculatorPage } from './layout/CalculatorPage';
import { ReferenceSection, ReferenceTable, RuleTable, SourceLine } from './layout/ReferenceTable';
import { OvertimeCalculator, type OvertimeLines } from './OvertimeCalculator';

/** Monthly and hourly minimum wages under the current wage order. Works without JavaScript. */
function MinimumWageTable({ order, translate }: { order: PublishedWageOrder; translate: Translate }) {
  const { wages, monthHours, from, law } = order;
  return (
    <ReferenceSection title={translate('Minimum wages')}>
      <p>
        {translate(
          '{law}, in force since {day}. Hourly wage = monthly wage ÷ {hours}, the ratio behind the order’s own figures.',
          { law, day: formatLongDate(from, translate.language), hours: monthHours },
        )}
      </p>
      <Disclosure summary={translate('All minimum wages by sector')}>
        <DataTable
          caption={translate('Minimum wages by sector, TZS')}
          isCaptionHidden
          columns={[
            { label: translate('Sector') },
            { label: translate('Work') },
            { label: translate('A month'), isNumeric: true },
            { label: translate('An hour'), isNumeric: true },
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

/** Label, rule and law of each row in an overtime calculation. */
export function overtimeLines(
  published: Overtime,
  order: WageOrder & { law: string },
  translate: Translate,
): OvertimeLines {
  const { weekHours, monthWeeks, weekdayRate, weekendRate, law } = published;
  const monthHours = weekHours * monthWeeks;
  const convention = translate('{hours} hours a week × {weeks} weeks: this calculator’s convention', {
    hours: weekHours,
    weeks: monthWeeks,
  });
  return {
    basic: { label: translate('Basic salary') },
    hourly: {
      label: translate('Hourly rate'),
      rule: translate('salary / {hours} h', { hours: monthHours }),
      law: convention,
    },
    hourlyBoth: {
      label: translate('Hourly rate'),
      rule: translate('salary / hours in the month'),
      law: translate(
        '{own} h: {convention}. {order} h: the ratio of the monthly to the hourly wages in the order ({law})',
        {
          own: monthHours,
          convention,
          order: order.monthHours,
          law: order.law,
        },
      ),
    },
    weekday: {
      label: translate('Weekday overtime'),
      rule: translate('hours × {times} × hourly rate', { times: weekdayRate }),
      law,
    },
    weekend: {
      label: translate('Rest day or public holiday overtime'),
      rule: translate('hours × {times} × hourly rate', { times: weekendRate }),
      law,
    },
    overtime: {
      label: translate('Total overtime'),
      rule: translate('both together'),
      law: translate('Overtime is taxable income.'),
    },
    total: { label: translate('Total monthly salary'), rule: translate('basic plus overtime') },
  };
}

/** The overtime calculator, with its rules and laws. */
export function OvertimePage({ translate }: { translate: PageTranslate }) {
  const rules = getOvertimeRules();
  const published = getOvertime(translate.language);
  const order = getWageOrder(translate.language);
  const lines = overtimeLines(published, order, translate);
  const { weekHours, monthWeeks, wageOrderHours, capHours, law } = published;
  const { monthHours } = rules;
  const excess = formatPercent((wageOrderHours / monthHours - 1) * 100);
  const grossToNet = findCalculator('gross-to-net-salary');
  return (
    <CalculatorPage
      translate={translate}
      id="overtime"
      emptyState={translate('You will see the month’s pay with overtime here. Overtime is taxable income.')}
      basis={translate('the rules on this page')}
      service="accounting"
      Calculator={OvertimeCalculator}
      data={{ rules, published, order, lines }}
    >
      <RuleTable
        translate={translate}
        lines={[lines.hourly, lines.weekday, lines.weekend, lines.overtime, lines.total]}
      />
      <ReferenceTable
        title={translate('What the law says')}
        caption={translate('Limits on overtime')}
        columns={[translate('Point'), translate('What it means')]}
        rows={[
          [
            translate('{hours} h a week', { hours: weekHours }),
            translate('This is the standard week. A month is {weeks} weeks, or {hours} h.', {
              weeks: monthWeeks,
              hours: monthHours,
            }),
          ],
          [translate('By agreement only'), translate('Nobody can be made to work overtime without agreeing.')],
          [
            translate('{hours} hours in four weeks', { hours: capHours }),
            translate(
              'This is the legal cap on overtime. Above it the calculator warns you but still shows the result.',
              {
                hours: capHours,
              },
            ),
          ],
          [
            translate('{hours} hours a month', { hours: wageOrderHours }),
            translate(
              'This is the length of a month in the wage order. This calculator uses {own}, so its hourly rate is {excess} higher. Check which one the contract uses.',
              { own: monthHours, excess },
            ),
          ],
          [
            translate('Rest day'),
            translate('The law doubles pay on the weekly rest day and on public holidays, not on Saturdays as such.'),
          ],
          [
            translate('Overtime is taxable income'),
            <RichSentence
              key="tax"
              text={translate('It is added to the month’s pay before PAYE. See {calculator}')}
              values={{
                calculator: (
                  <TextLink href={hrefIn(grossToNet.path, translate.language)} size="small">
                    {translateName(translate, grossToNet.name)}
                  </TextLink>
                ),
              }}
            />,
          ],
        ]}
      />
      <SourceLine translate={translate} {...published} period={`${law}.`} />
      <MinimumWageTable translate={translate} order={order} />
    </CalculatorPage>
  );
}
