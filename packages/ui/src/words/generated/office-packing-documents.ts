// Written by compile.ts from office-packing-documents.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-packing-documents", and what each of them needs. */
export interface OfficePackingDocumentsWords {
  'documents.pick': { count: number }
  'documents.slip': { count: number }
  'documents.label': { count: number }
  'documents.labels': NoValues
  'documents.labelOf': { number: string }
  'documents.order': { number: string }
  'documents.from': { sender: string }
  'documents.print': NoValues
  'documents.loading': NoValues
  'documents.failed': NoValues
  'documents.none': NoValues
  'documents.noneText': NoValues
  'documents.noPicks': NoValues
  'documents.noPicksText': NoValues
  'documents.leftOut': { count: number }
  'documents.leftOut.waiting': { number: string; company: string }
  'documents.leftOut.done': { number: string; company: string }
  'documents.missing': NoValues
  'documents.missingText': NoValues
  'documents.noSlips': NoValues
  'documents.noSlipsText': NoValues
  'documents.toOrders': NoValues
  'documents.pickOf': { number: string }
  'documents.slipOf': { number: string }
  'documents.slipName': { number: string; parcel: number }
  'documents.parcel': { parcel: number; carrier: string }
  'documents.vatId': { number: string }
  'documents.shelf': NoValues
  'documents.product': NoValues
  'documents.pieces': NoValues
  'documents.done': NoValues
  'documents.total': { lines: number; pieces: number }
  'documents.cartons': { full: number; size: number; loose: number }
  'documents.rest': { rest: number }
  'documents.closed': { closed: number }
}

/** The English texts of the area "office-packing-documents". */
export const officePackingDocumentsWords = /* @__PURE__ */ defineWords<OfficePackingDocumentsWords>('office-packing-documents', {
  'documents.pick': [["count","plural",{"one":["Pick list"],"other":["#"," pick lists"]}]],
  'documents.slip': [["count","plural",{"one":["Packing slip"],"other":["#"," packing slips"]}]],
  'documents.label': [["count","plural",{"one":["Address label"],"other":["#"," address labels"]}]],
  'documents.labels': ["Address labels"],
  'documents.labelOf': ["Address label, order ",["number"]],
  'documents.order': ["Order ",["number"]],
  'documents.from': ["From: ",["sender"]],
  'documents.print': ["Print"],
  'documents.loading': ["Loading the documents..."],
  'documents.failed': ["The documents could not be loaded"],
  'documents.none': ["No orders selected"],
  'documents.noneText': ["Choose orders in the list and print their pick lists from there."],
  'documents.noPicks': ["Nothing to pick now"],
  'documents.noPicksText': ["None of these orders has pieces in stock that are still to ship."],
  'documents.leftOut': [["count","plural",{"one":["#"," order has"],"other":["#"," orders have"]}]," no pick list:"],
  'documents.leftOut.waiting': [["number"],", ",["company"],": all pieces wait for stock."],
  'documents.leftOut.done': [["number"],", ",["company"],": nothing is left to ship."],
  'documents.missing': ["This parcel does not exist"],
  'documents.missingText': ["Check the parcels of the order."],
  'documents.noSlips': ["None of these orders has been shipped"],
  'documents.noSlipsText': ["An order has packing slips once its parcels are sent."],
  'documents.toOrders': ["Back to orders"],
  'documents.pickOf': ["Pick list, order ",["number"]],
  'documents.slipOf': ["Packing slip, order ",["number"]],
  'documents.slipName': ["Packing slip, order ",["number"],", parcel ",["parcel","number"]],
  'documents.parcel': ["Parcel ",["parcel","number"],", ",["carrier"]],
  'documents.vatId': ["VAT number ",["number"]],
  'documents.shelf': ["Shelf"],
  'documents.product': ["Product"],
  'documents.pieces': ["Pieces"],
  'documents.done': ["Picked"],
  'documents.total': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'documents.cartons': [["full","plural",{"one":["#"," carton"],"other":["#"," cartons"]}]," of ",["size","number"],["loose","plural",{"0":[],"one":[" + ","#"," piece"],"other":[" + ","#"," pieces"]}]],
  'documents.rest': [["rest","plural",{"one":["#"," piece follows"],"other":["#"," pieces follow"]}]," in another parcel."],
  'documents.closed': [["closed","plural",{"one":["#"," piece of this order is"],"other":["#"," pieces of this order are"]}]," not delivered."],
})
