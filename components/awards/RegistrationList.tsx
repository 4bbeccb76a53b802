import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Achievement } from '@/lib/content/schemas/about';
import styles from './RegistrationList.module.scss';

/** The registers and licences that allow the firm to work, with year and number where it has given them. */
export function RegistrationList({ registrations }: { registrations: readonly Achievement[] }) {
  return (
    <section className={styles.section} aria-labelledby="registrations">
      <SectionHeading id="registrations" title="Registrations" />
      <ul role="list" className={styles.list}>
        {registrations.map(({ title, organization, year, number }) => (
          <li key={title} className={styles.entry}>
            <h3 className={styles.title}>{title}</h3>
            <p>{organization}</p>
            {number && <p>No. {number}</p>}
            {year && <p className={styles.year}>Since {year}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
