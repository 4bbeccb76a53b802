import type { ReactNode } from 'react';
import { Plaque } from '@/components/ui/Plaque';
import { Reveal } from '@/components/ui/Reveal';
import { Scroller } from '@/components/ui/Scroller';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TabPanel, Tabs } from '@/components/ui/Tabs';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/lib/content/schemas/pages';
import type { Affiliation, Credential } from '@/lib/content/schemas/people';
import { plaquePictures } from '@/lib/server/pictures/registry';
import styles from './Recognition.module.scss';

const TABS = [
  { id: 'certifications', label: 'Professional Certifications' },
  { id: 'affiliations', label: 'Affiliations & Awards' },
] as const;

const ID_PREFIX = 'recognition';

type RecognitionTabsProps = Record<(typeof TABS)[number]['id'], readonly { id: string; plaque: ReactNode }[]>;

/** Two rows of plaques as tabs. Without JavaScript they are stacked. */
const RecognitionTabs = (rows: RecognitionTabsProps) => (
  <tab-set className="block">
    <Tabs label="Recognition" tabs={TABS} idPrefix={ID_PREFIX} />
    <div className={styles.panels}>
      {TABS.map(({ id, label }, index) => (
        <TabPanel key={id} id={id} isSelected={index === 0} idPrefix={ID_PREFIX} isFocusable={false}>
          <Scroller label={label} itemCount={rows[id].length} noun="plaque">
            {rows[id].map(({ id: plaqueId, plaque }) => (
              <li key={plaqueId} className={styles.plaque}>
                {plaque}
              </li>
            ))}
          </Scroller>
        </TabPanel>
      ))}
    </div>
  </tab-set>
);

type RecognitionProps = {
  texts: Home['recognition'];
  credentials: readonly Credential[];
  affiliations: readonly Affiliation[];
};

/** Qualifications, memberships and awards as plaques, in two tabs. */
export function Recognition({ texts, credentials, affiliations }: RecognitionProps) {
  return (
    <section className="homeSection" aria-labelledby="recognition">
      <Reveal>
        <SectionHeading id="recognition" title={texts.heading} />
      </Reveal>
      <Reveal>
        <div className={styles.tabs}>
          <RecognitionTabs
            certifications={credentials.map((credential) => ({
              id: credential.id,
              plaque: <Plaque {...credential} pictures={plaquePictures(credential)} size="large" />,
            }))}
            affiliations={affiliations.map(({ name, shortName, ...affiliation }) => ({
              id: affiliation.id,
              plaque: (
                <Plaque
                  {...affiliation}
                  pictures={plaquePictures(affiliation)}
                  name={shortName}
                  fullName={name}
                  size="large"
                />
              ),
            }))}
          />
          <div className={`${styles.all} notPrinted`}>
            <TextLink href="/awards" arrow>
              View All Awards
            </TextLink>
          </div>
        </div>
      </Reveal>
    </section>
  );
}
