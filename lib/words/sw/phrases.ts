import contact from './contact.json' with { type: 'json' };
import overtime from './overtime.json' with { type: 'json' };
import pages from './pages.json' with { type: 'json' };
import payslip from './payslip.json' with { type: 'json' };
import presumptive from './presumptive.json' with { type: 'json' };
import salary from './salary.json' with { type: 'json' };
import shell from './shell.json' with { type: 'json' };
import tools from './tools.json' with { type: 'json' };

/**
 * The interface words in Kiswahili, by the English words. Each file has the words of a tool or of all pages: `browser`
 * for words shown after a press or a change of route, `page` for words in the static page.
 */
export const PHRASES = {
  ...shell.browser,
  ...shell.page,
  ...pages.page,
  ...tools.browser,
  ...tools.page,
  ...salary.browser,
  ...salary.page,
  ...overtime.browser,
  ...overtime.page,
  ...presumptive.browser,
  ...presumptive.page,
  ...payslip.browser,
  ...payslip.page,
  ...contact.browser,
  ...contact.page,
} as const;

/** English words with a Kiswahili translation. */
export type Phrase = keyof typeof PHRASES;
