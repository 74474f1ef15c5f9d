import { toProductDraft, type Product } from './product-draft'
import { anotherVariant, picturesOf, picturesToText, type DraftPicture, type ProductDraft } from './product-fields'
import { overwrittenFields } from './product-edits'
import { useProductPictures } from './use-product-pictures'
import { useProductEdits } from './use-product-edits'

/**
 * What is typed into the form of a product, and the pictures that are sent in for it.
 * @param form which product: "product prod_1"
 * @param product as it was read; null while it is not, or is not saved yet
 * @param first what is typed where nothing is
 */
export function useProductTyping(form: string, product: Product | null, first: ProductDraft = {}) {
  const kept = product ? toProductDraft(product) : {}
  const { held, type, drop, settle, rebase, discard } = useProductEdits({ form, kept, first })
  const { sources, sending, refused, problem, send, forget } = useProductPictures((image) =>
    type((before) => {
      const pictures = picturesOf(before.images ?? kept.images)
      return { images: picturesToText([...pictures, { image, alt: '' }]) }
    }),
  )
  return {
    typed: held.typed,
    /** Fields in which somebody has changed what is typed over, and what stood there when that began. */
    overOthers: { fields: overwrittenFields(held, kept), before: held.over },
    sources,
    settle,
    rebase,
    /** What the form does while one types. */
    typing: {
      type: (change: ProductDraft) => type(change),
      typePictures: (typedNow: { pictures: readonly DraftPicture[] }) =>
        type({ images: picturesToText(typedNow.pictures) }),
      addVariant: () => type(anotherVariant),
      dropVariant: ({ id }: { id: string }) => drop(id),
      discard,
      pictures: { sending, refused, problem, send: ({ files }: { files: readonly File[] }) => send(files), forget },
    },
  }
}

/** What the form of a product does while one types. */
export type ProductTyping = ReturnType<typeof useProductTyping>['typing']
