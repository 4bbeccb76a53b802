import { PageElement } from '@/lib/browser/pageElement';
import type { HolidayRules } from '@/lib/calendar/workingDays';
import { type OpenHours, openingState } from '@/lib/dates/openingState';
import { type OpeningWords, openingText } from '@/lib/dates/openingText';
import { MINUTE_MS } from '@/lib/dates/today';

/** Opening hours, holidays and messages, read from the markup. */
export type OpeningRules = { hours: readonly OpenHours[]; holidays: HolidayRules; words: OpeningWords };

/** Shows whether the office is open, and updates as time passes (OpeningText.tsx). */
export class OpeningTextElement extends PageElement<'opening-text', { now: Date }> {
  protected state = { now: new Date() };

  protected start(signal: AbortSignal): void {
    const timer = setInterval(() => this.change({ now: new Date() }), MINUTE_MS);
    signal.addEventListener('abort', () => clearInterval(timer));
  }

  protected show({ now }: { now: Date }): void {
    const { hours, holidays, words }: OpeningRules = JSON.parse(this.getAttribute('rules') ?? '');
    this.textContent = openingText(openingState(hours, holidays, now), words);
  }
}
