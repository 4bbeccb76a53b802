import { fireEvent, screen } from '@testing-library/react';
import { MoreMenu } from '@/components/pdf-viewer/chrome/MoreMenu';
import type { Viewer } from '@/components/pdf-viewer/chrome/viewerContext';
import type { ViewerState } from '@/components/pdf-viewer/session/viewerState';
import { renderPart } from './fakeSession';

const DOCUMENT = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT', pageHref: '/resources/guides/vat' };

function openMenu(viewer: Partial<Viewer> = {}, state: Partial<ViewerState> = {}) {
  renderPart(<MoreMenu />, state, { layout: 'compact', document: DOCUMENT, ...viewer });
  fireEvent.click(screen.getByRole('button', { name: 'More' }));
}

describe('the menu of the viewer', () => {
  it('makes the pages dark, and closes', () => {
    const setDim = jest.fn();
    openMenu({ isDim: false, setDim });
    fireEvent.click(screen.getByRole('button', { name: 'Dim', pressed: false }));
    expect(setDim).toHaveBeenCalledWith(true);
    expect(screen.queryByRole('button', { name: 'Dim' })).not.toBeInTheDocument();
  });

  it('has no such link for a document without a page, and nothing to rotate before there are pages', () => {
    openMenu({ document: { ...DOCUMENT, pageHref: undefined } }, { phase: 'loading' });
    expect(screen.queryByRole('link')).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Rotate right' })).not.toBeInTheDocument();
  });
});
