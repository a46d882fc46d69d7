// The cookie settings in front of the page: fetched when somebody opens them.

import { sentence } from '#catalogue/sentence.ts'
import { Modal } from '#ui/modal/modal.tsx'
import type { ConsentChoice, ConsentTable } from './consent.ts'
import { ConsentSettings } from './consent-settings.tsx'
import { StoredListLater } from './stored-list-later.tsx'

type ConsentDialogProps = {
  readonly open: boolean
  /** Nothing but a choice closes it. */
  readonly isForced: boolean
  readonly table: ConsentTable
  readonly ticks: readonly string[]
  readonly unsaved: boolean
  readonly back: string
  readonly onClose: () => void
  readonly returnsTo: () => HTMLElement | null
  readonly onTick: (id: string, ticked: boolean) => void
  readonly onChoose: (choice: ConsentChoice) => void
}

export function ConsentDialog({ open, isForced, onClose, returnsTo, ...settings }: ConsentDialogProps) {
  return (
    <Modal
      open={open}
      onClose={onClose}
      label={sentence('consent.title')}
      closesOnEscape={!isForced}
      closesOnOutside={settings.table.closesOnOutside && !isForced}
      {...(isForced ? {} : { swipe: 'down' })}
      returnsTo={returnsTo}
    >
      <h2 className="consent-heading">{sentence('consent.title')}</h2>
      <ConsentSettings
        {...settings}
        mayDeclineAll={!isForced}
        stored={StoredListLater}
        wayOut={
          !isForced && (
            <button type="button" className="button button-quiet" onClick={onClose}>
              {sentence('consent.close')}
            </button>
          )
        }
      />
    </Modal>
  )
}
