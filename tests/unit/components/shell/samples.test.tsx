import { render, screen } from '@testing-library/react';
import { VideoCard } from '@/components/shared/PublicationCard';
import { SiteHeader } from '@/components/shell/header/SiteHeader';
import { hasPlaceholders } from '@/lib/server/content/check/launchCheck';
import { getVideos } from '@/lib/server/content/loaders/resources';
import { ENGLISH } from '@/lib/words/translate';
import { mockBrowserApis } from '@/tests/support/mockBrowserApis';

jest.mock('@/lib/server/content/check/launchCheck', () => ({
  ...jest.requireActual('@/lib/server/content/check/launchCheck'),
  hasPlaceholders: jest.fn(),
}));
jest.mock('next/navigation', () => ({ usePathname: () => '/' }));

beforeAll(() => mockBrowserApis());

describe('samples', () => {
  it.each([true, false])('are mentioned once a page, below the header, if there are any: %s', (isSample) => {
    jest.mocked(hasPlaceholders).mockReturnValue(isSample);
    render(<SiteHeader translate={ENGLISH} />);
    expect(screen.queryAllByText('Some names are samples.')).toHaveLength(isSample ? 1 : 0);
  });

  it.each([true, false])('of videos have no link, since nobody could watch them: %s', (placeholder) => {
    const [video] = getVideos();
    if (!video) throw new Error('The invented firm has no video.');
    render(<VideoCard video={{ ...video, placeholder }} />);
    const { parentElement } = screen.getByText(video.title).closest('article > div') as HTMLElement;
    expect(screen.queryAllByRole('link')).toHaveLength(placeholder ? 0 : 2);
    // There is no empty container for links either.
    expect(parentElement?.children).toHaveLength(placeholder ? 2 : 3);
  });
});
