// What a page in the pseudo-language (catalogue/pseudo-language.ts) shows that is in no catalogue: letters outside of brackets.

import { readdirSync, readFileSync } from 'node:fs'
import { inProject } from '#platform/tools/project-root.server.ts'

/** A text that stands by itself on a page: a block of it, or an attribute that is read. */
export type Standing = { readonly where: string; readonly text: string }

const readAttributes = [
  ...['alt', 'aria-description', 'aria-label', 'aria-placeholder', 'aria-roledescription', 'aria-valuetext'],
  ...['label', 'placeholder', 'title'],
]
const readMetas =
  /\b(?:name|property)="(?:description|og:title|og:description|og:site_name|og:image:alt|twitter:(?:title|description|image:alt))"/
const blocks = new Set(
  `address article aside blockquote body br button caption dd details dialog div dl dt fieldset figcaption figure footer
   form h1 h2 h3 h4 h5 h6 head header hr html iframe img legend li main meta nav ol optgroup option p picture pre section
   source summary svg table tbody td tfoot th thead title tr ul video`.split(/\s+/),
)
/** These may stand in the middle of a sentence, and have words of their own. */
const fields = new Set(['datalist', 'input', 'label', 'select', 'textarea'])
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const unread = new Set(['script', 'style', 'template', 'textarea'])

type Open = {
  readonly name: string
  readonly isBlock: boolean
  readonly isApart: boolean
  readonly parts: boolean
  readonly isUnread: boolean
}

/** The texts of a page, block by block. What is marked as being in another language is left out. */
export function standingTexts(html: string): Standing[] {
  const { parting, standing } = layoutClasses()
  const found: Standing[] = []
  const open: Open[] = []
  let block = ''
  /** Sentences in whose middle a list of choices stands. */
  const around: string[] = []
  const flush = () => {
    const text = decoded(block).replaceAll(/\s+/g, ' ').trim()
    if (text) found.push({ where: open.map(({ name }) => name).join(' '), text })
    block = ''
  }
  for (const [piece, closing, name = '', attributes = ''] of html.matchAll(
    /<!--.*?-->|<!doctype[^>]*>|<(\/?)([a-z][\w-]*)([^>]*)>|[^<]+/gis,
  )) {
    if (name === '') {
      if (!piece.startsWith('<') && !open.some(({ isUnread }) => isUnread)) block += piece
      continue
    }
    if (closing) {
      const at = open.findLastIndex(each => each.name === name)
      for (const each of open.splice(at)) {
        if (each.isBlock) flush()
        else if (each.isApart) block += ' '
        if (isList(each.name)) {
          flush()
          block = around.pop()!
        }
      }
      continue
    }
    const { classes, lang } = looked(attributes)
    const isBlock = blocks.has(name)
    const isApart = fields.has(name) || (open.at(-1)?.parts ?? false) || classes.some(each => standing.has(each))
    if (isBlock) flush()
    else if (isApart) block += ' '
    if (isList(name)) {
      around.push(block)
      block = ''
    }
    const isForeign = lang !== undefined && name !== 'html' && lang !== 'en-XA'
    if (!isForeign) found.push(...attributesOf(name, attributes))
    if (empty.has(name) || attributes.endsWith('/')) continue
    const parts = classes.some(each => parting.has(each))
    open.push({ name, isBlock, isApart, parts, isUnread: unread.has(name) || isForeign })
  }
  flush()
  return wholeSentences(found)
}

/** A sentence may have a block in its middle, as one that is a form has: so many are put together. */
const mostBlocks = 40

function wholeSentences(found: readonly Standing[]): Standing[] {
  const whole: Standing[] = []
  for (let at = 0; at < found.length; at++) {
    const { where, text } = found[at]!
    const isAttribute = where.endsWith(']')
    let sentence = text
    let next = at + 1
    while (!isAttribute && depthOf(sentence) > 0 && next < at + mostBlocks && found[next]) {
      if (!found[next]!.where.endsWith(']')) sentence += ` ${found[next]!.text}`
      next += 1
    }
    if (depthOf(sentence) === 0 && sentence !== text) {
      whole.push({ where, text: sentence }, ...found.slice(at + 1, next).filter(each => each.where.endsWith(']')))
      at = next - 1
    } else whole.push({ where, text })
  }
  return whole
}

const depthOf = (text: string) => text.split('[').length - text.split(']').length

const isList = (name: string) => name === 'select' || name === 'datalist'

function looked(attributes: string) {
  const classes = /\sclass="([^"]*)"/.exec(attributes)?.[1]?.split(/\s+/) ?? []
  return { classes, lang: /\slang="([^"]*)"/.exec(attributes)?.[1] }
}

function attributesOf(name: string, attributes: string): Standing[] {
  const isButton = name === 'input' && /\stype="(submit|button|reset)"/.test(attributes)
  const read = [
    ...readAttributes,
    ...(isButton ? ['value'] : []),
    ...(name === 'meta' && readMetas.test(attributes) ? ['content'] : []),
  ]
  return read.flatMap(attribute => {
    const text = new RegExp(`\\s${attribute}="([^"]*)"`).exec(attributes)?.[1]
    return text ? [{ where: `${name}[${attribute}]`, text: decoded(text) }] : []
  })
}

let layout: { readonly parting: Set<string>; readonly standing: Set<string> } | undefined

/** By the built style sheets: classes whose children stand apart, and those that stand apart themselves. */
function layoutClasses() {
  if (layout) return layout
  const folder = inProject('build', 'client', 'assets')
  const css = readdirSync(folder)
    .filter(name => name.endsWith('.css'))
    .map(name => readFileSync(`${folder}/${name}`, 'utf8'))
    .join('\n')
  const having = (style: RegExp) =>
    new Set(
      [...css.matchAll(/\.((?:\\.|[\w-])+)\{([^{}]*)/g)]
        .filter(([, , styles]) => style.test(styles!))
        .map(([, name]) => name!.replaceAll('\\', '')),
    )
  layout = {
    parting: having(/display:(inline-)?(flex|grid)/),
    standing: having(/display:(inline-)?(block|flex|grid)|position:absolute/),
  }
  return layout
}

/** The parts of a text that stand in no brackets, and what is wrong with the brackets. */
export function outsideBrackets(text: string): { readonly outside: string[]; readonly faults: string[] } {
  const faults: string[] = []
  let depth = 0
  let outside = ''
  for (const sign of text) {
    if (sign === '[') {
      if (depth === 0) outside += '\u0000'
      depth += 1
    } else if (sign === ']') {
      depth -= 1
      if (depth < 0) break
    } else if (depth === 0) outside += sign
  }
  if (depth !== 0) faults.push('cut')
  if (/\]\[|\][\p{L}\p{N}]|[\p{L}\p{N}]\[/u.test(outermost(text))) faults.push('glued')
  return { outside: outside.split('\u0000').filter(part => /\p{L}/u.test(part)), faults }
}

/** The text with what stands in its brackets taken out. */
function outermost(text: string): string {
  let before = text
  for (let inner = before.replaceAll(/\[[^[\]]*\]/g, '\u0001'); inner !== before; ) {
    before = inner
    inner = before.replaceAll(/\[[^[\]]*\]/g, '\u0001')
  }
  return before.replaceAll('\u0001', '[]')
}

function decoded(text: string): string {
  return text
    .replaceAll('&#x27;', "'")
    .replaceAll('&quot;', '"')
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll(/&#(\d+);/g, (_, code) => String.fromCodePoint(Number(code)))
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
