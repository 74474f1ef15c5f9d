// Written by compile.ts from address-book.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "address-book", and what each of them needs. */
export interface AddressBookWords {
  title: NoValues
  text: NoValues
  loading: NoValues
  empty: NoValues
  add: NoValues
  edit: NoValues
  editOf: { name: string }
  remove: NoValues
  removeOf: { name: string }
  removing: NoValues
  removeAsk: { name: string }
  removeYes: NoValues
  removeNo: NoValues
  removed: NoValues
  saved: NoValues
  reception: { hours: string }
  search: NoValues
  found: { found: number; count: number }
  none: { text: string }
  'dialog.new': NoValues
  'dialog.edit': NoValues
  'dialog.save': NoValues
  'dialog.saving': NoValues
  'name.hint': NoValues
  'hours.hint': NoValues
}

/** The English texts of the area "address-book". */
export const addressBookWords = /* @__PURE__ */ defineWords<AddressBookWords>('address-book', {
  title: ["Address book"],
  text: ["Your company’s addresses. Everyone who orders for it can use and change them."],
  loading: ["Loading the address book..."],
  empty: ["No addresses yet"],
  add: ["Add address"],
  edit: ["Edit"],
  editOf: ["Edit ",["name"]],
  remove: ["Remove"],
  removeOf: ["Remove ",["name"]],
  removing: ["Removing..."],
  removeAsk: ["Remove ",["name"]," for everyone in your company?"],
  removeYes: ["Remove"],
  removeNo: ["Keep"],
  removed: ["The address is removed."],
  saved: ["The address is saved."],
  reception: ["Receiving hours: ",["hours"]],
  search: ["Search the address book"],
  found: [["found","number"]," of ",["count","plural",{"one":["#"," address"],"other":["#"," addresses"]}]],
  none: ["No addresses match “",["text"],"”"],
  'dialog.new': ["New address"],
  'dialog.edit': ["Edit address"],
  'dialog.save': ["Save"],
  'dialog.saving': ["Saving..."],
  'name.hint': ["The name your company uses, such as Store Haga."],
  'hours.hint': ["For example weekdays, 7:00 to 11:00. Shown on orders to this address."],
})
