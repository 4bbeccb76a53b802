import { Plaque } from '@/components/ui/Plaque';
import { Reveal } from '@/components/ui/Reveal';
import { SectionHeading } from '@/components/ui/SectionHeading';
import { TextLink } from '@/components/ui/TextLink';
import type { Home } from '@/lib/content/schemas/pages';
import type { Affiliation, Credential } from '@/lib/content/schemas/people';
import { plaquePictures } from '@/lib/server/pictures/registry';
import styles from './Recognition.module.scss';
import { RecognitionTabs } from './RecognitionTabs';

type RecognitionProps = {
  texts: Home['recognition'];
  credentials: readonly Credential[];
  affiliations: readonly Affiliation[];
};

/** Qualifications, memberships and awards as plaques, in two tabs. */
export function Recognition({ texts, credentials, affiliations }: RecognitionProps) {
  return (
    <section className={`${styles.section} homeSection`} aria-labelledby="recognition">
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
