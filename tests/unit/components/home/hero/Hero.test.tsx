import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/Hero';
import { getHome } from '@/lib/server/content/loaders/pages';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { hrefs, texts } from '@/tests/support/reading';

const slides = () => screen.getAllByRole('group');

beforeAll(() => fillBrowserGaps());
beforeEach(() => void render(<Hero slides={getHome().slides} />));

describe('the hero of Home', () => {
  it('has slides that lead to a service and to a consultation', () => {
    const led = slides().map((slide) => [slide.getAttribute('aria-label'), ...hrefs(slide.querySelectorAll('a'))]);
    expect(led).toEqual([
      [expect.stringMatching(/Financial Excellence$/), '/services', '/contact'],
      [expect.stringMatching(/Audit Services$/), '/services/audit', '/contact'],
      [expect.stringMatching(/Tax Solutions$/), '/services/taxation', '/contact'],
      [expect.stringMatching(/Business Advisory$/), '/services/cfo', '/contact'],
    ]);
    expect(screen.getAllByText('Book a Consultation')).toHaveLength(slides().length);
  });

  it('heads the page with the first slide, in text', () => {
    expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Financial Excellence']);
  });
});
