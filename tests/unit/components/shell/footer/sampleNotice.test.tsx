import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { getPageTexts } from '@/lib/server/content/loaders/pageTexts';
import { hasPlaceholders } from '@/lib/server/content/loaders/placeholders';

jest.mock('@/lib/server/content/loaders/placeholders', () => ({ hasPlaceholders: jest.fn() }));

const notice = () => screen.queryByText(getPageTexts().sampleNotice);

describe('the footer', () => {
  it('says that names and figures are samples while a placeholder is left', () => {
    jest.mocked(hasPlaceholders).mockReturnValue(true);
    render(<SiteFooter />);

    expect(notice()).toBeVisible();
  });

  it('says nothing of samples once the launch check passes', () => {
    jest.mocked(hasPlaceholders).mockReturnValue(false);
    render(<SiteFooter />);

    expect(notice()).not.toBeInTheDocument();
  });
});
