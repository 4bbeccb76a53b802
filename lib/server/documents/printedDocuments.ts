import type { DocumentFrontMatter, Guide } from '../../content/schemas/resources.ts';
import { formatLongDate } from '../../dates/formatLongDate.ts';
import { documentPath } from '../../resources/documentPath.ts';
import { titleInContext } from '../../resources/summaryTitle.ts';
import { coveredYear } from '../../resources/textDays.ts';
import { capitalised } from '../../text/wording.ts';
import { documentFile, getDocument, getTextDays } from '../content/loaders/resources.ts';
import { resourceStyle } from '../pictures/subjectStyles.ts';
import { getAllDocuments, type LibraryDocument } from '../resources/allDocuments.ts';
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

/** Returns kind and details of a document by its category. */
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
          { term: 'In force', text: `from ${formatLongDate(`${entry.year}-07-01`)}` },
        ],
      };
    }
  }
}

/** Returns the Finance Acts that changed an act, as its page shows them. */
function amendmentTable(entry: LibraryDocument): Appendix[] {
  const amendments = amendmentsOf(entry);
  if (!amendments) return [];
  const rows = amendments.items.map(({ law, changes }) => [law, changes.map(({ text }) => text).join('; ')]);
  return [{ id: 'amendments', title: amendments.heading, columns: ['Law', 'What changed'], rows }];
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
      days: getTextDays({ date: entry.date, updatedOn: frontMatter.updatedOn }),
      details: [...details, ...datesOf(entry.date, frontMatter)],
      frontMatter,
      look: resourceStyle(entry),
      caution: category === 'media' && entry.placeholder ? MEDIA_CAUTION : undefined,
      appendices: amendmentTable(entry),
      changes: entry.category === 'finance-act' ? changesOf(entry) : [],
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
  return [...getAllDocuments().flatMap(printedEntry), ...printedCv()].toSorted((a, b) => (a.path < b.path ? -1 : 1));
}
