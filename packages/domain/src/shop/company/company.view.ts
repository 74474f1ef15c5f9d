import type { Company } from '@skafferi/api'
import type { Load, Problem } from '../../platform/action'
import { isText, oneOf, shape } from '../../rules/json/schema'
import type { VatIdFault } from '../../rules/tax/vat-id'
import { formatDate } from '../../platform/format'

/** A company's VAT number, for display. */
export interface VatIdView {
  /** In upper case, without spaces; null if there is none. */
  number: string | null
  /** The result of its last check. */
  status: Company['vat_id_status']
  /** Who checked it; null if unchecked. */
  source: Company['vat_id_source']
  /** The date of its last check, e.g. "20 Nov 2026"; null if unchecked. */
  checked: string | null
  /** The owners' names, e.g. "Anna Lindqvist and Per Ek", if only they may change it; null if the user may. */
  reservedFor: string | null
}

/** The state of the form that changes the number. */
export interface VatIdDraft {
  /** True if the form is open. */
  editing: boolean
  /** True after the first try to save: then the form shows errors. */
  validated: boolean
  saved: boolean
  /** The typed value; the current number if undefined. */
  value?: string
  /**
   * The number that was displayed when the user began to type, null if there was none; the current one if undefined.
   */
  over?: string | null
}

/** Schema of a stored draft; only an open form is restored. */
export const isOpenVatIdDraft = shape<VatIdDraft>({
  editing: oneOf(true),
  validated: false,
  saved: false,
  value: oneOf(undefined, isText),
  over: oneOf(undefined, null, isText),
})

/** The company's VAT number, and the form that changes it. */
export interface VatIdForm {
  load: Load<VatIdView>
  /** True if the form is open. */
  editing: boolean
  /** The value of the form; initially the current number. */
  value: string
  /** The error, after the user tried to save; null if there is none. */
  fault: VatIdFault | null
  /** The state of saving. */
  state: 'idle' | 'saving' | 'saved'
  /** Why it was not saved; null if it was, or before the first try. */
  problem: Problem | null
  /** Opens the form. */
  edit: () => void
  /** Changes the value. */
  type: (event: { value: string }) => void
  /** Saves the value if it has the format of a VAT number, and closes the form. */
  save: () => Promise<boolean>
  /** Closes the form and discards the value. */
  cancel: () => void
}

/** Creates the view of a company's VAT number. */
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
