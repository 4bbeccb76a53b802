import { act, render, screen } from '@testing-library/react';
import { AfterPaint } from '@/components/calculators/AfterPaint';

const FRAME_MS = 20;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('AfterPaint', () => {
  it('holds its children back until a frame has been painted', () => {
    render(<AfterPaint>the tables</AfterPaint>);
    expect(screen.queryByText('the tables')).not.toBeInTheDocument();

    act(() => jest.advanceTimersByTime(FRAME_MS));
    expect(screen.getByText('the tables')).toBeVisible();
  });

  it('shows what changes later at once', () => {
    const { rerender } = render(<AfterPaint>800,000</AfterPaint>);
    act(() => jest.advanceTimersByTime(FRAME_MS));
    rerender(<AfterPaint>900,000</AfterPaint>);

    expect(screen.getByText('900,000')).toBeVisible();
  });

  it('draws nothing any more where it has gone before the frame', () => {
    const { unmount } = render(<AfterPaint>the tables</AfterPaint>);
    unmount();
    act(() => jest.advanceTimersByTime(FRAME_MS));

    expect(screen.queryByText('the tables')).not.toBeInTheDocument();
  });
});
