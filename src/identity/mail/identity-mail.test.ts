// The provider's mails: their words, their links, and the origin that no stranger chooses.

import { describe, expect, test } from 'vitest'
import { type MailCodeKind, mailCodeLifetimes } from '#identity/account/mail-code-kind.ts'
import { parseEnvironment } from '#platform/tools/environment.server.ts'
import { identityMail } from './identity-mail.ts'
import { mailActionLink, mailActionModes } from './mail-action.ts'
import { continueUrlFault, siteOrigin } from './site-origin.server.ts'

const kinds = Object.keys(mailActionModes) as MailCodeKind[]

describe('each mail', () => {
  test.each(kinds)('%s names the site, its address and its link, and shouts at nobody', kind => {
    const mail = identityMail({
      kind,
      siteName: 'Harbour Homes',
      link: 'https://homes.example/auth/action?mode=x&oobCode=y',
      email: 'ada@example.org',
      newEmail: kind === 'VERIFY_AND_CHANGE_EMAIL' ? 'ada@new.example' : undefined,
    })
    expect(mail.subject).toContain('Harbour Homes')
    expect(mail.text).toContain('https://homes.example/auth/action?mode=x&oobCode=y')
    expect(mail.text).toContain('ada@example.org')
    expect(mail.text + mail.subject).not.toMatch(/!|undefined|\{/)
    if (kind === 'VERIFY_AND_CHANGE_EMAIL') expect(mail.text).toContain('ada@new.example')
  })

  test('keeps the time that its words promise', () => {
    const hoursOf = (kind: MailCodeKind) => mailCodeLifetimes[kind] / 3_600_000
    expect([hoursOf('PASSWORD_RESET'), hoursOf('EMAIL_SIGNIN')]).toEqual([1, 1])
    expect([hoursOf('VERIFY_EMAIL'), hoursOf('VERIFY_AND_CHANGE_EMAIL'), hoursOf('RECOVER_EMAIL')]).toEqual([
      72, 24, 168,
    ])
  })
})

test('a link leads to our page with all that the SDK reads from it', () => {
  const link = new URL(
    mailActionLink({
      prefix: '',
      origin: 'https://homes.example',
      kind: 'VERIFY_EMAIL',
      code: 'a b&c',
      apiKey: 'key',
      language: 'en-GB',
      continueUrl: 'https://homes.example/stays?x=1&y=2',
    }),
  )
  expect(link.origin + link.pathname).toBe('https://homes.example/auth/action')
  expect(Object.fromEntries(link.searchParams)).toEqual({
    mode: 'verifyEmail',
    oobCode: 'a b&c',
    apiKey: 'key',
    lang: 'en-GB',
    continueUrl: 'https://homes.example/stays?x=1&y=2',
  })
})

describe('the origin of links', () => {
  test.each([
    [{ PUBLIC_URL: 'https://homes.example' }, 'https://evil.example', 'https://homes.example'],
    [{ PUBLIC_URL: 'https://homes.example' }, undefined, 'https://homes.example'],
    [{}, 'http://localhost:5173', 'http://localhost:5173'],
    [{}, 'http://127.0.0.1:4000', 'http://127.0.0.1:4000'],
    [{}, 'http://[::1]:4000', 'http://[::1]:4000'],
    [{}, 'http://evil.example:3000', 'http://127.0.0.1:3000'],
    [{}, 'http://localhost.evil.example', 'http://127.0.0.1:3000'],
    [{}, 'ftp://localhost', 'http://127.0.0.1:3000'],
    [{}, 'nonsense', 'http://127.0.0.1:3000'],
    [{}, undefined, 'http://127.0.0.1:3000'],
    [{ HOST: '0.0.0.0', PORT: '8080' }, 'http://evil.example', 'http://localhost:8080'],
    [{ HOST: '::', PORT: '8080' }, undefined, 'http://localhost:8080'],
    [{ HOST: 'fd00::1' }, undefined, 'http://[fd00::1]:3000'],
    [{ HOST: 'homes.lan' }, 'http://homes.lan:3000', 'http://homes.lan:3000'],
  ])('%j asked as %s: %s', (variables, asked, origin) => {
    expect(siteOrigin(parseEnvironment(variables), asked)).toBe(origin)
  })

  test.each([
    ['https://homes.example/user?x=1', undefined],
    ['http://homes.example/', undefined],
    ['https://homes.example:8443/', 'UNAUTHORIZED_DOMAIN'],
    ['https://homes.example.evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['https://homes.example@evil.example/', 'UNAUTHORIZED_DOMAIN'],
    ['//evil.example', 'INVALID_CONTINUE_URI'],
    ['/user', 'INVALID_CONTINUE_URI'],
    ['javascript:alert(1)', 'INVALID_CONTINUE_URI'],
    ['', 'INVALID_CONTINUE_URI'],
  ])('a way back to %j: %s', (url, fault) => {
    expect(continueUrlFault(parseEnvironment({ PUBLIC_URL: 'https://homes.example' }), url)).toBe(fault)
  })
})
