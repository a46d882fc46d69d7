// Closes a booking that a mailed link opened, for shared computers.

import { Form } from 'react-router'
import { managePath } from '#bookings/words/manage-key.ts'
import { sentence } from '#catalogue/sentence.ts'
import { forgetPages } from '#ui/kept/kept-pages.client.ts'

export function CloseBooking() {
  return (
    <Form
      method="post"
      // Also what was kept of it on this device.
      onSubmit={() => void forgetPages(path => path.endsWith(`${managePath}/arrival`))}
      className="flex flex-wrap items-center gap-x-4 gap-y-2 pt-6 pb-16"
    >
      <button type="submit" name="intent" value="close" className="button button-quiet">
        {sentence('trips.close')}
      </button>
      <p className="text-ink-soft text-sm">{sentence('trips.closeText')}</p>
    </Form>
  )
}
