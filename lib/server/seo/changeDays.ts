import { CALCULATORS, type CalculatorId } from '../../site/calculators.ts';
import { PAGES } from '../../site/pages.ts';
import { getCalendar, getHolidays } from '../content/loaders/calendar.ts';
import { getFirm } from '../content/loaders/firm.ts';
import { getAllPages, getNews } from '../content/loaders/pages.ts';
import { getDocument, getMedia, getMediaDays } from '../content/loaders/resources.ts';
import { getAllServices, getIndustries } from '../content/loaders/services.ts';
import { getMinimumWages, getOvertime, getPayrollFile, getSalaryTables } from '../content/loaders/tax/salary.ts';
import {
  getCorporate,
  getDispute,
  getPenalties,
  getPresumptive,
  getRateFile,
  getVat,
  getWithholding,
} from '../content/loaders/tax/tax.ts';
import { getAllDocuments, type LibraryDocument } from '../resources/allDocuments.ts';

/** Returns the newest of some ISO days. */
const newest = (days: readonly string[]): string => days.toSorted().at(-1) ?? '';

const salaryDay = () => getSalaryTables('grossToNet').reading.checkedOn;

/** The days on which the tables behind a calculator were read; the others rest on rates.json alone. */
const TOOL_DAYS: Readonly<Partial<Record<CalculatorId, () => string[]>>> = {
  'gross-to-net-salary': () => [salaryDay()],
  'net-to-gross-salary': () => [getSalaryTables('netToGross').reading.checkedOn],
  overtime: () => [getOvertime().checkedOn, getMinimumWages().checkedOn],
  payslip: () => [salaryDay(), getPayrollFile().checkedOn],
  payroll: () => [salaryDay(), getPayrollFile().checkedOn],
  'corporate-tax': () => [getCorporate().checkedOn],
  'withholding-tax': () => [getWithholding().checkedOn],
  vat: () => [getVat().checkedOn],
  penalties: () => [getPenalties().checkedOn],
  'presumptive-tax': () => [getPresumptive().checkedOn],
  objection: () => [getDispute().checkedOn],
  'tax-calendar': () => [getCalendar().checkedOn, getHolidays().checkedOn],
};

/** Returns the newest day on which a table of a calculator was read. Throws for an unknown id. */
export function toolDay(id: string): string {
  const tool = CALCULATORS.find((calculator) => calculator.id === id);
  if (!tool) throw new Error(`lib/site/calculators.ts holds no calculator "${id}"`);
  return newest(TOOL_DAYS[tool.id]?.() ?? [getRateFile().checkedOn]);
}

/** Returns the last change of a document: of its text, or of the sources of its figures. */
export function documentDay({ category, id, date }: LibraryDocument): string {
  const front = getDocument(category, id);
  return newest([date, ...(front ? [front.updatedOn ?? date, front.checkedOn] : [])]);
}

/** Returns the last changes of fixed pages except calculators, by path; pages about the firm share its day. */
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
    [PAGES.resources.path, documents],
    [PAGES.media.path, media],
    [PAGES.rates.path, rates],
    [PAGES.howWeCheck.path, rates],
    [PAGES.glossary.path, rates],
    [PAGES.whatsNew.path, news],
    [PAGES.industries.path, getIndustries().checkedOn],
    [PAGES.sitemap.path, newest([documents, services, news])],
    ...getAllPages().map(({ id, updatedOn }): [string, string] => [`/${id}`, updatedOn]),
  ]);
}
