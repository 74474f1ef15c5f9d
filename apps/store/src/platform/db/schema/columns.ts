import { bigint, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Address } from '@skafferi/api'
import { referenceColumns, type ReferenceRow } from '@skafferi/domain/rules/checkout/references'

/** A point in time (timestamptz). */
export const timestamptz = () => timestamp({ withTimezone: true, mode: 'date' })

/** Money in minor units. 64 bits, because a line of 100,000 pieces can exceed 32 bits. */
export const money = () => bigint({ mode: 'number' })

/** A postal address as entered. Stored as a copy, because orders must not follow later changes. */
export const address = () => jsonb().$type<Address>()

/** A foreign key to a row that cannot be deleted while it is referenced. */
export const reference = (row: () => AnyPgColumn) => text().notNull().references(row)

/** A foreign key to the row that owns this one; deletion cascades. */
export const partOf = (row: () => AnyPgColumn) => text().notNull().references(row, { onDelete: 'cascade' })

/** The buyer's references and notes, for their accounting and for packing and delivery. */
export const buyerNotes = () =>
  Object.fromEntries(Object.values(referenceColumns).map((column) => [column, optionalText()])) as {
    [Column in keyof ReferenceRow]: ReturnType<typeof optionalText>
  }

const optionalText = () => text()
