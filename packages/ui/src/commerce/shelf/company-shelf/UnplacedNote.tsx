import type { ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'

/** Regular articles that are named; the dialog has all. */
const namedArticles = 3

interface UnplacedNoteProps {
  /** Articles that are ordered regularly and are not on the shelf. */
  articles: readonly ShelfPlaceView[]
  /** Opens the dialog that adds them. */
  onAdd: () => void
}

/** Names the articles that an arranged shelf lacks. */
export function UnplacedNote({ articles, onAdd }: UnplacedNoteProps) {
  const t = useWords(shelfWords)
  const named = articles
    .slice(0, namedArticles)
    .map(({ title }) => title)
    .join(', ')
  const more = articles.length - namedArticles
  return (
    <p className="num flex flex-wrap items-center gap-x-3 pt-3 text-sm">
      <span className="min-w-0 wrap-anywhere">
        {t('unplaced', {
          count: articles.length,
          titles: more > 0 ? t('arrivals.more', { title: named, count: more }) : named,
        })}
      </span>
      <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={onAdd}>
        {t('unplaced.add')}
      </Button>
    </p>
  )
}
