// Written by compile.ts from landing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing", and what each of them needs. */
export interface LandingWords {
  pageTitle: NoValues
  'steps.title': NoValues
  'steps.apply.title': NoValues
  'steps.apply.text': NoValues
  'steps.approved.title': NoValues
  'steps.approved.text': NoValues
  'steps.order.title': NoValues
  'steps.order.text': NoValues
  'steps.track.title': NoValues
  'steps.track.text': NoValues
  'hero.apply': NoValues
  'fault.banner': { message: string }
  'fault.content': { message: string }
  'fault.no_data': NoValues
  'fault.no_banner': NoValues
  'fault.no_id': NoValues
  'fault.refused': { status: string; message: string }
  'fault.no_answer': NoValues
  'fault.unknown': NoValues
  'values.label': NoValues
  'values.action': NoValues
  'samples.title': NoValues
  'samples.action': NoValues
  'samples.mark': NoValues
  'samples.note': NoValues
  'samples.noteCustomer': NoValues
  'service.title': NoValues
  'service.gift.title': NoValues
  'service.gift.text': NoValues
  'service.giveaway.title': NoValues
  'service.giveaway.text': NoValues
  'service.transport.title': NoValues
  'service.transport.text': NoValues
  'service.package.title': NoValues
  'service.package.text': NoValues
  'simple.title': NoValues
  'simple.returns.lead': NoValues
  'simple.returns.title': NoValues
  'simple.returns.text': NoValues
  'simple.terms.lead': NoValues
  'simple.terms.title': NoValues
  'simple.terms.text': NoValues
  'simple.shipping.lead': NoValues
  'simple.shipping.title': NoValues
  'simple.shipping.text': NoValues
  'accessories.loading': NoValues
}

/** The English texts of the area "landing". */
export const landingWords = /* @__PURE__ */ defineWords<LandingWords>('landing', {
  pageTitle: ["Wholesale for Nordic shops"],
  'steps.title': ["How wholesale works here"],
  'steps.apply.title': ["Apply"],
  'steps.apply.text': ["Five short steps and your licence."],
  'steps.approved.title': ["Get approved"],
  'steps.approved.text': ["Typically 1 to 4 business days."],
  'steps.order.title': ["Order"],
  'steps.order.text': ["By the unit, or from a bulk quantity on at the bulk price."],
  'steps.track.title': ["Track"],
  'steps.track.text': ["Every order, from placed to delivered."],
  'hero.apply': ["Apply for an account"],
  'fault.banner': ["Error loading banner: ",["message"]],
  'fault.content': ["Error loading content: ",["message"]],
  'fault.no_data': ["No data received from API"],
  'fault.no_banner': ["No banner data found in response"],
  'fault.no_id': ["Invalid banner data: missing ID"],
  'fault.refused': ["API Error (",["status"],"): ",["message"]],
  'fault.no_answer': ["Network error: No response from server"],
  'fault.unknown': ["Failed to fetch banner"],
  'values.label': ["Kinds of business"],
  'values.action': ["Shop Now"],
  'samples.title': ["Top-selling products"],
  'samples.action': ["Shop Now"],
  'samples.mark': ["Sample"],
  'samples.note': ["Sample prices in US dollars. Sign in to see your own prices."],
  'samples.noteCustomer': ["Sample prices in US dollars. Your own prices are shown on each product."],
  'service.title': ["Our Service"],
  'service.gift.title': ["Gift Award"],
  'service.gift.text': ["Loyalty rewards and business gifts."],
  'service.giveaway.title': ["Giveaway"],
  'service.giveaway.text': ["Something extra with selected bulk orders."],
  'service.transport.title': ["Free Transport"],
  'service.transport.text': ["For qualified business orders."],
  'service.package.title': ["Box Package"],
  'service.package.text': ["Branded, secure packaging."],
  'simple.title': ["Simplifying Your Wholesale Orders"],
  'simple.returns.lead': ["Risk-free"],
  'simple.returns.title': ["Easy returns"],
  'simple.returns.text': ["Risk-free easy returns on first orders."],
  'simple.terms.lead': ["60 days"],
  'simple.terms.title': ["Payment terms"],
  'simple.terms.text': ["60-day payment terms with no additional fees."],
  'simple.shipping.lead': ["B2B"],
  'simple.shipping.title': ["Free shipping"],
  'simple.shipping.text': ["On bulk orders, with a B2B membership programme."],
  'accessories.loading': ["Loading accessories..."],
})
