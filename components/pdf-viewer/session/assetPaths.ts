/**
 * URLs of the files of pdf.js that the browser asks for. lib/server/site-build/copyPdfjs.ts puts them below
 * /pdfjs/<version>/, so that they can be cached for good. pdf.js wants folders to end in a slash.
 */
export function pdfAssets(version: string) {
  const root = `/pdfjs/${version}/`;
  return {
    worker: `${root}pdf.worker.min.mjs`,
    characterMaps: `${root}cmaps/`,
    standardFonts: `${root}standard_fonts/`,
    wasm: `${root}wasm/`,
    colorProfiles: `${root}iccs/`,
    images: `${root}images/`,
  };
}
