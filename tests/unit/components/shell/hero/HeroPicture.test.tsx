import { render, screen } from '@testing-library/react';
import { HeroPicture } from '@/components/shell/hero/HeroPicture';
import { photoFile } from '../../preparedPhotos';

const SVG = '<svg viewBox="0 0 420 300"><path d="M0 0h9"/></svg>';
const photo = photoFile({ file: 'audit.jpg', alt: 'Two auditors' }, { widths: { base: '340px' } });

it('is a drawing for the eye alone where there is no photo', () => {
  const { container } = render(<HeroPicture svg={SVG} className="box" />);

  expect(container.firstElementChild).toHaveClass('box');
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true');
});

it('lays the border over a photo', () => {
  const { container } = render(<HeroPicture svg={SVG} photo={photo} className="box" />);

  const [shown, border] = [screen.getByRole('img', { name: 'Two auditors' }), container.querySelector('svg')];
  expect(container.querySelector('.box')).toContainElement(shown);
  expect(border && shown.compareDocumentPosition(border)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

it('has the photo fetched with the page in wide windows alone: narrow ones leave the picture out', () => {
  render(<HeroPicture svg={SVG} photo={photo} />);

  const preload = document.head.querySelector('link[rel="preload"][as="image"]');
  expect(preload).toHaveAttribute('imagesrcset', photo.sources[0]?.srcSet);
  expect(preload).toHaveAttribute('imagesizes', '340px');
  expect(preload).toHaveAttribute('media', '(min-width: 64em)');
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'lazy');
});
