import styles from './Newsletter.module.scss';
import { NewsletterForm } from './NewsletterForm';

/** Section with the newsletter form. */
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
