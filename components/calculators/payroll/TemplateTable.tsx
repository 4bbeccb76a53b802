import { COLUMNS, type ColumnId } from '@/lib/payroll/columns';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { ReferenceTable } from '../layout/ReferenceTable';

const AMOUNT = 'an amount of the month, empty for none';

/** What to write in each column. */
const HELP: Readonly<Record<ColumnId, Phrase>> = {
  number: 'your number of the employee, for the payslip',
  name: 'needed',
  status: 'resident (or empty), non-resident, second job, director (part-time)',
  basic: 'needed: an amount such as 800000 or 800,000; of a director, the fee',
  allowances: AMOUNT,
  overtime: AMOUNT,
  bonus: AMOUNT,
  fund: 'NSSF (or empty), PSSSF, PSSSF basic (of basic pay), none',
  share: 'percent of pay that the employee bears; empty for the most that the law allows',
  heslb: 'no (or empty), yes (of basic pay and allowances), basic (of basic pay)',
  union: 'an amount, or a percent of basic pay such as 2%',
  insurance: AMOUNT,
  other: AMOUNT,
  carCc: 'engine of the employer’s car; empty for none',
  carOld: 'yes or no (or empty)',
  carClaimed: 'yes (or empty) or no',
  houseRent: 'market rent of the employer’s house; empty for none',
  houseClaimed: 'cost of the house that the employer claims',
  housePaid: 'rent that the employee pays',
  houseIncome: 'empty for this month’s taxable pay without the house',
  loan: 'amount owed on the employer’s loan; empty for none',
  loanRate: 'interest that the employee pays, percent a year',
  loanMonths: 'its term',
  loanStatutory: 'the Bank of Tanzania’s discount rate of the period, percent a year',
  benefits: 'monthly value of any other benefit in kind',
  wcf: 'empty for basic pay and allowances; less where an allowance is not fixed',
  joined: 'first day of the job, such as 2026-11-15; in its month pay counts by days',
  left: 'last day of the job, likewise',
  tin: 'for the lists to hand in, as the rest',
  nida: 'number of the national identity',
  member: 'number at the pension fund',
  index: 'for HESLB',
  bank: 'name of the bank',
  account: 'number of the account',
  phone: 'for mobile money',
};

/** The columns of the CSV file and of pasted rows. */
export function TemplateTable() {
  return (
    <ReferenceTable
      title={say('Columns of the template')}
      caption={say('Columns of the CSV file and what to write in them')}
      columns={[say('Column'), say('What to write')]}
      rows={COLUMNS.map(({ id, header }) => [say(header), say(HELP[id])])}
    >
      <p>
        {say(
          'A file or pasted rows with a header may have the columns in any order and leave out those that nobody needs; without a header they stand in this order. Commas, semicolons or tabs separate them. The CSV file of a run can be opened here again.',
        )}
      </p>
    </ReferenceTable>
  );
}
