import { fireEvent, render, screen, within } from '@testing-library/react';
import { ErrorMessage } from '@/components/shell/errors/ErrorMessage';
import { SiteFooter } from '@/components/shell/footer/SiteFooter';
import { PreviewFrame } from '@/components/shell/header/PreviewFrame';
import { JsonLd } from '@/components/shell/JsonLd';
import { PreviewBanner } from '@/components/shell/PreviewBanner';
import { FilePicture } from '@/components/ui/picture/FilePicture';
import { getFirm } from '@/lib/server/content/loaders/firm';
import { CALCULATORS } from '@/lib/site/calculators';

describe('ErrorMessage', () => {
  it('says what happened, logs it, and offers ways on', () => {
    const log = jest.spyOn(console, 'error').mockImplementation(() => {});
    const onRetry = jest.fn();
    const error = new Error('Cannot read the rates');
    render(<ErrorMessage error={error} onRetry={onRetry} />);

    expect(screen.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent('Cannot read the rates');
    expect(log).toHaveBeenCalledWith(error);
    expect(screen.getByRole('link', { name: 'Contact us' })).toHaveAttribute('href', '/contact');

    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(onRetry).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});

describe('JsonLd', () => {
  it('holds its data so that no text can end the element', () => {
    const hostile = '</script><script>alert(1)</script>';
    const { container } = render(
      <JsonLd data={{ '@context': 'https://schema.org', '@type': 'Organization', name: hostile }} />,
    );

    expect(container.innerHTML.match(/<script/g)).toHaveLength(1);
    expect(JSON.parse(container.textContent ?? '')).toMatchObject({ name: hostile });
  });
});

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

describe('PreviewFrame', () => {
  const PREVIEWS = {
    '/services/audit': { picture: <FilePicture src="/audit.svg" width={4} height={3} />, text: 'Statutory audits' },
    '/services/taxation': { picture: <FilePicture src="/tax.svg" width={4} height={3} />, text: 'Returns' },
  };
  const renderFrame = () =>
    render(
      <div>
        <a href="#audit" data-preview="/services/audit">
          To audit
        </a>
        <a href="#tax" data-preview="/services/taxation">
          To tax
        </a>
        <a href="#all">To all</a>
        <PreviewFrame previews={PREVIEWS} />
      </div>,
    );

  it('shows the first link, then the one under the pointer, then the one with the focus', () => {
    const { container } = renderFrame();
    const source = () => container.querySelector('img')?.getAttribute('src');
    expect(source()).toBe('/audit.svg');

    fireEvent.pointerOver(screen.getByText('To tax'));
    expect(source()).toBe('/tax.svg');

    fireEvent.focusIn(screen.getByText('To audit'));
    expect(source()).toBe('/audit.svg');
  });

  it('keeps its picture over a link that has none', () => {
    renderFrame();
    fireEvent.pointerOver(screen.getByText('To tax'));
    fireEvent.pointerOver(screen.getByText('To all'));

    expect(screen.getByText('Returns')).toBeInTheDocument();
  });
});

describe('SiteFooter', () => {
  const firm = getFirm();
  beforeEach(() => render(<SiteFooter />));

  it('holds address, phone and mail', () => {
    const footer = screen.getByRole('contentinfo');

    expect(footer).toHaveTextContent(`${firm.address.street}, ${firm.address.city}, ${firm.address.country}`);
    expect(screen.getByRole('link', { name: firm.phone })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+\d+$/),
    );
    expect(screen.getByRole('link', { name: firm.email })).toHaveAttribute('href', `mailto:${firm.email}`);
    expect(footer).toHaveTextContent(firm.tagline);
  });

  it('says whose the site is, with the year', () => {
    expect(screen.getByText(new RegExp(`© ${new Date().getFullYear()} .*All rights reserved`))).toBeVisible();
  });

  it.each([
    ['Quick links', ['About Us', 'Our Services', 'Industries', 'Resources', 'Contact Us']],
    ['Calculators', CALCULATORS.map(({ name }) => name)],
  ])('leads on under %s', (name, labels) => {
    const links = within(screen.getByRole('navigation', { name: `${name} in the footer` })).getAllByRole('link');

    expect(links.map(({ textContent }) => textContent)).toEqual(labels);
  });

  it.each(['Privacy Policy', 'Terms of Service', 'Sitemap'])('links to %s', (name) => {
    expect(screen.getByRole('link', { name })).toBeVisible();
  });
});
