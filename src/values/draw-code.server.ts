// Draws a QR code as one path of an SVG, so that a page needs no picture and no script for it.

import qrcode from 'qrcode-generator'

/** `side`: of its square in modules, the quiet zone of four (ISO/IEC 18004) on each side included. */
type DrawnCode = { readonly side: number; readonly path: string }

const quietZone = 4

/** With error correction M, as EPC069-12 asks of codes for transfers. */
export function drawCode(payload: string): DrawnCode {
  // The library's own strings are bytes of Latin-1; the payload says that it is UTF-8.
  const bytes = String.fromCharCode(...new TextEncoder().encode(payload))
  const code = qrcode(0, 'M')
  code.addData(bytes)
  code.make()
  const count = code.getModuleCount()
  const rows = Array.from({ length: count }, (_, row) => row)
  const squares = rows.flatMap(row =>
    rows.filter(column => code.isDark(row, column)).map(column => `M${column + quietZone} ${row + quietZone}h1v1h-1z`),
  )
  return { side: count + 2 * quietZone, path: squares.join('') }
}
