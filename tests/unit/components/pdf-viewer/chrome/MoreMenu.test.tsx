import { act, fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MoreMenu } from '@/components/pdf-viewer/chrome/MoreMenu';
import type { Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { FakeViewer, fakeSession } from './fakeSession';

const DOCUMENT = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT', pageHref: '/resources/guides/vat' };
const more = () => screen.getByRole('button', { name: 'More' });
const command = (name: string) => screen.queryByRole('button', { name });

async function openMenu(viewer: Partial<Viewer> = {}, state: Partial<ViewerState> = {}) {
  const session = fakeSession(state);
  const requestClose = jest.fn();
  const onKeyDown = jest.fn();
  render(
    <FakeViewer session={session} viewer={{ layout: 'compact', document: DOCUMENT, requestClose, ...viewer }}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: stands for the root of the viewer */}
      <div onKeyDown={({ key }) => onKeyDown(key)}>
        <MoreMenu />
        <button type="button">Elsewhere</button>
      </div>
    </FakeViewer>,
  );
  await userEvent.click(more());
  return { session, requestClose, onKeyDown };
}

describe('the menu of the viewer', () => {
  beforeEach(() => window.history.replaceState(null, '', '/resources'));

  it('prints, and closes', async () => {
    const { session } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Print' }));
    expect(session.print).toHaveBeenCalledTimes(1);
    expect(command('Print')).not.toBeInTheDocument();
    expect(more()).toHaveFocus();
  });

  it('leaves printing to the row that has room for it', async () => {
    await openMenu({ layout: 'wide' });
    expect(command('Print')).not.toBeInTheDocument();
    expect(command('Rotate right')).toBeInTheDocument();
  });

  it('rotates, and stays open for the next turn', async () => {
    const { session } = await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Rotate right' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rotate right' }));
    await userEvent.click(screen.getByRole('button', { name: 'Rotate left' }));
    expect([session.rotateRight.mock.calls.length, session.rotateLeft.mock.calls.length]).toEqual([2, 1]);
  });

  it('leads to the page with the text', async () => {
    const { requestClose } = await openMenu();
    const link = screen.getByRole('link', { name: 'Read as a web page' });
    expect(link).toHaveAttribute('href', '/resources/guides/vat');
    let isFollowed = false;
    window.addEventListener(
      'click',
      (event) => {
        isFollowed = !event.defaultPrevented;
        event.preventDefault();
      },
      { once: true },
    );
    await userEvent.click(link);
    expect([isFollowed, requestClose.mock.calls.length]).toEqual([true, 0]);
  });

  it('on that very page closes the viewer instead', async () => {
    window.history.replaceState(null, '', '/resources/guides/vat?doc=vat');
    const { requestClose } = await openMenu();
    await userEvent.click(screen.getByRole('link', { name: 'Read as a web page' }));
    expect(requestClose).toHaveBeenCalledTimes(1);
  });

  it('has no such link for a document without a page, and nothing to rotate before there are pages', async () => {
    await openMenu({ document: { ...DOCUMENT, pageHref: undefined } }, { phase: 'loading' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(command('Rotate right')).not.toBeInTheDocument();
  });

  it('closes at Escape, which goes no further', async () => {
    const { onKeyDown } = await openMenu();
    await userEvent.keyboard('{Escape}');
    expect(command('Print')).not.toBeInTheDocument();
    expect(more()).toHaveFocus();
    expect(onKeyDown).not.toHaveBeenCalledWith('Escape');
    await userEvent.keyboard('{Escape}');
    expect(onKeyDown).toHaveBeenCalledWith('Escape');
  });

  it('closes when the focus goes elsewhere, and when something else is pressed', async () => {
    await openMenu();
    act(() => screen.getByRole('button', { name: 'Elsewhere' }).focus());
    expect(command('Print')).not.toBeInTheDocument();
    await userEvent.click(more());
    expect(command('Print')).toBeInTheDocument();
    fireEvent.pointerDown(document.body);
    expect(command('Print')).not.toBeInTheDocument();
  });
});
