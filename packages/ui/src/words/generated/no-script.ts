// Written by compile.ts from no-script.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "no-script", and what each of them needs. */
export interface NoScriptWords {
  page: NoValues
  empty: { contact: string }
  office: NoValues
}

/** The English texts of the area "no-script". */
export const noScriptWords = /* @__PURE__ */ defineWords<NoScriptWords>('no-script', {
  page: ["Scripts are blocked for this site. You can read this page, follow links and search. To sign in, buy or send a form, allow scripts and reload the page."],
  empty: ["Scripts are blocked for this site, and this page needs them. ",["contact","select",{"none":["Allow scripts and reload the page."],"other":["Allow scripts and reload the page, or contact us: ",["contact"],"."]}]],
  office: ["Scripts are blocked for this site, and the office needs them. Allow scripts and reload the page."],
})
