// What runs inside a page for whoever looks at it from outside: finds things by what they are called, and listens for errors.

/** What somebody looks for: by its kind and its accessible name, or by a selector; in the first of `within`, when it is told. */
export type Wanted = {
  readonly kind?: 'button' | 'link' | 'heading' | 'field' | 'text'
  /** The whole name; a pattern finds a part of it. */
  readonly name?: string | { readonly pattern: string; readonly flags: string }
  readonly selector?: string
  readonly within?: Wanted
}

export type Found = {
  /** Of its middle, in CSS pixels from the upper left corner of what is in sight. */
  readonly x: number
  readonly y: number
  /** What lies on its middle instead of it; else undefined. */
  readonly covered?: string
  readonly value: string
}

/** All that are seen of what is wanted, in the order of the page. Runs in the page: it may use nothing from outside. */
export function findAll(wanted: Wanted): Element[] {
  const selectors = {
    button: 'button, [role=button], input[type=submit], summary',
    link: 'a[href]',
    heading: 'h1, h2, h3, h4, [role=heading]',
    field: 'input:not([type=hidden]), textarea, select',
    text: 'body *',
  }
  const gathered = (text: string | null | undefined) => (text ?? '').replace(/\s+/g, ' ').trim()
  const shownText = (element: Element) => {
    const copy = element.cloneNode(true) as Element
    for (const hidden of copy.querySelectorAll('[aria-hidden=true], script, style')) hidden.remove()
    for (const picture of copy.querySelectorAll('img')) picture.replaceWith(picture.alt)
    return gathered(copy.textContent)
  }
  const nameOf = (element: Element) => {
    const labelled = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    if (labelled.length > 0) return gathered(labelled.map(id => document.getElementById(id)?.textContent).join(' '))
    const labels = [...((element as HTMLInputElement).labels ?? [])].map(label => shownText(label))
    return gathered(element.getAttribute('aria-label')) || labels.join(' ') || shownText(element)
  }
  const { kind = 'text', name, selector, within } = wanted
  const root = within ? findAll(within)[0] : document
  const isCalled = (element: Element) => {
    if (name === undefined) return true
    const own = nameOf(element)
    return typeof name === 'string' ? own === name : new RegExp(name.pattern, name.flags).test(own)
  }
  const isSeen = (element: Element) => {
    const { width, height } = element.getBoundingClientRect()
    return width > 0 && height > 0 && element.checkVisibility({ visibilityProperty: true })
  }
  const all = [...(root?.querySelectorAll(selector ?? selectors[kind]) ?? [])].filter(
    element => isCalled(element) && isSeen(element),
  )
  return kind === 'text' && !selector
    ? all.filter(element => !all.some(other => element !== other && element.contains(other)))
    : all
}

/** Brings the first of what is wanted into sight and tells of it; null while there is none. Runs in the page. */
export function lookAt(element: Element | undefined): Found | null {
  if (!element) return null
  const field = element as HTMLInputElement
  const inSight = () => {
    const { left, right, top, bottom } = element.getBoundingClientRect()
    return top >= 0 && bottom <= innerHeight && left >= 0 && right <= innerWidth
  }
  if (!inSight()) element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, width, top, height } = element.getBoundingClientRect()
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const there = document.elementFromPoint(x, y)
  const isThere = there && (element.contains(there) || there.closest('label')?.control === element)
  return {
    ...{ x, y, value: field.value ?? '' },
    ...(!isThere && { covered: there?.outerHTML.slice(0, 160) ?? 'nothing' }),
  }
}

/** Whether the browser itself feels the mouse on it, or on its label. Runs in the page. */
export function isHovered(element: Element | undefined): boolean {
  const felt = [...document.querySelectorAll(':hover')].at(-1)
  return !!element && !!felt && (element.contains(felt) || felt.closest('label')?.control === element)
}

/** From now on keeps what goes wrong in this document; answers what did since it was asked last. Runs in the page. */
export function drainFaults(): string[] {
  const memory = window as typeof window & { faultsSeen?: string[] }
  if (!memory.faultsSeen) {
    const seen: string[] = []
    memory.faultsSeen = seen
    addEventListener('error', ({ message }) => void seen.push(`uncaught: ${message}`))
    addEventListener('unhandledrejection', ({ reason }) => void seen.push(`unhandled: ${reason}`))
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      seen.push(`against the policy: ${effectiveDirective} ${blockedURI}`),
    )
    const { error } = console
    console.error = (...parts: unknown[]) => {
      seen.push(`console: ${parts.map(String).join(' ')}`)
      error.apply(console, parts)
    }
  }
  return memory.faultsSeen.splice(0)
}
