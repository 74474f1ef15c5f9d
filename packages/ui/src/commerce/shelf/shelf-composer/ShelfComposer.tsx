import { useEffect, useRef, useState, type ReactNode } from 'react'
import type { PublicArticle } from '@skafferi/domain/shop/content/views'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { SelectField } from '../../../components/forms/select-field'
import { useWords } from '../../../words'
import { landingBlocksWords } from '../../../words/generated/landing-blocks'
import { DiscountStep } from '../../catalogue/discount-step'
import { useShopPaths } from '../../service/shop-paths'
import { Facings } from '../facings'
import { boardStyles, cellStyles, placeStyles } from '../shelf-board/board-styles'

export interface ShelfComposerProps {
  /** The accessible name of the shelf ("Kiosk & convenience"). */
  label: string
  /** The articles on the shelf, in their order. */
  articles: readonly PublicArticle[]
  /** The articles that the visitor can put on it. */
  others: readonly PublicArticle[]
  /** True if it differs from the suggested shelf. */
  isChanged: boolean
  /** The most articles that the shelf holds. */
  maximum: number
  /** What the visitor can do with the shelf, such as to apply with it. */
  actions?: ReactNode
  /** An article is taken out. */
  onRemove: (event: { variantId: string }) => void
  /** An article is put at the end of the shelf. */
  onAdd: (event: { variantId: string }) => void
  /** Shows the suggested shelf again. */
  onReset: () => void
}

/** The title without the brand, which the pack shows. */
const nameOf = ({ product_title: title, brand }: PublicArticle) =>
  brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title

/** The title with what distinguishes its variants. */
const labelOf = ({ product_title: title, subtitle }: Pick<PublicArticle, 'product_title' | 'subtitle'>) =>
  [title, subtitle].filter((each) => each !== null).join(' · ')

/** A shelf that a visitor composes: full packs true to scale, without prices. */
export function ShelfComposer(props: ShelfComposerProps) {
  const { label, articles, others, isChanged, maximum, actions, onRemove, onAdd, onReset } = props
  const t = useWords(landingBlocksWords)
  const [said, setSaid] = useState('')
  const container = useRef<HTMLDivElement>(null)
  const removedAt = useRef<number | null>(null)
  useEffect(() => {
    if (removedAt.current === null) return
    // The pressed button is gone.
    const buttons = container.current?.querySelectorAll<HTMLElement>('li button') ?? []
    const next = buttons[Math.min(removedAt.current, buttons.length - 1)]
    ;(next ?? container.current?.querySelector<HTMLElement>('select'))?.focus()
    removedAt.current = null
  })

  function remove({ variant_id: variantId, product_title: title }: PublicArticle, index: number) {
    removedAt.current = index
    setSaid(t('composer.removed', { title, count: articles.length - 1 }))
    onRemove({ variantId })
  }

  function add({ variant_id: variantId, product_title: title }: PublicArticle) {
    setSaid(t('composer.added', { title, count: articles.length + 1 }))
    onAdd({ variantId })
  }

  return (
    <div ref={container} className="border-t border-line">
      {articles.length > 0 ? (
        <ul role="list" aria-label={label} className={boardStyles()}>
          {articles.map((article, index) => (
            <li key={article.variant_id} className={cellStyles({ isGap: false })}>
              <ComposerSlot article={article} onRemove={() => remove(article, index)} />
            </li>
          ))}
        </ul>
      ) : (
        <p
          className={
            'grid min-h-40 place-content-center border-b-2 border-shelf bg-media px-4 text-center text-ink-muted'
          }
        >
          {t('composer.empty')}
        </p>
      )}
      <div className="flex flex-wrap items-end gap-x-4 gap-y-3 border-t border-line px-4 py-3">
        <p className="num me-auto min-h-control content-center text-sm font-bold">
          {t('composer.count', { count: articles.length })}
        </p>
        {isChanged && (
          <Button variant="quiet" onPress={onReset}>
            {t('composer.reset')}
          </Button>
        )}
        {others.length > 0 && articles.length < maximum && <AddArticle articles={others} onAdd={add} />}
        {actions}
      </div>
      <p role="status" className="sr-only">
        {said}
      </p>
    </div>
  )
}

function ComposerSlot({ article, onRemove }: { article: PublicArticle; onRemove: () => void }) {
  const t = useWords(landingBlocksWords)
  const paths = useShopPaths()
  const { product_title: title, brand, product_id, facings: count, rows, steps } = article
  const name = nameOf(article)
  const [step] = steps
  return (
    <div className={placeStyles()}>
      <span className="mb-0.5 grid items-end justify-items-center px-1">
        <Facings
          picture={{ src: article.front ?? article.thumbnail, alt: '' }}
          front={{ width: article.width_mm, height: article.height_mm }}
          facings={{ count, rows, filled: count, added: 0, onItsWay: 0 }}
          status="full"
        />
      </span>
      <span
        className={
          'num grid min-w-0 grid-cols-[minmax(0,1fr)] content-start px-2 pt-1 pb-1.5 text-xs ' +
          'shadow-[-1px_0_0_var(--line)] rtl:shadow-[1px_0_0_var(--line)]'
        }
      >
        <h4 className="text-xs [&>a]:block [&>a]:truncate [&>a]:leading-6" title={title}>
          <Link variant="quiet" href={paths.product(product_id)}>
            {name !== title && <span className="sr-only">{brand} </span>}
            {name}
          </Link>
        </h4>
        <span className="min-h-5">{step && <DiscountStep step={step} />}</span>
        <span className="-ms-3 max-md:*:[button]:min-h-10">
          <Button variant="quiet" size="sm" aria-label={t('composer.removeOf', { title })} onPress={onRemove}>
            {t('composer.remove')}
          </Button>
        </span>
      </span>
    </div>
  )
}

interface AddArticleProps {
  articles: readonly PublicArticle[]
  onAdd: (article: PublicArticle) => void
}

/** A select with a button, because a select that acts at once cannot be used by keyboard. */
function AddArticle({ articles, onAdd }: AddArticleProps) {
  const t = useWords(landingBlocksWords)
  const [chosen, setChosen] = useState('')
  const sorted = articles.toSorted((a, b) => labelOf(a).localeCompare(labelOf(b)))
  const article = sorted.find(({ variant_id }) => variant_id === chosen) ?? sorted[0]
  return (
    <span className="flex min-w-0 items-end gap-2 max-md:w-full">
      <span className="min-w-0 flex-1">
        <SelectField
          label={t('composer.article')}
          value={article?.variant_id ?? ''}
          options={sorted.map((each) => ({ value: each.variant_id, label: labelOf(each) }))}
          onChange={({ value }) => setChosen(value)}
        />
      </span>
      <Button variant="secondary" onPress={() => article && onAdd(article)}>
        {t('composer.add')}
      </Button>
    </span>
  )
}
