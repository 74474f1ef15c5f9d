import { Button } from '../../../components/actions/button'
import { PrintIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'

/** Prints the page, which shows only the document in print. */
export function PrintButton() {
  const t = useWords(orderDetailWords)
  return (
    <Button variant="secondary" onPress={() => print()}>
      <PrintIcon size="sm" />
      {t('print')}
    </Button>
  )
}
