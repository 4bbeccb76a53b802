import { render, screen } from '@testing-library/react';
import { SampleTag } from '@/components/ui/sample-tag/SampleTag';

describe('SampleTag', () => {
  it('says that a placeholder is a sample', () => {
    render(<SampleTag of={{ placeholder: true }} />);

    expect(screen.getByText('Sample')).toBeVisible();
  });

  it.each([{}, { placeholder: false }])('says nothing beside what the firm has confirmed: %j', (entry) => {
    const { container } = render(<SampleTag of={entry} />);

    expect(container).toBeEmptyDOMElement();
  });
});
