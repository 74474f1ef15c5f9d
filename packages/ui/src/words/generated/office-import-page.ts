// Written by compile.ts from office-import-page.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-import-page", and what each of them needs. */
export interface OfficeImportPageWords {
  'import.how': NoValues
  'import.bySku': NoValues
  'import.bySkuText': NoValues
  'import.empty': NoValues
  'import.emptyText': NoValues
  'import.bad': NoValues
  'import.badText': NoValues
  'import.twice': NoValues
  'import.twiceText': NoValues
  'import.template': NoValues
  'import.earlier': NoValues
  'import.earlierNothing': NoValues
  'import.earlierLoading': NoValues
  'import.earlierFailed': NoValues
  'import.kind': NoValues
  'import.kind.catalog': NoValues
  'import.kind.stock': NoValues
  'import.kind.prices': NoValues
  'import.hint': NoValues
  'import.pictures': NoValues
  'import.picturesHint': NoValues
  'import.picturesPrompt': NoValues
  'import.picturesBrowse': NoValues
  'import.picturesSending': NoValues
  'import.picturesSent': { sent: number; count: number }
  'import.picturesStay': NoValues
  'import.picturesTaken': { count: number }
  'import.picturesRefused': { count: number }
  'import.pictureRefused': { name: string; problem: string }
  'import.pictureTooLarge': { name: string }
  'import.picturesMore': { count: number }
  'import.picturesLeftOut': { count: number }
  'import.picturesCut': { left: number; problem: string }
  'import.picturesGoOn': NoValues
  'import.rows': { subject: string; rows: number }
  'import.state.waiting': NoValues
  'import.state.matching': NoValues
  'import.state.asking': NoValues
  'import.state.running': NoValues
  'import.state.checked': NoValues
  'import.goOn': NoValues
  'import.goOnName': { name: string }
  'import.state.done': { when: string }
  'import.state.refused': NoValues
  'import.state.stopped': NoValues
  'import.state.failed': NoValues
  'import.state.ended': NoValues
  'import.checking': { name: string }
  'import.checkingRows': { done: number; rows: number }
  'import.checkingWait': NoValues
  'import.unread': NoValues
  'import.broken': NoValues
  'import.again': NoValues
  'import.failed': NoValues
  'import.loading': NoValues
  'import.sku': NoValues
  'import.column': NoValues
  'import.value': NoValues
  'import.allRight': NoValues
  'import.notes.categories': { count: number; names: string }
  'import.notes.ignored': { count: number; names: string }
  'import.report': { name: string; when: string }
  'import.reportBy': { name: string; when: string; person: string }
  'import.toProducts': NoValues
}

/** The English texts of the area "office-import-page". */
export const officeImportPageWords = /* @__PURE__ */ defineWords<OfficeImportPageWords>('office-import-page', {
  'import.how': ["How it works"],
  'import.bySku': ["Matched by SKU."],
  'import.bySkuText': ["Existing products are updated, new ones are created, nothing is deleted."],
  'import.empty': ["An empty cell keeps the value. A dash (-) clears it."],
  'import.emptyText': ["A stock file with two columns changes stock only."],
  'import.bad': ["One bad row does not stop the others."],
  'import.badText': ["A cell that cannot be used is left out. Failed rows come back in a file with the reason."],
  'import.twice': ["Safe to repeat."],
  'import.twiceText': ["Importing the same file twice changes nothing."],
  'import.template': ["Template as CSV"],
  'import.earlier': ["Earlier imports"],
  'import.earlierNothing': ["No imports yet."],
  'import.earlierLoading': ["Loading earlier imports..."],
  'import.earlierFailed': ["Earlier imports could not be loaded"],
  'import.kind': ["Type of file"],
  'import.kind.catalog': ["Products"],
  'import.kind.stock': ["Stock"],
  'import.kind.prices': ["Prices"],
  'import.hint': ["CSV or XLSX, up to 50 MB. You check the result before anything changes."],
  'import.pictures': ["Pictures named in the file"],
  'import.picturesHint': ["JPEG, PNG or WebP, up to 20 MB each. Upload them first: they are kept for 30 days under their file names."],
  'import.picturesPrompt': ["Drop pictures here or"],
  'import.picturesBrowse': ["choose pictures"],
  'import.picturesSending': ["Uploading pictures"],
  'import.picturesSent': [["sent","number"]," of ",["count","number"]],
  'import.picturesStay': ["Stay on this page until all are uploaded."],
  'import.picturesTaken': [["count","plural",{"0":["No picture was uploaded."],"one":["#"," picture is uploaded. Now choose the file that names it."],"other":["#"," pictures are uploaded. Now choose the file that names them."]}]],
  'import.picturesRefused': [["count","plural",{"one":["#"," picture was not accepted"],"other":["#"," pictures were not accepted"]}]],
  'import.pictureRefused': [["name"]," ",["problem"]],
  'import.pictureTooLarge': [["name"]," is larger than 20 MB"],
  'import.picturesMore': [["count","plural",{"one":["and ","#"," more"],"other":["and ","#"," more"]}]],
  'import.picturesLeftOut': [["count","plural",{"one":["#"," file is not a picture and was skipped."],"other":["#"," files are not pictures and were skipped."]}]],
  'import.picturesCut': [["left","plural",{"one":["#"," picture is not uploaded yet: ",["problem"]],"other":["#"," pictures are not uploaded yet: ",["problem"]]}]],
  'import.picturesGoOn': ["Upload the rest"],
  'import.rows': [["subject"],", ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.state.waiting': ["Queued"],
  'import.state.matching': ["Not started yet: columns to match"],
  'import.state.asking': ["Not started yet: values missing"],
  'import.state.running': ["Running"],
  'import.state.checked': ["Not started yet: checked"],
  'import.goOn': ["Go on"],
  'import.goOnName': ["Go on with ",["name"]],
  'import.state.done': ["Done ",["when"]],
  'import.state.refused': ["Not readable"],
  'import.state.stopped': ["Stopped, can be resumed"],
  'import.state.failed': ["Failed"],
  'import.state.ended': ["Cancelled"],
  'import.checking': ["Checking ",["name"]],
  'import.checkingRows': [["done","number"]," of ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]," checked. Nothing has changed yet."],
  'import.checkingWait': ["Queued. Nothing has changed yet."],
  'import.unread': ["This file could not be read"],
  'import.broken': ["The import has stopped"],
  'import.again': ["Import another file"],
  'import.failed': ["The import could not be loaded"],
  'import.loading': ["Loading the import..."],
  'import.sku': ["SKU"],
  'import.column': ["Column"],
  'import.value': ["Value"],
  'import.allRight': ["No failed rows."],
  'import.notes.categories': [["count","plural",{"one":["New category: ",["names"],"."],"other":["New categories: ",["names"],"."]}]],
  'import.notes.ignored': [["count","plural",{"one":["This column is left out: ",["names"],"."],"other":["These columns are left out: ",["names"],"."]}]],
  'import.report': [["name"],", ",["when"]],
  'import.reportBy': [["name"],", ",["when"],", by ",["person"]],
  'import.toProducts': ["Go to products"],
})
