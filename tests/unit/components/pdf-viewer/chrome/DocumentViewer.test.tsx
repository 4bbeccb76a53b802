import { act, render } from '@testing-library/react';
import { DocumentViewer } from '@/components/pdf-viewer/chrome/DocumentViewer';
import { DocumentOpener } from '@/components/pdf-viewer/host/documentOpener';
import { createSession } from '@/components/pdf-viewer/session/createSession';
import { fakeModalDialogs, fillBrowserGaps } from '@/tests/support/fillBrowserGaps';
import { fakeSession } from './fakeSession';

// jsdom cannot draw pages: tests/e2e/viewer/*.spec.ts open real documents.
jest.mock('@/components/pdf-viewer/session/createSession', () => ({ createSession: jest.fn() }));

beforeAll(() => {
  fakeModalDialogs();
  fillBrowserGaps();
  class FakeObserver {
    observe = jest.fn();
    disconnect = jest.fn();
  }
  Object.assign(global, { ResizeObserver: FakeObserver, IntersectionObserver: FakeObserver });
});

it('unsaved annotations keep the browser from leaving the page without asking', () => {
  const session = fakeSession();
  jest.mocked(createSession).mockReturnValue(session);
  const document = { id: 'vat', href: '/documents/vat.pdf', title: 'VAT' };
  render(<DocumentViewer document={document} target={{ id: 'vat' }} opener={new DocumentOpener(() => undefined)} />);
  const isKept = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  for (const isUnsaved of [false, true, false]) {
    act(() => session.store.set({ isUnsaved }));
    expect(isKept()).toBe(isUnsaved);
  }
});
