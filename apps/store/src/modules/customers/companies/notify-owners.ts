import type { Database } from '../../../platform/db/database'
import { enqueueMail } from '../../../platform/mail/outbox'
import { findOwners } from './customers.repo'

/** A replaced VAT number. */
interface ReplacedVatId {
  companyId: string
  companyName: string
  /** Null if the company had none. */
  before: string | null
  vatId: string
  /** True if it is valid: until then, orders are charged without it. */
  isConfirmed: boolean
  /** The customer who replaced it; null for the shop. */
  by: { id: string; name: string } | null
}

/** Notifies all owners of a company by e-mail that its VAT number has changed. */
export async function notifyOwners(tx: Database, change: ReplacedVatId, now: Date): Promise<void> {
  const { companyId, by, ...number } = change
  for (const { email: to, locale, firstName } of await findOwners(tx, companyId)) {
    const data = { firstName, by: by?.name ?? null, ...number }
    await enqueueMail(tx, { kind: 'vat_id_changed', to, subjectId: by?.id ?? companyId, locale, data }, now)
  }
}
