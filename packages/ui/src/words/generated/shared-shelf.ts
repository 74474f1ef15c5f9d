// Written by compile.ts from shared-shelf.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "shared-shelf", and what each of them needs. */
export interface SharedShelfWords {
  untitled: { count: number }
  facts: { count: number; brands: number; day: string }
  'facts.untitled': { brands: number; day: string }
  description: { count: number }
  loading: NoValues
  board: NoValues
  cartonOf: { pieces: number }
  leftOut: { count: number }
  'leftOut.visitor': { count: number }
  'empty.title': NoValues
  'empty.visitor': NoValues
  'empty.customer': NoValues
  'gone.title': NoValues
  'gone.text': NoValues
  'gone.action': NoValues
  failed: NoValues
  copy: NoValues
  copied: NoValues
  copyFailed: NoValues
  'apply.title': NoValues
  'apply.text': NoValues
  'apply.action': NoValues
  'apply.signIn': NoValues
  'adopt.title': NoValues
  'adopt.text': NoValues
  'adopt.action': NoValues
  'adopt.busy': NoValues
  'adopt.done': NoValues
  'adopt.open': NoValues
  'own.title': NoValues
  'own.text': NoValues
  'own.stop': NoValues
  'own.stopping': NoValues
  'list.title': NoValues
  'list.facings': { count: number }
  'list.target': { count: number }
  'application.with': { count: number }
  'application.withUnknown': NoValues
  'application.text': NoValues
  'application.remove': NoValues
  'application.removed': NoValues
  'application.restore': NoValues
  'application.gone': NoValues
  'application.loading': NoValues
}

/** The English texts of the area "shared-shelf". */
export const sharedShelfWords = /* @__PURE__ */ defineWords<SharedShelfWords>('shared-shelf', {
  untitled: [["count","plural",{"one":["A shelf of ","#"," article"],"other":["A shelf of ","#"," articles"]}]],
  facts: [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}],", ",["brands","plural",{"0":[],"one":["#"," brand, "],"other":["#"," brands, "]}],"shared on ",["day"]],
  'facts.untitled': [["brands","plural",{"0":[],"one":["#"," brand, "],"other":["#"," brands, "]}],"shared on ",["day"]],
  description: [["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," for your shop, true to scale. Apply with this shelf, or add it to your own."],
  loading: ["Loading the shelf..."],
  board: ["The shelf"],
  cartonOf: ["carton ",["pieces","number"]],
  leftOut: [["count","plural",{"one":["#"," article of this shelf is not shown: it is no longer sold, or not offered to you."],"other":["#"," articles of this shelf are not shown: they are no longer sold, or not offered to you."]}]],
  'leftOut.visitor': [["count","plural",{"one":["#"," article of this shelf is not shown: it is no longer sold."],"other":["#"," articles of this shelf are not shown: they are no longer sold."]}]],
  'empty.title': ["Nothing on this shelf can be shown"],
  'empty.visitor': ["Its articles are no longer sold."],
  'empty.customer': ["Its articles are no longer sold, or cannot be delivered to you."],
  'gone.title': ["This shelf is not shared any more"],
  'gone.text': ["Its link has expired or was removed. Ask for a new one."],
  'gone.action': ["Go to the start page"],
  failed: ["Failed to load the shelf"],
  copy: ["Copy link"],
  copied: ["Link copied"],
  copyFailed: ["The browser did not copy the link. Copy it from the address bar."],
  'apply.title': ["Put this shelf into your shop"],
  'apply.text': ["Apply for an account with it. After approval your own shelf begins with these articles, at your prices. Change it as you like."],
  'apply.action': ["Apply with this shelf"],
  'apply.signIn': ["Sign In"],
  'adopt.title': ["Put this shelf into your shop"],
  'adopt.text': ["Adds the articles that your company’s shelf does not have yet. Your colleagues see them too."],
  'adopt.action': ["Add to your shelf"],
  'adopt.busy': ["Adding..."],
  'adopt.done': ["The articles are on your shelf."],
  'adopt.open': ["Open your shelf"],
  'own.title': ["You share this shelf"],
  'own.text': ["Everyone with the link sees its articles. Prices and the name of your company are not shown."],
  'own.stop': ["Stop sharing"],
  'own.stopping': ["Stopping..."],
  'list.title': ["The list"],
  'list.facings': [["count","number"]," in view"],
  'list.target': [["count","number"]," when full"],
  'application.with': [["count","plural",{"one":["With a shelf of ","#"," article"],"other":["With a shelf of ","#"," articles"]}]],
  'application.withUnknown': ["With the shelf of your link"],
  'application.text': ["After approval your own shelf begins with these articles."],
  'application.remove': ["Apply without the shelf"],
  'application.removed': ["You apply without a shelf."],
  'application.restore': ["Apply with the shelf"],
  'application.gone': ["The shelf of your link is not shared any more. You apply without it."],
  'application.loading': ["Loading the shelf that you apply with..."],
})
