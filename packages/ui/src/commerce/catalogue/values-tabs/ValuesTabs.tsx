import {
  useId,
  useSyncExternalStore,
  useState,
  useRef,
  type ComponentType,
  type KeyboardEvent,
  type ReactNode,
} from 'react'
import { cva } from 'class-variance-authority'
import type { BlockContents, PageCatalogue, PublicArticle } from '@skafferi/domain/shop/content/views'
import { PinIcon } from '../../../components/content/icon'
import { LazyBoundary } from '../../../components/feedback/lazy-boundary'
import { Skeleton } from '../../../components/feedback/skeleton'
import { SelectField } from '../../../components/forms/select-field'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { lazyWithRetry } from '../../../internal/lazy-with-retry'
import { nextPosition } from '../../../internal/next-position'
import { Paragraphs } from '../../../internal/paragraphs'
import { BlockButton } from '../../service/banner'
import type { ShelfComposerProps } from '../../shelf/shelf-composer'
import { readFragment, toFragment, type ComposedShelves } from './composed-shelves'

/** Loaded with the first shelf that is shown. */
const LazyComposer = lazyWithRetry(() =>
  import('../../shelf/shelf-composer').then(({ ShelfComposer }) => ({ default: ShelfComposer })),
)

type Tab = BlockContents['values']['tabs'][number]

/** The fragment of the page's address, which keeps the changed shelves over a reload. */
export interface AddressFragment {
  /** Returns it with "#"; empty without one. */
  read: () => string
  /** Replaces it without a new entry in the history. */
  replace: (fragment: string) => void
}

export interface ValuesTabsProps {
  content: BlockContents['values']
  /** Target of the buttons that have none. */
  defaultHref: string
  /** The articles of the shelves. Without them the tabs show their pictures. */
  catalogue?: PageCatalogue
  /** What visitors can do with a shelf; nothing by default. */
  shelfActions?: ComponentType<{ articles: readonly PublicArticle[] }>
  /** Stores what the visitor has changed; without it a reload shows the suggested shelves. */
  fragment?: AddressFragment
}

const frameStyles = cva('grid grid-cols-[minmax(0,1fr)] overflow-hidden rounded-lg border border-line bg-surface', {
  variants: { layout: { shelf: '', pictures: 'lg:grid-cols-[16rem_minmax(0,1fr)]' } },
})

const panelStyles = cva('grid min-w-0 grid-cols-[minmax(0,1fr)]', {
  variants: { layout: { shelf: '', pictures: 'md:grid-cols-2' } },
})

/**
 * The benefits of the shop by type of business: tabs, and a select on phones (Specification (shopping) §2, landing
 * page). With articles, each type has a shelf that the visitor can change.
 */
export function ValuesTabs({
  content: { title, tabs },
  defaultHref,
  catalogue,
  shelfActions: Actions,
  fragment,
}: ValuesTabsProps) {
  const t = useWords(landingBlocksWords)
  const prefix = useId()
  const [chosen, setChosen] = useState<string | null>(null)
  const shelves = useTradeShelves(tabs, catalogue, { fragment, onChange: (tab) => setChosen(String(tab)) })
  const named = tabs.map(({ name }, index) => ({ id: String(index), name }))
  const open = named.find((tab) => tab.id === (chosen ?? shelves.restored)) ?? named[0]
  if (!open) return null
  const { id, name } = open
  const tab = tabs[Number(id)]!
  const shelf = shelves.shelfOf(Number(id))
  const layout = shelves.hasShelves ? 'shelf' : 'pictures'
  return (
    <section>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 className="wrap-anywhere">{title}</h2>
        {shelves.hasShelves && <p className="text-xs text-ink-muted">{t('composer.hint')}</p>}
      </div>
      <div className={frameStyles({ layout })}>
        <div className="p-5 pb-0 lg:hidden">
          <SelectField
            label={t('values.label')}
            value={id}
            options={named.map((each) => ({ value: each.id, label: each.name }))}
            onChange={({ value }) => setChosen(value)}
          />
        </div>
        <TabList
          label={t('values.label')}
          axis={layout === 'shelf' ? 'row' : 'column'}
          prefix={prefix}
          tabs={named}
          open={id}
          onSelect={(each) => setChosen(each.id)}
        />
        <div role="tabpanel" id={`${prefix}panel`} aria-label={name} className={panelStyles({ layout })}>
          {shelf ? (
            <>
              <Trade tab={tab} defaultHref={defaultHref} />
              <LazyBoundary fallback={<Skeleton height="19rem" />}>
                <LazyComposer
                  key={id}
                  label={name}
                  {...shelf}
                  actions={Actions && <Actions articles={shelf.articles} />}
                />
              </LazyBoundary>
            </>
          ) : (
            <Value tab={tab} defaultHref={defaultHref} />
          )}
        </div>
      </div>
    </section>
  )
}

/** The most articles on a shelf: three rows. */
const maximumArticles = 24

const noFragment: AddressFragment = { read: () => '', replace: () => undefined }

/** Another program does not change the fragment while the page is open. */
const noSubscription = () => () => undefined

/** The shelves of the tabs, as the visitor has changed them. */
function useTradeShelves(
  tabs: readonly Tab[],
  catalogue: PageCatalogue | undefined,
  { fragment = noFragment, onChange }: { fragment?: AddressFragment; onChange: (tab: number) => void },
) {
  // The document has the suggested shelves.
  const stored = useSyncExternalStore(noSubscription, fragment.read, noFragment.read)
  const [changedHere, setChanged] = useState<ComposedShelves | null>(null)
  const changed = changedHere ?? readFragment(stored, tabs.length)
  const all = catalogue?.articles ?? []
  const suggested = tabs.map(({ articles = [] }) =>
    articles.flatMap((sku) => all.find((each) => each.sku === sku) ?? []),
  )
  return {
    /** The tab that the visitor changed last before a reload; undefined without changes. */
    restored: [...changed.keys()].map(String).at(-1),
    hasShelves: suggested.some((shelf) => shelf.length > 0),
    /** The shelf of a tab; undefined if it has none. */
    shelfOf(index: number): Omit<ShelfComposerProps, 'label'> | undefined {
      const shelf = suggested[index]
      if (!shelf || shelf.length === 0) return undefined
      const first = shelf.map(({ variant_id }) => variant_id)
      const ids = (changed.get(index) ?? first).slice(0, maximumArticles)
      function change(next: readonly string[]) {
        const others = [...changed].filter(([tab]) => tab !== index)
        const shelves = new Map(next.join() === first.join() ? others : [...others, [index, next]])
        setChanged(shelves)
        onChange(index)
        fragment.replace(toFragment(shelves))
      }
      return {
        articles: ids.flatMap((id) => all.find(({ variant_id }) => variant_id === id) ?? []),
        others: all.filter(({ variant_id }) => !ids.includes(variant_id)),
        isChanged: ids.join() !== first.join(),
        maximum: maximumArticles,
        onRemove: ({ variantId }) => change(ids.filter((id) => id !== variantId)),
        onAdd: ({ variantId }) => change([...ids, variantId]),
        onReset: () => change(first),
      }
    },
  }
}

/** What the shop does for a kind of business, above its shelf. */
function Trade({ tab: { business, location, text, button }, defaultHref }: ValueProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-5 py-4 wrap-anywhere">
      <div className="grid min-w-0 gap-1">
        <h3 className="text-lg">{business}</h3>
        <Location>{location}</Location>
        <div className="grid max-w-read gap-1 text-sm text-ink-muted">
          <Paragraphs text={text} />
        </div>
      </div>
      <BlockButton button={button} defaultHref={defaultHref} variant="secondary" />
    </div>
  )
}

function Location({ children }: { children: ReactNode }) {
  if (children === '') return null
  return (
    <span className="flex items-center gap-1.5 text-xs text-ink-muted">
      <PinIcon size="sm" />
      {children}
    </span>
  )
}

interface ValueProps extends Pick<ValuesTabsProps, 'defaultHref'> {
  tab: Tab
}

function Value({ tab, defaultHref }: ValueProps) {
  const { business, location, text, button, pictures } = tab
  return (
    <>
      <div className="grid content-center justify-items-start gap-2 p-5 wrap-anywhere md:p-8">
        <Location>{location}</Location>
        <h3 className="text-xl">{business}</h3>
        <div className="mb-2 grid gap-2 text-ink-muted">
          <Paragraphs text={text} />
        </div>
        <BlockButton button={button} defaultHref={defaultHref} />
      </div>
      {pictures.length > 0 && (
        <div className="flex min-h-40 items-end justify-center border-b-2 border-shelf bg-media px-4 pt-8">
          {pictures.map((src, index) => (
            <img
              key={index}
              src={src}
              alt=""
              width={288}
              height={288}
              loading="lazy"
              className="h-auto w-1/3 min-w-0"
            />
          ))}
        </div>
      )}
    </>
  )
}

interface TabListProps {
  /** The accessible name of the tab list. */
  label: string
  /** Tabs above the panel, or at its side. */
  axis: 'row' | 'column'
  /** Prefix of the ids of tabs and panel. */
  prefix: string
  tabs: readonly { id: string; name: string }[]
  /** Id of the open tab. */
  open: string
  /** Another tab was selected. */
  onSelect: (event: { id: string }) => void
}

const listStyles = cva('border-line max-lg:hidden', {
  variants: {
    axis: {
      column: 'content-start border-e py-2 lg:grid',
      row: 'flex-wrap border-b px-2 lg:flex',
    },
  },
})

const tabStyles = cva(
  'min-h-12 border-transparent px-5 py-2.5 text-start font-medium wrap-anywhere text-ink-muted -outline-offset-2 ' +
    'hover:text-ink aria-selected:border-shelf aria-selected:font-bold aria-selected:text-ink ' +
    'forced-colors:not-aria-selected:border-[Canvas]',
  { variants: { axis: { column: 'border-s-3 aria-selected:bg-well', row: 'border-b-3' } } },
)

/** Tabs; arrows, Home and End open the tab they reach (WAI-ARIA tabs). */
function TabList({ label, axis, prefix, tabs, open, onSelect }: TabListProps) {
  const list = useRef<HTMLDivElement>(null)

  function move(event: KeyboardEvent<HTMLDivElement>) {
    const position = tabs.findIndex(({ id }) => id === open)
    const direction = getComputedStyle(event.currentTarget).direction === 'rtl' ? 'rtl' : 'ltr'
    const next = nextPosition(event.key, position, tabs.length, axis, direction)
    const tab = next === undefined ? undefined : tabs[next]
    if (next !== undefined && tab) {
      event.preventDefault()
      onSelect({ id: tab.id })
      list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus()
    }
  }

  return (
    <div
      ref={list}
      role="tablist"
      aria-label={label}
      aria-orientation={axis === 'row' ? 'horizontal' : 'vertical'}
      onKeyDown={move}
      className={listStyles({ axis })}
    >
      {tabs.map(({ id, name }) => (
        <button
          key={id}
          type="button"
          role="tab"
          id={`${prefix}${id}`}
          aria-controls={`${prefix}panel`}
          aria-selected={id === open}
          tabIndex={id === open ? 0 : -1}
          onClick={() => onSelect({ id })}
          className={tabStyles({ axis })}
        >
          {name}
        </button>
      ))}
    </div>
  )
}
