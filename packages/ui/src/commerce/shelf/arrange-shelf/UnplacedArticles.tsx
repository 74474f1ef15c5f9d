import { useRef, useState } from 'react'
import type { ArrangedPlace, ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { arrangeShelfWords } from '../../../words/generated/arrange-shelf'
import { shelfSearchWords } from '../../../words/generated/shelf-search'

export interface UnplacedArticlesProps {
  /** The articles. */
  unplaced: readonly ShelfPlaceView[]
  /** How many of them can be added. */
  room: number
  /** Adds articles at the beginning of the shelf. */
  onAdd: (event: { places: readonly ArrangedPlace[] }) => void
}

/** Articles that the company orders regularly and that are not on the shelf, to add one by one or all at once. */
export function UnplacedArticles({ unplaced, room, onAdd }: UnplacedArticlesProps) {
  const t = useWords(arrangeShelfWords)
  const tSearch = useWords(shelfSearchWords)
  const container = useRef<HTMLDivElement>(null)
  const [added, setAdded] = useState<string | null>(null)
  const { length: count } = unplaced

  function add(places: readonly ShelfPlaceView[]) {
    onAdd({ places: places.map(({ variantId, target, facings }) => ({ variantId, target, facings: facings.count })) })
    // The button of an added article disappears.
    container.current?.focus()
    setAdded(places.map(({ title }) => title).join(', '))
  }

  return (
    <div ref={container} tabIndex={-1} className="outline-none">
      <p role="status" className="text-xs text-ink-muted not-empty:pb-2">
        {added !== null && tSearch('added', { title: added })}
      </p>
      {count > 0 && room > 0 && (
        <section className="border-b border-line pb-4">
          <div className="flex flex-wrap items-center justify-between gap-2 pb-2">
            <h3 className="text-base">{t('unplaced')}</h3>
            {count > 1 && (
              <Button variant="secondary" size="sm" onPress={() => add(unplaced.slice(0, room))}>
                {t('unplaced.addAll', { count: Math.min(count, room) })}
              </Button>
            )}
          </div>
          <ul role="list" aria-label={t('unplaced')}>
            {unplaced.map((place) => (
              <li key={place.variantId} className="flex min-h-14 items-center gap-3 border-t border-line py-1">
                <ShelfImage src={place.thumbnail.src ?? undefined} alt="" size="thumb" />
                <span className="min-w-0 flex-1 text-sm">
                  <b className="block wrap-anywhere">{place.title}</b>
                  <span className="num text-xs text-ink-muted">{place.subtitle}</span>
                </span>
                <Button
                  variant="secondary"
                  size="sm"
                  aria-label={tSearch('addOf', { title: place.title })}
                  onPress={() => add([place])}
                >
                  {tSearch('add')}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
