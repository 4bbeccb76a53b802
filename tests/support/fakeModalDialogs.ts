/** jsdom has `<dialog>` but not its methods. Like a browser, close() fires its event only where the dialog was open. */
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
