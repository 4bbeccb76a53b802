import { render, screen } from '@testing-library/react';
import { SiteFooter } from '@/components/shell/SiteFooter';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';

jest.mock('@/lib/server/content/check/launchCheck', () => ({
  ...jest.requireActual('@/lib/server/content/check/launchCheck'),
  hasPlaceholders: jest.fn(),
}));

describe('the footer', () => {
  it.each([true, false])('says that there are samples: %s', (isSample) => {
    jest.mocked(hasPlaceholders).mockReturnValue(isSample);
    render(<SiteFooter />);
    expect(screen.queryAllByText('Some names are samples.')).toHaveLength(isSample ? 1 : 0);
  });
});
