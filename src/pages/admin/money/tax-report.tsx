// What was collected of each tax, month by month: the list by which taxes are filed.

import { Form } from 'react-router'
import { findTaxReport } from '#admin/tax-report/find-tax-report.server.ts'
import { readMonths } from '#admin/tax-report/read-months.server.ts'
import { currentLanguage } from '#catalogue/current-language.server.ts'
import { sentence } from '#catalogue/sentence.ts'
import { onAdminPage } from '#pages/admin/on-admin-page.server.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { dateFormat } from '#values/formats.ts'
import { money, sayExactly } from '#values/money.ts'
import type { Route } from './+types/tax-report'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { tools, operator } = onAdminPage({ context, url })
  const { typed, input, faults } = readMonths(tools, url.searchParams)
  const taxes = input ? await findTaxReport(tools, operator, input) : []
  const { locale } = currentLanguage()
  const monthName = dateFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return {
    head: { title: sentence('taxReport.title') },
    ...{ typed, faults, isAsked: input !== undefined },
    table: `/admin/tax-report.csv?${new URLSearchParams(typed)}`,
    rows: taxes.map(({ month, currency, taxMinor, ...tax }) => ({
      ...tax,
      month: monthName.format(new Date(`${month}-01T00:00:00Z`)),
      key: [month, currency, tax.ruleId, tax.collectedBy].join(' '),
      sum: sayExactly(money(taxMinor, currency), locale),
    })),
  }
}

export default function TaxReport({ loaderData }: Route.ComponentProps) {
  const { typed, faults, rows, table, isAsked } = loaderData
  return (
    <div className="flex flex-col gap-6">
      <h1 className="font-display text-4xl">{sentence('taxReport.title')}</h1>
      <p className="max-w-prose text-ink-soft">{sentence('taxReport.intro')}</p>
      <Form method="get" className="card flex flex-wrap items-end gap-4 p-5" noValidate>
        <Field
          id="from"
          name="from"
          label={sentence('taxReport.from')}
          type="month"
          defaultValue={typed.from}
          fault={faults.from}
        />
        <Field
          id="until"
          name="until"
          label={sentence('taxReport.until')}
          type="month"
          defaultValue={typed.until}
          fault={faults.until}
        />
        <SubmitButton>{sentence('taxReport.show')}</SubmitButton>
      </Form>
      {isAsked && rows.length === 0 && <p>{sentence('taxReport.none')}</p>}
      {rows.length > 0 && (
        <>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no mouse scrolls it by the keyboard */}
          <section className="overflow-x-auto" aria-label={sentence('taxReport.title')} tabIndex={0}>
            <table className="w-full min-w-3xl text-sm tabular-nums">
              <thead>
                <tr>
                  {[
                    sentence('taxReport.monthColumn'),
                    sentence('terms.jurisdiction'),
                    sentence('taxReport.tax'),
                    sentence('taxReport.visits'),
                    sentence('taxReport.nights'),
                    sentence('taxReport.guests'),
                    sentence('taxReport.taxedNights'),
                    sentence('taxReport.amount'),
                  ].map((words, at) => (
                    <th key={words} scope="col" className={at < 3 ? 'py-2 pe-4 text-start' : 'py-2 ps-4 text-end'}>
                      {words}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(row => (
                  <tr key={row.key} className="border-line border-t">
                    <th scope="row" className="py-2 pe-4 text-start font-normal">
                      {row.month}
                    </th>
                    <td className="py-2 pe-4">{row.jurisdiction}</td>
                    <td className="py-2 pe-4">
                      {row.name}
                      {row.collectedBy === 'property' && (
                        <span className="block text-ink-soft">{sentence('terms.collectedAtHome')}</span>
                      )}
                    </td>
                    <td className="py-2 ps-4 text-end">{row.visits}</td>
                    <td className="py-2 ps-4 text-end">{row.nights}</td>
                    <td className="py-2 ps-4 text-end">{row.guests}</td>
                    <td className="py-2 ps-4 text-end">{row.taxedNights}</td>
                    <td className="whitespace-nowrap py-2 ps-4 text-end">{row.sum}</td>
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
          <p>
            <a href={table} className="link inline-flex min-h-11 items-center">
              {sentence('taxReport.table')}
            </a>
          </p>
        </>
      )}
    </div>
  )
}
