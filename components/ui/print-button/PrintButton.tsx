'use client';
// Needs the browser: opens the print dialog.

import { Button, type ButtonProps } from '../button/Button';
import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './PrintButton.module.scss';

export type PrintButtonProps = Pick<ButtonProps, 'size'>;

/** Prints the page; hidden without script. */
export function PrintButton({ size }: PrintButtonProps) {
  return (
    <div className={styles.print}>
      <Button
        variant="outline"
        size={size}
        icon={<SvgIcon path={CLIENT_ICON_PATHS.print} />}
        fullWidth
        onClick={() => window.print()}
      >
        Print this page
      </Button>
    </div>
  );
}
