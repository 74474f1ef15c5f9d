import type { Company } from '@skafferi/api'
import type { Load, Problem } from '../action'
import type { VatIdFault } from '../checkout/vat-id.rules'
import { formatDate } from '../format'

/** A company's VAT number, as pages show it. */
export interface VatIdView {
  /** In capitals, without blanks; null where none was given. */
  number: string | null
  /** Whether somebody has looked into it, and what came out. */
  status: Company['vat_id_status']
  /** Who said so; null where nobody has. */
  source: Company['vat_id_source']
  /** The day that it was said, such as "20 Nov 2026"; null where nobody has. */
  checked: string | null
  /** The owners' names, such as "Anna Lindqvist and Per Ek", if only they may change it; null if the reader may. */
  reservedFor: string | null
}

/** How far changing the number is. */
export interface VatIdDraft {
  /** Whether the form is open. */
  editing: boolean
  /** Whether what is typed was to be saved already: then it says what is wrong with it. */
  validated: boolean
  saved: boolean
  /** What is typed; the present number where left out. */
  value?: string
  /** The number that it was typed over, null where there was none; the present one where left out. */
  over?: string | null
}

/** The company's VAT number, and the form that changes it. */
export interface VatIdForm {
  load: Load<VatIdView>
  /** Whether the form is open. */
  editing: boolean
  /** What is typed; the present number until something is. */
  value: string
  /** What is wrong with it, once it was to be saved; null where nothing is. */
  fault: VatIdFault | null
  /** How far saving is. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not saved; null where it was, or where nobody tried. */
  problem: Problem | null
  /** Opens the form. */
  edit: () => void
  /** Something was typed. */
  type: (event: { value: string }) => void
  /** Saves what is typed, where it is written like a VAT number, and closes the form. */
  save: () => Promise<boolean>
  /** Closes the form and forgets what was typed. */
  cancel: () => void
}

/** What pages show of a company's VAT number. */
export function toVatIdView(company: Company, locale: string): VatIdView {
  const { vat_id, vat_id_status, vat_id_source, vat_id_checked_at, vat_id_reserved_for: owners = [] } = company
  return {
    number: vat_id,
    status: vat_id_status,
    source: vat_id_source,
    checked: vat_id_checked_at && formatDate(vat_id_checked_at, locale),
    reservedFor: owners.length === 0 ? null : new Intl.ListFormat(locale).format(owners),
  }
}
