import type { Config } from '@netlify/functions';
import { linkFunction } from '../newsletter/followLink.ts';

/** /newsletter/leave: GET shows a button, POST leaves, also with one click from a mail program. */
export default linkFunction('leave');

export const config: Config = { path: '/newsletter/leave' };
