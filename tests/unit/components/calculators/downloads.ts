/** Files that the page hands to the browser from now on, by name. */
export function catchDownloads() {
  const blobs: Blob[] = [];
  const names: string[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) blobs.push(file);
    return 'blob:file';
  };
  URL.revokeObjectURL = jest.fn();
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });

  return {
    names,
    /** Text of the only file. jsdom's own blobs have no text(). */
    text: () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blobs[0] ?? new Blob());
      }),
  };
}
