// Written by compile.ts from ended-codes.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "ended-codes", and what each of them needs. */
export interface EndedCodesWords {
  ended: { reason: string; code: string }
  remove: { code: string }
  removing: { code: string }
}

/** The English texts of the area "ended-codes". */
export const endedCodesWords = /* @__PURE__ */ defineWords<EndedCodesWords>('ended-codes', {
  ended: [["reason","select",{"ended":["The promo code ",["code"]," has ended"],"other":["The promo code ",["code"]," is used up"]}],". Remove it to place the order."],
  remove: ["Remove ",["code"]],
  removing: ["Removing ",["code"],"..."],
})
