type InlinePictureProps = {
  /** Markup of the picture system: static, without user input. */
  svg: string;
  className?: string | undefined;
};

/** The size of a picture's file, which its box on the page takes the place of. */
const FILE_SIZE = / width="\d+" height="\d+"(?=[^>]* viewBox=)/;

/** A decorative picture inlined into the page, for what shows without scrolling; others are files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  const html = svg.replace(FILE_SIZE, '');
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by lib/server/pictures from code alone
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: html }} />;
}
