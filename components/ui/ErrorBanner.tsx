import type { ComponentProps } from 'react';
import { focusField } from '@/lib/browser/focusField';
import styles from './ErrorBanner.module.scss';
import { CLIENT_ICON_PATHS } from './icon/clientIconPaths';
import { SvgIcon } from './icon/SvgIcon';

/** Links to the field, if there is one. */
type BannerError = { message: string; fieldId?: string | undefined };

export type ErrorBannerProps = {
  title?: string;
  errors: readonly BannerError[];
};

function Message({ message, fieldId }: BannerError) {
  if (!fieldId) return message;
  return (
    <a href={`#${fieldId}`} onClick={(event) => focusField(event, fieldId)}>
      {message}
    </a>
  );
}

type BannerFrameProps = Omit<ComponentProps<'div'>, 'className'> & { title?: string | undefined };

/** The frame around error messages. Screen readers announce it as soon as it appears. */
export function BannerFrame({ title, children, ...rest }: BannerFrameProps) {
  return (
    <div {...rest} className={`${styles.banner} notPrinted`} role="alert" tabIndex={-1}>
      <SvgIcon path={CLIENT_ICON_PATHS.warning} size={22} />
      <div className={`${styles.text} plainLinks`}>
        {title && <p className={`${styles.title} ui`}>{title}</p>}
        {children}
      </div>
    </div>
  );
}

/** A single error is a paragraph, several are a list. Render it only while there is an error. */
export function ErrorBanner({ title, errors }: ErrorBannerProps) {
  const [first, ...others] = errors;

  return (
    <BannerFrame title={title}>
      {first && others.length === 0 ? (
        <p>
          <Message {...first} />
        </p>
      ) : (
        <ul>
          {errors.map((error) => (
            <li key={error.message}>
              <Message {...error} />
            </li>
          ))}
        </ul>
      )}
    </BannerFrame>
  );
}
