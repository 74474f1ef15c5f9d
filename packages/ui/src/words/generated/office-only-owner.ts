// Written by compile.ts from office-only-owner.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-only-owner", and what each of them needs. */
export interface OfficeOnlyOwnerWords {
  'onlyOwner.title': NoValues
  'onlyOwner.text': NoValues
  'onlyOwner.add': NoValues
  'onlyOwner.invite': NoValues
  'onlyOwner.promote': NoValues
  'onlyOwner.putAway': NoValues
}

/** The English texts of the area "office-only-owner". */
export const officeOnlyOwnerWords = /* @__PURE__ */ defineWords<OfficeOnlyOwnerWords>('office-only-owner', {
  'onlyOwner.title': ["You are the only owner."],
  'onlyOwner.text': ["If you lose your phone and your recovery codes, only the person who runs the server can let you in again."],
  'onlyOwner.add': ["Add a second owner"],
  'onlyOwner.invite': ["Invite an owner..."],
  'onlyOwner.promote': ["Or make a colleague below an owner."],
  'onlyOwner.putAway': ["Not now"],
})
