// Written by compile.ts from office-legal.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-legal", and what each of them needs. */
export interface OfficeLegalWords {
  kinds: NoValues
  'kind.terms': NoValues
  'kind.privacy': NoValues
  'kind.cookies': NoValues
  'kind.imprint': NoValues
  'imprint.who': NoValues
  notPublished: NoValues
  published: { version: string }
  publishedBy: { version: string; name: string }
  drafted: NoValues
  loading: NoValues
  failed: NoValues
  readOnly: NoValues
  elsewhere: { url: string }
  begin: NoValues
  'begin.text': NoValues
  'begin.do': NoValues
  'part.text': NoValues
  'part.text.hint': NoValues
  'part.sections': NoValues
  'part.sections.hint': NoValues
  title: NoValues
  notes: NoValues
  'notes.hint': NoValues
  section: { number: number }
  heading: { number: number }
  paragraphs: { number: number }
  up: { number: number }
  down: { number: number }
  remove: { number: number }
  add: NoValues
  'fault.link_not_allowed': NoValues
  'fault.too_long': NoValues
  'fault.refused': { problem: string }
  preview: NoValues
  saved: { time: string }
  savedBy: { time: string; name: string }
  publish: NoValues
  remoteChange: NoValues
  changes: NoValues
  'changes.added': NoValues
  'changes.removed': NoValues
  'changes.none': NoValues
  history: NoValues
  'history.open': { version: string }
  'history.use': NoValues
  'history.close': NoValues
}

/** The English texts of the area "office-legal". */
export const officeLegalWords = /* @__PURE__ */ defineWords<OfficeLegalWords>('office-legal', {
  kinds: ["Legal texts"],
  'kind.terms': ["Terms and conditions"],
  'kind.privacy': ["Privacy policy"],
  'kind.cookies': ["Cookies"],
  'kind.imprint': ["Imprint"],
  'imprint.who': ["For shops in Germany, Austria and Switzerland, which need one by law, and in other countries that ask for it. Your footer links to it once it is published."],
  notPublished: ["Not published"],
  published: ["Version ",["version"]],
  publishedBy: ["Version ",["version"],", published by ",["name"]],
  drafted: ["Draft"],
  loading: ["Loading the text..."],
  failed: ["The text could not be loaded"],
  readOnly: ["Your role can read legal texts, but not change them."],
  elsewhere: ["The published text is at ",["url"],". Publishing a text here replaces that address."],
  begin: ["No text yet"],
  'begin.text': ["Begin with a template, which says what your shop’s profile says. Fill in or remove the places marked ___ if there are any, add what is special about your shop, and have the text checked before you publish it."],
  'begin.do': ["Use the template"],
  'part.text': ["Text"],
  'part.text.hint': ["Buyers see it after you publish it."],
  'part.sections': ["Sections"],
  'part.sections.hint': ["One paragraph on each line. [words](https://...) or [words](/terms) makes a link."],
  title: ["Title"],
  notes: ["Lines above the text"],
  'notes.hint': ["One on each line. Publishing adds the version."],
  section: ["Section ",["number","number"]],
  heading: ["Heading of section ",["number","number"]],
  paragraphs: ["Paragraphs of section ",["number","number"]],
  up: ["Move section ",["number","number"]," up"],
  down: ["Move section ",["number","number"]," down"],
  remove: ["Remove section ",["number","number"]],
  add: ["Add a section"],
  'fault.link_not_allowed': ["A link must be a path of this shop, or https on an allowed host."],
  'fault.too_long': ["The text is longer than 64 kB."],
  'fault.refused': ["This ",["problem"],"."],
  preview: ["Preview"],
  saved: ["Draft of ",["time"]],
  savedBy: ["Draft of ",["time"],", ",["name"]],
  publish: ["Publish..."],
  remoteChange: ["This text was changed in another window or by a colleague since you opened it. Your changes are kept; save again to apply them."],
  changes: ["Changed lines"],
  'changes.added': ["Added"],
  'changes.removed': ["Removed"],
  'changes.none': ["Nothing has changed."],
  history: ["Versions"],
  'history.open': ["Version ",["version"]],
  'history.use': ["Use as draft"],
  'history.close': ["Close"],
})
