// Written by compile.ts from office-sheet.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-sheet", and what each of them needs. */
export interface OfficeSheetWords {
  cancel: NoValues
  reason: NoValues
  'reason.missing': NoValues
  'reason.long': NoValues
  'pieces.none': NoValues
  'pieces.tooMany': NoValues
  'undoable.goods': NoValues
  'undoable.credit': NoValues
  'undoable.paid': NoValues
  'credit.amount': { amount: string }
  'credit.unknown': NoValues
}

/** The English texts of the area "office-sheet". */
export const officeSheetWords = /* @__PURE__ */ defineWords<OfficeSheetWords>('office-sheet', {
  cancel: ["Cancel"],
  reason: ["Message to the buyer"],
  'reason.missing': ["Write a message to the buyer."],
  'reason.long': ["Shorten the message to the buyer."],
  'pieces.none': ["Choose at least one piece."],
  'pieces.tooMany': ["Choose at most the pieces that are left."],
  'undoable.goods': ["It can be undone until the order is packed, shipped or delivered."],
  'undoable.credit': ["It can be undone until the order is packed, shipped, delivered, paid or credited again."],
  'undoable.paid': ["The order is paid, so its credit cannot be undone."],
  'credit.amount': [["amount"]," with VAT is credited."],
  'credit.unknown': ["Each piece is credited at the price of its line, less its discount, plus VAT."],
})
