// Recognises the format of an image by its first bytes.

export type PictureKind = 'jpeg' | 'png' | 'webp' | 'avif'

/** `heic` is named apart because telephones send it and its owner can do something about it. */
export function pictureKind(bytes: Uint8Array): PictureKind | 'heic' | undefined {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to))
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg'
  if (text(0, 8) === '\u0089PNG\r\n\u001a\n') return 'png'
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp'
  if (text(4, 8) !== 'ftyp') return undefined
  // The brand, and those it can be read as: four letters each, within the box whose length stands first.
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(0)
  const brands = text(8, Math.min(length, 64)).match(/.{4}/gs) ?? []
  if (brands.some(brand => brand === 'avif' || brand === 'avis')) return 'avif'
  return brands.some(brand => /^(hei[cxms]|hev[cx]|mif1|msf1)$/.test(brand)) ? 'heic' : undefined
}
