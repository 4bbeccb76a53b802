import { fireEvent, render, screen } from '@testing-library/react';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';

it('the frame shows the first link, then the one under the pointer or with the focus that has a picture', () => {
  const preview = (name: string) => ({ picture: null, name, text: 'Returns' });
  render(
    <div popover="auto">
      {['audit', 'tax', ''].map((page) => (
        <a key={page} href={page || '#page'}>
          To {page || 'all'}
        </a>
      ))}
      <PreviewFrame previews={{ audit: preview('Audit'), tax: preview('Taxation') }} />
    </div>,
  );
  const shown = () => screen.getByText('Returns').textContent;
  expect(shown()).toBe('Audit Returns');
  fireEvent.pointerOver(screen.getByText('To tax'));
  expect(shown()).toBe('Taxation Returns');
  fireEvent.focusIn(screen.getByText('To audit'));
  expect(shown()).toBe('Audit Returns');
  fireEvent.pointerOver(screen.getByText('To tax'));
  fireEvent.pointerOver(screen.getByText('To all'));
  expect(shown()).toBe('Taxation Returns');
});
