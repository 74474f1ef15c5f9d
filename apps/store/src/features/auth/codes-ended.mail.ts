import type { Database } from '../../db/database'
import { tryLimits } from './code-tries'
import { postInAnyCase } from './post-in-any-case'
import { findRecipient } from './reset.repo'

/** Codes that are not taken any more. */
interface EndedCodes {
  /** Of the account, in lower case. */
  email: string
  /** Whether on devices that the owner is known on; else on all others. */
  isKnown: boolean
}

/** Tells the owner of an account that its codes are switched off, and what helps. */
export async function postCodesEnded(tx: Database, { email, isKnown }: EndedCodes, now: Date): Promise<void> {
  const recipient = await findRecipient(tx, email)
  await postInAnyCase(
    tx,
    recipient,
    ({ customerId, email: to, firstName, locale }) => {
      const data = { firstName, wrong: tryLimits.row, isKnown }
      return { kind: 'codes_ended', to, subjectId: customerId, locale, data }
    },
    now,
  )
}
