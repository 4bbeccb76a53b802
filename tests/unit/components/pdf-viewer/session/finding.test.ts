import { createFinding } from '@/components/pdf-viewer/session/finding';
import { fakeBus, fakeStore } from './fakePdfjs';

function start() {
  const eventBus = fakeBus();
  const store = fakeStore();
  return { eventBus, store, ...createFinding(eventBus, store) };
}

const FIND = { caseSensitive: false, entireWord: false, highlightAll: true, matchDiacritics: false };

describe('finding text', () => {
  it('marks every match, whatever its capitals and accents', () => {
    const { eventBus, store, find } = start();
    find('Kodi ');
    expect(eventBus.dispatched).toEqual([
      { name: 'find', data: { source: eventBus, type: '', query: 'Kodi ', findPrevious: false, ...FIND } },
    ]);
    expect(store.get().find).toEqual({ status: 'pending', current: 0, total: 0 });
  });

  it.each(['', '  '])('ends at the text %j, removes the marks, and then has no next match', (text) => {
    const { eventBus, store, find, findNext } = start();
    find('tax');
    find(text);
    findNext();
    expect(store.get().find).toEqual({ status: 'idle', current: 0, total: 0 });
    expect(eventBus.dispatched.map(({ name }) => name)).toEqual(['find', 'findbarclose']);
  });
});
