import type { CompanyCommand, CompanyDetailView } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { SelectField } from '../../components/forms/select-field'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeCompaniesWords } from '../../words/generated/office-companies'
import { isSettableVatStatus, SETTABLE_VAT_STATUSES } from './vat'

export interface VatDialogProps {
  company: CompanyDetailView
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Saves it. Resolves to true if it was saved. */
  onSave: (event: Extract<CompanyCommand, { do: 'vat' }>) => Promise<boolean>
  onClose: () => void
}

/** A dialog for the VAT number and its status. */
export function VatDialog({ company: { name, vat }, busy, failure, onSave, onClose }: VatDialogProps) {
  const t = useWords(officeWords)
  const companyText = useWords(officeCompaniesWords)
  const catalogueText = useWords(officeCatalogueWords)
  const form = useRef<HTMLFormElement>(null)
  const before = {
    number: vat.number ?? '',
    status: isSettableVatStatus(vat.status) ? vat.status : ('unchecked' as const),
  }
  const [entry, setEntry] = useState(before)
  const number = entry.number.trim()

  async function submit() {
    if (await onSave({ do: 'vat', number, status: entry.status })) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={companyText('vat.title', { company: name })}
      busy={busy}
      changed={entry.number !== before.number || entry.status !== before.status}
      incomplete={number.length < 4 ? companyText('vat.needed', { example: vat.example ?? 'none' }) : null}
      failure={failure}
      words={{
        send: companyText('company.save'),
        sending: catalogueText('product.saving'),
        leave: t('decide.leave'),
        unsaved: companyText('vat.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <TextField
        label={companyText('company.vat')}
        name="vat"
        maxLength={20}
        autoCapitalize="characters"
        value={entry.number}
        onChange={({ value }) => setEntry({ ...entry, number: value })}
      />
      <SelectField
        label={companyText('vat.status')}
        hint={companyText('vat.hint')}
        name="status"
        options={SETTABLE_VAT_STATUSES.map((status) => ({
          value: status,
          label: companyText(`company.vat.${status}`),
        }))}
        value={entry.status}
        onChange={({ value }) => isSettableVatStatus(value) && setEntry({ ...entry, status: value })}
      />
    </DraftDialog>
  )
}
