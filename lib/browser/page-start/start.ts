/**
 * The only script of a light page: the frame's behaviour, the record of presses and input before React has taken over, and
 * the loader. lib/server/site-build/bundlePageStart.ts makes one inline script of it for the head of every page.
 */
import { answerUrl } from './answerUrl';
import { awaitScript } from './awaitScript';
import { expandCards } from './expandCards';
import { holdDrops } from './holdDrops';
import { loadPage } from './loadPage';
import { noticeRestored } from './noticeRestored';
import { recordActs } from './recordActs';
import { replaceFailedPictures } from './replaceFailedPictures';
import { selectNumbers } from './selectNumbers';
import { showTarget } from './showTarget';
import { startDates } from './startDates';
import { startFrame } from './startFrame';
import { startOpening } from './startOpening';
import { startOverlay } from './startOverlay';
import { startTheme } from './startTheme';
import { watchIntent } from './watchIntent';
import { watchPaint } from './watchPaint';

// The theme answers to its switch before choices are held.
startTheme();
startOverlay();
startFrame();
showTarget();
selectNumbers();
replaceFailedPictures();
expandCards();
startOpening();
startDates();
// Before the record, which forgets at a failure which presses wait.
awaitScript();
recordActs();
noticeRestored();
holdDrops();
// The loader listens before it is asked.
loadPage();
watchIntent();
watchPaint();
answerUrl();
