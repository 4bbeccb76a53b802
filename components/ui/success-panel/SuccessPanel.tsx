import type { ReactNode, Ref } from 'react';
import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './SuccessPanel.module.scss';

export type SuccessPanelProps = {
  title: string;
  /** What happens next. */
  children?: ReactNode;
  actions?: ReactNode;
  /** Focus it when it replaces a form. */
  ref?: Ref<HTMLDivElement>;
};

/** Replaces a form once it was sent; a live region, so screen readers announce it. */
export function SuccessPanel({ title, children, actions, ref }: SuccessPanelProps) {
  return (
    <div ref={ref} className={styles.panel} role="status" tabIndex={-1}>
      <span className={styles.tick}>
        <SvgIcon path={CLIENT_ICON_PATHS.check} />
      </span>
      <h3 className={styles.title}>{title}</h3>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
