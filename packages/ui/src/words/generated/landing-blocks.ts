// Written by compile.ts from landing-blocks.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "landing-blocks", and what each of them needs. */
export interface LandingBlocksWords {
  'values.label': NoValues
  'samples.action': NoValues
  'samples.mark': NoValues
  'samples.signIn': NoValues
  'samples.ownPrices': NoValues
  'locked.product': NoValues
  'locked.steps': NoValues
  'locked.price': NoValues
  'locked.afterSignIn': NoValues
  'locked.carton': { pieces: number }
  'step.from': { quantity: number }
  'composer.count': { count: number }
  'composer.empty': NoValues
  'composer.remove': NoValues
  'composer.removeOf': { title: string }
  'composer.removed': { title: string; count: number }
  'composer.added': { title: string; count: number }
  'composer.reset': NoValues
  'composer.article': NoValues
  'composer.add': NoValues
  'composer.hint': NoValues
  'samples.listed': NoValues
  'step.percent': { percent: number }
  'share.copy': NoValues
  'share.copying': NoValues
  'share.apply': NoValues
  'share.applying': NoValues
  'share.copied': NoValues
  'share.link': { link: string }
}

/** The English texts of the area "landing-blocks". */
export const landingBlocksWords = /* @__PURE__ */ defineWords<LandingBlocksWords>('landing-blocks', {
  'values.label': ["Kinds of business"],
  'samples.action': ["Shop Now"],
  'samples.mark': ["Sample"],
  'samples.signIn': ["Sign in to see your own prices."],
  'samples.ownPrices': ["Your own prices are shown on each product."],
  'locked.product': ["Product"],
  'locked.steps': ["Lower prices by quantity"],
  'locked.price': ["Your price"],
  'locked.afterSignIn': ["Prices after sign-in"],
  'locked.carton': ["carton ",["pieces","number"]],
  'step.from': [["quantity","number"],"+"],
  'composer.count': [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," on the shelf"],
  'composer.empty': ["The shelf is empty. Put an article on it."],
  'composer.remove': ["Take out"],
  'composer.removeOf': ["Take out ",["title"]],
  'composer.removed': [["title"]," taken out. ",["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," on the shelf."],
  'composer.added': [["title"]," put on the shelf. ",["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," on the shelf."],
  'composer.reset': ["Suggested shelf"],
  'composer.article': ["Another article"],
  'composer.add': ["Put in"],
  'composer.hint': ["Choose a trade and change the shelf."],
  'samples.listed': ["Articles of the shop"],
  'step.percent': ["−",["percent","number"],"%"],
  'share.copy': ["Copy link"],
  'share.copying': ["Copying..."],
  'share.apply': ["Apply with this shelf"],
  'share.applying': ["Saving..."],
  'share.copied': ["Link copied"],
  'share.link': ["The browser did not copy the link: ",["link"]],
})
