// Two-step sign-in: an authenticator app is set up, or taken away.

import { sentence } from '#catalogue/sentence.ts'
import { RichSentence } from '#ui/rich-sentence.tsx'
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
    <OwnSection id="factor" title={sentence('users.twoSteps')}>
      <p className="mt-2 text-ink-soft">{stateOf(factors, canEnrol)}</p>
      <p role="status" className="mt-2 text-moss">
        {news}
      </p>
      {factors?.map(({ id, since }) => (
        <ChangeForm
          key={id}
          title={sentence('users.removeApp', { since })}
          intent="factor-remove"
          submit={sentence('users.removeIt')}
          {...shared}
        >
          <input type="hidden" name="factorId" value={id} />
          {!isElsewhere && (
            <CodeField
              id={`remove-${id}`}
              hint={sentence('users.appShowsCode')}
              fault={postedTo(posted, 'factor-remove').faults.code}
            />
          )}
        </ChangeForm>
      ))}
      {step?.name === 'factor-code' && (
        <CodeForm
          intent="factor-code"
          posted={posted}
          submit={sentence('users.turnOn')}
          carried={{ sessionInfo: step.sessionInfo, secret: step.secret }}
        >
          <p>
            <RichSentence
              text={sentence('users.addKeyToApp')}
              parts={{
                link: inner => (
                  <a href={keyAddress(step.secret, label)} className="link">
                    {inner}
                  </a>
                ),
              }}
            />
          </p>
          <p className="break-words font-mono text-lg tracking-wider">{step.secret.match(/.{1,4}/g)?.join(' ')}</p>
        </CodeForm>
      )}
      {step?.name !== 'factor-code' && factors?.length === 0 && canEnrol && (
        <ChangeForm title={sentence('users.setUpApp')} intent="factor" submit={sentence('users.showKey')} {...shared} />
      )}
    </OwnSection>
  )
}

function stateOf(factors: FactorSectionProps['factors'], canEnrol: boolean): string {
  if (!factors) return sentence('users.twoStepsUnknown')
  if (factors.length > 0) return sentence('users.twoStepsOn')
  return canEnrol ? sentence('users.twoStepsOff') : sentence('users.twoStepsNeedEmail')
}

/** The address by which authenticator apps on the same device take a key. */
function keyAddress(secret: string, { site, account }: FactorSectionProps['label']): string {
  return `otpauth://totp/${encodeURIComponent(`${site}:${account}`)}?${new URLSearchParams({ secret, issuer: site })}`
}
