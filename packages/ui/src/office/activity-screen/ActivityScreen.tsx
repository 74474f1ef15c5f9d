import type { ActivityDayView, ActivityEntryView, Actor, OfficeState } from '@skafferi/domain/office/views'
import { useEffect, useRef, useState } from 'react'
import { Button } from '../../components/actions/button'
import { SegmentedControl } from '../../components/forms/segmented-control'
import { SelectBox } from '../../components/forms/select-field'
import { useWords } from '../../words'
import { officeWords } from '../../words/generated/office'
import { officeActivityListWords } from '../../words/generated/office-activity-list'
import { LazyBoundary } from '../../components/feedback/lazy-boundary'
import { Skeleton } from '../../components/feedback/skeleton'
import { lazyWithRetry } from '../../internal/lazy-with-retry'
import { entryOfProduct } from '../activity-entry'
import { FileLink } from '../file-link'
import { FilterBar, ListContent, ListPage, ListSearch } from '../list-page'
import { PageProblem } from '../page-news'
import { LazyActivityDays } from './lazy-days'

/** Loaded when it is opened. */
const LazyPutBackDialog = lazyWithRetry(() =>
  import('../activity-entry/PutBackDialog').then(({ PutBackDialog }) => ({ default: PutBackDialog })),
)

/** What the confirmation is about: an entry, or one product of it. */
interface OpenEntry {
  id: string
  product: string | undefined
  entry: Pick<ActivityEntryView, 'subject' | 'changes' | 'putBack'>
}

const ACTORS = ['operator', 'api_key', 'customer', 'shop'] as const

/** Filters of the activity. */
export interface ActivityFilter {
  by: '' | Actor['kind']
  /** The id of an operator. */
  operator: string
  /** A part of the subject's number, name, SKU or id. */
  subject: string
}

export interface ActivityScreenProps {
  activity: OfficeState<readonly ActivityDayView[]>
  /** Empty texts match all entries. */
  filter: ActivityFilter
  /** The current and former operators. */
  operators: readonly { id: string; name: string }[]
  /** URL of the filtered entries as a file. */
  exportHref: string
  /** True while older entries load. */
  loadingOlder: boolean
  /** The user changes the filter. */
  onFilter: (filter: ActivityFilter) => void
  /** The user requests older entries; `null` if there are none. */
  onOlder: (() => void) | null
  /** Putting back an entry's old values: whether it is running, and the text of its failure; `null` otherwise. */
  putBack: { busy: boolean; problem: string | null }
  /** The user puts back the old values of an entry, or of one product of it. Resolves to true if it was done. */
  onPutBack: (event: { id: string; product?: string }) => Promise<boolean>
  /** The user wants to see further products of an entry about many. */
  onShowProducts?: (event: { id: string }) => void
  /** Text of their failure; `null` otherwise. */
  productsProblem?: string | null
  /** The user opens or closes the confirmation. */
  onClearProblem: () => void
}

/** The activity of the shop by day, newest first. */
export function ActivityScreen({
  activity,
  filter,
  operators,
  exportHref,
  loadingOlder,
  onFilter,
  onOlder,
  putBack,
  onPutBack,
  onShowProducts,
  productsProblem = null,
  onClearProblem,
}: ActivityScreenProps) {
  const t = useWords(officeWords)
  const activityText = useWords(officeActivityListWords)
  // As it was when the dialog opened: the list may be read again before it closes.
  const [openEntry, setOpenEntry] = useState<OpenEntry | null>(null)
  const list = useRef<HTMLDivElement>(null)
  const isDone = useRef(false)

  function ask(id: string | null, productId?: string) {
    const entries = activity.status === 'ready' ? activity.view.flatMap((day) => day.entries) : []
    const entry = entries.find((each) => each.id === id)
    const product = entry?.many?.products.find((each) => each.id === productId)
    onClearProblem()
    setOpenEntry(
      entry ? { id: entry.id, product: product?.id, entry: product ? entryOfProduct(product) : entry } : null,
    )
  }

  async function confirm({ id, product }: OpenEntry) {
    if (!(await onPutBack({ id, ...(product !== undefined && { product }) }))) return
    isDone.current = true
    ask(null)
  }

  // While the list is read.
  useEffect(() => void LazyActivityDays.preload(), [])

  // The button is gone: the new entry is the first of the list. The closed dialog has moved the focus before.
  useEffect(() => {
    if (openEntry !== null || !isDone.current) return
    isDone.current = false
    list.current?.focus()
  }, [openEntry])

  const actors = ACTORS.map((actor) => ({ value: actor, label: activityText(`activity.${actor}`) }))

  function filterBy(by: ActivityFilter['by']) {
    // Only entries of operators can be filtered by operator.
    const hasOperator = by === '' || by === 'operator'
    onFilter({ ...filter, by, operator: hasOperator ? filter.operator : '' })
  }

  const isFiltered = filter.by !== '' || filter.operator !== '' || filter.subject !== ''
  const hasEntries = activity.status === 'ready' && activity.view.length > 0
  const empty = isFiltered
    ? {
        title: activityText('activity.noneFits'),
        action: (
          <Button variant="secondary" onPress={() => onFilter({ by: '', operator: '', subject: '' })}>
            {activityText('activity.showAll')}
          </Button>
        ),
      }
    : { title: activityText('activity.none') }
  return (
    <ListPage
      title={t('place.activity')}
      actions={hasEntries && <FileLink href={exportHref}>{activityText('activity.export')}</FileLink>}
    >
      <FilterBar
        search={
          <ListSearch
            name="subject"
            label={activityText('activity.search')}
            placeholder={activityText('activity.searchText')}
            text={filter.subject}
            onSearch={({ text }) => onFilter({ ...filter, subject: text })}
          />
        }
        count={[filter.by, filter.operator].filter((value) => value !== '').length}
      >
        <div className="max-md:hidden">
          <SegmentedControl
            label={activityText('activity.by')}
            segments={[{ value: '' as const, label: activityText('activity.everybody') }, ...actors]}
            value={filter.by}
            onChange={({ value }) => filterBy(value)}
          />
        </div>
        <span className="md:hidden">
          <SelectBox
            label={activityText('activity.by')}
            emptyLabel={activityText('activity.everybody')}
            options={actors}
            value={filter.by}
            onChange={({ value }) => filterBy(value as ActivityFilter['by'])}
          />
        </span>
        <span className="flex w-56 min-w-0">
          <SelectBox
            label={activityText('activity.person')}
            emptyLabel={activityText('activity.anybody')}
            options={operators.map(({ id, name }) => ({ value: id, label: name }))}
            value={filter.operator}
            onChange={({ value }) => onFilter({ ...filter, operator: value, by: value === '' ? filter.by : '' })}
          />
        </span>
      </FilterBar>
      <PageProblem text={productsProblem} />
      <ListContent
        list={activity}
        words={{ loading: activityText('activity.loading'), failed: activityText('activity.failed') }}
        empty={({ length }) => (length > 0 ? null : empty)}
      >
        {(days) => (
          <div ref={list} tabIndex={-1} className="grid gap-6 outline-none">
            <LazyBoundary fallback={<Skeleton height="24rem" />}>
              <LazyActivityDays
                days={days}
                loadingOlder={loadingOlder}
                onPutBack={({ id, product }) => ask(id, product)}
                onShowProducts={onShowProducts}
                onOlder={onOlder}
              />
            </LazyBoundary>
          </div>
        )}
      </ListContent>
      {openEntry && (
        <LazyBoundary onClose={() => ask(null)}>
          <LazyPutBackDialog
            {...putBack}
            entry={openEntry.entry}
            onConfirm={() => void confirm(openEntry)}
            onClose={() => ask(null)}
          />
        </LazyBoundary>
      )}
    </ListPage>
  )
}
