import type { FormDraft } from '@skafferi/domain/shop/draft/views'
import type { NoteDraft } from '@skafferi/domain/shop/wishlist/views'
import { useMemo, useRef, useState } from 'react'
import { DraftNotice } from '../../../components/feedback/draft-notice'
import { SelectField } from '../../../components/forms/select-field'
import { TextArea } from '../../../components/forms/text-area'
import { DraftDialog } from '../../../internal/draft-dialog'
import { usePersistedDraft, useRestoredDraft } from '../../../internal/form-draft'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'

export interface NoteDialogProps {
  /** `save` puts the product on the wishlist; `edit` changes the note of a saved product. */
  purpose: 'save' | 'edit'
  /** The product's name. */
  product: string
  /** Restored input, and its storage until it is saved or discarded. */
  draft: FormDraft<NoteDraft>
  /** The current note; empty by default. */
  note?: string
  /** The variants to choose from; none by default. */
  variants?: readonly { id: string; title: string }[]
  /** Maximum length of a note, without surrounding whitespace. */
  limit: number
  /** True while the note is being saved: the dialog cannot be closed. */
  saving: boolean
  /** Error message if saving failed; otherwise null. */
  failure: string | null
  /** Saves it; resolves to true if it was saved. */
  onSave: (draft: NoteDraft) => Promise<boolean>
  /** Closes the dialog: after saving, without input, or when the user discards it. */
  onClose: () => void
}

/** A note about a product on the wishlist. Open while mounted. The input stays if saving is refused. */
export function NoteDialog(props: NoteDialogProps) {
  const {
    purpose,
    product,
    draft: storedDraft,
    note = '',
    variants = [],
    limit,
    saving,
    failure,
    onSave,
    onClose,
  } = props
  const t = useWords(wishlistWords)
  const form = useRef<HTMLFormElement>(null)
  const { storedValues, restored, clearRestored } = useRestoredDraft(storedDraft)
  const saved = useMemo(() => ({ note, variantId: null }), [note])
  const [draft, setDraft] = useState<NoteDraft>(storedValues ?? saved)
  const changed = draft.note !== note || draft.variantId !== null
  usePersistedDraft(storedDraft, changed ? draft : null)
  const used = draft.note.trim().length

  async function submit() {
    if (used > limit) form.current?.querySelector('textarea')?.focus()
    else if (await onSave(draft)) onClose()
  }

  function startOver() {
    setDraft(saved)
    clearRestored()
  }

  function leave() {
    storedDraft.discard()
    onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={t(purpose === 'save' ? 'note.save' : 'note.edit')}
      busy={saving}
      changed={changed}
      failure={failure}
      words={{
        send: t('note.send'),
        sending: t('note.sending'),
        leave: t('note.leave'),
        unsaved: t('note.unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={leave}
    >
      <div className="grid gap-4">
        <p className="font-medium wrap-anywhere">{product}</p>
        {restored && <DraftNotice resetTo={note === '' ? 'empty' : 'saved'} onStartOver={startOver} />}
        {variants.length > 1 && (
          <SelectField
            label={t('note.variant')}
            name="variant"
            placeholder={t('note.anyVariant')}
            options={variants.map(({ id, title }) => ({ value: id, label: title }))}
            value={draft.variantId ?? ''}
            onChange={({ value }) => setDraft((earlier) => ({ ...earlier, variantId: value || null }))}
          />
        )}
        <TextArea
          label={t('note.field')}
          name="note"
          hint={t('note.hint')}
          length="short"
          maxLength={limit}
          counter={t('note.counter', { used, limit })}
          value={draft.note}
          onChange={({ value }) => setDraft((earlier) => ({ ...earlier, note: value }))}
        />
      </div>
    </DraftDialog>
  )
}
