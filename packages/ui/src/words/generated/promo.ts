// Written by compile.ts from promo.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "promo", and what each of them needs. */
export interface PromoWords {
  label: NoValues
  apply: NoValues
  applying: NoValues
  empty: NoValues
  loading: NoValues
  applied: NoValues
  share: { amount: string }
  amount: { amount: string }
  notNow: NoValues
  removing: { code: string }
}

/** The English texts of the area "promo". */
export const promoWords = /* @__PURE__ */ defineWords<PromoWords>('promo', {
  label: ["Promo code"],
  apply: ["Apply"],
  applying: ["Applying..."],
  empty: ["Please enter a promo code."],
  loading: ["Loading promo codes..."],
  applied: ["Applied promo codes"],
  share: [["amount"]," off goods"],
  amount: [["amount"]," off the order"],
  notNow: ["Does not apply to this order at the moment."],
  removing: ["Removing ",["code"],"..."],
})
