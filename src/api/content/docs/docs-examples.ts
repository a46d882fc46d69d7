// One request for each call, as the page for people shows it: to be copied, with what is one's own put in.

import qs from 'qs'
import { contentContract } from '#api/content/content-contract.ts'
import { type ContentCall, contentAddress } from '#api/content/contract/content-addresses.ts'
import type { Operation } from '#api/content/contract/operation.ts'
import { adminExamples } from './admin-examples.ts'
import { type CallExamples, type ExampleVisit, exampleKey, type Part } from './call-example.ts'
import { channelsExamples } from './channels-examples.ts'
import { guestExamples } from './guest-examples.ts'
import { homeExamples } from './home-examples.ts'

const id = '00000000-0000-4000-8000-000000000000'
const email = 'you@example.org'
const password = 'a long password'

/** Ids, codes and hashes are made up: they stand for those that earlier answers told. */
export function callExamples({ slug, checkIn, checkOut }: ExampleVisit): CallExamples {
  const party = { adults: 2, childAges: [7] }
  const days = { in: checkIn, out: checkOut }
  const visit = { ...days, adults: '2', ages: '7' }
  const newPassword = { password: 'another long password', passwordConfirmation: 'another long password' }
  return {
    ...guestExamples({ slug, checkIn, checkOut }),
    ...adminExamples({ slug, checkIn, checkOut }),
    ...channelsExamples(slug),
    readMe: { query: { populate: 'role' } },
    signIn: { body: { identifier: email, password } },
    register: { body: { username: 'your-name', email, password } },
    forgotPassword: { body: { email } },
    resetPassword: { body: { code: 'the-code-of-the-mailed-link', ...newPassword } },
    changePassword: { body: { currentPassword: password, ...newPassword } },
    sendEmailConfirmation: { body: { email } },
    confirmEmail: { query: { confirmation: 'the-code-of-the-mailed-link' } },
    signInByProvider: { path: { provider: 'firebase' }, query: { access_token: 'the-id-token' } },
    connectProvider: { path: { provider: 'google' } },
    returnFromProvider: { path: { provider: 'google' } },
    listStays: {
      query: {
        ...visit,
        filters: { amenities: { $contains: 'wifi' } },
        sort: 'price:asc',
        pagination: { page: '1', pageSize: '3' },
      },
    },
    readShortlist: { query: { homes: slug, ...visit } },
    readStay: { path: { slug } },
    readCalendar: { path: { slug }, query: { from: checkIn, to: checkOut } },
    readPrice: { path: { slug }, query: visit },
    readSimilar: { path: { slug }, query: days },
    listReviews: { path: { slug }, query: { pagination: { page: '1', pageSize: '10' } } },
    askQuote: { body: { stay: slug, checkIn, checkOut, party } },
    readQuote: { path: { id } },
    book: {
      headers: exampleKey('book'),
      body: { quote: id, contact: { name: 'Your Name', email }, termsHash: '0'.repeat(64) },
    },
    listBookings: { query: { pagination: { page: '1', pageSize: '10' } } },
    readBooking: { path: { id } },
    previewCancellation: { path: { id } },
    cancelBooking: {
      path: { id },
      headers: exampleKey('cancelBooking'),
      body: { version: 2, refundMinor: 45000, chargedMinor: 0 },
    },
    previewAmendment: { path: { id }, body: { checkIn, checkOut, party: { adults: 3 } } },
    amendBooking: {
      path: { id },
      headers: exampleKey('amendBooking'),
      body: { checkIn, checkOut, party: { adults: 3 }, version: 2, totalMinor: 48000 },
    },
    answerProposal: {
      path: { id },
      headers: exampleKey('answerProposal'),
      body: { proposal: id, version: 2, answer: 'accept' },
    },
    readReview: { path: { id } },
    writeReview: {
      path: { id },
      body: { overall: 5, points: { clean: 5 }, title: 'Quiet nights', body: 'The stove was lit when we came.' },
    },
    listReviewsAtDesk: {},
    answerReview: { path: { id }, body: { answer: 'reply', version: 2, text: 'Come again!' } },
    readDay: {},
    listConversations: { query: { pagination: { page: '1' } } },
    answerConversation: {
      path: { id },
      headers: exampleKey('answerConversation'),
      body: { text: 'The key lies below the stone.' },
    },
    listOutbox: { query: { pagination: { pageSize: '10' } } },
    sendAgain: { path: { id: '17' } },
    ...homeExamples(slug),
    listHomesAtDesk: { query: { find: 'loft' } },
    readHomeAtDesk: { path: { slug } },
    changeNearby: {
      path: { slug },
      body: {
        version: 3,
        entered: {
          ...{ kind: 'bakery', name: 'Bakery on the square', way: 'foot' },
          point: { latitude: 43.0771, longitude: 11.6783 },
        },
      },
    },
    listHomeDeposits: { query: { pagination: { page: '1' } } },
    readHomeDeposit: { path: { slug } },
    setHomeDeposit: {
      path: { slug },
      body: {
        seen: 'none',
        rule: { kind: 'flat', amount: 30000, method: 'hold', placedDaysBefore: 1, releasedDaysAfter: 2 },
      },
    },
    listBookingsAtDesk: { query: { group: 'requests' } },
    readBookingAtDesk: { path: { id } },
    answerRequest: { path: { id }, headers: exampleKey('answerRequest'), body: { answer: 'approve', version: 3 } },
    endBooking: {
      path: { id },
      headers: exampleKey('endBooking'),
      body: { how: 'cancel', version: 3, reason: 'The roof leaks.' },
    },
    listChanges: {},
    answerChange: { path: { id }, headers: exampleKey('answerChange'), body: { change: id, answer: 'accept' } },
    previewProposal: { path: { id }, body: { checkIn, checkOut, party: { adults: 3 } } },
    proposeChange: {
      path: { id },
      headers: exampleKey('proposeChange'),
      body: {
        ...{ checkIn, checkOut, party: { adults: 3 }, version: 2, totalMinor: 48000 },
        words: 'The roof is being mended that week.',
      },
    },
    listEnquiries: {},
    answerEnquiry: { path: { id }, body: { answer: 'offer', reason: 'We would be glad.' } },
    noteMoney: { path: { id }, headers: exampleKey('noteMoney'), body: { minor: 45000, paidMinor: 0 } },
    giveMoneyBack: {
      path: { id },
      headers: exampleKey('giveMoneyBack'),
      body: { minor: 5000, paidMinor: 45000, reason: 'The stove was cold.' },
    },
    answerRefund: { path: { id }, headers: exampleKey('answerRefund'), body: { answer: 'retry' } },
    answerDeposit: {
      path: { id },
      headers: exampleKey('answerDeposit'),
      body: { answer: 'take', payment: id, minor: 8000, reason: 'A broken window' },
    },
    listDisputes: {},
    answerDispute: {
      path: { id },
      headers: exampleKey('answerDispute'),
      body: { answer: 'contest', evidence: 'They stayed for a week.' },
    },
  }
}

/** The request as it is typed in a shell. */
export function curlFor(call: ContentCall, examples: CallExamples, server: string): string {
  const { method, path } = contentAddress(call)
  const described: Operation = contentContract[call]
  const parts: Partial<Record<Part, Readonly<Record<string, unknown>>>> = examples[call]
  const place = path.replace(/\{(\w+)\}/g, (_, name: string) => String(parts.path?.[name]))
  const query = qs.stringify(parts.query, { addQueryPrefix: true, encodeValuesOnly: true })
  const headers = {
    ...(described.who === 'anybody' || described.who === 'either' ? {} : { authorization: 'Bearer JWT' }),
    ...(parts.body ? { 'content-type': 'application/json' } : {}),
    ...parts.headers,
  }
  return [
    `curl ${query.includes('[') ? '-g ' : ''}${method === 'GET' ? '' : `-X ${method} `}'${server}${place}${query}'`,
    ...Object.entries(headers).map(([name, value]) => `-H '${name}: ${value}'`),
    ...(parts.body ? [`-d '${JSON.stringify(parts.body)}'`] : []),
  ].join(' \\\n  ')
}
