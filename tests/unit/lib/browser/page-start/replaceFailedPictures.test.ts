import { fireEvent, screen } from '@testing-library/react';
import { replaceFailedPictures } from '@/lib/browser/page-start/replaceFailedPictures';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

beforeEach(() => {
  document.body.innerHTML =
    '<picture><source srcset="/a.avif"><img src="/a.jpg" alt="Award" data-fallback="/default.svg"></picture>';
  replaceFailedPictures();
});

describe('a picture that fails', () => {
  it('gives way to another one, once', () => {
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/default.svg');
    expect(document.querySelector('source')).not.toHaveAttribute('srcset');

    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img')).toHaveAttribute('src', '/default.svg');
  });

  it('is named on the console where it has a message', () => {
    const error = jest.spyOn(console, 'error').mockImplementation(() => {});
    fireEvent.error(screen.getByRole('img'));
    expect(error).not.toHaveBeenCalled();

    document.body.innerHTML = '<img src="/b.jpg" alt="" data-fallback="/logo.svg" data-failure="The picture failed">';
    fireEvent.error(screen.getByRole('presentation'));
    expect(error).toHaveBeenCalledWith(expect.stringMatching(/^The picture failed: .*\/b\.jpg$/));
  });
});
