const ORIENTATION = 0x0112;

/** The orientation, from 1 to 8, by the TIFF fields of Exif data (Exif 2.32, 4.6). */
export function orientationOf(tiff: Buffer): number | undefined {
  if (tiff.length < 8) return undefined;
  const isLittle = tiff.toString('latin1', 0, 2) === 'II';
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at);
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4);
  for (let entry = 0; entry < short(first); entry += 1) {
    const at = first + 2 + entry * 12;
    if (short(at) === ORIENTATION) return short(at + 8);
  }
  return undefined;
}

/** TIFF fields with the orientation alone. Undefined for an upright picture. */
export function orientationFields(orientation: number | undefined): Buffer | undefined {
  if (orientation === undefined || orientation < 2 || orientation > 8) return undefined;
  const tiff = Buffer.from('4d4d002a00000008' + '000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
