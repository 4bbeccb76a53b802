import { SampleTag } from '@/components/ui/sample-tag/SampleTag';
import { SectionHeading } from '@/components/ui/section-heading/SectionHeading';
import type { Achievement } from '@/lib/content/schemas/about';
import type { Firm } from '@/lib/content/schemas/firm';
import styles from './CheckUs.module.scss';

/** Where a registration can be looked up: its number, and the register. */
function Registration({ registration }: { registration: Achievement }) {
  const { title, organization, year, number, register } = registration;
  return (
    <div className={styles.row}>
      <dt>{title}</dt>
      <dd>
        {organization}
        {year && `, since ${year}`}. {number ? `Number ${number}.` : 'Number: ask us.'}{' '}
        {register && (
          <a href={register} rel="noopener">
            Look it up in the register
          </a>
        )}{' '}
        <SampleTag of={registration} />
      </dd>
    </div>
  );
}

type CheckUsProps = {
  texts: { title: string; text: string };
  registrations: readonly Achievement[];
  check: Firm['check'];
};

/** What a visitor can check without taking our word: registers, who signs, who insures us, where to complain. */
export function CheckUs({ texts, registrations, check }: CheckUsProps) {
  const others = [
    { title: 'Who signs', text: check.signatory },
    { title: 'Insurance', text: check.insurance },
    { title: 'Complaints', text: check.complaints },
  ];
  return (
    <section className={styles.section} aria-labelledby="check">
      <SectionHeading id="check" title={texts.title} intro={texts.text} />
      <dl className={styles.list}>
        {registrations.map((registration) => (
          <Registration key={registration.title} registration={registration} />
        ))}
        {others.map(({ title, text }) => (
          <div key={title} className={styles.row}>
            <dt>{title}</dt>
            <dd>
              {text} <SampleTag of={check} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
