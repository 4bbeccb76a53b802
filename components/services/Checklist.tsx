'use client';
// Needs the browser: keeps the ticks on the device, carries them into messages, prints the list alone. The boxes, their
// count and the border that fills work without it.

import { type ReactNode, useEffect, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { buttonAttributes } from '@/components/ui/button/buttonAttributes';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { openInNewTab } from '@/lib/browser/openInNewTab';
import { requestLink, whatsappShareLink } from '@/lib/links/contactLinks';
import { checklistMessage, checklistText, progressText } from '@/lib/services/checklist';
import styles from './Checklist.module.scss';
import { useTicks } from './useTicks';

export type ChecklistProps = {
  service: { id: string; title: string };
  heading: { id: string; text: string };
  items: readonly string[];
  /** A band with one repeat for each item. */
  border: ReactNode;
  /** Whom the printed list is from, and where it stands on the web. */
  source: string;
};

/** True while the list is being printed alone. */
function usePrinting() {
  const [isPrinting, setPrinting] = useState(false);
  useEffect(() => {
    if (!isPrinting) return;
    const handleEnd = () => setPrinting(false);
    window.addEventListener('afterprint', handleEnd);
    window.print();
    return () => window.removeEventListener('afterprint', handleEnd);
  }, [isPrinting]);
  return { isPrinting, print: () => setPrinting(true) };
}

/** A list of papers to tick off, which can be sent, printed, and attached to an enquiry. */
export function Checklist({ service, heading, items, border, source }: ChecklistProps) {
  const { list, ticked, readTicked, update } = useTicks(service.id, items);
  const [status, setStatus] = useState('');
  const { isPrinting, print } = usePrinting();

  const handleChange = () => {
    update();
    setStatus(progressText({ items, ticked: readTicked() }));
  };
  const handleSend = () => {
    const url = `${window.location.origin}${window.location.pathname}#${heading.id}`;
    openInNewTab(whatsappShareLink(checklistText(service.title, url, { items, ticked: readTicked() })));
  };

  return (
    <section className={styles.checklist} aria-labelledby={heading.id} data-alone={isPrinting || undefined}>
      <h2 id={heading.id} className={styles.title}>
        {heading.text}
      </h2>
      {isPrinting && <p className={styles.printed}>{service.title}</p>}
      <ul role="list" className={styles.items} ref={list}>
        {items.map((item) => (
          <li key={item}>
            <label>
              <input type="checkbox" onChange={handleChange} />
              {item}
            </label>
          </li>
        ))}
        <li className={styles.progress} aria-hidden="true">
          {border}
          <span />
        </li>
      </ul>
      {isPrinting && <p className={styles.printed}>{source}</p>}
      <VisuallyHidden role="status">{status}</VisuallyHidden>
      <div className={styles.actions} data-pagefind-ignore>
        <Button variant="outline" size="small" onClick={handleSend}>
          Send this list on WhatsApp
        </Button>
        <Button variant="outline" size="small" onClick={print}>
          Print this list
        </Button>
        <a
          href={requestLink({ service: service.id, message: checklistMessage({ items, ticked }) })}
          {...buttonAttributes({ variant: 'outline', size: 'small' })}
        >
          Attach to an enquiry
        </a>
      </div>
    </section>
  );
}
