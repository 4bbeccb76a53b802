import { CallbackForm } from '@/components/shared/enquiry/CallbackForm';
import { OpeningText } from '@/components/shared/OpeningText';
import { Reveal } from '@/components/ui/Reveal';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { Home } from '@/lib/content/schemas/pages';
import { getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { telLink } from '@/lib/site/contactLinks';
import { ENGLISH } from '@/lib/words/translate';
import styles from './Callback.module.scss';

/** The last section of the home page: call, request a call, or write. */
export function Callback({ texts, firm: { phone, hours } }: { texts: Home['callback']; firm: Firm }) {
  return (
    <section className={`${styles.section} band notPrinted`} aria-labelledby="callback" data-pagefind-ignore>
      <Reveal>
        <h2 id="callback">{texts.heading}</h2>
        <div className={`${styles.intro} lead`}>
          <OpeningText translate={ENGLISH} hours={hours} holidays={getHolidayRules('en')} fallback={texts.intro} />
        </div>
        <p className={`${styles.number} h2`}>
          <a href={telLink(phone)}>{phone}</a>
        </p>
        <TextLink href="/contact" arrow>
          Contact Us
        </TextLink>
      </Reveal>
      <Reveal>
        <div className={styles.card}>
          <CallbackForm translate={ENGLISH} />
        </div>
      </Reveal>
    </section>
  );
}
