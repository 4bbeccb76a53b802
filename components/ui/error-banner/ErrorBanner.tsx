import type { Ref } from 'react';
import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './ErrorBanner.module.scss';

export type ErrorBannerProps = {
  title?: string;
  /** One message becomes a paragraph, several a list. */
  errors: readonly string[];
  /** Focus it when it appears, which scrolls it into view. */
  ref?: Ref<HTMLDivElement>;
};

/** Error messages, announced at once by screen readers. Render it only while there is an error. */
export function ErrorBanner({ title, errors, ref }: ErrorBannerProps) {
  const [first, ...others] = errors;

  return (
    <div ref={ref} className={styles.banner} role="alert" tabIndex={-1}>
      <SvgIcon path={CLIENT_ICON_PATHS.warning} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {others.length === 0 ? (
          <p>{first}</p>
        ) : (
          <ul className={styles.errors}>
            {errors.map((error) => (
              <li key={error}>{error}</li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
