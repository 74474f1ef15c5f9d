import type { Context } from '../../../platform/context'
import { recordOperatorEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import { erasePerson } from './privacy-erase.repo'
import * as repo from './privacy.repo'

function assertFound<Found>(found: Found | undefined): asserts found is Found {
  if (!found) throw refuse('customer_not_found')
}

/** Creates the operations for data subjects' requests under the GDPR. */
export function createPrivacyOperator({ db, now, files }: Context) {
  return {
    /**
     * Returns all stored data of a customer, without passwords and tokens (GDPR, articles 15 and 20).
     * @throws StoreError 404 `customer_not_found`
     */
    async exportCustomer(idOrEmail: string) {
      return db.transaction(async (tx) => {
        const person = await repo.findPerson(tx, idOrEmail)
        assertFound(person)
        return { exported_at: now().toISOString(), ...person, ...(await repo.findTraces(tx, person.customer)) }
      })
    },

    /**
     * Anonymizes a customer and ends all sessions (GDPR, article 17). The company and its orders remain.
     * @throws StoreError 404 `customer_not_found`; 409 `already_erased`
     */
    async eraseCustomer(idOrEmail: string) {
      const at = now()
      const { id, keys } = await db.transaction(async (tx) => {
        const person = await repo.findPerson(tx, idOrEmail)
        assertFound(person)
        const { customer } = person
        if (customer.erasedAt) throw refuse('already_erased')
        const erased = await erasePerson(tx, customer, at)
        await recordOperatorEvent(tx, { at, action: 'customer.erased', subjectId: customer.id })
        return { id: customer.id, keys: erased }
      })
      for (const key of keys) await files.delete(key)
      return { id, erased_at: at.toISOString(), files: keys.length }
    },
  }
}
