import { WorkerStopped } from '../../../reading/open-worker'
import type { StoredRefusal } from './import-jobs.repo'

/** Maximum number of attempts without progress. */
export const maxTries = 3

const advice = 'Split the file into smaller ones with the same headings, and look for unusually long texts in it.'

const exceeded: Readonly<Record<WorkerStopped['exceeded'], StoredRefusal['refusal']>> = {
  memory: {
    type: 'invalid_data',
    code: 'file_too_heavy',
    message: `This file takes too much memory to read. ${advice}`,
  },
  time: {
    type: 'invalid_data',
    code: 'file_too_slow',
    message: `This file takes too long to read. ${advice}`,
  },
}

/** The refusal of an import during which the store's process ended at each attempt. */
export const interrupted: StoredRefusal = {
  status: 500,
  refusal: {
    type: 'unexpected_state',
    code: 'import_cut_off',
    message: `The shop ended ${maxTries} times while importing this file and stopped trying. Imported rows stay. ${advice}`,
  },
}

/** The refusal of an import that an operator cancelled. */
export const cancelledByOperator: StoredRefusal = {
  status: 409,
  refusal: {
    type: 'conflict',
    code: 'import_ended',
    message: 'This import was ended. Imported rows stay; the rest of the file was not imported.',
  },
}

/** Returns the refusal of an import that failed with an error. */
export function refusalOfError(error: unknown): StoredRefusal {
  if (error instanceof WorkerStopped) return { status: 400, refusal: exceeded[error.exceeded] }
  // PostgreSQL cannot store NUL, and an import that cannot be finished would block all others.
  const message = (error instanceof Error ? error.message : String(error)).replaceAll('\0', '')
  return { status: 500, refusal: { type: 'unexpected_state', code: 'fault', message } }
}
