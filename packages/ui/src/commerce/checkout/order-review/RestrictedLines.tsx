import type { ReviewLineView } from '@skafferi/domain/shop/checkout/views'
import { BannerMessage } from '../../../components/feedback/banner-message'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { orderReviewWords } from '../../../words/generated/order-review'
import { useShopPaths } from '../../service/shop-paths'

export interface RestrictedLinesProps {
  lines: readonly Pick<ReviewLineView, 'undeliverableTo'>[]
}

/** A warning about lines that cannot be delivered to the destination by law; nothing if there are none. */
export function RestrictedLines({ lines }: RestrictedLinesProps) {
  const t = useWords(orderReviewWords)
  const paths = useShopPaths()
  const [country, ...others] = lines.flatMap(({ undeliverableTo }) => undeliverableTo ?? [])
  if (country === undefined) return null
  return (
    <div className="px-4 pb-3">
      <BannerMessage
        tone="caution"
        announce="polite"
        action={
          <Link href={paths.cart} variant="quiet">
            {t('review.toCart')}
          </Link>
        }
      >
        {t('review.undeliverable', { count: others.length + 1, country })}
      </BannerMessage>
    </div>
  )
}
