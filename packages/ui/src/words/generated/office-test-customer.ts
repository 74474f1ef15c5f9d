// Written by compile.ts from office-test-customer.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-test-customer", and what each of them needs. */
export interface OfficeTestCustomerWords {
  title: NoValues
  text: NoValues
  make: NoValues
  making: NoValues
  another: NoValues
  made: { email: string; until: string }
  opened: { email: string }
  open: NoValues
}

/** The English texts of the area "office-test-customer". */
export const officeTestCustomerWords = /* @__PURE__ */ defineWords<OfficeTestCustomerWords>('office-test-customer', {
  title: ["See the shop as a customer"],
  text: ["The preview shows what visitors see. To see prices, VAT and the cart, become a customer of “Test company”, with your own e-mail address. Its orders are real: cancel them afterwards, so that the stock is right again."],
  make: ["Make me a test customer"],
  making: ["Making the link..."],
  another: ["Make another link"],
  made: ["Choose a password on the page that opens. After that you sign in to the shop with ",["email"],". The link works once, until ",["until"],"."],
  opened: ["The link was opened. If you have chosen a password, sign in to the shop with ",["email"],"; otherwise make another link."],
  open: ["Choose a password and sign in"],
})
