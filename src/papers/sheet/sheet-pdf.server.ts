// A paper as a PDF: the same bytes for the same sheet, on A4.

import { breakText, drawLines, type Pdf, registerFonts, type Typeface } from './pdf-text.server.ts'
import type { Sheet, SheetPart, SheetTable } from './sheet.ts'

type Page = { readonly pdf: Pdf; readonly sheet: Sheet; y: number }

// Points: A4 is 595.28 × 841.89.
const margin = 56
const pageWidth = 595.28
const pageBottom = 841.89 - margin
const width = pageWidth - 2 * margin
const sumWidth = 92
const gap = 14

/**
 * Draws the sheet. `madeAt` is written into the file, which has nothing else of the moment in which it is rendered: an
 * invoice that is rendered again is the same file.
 */
export async function sheetPdf(sheet: Sheet, madeAt: Date): Promise<Buffer> {
  // Loaded when the first paper is drawn: a start of the site would wait for it.
  const { default: PDFDocument } = await import('pdfkit')
  const info = { Title: sheet.title, CreationDate: madeAt, ModDate: madeAt, Producer: 'Casita', Creator: 'Casita' }
  const pdf = new PDFDocument({ size: 'A4', margin, lang: sheet.lang, displayTitle: true, info, pdfVersion: '1.7' })
  const chunks: Buffer[] = []
  const whole = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
  registerFonts(pdf)
  const page: Page = { pdf, sheet, y: margin }
  say(page, sheet.title, { size: 20, face: 'bold' })
  page.y += gap
  for (const part of sheet.parts) draw(page, part)
  pdf.end()
  return whole
}

function draw(page: Page, part: SheetPart): void {
  switch (part.kind) {
    case 'heading':
      keepTogether(page, 60)
      say(page, part.text, { size: 12, face: 'bold' })
      page.y += 4
      return
    case 'text':
      say(page, part.text, { size: 9.5 })
      break
    case 'lines':
      keepTogether(page, 14 * (part.lines.length + 1))
      say(page, part.label, { size: 8.5 })
      for (const line of part.lines) say(page, line, { size: 10 })
      break
    case 'facts':
      for (const row of part.rows) sayFact(page, row)
      break
    case 'table':
      drawTable(page, part)
      break
    case 'blanks':
      for (const label of part.labels) drawBlank(page, label)
      break
  }
  page.y += gap
}

type Look = { readonly size: number; readonly face?: Typeface }

/** A paragraph over the whole width. */
function say(page: Page, text: string, look: Look): void {
  sayRow(page, [{ text, look, from: 0, wide: width }], 0)
}

function sayFact(page: Page, [name, value]: readonly [string, string]): void {
  sayRow(page, [
    { text: name, from: 0, wide: 150, look: { size: 9.5 } },
    { text: value, from: 160, wide: width - 160, look: { size: 9.5 } },
  ])
}

/** `from`: points after the edge at which a line begins, which is the right one where the paper is read from there. */
type Cell = {
  readonly text: string
  readonly from: number
  readonly wide: number
  readonly look: Look
  readonly align?: 'start' | 'end'
}

/** Cells beside each other, as high as the highest; a row is not torn between two pages, unless it is higher than one. */
function sayRow(page: Page, cells: readonly Cell[], below = 2): void {
  const { pdf, sheet } = page
  const broken = cells.map(({ text, from, wide, look, align = 'start' }) => {
    const x = sheet.direction === 'ltr' ? margin + from : pageWidth - margin - from - wide
    const box = { ...look, x, width: wide, align, direction: sheet.direction }
    return { box, ...breakText(pdf, text, box) }
  })
  const height = Math.max(...broken.map(cell => cell.height))
  keepTogether(page, Math.min(height, pageBottom - margin))
  for (const { lines, box } of broken) drawLines(pdf, lines, { ...box, y: page.y })
  page.y += height + below
}

function drawTable(page: Page, { heads, rows, totals }: SheetTable): void {
  const wordsWide = width - (heads.length - 1) * sumWidth
  const cellsOf = (texts: readonly string[], look: Look): Cell[] =>
    texts.map((text, at) => ({
      ...{ text, look },
      ...(at === 0
        ? { from: 0, wide: wordsWide - 8 }
        : { from: wordsWide + (at - 1) * sumWidth, wide: sumWidth, align: 'end' as const }),
    }))
  keepTogether(page, 60)
  sayRow(page, cellsOf(heads, { size: 8.5, face: 'bold' }), 3)
  rule(page)
  for (const { cells, detail } of rows) {
    sayRow(page, cellsOf(cells, { size: 9.5 }), detail ? 0 : 3)
    if (detail) sayRow(page, cellsOf([detail], { size: 8 }), 3)
  }
  if (totals.length > 0) rule(page)
  totals.forEach(([name, sum], at) => {
    const look: Look = at === totals.length - 1 ? { size: 11, face: 'bold' } : { size: 9.5 }
    sayRow(page, [
      { text: name, from: 0, wide: width - 150, look },
      { text: sum, from: width - 140, wide: 140, look, align: 'end' },
    ])
  })
}

function rule({ pdf, y }: Page): void {
  pdf
    .moveTo(margin, y - 1)
    .lineTo(pageWidth - margin, y - 1)
    .lineWidth(0.5)
    .stroke('#555555')
  pdf.fillColor('#000000')
}

function drawBlank(page: Page, label: string): void {
  keepTogether(page, 34)
  page.y += 22
  rule(page)
  page.y += 2
  say(page, label, { size: 8 })
}

/** Begins a new page where so much does not fit on this one. */
function keepTogether(page: Page, height: number): void {
  if (page.y + height <= pageBottom) return
  page.pdf.addPage()
  page.y = margin
}
