import { invalidData, StoreError } from '../../../platform/http/errors'
import type { TryRefusal } from './code-tries'

const hour = 60 * 60 * 1000

/** The same refusal for a wrong code and a code that was never requested. */
export const wrongCode = (): StoreError =>
  invalidData('invalid_code', 'This code does not work. Please check it, or ask for another one.')

/**
 * The code is correct, but it or another code of the account was used already. Only callers with a correct code learn
 * this.
 */
export const usedCode = (): StoreError =>
  invalidData('code_used', 'This code has already been used. Please ask for another one.')

/** The code is correct but expired. Only callers with a correct code learn this. */
export const expiredCode = (): StoreError =>
  invalidData('code_expired', 'This code has expired. Please ask for another one.')

/** Codes are disabled after too many consecutive wrong ones, for existing and unknown accounts alike. */
export function codesEnded(): StoreError {
  const message =
    'Codes for this e-mail are switched off after too many wrong ones. Ask us for a link to choose your password with, or use a device on which you have signed in before.'
  return new StoreError(400, { type: 'not_allowed', code: 'codes_ended', message })
}

/** Returns the refusal of an attempt that is not checked, for existing and unknown accounts alike. */
export function tooManyTries(refusal: TryRefusal, now: Date): StoreError {
  if (refusal.reason === 'device') {
    const message = 'This code has been tried too often here. Please ask for another one.'
    return invalidData('code_tries_used', message)
  }
  const wait = refusal.allowedAt.getTime() - now.getTime()
  const hours = Math.ceil(wait / hour)
  const time = hours === 1 ? '1 hour' : `${hours} hours`
  const message = `Codes for this e-mail have been tried too often. Please wait ${time}, or use a device on which you have signed in before.`
  const headers = { 'retry-after': String(Math.ceil(wait / 1000)) }
  return new StoreError(429, { type: 'rate_limited', code: 'codes_closed', message, params: { hours } }, headers)
}
