import type { ReactNode } from 'react';
import { ContactBlock } from '@/components/shell/ContactBlock';
import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { EmptyState } from '@/components/ui/EmptyState';
import { SearchField } from '@/components/ui/SearchField';
import { Select } from '@/components/ui/Select';
import { StatRow } from '@/components/ui/Stat';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import type { Firm } from '@/lib/content/schemas/firm';
import type { TeamMember } from '@/lib/content/schemas/people';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { stockPicture } from '@/lib/server/pictures/registry';
import { personData } from '@/lib/server/seo/structuredData';
import { departmentOptions } from '@/lib/site/departments';
import { part } from '@/lib/site/elementParts';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import { ApplicantCard, TeamCard } from './TeamCard';
import styles from './TeamPage.module.scss';

const EMPTY_TITLE = 'No team members found';
const EMPTY_TEXT = 'Try adjusting your search criteria or filter selection';

type TeamDirectoryProps = {
  departments: readonly { value: string; label: string }[];
  emptyPicture: { src: string; width: number; height: number };
  /** Team cards, and anything shown only while they are unfiltered. */
  children: ReactNode;
};

/** Team cards with a search and a department filter (teamFilter.element.ts). Without JavaScript, everyone is shown. */
function TeamDirectory({ departments, emptyPicture, children }: TeamDirectoryProps) {
  return (
    <team-filter
      className="block above4"
      none={`${EMPTY_TITLE}. ${EMPTY_TEXT}`}
      single="1 team member found"
      many="{count} team members found"
    >
      {/* biome-ignore lint/a11y/useSemanticElements: browsers that are three years old do not support <search>. */}
      <div role="search" className={`${styles.filters} needsScript`}>
        <SearchField label="Search by name, position or specialty" />
        <Select label="Department" isLabelHidden name="department" options={departments} />
      </div>
      <VisuallyHidden as="p" role="status" {...part('team-filter', 'status')} />
      <div className={styles.people}>
        <div hidden {...part('team-filter', 'nobody')}>
          <EmptyState title={EMPTY_TITLE} text={EMPTY_TEXT} picture={emptyPicture} />
        </div>
        <ul role="list" className={styles.cards}>
          {children}
        </ul>
      </div>
    </team-filter>
  );
}

type TeamPageProps = {
  firm: Firm;
  members: TeamMember[];
};

/** The Team page: everyone at the firm, with a search and a department filter. */
export function TeamPage({ firm, members }: TeamPageProps) {
  const realMembers = members.filter(({ placeholder }) => !placeholder);
  return (
    <>
      <PageHero
        translate={ENGLISH}
        page={PAGES.team}
        kind="reading"
        lead={getPageTexts('en').team.lead}
        withoutScript={getPageTexts('en').team.withoutScript}
      />
      <div className={`${styles.page} wrap`}>
        <div className={styles.stats}>
          <StatRow stats={firm.teamStats} />
        </div>
        <h2 className="h3">Team members</h2>
        <TeamDirectory departments={departmentOptions(members)} emptyPicture={stockPicture('no-team')}>
          {members.map((member) => (
            <TeamCard key={member.id} member={member} />
          ))}
          <ApplicantCard email={firm.email} />
        </TeamDirectory>
      </div>
      <ContactBlock translate={ENGLISH} topic={PAGES.team.heading} title="Tell us what you need" />
      {realMembers.map((member) => (
        <JsonLd key={member.id} data={personData(firm, member)} />
      ))}
    </>
  );
}
