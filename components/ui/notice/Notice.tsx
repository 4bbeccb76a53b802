import { CLIENT_ICON_PATHS } from '../icon/clientIconPaths';
import { SvgIcon } from '../icon/SvgIcon';
import styles from './Notice.module.scss';

export type NoticeProps = {
  /** What has just happened; undefined while there is nothing to say. */
  message: string | undefined;
};

/**
 * A short word that goes away by itself, such as 'Download started'. Keep it in the page and change the message alone:
 * screen readers say only what comes into a region that was there before.
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
