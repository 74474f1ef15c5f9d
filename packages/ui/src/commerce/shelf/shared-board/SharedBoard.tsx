import type { SharedPlaceView } from '@skafferi/domain/shop/shelf/views'
import { Link } from '../../../components/actions/link'
import { RenderWhenVisible } from '../../../internal/render-when-visible'
import { useWords } from '../../../words'
import { sharedShelfWords } from '../../../words/generated/shared-shelf'
import { useShopPaths } from '../../service/shop-paths'
import { Facings } from '../facings'
import { boardStyles, cellStyles, placeStyles } from '../shelf-board/board-styles'

export interface SharedBoardProps {
  /** The accessible name ("The shelf"). */
  label: string
  /** In their order. */
  places: readonly SharedPlaceView[]
}

/** The name without the brand, which the pack shows. */
const shortName = ({ brand, title }: SharedPlaceView) =>
  brand !== '' && title.startsWith(`${brand} `) ? title.slice(brand.length + 1) : title

/** A shelf that others may see: full places, true to scale, without prices. */
export function SharedBoard({ label, places }: SharedBoardProps) {
  const t = useWords(sharedShelfWords)
  const paths = useShopPaths()
  return (
    <ul role="list" aria-label={label} className={boardStyles()}>
      {places.map((place, index) => {
        const { variantId, productId, brand, title, subtitle, cartonSize } = place
        const name = shortName(place)
        const carton = cartonSize === null ? null : t('cartonOf', { pieces: cartonSize })
        return (
          <RenderWhenVisible key={variantId} as="li" className={cellStyles({ isGap: false })}>
            <div data-place={variantId} className={placeStyles()}>
              <span className="mb-0.5 grid items-end justify-items-center px-1">
                <Facings {...place} status="full" loading={index < 8 ? 'eager' : 'lazy'} />
              </span>
              <span
                className={
                  'num grid min-w-0 grid-cols-[minmax(0,1fr)] content-start px-2 pt-1 pb-2 text-xs ' +
                  'shadow-[-1px_0_0_var(--line)] rtl:shadow-[1px_0_0_var(--line)]'
                }
              >
                <span className="text-xs font-bold [&>a]:block [&>a]:truncate [&>a]:leading-6" title={title}>
                  <Link variant="quiet" href={paths.product(productId)}>
                    {name !== title && <span className="sr-only">{brand} </span>}
                    {name}
                  </Link>
                </span>
                <span className="truncate text-ink-muted">{subtitle ?? carton}</span>
              </span>
            </div>
          </RenderWhenVisible>
        )
      })}
    </ul>
  )
}
