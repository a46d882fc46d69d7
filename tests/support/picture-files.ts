// Files as people send them for pictures: honest ones of every kind, and those that only claim to be one.

import { crc32 } from 'node:zlib'
import sharp from 'sharp'

type PictureInput = {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'webp' | 'avif' | 'gif' | 'tiff'
  /** Tells one picture from another. */
  readonly colour?: string
}

/** A picture of one colour with a lighter left half, with a place and a camera in its metadata. */
export async function pictureFile({
  width = 900,
  height = 600,
  format = 'jpeg',
  colour = '#aa6633',
}: PictureInput = {}) {
  const half = { create: { width: Math.ceil(width / 2), height, channels: 3, background: '#eeddcc' } } as const
  return sharp({ create: { width, height, channels: 3, background: colour } })
    .composite([{ input: await sharp(half).png().toBuffer(), left: 0, top: 0 }])
    .withExif({ IFD0: { Make: 'Secret Camera' }, IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '37/1 1/1 4123/100' } })
    .toFormat(format, { quality: 80 })
    .toBuffer()
}

const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="800"><script>alert(1)</script></svg>'
const html = '<!doctype html><script>alert(1)</script>'

/** The PNG with a head that says it unpacks to so many pixels on each side. */
function bomb(png: Buffer, side: number): Buffer {
  const head = Buffer.from(png.subarray(12, 29))
  head.writeUInt32BE(side, 4)
  head.writeUInt32BE(side, 8)
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(head))
  return Buffer.concat([png.subarray(0, 12), head, sum, png.subarray(33)])
}

/** What is refused, each with a part of the sentence that says why. */
export async function hostileFiles(): Promise<
  { readonly called: string; readonly bytes: Buffer; readonly why: string }[]
> {
  const [jpeg, png] = [await pictureFile(), await pictureFile({ format: 'png' })]
  const pngHead = png.subarray(0, 8)
  return [
    { called: 'a drawing that runs script', bytes: Buffer.from(svg), why: 'no picture that we can show' },
    { called: 'a drawing with an XML head', bytes: Buffer.from(`<?xml version="1.0"?>${svg}`), why: 'no picture' },
    { called: 'a page', bytes: Buffer.from(html), why: 'no picture' },
    {
      called: 'a page with the head of a JPEG',
      bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.from(html)]),
      why: 'damaged',
    },
    { called: 'a page with the head of a PNG', bytes: Buffer.concat([pngHead, Buffer.from(html)]), why: 'damaged' },
    { called: 'a GIF that is script too', bytes: Buffer.from('GIF89a/*\0\0*/=1;alert(1)//'), why: 'no picture' },
    { called: 'an honest GIF', bytes: await pictureFile({ format: 'gif' }), why: 'no picture' },
    { called: 'a TIFF', bytes: await pictureFile({ format: 'tiff' }), why: 'no picture' },
    { called: 'a document', bytes: Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj'), why: 'no picture' },
    { called: 'a drawing with the head of a WebP', bytes: Buffer.from(`RIFF\0\0\0\0WEBP${svg}`), why: 'damaged' },
    { called: 'what a telephone saves', bytes: Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic'), why: 'HEIC' },
    { called: 'half a JPEG', bytes: jpeg.subarray(0, jpeg.length / 2), why: 'damaged or incomplete' },
    { called: 'half a PNG', bytes: png.subarray(0, png.length / 2), why: 'damaged or incomplete' },
    { called: 'a bomb', bytes: bomb(png, 60_000), why: 'too many pixels' },
    { called: 'a stamp', bytes: await pictureFile({ width: 300, height: 200 }), why: 'too small' },
    { called: 'a ribbon', bytes: await pictureFile({ width: 4000, height: 600 }), why: 'too long or too narrow' },
    { called: 'nothing', bytes: Buffer.alloc(0), why: 'no picture' },
  ]
}
