import { createHash } from 'node:crypto'
import type { AddressRequest, components } from '@skafferi/api'
import { placeKey } from '@skafferi/domain/rules/checkout/place-key'
import { needsProvince } from '@skafferi/domain/rules/addresses/province'
import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { Context } from '../../../platform/context'
import type { Database } from '../../../platform/db/database'
import { newId } from '../../../platform/db/ids'
import { refuse } from '../../../platform/http/errors'
import type { Page, Session } from '../../../platform/http/handler'
import { toAddress, toReceptionHours } from './to-address'
import * as repo from './address-book.repo'

type StoredAddress = components['schemas']['StoredAddress']
type ChangeRequest = components['schemas']['ChangeAddressRequest']

/** Maximum number of addresses of a company. */
export const maxAddresses = 500

function toAnswer({ id, name, receptionHours, version, address }: repo.StoredAddressRow): StoredAddress {
  return { id, name, reception_hours: receptionHours, version, address }
}

/** Returns a hash of an address's place. An address book contains each place once. */
export const placeHashOf = (address: StoredAddress['address']): string =>
  createHash('sha256').update(placeKey(address)).digest('hex')

/** Converts a request to the columns to store. */
function toContent({ name, address: given }: { name: string; address: AddressRequest }) {
  const address = toAddress(given)
  const receptionHours = toReceptionHours(given) ?? null
  return { name: trimText(name), address, receptionHours, placeHash: placeHashOf(address) }
}

/** @throws StoreError 404 `address_not_found`; 409 `address_changed` if the displayed version is outdated */
async function findAtVersion(tx: Database, companyId: string, { id, version }: { id: string; version: number }) {
  const found = await repo.findAddress(tx, companyId, id)
  if (!found) throw refuse('address_not_found')
  if (found.version === version) return found
  throw refuse('address_changed', { name: found.name, version: found.version })
}

async function assertNew(
  tx: Database,
  companyId: string,
  { placeHash }: { placeHash: string },
  exceptId?: string,
): Promise<void> {
  const found = await repo.findPlace(tx, companyId, placeHash)
  if (!found || found.id === exceptId) return
  throw refuse('address_exists', {
    id: found.id,
    name: found.name,
  })
}

/**
 * Stores the address of a new company, with its name. An address that lacks the province of its country is not stored:
 * nothing could be delivered to it.
 */
export async function storeFirstAddress(
  tx: Database,
  { id: companyId, name }: { id: string; name: string },
  given: AddressRequest,
  now: Date,
): Promise<void> {
  if (needsProvince(given.country_code) && !given.province) return
  const content = toContent({ name, address: { ...given, company: name } })
  await repo.insertAddress(tx, { id: newId('addr', now), companyId, ...content, version: 1, createdAt: now })
}

/** Creates the operations on a company's address book. Changes are serialized by a lock. */
export function createAddressBookService({ db, now }: Context) {
  const withLockedBook = <Result>({ company }: Session, change: (tx: Database, companyId: string) => Promise<Result>) =>
    db.transaction(async (tx) => {
      await repo.lockBook(tx, company.id)
      return change(tx, company.id)
    })

  return {
    async list({ company }: Session, page: Page) {
      const rows = await repo.findAddresses(db, company.id, page)
      return { addresses: rows.map(toAnswer), count: await repo.countAddresses(db, company.id), ...page }
    },

    /** @throws StoreError 409 `address_exists`, `address_book_full` */
    store(session: Session, given: components['schemas']['StoreAddressRequest']): Promise<StoredAddress> {
      const content = toContent(given)
      return withLockedBook(session, async (tx, companyId) => {
        await assertNew(tx, companyId, content)
        if ((await repo.countAddresses(tx, companyId)) >= maxAddresses) {
          throw refuse('address_book_full', { most: maxAddresses })
        }
        const timestamp = now()
        const row = { id: newId('addr', timestamp), companyId, ...content, version: 1, createdAt: timestamp }
        await repo.insertAddress(tx, row)
        return toAnswer(row)
      })
    },

    /** @throws StoreError 404 `address_not_found`; 409 `address_changed`, `address_exists` */
    change(session: Session, id: string, { version, ...given }: ChangeRequest): Promise<StoredAddress> {
      const content = toContent(given)
      return withLockedBook(session, async (tx, companyId) => {
        const found = await findAtVersion(tx, companyId, { id, version })
        await assertNew(tx, companyId, content, id)
        const row = { ...found, ...content, version: version + 1 }
        await repo.updateAddress(tx, row)
        return toAnswer(row)
      })
    },

    /** @throws StoreError 404 `address_not_found`; 409 `address_changed` */
    remove(session: Session, displayed: { id: string; version: number }): Promise<void> {
      return withLockedBook(session, async (tx, companyId) => {
        await findAtVersion(tx, companyId, displayed)
        await repo.deleteAddress(tx, displayed.id)
      })
    },
  }
}

export type AddressBookService = ReturnType<typeof createAddressBookService>
