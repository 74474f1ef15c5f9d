import { toProductDraft, type Product } from './product-draft'
import { anotherVariant, picturesOf, picturesToText, type DraftPicture, type ProductDraft } from './product-fields'
import { overwrittenFields, parseProductEdits, editsAfterSave, withEdit } from './product-edits'
import { useProductPictures } from './use-product-pictures'
import { useEffect, useState } from 'react'
import { useOffice } from '../office-context'
import { useOperator } from '../use-operator'

interface Options {
  /** The key of the draft: "product prod_1". */
  form: string
  /** The stored texts; empty while the product loads. */
  stored: ProductDraft
  /** The initial edits. */
  first: ProductDraft
}

/**
 * The unsaved edits of a product, stored in the tab until they are saved, so that they survive navigation and reloads.
 */
function useProductEdits({ form, stored, first }: Options) {
  const { drafts } = useOffice()
  const { operator } = useOperator()
  const owner = operator?.id ?? ''
  const [edits, setEdits] = useState(() => {
    const { typed, over } = parseProductEdits(drafts.read(owner, form))
    return { typed: { ...first, ...typed }, over }
  })
  const isEmpty = Object.entries(edits.typed).every(([field, text]) => first[field as keyof ProductDraft] === text)
  useEffect(() => drafts.save(owner, form, isEmpty ? '' : JSON.stringify(edits)), [drafts, owner, form, isEmpty, edits])
  const changeTyped = (change: (typed: ProductDraft) => ProductDraft) =>
    setEdits((before) => ({ ...before, typed: change(before.typed) }))
  return {
    edits,
    /** Adds a change; a function receives the current edits. */
    type: (change: ProductDraft | ((before: ProductDraft) => ProductDraft)) =>
      setEdits((before) => withEdit(before, typeof change === 'function' ? change(before.typed) : change, stored)),
    /** Removes an unsaved variant. */
    removeVariant: (id: string) =>
      changeTyped((typed) => Object.fromEntries(Object.entries(typed).filter(([field]) => !field.endsWith(`.${id}`)))),
    /** Removes the saved edits; edits made during the save stay. */
    removeSaved: (saved: ProductDraft) => setEdits((before) => editsAfterSave(before, saved, first)),
    /** Bases the edits on the current stored texts. */
    rebase: () => setEdits(({ typed }) => withEdit({ typed: {}, over: {} }, typed, stored)),
    discard: () => setEdits({ typed: first, over: {} }),
  }
}

/**
 * The unsaved edits of a product's form and its picture uploads.
 * @param form the key of the draft: "product prod_1"
 * @param product null while it loads, and for a new one
 * @param first the initial edits
 */
export function useProductTyping(form: string, product: Product | null, first: ProductDraft = {}) {
  const stored = product ? toProductDraft(product) : {}
  const { edits, type, removeVariant, removeSaved, rebase, discard } = useProductEdits({ form, stored, first })
  const { sources, sending, refused, problem, send, dismiss } = useProductPictures((image) =>
    type((before) => {
      const pictures = picturesOf(before.images ?? stored.images)
      return { images: picturesToText([...pictures, { image, alt: '' }]) }
    }),
  )
  return {
    typed: edits.typed,
    /** Edited fields that another operator has changed, and the stored texts when typing began. */
    overwritten: { fields: overwrittenFields(edits, stored), before: edits.over },
    sources,
    settle: removeSaved,
    rebase,
    /** The form's actions. */
    typing: {
      type: (change: ProductDraft) => type(change),
      typePictures: (next: { pictures: readonly DraftPicture[] }) => type({ images: picturesToText(next.pictures) }),
      addVariant: () => type(anotherVariant),
      dropVariant: ({ id }: { id: string }) => removeVariant(id),
      discard,
      pictures: {
        sending,
        refused,
        problem,
        send: ({ files }: { files: readonly File[] }) => send(files),
        forget: dismiss,
      },
    },
  }
}

/** The actions of a product form. */
export type ProductTyping = ReturnType<typeof useProductTyping>['typing']
