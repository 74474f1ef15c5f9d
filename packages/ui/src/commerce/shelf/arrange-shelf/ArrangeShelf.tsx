import { useState, type ReactNode } from 'react'
import type { ArrangedPlace, ShelfPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Button } from '../../../components/actions/button'
import { IconButton } from '../../../components/actions/icon-button'
import { ArrowDownIcon, ArrowUpIcon, TrashIcon } from '../../../components/content/icon'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { Skeleton } from '../../../components/feedback/skeleton'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NumberField } from '../../../components/forms/number-field'
import { Dialog } from '../../../components/overlays/dialog'
import { useWords } from '../../../words'
import { arrangeShelfWords } from '../../../words/generated/arrange-shelf'
import { UnplacedArticles, type UnplacedArticlesProps } from './UnplacedArticles'

/** Events of arranging. Each change is saved at once. */
export interface ArrangeShelfEvents {
  /** Moves a place; `to` is its position afterwards, from 0. */
  onMove: (event: { variantId: string; to: number }) => void
  /** The pieces of a full place changed; a valid quantity. */
  onTargetChange: (event: { variantId: string; target: number }) => void
  /** The packs that show changed; 1 to as many as fit. */
  onFacingsChange: (event: { variantId: string; facings: number }) => void
  /** Adds articles at the beginning. */
  onAdd: (event: { places: readonly ArrangedPlace[] }) => void
  /** The user removes a place. */
  onRemove: (event: { variantId: string }) => void
  /** Puts the place that was removed last back; null if none was. */
  onUndoRemove: (() => void) | null
}

export interface ArrangeShelfProps extends ArrangeShelfEvents, Pick<UnplacedArticlesProps, 'unplaced'> {
  /** All articles, in their order. */
  places: readonly ShelfPlaceView[]
  /** How many more articles can be added. */
  room: number
  /** Why the last change was not saved; null otherwise. */
  problem: string | null
  /** Renders the search for articles to add; omit for none. */
  renderSearch?: (search: {
    placed: readonly string[]
    isFull: boolean
    onAdd: (event: { places: readonly ArrangedPlace[] }) => void
  }) => ReactNode
  /** The user is done. */
  onClose: () => void
}

/** The dialog to arrange the shelf: order, target and packs of each article. */
export function ArrangeShelf(props: ArrangeShelfProps) {
  const { places, unplaced, room, problem, renderSearch, onAdd, onClose, onUndoRemove, ...events } = props
  const t = useWords(arrangeShelfWords)
  const [dragged, setDragged] = useState<string | null>(null)

  function drop(to: number) {
    if (dragged !== null && places[to]?.variantId !== dragged) events.onMove({ variantId: dragged, to })
    setDragged(null)
  }

  return (
    <Dialog
      open
      size="xl"
      title={t('title')}
      onClose={onClose}
      footer={
        <>
          {onUndoRemove && (
            <Button variant="secondary" onPress={onUndoRemove}>
              {t('undoRemove')}
            </Button>
          )}
          <Button onPress={onClose}>{t('done')}</Button>
        </>
      }
    >
      {problem !== null && (
        <BannerMessage tone="critical" announce="assertive">
          {problem}
        </BannerMessage>
      )}
      <UnplacedArticles unplaced={unplaced} room={room} onAdd={onAdd} />
      {renderSearch && (
        <LazyBoundary fallback={<Skeleton height="6.5rem" />}>
          {renderSearch({ placed: places.map(({ variantId }) => variantId), isFull: room === 0, onAdd })}
        </LazyBoundary>
      )}
      <p className="pt-3 pb-2 text-sm text-ink-muted">{places.length === 0 ? t('empty') : t('hint')}</p>
      <ul role="list" aria-label={t('title')}>
        {places.map((place, index) => (
          <li
            key={place.variantId}
            draggable
            data-dragged={dragged === place.variantId || undefined}
            className="cursor-grab border-t border-line py-2 data-dragged:opacity-50"
            onDragStart={() => setDragged(place.variantId)}
            onDragEnd={() => setDragged(null)}
            onDragOver={(event) => event.preventDefault()}
            onDrop={(event) => {
              event.preventDefault()
              drop(index)
            }}
          >
            <ArrangedRow place={place} position={index} isLast={index === places.length - 1} {...events} />
          </li>
        ))}
      </ul>
    </Dialog>
  )
}

interface ArrangedRowProps extends Omit<ArrangeShelfEvents, 'onAdd' | 'onUndoRemove'> {
  place: ShelfPlaceView
  /** From 0. */
  position: number
  isLast: boolean
}

function ArrangedRow({ place, position, isLast, ...events }: ArrangedRowProps) {
  const t = useWords(arrangeShelfWords)
  const { variantId, title, subtitle, thumbnail, target, facings, mostFacings } = place
  const { onMove, onTargetChange, onFacingsChange, onRemove } = events
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2">
      <ShelfImage src={thumbnail.src ?? undefined} alt="" size="thumb" />
      <span className="min-w-0 text-sm">
        <b className="block wrap-anywhere">{title}</b>
        <span className="text-xs text-ink-muted">{subtitle}</span>
      </span>
      <span className="flex">
        <IconButton
          size="sm"
          label={t('up', { title })}
          icon={<ArrowUpIcon size="sm" />}
          state={position === 0 ? 'ended' : 'idle'}
          onPress={() => onMove({ variantId, to: position - 1 })}
        />
        <IconButton
          size="sm"
          label={t('down', { title })}
          icon={<ArrowDownIcon size="sm" />}
          state={isLast ? 'ended' : 'idle'}
          onPress={() => onMove({ variantId, to: position + 1 })}
        />
        <IconButton
          size="sm"
          label={t('remove', { title })}
          icon={<TrashIcon size="sm" />}
          onPress={() => onRemove({ variantId })}
        />
      </span>
      <span className="col-start-2 col-end-4 grid grid-cols-2 gap-3">
        <ArrangedNumber
          label={t('target')}
          name={`${variantId}.target`}
          value={target}
          max={place.stock.orderRule.maximum}
          onSave={(value) => onTargetChange({ variantId, target: value })}
        />
        <ArrangedNumber
          label={t('facings', { max: mostFacings })}
          name={`${variantId}.facings`}
          value={facings.count}
          max={mostFacings}
          onSave={(value) => onFacingsChange({ variantId, facings: value })}
        />
      </span>
    </div>
  )
}

interface ArrangedNumberProps {
  label: string
  name: string
  /** The saved number. */
  value: number
  max: number
  onSave: (value: number) => void
}

/** A number that is saved when the field loses the focus; an invalid one stays, with an error. */
function ArrangedNumber({ label, name, value, max, onSave }: ArrangedNumberProps) {
  const t = useWords(arrangeShelfWords)
  const [typed, setTyped] = useState<{ value: number | null } | null>(null)
  const [left, setLeft] = useState(false)
  const number = typed ? typed.value : value
  const isValid = number !== null && number >= 1 && number <= max
  return (
    <NumberField
      label={label}
      name={name}
      value={number}
      min={1}
      max={max}
      error={left && !isValid ? t('invalid', { max }) : undefined}
      onChange={({ value: next }) => {
        setTyped({ value: next })
        setLeft(false)
      }}
      onBlur={() => {
        setLeft(true)
        if (!typed || !isValid) return
        if (number !== value) onSave(number)
        setTyped(null)
      }}
    />
  )
}
