// The ways from the page of a booking to where it is moved.

import { moveAddress } from '#bookings/words/admin-pages.ts'
import { sentence } from '#catalogue/sentence.ts'
import { ButtonLink } from '#ui/buttons.tsx'
import { TitledSection } from '#ui/section.tsx'

export function MoveLinks({ booking }: { readonly booking: string }) {
  return (
    <TitledSection id="move" title={sentence('moves.links')}>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={moveAddress(booking)} quiet>
          {sentence('moves.toAnother')}
        </ButtonLink>
        <ButtonLink to={`${moveAddress(booking)}#swap`} quiet>
          {sentence('moves.swap')}
        </ButtonLink>
      </div>
    </TitledSection>
  )
}
