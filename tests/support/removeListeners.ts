/** Removes after each test its listeners on document and window, which tests of a file share. */
export function removeListenersAfterEach(): void {
  const removals: (() => void)[] = [];

  beforeEach(() => {
    for (const target of [window, document, document.body]) {
      const add = target.addEventListener;
      jest.spyOn(target, 'addEventListener').mockImplementation((...args: Parameters<Document['addEventListener']>) => {
        removals.push(() => target.removeEventListener(...args));
        add.apply(target, args);
      });
    }
  });
  afterEach(() => {
    for (const remove of removals.splice(0)) remove();
    jest.restoreAllMocks();
  });
}
