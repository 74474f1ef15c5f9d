import type { LegalTextView } from '../../platform/shared-views'
import type { LegalChange } from '../../rules/legal/legal-changes'
import type { LegalKind } from '../../rules/legal/legal-text'
import type { DateTimeView } from '../date-time'

export type { LegalChange } from '../../rules/legal/legal-changes'
export type { LegalKind } from '../../rules/legal/legal-text'

/** A legal text as typed; texts have one paragraph on each line. */
export interface LegalDraft {
  title: string
  /** Lines above the text. */
  notes: string
  sections: readonly LegalDraftSection[]
}

export interface LegalDraftSection {
  title: string
  text: string
}

/** A field of the form: "title", "sections.0.text". */
export type LegalField = 'title' | 'notes' | 'sections' | `sections.${number}.${'title' | 'text'}`

/** A place of a legal text that is not filled in. */
export interface LegalGap {
  /** Its field in the form. */
  field: LegalField
  /** The paragraph with the gap; null if the whole field is empty. */
  text: string | null
}

/** What prevents a draft from being saved. */
export type LegalFieldFault = 'link_not_allowed' | 'too_long'

/** A published version. */
export interface LegalVersionView {
  version: string
  published: DateTimeView
  /** Null if the shop itself published it. */
  by: string | null
  /** The address of a page elsewhere; null if the text is here. */
  url: string | null
}

/** A kind in the list. */
export interface ListedLegalView {
  kind: LegalKind
  href: string
  current: LegalVersionView | null
  /** True if there is a saved draft. */
  drafted: boolean
}

/** The form of one kind. */
export interface LegalFormView {
  kind: LegalKind
  /** Null until the operator begins a text: nothing is published and no draft is saved. */
  draft: LegalDraft | null
  changed: readonly (keyof LegalDraft)[]
  faults: Readonly<Partial<Record<LegalField, LegalFieldFault>>>
  /** The draft as buyers would see it. */
  preview: LegalTextView | null
  current: LegalVersionView | null
  /** The last change of the saved draft; null if there is none. */
  saved: { time: DateTimeView; by: string | null } | null
  /** The lines that differ from the published text. */
  changes: readonly LegalChange[]
  /** What prevents publishing, in the order of the form; empty if nothing is missing. */
  missing: readonly LegalGap[]
  /** What the shop's profile says about the seller and the draft does not, as the profile writes it. */
  unsaid: readonly string[]
}

/** An earlier version with its text. */
export interface LegalVersionDetailView extends LegalVersionView {
  text: LegalTextView | null
  /** The lines that differ from the version before. */
  changes: readonly LegalChange[]
}

/** A published text that lacks what the shop's profile says about the seller. */
export interface OutdatedLegalTextView {
  kind: LegalKind
  href: string
  /** What the text does not say, as the profile writes it. */
  gaps: readonly string[]
}
