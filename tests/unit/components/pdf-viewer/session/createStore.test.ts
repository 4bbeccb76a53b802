import { createStore } from '@/components/pdf-viewer/session/createStore';

describe('the store', () => {
  it('gives a new object at each change, and tells those who watch', () => {
    const store = createStore({ page: 1, find: '' });
    const watcher = jest.fn();
    const before = store.get();
    store.subscribe(watcher);
    store.set({ page: 2 });
    expect(store.get()).toEqual({ page: 2, find: '' });
    expect(store.get()).not.toBe(before);
    expect(watcher).toHaveBeenCalledTimes(1);
  });

  it('tells nobody of what stayed the same', () => {
    const store = createStore({ page: 1 });
    const watcher = jest.fn();
    const before = store.get();
    store.subscribe(watcher);
    store.set({ page: 1 });
    expect(watcher).not.toHaveBeenCalled();
    expect(store.get()).toBe(before);
  });

  it('forgets those who have gone', () => {
    const store = createStore({ page: 1 });
    const watcher = jest.fn();
    store.subscribe(watcher)();
    store.set({ page: 2 });
    expect(watcher).not.toHaveBeenCalled();
  });
});
