import { useEffect, useRef, useState, type ReactNode } from 'react'
import { cva } from 'class-variance-authority'
import type { Load } from '@skafferi/domain/platform/action/views'
import type { AddFill, ArrangeShelf, ShelfPlaceView, ShelfView } from '@skafferi/domain/shop/shelf/views'
import { Button, LinkButton } from '../../../components/actions/button'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { bottomBarRef } from '../../../components/feedback/toast'
import { EmptyState } from '../../../components/feedback/empty-state'
import { ErrorState } from '../../../components/feedback/error-state'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { SegmentedControl } from '../../../components/forms/segmented-control'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { useWords } from '../../../words'
import { shelfWords } from '../../../words/generated/shelf'
import { useShopPaths } from '../../service/shop-paths'
import { isTransportFailure, useProblemText } from '../../service/problem-text'
import { WishlistReport } from '../../wishlist/wishlist-report'
import type { ArrangeShelfProps } from '../arrange-shelf'
import { FillBar, type FillBarEvents } from '../fill-bar'
import { RailLegend } from '../price-rail'
import { BoardSkeleton, isUndoKey, ShelfBoard } from '../shelf-board'
import type { ShelfSlotEvents } from '../shelf-slot'
import { StatusStrip, StatusStripSkeleton } from '../status-strip'
import { UnplacedNote } from './UnplacedNote'

/** Loaded when it is shown. */
const LazyList = lazyWithRetry(() => import('../shelf-list').then(({ ShelfList }) => ({ default: ShelfList })))
const LazyArrange = lazyWithRetry(() =>
  import('../arrange-shelf').then(({ ArrangeShelf }) => ({ default: ArrangeShelf })),
)

/** Height of the list's placeholder. */
const listHeight = '40.5rem'

/** The picture, or the rows of its list. */
type ShelfViewName = 'shelf' | 'list'

export interface CompanyShelfProps extends ShelfSlotEvents, Omit<FillBarEvents, 'onAdd'> {
  shelf: Load<ShelfView>
  /** Its heading; "Your shelf" by default. */
  title?: string
  /** The view it begins with; `shelf`, the picture, by default. */
  initialView?: ShelfViewName
  /** Adding what was filled to the cart. */
  add: AddFill
  /** Arranging the places. */
  arrange: ArrangeShelf
  /** Renders the search for articles to add while the places are arranged; omit for none. */
  renderSearch?: ArrangeShelfProps['renderSearch']
  /** Renders the dialog that shares the places with a link; omit if the shelf cannot be shared. */
  renderShare?: (dialog: { places: readonly ShelfPlaceView[]; onClose: () => void }) => ReactNode
  /** The user chose the other view. */
  onViewChange?: (event: { view: ShelfViewName }) => void
}

/**
 * The company's own shelf: what is probably left of its articles, gaps for what has been sold, and their order. As
 * board, true to scale, or as list.
 */
export function CompanyShelf({ shelf, title, ...props }: CompanyShelfProps) {
  const t = useWords(shelfWords)
  const problemText = useProblemText()
  const heading = title || t('title')
  if (shelf.status === 'loading') return <ShelfSkeleton heading={heading} {...props} />
  if (shelf.status === 'failed') {
    const { problem, retry } = shelf
    return (
      <ShelfSection heading={heading}>
        <ErrorState variant="panel" title={problemText(problem)} headingLevel={3} onRetry={() => retry()} />
      </ShelfSection>
    )
  }
  return <LoadedShelf heading={heading} view={shelf.view} {...props} />
}

interface ShelfToolsProps {
  view: ShelfViewName
  onViewChange: (view: ShelfViewName) => void
  /** Omit for shelves that cannot be shared. */
  onShare?: () => void
  /** Omit for shelves that cannot be arranged; those cannot be shared either. */
  onArrange?: () => void
}

/** The view, and buttons for what the shelf allows. */
function ShelfTools({ view, onViewChange, onShare, onArrange }: ShelfToolsProps) {
  const t = useWords(shelfWords)
  return (
    <>
      <SegmentedControl
        label={t('view')}
        width="auto"
        segments={[
          { value: 'shelf', label: t('view.board') },
          { value: 'list', label: t('view.list') },
        ]}
        value={view}
        onChange={({ value }) => onViewChange(value)}
      />
      {onArrange && (
        <span className="flex">
          {onShare && (
            <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={onShare}>
              {t('share')}
            </Button>
          )}
          <Button variant="quiet" size="sm" aria-haspopup="dialog" onPress={onArrange}>
            {t('arrange')}
          </Button>
        </span>
      )}
    </>
  )
}

const ignore = () => {}

/** Placeholder of an arranged shelf, in its size: the tools keep their room, in every language. */
function ShelfSkeleton(props: Pick<LoadedShelfProps, 'heading' | 'initialView' | 'renderShare'>) {
  const { heading, initialView = 'shelf', renderShare } = props
  const t = useWords(shelfWords)
  return (
    <ShelfSection
      heading={heading}
      facts={
        <>
          <span className="grid h-5 content-center">
            <Skeleton width="min(40.5rem, 100vw - 2 * var(--gutter))" />
          </span>
          <span className="grid h-5 content-center md:hidden">
            <Skeleton width="60%" />
          </span>
        </>
      }
      tools={
        <div inert className="invisible contents">
          <ShelfTools view={initialView} onViewChange={ignore} onShare={renderShare && ignore} onArrange={ignore} />
        </div>
      }
    >
      {initialView === 'shelf' ? (
        <BoardSkeleton label={t('loading')} />
      ) : (
        <SkeletonGroup label={t('loading')}>
          <Skeleton height={listHeight} />
        </SkeletonGroup>
      )}
      <StatusStripSkeleton />
    </ShelfSection>
  )
}

function ShelfSection({ heading, facts, tools, children }: SectionProps) {
  return (
    <section>
      <div className="mb-1 flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="me-auto flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <h2>{heading}</h2>
          {facts !== undefined && <p className="num text-sm text-ink-muted">{facts}</p>}
        </div>
        {tools && <div className="flex flex-wrap items-center gap-x-4 gap-y-2">{tools}</div>}
      </div>
      {children}
    </section>
  )
}

interface SectionProps {
  heading: string
  facts?: ReactNode
  tools?: ReactNode
  children: ReactNode
}

/**
 * The sum and its button stay in the window while the board is taller; of the list, only what was filled does, because
 * the bar would cover rows without need.
 */
const barStyles = cva('z-10 print:hidden', { variants: { isSticky: { true: 'sticky bottom-0', false: 'relative' } } })

/** Without the button and the legend, the line has only the keys, which narrow windows do not name. */
const footStyles = cva('flex flex-wrap items-center gap-x-3 pt-3 text-xs text-ink-muted', {
  variants: { hasOnlyKeys: { true: 'max-lg:hidden', false: '' } },
})

type LoadedShelfProps = Omit<CompanyShelfProps, 'shelf' | 'title'> & {
  heading: string
  view: ShelfView
}

function LoadedShelf(props: LoadedShelfProps) {
  const { heading, view, initialView = 'shelf', add, arrange, renderSearch, renderShare } = props
  const { onFill, onFillAll, onUndo, onViewChange } = props
  const { adding, report } = add
  const problem = add.problem ?? arrange.problem
  const isUnanswered = problem ? problem === add.problem && isTransportFailure(problem) : view.unanswered && !adding
  const t = useWords(shelfWords)
  const problemText = useProblemText()
  const paths = useShopPaths()
  const [shownAs, setShownAs] = useState(initialView)
  const [wrong, setWrong] = useState<string | null>(null)
  const message = wrong ?? (isUnanswered ? t('bar.unanswered') : problem && problemText(problem))
  const [showsAll, setShowsAll] = useState(false)
  const more = showsAll ? 0 : view.places.length - view.board.length
  const facts = useFacts(view, shownAs === 'shelf' && more > 0)
  const [dialog, setDialog] = useState<'arrange' | 'share'>()
  const bar = useRef<HTMLDivElement>(null)
  const board = useRef<HTMLDivElement>(null)
  const isUndone = useRef(false)
  const reported = useRef<HTMLDivElement>(null)
  // The pressed button is gone, or has become another one: a second press must not fill more.
  useEffect(() => {
    const focused = document.activeElement
    if (report && (focused === document.body || bar.current?.contains(focused)))
      reported.current?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true })
  }, [report])
  // Z was pressed in the bar, whose button may be gone: the buyer goes on with the gap that is back.
  useEffect(() => {
    if (isUndone.current) board.current?.querySelector<HTMLElement>('[data-replay]')?.focus()
    isUndone.current = false
  })
  const onClose = () => setDialog(undefined)
  /** A wrong quantity is marked and focused, and nothing is sent. An empty one fills nothing. */
  function addIfValid() {
    const fields = Array.from(board.current!.querySelectorAll('input'))
    if (fields.every((field) => !field.value || field.checkValidity())) add.onAdd()
  }
  const arrangeDialog = dialog === 'arrange' && (
    <LazyBoundary>
      <LazyArrange
        places={view.places}
        unplaced={view.unplaced}
        room={view.room}
        problem={arrange.problem && problemText(arrange.problem)}
        renderSearch={renderSearch}
        onAdd={arrange.add}
        onMove={arrange.move}
        onTargetChange={arrange.setTarget}
        onFacingsChange={arrange.setFacings}
        onRemove={arrange.remove}
        onUndoRemove={arrange.undoRemove}
        onClose={onClose}
      />
    </LazyBoundary>
  )
  if (view.places.length === 0) {
    return (
      <ShelfSection heading={heading}>
        <EmptyState
          variant="panel"
          title={t('empty.none')}
          text={t('empty.none.text')}
          headingLevel={3}
          action={
            <div className="flex flex-wrap justify-center gap-2">
              <LinkButton href={paths.products()}>{t('empty.none.products')}</LinkButton>
              <LinkButton variant="secondary" href={paths.cart}>
                {t('empty.none.cart')}
              </LinkButton>
              <Button variant="quiet" aria-haspopup="dialog" onPress={() => setDialog('arrange')}>
                {t('arrange')}
              </Button>
            </div>
          }
        />
        {arrangeDialog}
      </ShelfSection>
    )
  }
  return (
    <ShelfSection
      heading={heading}
      facts={facts}
      tools={
        <ShelfTools
          view={shownAs}
          onViewChange={(next) => {
            setShownAs(next)
            onViewChange?.({ view: next })
          }}
          onShare={renderShare && (() => setDialog('share'))}
          onArrange={view.source === 'suggested' ? undefined : () => setDialog('arrange')}
        />
      }
    >
      <div className="max-md:-mx-gutter">
        <div ref={board} className="clear-of-bar overflow-clip border-y border-line md:rounded-t-lg md:border-x">
          {shownAs === 'shelf' ? (
            <ShelfBoard
              label={heading}
              places={more > 0 ? view.board : view.places}
              disabled={adding}
              onFill={onFill}
              onUndo={onUndo}
              onLastGap={() => [...(bar.current?.querySelectorAll('button') ?? [])].at(-1)?.focus()}
            />
          ) : (
            <LazyBoundary fallback={<Skeleton height={listHeight} />}>
              <LazyList places={view.places} onFill={onFill} onWrongChange={setWrong} />
            </LazyBoundary>
          )}
        </div>
        <div
          ref={bottomBarRef}
          className={barStyles({
            isSticky: shownAs === 'shelf' || (view.draft ?? report ?? wrong) !== null,
          })}
        >
          {report && (
            <div ref={reported} className="max-h-[45dvh] overflow-y-auto bg-surface shadow-float">
              <WishlistReport report={report} filter="refused" onDismiss={add.onReportDismiss} />
            </div>
          )}
          {message && (
            <BannerMessage tone="critical" announce="assertive">
              {message}
            </BannerMessage>
          )}
          <div
            ref={bar}
            role="presentation"
            className="overflow-clip shadow-float empty:hidden md:rounded-b-lg"
            onKeyDown={(event) => {
              if (shownAs !== 'shelf' || adding || !isUndoKey(event)) return
              isUndone.current = true
              onUndo()
            }}
          >
            <FillBar
              view={view}
              adding={adding}
              isReported={report !== null && report.added > 0}
              onFillAll={onFillAll}
              onUndo={onUndo}
              onAdd={addIfValid}
            />
          </div>
        </div>
      </div>
      {view.unplaced.length > 0 && <UnplacedNote articles={view.unplaced} onAdd={() => setDialog('arrange')} />}
      {shownAs === 'shelf' && <BoardFoot view={view} more={more} onShowAll={() => setShowsAll(true)} />}
      <StatusStrip action={view.action} arrivals={view.arrivals} due={view.due} />
      {dialog === 'share' && <LazyBoundary>{renderShare?.({ places: view.places, onClose })}</LazyBoundary>}
      {arrangeDialog}
    </ShelfSection>
  )
}

interface BoardFootProps {
  view: Pick<ShelfView, 'places'>
  /** Number of places that the board does not show. */
  more: number
  onShowAll: () => void
}

/** The line below the board: a button for the places that it does not show, the legend of its bars, the keys. */
function BoardFoot({ view: { places }, more, onShowAll }: BoardFootProps) {
  const t = useWords(shelfWords)
  const hasRail = places.some(({ rail }) => rail !== null)
  return (
    <p className={footStyles({ hasOnlyKeys: more <= 0 && !hasRail })}>
      {more > 0 && (
        <Button variant="secondary" size="sm" onPress={onShowAll}>
          {t('board.all', { count: places.length })}
        </Button>
      )}
      {hasRail && <RailLegend />}
      <span aria-hidden className="max-lg:hidden">
        {t('keys')}
      </span>
    </p>
  )
}

/** What is known about the shelf and the company's orders, in one line. */
function useFacts(view: ShelfView, isPart: boolean): string {
  const { source, places, board, rhythmDays, lastOrdered, changedBy } = view
  const t = useWords(shelfWords)
  if (source === 'suggested') return t('empty.orders')
  const orders =
    lastOrdered === null
      ? null
      : rhythmDays === null
        ? t('facts.last', { day: lastOrdered })
        : t('facts.rhythm', { days: rhythmDays, day: lastOrdered })
  return [
    t('facts.articles', { count: places.length }),
    isPart ? t('facts.board', { count: board.length }) : null,
    orders,
    changedBy === null ? null : t('facts.changed', { name: changedBy }),
  ]
    .filter((fact) => fact !== null)
    .join(' · ')
}
