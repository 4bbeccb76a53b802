import type { ReactNode } from 'react';
import { formatTzs } from '@/lib/money/formatTzs';
import type { SalaryResult } from '@/lib/salary/types';

/** Notes that the server writes, for the cases in which they hold. */
export type SalaryNoteTexts = {
  sdlCharged: ReactNode;
  sdlNotCharged: ReactNode;
  /** In the top band where it is read with another fixed tax than the published one; the net pay under that follows. */
  otherTopFixed?: ReactNode;
};

type SalaryNotesProps = {
  result: SalaryResult;
  texts: SalaryNoteTexts;
  /** How much more net pay the published fixed tax of the top band leaves. */
  extra?: number;
};

/** What to know beside this result: its net pay range, the skills levy, the two readings of the top band. */
export function SalaryNotes({ result, texts, extra }: SalaryNotesProps) {
  return (
    <>
      <p>Net pay range: {result.netPayRange}.</p>
      {result.sdl ? texts.sdlCharged : texts.sdlNotCharged}
      {extra ? (
        <p>
          {texts.otherTopFixed} <strong>{formatTzs(result.netPay + extra)}</strong>.
        </p>
      ) : null}
    </>
  );
}
