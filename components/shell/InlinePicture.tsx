type InlinePictureProps = {
  /** Markup of the picture system: static, without user input. */
  svg: string;
  className?: string | undefined;
};

/** A decorative picture inlined into the page, for what shows without scrolling; others are files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by lib/server/pictures from code alone
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
