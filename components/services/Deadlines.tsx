import { TextLink } from '@/components/ui/link/TextLink';
import type { Service } from '@/lib/content/schemas/services';
import { calculatorPage } from '@/lib/site/pages';
import styles from './Deadlines.module.scss';

/** The dates of a service along the line of a year. */
export function Deadlines({ deadlines }: Pick<Service, 'deadlines'>) {
  return (
    <section aria-labelledby="deadlines">
      <h2 id="deadlines">Your deadlines</h2>
      <dl className={styles.line}>
        {deadlines.map(({ when, what }) => (
          <div key={`${when} ${what}`} className={styles.date}>
            {/* The search index would join the two without the space. */}
            <dt>{when}</dt> <dd>{what}</dd>
          </div>
        ))}
      </dl>
      <TextLink href={calculatorPage('tax-calendar').path} size="small">
        Your own dates
      </TextLink>
    </section>
  );
}
