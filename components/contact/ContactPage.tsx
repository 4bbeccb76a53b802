import { CallbackForm } from '@/components/shared/enquiry/CallbackForm';
import { OpeningText } from '@/components/shared/OpeningText';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { withClosedDays } from '@/lib/calendar/workingDays';
import type { Firm } from '@/lib/content/schemas/firm';
import { getHolidayRules } from '@/lib/server/content/loaders/calendar';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { firmData } from '@/lib/server/seo/structuredData';
import { CALLBACK_ID, ENQUIRY_ID, mapLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { pageIn } from '@/lib/site/pageIn';
import { PAGES } from '@/lib/site/pages';
import type { Translate } from '@/lib/words/translate';
import { ContactCard, OfficeCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.scss';
import contactWaysStyles from './ContactWays.module.scss';
import { FindUs } from './FindUs';
import { WhatNext } from './WhatNext';

/** Phone, WhatsApp and map links, where the office card is not beside the form. */
function ContactWays({
  phone,
  whatsapp,
  address,
  translate,
}: Pick<Firm, 'phone' | 'whatsapp' | 'address'> & { translate: Translate }) {
  return (
    <div className={`${contactWaysStyles.ways} notPrinted`}>
      <ButtonLink href={telLink(phone)} variant="accent" icon="phone">
        <span className={contactWaysStyles.number}>{phone}</span> {translate('Call now')}
      </ButtonLink>
      <ButtonLink href={whatsappLink(whatsapp)} variant="outline" icon="whatsapp" rel="noopener noreferrer">
        WhatsApp
      </ButtonLink>
      <ButtonLink href={mapLink(address)} variant="outline" icon="pin" newTab={translate('opens in a new tab')}>
        {translate('Open in maps')}
      </ButtonLink>
    </div>
  );
}

/** The Contact page: enquiry form, contact details and map. */
export function ContactPage({ translate }: { translate: Translate }) {
  const { language } = translate;
  const firm = getFirm(language);
  const services = getAllServices(language);
  const { phone, email, whatsapp, replyPromise } = firm;
  const options = [
    ...services.map(({ id, title }) => ({ value: id, label: title })),
    { value: 'other', label: translate('Other') },
  ];
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero
        translate={translate}
        page={pageIn(PAGES.contact, translate)}
        kind="tool"
        lead={getPageTexts(language).contact.lead}
        meta={
          <OpeningText
            translate={translate}
            hours={firm.hours}
            holidays={withClosedDays(getHolidayRules(language), firm.closedDays)}
            // Reserves the line until the script has determined the opening status, to prevent a layout shift.
            fallback={'\u00a0'}
          />
        }
        beside={<ContactWays translate={translate} {...firm} />}
      />
      <div className={styles.columns}>
        <section id={CALLBACK_ID} className={`${styles.call} notPrinted`} aria-labelledby="call-me">
          <h2 id="call-me" className="h3">
            {translate('Book a Call')}
          </h2>
          <p>{translate('Leave a number and we will call you.')}</p>
          <CallbackForm translate={translate} isBrief services={options} />
        </section>
        <section id={ENQUIRY_ID} className={styles.form}>
          <ContactForm
            translate={translate}
            services={options}
            questions={Object.fromEntries(services.map(({ id, quote }) => [id, quote]))}
            reach={{ phone, email, whatsapp }}
            promise={replyPromise}
          />
        </section>
        <div className={styles.offices}>
          <ContactCard translate={translate} firm={firm} />
          {firm.offices?.map((office, index) => (
            <OfficeCard translate={translate} key={office.phone} id={`office-${index + 2}`} office={office} />
          ))}
          <WhatNext translate={translate} promise={replyPromise} />
          <p>{getPageTexts(language).contact.clients}</p>
        </div>
      </div>
      <FindUs translate={translate} address={firm.address} />
    </>
  );
}
