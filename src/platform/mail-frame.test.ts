// The form of mails: the same words twice, and nothing of a person's is read as HTML or as a header.

import { expect, test } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { mailFrame } from './mail-frame.ts'

test('text and HTML say the same, with the link once in each', () => {
  const { subject, text, html } = mailFrame({
    subject: 'Hello',
    paragraphs: ['First.', 'Second.'],
    link: { label: 'Press', href: 'https://homes.example/a?b=1&c=2' },
    afterLink: ['Last.'],
    sender: 'Casita',
  })
  expect(subject).toBe('Hello')
  expect(text).toBe('First.\n\nSecond.\n\nPress:\nhttps://homes.example/a?b=1&c=2\n\nLast.\n\nCasita\n')
  expect(html).toContain('<a href="https://homes.example/a?b=1&amp;c=2"')
  for (const words of ['First.', 'Second.', 'Press', 'Last.', 'Casita']) expect(html).toContain(words)
})

test('what people typed stays text', () => {
  const { subject, html } = mailFrame({
    subject: 'Hello\r\nBcc: all@example.org <b>',
    paragraphs: [`<script>alert("1")</script> & 'x'`],
    sender: '<i>',
  })
  expect(subject).toBe('Hello Bcc: all@example.org <b>')
  expect(html).not.toMatch(/<script|<b>|<i>/)
  expect(html).toContain('&lt;script&gt;alert(&quot;1&quot;)&lt;/script&gt; &amp; &#39;x&#39;')
})

test('what a mail is about stands line by line, and a line break that was typed stays one', () => {
  const { text, html } = mailFrame({
    subject: 'Note',
    paragraphs: [
      [
        ['Home', 'Loft & Co'],
        ['Check-in', 'Sunday'],
      ],
      sentence('bookingMails.theyWrote', { notes: 'one\ntwo' }),
    ],
    sender: 'Casita',
  })
  expect(text).toBe(
    `Home: Loft & Co\nCheck-in: Sunday\n\n${sentence('bookingMails.theyWrote', { notes: 'one\ntwo' })}\n\nCasita\n`,
  )
  expect(html).toMatch(/<td[^>]*>Home<\/td><td[^>]*>Loft &amp; Co<\/td>/)
  expect(html).toContain(sentence('bookingMails.theyWrote', { notes: 'one<br>two' }))
})

test('nothing in it is fetched or runs when it is opened', () => {
  const { html } = mailFrame({ subject: 'Note', paragraphs: ['Words.'], sender: 'Casita' })
  expect(html).not.toMatch(/<script|<img|<link|url\(|@import|src=/)
})

test('a mail needs no link', () => {
  const { text, html } = mailFrame({ subject: 'Note', paragraphs: ['Only words.'], sender: 'Casita' })
  expect(text).toBe('Only words.\n\nCasita\n')
  expect(html).not.toContain('href')
})
