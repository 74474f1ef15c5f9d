import { trimText } from '@skafferi/domain/format/typed-text.rules'
import type { CategoryChoice, CategoryDraft, RemoteCategoryChange } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { SelectField } from '../../components/select-field'
import { TextArea } from '../../components/text-area'
import { TextField } from '../../components/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { categoryOptions } from '../category-options'
import { CategoryChanges } from './CategoryChanges'

export interface CategoryDialogProps {
  /** As it is kept; `null` for a new one. */
  kept: CategoryDraft | null
  /** Which one a new one stands under; empty for the first level. */
  parent: string
  /** What it may stand under. */
  parents: readonly CategoryChoice[]
  /** What a colleague has changed since it was read; empty while nothing. */
  remoteChanges: readonly RemoteCategoryChange[]
  busy: boolean
  /** Why it was not saved, in words; `null` where nothing failed. */
  failure: string | null
  /** What of it is wrong, by the store's names. */
  faults: Readonly<Record<string, string>>
  /** Saves it; resolves to whether it was saved. */
  onSave: (draft: CategoryDraft) => Promise<boolean>
  onClose: () => void
}

/** A category that is added or changed. What is not typed into shows what is kept, also when that changes. */
export function CategoryDialog({
  kept,
  parent,
  parents,
  remoteChanges,
  busy,
  failure,
  faults,
  onSave,
  onClose,
}: CategoryDialogProps) {
  const t = useWords(officeCategoriesWords)
  const office = useWords(officeWords)
  const form = useRef<HTMLFormElement>(null)
  const [typed, setTyped] = useState<Partial<CategoryDraft>>({})
  const draft = { ...(kept ?? { name: '', handle: '', description: '', parent }), ...typed }
  const type = (change: Partial<CategoryDraft>) => setTyped({ ...typed, ...change })

  async function submit() {
    if (await onSave(draft)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={kept ? t('changeTitle', { name: kept.name }) : t('new')}
      busy={busy}
      changed={Object.keys(typed).length > 0}
      incomplete={trimText(draft.name) === '' ? t('needed') : null}
      failure={failure}
      words={{
        send: t(kept ? 'save' : 'add'),
        sending: kept ? office('product.saving') : t('adding'),
        leave: office('decide.leave'),
        unsaved: t('unsaved'),
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <div className="grid gap-4">
        <CategoryChanges changes={remoteChanges} />
        <TextField
          label={t('name')}
          hint={kept ? t('nameHint') : undefined}
          error={faults.name}
          name="name"
          maxLength={100}
          value={draft.name}
          onChange={({ value }) => type({ name: value })}
        />
        <SelectField
          label={t('parent')}
          error={faults.parent_category_id}
          name="parent"
          options={[{ value: '', label: t('firstLevel') }, ...categoryOptions(parents, ({ id }) => id)]}
          value={draft.parent}
          onChange={({ value }) => type({ parent: value })}
        />
        <TextField
          label={t('handle')}
          hint={kept ? undefined : t('handleHint')}
          error={faults.handle}
          name="handle"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={90}
          value={draft.handle}
          onChange={({ value }) => type({ handle: value })}
        />
        <TextArea
          label={t('description')}
          error={faults.description}
          name="description"
          length="short"
          maxLength={500}
          value={draft.description}
          onChange={({ value }) => type({ description: value })}
        />
      </div>
    </DraftDialog>
  )
}
