// Written by compile.ts from office-paste.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-paste", and what each of them needs. */
export interface OfficePasteWords {
  'title.price': NoValues
  'title.stock': NoValues
  what: NoValues
  'what.price': NoValues
  'what.stock': NoValues
  text: NoValues
  hint: NoValues
  caption: NoValues
  article: NoValues
  before: NoValues
  after: NoValues
  heading: { text: string }
  cut: { count: number }
  more: { count: number }
  usable: { count: number }
  faults: { count: number }
  'fault.no_sku': NoValues
  'fault.no_row': NoValues
  'fault.several_variants': NoValues
  'fault.repeated': NoValues
  'fault.price': NoValues
  'fault.stock': NoValues
  none: NoValues
  check: { count: number }
  checking: NoValues
  checkHint: NoValues
  leave: NoValues
  unsaved: NoValues
  'title.goods_in': NoValues
  'what.goods_in': NoValues
  'hint.goods_in': NoValues
  reference: NoValues
  inStock: NoValues
  added: NoValues
  'fault.goods_in': NoValues
  'fault.not_in_shop': NoValues
  'fault.several_articles': NoValues
  add: { count: number }
  adding: NoValues
  addHint: NoValues
  done: { pieces: number; articles: number; served: number }
  leftOut: { count: number; lines: string }
  close: NoValues
  checkGoods: { count: number }
  'title.check': NoValues
  planned: { articles: number; pieces: number; served: number }
  notYet: NoValues
  afterwards: NoValues
  back: NoValues
  undoLater: NoValues
  undone: { pieces: number; articles: number }
  undo: NoValues
  undoing: NoValues
}

/** The English texts of the area "office-paste". */
export const officePasteWords = /* @__PURE__ */ defineWords<OfficePasteWords>('office-paste', {
  'title.price': ["Paste prices"],
  'title.stock': ["Paste stock"],
  what: ["Column"],
  'what.price': ["Price"],
  'what.stock': ["Stock"],
  text: ["Copied from a spreadsheet"],
  hint: ["Two columns with SKU and value, or one column in the order of the rows shown. Empty cells change nothing."],
  caption: ["What was pasted"],
  article: ["Article"],
  before: ["Before"],
  after: ["After"],
  heading: ["The first line is left out as a heading: ",["text"],"."],
  cut: ["Only the first ",["count","number"]," lines are read. Import longer lists as a file."],
  more: [["count","plural",{"one":["and ","#"," more line"],"other":["and ","#"," more lines"]}]],
  usable: [["count","plural",{"0":["No value was read."],"one":["#"," value was read."],"other":["#"," values were read."]}]],
  faults: [["count","plural",{"one":["#"," line is left out:"],"other":["#"," lines are left out:"]}]],
  'fault.no_sku': ["without SKU"],
  'fault.no_row': ["no row in the list"],
  'fault.several_variants': ["has several variants, paste it with SKUs"],
  'fault.repeated': ["this SKU is pasted twice"],
  'fault.price': ["not a price"],
  'fault.stock': ["not a whole number"],
  none: ["Paste at least one value."],
  check: ["Check ",["count","plural",{"one":["#"," value"],"other":["#"," values"]}]],
  checking: ["Checking..."],
  checkHint: ["Nothing changes yet: the next page shows old and new values. You can undo the change afterwards."],
  leave: ["Cancel"],
  unsaved: ["What you pasted has not been used."],
  'title.goods_in': ["Goods in"],
  'what.goods_in': ["Goods in: pieces to add"],
  'hint.goods_in': ["One article a line: SKU or barcode, and pieces. Or one column with pieces in the order of the rows shown. Empty cells add nothing."],
  reference: ["Delivery note"],
  inStock: ["Free"],
  added: ["Added"],
  'fault.goods_in': ["not a number of pieces"],
  'fault.not_in_shop': ["not in the shop"],
  'fault.several_articles': ["the barcode of several articles, use the SKU"],
  add: ["Add ",["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]," to stock"],
  adding: ["Adding..."],
  addHint: ["Nothing is added yet: the next step shows the stock before and after."],
  done: [["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," of ",["articles","plural",{"one":["#"," article"],"other":["#"," articles"]}]," added to stock.",["served","plural",{"0":[],"one":[" ","#"," piece went to a waiting order."],"other":[" ","#"," pieces went to waiting orders."]}]],
  leftOut: [["count","plural",{"one":["#"," line was left out"],"other":["#"," lines were left out"]}],": ",["lines"],"."],
  close: ["Close"],
  checkGoods: ["Check ",["count","plural",{"one":["#"," article"],"other":["#"," articles"]}]],
  'title.check': ["Check the delivery"],
  planned: [["articles","plural",{"0":["No article can be added."],"one":[["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," of ","#"," article can be added."],"other":[["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," of ","#"," articles can be added."]}],["served","plural",{"0":[],"one":[" ","#"," piece goes to a waiting order."],"other":[" ","#"," pieces go to waiting orders."]}]],
  notYet: ["Nothing is added until you confirm."],
  afterwards: ["After"],
  back: ["Back"],
  undoLater: ["Later, take an article back under Stock movements on its product page."],
  undone: [["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]," of ",["articles","plural",{"one":["#"," article"],"other":["#"," articles"]}]," taken away again."],
  undo: ["Undo"],
  undoing: ["Undoing..."],
})
