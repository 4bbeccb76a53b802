import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { type LatePart, latePart, useLatePart } from '@/components/behaviours/useLatePart';

function Page({ part, isWanted }: { part: LatePart<string>; isWanted?: boolean }) {
  return <p>{useLatePart(part, isWanted) ?? 'without'}</p>;
}

describe('a late part', () => {
  it('is fetched once it is wanted, and once for all who use it', async () => {
    const fetch = jest.fn().mockResolvedValue('the part');
    const part = latePart<string>(fetch);
    const { rerender } = render(<Page part={part} isWanted={false} />);
    expect(fetch).not.toHaveBeenCalled();
    rerender(<Page part={part} />);
    expect(await screen.findByText('the part')).toBeInTheDocument();
    render(<Page part={part} />);
    expect(screen.getAllByText('the part')).toHaveLength(2);
    expect(fetch).toHaveBeenCalledTimes(1);
  });

  it('is left out where it cannot be fetched, and tried again at the next render', async () => {
    const fetch = jest.fn().mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce('the part');
    const part = latePart<string>(fetch);
    const { rerender } = render(<Page part={part} />);
    await act(() => part.load());
    // The failed call was the first one's; this one is the second.
    rerender(<Page part={part} />);
    expect(await screen.findByText('the part')).toBeInTheDocument();
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it('is not there on the server', () => {
    const part = latePart(async () => 'the part');
    expect(renderToString(<Page part={part} />)).toBe('<p>without</p>');
  });
});
