import { linkFunction } from '../newsletter/followLink.ts';

/** /newsletter/confirm (a rewrite in netlify.toml): GET shows a button, POST confirms. */
export default linkFunction('confirm');
