// Written by compile.ts from about.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "about", and what each of them needs. */
export interface AboutWords {
  pageTitle: NoValues
  title: NoValues
  lead: { brand: string }
  'who.title': NoValues
  'who.text': NoValues
  'how.title': NoValues
  'how.text': NoValues
  'supply.title': NoValues
  'supply.text': NoValues
  'action.products': NoValues
  'action.apply': NoValues
  'action.contact': NoValues
}

/** The English texts of the area "about". */
export const aboutWords = /* @__PURE__ */ defineWords<AboutWords>('about', {
  pageTitle: ["About Us"],
  title: ["About Us"],
  lead: [["brand"]," is one pantry for every shop: food, candy and nicotine pouches, stocked by a Nordic fulfilment group."],
  'who.title': ["Who we serve"],
  'who.text': ["Retailers, wholesalers, manufacturers and e-commerce companies. A company applies once; after approval its people, each with an account of their own, see its prices and can order."],
  'how.title': ["How we sell"],
  'how.text': ["By the unit and by the case. Bulk prices are shown beside the unit price, so you see what an order saves before you place it. The cart shows how many more pieces reach the next price."],
  'supply.title': ["How we deliver"],
  'supply.text': ["From our own shelves, by courier in the Nordic countries and the EU, and by international carriers beyond. You can follow every order from placed to delivered."],
  'action.products': ["Shop Product"],
  'action.apply': ["Apply for an account"],
  'action.contact': ["Contact Us"],
})
