/** Adds the methods of `<dialog>`, which jsdom lacks. close() fires its event only if the dialog was open. */
export function fakeModalDialogs(): void {
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    if (!this.open) return;
    this.open = false;
    this.dispatchEvent(new Event('close'));
  };
}
