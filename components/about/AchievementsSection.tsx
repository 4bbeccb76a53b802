import { Accordion } from '@/components/ui/Disclosure';
import { TextLink } from '@/components/ui/TextLink';
import type { Achievement, Achievements } from '@/lib/content/schemas/people';
import styles from './AchievementsSection.module.scss';
import { TabbedPanels } from './TabbedPanels';

function Summary({ achievement }: { achievement: Achievement }) {
  const { title, organization, year } = achievement;
  return (
    <span className={styles.summary}>
      <span>{title}</span> <span className={styles.detail}>{organization}</span>{' '}
      <span className={`${styles.year} digits`}>{year}</span>
    </span>
  );
}

/** Links to the register only if the number is known, since visitors need it for their search. */
function Description({ achievement }: { achievement: Achievement }) {
  const { description, number, register } = achievement;
  return (
    <p className="measure">
      {description}
      {number && (
        <>
          {` Number ${number}. `}
          {register && (
            <a href={register} rel="noopener">
              Open the register
            </a>
          )}
        </>
      )}
    </p>
  );
}

function panel(id: string, label: string, achievements: Achievement[]) {
  const items = achievements.map((achievement) => ({
    id: achievement.title,
    summary: <Summary achievement={achievement} />,
    content: <Description achievement={achievement} />,
  }));
  return { id, label, count: items.length, content: <Accordion items={items} name={id} /> };
}

type AchievementsSectionProps = {
  achievements: Achievements;
  /** URL of the CV, and whether it is a sample. Undefined if there is no CV. */
  cv: { href: string; placeholder?: boolean | undefined } | undefined;
};

/** Certifications and registrations. At most one item is open, and switching tabs closes it. */
export function AchievementsSection({ achievements, cv }: AchievementsSectionProps) {
  const { certifications, registrations } = achievements;
  return (
    <section className="wrap section" aria-labelledby="achievements">
      <TabbedPanels
        label="Professional Achievements"
        idPrefix="achievements"
        panels={[
          panel('certifications', 'Certifications', certifications),
          panel('registrations', 'Registrations', registrations),
        ]}
        heading={<h2 id="achievements">Professional Achievements</h2>}
        tabsPosition="beside"
      />
      {cv && (
        <p className={styles.cv}>
          <TextLink href={cv.href} icon="download" newTab="opens in a new tab">
            Download Full CV
          </TextLink>
        </p>
      )}
    </section>
  );
}
