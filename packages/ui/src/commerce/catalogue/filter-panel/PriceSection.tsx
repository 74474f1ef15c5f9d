import { useId } from 'react'
import type { ListingFilter, PriceBandView } from '@skafferi/domain/shop/catalogue/views'
import { useWords } from '../../../words'
import { listingWords } from '../../../words/generated/listing'
import { PriceRange } from '../../prices-and-stock/price-range'
import { FacetRadio } from './FacetRadio'
import { FilterSection } from './FilterSection'

export interface PriceSectionProps {
  filter: Pick<ListingFilter, 'minPrice' | 'maxPrice'>
  bands: readonly PriceBandView[]
  onPriceChange: (event: Pick<ListingFilter, 'minPrice' | 'maxPrice'>) => void
}

/** The price filter: slider, fields and presets, which all show and change the same range. */
export function PriceSection({ filter, bands, onPriceChange }: PriceSectionProps) {
  const t = useWords(listingWords)
  const name = useId()
  const unlimited = bands.find(({ id }) => id === 'all')
  const range = { min: filter.minPrice ?? unlimited?.min, max: filter.maxPrice ?? unlimited?.max }

  function bandLabel({ id, min, minText, maxText }: PriceBandView): string {
    if (id === 'all') {
      return t('allPrices')
    }
    return min === unlimited?.min ? t('bandUnder', { max: maxText }) : t('band', { min: minText, max: maxText })
  }

  return (
    <FilterSection title={t('priceRange')} line="shelf">
      {unlimited && (
        <PriceRange
          range={{ min: filter.minPrice, max: filter.maxPrice }}
          bounds={{ min: unlimited.min, max: unlimited.max }}
          onRangeChange={({ min, max }) => onPriceChange({ minPrice: min, maxPrice: max })}
        />
      )}
      <div className="pt-2.5">
        {bands.map((band) => (
          <FacetRadio
            key={band.id}
            name={name}
            label={bandLabel(band)}
            count={band.countText}
            checked={band.min === range.min && band.max === range.max}
            onChoose={() =>
              onPriceChange(
                band.id === 'all' ? { minPrice: null, maxPrice: null } : { minPrice: band.min, maxPrice: band.max },
              )
            }
          />
        ))}
      </div>
    </FilterSection>
  )
}
