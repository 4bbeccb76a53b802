import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import { SampleNotice } from '@/components/shell/SampleNotice';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { ENQUIRY_ID } from '@/lib/links/contactLinks';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { firmData } from '@/lib/server/seo/structuredData';
import { twinsOf } from '@/lib/server/words/twinsOf';
import { pageHere } from '@/lib/site/pageHere';
import { PAGES } from '@/lib/site/pages';
import { say } from '@/lib/words/say';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.scss';
import { FindUs } from './FindUs';
import type { CarriedNames } from './useCarriedEnquiry';
import { WhatNext } from './WhatNext';

type ContactPageProps = {
  firm: Firm;
  /** Names of the sectors by their ids. */
  sectors: Readonly<Record<string, string>>;
  /** What a quote needs to know, by service. */
  questions: CarriedNames['questions'];
};

/** The enquiry form, contact details, the map. */
export function ContactPage(props: ContactPageProps) {
  const { firm, sectors, questions } = twinsOf(props);
  const { phone, email, whatsapp, replyPromise } = firm;
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero page={pageHere(PAGES.contact)} kind="tool" lead={getPageTexts().contact.lead} />
      <SampleNotice of={[firm]} />
      <div className={styles.columns}>
        <section id={ENQUIRY_ID} className={styles.form}>
          <ContactForm
            names={{
              services: twinsOf(SERVICE_OPTIONS).map(({ value, label }) => ({
                value,
                label: value === 'other' ? say('Other') : label,
              })),
              sectors,
              questions,
            }}
            reach={{ phone, email, whatsapp }}
            promise={replyPromise}
          />
          <WhatNext promise={replyPromise} />
        </section>
        <ContactCard firm={firm} />
      </div>
      <FindUs address={firm.address} />
    </>
  );
}
