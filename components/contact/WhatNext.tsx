import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { say } from '@/lib/words/say';
import styles from './WhatNext.module.scss';

type WhatNextProps = {
  /** When the firm answers, where the page does not say so above. */
  promise?: string;
};

/** What happens after an enquiry. */
export function WhatNext({ promise }: WhatNextProps) {
  return (
    <div>
      <h2 className={styles.title}>{say('What happens next')}</h2>
      <ol className={styles.steps}>
        {promise && <li>{promise}</li>}
        {getPageTexts().contact.whatNext.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
