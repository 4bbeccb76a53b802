'use client';
// Needs the browser: moves by itself, by drag and by keys, and opens the viewer. Without script all awards stand in a grid.

import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { arrowStep } from '@/components/behaviours/useArrowKeys';
import { useAutoplay } from '@/components/behaviours/useAutoplay';
import { Dots } from '@/components/ui/dots/Dots';
import { VisuallyHidden } from '@/components/ui/visually-hidden/VisuallyHidden';
import { wrapIndex } from '@/lib/carousel/position';
import styles from './AwardGallery.module.scss';
import { AwardSlide, type GalleryAward } from './AwardSlide';
import { AwardViewer } from './AwardViewer';
import { GalleryControls } from './GalleryControls';
import { useDrag } from './useDrag';
import { useOpenAward } from './useOpenAward';

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
    isHeld: isUnsettled || openIndex !== undefined,
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
        <GalleryControls isPlaying={isPlaying} onToggle={toggle} onMove={move} counter={`${position + 1} / ${count}`} />
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
