import type { NoteEditing, SavedItemView } from '@skafferi/domain/shop/wishlist/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { wishlistWords } from '../../../words/generated/wishlist'

export interface SavedFactsProps {
  item: SavedItemView
  /** Opens the dialog for the note. */
  onNoteEdit: NoteEditing['onNoteEdit']
}

/** The saved facts of a product: variant, last order, note, and the button to edit it. */
export function SavedFacts({ item: { card, variantTitle, lastBought, note }, onNoteEdit }: SavedFactsProps) {
  const t = useWords(wishlistWords)
  const { id: productId, title } = card
  return (
    <div className="grid gap-0.5 pe-2.5 pb-2 text-xs text-ink-muted">
      {variantTitle !== null && <p className="wrap-anywhere">{t('card.variant', { variant: variantTitle })}</p>}
      <p className="num">{lastBought === null ? t('card.neverBought') : t('card.lastBought', lastBought)}</p>
      {note !== null && <p className="wrap-anywhere whitespace-pre-line text-ink">{note}</p>}
      <span className="-ms-3 print:hidden">
        <Button
          variant="quiet"
          size="sm"
          aria-haspopup="dialog"
          aria-label={t(note === null ? 'card.addNote' : 'card.editNote', { title })}
          onPress={() => onNoteEdit({ productId, title, note: note ?? '' })}
        >
          {t(note === null ? 'card.add' : 'card.edit')}
        </Button>
      </span>
    </div>
  )
}
