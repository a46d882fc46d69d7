// The calls about the services that the site is connected to. No secret is ever answered.

import { z } from 'zod'
import { mailInput, stripeInput, textsInput } from '#admin/site/connections/connection-input.ts'
import { changing } from '#api/contract/admin-pages.ts'
import { operation } from '#api/contract/operation.ts'
import { one } from '#api/contract/page-schemas.ts'
import { shape } from '#api/contract/shapes.ts'

const by = z
  .enum(['nobody', 'server', 'owner', 'unreadable'])
  .describe(
    'Who has set it: the settings of the server count before what owners typed; `unreadable`: the key that sealed it is gone.',
  )

/** As it was typed: the sender is empty where it is the site's contact. */
const typedMail = mailInput
  .omit({ password: true, from: true })
  .extend({ from: z.string().describe('The address that emails come from; empty: the site’s contact.') })

const connections = shape('SiteConnections', {
  mail: z
    .strictObject({
      by,
      typed: typedMail.nullable().describe('Null where no owner has connected one.'),
      hasPassword: z.boolean().describe('Whether a password is stored.'),
    })
    .describe('The mail server.'),
  texts: z
    .strictObject({
      by,
      address: z.string().describe('Where text messages are posted to; empty where no owner has connected any.'),
      hasToken: z.boolean().describe('Whether a bearer token is stored.'),
    })
    .describe('The gateway of text messages.'),
  stripe: z
    .strictObject({
      by,
      publishableKey: z.string().describe('Empty where guests type their card on Stripe’s page.'),
      mode: z
        .enum(['test', 'live'])
        .nullable()
        .describe('What the secret key is for; null where no owner has typed one.'),
      hasEventSecret: z.boolean().describe('Whether the signing secret of the webhook is stored.'),
    })
    .describe('Card payments.'),
})

const answer = one(connections)
const isSet = 'The service is set up by the settings of the server.'

export const siteConnectionsContract = {
  readConnections: operation({
    ...changing('security'),
    summary: 'What the site is connected to, without secrets',
    answer,
  }),
  connectMail: operation({
    ...changing('security'),
    summary: 'Connect the mail server; every process sends by it from then on',
    body: mailInput,
    answer,
    refusals: { 409: isSet, 422: 'The password is needed again, because server, port or name are others.' },
  }),
  connectTexts: operation({
    ...changing('security'),
    summary: 'Connect a gateway of text messages',
    body: textsInput,
    answer,
    refusals: { 409: isSet, 422: 'The token is needed again, because the address is another.' },
  }),
  connectStripe: operation({
    ...changing('security'),
    summary: 'Connect Stripe: guests can pay by card from then on, where it is offered',
    body: stripeInput,
    answer,
    refusals: {
      409: `${isSet} Or a live key is refused, since a stand-in answers for Stripe here.`,
      422: 'The secret key is missing, or one key is for tests and the other is not.',
    },
  }),
  disconnect: operation({
    ...changing('security'),
    summary: 'Take a connection away',
    path: z.strictObject({ service: z.enum(['mail', 'texts', 'stripe']).describe('Which service.') }),
    answer,
    refusals: { 409: isSet },
  }),
  tryMail: operation({
    ...changing('security'),
    summary: 'Send a test mail to oneself at once',
    answer: one(
      shape('SiteMailTried', {
        to: z.string().describe('Where it was sent.'),
        answer: z
          .string()
          .nullable()
          .describe('Why the mail server did not take it, in its own words; null when it did.'),
      }),
    ),
    refusals: { 409: 'There is no mail server, or who asks has no address.' },
  }),
} as const
