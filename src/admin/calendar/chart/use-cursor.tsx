// The cell of the chart that keys move, and what picking a day does.

import { type KeyboardEvent, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { daysAcross } from './chart-address.ts'
import { barAddress } from './chart-row.tsx'
import type { ChartRow, ChartView, ChosenNights } from './chart-view.ts'
import { chooseNights, isOfRow, takingOn, withChoice } from './chosen-nights.ts'
import { type Cursor, moveCursor } from './move-cursor.ts'

/** Pixels, as the style sheet has it. */
export const rowHeight = 48

type Acting = {
  readonly chart: ChartView
  readonly chosen: ChosenNights | null
  readonly known: ReadonlyMap<number, ChartRow>
  readonly scroller: RefObject<HTMLDivElement | null>
}

/** Picking a free day chooses nights; on one that is taken, Enter opens what has it. */
export function useCursor({ chart, chosen, known, scroller }: Acting) {
  const { days, skip, total } = chart
  const [cursor, setCursor] = useState<Cursor>(() => ({
    at: skip,
    day: Math.max(
      0,
      days.findIndex(({ isToday }) => isToday),
    ),
  }))
  const isMoved = useRef(false)
  const navigate = useNavigate()
  const { search } = useLocation()

  const latest = useRef({ chosen, known, search, cursor })
  latest.current = { chosen, known, search, cursor }

  // The cell is focused once its row is drawn, which may be after the scrolling.
  useLayoutEffect(() => {
    const cell = isMoved.current && scroller.current?.querySelector<HTMLElement>('[data-cell]')
    if (!cell) return
    isMoved.current = false
    cell.focus({ preventScroll: true })
    cell.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  })

  useLayoutEffect(() => {
    if (chosen) scroller.current?.querySelector('[data-cell]')?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [chosen, scroller])

  const choose = useCallback(
    (choice: Parameters<typeof withChoice>[1]) =>
      navigate({ search: withChoice(latest.current.search, choice) }, { replace: true, preventScrollReset: true }),
    [navigate],
  )
  const pick = useCallback(
    (at: number, day: number) => {
      const { chosen: before, known: rows } = latest.current
      setCursor({ at, day })
      const row = rows.get(at)
      const choice = row && chooseNights(row, days[day]!.day, before)
      if (choice) choose(choice)
    },
    [days, choose],
  )
  const press = useCallback(
    (event: KeyboardEvent) => {
      const { chosen: before, known: rows, cursor: here } = latest.current
      const { key } = event
      const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl'
      const to = moveCursor(here, event, { days: daysAcross, rows: total, isMirrored })
      if (to) {
        isMoved.current = true
        const top = to.at * rowHeight
        const { scrollTop, clientHeight } = scroller.current!
        if (top < scrollTop || top + 2 * rowHeight > scrollTop + clientHeight) {
          scroller.current!.scrollTop = Math.max(0, top - clientHeight / 2)
        }
        setCursor(to)
      } else if (key === 'Enter' || key === ' ') {
        const row = rows.get(here.at)
        const day = days[here.day]!.day
        const taking = row && takingOn(row, day)
        const address = taking && barAddress(taking, row.slug)
        if (address) navigate(address)
        // Chosen already: on to what can be done with them.
        else if (before && row && isOfRow(before, row) && before.last === day)
          document.getElementById('chosen')?.focus()
        else pick(here.at, here.day)
      } else if (key === 'Escape' && before) choose(undefined)
      else return
      event.preventDefault()
    },
    [days, total, choose, pick, navigate, scroller],
  )
  return { cursor, pick, press }
}
