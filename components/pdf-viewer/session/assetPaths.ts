/**
 * URLs of the pdf.js files that the browser requests. lib/server/site-build/copyPdfjs.ts copies them to /pdfjs/<version>/, so that
 * they can be cached permanently. pdf.js requires folders to end in a slash.
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
