// One-time codes: the examples of RFC 6238 and RFC 4648, the window of a minute and a half, no code twice.

import { describe, expect, test } from 'vitest'
import { bytesOf } from '#tests/support/identity-requests.ts'
import { matchTotp, totpCode, totpSecretText, totpStep } from './totp.server.ts'

const secret = Buffer.from('12345678901234567890')

test.each([
  ['1970-01-01T00:00:59Z', '287082'],
  ['2005-03-18T01:58:29Z', '081804'],
  ['2005-03-18T01:58:31Z', '050471'],
  ['2009-02-13T23:31:30Z', '005924'],
  ['2033-05-18T03:33:20Z', '279037'],
  ['2603-10-11T11:33:20Z', '353130'],
])('at %s the code is %s', (moment, code) => {
  expect(totpCode(secret, totpStep(new Date(moment)))).toBe(code)
})

test.each([
  ['f', 'MY'],
  ['fo', 'MZXQ'],
  ['foo', 'MZXW6'],
  ['foob', 'MZXW6YQ'],
  ['fooba', 'MZXW6YTB'],
  ['foobar', 'MZXW6YTBOI'],
])('the secret %s is written %s', (plain, written) => {
  expect(totpSecretText(Buffer.from(plain))).toBe(written)
})

test('a written secret can be read back', () => {
  expect(bytesOf(totpSecretText(secret))).toEqual(secret)
})

describe('a code', () => {
  const now = new Date('2030-05-15T12:00:10Z')
  const step = totpStep(now)

  test.each([
    [-2, undefined],
    [-1, step - 1],
    [0, step],
    [1, step + 1],
    [2, undefined],
  ])('of %i steps from now', (away, taken) => {
    expect(matchTotp(secret, totpCode(secret, step + away), now)).toBe(taken)
  })

  test('is not taken twice, nor an earlier one after it', () => {
    expect(matchTotp(secret, totpCode(secret, step), now, step)).toBeUndefined()
    expect(matchTotp(secret, totpCode(secret, step - 1), now, step)).toBeUndefined()
    expect(matchTotp(secret, totpCode(secret, step + 1), now, step)).toBe(step + 1)
  })

  test.each(['', '12345', '1234567', '12345a', '１２３４５６', ' 12345'])('is six digits, not %j', code => {
    expect(matchTotp(secret, code, now)).toBeUndefined()
  })
})
