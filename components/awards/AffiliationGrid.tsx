import { Plaque } from '@/components/ui/plaque/Plaque';
import { Reveal } from '@/components/ui/reveal/Reveal';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Affiliation } from '@/lib/content/schemas/people';
import { plaquePictures } from '@/lib/server/pictures/plaquePictures';
import styles from './AffiliationGrid.module.scss';

/** The bodies that the firm belongs to or that have recognised it. */
export function AffiliationGrid({ affiliations }: { affiliations: Affiliation[] }) {
  return (
    <section className={styles.section} aria-labelledby="affiliations">
      <div className={styles.inner}>
        <SectionHeading id="affiliations" title="Affiliations" samples={affiliations} />
        <ul role="list" className={styles.grid}>
          {affiliations.map((affiliation) => (
            <Reveal key={affiliation.id} as="li">
              <div className={styles.affiliation}>
                <div className={styles.plaque}>
                  <Plaque
                    {...affiliation}
                    pictures={plaquePictures(affiliation)}
                    name={affiliation.shortName}
                    isDecorative
                  />
                </div>
                <div>
                  <h3 className={styles.name}>{affiliation.name}</h3>
                  <p className={styles.text}>{affiliation.description}</p>
                </div>
              </div>
            </Reveal>
          ))}
        </ul>
      </div>
    </section>
  );
}
