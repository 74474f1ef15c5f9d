import { useParams } from 'react-router-dom'
import { FullOrderScreen } from '@skafferi/ui/office/order-screen'
import { useOrderPage } from '../app/use-order-page'
import { paths } from '../paths'

export default function OrderRoute() {
  const { id = '' } = useParams()
  const {
    order,
    open,
    busy,
    can,
    payRefused,
    problemOf,
    shipField,
    previewRefund,
    show,
    close,
    pay,
    cancel,
    ship,
    mark,
    closeRest,
    refund,
  } = useOrderPage(id)
  return (
    <FullOrderScreen
      key={id}
      order={order}
      ordersHref={paths.orders}
      can={can}
      payRefused={payRefused}
      open={open}
      busy={busy}
      problems={{
        ship: problemOf('ship'),
        mark: problemOf('mark'),
        close: problemOf('close'),
        cancel: problemOf('cancel'),
        pay: problemOf('pay'),
        refund: problemOf('refund'),
      }}
      shipField={shipField}
      onOpen={({ overlay }) => show(overlay)}
      onClose={close}
      onPay={() => void pay()}
      onCancel={() => void cancel()}
      onMark={mark}
      onCloseRest={(rest) => void closeRest(rest)}
      onSend={(draft) => void ship(draft)}
      previewRefund={previewRefund}
      onRefund={(draft) => void refund(draft)}
    />
  )
}
