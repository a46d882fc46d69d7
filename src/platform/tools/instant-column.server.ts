// Columns of many tables: an instant, and bytes.

import { customType, timestamp } from 'drizzle-orm/pg-core'

export const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' })

export const bytes = customType<{ data: Buffer; driverData: Buffer | string }>({
  dataType: () => 'bytea',
  // As text, `\x` and two digits a byte: https://www.postgresql.org/docs/current/datatype-binary.html
  fromDriver: value => (typeof value === 'string' ? Buffer.from(value.slice(2), 'hex') : value),
})
