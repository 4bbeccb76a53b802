import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/** What the next print puts on paper: the whole sheet, the payslips of all, or that of the employee at this place. */
export type Paper = 'sheet' | 'slips' | number | undefined;

/** What is rendered for paper: all rows also where the browser's own command prints the page. */
export function usePaper() {
  const [paper, setPaper] = useState<Paper>();

  useEffect(() => {
    const before = () => flushSync(() => setPaper((last) => last ?? 'sheet'));
    const after = () => setPaper(undefined);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const printPaper = (wanted: Paper) => {
    flushSync(() => setPaper(wanted));
    window.print();
  };

  return { paper, printPaper };
}
