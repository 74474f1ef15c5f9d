import { useQuery } from '@tanstack/react-query'
import { readable, toLoad, type Load } from '../../platform/action'
import { useShop } from '../shop-context'
import { usualArticlesQuery } from './orders.queries'
import { toUsualArticlesView, type UsualArticleView } from './usual-articles.view'

/** The company's regular articles; empty if it has not ordered yet. */
export function useUsualArticles(): Load<readonly UsualArticleView[]> {
  const shop = useShop()
  const query = useQuery(usualArticlesQuery(shop))
  return toLoad(
    query,
    'load_usual_articles',
    readable(query.data, (data) => toUsualArticlesView(data, shop.locale)),
  )
}
