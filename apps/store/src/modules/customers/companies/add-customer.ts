import type { Database } from '../../../platform/db/database'
import { recordOperatorEvent } from '../../../platform/db/events'
import { newId } from '../../../platform/db/ids'
import { fault, refuse } from '../../../platform/http/errors'
import * as repo from './customers.repo'

/** The shop's language; customers cannot choose one yet. */
export const locale = 'en-GB'

/** A new customer. The e-mail is in lower case. */
export interface NewCustomer {
  companyId: string
  email: string
  firstName: string
  lastName: string
  phone: string | null
  role: 'owner' | 'buyer'
}

const emailTaken = () => refuse('email_taken', {}, { email: fault('taken') })

/** @throws StoreError 409 `email_taken` */
export async function refuseTakenEmail(tx: Database, email: string): Promise<void> {
  if (await repo.isCustomer(tx, email)) throw emailTaken()
}

/**
 * Creates a customer without a password and returns the id.
 * @throws StoreError 409 `email_taken`
 */
export async function addCustomer(tx: Database, customer: NewCustomer, now: Date): Promise<string> {
  const id = newId('cus', now)
  if (!(await repo.insertCustomer(tx, { id, ...customer, locale, createdAt: now }))) throw emailTaken()
  const after = { companyId: customer.companyId }
  await recordOperatorEvent(tx, { at: now, action: 'customer.created', subjectId: id, after })
  return id
}

/** Returns the URL to choose the first password. */
export function signInUrlOf(publicUrl: string, email: string): string {
  return `${publicUrl}/forgot-password?first=1&email=${encodeURIComponent(email)}`
}
