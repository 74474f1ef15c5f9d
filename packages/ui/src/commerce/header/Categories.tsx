import { Menu } from '../../components/menu'
import { useLinkElement } from '../../components/link'
import { PageWidth } from '../../components/page-layout'
import { Skeleton, SkeletonGroup } from '../../components/skeleton'
import { useWords } from '../../words'
import { shellWords } from '../../words/generated/shell'
import { useShopPaths } from '../shop-paths'

type Categories = readonly string[] | 'loading'

const categoryQuery = (name: string) => `category=${encodeURIComponent(name)}`

/** The button "All Category" and the list it opens. */
export function CategoryMenu({ categories }: { categories: Categories }) {
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

/** The categories side by side under the header; the shelf stands under the one that is open. */
export function CategoryTabs({ categories, current }: { categories: Categories; current: string | null }) {
  const t = useWords(shellWords)
  const paths = useShopPaths()
  const Element = useLinkElement()
  return (
    <nav aria-label={t('categories.label')} className="border-b border-line-strong bg-surface">
      <PageWidth>
        <div className="-mx-gutter flex h-10.5 gap-5 overflow-x-auto px-gutter scrollbar-none md:gap-7">
          {categories === 'loading' ? (
            <SkeletonGroup label={t('categories.loading')}>
              <span className="flex gap-7 pt-3.5">
                <Skeleton width="5rem" />
                <Skeleton width="6rem" />
                <Skeleton width="4rem" />
              </span>
            </SkeletonGroup>
          ) : (
            categories.map((name) => (
              <Element
                key={name}
                href={paths.products(categoryQuery(name))}
                aria-current={name === current ? 'page' : undefined}
                className={
                  'flex flex-none items-center border-b-3 border-transparent pt-1 font-medium whitespace-nowrap text-ink-muted ' +
                  'no-underline -outline-offset-2 hover:text-ink aria-[current]:border-shelf aria-[current]:text-ink'
                }
              >
                {name}
              </Element>
            ))
          )}
        </div>
      </PageWidth>
    </nav>
  )
}
