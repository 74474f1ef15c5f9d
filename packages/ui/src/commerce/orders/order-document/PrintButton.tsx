import { Button, type ButtonProps } from '../../../components/actions/button'
import { PrintIcon } from '../../../components/content/icon'
import { useWords } from '../../../words'
import { orderDetailWords } from '../../../words/generated/order-detail'

export interface PrintButtonProps {
  /** `primary` if printing is the main action; `secondary` by default. */
  variant?: 'primary' | 'secondary'
  /** As in Button. */
  width?: ButtonProps['width']
}

/** Prints the page, which shows only the document in print. */
export function PrintButton({ variant = 'secondary', width }: PrintButtonProps) {
  const t = useWords(orderDetailWords)
  return (
    <Button variant={variant} width={width} onPress={() => print()}>
      <PrintIcon size="sm" />
      {t('print')}
    </Button>
  )
}
