import {
  decodePDFRawStream,
  PDFArray,
  PDFDict,
  type PDFDocument,
  PDFHexString,
  PDFName,
  PDFNumber,
  type PDFPage,
  PDFRawStream,
  PDFRef,
  PDFString,
} from '@cantoo/pdf-lib';

/** Adds to PDFs the requirements of PDF/UA-1 that Chromium omits: artifacts, link texts, conformance metadata. */

/** Painting operators of a page. */
const PAINTING = /(?:^|\s)(?:f\*?|F|S|s|B\*?|b\*?|Do|Tj|TJ|sh)$/;

/** Joins the streams of a page's content; the printer writes one operator a line. */
export function contentOf(page: PDFPage): string {
  const contents = page.node.Contents();
  const streams =
    contents instanceof PDFArray ? contents.asArray().map((one) => page.doc.context.lookup(one)) : [contents];
  const texts = streams.map((stream) =>
    stream instanceof PDFRawStream ? Buffer.from(decodePDFRawStream(stream).decode()).toString('latin1') : '',
  );
  return texts.join('\n');
}

/** Splits the lines of a content into runs: each marked content, and the lines between. */
export function runsOf(content: string): { isMarked: boolean; lines: string[] }[] {
  const runs: { isMarked: boolean; lines: string[] }[] = [];
  let depth = 0;
  for (const line of content.split('\n')) {
    const isBegin = /B[DM]C$/.test(line);
    if (isBegin) depth += 1;
    const last = runs.at(-1);
    if (last?.isMarked === depth > 0 && !(isBegin && depth === 1)) last.lines.push(line);
    else runs.push({ isMarked: depth > 0, lines: [line] });
    if (line === 'EMC') depth -= 1;
  }
  return runs;
}

/** Checks whether lines paint anything. */
export const isPainting = (lines: readonly string[]): boolean => lines.some((line) => PAINTING.test(line));

/** Checks for marked content of lines and backgrounds only: the printer tags a table's as rows. */
const isDecoration = ([mark = '', ...lines]: readonly string[]): boolean =>
  !mark.startsWith('/Figure') && !lines.some((line) => /(?:Tj|TJ|Do|sh)$/.test(line));

/** Removes marked contents from the tags of a page. */
function untag(pdf: PDFDocument, page: PDFRef, contents: ReadonlySet<number>): void {
  const isTaken = (one: unknown, owner: PDFDict): boolean => {
    if (one instanceof PDFNumber) return owner.get(PDFName.of('Pg')) === page && contents.has(one.asNumber());
    if (!(one instanceof PDFDict) || one.get(PDFName.of('Type')) !== PDFName.of('MCR')) return false;
    const number = one.lookup(PDFName.of('MCID'), PDFNumber).asNumber();
    return (one.get(PDFName.of('Pg')) ?? owner.get(PDFName.of('Pg'))) === page && contents.has(number);
  };
  for (const [, tag] of pdf.context.enumerateIndirectObjects()) {
    const held = tag instanceof PDFDict && tag.has(PDFName.of('S')) ? tag.get(PDFName.of('K')) : undefined;
    if (!(tag instanceof PDFDict) || held === undefined) continue;
    const list = pdf.context.lookup(held);
    const all = list instanceof PDFArray ? list.asArray() : [held];
    const kept = all.filter((one) => !isTaken(pdf.context.lookup(one), tag));
    if (kept.length < all.length) tag.set(PDFName.of('K'), pdf.context.obj(kept));
  }
}

/** Marks artifacts: backgrounds, lines, and the margins of each page. */
function markArtifacts(pdf: PDFDocument): void {
  for (const page of pdf.getPages()) {
    const decorations = new Set<number>();
    const marked = runsOf(contentOf(page)).flatMap(({ isMarked, lines }) => {
      if (!isMarked) return isPainting(lines) ? ['/Artifact BMC', ...lines, 'EMC'] : lines;
      const number = /\/MCID (\d+)/.exec(lines[0] ?? '')?.[1];
      if (number === undefined || !isDecoration(lines)) return lines;
      decorations.add(Number(number));
      return ['/Artifact BMC', ...lines.slice(1)];
    });
    untag(pdf, page.ref, decorations);
    const stream = pdf.context.flateStream(Buffer.from(marked.join('\n'), 'latin1'));
    const old = page.node.get(PDFName.of('Contents'));
    for (const one of old instanceof PDFArray ? old.asArray() : [old])
      if (one instanceof PDFRef) pdf.context.delete(one);
    page.node.set(PDFName.of('Contents'), pdf.context.register(stream));
  }
}

/** Returns the links of a PDF. */
export const linksOf = (pdf: PDFDocument): PDFDict[] =>
  pdf.getPages().flatMap((page) => {
    const annotations = page.node.Annots()?.asArray() ?? [];
    return annotations
      .map((one) => pdf.context.lookup(one, PDFDict))
      .filter((one) => one.get(PDFName.of('Subtype')) === PDFName.of('Link'));
  });

/** Describes the target of a link. */
function wordsFor(link: PDFDict): string {
  const uri = link.lookupMaybe(PDFName.of('A'), PDFDict)?.lookupMaybe(PDFName.of('URI'), PDFString, PDFHexString);
  if (uri) return uri.decodeText().replace(/^mailto:/, 'E-mail to ');
  const part = String(link.get(PDFName.of('Dest')) ?? '').replace(/^\//, '');
  return `To the part “${part.replaceAll('-', ' ')}” of this document`;
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Builds the XMP metadata: the document information, and conformance to PDF/UA-1. */
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

/** Completes a tagged PDF for PDF/UA-1. Document information and language must be set before. */
export function completePdfUa(pdf: PDFDocument): void {
  markArtifacts(pdf);
  for (const link of linksOf(pdf)) link.set(PDFName.of('Contents'), PDFHexString.fromText(wordsFor(link)));
  const metadata = pdf.context.stream(Buffer.from(metadataOf(pdf), 'utf8'), { Type: 'Metadata', Subtype: 'XML' });
  pdf.catalog.set(PDFName.of('Metadata'), pdf.context.register(metadata));
}
