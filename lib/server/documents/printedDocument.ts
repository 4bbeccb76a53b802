import type { DocumentFrontMatter } from '../../content/schemas/resources.ts';
import type { TextDays } from '../../resources/textDays.ts';
import type { SubjectStyle } from '../pictures/subjectStyles.ts';
import type { LawChange } from '../resources/changes.ts';

/** A term in a document's header, such as 'Law as at', and its text. */
export type Detail = { term: string; text: string };

/** A table from the catalogues below a document's own text. */
export type Appendix = { id: string; title: string; columns: string[]; rows: string[][] };

/** A text of content/ and all other contents of its PDF. */
export type PrintedDocument = {
  /** URL of the PDF, also its path below public/. */
  path: string;
  /** URL of the page that offers it; a library document's page has the same text. */
  page: string;
  /** Path of its text from the project root. */
  file: string;
  /** Kind, such as 'Tax guide', shown on every page; for a law, it says that this is a summary. */
  kind: string;
  title: string;
  description: string;
  /** The author, unless it is the whole firm. */
  author?: string | undefined;
  /** Title of the file; for a law, it says that this is a summary. */
  fileTitle: string;
  /** Days of publication and last change. */
  days: TextDays;
  details: Detail[];
  frontMatter: DocumentFrontMatter;
  look: SubjectStyle;
  /** Notice on the first page of a placeholder. */
  caution?: string | undefined;
  appendices: Appendix[];
  /** Changes by a Finance Act, which replace <Changes /> in its text. */
  changes: LawChange[];
  /** False for a document about a person. */
  isAboutLaw: boolean;
};
