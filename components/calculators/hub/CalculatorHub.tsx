import { formatAmount } from '@/lib/money/formatAmount';
import { grossToNet } from '@/lib/salary/grossToNet';
import { netToGross } from '@/lib/salary/netToGross';
import { overtime } from '@/lib/salary/overtime';
import { getCalculatorRates, getOvertimeRules } from '@/lib/server/content/loaders/tax';
import { BandTable } from '../layout/BandTable';
import { CalculatorPage } from '../layout/CalculatorPage';
import { ImportantNote } from '../layout/ImportantNote';
import { Reading } from '../layout/Reading';
import styles from './CalculatorHub.module.scss';
import { CompanyCard } from './CompanyCard';
import { HubCard } from './HubCard';
import { YearTable } from './YearTable';

const EXAMPLE = { gross: 800_000, net: 600_000, weekdayHours: 10 };

/** The three salary calculators, the one for companies, and the rates behind them. */
export function CalculatorHub() {
  const rates = getCalculatorRates('grossToNet');
  const { netPay } = grossToNet(EXAMPLE.gross, rates);
  const found = netToGross(EXAMPLE.net, getCalculatorRates('netToGross'));
  const hours = overtime(
    { basicSalary: EXAMPLE.gross, weekdayHours: EXAMPLE.weekdayHours, weekendHours: 0 },
    getOvertimeRules(),
  );

  return (
    <CalculatorPage
      id="hub"
      lead={`Salary, overtime and company tax on the rates of ${rates.year}. Every line shows its formula and the law behind it.`}
    >
      <div className={styles.cards}>
        <HubCard
          id="gross-to-net-salary"
          text="What reaches the employee, what goes to the authorities, what the employer pays."
          example={[
            ['Gross', formatAmount(EXAMPLE.gross)],
            ['Net pay', formatAmount(netPay)],
          ]}
        />
        <HubCard
          id="net-to-gross-salary"
          text="Agreed a take-home figure? The gross salary and the tax band that lead to it."
          example={[
            ['Net pay', formatAmount(EXAMPLE.net)],
            ['Gross', found.isFound ? formatAmount(found.result.grossSalary) : ''],
          ]}
        />
        <HubCard
          id="overtime"
          text="Weekday hours at 1.5 times, weekends and public holidays at 2 times."
          example={[
            ['Hourly rate', formatAmount(hours.hourlyRate)],
            [`${EXAMPLE.weekdayHours} h weekday`, formatAmount(hours.weekdayOvertimePay)],
          ]}
        />
      </div>
      <ImportantNote basis={`${rates.year} rates`} />
      <Reading title="For companies">
        <CompanyCard />
      </Reading>
      <BandTable rates={rates} />
      <YearTable />
    </CalculatorPage>
  );
}
