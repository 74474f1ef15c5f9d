import type { Database } from '../../../platform/db/database'
import { tryLimits } from './code-tries'
import { enqueueOrDiscard } from './enqueue-or-discard'
import { findRecipient } from './reset.repo'

/** The account and devices for which codes are disabled. */
interface EndedCodes {
  /** The account's e-mail in lower case. */
  email: string
  /** True for known devices, false for all others. */
  isKnown: boolean
}

/** Notifies the owner of an account that codes are disabled, with instructions. */
export async function enqueueCodesEnded(tx: Database, { email, isKnown }: EndedCodes, now: Date): Promise<void> {
  const recipient = await findRecipient(tx, email)
  await enqueueOrDiscard(
    tx,
    recipient,
    ({ customerId, email: to, firstName, locale }) => {
      const data = { firstName, wrong: tryLimits.consecutive, isKnown }
      return { kind: 'codes_ended', to, subjectId: customerId, locale, data }
    },
    now,
  )
}
