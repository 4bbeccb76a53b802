import { type ComponentType, useState } from 'react';
import { Button } from '@/components/ui/button/Button';
import { say } from '@/lib/words/say';
import type { Phrase } from '@/lib/words/sw/phrases';
import { latePayroll, NOT_LOADED } from '../payroll/latePayroll';
import type { FilesPanelProps } from './filesPanel';
import styles from './PayrollFiles.module.scss';

type Panel = ComponentType<FilesPanelProps>;

/** Each is loaded by the first press: the page works out a month without them. */
const PANELS: readonly { id: string; label: Phrase; load: () => Promise<Panel> }[] = [
  {
    id: 'compare',
    label: 'Compare with last month',
    load: async () => (await import('./CompareMonths')).CompareMonths,
  },
  {
    id: 'year',
    label: 'The year of each employee',
    load: async () => (await import('./YearSheets')).YearSheets,
  },
  {
    id: 'lists',
    label: 'Lists to hand in',
    load: async () => (await import('./HandInLists')).HandInLists,
  },
  {
    id: 'pension',
    label: 'Ways to share the pension',
    load: async () => (await import('./PensionWays')).PensionWays,
  },
];

/** What can be done beside the month: each opens below by a press, and closes by another. */
export function PayrollFiles(props: FilesPanelProps) {
  const [open, setOpen] = useState<{ id: string; Panel?: Panel }>();
  const [notice, setNotice] = useState('');

  const press = async (id: string, load: () => Promise<Panel>) => {
    setNotice('');
    if (open?.id === id) return setOpen(undefined);
    setOpen({ id });
    try {
      const [Panel] = await Promise.all([load(), latePayroll.load()]);
      if (!latePayroll.get()) throw new Error('the calculation was not loaded');
      setOpen((last) => (last?.id === id ? { id, Panel } : last));
    } catch {
      setOpen(undefined);
      setNotice(say(NOT_LOADED));
    }
  };

  return (
    <section className={styles.files} aria-labelledby="payroll-files">
      <h2 id="payroll-files">{say('Other months, and lists to hand in')}</h2>
      <div className={styles.choice}>
        {PANELS.map(({ id, label, load }) => (
          <Button
            key={id}
            variant="outline"
            size="small"
            aria-expanded={open?.id === id}
            onClick={() => press(id, load)}
          >
            {say(label)}
          </Button>
        ))}
      </div>
      <p role="status" className={styles.notice}>
        {notice}
      </p>
      {open?.Panel && <open.Panel {...props} />}
    </section>
  );
}
