// Comma-separated values (RFC 4180) that a spreadsheet opens without taking text for formulas.

/** Rows of cells as a table's text; each row ends in CR LF. */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return rows.map(row => `${row.map(cell).join(',')}\r\n`).join('')
}

/** Text that a spreadsheet would take for a formula begins with an apostrophe; numbers stay numbers. */
function cell(text: string): string {
  const safe = /^[=+@\t\r]|^-(?![\d.]+$)/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}
