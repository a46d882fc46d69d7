// Which column of a bank's table says what, known by the names that banks give them.

/** `out` is for banks that write debits into a column of their own, `sign` for those that write S or H beside the sum. */
const columnKinds = ['day', 'amount', 'out', 'sign', 'currency', 'payer', 'text', 'more'] as const

type ColumnKind = (typeof columnKinds)[number]

/** The number of the column, from 0. `more` is added to `text`. */
export type Columns = Readonly<Partial<Record<ColumnKind, number>>>

// biome-ignore format: a table, one row a kind; lower case, letters and digits only, the surest name first
const names: Readonly<Record<ColumnKind, readonly string[]>> = {
  day:      ['buchungstag', 'buchungsdatum', 'bookingdate', 'buchung', 'datum', 'date', 'completeddate', 'transactiondate', 'posteddate', 'dateop', 'fechaoperacion', 'fecha', 'datacontabile', 'data', 'boekdatum', 'valuedate', 'valutadatum', 'wertstellung'],
  amount:   ['betrag', 'amount', 'betrageur', 'betragineur', 'betrag€', 'amounteur', 'umsatz', 'umsatzeur', 'umsatzineur', 'gutschrift', 'haben', 'credit', 'paidin', 'moneyin', 'montant', 'credito', 'importe', 'importo', 'bedrag', 'bedrageur'],
  out:      ['lastschrift', 'belastung', 'soll', 'debit', 'paidout', 'moneyout', 'debito', 'cargo'],
  sign:     ['sollhaben', 'habensoll', 'sollhabenkennzeichen', 'sh', 'debitcredit', 'creditdebit', 'creditdebitindicator', 'afbij'],
  currency: ['wahrung', 'waehrung', 'currency', 'devise', 'divisa', 'munt'],
  payer:    ['zahlungspflichtiger', 'zahlungspflichtigere', 'namezahlungsbeteiligter', 'beguenstigterzahlungspflichtiger', 'begunstigterzahlungspflichtiger', 'auftraggeberempfanger', 'auftraggeberbegunstigter', 'zahlungspflichtige', 'auftraggeber', 'name', 'payer', 'payername', 'partnername', 'counterparty', 'naamtegenpartij'],
  text:     ['verwendungszweck', 'buchungstext', 'description', 'reference', 'paymentreference', 'remittanceinformation', 'libelle', 'concepto', 'causale', 'omschrijving', 'details', 'memo'],
  more:     ['kundenreferenz', 'kundenreferenzendtoend', 'endtoendreferenz', 'endtoendid', 'reference', 'paymentreference', 'mededelingen'],
}

/** By the names at the head of a table; each column says one thing. */
export function recognisedColumns(head: readonly string[]): Columns {
  const plain = head.map(name =>
    name
      .normalize('NFD')
      .toLowerCase()
      .replace(/ß/g, 'ss')
      .replace(/[^a-z0-9€]/g, ''),
  )
  const found = new Map<ColumnKind, number>()
  for (const kind of columnKinds) {
    const column = names[kind].map(name => plain.indexOf(name)).find(at => at >= 0 && ![...found.values()].includes(at))
    if (column !== undefined) found.set(kind, column)
  }
  return Object.fromEntries(found)
}
