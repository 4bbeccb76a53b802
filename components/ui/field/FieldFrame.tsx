import type { ReactNode } from 'react';
import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './FieldFrame.module.scss';
import { type FieldTexts, fieldIds } from './useField';

type FieldFrameProps = FieldTexts & { id: string; children: ReactNode };

/** Label above the control, hint and error below it. The control's attributes come from useField. */
export function FieldFrame({
  id,
  label,
  isRequired,
  optional,
  isLabelHidden,
  error,
  errorLine,
  hint,
  children,
}: FieldFrameProps) {
  const ids = fieldIds(id);

  return (
    <div className={styles.field}>
      <label htmlFor={id} className={isLabelHidden ? 'visuallyHidden' : 'label strong'}>
        {label}
        {isRequired && (
          <span className={styles.star} aria-hidden="true">
            {' *'}
          </span>
        )}
        {optional && <span className={`${styles.optional} muted`}>{` ${optional}`}</span>}
      </label>
      {children}
      {hint && (
        <p id={ids.hint} className="caption muted">
          {hint}
        </p>
      )}
      {(error || errorLine) && (
        <p {...errorLine} id={ids.error} className={`${styles.error} small`}>
          <SvgIcon path={CLIENT_ICON_PATHS.warning} size={18} />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}
