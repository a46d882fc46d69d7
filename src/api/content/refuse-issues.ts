// Validation errors of a request, in the wording that Strapi's clients know.

import type { z } from 'zod'
import type { ErrorDetails } from '#api/contract/error-schema.ts'
import { strapiWords as say } from '#api/contract/strapi-words.ts'
import { sentenceBy } from '#catalogue/sentence.ts'
import { refusalOf } from '#values/form-input.ts'
import { type ContentRefusal, refuseWith } from './content-answer.ts'

type Issue = z.core.$ZodIssue
type Fault = NonNullable<ErrorDetails['errors']>[number]

const typeNames: Readonly<Record<string, string>> = { array: 'an array', object: 'an object', int: 'an integer' }

/** The refusal of an invalid part of a request. `received` distinguishes missing fields from wrong ones. */
export function refuseIssues(issues: readonly Issue[], received: unknown): ContentRefusal {
  const faults = issues.flatMap(issue => faultsIn(issue, received))
  // Only the first issue of each field: fixing it may fix the others.
  const errors = [...new Map(faults.toReversed().map(fault => [fault.path.join('.'), fault])).values()].toReversed()
  const message = errors.length === 1 ? errors[0]!.message : say.severalErrors(errors.length)
  return refuseWith(400, message, { errors })
}

/** Unknown fields, by name. */
export function unknownKeysIn(issues: readonly Issue[]): string[] {
  return issues.flatMap(issue => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))
}

function faultsIn(issue: Issue, received: unknown): Fault[] {
  const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors, valueAt(received, issue.path)) : undefined
  if (meant) return meant.flatMap(each => faultsIn({ ...each, path: [...issue.path, ...each.path] }, received))
  const path = issue.path.map(String)
  const name = 'ValidationError' as const
  if (issue.code === 'unrecognized_keys') {
    return [{ path, message: say.unspecifiedKeys(issue.keys.map(shortened)), name }]
  }
  const field = path.join('.') || 'this'
  return [{ path, message: sentenceFor(issue, field, valueAt(received, issue.path)), name }]
}

/** The closest match among a value's possible shapes: its type, with the fewest unknown fields and faults. */
function meantBranch(branches: readonly (readonly Issue[])[], value: unknown): readonly Issue[] | undefined {
  const wrongType = typeof value === 'object' ? ['invalid_type', 'invalid_value'] : ['invalid_type']
  const isWrongType = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => path.length === 0 && wrongType.includes(code))
  const faults = (issues: readonly Issue[]) => 100 * unknownKeysIn(issues).length + issues.length
  return branches.filter(issues => !isWrongType(issues)).toSorted((one, other) => faults(one) - faults(other))[0]
}

function sentenceFor(issue: Issue, field: string, value: unknown): string {
  if (value === undefined) return say.required(field)
  const refusal = refusalOf(issue)
  // Strapi has no message for blank text, nor for our own rules.
  if (refusal && (issue.code === 'custom' || (issue.code !== 'invalid_type' && isBlank(value)))) {
    return sentenceBy(refusal.key, refusal.params)
  }
  switch (issue.code) {
    case 'invalid_type':
      return say.wrongType(field, typeNames[issue.expected] ?? `a ${issue.expected}`)
    case 'invalid_value':
      return say.notOneOf(field, issue.values.map(String))
    case 'too_small':
      if (value === '') return say.required(field)
      if (issue.origin === 'array') return say.tooFewItems(field, issue.minimum)
      return issue.origin === 'string' ? say.tooShort(field, issue.minimum) : say.tooSmall(field, issue.minimum)
    case 'too_big':
      if (issue.origin === 'array') return say.tooManyItems(field, issue.maximum)
      return issue.origin === 'string' ? say.tooLong(field, issue.maximum) : say.tooBig(field, issue.maximum)
    case 'custom':
      return /^[A-Z]/.test(issue.message) ? issue.message : say.ofField(field, issue.message)
    default:
      return say.notAsDescribed(field)
  }
}

function isBlank(value: unknown): boolean {
  return typeof value === 'string' && value !== '' && value.trim() === ''
}

function valueAt(received: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (value, key) =>
      typeof value === 'object' && value !== null && Object.hasOwn(value, key)
        ? (value as Readonly<Record<PropertyKey, unknown>>)[key]
        : undefined,
    received,
  )
}

function shortened(key: string): string {
  return key.slice(0, 60).toWellFormed()
}
