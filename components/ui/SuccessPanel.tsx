import type { ComponentProps, ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';
import styles from './SuccessPanel.module.scss';

type SuccessPanelProps = Omit<ComponentProps<'div'>, 'className'> & {
  title: string;
  /** Heading level: 2 if the panel opens a section. */
  level?: 2 | 3;
  actions?: ReactNode;
};

/** Replaces a form after it is sent. A live region, so screen readers announce it. */
export function SuccessPanel({ title, level = 3, children, actions, ...rest }: SuccessPanelProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  return (
    <div {...rest} className={styles.panel} role="status" tabIndex={-1}>
      <span className={styles.tick}>
        <SvgIcon path={CLIENT_ICON_PATHS.check} />
      </span>
      <Heading className={`${styles.title} h3`}>{title}</Heading>
      {children}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
