import type { ReactNode } from 'react';
import { FilePicture } from '@/components/ui/FilePicture';
import { Icon, type IconName } from '@/components/ui/icon/Icon';
import type { Firm, Office } from '@/lib/content/schemas/firm';
import { harbourPicture } from '@/lib/server/pictures/registry';
import { mailLink, mapLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { formatAddress, withoutBreaks } from '@/lib/text/formatAddress';
import type { Translate } from '@/lib/words/translate';
import styles from './ContactCard.module.scss';

function Detail({ icon, label, children }: { icon: IconName; label: string; children: ReactNode }) {
  return (
    <div className={styles.detail}>
      <Icon name={icon} />
      <div>
        <h3 className="below1 small soft">{label}</h3>
        {children}
      </div>
    </div>
  );
}

function OfficeHours({ hours }: Pick<Firm, 'hours'>) {
  return (
    <dl className={`${styles.hours} small`}>
      {hours.map(({ label, text }) => (
        <div key={`${label} ${text}`}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Address, contact details and hours of another office. */
export function OfficeCard({
  id,
  office: { phone, address, hours },
  translate,
}: {
  id: string;
  office: Office;
  translate: Translate;
}) {
  return (
    <section className={`${styles.card} onInk`} aria-labelledby={id}>
      <h2 id={id} className="h3">
        {translate('{city} office', { city: withoutBreaks(address.city) })}
      </h2>
      <Detail icon="phone" label={translate('Phone')}>
        <a href={telLink(phone)}>{phone}</a>
      </Detail>
      <Detail icon="pin" label={translate('Address')}>
        <address className={styles.address}>{formatAddress(address)}</address>
        <p>{address.directions}</p>
        <a href={mapLink(address)} rel="noopener noreferrer">
          {translate('Open in maps')}
        </a>
      </Detail>
      <Detail icon="clock" label={translate('Office hours')}>
        <OfficeHours hours={hours} />
      </Detail>
    </section>
  );
}

/** Contact details and office hours above a picture of the harbour. */
export function ContactCard({ firm, translate }: { firm: Firm; translate: Translate }) {
  const { phone, whatsapp, email, address, hours } = firm;
  return (
    <section className={`${styles.card} onInk`} aria-labelledby="office">
      <h2 id="office" className="h3">
        {translate('{city} office', { city: withoutBreaks(address.city) })}
      </h2>
      <Detail icon="phone" label={translate('Phone')}>
        <a href={telLink(phone)}>{phone}</a>
      </Detail>
      <Detail icon="whatsapp" label="WhatsApp">
        <a href={whatsappLink(whatsapp)} rel="noopener noreferrer">
          {whatsapp}
        </a>
      </Detail>
      <Detail icon="mail" label={translate('Email')}>
        <a href={mailLink(email)}>{email}</a>
      </Detail>
      <Detail icon="pin" label={translate('Address')}>
        <address className={styles.address}>{formatAddress(address)}</address>
      </Detail>
      <Detail icon="clock" label={translate('Office hours')}>
        <OfficeHours hours={hours} />
      </Detail>
      <div className={styles.picture}>
        <FilePicture {...harbourPicture()} />
      </div>
    </section>
  );
}
