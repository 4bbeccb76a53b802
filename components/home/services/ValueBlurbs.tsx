import { Reveal } from '@/components/ui/reveal/Reveal';
import type { Home } from '@/lib/content/schemas/pages';
import styles from './ValueBlurbs.module.scss';

/** Three short promises under one rule. */
export function ValueBlurbs({ blurbs }: { blurbs: Home['valueBlurbs'] }) {
  return (
    <ul className={styles.blurbs} role="list">
      {blurbs.map(({ title, text }) => (
        <Reveal key={title} as="li">
          <h3 className={styles.title}>{title}</h3>
          <p>{text}</p>
        </Reveal>
      ))}
    </ul>
  );
}
