import { isOrderable } from '@skafferi/domain/rules/quantity/order-rule'
import { useId } from 'react'
import { Button } from '../../../components/actions/button'
import { Link } from '../../../components/actions/link'
import { CheckIcon } from '../../../components/content/icon'
import { ShelfImage } from '../../../components/content/shelf-image'
import { NumberInput } from '../../../components/forms/number-stepper'
import { useWords } from '../../../words'
import { catalogWords } from '../../../words/generated/catalog'
import { suggestionsWords } from '../../../words/generated/suggestions'
import { useShopPaths } from '../shop-paths'
import { SuggestionFacts, SuggestionPrices, type SuggestionRowProps } from './SuggestionRow'

/** The article of a scanned or typed GTIN, with its quantity. */
export function ScannedArticle(props: Omit<SuggestionRowProps, 'isActive'>) {
  const { id, suggestion, entry, purchase, onEntry, onAdd } = props
  const t = useWords(suggestionsWords)
  const catalog = useWords(catalogWords)
  const paths = useShopPaths()
  const messageId = useId()
  const { productId, title, thumbnail, state, orderRule, totalOf } = suggestion
  const quantity = isOrderable(orderRule, entry.value) ? entry.value : null
  const total = quantity === null ? null : totalOf(quantity)
  return (
    <div id={id} role="group" aria-label={t('scanned')} className="flex flex-wrap items-center gap-3 p-4" data-purchase>
      <ShelfImage src={thumbnail.src ?? undefined} alt="" size="line" />
      <div className="min-w-0 flex-1">
        <p className="flex items-center gap-1 text-xs font-medium text-info">
          <CheckIcon size="sm" />
          {t('scanned')}
        </p>
        <p className="font-bold wrap-anywhere">
          <Link variant="quiet" href={paths.product(productId)}>
            {title}
          </Link>
        </p>
        <SuggestionFacts suggestion={suggestion} entry={entry} purchase={purchase} messageId={messageId} />
      </div>
      <SuggestionPrices suggestion={suggestion} entry={entry} />
      {state === 'orderable' && (
        <div className="grid w-full gap-2 md:w-auto">
          <NumberInput
            label={t('quantityOf', { title })}
            entry={entry}
            min={0}
            max={orderRule.maximum}
            step={orderRule.multiple}
            emptyZero
            describedBy={messageId}
            onEntry={onEntry}
            onEnter={onAdd}
          />
          <Button size="sm" width="full" busy={purchase.busy} busyLabel={catalog('adding')} onPress={onAdd}>
            {quantity === null || total === null ? catalog('addToCart') : t('scannedAdd', { quantity, total })}
          </Button>
        </div>
      )}
    </div>
  )
}
