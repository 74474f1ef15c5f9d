import { deliveredCountries, type ShippingRates } from '@skafferi/domain/rules/delivery/shipping'
import type { Database } from '../../../platform/db/database'
import { findOnlyAddress } from '../../customers/address-book'
import * as repo from './cart.repo'

/**
 * Gives an open cart the only address in its company's book, as delivery address if the shop delivers there, and as
 * billing address. Addresses that the cart has stay, and with several to choose from it takes none.
 */
export async function takeOnlyAddress(
  db: Database,
  { id, companyId, shippingAddress, billingAddress, receptionHours }: repo.CartRow,
  delivery: ShippingRates,
): Promise<void> {
  if (!shippingAddress) {
    const found = await findOnlyAddress(db, companyId, deliveredCountries(delivery))
    const hours = receptionHours ?? found?.receptionHours
    if (found)
      await repo.fillAddress(db, id, 'shippingAddress', { shippingAddress: found.address, receptionHours: hours })
  }
  if (!billingAddress) {
    const found = await findOnlyAddress(db, companyId)
    if (found) await repo.fillAddress(db, id, 'billingAddress', { billingAddress: found.address })
  }
}
