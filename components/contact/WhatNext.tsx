import { useSay } from '#words';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import styles from './WhatNext.module.scss';

type WhatNextProps = {
  /** When the firm answers, where the page does not say so above. */
  promise?: string;
};

/** What happens after an enquiry. */
export function WhatNext({ promise }: WhatNextProps) {
  const say = useSay();
  const { language } = say;
  return (
    <div>
      <h2 className="h3">{say('What happens next')}</h2>
      <ol className={styles.steps}>
        {promise && <li>{promise}</li>}
        {getPageTexts(language).contact.whatNext.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
