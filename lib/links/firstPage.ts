/** Returns the URL of the picture of a PDF's first page, shown until the viewer can draw the page itself. */
export const firstPageOf = (pdf: string): string => pdf.replace(/\.pdf(?=$|\?)/, '.avif');
