// A paper on a page of the site, in its own language and direction.

import type { Sheet, SheetPart, SheetTable } from './sheet.ts'

export function SheetView({ sheet }: { readonly sheet: Sheet }) {
  return (
    <article lang={sheet.lang} dir={sheet.direction} className="card flex flex-col gap-6 p-6 print:p-0">
      <h1 className="break-words font-display text-3xl">{sheet.title}</h1>
      {sheet.parts.map((part, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <Part key={at} part={part} />
      ))}
    </article>
  )
}

function Part({ part }: { readonly part: SheetPart }) {
  switch (part.kind) {
    case 'heading':
      return <h2 className="font-display text-xl">{part.text}</h2>
    case 'text':
      return <p className="whitespace-pre-line">{part.text}</p>
    case 'lines':
      return <Lines {...part} />
    case 'facts':
      return <Facts {...part} />
    case 'table':
      return <Table table={part} />
    case 'blanks':
      return part.labels.map(label => (
        <p key={label} className="border-line border-t pt-1 text-sm">
          {label}
        </p>
      ))
  }
}

function Lines({ label, lines }: Extract<SheetPart, { kind: 'lines' }>) {
  return (
    <div>
      <p className="text-ink-soft text-sm">{label}</p>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
        <p key={at} className="break-words">
          {line}
        </p>
      ))}
    </div>
  )
}

function Facts({ rows }: Extract<SheetPart, { kind: 'facts' }>) {
  return (
    <dl className="grid gap-x-6 gap-y-1 sm:grid-cols-[12rem_minmax(0,1fr)]">
      {rows.map(([name, value]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{name}</dt>
          <dd className="whitespace-pre-line break-words">{value}</dd>
        </div>
      ))}
    </dl>
  )
}

function Table({ table: { heads, rows, totals } }: { readonly table: SheetTable }) {
  const edge = (at: number) => (at === 0 ? 'text-start' : 'text-end tabular-nums')
  return (
    <div className="overflow-x-auto">
      <table className="w-full">
        <thead>
          <tr className="border-line border-b">
            {heads.map((head, at) => (
              <th key={head} scope="col" className={`py-2 text-sm ${edge(at)}`}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ cells, detail }, row) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a paper never changes
            <tr key={row} className="align-top">
              {cells.map((cell, at) => (
                <td key={heads[at]} className={`break-words py-1 ${edge(at)} ${at > 0 ? 'ps-4' : ''}`}>
                  {cell}
                  {at === 0 && detail && <span className="block text-ink-soft text-sm">{detail}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {totals.length > 0 && (
          <tfoot className="border-line border-t">
            {totals.map(([name, sum], at) => (
              <tr key={name} className={at === totals.length - 1 ? 'font-semibold' : ''}>
                <th scope="row" colSpan={heads.length - 1} className="py-1 text-start font-[inherit]">
                  {name}
                </th>
                <td className="py-1 text-end tabular-nums">{sum}</td>
              </tr>
            ))}
          </tfoot>
        )}
      </table>
    </div>
  )
}
