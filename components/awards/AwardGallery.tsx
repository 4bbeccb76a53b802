'use client';
// Needs the browser: moves by itself, by drag and by keys, and opens the viewer. Without script all awards stand in a grid.

import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { arrowStep, useArrowKeys } from '@/components/behaviours/useArrowKeys';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { useUrlState } from '@/components/behaviours/useUrlState';
import { IconButton } from '@/components/ui/button/IconButton';
import { Dialog } from '@/components/ui/Dialog';
import { Dots } from '@/components/ui/Dots';
import { wrapIndex } from '@/components/ui/scrollPosition';
import { VisuallyHidden } from '@/components/ui/VisuallyHidden';
import { setParam } from '@/lib/browser/urls';
import styles from './AwardGallery.module.scss';
import { useDrag } from './useDrag';

/** An award of the gallery; its pictures are rendered on the server. */
export type GalleryAward = {
  id: string;
  title: string;
  /** Set with the title below a photo; a drawn plaque says both. */
  descriptor?: string | undefined;
  alt: string;
  /** For the gallery: the award in its border. */
  picture: ReactNode;
  whole: ReactNode;
};

type AwardSlideProps = {
  award: GalleryAward;
  /** '1 of 6'. */
  label: string;
  /** Position in the row: 0 is the first in view, -1 the one before it. */
  offset: number;
  onOpen: () => void;
};

function AwardSlide({ award, label, offset, onOpen }: AwardSlideProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a slide of the carousel pattern, not a set of fields.
    <div role="group" aria-roledescription="slide" aria-label={label} className={styles.slide} data-offset={offset}>
      <button type="button" className={styles.open} onClick={onOpen}>
        <VisuallyHidden>{award.alt}. Show full screen</VisuallyHidden>
        <span aria-hidden="true">{award.picture}</span>
      </button>
      {award.descriptor && (
        <p className={styles.words}>
          <strong className={styles.title}>{award.title}</strong> <span>{award.descriptor}</span>
        </p>
      )}
    </div>
  );
}

const AWARD_PARAM = 'award';

/**
 * The award that the full-screen viewer shows, in the URL, so that Back closes the viewer.
 *
 * @returns its index, undefined while the viewer is closed; `open` makes a history entry, `show` goes on in it
 */
function useOpenAward(awards: readonly { id: string }[]) {
  // The entry before the current one is the same page with the viewer closed.
  const isPushed = useRef(false);
  const { value, set, setTyped } = useUrlState({
    initial: '',
    read: ({ searchParams }) => awards.find(({ id }) => id === searchParams.get(AWARD_PARAM))?.id ?? '',
    write: (url, id) => setParam(url, AWARD_PARAM, id),
  });
  const index = awards.findIndex(({ id }) => id === value);
  const idOf = (place: number) => awards[place]?.id ?? '';

  return {
    openIndex: index < 0 ? undefined : index,
    open(place: number) {
      isPushed.current = true;
      set(idOf(place));
    },
    show: (place: number) => setTyped(idOf(place)),
    close() {
      if (isPushed.current) window.history.back();
      else setTyped('');
      isPushed.current = false;
    },
  };
}

type AwardViewerProps = {
  awards: readonly GalleryAward[];
  index: number | undefined;
  onShow: (index: number) => void;
  onClose: () => void;
};

/** One award on the whole screen; previous and next go round. */
function AwardViewer({ awards, index, onShow, onClose }: AwardViewerProps) {
  const award = index === undefined ? undefined : awards[index];
  const move = (step: number) => {
    if (index !== undefined) onShow(wrapIndex(index + step, awards.length));
  };
  useArrowKeys(move, () => index !== undefined);

  const closeBeside = (event: MouseEvent) => {
    if (event.target === event.currentTarget) onClose();
  };

  return (
    <Dialog isOpen={award !== undefined} onClose={onClose} label="Award, full screen" size="full">
      {award && index !== undefined && (
        // biome-ignore lint/a11y/noStaticElementInteractions: the empty ground around the award; Escape and the close button do the same.
        // biome-ignore lint/a11y/useKeyWithClickEvents: the key for it is Escape, which the dialog answers.
        <div className={styles.stage} onClick={closeBeside}>
          <IconButton icon="arrow-left" label="Previous award" onClick={() => move(-1)} />
          <div className={styles.award}>{award.whole}</div>
          <IconButton icon="arrow-right" label="Next award" onClick={() => move(1)} />
          <p className={styles.viewerCounter}>
            {index + 1} / {awards.length}
          </p>
          <VisuallyHidden as="p" role="status">
            {award.alt}
          </VisuallyHidden>
        </div>
      )}
    </Dialog>
  );
}

/** How long each position of the gallery is shown, in ms. */
const ADVANCE_MS = 4000;
/** A drag longer than this moves the gallery, in px. */
const DRAG_PX = 100;

/** Slides from here on share one place, which no drag brings into view. The style sheet knows the places before it. */
const LAST_OFFSET = 4;

/** Awards two abreast from 1024 px, else one by one; goes round in steps of one. */
export function AwardGallery({ awards }: { awards: readonly GalleryAward[] }) {
  const count = awards.length;
  const slides = useRef<HTMLDivElement>(null);
  const [{ position, isJump }, setPosition] = useState({ position: 0, isJump: false });
  const { openIndex, open, show, close } = useOpenAward(awards);

  const move = (step: number) =>
    setPosition((last) => ({ position: wrapIndex(last.position + step, count), isJump: false }));
  const { isDragging, isUnsettled, dragHandlers } = useDrag((distance) => {
    if (Math.abs(distance) > DRAG_PX) move(distance < 0 ? 1 : -1);
  });
  const { isPlaying, isMoving, toggle, pauseHandlers } = useAutoplay({
    isSuspended: isUnsettled || openIndex !== undefined,
    timer: { intervalMs: ADVANCE_MS, position, onAdvance: () => move(1) },
  });

  // A slide that leaves the view hands its focus to the one that is now first.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs after each move.
  useEffect(() => {
    if (!slides.current?.contains(document.activeElement)) return;
    slides.current.querySelector<HTMLElement>('[data-offset="0"] button')?.focus({ preventScroll: true });
  }, [position]);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = arrowStep(event);
    if (step === 0) return;
    event.preventDefault();
    move(step);
  };
  // The last slide waits before the first, from where it comes back into view.
  const offsetOf = (index: number) => {
    const offset = wrapIndex(index - position, count);
    return offset === count - 1 ? -1 : Math.min(offset, LAST_OFFSET);
  };

  return (
    <>
      <section
        className={styles.gallery}
        aria-label="Award gallery"
        aria-roledescription="carousel"
        onKeyDown={handleKeyDown}
        {...pauseHandlers}
      >
        <div className={styles.controls}>
          <IconButton
            icon={isPlaying ? 'pause' : 'play'}
            label={isPlaying ? 'Pause the gallery' : 'Start the gallery'}
            onClick={toggle}
          />
          <span className={styles.counter} aria-hidden="true">
            {position + 1} / {count}
          </span>
          <IconButton icon="arrow-left" label="Previous award" onClick={() => move(-1)} />
          <IconButton icon="arrow-right" label="Next award" onClick={() => move(1)} />
        </div>
        <VisuallyHidden as="p" role="status" aria-live={isMoving ? 'off' : 'polite'}>
          {awards[position]?.title}, {position + 1} of {count}
        </VisuallyHidden>
        <div
          ref={slides}
          className={styles.slides}
          data-state={isDragging ? 'dragging' : undefined}
          data-jump={isJump || undefined}
          {...dragHandlers}
        >
          {awards.map((award, index) => (
            <AwardSlide
              key={award.id}
              award={award}
              label={`${index + 1} of ${count}`}
              offset={offsetOf(index)}
              onOpen={() => open(index)}
            />
          ))}
        </div>
        <div className={styles.dots}>
          <Dots
            count={count}
            index={position}
            noun="award"
            onSelect={(next) => setPosition({ position: next, isJump: true })}
          />
        </div>
      </section>
      <AwardViewer awards={awards} index={openIndex} onShow={show} onClose={close} />
    </>
  );
}
