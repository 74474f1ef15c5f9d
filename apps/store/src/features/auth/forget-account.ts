import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Database } from '../../db/database'
import { sha256 } from './auth.tokens'
import { forgetCodeRuns } from './code-runs.repo'

/**
 * Deletes the long-term counts of an e-mail.
 * @param email in lower case
 */
export const forgetAccount = (tx: Database, email: string): Promise<void> =>
  forgetCodeRuns(tx, sha256(identifierKey(email)))
