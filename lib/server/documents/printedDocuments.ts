import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Achievement } from '../../content/schemas/about.ts';
import {
  cvFrontMatterSchema,
  type DocumentFrontMatter,
  documentFrontMatterSchema,
} from '../../content/schemas/document.ts';
import type { MediaItem } from '../../content/schemas/media.ts';
import type { Act, Article, FinanceAct, Guide } from '../../content/schemas/resource.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { coveredYear } from '../../resources/coveredYear.ts';
import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { getAchievements, getFounder } from '../content/loaders/about.ts';
import { documentFile, getDocument } from '../content/loaders/documents.ts';
import { getMedia } from '../content/loaders/media.ts';
import { getActs, getArticles, getFinanceActs, getGuides } from '../content/loaders/resources.ts';
import { projectRoot, readCollection } from '../content/source/readCollection.ts';
import { mediaStyle, resourceStyle, type SubjectStyle } from '../pictures/subjectStyles.ts';
import { amendmentsOf } from '../resources/amendments.ts';

/** A term in a document's header, such as 'Checked on', and its text. */
export type Detail = { term: string; text: string };

/** A table from the catalogues below a document's own text. */
export type Appendix = { id: string; title: string; columns: string[]; rows: string[][] };

/** A text of content/ and everything that its PDF shows beside it. */
export type PrintedDocument = {
  /** URL of the PDF, which is also its path below public/. */
  path: string;
  /** URL of the page that offers it; a library document's own page has the same text. */
  page: string;
  /** Path of its text from the project root. */
  file: string;
  /** 'Tax guide'; for a law also that it is a summary, because every page shows it. */
  kind: string;
  title: string;
  description: string;
  /** The author, unless it is the whole firm. */
  author?: string | undefined;
  /** Title of the file, which for a law says that it is a summary. */
  fileTitle: string;
  /** ISO day of its first publication. */
  issued: string;
  details: Detail[];
  frontMatter: DocumentFrontMatter;
  look: SubjectStyle;
  /** Notice on the first page that it is a placeholder. */
  caution?: string | undefined;
  appendices: Appendix[];
  /** False for a document about a person. */
  isAboutLaw: boolean;
};

/** URL of the founder's CV. */
export const CV_PATH = '/cv/founder-cv.pdf';

export const CV_FILE = 'content/cv.mdx';

const MEDIA_CAUTION =
  'Placeholder. The appearance named here is invented: this text stands in until the firm supplies its own publication.';

const CV_CAUTION =
  'Placeholder. The person, the dates and the papers named here are invented: this text stands in until the firm supplies the CV of its founder.';

/** Path from the project root of the text of a media publication. */
export const mediaFile = (id: string): string => `content/media/${id}.mdx`;

const isPdf = (path: string) => path.endsWith('.pdf');

const hasText = (file: string) => existsSync(join(projectRoot(), file));

/** The last details of every header. */
function datesOf(issued: string, { checkedOn, updatedOn, financeAct }: DocumentFrontMatter): Detail[] {
  return [
    { term: 'Published', text: formatLongDate(issued) },
    ...(updatedOn === undefined ? [] : [{ term: 'Updated', text: formatLongDate(updatedOn) }]),
    { term: 'Newest source', text: formatLongDate(checkedOn) },
    ...(financeAct === undefined ? [] : [{ term: 'Takes in', text: `the Finance Acts to ${financeAct}` }]),
  ];
}

/** The year that a yearly guide is about. */
function periodOf(entry: Guide): Detail[] {
  const covered = coveredYear(entry);
  return covered ? [{ term: 'For', text: `${formatLongDate(covered.from)} to ${formatLongDate(covered.to)}` }] : [];
}

type Entry = Guide | Article | Act | FinanceAct;

/** Kind and details of a document by its category. */
function legalParts(entry: Entry): { kind: string; details: Detail[] } {
  switch (entry.category) {
    case 'guides':
      return { kind: entry.startYear === undefined ? 'Guide' : 'Tax guide', details: periodOf(entry) };
    case 'articles':
      return { kind: 'Article', details: [] };
    case 'acts':
      return {
        kind: 'Act: our summary, not the official text',
        details: [
          { term: 'Citation', text: entry.citation },
          { term: 'Edition read', text: entry.edition },
        ],
      };
    case 'finance-act': {
      const number = entry.actNumber === undefined ? '' : `, No. ${entry.actNumber}`;
      return {
        kind: 'Finance Act: our summary, not the official text',
        details: [
          { term: 'Citation', text: `Finance Act ${entry.year}${number}` },
          { term: 'In force', text: `from ${formatLongDate(`${entry.year}-07-01`)}` },
        ],
      };
    }
  }
}

/** What a law changed, or what changed it, as its page shows it. */
function amendmentTable(entry: Entry): Appendix[] {
  const amendments = amendmentsOf(entry);
  if (!amendments) return [];
  const rows = amendments.items.map(({ law, change }) => [law, change]);
  return [{ id: 'amendments', title: amendments.heading, columns: ['Law', 'What changed'], rows }];
}

function printedEntry(entry: Entry): PrintedDocument[] {
  const category: DocumentCategory = entry.category;
  const frontMatter = getDocument(category, entry.id);
  if (!isPdf(entry.downloadUrl) || !frontMatter) return [];
  const { kind, details } = legalParts(entry);
  return [
    {
      path: entry.downloadUrl,
      page: documentPath(entry),
      file: documentFile(category, entry.id),
      kind,
      title: entry.title,
      fileTitle: titleInContext(entry),
      description: entry.description,
      author: entry.author,
      issued: entry.date,
      details: [...details, ...datesOf(entry.date, frontMatter)],
      frontMatter,
      look: resourceStyle(entry),
      appendices: amendmentTable(entry),
      isAboutLaw: true,
    },
  ];
}

function printedMedia(item: MediaItem): PrintedDocument[] {
  const file = mediaFile(item.id);
  if (!isPdf(item.downloadUrl) || !hasText(file)) return [];
  const frontMatter = readCollection({ file, schema: documentFrontMatterSchema });
  const source: Detail[] = item.source === undefined ? [] : [{ term: 'Appeared in', text: item.source }];
  return [
    {
      path: item.downloadUrl,
      page: '/media',
      file,
      kind: `${item.category.slice(0, 1).toUpperCase()}${item.category.slice(1)}`,
      title: item.title,
      fileTitle: item.title,
      description: item.description,
      issued: item.date,
      details: [...source, ...datesOf(item.date, frontMatter)],
      frontMatter,
      look: mediaStyle(item),
      caution: item.placeholder ? MEDIA_CAUTION : undefined,
      appendices: [],
      isAboutLaw: true,
    },
  ];
}

const achievementRow = ({ year, title, organization, description }: Achievement): string[] => [
  year === undefined ? '–' : String(year),
  `${title}, ${organization}`,
  description,
];

/** A table of achievements, the oldest first and those without a year last. */
function achievementTable(id: string, title: string, achievements: readonly Achievement[]): Appendix {
  const sorted = achievements.toSorted((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity));
  return { id, title, columns: ['Year', 'Paper', 'What it stands for'], rows: sorted.map(achievementRow) };
}

function printedCv(): PrintedDocument[] {
  if (!hasText(CV_FILE)) return [];
  const founder = getFounder();
  const { certifications, registrations } = getAchievements();
  const frontMatter = readCollection({ file: CV_FILE, schema: cvFrontMatterSchema });
  return [
    {
      path: CV_PATH,
      page: '/about',
      file: CV_FILE,
      kind: 'Curriculum vitae',
      title: founder.name,
      fileTitle: founder.name,
      description: founder.lead,
      author: founder.name,
      issued: frontMatter.checkedOn,
      details: [
        { term: 'Position', text: founder.position },
        { term: 'As of', text: formatLongDate(frontMatter.checkedOn) },
      ],
      frontMatter,
      look: { motif: 'seal', palette: 'tanzanite' },
      caution: founder.placeholder || frontMatter.placeholder ? CV_CAUTION : undefined,
      appendices: [
        achievementTable('certifications', 'Certifications', certifications),
        achievementTable('registrations', 'Registrations of the firm', registrations),
      ],
      isAboutLaw: false,
    },
  ];
}

/**
 * Every document that is printed: those of content/ that have a text and an entry that names a PDF.
 *
 * @throws ContentError where a catalogue or a text has mistakes
 */
export function getPrintedDocuments(): PrintedDocument[] {
  return [
    ...[...getGuides(), ...getArticles(), ...getActs(), ...getFinanceActs()].flatMap(printedEntry),
    ...getMedia().flatMap(printedMedia),
    ...printedCv(),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
