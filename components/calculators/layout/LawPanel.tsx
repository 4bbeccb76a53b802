import type { ReactNode } from 'react';
import { Disclosure } from '@/components/ui/accordion/Disclosure';
import { say } from '@/lib/words/say';
import styles from './LawPanel.module.scss';

/** What a tool rests on, closed at first: readable without script, found by search engines and find-in-page. */
export function LawPanel({ children }: { children: ReactNode }) {
  return (
    <div className={styles.law}>
      <Disclosure summary={say('Rates and law')}>{children}</Disclosure>
    </div>
  );
}
