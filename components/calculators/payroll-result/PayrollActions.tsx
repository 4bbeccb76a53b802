import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button/Button';
import { CLIENT_ICON_PATHS } from '@/components/ui/icon/clientIconPaths';
import { SvgIcon } from '@/components/ui/icon/SvgIcon';
import { downloadBlob } from '@/lib/browser/downloads';
import type { PayrollRun } from '@/lib/payroll/run';
import { runCsv } from '@/lib/payroll/sheetFile';
import type { Outcome } from '@/lib/payroll/workOut';
import actionStyles from '../result/ShareActions.module.scss';
import type { Paper } from './usePaper';

type PayrollActionsProps = { outcome: Outcome; run: PayrollRun; month: string; onPrint: (paper: Paper) => void };

type ActionProps = { icon: 'print' | 'download'; onClick: () => void; children: ReactNode };

function Action({ icon, onClick, children }: ActionProps) {
  return (
    <Button variant="quiet" size="small" icon={<SvgIcon path={CLIENT_ICON_PATHS[icon]} />} onClick={onClick}>
      {children}
    </Button>
  );
}

/** Payslips and the sheet on paper, the run as a CSV file. */
export function PayrollActions({ outcome, run, month, onPrint }: PayrollActionsProps) {
  const download = () => {
    const name = `payroll-${month.toLowerCase().replace(' ', '-')}.csv`;
    downloadBlob(new Blob([runCsv(outcome.rows, run)], { type: 'text/csv' }), name);
  };

  return (
    <div className={actionStyles.actions}>
      <Action icon="print" onClick={() => onPrint('slips')}>
        Print all payslips
      </Action>
      <Action icon="print" onClick={() => onPrint('sheet')}>
        Print the payroll
      </Action>
      <Action icon="download" onClick={download}>
        CSV
      </Action>
    </div>
  );
}
