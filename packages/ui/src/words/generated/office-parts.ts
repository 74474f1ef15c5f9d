// Written by compile.ts from office-parts.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-parts", and what each of them needs. */
export interface OfficePartsWords {
  'key.enter': NoValues
  'key.escape': NoValues
  'key.control': NoValues
  'key.up': NoValues
  'key.down': NoValues
  columns: NoValues
  'columns.locked': { label: string }
  'columns.reset': NoValues
  'columns.up': { label: string }
  'columns.down': { label: string }
  'columns.moved': { label: string; position: number; count: number }
  selected: { count: number }
  'select.all': NoValues
  'select.row': { name: string }
  'select.none': NoValues
  selection: NoValues
  'keys.move': NoValues
  'keys.select': NoValues
  'keys.open': NoValues
  'keys.choose': NoValues
  'keys.close': NoValues
  'cell.saving': NoValues
  'cell.saved': NoValues
  'cell.putBack': NoValues
  'sheet.unsaved': NoValues
  'form.changed': NoValues
  'form.changes': { count: number }
  'form.review': NoValues
  'form.save': NoValues
  'form.saving': NoValues
  'form.savingChanges': { count: number }
  'form.saved': { time: string }
  'form.undo': NoValues
  'form.mend': { count: number }
  'form.clean': NoValues
  'form.state': NoValues
  'diff.field': NoValues
  'diff.before': NoValues
  'diff.after': NoValues
  'diff.empty': NoValues
  'diff.cleared': NoValues
  'diff.removed': NoValues
  'diff.added': NoValues
  'import.steps': NoValues
  'import.step.upload': NoValues
  'import.step.match': NoValues
  'import.step.missing': NoValues
  'import.step.check': NoValues
  'import.step.apply': NoValues
  'import.step.report': NoValues
  'import.step.done': NoValues
  'import.back': NoValues
  'import.cancel': NoValues
  'import.upload.title': NoValues
  'import.upload.file': NoValues
  'import.upload.prompt': NoValues
  'import.upload.browse': NoValues
  'import.layout.title': { row: string }
  'import.layout.titleOfSheet': { sheet: string; row: string }
  'import.layout.sheet': NoValues
  'import.layout.headings': NoValues
  'import.layout.headingsIn': { row: string }
  'import.layout.unread': NoValues
  'import.layout.read': NoValues
  'import.layout.reading': NoValues
  'import.match.title': NoValues
  'import.match.caption': NoValues
  'import.match.column': NoValues
  'import.match.samples': NoValues
  'import.match.target': NoValues
  'import.match.targetOf': { column: string }
  'import.match.why': NoValues
  'import.match.leave': NoValues
  'import.match.from': NoValues
  'import.match.fromOf': { column: string }
  'import.match.summary': { matched: number; count: number }
  'import.match.remember': NoValues
  'import.match.next': { rows: number }
  'import.match.checking': NoValues
  'import.missing.title': NoValues
  'import.missing.summary': { count: number; rows: number }
  'import.missing.all': { field: string }
  'import.missing.of': { field: string; category: string }
  'import.missing.others': NoValues
  'import.missing.rows': { rows: number }
  'import.missing.choose': NoValues
  'import.check.title': NoValues
  'import.check.rows': NoValues
  'import.check.create': NoValues
  'import.check.update': NoValues
  'import.check.unchanged': NoValues
  'import.check.warning': NoValues
  'import.check.failed': NoValues
  'import.check.rowNumber': { row: string }
  'import.check.row': NoValues
  'import.check.why': NoValues
  'import.check.empty': NoValues
  'import.check.noPrice': NoValues
  'import.check.none': NoValues
  'import.check.leftOut': { count: number }
  'import.check.warned': { count: number }
  'import.check.skip': NoValues
  'import.check.skipped': { count: number }
  'import.check.skipAll': NoValues
  'import.check.takeAll': NoValues
  'import.check.taken': NoValues
  'import.check.take': { row: string }
  'import.check.created': { count: number }
  'import.check.updated': { count: number }
  'import.check.same': { count: number }
  'import.check.more': { count: number }
  'import.check.fewer': { count: number }
  'import.check.download': NoValues
  'import.check.changes': NoValues
  'import.check.apply': { rows: number; failed: number }
  'import.check.nothing': NoValues
  'import.apply.title': NoValues
  'import.apply.progress': { done: number; count: number }
  'import.apply.stop': NoValues
  'import.apply.stopping': NoValues
  'import.apply.leave': NoValues
  'import.apply.recent': NoValues
  'import.report.title': NoValues
  'import.report.stoppedTitle': NoValues
  'import.report.created': NoValues
  'import.report.updated': NoValues
  'import.report.figures': NoValues
  'import.report.again': NoValues
  'timeline.older': NoValues
  'timeline.loading': NoValues
  'command.results': { count: number }
}

/** The English texts of the area "office-parts". */
export const officePartsWords = /* @__PURE__ */ defineWords<OfficePartsWords>('office-parts', {
  'key.enter': ["Enter"],
  'key.escape': ["Esc"],
  'key.control': ["Ctrl"],
  'key.up': ["Arrow up"],
  'key.down': ["Arrow down"],
  columns: ["Columns"],
  'columns.locked': [["label"]," is always shown"],
  'columns.reset': ["Reset"],
  'columns.up': ["Move ",["label"]," up"],
  'columns.down': ["Move ",["label"]," down"],
  'columns.moved': [["label"]," is column ",["position","number"]," of ",["count","number"]],
  selected: [["count","number"]," selected"],
  'select.all': ["Select all on this page"],
  'select.row': ["Select ",["name"]],
  'select.none': ["Clear selection"],
  selection: ["Selection"],
  'keys.move': ["move"],
  'keys.select': ["select"],
  'keys.open': ["open"],
  'keys.choose': ["choose"],
  'keys.close': ["close"],
  'cell.saving': ["Saving..."],
  'cell.saved': ["Saved"],
  'cell.putBack': ["restores the previous value"],
  'sheet.unsaved': ["Your changes are not saved."],
  'form.changed': ["changed"],
  'form.changes': [["count","plural",{"one":["#"," change not saved"],"other":["#"," changes not saved"]}]],
  'form.review': ["Review changes"],
  'form.save': ["Save"],
  'form.saving': ["Saving..."],
  'form.savingChanges': ["Saving ",["count","plural",{"one":["#"," change"],"other":["#"," changes"]}]],
  'form.saved': ["Saved ",["time"]],
  'form.undo': ["Undo"],
  'form.mend': [["count","plural",{"one":["#"," field to correct"],"other":["#"," fields to correct"]}]],
  'form.clean': ["No changes to save"],
  'form.state': ["State of this page"],
  'diff.field': ["Field"],
  'diff.before': ["Before"],
  'diff.after': ["After"],
  'diff.empty': ["empty"],
  'diff.cleared': ["cleared"],
  'diff.removed': ["Removed:"],
  'diff.added': ["Added:"],
  'import.steps': ["Steps of the import"],
  'import.step.upload': ["Upload"],
  'import.step.match': ["Match"],
  'import.step.missing': ["Missing"],
  'import.step.check': ["Check"],
  'import.step.apply': ["Apply"],
  'import.step.report': ["Report"],
  'import.step.done': ["Done:"],
  'import.back': ["Back"],
  'import.cancel': ["Cancel"],
  'import.upload.title': ["Import"],
  'import.upload.file': ["File"],
  'import.upload.prompt': ["Drop a file here or"],
  'import.upload.browse': ["choose one"],
  'import.layout.title': ["File layout: headings in row ",["row"]],
  'import.layout.titleOfSheet': ["File layout: sheet “",["sheet"],"”, headings in row ",["row"]],
  'import.layout.sheet': ["Sheet"],
  'import.layout.headings': ["Which row has the headings?"],
  'import.layout.headingsIn': ["Headings in row ",["row"]],
  'import.layout.unread': ["Its first rows are shown when the file has been read again."],
  'import.layout.read': ["Read the file again"],
  'import.layout.reading': ["Reading..."],
  'import.match.title': ["Match the columns"],
  'import.match.caption': ["Columns of the file and where they go"],
  'import.match.column': ["Column in the file"],
  'import.match.samples': ["Examples"],
  'import.match.target': ["Goes to"],
  'import.match.targetOf': [["column"]," goes to"],
  'import.match.why': ["Why"],
  'import.match.leave': ["Leave out"],
  'import.match.from': ["from"],
  'import.match.fromOf': [["column"],": from which quantity on"],
  'import.match.summary': [["matched","number"]," of ",["count","plural",{"one":["#"," column is"],"other":["#"," columns are"]}]," mapped"],
  'import.match.remember': ["Remember for the next file"],
  'import.match.next': ["Check ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.match.checking': ["Checking..."],
  'import.missing.title': ["Missing in this file"],
  'import.missing.summary': [["count","plural",{"one":["#"," question"],"other":["#"," questions"]}],", answered once for ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.missing.all': [["field"]," of all rows"],
  'import.missing.of': [["field"]," of ",["category"]],
  'import.missing.others': ["Other rows"],
  'import.missing.rows': [["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.missing.choose': ["Choose"],
  'import.check.title': ["Check before anything changes"],
  'import.check.rows': ["Show rows"],
  'import.check.create': ["Create"],
  'import.check.update': ["Update"],
  'import.check.unchanged': ["Unchanged"],
  'import.check.warning': ["Warnings"],
  'import.check.failed': ["Failed"],
  'import.check.rowNumber': ["Row ",["row"]],
  'import.check.row': ["Row"],
  'import.check.why': ["Why"],
  'import.check.empty': ["(empty)"],
  'import.check.noPrice': ["No price"],
  'import.check.none': ["No rows here"],
  'import.check.leftOut': [["count","plural",{"one":["#"," row will be left out"],"other":["#"," rows will be left out"]}]],
  'import.check.warned': [["count","plural",{"one":["#"," row has a warning"],"other":["#"," rows have warnings"]}]],
  'import.check.skip': ["Left out"],
  'import.check.skipped': [["count","plural",{"one":["#"," row is left out"],"other":["#"," rows are left out"]}]],
  'import.check.skipAll': ["Leave out all shown"],
  'import.check.takeAll': ["Import all shown"],
  'import.check.taken': ["Import"],
  'import.check.take': ["Import row ",["row"]],
  'import.check.created': [["count","plural",{"one":["#"," row will be created"],"other":["#"," rows will be created"]}]],
  'import.check.updated': [["count","plural",{"one":["#"," row will be updated"],"other":["#"," rows will be updated"]}]],
  'import.check.same': [["count","plural",{"one":["#"," row is unchanged"],"other":["#"," rows are unchanged"]}]],
  'import.check.more': ["Show ",["count","plural",{"one":["#"," more row"],"other":["#"," more rows"]}]," with this reason"],
  'import.check.fewer': ["Hide ",["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]," with this reason"],
  'import.check.download': ["Rows with problems as a file"],
  'import.check.changes': ["Changes by the updates"],
  'import.check.apply': ["Apply ",["rows","plural",{"one":["#"," row"],"other":["#"," rows"]}],["failed","plural",{"0":[],"other":[", leave out ","#"]}]],
  'import.check.nothing': ["There is nothing to apply"],
  'import.apply.title': ["Applying"],
  'import.apply.progress': [["done","number"]," of ",["count","plural",{"one":["#"," row"],"other":["#"," rows"]}]],
  'import.apply.stop': ["Stop after this row"],
  'import.apply.stopping': ["Stopping..."],
  'import.apply.leave': ["You can leave this page. The import continues, and the report will be here. A stopped import can be resumed."],
  'import.apply.recent': ["So far"],
  'import.report.title': ["Imported"],
  'import.report.stoppedTitle': ["Stopped"],
  'import.report.created': ["Created"],
  'import.report.updated': ["Updated"],
  'import.report.figures': ["Result"],
  'import.report.again': ["Import another file"],
  'timeline.older': ["Show older"],
  'timeline.loading': ["Loading older entries..."],
  'command.results': [["count","plural",{"0":["Nothing found"],"one":["#"," result"],"other":["#"," results"]}]],
})
