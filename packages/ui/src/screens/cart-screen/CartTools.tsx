import { useState } from 'react'
import { Button } from '../../components/actions/button'
import { UploadIcon } from '../../components/content/icon'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { LazyBulkUploadDialog, type BulkUploadDialogProps } from '../../commerce/cart/bulk-upload'
import { SaveToWishlist, type SaveToWishlistProps } from '../../commerce/wishlist/save-to-wishlist'
import { useWords } from '../../words'
import { cartWords } from '../../words/generated/cart'

export interface CartToolsProps {
  /** Props of the bulk upload; its `onClose` is called after the dialog has closed. Omit if there is none. */
  bulkUpload?: BulkUploadDialogProps
  /** Saves the whole cart to the wishlist. Omit if there is none, and for an empty cart. */
  wishlist?: SaveToWishlistProps
}

/** Actions for the cart, beside its title. */
export function CartTools({ bulkUpload, wishlist }: CartToolsProps) {
  const t = useWords(cartWords)
  const [uploading, setUploading] = useState(false)
  return (
    <div className="flex flex-wrap gap-x-2 gap-y-1">
      {bulkUpload && (
        <Button variant="secondary" aria-haspopup="dialog" onPress={() => setUploading(true)}>
          <UploadIcon />
          {t('bulkUpload')}
        </Button>
      )}
      {wishlist && (
        <span className="-mx-2">
          <SaveToWishlist {...wishlist} />
        </span>
      )}
      {bulkUpload && uploading && (
        <LazyBoundary onClose={() => setUploading(false)}>
          <LazyBulkUploadDialog
            {...bulkUpload}
            onClose={() => {
              setUploading(false)
              bulkUpload.onClose()
            }}
          />
        </LazyBoundary>
      )}
    </div>
  )
}
