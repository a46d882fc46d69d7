// The chart: homes down, days across. Rows out of sight are neither drawn nor loaded.

import { memo, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Link } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { daysAcross, rowsOnPage } from './chart-address.ts'
import { Row } from './chart-row.tsx'
import type { ChartRow, ChartView, ChosenNights } from './chart-view.ts'
import { isOfRow } from './chosen-nights.ts'
import { rowHeight, useCursor } from './use-cursor.tsx'

/** The rows of a page, from 1; rejects when there is no answer. */
export type LoadRows = (page: number) => Promise<readonly ChartRow[]>

type Props = {
  readonly chart: ChartView
  readonly chosen: ChosenNights | null
  readonly loadRows: LoadRows
  /** Whether nights can be chosen in any row. */
  readonly acts: boolean
}

/** Rows drawn above and below those in sight, and how many of them are exchanged at once. */
const margin = 10
const step = 5
/** Milliseconds: rows that are scrolled past are not loaded. */
const pauseMs = 80

/** The homes of the first page are there at once. Give it a `key` of what it shows. */
export function Chart({ chart, chosen, loadRows, acts }: Props) {
  const { rows, skip, total, days, said } = chart
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
    // On from where somebody has scrolled to before.
    scroller.current!.scrollTop += skip * rowHeight
    setShown(inSight())
  }, [isAlive])

  const { cursor, pick, press } = useCursor({ chart, chosen, known, scroller })

  const begin = isAlive ? shown.begin : skip
  const end = isAlive ? shown.end : skip + rows.length
  const origin = isAlive ? 0 : skip
  const height = (isAlive ? total : rows.length) * rowHeight
  const name = sentence('calendar.allHomes', { days: said })
  return (
    <>
      <section
        className="chart"
        style={{ '--days': daysAcross, '--rows': total } as React.CSSProperties}
        ref={scroller}
        onScroll={follow}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys
        tabIndex={0}
        aria-label={name}
      >
        <div className="chart-sheet">
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
            {placesBetween(begin, end).map(at => {
              const row = known.get(at)
              return (
                <Row
                  key={at}
                  row={row}
                  at={at}
                  top={(at - origin) * rowHeight}
                  total={total}
                  days={days}
                  cursor={isAlive && acts && at === cursor.at ? cursor.day : undefined}
                  chosen={chosen && row && isOfRow(chosen, row) ? chosen : undefined}
                  onPick={pick}
                  onKey={press}
                />
              )
            })}
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

/** What is known of the rows; fetches what lies in sight and is not, or was known before the page was read again. */
function useRows({ rows, skip }: ChartView, shown: { begin: number; end: number } | undefined, loadRows: LoadRows) {
  const fresh = rows.map((row, at) => [skip + at, row] as const)
  const [known, setKnown] = useState<ReadonlyMap<number, ChartRow>>(() => new Map(fresh))
  const [read, setRead] = useState(rows)
  const [stale, setStale] = useState<ReadonlySet<number>>(new Set())
  const [tries, setTries] = useState(0)
  const [isFailing, setFailing] = useState(false)
  const asked = useRef(new Set<number>())
  const wanted = shown ? pagesLacking(known, stale, shown) : ''
  if (read !== rows) {
    setRead(rows)
    setStale(without(new Set(known.keys()), fresh))
    setKnown(new Map([...known, ...fresh]))
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: another try, or another reading, asks for the same once more
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const page of wanted.split(' ').filter(Boolean).map(Number)) {
        if (asked.current.has(page)) continue
        asked.current.add(page)
        loadRows(page)
          .then(
            loaded => {
              setFailing(false)
              const places = loaded.map((row, at) => [(page - 1) * rowsOnPage + at, row] as const)
              setKnown(before => new Map([...before, ...places]))
              setStale(before => without(before, places))
            },
            () => setFailing(true),
          )
          .finally(() => asked.current.delete(page))
      }
    }, pauseMs)
    return () => clearTimeout(timer)
  }, [wanted, tries, loadRows, rows])
  return { known, isFailing, tryAgain: () => setTries(tries + 1) }
}

function without(places: ReadonlySet<number>, taken: readonly (readonly [number, ChartRow])[]): ReadonlySet<number> {
  const gone = new Set(taken.map(([at]) => at))
  return new Set([...places].filter(at => !gone.has(at)))
}

/** The pages of the rows in sight that are not known, or no longer, written one after another. */
function pagesLacking(
  known: ReadonlyMap<number, ChartRow>,
  stale: ReadonlySet<number>,
  { begin, end }: { begin: number; end: number },
): string {
  const pages = new Set<number>()
  for (let at = begin; at < end; at++) if (!known.has(at) || stale.has(at)) pages.add(Math.floor(at / rowsOnPage) + 1)
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
