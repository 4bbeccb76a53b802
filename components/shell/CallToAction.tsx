import type { ReactNode } from 'react';
import styles from './CallToAction.module.scss';

type CallToActionProps = {
  title: string;
  text?: string | undefined;
  /** Buttons and links. */
  children: ReactNode;
};

/** Band at the end of a page that leads on. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={styles.band} data-pagefind-ignore>
      <div className={styles.inner}>
        <div>
          <h2>{title}</h2>
          {text && <p className={styles.text}>{text}</p>}
        </div>
        <div className={styles.actions}>{children}</div>
      </div>
    </section>
  );
}
