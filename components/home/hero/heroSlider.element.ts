import { wrapIndex } from '@/components/ui/scrollPosition';
import { arrowStep } from '@/lib/browser/arrowStep';
import { type Autoplay, followAutoplay } from '@/lib/browser/autoplay';
import { markCurrent, PageElement } from '@/lib/browser/pageElement';

/** Duration of the transition between slides, in ms (specification, section 9). */
const LOCK_MS = 600;
/** A touch must move further than this to count as a swipe, in px (specification, section 9). */
const SWIPE_PX = 50;
/** Half of a slide's duration, by which time the page itself has loaded. */
const PRELOAD_MS = 3500;

type HeroState = Autoplay & {
  index: number;
  /** The slide being replaced, visible until the next one's picture has loaded. */
  leaving: number;
  /** Timestamp in ms before which clicks are ignored. */
  lockedUntil: number;
  /** Timestamp in ms at which the picture's transition ends. Infinity until the picture is decoded. */
  unrolledAt: number;
  /** Whether to preload the next slide's picture. */
  isNextNeeded: boolean;
};

/** Calls back on horizontal swipes. Mouse drags still select text, and vertical scrolling cancels the swipe. */
function followSwipes(region: HTMLElement, onStep: (step: -1 | 1) => void, signal: AbortSignal): void {
  let startX: number | undefined;
  const listen = (type: 'pointerdown' | 'pointerup' | 'pointercancel', handle: (event: PointerEvent) => void) =>
    region.addEventListener(type, handle, { signal });

  listen('pointerdown', ({ pointerType, isPrimary, clientX }) => {
    startX = pointerType !== 'mouse' && isPrimary ? clientX : undefined;
  });
  listen('pointerup', ({ clientX }) => {
    const distance = startX === undefined ? 0 : clientX - startX;
    startX = undefined;
    if (Math.abs(distance) > SWIPE_PX) onStep(distance < 0 ? 1 : -1);
  });
  listen('pointercancel', () => {
    startX = undefined;
  });
}

/** Whether the region has the focus, or is in view while nothing else on the page has it. */
function ownsArrowKeys(region: HTMLElement): boolean {
  const { activeElement } = document;
  if (region.contains(activeElement)) return true;
  const isFocusFree = activeElement === null || activeElement.contains(region);
  return isFocusFree && region.getBoundingClientRect().bottom > 0;
}

/** Shows the slides of the hero in turn (HeroSlider.tsx). The CSS animation of the current bar is the timer. */
export class HeroSliderElement extends PageElement<'hero-slider', HeroState> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  protected state: HeroState = {
    index: 0,
    leaving: 0,
    lockedUntil: 0,
    unrolledAt: 0,
    isNextNeeded: false,
    isPlaying: true,
    isMoving: false,
  };

  protected start(signal: AbortSignal): void {
    const step = (steps: -1 | 1) => this.#select(wrapIndex(this.state.index + steps, this.all('slide').length));
    this.named('previous').addEventListener('click', () => step(-1), { signal });
    this.named('next').addEventListener('click', () => step(1), { signal });
    for (const [index, bar] of this.all('bar').entries())
      bar.addEventListener('click', () => this.#select(index), { signal });
    for (const fill of this.all('fill')) fill.addEventListener('animationend', () => step(1), { signal });

    const handleKey = (event: KeyboardEvent) => {
      const steps = arrowStep(event);
      if (steps !== 0 && ownsArrowKeys(this)) step(steps);
    };
    document.addEventListener('keydown', handleKey, { signal });
    followSwipes(this, step, signal);
    followAutoplay(this, this.named('toggle'), (autoplay) => this.change(autoplay), signal);
    this.#preload(signal);
  }

  protected show(state: HeroState): void {
    const left = Math.max(state.lockedUntil, state.unrolledAt) - performance.now();
    clearTimeout(this.#timer);
    if (left > 0 && left < Number.POSITIVE_INFINITY) this.#timer = setTimeout(() => this.change({}), left);
    this.dataset.state = left > 0 ? 'changing' : 'resting';
    this.#showSlides(state, left > 0 ? state.leaving : undefined);
    markCurrent(this.all('bar'), state.index);

    const { isPlaying, isMoving } = state;
    this.named('slides').ariaLive = isMoving ? 'off' : 'polite';
    this.named('bars').dataset.state = isMoving ? 'moving' : isPlaying ? 'suspended' : 'stopped';
    this.named('pause').hidden = !isPlaying;
    this.named('play').hidden = isPlaying;
  }

  #showSlides({ index, isNextNeeded, unrolledAt }: HeroState, leaving: number | undefined): void {
    const slides = this.all('slide');
    const next = isNextNeeded ? wrapIndex(index + 1, slides.length) : undefined;
    const stateOf = (place: number) => {
      if (place === index) return 'current';
      if (place === leaving) return 'leaving';
      return place === next ? 'next' : 'waiting';
    };
    for (const [place, slide] of slides.entries()) {
      slide.dataset.state = stateOf(place);
      slide.dataset.picture = place === index && unrolledAt === Number.POSITIVE_INFINITY ? 'awaited' : 'there';
    }
    for (const [place, fill] of this.all('fill').entries()) fill.dataset.state = place === index ? 'filling' : 'empty';
  }

  #select(index: number): void {
    const now = performance.now();
    const { index: last, leaving, lockedUntil, unrolledAt } = this.state;
    if (index === last || now < lockedUntil) return;
    const picture = this.all('slide')[index]?.querySelector('img');
    const isAwaited = picture !== null && picture !== undefined && !picture.complete;
    this.change({
      index,
      // The last slide that is still visible.
      leaving: unrolledAt === Number.POSITIVE_INFINITY ? leaving : last,
      lockedUntil: now + LOCK_MS,
      unrolledAt: isAwaited ? Number.POSITIVE_INFINITY : now + LOCK_MS,
    });
    if (isAwaited) void this.#await(picture, index);
  }

  async #await(picture: HTMLImageElement, index: number): Promise<void> {
    // If the picture fails to load, its fallback is shown (lib/browser/page-start/start.ts), so continue in either case.
    await picture.decode().catch(() => undefined);
    if (index === this.state.index) this.change({ unrolledAt: performance.now() + LOCK_MS });
  }

  /** Loads the next picture after half of the slide's duration, or on the first interaction. */
  #preload(signal: AbortSignal): void {
    const load = () => this.change({ isNextNeeded: true });
    const preload = setTimeout(load, PRELOAD_MS);
    for (const type of ['pointerenter', 'pointerdown', 'focusin'])
      this.addEventListener(type, load, { once: true, signal });
    signal.addEventListener('abort', () => {
      clearTimeout(preload);
      clearTimeout(this.#timer);
    });
  }
}
