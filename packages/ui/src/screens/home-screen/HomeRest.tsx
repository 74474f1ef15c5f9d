import type { Load } from '@skafferi/domain/platform/action/views'
import type { ProductCardView } from '@skafferi/domain/shop/catalogue/views'
import { ArrivalTiles, type ArrivalTileView } from '../../commerce/catalogue/arrival-tiles'
import { ServicePromises } from '../../commerce/service/service-promises'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import type { HomeCardEvents } from './HomeCard'
import { HomeShelf, type HomeShelfProps } from './HomeShelf'

/** Content below the best sellers; omitted parts are not rendered. */
export interface HomeRestParts {
  /** The four tiles of New Arrival. */
  arrivals?: readonly ArrivalTileView[]
  /** More products. */
  explore?: Load<readonly ProductCardView[]>
  /** Order value from which delivery is free, formatted ("€140"). Omit to hide the service promises. */
  freeDeliveryFrom?: string
  /** What announces a failure; each section by default. */
  failureAlert?: HomeShelfProps['failureAlert']
}

/** New arrivals, more products, service promises. */
export function HomeRest({
  arrivals,
  explore,
  freeDeliveryFrom,
  failureAlert,
  ...cards
}: HomeRestParts & HomeCardEvents) {
  const t = useWords(homeWords)
  return (
    <>
      {arrivals && (
        <section className="pt-6 md:pt-11">
          <h2 className="mb-4">{t('arrivals.title')}</h2>
          <ArrivalTiles tiles={arrivals} />
        </section>
      )}
      {explore && (
        <HomeShelf
          title={t('explore.title')}
          allLabel={t('explore.all')}
          loadingLabel={t('explore.loading')}
          emptyText={t('explore.empty')}
          products={explore}
          variant="grid"
          failureAlert={failureAlert}
          {...cards}
        />
      )}
      {freeDeliveryFrom !== undefined && (
        <div className="pt-6 md:pt-11">
          <ServicePromises freeDeliveryFrom={freeDeliveryFrom} />
        </div>
      )}
    </>
  )
}
