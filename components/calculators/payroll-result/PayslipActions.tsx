import { useState } from 'react';
import type { Payslip } from '@/lib/payroll/payslip';
import { type PayslipFrame, payslipText } from '@/lib/payroll/payslipLines';
import { fragmentOf } from '@/lib/text/fragmentOf';
import { say } from '@/lib/words/say';
import { ActionButton } from '../result/ActionButton';
import { ShareLink } from '../result/ShareLink';
import { saveFile } from '../result/saveFile';
import styles from './PayslipActions.module.scss';

type PayslipActionsProps = { slip: Payslip; frame: PayslipFrame };

/** Hands a picture to what the device shares files by; saves it where that is missing or refuses. */
async function handOut(file: File, title: string): Promise<string> {
  const shared = { files: [file], title };
  if (navigator.canShare?.(shared)) {
    try {
      await navigator.share(shared);
      return '';
    } catch (error) {
      if (error instanceof Error && error.name === 'AbortError') return '';
    }
  }
  return saveFile(file, file.name) || say('Picture saved.');
}

/** Shares one payslip, as text or as a picture. What draws the picture is loaded by the press. */
export function PayslipActions({ slip, frame }: PayslipActionsProps) {
  const { month } = frame;
  const [notice, setNotice] = useState('');
  const title = say('Payslip, {month}', { month });

  const sharePicture = async () => {
    setNotice(say('Drawing the picture...'));
    try {
      const { payslipPicture } = await import('@/lib/browser/payslipPicture');
      const picture = await payslipPicture(slip, frame);
      const name = say('payslip-{name}-{month}.png', {
        name: fragmentOf(slip.employee.name),
        month: fragmentOf(month),
      });
      setNotice(await handOut(new File([picture], name, { type: 'image/png' }), title));
    } catch {
      setNotice(say('The picture could not be made. Share the payslip as text.'));
    }
  };

  return (
    <div className={styles.actions}>
      <ShareLink title={title} text={payslipText(slip, frame)}>
        {say('Share payslip')}
      </ShareLink>
      <ActionButton icon="share" onClick={sharePicture}>
        {say('Share as a picture')}
      </ActionButton>
      <p role="status">{notice}</p>
    </div>
  );
}
