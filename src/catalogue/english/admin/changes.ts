// The trail of changes: who changed what, from what to what.

export const changesEnglish = {
  'changes.title': 'Who changed what',
  'changes.intro':
    'Everything that operators change is noted here at the same moment, and nobody can alter it. Of secrets, and of what people wrote, it says only that it changed. Times are in UTC.',
  'changes.find': 'Text, home or person',
  'changes.any': 'All',
  'changes.by': 'Who',
  'changes.since': 'From (UTC)',
  'changes.until': 'To (UTC)',
  'changes.show': 'Search',
  'changes.all': 'Show everything',
  'changes.none': 'Nothing is noted that you may see.',
  'changes.earlier': 'Earlier changes',
  'changes.way': '{way, select, page {in the admin} call {by a program} other {at the command line}}',
  'changes.atTerminal': 'Somebody at the server',
  'changes.somebodyGone': 'Somebody who has left',
  'changes.deed': '{deed, select, added {{thing}: added} removed {{thing}: removed} other {{thing}: changed}}',
  'changes.thing':
    '{thing, select, stay {Home} photo {Photo} arrival_guide {Arrival} manual_section {House manual} booking_code {Door code of a stay} nearby_place {Place nearby} stay_translation {Translation} stay_unit {Unit of a home} unit {Unit} rate_plan {Usual price} season {Season} night_override {Single night} discount {Discount} fee {Fee} stay_rule {Rule} stay_offer {Terms of a home} booking_mode_override {Way of booking} cancellation_policy {Cancellation policy} cancellation_tier {Step of a cancellation policy} payment_terms {Payment terms} payment_instalment {Instalment} damage_deposit_rule {Damage deposit} tax_profile {Taxes} tax_rule {Tax} exchange_rate {Exchange rate} block {Blocked nights} external_calendar {Calendar of another site} external_event {Entry of another site’s calendar} calendar_export {Calendar for another site} organisation {Organisation} role_grant {Role} invitation {Invitation} booking {Booking} booking_amendment {Change of a booking} booking_note {Note of the team} booking_view {Saved view} payment {Payment} refund {Refund} deposit_end {End of a damage deposit} dispute {Dispute} invoice {Invoice} invoice_due {Invoice to be made} bank_statement {Bank statement} statement_entry {Credit of a bank statement} enquiry {Enquiry} conversation {Conversation} message {Message} snippet {Snippet} review {Review} site_page {Page of text} site_text {Text of a page} site_section {Settings of the site} site_redirect {Redirect} site_connection {Connection} outbox {Email or text message} other {Something else}}',
  // By the name of the column; '-' for one that has no word.
  'changes.field':
    '{field, select, name {Name} status {Status} state {State} role {Role} scope {Counts for} scope_id {Home} stay_id {Home} description {Description} summary {Summary} city {Town} region {Region} country {Country} postcode {Postcode} address_lines {Street and house} latitude {Latitude} longitude {Longitude} rooms {Rooms} amenities {Amenities} house_rules {House rules} max_guests {Most guests} pets_max {Most pets} alt {Words for the picture} position {Position} text {Text} texts {Texts} title {Title} source {Original text} translation {Translation} language {Language} base_nightly_minor {Price per night, in cents} nightly_minor {Price per night, in cents} amount {Amount} amount_minor {Amount, in cents} total_minor {Total, in cents} currency {Currency} dates {Days} nights {Nights} night {Night} weekdays {Weekdays} priority {Priority} kind {Kind} active {Active} code {Code} reason {Reason} check_in {Check-in} check_out {Check-out} party {Guests} contact {Contact details} email {Email address} reference {Booking number} way {Payment method} legal_name {Legal name} tax_number {Tax number} invoice_rule {Make an invoice} invoice_prefix {Start of invoice numbers} account_holder {Account holder} iban {IBAN number} bic {BIC code} offered_methods {Payment methods} grants {Roles} accepted_at {Accepted} withdrawn_at {Withdrawn} sent_times {Times sent} per_euro {Units for one euro} is_paused {Paused} removed_at {Removed} revoked_at {Closed} lifted_at {Opened again} set_aside_at {Set aside} from_path {Former address} leads_to {Leads to} is_permanent {For good} waits_for_answer {Waits for an answer} child_bands {Children by age} max_infants_extra {Children on top} other {-}}',
  'changes.notTold': '(not shown)',
  'changes.yes': 'yes',
  'changes.no': 'no',
  'changes.nothing': 'nothing',
  'changes.before': 'Before:',
  'changes.after': 'After:',
  'changes.fields': '{fields, plural, one {# field} other {# fields}}',
  'changes.last': 'Last changed by {by} on {when} (UTC).',
  'changes.history': 'History',
} as const
