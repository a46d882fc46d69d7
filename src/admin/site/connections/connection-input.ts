// What owners type in about the services that the site is connected to: one input each. A secret left empty stays as it is.

import { z } from 'zod'
import { emailAddress, isText, notText } from '#values/form-input.ts'

/** As it was typed but for blanks around it; a secret keeps those too. */
const text = (longest: number) => z.string().max(longest).refine(isText, notText)
const line = (longest: number) => text(longest).trim()

export const mailInput = z.strictObject({
  host: line(253)
    .regex(/^([a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?\.)*[a-zA-Z0-9]([a-zA-Z0-9-]*[a-zA-Z0-9])?$/, 'site.wrongHost')
    .meta({ description: 'The name of the mail server.', example: 'smtp.example.org' }),
  port: z
    .int('site.wrongPort')
    .min(1, 'site.wrongPort')
    .max(65_535, 'site.wrongPort')
    .meta({ description: 'Usually 587, or 465 where the connection is encrypted from its beginning.', example: 587 }),
  encryption: z
    .enum(['starttls', 'tls'])
    .describe('`tls`: encrypted from its beginning; `starttls`: once both have greeted each other.'),
  username: line(200).describe('Empty where the server asks for none.'),
  password: text(500).describe('Empty: as it is.'),
  from: emailAddress({ wrong: 'site.wrongSender' }).meta({
    format: 'email',
    description: 'The address that emails come from; empty: the site’s contact.',
    example: 'hello@example.org',
  }),
})
export type MailInput = z.output<typeof mailInput>

export const textsInput = z.strictObject({
  address: line(500)
    .regex(/^https:\/\/[a-z0-9]/, 'site.wrongGateway')
    .refine(typed => URL.canParse(typed), 'site.wrongGateway')
    .meta({ description: 'Where text messages are posted to.', example: 'https://gateway.example.org/send' }),
  token: line(500)
    .refine(typed => !/\s/.test(typed), 'site.wrongToken')
    .meta({ description: 'The bearer token that goes along. Empty: as it is.', example: 'gateway-token' }),
})
export type TextsInput = z.output<typeof textsInput>

const key = (pattern: RegExp, message: string) => line(250).regex(pattern, message)

export const stripeInput = z.strictObject({
  secretKey: key(/^$|^(sk|rk)_(test|live)_\w{8,}$/, 'site.wrongSecretKey').meta({
    description: 'A secret or restricted key. Empty: as it is.',
    example: 'rk_test_0123456789',
  }),
  publishableKey: key(/^$|^pk_(test|live)_\w{8,}$/, 'site.wrongPublishableKey').meta({
    description: 'With it guests type their card on a page of this site; empty: on Stripe’s.',
    example: 'pk_test_0123456789',
  }),
  eventSecret: line(200)
    .regex(/^$|^\S{16,}$/, 'site.wrongEventSecret')
    .meta({ description: 'The signing secret of the webhook. Empty: as it is.', example: 'whsec_0123456789abcdef' }),
})
export type StripeInput = z.output<typeof stripeInput>
