// Written by compile.ts from office-old-figures.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-old-figures", and what each of them needs. */
export interface OfficeOldFiguresWords {
  title: NoValues
  from: { time: string }
  refresh: NoValues
  refreshing: NoValues
}

/** The English texts of the area "office-old-figures". */
export const officeOldFiguresWords = /* @__PURE__ */ defineWords<OfficeOldFiguresWords>('office-old-figures', {
  title: ["The shop's server cannot be reached."],
  from: ["Figures on this page are as of ",["time"]," and may have changed since."],
  refresh: ["Refresh"],
  refreshing: ["Refreshing..."],
})
