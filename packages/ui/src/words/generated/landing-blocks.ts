// Written by compile.ts from landing-blocks.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing-blocks", and what each of them needs. */
export interface LandingBlocksWords {
  'values.label': NoValues
  'samples.action': NoValues
  'samples.mark': NoValues
  'samples.signIn': NoValues
  'samples.ownPrices': NoValues
}

/** The English texts of the area "landing-blocks". */
export const landingBlocksWords = /* @__PURE__ */ defineWords<LandingBlocksWords>('landing-blocks', {
  'values.label': ["Kinds of business"],
  'samples.action': ["Shop Now"],
  'samples.mark': ["Sample"],
  'samples.signIn': ["Sign in to see your own prices."],
  'samples.ownPrices': ["Your own prices are shown on each product."],
})
