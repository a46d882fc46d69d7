// The forms about redirects: one more, those that are there, and what becomes of an address.

import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import { Tick } from '#ui/tick.tsx'
import type { RedirectRow, RedirectTyped, TriedAddress } from './redirect-view.ts'

export function NewRedirectForm({ typed }: { readonly typed: RedirectTyped | undefined }) {
  const values = typed?.values ?? { isPermanent: 'yes' }
  const field = fieldsOf({ values, faults: typed?.faults ?? {}, autoComplete: 'off' })
  return (
    <TitledSection
      id="new-redirect"
      title={sentence('site.newRedirect')}
      className="card flex flex-col gap-4 p-5 md:p-6"
    >
      <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Field
            {...field('from')}
            label={sentence('site.formerAddress')}
            hint={sentence('site.formerAddressHint')}
            inputMode="url"
            dir="ltr"
          />
          <Field
            {...field('to')}
            label={sentence('site.leadsTo')}
            hint={sentence('site.linkToHint')}
            inputMode="url"
            dir="ltr"
          />
        </div>
        <Tick name="isPermanent" label={sentence('site.isPermanent')} isTicked={values.isPermanent === 'yes'} />
        <SubmitButton intent="add" className="self-start">
          {sentence('site.addRedirect')}
        </SubmitButton>
      </Form>
    </TitledSection>
  )
}

/** As somebody types it: its letters instead of their codes. */
const readable = (path: string) => decodeURI(path)

type ListProps = { readonly redirects: readonly RedirectRow[]; readonly mayChange: boolean }

export function RedirectList({ redirects, mayChange }: ListProps) {
  if (redirects.length === 0) return <p className="text-ink-soft">{sentence('site.noRedirects')}</p>
  return (
    <ul className="card divide-y divide-line">
      {redirects.map(({ id, from, to, isPermanent }) => (
        <li key={id} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 p-4">
          <div className="min-w-0">
            <p className="break-all font-semibold">
              <bdi dir="ltr">{readable(from)}</bdi>
            </p>
            <p className="break-all">{sentence('site.redirectLeads', { to })}</p>
            <p className="text-ink-soft text-sm">
              {isPermanent ? sentence('site.redirectForGood') : sentence('site.redirectForNow')}
            </p>
          </div>
          {mayChange && (
            <Form method="post" preventScrollReset>
              <input type="hidden" name="id" value={id} />
              <SubmitButton
                quiet
                intent="remove"
                aria-label={sentence('site.removeRedirectFrom', { from: readable(from) })}
              >
                {sentence('site.removeRedirect')}
              </SubmitButton>
            </Form>
          )}
        </li>
      ))}
    </ul>
  )
}

export function TryAddressForm({ tried }: { readonly tried: TriedAddress | undefined }) {
  return (
    <TitledSection id="try" title={sentence('site.tryAddress')} className="card flex flex-col gap-4 p-5 md:p-6">
      <Form method="get" preventScrollReset className="flex flex-wrap items-end gap-3">
        <Field
          id="try-address"
          name="try"
          defaultValue={tried?.address}
          label={sentence('site.addressToTry')}
          inputMode="url"
          dir="ltr"
          autoComplete="off"
          className="min-w-0 grow"
        />
        <SubmitButton quiet>{sentence('site.tryIt')}</SubmitButton>
      </Form>
      {tried && (
        <div role="status">
          <Notice tone={tried.kind === 'no-path' ? 'wrong' : 'plain'}>{sayTried(tried)}</Notice>
        </div>
      )}
    </TitledSection>
  )
}

function sayTried(tried: TriedAddress): string {
  switch (tried.kind) {
    case 'no-path':
      return sentence('site.wrongFormerPath')
    case 'page':
      return sentence('site.triedPage')
    case 'nothing':
      return sentence('site.triedNothing')
    case 'redirect':
      return tried.isPermanent
        ? sentence('site.triedForGood', { to: tried.to })
        : sentence('site.triedForNow', { to: tried.to })
  }
}
