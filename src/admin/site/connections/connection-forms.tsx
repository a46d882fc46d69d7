// The forms of the services that the site is connected to: mail, text messages, card payments.

import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { sentence } from '#catalogue/sentence.ts'
import { SubmitButton } from '#ui/buttons.tsx'
import { Field, SelectField } from '#ui/field.tsx'
import { fieldsOf } from '#ui/fields-of.ts'
import { Notice } from '#ui/notice.tsx'
import { TitledSection } from '#ui/section.tsx'
import type { ConnectedBy, ConnectionsTyped, ConnectionsView } from './connections-view.ts'

type PartProps = { readonly typed: ConnectionsTyped | undefined }

export function MailForm({ mail, typed }: PartProps & { readonly mail: ConnectionsView['mail'] }) {
  const known = mail.typed ?? { host: '', port: 587, encryption: 'starttls', username: '', from: '' }
  const values = typed && Object.keys(typed.values).length > 0 ? typed.values : { ...known, port: String(known.port) }
  const field = fieldsOf({ values, faults: typed?.faults ?? {}, autoComplete: 'off' })
  return (
    <Connection name="mail" title={sentence('site.mailServer')} hint={sentence('site.mailServerHint')} by={mail.by}>
      <div className="grid items-start gap-5 sm:grid-cols-[2fr_1fr]">
        <Field {...field('host')} label={sentence('site.mailHost')} maxLength={253} dir="ltr" />
        <Field {...field('port')} label={sentence('site.mailPort')} inputMode="numeric" maxLength={5} dir="ltr" />
      </div>
      <SelectField
        {...field('encryption')}
        label={sentence('site.mailEncryption')}
        choices={{ starttls: sentence('site.startTls'), tls: sentence('site.tlsAtOnce') }}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <Field {...field('username')} label={sentence('site.mailUser')} maxLength={200} dir="ltr" />
        <SecretField {...field('password')} label={sentence('site.mailPassword')} isKept={mail.hasPassword} />
      </div>
      <Field
        {...field('from')}
        label={sentence('site.mailFrom')}
        hint={sentence('site.mailFromHint')}
        inputMode="email"
        maxLength={254}
        dir="ltr"
      />
    </Connection>
  )
}

export function TextsForm({ texts, typed }: PartProps & { readonly texts: ConnectionsView['texts'] }) {
  const field = fieldsOf<'address' | 'token'>({
    values: { address: texts.address, ...typed?.values },
    faults: typed?.faults ?? {},
    idOf: name => `texts-${name}`,
    autoComplete: 'off',
  })
  return (
    <Connection name="texts" title={sentence('site.textGateway')} hint={sentence('site.textGatewayHint')} by={texts.by}>
      <Field {...field('address')} label={sentence('site.gatewayAddress')} inputMode="url" maxLength={500} dir="ltr" />
      <SecretField {...field('token')} label={sentence('site.gatewayToken')} isKept={texts.hasToken} />
    </Connection>
  )
}

export function StripeForm({ stripe, typed }: PartProps & { readonly stripe: ConnectionsView['stripe'] }) {
  const field = fieldsOf<'secretKey' | 'publishableKey' | 'eventSecret'>({
    values: { publishableKey: stripe.publishableKey, ...typed?.values },
    faults: typed?.faults ?? {},
    autoComplete: 'off',
  })
  return (
    <Connection name="stripe" title={sentence('site.cards')} hint={sentence('site.cardsHint')} by={stripe.by}>
      {stripe.mode && <p>{stripe.mode === 'live' ? sentence('site.liveKeys') : sentence('site.testKeys')}</p>}
      <SecretField {...field('secretKey')} label={sentence('site.secretKey')} isKept={stripe.mode !== null} />
      <Field
        {...field('publishableKey')}
        label={sentence('site.publishableKey')}
        hint={sentence('site.publishableKeyHint')}
        maxLength={300}
        dir="ltr"
      />
      <SecretField
        {...field('eventSecret')}
        label={sentence('site.eventSecret')}
        hint={sentence('site.eventSecretHint')}
        isKept={stripe.hasEventSecret}
      />
    </Connection>
  )
}

/** Sends a test mail; says what came of it. */
export function TryMailForm({ tried }: { readonly tried: ConnectionsTyped['tried'] }) {
  return (
    <Form method="post" preventScrollReset className="card flex flex-col gap-4 p-5 md:p-6">
      {tried && (
        <Notice tone={tried.answer === null ? 'plain' : 'wrong'}>
          {tried.answer === null
            ? sentence('site.mailTaken', { address: tried.to })
            : sentence('site.mailNotTaken', { answer: tried.answer })}
        </Notice>
      )}
      <SubmitButton intent="try-mail" quiet className="self-start">
        {sentence('site.tryMail')}
      </SubmitButton>
    </Form>
  )
}

type SecretProps = ReturnType<ReturnType<typeof fieldsOf>> & {
  readonly label: string
  readonly hint?: string
  readonly isKept: boolean
}

/** What is there is never shown; left empty it stays. */
function SecretField({ isKept, hint, defaultValue: _none, ...field }: SecretProps) {
  const hints = [isKept && sentence('site.secretKept'), hint].filter(Boolean).join(' ')
  return (
    <Field {...field} type="password" autoComplete="new-password" hint={hints || undefined} maxLength={500} dir="ltr" />
  )
}

type ConnectionProps = {
  readonly name: keyof ConnectionsView
  readonly title: string
  readonly hint: string
  readonly by: ConnectedBy
  readonly children: ReactNode
}

function Connection({ name, title, hint, by, children }: ConnectionProps) {
  return (
    <TitledSection id={name} title={title} className="card flex flex-col gap-4 p-5 md:p-6">
      <p className="text-ink-soft">{hint}</p>
      {by === 'server' && <p>{sentence('site.setOnServer')}</p>}
      {by === 'unreadable' && <Notice tone="wrong">{sentence('site.keyGone')}</Notice>}
      {by !== 'server' && (
        <Form method="post" noValidate preventScrollReset className="flex flex-col gap-5">
          {children}
          <div className="flex flex-wrap gap-3">
            <SubmitButton intent={name}>{sentence('homes.keepChanges')}</SubmitButton>
            {by !== 'nobody' && (
              <SubmitButton intent={`remove-${name}`} quiet>
                {sentence('site.disconnect')}
              </SubmitButton>
            )}
          </div>
        </Form>
      )}
    </TitledSection>
  )
}
