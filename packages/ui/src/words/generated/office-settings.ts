// Written by compile.ts from office-settings.en.json. Change that, then run `npm run generate -w @skafferi/ui`.
import { defineWords, type NoValues } from '../define-words'

/** The texts of the area "office-settings", and what each of them needs. */
export interface OfficeSettingsWords {
  'settings.title': NoValues
  'settings.profile': NoValues
  'settings.delivery': NoValues
  'settings.legal': NoValues
  'settings.orders': NoValues
  'settings.applications': NoValues
  'settings.opening': NoValues
  'settings.shelves': NoValues
  'settings.missing': { count: number }
}

/** The English texts of the area "office-settings". */
export const officeSettingsWords = /* @__PURE__ */ defineWords<OfficeSettingsWords>('office-settings', {
  'settings.title': ["Settings"],
  'settings.profile': ["Shop profile"],
  'settings.delivery': ["Delivery"],
  'settings.legal': ["Legal texts"],
  'settings.orders': ["Orders"],
  'settings.applications': ["Applications"],
  'settings.opening': ["Opening"],
  'settings.shelves': ["Shared shelves"],
  'settings.missing': [["count","number"]," missing"],
})
