// The input of a home's arrival guide: how to get in, codes, the host, and when guests are told.

import { z } from 'zod'
import {
  longestCode,
  longestGettingIn,
  longestHostName,
  longestHostWords,
  longestWifiPassword,
} from '#admin/stays/form/home-limits.ts'
import { type CheckInKind, checkInCodes } from '#stays/arrival/check-in-kinds.ts'
import { hostLanguageCodes } from '#stays/arrival/host-languages.ts'
import { addressTimes, mostCodesDays, usualRule } from '#stays/arrival/telling-rule.ts'
import { formValues, line, lines, parseFormInput, phoneNumber, whole } from '#values/form-input.ts'

const isNetwork = (typed: string) => new TextEncoder().encode(typed).length <= 32
/** Blanks inside stay as they are: to telephones a name with two of them is another network. */
const onOneLine = (typed: string) => typed.replace(/[^\S ]+/g, ' ')
/** A password of Wi-Fi in characters that can be typed, blanks at its ends included. */
const isPassword = (typed: string) => !/\p{C}/u.test(typed)

export const arrivalInput = z
  .strictObject({
    checkIn: z.enum(checkInCodes, 'arrival.chooseCheckIn').describe('How guests get in.'),
    gettingIn: lines({ most: longestGettingIn }).describe('How to get in, in Markdown; told with the address.'),
    doorCode: line({ most: longestCode }).describe(
      'The code that opens the door in every stay without one of its own.',
    ),
    wifiNetwork: lines({ most: 32 })
      .overwrite(onOneLine)
      .refine(isNetwork, 'arrival.networkTooLong')
      .describe('The name of the Wi-Fi.'),
    wifiPassword: z
      .string()
      .max(longestWifiPassword, 'forms.tooLong')
      .refine(isPassword, 'arrival.passwordWrong')
      .describe('Its password; empty for an open one.'),
    hostName: line({ most: longestHostName }).describe('Who receives the guests.'),
    hostLanguages: z
      .array(z.enum(hostLanguageCodes, 'arrival.chooseLanguages'))
      .max(hostLanguageCodes.length)
      .overwrite(codes => [...new Set(codes)])
      .describe('The languages that the host speaks, as ISO 639-1 codes.'),
    hostPhone: phoneNumber({ wrong: 'bookings.phoneWrong' }).meta({
      description: 'Where guests reach the host, with the code of the country.',
      example: '+34 600 111 222',
    }),
    hostWords: lines({ most: longestHostWords }).describe('A few words from the host.'),
    hostShown: z.boolean().describe('Whether name, languages and words of the host stand on the page of the home.'),
    addressWhen: z
      .enum(addressTimes, 'arrival.chooseAddressTime')
      .describe('When guests are told the address with how to get in: from the confirmation on, or once all is paid.'),
    codesDays: whole(0, mostCodesDays, 'arrival.days').describe(
      'How many days before the arrival guests are told codes and Wi-Fi, once all is paid.',
    ),
  })
  .superRefine(({ wifiNetwork, wifiPassword }, { addIssue }) => {
    if (wifiPassword === '' || wifiNetwork !== '') return
    addIssue({ code: 'custom', path: ['wifiNetwork'], message: 'arrival.networkMissing' })
  })

export type ArrivalInput = z.output<typeof arrivalInput>

/** Of a home about which nothing was entered. */
export const emptyArrival: ArrivalInput = {
  ...{ checkIn: 'in-person' satisfies CheckInKind, gettingIn: '', doorCode: '', wifiNetwork: '', wifiPassword: '' },
  ...{ hostName: '', hostLanguages: [], hostPhone: null, hostWords: '', hostShown: false, ...usualRule },
}

export const parseArrivalForm = (form: FormData) => parseFormInput(arrivalInput, form)
export type ArrivalValues = ReturnType<typeof parseArrivalForm>['values']

export function arrivalValues(arrival: ArrivalInput): ArrivalValues {
  return { ...parseArrivalForm(new FormData()).values, ...formValues(arrivalInput, arrival) }
}
