import { PageHero } from '@/components/shell/hero/PageHero';
import { JsonLd } from '@/components/shell/JsonLd';
import type { Firm } from '@/lib/content/schemas/firm';
import { SERVICE_OPTIONS } from '@/lib/enquiry/serviceOptions';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { firmData } from '@/lib/server/seo/structuredData';
import { PAGES } from '@/lib/site/pages';
import { ContactCard } from './ContactCard';
import { ContactForm } from './ContactForm';
import styles from './ContactPage.module.scss';
import { FindUs } from './FindUs';

/** Contact details, the enquiry form, the map. */
export function ContactPage({ firm }: { firm: Firm }) {
  const { phone, email, whatsapp, replyPromise } = firm;
  return (
    <>
      <JsonLd data={firmData(firm)} />
      <PageHero page={PAGES.contact} lead={getPageTexts().contact.lead} />
      <div className={styles.columns}>
        <ContactCard firm={firm} />
        <section aria-labelledby="message" className={styles.form}>
          <h2 id="message">Send Us a Message</h2>
          <ContactForm services={SERVICE_OPTIONS} reach={{ phone, email, whatsapp }} promise={replyPromise} />
        </section>
      </div>
      <FindUs address={firm.address} />
    </>
  );
}
