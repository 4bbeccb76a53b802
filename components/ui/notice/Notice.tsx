import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './Notice.module.scss';

export type NoticeProps = {
  /** What has just happened; undefined hides the notice. */
  message: string | undefined;
};

/**
 * A short message over the page, such as 'Download started'; the owner removes it. Keep the part mounted and change only
 * the message: screen readers announce what is added to a live region that existed before.
 */
export function Notice({ message }: NoticeProps) {
  return (
    <div className={styles.region} role="status">
      {message && (
        <p className={styles.notice}>
          <SvgIcon path={CLIENT_ICON_PATHS.check} />
          {message}
        </p>
      )}
    </div>
  );
}
