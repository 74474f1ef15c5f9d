import { cva } from 'class-variance-authority'
import { Menu } from '../../../components/actions/menu'
import { useLinkElement } from '../../../components/actions/link'
import { PageWidth } from '../../../components/layout/page-layout'
import { Skeleton, SkeletonGroup } from '../../../components/feedback/skeleton'
import { useWords } from '../../../words'
import { shellWords } from '../../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** Names of the categories in the shop's order; `loading` until they are known. */
export type CategoryNames = readonly string[] | 'loading'

/** The query string of a category's listing. */
export function categoryQuery(name: string): string {
  return `category=${encodeURIComponent(name)}`
}

export interface CategoryMenuProps {
  categories: CategoryNames
}

/** The menu button "All Category". */
export function CategoryMenu({ categories }: CategoryMenuProps) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const items = categories === 'loading' ? [] : categories
  const note = categories === 'loading' ? t('categories.loading') : t('categories.empty')
  return (
    <Menu
      label={t('categories.all')}
      heading={items.length === 0 ? { title: note } : undefined}
      items={items.map((name) => ({ id: name, label: name, href: paths.products(categoryQuery(name)) }))}
    />
  )
}

export interface CategoryTabsProps {
  categories: CategoryNames
  /** The category of the page; `null` for all categories. */
  current: string | null
  /** True if the row is shown on phones; otherwise the categories are only in the menu there. */
  showOnPhones: boolean
}

const rowStyles = cva('border-b border-line-strong bg-surface', {
  variants: { onPhones: { true: '', false: 'max-md:hidden' } },
})

/**
 * The categories in a row below the header, with the current one marked. The row scrolls if it is too wide.
 * Without categories it is not rendered.
 */
export function CategoryTabs({ categories, current, showOnPhones }: CategoryTabsProps) {
  const t = useWords(shellWords)
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('categories.label')} className={rowStyles({ onPhones: showOnPhones })}>
      <PageWidth>
        {categories === 'loading' ? (
          <div className="h-9.5 overflow-hidden">
            <SkeletonGroup label={t('categories.loading')}>
              <span className="flex gap-8 pt-3">
                <Skeleton width="5rem" />
                <Skeleton width="6rem" />
                <Skeleton width="4rem" />
              </span>
            </SkeletonGroup>
          </div>
        ) : (
          <div
            className={'-mx-gutter flex h-9.5 gap-5 overflow-x-auto px-gutter scroll-px-gutter scrollbar-none md:gap-7'}
          >
            {categories.map((name) => (
              <CategoryTab key={name} name={name} open={name === current} />
            ))}
          </div>
        )}
      </PageWidth>
    </nav>
  )
}

function CategoryTab({ name, open }: { name: string; open: boolean }) {
  const paths = useShopPaths()
  const Element = useLinkElement()
  return (
    <Element
      href={paths.products(categoryQuery(name))}
      aria-current={open ? 'page' : undefined}
      className={
        'flex flex-none items-center border-b-3 border-transparent pt-1 font-medium whitespace-nowrap text-ink-muted ' +
        'no-underline -outline-offset-2 hover:text-ink aria-[current]:border-shelf aria-[current]:text-ink ' +
        'forced-colors:not-aria-[current]:border-[Canvas]'
      }
    >
      {name}
    </Element>
  )
}
