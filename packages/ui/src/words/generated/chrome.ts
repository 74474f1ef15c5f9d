// Written by compile.ts from chrome.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "chrome", and what each of them needs. */
export interface ChromeWords {
  skipToContent: NoValues
  breadcrumb: NoValues
  close: NoValues
  notifications: NoValues
  documentTitle: { page: string; brand: string }
}

/** The English texts of the area "chrome". */
export const chromeWords = /* @__PURE__ */ defineWords<ChromeWords>('chrome', {
  skipToContent: ["Skip to content"],
  breadcrumb: ["Breadcrumb"],
  close: ["Close"],
  notifications: ["Notifications"],
  documentTitle: [["page"]," · ",["brand"]],
})
