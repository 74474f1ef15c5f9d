// Written by compile.ts from import-wizard.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "import-wizard", and what each of them needs. */
export interface ImportWizardWords {
  steps: NoValues
  'step.upload': NoValues
  'step.match': NoValues
  'step.missing': NoValues
  'step.check': NoValues
  'step.apply': NoValues
  'step.report': NoValues
  'step.done': NoValues
  back: NoValues
  cancel: NoValues
  'upload.title': NoValues
  'upload.file': NoValues
  'upload.prompt': NoValues
  'upload.browse': NoValues
  'layout.title': { row: string }
  'layout.titleOfSheet': { sheet: string; row: string }
  'layout.sheet': NoValues
  'layout.encoding': NoValues
  'layout.encodingHint': NoValues
  'layout.western': { name: string }
  'layout.central': { name: string }
  'layout.baltic': { name: string }
  'layout.dos': { number: string }
  'layout.headings': NoValues
  'layout.headingsIn': { row: string }
  'layout.unread': NoValues
  'layout.read': NoValues
  'layout.reading': NoValues
  'match.title': NoValues
  'match.caption': NoValues
  'match.column': NoValues
  'match.samples': NoValues
  'match.target': NoValues
  'match.targetOf': { column: string }
  'match.why': NoValues
  'match.leave': NoValues
  'match.from': NoValues
  'match.fromOf': { column: string }
  'match.summary': { matched: number; count: number }
  'match.remember': NoValues
  'match.next': { rows: number }
  'match.checking': NoValues
  'missing.title': NoValues
  'missing.summary': { count: number; rows: number }
  'missing.all': { field: string }
  'missing.of': { field: string; category: string }
  'missing.others': NoValues
  'missing.othersShow': { count: number }
  'missing.othersFirst': { count: number }
  'missing.rows': { rows: number }
  'missing.choose': NoValues
  'check.title': NoValues
  'check.rows': NoValues
  'check.create': NoValues
  'check.update': NoValues
  'check.unchanged': NoValues
  'check.warning': NoValues
  'check.failed': NoValues
  'check.rowNumber': { row: string }
  'check.row': NoValues
  'check.why': NoValues
  'check.empty': NoValues
  'check.noPrice': NoValues
  'check.none': NoValues
  'check.leftOut': { count: number }
  'check.warned': { count: number }
  'check.skip': NoValues
  'check.skipped': { count: number }
  'check.skipAll': NoValues
  'check.takeAll': NoValues
  'check.skipEvery': { count: number }
  'check.takeEvery': NoValues
  'check.first': { shown: number; count: number }
  'check.taken': NoValues
  'check.take': { row: string }
  'check.created': { count: number }
  'check.ofArticles': { heading: string; count: number }
  'check.updated': { count: number }
  'check.same': { count: number }
  'check.more': { count: number }
  'check.fewer': { count: number }
  'check.download': NoValues
  'check.changes': NoValues
  'check.apply': { rows: number; failed: number }
  'check.nothing': NoValues
  'apply.title': NoValues
  'apply.progress': { done: number; count: number }
  'apply.stop': NoValues
  'apply.stopping': NoValues
  'apply.leave': NoValues
  'apply.recent': NoValues
  'report.title': NoValues
  'report.undoneTitle': NoValues
  'report.stoppedTitle': NoValues
  'report.created': NoValues
  'report.updated': NoValues
  'report.figures': NoValues
  'report.again': NoValues
  'check.saving': NoValues
  'report.unchanged': NoValues
  'report.warned': { count: number }
  'report.failed': { count: number }
  'report.leftOut': { count: number }
}

/** The English texts of the area "import-wizard". */
export const importWizardWords = /* @__PURE__ */ defineWords<ImportWizardWords>('import-wizard', {
  steps: ["Steps of the import"],
  'step.upload': ["Upload"],
  'step.match': ["Match"],
  'step.missing': ["Missing"],
  'step.check': ["Check"],
  'step.apply': ["Apply"],
  'step.report': ["Report"],
  'step.done': ["Done:"],
  back: ["Back"],
  cancel: ["Cancel"],
  'upload.title': ["Import"],
  'upload.file': ["File"],
  'upload.prompt': ["Drop a file here or"],
  'upload.browse': ["choose one"],
  'layout.title': ["File layout: headings in row ",["row"]],
  'layout.titleOfSheet': ["File layout: sheet “",["sheet"],"”, headings in row ",["row"]],
  'layout.sheet': ["Sheet"],
  'layout.encoding': ["Character set"],
  'layout.encodingHint': ["Choose another one if letters such as å, č or ł look wrong."],
  'layout.western': ["Western Europe (",["name"],")"],
  'layout.central': ["Central Europe (",["name"],")"],
  'layout.baltic': ["Baltic countries (",["name"],")"],
  'layout.dos': ["DOS (code page ",["number"],")"],
  'layout.headings': ["Which row has the headings?"],
  'layout.headingsIn': ["Headings in row ",["row"]],
  'layout.unread': ["Its first rows are shown when the file has been read again."],
  'layout.read': ["Read the file again"],
  'layout.reading': ["Reading..."],
  'match.title': ["Match the columns"],
  'match.caption': ["Columns of the file and where they go"],
  'match.column': ["Column in the file"],
  'match.samples': ["Examples"],
  'match.target': ["Goes to"],
  'match.targetOf': [["column"]," goes to"],
  'match.why': ["Why"],
  'match.leave': ["Leave out"],
  'match.from': ["from"],
  'match.fromOf': [["column"],": from which quantity on"],
  'match.summary': [["matched","number"]," of ",["count","plural",{"one":["#"," column is"],"other":["#"," columns are"]}]," mapped"],
  'match.remember': ["Remember for the next file"],
  'match.next': ["Check ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'match.checking': ["Checking..."],
  'missing.title': ["Missing in this file"],
  'missing.summary': [["count","plural",{"one":["#"," question"],"other":["#"," questions"]}],", answered once for ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'missing.all': [["field"]," of all rows"],
  'missing.of': [["field"]," of ",["category"]],
  'missing.others': ["Other rows"],
  'missing.othersShow': [["count","plural",{"one":["Show its product"],"other":["Show all ","#"," products"]}]],
  'missing.othersFirst': ["Show the first ",["count","number"]," products"],
  'missing.rows': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'missing.choose': ["Choose"],
  'check.title': ["Check before anything changes"],
  'check.rows': ["Show rows"],
  'check.create': ["Create"],
  'check.update': ["Update"],
  'check.unchanged': ["Unchanged"],
  'check.warning': ["Warnings"],
  'check.failed': ["Failed"],
  'check.rowNumber': ["Row ",["row"]],
  'check.row': ["Row"],
  'check.why': ["Why"],
  'check.empty': ["(empty)"],
  'check.noPrice': ["No price"],
  'check.none': ["No rows here"],
  'check.leftOut': [["count","plural",{"one":["#"," row will be left out"],"other":["#"," rows will be left out"]}]],
  'check.warned': [["count","plural",{"one":["#"," row has a warning"],"other":["#"," rows have warnings"]}]],
  'check.skip': ["Left out"],
  'check.skipped': [["count","plural",{"one":["#"," row is left out"],"other":["#"," rows are left out"]}]],
  'check.skipAll': ["Leave out all shown"],
  'check.takeAll': ["Import all shown"],
  'check.skipEvery': ["Leave out all ",["count","number"],", in this file only"],
  'check.takeEvery': ["Take back all that you left out"],
  'check.first': ["The first ",["shown","number"]," of ",["count","number"]," rows are shown."],
  'check.taken': ["Import"],
  'check.take': ["Import row ",["row"]],
  'check.created': [["count","plural",{"one":["#"," row will be created"],"other":["#"," rows will be created"]}]],
  'check.ofArticles': [["heading"]," (",["count","plural",{"one":["#"," article"],"other":["#"," articles"]}],")"],
  'check.updated': [["count","plural",{"one":["#"," row will be updated"],"other":["#"," rows will be updated"]}]],
  'check.same': [["count","plural",{"one":["#"," row is unchanged"],"other":["#"," rows are unchanged"]}]],
  'check.more': ["Show ",["count","plural",{"one":["#"," more row"],"other":["#"," more rows"]}]," with this reason"],
  'check.fewer': ["Hide ",["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]," with this reason"],
  'check.download': ["Rows with problems as a file"],
  'check.changes': ["Changes by the updates"],
  'check.apply': ["Apply ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],["failed","plural",{"0":[],"other":[", leave out ","#"]}]],
  'check.nothing': ["There is nothing to apply"],
  'apply.title': ["Applying"],
  'apply.progress': [["done","number"]," of ",["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'apply.stop': ["Stop after this row"],
  'apply.stopping': ["Stopping..."],
  'apply.leave': ["You can leave this page. The import continues, and the report will be here. A stopped import can be resumed."],
  'apply.recent': ["So far"],
  'report.title': ["Imported"],
  'report.undoneTitle': ["Undone"],
  'report.stoppedTitle': ["Stopped"],
  'report.created': ["Rows created"],
  'report.updated': ["Rows updated"],
  'report.figures': ["Result"],
  'report.again': ["Import another file"],
  'check.saving': ["Saving..."],
  'report.unchanged': ["Rows unchanged"],
  'report.warned': [["count","plural",{"one":["#"," row was imported with a warning"],"other":["#"," rows were imported with warnings"]}]],
  'report.failed': [["count","plural",{"one":["#"," row could not be imported"],"other":["#"," rows could not be imported"]}]],
  'report.leftOut': [["count","plural",{"one":["#"," row was left out"],"other":["#"," rows were left out"]}]],
})
