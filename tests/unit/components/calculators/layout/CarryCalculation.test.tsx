import { fireEvent, render, screen } from '@testing-library/react';
import { CarryCalculation } from '@/components/calculators/layout/CarryCalculation';

const PAGE = '/calculator/overtime';

function renderPage(query: string) {
  window.history.replaceState(null, '', `${PAGE}${query}`);
  const handleClick = jest.fn((event: React.MouseEvent) => event.preventDefault());
  render(
    <main id="content">
      {/* biome-ignore lint/a11y/useValidAnchor: stands for a link that the router follows */}
      <a href="/contact?service=audit#message" onClick={handleClick}>
        Request
      </a>
      <a href="https://wa.me/255700000000?text=Habari">WhatsApp</a>
      <a href="https://wa.me/?text=Result">Share</a>
      <a href="/services">Services</a>
      <CarryCalculation required="salary" />
    </main>,
  );
  return handleClick;
}

/** The URL of a link after it was clicked. */
function follow(name: string): URL {
  const link = screen.getByRole<HTMLAnchorElement>('link', { name });
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(link);
  return new URL(link.href);
}

describe('a page of a calculator whose URL holds a calculation', () => {
  const message = `Habari, please look at my calculation: http://localhost${PAGE}?salary=900000&weekday=4 `;

  it('gives it to the enquiry form, beside the service', () => {
    const handleClick = renderPage('?salary=900000&weekday=4');
    const { searchParams, hash } = follow('Request');

    expect(searchParams.get('message')).toBe(message);
    expect(searchParams.get('service')).toBe('audit');
    expect(hash).toBe('#message');
    expect(handleClick).not.toHaveBeenCalled();
  });

  it('gives it to WhatsApp', () => {
    renderPage('?salary=900000&weekday=4');
    expect(follow('WhatsApp').searchParams.get('text')).toBe(message);
  });

  it.each([
    ['Share', 'https://wa.me/?text=Result'],
    ['Services', 'http://localhost/services'],
  ])('leaves other links as they are: %s', (name, href) => {
    renderPage('?salary=900000');
    expect(follow(name).href).toBe(href);
  });
});

describe('a page of a calculator without a calculation', () => {
  it.each(['', '?utm_source=mail'])('leaves its links as they are: %j', (query) => {
    const handleClick = renderPage(query);

    expect(follow('Request').search).toBe('?service=audit');
    expect(handleClick).toHaveBeenCalled();
  });
});
