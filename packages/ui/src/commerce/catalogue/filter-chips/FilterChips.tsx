import { useRef, useState } from 'react'
import type { FilterChipView, ListingFilter } from '@skafferi/domain/shop/catalogue/views'
import { Button } from '../../../components/actions/button'
import { Chip, ChipButton } from '../../../components/content/chip'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { listingWords } from '../../../words/generated/listing'
import { clearedFilter, toggled, useChosenFilter } from '../filter-panel'

export interface FilterChipsProps {
  filter: ListingFilter
  /** In this order: category, brands, strengths, flavours, packs, the first tags, the number of further tags, price. */
  chips: readonly FilterChipView[]
  /** A filter was removed, or all of them. */
  onFilterChange: (event: { filter: ListingFilter }) => void
}

/**
 * The container gets the focus when its last chip is removed. It has no focus ring, because it is not a control.
 */
const groupStyles = 'focus-visible:shadow-none focus-visible:outline-none'

function without(filter: ListingFilter, chip: FilterChipView): Partial<ListingFilter> {
  switch (chip.kind) {
    case 'category':
      return { category: null }
    case 'brand':
      return { brands: toggled(filter.brands, chip.value, false) }
    case 'tag':
      return { tags: toggled(filter.tags, chip.value, false) }
    case 'strength':
      return { strengths: toggled(filter.strengths, chip.value, false) }
    case 'flavour':
      return { flavours: toggled(filter.flavours, chip.value, false) }
    case 'pack':
      return { packs: toggled(filter.packs, chip.value, false) }
    case 'price':
      return { minPrice: null, maxPrice: null }
    case 'more':
      return {}
  }
}

/** True if the filter contains the chip's value. */
function isIn(filter: ListingFilter, chip: FilterChipView): boolean {
  switch (chip.kind) {
    case 'category':
      return filter.category === chip.value
    case 'brand':
      return filter.brands.includes(chip.value)
    case 'tag':
      return filter.tags.includes(chip.value)
    case 'strength':
      return filter.strengths.includes(chip.value)
    case 'flavour':
      return filter.flavours.includes(chip.value)
    case 'pack':
      return filter.packs.includes(chip.value)
    case 'price':
      return filter.minPrice !== null || filter.maxPrice !== null
    case 'more':
      return filter.tags.length > 0
  }
}

/** The active filters, each with a remove button. On phones the row scrolls. */
export function FilterChips({ filter, chips, onFilterChange }: FilterChipsProps) {
  const t = useWords(listingWords)
  const catalogText = useWords(catalogWords)
  const container = useRef<HTMLDivElement>(null)
  const [showsAllTags, setShowsAllTags] = useState(false)
  const [chosen, change] = useChosenFilter(filter, onFilterChange)

  const chipTags = chips.flatMap((chip) => (chip.kind === 'tag' ? [chip.value] : []))
  const hiddenTags = filter.tags.filter((tag) => !chipTags.includes(tag))
  const listed = chips.flatMap<FilterChipView>((chip) =>
    chip.kind === 'more' && showsAllTags ? hiddenTags.map((value) => ({ kind: 'tag', value })) : [chip],
  )
  const visibleChips = listed.filter((chip) => isIn(chosen, chip))

  /** A chip is removed with its button: the focus moves to its neighbour, or to the empty container. */
  function remove(chip: FilterChipView, index: number) {
    const removeButtons = container.current?.querySelectorAll('button')
    const neighbour = index + 1 < visibleChips.length ? removeButtons?.[index + 1] : removeButtons?.[index - 1]
    const next = neighbour ?? container.current
    next?.focus()
    change(without(chosen, chip))
  }

  function clear() {
    container.current?.focus()
    change(clearedFilter(chosen))
  }

  function label(chip: FilterChipView): string {
    switch (chip.kind) {
      case 'more':
        return t('moreFilters', { count: chip.count })
      case 'strength':
        return chip.text
      case 'flavour':
        return catalogText('flavourName', { flavour: chip.value })
      case 'pack':
        return t('packName', { pack: chip.value })
      case 'price':
        return priceLabel(chip)
      default:
        return chip.value
    }
  }

  function priceLabel({ min, max }: Extract<FilterChipView, { kind: 'price' }>): string {
    if (min !== undefined && max !== undefined) {
      return t('priceChip', { min, max })
    }
    return min === undefined ? t('priceChipTo', { max: max ?? '' }) : t('priceChipFrom', { min })
  }

  return (
    <div ref={container} role="group" aria-label={t('activeFilters')} tabIndex={-1} className={groupStyles}>
      {visibleChips.length > 0 && (
        <ul
          role="list"
          className={
            'm-0 flex list-none flex-wrap gap-1.5 p-0 pt-3 max-md:-mx-gutter max-md:scrollbar-none ' +
            'max-md:flex-nowrap max-md:overflow-x-auto max-md:px-gutter max-md:pb-1'
          }
        >
          {visibleChips.map((chip, index) => (
            <li key={`${chip.kind} ${label(chip)}`} className="flex max-w-full flex-none max-md:max-w-[80vw]">
              {chip.kind === 'more' ? (
                <ChipButton variant="quiet" label={label(chip)} onPress={() => setShowsAllTags(true)} />
              ) : (
                <Chip label={label(chip)} onRemove={() => remove(chip, index)} />
              )}
            </li>
          ))}
          <li className="flex flex-none">
            <Button variant="quiet" size="sm" onPress={clear}>
              {t('clearAll')}
            </Button>
          </li>
        </ul>
      )}
    </div>
  )
}
