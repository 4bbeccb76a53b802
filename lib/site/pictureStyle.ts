/** Names of the picture system (docs/glossary.md) with which a page or a subject is drawn. */
export type PictureStyle = { motif: string; palette: string; border: string };
