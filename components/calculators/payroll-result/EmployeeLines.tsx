import { useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { Select } from '@/components/ui/select/Select';
import type { RowTexts } from '@/lib/money/breakdown';
import { employeeRows, employerRows } from '@/lib/payroll/lines';
import type { PayrollRules } from '@/lib/payroll/rates';
import type { PayrollRun } from '@/lib/payroll/run';
import { markLines } from '@/lib/payroll/slipMarks';
import { say } from '@/lib/words/say';
import { BreakdownTable } from '../result/BreakdownTable';
import styles from './EmployeeLines.module.scss';
import { PayslipActions } from './PayslipActions';
import type { Paper } from './usePaper';

type EmployeeLinesProps = {
  run: PayrollRun;
  rules: PayrollRules;
  /** Of the lines in the month of the run. */
  texts: RowTexts;
  employer: string;
  /** 'November 2026'. */
  month: string;
  onPrint: (paper: Paper) => void;
};

/** One employee's pay line by line, each with its formula and the law behind it. */
export function EmployeeLines({ run, rules, texts, employer, month, onPrint }: EmployeeLinesProps) {
  const [wanted, setWanted] = useState(0);
  const at = Math.min(wanted, run.slips.length - 1);
  const slip = run.slips[at];
  if (!slip) return null;
  const context = { run, rules: rules.benefits };

  return (
    <section className={styles.lines} aria-labelledby="payroll-lines">
      <h2 id="payroll-lines">{say('Line by line')}</h2>
      <div className={styles.choice}>
        <Select
          name="employee"
          label={say('Employee')}
          value={String(at)}
          options={run.slips.map(({ employee }, index) => ({
            value: String(index),
            label: `${index + 1}. ${employee.name}`,
          }))}
          onChange={(event) => setWanted(Number(event.currentTarget.value))}
        />
        <Button
          variant="outline"
          size="small"
          icon={<SvgIcon path={CLIENT_ICON_PATHS.print} />}
          onClick={() => onPrint(at)}
        >
          {say('Print this payslip')}
        </Button>
        <PayslipActions key={at} slip={slip} frame={{ employer, month, marks: markLines(slip, texts) }} />
      </div>
      <div className={styles.tables}>
        <BreakdownTable
          caption={say('Pay of {name}', { name: slip.employee.name })}
          rows={employeeRows(slip, context)}
          texts={texts}
        />
        <BreakdownTable caption={say('What the employer pays')} rows={employerRows(slip, context)} texts={texts} />
      </div>
    </section>
  );
}
