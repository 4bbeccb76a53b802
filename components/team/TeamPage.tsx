import { JsonLd } from '@/components/shell/JsonLd';
import { PageHero } from '@/components/shell/PageHero';
import { StatRow } from '@/components/ui/Stat';
import type { Firm } from '@/lib/content/schemas/firm';
import type { TeamMember } from '@/lib/content/schemas/people';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { stockPicture } from '@/lib/server/pictures/registry';
import { personData } from '@/lib/server/seo/structuredData';
import { mailLink } from '@/lib/site/contactLinks';
import { departmentOptions } from '@/lib/site/departments';
import { part } from '@/lib/site/elementParts';
import { PAGES } from '@/lib/site/pages';
import { ENGLISH } from '@/lib/words/translate';
import { TeamCard } from './TeamCard';
import { TeamDirectory } from './TeamDirectory';
import styles from './TeamPage.module.scss';

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
        <div className={styles.heading}>
          <h2 className="h3">Team members</h2>
        </div>
        <TeamDirectory departments={departmentOptions(members)} emptyPicture={stockPicture('no-team')}>
          {members.map((member) => (
            <TeamCard key={member.id} member={member} />
          ))}
          <li id="careers" className={`${styles.applicants} wholeRow`} {...part('team-filter', 'everyone')}>
            <p>{getPageTexts('en').team.applicants}</p>
            <a className="linkTarget" href={mailLink(firm.email)}>
              {firm.email}
            </a>
          </li>
        </TeamDirectory>
      </div>
      {realMembers.map((member) => (
        <JsonLd key={member.id} data={personData(firm, member)} />
      ))}
    </>
  );
}
