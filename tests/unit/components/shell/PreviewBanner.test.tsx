import { render, screen } from '@testing-library/react';
import { PreviewBanner } from '@/components/shell/PreviewBanner';

describe('PreviewBanner', () => {
  const before = process.env.CONTEXT;
  afterEach(() => {
    if (before === undefined) delete process.env.CONTEXT;
    else process.env.CONTEXT = before;
  });

  it.each(['deploy-preview', 'branch-deploy'])('warns on a %s', (context) => {
    process.env.CONTEXT = context;
    render(<PreviewBanner />);

    expect(screen.getByText(/not the published site/)).toBeVisible();
  });

  it.each(['production', 'dev', ''])('is not there when the context is %j', (context) => {
    process.env.CONTEXT = context;
    const { container } = render(<PreviewBanner />);

    expect(container).toBeEmptyDOMElement();
  });
});
