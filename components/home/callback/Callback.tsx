import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Reveal } from '@/components/ui/reveal/Reveal';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Home } from '@/lib/content/schemas/home';
import { telLink } from '@/lib/links/contactLinks';
import { Band } from '../Band';
import styles from './Callback.module.scss';
import { CallbackFields } from './CallbackFields';
import { CallbackSlot } from './CallbackSlot';

type CallbackProps = {
  texts: Home['callback'];
  phone: Firm['phone'];
};

/** Closes Home: leave a number and be called, or call or write oneself. */
export function Callback({ texts, phone }: CallbackProps) {
  return (
    <>
      <Band border="teeth" palette="red" />
      <section className={styles.section} aria-labelledby="callback">
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
              <CallbackSlot>
                <CallbackFields />
              </CallbackSlot>
            </div>
          </Reveal>
        </div>
      </section>
    </>
  );
}
