// A row of the chart: a home with its bars, the nights that are chosen, and the cell that keys move.

import { type KeyboardEvent, memo, type PointerEvent } from 'react'
import { Link } from 'react-router'
import { nightsAddress } from '#admin/calendar/nights/nights-address.ts'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { daysAcross } from './chart-address.ts'
import type { ChartDay, ChartOccupancy, ChartRow, ChosenNights } from './chart-view.ts'
import { takingOn } from './chosen-nights.ts'
import { layBars } from './lay-bars.ts'

type RowProps = {
  readonly row: ChartRow | undefined
  /** Its place among all, from 0. */
  readonly at: number
  /** Pixels from the first row. */
  readonly top: number
  readonly total: number
  readonly days: readonly ChartDay[]
  /** The day of the cell that keys move, from 0; undefined in every other row. */
  readonly cursor: number | undefined
  /** Undefined in every other row. */
  readonly chosen: ChosenNights | undefined
  readonly onPick: (at: number, day: number) => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** A share of the days across, as a length in the style. */
const across = (days: number) => `${(days / daysAcross) * 100}%`

export const Row = memo(function Row({ row, at, top, total, days, cursor, chosen, onPick, onKey }: RowProps) {
  return (
    <li className="chart-row" style={{ top }} aria-setsize={total} aria-posinset={at + 1}>
      <div className="chart-home">
        {row ? (
          <>
            <Link to={`${homeAdminAddress(row.slug, 'calendar')}?month=${days[0]!.day.slice(0, 7)}`} className="link">
              {nameOf(row)}
            </Link>
            <span>{row.place}</span>
          </>
        ) : (
          <span>…</span>
        )}
      </div>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: keys do the same in the cell */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys do the same in the cell */}
      <div
        className="chart-track"
        data-acts={row?.mayAct || undefined}
        onPointerMove={event => event.currentTarget.style.setProperty('--hovered', String(dayUnder(event)))}
        onClick={event => {
          if (!(event.target as Element).closest('a')) onPick(at, dayUnder(event))
        }}
      >
        {chosen && <Chosen {...chosen} from={days[0]!.day} />}
        {row && <Bars row={row} from={days[0]!.day} />}
        {cursor !== undefined && <Cell row={row} days={days} cursor={cursor} chosen={chosen} onKey={onKey} />}
      </div>
    </li>
  )
})

function nameOf({ name, unit }: Pick<ChartRow, 'name' | 'unit'>): string {
  return unit ? sentence('calendar.homeAndUnit', { home: name, unit }) : name
}

/** Which day of those across the pointer is on, from 0. */
function dayUnder({ currentTarget, clientX }: Pick<PointerEvent<HTMLElement>, 'currentTarget' | 'clientX'>): number {
  const { left, right, width } = currentTarget.getBoundingClientRect()
  const isMirrored = getComputedStyle(currentTarget).direction === 'rtl'
  const day = Math.floor(((isMirrored ? right - clientX : clientX - left) / width) * daysAcross)
  return Math.min(daysAcross - 1, Math.max(0, day))
}

type CellProps = Pick<RowProps, 'row' | 'days' | 'chosen' | 'onKey'> & { readonly cursor: number }

/** The one place of the chart in the order of tabs; arrows move it. Made anew on each day, so that each is read out. */
function Cell({ row, days, cursor, chosen, onKey }: CellProps) {
  const { day, date } = days[cursor]!
  const taking = row && takingOn(row, day)
  const state = taking ? sayTaking(taking) : sentence('calendar.free')
  return (
    <button
      key={day}
      type="button"
      data-cell
      className="chart-cell"
      style={{ insetInlineStart: across(cursor), width: across(1) }}
      aria-label={row ? sentence('calendar.cell', { home: nameOf(row), date, state }) : '…'}
      aria-pressed={chosen !== undefined && chosen.first <= day && day <= chosen.last}
      aria-describedby="chart-keys"
      onKeyDown={onKey}
    />
  )
}

function Chosen({ first, last, from }: ChosenNights & { readonly from: string }) {
  const day = (text: string) => (Date.parse(text) - Date.parse(from)) / 86_400_000
  const begin = Math.max(0, day(first))
  const end = Math.min(daysAcross, day(last) + 1)
  if (begin >= end) return null
  return <span className="chart-chosen" style={{ insetInlineStart: across(begin), width: across(end - begin) }} />
}

function Bars({ row, from }: { readonly row: ChartRow; readonly from: string }) {
  if (row.takings.length === 0) return <p className="sr-only">{sentence('calendar.freeThen')}</p>
  return (
    <ol>
      {layBars(row.takings, from).map(({ taking, left, width, lane, lanes, beginsBefore, endsAfter }) => (
        <li
          key={`${taking.from} ${taking.until} ${taking.unit} ${taking.booking}`}
          className="chart-bar"
          data-state={taking.state}
          data-before={beginsBefore || undefined}
          data-after={endsAfter || undefined}
          style={{
            insetInlineStart: across(left),
            width: across(width),
            top: `${(lane / lanes) * 100}%`,
            height: `${100 / lanes}%`,
          }}
          title={sayTaking(taking)}
        >
          <Bar taking={taking} slug={row.slug} />
        </li>
      ))}
    </ol>
  )
}

/** Opens its booking; a block, where it can be lifted. */
function Bar({ taking, slug }: { readonly taking: ChartOccupancy; readonly slug: string }) {
  const to = barAddress(taking, slug)
  return to ? <Link to={to}>{barWords(taking)}</Link> : barWords(taking)
}

export function barAddress({ booking, state, from }: ChartOccupancy, slug: string): string | undefined {
  if (booking) return `/admin/bookings/${booking}`
  if (state !== 'blocked') return undefined
  return `${nightsAddress(slug, {})}?month=${from.slice(0, 7)}#blocks`
}

function barWords(taking: ChartOccupancy) {
  const { guest, unit, inWords } = taking
  const ofUnit = (words: string) => (unit ? sentence('calendar.ofUnit', { unit, words }) : words)
  return (
    <>
      <span aria-hidden="true" dir={guest ? 'auto' : undefined}>
        {ofUnit(guest ?? inWords.said)}
      </span>
      <span className="sr-only">{ofUnit(sayTaking(taking))}</span>
    </>
  )
}

function sayTaking({ guest, inWords }: ChartOccupancy): string {
  return guest ? sentence('calendar.takingOfGuest', { ...inWords, guest }) : sentence('calendar.taking', inWords)
}
