// Written by compile.ts from arrange-shelf.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "arrange-shelf", and what each of them needs. */
export interface ArrangeShelfWords {
  title: NoValues
  hint: NoValues
  up: { title: string }
  down: { title: string }
  remove: { title: string }
  target: NoValues
  facings: { max: number }
  done: NoValues
  empty: NoValues
  invalid: { max: number }
  undoRemove: NoValues
  unplaced: NoValues
  'unplaced.addAll': { count: number }
}

/** The English texts of the area "arrange-shelf". */
export const arrangeShelfWords = /* @__PURE__ */ defineWords<ArrangeShelfWords>('arrange-shelf', {
  title: ["Arrange your shelf"],
  hint: ["Drag an article by its row, or move it with the arrows. Changes are saved at once, for everyone in your company."],
  up: ["Move ",["title"]," up"],
  down: ["Move ",["title"]," down"],
  remove: ["Remove ",["title"]],
  target: ["Pieces when full"],
  facings: ["Packs that show, up to ",["max","number"]],
  done: ["Done"],
  empty: ["No articles on your shelf."],
  invalid: ["Enter a whole number from 1 to ",["max","number"],"."],
  undoRemove: ["Put it back"],
  unplaced: ["Ordered regularly, not on the shelf"],
  'unplaced.addAll': ["Add all ",["count","number"]],
})
