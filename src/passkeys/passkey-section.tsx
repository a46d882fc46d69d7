// The part of one's own page that says how many passkeys there are, and leads to them.

import { sentence } from '#catalogue/sentence.ts'
import { TextLink } from '#ui/buttons.tsx'
import { OwnSection } from '#users/own-page/change-form.tsx'

export function PasskeySection({ count }: { readonly count: number }) {
  return (
    <OwnSection id="passkeys" title={sentence('passkeys.title')}>
      <p className="mt-2 text-ink-soft">{sentence('passkeys.intro')}</p>
      <p className="mt-2">{sentence('passkeys.count', { count })}</p>
      <TextLink to="/user/passkeys">{sentence('passkeys.manage')}</TextLink>
    </OwnSection>
  )
}
