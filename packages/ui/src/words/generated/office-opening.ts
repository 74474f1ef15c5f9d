// Written by compile.ts from office-opening.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-opening", and what each of them needs. */
export interface OfficeOpeningWords {
  'steps.title': NoValues
  'steps.count': { done: number; all: number }
  'steps.tick': NoValues
  'step.done': NoValues
  'step.skipped': NoValues
  'step.skip': NoValues
  'step.change': NoValues
  'step.skipLabel': { step: string }
  'step.changeLabel': { step: string }
  'profile.title': NoValues
  'profile.text': NoValues
  'profile.do': NoValues
  'products.title': NoValues
  'products.text': NoValues
  'products.do': NoValues
  'products.add': NoValues
  'delivery.title': NoValues
  'delivery.text': NoValues
  'delivery.do': NoValues
  'legal.title': NoValues
  'legal.text': NoValues
  'legal.do': NoValues
  'customer.title': NoValues
  'customer.text': NoValues
  'customer.do': NoValues
  'open.title': NoValues
  'open.text': NoValues
  'open.textDone': NoValues
  'open.do': NoValues
  'open.busy': NoValues
  'open.needs': { count: number; steps: string }
  'open.ownersOnly': NoValues
  title: NoValues
  loading: NoValues
  failed: NoValues
  isOpen: NoValues
  isOpenText: NoValues
  isClosed: NoValues
  isClosedText: NoValues
  missing: NoValues
  needsMissing: NoValues
  close: NoValues
  'close.title': NoValues
  'close.text': NoValues
  'close.do': NoValues
  'close.busy': NoValues
  'close.cancel': NoValues
}

/** The English texts of the area "office-opening". */
export const officeOpeningWords = /* @__PURE__ */ defineWords<OfficeOpeningWords>('office-opening', {
  'steps.title': ["Six steps to an open shop"],
  'steps.count': [["done","number"]," of ",["all","number"]," done"],
  'steps.tick': ["A step is ticked when it is true in the shop."],
  'step.done': ["Done"],
  'step.skipped': ["Skipped"],
  'step.skip': ["Skip"],
  'step.change': ["Change"],
  'step.skipLabel': ["Skip: ",["step"]],
  'step.changeLabel': ["Change: ",["step"]],
  'profile.title': ["Say who you are"],
  'profile.text': ["The shop’s name, logo, contact details and VAT number."],
  'profile.do': ["Set up the profile"],
  'products.title': ["Add your products"],
  'products.text': ["Import a list as CSV or XLSX, or type the first one."],
  'products.do': ["Import products"],
  'products.add': ["Add one by hand"],
  'delivery.title': ["Set delivery and taxes"],
  'delivery.text': ["Options, prices and countries; VAT follows from your country."],
  'delivery.do': ["Set up delivery"],
  'legal.title': ["Publish terms and legal texts"],
  'legal.text': ["Terms and privacy policy; a template is ready for each."],
  'legal.do': ["Write legal texts"],
  'customer.title': ["Get your first customer"],
  'customer.text': ["Approve an application. Customers can try the shop while it is closed."],
  'customer.do': ["See companies"],
  'open.title': ["Open the shop"],
  'open.text': ["Until then visitors see your name and “Opening soon”."],
  'open.textDone': ["Visitors see your products. The steps go away with the first order."],
  'open.do': ["Open the shop"],
  'open.busy': ["Opening..."],
  'open.needs': ["Needs ",["count","plural",{"one":["step"],"other":["steps"]}]," ",["steps"],"."],
  'open.ownersOnly': ["Only owners open the shop."],
  title: ["Opening"],
  loading: ["Loading the opening..."],
  failed: ["The opening could not be loaded"],
  isOpen: ["The shop is open to visitors"],
  isOpenText: ["Visitors see your products without prices and can apply for an account."],
  isClosed: ["The shop is closed to visitors"],
  isClosedText: ["They see your name, your contact details and “Opening soon” at every address but sign-in. Customers sign in and use the shop as usual."],
  missing: ["Before the shop opens:"],
  needsMissing: ["Something is missing."],
  close: ["Close the shop..."],
  'close.title': ["Close the shop?"],
  'close.text': ["Visitors then see “Opening soon” in place of every page, and nobody can apply for an account. Customers sign in and order as usual. You can open the shop again at any time."],
  'close.do': ["Close the shop"],
  'close.busy': ["Closing..."],
  'close.cancel': ["Keep it open"],
})
