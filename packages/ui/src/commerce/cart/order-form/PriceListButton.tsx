import { useId } from 'react'
import type { PriceListDownload } from '@skafferi/domain/shop/cart/views'
import { Button } from '../../../components/actions/button'
import { FieldError } from '../../../components/forms/field'
import { useWords } from '../../../words'
import { orderFormWords } from '../../../words/generated/order-form'
import { isTransportFailure, useRefusalText } from '../../service/problem-text'

export interface PriceListButtonProps {
  /** The state of the download. */
  priceList: PriceListDownload
  /** How it is sent back: as a file by default, or by pasting its cells. */
  sentBack?: 'file' | 'cells'
}

/** Downloads the customer's price list, which can be filled in and sent back as an order form. */
export function PriceListButton({ priceList, sentBack = 'file' }: PriceListButtonProps) {
  const { busy, problem, onDownload } = priceList
  const t = useWords(orderFormWords)
  const refusalText = useRefusalText()
  const problemId = useId()
  return (
    <div className="grid justify-items-start gap-1">
      <span className="-ms-3">
        <Button variant="quiet" size="sm" busy={busy} busyLabel={t('priceList.loading')} onPress={onDownload}>
          {t('priceList.download')}
        </Button>
      </span>
      <p className="text-xs text-ink-muted">{t(`priceList.${sentBack}`)}</p>
      <div role="status">
        {problem !== null && (
          <FieldError
            id={problemId}
            message={
              (isTransportFailure(problem) ? t('priceList.no_answer') : refusalText(problem)) ?? t('priceList.failed')
            }
          />
        )}
      </div>
    </div>
  )
}
