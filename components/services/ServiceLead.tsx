import { useSay } from '#words';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { Icon } from '@/components/ui/icon/Icon';
import { Portrait } from '@/components/ui/Portrait';
import { SampleTag } from '@/components/ui/SampleTag';
import type { Firm } from '@/lib/content/schemas/firm';
import type { TeamMember } from '@/lib/content/schemas/people';
import type { Service } from '@/lib/content/schemas/services';
import { requestLink, telLink, whatsappLink } from '@/lib/links/contactLinks';
import { portrait } from '@/lib/server/pictures/registry';
import { PAGES } from '@/lib/site/pages';
import { initialsOf } from '@/lib/team/members';
import styles from './ServiceLead.module.scss';

const WIDTHS = { base: '84px' };

type ServiceLeadProps = { service: Service; lead: TeamMember; firm: Firm };

/** The person who leads a service, and how to reach that person. */
export function ServiceLead({ service: { id, title }, lead, firm }: ServiceLeadProps) {
  const say = useSay();
  const { name, position, experience, bio, phone = firm.phone } = lead;
  return (
    <section className={styles.card} aria-labelledby="lead" data-pagefind-ignore>
      <div className={styles.who}>
        <div className={styles.face}>
          <Portrait picture={portrait.framed(WIDTHS, lead)} initials={initialsOf(name)} />
        </div>
        <hgroup>
          <p>Leads this service</p>
          <h2 id="lead">
            <a href={`${PAGES.team.path}#${lead.id}`}>{name}</a>
          </h2>
          <p>{position}</p>
          <p>
            {experience !== undefined && `${experience} years experience`} <SampleTag of={[lead]} />
          </p>
        </hgroup>
      </div>
      {bio && <p>{bio}</p>}
      <div className={styles.request}>
        <ButtonLink href={requestLink({ service: id })} fullWidth>
          Request This Service
        </ButtonLink>
      </div>
      <div>
        <a href={telLink(phone)} className={styles.way}>
          <Icon name="phone" />
          {phone}
        </a>
        <a
          href={whatsappLink(firm.whatsapp, say('Habari, I read your page on {topic}. ', { topic: title }))}
          className={styles.way}
        >
          <Icon name="whatsapp" />
          WhatsApp
        </a>
        <p className={styles.promise}>{firm.replyPromise}</p>
      </div>
    </section>
  );
}
