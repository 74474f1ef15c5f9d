import { secondsLeft, type CodeRequest, type Wait } from './access.rules'

/** What the page that asks for a code shows of it. */
export interface CodeView {
  /** Seconds until another code may be asked for; 0 where it may be now. */
  resendIn: number
  /** The code has run out: only another one will do. */
  expired: boolean
}

/**
 * What is shown of a code that was sent.
 * @param request null where nobody knows of one: the page was opened by itself, so another may be asked for at once
 * @param now milliseconds since 1970
 * @param limit how long the store wants to be left alone; null where it did not say so
 */
export function toCodeView(request: CodeRequest | null, now: number, limit: Wait | null = null): CodeView {
  const refused = limit === null ? 0 : secondsLeft(limit.since, limit.seconds, now)
  if (request === null) return { resendIn: refused, expired: false }
  const { askedAt, resendAfter, expiresIn } = request
  return {
    resendIn: Math.max(refused, secondsLeft(askedAt, resendAfter, now)),
    expired: secondsLeft(askedAt, expiresIn, now) === 0,
  }
}
