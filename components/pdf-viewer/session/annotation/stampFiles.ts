/** Types of picture that a stamp may have (specification, section 5), as the list of a file field. */
export const STAMP_TYPES = ['apng', 'avif', 'bmp', 'gif', 'jpeg', 'png', 'svg+xml', 'webp', 'x-icon']
  .map((type) => `image/${type}`)
  .join();

/** Whether a file is a picture of such a type that the browser can draw. pdf.js would drop another one without a word. */
export async function canDraw(file: File): Promise<boolean> {
  if (!STAMP_TYPES.split(',').includes(file.type)) return false;
  const image = new Image();
  image.src = URL.createObjectURL(file);
  try {
    await image.decode();
    return true;
  } catch {
    return false;
  } finally {
    URL.revokeObjectURL(image.src);
  }
}
