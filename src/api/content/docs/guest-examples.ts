// One request for each call about holds, money, enquiries and one's own account, for the page for people.

import type { enquiryContract } from '#api/content/contract/enquiry-contract.ts'
import type { holdContract } from '#api/content/contract/hold-contract.ts'
import type { manageContract } from '#api/content/contract/manage-contract.ts'
import type { moneyContract } from '#api/content/contract/money-contract.ts'
import type { ownContract } from '#api/content/contract/own-contract.ts'
import type { CallExamples, ExampleVisit } from './call-example.ts'
import { exampleKey } from './call-example.ts'

type GuestContract = typeof enquiryContract &
  typeof holdContract &
  typeof manageContract &
  typeof moneyContract &
  typeof ownContract

const id = '00000000-0000-4000-8000-000000000000'
const email = 'you@example.org'
const contact = { name: 'Your Name', email }
const mailedKey = 'K'.repeat(43)
const about = { path: { id } }
const card = { number: '4242 4242 4242 4242', expiry: '04/41', cvc: '123' }

/** Ids and keys are made up: they stand for those that earlier answers and mails told. */
export function guestExamples({ slug, checkIn, checkOut }: ExampleVisit): Pick<CallExamples, keyof GuestContract> {
  const visit = { stay: slug, checkIn, checkOut, party: { adults: 2 } }
  return {
    holdNights: { headers: exampleKey('holdNights'), body: { quote: id, email } },
    readHold: about,
    releaseHold: about,
    bookHold: { ...about, headers: exampleKey('bookHold'), body: { contact, termsHash: '0'.repeat(64) } },
    readMoney: about,
    payBooking: {
      ...about,
      headers: exampleKey('payBooking'),
      body: { openMinor: 45000, payment: { way: 'test-card', card } },
    },
    placeDeposit: { ...about, headers: exampleKey('placeDeposit'), body: { card } },
    answerSecondStep: { ...about, body: { agreed: true } },
    stopPayment: about,
    removeCard: about,
    chooseAgain: about,
    mailManageLink: { body: { email, reference: 'ABCD2345' } },
    openManageLink: { body: { key: mailedKey } },
    claimBookings: {},
    sendEnquiry: { body: { ...visit, contact, message: 'May we bring a piano?' } },
    readOffer: { body: { key: mailedKey } },
    takeOffer: { body: { key: mailedKey } },
    writeToUs: {
      headers: exampleKey('writeToUs'),
      body: { ...contact, subject: 'A lost glove', text: 'Is it with you?' },
    },
    readMyData: {},
    deleteMe: { body: { currentPassword: 'a long password', understood: true } },
    changeMyName: { body: { name: 'Your Name' } },
    changeMyEmail: { body: { currentPassword: 'a long password', email: 'new@example.org' } },
    listMySessions: {},
    endMySession: about,
  }
}
