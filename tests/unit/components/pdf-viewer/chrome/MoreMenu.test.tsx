import { act, fireEvent, screen } from '@testing-library/react';
import { MoreMenu } from '@/components/pdf-viewer/chrome/MoreMenu';
import type { Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { renderPart } from './fakeSession';

const DOCUMENT = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT', pageHref: '/resources/guides/vat' };
const more = () => screen.getByRole('button', { name: 'More' });
const command = (name: string) => screen.queryByRole('button', { name });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

function openMenu(viewer: Partial<Viewer> = {}, state: Partial<ViewerState> = {}) {
  const requestClose = jest.fn();
  const menu = (
    <>
      <MoreMenu />
      <button type="button">Elsewhere</button>
    </>
  );
  const session = renderPart(menu, state, { layout: 'compact', document: DOCUMENT, requestClose, ...viewer });
  fireEvent.click(more());
  return { session, requestClose };
}

describe('the menu of the viewer', () => {
  it('prints, and closes', () => {
    const { session } = openMenu();
    press('Print');
    expect(session.print).toHaveBeenCalledTimes(1);
    expect(command('Print')).not.toBeInTheDocument();
    expect(more()).toHaveFocus();
  });

  it('leaves printing to the row that has room for it', () => {
    openMenu({ layout: 'wide' });
    expect(command('Print')).not.toBeInTheDocument();
    expect(command('Rotate right')).toBeInTheDocument();
  });

  it.each([
    ['leads to the page with the text', '/resources', true],
    ['on that very page closes the viewer instead', '/resources/guides/vat?doc=vat', false],
  ])('%s', (_what, address, isFollowed) => {
    window.history.replaceState(null, '', address);
    const { requestClose } = openMenu();
    const link = screen.getByRole('link', { name: 'Read as a web page' });
    expect(link).toHaveAttribute('href', '/resources/guides/vat');
    let isLeft: boolean | undefined;
    const handleLast = (event: Event) => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', handleLast, { once: true });
    fireEvent.click(link);
    expect([isLeft, requestClose.mock.calls.length]).toEqual([isFollowed, isFollowed ? 0 : 1]);
  });

  it('has no such link for a document without a page, and nothing to rotate before there are pages', () => {
    openMenu({ document: { ...DOCUMENT, pageHref: undefined } }, { phase: 'loading' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(command('Rotate right')).not.toBeInTheDocument();
  });

  it.each([
    ['when the focus goes elsewhere', () => act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus())],
    ['when something else is pressed', () => void fireEvent.pointerDown(document.body)],
  ])('closes %s', (_what, leave) => {
    openMenu();
    act(() => more().focus());
    leave();
    expect(command('Print')).not.toBeInTheDocument();
  });
});
