// The operator's rule, for each home, about when its guests are told what.

/** The address with how to get in and the house manual: from the confirmation on, or once nothing is left to pay. */
export const addressTimes = ['confirmed', 'paid'] as const

export type TellingRule = {
  readonly addressWhen: (typeof addressTimes)[number]
  /** So many days before the arrival the door code and the Wi-Fi are told, once nothing is left to pay. */
  readonly codesDays: number
}

/** Of a home without a guide. */
export const usualRule: TellingRule = { addressWhen: 'confirmed', codesDays: 3 }

export const mostCodesDays = 60
