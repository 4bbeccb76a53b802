import { calendarPageWords, calendarWords } from './calendar.ts';
import { contactPageWords, contactWords } from './contact.ts';
import { dueWords } from './due.ts';
import { homeWords } from './home.ts';
import { newsletterPageWords, newsletterWords } from './newsletter.ts';
import { objectionPageWords, objectionWords } from './objection.ts';
import { overtimePageWords, overtimeWords } from './overtime.ts';
import { pageWords } from './pages.ts';
import { payrollWords } from './payroll.ts';
import { payrollLateWords } from './payrollLate.ts';
import { payrollPageWords } from './payrollPage.ts';
import { payslipPageWords, payslipWords } from './payslip.ts';
import { penaltyPageWords, penaltyWords } from './penalties.ts';
import { presumptivePageWords, presumptiveWords } from './presumptive.ts';
import { ratePageWords } from './rates.ts';
import { salaryPageWords, salaryWords } from './salary.ts';
import { searchPageWords, searchWords } from './search.ts';
import { frameWords, shellWords } from './shell.ts';
import { textWords } from './texts.ts';
import { toolPageWords, toolWords } from './tools.ts';
import { vatPageWords, vatWords } from './vat.ts';
import { withholdingPageWords, withholdingWords } from './withholding.ts';

/** All interface words that the site has in Kiswahili, by the English ones. */
export const PHRASES = {
  ...shellWords,
  ...frameWords,
  ...pageWords,
  ...toolWords,
  ...toolPageWords,
  ...salaryWords,
  ...salaryPageWords,
  ...overtimeWords,
  ...overtimePageWords,
  ...presumptiveWords,
  ...presumptivePageWords,
  ...calendarWords,
  ...calendarPageWords,
  ...dueWords,
  ...payrollWords,
  ...payrollLateWords,
  ...payrollPageWords,
  ...payslipWords,
  ...payslipPageWords,
  ...withholdingWords,
  ...withholdingPageWords,
  ...objectionWords,
  ...objectionPageWords,
  ...penaltyWords,
  ...penaltyPageWords,
  ...vatWords,
  ...vatPageWords,
  ...ratePageWords,
  ...newsletterWords,
  ...newsletterPageWords,
  ...searchWords,
  ...searchPageWords,
  ...contactWords,
  ...contactPageWords,
  ...homeWords,
  ...textWords,
} as const;

/** English words that have their Kiswahili in the catalogue. */
export type Phrase = keyof typeof PHRASES;
