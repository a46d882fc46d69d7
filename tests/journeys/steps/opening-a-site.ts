// What a new owner does in the admin pages from the setup address to a published home, each step as a person takes it.

import type { Locator, Page } from 'playwright-core'
import { sentence } from '#catalogue/sentence.ts'
import type { Tools } from '#platform/tools/tools.server.ts'
import { appCode } from '../../support/authenticator.ts'
import type { BareSite } from '../../support/bare-site.ts'
import { daysAhead } from '../../support/some-homes.ts'

/** Texts by the labels of their fields. */
type Typed = Readonly<Record<string, string>>

async function fill(within: Page | Locator, typed: Typed): Promise<void> {
  for (const [label, text] of Object.entries(typed)) await within.getByLabel(label, { exact: true }).fill(text)
}

const press = (within: Page | Locator, name: string) => within.getByRole('button', { name, exact: true }).click()

const formOf = (page: Page, name: string) => page.getByRole('form', { name, exact: true })

/** Until the page says that it was saved. */
async function saved(page: Page): Promise<void> {
  await page.getByText(sentence('pages.saved'), { exact: true }).first().waitFor()
}

/** A form that shows first what it means, then saves it. */
async function previewAndSave(page: Page, name: string): Promise<void> {
  const form = formOf(page, name)
  await press(form, sentence('rates.seeWhatItMeans'))
  await form.getByRole('status').waitFor()
  await press(form, sentence('rates.save'))
  await saved(page)
}

/** A folded form that adds something. */
async function unfold(page: Page, name: string): Promise<Locator> {
  await page.getByText(name, { exact: true }).click()
  return formOf(page, name)
}

type Owner = { readonly name: string; readonly email: string; readonly password: string }

/** Makes an account at the address that the site printed. */
async function becomeOwner(page: Page, { name, email, password }: Owner): Promise<void> {
  await fill(page, {
    [sentence('users.yourName')]: name,
    [sentence('users.email')]: email,
    [sentence('users.choosePassword')]: password,
  })
  await press(page, sentence('setup.become'))
  await page.waitForURL(url => url.pathname === '/admin/start')
}

/** Demands two steps of everybody who works here, which leads to setting them up first. */
async function signInInTwoSteps(page: Page, tools: Tools, { password }: Owner): Promise<void> {
  const demand = async () => {
    await page.goto('/admin/people')
    await press(page, sentence('people.twoStepsDemand'))
  }
  await demand()
  await page.getByText(sentence('people.ownFactorFirst')).waitFor()
  await page.getByRole('link', { name: sentence('people.ownTwoSteps') }).click()
  await page.waitForURL(url => url.pathname === '/user')
  const section = page.locator('#factor').locator('..')
  await section.getByText(sentence('users.setUpApp'), { exact: true }).click()
  await fill(section, { [sentence('users.presentPassword')]: password })
  await press(section, sentence('users.showKey'))
  const link = await section.getByRole('link').getAttribute('href')
  await fill(section, { [sentence('users.code')]: appCode(tools, new URL(link!).searchParams.get('secret')!) })
  await press(section, sentence('users.turnOn'))
  await section.getByText(sentence('users.twoStepsOn'), { exact: true }).waitFor()
  await demand()
  await page.getByText(sentence('people.twoStepsOn')).waitFor()
}

/** The site gets its name and its colour. */
async function nameSite(page: Page, name: string, colour: string): Promise<void> {
  await page.goto('/admin/site/looks')
  await fill(page, { [sentence('site.siteName')]: name, [sentence('site.accent')]: colour })
  await press(page, sentence('homes.keepChanges'))
  await saved(page)
}

type LegalDetails = {
  readonly legalName: string
  readonly address: string
  readonly postcode: string
  readonly town: string
  readonly taxNumber: string
  readonly responsible: string
  readonly email: string
}

/** Name, address, imprint, and invoices as soon as everything is paid. */
async function enterLegalDetails(page: Page, details: LegalDetails): Promise<void> {
  await page.goto('/admin/organisation')
  await fill(page, {
    [sentence('organisation.legalName')]: details.legalName,
    [sentence('homes.street')]: details.address,
    [sentence('homes.postcode')]: details.postcode,
    [sentence('homes.town')]: details.town,
    [sentence('organisation.taxNumber')]: details.taxNumber,
    [sentence('organisation.responsiblePerson')]: details.responsible,
    [sentence('organisation.email')]: details.email,
    [sentence('organisation.invoicePrefix')]: 'OL',
  })
  await page.getByLabel(sentence('homes.countryName'), { exact: true }).selectOption('Portugal')
  await page.getByLabel(sentence('organisation.invoiceRule')).selectOption('when-paid')
  await press(page, sentence('homes.keepChanges'))
  await saved(page)
}

type MailAccess = {
  readonly port: string
  readonly user: string
  readonly password: string
  readonly from: string
}

/** The mail server is connected, and takes a test mail. */
async function connectMail(page: Page, { port, user, password, from }: MailAccess): Promise<void> {
  await page.goto('/admin/site/connections')
  const mail = page.getByRole('region', { name: sentence('site.mailServer') })
  await fill(mail, {
    [sentence('site.mailHost')]: '127.0.0.1',
    [sentence('site.mailPort')]: port,
    [sentence('site.mailUser')]: user,
    [sentence('site.mailPassword')]: password,
    [sentence('site.mailFrom')]: from,
  })
  await press(mail, sentence('homes.keepChanges'))
  await saved(page)
  await press(page, sentence('site.tryMail'))
  await page.getByText(sentence('site.mailTaken', { address: '' }).trim().replace(/\.$/, '')).waitFor()
}

/** Cards are connected, and are one of the ways to pay from then on. */
async function connectCards(page: Page, secretKey: string, eventSecret: string): Promise<void> {
  await page.goto('/admin/site/connections')
  const cards = page.getByRole('region', { name: sentence('site.cards') })
  await fill(cards, { [sentence('site.secretKey')]: secretKey, [sentence('site.eventSecret')]: eventSecret })
  await press(cards, sentence('homes.keepChanges'))
  await saved(page)
  await page.getByText(sentence('site.testKeys')).waitFor()
}

/** A place with a tax per guest and night, from an age on, and a VAT that is part of the prices; each with its source. */
async function enterTaxes(page: Page, place: string, checkedOn: string): Promise<void> {
  await page.goto('/admin/taxes')
  const added = formOf(page, sentence('terms.newPlace'))
  await fill(added, { [sentence('terms.placeLabel')]: place })
  await added.getByLabel(sentence('exchange.currency')).selectOption('EUR')
  await previewAndSave(page, sentence('terms.newPlace'))
  await page.getByRole('link', { name: place, exact: true }).click()
  await page.getByRole('heading', { level: 1, name: sentence('terms.taxesOf', { name: place }) }).waitFor()
  const tax = async (shape: string, typed: Typed) => {
    await page.goto(`${new URL(page.url()).pathname}?shape=${shape}#new-tax`)
    const form = formOf(page, sentence('terms.oneMore'))
    await fill(form, {
      ...typed,
      [sentence('terms.jurisdiction')]: place,
      [sentence('terms.sourceLabel')]: 'https://example.org/tariffs',
      [sentence('terms.checkedOnLabel')]: checkedOn,
    })
    await form.getByLabel(sentence('terms.confirm')).check()
    await previewAndSave(page, sentence('terms.oneMore'))
  }
  await tax('guest-night', {
    [sentence('terms.name')]: 'City tax',
    [sentence('terms.amountLabel', { currency: 'EUR' })]: '2.15',
    [sentence('terms.exemptBelow')]: '13',
  })
  await tax('within', { [sentence('terms.name')]: 'VAT', [sentence('terms.percentLabel')]: '6' })
}

/** A schedule of two parts and a cancellation policy of their own. */
async function enterTerms(page: Page, schedule: string, policy: string): Promise<void> {
  await page.goto('/admin/terms')
  const parts = await unfold(page, sentence('terms.onePayment'))
  await fill(parts, { [sentence('terms.paymentLabel')]: schedule })
  const part = (number: number) => parts.getByRole('group', { name: sentence('terms.part', { number }), exact: true })
  await fill(part(1), { [sentence('terms.partShare')]: '30' })
  await fill(part(2), { [sentence('terms.partShare')]: '70', [sentence('terms.partDays')]: '30' })
  await previewAndSave(page, sentence('terms.onePayment'))
  const steps = await unfold(page, sentence('terms.onePolicy'))
  await fill(steps, { [sentence('terms.policyLabel')]: policy })
  const step = (number: number, days: string, percent: string) =>
    fill(steps.getByRole('group', { name: sentence('terms.tier', { number }), exact: true }), {
      [sentence('terms.tierDays')]: days,
      [sentence('terms.backOfNights')]: percent,
      [sentence('terms.backOfFees')]: '100',
      [sentence('terms.backOfExtras')]: '100',
    })
  await step(1, '30', '100')
  await step(2, '14', '50')
  await previewAndSave(page, sentence('terms.onePolicy'))
}

/** Begins a home; answers its part of the address. */
async function beginHome(page: Page, name: string): Promise<string> {
  await page.goto('/admin/homes/new')
  await fill(page, {
    [sentence('channels.name')]: name,
    [sentence('homes.guestsAtMost')]: '4',
    [sentence('homes.town')]: 'Olhão',
    [sentence('homes.regionOrIsland')]: 'Algarve',
    [sentence('homes.latitudeLongitude')]: '37.02812, -7.84113',
    [sentence('homes.nightlyLabel')]: '119.90',
  })
  await page.getByLabel(sentence('homes.kindLabel')).selectOption('House')
  await page.getByLabel(sentence('homes.countryName')).selectOption('Portugal')
  await page.getByLabel(sentence('homes.zone')).selectOption('Europe/Lisbon')
  await page.getByLabel(sentence('homes.currencyLabel')).selectOption('EUR')
  await press(page, sentence('homes.begin'))
  await page.getByRole('heading', { name: sentence('homes.beforeGuestsSee') }).waitFor()
  return new URL(page.url()).pathname.split('/').at(-1)!
}

/** A picture as it is uploaded, with what is seen on it. */
type PictureToAdd = { readonly file: Buffer; readonly seen: string }

/** The home's words and pictures. */
async function describeHome(page: Page, slug: string, pictures: readonly PictureToAdd[]): Promise<void> {
  await page.goto(`/admin/homes/${slug}/words`)
  await fill(page, { [sentence('homes.summary')]: 'A mill by a stream, with a wheel that still turns.' })
  await page.getByRole('textbox', { name: sentence('homes.description') }).fill('Come in.\n\n- A stove\n- A stream')
  await page
    .getByRole('button', { name: sentence('homes.keepChanges') })
    .last()
    .click()
  await saved(page)
  await page.goto(`/admin/homes/${slug}/photos`)
  for (const [index, { file, seen }] of pictures.entries()) {
    const number = String(index + 1)
    const group = page.getByRole('group', { name: sentence('homes.pictureToAdd', { number }) })
    await group
      .getByLabel(sentence('homes.pictureNumber', { number }), { exact: true })
      .setInputFiles({ name: `${number}.jpg`, mimeType: 'image/jpeg', buffer: file })
    await fill(group, { [sentence('homes.whatIsSeen')]: seen })
  }
  await press(page, sentence('homes.addThese'))
  await saved(page)
  for (const { seen } of pictures) await page.getByRole('img', { name: seen }).waitFor()
}

/** Its cleaning fee, and which policy, schedule and taxes it follows. */
async function setRules(page: Page, slug: string, [policy, schedule, place]: readonly string[]): Promise<void> {
  await page.goto(`/admin/homes/${slug}/rules`)
  const fee = await unfold(page, sentence('rates.oneMoreFee'))
  await fill(fee, {
    [sentence('rates.name')]: 'Final cleaning',
    [sentence('rates.sumOrPercent', { currency: 'EUR' })]: '64.90',
  })
  await previewAndSave(page, sentence('rates.oneMoreFee'))
  const terms = formOf(page, sentence('rates.terms'))
  await terms.getByLabel(sentence('rates.policy')).selectOption({ label: policy! })
  await terms.getByLabel(sentence('rates.whenPaid')).selectOption({ label: schedule! })
  await terms.getByLabel(sentence('terms.taxesLabel')).selectOption({ label: place! })
  await previewAndSave(page, sentence('rates.terms'))
}

/** A damage deposit on the guest's card, three days before arrival, let go two days after departure. */
async function askForDeposit(page: Page, slug: string, amount: string): Promise<void> {
  await page.goto(`/admin/deposits/${slug}`)
  await page.getByRole('radio', { name: sentence('deposits.hold') }).check()
  await page.getByRole('radio', { name: sentence('deposits.asSum') }).check()
  await fill(page, { [sentence('deposits.amount', { currency: 'EUR' })]: amount })
  await page.getByLabel(sentence('deposits.placed')).fill('3')
  await page.getByLabel(sentence('deposits.released')).fill('2')
  await press(page, sentence('deposits.save'))
  await saved(page)
}

/** Guests see it from now on; nothing warns of a missing imprint. */
async function publishHome(page: Page, slug: string): Promise<void> {
  await page.goto(`/admin/homes/${slug}`)
  await page.getByRole('heading', { name: sentence('homes.isReady') }).waitFor()
  await press(page, sentence('homes.buttonPublished'))
  await page.getByRole('heading', { name: sentence('homes.guestsSee') }).waitFor()
}

/** On the page of a booking: keeps so much of its damage deposit, once it is said what that does, and lets the rest go. */
export async function keepOfDeposit(page: Page, amount: string, reason: string): Promise<void> {
  await page.getByText(sentence('deposits.decide', { reference: '' }).replace(/ <hidden>.*/, '')).click()
  await fill(page, { [sentence('deposits.sum')]: amount, [sentence('deposits.reason')]: reason })
  await press(page, sentence('deposits.take'))
  await press(page, sentence('adminBookings.yesTake', { sum: `€${amount}` }))
  await page.getByText(sentence('deposits.adminTaken', { taken: `€${amount}`, sum: '€250' })).waitFor()
}

const olga = { name: 'Olga Owner', email: 'olga@example.org', password: 'nine green olives' }

export const organisation: LegalDetails = {
  ...{ legalName: 'Casas do Rio, Lda.', address: 'Rua do Moinho 7', postcode: '8700-001', town: 'Olhão' },
  ...{ taxNumber: 'PT501234567', responsible: olga.name, email: 'stay@casas.example' },
}
export const firstHome = 'The Mill House'

/** Where the owner stands when a step is done. */
export type Opened =
  | ('setup' | 'start' | 'people' | 'looks' | 'legal' | 'mail' | 'connections' | 'taxes' | 'terms')
  | ('begun' | 'photos' | 'rules' | 'deposit' | 'published')

/** All of it in the order of the page "Getting started"; `look` is called after each step. Answers the home's part of addresses. */
export async function openForBusiness(
  page: Page,
  { site, bank, mails, mailUser, setup }: BareSite,
  pictures: readonly Buffer[],
  look: (name: Opened) => Promise<void>,
): Promise<string> {
  await page.goto(setup)
  await look('setup')
  await becomeOwner(page, olga)
  await look('start')
  await signInInTwoSteps(page, site.tools, olga)
  await look('people')
  await nameSite(page, 'Casas do Rio', '#1f5f8b')
  await look('looks')
  await enterLegalDetails(page, organisation)
  await look('legal')
  const { port } = new URL(mails.url)
  const { name: user, password } = mailUser
  await connectMail(page, { port, user, password, from: organisation.email })
  await look('mail')
  await connectCards(page, bank.secretKey, bank.webhookSecret)
  await look('connections')
  await enterTaxes(page, organisation.town, daysAhead(0))
  await look('taxes')
  await enterTerms(page, 'Two parts', 'House policy')
  await look('terms')
  const slug = await beginHome(page, firstHome)
  await look('begun')
  const seen = ['The house from the garden', 'The living room', 'The kitchen', 'The bedroom']
  await describeHome(
    page,
    slug,
    pictures.map((file, index) => ({ file, seen: seen[index]! })),
  )
  await look('photos')
  await setRules(page, slug, ['House policy', 'Two parts', organisation.town])
  await look('rules')
  await askForDeposit(page, slug, '250')
  await look('deposit')
  await publishHome(page, slug)
  await look('published')
  return slug
}
