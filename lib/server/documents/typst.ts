import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { PDFArray, PDFDocument, PDFName, PDFNumber, PDFStream } from '@cantoo/pdf-lib';
import { NodeCompiler } from '@myriaddreamin/typst-ts-node-compiler';
import subsetFont from 'subset-font';
import { charactersOf } from '../../text/unicodeRange.ts';
import { firstPagePicture } from './firstPage.ts';

/** Latin characters used on the site: Basic Latin, Latin-1, the vowels of Kikuyu names, and punctuation. */
const RANGE =
  'U+0020-007E, U+00A0-00FF, U+0128-0129, U+0152-0153, U+0168-0169, U+2010-2015, U+2018-201D, U+2022, U+2026, U+20AC, U+2212';

/** Text, strong text, headings, the firm's name. Static instances, because Typst does not support variable fonts. */
const FONT_CUTS = [
  { wght: 400, wdth: 100 },
  { wght: 600, wdth: 100 },
  { wght: 660, wdth: 111 },
  { wght: 720, wdth: 116 },
];

const ROOT = join(import.meta.dirname, '../../..');
const TEMPLATE = join(import.meta.dirname, 'template.typ');
const LOGO = join(import.meta.dirname, 'logo.typ');
const FIRST_PAGE = join(import.meta.dirname, 'firstPage.ts');

/** Starts Typst with the site's typeface. */
export async function openTypst(): Promise<NodeCompiler> {
  const { resolve } = createRequire(import.meta.url);
  const source = readFileSync(resolve('@fontsource-variable/archivo/files/archivo-latin-standard-normal.woff2'));
  const fontBlobs = await Promise.all(
    FONT_CUTS.map((variationAxes) =>
      subsetFont(source, charactersOf(RANGE), { targetFormat: 'truetype', variationAxes }),
    ),
  );
  return NodeCompiler.create({ workspace: ROOT, fontArgs: [{ fontBlobs }] });
}

/** Device colour spaces, which look the same on screen, by number of components. */
const DEVICE_COLORS: Readonly<Record<number, string>> = { 1: 'DeviceGray', 3: 'DeviceRGB' };

/** Removes the sRGB profiles, because the viewer would fetch and compile WebAssembly for them before the first page. */
function dropColorProfiles({ context }: PDFDocument): void {
  for (const [ref, space] of context.enumerateIndirectObjects()) {
    if (!(space instanceof PDFArray) || space.get(0) !== PDFName.of('ICCBased')) continue;
    const profile = space.lookup(1, PDFStream);
    const name = DEVICE_COLORS[profile.dict.lookup(PDFName.of('N'), PDFNumber).asNumber()];
    if (!name) continue;
    context.assign(ref, PDFName.of(name));
    const profileRef = context.getObjectRef(profile);
    if (profileRef) context.delete(profileRef);
  }
}

/** Compresses a PDF's objects too, which Typst does not: its tags take more space than its pages. */
async function compressed(pdf: PDFDocument): Promise<Uint8Array> {
  dropColorProfiles(pdf);
  return pdf.save({ useObjectStreams: true, addDefaultPage: false });
}

/**
 * Creates a renderer for tagged PDF/UA-1 documents. The output is deterministic.
 * @returns `version`, a hash of everything except the data that determines a PDF
 */
export async function openPrinter() {
  const typst = await openTypst();
  const sources = [TEMPLATE, LOGO, FIRST_PAGE, import.meta.filename, join(ROOT, 'package.json')];
  return {
    version: sources.map((file) => readFileSync(file, 'utf8')).join(''),

    /** Renders a document as PDF, and its first page as SVG. Throws an Error with the text's file and the reason. */
    async print(textFile: string, data: string) {
      const compiled = typst.compile({ mainFilePath: TEMPLATE, inputs: { document: data } });
      const { result } = compiled;
      if (!result) {
        const [fault] = compiled.takeDiagnostics()?.shortDiagnostics ?? [];
        throw new Error(`The PDF of ${textFile}: ${fault?.message}`);
      }
      try {
        const pdf = await PDFDocument.load(typst.pdf(result, { pdfStandard: 'ua-1' }), { updateMetadata: false });
        const picture = firstPagePicture(typst.svg(result), pdf.getPage(0).getSize());
        return { bytes: await compressed(pdf), pages: result.numOfPages, picture };
      } catch (error) {
        throw new Error(`The PDF of ${textFile}: ${error instanceof Error ? error.message : error}`);
      }
    },
  };
}
