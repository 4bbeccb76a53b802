import { fireEvent, render, screen } from '@testing-library/react';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';
import { FilePicture } from '@/components/ui/picture/FilePicture';

describe('PreviewFrame', () => {
  const PREVIEWS = {
    '/services/audit': {
      picture: <FilePicture src="/audit.svg" width={4} height={3} />,
      name: 'Audit Services',
      text: 'Statutory audits',
    },
    '/services/taxation': {
      picture: <FilePicture src="/tax.svg" width={4} height={3} />,
      name: 'Taxation',
      text: 'Returns',
    },
  };
  const renderFrame = () =>
    render(
      <div popover="auto">
        <a href="#audit" data-preview="/services/audit">
          To audit
        </a>
        <a href="#tax" data-preview="/services/taxation">
          To tax
        </a>
        <a href="#all">To all</a>
        <PreviewFrame previews={PREVIEWS} />
      </div>,
    );

  it('shows the first link, then the one under the pointer, then the one with the focus', () => {
    const { container } = renderFrame();
    const source = () => container.querySelector('img')?.getAttribute('src');
    expect(source()).toBe('/audit.svg');

    fireEvent.pointerOver(screen.getByText('To tax'));
    expect(source()).toBe('/tax.svg');

    fireEvent.focusIn(screen.getByText('To audit'));
    expect(source()).toBe('/audit.svg');
  });

  it('keeps its picture over a link that has none', () => {
    renderFrame();
    fireEvent.pointerOver(screen.getByText('To tax'));
    fireEvent.pointerOver(screen.getByText('To all'));

    expect(screen.getByText('Taxation')).toBeInTheDocument();
  });
});
