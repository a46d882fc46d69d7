// Markdown to HTML safe to show, whoever wrote it; rendered on the server so that no parser is sent to the browser.

import MarkdownIt, { type Token } from 'markdown-it'
import { sentence } from '#catalogue/sentence.ts'

type MarkdownOptions = {
  /** By how many levels headings sink, so that they stand below the page's own. */
  readonly shift?: number
}

const lowestHeading = 6

/**
 * The HTML of `markdown`: no HTML of its own passes; links lead to http, https and mail addresses or stay on the site;
 * links to other sites tell them nothing and give them no weight; pictures show only from the site itself.
 */
export function renderMarkdown(markdown: string, { shift = 2 }: MarkdownOptions = {}): string {
  const rendered = parser.parse(markdown, {})
  for (const token of rendered) {
    if (token.type !== 'heading_open' && token.type !== 'heading_close') continue
    token.tag = `h${Math.min(Number(token.tag.slice(1)) + shift, lowestHeading)}`
  }
  return parser.renderer.render(rendered, parser.options, {})
}

/** Its words alone, for mails: paragraphs with an empty line between them, items with their marks, links with their addresses. */
export function plainMarkdown(markdown: string): string {
  const blocks: string[] = []
  let mark = ''
  for (const { type, info, markup, content, children } of parser.parse(markdown, {})) {
    if (type === 'list_item_open') mark = info === '' ? '• ' : `${info}${markup} `
    if (type === 'inline') blocks.push(mark + (children ?? []).map(plainToken).join('').trim())
    if (type === 'fence' || type === 'code_block') blocks.push(mark + content.trim())
    if (type === 'inline' || type === 'fence') mark = ''
  }
  return blocks.filter(Boolean).join('\n\n')
}

function plainToken({ type, content, attrs, markup }: Token): string {
  if (type === 'softbreak') return ' '
  if (type === 'hardbreak') return '\n'
  // What is written as its own address is said once.
  const href =
    type === 'link_open' && markup !== 'autolink' ? String(attrs?.find(([name]) => name === 'href')?.[1] ?? '') : ''
  return href && kindOfAddress(href) === 'foreign' ? `${href} ` : content
}

const parser = new MarkdownIt({ html: false, linkify: false, typographer: true })
parser.validateLink = address => kindOfAddress(address) !== 'refused'

type AddressKind = 'own' | 'foreign' | 'mail' | 'refused'

/** Browsers drop blanks and control characters before and inside a scheme; do the same before checking it. */
function kindOfAddress(address: string): AddressKind {
  const bare = [...address]
    .filter(character => character > ' ' && !/[\u007f-\u00a0\u200b-\u200f\u2028\u2029\ufeff]/u.test(character))
    .join('')
  if (/^https?:\/\//i.test(bare)) return 'foreign'
  if (/^mailto:/i.test(bare)) return 'mail'
  // `//host` and `/\host` leave the site although they look like paths.
  if (/^[/\\]{2}/.test(bare)) return 'refused'
  return /^[a-z][a-z0-9+.-]*:/i.test(bare) || /^[^/?#]*(:|&colon|%3a)/i.test(bare) ? 'refused' : 'own'
}

parser.renderer.rules.link_open = (tokens, index, options, _environment, self) => {
  const token = tokens[index]!
  if (kindOfAddress(String(token.attrGet('href') ?? '')) === 'foreign')
    token.attrSet('rel', 'noopener noreferrer nofollow')
  return self.renderToken(tokens, index, options)
}

const renderImage = parser.renderer.rules.image!
parser.renderer.rules.image = (tokens, index, options, environment, self) => {
  const token = tokens[index]!
  if (kindOfAddress(String(token.attrGet('src') ?? '')) !== 'own') return parser.utils.escapeHtml(token.content)
  token.attrSet('loading', 'lazy')
  return renderImage(tokens, index, options, environment, self)
}

// A wide table scrolls by itself, also by keyboard, instead of pushing the page sideways.
parser.renderer.rules.table_open = () =>
  `<div class="prose-table" role="region" aria-label="${parser.utils.escapeHtml(sentence('ui.table'))}" tabindex="0"><table>`
parser.renderer.rules.table_close = () => '</table></div>'
