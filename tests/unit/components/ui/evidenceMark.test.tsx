import { render, screen } from '@testing-library/react';
import { EvidenceKey, EvidenceMark, EvidenceSign } from '@/components/ui/evidence-mark/EvidenceMark';
import { expectLinks } from '@/tests/support/reading';

it('a mark is a link with a name of its own to the entry of its value', () => {
  render(<EvidenceMark mark={{ entry: 'nssf-act' }} />);
  expectLinks({ 'From a published summary, or sources differ': '/rates/how-we-check#nssf-act' });
});

it('a value that was read has no mark', () => {
  const { container } = render(<EvidenceMark mark={undefined} />);
  expect(container).toBeEmptyDOMElement();
});

it('inside another control the sign is no link and is read aloud', () => {
  render(<EvidenceSign />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText('From a published summary, or sources differ')).toBeInTheDocument();
});

it('the key says what the mark means and leads to the page on how figures are checked', () => {
  render(<EvidenceKey />);
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    'From a published summary, or sources differ. How we check our figures',
  );
  expectLinks({ 'How we check our figures': '/rates/how-we-check' });
});
