import { bigint, jsonb, text, timestamp, type AnyPgColumn } from 'drizzle-orm/pg-core'
import type { Address } from '@skafferi/api'

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Money in minor units. Wide, because a line of 100,000 pieces outgrows 32 bits. */
export const money = () => bigint({ mode: 'number' })

/** A postal address as it was given: kept as a whole, since orders must not follow later changes. */
export const address = () => jsonb().$type<Address>()

/** A row of another table, which cannot be deleted while this one is there. */
export const reference = (row: () => AnyPgColumn) => text().notNull().references(row)

/** The row of another table that this one is a part of and goes with. */
export const partOf = (row: () => AnyPgColumn) => text().notNull().references(row, { onDelete: 'cascade' })

/** What buyers note for their own books, and for the people who pack and drive. */
export const buyerNotes = () => ({ poNumber: text(), customerReference: text(), note: text(), receptionHours: text() })
