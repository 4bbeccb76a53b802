import { slidePlace, wrapIndex } from '@/components/ui/scrollPosition';
import { arrowStep } from '@/lib/browser/arrowStep';
import { type Autoplay, followAutoplay } from '@/lib/browser/autoplay';
import { markCurrent, PageElement } from '@/lib/browser/pageElement';
import { pushUrl, replaceUrl, setParam } from '@/lib/browser/urls';
import { followDrag } from './drag';

/** How long each position is shown, in ms (specification, section 9). */
const ADVANCE_MS = 4000;
/** How long the gallery pauses after a drag, in ms (specification, section 9). */
const REST_MS = 2000;
/** A drag must exceed this distance to move the gallery, in px (specification, section 9). */
const DRAG_PX = 100;
const AWARD_PARAM = 'award';

type GalleryState = Autoplay & {
  position: number;
  /** Whether the slides change places without a transition. */
  isJump: boolean;
  /** Distance of the current drag in px; undefined if there is none. */
  drag: number | undefined;
  /** Timestamp in ms until which the gallery pauses after a drag. */
  restsUntil: number;
  /** Index of the award in the viewer; undefined while it is closed. */
  shown: number | undefined;
};

/** Moves the awards by timer, drag, keys and buttons, and opens them in a full-screen viewer (AwardGallery.tsx). */
export class AwardGalleryElement extends PageElement<'award-gallery', GalleryState> {
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether the previous history entry is the same page with the viewer closed. */
  #isPushed = false;
  protected state: GalleryState = {
    position: 0,
    isJump: false,
    drag: undefined,
    restsUntil: 0,
    shown: undefined,
    isPlaying: true,
    isMoving: false,
  };

  protected start(signal: AbortSignal): void {
    const onClick = (button: HTMLElement, handle: () => void) => button.addEventListener('click', handle, { signal });
    onClick(this.named('previous'), () => this.#step(-1));
    onClick(this.named('next'), () => this.#step(1));
    for (const [position, dot] of this.all('dot').entries()) onClick(dot, () => this.#move(position, true));
    const handleKey = (event: KeyboardEvent) => this.#handleKey(event);
    document.addEventListener('keydown', handleKey, { signal });

    const onEnd = (distance: number) => {
      this.change({ drag: undefined, restsUntil: performance.now() + REST_MS });
      if (Math.abs(distance) > DRAG_PX) this.#step(distance < 0 ? 1 : -1);
    };
    followDrag(this.named('slides'), { onMove: (drag) => this.change({ drag }), onEnd }, signal);
    followAutoplay(this.named('gallery'), this.named('toggle'), (autoplay) => this.change(autoplay), signal);
    signal.addEventListener('abort', () => clearTimeout(this.#timer));
    this.#startViewer(signal);
  }

  #startViewer(signal: AbortSignal): void {
    const viewer = this.named('viewer');
    const onClick = (button: HTMLElement, handle: (event: MouseEvent) => void) =>
      button.addEventListener('click', handle, { signal });
    for (const [index, button] of this.all('open').entries()) onClick(button, () => this.#open(index));
    onClick(this.named('viewer-previous'), () => this.#browse(-1));
    onClick(this.named('viewer-next'), () => this.#browse(1));
    onClick(this.named('close'), () => this.#close());
    // The dialog and the stage are the empty area around the award.
    onClick(viewer, ({ target }) => {
      if (target === viewer || target === viewer.lastElementChild) this.#close();
    });
    const handleCancel = (event: Event) => {
      event.preventDefault();
      this.#close();
    };
    viewer.addEventListener('cancel', handleCancel, { signal });
    // Browsers close a dialog on a second Escape without a cancel event.
    const handleClose = () => {
      if (this.state.shown !== undefined) this.#close();
    };
    viewer.addEventListener('close', handleClose, { signal });
    for (const type of ['hashchange', 'popstate']) addEventListener(type, () => this.#followUrl(), { signal });
    this.#followUrl();
  }

  protected show(state: GalleryState): void {
    const { position, restsUntil, isPlaying } = state;
    const isHeld = !state.isMoving || state.drag !== undefined || state.shown !== undefined;
    const rest = restsUntil - performance.now();
    clearTimeout(this.#timer);
    if (!isHeld && rest > 0) this.#timer = setTimeout(() => this.change({}), rest);
    else if (!isHeld) this.#timer = setTimeout(() => this.#step(1), ADVANCE_MS);

    this.#showSlides(state);
    markCurrent(this.all('dot'), position);
    this.named('place').textContent = String(position + 1);
    const status = this.named('status');
    status.ariaLive = isHeld || rest > 0 ? 'polite' : 'off';
    status.textContent = this.all('slide')[position]?.dataset.words ?? '';
    this.named('pause').hidden = !isPlaying;
    this.named('play').hidden = isPlaying;
    this.#showViewer(state);
  }

  #showSlides({ position, isJump, drag }: GalleryState): void {
    const slides = this.all('slide');
    for (const [index, { dataset }] of slides.entries())
      dataset.offset = String(slidePlace(index, position, slides.length));
    const row = this.named('slides');
    row.dataset.state = drag !== undefined ? 'dragging' : isJump ? 'jumping' : 'resting';
    row.style.setProperty('--drag', `${drag ?? 0}px`);
  }

  #showViewer({ shown }: GalleryState): void {
    const viewer = this.named<HTMLDialogElement>('viewer');
    const awards = this.all('whole');
    for (const [index, award] of awards.entries()) award.hidden = index !== shown;
    this.named('viewer-place').textContent = String((shown ?? 0) + 1);
    this.named('viewer-status').textContent = awards[shown ?? -1]?.dataset.words ?? '';
    if (shown === undefined) viewer.close();
    else if (!viewer.open) viewer.showModal();
  }

  #handleKey(event: KeyboardEvent): void {
    const step = arrowStep(event);
    if (step === 0) return;
    if (this.state.shown !== undefined) this.#browse(step);
    else if (this.named('gallery').contains(document.activeElement)) {
      event.preventDefault();
      this.#step(step);
    }
  }

  #step(step: -1 | 1): void {
    this.#move(wrapIndex(this.state.position + step, this.all('slide').length), false);
  }

  /** If the focused slide leaves the view, its focus moves to the slide that is now first. */
  #move(position: number, isJump: boolean): void {
    this.change({ position, isJump });
    if (this.named('slides').contains(document.activeElement))
      this.all('open')[position]?.focus({ preventScroll: true });
  }

  #idOf(index: number): string | undefined {
    return this.all('whole')[index]?.id;
  }

  /** Opens an award in the viewer with a history entry of its own, so that Back closes the viewer. */
  #open(index: number): void {
    this.#isPushed = true;
    pushUrl((url) => setParam(url, AWARD_PARAM, this.#idOf(index)));
    this.change({ shown: index });
  }

  /** Shows the next or previous award in the viewer, without adding a history entry. */
  #browse(step: -1 | 1): void {
    const shown = wrapIndex((this.state.shown ?? 0) + step, this.all('whole').length);
    replaceUrl((url) => setParam(url, AWARD_PARAM, this.#idOf(shown)));
    this.change({ shown });
  }

  #close(): void {
    if (this.#isPushed) history.back();
    else {
      replaceUrl((url) => setParam(url, AWARD_PARAM, undefined));
      this.change({ shown: undefined });
    }
    this.#isPushed = false;
  }

  /** Opens the award in the URL. An unknown award is removed from the URL. */
  #followUrl(): void {
    const id = new URL(location.href).searchParams.get(AWARD_PARAM);
    const index = this.all('whole').findIndex((award) => award.id === id);
    if (index < 0) replaceUrl((url) => setParam(url, AWARD_PARAM, undefined));
    this.change({ shown: index < 0 ? undefined : index });
  }
}
