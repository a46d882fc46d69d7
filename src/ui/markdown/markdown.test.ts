// Markdown: what it shows, and what it never lets pass, whoever wrote it.

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainMarkdown, renderMarkdown } from './markdown.server.ts'

describe('Markdown', () => {
  it('shows emphasis, lists, links and tables', () => {
    expect(renderMarkdown('**b** and *i*')).toBe('<p><strong>b</strong> and <em>i</em></p>\n')
    expect(renderMarkdown('- one\n- two')).toContain('<li>two</li>')
    const table = renderMarkdown('| a | b |\n|---|---|\n| 1 | 2 |')
    expect(table).toContain('<td>2</td>')
    expect(table).toContain('tabindex="0"')
    expect(table).toContain('</table></div>')
  })

  it('sinks headings below those of the page', () => {
    expect(renderMarkdown('# One\n## Two\n##### Five')).toBe('<h3>One</h3>\n<h4>Two</h4>\n<h6>Five</h6>\n')
    expect(renderMarkdown('## Two', { shift: 0 })).toBe('<h2>Two</h2>\n')
  })

  it('leads to other sites without telling them anything', () => {
    const html = renderMarkdown('[there](https://example.org/a?b=1&c=2)')
    expect(html).toContain('href="https://example.org/a?b=1&amp;c=2"')
    expect(html).toContain('rel="noopener noreferrer nofollow"')
    expect(renderMarkdown('<https://example.org>')).toContain('rel="noopener noreferrer nofollow"')
  })

  it('leads around its own site and to the post', () => {
    expect(renderMarkdown('[home](/stays/casa?in=1#quote)')).toBe('<p><a href="/stays/casa?in=1#quote">home</a></p>\n')
    expect(renderMarkdown('[us](mailto:a@example.org)')).toContain('href="mailto:a@example.org"')
    expect(renderMarkdown('[below](#beds)')).toContain('href="#beds"')
  })

  it('shows pictures of its own site, and of others only what they show', () => {
    expect(renderMarkdown('![The yard](/photos/yard.webp)')).toContain('<img src="/photos/yard.webp" alt="The yard"')
    const foreign = renderMarkdown('![A "yard" <b>](https://example.org/x.png)')
    expect(foreign).not.toContain('<img')
    expect(foreign).toContain('&lt;b&gt;')
  })
})

// Each would run script, load from elsewhere or break out of the text if any of it passed.
const hostile: readonly string[] = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '<svg/onload=alert(1)>',
  '<a href="javascript:alert(1)">x</a>',
  '<iframe src="//evil.example"></iframe>',
  '<style>*{display:none}</style>',
  '<!-- --><base href="//evil.example">',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '[x](java\tscript:alert(1))',
  '[x](java&#x0A;script:alert(1))',
  '[x](&#106;avascript:alert(1))',
  '[x](&#x6A&#x61&#x76&#x61&#x73&#x63&#x72&#x69&#x70&#x74&#x3A&#x61lert(1))',
  '[x](javascript&colon;alert(1))',
  '[x](javascript%3Aalert(1))',
  '[x](\u0001javascript:alert(1))',
  '[x](\u00a0javascript:alert(1))',
  '[x](vbscript:msgbox(1))',
  '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)',
  '[x](data:image/svg+xml,<svg/onload=alert(1)>)',
  '[x](file:///etc/passwd)',
  '[x](blob:https://example.org/1)',
  '[x](//evil.example)',
  '[x](/\\evil.example)',
  '[x](\\\\evil.example)',
  '[x](/%09/evil.example)',
  '[x](feed:javascript:alert(1))',
  '<javascript:alert(1)>',
  '<data:text/html,x>',
  '[x]: javascript:alert(1)\n\n[x]',
  '![x](javascript:alert(1))',
  '![x](https://evil.example/pixel.gif)',
  '![x](//evil.example/pixel.gif)',
  '![x" onerror="alert(1)](/own.webp)',
  '![x](/own.webp "t\\" onload=alert(1) x=\\"")',
  '[x](/own "t\\" onclick=alert(1) x=\\"")',
  '[x](</own" onclick=alert(1)>)',
  '[x](https://example.org/"onmouseover=alert(1))',
  '`<script>alert(1)</script>`',
  '```\n</code><script>alert(1)</script>\n```',
  '``` "><script>alert(1)</script>\nx\n```',
  '| <script>alert(1)</script> |\n|---|\n| <img src=x onerror=alert(1)> |',
  '# <script>alert(1)</script>',
  '> <script>alert(1)</script>',
  '*<img src=x onerror=alert(1)>*',
  '\\<script>alert(1)</script>',
  '&lt;script&gt;alert(1)&lt;/script&gt;',
  '<scr<script>ipt>alert(1)</scr</script>ipt>',
  '<<script>alert(1);//<</script>',
  '[<img src=x onerror=alert(1)>](/own)',
  '<details open ontoggle=alert(1)>',
  '<form action=javascript:alert(1)><button>x</button></form>',
  '<math href="javascript:alert(1)">x</math>',
  '<meta http-equiv="refresh" content="0;url=javascript:alert(1)">',
]

const harmlessTags = /^(p|strong|em|s|a|ul|ol|li|h[1-6]|blockquote|code|pre|hr|br|img|div|table|thead|tbody|tr|th|td)$/
const harmlessAttributes = /^(href|rel|title|src|alt|loading|class|role|aria-label|tabindex|start|style)$/

/** Reads the tags as a browser's parser would, for HTML whose attributes are all in double quotes. */
function expectHarmless(html: string): void {
  for (const [, name, attributes] of html.matchAll(/<\/?([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+="[^"]*")*)\s*\/?>/g)) {
    expect(name).toMatch(harmlessTags)
    for (const [, attribute, value] of attributes!.matchAll(/([^\s=]+)="([^"]*)"/g)) {
      expect(attribute).toMatch(harmlessAttributes)
      if (attribute === 'style') expect(value).toMatch(/^text-align:(left|right|center)$/)
      if (attribute === 'href') expectSafeAddress(value!)
      if (attribute === 'src') expect(new URL(asBrowser(value!), 'https://own.example').host).toBe('own.example')
    }
  }
  // What is left when all tags of the expected shape are gone opens no other.
  expect(html.replace(/<\/?([a-zA-Z][^\s/>]*)((?:\s+[^\s=>]+="[^"]*")*)\s*\/?>/g, '')).not.toContain('<')
}

function asBrowser(attribute: string): string {
  return attribute.replaceAll('&quot;', '"').replaceAll('&lt;', '<').replaceAll('&gt;', '>').replaceAll('&amp;', '&')
}

function expectSafeAddress(attribute: string): void {
  const { protocol, host } = new URL(asBrowser(attribute), 'https://own.example')
  expect(['http:', 'https:', 'mailto:']).toContain(protocol)
  const isForeign = protocol !== 'mailto:' && host !== 'own.example'
  if (isForeign) expect(attribute).toMatch(/^https?:\/\//i)
}

describe('hostile text', () => {
  it.each(hostile)('%s stays text', text => {
    expectHarmless(renderMarkdown(text))
    expectHarmless(renderMarkdown(`Some words ${text} and more`))
    expectHarmless(renderMarkdown(`- a\n\n  ${text}`))
  })

  it('stays text in every mixture', () => {
    const piece = fc.oneof(
      fc.constantFrom(...hostile),
      fc.constantFrom('[', ']', '(', ')', '<', '>', '"', '\\', '\n', '`', '|', '&', ':', '//'),
      fc.string({ maxLength: 8 }),
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 8 }), pieces => expectHarmless(renderMarkdown(pieces.join('')))),
      { numRuns: 2000 },
    )
  })
})

describe('Markdown as words alone', () => {
  it('keeps paragraphs, marks of lists, line breaks and where links lead', () => {
    const typed =
      '# The door\n\nPull **hard**, then\nturn.\n\n1. Up\\\nagain\n2. `left`\n\n- [a map](https://example.org/m)\n- <https://example.org>\n\n```\n1900#\n```'
    expect(plainMarkdown(typed)).toBe(
      'The door\n\nPull hard, then turn.\n\n1. Up\nagain\n\n2. left\n\n• https://example.org/m a map\n\n• https://example.org\n\n1900#',
    )
  })

  it('names no address that a page would not lead to, and says of a picture what it shows', () => {
    expect(plainMarkdown('[x](javascript:alert(1)) ![the blue door](https://evil.example/p.png)')).toBe(
      '[x](javascript:alert(1)) the blue door',
    )
    expect(plainMarkdown('')).toBe('')
  })
})
