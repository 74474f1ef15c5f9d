// Written by compile.ts from landing.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing", and what each of them needs. */
export interface LandingWords {
  pageTitle: NoValues
  'hero.action': NoValues
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
  'samples.action': NoValues
  'samples.mark': NoValues
  'samples.signIn': NoValues
  'samples.ownPrices': NoValues
  'accessories.loading': NoValues
}

/** The English texts of the area "landing". */
export const landingWords = /* @__PURE__ */ defineWords<LandingWords>('landing', {
  pageTitle: ["Wholesale"],
  'hero.action': ["Shop Now"],
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
  'samples.action': ["Shop Now"],
  'samples.mark': ["Sample"],
  'samples.signIn': ["Sign in to see your own prices."],
  'samples.ownPrices': ["Your own prices are shown on each product."],
  'accessories.loading': ["Loading accessories..."],
})
