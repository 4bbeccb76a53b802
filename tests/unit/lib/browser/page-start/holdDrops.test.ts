import { fireEvent, screen } from '@testing-library/react';
import { START_EVENTS } from '@/lib/browser/page-start/events';
import { holdDrops } from '@/lib/browser/page-start/holdDrops';
import { removeListenersAfterEach } from '@/tests/support/removeListeners';

removeListenersAfterEach();

const FILES = [new File(['Name,Basic'], 'staff.csv')];
const changed = jest.fn();
const drop = (text: string) => fireEvent.drop(screen.getByText(text), { dataTransfer: { files: FILES } });

beforeEach(() => {
  changed.mockClear();
  document.body.innerHTML =
    '<div data-drop=""><p>Here</p><label>File <input type="file"></label></div><p>Elsewhere</p>';
  // jsdom takes no plain list of files.
  Object.defineProperty(screen.getByLabelText('File'), 'files', { writable: true, value: [] });
  document.addEventListener('change', changed);
  holdDrops(START_EVENTS);
});

it('a file that is dropped before React has taken over goes into the file field of the area', () => {
  expect(fireEvent.dragOver(screen.getByText('Here'), { dataTransfer: {} })).toBe(false);
  expect(drop('Here')).toBe(false);
  expect(screen.getByLabelText<HTMLInputElement>('File').files).toBe(FILES);
  expect(changed).toHaveBeenCalledTimes(1);
});

it.each([
  ['elsewhere', 'Elsewhere', () => {}],
  ['later', 'Here', () => document.dispatchEvent(new Event(START_EVENTS.hydrated))],
])('a file that is dropped %s is left alone', (_where, text, act) => {
  act();
  expect(drop(text)).toBe(true);
  expect(changed).not.toHaveBeenCalled();
});
