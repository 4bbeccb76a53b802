import { linkFunction } from '../newsletter/followLink.ts';

/** /newsletter/leave (a rewrite in netlify.toml): GET shows a button, POST unsubscribes, also in one click. */
export default linkFunction('leave');
