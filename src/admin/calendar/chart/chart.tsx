// The chart: homes down, days across. Rows out of sight are neither drawn nor loaded.

import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { homeAdminAddress } from '#admin/stays/frame/home-sections.ts'
import { sentence } from '#catalogue/sentence.ts'
import { daysAcross, rowsOnPage } from './chart-address.ts'
import type { ChartOccupancy, ChartRow, ChartView } from './chart-view.ts'
import { layBars } from './lay-bars.ts'

/** The rows of a page, from 1; rejects when there is no answer. */
export type LoadRows = (page: number) => Promise<readonly ChartRow[]>

type Props = { readonly chart: ChartView; readonly loadRows: LoadRows }

/** Pixels, as the style sheet has it. */
const rowHeight = 48
/** Rows drawn above and below those in sight, and how many of them are exchanged at once. */
const margin = 10
const step = 5
/** Milliseconds: rows that are scrolled past are not loaded. */
const pauseMs = 80

/** The homes of the first page are there at once. Give it a `key` of what it shows. */
export function Chart({ chart, loadRows }: Props) {
  const { rows, skip, total, days, from, said } = chart
  const scroller = useRef<HTMLDivElement>(null)
  const [isAlive, setAlive] = useState(false)
  const [shown, setShown] = useState({ begin: skip, end: skip + rows.length })
  const { known, isFailing, tryAgain } = useRows(chart, isAlive ? shown : undefined, loadRows)

  const inSight = () => {
    const { scrollTop, clientHeight } = scroller.current!
    const begin = Math.max(0, Math.floor((scrollTop / rowHeight - margin) / step) * step)
    const count = Math.ceil(clientHeight / rowHeight / step) * step + 2 * margin + step
    return { begin, end: Math.min(total, begin + count) }
  }
  function follow() {
    const now = inSight()
    if (now.begin === shown.begin && now.end === shown.end) return
    // In the same frame as the scrolling, so that no empty row is visible.
    flushSync(() => setShown(now))
  }
  // Without script the page is as high as its own rows; from now on as high as all of them.
  useLayoutEffect(() => setAlive(true), [])
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when it comes alive
  useLayoutEffect(() => {
    if (!isAlive) return
    scroller.current!.scrollTop = skip * rowHeight
    setShown(inSight())
  }, [isAlive])

  const begin = isAlive ? shown.begin : skip
  const end = isAlive ? shown.end : skip + rows.length
  const origin = isAlive ? 0 : skip
  const height = (isAlive ? total : rows.length) * rowHeight
  const name = sentence('calendar.allHomes', { days: said })
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <section className="chart" ref={scroller} onScroll={follow} tabIndex={0} aria-label={name}>
        <div className="chart-sheet" style={{ '--days': daysAcross } as React.CSSProperties}>
          <ChartHead days={days} />
          <ol className="chart-rows" style={{ height }}>
            {days.map(
              ({ day, isToday, isWeekend }, at) =>
                (isToday || isWeekend) && (
                  <li
                    key={day}
                    aria-hidden="true"
                    className="chart-column"
                    data-today={isToday || undefined}
                    style={{ '--at': at } as React.CSSProperties}
                  />
                ),
            )}
            {placesBetween(begin, end).map(at => (
              <Row key={at} row={known.get(at)} at={at} top={(at - origin) * rowHeight} total={total} from={from} />
            ))}
          </ol>
        </div>
      </section>
      {isFailing && (
        <p role="alert" className="notice notice-wrong flex flex-wrap items-center gap-3">
          {sentence('calendar.notLoaded')}
          <button type="button" className="button button-quiet" onClick={tryAgain}>
            {sentence('calendar.tryAgain')}
          </button>
        </p>
      )}
    </>
  )
}

function placesBetween(begin: number, end: number): number[] {
  return Array.from({ length: Math.max(0, end - begin) }, (_, at) => begin + at)
}

/** What is known of the rows, and fetches what lies in sight and is not. */
function useRows({ rows, skip }: ChartView, shown: { begin: number; end: number } | undefined, loadRows: LoadRows) {
  const [known, setKnown] = useState<ReadonlyMap<number, ChartRow>>(
    () => new Map(rows.map((row, at) => [skip + at, row])),
  )
  const [tries, setTries] = useState(0)
  const [isFailing, setFailing] = useState(false)
  const asked = useRef(new Set<number>())
  const wanted = shown ? pagesLacking(known, shown) : ''

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try asks for the same once more
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const page of wanted.split(' ').filter(Boolean).map(Number)) {
        if (asked.current.has(page)) continue
        asked.current.add(page)
        loadRows(page).then(
          loaded => {
            setFailing(false)
            const places = loaded.map((row, at) => [(page - 1) * rowsOnPage + at, row] as const)
            setKnown(before => new Map([...before, ...places]))
          },
          () => {
            asked.current.delete(page)
            setFailing(true)
          },
        )
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, tries, loadRows])
  return { known, isFailing, tryAgain: () => setTries(tries + 1) }
}

/** The pages of the rows in sight that are not known, written one after another. */
function pagesLacking(known: ReadonlyMap<number, ChartRow>, { begin, end }: { begin: number; end: number }): string {
  const pages = new Set<number>()
  for (let at = begin; at < end; at++) if (!known.has(at)) pages.add(Math.floor(at / rowsOnPage) + 1)
  return [...pages].join(' ')
}

const ChartHead = memo(function ChartHead({ days }: Pick<ChartView, 'days'>) {
  return (
    <div className="chart-head">
      <span className="chart-corner">{sentence('calendar.home')}</span>
      <ol className="chart-days">
        {days.map(({ day, number, weekday, month, date, href, isToday }) => (
          <li key={day} data-today={isToday || undefined}>
            {month && (
              <span aria-hidden="true" className="chart-month">
                {month}
              </span>
            )}
            <Link
              to={href}
              aria-current={isToday ? 'date' : undefined}
              aria-label={sentence('calendar.whoComesAndGoes', { date })}
              preventScrollReset
            >
              <span className="chart-weekday">{weekday}</span>
              <span>{number}</span>
            </Link>
          </li>
        ))}
      </ol>
    </div>
  )
})

type RowProps = {
  readonly row: ChartRow | undefined
  /** Its place among all, from 0. */
  readonly at: number
  /** Pixels from the first row. */
  readonly top: number
  readonly total: number
  readonly from: string
}

const Row = memo(function Row({ row, at, top, total, from }: RowProps) {
  return (
    <li className="chart-row" style={{ top }} aria-setsize={total} aria-posinset={at + 1}>
      <div className="chart-home">
        {row ? (
          <>
            <Link to={`${homeAdminAddress(row.slug, 'calendar')}?month=${from.slice(0, 7)}`} className="link">
              {row.unit ? sentence('calendar.homeAndUnit', { home: row.name, unit: row.unit }) : row.name}
            </Link>
            <span>{row.place}</span>
          </>
        ) : (
          <span>…</span>
        )}
      </div>
      <Bars row={row} from={from} />
    </li>
  )
})

function Bars({ row, from }: Pick<RowProps, 'row' | 'from'>) {
  if (!row) return null
  if (row.takings.length === 0) return <p className="sr-only">{sentence('calendar.freeThen')}</p>
  return (
    <ol className="chart-track">
      {layBars(row.takings, from).map(({ taking, left, width, lane, lanes, beginsBefore, endsAfter }) => (
        <li
          key={`${taking.from} ${taking.until} ${taking.unit} ${taking.booking}`}
          className="chart-bar"
          data-state={taking.state}
          data-before={beginsBefore || undefined}
          data-after={endsAfter || undefined}
          style={{
            insetInlineStart: `${(left / daysAcross) * 100}%`,
            width: `${(width / daysAcross) * 100}%`,
            top: `${(lane / lanes) * 100}%`,
            height: `${100 / lanes}%`,
          }}
          title={sayTaking(taking)}
        >
          {taking.booking ? <Link to={`/admin/bookings/${taking.booking}`}>{barWords(taking)}</Link> : barWords(taking)}
        </li>
      ))}
    </ol>
  )
}

function barWords(taking: ChartOccupancy) {
  const { guest, unit, inWords } = taking
  const ofUnit = (words: string) => (unit ? sentence('calendar.ofUnit', { unit, words }) : words)
  return (
    <>
      <span aria-hidden="true">{ofUnit(guest ?? inWords.said)}</span>
      <span className="sr-only">{ofUnit(sayTaking(taking))}</span>
    </>
  )
}

function sayTaking({ guest, inWords }: ChartOccupancy): string {
  return guest ? sentence('calendar.takingOfGuest', { ...inWords, guest }) : sentence('calendar.taking', inWords)
}
