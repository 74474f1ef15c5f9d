// Written by compile.ts from office-parts.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-parts", and what each of them needs. */
export interface OfficePartsWords {
  'key.enter': NoValues
  'key.escape': NoValues
  'key.control': NoValues
  'key.up': NoValues
  'key.down': NoValues
  filters: { count: number }
  selected: { count: number }
  'select.all': NoValues
  'select.row': { name: string }
  'select.none': NoValues
  selection: NoValues
  'keys.move': NoValues
  'keys.select': NoValues
  'keys.open': NoValues
  'keys.off': NoValues
  'keys.on': NoValues
  'keys.choose': NoValues
  'keys.close': NoValues
  'cell.saving': NoValues
  'cell.saved': NoValues
  'cell.putBack': NoValues
  'cell.confirm': NoValues
  'cell.restore': NoValues
  'sheet.unsaved': NoValues
  'form.changed': NoValues
  'form.changes': { count: number }
  'form.save': NoValues
  'form.saving': NoValues
  'form.uploading': NoValues
  'form.savingChanges': { count: number }
  'form.saved': { time: string }
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
  filters: [["count","plural",{"0":["Filters"],"other":["Filters (","#",")"]}]],
  selected: [["count","number"]," selected"],
  'select.all': ["Select all on this page"],
  'select.row': ["Select ",["name"]],
  'select.none': ["Clear selection"],
  selection: ["Selection"],
  'keys.move': ["move"],
  'keys.select': ["select"],
  'keys.open': ["open"],
  'keys.off': ["Use these keys only inside the list"],
  'keys.on': ["Use these keys on the whole page"],
  'keys.choose': ["choose"],
  'keys.close': ["close"],
  'cell.saving': ["Saving..."],
  'cell.saved': ["Saved"],
  'cell.putBack': ["restores the previous value"],
  'cell.confirm': ["Save anyway"],
  'cell.restore': ["Restore"],
  'sheet.unsaved': ["Your changes are not saved."],
  'form.changed': ["changed"],
  'form.changes': [["count","plural",{"one":["#"," change not saved"],"other":["#"," changes not saved"]}]],
  'form.save': ["Save"],
  'form.saving': ["Saving..."],
  'form.uploading': ["Uploading files. You can save when they are there."],
  'form.savingChanges': ["Saving ",["count","plural",{"one":["#"," change"],"other":["#"," changes"]}]],
  'form.saved': ["Saved ",["time"]],
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
  'timeline.older': ["Show older"],
  'timeline.loading': ["Loading older entries..."],
  'command.results': [["count","plural",{"0":["Nothing found"],"one":["#"," result"],"other":["#"," results"]}]],
})
