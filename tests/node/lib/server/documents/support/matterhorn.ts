import {
  PDFArray,
  PDFBool,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRawStream,
  PDFString,
} from '@cantoo/pdf-lib';
import { contentOf, isPainting, linksOf, runsOf } from '../../../../../../lib/server/documents/pdfUa.ts';

const entry = (dict: PDFDict | undefined, key: string) => dict?.lookup(PDFName.of(key));
const textOf = (object: unknown): string =>
  object instanceof PDFString || object instanceof PDFHexString ? object.decodeText() : '';
const nameOf = (dict: PDFDict, key: string) => String(dict.get(PDFName.of(key)) ?? '');

const dictionaries = (pdf: PDFDocument): PDFDict[] =>
  pdf.context.enumerateIndirectObjects().flatMap(([, object]) => {
    if (object instanceof PDFDict) return [object];
    return object instanceof PDFRawStream ? [object.dict] : [];
  });

/** Returns the levels of the headings in tag order. */
function headingLevels(pdf: PDFDocument, element: unknown): number[] {
  if (element instanceof PDFArray)
    return element.asArray().flatMap((one) => headingLevels(pdf, pdf.context.lookup(one)));
  if (!(element instanceof PDFDict)) return [];
  const level = /^\/H([1-6])$/.exec(nameOf(element, 'S'))?.[1];
  return [...(level ? [Number(level)] : []), ...headingLevels(pdf, entry(element, 'K'))];
}

/** Returns a link's tag in the parent tree. */
function tagOf(pdf: PDFDocument, link: PDFDict): PDFDict | undefined {
  const number = entry(link, 'StructParent');
  const search = (node: PDFDict | undefined): PDFDict | undefined => {
    const numbers = node?.lookupMaybe(PDFName.of('Nums'), PDFArray)?.asArray() ?? [];
    const index = numbers.findIndex((one, place) => place % 2 === 0 && String(one) === String(number));
    const kids = node?.lookupMaybe(PDFName.of('Kids'), PDFArray)?.asArray() ?? [];
    if (index < 0) return kids.map((kid) => search(pdf.context.lookup(kid, PDFDict))).find((one) => one !== undefined);
    const found = pdf.context.lookup(numbers[index + 1]);
    return found instanceof PDFDict ? found : undefined;
  };
  const tree = entry(pdf.catalog, 'StructTreeRoot');
  const parents = tree instanceof PDFDict ? entry(tree, 'ParentTree') : undefined;
  return number instanceof PDFNumber && parents instanceof PDFDict ? search(parents) : undefined;
}

/** The checked failure conditions, by number in the Matterhorn Protocol 1.1. */
const CONDITIONS: Record<string, (pdf: PDFDocument) => boolean> = {
  '01-005 content that is neither tagged nor an artifact': (pdf) =>
    pdf
      .getPages()
      .some((page) => runsOf(contentOf(page)).some(({ isMarked, lines }) => !isMarked && isPainting(lines))),
  '06-001 no metadata': (pdf) => !(entry(pdf.catalog, 'Metadata') instanceof PDFRawStream),
  '06-002 no identifier of PDF/UA': (pdf) => !metadata(pdf).includes('<pdfuaid:part>1</pdfuaid:part>'),
  '06-003 no title in the metadata': (pdf) => !/<dc:title>.*<rdf:li[^>]*>[^<]+/.test(metadata(pdf)),
  '07-001 the title is not shown': (pdf) => {
    const preferences = entry(pdf.catalog, 'ViewerPreferences');
    return !(preferences instanceof PDFDict && entry(preferences, 'DisplayDocTitle') === PDFBool.True);
  },
  '09-004 a table cell without its row': (pdf) =>
    dictionaries(pdf).some((one) => {
      const parent = entry(one, 'P');
      return /^\/T[HD]$/.test(nameOf(one, 'S')) && !(parent instanceof PDFDict && nameOf(parent, 'S') === '/TR');
    }),
  '10-001 a font without its letters': (pdf) =>
    dictionaries(pdf).some((one) => nameOf(one, 'Subtype') === '/Type0' && !one.has(PDFName.of('ToUnicode'))),
  '11-006 no language': (pdf) => textOf(entry(pdf.catalog, 'Lang')) === '',
  '13-004 a figure without words': (pdf) =>
    dictionaries(pdf).some((one) => nameOf(one, 'S') === '/Figure' && textOf(entry(one, 'Alt')) === ''),
  '14-003 a level of heading is left out': (pdf) => {
    const tree = entry(pdf.catalog, 'StructTreeRoot');
    const levels = headingLevels(pdf, tree instanceof PDFDict ? entry(tree, 'K') : undefined);
    return levels.length === 0 || levels.some((level, index) => level > (levels[index - 1] ?? 0) + 1);
  },
  '15-003 a head cell without scope': (pdf) =>
    dictionaries(pdf).some((one) => nameOf(one, 'S') === '/TH' && !/\/Scope/.test(String(entry(one, 'A') ?? ''))),
  '28-009 a page whose order of stops is not that of its tags': (pdf) =>
    pdf.getPages().some(({ node }) => node.has(PDFName.of('Annots')) && nameOf(node, 'Tabs') !== '/S'),
  '28-011 a link outside a tag of links': (pdf) =>
    linksOf(pdf).some((link) => {
      const tag = tagOf(pdf, link);
      return tag === undefined || nameOf(tag, 'S') !== '/Link';
    }),
  '28-012 a link without words': (pdf) => linksOf(pdf).some((link) => textOf(entry(link, 'Contents')) === ''),
  '31-009 a font that is not embedded': (pdf) =>
    dictionaries(pdf).some(
      (one) =>
        nameOf(one, 'Type') === '/FontDescriptor' &&
        !['FontFile', 'FontFile2', 'FontFile3'].some((key) => one.has(PDFName.of(key))),
    ),
};

const metadata = (pdf: PDFDocument): string => {
  const stream = entry(pdf.catalog, 'Metadata');
  return stream instanceof PDFRawStream ? Buffer.from(stream.getContents()).toString('utf8') : '';
};

/** Returns the machine-checkable conditions of the Matterhorn Protocol that a PDF fails. */
export const matterhornFaults = (pdf: PDFDocument): string[] =>
  Object.entries(CONDITIONS).flatMap(([condition, isFailed]) => (isFailed(pdf) ? [condition] : []));
