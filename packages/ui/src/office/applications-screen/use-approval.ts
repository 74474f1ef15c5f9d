import type { AgreedTerms, ApprovalField } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useWords } from '../../words'
import { officeApplicationsWords } from '../../words/generated/office-applications'
import type { DecisionView } from './applications.view'
import { canBeEmpty } from './TermsFields'

const NO_TERMS: AgreedTerms = { days: '', poRequired: false, details: {} }

/** Moves the focus to the first invalid field. Returns false if there is none. */
function focusInvalid(fields: HTMLElement | null): boolean {
  const field = fields?.querySelector<HTMLElement>('[aria-invalid=true]')
  field?.scrollIntoView({ block: 'center' })
  field?.focus({ preventScroll: true })
  return field != null
}

interface ApprovalOptions {
  decision: DecisionView
  /** Approves the application. Resolves to true if it is approved. */
  onApprove: (event: AgreedTerms) => Promise<boolean>
}

/**
 * The terms of an approval and its confirmation. Missing fields come before the confirmation; after a refusal because
 * of a field the confirmation closes, and the field has the focus.
 */
export function useApproval({ decision: { problem, refused }, onApprove }: ApprovalOptions) {
  const t = useWords(officeApplicationsWords)
  const fieldsRef = useRef<HTMLDivElement>(null)
  const [terms, setTerms] = useState(NO_TERMS)
  const [isChecked, setChecked] = useState(false)
  const [isConfirming, setConfirming] = useState(false)
  const [sentTerms, setSentTerms] = useState(NO_TERMS)

  /** The error of a missing field: a refusal is shown until the field is edited. */
  function errorOf(field: ApprovalField): string | undefined {
    const typed = terms.details[field]?.trim() ?? ''
    if (typed === '') return isChecked && !canBeEmpty(field) ? t('application.required') : undefined
    if (!(field in refused) || typed !== sentTerms.details[field]?.trim()) return undefined
    // The sentence of a field is loaded with the first refusal.
    return refused[field] ?? problem ?? undefined
  }

  return {
    fieldsRef,
    terms,
    setTerms,
    errorOf,
    isConfirming,
    close: () => setConfirming(false),
    /** Opens the confirmation, or leads to the first field to correct. */
    start() {
      flushSync(() => setChecked(true))
      if (!focusInvalid(fieldsRef.current)) setConfirming(true)
    },
    async confirm() {
      setSentTerms(terms)
      if (await onApprove(terms)) return
      // Behind the confirmation the page shows the refused field.
      if (fieldsRef.current?.querySelector('[aria-invalid=true]')) {
        flushSync(() => setConfirming(false))
        focusInvalid(fieldsRef.current)
      }
    },
  }
}
