import { identifierKey } from '@skafferi/domain/rules/text/typed-text'
import type { Database } from '../../../platform/db/database'
import { sha256 } from './tokens'
import { resetWrongCodeCounters } from './wrong-code-counters.repo'

/**
 * Deletes the counters of consecutive wrong codes of an e-mail.
 * @param email in lower case
 */
export const deleteWrongCodeCounters = (tx: Database, email: string): Promise<void> =>
  resetWrongCodeCounters(tx, sha256(identifierKey(email)))
