import type { Load } from '@skafferi/domain/action/views'
import type { ProductCardView } from '@skafferi/domain/catalog/views'
import { ArrivalTiles, type ArrivalTileView } from '../../commerce/arrival-tiles'
import { ServicePromises } from '../../commerce/service-promises'
import { useWords } from '../../words'
import { homeWords } from '../../words/generated/home'
import type { HomeCardEvents } from './HomeCard'
import { HomeShelf, type HomeShelfProps } from './HomeShelf'

/** What stands below the best sellers; a part left out is not there. */
export interface HomeRestParts {
  /** The four tiles of New Arrival. */
  arrivals?: readonly ArrivalTileView[]
  /** More of what the shop has. */
  explore?: Load<readonly ProductCardView[]>
  /** Goods from which delivery is free, formatted ("€140"); with it the three promises are there. */
  freeDeliveryFrom?: string
  /** Who tells of a failure; each part its own by default. */
  alarm?: HomeShelfProps['alarm']
}

/** New arrivals, more products, three promises. */
export function HomeRest({ arrivals, explore, freeDeliveryFrom, alarm, ...cards }: HomeRestParts & HomeCardEvents) {
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
          all={t('explore.all')}
          loading={t('explore.loading')}
          empty={t('explore.empty')}
          products={explore}
          variant="grid"
          alarm={alarm}
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
