import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { say } from '@/lib/words/say';
import styles from './LawPanel.module.scss';

type LawPanelProps = { title?: string; children: ReactNode };

/** What a tool rests on, closed at first: readable without script, found by search engines and find-in-page. */
export function LawPanel({ title, children }: LawPanelProps) {
  return (
    <div className={styles.law}>
      <Disclosure summary={<span className={styles.title}>{title ?? say('Rates and law')}</span>}>
        {children}
      </Disclosure>
    </div>
  );
}
