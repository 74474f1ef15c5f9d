import { trimText } from '@skafferi/domain/rules/text/typed-text'
import type { CategoryChoice, CategoryDraft, RemoteCategoryChange } from '@skafferi/domain/office/views'
import { useRef, useState } from 'react'
import { SelectField } from '../../components/forms/select-field'
import { TextArea } from '../../components/forms/text-area'
import { TextField } from '../../components/forms/text-field'
import { DraftDialog } from '../../internal/draft-dialog'
import { useFaultTexts, type Faults } from '../problem-text'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeCatalogueWords } from '../../words/generated/office-catalogue'
import { officeCategoriesWords } from '../../words/generated/office-categories'
import { categoryOptions } from '../category-options'
import { CategoryChanges } from './CategoryChanges'

export interface CategoryDialogProps {
  /** The stored category; `null` for a new one. */
  stored: CategoryDraft | null
  /** The initial parent of a new category; empty for the first level. */
  parent: string
  /** The possible parents. */
  parents: readonly CategoryChoice[]
  /** Changes by another operator since it was read. */
  remoteChanges: readonly RemoteCategoryChange[]
  /** True while it is being saved. */
  busy: boolean
  /** Text of the failure; `null` otherwise. */
  failure: string | null
  /** Error texts by the contract's field names. */
  faults: Faults
  /** Saves it. Resolves to true if it was saved. */
  onSave: (draft: CategoryDraft) => Promise<boolean>
  /** Closes the dialog: it was saved, or the user discarded the input. */
  onClose: () => void
}

/** A dialog to add or change a category. Unedited fields follow the stored category. */
export function CategoryDialog({
  stored,
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
  const errors = useFaultTexts(faults)
  const office = useWords(officeWords)
  const catalogueText = useWords(officeCatalogueWords)
  const form = useRef<HTMLFormElement>(null)
  const [edits, setEdits] = useState<Partial<CategoryDraft>>({})
  const draft = { ...(stored ?? { name: '', handle: '', description: '', parent }), ...edits }
  const edit = (change: Partial<CategoryDraft>) => setEdits({ ...edits, ...change })

  async function submit() {
    if (await onSave(draft)) onClose()
  }

  return (
    <DraftDialog
      form={form}
      title={stored ? t('changeTitle', { name: stored.name }) : t('newTitle')}
      busy={busy}
      changed={Object.keys(edits).length > 0}
      incomplete={trimText(draft.name) === '' ? t('needed') : null}
      failure={failure}
      words={{
        send: t(stored ? 'save' : 'add'),
        sending: stored ? catalogueText('product.saving') : t('adding'),
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
          hint={stored ? t('nameHint') : undefined}
          error={errors.name}
          name="name"
          maxLength={100}
          value={draft.name}
          onChange={({ value }) => edit({ name: value })}
        />
        <SelectField
          label={t('parent')}
          error={errors.parent_category_id}
          name="parent"
          options={[{ value: '', label: t('firstLevel') }, ...categoryOptions(parents, ({ id }) => id)]}
          value={draft.parent}
          onChange={({ value }) => edit({ parent: value })}
        />
        <TextField
          label={t('handle')}
          hint={stored ? undefined : t('handleHint')}
          error={errors.handle}
          name="handle"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={90}
          value={draft.handle}
          onChange={({ value }) => edit({ handle: value })}
        />
        <TextArea
          label={t('description')}
          error={errors.description}
          name="description"
          length="short"
          maxLength={500}
          value={draft.description}
          onChange={({ value }) => edit({ description: value })}
        />
      </div>
    </DraftDialog>
  )
}
