// The forms of the steps of signing in, and which steps there are.

import { describe, expect, it } from 'vitest'
import { sentence } from '#catalogue/sentence.ts'
import { firstStep, pathOfMethod, signInMethods, stepWords } from '#users/form/sign-in-step.ts'
import { parseStepInput, stepAgain } from './step-input.ts'

const form = (fields: Readonly<Record<string, string>>) => {
  const made = new FormData()
  for (const [name, value] of Object.entries(fields)) made.append(name, value)
  return made
}

describe('the input of a step', () => {
  it.each([
    [
      { email: 'a@b.example', password: ' p ' },
      { step: 'password', email: 'a@b.example', password: ' p ' },
    ],
    [
      { step: 'password', email: 'a@b.example', password: 'p' },
      { step: 'password', email: 'a@b.example', password: 'p' },
    ],
    [
      { step: 'link', email: ' a@b.example ' },
      { step: 'link', email: 'a@b.example' },
    ],
    [
      { step: 'link-sent', email: 'a@b.example' },
      { step: 'link', email: 'a@b.example' },
    ],
    [
      { step: 'phone', phoneNumber: '+44 7700 900123' },
      { step: 'phone', phoneNumber: '+447700900123' },
    ],
    [
      { step: 'phone-code', sessionInfo: 's', code: ' 123 456 ', phoneNumber: '+447700900123' },
      { step: 'phone-code', sessionInfo: 's', code: '123456' },
    ],
    [
      { step: 'second-factor', pendingCredential: 'p', factorId: 'f', code: '123456' },
      { step: 'second-factor', pendingCredential: 'p', factorId: 'f', code: '123456' },
    ],
  ])('%o is %o', (fields, input) => {
    expect(parseStepInput(form(fields))).toEqual({ ok: true, input })
  })

  it.each([
    [{ step: 'link', email: '' }, { email: sentence('users.pleaseEnterEmail') }],
    [{ step: 'phone-code', code: '12345' }, { code: sentence('users.pleaseEnterCode') }],
    [{ step: 'second-factor', code: 'abcdef' }, { code: sentence('users.pleaseEnterCode') }],
  ])('%o lacks %o', (fields, faults) => {
    expect(parseStepInput(form(fields))).toEqual({ ok: false, faults })
  })

  it('is none where the step is none of ours', () => {
    expect(parseStepInput(form({ step: 'nonsense', email: 'a@b.example', password: 'p' }))).toBeUndefined()
  })
})

describe('the step shown again', () => {
  it.each([
    [{}, { name: 'password' }],
    [{ step: 'link-sent', email: 'x' }, { name: 'link' }],
    [{ step: 'phone', phoneNumber: 'x' }, { name: 'phone' }],
    [
      { step: 'phone-code', sessionInfo: 's', phoneNumber: '+447700900123', code: '1' },
      { name: 'phone-code', sessionInfo: 's', phoneNumber: '+447700900123' },
    ],
    [
      { step: 'second-factor', pendingCredential: 'p', factorId: 'f', code: '1' },
      { name: 'second-factor', pendingCredential: 'p', factorId: 'f' },
    ],
  ])('after %o is %o', (fields, step) => {
    expect(stepAgain(form(fields))).toEqual(step)
  })
})

describe('the ways in', () => {
  it.each([
    [
      ['password', 'email-link', 'phone', 'sign-up'],
      ['password', 'link', 'phone'],
    ],
    [['phone'], ['phone']],
    [[], []],
  ])('of a site with %o are %o', (configured, ways) => {
    expect(signInMethods(configured)).toEqual(ways)
  })

  it.each([
    [null, ['password', 'link'], 'password'],
    ['link', ['password', 'link'], 'link'],
    ['phone', ['password', 'link'], 'password'],
    [null, ['phone'], 'phone'],
    ['nonsense', [], 'password'],
  ] as const)('%s of %o begins with %s', (named, ways, step) => {
    expect(firstStep(named, ways)).toEqual({ name: step })
  })

  it('have an address each, and the phone one of its own wherever it stands', () => {
    const ways = ['password', 'link', 'phone'] as const
    expect(ways.map(way => pathOfMethod(way, ways))).toEqual(['/login', '/login?with=link', '/login?with=phone'])
    expect(pathOfMethod('phone', ['phone'])).toBe('/login?with=phone')
  })

  it('have a button each', () => {
    const steps = ['password', 'link', 'link-sent', 'phone', 'phone-code', 'second-factor'] as const
    expect(steps.every(step => stepWords(step).submit.length > 0)).toBe(true)
  })
})
