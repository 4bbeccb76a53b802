import { useSay } from '#words';
import { CallbackForm } from '@/components/behaviours/enquiry/CallbackForm';
import { OpeningText } from '@/components/behaviours/OpeningText';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { withClosedDays } from '@/lib/calendar/workingDays';
import type { Firm } from '@/lib/content/schemas/firm';
import { getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { inLanguage } from '@/lib/server/content/source/contentFiles';
import { firmData } from '@/lib/server/seo/structuredData';
import { CALLBACK_ID, ENQUIRY_ID, mapLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import { ContactCard, OfficeCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.scss';
import contactWaysStyles from './ContactWays.module.scss';
import { FindUs } from './FindUs';
import { WhatNext } from './WhatNext';

/** Phone, WhatsApp and map, where the card of the office does not stand beside the form. */
function ContactWays({ phone, whatsapp, address }: Pick<Firm, 'phone' | 'whatsapp' | 'address'>) {
  const say = useSay();
  return (
    <div className={`${contactWaysStyles.ways} notPrinted`}>
      <ButtonLink href={telLink(phone)} variant="accent" icon="phone">
        <span className={contactWaysStyles.number}>{phone}</span> {say('Call now')}
      </ButtonLink>
      <ButtonLink href={whatsappLink(whatsapp)} variant="outline" icon="whatsapp" rel="noopener noreferrer">
        WhatsApp
      </ButtonLink>
      <ButtonLink href={mapLink(address)} variant="outline" icon="pin" newTab>
        {say('Open in maps')}
      </ButtonLink>
    </div>
  );
}

/** The enquiry form, contact details, the map. */
export function ContactPage() {
  const say = useSay();
  const { language } = say;
  const firm = inLanguage(language, getFirm);
  const services = inLanguage(language, getAllServices);
  const { phone, email, whatsapp, replyPromise } = firm;
  const options = [
    ...services.map(({ id, title }) => ({ value: id, label: title })),
    { value: 'other', label: say('Other') },
  ];
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero
        page={pageIn(PAGES.contact, say)}
        kind="tool"
        lead={getPageTexts(language).contact.lead}
        meta={
          <OpeningText
            hours={firm.hours}
            holidays={withClosedDays(inLanguage(language, getHolidayRules), firm.closedDays)}
            // Holds its place before the clock has been read, so that nothing moves.
            fallback={'\u00a0'}
          />
        }
        beside={<ContactWays {...firm} />}
      />
      <div className={styles.columns}>
        <section id={CALLBACK_ID} className={`${styles.call} notPrinted`} aria-labelledby="call-me">
          <h2 id="call-me" className="h3">
            {say('Book a Call')}
          </h2>
          <p>{say('Leave a number and we call you.')}</p>
          <CallbackForm isBrief services={options} />
        </section>
        <section id={ENQUIRY_ID} className={styles.form}>
          <ContactForm
            services={options}
            questions={Object.fromEntries(services.map(({ id, quote }) => [id, quote]))}
            reach={{ phone, email, whatsapp }}
            promise={replyPromise}
          />
          <WhatNext promise={replyPromise} />
          <p>{getPageTexts(language).contact.clients}</p>
        </section>
        <div className={styles.offices}>
          <ContactCard firm={firm} />
          {firm.offices?.map((office, index) => (
            <OfficeCard key={office.phone} id={`office-${index + 2}`} office={office} />
          ))}
        </div>
      </div>
      <FindUs address={firm.address} />
    </>
  );
}
