import { secondsLeft, type CodeRequest } from './access.rules'

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
 */
export function toCodeView(request: CodeRequest | null, now: number): CodeView {
  if (request === null) return { resendIn: 0, expired: false }
  const { askedAt, resendAfter, expiresIn } = request
  return {
    resendIn: secondsLeft(askedAt, resendAfter, now),
    expired: secondsLeft(askedAt, expiresIn, now) === 0,
  }
}
