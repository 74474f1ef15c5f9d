import { pageOf, signedIn, type Handlers } from '../../../platform/http/handler'
import type { AddressBookService } from './change-address-book'

type AddressBookCalls = 'listAddresses' | 'storeAddress' | 'changeAddress' | 'removeAddress'

/** Routes for the company's address book. */
export function addressBookRoutes(book: AddressBookService): Handlers<AddressBookCalls> {
  return {
    async listAddresses(call) {
      return book.list(signedIn(call), pageOf(call.query))
    },
    async storeAddress(call) {
      return { address: await book.store(signedIn(call), call.body) }
    },
    async changeAddress(call) {
      return { address: await book.change(signedIn(call), call.params.id, call.body) }
    },
    async removeAddress(call) {
      await book.remove(signedIn(call), { id: call.params.id, version: call.query.version })
      return { success: true, message: 'Address successfully removed' } as const
    },
  }
}
