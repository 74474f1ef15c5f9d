// Written by compile.ts from office-brand-preview.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-brand-preview", and what each of them needs. */
export interface OfficeBrandPreviewWords {
  title: NoValues
  light: NoValues
  dark: NoValues
  bar: NoValues
  button: NoValues
  link: NoValues
  darker: NoValues
  lighter: NoValues
}

/** The English texts of the area "office-brand-preview". */
export const officeBrandPreviewWords = /* @__PURE__ */ defineWords<OfficeBrandPreviewWords>('office-brand-preview', {
  title: ["What comes of your colour"],
  light: ["Light"],
  dark: ["Dark"],
  bar: ["Head of the page"],
  button: ["Add to cart"],
  link: ["All products"],
  darker: ["Darker than your colour, so that text stays easy to read."],
  lighter: ["Lighter than your colour, so that text stays easy to read."],
})
