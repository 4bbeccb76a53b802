/** Mocks downloads: collects the names and contents of the files that the page offers from now on. */
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
    /** Returns the text of the first file. Uses FileReader, because jsdom's blobs have no text(). */
    text: () =>
      new Promise<string>((resolve) => {
        const reader = new FileReader();
        reader.onload = () => resolve(String(reader.result));
        reader.readAsText(blobs[0] ?? new Blob());
      }),
  };
}
