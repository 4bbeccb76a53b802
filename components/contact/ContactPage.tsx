import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { ENQUIRY_ID } from '@/lib/links/contactLinks';
import { firmData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.scss';
import { FindUs } from './FindUs';
import { WhatNext } from './WhatNext';

type ContactPageProps = {
  firm: Firm;
  /** Names of the sectors by their ids. */
  sectors: Readonly<Record<string, string>>;
};

/** The enquiry form, contact details, the map. */
export function ContactPage({ firm, sectors }: ContactPageProps) {
  const { phone, email, whatsapp, replyPromise } = firm;
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero
        page={PAGES.contact}
        size="compact"
        lead="Write, ring or walk in. A partner reads every message, and the reply comes from the person who will do the work."
      />
      <div className={styles.columns}>
        <section id={ENQUIRY_ID} className={styles.form}>
          <ContactForm
            names={{ services: SERVICE_OPTIONS, sectors }}
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
