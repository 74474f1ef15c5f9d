// Written by compile.ts from office-packing-documents.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-packing-documents", and what each of them needs. */
export interface OfficePackingDocumentsWords {
  'papers.pick': { count: number }
  'papers.slip': { count: number }
  'papers.print': NoValues
  'papers.loading': NoValues
  'papers.failed': NoValues
  'papers.none': NoValues
  'papers.noneText': NoValues
  'papers.missing': NoValues
  'papers.missingText': NoValues
  'papers.noSlips': NoValues
  'papers.noSlipsText': NoValues
  'papers.toOrders': NoValues
  'papers.pickOf': { number: string }
  'papers.slipOf': { number: string }
  'papers.slipName': { number: string; parcel: number }
  'papers.parcel': { parcel: number; carrier: string }
  'papers.product': NoValues
  'papers.pieces': NoValues
  'papers.done': NoValues
  'papers.total': { lines: number; pieces: number }
  'papers.nothing': NoValues
}

/** The English texts of the area "office-packing-documents". */
export const officePackingDocumentsWords = /* @__PURE__ */ defineWords<OfficePackingDocumentsWords>('office-packing-documents', {
  'papers.pick': [["count","plural",{"one":["Pick list"],"other":["#"," pick lists"]}]],
  'papers.slip': [["count","plural",{"one":["Packing slip"],"other":["#"," packing slips"]}]],
  'papers.print': ["Print"],
  'papers.loading': ["Loading the documents..."],
  'papers.failed': ["The documents could not be loaded"],
  'papers.none': ["No orders selected"],
  'papers.noneText': ["Choose orders in the list and print their pick lists from there."],
  'papers.missing': ["This parcel does not exist"],
  'papers.missingText': ["Check the parcels of the order."],
  'papers.noSlips': ["None of these orders has been shipped"],
  'papers.noSlipsText': ["An order has packing slips once its parcels are sent."],
  'papers.toOrders': ["Back to orders"],
  'papers.pickOf': ["Pick list, order ",["number"]],
  'papers.slipOf': ["Packing slip, order ",["number"]],
  'papers.slipName': ["Packing slip, order ",["number"],", parcel ",["parcel","number"]],
  'papers.parcel': ["Parcel ",["parcel","number"],", ",["carrier"]],
  'papers.product': ["Product"],
  'papers.pieces': ["Pieces"],
  'papers.done': ["Picked"],
  'papers.total': [["lines","plural",{"one":["#"," line"],"other":["#"," lines"]}],", ",["pieces","plural",{"one":["#"," piece"],"other":["#"," pieces"]}]],
  'papers.nothing': ["Nothing left to pick."],
})
