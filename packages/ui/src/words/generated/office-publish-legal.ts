// Written by compile.ts from office-publish-legal.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-publish-legal", and what each of them needs. */
export interface OfficePublishLegalWords {
  title: NoValues
  text: NoValues
  incomplete: NoValues
  missing: { where: string }
  gap: { number: number; text: string }
  unsaid: { facts: string }
  profile: NoValues
  do: NoValues
  busy: NoValues
}

/** The English texts of the area "office-publish-legal". */
export const officePublishLegalWords = /* @__PURE__ */ defineWords<OfficePublishLegalWords>('office-publish-legal', {
  title: ["Publish a new version?"],
  text: ["Earlier versions stay readable here. Who agreed to one of them stays recorded with it."],
  incomplete: ["Fill in or remove these places first. Facts about your company are in the"],
  missing: [["where"]," is empty"],
  gap: ["Section ",["number","number"],": ",["text"]],
  unsaid: ["The shop’s profile says ",["facts"],", and this text does not. Change the text or the"],
  profile: ["shop’s profile"],
  do: ["Publish"],
  busy: ["Publishing..."],
})
