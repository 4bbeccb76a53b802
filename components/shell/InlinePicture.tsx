type InlinePictureProps = {
  /** Markup of the picture system: static, no text of a visitor's in it. */
  svg: string;
  className?: string;
};

/** A picture of the picture system drawn into the page itself; decorative. For the hero only: others are files. */
export function InlinePicture({ svg, className }: InlinePictureProps) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: markup made by lib/pictures from code alone
  return <div className={className} aria-hidden="true" dangerouslySetInnerHTML={{ __html: svg }} />;
}
