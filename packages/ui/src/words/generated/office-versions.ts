// Written by compile.ts from office-versions.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-versions", and what each of them needs. */
export interface OfficeVersionsWords {
  loading: NoValues
  failed: NoValues
  none: NoValues
  by: { time: string; name: string }
  shop: { time: string }
}

/** The English texts of the area "office-versions". */
export const officeVersionsWords = /* @__PURE__ */ defineWords<OfficeVersionsWords>('office-versions', {
  loading: ["Loading versions..."],
  failed: ["Versions could not be loaded"],
  none: ["Nothing is published yet."],
  by: [["time"],", ",["name"]],
  shop: [["time"],", the shop itself"],
})
