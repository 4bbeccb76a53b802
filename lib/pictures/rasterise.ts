import sharp from 'sharp';

/** A drawn picture as PNG, at its own size unless told; flat colours compress best with a palette. */
export const toPng = async (svg: string, size?: number): Promise<Uint8Array> =>
  sharp(Buffer.from(svg)).resize(size).png({ compressionLevel: 9, palette: true }).toBuffer();
