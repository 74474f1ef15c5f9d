import { usualLeadTime, type LeadTime } from '@skafferi/domain/checkout/delivery.rules'
import { StartError } from './start-error'

/**
 * Reads `LEAD_TIME_DAYS`, such as `3-10`.
 * @throws StartError where it cannot be understood
 */
export function parseLeadTime(text: string | undefined): LeadTime {
  if (text === undefined) return usualLeadTime
  const [, from, to] = /^(\d{1,3})-(\d{1,3})$/.exec(text) ?? []
  if (Number(from) <= Number(to)) return { from: Number(from), to: Number(to) }
  throw new StartError(`LEAD_TIME_DAYS must be two numbers of days such as "3-10", but it is "${text}".`)
}
