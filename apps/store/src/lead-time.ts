import { StartError } from './start-error'

/** How long the store needs from order to delivery, in calendar days. */
export interface LeadTime {
  /** The earliest day. */
  from: number
  /** The last day; one calendar month where left out. */
  to?: number
}

/** The store's default: from two weeks on, at the latest one month after the order. */
const defaultLeadTime: LeadTime = { from: 14 }

/**
 * Reads `LEAD_TIME_DAYS`, such as `3-10`.
 * @throws StartError where it cannot be understood
 */
export function parseLeadTime(text: string | undefined): LeadTime {
  if (text === undefined) return defaultLeadTime
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (Number(from) <= Number(to)) return { from: Number(from), to: Number(to) }
  throw new StartError(`LEAD_TIME_DAYS must be two numbers of days such as "3-10", but it is "${text}".`)
}
