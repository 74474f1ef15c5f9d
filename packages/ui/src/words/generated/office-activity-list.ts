// Written by compile.ts from office-activity-list.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-activity-list", and what each of them needs. */
export interface OfficeActivityListWords {
  'activity.loading': NoValues
  'activity.failed': NoValues
  'activity.none': NoValues
  'activity.noneFits': NoValues
  'activity.showAll': NoValues
  'activity.export': NoValues
  'activity.person': NoValues
  'activity.anybody': NoValues
  'activity.search': NoValues
  'activity.searchText': NoValues
  'activity.by': NoValues
  'activity.everybody': NoValues
  'activity.operator': NoValues
  'activity.api_key': NoValues
  'activity.customer': NoValues
  'activity.shop': NoValues
  'activity.list': NoValues
}

/** The English texts of the area "office-activity-list". */
export const officeActivityListWords = /* @__PURE__ */ defineWords<OfficeActivityListWords>('office-activity-list', {
  'activity.loading': ["Loading the activity..."],
  'activity.failed': ["The activity could not be loaded"],
  'activity.none': ["No activity yet"],
  'activity.noneFits': ["No activity matches these filters"],
  'activity.showAll': ["Show everything"],
  'activity.export': ["Export CSV"],
  'activity.person': ["Operator"],
  'activity.anybody': ["Any operator"],
  'activity.search': ["Search by subject"],
  'activity.searchText': ["Order, SKU, product, company"],
  'activity.by': ["Actor"],
  'activity.everybody': ["All"],
  'activity.operator': ["Operators"],
  'activity.api_key': ["Programs"],
  'activity.customer': ["Buyers"],
  'activity.shop': ["Shop"],
  'activity.list': ["Activity"],
})
