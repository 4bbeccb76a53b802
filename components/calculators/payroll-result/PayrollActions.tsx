import { useState } from 'react';
import type { RowTexts } from '@/lib/money/breakdown';
import type { PayrollRun } from '@/lib/payroll/run';
import { runCsv } from '@/lib/payroll/sheetFile';
import type { Outcome } from '@/lib/payroll/workOut';
import { say } from '@/lib/words/say';
import { ActionButton } from '../result/ActionButton';
import actionStyles from '../result/ShareActions.module.scss';
import { saveCsv } from '../result/saveFile';
import type { Paper } from './usePaper';

type PayrollActionsProps = {
  outcome: Outcome;
  run: PayrollRun;
  /** Of the lines in the month of the run. */
  texts: RowTexts;
  month: string;
  onPrint: (paper: Paper) => void;
};

/** Payslips and the sheet on paper, the run as a CSV file. */
export function PayrollActions({ outcome, run, texts, month, onPrint }: PayrollActionsProps) {
  const [notice, setNotice] = useState('');
  const download = () => {
    const name = say('payroll-{month}.csv', { month: month.toLowerCase().replace(' ', '-') });
    setNotice(saveCsv(runCsv(outcome.rows, run, texts), name));
  };

  return (
    <div className={actionStyles.actions}>
      <ActionButton icon="print" onClick={() => onPrint('slips')}>
        {say('Print all payslips')}
      </ActionButton>
      <ActionButton icon="print" onClick={() => onPrint('sheet')}>
        {say('Print the payroll')}
      </ActionButton>
      <ActionButton icon="download" onClick={download}>
        CSV
      </ActionButton>
      <p role="status">{notice}</p>
    </div>
  );
}
