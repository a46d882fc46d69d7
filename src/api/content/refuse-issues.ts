// What is wrong with a request, in the words that Strapi's clients know.

import type { z } from 'zod'
import { type ContentRefusal, refuseWith } from './content-answer.ts'
import type { ErrorDetails } from './contract/error-schema.ts'

type Issue = z.core.$ZodIssue
type Fault = NonNullable<ErrorDetails['errors']>[number]

const typeNames: Readonly<Record<string, string>> = { array: 'an array', object: 'an object', int: 'an integer' }

/** The refusal of a part of a request that the schema refused. `received` tells missing fields from wrong ones. */
export function refuseIssues(issues: readonly Issue[], received: unknown): ContentRefusal {
  const errors = issues.flatMap(issue => faultsIn(issue, received))
  const message = errors.length === 1 ? errors[0]!.message : `${errors.length} errors occurred`
  return refuseWith(400, message, { errors })
}

/** Fields that nobody asked for, by name. */
export function unknownKeysIn(issues: readonly Issue[]): string[] {
  return issues.flatMap(issue => (issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : []))
}

function faultsIn(issue: Issue, received: unknown): Fault[] {
  const meant = issue.code === 'invalid_union' ? meantBranch(issue.errors, valueAt(received, issue.path)) : undefined
  if (meant) return meant.flatMap(each => faultsIn({ ...each, path: [...issue.path, ...each.path] }, received))
  const path = issue.path.map(String)
  const name = 'ValidationError' as const
  if (issue.code === 'unrecognized_keys') {
    return [{ path, message: `this field has unspecified keys: ${issue.keys.map(shortened).join(', ')}`, name }]
  }
  const field = path.join('.') || 'this'
  return [{ path, message: sentenceFor(issue, field, valueAt(received, issue.path)), name }]
}

/** Of the shapes that a value may have, the one that it nearly has: of its type, with the fewest strange fields and faults. */
function meantBranch(branches: readonly (readonly Issue[])[], value: unknown): readonly Issue[] | undefined {
  const wrongType = typeof value === 'object' ? ['invalid_type', 'invalid_value'] : ['invalid_type']
  const isWrongType = (issues: readonly Issue[]) =>
    issues.some(({ code, path }) => path.length === 0 && wrongType.includes(code))
  const faults = (issues: readonly Issue[]) => 100 * unknownKeysIn(issues).length + issues.length
  return branches.filter(issues => !isWrongType(issues)).toSorted((one, other) => faults(one) - faults(other))[0]
}

function sentenceFor(issue: Issue, field: string, value: unknown): string {
  if (value === undefined) return `${field} is a required field`
  switch (issue.code) {
    case 'invalid_type':
      return `${field} must be ${typeNames[issue.expected] ?? `a ${issue.expected}`}`
    case 'invalid_value':
      return `${field} must be one of the following values: ${issue.values.map(String).join(', ')}`
    case 'too_small':
      if (value === '') return `${field} is a required field`
      if (issue.origin === 'array') return `${field} field must have at least ${issue.minimum} items`
      return issue.origin === 'string'
        ? `${field} must be at least ${issue.minimum} characters`
        : `${field} must be at least ${issue.minimum}`
    case 'too_big':
      if (issue.origin === 'array') return `${field} field must have less than or equal to ${issue.maximum} items`
      return issue.origin === 'string'
        ? `${field} must be at most ${issue.maximum} characters`
        : `${field} must be at most ${issue.maximum}`
    case 'custom':
      return /^[A-Z]/.test(issue.message) ? issue.message : `${field} ${issue.message}`
    default:
      return `${field} is not as described`
  }
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
