import styles from './Newsletter.module.scss';
import { NewsletterForm } from './NewsletterForm';

/** The band in which one asks for the newsletter. */
export function Newsletter() {
  return (
    <section className={styles.band} aria-labelledby="stay-updated">
      <div className={styles.inner}>
        <div>
          <h2 id="stay-updated">Stay Updated</h2>
          <p className={styles.text}>One email when a filing date or a rate changes. Nothing else.</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
