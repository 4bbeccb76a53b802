import { answerUrl } from '@/lib/browser/page-start/answerUrl';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { expandCards } from '@/lib/browser/page-start/expandCards';
import { guardScripts } from '@/lib/browser/page-start/guardScripts';
import { holdDrops } from '@/lib/browser/page-start/holdDrops';
import { holdPresses } from '@/lib/browser/page-start/holdPresses';
import { holdTabKeys } from '@/lib/browser/page-start/holdTabKeys';
import { keepTyping } from '@/lib/browser/page-start/keepTyping';
import { loadPage } from '@/lib/browser/page-start/loadPage';
import { makeWay, WAY_SETTINGS } from '@/lib/browser/page-start/makeWay';
import { noticeRestored } from '@/lib/browser/page-start/noticeRestored';
import { releaseHeld } from '@/lib/browser/page-start/releaseHeld';
import { replaceFailedPictures } from '@/lib/browser/page-start/replaceFailedPictures';
import { selectNumbers } from '@/lib/browser/page-start/selectNumbers';
import { showTarget } from '@/lib/browser/page-start/showTarget';
import { skipTransitions } from '@/lib/browser/page-start/skipTransitions';
import { DATE_SETTINGS, startDates } from '@/lib/browser/page-start/startDates';
import { FRAME_SETTINGS, startFrame } from '@/lib/browser/page-start/startFrame';
import { OPENING_SETTINGS, startOpening } from '@/lib/browser/page-start/startOpening';
import { startTheme, THEME_SETTINGS } from '@/lib/browser/page-start/startTheme';
import { tellWaiting } from '@/lib/browser/page-start/tellWaiting';
import { watchIntent } from '@/lib/browser/page-start/watchIntent';
import { watchPaint } from '@/lib/browser/page-start/watchPaint';
import { LOADING_META } from '@/lib/site/sitePage';

const SETTINGS = {
  ...START_EVENTS,
  ...LOADING_META,
  ...FRAME_SETTINGS,
  ...WAY_SETTINGS,
  ...OPENING_SETTINGS,
  ...DATE_SETTINGS,
  ...THEME_SETTINGS,
};

/**
 * In their order: scripts are guarded before one is asked for, the theme answers to its switch before choices are held back,
 * what is typed comes before clicks when React has taken over, and the loader listens before it is asked.
 */
const STARTS: ((settings: typeof SETTINGS) => void)[] = [
  guardScripts,
  startTheme,
  startFrame,
  showTarget,
  selectNumbers,
  skipTransitions,
  makeWay,
  replaceFailedPictures,
  expandCards,
  startOpening,
  startDates,
  keepTyping,
  noticeRestored,
  tellWaiting,
  releaseHeld,
  holdPresses,
  holdTabKeys,
  holdDrops,
  loadPage,
  watchIntent,
  watchPaint,
  answerUrl,
];

/** Each function's text, called with the settings. The same on every page, so that the content security policy needs one hash for it. */
const CODE = `(s=>{${STARTS.map((start) => `(${start.toString()})(s);`).join('')}})(${JSON.stringify(SETTINGS)})`;

/**
 * The only script of a light page, inline: the frame's behaviour, the record of what is done before React has taken over, and
 * the loader. The build names on it what a page loads (lib/server/site-build/splitPages.ts). Each function stands in the page
 * by its own text, so it must use nothing outside itself (tests/export/inlineScripts.test.ts).
 */
export function PageStartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours; the policy carries the hash of their text
  return <script data-page-start="" dangerouslySetInnerHTML={{ __html: CODE }} />;
}
