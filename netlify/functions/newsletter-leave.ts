import { linkFunction } from '../newsletter/followLink.ts';

/** /newsletter/leave (a rewrite in netlify.toml): GET shows a button, POST leaves, also with one click from a mail program. */
export default linkFunction('leave');
