import { act, render, screen } from '@testing-library/react';
import { useAfterPaint } from '@/components/calculators/result/useAfterPaint';

const FRAME_MS = 20;

function Painted({ value }: { value: string | undefined }) {
  return <p>{useAfterPaint(value) ?? 'nothing'}</p>;
}

const paint = () => act(() => jest.advanceTimersByTime(FRAME_MS));

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('a value after paint', () => {
  it('is not there before a frame has been painted', () => {
    render(<Painted value="800,000" />);
    expect(screen.getByText('nothing')).toBeVisible();
    paint();
    expect(screen.getByText('800,000')).toBeVisible();
  });

  it('follows what changes a frame later', () => {
    const { rerender } = render(<Painted value="800,000" />);
    paint();
    rerender(<Painted value="900,000" />);
    expect(screen.getByText('800,000')).toBeVisible();
    paint();
    expect(screen.getByText('900,000')).toBeVisible();
  });

  it('is gone at once where there is none any more, and does not come back with the next', () => {
    const { rerender } = render(<Painted value="800,000" />);
    paint();
    rerender(<Painted value={undefined} />);
    expect(screen.getByText('nothing')).toBeVisible();
    paint();
    rerender(<Painted value="900,000" />);
    expect(screen.getByText('nothing')).toBeVisible();
  });

  it('changes nothing any more where its place has gone before the frame', () => {
    const { unmount } = render(<Painted value="800,000" />);
    unmount();
    paint();
    expect(screen.queryByText('800,000')).not.toBeInTheDocument();
  });
});
