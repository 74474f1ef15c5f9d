// Written by compile.ts from visitor-steps.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "visitor-steps", and what each of them needs. */
export interface VisitorStepsWords {
  'steps.title': { count: number }
  'steps.falls': { quantities: string }
  'steps.hidden': NoValues
  'steps.first': NoValues
  'steps.lower': NoValues
  'steps.lowest': NoValues
  'steps.reason1': NoValues
  'steps.reason3': { days: number }
  apply: NoValues
  signInToSeePrices: NoValues
}

/** The English texts of the area "visitor-steps". */
export const visitorStepsWords = /* @__PURE__ */ defineWords<VisitorStepsWords>('visitor-steps', {
  'steps.title': [["count","plural",{"0":["Prices for approved shops"],"2":["Two price steps, for approved shops"],"3":["Three price steps, for approved shops"],"one":["A price for approved shops"],"other":["#"," price steps, for approved shops"]}]],
  'steps.falls': ["The price drops automatically from ",["quantities"]," pieces."],
  'steps.hidden': ["your price"],
  'steps.first': ["unit price"],
  'steps.lower': ["lower"],
  'steps.lowest': ["lowest"],
  'steps.reason1': ["Five short steps, with your licence at hand"],
  'steps.reason3': [["days","number"],"-day payment terms"],
  apply: ["Apply for an account"],
  signInToSeePrices: ["Sign in to see prices"],
})
