import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Achievement } from '../../content/schemas/people.ts';
import { cvFrontMatterSchema, type DocumentFrontMatter, type Guide } from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { isSummaryOfLaw, titleInContext } from '../../resources/summaryTitle.ts';
import { coveredYear, type TextDays } from '../../resources/textDays.ts';
import { capitalised } from '../../text/wording.ts';
import { CV_FILE, getAchievements, getFounder, getLead } from '../content/loaders/firm.ts';
import { documentFile, getDocument, getTextDays } from '../content/loaders/resources.ts';
import { projectRoot } from '../content/source/contentFiles.ts';
import { readCollection } from '../content/source/readCollection.ts';
import { resourceStyle, type SubjectStyle } from '../pictures/subjectStyles.ts';
import { getAllDocuments, type LibraryDocument } from '../resources/allDocuments.ts';
import { amendmentsOf } from '../resources/amendments.ts';
import { changesOf, type LawChange } from '../resources/changes.ts';

/** A term in a document's header, such as 'Law as at', and its value. */
type Detail = { term: string; text: string };

/** A table generated from the catalogues, placed after a document's own text. */
type Appendix = { id: string; title: string; columns: string[]; rows: string[][] };

/** A text from content/ and everything else its PDF contains. */
export type PrintedDocument = {
  /** URL of the PDF, which is also its path below public/. */
  path: string;
  /** URL of the page that offers the PDF. A library document's page contains the same text. */
  page: string;
  file: string;
  /** Kind, such as 'Tax guide', shown on every page; for a law, it says that this is a summary. */
  kind: string;
  title: string;
  description: string;
  /** Author, unless it is the whole firm. */
  author?: string | undefined;
  /** Names of the author and the reviewer. */
  signature?: string | undefined;
  /** Title of the file; for a law, it says that this is a summary. */
  fileTitle: string;
  days: TextDays;
  details: Detail[];
  /** For a summary of a law: the URL of the official text, or 'not found'. */
  official?: string | undefined;
  frontMatter: DocumentFrontMatter;
  look: SubjectStyle;
  /** Notice on the first page of a placeholder document. */
  caution?: string | undefined;
  appendices: Appendix[];
  /** Changes made by a Finance Act, which replace <Changes /> in its text. */
  changes: LawChange[];
  /** False for a document about a person. */
  isAboutLaw: boolean;
};

const MEDIA_CAUTION =
  'Placeholder. The appearance named here is invented: this text stands in until the firm supplies its own publication.';

const isPdf = (path: string) => path.endsWith('.pdf');

/** Returns the last details of a header: dates, from the launch on, and the date of the law. */
function datesOf(date: string, { checkedOn, updatedOn }: DocumentFrontMatter): Detail[] {
  const { published, changed } = getTextDays({ date, updatedOn });
  const days = published === undefined ? [] : [{ term: 'Published', text: formatLongDate(published, 'en') }];
  const isUpdated = published !== undefined && changed !== published;
  return [
    ...days,
    ...(isUpdated ? [{ term: 'Updated', text: formatLongDate(changed, 'en') }] : []),
    { term: 'Law as at', text: formatLongDate(checkedOn, 'en') },
  ];
}

function periodOf(entry: Guide): Detail[] {
  const covered = coveredYear(entry);
  return covered
    ? [{ term: 'For', text: `${formatLongDate(covered.from, 'en')} to ${formatLongDate(covered.to, 'en')}` }]
    : [];
}

function partsOf(entry: LibraryDocument): { kind: string; details: Detail[] } {
  switch (entry.category) {
    case 'guides':
      return { kind: entry.startYear === undefined ? 'Guide' : 'Tax guide', details: periodOf(entry) };
    case 'articles':
      return { kind: 'Article', details: [] };
    case 'media':
      return {
        kind: capitalised(entry.kind),
        details: entry.source === undefined ? [] : [{ term: 'Appeared in', text: entry.source }],
      };
    case 'acts':
      return {
        kind: 'Act: our summary, not the official text',
        details: [{ term: 'Citation', text: entry.citation }],
      };
    case 'finance-act': {
      const number = entry.actNumber === undefined ? '' : `, No. ${entry.actNumber}`;
      return {
        kind: 'Finance Act: our summary, not the official text',
        details: [
          { term: 'Citation', text: `Finance Act ${entry.year}${number}` },
          { term: 'In force', text: `from ${formatLongDate(`${entry.year}-07-01`, 'en')}` },
        ],
      };
    }
  }
}

/** Returns a table of the Finance Acts that amended an act, as on its page. */
function amendmentTable(entry: LibraryDocument): Appendix[] {
  const amendments = amendmentsOf(entry);
  if (!amendments) return [];
  const rows = amendments.items.map(({ law, changes }) => [law, changes.map(({ text }) => text).join('; ')]);
  return [{ id: 'amendments', title: amendments.heading, columns: ['Law', 'What changed'], rows }];
}

/** Formats 'Written by Asha Mrema, read by Juma Ally (NBAA ACPA 000)'. */
function signatureOf({ writtenBy, readBy }: NonNullable<LibraryDocument['signed']>): string {
  const [writer, reader] = [writtenBy, readBy].map((id) => {
    const { name, registration } = getLead(id);
    return registration ? `${name} (${registration.body} ${registration.number})` : name;
  });
  return `Written by ${writer}, read by ${reader}`;
}

function printedEntry(entry: LibraryDocument): PrintedDocument[] {
  const { category } = entry;
  const frontMatter = getDocument(category, entry.id);
  if (!isPdf(entry.downloadUrl) || !frontMatter) return [];
  const { kind, details } = partsOf(entry);
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
      signature: entry.signed && signatureOf(entry.signed),
      days: getTextDays({ date: entry.date, updatedOn: frontMatter.updatedOn }),
      details: [...details, ...datesOf(entry.date, frontMatter)],
      official: isSummaryOfLaw(entry) ? entry.official : undefined,
      frontMatter,
      look: resourceStyle(entry),
      caution: category === 'media' && entry.placeholder ? MEDIA_CAUTION : undefined,
      appendices: amendmentTable(entry),
      changes: entry.category === 'finance-act' ? changesOf(entry) : [],
      isAboutLaw: true,
    },
  ];
}

/** URL of the founder's CV. */
export const CV_PATH = '/cv/founder-cv.pdf';

const CV_CAUTION =
  'Placeholder. The person, the dates and the papers named here are invented: this text stands in until the firm supplies the CV of its founder.';

const achievementRow = ({ year, title, organization, description }: Achievement): string[] => [
  year === undefined ? '–' : String(year),
  `${title}, ${organization}`,
  description,
];

/** Creates a table of achievements, oldest first, undated ones last. */
function achievementTable(id: string, title: string, achievements: readonly Achievement[]): Appendix {
  const sorted = achievements.toSorted((a, b) => (a.year ?? Infinity) - (b.year ?? Infinity));
  return { id, title, columns: ['Year', 'Paper', 'What it stands for'], rows: sorted.map(achievementRow) };
}

/** Returns the founder's CV, if content/ contains its text. */
function printedCv(): PrintedDocument[] {
  if (!existsSync(join(projectRoot(), CV_FILE))) return [];
  const founder = getFounder('en');
  const { certifications, registrations } = getAchievements();
  const frontMatter = readCollection({ file: CV_FILE, schema: cvFrontMatterSchema }, 'en');
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
      days: getTextDays({ date: frontMatter.checkedOn, updatedOn: frontMatter.updatedOn }),
      details: [
        { term: 'Position', text: founder.position },
        { term: 'As of', text: formatLongDate(frontMatter.checkedOn, 'en') },
      ],
      frontMatter,
      look: { motif: 'seal', palette: 'tanzanite' },
      caution: founder.placeholder || frontMatter.placeholder ? CV_CAUTION : undefined,
      appendices: [
        achievementTable('certifications', 'Certifications', certifications),
        achievementTable('registrations', 'Registrations of the firm', registrations),
      ],
      changes: [],
      isAboutLaw: false,
    },
  ];
}

/**
 * Returns all documents to generate: texts in content/ whose entry names a PDF.
 * @throws ContentError if a catalogue or a text has errors
 */
export function getPrintedDocuments(): PrintedDocument[] {
  return [...getAllDocuments().flatMap(printedEntry), ...printedCv()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
