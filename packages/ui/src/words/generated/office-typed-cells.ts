// Written by compile.ts from office-typed-cells.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords } from '../define-words'

/** The texts of the area "office-typed-cells", and what each of them needs. */
export interface OfficeTypedCellsWords {
  unsaved: { typed: string; now: string }
}

/** The English texts of the area "office-typed-cells". */
export const officeTypedCellsWords = /* @__PURE__ */ defineWords<OfficeTypedCellsWords>('office-typed-cells', {
  unsaved: ["“",["typed"],"” was typed here and is not saved. Press Enter to save it, or Escape to keep ",["now"],"."],
})
