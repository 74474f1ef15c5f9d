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
  'customer.textOpen': NoValues
  'customer.do': NoValues
  'open.title': NoValues
  'open.text': NoValues
  'open.content': NoValues
  'open.page.landing': NoValues
  'open.page.home': NoValues
  'open.page.faq': NoValues
  'open.page.about': NoValues
  'open.textDone': NoValues
  'open.do': NoValues
  'open.ask': NoValues
  'open.happens': NoValues
  'open.unfinished': NoValues
  'open.samples': { count: number }
  'open.terms': { days: number }
  'open.imprint': NoValues
  'open.empty.landing': NoValues
  'open.empty.home': NoValues
  'open.empty.faq': NoValues
  'open.empty.about': NoValues
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
  'preview.title': NoValues
  'preview.text': { until: string }
  'preview.link': NoValues
  'preview.view': NoValues
  'preview.copy': NoValues
  'preview.copied': NoValues
  'preview.end': NoValues
  'preview.ending': NoValues
  'preview.endText': NoValues
  'preview.ended': NoValues
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
  'delivery.text': ["Options, prices and countries; VAT follows from your country. Payment terms: Settings, Orders."],
  'delivery.do': ["Set up delivery"],
  'legal.title': ["Publish terms and legal texts"],
  'legal.text': ["Terms and privacy policy; a template is ready for each."],
  'legal.do': ["Write legal texts"],
  'customer.title': ["Get your first customer"],
  'customer.text': ["Send the preview link to a first customer, who applies with it while the shop is closed. Then approve the application."],
  'customer.textOpen': ["Approve an application."],
  'customer.do': ["See companies"],
  'open.title': ["Open the shop?"],
  'open.text': ["Until then visitors see your name and contact details."],
  'open.content': ["What these pages say is under Content:"],
  'open.page.landing': ["Landing page"],
  'open.page.home': ["Home page"],
  'open.page.faq': ["FAQ"],
  'open.page.about': ["About"],
  'open.textDone': ["Visitors see your front page, and a product’s page, without prices, if they have its address. The steps go away when all are ticked."],
  'open.do': ["Open the shop"],
  'open.ask': ["Open the shop..."],
  'open.happens': ["Everybody can then see your front page, and apply for an account. A product’s page is open too, without prices, to everybody who has its address; the list of products, searching and prices are for customers who sign in. Visitors also read your payment days and your discounts by quantity, as percentages. You can close the shop again at any time."],
  'open.unfinished': ["Not finished yet:"],
  'open.samples': [["count","plural",{"one":["#"," sample product is"],"other":["#"," sample products are"]}]," on sale. Remove the sample data on Today."],
  'open.terms': ["New customers pay ",["days","plural",{"one":["#"," day"],"other":["#"," days"]}]," after the order; see Settings, Orders."],
  'open.imprint': ["Your country’s law asks for an imprint."],
  'open.empty.landing': ["The front page for visitors is empty."],
  'open.empty.home': ["The home page for customers is empty."],
  'open.empty.faq': ["The FAQ page is empty."],
  'open.empty.about': ["The About page is empty."],
  'open.busy': ["Opening..."],
  'open.needs': ["Needs ",["count","plural",{"one":["step"],"other":["steps"]}]," ",["steps"],"."],
  'open.ownersOnly': ["Only owners open the shop."],
  title: ["Opening"],
  loading: ["Loading the opening..."],
  failed: ["The opening could not be loaded"],
  isOpen: ["The shop is open to visitors"],
  isOpenText: ["Everybody can see your front page, and apply for an account. A product’s page is open too, without prices, to everybody who has its address; the list of products, searching and prices are for customers who sign in."],
  isClosed: ["The shop is closed to visitors"],
  isClosedText: ["They see your name and contact details at every address but sign-in and legal texts, unless they have opened a preview link. Customers sign in and order as usual."],
  missing: ["Before the shop opens:"],
  needsMissing: ["Something is missing."],
  'preview.title': ["See the shop before it opens"],
  'preview.text': ["The preview link shows the closed shop as if it were open, to you and to everybody who has it. Send it to a first customer, who can then apply for an account. It works until ",["until"],"."],
  'preview.link': ["Preview link"],
  'preview.view': ["View shop"],
  'preview.copy': ["Copy"],
  'preview.copied': ["Copied"],
  'preview.end': ["End preview link"],
  'preview.ending': ["Ending the link..."],
  'preview.endText': ["If it has reached the wrong people, end it. Whoever has opened it sees the closed shop again, and you get a new one."],
  'preview.ended': ["All earlier links have ended. The link above is new."],
  close: ["Close the shop..."],
  'close.title': ["Close the shop?"],
  'close.text': ["Visitors then see your name and contact details at every address but sign-in and legal texts, and only those with a preview link can apply for an account. Customers sign in and order as usual. You can open the shop again at any time."],
  'close.do': ["Close the shop"],
  'close.busy': ["Closing..."],
  'close.cancel': ["Keep it open"],
})
