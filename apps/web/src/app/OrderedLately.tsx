import { UsualArticles } from '@skafferi/ui/commerce/usual-articles'
import { useFillUp } from './use-fill-up'

/** What the company orders again and again, where a search has found nothing. Asked for when it is first shown. */
export default function OrderedLately() {
  return <UsualArticles {...useFillUp({})} />
}
