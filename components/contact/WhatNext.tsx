import styles from './WhatNext.module.scss';

type WhatNextProps = {
  /** When the firm answers, where the page does not say so above. */
  promise?: string;
};

/** What happens after an enquiry. */
export function WhatNext({ promise }: WhatNextProps) {
  return (
    <div>
      <h2 className={styles.title}>What happens next</h2>
      <ol className={styles.steps}>
        {promise && <li>{promise}</li>}
        <li>We may ask for a document or two, to see what the work needs.</li>
        <li>You get the scope, the dates and the fee in writing before you decide.</li>
      </ol>
    </div>
  );
}
