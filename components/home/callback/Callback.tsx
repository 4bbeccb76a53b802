import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Reveal } from '@/components/ui/reveal/Reveal';
import type { Home } from '@/lib/content/schemas/pages';
import styles from './Callback.module.scss';
import { CallbackForm } from './CallbackForm';

/** Last section of Home: ask for a call, or write. */
export function Callback({ texts }: { texts: Home['callback'] }) {
  return (
    <section className={styles.section} aria-labelledby="callback" data-pagefind-ignore>
      <div className={styles.inner}>
        <Reveal>
          <h2 id="callback" className={styles.title}>
            {texts.heading}
          </h2>
          <p className={styles.intro}>{texts.intro}</p>
          <p className={styles.action}>
            <ButtonLink href="/contact">Contact Us</ButtonLink>
          </p>
        </Reveal>
        <Reveal>
          <div className={styles.card}>
            <CallbackForm />
          </div>
        </Reveal>
      </div>
    </section>
  );
}
