import type { Service } from '@/lib/content/schemas/services';
import styles from './CasePanels.module.scss';

/** A case study as three coloured stripes: the question, the work done and the outcome. */
export function CasePanels({ of: { question, did, result } }: { of: NonNullable<Service['case']> }) {
  const panels = [
    ['The question', question],
    ['What we did', did],
    ['The result', result],
  ] as const;
  return (
    <dl className={styles.cloth}>
      {panels.map(([term, text]) => (
        // Without the space, the search index would join the two texts.
        <div key={term}>
          <dt>{term}</dt> <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
