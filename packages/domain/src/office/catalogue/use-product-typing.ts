import { toProductDraft, type Product } from './product-draft'
import { anotherVariant, picturesOf, picturesToText, type DraftPicture, type ProductDraft } from './product-fields'
import { overwrittenFields } from './product-edits'
import { useProductPictures } from './use-product-pictures'
import { useProductEdits } from './use-product-edits'

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
