import { useState } from 'react'
import type { WishlistSelection } from '@skafferi/domain/shop/wishlist/views'
import { Button } from '../../../components/actions/button'
import { Checkbox } from '../../../components/forms/checkbox'
import { CartIcon, TrashIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'
import { Dialog } from '../../../components/overlays/dialog'

interface ClearConfirmationProps {
  open: boolean
  /** Number of products that would be removed. */
  count: number
  onClear: () => void
  onCancel: () => void
}

/** Asks before clearing the wishlist, which cannot be undone. */
function ClearConfirmation({ open, count, onClear, onCancel }: ClearConfirmationProps) {
  const t = useWords(wishlistWords)
  return (
    <Dialog
      open={open}
      title={t('ask.title')}
      onClose={onCancel}
      footer={
        <>
          <Button variant="secondary" onPress={onCancel}>
            {t('ask.keep')}
          </Button>
          <Button variant="danger" onPress={onClear}>
            {t('ask.clear')}
          </Button>
        </>
      }
    >
      <p>{t('ask.text', { count })}</p>
    </Dialog>
  )
}

export interface WishlistToolbarProps {
  /** How many products are on the wishlist. */
  count: number
  /** How many of them are selected. */
  selectedCount: number
  /** Whether none, some or all of them are selected. */
  selection: WishlistSelection
  /** The running action; `idle` by default. */
  state?: 'idle' | 'adding' | 'removing' | 'clearing'
  /** Selects all or none. */
  onSelectAll: (event: { selected: boolean }) => void
  /** Adds the selected products to the cart, or all if none is selected. */
  onAdd: () => void
  /** Removes the selected products. */
  onRemoveSelected: () => void
  /** Removes everything, after a confirmation. */
  onClear: () => void
}

/** Actions on the wishlist: select all, add or remove the selection, clear. Clear asks first. */
export function WishlistToolbar({
  count,
  selectedCount,
  selection,
  state = 'idle',
  onSelectAll,
  onAdd,
  onRemoveSelected,
  onClear,
}: WishlistToolbarProps) {
  const t = useWords(wishlistWords)
  const [isConfirming, setIsConfirming] = useState(false)

  function clear() {
    setIsConfirming(false)
    onClear()
  }

  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 print:hidden">
      <Checkbox
        // HTML has no attribute for the indeterminate state.
        ref={(box) => {
          if (box) box.indeterminate = selection === 'some'
        }}
        checked={selection === 'all'}
        onChange={({ checked }) => onSelectAll({ selected: checked })}
      >
        {t('selectAll')}
      </Checkbox>
      <span role="status" className="num text-sm text-ink-muted">
        {selectedCount > 0 && t('selected', { count: selectedCount })}
      </span>
      <span className="ms-auto flex flex-wrap gap-2">
        <Button variant="secondary" busy={state === 'adding'} busyLabel={t('adding')} onPress={onAdd}>
          <CartIcon size="sm" />
          {t(selectedCount > 0 ? 'addSelected' : 'addAll')}
        </Button>
        {selectedCount > 0 && (
          <Button variant="quiet" busy={state === 'removing'} busyLabel={t('removing')} onPress={onRemoveSelected}>
            <TrashIcon size="sm" />
            {t('removeSelected')}
          </Button>
        )}
        <Button
          variant="quiet"
          aria-haspopup="dialog"
          busy={state === 'clearing'}
          busyLabel={t('clearing')}
          onPress={() => setIsConfirming(true)}
        >
          {t('clear')}
        </Button>
      </span>
      <ClearConfirmation open={isConfirming} count={count} onClear={clear} onCancel={() => setIsConfirming(false)} />
    </div>
  )
}
