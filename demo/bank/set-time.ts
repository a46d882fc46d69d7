// The bank's clock, set from outside: what a demo tells of days gone by happened at the bank on these days, too.

/** From now on it is `moment` at the bank, until it is told another time, or null: then its clock runs again. */
export async function setBankTime(origin: string, secretKey: string, moment: Date | null): Promise<void> {
  const answer = await fetch(`${origin}/made-up/time`, {
    method: 'POST',
    headers: { authorization: `Bearer ${secretKey}` },
    body: moment?.toISOString() ?? '',
  })
  if (!answer.ok) throw new Error(`The bank's clock could not be set: ${answer.status}`)
}
