// Written by compile.ts from landing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing", and what each of them needs. */
export interface LandingWords {
  pageTitle: NoValues
  'hero.title': NoValues
  'hero.text': NoValues
  'hero.action': NoValues
  'steps.title': NoValues
  'steps.apply.title': NoValues
  'steps.apply.text': NoValues
  'steps.approved.title': NoValues
  'steps.approved.text': NoValues
  'steps.order.title': NoValues
  'steps.order.text': NoValues
  'steps.track.title': NoValues
  'steps.track.text': NoValues
}

/** The English texts of the area "landing". */
export const landingWords = /* @__PURE__ */ defineWords<LandingWords>('landing', {
  pageTitle: ["Wholesale for Nordic shops"],
  'hero.title': ["The #1 Wholesale Marketplace for Businesses"],
  'hero.text': ["Bulk pricing, fast delivery and trusted supply. One pantry for every shop, stocked by a Nordic fulfilment group."],
  'hero.action': ["Shop Now"],
  'steps.title': ["How wholesale works here"],
  'steps.apply.title': ["Apply"],
  'steps.apply.text': ["Five short steps and your licence."],
  'steps.approved.title': ["Get approved"],
  'steps.approved.text': ["Typically 1 to 4 business days."],
  'steps.order.title': ["Order"],
  'steps.order.text': ["By the unit, or from a bulk quantity on at the bulk price."],
  'steps.track.title': ["Track"],
  'steps.track.text': ["Every order, from placed to delivered."],
})
