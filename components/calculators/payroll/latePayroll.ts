import { latePart } from '@/components/behaviours/useLatePart';
import { language } from '@/lib/words/language';
import { learn } from '@/lib/words/say';

/** Words of what is late: a page in Kiswahili hands over those of its sheet alone. */
async function bringWords(): Promise<void> {
  if (language() === 'sw') learn((await import('@/lib/words/sw/payrollLate')).payrollLateWords);
}

/** Fetched once the page is in use: a sheet can be filled in without it. */
export const latePayroll = latePart(async () => {
  const [{ payrollWork }] = await Promise.all([import('./payrollWork'), bringWords()]);
  return payrollWork;
});

/** Said where it could not be fetched. */
export const NOT_LOADED = 'That could not be loaded. Look at your connection and press again.';
