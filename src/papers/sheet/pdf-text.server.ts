// Text in a PDF: measured, broken into lines and drawn in both directions, in a font that the site brings.

import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type PDFDocument from 'pdfkit'
import { type Paragraph, paragraphOf, type Run, runsOf } from './bidi-runs.ts'

export type Pdf = InstanceType<typeof PDFDocument>

export type Typeface = 'regular' | 'bold'

/** Where text goes, in points from the left and upper edges of the page. */
type TextBox = {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly size: number
  readonly face?: Typeface
  /** `start` is the right edge where the paper is read from right to left. */
  readonly align: 'start' | 'end'
  readonly direction: 'ltr' | 'rtl'
}

const fontFiles: Readonly<Record<Typeface, string>> = {
  regular: 'dejavu-fonts-ttf/ttf/DejaVuSans.ttf',
  bold: 'dejavu-fonts-ttf/ttf/DejaVuSans-Bold.ttf',
}

/** Of the size of the letters. */
const lineHeight = 1.4

// Named features have pdfkit shape a run as a whole; without any it does so word by word, and the words of an RTL run
// would follow one another from left to right.
const features: PDFKit.Mixins.OpenTypeFeatures[] = ['kern']

const known = new Map<Typeface, Buffer>()

/** Gives the document its fonts; a server has none of its own. */
export function registerFonts(pdf: Pdf): void {
  for (const face of Object.keys(fontFiles) as Typeface[]) pdf.registerFont(face, fontFile(face))
}

function fontFile(face: Typeface): Buffer {
  const read = known.get(face) ?? readFileSync(createRequire(import.meta.url).resolve(fontFiles[face]))
  known.set(face, read)
  return read
}

/** Broken text, in reading order, each line as its runs, leftmost first. */
type Broken = readonly (readonly Run[])[]

/** The text broken to the width of the box, to be drawn by `drawLines`, and how high it is. */
export function breakText(pdf: Pdf, text: string, box: Omit<TextBox, 'y'>): { lines: Broken; height: number } {
  const measure = chooseFont(pdf, box)
  const lines = text.split(/\r?\n/).flatMap(each => brokenLines(measure, paragraphOf(each, box.direction), box.width))
  return { lines, height: lines.length * box.size * lineHeight }
}

export function drawLines(pdf: Pdf, lines: Broken, box: TextBox): void {
  const measure = chooseFont(pdf, box)
  for (const [at, runs] of lines.entries())
    drawRuns(pdf, measure, runs, { ...box, y: box.y + at * box.size * lineHeight })
}

function drawRuns(pdf: Pdf, measure: Measure, runs: readonly Run[], box: TextBox): void {
  const widths = runs.map(measure)
  const whole = widths.reduce((sum, width) => sum + width, 0)
  const atRight = (box.align === 'end') === (box.direction === 'ltr')
  let x = atRight ? box.x + box.width - whole : box.x
  runs.forEach((run, at) => {
    pdf.text(asGiven(run), x, box.y, { features, lineBreak: false })
    x += widths[at]!
  })
}

/** Words stay whole unless one is wider than the line. */
function brokenLines(measure: Measure, paragraph: Paragraph, width: number): Run[][] {
  const { text } = paragraph
  const lines: Run[][] = []
  let [start, end, used] = [0, 0, 0]
  const put = () => {
    const kept = text.slice(start, end).trimEnd().length
    lines.push(runsOf(paragraph, start, start + kept))
    start = end
    used = 0
  }
  for (const piece of pieces(text, word => rangeWidth(measure, paragraphOf(word, 'ltr')) <= width)) {
    const next = rangeWidth(measure, paragraph, end, end + piece.length)
    const shown = rangeWidth(measure, paragraph, end, end + piece.trimEnd().length)
    if (end > start && used + shown > width) put()
    end += piece.length
    used += next
  }
  put()
  return lines
}

/** Words with the blanks after them; those that do not fit into a line letter by letter. */
function pieces(text: string, fits: (word: string) => boolean): string[] {
  return text.split(/(?<=\s)(?=\S)/).flatMap(word => (fits(word) ? [word] : [...word]))
}

function rangeWidth(measure: Measure, paragraph: Paragraph, start?: number, end?: number): number {
  return runsOf(paragraph, start, end).reduce((sum, run) => sum + measure(run), 0)
}

type Measure = (run: Run) => number

/** Widths of each document, by font, size and letters. */
const measured = new WeakMap<Pdf, Map<string, number>>()

/** Chooses the font of the box; answers what measures in it. A word is measured when its line is broken and when it is drawn. */
function chooseFont(pdf: Pdf, { face = 'regular', size }: Pick<TextBox, 'face' | 'size'>): Measure {
  pdf.font(face).fontSize(size)
  const widths = measured.get(pdf) ?? new Map<string, number>()
  measured.set(pdf, widths)
  return run => {
    const text = asGiven(run)
    const key = `${face} ${size} ${text}`
    const width = widths.get(key) ?? pdf.widthOfString(text, { features })
    widths.set(key, width)
    return width
  }
}

const turnsItself = /\p{Script=Arabic}|\p{Script=Hebrew}|\p{Script=Syriac}|\p{Script=Thaana}|\p{Script=Nko}/u

/** fontkit turns a run round by the script of its letters; signs alone have none. */
function asGiven({ text, isRtl }: Run): string {
  return isRtl === turnsItself.test(text) ? text : [...text].reverse().join('')
}
