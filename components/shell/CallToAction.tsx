import type { ReactNode } from 'react';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import styles from './CallToAction.module.scss';

type CallToActionProps = {
  title: string;
  text: string;
  /** Other buttons beside the one to the contact page. */
  children?: ReactNode;
};

/** Band at the end of a page that leads to the contact page. */
export function CallToAction({ title, text, children }: CallToActionProps) {
  return (
    <section className={styles.band} data-pagefind-ignore>
      <div className={styles.inner}>
        <div>
          <h2>{title}</h2>
          <p className={styles.text}>{text}</p>
        </div>
        <div className={styles.actions}>
          <ButtonLink href="/contact" variant="accent" iconEnd="arrow-right">
            Contact Us
          </ButtonLink>
          {children}
        </div>
      </div>
    </section>
  );
}
