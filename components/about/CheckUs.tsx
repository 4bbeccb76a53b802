import { Rows } from '@/components/ui/rows/Rows';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Firm } from '@/lib/content/schemas/firm';
import styles from './CheckUs.module.scss';

type CheckUsProps = {
  texts: { title: string; text: string };
  check: Firm['check'];
};

/** For visitors who check the firm: who signs, who insures it, where to complain. */
export function CheckUs({ texts, check }: CheckUsProps) {
  return (
    <section className={styles.section} aria-labelledby="check">
      <SectionHeading id="check" title={texts.title} intro={texts.text} samples={[check]} />
      <Rows
        rows={[
          { term: 'Who signs', text: check.signatory },
          { term: 'Insurance', text: check.insurance },
          { term: 'Complaints', text: check.complaints },
        ]}
      />
    </section>
  );
}
