// Closes a booking that a mailed link opened, for shared computers.

import { Form } from 'react-router'

export function CloseBooking() {
  return (
    <Form method="post" className="site-width flex flex-wrap items-center gap-x-4 gap-y-2 pb-16">
      <button type="submit" name="intent" value="close" className="button-quiet">
        Close this booking
      </button>
      <p className="text-ink-soft text-sm">
        On a shared computer, close the booking when you are done. We can mail you a new link at any time.
      </p>
    </Form>
  )
}
