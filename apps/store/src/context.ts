import type { Database } from './db/database'
import type { LeadTime } from './lead-time'

/** What every use case may need of its surroundings. */
export interface Context {
  db: Database
  /** The clock. Tests set it. */
  now: () => Date
  /** IANA name; decides what day it is for deliveries. */
  timeZone: string
  leadTime: LeadTime
}
