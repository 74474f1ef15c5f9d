// Written by compile.ts from opening-soon.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "opening-soon", and what each of them needs. */
export interface OpeningSoonWords {
  title: NoValues
  text: { brand: string }
  'title.again': NoValues
  imprint: NoValues
  privacy: NoValues
  contact: NoValues
  customer: NoValues
  signIn: NoValues
}

/** The English texts of the area "opening-soon". */
export const openingSoonWords = /* @__PURE__ */ defineWords<OpeningSoonWords>('opening-soon', {
  title: ["Opening soon"],
  text: [["brand"]," is not open yet."],
  'title.again': ["Closed at the moment"],
  imprint: ["Imprint"],
  privacy: ["Privacy"],
  contact: ["Questions?"],
  customer: ["Already a customer?"],
  signIn: ["Sign in"],
})
