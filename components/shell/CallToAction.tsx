import type { ReactNode } from 'react';
import styles from './CallToAction.module.scss';

type CallToActionProps = {
  title: string;
  text: string;
  /** Buttons. */
  actions: ReactNode;
};

/** The band that closes a page: one question, one or two ways to answer it. */
export function CallToAction({ title, text, actions }: CallToActionProps) {
  return (
    <section className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>{actions}</div>
      </div>
    </section>
  );
}
