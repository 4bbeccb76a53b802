import { fireEvent, render, screen } from '@testing-library/react';
import { FilePicture } from '@/components/ui/picture/FilePicture';

const SIZE = { width: 300, height: 200 };

describe('FilePicture', () => {
  it('decorates unless it is given words', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} />);

    expect(screen.getByRole('presentation')).toHaveAttribute('alt', '');
  });

  it('holds its place by its size and waits until it is near', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" />);

    expect(screen.getByRole('img', { name: 'Award' })).toHaveAttribute('width', '300');
    expect(screen.getByRole('img')).toHaveAttribute('height', '200');
    expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
  });

  it('comes at once where it shows without scrolling', () => {
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" lazy={false} />);

    expect(screen.getByRole('img')).not.toHaveAttribute('loading');
  });

  it('gives way to its substitute once', () => {
    const onFail = jest.fn();
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" fallbackSrc="/images/default.svg" onFail={onFail} />);
    expect(screen.getByRole('img')).toHaveAttribute('src', '/images/a.svg');

    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/images/default.svg');

    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/images/default.svg');
    expect(onFail).toHaveBeenCalledTimes(1);
  });

  it('gives way to its substitute when it had failed before script ran', () => {
    jest.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    jest.spyOn(HTMLImageElement.prototype, 'currentSrc', 'get').mockReturnValue('https://example.org/images/a.svg');
    render(<FilePicture src="/images/a.svg" {...SIZE} alt="Award" fallbackSrc="/images/default.svg" />);

    expect(screen.getByRole('img')).toHaveAttribute('src', '/images/default.svg');
    jest.restoreAllMocks();
  });

  it('tries a new picture even after another one had failed', () => {
    const { rerender } = render(<FilePicture src="/a.svg" {...SIZE} alt="Award" fallbackSrc="/default.svg" />);
    fireEvent.error(screen.getByRole('img'));

    rerender(<FilePicture src="/b.svg" {...SIZE} alt="Award" fallbackSrc="/default.svg" />);

    expect(screen.getByRole('img')).toHaveAttribute('src', '/b.svg');
  });
});
