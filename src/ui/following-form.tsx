// A GET form of native fields in sync with the address, which may submit itself after a change.

import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react'
import { Form, type FormProps, useNavigation, useSubmit } from 'react-router'

type FollowingFormProps = Omit<FormProps, 'method' | 'reloadDocument' | 'onSubmit'> & {
  /** What each field holds according to the address. */
  readonly values: Readonly<Record<string, string>>
  /** Submit as soon as a change is complete and valid, without a click. */
  readonly live?: boolean
  /** The query that a press of the button asks for, where that is not every field as it is. */
  readonly queryOf?: (form: FormData) => URLSearchParams
  readonly children: ReactNode
}

/** Long enough to type a second digit, short enough to feel at once. */
const pauseMs = 300

/**
 * The fields are the source of truth: a button always sends what they hold. A field is overwritten only when the
 * address changes other than by our own submission: by a click in a calendar, or the back button.
 */
export function FollowingForm({ values, live, queryOf, children, ...form }: FollowingFormProps) {
  const ref = useRef<HTMLFormElement>(null)
  const known = useRef(values)
  // Our own submissions in order, from the last one answered: an overtaken answer is ours too.
  const asked = useRef<readonly string[]>([])
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const submit = useSubmit()
  const way = useNavigation()
  const underWay = useRef(way)
  underWay.current = way

  useLayoutEffect(() => {
    const before = known.current
    known.current = values
    const answered = asked.current.findLastIndex(content => writtenIn(content, values))
    asked.current = answered < 0 ? [] : asked.current.slice(answered)
    if (answered >= 0) return
    for (const [name, value] of Object.entries(values)) {
      if (value !== before[name]) write(ref.current, name, value)
    }
  }, [values])

  const askSoon = useEffectEvent(() => {
    clearTimeout(timer.current)
    timer.current = setTimeout(ask, pauseMs)
  })
  // Typed before hydration or during a pending navigation: not submitted yet.
  useEffect(() => {
    if (live && ref.current && !writtenIn(contentOf(ref.current), values)) askSoon()
  }, [live, values])
  useEffect(() => {
    const own = ref.current
    if (!live || !own) return
    const follow = () => askSoon()
    own.addEventListener('input', follow)
    return () => {
      own.removeEventListener('input', follow)
      clearTimeout(timer.current)
    }
  }, [live])

  function ask() {
    const own = ref.current
    if (!own?.matches(':valid')) return
    const { state, location } = underWay.current
    // Another navigation is pending, by a link or a button: it takes precedence.
    if (state !== 'idle' && location.search !== `?${asked.current.at(-1)}`) {
      timer.current = setTimeout(ask, pauseMs)
      return
    }
    const content = contentOf(own)
    if (content === asked.current.at(-1)) return
    asked.current = [...asked.current, content]
    submit(own, { replace: true, preventScrollReset: true })
  }

  function press(event: FormEvent<HTMLFormElement>) {
    clearTimeout(timer.current)
    // A button may POST the form elsewhere: leave that to the browser.
    const { submitter } = event.nativeEvent as SubmitEvent
    if (submitter?.getAttribute('formmethod') === 'post') return
    event.preventDefault()
    asked.current = [...asked.current, contentOf(event.currentTarget)]
    const { preventScrollReset, action } = form
    if (queryOf) submit(queryOf(new FormData(event.currentTarget)), { action, preventScrollReset })
    else submit(event.currentTarget, { preventScrollReset })
  }

  return (
    <Form {...form} ref={ref} reloadDocument onSubmit={press}>
      {children}
    </Form>
  )
}

/** The form's fields, encoded as submitted. */
function contentOf(form: HTMLFormElement): string {
  const typed = [...new FormData(form)].filter((entry): entry is [string, string] => typeof entry[1] === 'string')
  return new URLSearchParams(typed).toString()
}

/** Whether the encoded form holds these values. */
function writtenIn(content: string, values: Readonly<Record<string, string>>): boolean {
  const typed = new URLSearchParams(content)
  return [...typed.keys()].every(name => (typed.get(name) ?? '').trim() === (values[name] ?? '').trim())
}

function write(form: HTMLFormElement | null, name: string, value: string) {
  const field = form?.elements.namedItem(name)
  if (!field || !('value' in field) || field.value === value) return
  if (field instanceof RadioNodeList || field !== document.activeElement) field.value = value
}
