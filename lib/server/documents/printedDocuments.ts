import type {
  Act,
  Article,
  DocumentFrontMatter,
  FinanceAct,
  Guide,
  MediaItem,
} from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { type DocumentCategory, documentPath } from '../../resources/documentPath.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { coveredYear } from '../../resources/textDays.ts';
import { capitalised } from '../../text/wording.ts';
import {
  documentFile,
  getActs,
  getArticles,
  getDocument,
  getFinanceActs,
  getFrontMatter,
  getGuides,
  getMedia,
  getMediaDays,
  getTextDays,
  mediaFile,
} from '../content/loaders/resources.ts';
import { mediaStyle, resourceStyle } from '../pictures/subjectStyles.ts';
import { amendmentsOf } from '../resources/amendments.ts';
import { changesOf } from '../resources/changes.ts';
import { printedCv } from './printedCv.ts';
import type { Appendix, Detail, PrintedDocument } from './printedDocument.ts';

const MEDIA_CAUTION =
  'Placeholder. The appearance named here is invented: this text stands in until the firm supplies its own publication.';

const isPdf = (path: string) => path.endsWith('.pdf');

/** Returns the last details of every header: from the launch on its days, and the day of the law. */
function datesOf(date: string, { checkedOn, updatedOn }: DocumentFrontMatter): Detail[] {
  const { published, changed } = getTextDays({ date, updatedOn });
  const days = published === undefined ? [] : [{ term: 'Published', text: formatLongDate(published) }];
  const isUpdated = published !== undefined && changed !== published;
  return [
    ...days,
    ...(isUpdated ? [{ term: 'Updated', text: formatLongDate(changed) }] : []),
    { term: 'Law as at', text: formatLongDate(checkedOn) },
  ];
}

/** Returns the year of a yearly guide. */
function periodOf(entry: Guide): Detail[] {
  const covered = coveredYear(entry);
  return covered ? [{ term: 'For', text: `${formatLongDate(covered.from)} to ${formatLongDate(covered.to)}` }] : [];
}

type Entry = Guide | Article | Act | FinanceAct;

/** Returns kind and details of a document by its category. */
function legalParts(entry: Entry): { kind: string; details: Detail[] } {
  switch (entry.category) {
    case 'guides':
      return { kind: entry.startYear === undefined ? 'Guide' : 'Tax guide', details: periodOf(entry) };
    case 'articles':
      return { kind: 'Article', details: [] };
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
          { term: 'In force', text: `from ${formatLongDate(`${entry.year}-07-01`)}` },
        ],
      };
    }
  }
}

/** Returns the Finance Acts that changed an act, as its page shows them. */
function amendmentTable(entry: Entry): Appendix[] {
  const amendments = amendmentsOf(entry);
  if (!amendments) return [];
  const rows = amendments.items.map(({ law, changes }) => [law, changes.map(({ text }) => text).join('; ')]);
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
      days: getTextDays({ date: entry.date, updatedOn: frontMatter.updatedOn }),
      details: [...details, ...datesOf(entry.date, frontMatter)],
      frontMatter,
      look: resourceStyle(entry),
      appendices: amendmentTable(entry),
      changes: entry.category === 'finance-act' ? changesOf(entry) : [],
      isAboutLaw: true,
    },
  ];
}

function printedMedia(item: MediaItem): PrintedDocument[] {
  const file = mediaFile(item.id);
  const frontMatter = getFrontMatter(file);
  if (!isPdf(item.downloadUrl) || !frontMatter) return [];
  const source: Detail[] = item.source === undefined ? [] : [{ term: 'Appeared in', text: item.source }];
  return [
    {
      path: item.downloadUrl,
      page: '/media',
      file,
      kind: capitalised(item.category),
      title: item.title,
      fileTitle: item.title,
      description: item.description,
      days: getMediaDays(item),
      details: [...source, ...datesOf(item.date, frontMatter)],
      frontMatter,
      look: mediaStyle(item),
      caution: item.placeholder ? MEDIA_CAUTION : undefined,
      appendices: [],
      changes: [],
      isAboutLaw: true,
    },
  ];
}

/**
 * Returns every printed document: texts of content/ with an entry that names a PDF.
 *
 * @throws ContentError if a catalogue or a text has mistakes
 */
export function getPrintedDocuments(): PrintedDocument[] {
  return [
    ...[...getGuides(), ...getArticles(), ...getActs(), ...getFinanceActs()].flatMap(printedEntry),
    ...getMedia().flatMap(printedMedia),
    ...printedCv(),
  ].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
