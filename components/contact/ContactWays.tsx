import { useSay } from '#words';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import type { Firm } from '@/lib/content/schemas/firm';
import { mapLink, telLink, whatsappLink } from '@/lib/links/contactLinks';
import styles from './ContactWays.module.scss';

/** Phone, WhatsApp and map, where the card of the office does not stand beside the form. */
export function ContactWays({ phone, whatsapp, address }: Pick<Firm, 'phone' | 'whatsapp' | 'address'>) {
  const say = useSay();
  return (
    <div className={styles.ways}>
      <ButtonLink href={telLink(phone)} variant="accent" icon="phone">
        <span className={styles.number}>{phone}</span> {say('Call now')}
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
