// The operator's answer to a conversation, read out of its form.

export type ConversationAnswer = {
  readonly conversationId: string
  readonly text: string
  /** The form's own key: the same answer sent twice is one. */
  readonly key: string
}

type ParsedAnswer =
  | { readonly ok: true; readonly wish: ConversationAnswer }
  | { readonly ok: false; readonly conversationId: string; readonly typed: string; readonly fault: string }

export const longestAnswer = 5000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The wish, or what was typed with the sentence about it. */
export function parseConversationAnswer(form: FormData): ParsedAnswer {
  const field = (name: string) => {
    const value = form.get(name)
    return typeof value === 'string' ? value.replaceAll('\r\n', '\n') : ''
  }
  const conversationId = field('conversation')
  const typed = field('text')
  const text = typed.trim()
  const key = field('key')
  const wrong = (fault: string): ParsedAnswer => ({ ok: false, conversationId, typed, fault })
  if (!uuid.test(conversationId) || !/^[\w-]{8,100}$/.test(key)) {
    return wrong('We could not read that answer. Please send it again.')
  }
  if (text === '') return wrong('Please write an answer.')
  if (text.length > longestAnswer) return wrong(`Please shorten the answer to ${longestAnswer} characters.`)
  return { ok: true, wish: { conversationId, text, key } }
}
