import { identifierKey } from '@skafferi/domain/format/typed-text.rules'
import type { Database } from '../../db/database'
import { sha256 } from './auth.tokens'
import { forgetCodeRuns } from './code-runs.repo'

/** Forgets what is counted for an e-mail beyond the day. @param email in lower case */
export const forgetAccount = (tx: Database, email: string): Promise<void> =>
  forgetCodeRuns(tx, sha256(identifierKey(email)))
