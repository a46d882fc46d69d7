// Everything the pages can do, a program can do: each action of a page beside its call, or beside the reason for none.

import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type ContentCall, contentAddresses } from '#api/contract/content-addresses.ts'
import { identityOperations } from '#api/identity/identity-routes.server.ts'
import { inProject } from '#platform/tools/project-root.server.ts'
import { componentsBelow, intentsBelow } from '#tests/support/components-below.ts'
import { type ProtocolAction, protocolActions } from '#tests/support/protocol-actions.ts'
import { importedPath, sourceFiles } from '#tests/support/source-files.ts'

type Beside =
  | { readonly calls: readonly ContentCall[] }
  | { readonly protocol: readonly ProtocolAction[] }
  | { readonly none: string }

const calls = (...names: ContentCall[]): Beside => ({ calls: names })
const none = (why: string): Beside => ({ none: why })

/** What the identity provider keeps is changed by its own protocol, with a sign-in of its own, as the pages change it. */
const protocol = (...actions: ProtocolAction[]): Beside => ({ protocol: actions })

/** What each page shows and does, by its file. */
const pages: Readonly<Record<string, Readonly<Record<string, Beside>>>> = {
  'home.tsx': { 'see homes': calls('listStays') },
  'stays.tsx': { search: calls('listStays') },
  'finding/favourites.tsx': {
    'see the homes of a list': calls('readShortlist'),
    'see, keep and let go the homes of an account': calls('listFavourites', 'keepFavourite', 'removeFavourite'),
    'keep homes without an account': none(
      'the cookie of one browser; a program keeps its own list, which an address names',
    ),
  },
  'stay.tsx': {
    'see a home': calls('readStay'),
    'see its days': calls('readCalendar'),
    'see a price, and what may be chosen with it': calls('readPrice', 'askQuote', 'readQuote'),
    'see homes like it': calls('readSimilar'),
    'see what guests wrote': calls('listReviews'),
  },
  'book.tsx': {
    'hold and book': calls('askQuote', 'holdNights', 'readHold', 'bookHold', 'book'),
    'choose extras and a code anew': calls('askQuote', 'holdNights'),
    'let nights go': calls('releaseHold'),
    'go and sign in': none('the way to pages that have calls of their own'),
    'be mailed a code that proves the address': calls('holdNights', 'typeCode', 'openManageLink'),
  },
  'bookings.tsx': { 'see own bookings': calls('listBookings') },
  'booking.tsx': {
    'see a booking': calls('readBooking'),
    'read and write messages': calls('readMessages', 'writeMessage', 'markMessages'),
    'see what cancelling means': calls('previewCancellation'),
    cancel: calls('cancelBooking'),
    'say who comes along': calls('nameCompanions'),
    'pay the rest': calls('readMoney', 'payBooking'),
    'choose another way to pay': calls('chooseAgain', 'bookHold'),
    'place the damage deposit': calls('placeDeposit'),
    'remove the kept card': calls('removeCard'),
    'review the visit': calls('readReview', 'writeReview'),
    'answer a change that the home proposed': calls('readBooking', 'answerProposal'),
    'take its confirmation and invoices along': calls('readConfirmation', 'readPapers', 'readInvoiceFile'),
  },
  'own/invoice.tsx': { 'see an invoice': calls('readPapers', 'readInvoiceFile') },
  'own/recipient.tsx': { 'say whom the invoice is for': calls('readPapers', 'setRecipient') },
  'payment.tsx': {
    'follow a payment, or stop it': calls('readMoney', 'stopPayment'),
  },
  'booking-change.tsx': {
    'see what a change means': calls('previewAmendment'),
    'change dates, party, extras or code': calls('amendBooking'),
  },
  'booking-manage.tsx': {
    'open it by a mailed link': calls('openManageLink'),
    'close it in this browser': none('the cookie of one browser; a program forgets its key'),
    'ask for that link': calls('mailManageLink'),
    'prove the address of what was paid first': calls('typeCode', 'mailManageLink'),
    'see and cancel a booking without an account': calls('readBooking', 'previewCancellation', 'cancelBooking'),
    'pay it, its damage deposit, or choose another way to pay': calls('payBooking', 'placeDeposit', 'chooseAgain'),
    'remove its kept card': calls('removeCard'),
    'say who comes along': calls('nameCompanions'),
    'read and write messages': calls('readMessages', 'writeMessage', 'markMessages'),
    'hand it to an account': calls('claimBookings'),
    'answer a change that the home proposed': calls('readBooking', 'answerProposal'),
  },
  'thread.tsx': { 'read and go on with a question': calls('readThread', 'writeInThread', 'markThread') },
  'enquire.tsx': {
    'ask a home': calls('sendEnquiry'),
    'take an offer': calls('readOffer', 'takeOffer'),
  },
  'sign-in/login.tsx': {
    'sign in': calls('signIn', 'signInByProvider', 'connectProvider', 'returnFromProvider'),
    'sign in by a mailed link, by telephone, or with a second factor': protocol(
      'sign in by a mailed link',
      'sign in by telephone',
      'sign in with a second factor',
    ),
  },
  'sign-in/register.tsx': { register: calls('register') },
  'sign-in/forgot-password.tsx': { 'ask for a link': calls('forgotPassword') },
  'sign-in/verify-email.tsx': {
    'ask for a link again': calls('sendEmailConfirmation'),
    'go on once it is confirmed': none('a program that follows the link knows'),
  },
  'sign-in/auth-action.tsx': {
    'choose a new password': calls('resetPassword'),
    'confirm an address': calls('confirmEmail'),
    'sign in by link': protocol('sign in by a mailed link'),
    'change or recover an address, or undo a second factor': protocol('apply the code of a mailed link'),
  },
  'user.tsx': {
    'see oneself': calls('readMe'),
    'change the password': calls('changePassword'),
    'change name or address': calls('changeMyName', 'changeMyEmail'),
    'change or remove the telephone number': protocol('set a telephone number', 'remove the telephone number'),
    'set up or remove the second factor': protocol('set up a second factor', 'remove the second factor'),
    'see and end sessions': calls('listMySessions', 'endMySession', 'changePassword'),
    'leave for good': calls('deleteMe'),
  },
  'own/user-passkeys.tsx': {
    'add or remove a passkey': none('browsers and authenticators speak for a person, who is there'),
  },
  'sign-in/passkey.tsx': {
    'sign in with a passkey': none('browsers and authenticators speak for a person, who is there'),
  },
  'own/user-phone.tsx': { 'add or change a number': protocol('set a telephone number') },
  'own/user-data.tsx': { 'take a copy of everything': calls('readMyData') },
  'sign-in/sign-out.tsx': { 'sign out': calls('endMySession') },
  'setup.tsx': {
    'become the first owner': none('for whoever reads the terminal, where npm run users does the same'),
    'go and sign in': none('the way to pages that have calls of their own'),
  },
  'invitation.tsx': {
    'accept an invitation': calls('acceptInvitation'),
    'go and sign in': none('the way to pages that have calls of their own'),
  },
  'contact.tsx': { 'write to the operator': calls('writeToUs') },
  'contact-thanks.tsx': { read: none('a page of words') },
  'cookies.tsx': { 'choose cookies': none('a choice of one browser; a program is given no optional cookies') },
  'layouts/announcement.ts': { 'close the announcement': none('a choice of one browser') },
  'currency.tsx': {
    'choose a currency': none('a choice of one browser; a program is told each sum in its own currency'),
  },
  'privacy.tsx': { read: none('a page of words') },
  'tos.tsx': { read: none('a page of words, named by `terms` of every price') },
  'refund.tsx': { read: none('a page of words; every price tells its own promise') },
  'imprint.tsx': { read: none('a page of words, which `/admin/organisation` and the texts of the site make up') },
  'own-page.tsx': { read: none('a page of words') },
  'not-found.tsx': { read: none('nothing is there') },
  'admin/bookings.tsx': {
    'see the bookings': calls('listBookingsAtDesk', 'readBookingAtDesk'),
    'save views of them, or remove those': calls('listBookingViews', 'saveBookingView', 'removeBookingView'),
  },
  'admin/new-booking.tsx': {
    'check the price of a visit for a guest': calls('checkPrice'),
    'book it, hold it, or offer it': calls('makeBooking'),
  },
  'admin/money/tax-report.tsx': { 'see what was collected of each tax': calls('readTaxReport') },
  'admin/money/tax-report-table.ts': { 'take it as a table': calls('readTaxReport') },
  'admin/bookings-table.ts': { 'see the bookings as a table': calls('listBookingsAtDesk') },
  'admin/booking.tsx': {
    'see one booking': calls('readBookingAtDesk', 'readBookingHistory'),
    'note something for the team': calls('addBookingNote', 'removeBookingNote'),
    'answer its request': calls('answerRequest'),
    'cancel it in three ways, or note that nobody came': calls('endBooking'),
    'note money that arrived': calls('noteMoney'),
    'give money back': calls('giveMoneyBack', 'answerRefund'),
    'decide on its damage deposit': calls('answerDeposit'),
    'change it at once': calls('previewProposal', 'changeBookingNow'),
    'have its invoice made': calls('makeInvoice'),
    'set the door code of its stay': calls('readBookingCode', 'setBookingCode'),
    'write to its guest': calls('readConversation', 'writeToGuest', 'markConversation', 'fillSnippet'),
    'print its registration form': calls('readRegistration'),
    'propose a change, or take it back': calls('previewProposal', 'proposeChange', 'answerChange'),
  },
  'admin/booking-move.tsx': {
    'see which homes suit a booking': calls('listHomesToMove'),
    'move it to another home': calls('moveBooking'),
    'swap its home with that of another booking': calls('swapHomes'),
  },
  'admin/search.tsx': { 'find bookings, homes and pages': calls('searchAdmin') },
  'admin/money/deposit.tsx': { 'set the damage deposit of a home': calls('readHomeDeposit', 'setHomeDeposit') },
  'admin/money/deposits.tsx': { 'see which homes ask for a damage deposit': calls('listHomeDeposits') },
  'admin/home/new.tsx': { 'begin a home': calls('makeHome') },
  'admin/home/arrival.tsx': { 'enter how guests arrive': calls('readArrival', 'changeArrival') },
  'admin/home/manual.tsx': { 'write the house manual': calls('readArrival', 'changeManual') },
  'admin/home/copy.tsx': { 'copy a home': calls('copyHome') },
  'admin/home/units.tsx': { 'change its units': calls('readUnits', 'changeUnits') },
  'admin/home/near.tsx': { 'enter what is near a home': calls('readHomeAtDesk', 'changeNearby') },
  'admin/home/words.tsx': {
    'enter words and facts': calls('readHomeEntered', 'changeWords'),
    'see a preview': none('it shows the text it was sent'),
  },
  'admin/home/photos.tsx': {
    'word, move and remove pictures': calls('readHomeEntered', 'changePhoto'),
    'add pictures': calls('addPhoto'),
  },
  'admin/home/overview.tsx': {
    'see how a home stands': calls('readHomeEntered'),
    'show it to guests, or take it from them': calls('showHome'),
  },
  'admin/home/rooms.tsx': { 'enter rooms and beds': calls('readHomeEntered', 'changeRooms') },
  'admin/home/equipment.tsx': { 'enter what it has and asks': calls('readHomeEntered', 'changeEquipment') },
  'admin/home/languages.tsx': { 'see what is translated': calls('readTranslations') },
  'admin/home/language.tsx': {
    'enter what it says in another language': calls('readTranslations', 'changeTranslations'),
  },
  'admin/home/place.tsx': { 'enter where it is': calls('readHomeEntered', 'changePlace') },
  'admin/home/preview.tsx': { 'see a home before guests do': calls('readHomeEntered') },
  'admin/calendar.tsx': {
    'see the nights of all homes': calls('readChart'),
    'see who comes and goes': calls('listMovements'),
    'block nights and open them': calls('blockNights', 'openNights'),
  },
  'admin/home/calendar.tsx': {
    'see who has each night': calls('readNightsAtDesk'),
    'block nights and open them': calls('blockNights', 'openNights'),
    'say what holds for single nights': calls('changeRates'),
  },
  'admin/home/explain.tsx': { 'see why a visit costs what it costs': calls('explainPrice') },
  'admin/home/rules.tsx': {
    'see rules, fees, discounts and terms': calls('readRules'),
    'change them': calls('changeRates'),
  },
  'admin/home/rates.tsx': {
    'see what a home costs': calls('readRates'),
    'change the usual price and seasons': calls('changeRates'),
  },
  'admin/channels.tsx': {
    'see the calendars of other sites': calls('listFeeds'),
    'see what was sold twice': calls('listConflicts'),
  },
  'admin/home/channels.tsx': {
    'see which sites share the nights of a home': calls('readHomeChannels'),
    'follow a calendar of another site': calls('addFeed', 'editFeed', 'changeFeed'),
    'set a conflict aside': calls('setConflictAside'),
    'let another site read': calls('openCalendar', 'changeCalendar'),
  },
  'admin/homes.tsx': { 'see all homes': calls('listHomesAtDesk') },
  'admin/inbox.tsx': { 'see conversations with guests': calls('listConversations') },
  'admin/thread.tsx': {
    'read and answer a conversation': calls('readConversation', 'answerConversation', 'markConversation'),
    'insert a snippet': calls('fillSnippet'),
    'answer enquiries': calls('answerEnquiry'),
  },
  'admin/site/looks.tsx': {
    'set name and colours': calls('readSiteLooks', 'changeSiteLooks'),
    'see them before': none('it shows the colours that it was sent'),
    'set logo, icon and share picture': calls('setSitePicture', 'removeSitePicture'),
  },
  'admin/site/front.tsx': {
    'arrange the front page': calls('readSiteFront', 'changeSiteFront'),
    'see it before': none('it shows what it was sent'),
  },
  'admin/site/frame.tsx': {
    'set links and an announcement': calls('readSiteFrame', 'changeSiteLinks', 'changeAnnouncement'),
    'see them before': none('it shows what it was sent'),
  },
  'admin/site/texts.tsx': { 'see the pages of text, and make one': calls('listSiteTexts', 'makeSitePage') },
  'admin/site/text.tsx': {
    'write a text, see it before, publish it': calls('readSiteText', 'previewSiteText', 'writeSiteText'),
    'throw a draft away': calls('discardSiteDraft'),
    'read an earlier version and take it again': calls('readSiteTextVersion', 'restoreSiteText'),
    'say where a page stands, or delete it': calls('placeSitePage', 'removeSitePage'),
  },
  'admin/site/redirects.tsx': {
    'have former addresses lead elsewhere': calls('listRedirects', 'addRedirect', 'removeRedirect'),
    'try an address': none('a program asks for the address itself'),
  },
  'admin/site/file.tsx': {
    'get the site as a file': calls('exportSite'),
    'see what a file would change, and import it': calls('previewSiteImport', 'importSite'),
  },
  'admin/site/file-download.ts': { 'get the site as a file': calls('exportSite') },
  'admin/site/connections.tsx': {
    'connect the mail server': calls('readConnections', 'connectMail', 'disconnect'),
    'connect text messages': calls('readConnections', 'connectTexts', 'disconnect'),
    'connect Stripe': calls('readConnections', 'connectStripe', 'disconnect'),
    'send a test mail': calls('tryMail'),
  },
  'admin/snippets.tsx': {
    'save snippets': calls('listSnippets', 'makeSnippet', 'changeSnippet', 'removeSnippet'),
  },
  'admin/reviews.tsx': { 'answer reviews': calls('listReviewsAtDesk', 'answerReview') },
  'admin/money/invoices.tsx': {
    'see the invoices, and take them as a table': calls('listInvoicesAtDesk'),
    'have the invoice of a booking made': calls('makeInvoice'),
  },
  'admin/money/invoice.tsx': { 'see an invoice': calls('listInvoicesAtDesk', 'readInvoiceFileAtDesk') },
  'admin/money/statements.tsx': { 'read a statement of the bank': calls('uploadStatement') },
  'admin/money/statement.tsx': {
    'see which bookings its payments are for': calls('readStatement'),
    'say what its table does not say': calls('explainStatement'),
    'record its payments': calls('applyStatement'),
  },
  'admin/terms/taxes.tsx': {
    'see the places whose taxes homes follow': calls('readTerms'),
    'add a place': calls('changeTerms'),
  },
  'admin/terms/many-rates.tsx': {
    'change prices, rules or terms of many homes': calls('changeManyRates'),
  },
  'admin/terms/groups.tsx': {
    'see the groups of homes': calls('readGroups'),
    'make a group': calls('changeGroups'),
  },
  'admin/terms/group.tsx': {
    'see a group, its homes and their rules': calls('readGroups'),
    'change it, its homes and their rules': calls('changeGroups'),
  },
  'admin/terms/terms.tsx': {
    'see when guests pay, and own cancellation policies': calls('readTerms'),
    'change them': calls('changeTerms'),
  },
  'admin/terms/place.tsx': {
    'see the taxes of a place': calls('readTerms'),
    'change them': calls('changeTerms'),
  },
  'admin/exchange-rates.tsx': {
    'see the exchange rates': calls('readExchangeRates'),
    'set the rate of a currency, or take it away': calls('setExchangeRate'),
  },
  'admin/organisation.tsx': {
    'see who runs the site, and what is offered to pay by': calls('readOrganisation'),
    'change it': calls('saveOrganisation'),
  },
  'admin/changes.tsx': { 'see who changed what': calls('listTrail') },
  'admin/people.tsx': {
    'see who works here': calls('listPeople'),
    'say how operators sign in': calls('readSignInRule', 'setSignInRule'),
    'invite somebody': calls('invitePerson', 'sendInvitation', 'withdrawInvitation'),
  },
  'admin/person.tsx': {
    'change somebody’s roles': calls('changePerson'),
    'take all of them': calls('removePerson'),
  },
  'admin/jobs.tsx': {
    'see how recurring jobs go': none('how the process itself fares: a program watches /readyz and the log'),
    'see its backups': calls('readBackups'),
  },
  'admin/site/start.tsx': { 'see the steps to the first guest': calls('readFirstSteps') },
  'admin/site/visitors.tsx': { 'see visitor statistics': calls('readVisitors') },
  'admin/outbox.tsx': { 'read mails': calls('listOutbox'), 'send one again': calls('sendAgain') },
  'admin/today.tsx': {
    'see the day': calls('readDay', 'listMovements', 'listBookingsAtDesk', 'listConflicts'),
    'see what of the running of the site is wrong': calls('readTroubles'),
    'answer requests': calls('answerRequest'),
    'answer changes': calls('listChanges', 'answerChange'),
    'answer enquiries': calls('listEnquiries', 'answerEnquiry'),
    'note money that arrived': calls('noteMoney'),
    'give money back': calls('giveMoneyBack', 'answerRefund'),
    'decide on damage deposits': calls('answerDeposit'),
    'answer disputes': calls('listDisputes', 'answerDispute'),
    'answer double bookings': calls('listConflicts', 'setConflictAside', 'endBooking'),
  },
}

/** What the buttons of a page ask for, by the `intent` that they send, as it is called above. */
const intents: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin/home/words.tsx': { preview: 'see a preview' },
  'book.tsx': {
    hold: 'hold and book',
    again: 'hold and book',
    'without-code': 'hold and book',
    release: 'let nights go',
    'send-code': 'be mailed a code that proves the address',
    'see-choices': 'hold and book',
    'take-choices': 'hold and book',
    book: 'hold and book',
    'sign-in': 'go and sign in',
    register: 'go and sign in',
    verify: 'go and sign in',
  },
  'booking-change.tsx': { amend: 'change dates, party, extras or code' },
  'booking.tsx': {
    write: 'read and write messages',
    read: 'read and write messages',
    review: 'review the visit',
    pay: 'pay the rest',
    deposit: 'place the damage deposit',
    'choose-again': 'choose another way to pay',
    'remove-card': 'remove the kept card',
    'name-companions': 'say who comes along',
    cancel: 'cancel',
    'accept-proposal': 'answer a change that the home proposed',
    'decline-proposal': 'answer a change that the home proposed',
  },
  'booking-manage.tsx': {
    open: 'open it by a mailed link',
    close: 'close it in this browser',
    mail: 'ask for that link',
    prove: 'prove the address of what was paid first',
    'new-code': 'prove the address of what was paid first',
    write: 'read and write messages',
    read: 'read and write messages',
    pay: 'pay it, its damage deposit, or choose another way to pay',
    deposit: 'pay it, its damage deposit, or choose another way to pay',
    'choose-again': 'pay it, its damage deposit, or choose another way to pay',
    'remove-card': 'remove its kept card',
    'name-companions': 'say who comes along',
    cancel: 'see and cancel a booking without an account',
    'accept-proposal': 'answer a change that the home proposed',
    'decline-proposal': 'answer a change that the home proposed',
  },
  'setup.tsx': {
    make: 'become the first owner',
    become: 'become the first owner',
    'sign-in': 'go and sign in',
    register: 'go and sign in',
  },
  'invitation.tsx': { accept: 'accept an invitation', 'sign-in': 'go and sign in', register: 'go and sign in' },
  'enquire.tsx': { take: 'take an offer', ask: 'ask a home' },
  'thread.tsx': { write: 'read and go on with a question', read: 'read and go on with a question' },
  'admin/thread.tsx': { offer: 'answer enquiries', 'decline-enquiry': 'answer enquiries' },
  'sign-in/verify-email.tsx': { check: 'go on once it is confirmed', resend: 'ask for a link again' },
}

/** Every form about rates is looked at before it is kept. */
function rateButtons(action: string): Readonly<Record<string, string>> {
  return { look: action, keep: action, 'look-away': action, 'take-away': action }
}

/** The same of the buttons in the admin pages, which are in the components of the rooms. */
const adminButtons: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'admin/booking-move.tsx': {
    move: 'move it to another home',
    swap: 'swap its home with that of another booking',
  },
  'admin/bookings.tsx': {
    'save-view': 'save views of them, or remove those',
    'remove-view': 'save views of them, or remove those',
  },
  'admin/today.tsx': {
    approve: 'answer requests',
    decline: 'answer requests',
    'accept-change': 'answer changes',
    'decline-change': 'answer changes',
    offer: 'answer enquiries',
    'decline-enquiry': 'answer enquiries',
    'note-money': 'note money that arrived',
    refund: 'give money back',
    'retry-refund': 'give money back',
    'refund-sent': 'give money back',
    'deposit-received': 'decide on damage deposits',
    'deposit-take': 'decide on damage deposits',
    'deposit-release': 'decide on damage deposits',
    'contest-dispute': 'answer disputes',
    'accept-dispute': 'answer disputes',
    'set-aside': 'answer double bookings',
    'cancel-booking': 'answer double bookings',
  },
  'admin/new-booking.tsx': {
    price: 'check the price of a visit for a guest',
    book: 'book it, hold it, or offer it',
    hold: 'book it, hold it, or offer it',
    offer: 'book it, hold it, or offer it',
  },
  'admin/booking.tsx': {
    write: 'write to its guest',
    read: 'write to its guest',
    done: 'write to its guest',
    insert: 'write to its guest',
    approve: 'answer its request',
    decline: 'answer its request',
    'note-money': 'note money that arrived',
    refund: 'give money back',
    'retry-refund': 'give money back',
    'refund-sent': 'give money back',
    'deposit-received': 'decide on its damage deposit',
    'deposit-take': 'decide on its damage deposit',
    'deposit-release': 'decide on its damage deposit',
    'change-now': 'change it at once',
    'cancel-for-guest': 'cancel it in three ways, or note that nobody came',
    'cancel-goodwill': 'cancel it in three ways, or note that nobody came',
    'cancel-booking': 'cancel it in three ways, or note that nobody came',
    'no-show': 'cancel it in three ways, or note that nobody came',
    propose: 'propose a change, or take it back',
    'make-invoice': 'have its invoice made',
    'set-code': 'set the door code of its stay',
    'add-note': 'note something for the team',
    'remove-note': 'note something for the team',
    'decline-change': 'propose a change, or take it back',
  },
  'admin/calendar.tsx': { block: 'block nights and open them', lift: 'block nights and open them' },
  'admin/money/tax-report.tsx': {},
  'admin/money/deposit.tsx': {},
  'admin/money/deposits.tsx': {},
  'admin/channels.tsx': {},
  'admin/money/invoice.tsx': {},
  'admin/money/invoices.tsx': {},
  'admin/money/statements.tsx': {},
  'admin/money/statement.tsx': { columns: 'say what its table does not say', apply: 'record its payments' },
  'admin/terms/taxes.tsx': rateButtons('add a place'),
  'admin/terms/many-rates.tsx': rateButtons('change prices, rules or terms of many homes'),
  'admin/terms/groups.tsx': rateButtons('make a group'),
  'admin/terms/group.tsx': rateButtons('change it, its homes and their rules'),
  'admin/terms/terms.tsx': rateButtons('change them'),
  'admin/terms/place.tsx': rateButtons('change them'),
  'admin/exchange-rates.tsx': {
    'set-rate': 'set the rate of a currency, or take it away',
    'remove-rate': 'set the rate of a currency, or take it away',
  },
  'admin/organisation.tsx': {},
  'admin/home/channels.tsx': {
    'add-feed': 'follow a calendar of another site',
    'edit-feed': 'follow a calendar of another site',
    believe: 'follow a calendar of another site',
    'look-now': 'follow a calendar of another site',
    pause: 'follow a calendar of another site',
    resume: 'follow a calendar of another site',
    'remove-feed': 'follow a calendar of another site',
    'set-aside': 'set a conflict aside',
    'open-address': 'let another site read',
    'exchange-address': 'let another site read',
    'close-address': 'let another site read',
  },
  'admin/home/arrival.tsx': {},
  'admin/home/manual.tsx': {
    keep: 'write the house manual',
    earlier: 'write the house manual',
    later: 'write the house manual',
    remove: 'write the house manual',
    'remove-picture': 'write the house manual',
  },
  'admin/home/copy.tsx': {},
  'admin/home/units.tsx': {
    add: 'change its units',
    rename: 'change its units',
    'take-out': 'change its units',
    'put-back': 'change its units',
    remove: 'change its units',
    compose: 'change its units',
  },
  'admin/home/near.tsx': { keep: 'enter what is near a home', 'take-away': 'enter what is near a home' },
  'admin/home/new.tsx': {},
  'admin/home/overview.tsx': {},
  'admin/home/preview.tsx': {},
  'admin/home/rooms.tsx': {},
  'admin/home/equipment.tsx': {},
  'admin/home/languages.tsx': {},
  'admin/home/language.tsx': {},
  'admin/home/place.tsx': {},
  'admin/home/photos.tsx': {
    add: 'add pictures',
    keep: 'word, move and remove pictures',
    first: 'word, move and remove pictures',
    earlier: 'word, move and remove pictures',
    later: 'word, move and remove pictures',
    remove: 'word, move and remove pictures',
  },
  'admin/home/words.tsx': { keep: 'enter words and facts', preview: 'see a preview' },
  'admin/home/calendar.tsx': {
    block: 'block nights and open them',
    lift: 'block nights and open them',
    ...rateButtons('say what holds for single nights'),
  },
  'admin/home/explain.tsx': {},
  'admin/home/rules.tsx': rateButtons('change them'),
  'admin/home/rates.tsx': rateButtons('change the usual price and seasons'),
  'admin/homes.tsx': {},
  'admin/inbox.tsx': {},
  'admin/thread.tsx': {
    write: 'read and answer a conversation',
    read: 'read and answer a conversation',
    done: 'read and answer a conversation',
    insert: 'insert a snippet',
    offer: 'answer enquiries',
    'decline-enquiry': 'answer enquiries',
  },
  'admin/site/looks.tsx': {
    save: 'set name and colours',
    preview: 'see them before',
    picture: 'set logo, icon and share picture',
    'remove-picture': 'set logo, icon and share picture',
  },
  'admin/site/front.tsx': { save: 'arrange the front page', preview: 'see it before' },
  'admin/site/frame.tsx': {
    links: 'set links and an announcement',
    'preview-links': 'see them before',
    announcement: 'set links and an announcement',
    'preview-announcement': 'see them before',
  },
  'admin/site/texts.tsx': { make: 'see the pages of text, and make one' },
  'admin/site/text.tsx': {
    preview: 'write a text, see it before, publish it',
    draft: 'write a text, see it before, publish it',
    publish: 'write a text, see it before, publish it',
    discard: 'throw a draft away',
    restore: 'read an earlier version and take it again',
    place: 'say where a page stands, or delete it',
    remove: 'say where a page stands, or delete it',
  },
  'admin/site/redirects.tsx': {
    add: 'have former addresses lead elsewhere',
    remove: 'have former addresses lead elsewhere',
  },
  'admin/site/file.tsx': {
    'preview-file': 'see what a file would change, and import it',
    import: 'see what a file would change, and import it',
  },
  'admin/site/connections.tsx': {
    mail: 'connect the mail server',
    'remove-mail': 'connect the mail server',
    texts: 'connect text messages',
    'remove-texts': 'connect text messages',
    stripe: 'connect Stripe',
    'remove-stripe': 'connect Stripe',
    'try-mail': 'send a test mail',
  },
  'admin/snippets.tsx': { make: 'save snippets', change: 'save snippets', remove: 'save snippets' },
  'admin/changes.tsx': {},
  'admin/people.tsx': {
    invite: 'invite somebody',
    'send-again': 'invite somebody',
    withdraw: 'invite somebody',
    'set-second-factor': 'say how operators sign in',
  },
  'admin/person.tsx': {
    look: 'change somebody’s roles',
    keep: 'change somebody’s roles',
    'look-away': 'take all of them',
    'take-away': 'take all of them',
  },
  'admin/jobs.tsx': {},
  'admin/site/visitors.tsx': {},
  'admin/outbox.tsx': {},
  'admin/reviews.tsx': {
    note: 'answer reviews',
    reply: 'answer reviews',
    hide: 'answer reviews',
    show: 'answer reviews',
  },
  'admin/site/start.tsx': {},
  'admin/search.tsx': {},
}

const routes = readFileSync(inProject('src', 'routes.ts'), 'utf8')

/** Components that the router leads to; others beside them are parts of those. */
const files = sourceFiles('src/pages')
  .filter(({ path, ending }) => ending === 'component' && !path.includes('/layouts/'))
  .map(({ path }) => path.slice('src/pages/'.length))
  .filter(path => routes.includes(`'pages/${path}'`))

const all = new Map(sourceFiles('src').map(file => [file.path, file]))

/** The intents in the tables of a page: what is handed to `handlerOf`, and every `const buttons`. */
function keysOfTables(text: string): string[] {
  const short = [...text.matchAll(/handlerOf\(form, \{ (.*?) \}\)/g)].map(([, keys]) => keys!.split(', '))
  const long = [
    ...text.matchAll(/handlerOf\(form, \{\n(.*?)\n {2}\}/gs),
    ...text.matchAll(/const buttons\b[^=]*= \{\n(.*?)\n\}/gs),
  ]
  const lines = long.map(([, body]) => {
    const indent = /^ */.exec(body!)![0]
    return body!.split('\n').filter(line => line.startsWith(indent) && /^['\w]/.test(line.slice(indent.length)))
  })
  return [...short, ...lines].flat().map(key => /^\s*'?([\w-]+)/.exec(key)![1]!)
}

describe('pages and calls', () => {
  it('every page is listed', () => {
    expect(files.filter(file => !(file in pages))).toEqual([])
  })

  it('every page that changes something has a call, or says why not', () => {
    const acting = files.filter(file =>
      /export (async function|const) action\b/.test(readFileSync(`src/pages/${file}`, 'utf8')),
    )
    expect(acting.length).toBeGreaterThan(5)
    for (const file of acting) expect(Object.values(pages[file] ?? {}).length, file).toBeGreaterThan(0)
  })

  it('every intent that a page tells apart is an action of it that is listed', () => {
    for (const file of files) {
      const page = all.get(`src/pages/${file}`)!
      const beside = page.imports.map(each => all.get(importedPath(page, each) ?? ''))
      const tables = [page, ...beside.filter(each => each?.path.startsWith('src/pages/') && each.ending === 'server')]
      const found = tables.flatMap(each => keysOfTables(each!.text))
      expect(Object.keys(intents[file] ?? {}).sort(), file).toEqual([...new Set(found)].sort())
      for (const action of Object.values(intents[file] ?? {})) expect(pages[file], file).toHaveProperty([action])
    }
  })

  it('every button at the desk is an action of its page that is listed', () => {
    const desk = files.filter(file => file.startsWith('admin/'))
    expect(Object.keys(adminButtons).sort()).toEqual(desk)
    for (const file of desk) {
      const found = intentsBelow(`src/pages/${file}`)
      const listed = adminButtons[file]!
      expect(
        found.filter(name => !(name in listed)),
        file,
      ).toEqual([])
      for (const action of Object.values(listed)) expect(pages[file], file).toHaveProperty([action])
    }
    expect(componentsBelow('src/pages/admin/today.tsx').length).toBeGreaterThan(5)
  })

  it('what the identity protocol does is done by operations that it has', () => {
    const named = Object.values(pages)
      .flatMap(actions => Object.values(actions))
      .flatMap(beside => ('protocol' in beside ? beside.protocol : []))
    expect([...new Set(named)].sort()).toEqual(Object.keys(protocolActions).sort())
    // That they do it is shown by `identity-ways.test.ts`, by plain fetch.
    for (const [action, operations] of Object.entries(protocolActions)) {
      expect(operations.length, action).toBeGreaterThan(0)
      expect(
        operations.filter(each => !identityOperations.has(each)),
        action,
      ).toEqual([])
    }
  })

  it('every call that is named is there, and every call stands beside a page', () => {
    const named = Object.values(pages)
      .flatMap(actions => Object.values(actions))
      .flatMap(beside => ('calls' in beside ? beside.calls : []))
    expect([...new Set(named)].sort()).toEqual(Object.keys(contentAddresses).sort())
  })
})
