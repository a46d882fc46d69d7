// Limits and choices that the forms about a home need.

import { sentence } from '#catalogue/sentence.ts'
import type { BookingMode } from '#offers/terms/stay-offer.ts'
import { type AmenityCode, amenities } from '#stays/amenities.ts'

export const longestHomeName = 120
export const longestPlaceName = 80
export const longestPostcode = 20
export const mostLines = 5
export const longestSummary = 300
export const longestDescription = 10_000
export const longestRegistration = 80
export const longestAmenityNote = 120
export const mostRuleNotes = 12
export const longestRuleNote = 200
export const longestNearbyName = 80
export const longestNearbyNote = 120
export const mostNearby = 12
export const mostPhotos = 60
export const longestGettingIn = 5000
export const longestCode = 60
/** WPA takes 63 characters, or 64 digits of a key. */
export const longestWifiPassword = 64
export const longestHostName = 80
export const longestHostWords = 500
export const mostSections = 40
export const longestSectionTitle = 80
export const longestSectionText = 5000
export const longestUnitName = 80
export const mostUnits = 40
/** Homes that one may consist of. */
export const mostParts = 100

export const amenityCodes = Object.keys(amenities) as AmenityCode[]

export const bookingModes: Readonly<Record<BookingMode, () => string>> = {
  instant: () => sentence('homes.bookedInstant'),
  request: () => sentence('homes.bookedRequest'),
  enquiry: () => sentence('homes.bookedEnquiry'),
}
