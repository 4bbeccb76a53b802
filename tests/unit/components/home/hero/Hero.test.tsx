import { render, screen } from '@testing-library/react';
import { Hero } from '@/components/home/hero/Hero';
import { getHome } from '@/lib/server/content/loaders/home';
import { getAllServices } from '@/lib/server/content/loaders/services';
import { fillBrowserGaps } from '@/tests/support/fillBrowserGaps';

beforeEach(() => {
  fillBrowserGaps();
  render(<Hero home={getHome()} services={getAllServices()} />);
});

describe('the hero of Home', () => {
  it.each([
    ['Financial Excellence', '/services'],
    ['Audit Services', '/services/audit'],
    ['Tax Solutions', '/services/taxation'],
    ['Business Advisory', '/services/cfo'],
  ])('has a slide %s that leads to %s', (title, href) => {
    const slide = screen.getByRole('group', { name: new RegExp(title) });
    const links = [...slide.querySelectorAll('a')].map((link) => link.getAttribute('href'));

    expect(slide).toHaveTextContent(title);
    expect(links).toEqual([href, '/contact']);
  });

  it('asks for a consultation on every slide', () => {
    expect(screen.getAllByText('Book a Consultation')).toHaveLength(getHome().slides.length);
  });

  it('heads the page with the first slide, in text', () => {
    const headings = screen.getAllByRole('heading', { level: 1 });
    expect(headings.map((heading) => heading.textContent)).toEqual(['Financial Excellence']);
  });

  it('draws the first cloth into the page in both cuts and loads the others later', () => {
    const slides = screen.getAllByRole('group');
    const drawings = slides.map((slide) => slide.querySelectorAll('figure > div > div > svg').length);
    const files = slides.map((slide) => slide.querySelector('img')?.getAttribute('loading'));

    expect(drawings).toEqual([2, 0, 0, 0]);
    expect(files).toEqual([undefined, 'lazy', 'lazy', 'lazy']);
  });

  it('says the proverbs in Swahili and translates them', () => {
    const proverb = screen.getByText('Mali bila daftari hupotea bila habari');
    expect(proverb.closest('[lang]')).toHaveAttribute('lang', 'sw');
    expect(screen.getByText('Wealth without a ledger vanishes without notice.')).toBeInTheDocument();
  });

  it('names the category over a slide about a service', () => {
    expect(screen.getByRole('group', { name: /Tax Solutions/ })).toHaveTextContent(/^Tax Services/);
  });
});
