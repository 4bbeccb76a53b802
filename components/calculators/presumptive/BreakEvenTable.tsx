import { useSay } from '#words';
import { formatAmount, formatPercent } from '@/lib/money/format';
import { presumptiveTax } from '@/lib/tax/presumptive/presumptive';
import type { PresumptiveRules } from '@/lib/tax/presumptive/presumptiveYear';
import { ReferenceTable } from '../layout/ReferenceTable';

/** Turnovers in shillings for which the static table answers. */
const TURNOVERS = [5e6, 8e6, 11e6, 15e6, 20e6, 30e6, 50e6, 75e6, 100e6, 150e6, 200e6];

type BreakEvenTableProps = { rules: PresumptiveRules; year: number };

/** By turnover: the tax by the table, and the profit below which accounts cost less. Readable without script. */
export function BreakEvenTable({ rules, year }: BreakEvenTableProps) {
  const say = useSay();
  const rows = TURNOVERS.map((turnover) => {
    const trader = { year, turnover, hasRecords: true, trader: rules.traders[0]?.id ?? '', cost: 0 };
    return { turnover, ...presumptiveTax({ ...trader, profit: undefined, tinDay: undefined }, rules) };
  });
  return (
    <ReferenceTable
      title={say('Profit at which both cost the same, {year}', { year })}
      caption={say('Profit at which presumptive tax and accounts cost the same, {year}, TZS a year', { year })}
      columns={[
        say('Turnover'),
        { label: say('Same tax at a profit of'), isNumeric: true },
        { label: say('Share of turnover'), isNumeric: true },
        { label: say('Presumptive tax'), isNumeric: true },
      ]}
      rows={rows.map(({ turnover, tax, breakEven }) => [
        formatAmount(turnover),
        breakEven && formatAmount(breakEven.profit),
        breakEven && formatPercent(breakEven.margin),
        formatAmount(tax),
      ])}
    >
      <p>
        {say(
          'With less profit than that accounts cost less tax, with more the table does. Records kept; what the accounts themselves cost is not counted here.',
        )}
      </p>
    </ReferenceTable>
  );
}
