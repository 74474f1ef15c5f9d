import { cva } from 'class-variance-authority'
import { Menu } from '../../components/menu'
import { useLinkElement } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

/** Names of the shop's categories in its order; `loading` until they are known. */
export type CategoryNames = readonly string[] | 'loading'

/** The query of the listing that shows one category. */
export function categoryQuery(name: string): string {
  return `category=${encodeURIComponent(name)}`
}

export interface CategoryMenuProps {
  categories: CategoryNames
}

/** The button "All Category" and the list it opens. */
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
  /** The category one is in; `null` in all of them. */
  current: string | null
  /** Phones show the row on pages with products; elsewhere the categories are in the menu. */
  onPhones: boolean
}

const rowStyles = cva('border-b border-line-strong bg-surface', {
  variants: { onPhones: { true: '', false: 'max-md:hidden' } },
})

/**
 * The categories in a row below the header, with the open one marked. The row scrolls if the window is narrower.
 * Without categories it is not rendered.
 */
export function CategoryTabs({ categories, current, onPhones }: CategoryTabsProps) {
  const t = useWords(shellWords)
  if (categories.length === 0) return null
  return (
    <nav aria-label={t('categories.label')} className={rowStyles({ onPhones })}>
      <PageWidth>
        {categories === 'loading' ? (
          <div className="h-9.5 overflow-hidden">
            <SkeletonGroup label={t('categories.loading')}>
              <span className="flex gap-7 pt-3">
                <Skeleton width="5rem" />
                <Skeleton width="6rem" />
                <Skeleton width="4rem" />
              </span>
            </SkeletonGroup>
          </div>
        ) : (
          <div className="-mx-gutter flex h-9.5 gap-5 overflow-x-auto px-gutter scroll-px-gutter scrollbar-none md:gap-7">
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
