import type { Config } from '@netlify/functions';
import { linkFunction } from '../newsletter/followLink.ts';

/** /newsletter/confirm: GET shows a button, POST confirms. */
export default linkFunction('confirm');

export const config: Config = { path: '/newsletter/confirm' };
