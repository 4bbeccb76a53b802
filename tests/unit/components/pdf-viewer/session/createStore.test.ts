import { createStore } from '@/components/pdf-viewer/session/createStore';

/** A store with one who watches it, and one who has gone. */
function start() {
  const store = createStore({ page: 1, find: '' });
  const [watcher, gone] = [jest.fn(), jest.fn()];
  store.subscribe(watcher);
  store.subscribe(gone)();
  return { store, before: store.get(), watcher, gone };
}

describe('the store', () => {
  it('gives a new object at each change, and tells those who watch', () => {
    const { store, before, watcher, gone } = start();
    store.set({ page: 2 });
    expect(store.get()).toEqual({ page: 2, find: '' });
    expect(store.get()).not.toBe(before);
    expect(watcher).toHaveBeenCalledTimes(1);
    expect(gone).not.toHaveBeenCalled();
  });

  it('tells nobody of what stayed the same', () => {
    const { store, before, watcher } = start();
    store.set({ page: 1 });
    expect(watcher).not.toHaveBeenCalled();
    expect(store.get()).toBe(before);
  });
});
