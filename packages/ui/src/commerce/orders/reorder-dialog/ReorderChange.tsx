import { cva } from 'class-variance-authority'
import type { ReorderLineView } from '@skafferi/domain/shop/orders/views'
import { CheckIcon, CloseIcon, TagIcon, WarningIcon } from '../../../components/content/icon'
import { Link } from '../../../components/actions/link'
import { useWords } from '../../../words'
import { reorderWords } from '../../../words/generated/reorder'
import { useShopPaths } from '../../service/shop-paths'

const styles = cva('inline-flex items-center gap-1.5 font-medium', {
  variants: { tone: { plain: '', positive: 'text-positive', caution: 'text-caution', critical: 'text-critical' } },
})

export interface ReorderChangeProps {
  line: Pick<ReorderLineView, 'code' | 'title' | 'maximum' | 'ordered' | 'priceChange' | 'inCart'>
}

/** The change of a line since the order, with icon and text; if it is not available, a link to similar products. */
export function ReorderChange({ line: { code, title, maximum, ordered, priceChange, inCart } }: ReorderChangeProps) {
  const t = useWords(reorderWords)
  const paths = useShopPaths()
  const changes = {
    as_before: { tone: 'positive', Icon: CheckIcon, text: t('asBefore') },
    price_changed: { tone: priceChange === 'higher' ? 'caution' : 'plain', Icon: TagIcon, text: t('priceChanged') },
    reduced: { tone: 'caution', Icon: WarningIcon, text: t('reduced', { left: maximum, ordered }) },
    gone: { tone: 'critical', Icon: CloseIcon, text: t('gone') },
    not_deliverable: { tone: 'critical', Icon: CloseIcon, text: t('notDeliverable') },
  } as const
  const { tone, Icon, text } = changes[code]
  return (
    <span className="num flex flex-wrap gap-x-3 gap-y-0.5 text-xs">
      <span className={styles({ tone })}>
        <Icon size="sm" />
        {text}
      </span>
      {code === 'gone' && (
        <Link href={paths.products(`q=${encodeURIComponent(title)}`)} label={t('similarTo', { title })}>
          {t('similar')}
        </Link>
      )}
      {inCart > 0 && <span className="text-ink-muted">{t('inCart', { count: inCart })}</span>}
    </span>
  )
}
