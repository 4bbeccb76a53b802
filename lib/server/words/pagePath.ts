import { workAsyncStorage } from 'next/dist/server/app-render/work-async-storage.external.js';
import { learn } from '../../words/say.ts';
import { PHRASES } from '../../words/sw/phrases.ts';

/*
 * Loaded by the documents of the site for what it does: pages are rendered several at once, and this is how words find out of
 * which one they are part (lib/words/language.ts).
 */
globalThis.pathOfPage = () => workAsyncStorage.getStore()?.route;

learn(PHRASES);
