import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/Hero';
import { getHome } from '@/lib/server/content/loaders/home';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { hrefs, texts } from '@/tests/support/reading';

const slides = () => screen.getAllByRole('group');

beforeAll(() => fillBrowserGaps());
beforeEach(() => void render(<Hero home={getHome()} services={getAllServices()} />));

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

  it('heads the page with the first slide, in text, and names the category over a slide about a service', () => {
    expect(texts(screen.getAllByRole('heading', { level: 1 }))).toEqual(['Financial Excellence']);
    expect(screen.getByRole('group', { name: /Tax Solutions/ })).toHaveTextContent(/^Tax ServicesTax Solutions/);
  });

  it('draws the first cloth into the page in both cuts and loads the others later', () => {
    const drawings = slides().map((slide) => slide.querySelectorAll('figure > div > div > svg').length);
    const files = slides().map((slide) => slide.querySelector('img')?.getAttribute('loading'));
    expect(drawings).toEqual([2, 0, 0, 0]);
    expect(files).toEqual([undefined, 'lazy', 'lazy', 'lazy']);
  });

  it('says the proverbs in Swahili and translates them', () => {
    const proverb = screen.getByText('Mali bila daftari hupotea bila habari');
    expect(proverb.closest('[lang]')).toHaveAttribute('lang', 'sw');
    expect(screen.getByText('Wealth without a ledger vanishes without notice.')).toBeInTheDocument();
  });
});
