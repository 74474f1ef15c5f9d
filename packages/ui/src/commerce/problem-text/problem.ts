import type { Problem } from '@skafferi/domain/action/views'

/** Whether the server refused because there is too little stock. */
export function isShortage({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'insufficient_inventory'
}

/** Whether no answer came at all, so that nothing is known about what the server did. */
export function isTransportFailure({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'network' || code === 'timeout'
}

/** Whether the page could not find out what has become of it. */
export function isUnknown({ code }: Pick<Problem, 'code'>): boolean {
  return code === 'outcome_unknown'
}

/** Whether what was looked for is not there, so that trying again would change nothing. */
export function isNotFound({ code }: Pick<Problem, 'code'>): boolean {
  return /(^|_)not_found$/.test(code)
}
