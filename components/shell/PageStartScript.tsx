import { START_EVENTS } from '@/lib/browser/page-start/events';
import { loadOnIntent } from '@/lib/browser/page-start/loadOnIntent';
import { recordInput } from '@/lib/browser/page-start/recordInput';
import { dateSettings, startDates } from '@/lib/browser/page-start/startDates';
import { FRAME_SETTINGS, startFrame } from '@/lib/browser/page-start/startFrame';
import { openingSettings, startOpening } from '@/lib/browser/page-start/startOpening';

/** An expression that calls a function with one argument; the function must use nothing outside itself. */
const call = <Settings,>(start: (settings: Settings) => void, settings: Settings) =>
  `(${start.toString()})(${JSON.stringify(settings)});`;

/** The same text on every page, so that the content security policy needs one hash for it. */
const CODE =
  call(startFrame, FRAME_SETTINGS) +
  call(startOpening, openingSettings(START_EVENTS)) +
  call(startDates, dateSettings(START_EVENTS)) +
  call(recordInput, START_EVENTS) +
  call(loadOnIntent, START_EVENTS);

/**
 * The only script of a light page, inline: the frame's behaviour, the record of what is done before React has taken over, and
 * the loader. The build names on it what a light page loads (lib/server/site-build/splitPages.ts).
 */
export function PageStartScript() {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: functions of ours; the policy carries the hash of their text
  return <script data-page-start="" dangerouslySetInnerHTML={{ __html: CODE }} />;
}
