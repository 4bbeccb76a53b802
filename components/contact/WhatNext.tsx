import { getPageTexts } from '@/lib/server/content/loaders/pages';
import type { Translate } from '@/lib/words/translate';
import styles from './WhatNext.module.scss';

type WhatNextProps = {
  /** When the firm replies, unless the page says so above. */
  promise?: string;
  translate: Translate;
};

/** What happens after an enquiry. */
export function WhatNext({ promise, translate }: WhatNextProps) {
  const { language } = translate;
  return (
    <div>
      <h2 className="h3">{translate('What happens next')}</h2>
      <ol className={styles.steps}>
        {promise && <li>{promise}</li>}
        {getPageTexts(language).contact.whatNext.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </div>
  );
}
