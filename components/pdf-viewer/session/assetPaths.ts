/** Where the files of pdf.js that the browser asks for lie on the site; folders end in a slash, as the library wants. */
export type PdfAssets = {
  worker: string;
  characterMaps: string;
  standardFonts: string;
  wasm: string;
  colorProfiles: string;
  images: string;
};

/** Addresses of the files that lib/server/site-build/copyPdfjs.ts puts below /pdfjs/<version>/: a new version is a new address. */
export function pdfAssets(version: string): PdfAssets {
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
