/** A change of the code that changes nothing that anyone could see. */
type Equivalent = { file: string; code: string; change: string; reason: string };

/** Changes that a test could never notice, by the file, its line without the space around it, and the change. */
export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'lib/server/documents/pdfUa.ts',
    code: "if (kept.length < all.length) tag.set(PDFName.of('K'), pdf.context.obj(kept));",
    change: "'<' becomes '<='",
    reason: 'a tag that loses nothing is given the list that it has',
  },
  {
    file: 'lib/payroll/partPay.ts',
    code: 'return isWhole ? {} : { part: partMonth(joined, left < monthEnd ? left : monthEnd) };',
    change: "'<' becomes '<='",
    reason: 'where both days are the same, either of them is it',
  },
];
