import { useOfficeForm, type OfficeFormOptions } from '../forms/use-office-form'
import { parseProductEdits } from './product-edits'
import {
  anotherVariant,
  newVariantsIn,
  picturesOf,
  picturesToText,
  type DraftPicture,
  type ProductDraft,
} from './product-fields'
import { useProductPictures } from './use-product-pictures'

/** The unsaved edits of a product, stored in the tab until they are saved, and its picture uploads. */
export function useProductTyping(options: Pick<OfficeFormOptions<ProductDraft>, 'form' | 'stored' | 'send'>) {
  const { type, remove, discard, save, ...form } = useOfficeForm({ ...options, parse: parseProductEdits })
  const { sources, sending, refused, problem, send, dismiss } = useProductPictures((image) =>
    type(({ images }) => ({ images: picturesToText([...picturesOf(images), { image, alt: '' }]) })),
  )
  const removeVariants = (ids: readonly string[]) => remove((field) => ids.some((id) => field.endsWith(`.${id}`)))
  return {
    ...form,
    sources,
    /** Saves the form. Resolves to true if it was done. */
    async save() {
      const isSaved = await save()
      // Saved variants have new ids.
      if (isSaved) removeVariants(newVariantsIn(form.draft))
      return isSaved
    },
    /** The form's actions. */
    typing: {
      type: (change: ProductDraft) => type(change),
      typePictures: (next: { pictures: readonly DraftPicture[] }) => type({ images: picturesToText(next.pictures) }),
      addVariant: () => type(anotherVariant),
      dropVariant: ({ id }: { id: string }) => removeVariants([id]),
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
