import { bigint, jsonb, timestamp } from 'drizzle-orm/pg-core'
import type { Address } from '@skafferi/api'

/** A moment in UTC. */
export const moment = () => timestamp({ withTimezone: true, mode: 'date' })

/** Money in minor units. Wide, because a line of 100,000 pieces outgrows 32 bits. */
export const money = () => bigint({ mode: 'number' })

/** A postal address as it was given: kept as a whole, since orders must not follow later changes. */
export const address = () => jsonb().$type<Address>()
