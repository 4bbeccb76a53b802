import type { DocumentFrontMatter } from '../../content/schemas/document.ts';
import type { TextDays } from '../../resources/textDays.ts';
import type { SubjectStyle } from '../pictures/subjectStyles.ts';
import type { LawChange } from '../resources/changes.ts';

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
  /** When it was published and last changed. */
  days: TextDays;
  details: Detail[];
  frontMatter: DocumentFrontMatter;
  look: SubjectStyle;
  /** Notice on the first page that it is a placeholder. */
  caution?: string | undefined;
  appendices: Appendix[];
  /** What a Finance Act changed, in the place of <Changes /> in its text. */
  changes: LawChange[];
  /** False for a document about a person. */
  isAboutLaw: boolean;
};
