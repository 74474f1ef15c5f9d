import type { Problem } from '@skafferi/domain/platform/action/views'

/** True if the server refused because of insufficient stock. */
export function isShortage({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'insufficient_inventory'
}

/** True if there was no answer, so that the result is unknown. */
export function isTransportFailure({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'network' || code === 'timeout'
}

/** True if the result could not be determined. */
export function isUnknown({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'outcome_unknown'
}

/** True if the object does not exist, so that retrying is useless. */
export function isNotFound({ code }: Pick<Problem, 'code'>): boolean {
  return /(^|_)not_found$/.test(code)
}
