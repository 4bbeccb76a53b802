/** The policy of Trusted Types under which pictures are set from strings (components/shell/InlinePicture.tsx). */
export const PICTURES_POLICY = 'pictures';
