// Which button sent a form: the value of its field `intent`. A form whose page has one purpose names none.

import { sentence } from '#catalogue/sentence.ts'

/** The error for an unknown button; nothing is changed then. */
export function unknownIntent(): string {
  return sentence('values.unknownButton')
}

/** The pressed button's handler from a page's table; undefined for an unknown button. */
export function handlerOf<Handler>(form: FormData, handlers: Readonly<Record<string, Handler>>): Handler | undefined {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
}

/** Whether a form comes from no form of a page with one purpose, whose button has no name. */
export function namesIntent(form: FormData): boolean {
  return form.has('intent')
}
