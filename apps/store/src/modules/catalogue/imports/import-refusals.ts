import { refuse, type StoreError } from '../../../platform/http/errors'
import { WorkerStopped } from '../../../reading/open-worker'
import type { StoredRefusal } from './import-jobs.repo'

/** Maximum number of attempts without progress. */
export const maxTries = 3

const toStored = ({ status, refusal }: StoreError): StoredRefusal => ({ status, refusal })

const exceeded = { memory: 'file_too_heavy', time: 'file_too_slow' } as const

/** The refusal of an import during which the store's process ended at each attempt. */
export const interrupted = () => toStored(refuse('import_cut_off', { times: maxTries }))

/** The refusal of an import that an operator cancelled. */
export const cancelledByOperator = () => toStored(refuse('import_ended'))

/** Returns the refusal of an import that failed with an error. */
export function refusalOfError(error: unknown): StoredRefusal {
  if (error instanceof WorkerStopped) return toStored(refuse(exceeded[error.exceeded]))
  // PostgreSQL cannot store NUL, and an import that cannot be finished would block all others.
  const message = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '')
  return { status: 500, refusal: { type: 'unexpected_state', code: 'fault', message } }
}
