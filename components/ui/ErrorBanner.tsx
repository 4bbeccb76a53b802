import type { MouseEvent, Ref } from 'react';
import styles from './ErrorBanner.module.scss';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';

/** A message, with a link to its field if any. */
type BannerError = { message: string; fieldId?: string | undefined };

export type ErrorBannerProps = {
  title?: string;
  /** One message becomes a paragraph, several a list. */
  errors: readonly BannerError[];
  /** Focus it when it appears, which scrolls it into view. */
  ref?: Ref<HTMLDivElement>;
};

/** Moves the focus to the field without changing the URL; scrolls its label into view. */
function focusField(event: MouseEvent, fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  field.focus();
  document.querySelector(`label[for="${fieldId}"]`)?.scrollIntoView({ block: 'nearest' });
}

function Message({ message, fieldId }: BannerError) {
  if (!fieldId) return message;
  return (
    <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
      {message}
    </a>
  );
}

/** Error messages, announced at once by screen readers. Render it only while there is an error. */
export function ErrorBanner({ title, errors, ref }: ErrorBannerProps) {
  const [first, ...others] = errors;

  return (
    <div ref={ref} className={styles.banner} role="alert" tabIndex={-1}>
      <SvgIcon path={CLIENT_ICON_PATHS.warning} size={22} />
      <div className={styles.text}>
        {title && <p className={styles.title}>{title}</p>}
        {first && others.length === 0 ? (
          <p>
            <Message {...first} />
          </p>
        ) : (
          <ul className={styles.errors}>
            {errors.map((error) => (
              <li key={error.message}>
                <Message {...error} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
