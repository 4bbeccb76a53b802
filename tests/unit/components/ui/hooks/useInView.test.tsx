import { act, fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { useInView } from '@/components/ui/hooks/useInView';

/** The observers that are at work, each with its margin and a way to report. */
let observers: { rootMargin: string; report: (isIntersecting: boolean) => void }[] = [];

class TestObserver {
  private entry: (typeof observers)[number];

  constructor(callback: (entries: { isIntersecting: boolean }[]) => void, { rootMargin }: { rootMargin: string }) {
    this.entry = { rootMargin, report: (isIntersecting) => callback([{ isIntersecting }]) };
  }
  observe() {
    observers.push(this.entry);
  }
  disconnect() {
    observers = observers.filter((other) => other !== this.entry);
  }
}

function Watched() {
  const ref = useRef<HTMLDivElement>(null);
  return <div ref={ref}>{useInView(ref, 600) ? 'near' : 'far'}</div>;
}

const margins = () => observers.map(({ rootMargin }) => rootMargin);
const report = (isIntersecting: boolean) => act(() => observers[0]?.report(isIntersecting));

beforeEach(() => {
  observers = [];
  Object.defineProperty(globalThis, 'IntersectionObserver', { value: TestObserver, configurable: true });
});

describe('an element that waits to come into view', () => {
  it('counts as far until it is seen, and its watch then ends', () => {
    render(<Watched />);
    report(false);
    expect(screen.getByText('far')).toBeVisible();
    report(true);
    expect(screen.getByText('near')).toBeVisible();
    expect(margins()).toEqual([]);
  });

  it('is awaited at its margin only from the first scroll on', () => {
    render(<Watched />);
    expect(margins()).toEqual(['0px']);
    fireEvent.scroll(window);
    expect(margins()).toEqual(['600px']);
    report(true);
    expect(screen.getByText('near')).toBeVisible();
  });

  it('is watched no more once it is gone', () => {
    const { unmount } = render(<Watched />);
    unmount();
    fireEvent.scroll(window);
    expect(margins()).toEqual([]);
  });

  it('counts as seen where the browser cannot observe', () => {
    Object.defineProperty(globalThis, 'IntersectionObserver', { value: undefined, configurable: true });
    render(<Watched />);
    expect(screen.getByText('near')).toBeVisible();
  });
});
