import { useId } from 'react'
import type { FilterChoicesView, ListingFilter } from '@skafferi/domain/shop/catalogue/views'
import { Checkbox } from '../../../components/forms/checkbox'
import { ChipButton } from '../../../components/content/chip'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { listingWords } from '../../../words/generated/listing'
import { FacetList } from './FacetList'
import { FacetRadio } from './FacetRadio'
import { FilterSection } from './FilterSection'
import { PriceSection } from './PriceSection'
import { toggled } from './filter'
import { useChosenFilter } from './use-chosen-filter'

/** Number of choices that are shown initially. */
const INITIAL_COUNT = { categories: 5, brands: 6, kinds: 6, tags: 12 }

export interface FilterPanelProps {
  /** The active filter. */
  filter: ListingFilter
  /** The available filters; a group without choices is not rendered. */
  choices: FilterChoicesView
  /** The filter has changed. The listing starts at its first page. */
  onFilterChange: (event: { filter: ListingFilter }) => void
}

/** All filters of a listing. A choice applies immediately. */
export function FilterPanel({ filter, choices, onFilterChange }: FilterPanelProps) {
  const t = useWords(listingWords)
  const categoryName = useId()
  const catalogText = useWords(catalogWords)
  const { categories, brands, tags, strengths, flavours, packs, bands } = choices
  const [chosen, change] = useChosenFilter(filter, onFilterChange)

  return (
    <div className="print:hidden">
      {bands.length > 0 && <PriceSection filter={chosen} bands={bands} onPriceChange={change} />}
      {categories.length > 0 && (
        <FilterSection title={t('category')}>
          <FacetRadio
            name={categoryName}
            label={t('allCategories')}
            checked={chosen.category === null}
            onChoose={() => change({ category: null })}
          />
          <FacetList facets={categories} initialCount={INITIAL_COUNT.categories}>
            {({ value, countText }) => (
              <FacetRadio
                name={categoryName}
                label={value}
                count={countText}
                checked={value === chosen.category}
                onChoose={() => change({ category: value })}
              />
            )}
          </FacetList>
        </FilterSection>
      )}
      {brands.length > 0 && (
        <FilterSection title={t('popularBrands')}>
          <FacetList facets={brands} initialCount={INITIAL_COUNT.brands}>
            {({ value, countText }) => (
              <Checkbox
                checked={chosen.brands.includes(value)}
                count={countText}
                onChange={({ checked }) => change({ brands: toggled(chosen.brands, value, checked) })}
              >
                {value}
              </Checkbox>
            )}
          </FacetList>
        </FilterSection>
      )}
      {strengths.length > 0 && (
        <FilterSection title={t('strength')}>
          <FacetList facets={strengths} initialCount={INITIAL_COUNT.kinds}>
            {({ value, text, countText }) => (
              <Checkbox
                checked={chosen.strengths.includes(Number(value))}
                count={countText}
                onChange={({ checked }) => change({ strengths: toggled(chosen.strengths, Number(value), checked) })}
              >
                {text}
              </Checkbox>
            )}
          </FacetList>
        </FilterSection>
      )}
      {flavours.length > 0 && (
        <FilterSection title={t('flavour')}>
          <FacetList facets={flavours} initialCount={INITIAL_COUNT.kinds}>
            {({ value, countText }) => (
              <Checkbox
                checked={chosen.flavours.includes(value)}
                count={countText}
                onChange={({ checked }) => change({ flavours: toggled(chosen.flavours, value, checked) })}
              >
                {catalogText('flavourName', { flavour: value })}
              </Checkbox>
            )}
          </FacetList>
        </FilterSection>
      )}
      {/* Every product has a pack, so a single choice would not filter anything. */}
      {(packs.length > 1 || chosen.packs.length > 0) && (
        <FilterSection title={t('pack')}>
          <FacetList facets={packs} initialCount={INITIAL_COUNT.kinds}>
            {({ value, countText }) => (
              <Checkbox
                checked={chosen.packs.includes(value)}
                count={countText}
                onChange={({ checked }) => change({ packs: toggled(chosen.packs, value, checked) })}
              >
                {t('packName', { pack: value })}
              </Checkbox>
            )}
          </FacetList>
        </FilterSection>
      )}
      {tags.length > 0 && (
        <FilterSection title={t('popularTags')}>
          <FacetList facets={tags} initialCount={INITIAL_COUNT.tags} flow="row">
            {({ value }) => (
              <ChipButton
                label={value}
                pressed={chosen.tags.includes(value)}
                onPress={({ pressed }) => change({ tags: toggled(chosen.tags, value, pressed) })}
              />
            )}
          </FacetList>
        </FilterSection>
      )}
    </div>
  )
}
