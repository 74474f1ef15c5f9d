// Written by compile.ts from order-form.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "order-form", and what each of them needs. */
export interface OrderFormWords {
  'file.label': NoValues
  'file.prompt': NoValues
  'file.browse': NoValues
  'file.hint': { most: number }
  'file.size': { size: number }
  'file.too_large': { most: number }
  'file.not_text': NoValues
  'file.old_sheet': NoValues
  'file.empty': NoValues
  'file.unreadable': NoValues
  'file.not_stored': NoValues
  'file.no_answer': NoValues
  'columns.question': NoValues
  'columns.article': NoValues
  'columns.quantity': NoValues
  'columns.placeholder': NoValues
  'columns.option': { heading: string; samples: string }
  'columns.unnamed': { place: number }
  'columns.noArticle': NoValues
  'columns.noQuantity': NoValues
  'columns.same': NoValues
  'columns.used': { article: string; quantity: string }
  'columns.change': NoValues
  blankRows: { count: number }
  'priceList.download': NoValues
  'priceList.loading': NoValues
  'priceList.file': NoValues
  'priceList.cells': NoValues
  'priceList.no_answer': NoValues
  'priceList.failed': NoValues
}

/** The English texts of the area "order-form". */
export const orderFormWords = /* @__PURE__ */ defineWords<OrderFormWords>('order-form', {
  'file.label': ["Excel or CSV file"],
  'file.prompt': ["Drop an Excel or CSV file here or"],
  'file.browse': ["choose a file"],
  'file.hint': ["A column with SKUs or GTINs and one with quantities, in any order. Rows without a quantity are left out; up to ",["most","number"]," rows can have one. Articles that are not in the cart are added."],
  'file.size': [["size","number"]," kB"],
  'file.too_large': ["This file is larger than ",["most","number"]," kB. Keep only the rows you want to order, and choose it again."],
  'file.not_text': ["This is neither a spreadsheet nor a text file. Save the sheet as XLSX or CSV and choose that file."],
  'file.old_sheet': ["This spreadsheet has a password, or the format before 2007 (XLS). Save it as XLSX without a password, or as CSV, and choose that file."],
  'file.empty': ["This file has no rows. Choose another one."],
  'file.unreadable': ["This file could not be read. Choose it again."],
  'file.not_stored': ["This file was too large to be saved in this tab. Choose it again."],
  'file.no_answer': ["The shop did not respond, so this file was not read. Choose it again."],
  'columns.question': ["Choose which columns to read."],
  'columns.article': ["Column with SKUs or GTINs"],
  'columns.quantity': ["Column with quantities"],
  'columns.placeholder': ["Choose a column"],
  'columns.option': [["heading"],": ",["samples"]],
  'columns.unnamed': ["Column ",["place","number"]],
  'columns.noArticle': ["Choose the column with SKUs or GTINs."],
  'columns.noQuantity': ["Choose the column with quantities."],
  'columns.same': ["This column is chosen for SKUs or GTINs. Choose another one."],
  'columns.used': ["Articles are read from “",["article"],"”, quantities from “",["quantity"],"”."],
  'columns.change': ["Choose other columns"],
  blankRows: [["count","plural",{"one":["1 row without a quantity was left out."],"other":["#"," rows without a quantity were left out."]}]],
  'priceList.download': ["Download my price list"],
  'priceList.loading': ["Preparing..."],
  'priceList.file': ["An Excel file with all articles at your prices. Fill in quantities and choose it here."],
  'priceList.cells': ["An Excel file with all articles at your prices. Fill in quantities, copy its cells and paste them here."],
  'priceList.no_answer': ["The shop did not respond. Please try again."],
  'priceList.failed': ["The price list could not be downloaded. Please try again."],
})
