import type { BlockContents, CategoryCounts } from '@skafferi/domain/shop/content/views'
import { useLinkElement } from '../../../components/actions/link'
import { ShelfImage } from '../../../components/content/shelf-image'
import { useWords } from '../../../words'
import { homeWords } from '../../../words/generated/home'
import { useShopPaths } from '../../service/shop-paths'

export interface CategoryTilesProps {
  content: BlockContents['categories']
  /** The number of products by the category's name; unknown ones are not shown. */
  counts: CategoryCounts
}

/**
 * A strip of categories with their number of products (Specification (accounts) §2, home page). On phones the row
 * scrolls.
 */
export function CategoryTiles({ content: { title, items, selected }, counts }: CategoryTilesProps) {
  return (
    <section>
      <h2 className="mb-4 wrap-anywhere">{title}</h2>
      <ul
        role="list"
        aria-label={title}
        className={
          'flex overflow-x-auto scrollbar-none rounded-lg border border-line bg-surface md:grid md:grid-cols-6 ' +
          '*:min-w-26 *:flex-1 [&>li+li_[data-label]]:border-s'
        }
      >
        {items.map(({ category, picture }, index) => (
          <li key={index}>
            <Tile
              name={category}
              picture={picture}
              count={counts.get(category) ?? null}
              chosen={category === selected}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}

interface TileProps {
  name: string
  picture: string | null
  /** Null if it is unknown. */
  count: number | null
  chosen: boolean
}

function Tile({ name, count, picture, chosen }: TileProps) {
  const t = useWords(homeWords)
  const paths = useShopPaths()
  const Element = useLinkElement()
  return (
    <Element
      href={paths.products(`category=${encodeURIComponent(name)}`)}
      aria-current={chosen || undefined}
      className={
        'group block h-full border-b-3 border-transparent text-center font-medium text-ink no-underline ' +
        '-outline-offset-2 aria-[current]:border-shelf forced-colors:not-aria-[current]:border-[Canvas]'
      }
    >
      <ShelfImage src={picture || undefined} alt="" size="low" />
      {/* The divider is below the shelf's line, which is unbroken. */}
      <span data-label className="block border-line px-1 py-2.5 wrap-anywhere">
        {name}
        {count !== null && (
          <span className="num block text-xs font-regular text-ink-muted">{t('categories.count', { count })}</span>
        )}
      </span>
    </Element>
  )
}
