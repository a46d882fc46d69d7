// Until when nights are held, in words.

/** `3:07 PM on the clock at the home`. */
export function sayHoldEnd(at: Date, timeZone: string, locale: string): string {
  const hour = new Intl.DateTimeFormat(locale, { hour: 'numeric', minute: '2-digit', timeZone }).format(at)
  return `${hour} on the clock at the home`
}
