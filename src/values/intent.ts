// Which button sent a form: the value of its field `intent`. A form whose page has one purpose names none.

/** The error for an unknown button; nothing is changed then. */
export const unknownIntent =
  'We could not tell which button you pressed, so nothing was changed. Please look at the page and press it again.'

/** The pressed button's handler from a page's table; undefined for an unknown button. */
export function handlerOf<Handler>(form: FormData, handlers: Readonly<Record<string, Handler>>): Handler | undefined {
  const intent = form.get('intent')
  return typeof intent === 'string' && Object.hasOwn(handlers, intent) ? handlers[intent] : undefined
}

/** Whether a form comes from no form of a page with one purpose, whose button has no name. */
export function namesIntent(form: FormData): boolean {
  return form.has('intent')
}
