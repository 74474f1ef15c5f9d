import { useRef, useState } from 'react'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeProductsWords } from '../../words/generated/office-products'

export interface SaveViewDialogProps {
  onSave: (event: { name: string }) => void
  onClose: () => void
}

/** A dialog that names the current filters. */
export function SaveViewDialog({ onSave, onClose }: SaveViewDialogProps) {
  const t = useWords(officeProductsWords)
  const form = useRef<HTMLFormElement>(null)
  const [name, setName] = useState('')
  return (
    <DraftDialog
      form={form}
      title={t('view.title')}
      busy={false}
      changed={name.trim() !== ''}
      incomplete={name.trim() === '' ? t('view.needed') : null}
      failure={null}
      words={{
        send: t('view.send'),
        sending: t('view.send'),
        leave: t('view.leave'),
        unsaved: t('view.unsaved'),
      }}
      onSubmit={() => {
        onSave({ name })
        onClose()
      }}
      onClose={onClose}
    >
      <TextField
        label={t('view.name')}
        hint={t('view.hint')}
        name="name"
        maxLength={40}
        value={name}
        onChange={({ value }) => setName(value)}
      />
    </DraftDialog>
  )
}
