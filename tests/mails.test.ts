// Every kind of mail the site writes: the same words as text and as HTML, whole sentences, a link that leads to the site.

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { inProject } from '#platform/tools/project-root.server.ts'
import { everyMail } from './support/every-mail.ts'
import { asRendered } from './support/render.ts'
import { sourceFiles } from './support/source-files.ts'

test.each(everyMail)('$name, to the $to: text and HTML say the same', ({ mail: { text, html } }) => {
  const plain = (words: string) =>
    words
      .replace(/https:\S+/g, '')
      .replace(/:?\s+/g, ' ')
      .trim()
  const read = asRendered(html.replace(/<head>.*<\/head>/s, '').replaceAll('&#39;', "'")).text
  expect(plain(read)).toBe(plain(text))
  for (const link of text.match(/https:\S+/g) ?? []) expect(html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
})

test.each(everyMail)('$name, to the $to: reads as a person writes', ({ mail: { subject, text }, to }) => {
  expect(subject).toMatch(/^[A-Z€]/)
  expect(subject.length).toBeLessThanOrEqual(78)
  expect(text).not.toMatch(/undefined|null|NaN|\[object|\.\.| {2}|[ \t]\n/)
  const [first, ...rest] = text.trim().split('\n\n')
  expect(first).toMatch(/^[A-Z€]/)
  // After a greeting with a comma a sentence goes on small; every other paragraph begins as a sentence does.
  const sentences = rest.slice(0, -1).filter(part => !/^[A-Z][^.]+:\n/.test(part) && !/^Home: /.test(part))
  for (const [at, sentence] of sentences.entries()) {
    if (at > 0 || !first!.endsWith(',')) expect(sentence).toMatch(/^[A-Z€]/)
  }
  expect(rest.at(-1)).toBe('Casita')
  // What waits stands on Today, everything else on a page below it.
  expect(text).toMatch(to === 'operator' ? /^https:\/\/casita\.example\/admin(\/\S+)?$/m : /./)
})

test('whatever writes a mail is among them', () => {
  const writers = sourceFiles('src')
    .filter(({ path }) => /-mail\.ts$/.test(path))
    .flatMap(({ text }) => [...text.matchAll(/^export function (\w+Mail)\b/gm)])
    .map(([, name]) => name!)
  expect(writers.length).toBeGreaterThan(25)
  const known = ['tests/support/every-mail.ts', 'src/bookings/mails/mail-table.ts']
    .map(path => readFileSync(inProject(path), 'utf8'))
    .join('\n')
  expect(
    writers.filter(name => !new RegExp(`\\b${name}\\(|\\b${name}\\b,? ?\\}|words: ${name}\\b`).test(known)),
  ).toEqual([])
})
