import { PDFDocument, StandardFonts } from '@cantoo/pdf-lib';
import { documentSearchDescription } from '../../../resources/summaryTitle.ts';
import type { ContentIssue } from '../issues/contentIssue.ts';
import type { ContentTree } from './contentTree.ts';
import { textsNamed } from './eachField.ts';

/** Search engines print titles in Arial, whose widths are those of Helvetica, and cut them at this width. */
const TITLE_SIZE_PX = 20;
const TITLE_WIDTH_PX = 600;

/** Letters before the firm's name, which may be cut. */
const TITLE_LENGTH = 60;

/** Shorter descriptions are replaced by a sentence of the page, longer ones are cut. */
const DESCRIPTION_LENGTH = { least: 70, most: 160 } as const;

/** Files whose texts become the title and the description of a page. */
const PAGE_TEXTS = /^content\/(pages\.json|(services|pages|resources\/(acts|articles|finance-act|guides))[./].*)$/;

/** Counts and rates that the site puts in are about as long as this. */
const FILLED = /\{[^}]*\}/g;
const FILLING = '000,000';

const LAWS = /^content\/resources\/(acts|finance-act)\.json$/;

type Remark = Pick<ContentIssue, 'file' | 'line'> & { found: string };

async function titleRemarks(): Promise<(title: string) => string[]> {
  const font = await (await PDFDocument.create()).embedFont(StandardFonts.Helvetica);
  return (title) => {
    const width = Math.round(font.widthOfTextAtSize(title, TITLE_SIZE_PX));
    const isLong = title.length > TITLE_LENGTH || width > TITLE_WIDTH_PX;
    return isLong ? [`a title of ${title.length} letters and ${width} px: "${title}"`] : [];
  };
}

function descriptionRemarks(description: string, file: string): string[] {
  const whole = LAWS.test(file) ? documentSearchDescription({ category: 'acts', description }) : description;
  const { length } = whole.replace(FILLED, FILLING);
  const isFitting = length >= DESCRIPTION_LENGTH.least && length <= DESCRIPTION_LENGTH.most;
  return isFitting ? [] : [`a description of ${length} letters: "${description}"`];
}

/** What a search engine would cut, or replace by words of its own choice: titles by their width, descriptions by length. */
export async function searchResultRemarks({ sources }: ContentTree): Promise<Remark[]> {
  const remarksOn = { searchTitle: await titleRemarks(), description: descriptionRemarks };
  return [...sources.values()]
    .filter(({ file }) => PAGE_TEXTS.test(file))
    .flatMap((source) =>
      Object.entries(remarksOn).flatMap(([name, remarks]) =>
        textsNamed(source, [name]).flatMap(({ path, value }) =>
          remarks(value, source.file).map((found) => ({ file: source.file, line: source.lineOf(path), found })),
        ),
      ),
    );
}

/** The report as lines; none where a search result shows all. */
export function searchResultLines(remarks: readonly Remark[]): string[] {
  if (remarks.length === 0) return [];
  const { least, most } = DESCRIPTION_LENGTH;
  return [
    `Cut in search results (no mistakes; ${TITLE_LENGTH} letters and ${TITLE_WIDTH_PX} px a title, ${least} to ${most} letters a description):`,
    ...remarks.map(({ file, line, found }) => `${file}:${line}  ${found}`),
  ];
}
