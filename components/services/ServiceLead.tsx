import { Proof } from '@/components/shared/Proof';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Portrait } from '@/components/ui/FilePicture';
import type { Firm } from '@/lib/content/schemas/firm';
import type { TeamMember } from '@/lib/content/schemas/people';
import type { Service } from '@/lib/content/schemas/services';
import { getAchievements } from '@/lib/server/content/loaders/firm';
import { portrait } from '@/lib/server/pictures/registry';
import { telLink, whatsappLink } from '@/lib/site/contactLinks';
import { experienceText, initialsOf } from '@/lib/site/members';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import styles from './ServiceLead.module.scss';

const WIDTHS = { base: '120px', medium: '300px' };

type ServiceLeadProps = { service: Service; lead: TeamMember; firm: Firm };

/** The person who leads a service, with contact details. */
export function ServiceLead({ service: { title }, lead, firm }: ServiceLeadProps) {
  const { name, position, experience, bio, phone = firm.phone } = lead;
  return (
    <section className={`${styles.band} small`} aria-labelledby="lead" data-pagefind-ignore>
      <div className={styles.face}>
        <Portrait picture={portrait.framed(WIDTHS, lead)} initials={initialsOf(name)} isFilling />
      </div>
      <hgroup className={styles.who}>
        <p>Leads this service</p>
        <h2 id="lead">
          <a href={`${PAGES.team.path}#${lead.id}`}>{name}</a>
        </h2>
        <p>{[position, experience !== undefined && experienceText(experience)].filter(Boolean).join(' · ')}</p>
      </hgroup>
      <div className={`${styles.words} wholeRow`}>
        {bio && <p>{bio}</p>}
        <p className={styles.ways}>
          <ButtonLink href={telLink(phone)} icon="phone">
            {phone}
          </ButtonLink>
          <ButtonLink
            href={whatsappLink(firm.whatsapp, ENGLISH('Habari, I have read your page on {topic}. ', { topic: title }))}
            variant="outline"
            icon="whatsapp"
          >
            WhatsApp
          </ButtonLink>
        </p>
        <p className={`${styles.promise} caption muted`}>{firm.replyPromise}</p>
        <Proof registrations={getAchievements().registrations} />
      </div>
    </section>
  );
}
