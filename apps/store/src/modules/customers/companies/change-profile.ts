import type { components, Customer } from '@skafferi/api'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import { recordEvent } from '../../../platform/db/events'
import { refuse } from '../../../platform/http/errors'
import type { Session } from '../../../platform/http/handler'
import * as repo from './customers.repo'

type CustomerRequest = components['schemas']['CustomerRequest']

/** Fields that customers can change. */
type Person = Pick<Session['customer'], 'firstName' | 'lastName' | 'phone'>

/** Converts a customer for themselves. */
export function toCustomer(
  { id, email, firstName, lastName, phone }: Session['customer'],
  { name, countryCode, paymentTermsDays }: Session['company'],
): Customer {
  return {
    id,
    email,
    company_name: name,
    country_code: countryCode,
    first_name: firstName,
    last_name: lastName,
    phone,
    payment_terms_days: paymentTermsDays,
  }
}

const personOf = ({ first_name, last_name, phone }: CustomerRequest | CustomerRequest['replaces']): Person => ({
  firstName: trimText(first_name),
  lastName: trimText(last_name),
  phone: trimText(phone ?? '') || null,
})

const isSame = (one: Person, other: Person): boolean =>
  one.firstName === other.firstName && one.lastName === other.lastName && one.phone === other.phone

function assertReplaces(replaces: Person, { firstName, lastName, phone }: Person): void {
  if (isSame(replaces, { firstName, lastName, phone })) return
  const params = { first_name: firstName, last_name: lastName, phone: phone ?? '' }
  throw refuse('profile_changed', params)
}

/** Creates the operations on the signed-in customer's profile. */
export function createProfileService({ db, now }: Context) {
  return {
    /**
     * Changes the name and phone number of the signed-in customer.
     * @throws StoreError 409 `profile_changed` if they differ from the displayed ones
     */
    setProfile: ({ customer, company }: Session, request: CustomerRequest, requestId: string): Promise<Customer> =>
      db.transaction(async (tx) => {
        const { id, email, firstName, lastName, phone } = await repo.lockKnownCustomer(tx, customer.id)
        const [before, after] = [{ firstName, lastName, phone }, personOf(request)]
        if (!isSame(before, after)) {
          assertReplaces(personOf(request.replaces), before)
          await repo.updatePerson(tx, id, after)
          const [action, at] = ['customer.profile_changed', now()]
          await recordEvent(tx, { at, actorId: id, action, subjectId: id, before, after, requestId })
        }
        return toCustomer({ id, email, ...after }, company)
      }),
  }
}

export type ProfileService = ReturnType<typeof createProfileService>
