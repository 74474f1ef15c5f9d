import { useId, Fragment, useState, type ReactNode } from 'react'
import { cva, type VariantProps } from 'class-variance-authority'
import type { FilterChoicesView, ListingFilter, PriceBandView, FacetView } from '@skafferi/domain/shop/catalogue/views'
import { Checkbox, markStyles } from '../../../components/forms/checkbox'
import { ChipButton } from '../../../components/content/chip'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { listingWords } from '../../../words/generated/listing'
import { PriceRange } from '../../prices-and-stock/price-range'
import { toggled } from './filter'
import { useChosenFilter } from './use-chosen-filter'

/** Number of choices that are shown initially. */
const INITIAL_COUNT = { categories: 5, checkboxes: 6, tags: 12 }

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
  const { categories, brands, tags, strengths, flavours, packs, bands, currency } = choices
  const [chosen, change] = useChosenFilter(filter, onFilterChange)

  return (
    <div className="print:hidden">
      {bands.length > 0 && <PriceSection filter={chosen} bands={bands} currency={currency} onPriceChange={change} />}
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
      <CheckboxSection
        title={t('popularBrands')}
        facets={brands}
        selected={chosen.brands}
        onChange={(selected) => change({ brands: selected })}
      />
      <CheckboxSection
        title={t('strength')}
        facets={strengths}
        selected={chosen.strengths.map(String)}
        onChange={(selected) => change({ strengths: selected.map(Number) })}
      />
      <CheckboxSection
        title={t('flavour')}
        facets={flavours}
        label={({ value }) => catalogText('flavourName', { flavour: value })}
        selected={chosen.flavours}
        onChange={(selected) => change({ flavours: selected })}
      />
      {/* Every product has a pack, so a single choice would not filter anything. */}
      {(packs.length > 1 || chosen.packs.length > 0) && (
        <CheckboxSection
          title={t('pack')}
          facets={packs}
          label={({ value }) => t('packName', { pack: value })}
          selected={chosen.packs}
          onChange={(selected) => change({ packs: selected })}
        />
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

interface CheckboxSectionProps<Facet extends FacetView> {
  title: string
  facets: readonly Facet[]
  /** The label of a choice; its text or value by default. */
  label?: (facet: Facet) => string
  selected: readonly Facet['value'][]
  onChange: (selected: Facet['value'][]) => void
}

/** A filter with several choices; nothing is rendered if there are none. */
function CheckboxSection<Facet extends FacetView>(props: CheckboxSectionProps<Facet>) {
  const { title, facets, label = ({ text, value }) => text ?? value, selected, onChange } = props
  if (facets.length === 0) return null
  return (
    <FilterSection title={title}>
      <FacetList facets={facets} initialCount={INITIAL_COUNT.checkboxes}>
        {(facet) => (
          <Checkbox
            checked={selected.includes(facet.value)}
            count={facet.countText}
            onChange={({ checked }) => onChange(toggled(selected, facet.value, checked))}
          >
            {label(facet)}
          </Checkbox>
        )}
      </FacetList>
    </FilterSection>
  )
}

interface PriceSectionProps {
  filter: Pick<ListingFilter, 'minPrice' | 'maxPrice'>
  bands: readonly PriceBandView[]
  currency: string
  onPriceChange: (event: Pick<ListingFilter, 'minPrice' | 'maxPrice'>) => void
}

/** The price filter: slider, fields and presets, which all show and change the same range. */
function PriceSection({ filter, bands, currency, onPriceChange }: PriceSectionProps) {
  const t = useWords(listingWords)
  const name = useId()
  const unlimited = bands.find(({ id }) => id === 'all')
  const range = { min: filter.minPrice ?? unlimited?.min, max: filter.maxPrice ?? unlimited?.max }
  const isChosen = (band: PriceBandView) => band.min === range.min && band.max === range.max
  const offered = bands.filter((band) => band.count > 0 || band.id === 'all' || isChosen(band))

  function bandLabel({ id, min, minText, maxText }: PriceBandView): string {
    if (id === 'all') {
      return t('allPrices')
    }
    return min === 0 ? t('bandUnder', { max: maxText }) : t('band', { min: minText, max: maxText })
  }

  return (
    <FilterSection title={t('priceRange')} line="shelf">
      {unlimited && (
        <PriceRange
          currency={currency}
          range={{ min: filter.minPrice, max: filter.maxPrice }}
          bounds={{ min: unlimited.min, max: unlimited.max }}
          onRangeChange={({ min, max }) => onPriceChange({ minPrice: min, maxPrice: max })}
        />
      )}
      {/* A single choice would not filter anything. */}
      {offered.length > 1 && (
        <div className="pt-2.5">
          {offered.map((band) => (
            <FacetRadio
              key={band.id}
              name={name}
              label={bandLabel(band)}
              count={band.countText}
              checked={isChosen(band)}
              onChoose={() =>
                onPriceChange(
                  band.id === 'all' ? { minPrice: null, maxPrice: null } : { minPrice: band.min, maxPrice: band.max },
                )
              }
            />
          ))}
        </div>
      )}
    </FilterSection>
  )
}

const listStyles = cva('', { variants: { flow: { lines: '', row: 'flex flex-wrap gap-1.5 pt-0.5' } } })

interface FacetListProps<Facet extends FacetView> {
  facets: readonly Facet[]
  /** The number of choices shown initially. Selected ones are always shown. */
  initialCount: number
  /** `lines`: one choice per line. `row`: chips side by side. Default `lines`. */
  flow?: NonNullable<VariantProps<typeof listStyles>['flow']>
  /** Renders one choice. */
  children: (facet: Facet) => ReactNode
}

/** A list of choices with a button to show all of them. */
function FacetList<Facet extends FacetView>(props: FacetListProps<Facet>) {
  const { facets, initialCount, flow = 'lines', children } = props
  const t = useWords(listingWords)
  const listId = useId()
  const [isExpanded, setIsExpanded] = useState(false)
  const initialFacets = facets.filter(({ selected }, index) => index < initialCount || selected)
  const hidden = facets.length - initialFacets.length

  return (
    <>
      <div id={listId} className={listStyles({ flow })}>
        {(isExpanded ? facets : initialFacets).map((facet) => (
          <Fragment key={facet.value}>{children(facet)}</Fragment>
        ))}
      </div>
      {hidden > 0 && (
        <button
          type="button"
          aria-expanded={isExpanded}
          aria-controls={listId}
          className={
            'mt-1 min-h-6 rounded-xs border-0 bg-transparent p-0 text-xs text-link underline decoration-1 ' +
            'underline-offset-[0.2em] hover:decoration-2 pointer-coarse:min-h-control-sm'
          }
          onClick={() => setIsExpanded(!isExpanded)}
        >
          {isExpanded ? t('showFewer') : t('showMore', { count: hidden })}
        </button>
      )}
    </>
  )
}

const sectionStyles = cva('m-0 min-w-0 border-0 p-0 pb-4', {
  variants: { line: { shelf: 'border-t-2 border-shelf', quiet: 'border-t border-line-strong' } },
})

interface FilterSectionProps {
  /** The name of the filter. */
  title: string
  /** The line above it: `shelf` for the first section, `quiet` for the others. Default `quiet`. */
  line?: NonNullable<VariantProps<typeof sectionStyles>['line']>
  children: ReactNode
}

/** A filter with its choices as a named group. */
function FilterSection({ title, line = 'quiet', children }: FilterSectionProps) {
  return (
    <fieldset className={sectionStyles({ line })}>
      <legend className="float-start w-full pt-3.5 pb-2 text-base font-bold tracking-flat">{title}</legend>
      <div className="clear-both">{children}</div>
    </fieldset>
  )
}

interface FacetRadioProps {
  /** The name of its radio group. */
  name: string
  label: string
  /** The number of results, formatted. Omit if it is unknown. */
  count?: string
  checked: boolean
  onChoose: () => void
}

/** One of several choices, with its count at the end of the line. */
function FacetRadio({ name, label, count, checked, onChoose }: FacetRadioProps) {
  return (
    <label className="flex items-start gap-2.5 py-1 text-sm pointer-coarse:py-2">
      <input
        type="radio"
        name={name}
        checked={checked}
        className={markStyles({ shape: 'ring', invalid: false })}
        onChange={onChoose}
      />
      <span className="min-w-0 wrap-anywhere">{label}</span>
      {count !== undefined && <span className="num ms-auto text-xs leading-5 text-ink-muted">{count}</span>}
    </label>
  )
}
