// The sentences and codes that programs compare are those of the golden file, whatever becomes of the words of pages.

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { strapiWords } from '#api/contract/strapi-words.ts'
import { clientCodes } from '#identity/wire/identity-reason.ts'
import { passwordWords, protocolWords } from '#identity/wire/protocol-words.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { isProtocolMessage, isStrapisSentence, writtenOut } from './support/wire-words.ts'

const golden = JSON.parse(readFileSync(inProject('tests', 'golden', 'wire-words.json'), 'utf8'))

test.each([
  ['strapi', writtenOut(strapiWords)],
  ['protocol', writtenOut(protocolWords)],
  ['passwords', writtenOut(passwordWords)],
  ['codes', clientCodes],
])('the table %s is as it was', (name, words) => {
  expect(words).toEqual(golden[name])
})

describe('an answer', () => {
  test.each([
    'Invalid identifier or password',
    'email must be a valid email',
    'password must be at least 6 characters',
    '3 errors occurred',
    'this field has unspecified keys: a, b',
    'this field has unspecified keys: ',
  ])('of Strapi’s calls may be: %s', message => expect(isStrapisSentence(message)).toBe(true))

  test.each([
    'Please write your e-mail address.',
    'That password is wrong.',
    'Invalid identifier or password!',
    'email must be nicer',
    'The new password must be longer',
    '',
  ])('of Strapi’s calls is never: %s', message => expect(isStrapisSentence(message)).toBe(false))

  test.each(['EMAIL_EXISTS', 'WEAK_PASSWORD : Password should be at least 6 characters', "Invalid value at 'email'"])(
    'of the identity protocol may be: %s',
    message => expect(isProtocolMessage(message)).toBe(true),
  )

  test.each(['EMAIL_IS_THERE', 'WEAK_PASSWORD : Please choose another', 'Something went wrong', ''])(
    'of the identity protocol is never: %s',
    message => expect(isProtocolMessage(message)).toBe(false),
  )
})
