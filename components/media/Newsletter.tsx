import { getPageTexts } from '@/lib/server/content/loaders/pages';
import styles from './Newsletter.module.scss';
import { NewsletterForm } from './NewsletterForm';

/** Section with the newsletter form. */
export function Newsletter() {
  return (
    <section className={styles.band} aria-labelledby="stay-updated">
      <div className={styles.inner}>
        <div>
          <h2 id="stay-updated">Stay Updated</h2>
          <p className={styles.text}>{getPageTexts().media.newsletter}</p>
        </div>
        <NewsletterForm />
      </div>
    </section>
  );
}
