import type { components } from '@skafferi/api/admin'
import type { Database } from '../../../platform/db/database'
import { refuse } from '../../../platform/http/errors'
import { lockImport, setStep } from './import-matching.repo'

/** A step to return to. */
export interface ReopeningInput extends Pick<components['schemas']['ImportReopening'], 'step'> {
  /** End of the check that was read; omitted for any. */
  finishedAt?: Date
}

/** The steps of a check that wait for the operator, in order. */
const steps = ['matching', 'asking', 'checked'] as const

/**
 * Returns a checked import to its columns or missing values, with what was chosen. No-op if it is there.
 * @throws StoreError 409
 */
export async function reopenImport(
  db: Database,
  id: number,
  { step, finishedAt }: ReopeningInput,
  at: Date,
): Promise<void> {
  await db.transaction(async (tx) => {
    const job = await lockImport(tx, id)
    const choice = step === 'matching' ? job?.matching : job?.missing
    const refusal = refuse(step === 'matching' ? 'import_not_matching' : 'import_not_asking')
    if (!job?.isCheck || !choice) throw refusal
    if (job.state === step) return
    if (finishedAt && job.finishedAt?.getTime() !== finishedAt.getTime()) throw refuse('import_changed')
    const present = steps.findIndex((each) => each === job.state)
    if (steps.indexOf(step) > present) throw refusal
    await setStep(tx, id, step, at)
  })
}
