import { useNavigate } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import { addressLimits, referenceLimits, useCheckout, useEndedCodes, usePromoCodes } from '@skafferi/domain/checkout'
import { usePlacedElsewhere } from '@skafferi/domain/orders'
import { CheckoutScreen } from '@skafferi/ui/screens/checkout-screen'
import { paths } from '../paths'

export default function CheckoutRoute() {
  const { load, editAddress, saveAddress, setQuantity, removeLine, placeOrder, dismissProblem, ...shown } = useCheckout()
  const navigate = useNavigate()
  return (
    <CheckoutScreen
      checkout={load}
      placed={usePlacedElsewhere('checkout')}
      ended={useEndedCodes('checkout')}
      countries={countryCodeValues}
      addressLimits={addressLimits}
      {...shown}
      referenceLimits={referenceLimits}
      promo={usePromoCodes()}
      onDismissProblem={dismissProblem}
      onEditAddress={editAddress}
      onSaveAddress={saveAddress}
      onQuantityChange={setQuantity}
      onRemove={removeLine}
      onPlaceOrder={async () => {
        const order = await placeOrder()
        if (order) navigate(paths.thanks(order.orderId))
      }}
    />
  )
}
