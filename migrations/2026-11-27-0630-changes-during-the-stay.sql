-- An operator may change when a visit ends that has begun.

alter table booking_event drop constraint booking_event_is_listed;

-- The graph of src/bookings/record/booking.ts (I13), as before, with one arrow more.
alter table booking_event add constraint booking_event_is_listed check (
  command || ':' || coalesce(from_state, '') || '>' || to_state in (
    'hold:>hold',
    'submit:hold>pending_payment',
    'submit:hold>pending_approval',
    'submit:hold>confirmed',
    'authorise:pending_payment>pending_approval',
    'capture:pending_payment>confirmed',
    'approve:pending_approval>confirmed',
    'decline:pending_approval>declined',
    'release:hold>expired',
    'release:pending_payment>expired',
    'expire:hold>expired',
    'expire:pending_payment>expired',
    'expire:pending_approval>expired',
    'cancel:pending_payment>cancelled',
    'cancel:pending_approval>cancelled',
    'cancel:confirmed>cancelled',
    'cancel:in_stay>cancelled',
    'amend:confirmed>confirmed',
    'amend:in_stay>in_stay',
    'move:pending_payment>pending_payment',
    'move:pending_approval>pending_approval',
    'move:confirmed>confirmed',
    'check_in:confirmed>in_stay',
    'check_out:in_stay>completed',
    'mark_no_show:confirmed>no_show',
    'mark_no_show:in_stay>no_show',
    'late_payment:expired>confirmed',
    'late_payment:cancelled>confirmed'));
