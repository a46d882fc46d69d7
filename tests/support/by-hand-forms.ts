// What tests type into the form by which an operator books for a guest, and how they read its page.

import type { PlainAnswer } from './plain-visitor.ts'
import { asRendered } from './render.ts'

export const askedFor = {
  ...{ name: 'Ada Lovelace', email: '', phone: '+34 600 111 222' },
  ...{ cameBy: 'phone', language: 'en', note: '' },
} as const
export const told = { payment: 'at-home', agreed: 'yes', hours: '48', words: '' } as const

export function hiddenIn({ text }: PlainAnswer): Record<string, string> {
  const inputs = [...text.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(inputs.map(([, name, value]) => [name!, value!]))
}

export const saysOf = ({ text }: PlainAnswer): string => asRendered(text).text
