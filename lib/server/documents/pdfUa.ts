import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** What PDF/UA-1 asks for and the browser's printer leaves out: artifacts, words for links, metadata that name the standard. */

/** Operators of a page that paint. */
const PAINTING = /(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?|Do|Tj|TJ|sh)$/;

/** The streams of a page's content as one text; the printer writes one operator a line. */
export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  const texts = streams.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
  );
  return texts.join('\n');
}

/** Lines of a content that stand outside marked content, in runs, and those that stand in it. */
export function runsOf(content: string): { isMarked: boolean; lines: string[] }[] {
  const runs: { isMarked: boolean; lines: string[] }[] = [];
  let depth = 0;
  for (const line of content.split('\n')) {
    if (/B[DM]C$/.test(line)) depth += 1;
    const last = runs.at(-1);
    if (last?.isMarked === depth > 0) last.lines.push(line);
    else runs.push({ isMarked: depth > 0, lines: [line] });
    if (line === 'EMC') depth -= 1;
  }
  return runs;
}

/** True of lines that leave something on the page. */
export const isPainting = (lines: readonly string[]): boolean => lines.some((line) => PAINTING.test(line));

/** Marks what belongs to no tag as an artifact: grounds, lines, and what stands in the margins of each page. */
function markArtifacts(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const marked = runsOf(contentOf(page)).flatMap(({ isMarked, lines }) =>
      isMarked || !isPainting(lines) ? lines : ['/Artifact BMC', ...lines, 'EMC'],
    );
    const stream = pdf.context.flateStream(Buffer.from(marked.join('\n'), 'latin1'));
    const old = page.node.get(PDFName.of('Contents'));
    for (const one of old instanceof PDFArray ? old.asArray() : [old])
      if (one instanceof PDFRef) pdf.context.delete(one);
    page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
  }
}

/** The links of a PDF. */
export const linksOf = (pdf: PDFDocument): PDFDict[] =>
  pdf.getPages().flatMap((page) => {
    const annotations = page.node.Annots()?.asArray() ?? [];
    return annotations
      .map((one) => pdf.context.lookup(one, PDFDict))
      .filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Link'));
  });

/** Where a link leads, in words. */
function wordsFor(link: PDFDict): string {
  const uri = link.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString);
  if (uri) return uri.decodeText().replace(/^mailto:/, 'E-mail to ');
  const part = String(link.get(PDFName.of('Dest')) ?? '').replace(/^\//, '');
  return `To the part “${part.replaceAll('-', ' ')}” of this document`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The packet of metadata, which says what the document information says, and that the file keeps to PDF/UA-1. */
function metadataOf(pdf: PDFDocument): string {
  const one = (name: string, text: string | undefined) => (text ? `<${name}>${escaped(text)}</${name}>` : '');
  const listed = (name: string, kind: string, text: string | undefined, attributes = '') =>
    one(name, text && '~').replace(
      '~',
      `<rdf:${kind}><rdf:li${attributes}>${escaped(text ?? '')}</rdf:li></rdf:${kind}>`,
    );
  return [
    '<?xpacket begin="\uFEFF" id="W5M0MpCehiHzreSzNTczkc9d"?>',
    '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">',
    '<rdf:Description rdf:about="" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:xmp="http://ns.adobe.com/xap/1.0/" xmlns:pdf="http://ns.adobe.com/pdf/1.3/" xmlns:pdfuaid="http://www.aiim.org/pdfua/ns/id/">',
    one('pdfuaid:part', '1'),
    listed('dc:title', 'Alt', pdf.getTitle(), ' xml:lang="x-default"'),
    listed('dc:creator', 'Seq', pdf.getAuthor()),
    listed('dc:description', 'Alt', pdf.getSubject(), ' xml:lang="x-default"'),
    listed('dc:language', 'Bag', 'en'),
    one('pdf:Keywords', pdf.getKeywords()),
    one('pdf:Producer', pdf.getProducer()),
    one('xmp:CreatorTool', pdf.getCreator()),
    one('xmp:CreateDate', pdf.getCreationDate()?.toISOString()),
    one('xmp:ModifyDate', pdf.getModificationDate()?.toISOString()),
    '</rdf:Description></rdf:RDF></x:xmpmeta>',
    '<?xpacket end="w"?>',
  ].join('\n');
}

/** Adds to a tagged PDF what PDF/UA-1 asks for. Its document information and its language are set before. */
export function completePdfUa(pdf: PDFDocument): void {
  markArtifacts(pdf);
  for (const link of linksOf(pdf)) link.set(PDFName.of('Contents'), PDFHexString.fromText(wordsFor(link)));
  const metadata = pdf.context.stream(Buffer.from(metadataOf(pdf), 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
}
