import { useEffect, useState } from 'react'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'
import {
  changedFields,
  editsAfterSave,
  noEdits,
  overwrittenFields,
  withEdit,
  withoutEdits,
  type FormEdits,
} from './form-edits'

export interface OfficeFormOptions<Draft> {
  /** Names the form and its subject: "product prod_1". */
  form: string
  /** The stored values; the initial ones while they load, and for a new object. */
  stored: Draft
  /**
   * Parses edits from the tab's storage. If it is given, edits are stored there until they are saved, so that they
   * survive navigation and reloads.
   */
  parse?: (text: string) => FormEdits<Draft>
  /** Sends the draft. Resolves to true if it was saved. */
  send: (draft: Draft) => Promise<boolean>
}

/**
 * The form of a stored object: its unsaved edits over the stored values. Unedited fields follow the stored values. Each
 * `form` has its own edits.
 */
export function useOfficeForm<Draft extends object>({ form, stored, parse, send }: OfficeFormOptions<Draft>) {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [all, setAll] = useState<Readonly<Record<string, FormEdits<Draft>>>>({})
  const editsOf = (name: string): FormEdits<Draft> => all[name] ?? parse?.(drafts.read(owner, name)) ?? noEdits
  const own = all[form]
  const edits = editsOf(form)
  const draft = { ...stored, ...edits.typed }

  const isStored = parse !== undefined
  useEffect(() => {
    if (!isStored || !own) return
    drafts.save(owner, form, Object.keys(own.typed).length === 0 ? '' : JSON.stringify(own))
  }, [isStored, drafts, owner, form, own])

  const update = (change: (before: FormEdits<Draft>) => FormEdits<Draft>) =>
    setAll((before) => ({ ...before, [form]: change(before[form] ?? editsOf(form)) }))

  return {
    draft,
    /** Fields that differ from the stored values. */
    changed: changedFields(draft, stored),
    /** Edited fields that another operator has changed, and the stored values when editing began. */
    overwritten: { fields: overwrittenFields(edits, stored), before: edits.over },
    /** True if a form has edits. */
    isEdited: (name: string) => Object.keys(editsOf(name).typed).length > 0,
    /** Changes fields; a function receives the current draft. */
    type: (change: Partial<Draft> | ((draft: Draft) => Partial<Draft>)) =>
      update((before) =>
        withEdit(before, typeof change === 'function' ? change({ ...stored, ...before.typed }) : change, stored),
      ),
    /** Removes the edits of some fields. */
    remove: (isRemoved: (field: keyof Draft) => boolean) => update((before) => withoutEdits(before, isRemoved)),
    /** Bases the edits on the current stored values, after the changes by another operator were shown. */
    rebase: () => update(({ typed }) => withEdit(noEdits, typed, stored)),
    discard: () => update(() => noEdits),
    /** Saves the draft; edits made during the save stay. Resolves to true if it was saved. */
    async save(): Promise<boolean> {
      const isSaved = await send(draft)
      if (isSaved) update((before) => editsAfterSave(before, draft))
      return isSaved
    },
  }
}
