// The pages that mailed links open: each kind has its words, and every dead link a way on.

import { describe, expect, it } from 'vitest'
import { mailActionModes } from '#identity/mail/mail-action.ts'
import { clientCodes, type IdentityReason } from '#identity/wire/identity-reason.ts'
import { deadLinkIn } from '#users/do-mail-task.server.ts'
import { deadLinkWords, nextStep, parseTask, taskOf, taskWords } from './mail-task.ts'

describe('a mailed link', () => {
  it.each(Object.entries(mailActionModes))('%s opens %s', (kind, mode) => {
    expect(taskOf(kind as keyof typeof mailActionModes)).toBe(mode)
    expect(parseTask(mode)).toBe(mode)
    const { title, intro, submit, done } = taskWords(mode)
    const texts = [title, intro('old@example.org', 'new@example.org'), done]
    expect(texts.every(text => text.length > 5)).toBe(true)
    // A button may have one short word.
    expect(submit).toMatch(/^\p{Lu}.{3,}$/u)
    expect(nextStep(mode).to).toMatch(mode === 'signIn' ? /^\/login\?with=link$/ : /^\/[a-z-]+$/)
  })

  it.each([null, '', 'nonsense', 'constructor', 'VERIFY_EMAIL'])('with the mode %s opens none', mode => {
    expect(parseTask(mode)).toBeUndefined()
  })

  it('tells both addresses when one takes the place of the other', () => {
    const text = taskWords('verifyAndChangeEmail').intro('old@example.org', 'new@example.org')
    expect(text).toContain('old@example.org')
    expect(text).toContain('new@example.org')
  })
})

describe('a dead link', () => {
  it('is told apart by how it died, and from every other refusal', () => {
    const dead = Object.fromEntries(
      (Object.keys(clientCodes) as IdentityReason[]).flatMap(reason => {
        const how = deadLinkIn(reason)
        return how ? [[reason, how]] : []
      }),
    )
    expect(dead).toEqual({ EXPIRED_OOB_CODE: 'expired', INVALID_OOB_CODE: 'used' })
    expect(deadLinkWords('used').title).not.toBe(deadLinkWords('expired').title)
  })
})
