// Written by compile.ts from larger-quantity.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "larger-quantity", and what each of them needs. */
export interface LargerQuantityWords {
  costsLess: { more: number; saved: string }
  take: { quantity: number }
  takeOf: { quantity: number; title: string }
}

/** The English texts of the area "larger-quantity". */
export const largerQuantityWords = /* @__PURE__ */ defineWords<LargerQuantityWords>('larger-quantity', {
  costsLess: [["more","number"]," more and you pay ",["saved"]," less"],
  take: ["Take ",["quantity","number"]],
  takeOf: ["Take ",["quantity","number"]," of ",["title"]],
})
