import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Firm } from '@/lib/content/schemas/firm';
import styles from './CheckUs.module.scss';

type CheckUsProps = {
  texts: { title: string; text: string };
  check: Firm['check'];
};

/** For visitors who check the firm: who signs, who insures it, where to complain. */
export function CheckUs({ texts, check }: CheckUsProps) {
  const rows = [
    { title: 'Who signs', text: check.signatory },
    { title: 'Insurance', text: check.insurance },
    { title: 'Complaints', text: check.complaints },
  ];
  return (
    <section className={styles.section} aria-labelledby="check">
      <SectionHeading id="check" title={texts.title} intro={texts.text} samples={[check]} />
      <dl className={styles.list}>
        {rows.map(({ title, text }) => (
          <div key={title} className={styles.row}>
            <dt>{title}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
