'use client';

// Needs the browser: moves by itself, by drag and by keys, and opens the viewer. Without script all awards stand in a grid.
import { type KeyboardEvent, useRef, useState } from 'react';
import { Dots } from '@/components/ui/dots/Dots';
import styles from './AwardGallery.module.scss';
import { AwardSlide, type GalleryAward } from './AwardSlide';
import { AwardViewer } from './AwardViewer';
import { GalleryControls } from './GalleryControls';
import { movedPosition, offsetFrom } from './galleryPosition';
import { useDrag } from './useDrag';
import { useFocusInView } from './useFocusInView';
import { useLingering } from './useLingering';
import { useRotation } from './useRotation';

/** A drag longer than this moves the gallery. */
const DRAG_PX = 100;
/** How long the gallery rests after a drag before it moves by itself again. */
const REST_AFTER_DRAG_MS = 2000;

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** Awards two abreast from 1024 px, else one by one; goes round in steps of one. */
export function AwardGallery({ awards }: { awards: readonly GalleryAward[] }) {
  const count = awards.length;
  const slides = useRef<HTMLDivElement>(null);
  const [{ position, isJump }, setPosition] = useState({ position: 0, isJump: false });
  const [openIndex, setOpenIndex] = useState<number>();

  const move = (step: number) =>
    setPosition((last) => ({ position: movedPosition(last.position, step, count), isJump: false }));
  const { isDragging, dragHandlers } = useDrag((distance) => {
    if (Math.abs(distance) > DRAG_PX) move(distance < 0 ? 1 : -1);
  });
  const isResting = useLingering(isDragging, REST_AFTER_DRAG_MS);
  const rotation = useRotation({
    position,
    isHeld: isResting || openIndex !== undefined,
    onAdvance: () => move(1),
  });

  useFocusInView(slides, position);

  const handleKeyDown = (event: KeyboardEvent) => {
    const step = STEPS[event.key];
    if (step === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
    event.preventDefault();
    move(step);
  };

  return (
    <>
      <section
        className={styles.gallery}
        aria-label="Award gallery"
        aria-roledescription="carousel"
        onKeyDown={handleKeyDown}
        {...rotation.restHandlers}
      >
        <GalleryControls
          isStopped={rotation.isStopped}
          onToggle={rotation.toggle}
          onMove={move}
          counter={`${position + 1} / ${count}`}
        />
        <p className={styles.spoken} role="status" aria-live={rotation.isRunning ? 'off' : 'polite'}>
          {awards[position]?.title}, {position + 1} of {count}
        </p>
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
              offset={offsetFrom(position, index, count)}
              onOpen={() => setOpenIndex(index)}
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
      <AwardViewer awards={awards} index={openIndex} onShow={setOpenIndex} />
    </>
  );
}
