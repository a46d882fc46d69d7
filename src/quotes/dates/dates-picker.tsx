// Opens a calendar from the date fields of a form, and fetches it then: until somebody presses, the fields are the browser's own.

import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { sentence } from '#catalogue/sentence.ts'
import { CalendarLegend } from './calendar-words.tsx'
import type { RangePicker } from './range-picker.tsx'
import type { LoadDays } from './use-known-days.tsx'

type DatesPickerProps = {
  readonly today: string
  /** The days of the home that is chosen for; without one every day can be chosen. */
  readonly loadDays?: LoadDays | undefined
  /** What the numbers below the days mean. */
  readonly prices?: string | undefined
}

/** What has opened it: one of the fields, or the button. */
type Opener = HTMLInputElement | HTMLButtonElement

type Opened = { readonly Picker: typeof RangePicker; readonly by: Opener; readonly takeFocus: boolean }

/** Stands in the form that has the fields `in` and `out`. */
export function DatesPicker(home: DatesPickerProps) {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState<Opened>()
  const open = useEffectEvent(async (by: Opener, takeFocus: boolean) => {
    try {
      const fetched = await import('./range-picker.tsx')
      setOpened({ Picker: fetched.RangePicker, by, takeFocus })
    } catch {
      // Offline, or a newer version is out: the browser's own calendar does it.
      if (by instanceof HTMLInputElement) by.showPicker?.()
    }
  })
  useEffect(() => {
    const form = button.current!.form!
    const onPress = (event: Event) => {
      const field = dateField(event.target)
      if (!field) return
      const byFinger = matchMedia('(pointer:coarse)').matches
      // Browsers open their own calendar of dates by a click, and on a phone by the focus that a press would bring.
      if (event.type === 'click' || byFinger) event.preventDefault()
      if (event.type === 'click') void open(field, byFinger)
    }
    const onKey = (event: KeyboardEvent) => {
      const field = opensByKey(event) && dateField(event.target)
      if (!field) return
      event.preventDefault()
      void open(field, true)
    }
    const leave = new AbortController()
    const { signal } = leave
    form.addEventListener('mousedown', onPress, { signal })
    form.addEventListener('click', onPress, { signal })
    form.addEventListener('keydown', onKey, { signal })
    return () => leave.abort()
  }, [])
  return (
    <>
      <button
        ref={button}
        type="button"
        className="dates-open button"
        aria-haspopup="dialog"
        aria-expanded={opened !== undefined}
        onClick={event => open(event.currentTarget, true)}
      >
        {sentence('quotes.chooseInCalendar')}
      </button>
      {opened && (
        <opened.Picker
          {...home}
          legend={home.loadDays && <CalendarLegend />}
          by={opened.by}
          takeFocus={opened.takeFocus}
          onClose={() => setOpened(undefined)}
          returnTo={() => button.current?.focus({ preventScroll: true })}
        />
      )}
    </>
  )
}

function dateField(target: EventTarget | null): HTMLInputElement | undefined {
  const isOne = target instanceof HTMLInputElement && target.type === 'date' && !target.readOnly
  return isOne && (target.name === 'in' || target.name === 'out') ? target : undefined
}

/** The keys by which browsers open a calendar. */
function opensByKey({ key, altKey }: KeyboardEvent): boolean {
  return key === ' ' || key === 'F4' || (key === 'ArrowDown' && altKey)
}
