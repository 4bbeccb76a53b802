/** Removes after each test what it has added to the document, its body and the window, which tests of a file share. */
export function removeListenersAfterEach(): void {
  const added: Parameters<EventTarget['removeEventListener']>[] = [];
  const targets: EventTarget[] = [];
  const { addEventListener } = EventTarget.prototype;

  beforeEach(() => {
    EventTarget.prototype.addEventListener = function (this: EventTarget | undefined, ...args) {
      targets.push(this ?? window);
      added.push(args);
      addEventListener.apply(this ?? window, args);
    };
  });
  afterEach(() => {
    EventTarget.prototype.addEventListener = addEventListener;
    for (const [index, target] of targets.entries()) target.removeEventListener(...(added[index] ?? ['', null]));
    targets.length = 0;
    added.length = 0;
  });
}
