import { CALCULATORS, type CalculatorId } from '../../site/calculators.ts';
import { PAGES } from '../../site/pages.ts';
import { getCalendar, getHolidays } from '../content/loaders/calendar.ts';
import { getDispute } from '../content/loaders/dispute.ts';
import { getDocument } from '../content/loaders/documents.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getGains } from '../content/loaders/gains.ts';
import { getLeaving } from '../content/loaders/leaving.ts';
import { getMedia, getMediaDays } from '../content/loaders/media.ts';
import { getNews } from '../content/loaders/news.ts';
import { getAllPages } from '../content/loaders/pages.ts';
import { getPayrollFile } from '../content/loaders/payroll.ts';
import { getPenalties } from '../content/loaders/penalties.ts';
import { getPresumptive } from '../content/loaders/presumptive.ts';
import { getProofs } from '../content/loaders/proof.ts';
import { getIndustries } from '../content/loaders/sectors.ts';
import { getAllServices } from '../content/loaders/services.ts';
import { getCorporate, getMinimumWages, getOvertime, getRateFile, getSalaryTables } from '../content/loaders/tax.ts';
import { getVat } from '../content/loaders/vat.ts';
import { getWithholding } from '../content/loaders/withholding.ts';
import { getAllDocuments, type LibraryDocument } from '../resources/allDocuments.ts';

/** The newest of some ISO days. */
const newest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

const salaryDay = () => getSalaryTables('grossToNet').reading.checkedOn;

/** The days on which the tables behind each calculator were read. */
const TOOL_DAYS: Readonly<Record<CalculatorId, () => string[]>> = {
  'gross-to-net-salary': () => [salaryDay()],
  'net-to-gross-salary': () => [getSalaryTables('netToGross').reading.checkedOn],
  leaving: () => [getLeaving().checkedOn, salaryDay()],
  overtime: () => [getOvertime().checkedOn, getMinimumWages().checkedOn],
  payslip: () => [salaryDay(), getPayrollFile().checkedOn],
  payroll: () => [salaryDay(), getPayrollFile().checkedOn],
  'corporate-tax': () => [getCorporate().checkedOn],
  'withholding-tax': () => [getWithholding().checkedOn],
  vat: () => [getVat().checkedOn],
  penalties: () => [getPenalties().checkedOn],
  'presumptive-tax': () => [getPresumptive().checkedOn],
  gains: () => [getGains().checkedOn],
  objection: () => [getDispute().checkedOn],
  'tax-calendar': () => [getCalendar().checkedOn, getHolidays().checkedOn],
};

/** Last change of a calculator: the day on which the newest of its tables was read. */
export const toolDay = (id: CalculatorId): string => newest(TOOL_DAYS[id]());

/** Last change of a calculator in the library: the day on which it came, or a later one of its tables. */
export function calculatorDay(id: string, date: string): string {
  const tool = CALCULATORS.find((calculator) => calculator.id === id);
  return newest([date, ...(tool ? [toolDay(tool.id)] : [])]);
}

/** Last change of a document: of its text, or of what its figures rest on. */
export function documentDay({ category, id, date }: LibraryDocument): string {
  const front = getDocument(category, id);
  return newest([date, ...(front ? [front.updatedOn ?? date, front.checkedOn] : [])]);
}

/** Last changes of the pages with a fixed path that are no calculators, by path; those about the firm alone have its day. */
export function fixedPageDays(): ReadonlyMap<string, string> {
  const { checkedOn: rates } = getRateFile();
  const media = newest(getMedia().map((item) => getMediaDays(item).changed));
  const documents = newest([...getAllDocuments().map(documentDay), media]);
  const services = newest(getAllServices().map(({ checkedOn, updatedOn }) => updatedOn ?? checkedOn));
  const news = newest(getNews().map(({ date }) => date));
  const tools = newest(CALCULATORS.map(({ id }) => toolDay(id)));
  return new Map([
    ...Object.values(PAGES).map(({ path }): [string, string] => [path, getFirm().checkedOn]),
    [PAGES.home.path, newest([services, news, rates])],
    [PAGES.services.path, services],
    [PAGES.calculator.path, tools],
    [PAGES.proof.path, newest(getProofs().map(({ day }) => day))],
    [PAGES.resources.path, documents],
    [PAGES.media.path, media],
    [PAGES.rates.path, rates],
    [PAGES.evidence.path, rates],
    [PAGES.forms.path, getCalendar().checkedOn],
    [PAGES.glossary.path, rates],
    [PAGES.whatsNew.path, news],
    [PAGES.industries.path, getIndustries().checkedOn],
    [PAGES.sitemap.path, newest([documents, services, news])],
    ...getAllPages().map(({ id, updatedOn }): [string, string] => [`/${id}`, updatedOn]),
  ]);
}
