// Two-step sign-in: an authenticator app is set up, or taken away.

import { CodeField } from '#users/form/sign-in-fields.tsx'
import { ChangeForm, OwnSection, type Posted, postedTo } from './change-form.tsx'
import { CodeForm } from './code-form.tsx'
import type { OwnPageStep } from './own-page-form.ts'

type FactorSectionProps = {
  /** Each with the day it was set up, as text; null when the provider elsewhere did not tell. */
  readonly factors: readonly { readonly id: string; readonly since: string }[] | null
  readonly passwordOf: string | null
  readonly canEnrol: boolean
  /** A provider elsewhere keeps the account, and asks for codes itself. */
  readonly isElsewhere: boolean
  readonly posted: Posted
  readonly step: OwnPageStep | undefined
  /** What the app calls the account: the site and whose it is. */
  readonly label: { readonly site: string; readonly account: string }
}

export function FactorSection({ factors, passwordOf, canEnrol, isElsewhere, posted, step, label }: FactorSectionProps) {
  const news = postedTo(posted, 'factor-code').news ?? postedTo(posted, 'factor-remove').news
  const shared = { passwordOf, posted: { ...posted, news: undefined } }
  return (
    <OwnSection id="factor" title="Two-step sign-in">
      <p className="mt-2 text-ink-soft">{stateOf(factors, canEnrol)}</p>
      <p role="status" className="mt-2 text-moss">
        {news}
      </p>
      {factors?.map(({ id, since }) => (
        <ChangeForm key={id} title={`Remove the app of ${since}`} intent="factor-remove" submit="Remove it" {...shared}>
          <input type="hidden" name="factorId" value={id} />
          {!isElsewhere && (
            <CodeField
              id={`remove-${id}`}
              hint="The app shows it. If you have lost the app, please write to us."
              fault={postedTo(posted, 'factor-remove').faults.code}
            />
          )}
        </ChangeForm>
      ))}
      {step?.name === 'factor-code' && (
        <CodeForm
          intent="factor-code"
          posted={posted}
          submit="Turn it on"
          carried={{ sessionInfo: step.sessionInfo, secret: step.secret }}
        >
          <p>
            Add this key to your authenticator app, by hand or{' '}
            <a href={keyAddress(step.secret, label)} className="link">
              on this device
            </a>
            . Then enter the code that the app shows.
          </p>
          <p className="break-words font-mono text-lg tracking-wider">{step.secret.match(/.{1,4}/g)?.join(' ')}</p>
        </CodeForm>
      )}
      {step?.name !== 'factor-code' && factors?.length === 0 && canEnrol && (
        <ChangeForm title="Set up an app" intent="factor" submit="Show me the key" {...shared} />
      )}
    </OwnSection>
  )
}

function stateOf(factors: FactorSectionProps['factors'], canEnrol: boolean): string {
  if (!factors) return 'To see or change it, please sign out and in again: your sign-in here is from a while ago.'
  if (factors.length > 0) return 'After your password we ask for the code of your app.'
  return canEnrol
    ? 'With an authenticator app, a stolen password alone opens nothing.'
    : 'It can be set up once your e-mail address is confirmed.'
}

/** The address by which authenticator apps on the same device take a key. */
function keyAddress(secret: string, { site, account }: FactorSectionProps['label']): string {
  const query = new URLSearchParams({ secret, issuer: site })
  return `otpauth://totp/${encodeURIComponent(`${site}:${account}`)}?${query}`
}
