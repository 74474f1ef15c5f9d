// Written by compile.ts from office-bulk-actions.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-bulk-actions", and what each of them needs. */
export interface OfficeBulkActionsWords {
  all: { count: number }
  'do.price': NoValues
  'do.flash_sale': NoValues
  'do.category': NoValues
  'do.tags': NoValues
  'do.publish': NoValues
  'do.archive': NoValues
  'do.restore': NoValues
}

/** The English texts of the area "office-bulk-actions". */
export const officeBulkActionsWords = /* @__PURE__ */ defineWords<OfficeBulkActionsWords>('office-bulk-actions', {
  all: ["Select all ",["count","number"]],
  'do.price': ["Price..."],
  'do.flash_sale': ["Flash sale..."],
  'do.category': ["Category..."],
  'do.tags': ["Tags..."],
  'do.publish': ["Publish..."],
  'do.archive': ["Archive..."],
  'do.restore': ["Restore..."],
})
