import { useNavigate } from 'react-router-dom'
import { countryCodeValues } from '@skafferi/api/limits'
import { addressLimits, referenceLimits, useCheckout, useEndedCodes, usePromoCodes } from '@skafferi/domain/checkout'
import { usePlacedElsewhere } from '@skafferi/domain/orders'
import { CheckoutScreen } from '@skafferi/ui/screens/checkout-screen'
import { paths } from '../paths'

export default function CheckoutRoute() {
  const checkout = useCheckout()
  const placed = usePlacedElsewhere('checkout')
  const ended = useEndedCodes('checkout')
  const navigate = useNavigate()
  return (
    <CheckoutScreen
      checkout={checkout.load}
      placed={placed}
      ended={ended}
      countries={countryCodeValues}
      addressLimits={addressLimits}
      addressFaults={checkout.addressFaults}
      addressDrafts={checkout.addressDrafts}
      saving={checkout.saving}
      placing={checkout.placing}
      missing={checkout.missing}
      refusals={checkout.refusals}
      references={checkout.references}
      referenceLimits={referenceLimits}
      savedAddresses={checkout.savedAddresses}
      promo={usePromoCodes()}
      conflicts={checkout.conflicts}
      change={checkout.change}
      problem={checkout.problem}
      onDismissProblem={checkout.dismissProblem}
      onEditAddress={checkout.editAddress}
      onSaveAddress={checkout.saveAddress}
      onQuantityChange={checkout.setQuantity}
      onRemove={checkout.removeLine}
      onPlaceOrder={async () => {
        const order = await checkout.placeOrder()
        if (order) navigate(paths.thanks(order.orderId))
      }}
    />
  )
}
