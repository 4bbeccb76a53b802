import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';
import { getPageTexts } from '@/lib/server/content/loaders/pages';
import { expectLinks } from '@/tests/support/reading';

jest.mock('@/lib/server/content/check/launchCheck', () => ({
  ...jest.requireActual('@/lib/server/content/check/launchCheck'),
  hasPlaceholders: jest.fn(),
}));

describe('the footer', () => {
  it.each([true, false])('leads to the legal pages, and says that there are samples: %s', (isSample) => {
    jest.mocked(hasPlaceholders).mockReturnValue(isSample);
    render(<SiteFooter />);
    expectLinks({ 'Privacy Policy': '/privacy-policy', 'Terms of Service': '/terms-of-service', Sitemap: '/sitemap' });
    expect(screen.queryAllByText(getPageTexts().sampleNotice)).toHaveLength(isSample ? 1 : 0);
  });
});
