// Written by compile.ts from share-shelf.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "share-shelf", and what each of them needs. */
export interface ShareShelfWords {
  title: NoValues
  text: NoValues
  name: NoValues
  hint: NoValues
  action: NoValues
  busy: NoValues
  link: NoValues
  copyFailed: NoValues
  'links.title': NoValues
  'links.facts': { articles: number; sharedOn: string; expiresOn: string }
  'links.stop': NoValues
  'links.stopOf': { title: string; sharedOn: string }
}

/** The English texts of the area "share-shelf". */
export const shareShelfWords = /* @__PURE__ */ defineWords<ShareShelfWords>('share-shelf', {
  title: ["Share your shelf"],
  text: ["Everyone with the link sees your articles, how many packs show and how many pieces a full place holds. Prices, stock, what is left and the name of your company are not shown. Later changes of your shelf are not part of it."],
  name: ["Name (optional)"],
  hint: ["Shown above the shelf, such as “Kiosk by the station”."],
  action: ["Create link"],
  busy: ["Creating..."],
  link: ["Link"],
  copyFailed: ["The browser did not copy the link. Select and copy it."],
  'links.title': ["Links of your company"],
  'links.facts': [["articles","plural",{"one":["#"," article"],"other":["#"," articles"]}],", shared on ",["sharedOn"],", works until ",["expiresOn"]],
  'links.stop': ["Stop sharing"],
  'links.stopOf': ["Stop sharing ",["title"],", shared on ",["sharedOn"]],
})
