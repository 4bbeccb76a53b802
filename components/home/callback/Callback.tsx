import { BorderStrip } from '@/components/shell/BorderStrip';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Reveal } from '@/components/ui/reveal/Reveal';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Home } from '@/lib/content/schemas/home';
import { telLink } from '@/lib/links/contactLinks';
import styles from './Callback.module.scss';
import { CallbackForm } from './CallbackForm';

type CallbackProps = {
  texts: Home['callback'];
  phone: Firm['phone'];
};

/** Last section of Home: ask for a call, or call or write oneself. */
export function Callback({ texts, phone }: CallbackProps) {
  return (
    <>
      <BorderStrip border="teeth" palette="red" scope="home" />
      <section className={styles.section} aria-labelledby="callback" data-pagefind-ignore>
        <div className={styles.inner}>
          <Reveal>
            <h2 id="callback" className={styles.title}>
              {texts.heading}
            </h2>
            <p className={styles.intro}>{texts.intro}</p>
            <div className={styles.actions}>
              <ButtonLink href="/contact" iconEnd="arrow-right">
                Contact Us
              </ButtonLink>
              <ButtonLink href={telLink(phone)} variant="outline" icon="phone">
                {phone}
              </ButtonLink>
            </div>
          </Reveal>
          <Reveal>
            <div className={styles.card}>
              <CallbackForm />
            </div>
          </Reveal>
        </div>
      </section>
    </>
  );
}
