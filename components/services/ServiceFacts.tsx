import type { ReactNode } from 'react';
import { useSay } from '#words';
import { ServiceCase } from '@/components/behaviours/ServiceCard';
import { ButtonLink } from '@/components/ui/button/ButtonLink';
import { DiamondList } from '@/components/ui/DiamondList';
import { Portrait } from '@/components/ui/FilePicture';
import { Icon } from '@/components/ui/icon/Icon';
import { Rows } from '@/components/ui/Rows';
import { TextLink } from '@/components/ui/TextLink';
import type { Firm } from '@/lib/content/schemas/firm';
import type { TeamMember } from '@/lib/content/schemas/people';
import type { Service } from '@/lib/content/schemas/services';
import { portrait } from '@/lib/server/pictures/registry';
import { searchablePages } from '@/lib/server/search/searchablePages';
import { requestLink, telLink, whatsappLink } from '@/lib/site/contactLinks';
import { initialsOf } from '@/lib/site/members';
import { calculatorPage, PAGES } from '@/lib/site/pages';
import styles from './ServiceLead.module.scss';

type FactsProps = { id: string; title: string; children: ReactNode };

function Facts({ id, title, children }: FactsProps) {
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

export const Covers = ({ features }: Pick<Service, 'features'>) => (
  <Facts id="what-it-covers" title="What it covers">
    <DiamondList items={features} variant="ruled" />
  </Facts>
);

export const YouGet = ({ deliverables }: Pick<Service, 'deliverables'>) => (
  <Facts id="what-you-get" title="You get">
    <DiamondList items={deliverables} variant="ruled" />
  </Facts>
);

/** How long a service takes, how its fee is set, a case, for whom it is, what to bring, its deadlines. */
export function ServiceFacts({ terms, case: done, fits, documents, deadlines }: Service) {
  const titles = new Map(searchablePages().map(({ href, title }) => [href, title]));
  return (
    <>
      <Facts id="time-and-fee" title="Time and fee">
        <Rows
          rows={[
            { term: 'How long it takes', text: terms.takes },
            { term: 'How the fee is set', text: terms.fee },
            { term: 'What moves it', text: terms.moves },
            { term: 'The first talk', text: terms.firstTalk },
          ]}
        />
      </Facts>
      {done && (
        <Facts id="a-case" title="A case">
          <ServiceCase of={done} />
        </Facts>
      )}
      <Facts id="for-you" title="Is it for you?">
        <Rows
          rows={fits.map(({ who, what, link }) => ({
            term: who,
            text: what,
            link: link ? { href: link, text: titles.get(link) ?? '' } : undefined,
          }))}
        />
      </Facts>
      <Facts id="what-to-bring" title="You bring">
        <DiamondList items={documents} variant="ruled" />
      </Facts>
      <Facts id="deadlines" title="Your deadlines">
        <Rows rows={deadlines.map(({ when, what }) => ({ term: when, text: what }))} variant="dates" />
        <TextLink href={calculatorPage('tax-calendar').path} size="small">
          Your own dates
        </TextLink>
      </Facts>
    </>
  );
}

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
          {experience !== undefined && <p>{experience} years experience</p>}
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
